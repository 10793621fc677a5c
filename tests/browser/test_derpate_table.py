"""Der Pate at the table: a whole game by clicking, half of it on the board itself; and the board on a phone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import READY, Visitor

# Nothing is declined that can be had, and no chip is kept, so that every part of the board has its turn.
EAGER = ("wedding", "grandchild", "birthday", "judge", "favour", "takeover", "man", "occupy", "free", "inform", "place")
ROUNDS = 7
SPOT = "[data-words]"
SMALL, PHONE = (360, 740), (390, 844)
FINGER = 44
PATIENCE = 5_000  # milliseconds


def test_a_whole_game_is_played_on_the_board_and_in_the_list(come: Come) -> None:
    ada, bo, eve = come(), come(), come()
    link = ada.open_table("Ada", "derpate", seats=3)
    bo.sit(link, "Bo")
    ada.press("Fill the rest with bots")
    eve.arrive(link)
    ada.start()
    for one in (bo, eve):
        one.at_the_table()
    pressed = play(ada, bo)
    assert {"place"} <= {word.partition(" ")[0] for word in pressed}, "no die was placed by pressing a field"
    assert {"car", "district"} & {word.partition(" ")[0] for word in pressed}, "nobody set up by pressing the road"
    expect(eve.page.locator(".result")).to_be_visible()
    expect(ada.page.locator(".round b").first).to_have_text(f"{ROUNDS}/{ROUNDS}")
    titles = {one.page.locator("#result").inner_text() for one in (ada, bo, eve)}
    assert len(titles) == 1
    # Whoever watches sees the same board, and can press nothing on it.
    assert eve.page.locator(SPOT).count() == 0
    expect(eve.page.locator("[data-business]")).to_have_count(12)


def play(*players: Visitor, seconds: float = 300) -> list[str]:
    """To the end: everybody presses things on the board where one word is meant, and else uses the list."""
    pressed: list[str] = []
    until = time.monotonic() + seconds
    while not all(player.is_over for player in players):
        assert time.monotonic() < until, (
            "the game does not go on: " + players[0].page.locator("#ask-title").inner_text()
        )
        words = [press_board(player) for player in players]
        pressed += filter(None, words)
        answered = [player.answer(EAGER) for player, word in zip(players, words, strict=True) if not word]
        if not any(words) and not any(answered):
            players[0].page.wait_for_timeout(30)
    return pressed


def press_board(player: Visitor) -> str:
    """Press the first thing on the board that one word speaks of; that word."""
    if player.page.locator(f"{READY} button.choice").count() == 0:
        return ""
    spots = player.page.locator(f'{SPOT}:not([data-words*=","])')
    words = [str(word) for word in spots.evaluate_all("all => all.map(one => one.dataset.words)")]
    try:
        if words:
            spots.first.click(timeout=PATIENCE)  # nobody else can speak meanwhile
    except TooLate:
        return ""
    return words[0] if words else ""


def test_of_several_words_one_is_chosen_beside_the_die(come: Come) -> None:
    """Two dice with one number lie before one field, sooner or later: pressing it asks which of them."""
    me = alone(come())
    until = time.monotonic() + 60
    several = me.page.locator('[data-words*=","]')
    while several.count() == 0 and not me.is_over:
        assert time.monotonic() < until
        if not me.answer(EAGER):
            me.page.wait_for_timeout(30)
    expect(me.page.locator(READY)).to_be_visible()
    asked = me.decision
    words = (several.first.get_attribute("data-words") or "").split(",")
    several.first.click()
    offers = me.page.locator(".chooser:popover-open button")
    expect(offers).to_have_count(len(words))
    assert [one.get_attribute("data-aim") for one in offers.all()] == words
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".chooser")).to_have_count(0)
    assert me.decision == asked
    several.first.click()
    offers.first.click()
    expect(me.page.locator("#ask")).not_to_have_attribute("data-decision", str(asked))


def test_what_is_pointed_at_in_the_list_is_lit_on_the_board(come: Come) -> None:
    me = alone(come())
    choice = me.page.locator(f"{READY} button.choice").first
    expect(choice).to_be_visible()
    word = choice.get_attribute("data-word")
    choice.hover()
    lit = me.page.locator(f'{SPOT}.pointed[data-words="{word}"]').first
    expect(lit).to_be_visible()
    me.page.mouse.move(1, 1)
    expect(me.page.locator(".spot.pointed")).to_have_count(0)
    me.page.locator(f'[data-business] [data-words="{word}"]').first.hover()
    expect(me.page.locator(f'button.choice.pointed[data-word="{word}"]')).to_be_visible()


def test_the_arrows_walk_along_the_road_and_enter_plays(come: Come) -> None:
    me = alone(come())
    expect(me.page.locator(f"{READY} button.choice").first).to_be_visible()
    asked = me.decision
    road = me.page.locator("[data-business] button")
    road.first.focus()
    for _ in range(13):  # once around, and one more
        me.page.keyboard.press("ArrowRight")
    expect(road.nth(1)).to_be_focused()
    me.page.keyboard.press("ArrowLeft")
    expect(road.nth(0)).to_be_focused()
    while me.page.locator(f"[data-business] {SPOT}:focus").count() == 0:  # the bot has taken a district before me
        me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#ask")).not_to_have_attribute("data-decision", str(asked))


WATCH = """() => {
  window.rolled = new Set();
  new MutationObserver(() => document.querySelectorAll(".rolling").forEach(die => window.rolled.add(die)))
    .observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ["class"]});
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dice_roll_unless_nothing_is_to_move(come: Come, motion: Literal["no-preference", "reduce"]) -> None:
    me = come()
    me.page.emulate_media(reduced_motion=motion)
    alone(me)
    me.page.evaluate(WATCH)
    to_a_throw(me)  # also if the dice have come with the tableau they lie in
    me.page.wait_for_timeout(100)
    assert (me.page.evaluate("window.rolled.size") > 0) == (motion == "no-preference")
    me.page.wait_for_timeout(700)
    assert me.page.locator(".rolling").count() == 0


def test_a_desk_shows_the_four_tracks_whole(come: Come) -> None:
    me = alone(come())
    to_a_throw(me)
    [board] = boxes(me, "#board")
    tracks = boxes(me, "div.track")
    assert len(tracks) == 4
    assert all(one["y"] + one["height"] <= board["y"] + board["height"] for one in tracks), "a track is cut"


def test_a_phone_shows_the_whole_road_and_every_choice_of_a_district(come: Come) -> None:
    me = alone(come(size=SMALL))
    car = me.offered("car")
    expect(car.or_(me.offered("district")).first).to_be_visible()
    if car.count():  # chance says who sets it
        car.first.click()
    expect(me.offered("district").first).to_be_visible()
    assert len({one["height"] for one in boxes(me, "[data-business]")}) == 1, "who is in it makes a business taller"
    for part, things in (("#board", "[data-business]"), ("#ask", "#ask button.choice")):
        [place] = boxes(me, part)
        found = boxes(me, things)
        assert found
        assert all(one["y"] + one["height"] <= place["y"] + place["height"] for one in found), f"{things} is cut"


def test_a_phone_leads_to_what_can_be_pressed(come: Come) -> None:
    me = alone(come(size=SMALL))
    to_a_throw(me)
    me.page.locator("#board").evaluate("board => board.scrollTo(0, board.scrollHeight)")
    until = time.monotonic() + 60
    while not (me.page.locator("#board [data-words]").count() and me.page.locator(READY).count()):
        assert time.monotonic() < until
        me.answer(EAGER)
        me.page.wait_for_timeout(30)
    [board] = boxes(me, "#board")
    seen = [
        one
        for one in boxes(me, "#board [data-words]")
        if one["y"] >= board["y"] - 1 and one["y"] < board["y"] + board["height"]
    ]
    assert seen, "what can be pressed is out of sight"


def test_whoever_sets_the_car_is_told_what_it_is_for(come: Come) -> None:
    ada, bo = come(), come()
    bo.sit(ada.open_table("Ada", "derpate"), "Bo")
    ada.start()
    bo.at_the_table()
    until = time.monotonic() + PATIENCE / 1000
    while not (asked := [one for one in (ada, bo) if one.offered("car").count()]):  # chance says who begins
        assert time.monotonic() < until
        ada.page.wait_for_timeout(40)
    expect(asked[0].page.locator("#ask")).to_contain_text("The district where the car stands is protected")


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_the_board_fits_a_phone(come: Come, size: tuple[int, int]) -> None:
    me = alone(come(size=size))
    to_a_throw(me)
    wide, tall = size
    assert me.page.evaluate("document.documentElement.scrollWidth") <= wide
    road = boxes(me, "[data-business]")
    assert len(road) == 12
    for at, one in enumerate(road):
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= wide
        assert min(one["width"], one["height"]) >= FINGER
        for other in road[at + 1 :]:
            assert not overlap(one, other)
    top, end, bottom, start = road[0], road[3], road[6], road[9]
    assert top["y"] < end["y"] < bottom["y"], "the road does not go clockwise"
    assert start["x"] < top["x"] < end["x"], "the road does not go clockwise"
    fields = boxes(me, ".field.playable")
    assert fields
    assert all(one["height"] >= FINGER for one in fields)
    assert all(one["x"] + one["width"] <= wide and one["y"] < tall for one in fields), "a legal field is out of sight"


def alone(me: Visitor) -> Visitor:
    """Somebody against a bot, asked for the first time: the last player sets up first, and that is the bot."""
    me.open_table("Ada", "derpate")
    me.press("Fill the rest with bots")
    me.start()
    return me


def to_a_throw(me: Visitor) -> None:
    """Until dice lie before me that can be placed."""
    until = time.monotonic() + 60
    while me.page.locator(".field.playable").count() == 0:
        assert time.monotonic() < until
        if not me.answer(EAGER):
            me.page.wait_for_timeout(30)


def boxes(me: Visitor, what: str) -> Sequence[dict[str, Any]]:
    found: Sequence[dict[str, Any]] = me.page.locator(what).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return found


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )
    return not apart
