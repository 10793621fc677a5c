"""The desk around every board: on every screen nothing lies over anything else, nothing shifts, and time goes on."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import READY, Visitor, play_until

SIZES = ((360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
ZOOMED = ((720, 450), (480, 300), (360, 225))  # 1440 x 900 at 200, 300 and 400 per cent

# What is wider than the screen, and which parts of the table lie over each other.
FAULTS = """() => {
  const root = document.documentElement;
  const faults = root.scrollWidth > root.clientWidth ? [`wider by ${root.scrollWidth - root.clientWidth}`] : [];
  const parts = [...document.querySelectorAll('main > *')].map((part) => [part.className, part.getBoundingClientRect()])
    .filter(([name, box]) => name !== 'unseen' && box.width * box.height > 0);
  for (const [i, [a, p]] of parts.entries()) for (const [b, q] of parts.slice(i + 1)) {
    const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (across > 1 && down > 1) faults.push(`${a} lies over ${b}`);
  }
  return faults;
}"""
PLACES = """() => ['.spot-ask', '.spot-hand', '.board', '.side'].map((part) => {
  const box = document.querySelector(`main > ${part}`)?.getBoundingClientRect();
  return box ? [part, ...[box.x, box.y, box.width, box.height].map(Math.round)] : [part];
})"""
WATCH = """
window.flown = 0; window.lit = 0;
new MutationObserver((all) => {
  for (const one of all) {
    for (const node of one.addedNodes) if (node.nodeType === 1 && node.matches('.sky .token')) window.flown += 1;
    if (one.type === 'attributes' && one.target.classList.contains('just-changed')) window.lit += 1;
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
"""


def sit_down(come: Come, game: str, size: tuple[int, int] = SIZES[5]) -> Visitor:
    me = come(size=size).arrive()
    me.page.click(f'[data-game="{game}"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    me.page.wait_for_selector(f"{READY} button.choice")
    return me


def faults(one: Visitor, size: tuple[int, int]) -> list[str]:
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.wait_for_timeout(150)
    found = [f"{size}: {fault}" for fault in one.page.evaluate(FAULTS)]
    for tab in one.page.get_by_role("tablist", name="Parts of the table").get_by_role("tab").all():
        tab.click()
        found += [f"{size} {tab.inner_text()}: {fault}" for fault in one.page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_nothing_is_too_wide_and_nothing_lies_over_anything_on_any_screen(come: Come, game: str) -> None:
    me = sit_down(come, game)
    assert [fault for size in SIZES + ZOOMED for fault in faults(me, size)] == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_shifts_while_the_game_goes_on(come: Come, size: tuple[int, int]) -> None:
    me = sit_down(come, "derpate", size)
    places = me.page.evaluate(PLACES)
    seen = []
    for _ in range(5):
        asked = me.decision
        play_until([me], partial(is_past, me, asked))
        me.page.wait_for_selector(f"{READY} button.choice")
        seen.append(me.page.evaluate(PLACES))
    assert seen == [places] * 5


def is_past(one: Visitor, decision: int) -> bool:
    return one.decision > decision


def test_on_a_phone_my_decision_opens_its_tab_by_itself(come: Come) -> None:
    me = sit_down(come, "corleone", (390, 844))
    tabs = me.page.get_by_role("tablist", name="Parts of the table")
    choices = tabs.get_by_role("tab", name="Choices")
    expect(choices).to_have_attribute("aria-selected", "true")
    tabs.get_by_role("tab", name="Log").click()
    expect(me.page.locator("#ask")).not_to_be_visible()
    me.page.keyboard.press("1")  # and so the next question comes
    expect(choices).to_have_attribute("aria-selected", "true")
    expect(me.page.locator("#ask")).to_be_visible()


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_things_fly_unless_somebody_wants_less_motion(come: Come, wish: str) -> None:
    me = come()
    me.page.add_init_script(WATCH)
    me.page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
    me.arrive().page.click('[data-game="coup"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    play_until([me], lambda: me.is_over or me.page.evaluate("window.flown + window.lit") > 3)
    flown, lit = me.page.evaluate("[window.flown, window.lit]")
    assert (flown == 0) is (wish == "reduce")
    assert lit > 0 or wish != "reduce"


def test_a_window_that_nobody_answers_closes_by_itself_and_the_table_goes_on(come: Come) -> None:
    ada, bo = come(), come()
    link = ada.open_table("Ada", clock="fast")
    bo.sit(link, "Bo")
    ada.start()
    bo.at_the_table()
    for one in (ada, bo):
        one.offered("draft").first.click()
        one.press("Send this answer")
    ada.page.wait_for_selector("#ask-title:has-text('What do you do'), #ask-title:has-text('Waiting')")
    ada.page.wait_for_timeout(500)
    thief, victim = (ada, bo) if ada.decision else (bo, ada)
    thief.offered("steal").click()
    expect(victim.page.locator("#ask-title")).to_contain_text("challenge")
    asked = victim.decision
    expect(victim.page.locator("#ask .timer.ring")).to_be_visible()
    expect(thief.page.locator("#ask .timer")).to_be_visible()  # the clock is the same for everybody
    assert "answered" not in thief.page.locator("#ask").inner_text().lower()
    # Nobody says anything: first the challenge, then the block closes, and the next turn begins.
    expect(victim.offered("income")).to_be_visible(timeout=60_000)
    assert victim.decision > asked
    assert "Nobody challenges" in victim.log()
    assert "Nobody blocks" in thief.log()
