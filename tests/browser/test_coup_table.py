"""The table of Coup: seats that can be pressed, claims, parties and the bomb, from two seats to ten, on a phone too."""

from __future__ import annotations

import itertools
import re
import time
from typing import TypedDict

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import EAGER, HASTE, PATIENCE, PHONE, READY, Visitor, play_until, rank

BOT = "bot:soldier"
AIMED = f'main:has({READY}[data-said="false"]) .seat.aimed .press'
LARGE_PHONE = (390, 844)


class Box(TypedDict):
    x: float
    y: float
    width: float
    height: float


def set_table(host: Visitor, *chairs: str, start: bool = False, **options: object) -> str:
    """A table with these chairs; the link to it."""
    wish = {"game": "coup", "seats": len(chairs), "chairs": chairs, "options": options, "clock": "none", "start": start}
    for path, body in (("people", {"name": "Ada"}), ("tables", wish)):
        answer = host.context.request.post(f"{host.url}/api/{path}", data=body)
        assert answer.ok, answer.text()
    opened = answer.json()
    return f"{host.url}/#table={opened['id']}&key={opened['key']}"


def tap(player: Visitor) -> str:
    """Say a word by pressing the seat at which it is aimed; the word, or nothing if there was none to say."""
    seats = player.page.locator(AIMED)
    if not seats.count():
        return ""
    try:
        word = seats.first.get_attribute("data-word", timeout=HASTE)
        seats.first.click(timeout=HASTE)
        if word:
            return word
        beside = player.page.locator(".chooser:popover-open [data-aim]")
        words = [str(one) for one in beside.evaluate_all("all => all.map(one => one.dataset.aim)")]
        if not words:
            return ""
        best = min(words, key=lambda one: rank(one, EAGER))
        player.page.locator(f'.chooser:popover-open [data-aim="{best}"]').click(timeout=HASTE)
    except TooLate:  # the others have decided meanwhile
        return ""
    return best


def test_a_whole_game_by_pressing_seats_with_a_friend_two_bots_and_a_spectator(come: Come) -> None:
    ada, zoe, eve = come(), come(), come()
    link = set_table(ada, "me", "open", BOT, BOT)
    ada.arrive(link)
    zoe.sit(link, "Zoe")
    eve.arrive(link)
    ada.start()
    for one in (zoe, eve):
        one.at_the_table()
    expect(eve.page.locator(".seat")).to_have_count(4)
    said: list[str] = []

    def step() -> bool:
        for one in (ada, zoe):
            if one.page.locator(f'{READY}[data-said="false"]').count():  # so the seats are drawn, too
                word = tap(one)
                said.extend([word] if word else [])
                if not word:
                    one.answer()
        assert eve.page.locator(".seat.aimed").count() == 0  # who watches has nothing to say
        eve.page.wait_for_timeout(20)
        return ada.is_over and zoe.is_over and eve.is_over

    play_until([], step)  # everybody answers in `step`
    assert said, "nobody was pressed"
    assert len({one.page.locator("#result").inner_text() for one in (ada, zoe, eve)}) == 1
    # All cards lie open: lost ones and what the winner held, in words.
    for seat in range(4):
        expect(eve.page.locator(f'[data-seat="{seat}"]')).to_contain_text("Lost" if seat_lost(eve, seat) else "Held")
    expect(eve.page.locator(".seat", has_text="Held")).to_have_count(1)


def seat_lost(one: Visitor, seat: int) -> bool:
    return one.page.locator(f'[data-seat="{seat}"] .card.lost').count() > 0


def test_a_claim_is_told_while_it_is_tested_and_what_came_of_it(come: Come) -> None:
    ada, bo = come(), come()
    link = set_table(ada, "me", "open", two_player="plain")
    ada.arrive(link)
    bo.sit(link, "Bo")
    ada.start()
    bo.at_the_table()
    until = time.monotonic() + PATIENCE / 1000
    while not (mine := [one for one in (ada, bo) if one.offered("tax").count()]):  # chance says who begins
        assert time.monotonic() < until
        ada.page.wait_for_timeout(40)
    actor, doubter, seat = (ada, bo, 0) if mine == [ada] else (bo, ada, 1)
    rival = doubter.page.locator(f'[data-seat="{seat}"]')
    expect(rival).to_contain_text("nothing yet")
    actor.page.locator('[data-at="treasury"]').click()
    actor.page.locator('.chooser [data-aim="tax"]').click()
    expect(rival.locator(".claim")).to_have_text("Duke (now)")
    expect(doubter.page.locator(".deed")).to_contain_text("claims Duke")
    doubter.offered("challenge").click()
    proof = actor.page.locator(f'{READY} button.choice[data-word="show duke"]')
    expect(actor.offered("concede")).to_be_visible()
    is_true = proof.count() > 0
    (proof if is_true else actor.offered("concede")).click()
    expect(rival.locator(".claim .mark")).to_have_text("proven" if is_true else "not proven")
    expect(rival.locator(".claim")).not_to_contain_text("now")


def test_the_list_and_the_seats_point_at_each_other_and_keys_walk_round_the_table(come: Come) -> None:
    me = come()
    me.arrive(set_table(me, "me", BOT, BOT, BOT, start=True)).at_the_table()
    play_until([me], lambda: me.offered("steal").count() > 0 or me.is_over)
    seats = me.page.locator(".seat")
    for choice in me.offered("steal").all():
        word = choice.get_attribute("data-word") or ""
        choice.hover()
        expect(me.page.locator(".seat.pointed")).to_have_attribute("data-seat", word.removeprefix("steal P"))
    only = me.page.locator(".press[data-word]")
    if only.count():
        only.first.hover()
        word = only.first.get_attribute("data-word") or ""
        expect(me.page.locator(f'button.choice.pointed[data-word="{word}"]')).to_have_count(1)
    seats.first.locator(".press").focus()
    for at in (1, 2, 0):
        me.page.keyboard.press("ArrowRight")
        expect(seats.nth(at).locator(".press")).to_be_focused()
    me.page.keyboard.press("ArrowLeft")
    expect(seats.nth(2).locator(".press")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, LARGE_PHONE])
def test_ten_seats_with_parties_and_a_bomb_stand_apart_on_a_phone(come: Come, size: tuple[int, int]) -> None:
    me = come(size=size)
    link = set_table(me, "me", *[BOT] * 9, start=True, reformation=True, anarchist=True)
    me.arrive(link).at_the_table()
    seats = me.page.locator(".seat")
    expect(seats).to_have_count(9)
    play_until([me], lambda: seats.filter(has_text="Empire").count() > 0)  # whoever begins chooses the first party
    expect(seats.filter(has_text="Resistance")).not_to_have_count(0)
    expect(me.page.locator('[data-at="bomb"]')).to_contain_text("Bomb")
    expect(me.page.locator('[data-at="reserve"]')).to_contain_text("Reserve")
    assert me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    boxes: list[Box] = me.page.locator(".seat, .middle").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, width, height}))"
    )
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
    assert not [pair for pair in itertools.combinations(boxes, 2) if overlap(*pair)]
    assert min(box["height"] for box in boxes[:9]) >= 44  # a finger's breadth
    names = me.page.locator(".seat .name, .seat .party, .middle .name")
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length") == 0


def overlap(a: Box, b: Box) -> bool:
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_a_note_about_a_rival_stays_in_this_browser(come: Come) -> None:
    me = come(size=PHONE)
    link = set_table(me, "me", *[BOT] * 5, start=True)
    me.arrive(link).at_the_table()
    rival = me.page.locator('[data-seat="3"] .press')
    rival.click()
    expect(me.page.locator(".chooser")).to_contain_text("Claimed")
    me.page.fill(".chooser textarea", "bluffs")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".chooser")).to_have_count(0)
    me.page.reload()
    me.at_the_table()
    rival.click()
    expect(me.page.locator(".chooser textarea")).to_have_value("bluffs")


def test_every_choice_of_a_turn_is_in_sight_and_what_cannot_be_had_says_why(come: Come) -> None:
    me = come()
    me.arrive(set_table(me, "me", BOT, BOT, BOT, start=True, first_player=0)).at_the_table()
    expect(me.offered("income")).to_be_visible()
    below = me.page.locator("#ask .choice, #ask [data-refused]").evaluate_all(
        "(all, end) => all.filter(one => one.getBoundingClientRect().bottom > end).map(one => one.innerText)",
        me.page.locator("#ask").evaluate("ask => ask.getBoundingClientRect().bottom"),
    )
    assert below == []
    refused = me.page.locator('#ask [data-refused^="coup"]').first
    expect(refused).to_contain_text("Costs 7 coins; you have")
    refused.click(force=True)  # it is marked as disabled, and answers all the same
    expect(me.page.get_by_role("dialog")).to_contain_text("COUP-TURN-07")


def test_a_phone_shows_the_first_choices_with_their_risks_and_all_rivals(come: Come) -> None:
    me = come(size=PHONE)
    me.arrive(set_table(me, "me", BOT, BOT, BOT, start=True, first_player=0)).at_the_table()
    expect(me.offered("income")).to_be_visible()
    bottom = "one => one.getBoundingClientRect().bottom"
    end = me.page.locator("#ask").evaluate(bottom)
    cue = me.page.locator("#ask .more").evaluate("one => one.getBoundingClientRect().height")
    for word in ("income", "aid", "tax", "exchange"):
        assert me.offered(word).locator(".what").evaluate(bottom) <= end - cue, f"{word} is not read to its end"
    board = me.page.locator("#board").evaluate(bottom)
    assert me.page.locator(".seat").last.evaluate(bottom) <= board, "the third rival is cut"
    before = me.page.locator("#ask").bounding_box()
    me.press("More room for this")
    after = me.page.locator("#ask").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] * 1.5


def test_who_plays_for_the_first_time_is_told_what_it_is_about_once(come: Come) -> None:
    me = come()
    me.arrive(set_table(me, "me", BOT, start=True, two_player="plain")).at_the_table()
    told = me.page.locator('[data-first="coup"]')
    expect(told).to_contain_text("The last one left wins")
    told.get_by_role("button", name="How to play").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Tax: take 3 coins")
    me.page.keyboard.press("Escape")
    told.get_by_role("button", name="Close").click()
    me.page.reload()
    me.at_the_table()
    expect(me.page.locator("#hand .paper").first).to_be_visible()
    expect(told).to_have_count(0)


def test_an_own_card_says_what_its_character_does(come: Come) -> None:
    me = come(size=PHONE)
    me.arrive(set_table(me, "me", BOT, BOT, start=True)).at_the_table()
    me.page.locator("#hand .told").first.click()
    expect(me.page.locator(".chooser")).to_contain_text(re.compile("Blocks|loses a card"))
