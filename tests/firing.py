"""A plugin that notes which rules the tests speak for, and which rules the engine cited meanwhile.

A rule fires when it stands in an event, in a question that is asked, in a refusal or in a why-not. Only what
happens during passing tests marked with a rule is noted: games played at random elsewhere would hide a gap.
With `--rules-to FOLDER` every worker leaves its notes there, and `tools/rules_report.py` reads them.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.games.game import Game
from backroom.kernel import core
from backroom.kernel.core import OVER, ROLL, Event, Illegal, State


class Notes:
    """What one worker has seen."""

    def __init__(self) -> None:
        self.tested: dict[str, list[str]] = {}  # rule: the tests that speak for it and passed
        self.fired: dict[str, list[str]] = {}  # rule: the ways it was cited

    def passed(self, test: str, rules: list[str], fired: set[tuple[str, str]]) -> None:
        for rule in rules:
            self.tested.setdefault(rule, []).append(test)
        for rule, way in fired:
            ways = self.fired.setdefault(rule, [])
            if way not in ways:
                ways.append(way)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"tested": self.tested, "fired": self.fired}, indent=1, sort_keys=True))


NOTES = pytest.StashKey[Notes]()
FIRED = pytest.StashKey[set[tuple[str, str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-to", metavar="FOLDER", help="note which rules were tested and cited, for make rules")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--rules-to")
    if not folder:
        return
    config.stash[NOTES] = Notes()
    if not hasattr(config, "workerinput"):  # the controller comes first and clears away the last run
        shutil.rmtree(folder, ignore_errors=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    notes = session.config.stash.get(NOTES, None)
    if notes is None:
        return
    worker = getattr(session.config, "workerinput", {"workerid": "main"})["workerid"]
    notes.write(Path(session.config.getoption("--rules-to")) / f"{worker}.json")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    if NOTES not in item.config.stash or not rules_of(item):
        return (yield)
    item.stash[FIRED] = set()
    with listening(item.stash[FIRED]):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    notes = item.config.stash.get(NOTES, None)
    if notes is not None and call.when == "call" and report.passed:
        notes.passed(item.nodeid, rules_of(item), item.stash.get(FIRED, set()))
    return report


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


@contextmanager
def listening(fired: set[tuple[str, str]]) -> Iterator[None]:
    """Overhear every citation. Compiled classes cannot be overheard; there nothing is noted."""
    if not str(core.__file__).endswith(".py"):
        yield
        return
    with pytest.MonkeyPatch.context() as patch:

        def overhear(owner: type, name: str, note: Callable[..., None]) -> None:
            original = getattr(owner, name)

            def noted(*args: Any, **kwargs: Any) -> Any:
                result = original(*args, **kwargs)
                note(result, *args, **kwargs)
                return result

            patch.setattr(owner, name, noted)

        def event(_: None, __: Event, rule: str, *___: object) -> None:
            fired.add((rule, "event"))

        def refusal(_: None, __: Illegal, rule: str, *___: object) -> None:
            fired.add((rule, "refusal"))

        def ask(_: None, __: State, name: str, value: Any) -> None:
            if name == "wait" and value.mode not in (ROLL, OVER):
                fired.add((value.rule, "ask"))

        def why_not(result: Any, *_: object) -> None:
            fired.update((missing.rule, "why-not") for missing in result)

        overhear(Event, "__init__", event)
        overhear(Illegal, "__init__", refusal)
        overhear(State, "__setattr__", ask)  # waits are shared, so what counts is that one is being waited for
        overhear(Game, "why_not", why_not)
        yield
