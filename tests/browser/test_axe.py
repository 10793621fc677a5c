"""No page may shut anybody out: axe-core finds nothing serious or critical on any of them, dark or light."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import PHONE, READY, Scheme, Visitor, play_until
from tests.server.club import line_of

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}
SCHEMES: tuple[Scheme, Scheme] = ("dark", "light")
GAMES = ("coup", "corleone", "derpate")

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not here; npm ci in web/ brings it")


def findings(one: Visitor) -> list[str]:
    """What axe says of the page as it stands: what is wrong, and where."""
    one.page.evaluate(AXE.read_text())  # not as a tag: the policy of the page allows no script of others
    found: list[dict[str, Any]] = one.page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{finding['id']}: {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
        for finding in found
        if finding["impact"] in BAD
        for node in finding["nodes"]
    ]


def first_page(one: Visitor) -> None:
    expect(one.page.locator('[data-game="coup"] .btn.main')).to_be_enabled()


def book(one: Visitor) -> None:
    expect(one.page.locator("article").first).to_be_visible()


def form(one: Visitor) -> None:
    expect(one.page.locator("button.go")).to_be_enabled()


def plain(one: Visitor) -> None:
    expect(one.page.locator("h1")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "/": first_page,
    "/open/coup": form,
    "/open/corleone": form,
    "/device/derpate": form,
    "/rules": plain,
    "/rules/coup": book,
    "/settings": plain,
    "/records": plain,
    "/nowhere": plain,
}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_shuts_nobody_out(come: Come, path: str, scheme: Scheme) -> None:
    one = come(scheme=scheme)
    one.arrive(f"{one.url}{path}")
    PAGES[path](one)
    assert findings(one) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_lobby_shuts_nobody_out(come: Come, scheme: Scheme) -> None:
    host = come(scheme=scheme)
    host.open_table("Ada")
    host.page.locator("summary").click()
    assert findings(host) == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_shuts_nobody_out(come: Come, game: str, scheme: Scheme, size: tuple[int, int]) -> None:
    me = come(size=size, scheme=scheme).arrive()
    me.page.click(f'[data-game="{game}"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    play_until([me], lambda: me.decision >= 3 or me.is_over)
    me.page.wait_for_timeout(600)  # what flies over the table is no part of it
    assert findings(me) == []


def test_an_own_turn_shuts_nobody_out(come: Come) -> None:
    """With choices that are aimed at players, and some that cannot be had."""
    me = come(scheme="dark").arrive()
    me.page.click('[data-game="coup"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    aimed = me.page.locator("#ask").get_by_role("button", name="Steal from Bot Otto")
    for _ in range(10):
        me.page.wait_for_selector(f'{READY}[data-said="false"] button.choice', timeout=60_000)
        if aimed.is_visible():
            break
        me.answer(("pass", "income"))  # who dares nothing stays in the game
    expect(aimed).to_be_visible()
    assert findings(me) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_result_shuts_nobody_out(come: Come, scheme: Scheme) -> None:
    ada, bo = come(scheme=scheme), come()
    bo.sit(ada.open_table("Ada"), "Bo")
    ada.start()
    bo.at_the_table()
    bo.press("Table menu")
    bo.press("Leave the table")
    bo.press("Leave for good")
    expect(ada.page.locator("#result")).to_have_text("Ada wins")
    expect(ada.page.locator(".result a[download]")).to_be_visible()
    ada.page.wait_for_timeout(600)
    assert findings(ada) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shuts_nobody_out(come: Come, tmp_path: Path, game: str, scheme: Scheme) -> None:
    file = tmp_path / "game.json"
    file.write_text(line_of(game))
    me = come(scheme=scheme)
    me.arrive(f"{me.url}/records").page.set_input_files("input[type=file]", file)
    me.say_name("Ada")
    expect(me.page.locator(".reel")).to_be_visible()
    me.page.locator(".value").filter(has_text="Player 2").click()
    me.page.locator("input[type=range]").fill("20")
    expect(me.page.locator(".reel .where")).to_contain_text("Step 20")
    assert findings(me) == []
