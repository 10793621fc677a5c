"""After the game: how it came about, looking back at it through anybody's eyes, records that are kept and brought."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.bots.coup.thoughts import THOUGHTS
from tests.browser.conftest import Come
from tests.browser.people import PHONE, Visitor, play_until
from tests.server.club import line_of

CARDS = re.compile("Duke|Assassin|Captain|Ambassador|Contessa")


def finished(come: Come) -> tuple[Visitor, Visitor, str]:
    """Ada and Bo have played; the id of their game, and both are still at the table."""
    ada, bo = come(), come()
    bo.sit(ada.open_table("Ada"), "Bo")
    ada.start()
    bo.at_the_table()
    play_until([ada, bo], lambda: ada.is_over and bo.is_over)
    return ada, bo, ada.page.url.rpartition("/")[2]


def copied(one: Visitor) -> str:
    """The link to the replay, as it is sent to somebody."""
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.locator(".result").get_by_role("button", name="Copy a link to the replay").click()
    expect(one.page.locator(".result").get_by_role("button", name="Copied")).to_be_visible()
    return str(one.page.evaluate("navigator.clipboard.readText()"))


def step_of(one: Visitor) -> int:
    return int(one.page.locator("input[type=range]").input_value())


def test_the_result_says_how_it_came_about_and_leads_to_the_replay(come: Come) -> None:
    ada, bo, game = finished(come)
    for one in (ada, bo):
        table = one.page.locator(".result table")
        expect(table.locator("tbody tr")).to_have_count(2)
        expect(table.locator("tbody tr").first).to_contain_text("alive")
        expect(table.locator("tbody tr").last).to_contain_text(CARDS)
        expect(table.locator("tbody tr").last).to_contain_text(re.compile(r"turn \d"))
    ada.page.locator(".result summary").click()
    expect(ada.page.locator(".result details")).to_contain_text(CARDS)
    assert re.search(f"/records/{game}#.*key=", copied(ada))
    ada.page.locator(".result").get_by_role("link", name="Watch the replay").click()
    expect(ada.page.locator(".reel")).to_be_visible()
    assert step_of(ada) == 0


def test_every_step_can_be_reached_by_slider_keys_and_buttons(come: Come) -> None:
    ada, _, game = finished(come)
    ada.arrive(f"{ada.url}/records/{game}")
    slider = ada.page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    where = ada.page.locator(".reel .where")
    assert last > 3
    slider.fill("3")
    expect(where).to_contain_text(f"Step 3 of {last}")
    told = ada.page.locator(".log li").count()
    ada.page.keyboard.press("End")
    expect(where).to_contain_text(f"Step {last} of {last}")
    expect(ada.page.locator(".log")).to_contain_text("wins")
    assert ada.page.locator(".log li").count() > told
    ada.page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(f"Step {last - 1} of {last}")
    ada.page.keyboard.press("Home")
    expect(where).to_contain_text(f"Step 0 of {last}")
    ada.page.locator('[data-step="on"]').click()
    expect(where).to_contain_text(f"Step 1 of {last}")
    ada.page.locator(".reel select").select_option("4")
    ada.page.get_by_role("button", name="Play").click()
    expect(where).to_contain_text(f"Step {last} of {last}")  # to the end, where it stops by itself
    expect(ada.page.get_by_role("button", name="Play")).to_be_visible()
    assert re.search(r"#step=\d+&eyes=spectator$", ada.page.url)
    assert ada.page.locator("#board .choice, #board .press[data-word]").count() == 0  # nothing can be said any more


def test_a_game_is_seen_through_other_eyes_after_the_end(come: Come) -> None:
    ada, _, game = finished(come)
    ada.arrive(f"{ada.url}/records/{game}#step=2&eyes=spectator")
    expect(ada.page.locator(".reel .where")).to_contain_text("Step 2")
    assert ada.page.locator("#hand").count() == 0
    ada.page.locator('.value:has(input[value="1"])').click()
    expect(ada.page.locator("#hand")).to_contain_text("Bo")
    expect(ada.page.locator("#hand")).to_contain_text(CARDS)
    ada.page.locator('.value:has(input[value="0"])').click()
    expect(ada.page.locator("#hand")).to_contain_text("Ada")
    ada.page.locator('.value:has(input[value="all"])').click()
    expect(ada.page.locator(".seats")).to_contain_text(CARDS)
    assert step_of(ada) == 2


def test_nobody_looks_back_at_a_game_that_is_not_over(come: Come) -> None:
    ada, bo = come(), come()
    bo.sit(ada.open_table("Ada"), "Bo")
    ada.start()
    game = ada.page.url.rpartition("/")[2]
    for eyes in ("all", "0", "1", "spectator"):
        bo.arrive(f"{bo.url}/records/{game}#step=0&eyes={eyes}")
        expect(bo.page.get_by_role("alert")).to_contain_text("The game is not over")
        assert bo.page.locator("#board, #hand").count() == 0


def test_a_link_to_a_step_opens_the_game_for_a_friend_and_for_nobody_without_its_key(come: Come) -> None:
    ada, _, game = finished(come)
    link = copied(ada)
    friend, stranger = come(), come()
    friend.arrive(link.replace("step=0", "step=3"))
    expect(friend.page.locator(".reel .where")).to_contain_text("Step 3")
    assert "key=" not in friend.page.url
    stranger.arrive(f"{stranger.url}/records/{game}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("There is no such record")


def test_my_games_are_listed_and_counted(come: Come) -> None:
    ada, _, game = finished(come)
    ada.arrive(f"{ada.url}/records")
    record = ada.page.locator(f'[data-record="{game}"]')
    expect(record).to_contain_text("Ada and Bo")
    expect(ada.page.locator("table")).to_contain_text("Coup")
    record.get_by_role("link").click()
    expect(ada.page.locator(".reel")).to_be_visible()


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_a_record_of_every_game_can_be_brought_and_watched_on_a_phone(come: Come, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(line_of(game))
    me = come(size=PHONE)
    me.arrive(f"{me.url}/records").page.set_input_files("input[type=file]", file)
    me.say_name("Ada")
    expect(me.page.locator(".reel .where")).to_contain_text("Step 0")
    me.page.keyboard.press("End")
    expect(me.page.locator(".log")).to_contain_text(re.compile("wins|win together|Nobody wins"))
    me.page.locator(".value").filter(has_text="Player 2").click()
    expect(me.page.locator("#hand")).to_contain_text("Player 2")
    assert me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    me.arrive(f"{me.url}/records").page.get_by_role("button", name="Throw this record away").click()
    expect(me.page.locator("[data-record]")).to_have_count(0)


def test_a_replay_of_der_pate_shows_everybody_and_the_four_tracks_on_a_desk(come: Come, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(line_of("derpate", seats=2))
    me = come()
    me.arrive(f"{me.url}/records").page.set_input_files("input[type=file]", file)
    me.say_name("Ada")
    me.page.locator("input[type=range]").fill("40")
    expect(me.page.locator(".reel .where")).to_contain_text("Step 40")
    for part, things, count in (("#board", "div.track", 4), (".spot-seats", ".seat .fields", 2)):
        end = me.page.locator(part).evaluate("one => one.getBoundingClientRect().bottom")
        ends = me.page.locator(things).evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
        assert len(ends) == count
        assert max(ends) <= end, f"{things} is cut"
    expect(me.page.locator(".value")).to_have_count(3)  # a spectator and two players: nobody has cards to show


def test_a_file_that_is_no_record_is_refused_in_words(come: Come, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text(json.dumps({"format": "backroom/1"}))
    me = come()
    me.arrive(f"{me.url}/records").page.set_input_files("input[type=file]", file)
    me.say_name("Ada")
    expect(me.page.get_by_role("alert")).to_contain_text("This is no whole record")


def played_with_bots(ada: Visitor) -> tuple[str, list[dict[str, Any]]]:
    """Ada has played Coup with a soldier and a capo: the id of the game, and what the bots tell of it."""
    wish = {
        "game": "coup",
        "seats": 3,
        "clock": "none",
        "chairs": ["me", "bot:soldier", "bot:capo@100ms"],
        "start": True,
    }
    assert ada.context.request.post(f"{ada.url}/api/people", data={"name": "Ada"}).ok
    game = ada.context.request.post(f"{ada.url}/api/tables", data=wish).json()["id"]
    ada.arrive(f"{ada.url}/t/{game}").at_the_table()
    play_until([ada], lambda: ada.is_over)
    for _ in range(200):  # they are written down a moment after the end
        answer = ada.context.request.get(f"{ada.url}/api/records/{game}/reasons")
        if answer.ok and answer.json():
            return game, answer.json()
        ada.page.wait_for_timeout(50)
    raise AssertionError("the bots do not tell their reasons")


def test_bots_tell_after_the_game_why_they_did_what_they_did(come: Come) -> None:
    ada = come()
    game, reasons = played_with_bots(ada)
    why = next(one for one in reasons if len(one["weighed"]) > 1 and one["weighed"][0]["share"] is not None)
    card = ada.page.locator(".why")
    ada.arrive(f"{ada.url}/records/{game}#step={why['step']}&eyes=spectator")
    told = card.locator(f'article[data-why="{why["thought"]}"]').first
    expect(card.get_by_role("heading", name="Why?")).to_be_visible()
    expect(told.locator(".thought")).to_have_text(THOUGHTS[why["thought"]])
    if told.locator("summary").count() > 0:
        told.locator("summary").click()
    expect(told.locator("li").first).to_contain_text(re.compile(r"\d+% to win"))
    expect(told.locator("li.said")).to_contain_text("said")
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".reel .where")).to_contain_text("Step 0")
    expect(card).to_have_count(0)  # nothing was said before the first step
    for step in sorted({one["step"] for one in reasons})[:3]:
        thoughts = {(one["seat"], one["thought"]) for one in reasons if one["step"] == step}
        ada.page.locator("input[type=range]").fill(str(step))
        expect(card.locator("article")).to_have_count(len(thoughts))
