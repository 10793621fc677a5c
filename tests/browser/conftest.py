"""A real server, a real browser. Without Chromium or without the built client these tests are skipped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from backroom.server.edge.client import PAGE, STATIC
from tests.browser.people import DESK, PATIENCE, Scheme, Visitor
from tests.server.serving import Server
from tools.browser import FLAGS, NOT_HERE, chromium

Come = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    if program is None:
        pytest.skip(NOT_HERE)
    if not (STATIC / PAGE).is_file():
        pytest.skip("the client has not been built; make web builds it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), requests_per_minute=5000) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What failed says what everybody had before their eyes."""
    report = yield
    if report.when == "call" and report.failed and VISITORS in item.stash:
        visitors = item.stash[VISITORS]
        for i, visitor in enumerate(visitors):
            report.sections.append((f"visitor {i}", visitor.describe()))
    return report


@pytest.fixture
def come(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody new at the door. Whatever happens, no page may break the content security policy."""
    visitors = request.node.stash[VISITORS] = list[Visitor]()

    def one(size: tuple[int, int] = DESK, scheme: Scheme = "dark") -> Visitor:
        visitors.append(Visitor(browser, server.url, size, scheme))
        return visitors[-1]

    yield one
    broken = [line for visitor in visitors for line in visitor.violations]
    for visitor in visitors:
        visitor.close()
    assert broken == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with Server(tmp_path, requests_per_minute=5000) as running:
        yield running
