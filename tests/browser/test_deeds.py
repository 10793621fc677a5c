"""What people do at a table beside answering: a bot for a while, orders, whispers, silence, time, second thoughts."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from click.testing import CliRunner
from playwright.sync_api import expect

from backroom.cli import main
from tests.browser.conftest import Come
from tests.browser.people import READY, Visitor, play_until
from tests.browser.test_coup_table import BOT, set_table

NAMES = ("Ada", "Bo", "Cy")
A_QUESTION = f"{READY} button.choice"


def gather(come: Come, seats: int = 2, clock: str = "none") -> list[Visitor]:
    """Friends at a running table of Coup, by seat."""
    host = come()
    link = host.open_table(NAMES[0], seats=seats, clock=clock)
    players = [host, *(come().sit(link, name) for name in NAMES[1:seats])]
    host.start()
    for player in players:
        player.at_the_table()
    return players


def turns(players: Sequence[Visitor]) -> tuple[Visitor, Visitor]:
    """Of two, the one whose turn it is and the other one, after both have drafted a card."""
    for player in players:
        player.offered("draft").first.click()
        player.press("Send this answer")
    first, second = players
    expect(first.page.locator("#ask-title")).to_have_text(re.compile("What do you do|Waiting for"))
    asked, other = (first, second) if first.decision else (second, first)
    expect(asked.offered("income")).to_be_visible()
    return asked, other


def test_a_bot_plays_for_me_until_i_take_my_seat_back(come: Come) -> None:
    ada, bo = gather(come)
    ada.press("Table menu")
    ada.press("Let a bot play for me")
    expect(ada.page.locator(".standin")).to_contain_text("A bot plays for you")
    expect(bo.page.locator('[data-seat="0"]')).to_contain_text("a bot sits in")
    bo.page.wait_for_selector(A_QUESTION)  # so the bot has played whatever Ada was asked
    ada.press("Take my seat back")
    expect(ada.page.locator(".standin")).to_have_count(0)
    expect(bo.page.locator('[data-seat="0"]')).not_to_contain_text("a bot sits in")
    play_until([bo], lambda: ada.page.locator(A_QUESTION).count() > 0)
    asked = ada.decision
    play_until([bo], ada.answer)
    play_until([bo], lambda: ada.decision != asked)
    assert ada.page.locator(".refused").count() == 0


def test_who_passes_until_their_turn_is_asked_nothing_before_it(come: Come) -> None:
    players = gather(come)
    thief, victim = turns(players)
    thief.offered("steal").click()
    victim.page.wait_for_selector(A_QUESTION)
    expect(victim.page.locator("#ask-title")).to_contain_text("challenge")
    asked = victim.decision
    victim.press("Pass until my turn")
    # The block that comes next is passed by the same order, which ends with the turn.
    expect(victim.offered("income")).to_be_visible()
    assert victim.decision == asked + 2
    expect(victim.page.get_by_role("button", name="Passing until your turn")).to_have_count(0)
    assert "Nobody blocks" in victim.log()


def test_a_whisper_is_heard_by_one_page_alone(come: Come) -> None:
    ada, bo, cy = gather(come, seats=3)
    heard: list[str] = []
    cy.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    cy.page.reload()
    cy.at_the_table()
    ada.talk("I hold the Duke", to="Bo")
    ada.talk("Good evening", to="Everybody")
    for one in (ada, bo, cy):
        one.page.click("#tab-chat")
    said = {one: one.page.locator(".chat li p") for one in (ada, bo, cy)}
    expect(said[cy]).to_have_text(["Good evening"])
    for one in (ada, bo):
        expect(said[one]).to_have_text(["I hold the Duke", "Good evening"])
        expect(one.page.locator(".chat li").first).to_contain_text("whispers › Bo")
    assert "Good evening" in "".join(heard)
    assert "Duke" not in "".join(heard)


def test_the_host_takes_a_voice_and_gives_it_back(come: Come) -> None:
    ada, bo = gather(come)
    bo.page.click("#tab-chat")
    ada.press("Table menu")
    ada.press("Mute")
    expect(bo.page.locator(".chat")).to_contain_text("The host has asked you for silence")
    expect(bo.page.locator(".chat form")).to_have_count(0)
    ada.press("Unmute")
    bo.talk("Thank you")
    ada.page.keyboard.press("Escape")
    ada.page.click("#tab-chat")
    expect(ada.page.locator(".chat li p")).to_have_text("Thank you")
    bo.press("Table menu")
    expect(bo.page.get_by_role("dialog").get_by_role("button", name="Mute")).to_have_count(0)


def test_a_late_friend_asks_for_the_chair_of_a_bot_and_the_host_decides(come: Come) -> None:
    ada, eve, zoe = come(), come(), come()
    link = set_table(ada, "me", BOT, BOT, start=True)
    for one in (ada, eve, zoe):
        one.arrive(link).at_the_table()
    knocks(eve, "Eve", 2)
    expect(ada.page.locator('[data-knock="2"]')).to_contain_text("Eve asks for the chair of")
    ada.press("Decline")
    expect(eve.page.get_by_role("status").filter(has_text="The host has said no.")).to_be_visible()
    knocks(zoe, "Zoe", 1)
    ada.press("Give the chair")
    expect(ada.page.locator("[data-knock]")).to_have_count(0)
    for one in (ada, eve):
        expect(one.page.locator('[data-seat="1"]')).to_contain_text("Zoe")
    expect(zoe.page.locator('[data-seat="1"]')).to_have_count(0)  # it is her own
    expect(zoe.page.get_by_role("button", name="Hide hand")).to_be_visible()


def knocks(one: Visitor, name: str, seat: int) -> None:
    """Ask for the chair of a bot."""
    one.press("Table menu")
    one.page.click(f'[data-ask="{seat}"]')
    one.say_name(name)
    expect(one.page.get_by_role("status").filter(has_text="The host has been asked")).to_be_visible()


def test_more_time_is_seen_by_everybody(come: Come) -> None:
    players = gather(come, clock="normal")
    asked, other = turns(players)
    before = seconds(asked)
    asked.press("+15 s (3 left)")
    expect(asked.page.get_by_role("button", name="+15 s (2 left)")).to_be_visible()
    assert before < seconds(asked) <= before + 15
    expect(other.page.get_by_role("button", name="+15 s")).to_have_count(0)  # who is not asked needs no time
    assert before < seconds(other) <= before + 15


def seconds(one: Visitor) -> int:
    return int(one.page.locator(".timer .num").inner_text().removesuffix(" s"))


def test_half_a_choice_can_be_taken_back(come: Come) -> None:
    players = gather(come)
    mine, other = turns(players)
    mine.offered("exchange").click()
    other.offered("pass").click()
    first = mine.offered("return")
    expect(first.first).to_be_visible()
    asked, before, cards = mine.decision, words(mine), mine.page.locator("#hand").inner_text()
    log = other.log()
    undo = mine.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)  # everybody knows of the exchange
    first.first.click()
    expect(undo).to_be_visible()
    assert mine.decision == asked + 1
    undo.click()
    expect(undo).to_have_count(0)
    expect(first.first).to_be_visible()
    assert (words(mine), mine.page.locator("#hand").inner_text()) == (before, cards)
    for _ in range(2):
        expect(first.first).to_be_visible()
        asked = mine.decision
        first.first.click()
        expect(mine.page.locator("#ask")).not_to_have_attribute("data-decision", str(asked))
    expect(other.offered("income")).to_be_visible()
    assert other.log().startswith(log)


def words(one: Visitor) -> list[str]:
    found = one.page.locator("button.choice").evaluate_all("all => all.map(one => one.dataset.word)")
    return [str(word) for word in found]


def test_strangers_who_look_for_a_match_meet_at_one_table(come: Come) -> None:
    strangers = [come() for _ in NAMES]
    tables = set()
    for one, name in zip(strangers, NAMES, strict=True):
        one.arrive().page.click('[data-game="coup"] button:has-text("Quick match")')
        one.say_name(name)
        one.page.wait_for_selector("[data-chair], #board")
        tables.add(one.page.url)
    assert len(tables) == 1
    for one in strangers:
        one.at_the_table()  # a full table starts by itself
        expect(one.page.locator(".seat")).to_have_count(len(NAMES) - 1)


def test_a_game_is_left_and_its_record_is_true_and_both_play_again(come: Come, tmp_path: Path) -> None:
    ada, bo, eve = come(), come(), come()
    link = ada.open_table("Ada")
    bo.sit(link, "Bo")
    eve.arrive(link)
    commitment = bo.page.locator(".fair code").text_content() or ""
    ada.start()
    bo.at_the_table()
    bo.press("Table menu")
    bo.press("Leave the table")
    bo.press("Leave for good")
    for one in (ada, bo, eve):
        expect(one.page.locator("#result")).to_have_text("Ada wins")
    file, watched = tmp_path / "ada.json", tmp_path / "eve.json"
    download(ada, file)
    download(eve, watched)
    assert file.read_bytes() == watched.read_bytes()
    found = CliRunner().invoke(main, ["verify", str(file), "--commitment", commitment, "--json"])
    assert found.exit_code == 0, found.output
    assert json.loads(found.output)["winners"] == [0]
    for one in (ada, bo):
        one.press("Play again")
        expect(one.page.locator("[data-chair]")).to_have_count(2)
    assert ada.page.url == bo.page.url
    ada.start()
    bo.at_the_table()
    asked, _ = turns([ada, bo])
    assert asked.answer(["income"])


def download(one: Visitor, file: Path) -> None:
    with one.page.expect_download() as coming:
        one.page.click(".result a[download]")
    coming.value.save_as(file)
