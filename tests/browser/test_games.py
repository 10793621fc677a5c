"""Whole games by clicking, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import PHONE, play_until


def test_two_friends_play_a_whole_game_of_coup_and_a_third_one_watches(come: Come) -> None:
    ada, bo, eve = come(), come(), come()
    link = ada.open_table("Ada")
    bo.sit(link, "Bo")
    eve.arrive(link)
    expect(ada.page.locator('[data-chair="1"]')).to_contain_text("Bo")
    ada.start()
    for one in (bo, eve):
        one.at_the_table()
    expect(eve.page.locator("#hand")).to_contain_text("You see what everybody sees")
    play_until([ada, bo], lambda: ada.is_over and bo.is_over and eve.is_over)
    titles = {one.page.locator("#result").inner_text() for one in (ada, bo, eve)}
    assert titles in ({"Ada wins"}, {"Bo wins"})
    # After the game everybody's cards lie open, and the record can be fetched.
    expect(eve.page.locator(".seat")).to_have_count(2)
    expect(ada.page.locator(".result a[download]")).to_be_visible()
    # Whoever plays again sits at the same new table.
    ada.page.click(".result .btn.main")
    expect(ada.page.locator("[data-chair]").first).to_be_visible()
    assert ada.page.url != link


def test_a_spectator_is_never_told_a_hand(come: Come) -> None:
    ada, bo, eve = come(), come(), come()
    link = ada.open_table("Ada")
    bo.sit(link, "Bo")
    heard: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    eve.arrive(link)
    ada.start()
    eve.at_the_table()
    play_until([ada, bo], lambda: "turn" in "".join(heard) and eve.page.locator(".log li").count() > 3)
    assert '"hand":["' not in "".join(heard)
    assert eve.page.locator("#hand .cards").count() == 0


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_one_click_seats_me_against_bots_and_the_game_goes_on(come: Come, game: str) -> None:
    me = come().arrive()
    me.page.click(f'[data-game="{game}"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    expect(me.page.locator(".seat").first).to_contain_text("Bot")
    play_until([me], lambda: me.decision >= 4 or me.is_over)
    assert "Ada" in me.log()


def test_a_game_can_be_played_by_keys_alone(come: Come) -> None:
    me = come().arrive()
    play = me.page.locator('[data-game="coup"] .btn.main')
    expect(play).to_be_enabled()
    play.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#name")
    me.page.keyboard.type("Ada")
    me.page.keyboard.press("Enter")
    me.at_the_table()
    for _ in range(3):
        me.page.wait_for_selector('#ask[data-ready="true"] button.choice')
        asked = me.decision
        me.page.keyboard.press("1")
        me.page.wait_for_function("d => document.querySelector('#ask')?.dataset.decision != d", arg=str(asked))


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Ada", "Bo", "Cleo")])
def test_a_device_goes_around_behind_a_curtain(come: Come, names: tuple[str, ...]) -> None:
    """Whoever begins gets the device first, and everybody after that."""
    table = come(size=PHONE).arrive()
    table.page.click('[data-game="coup"] a[href="/device/coup"]')
    table.choose("seats", str(len(names)))
    for n, name in enumerate(names, 1):
        table.page.fill(f'input[aria-label="Name of player {n}"]', name)
    table.page.click("button.go")
    holders: set[str] = set()
    title, ready = table.page.locator("#curtain-title"), table.page.locator('#ask[data-ready="true"] button.choice')
    expect(title).to_be_visible()
    for _ in range(8):
        expect(title.or_(ready).first).to_be_visible()
        if title.is_visible():
            assert table.page.locator("#hand").count() == 0  # nothing of anybody's hand is in the page
            holders.add(title.inner_text())
            table.page.locator(".curtain .btn").hover()
            table.page.mouse.down()
            expect(ready.first).to_be_visible()
            table.page.mouse.up()
        if len(holders) == len(names):
            break
        table.answer()
    assert holders == {f"Give the device to {name}" for name in names}
