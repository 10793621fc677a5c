"""Nobody needs a mouse: a whole game by keys, the keys of the table, and the table in words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import EAGER, READY, Visitor, rank

MOST_TABS = 120
ON = "selector => document.activeElement?.matches(selector) ?? false"


def tab_to(one: Visitor, selector: str) -> None:
    """Walk there by Tab, as far as it is."""
    one.page.wait_for_selector(selector)
    for _ in range(MOST_TABS):
        if one.page.evaluate(ON, selector):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def enter(one: Visitor, selector: str) -> None:
    tab_to(one, selector)
    one.page.keyboard.press("Enter")


def sit_down(come: Come, game: str = "coup") -> Visitor:
    """At a table with bots, without a click."""
    me = come().arrive()
    me.page.wait_for_selector(f'[data-game="{game}"] .btn.main:enabled')
    enter(me, f'[data-game="{game}"] .btn.main')
    me.page.wait_for_selector("#name")
    me.page.keyboard.type("Ada")
    me.page.keyboard.press("Enter")
    return me.at_the_table()


def answer(me: Visitor) -> None:
    """The choice that is wished for most, by its digit; what has several parts is sent by Enter."""
    choices = me.page.locator(f"{READY} button.choice")
    found = choices.evaluate_all("all => all.map(one => [one.dataset.word, one.getAttribute('aria-keyshortcuts')])")
    keyed = [(str(word), str(key)) for word, key in found if key]
    if not keyed:
        return
    asked = me.decision
    _, key = min(keyed, key=lambda pair: rank(pair[0], EAGER))
    me.page.keyboard.press(key)
    if me.page.locator(".draft").count() > 0:
        me.page.locator("body").press("Enter")
    me.page.wait_for_function(
        "d => { const ask = document.querySelector('#ask'); "
        "return !ask || ask.dataset.decision !== d || ask.dataset.said === 'true' }",
        arg=str(asked),
    )


def test_a_whole_game_is_played_by_keys_alone(come: Come) -> None:
    me = sit_down(come)
    for _ in range(300):
        me.page.wait_for_selector(f'{READY}[data-said="false"] button.choice, .result', timeout=60_000)
        if me.is_over:
            break
        answer(me)
    expect(me.page.locator(".result")).to_be_visible()
    enter(me, ".result .btn.main")
    expect(me.page.locator("[data-chair], #board").first).to_be_visible()


def test_every_key_leads_where_the_list_of_keys_says(come: Come) -> None:
    me = sit_down(come)
    me.page.wait_for_selector(f"{READY} button.choice")
    keys = me.page.keyboard
    keys.press("?")
    listed = me.page.get_by_role("dialog").locator("dt")
    assert {"A", "H", "B", "L", "C", "U", "T", "?", "Enter", "Esc"} <= set(" ".join(listed.all_inner_texts()).split())
    keys.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    for key, where in (("a", "button.choice"), ("h", "#hand"), ("b", "#board"), ("l", ".log"), ("c", ".chat input")):
        me.page.evaluate("document.activeElement.blur()")
        keys.press(key)
        me.page.wait_for_function(ON, arg=where)


def test_no_key_answers_while_somebody_is_typing_or_has_switched_them_off(come: Come) -> None:
    me = sit_down(come)
    me.page.wait_for_selector(f"{READY} button.choice")
    asked = me.decision
    me.page.keyboard.press("c")
    me.page.wait_for_function(ON, arg=".chat input")
    me.page.keyboard.type("1 at?")
    expect(me.page.locator(".chat input")).to_have_value("1 at?")
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("?")
    tab_to(me, "dialog input[type=checkbox]")
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Escape")
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("1")
    me.page.wait_for_timeout(500)
    assert me.decision == asked
    assert me.page.locator("dialog").count() == 0


def test_the_table_is_told_in_words_and_tells_nothing_hidden(come: Come) -> None:
    me = sit_down(come)
    me.page.wait_for_selector(f"{READY} button.choice")
    me.page.keyboard.press("t")
    told = me.page.locator("[data-describe]")
    titles = told.locator("h3").all_inner_texts()
    assert titles[0].startswith("What is being decided")
    assert titles[1].startswith("You")
    rivals = told.locator("section").filter(has=me.page.locator("h3", has_text=re.compile("^Bot ")))
    expect(rivals).to_have_count(me.page.locator("[data-seat]").count())
    for about in rivals.all():
        expect(about).to_contain_text(re.compile("face down|Lost"))
    me.page.keyboard.press("2")
    expect(me.page.get_by_role("dialog").get_by_role("status")).to_contain_text("Your cards")
    me.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


INSIDE = "selector => document.activeElement?.closest(selector) !== null"


def next_question(me: Visitor, asked: int) -> None:
    me.page.wait_for_function(
        "d => { const ask = document.querySelector('#ask'); return !ask || ask.dataset.decision !== d }", arg=str(asked)
    )
    me.page.wait_for_selector(f'{READY}[data-said="false"] button.choice, .result', timeout=60_000)


def test_after_an_answer_tab_goes_on_from_the_question(come: Come) -> None:
    """What had the focus is gone with its question; the page is not walked through from its top again."""
    me = sit_down(come, "derpate")
    for press in ("Enter", "1", "Enter"):
        me.page.wait_for_selector(f'{READY}[data-said="false"] button.choice')
        asked = me.decision
        if press == "Enter":
            me.page.locator("button.choice").first.focus()
        else:
            me.page.evaluate("document.activeElement.blur()")
        me.page.keyboard.press(press)
        next_question(me, asked)
        me.page.wait_for_function(INSIDE, arg="#ask")
        me.page.keyboard.press("Tab")
        assert me.page.evaluate(INSIDE, "#main"), "the walk begins at the top of the page"
