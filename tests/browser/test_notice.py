"""How somebody who looks elsewhere hears of the table: by sounds and notifications, if they wished for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import READY, Visitor

# Every stroke of a sound is counted; a browser without a user keeps them silent all the same.
HEARD = """
window.strokes = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.strokes += 1; return make.call(this) };
"""
# A stand-in for the browser's notifications that writes down what is asked of it, and a page that can be hidden.
WATCHED = """
window.noticed = [];
const kept = (name) => localStorage.getItem(name);
window.Notification = class {
  static get permission() { return kept('test.permission') ?? 'default' }
  static async requestPermission() {
    localStorage.setItem('test.asked', String(Number(kept('test.asked') ?? 0) + 1));
    localStorage.setItem('test.permission', 'granted');
    return 'granted';
  }
  constructor(title, { body }) { window.noticed.push([title, body]) }
  close() {}
};
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isAway === true });
"""
# Chrome on Android: notifications are allowed, and a page must not make them itself.
ANDROID = """
window.tried = 0;
window.Notification = class {
  static get permission() { return 'granted' }
  static async requestPermission() { return 'granted' }
  constructor() {
    window.tried += 1;
    throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
  }
};
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isAway === true });
"""
NO_SOUND = "window.AudioContext = class { constructor() { throw new DOMException('no device', 'NotSupportedError') } };"
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.getNotifications() ?? []).map((one) => [one.title, one.body, one.data]);
}"""
ASKED = "() => Number(localStorage.getItem('test.asked') ?? 0)"


def settle(me: Visitor, switch: str) -> None:
    """Switch something on in the settings."""
    me.arrive(f"{me.url}/settings")
    me.page.get_by_role("switch", name=switch).check()


def sit_down(me: Visitor) -> None:
    me.arrive()
    me.page.click('[data-game="coup"] .btn.main')
    me.say_name("Ada")
    me.page.wait_for_selector(f"{READY} button.choice")


def answer_until_asked_again(me: Visitor) -> None:
    me.page.wait_for_selector(f'{READY}[data-said="false"] button.choice')
    asked = me.decision
    assert me.answer(("income", "pass"))
    me.page.wait_for_function("d => Number(document.querySelector('#ask')?.dataset.decision ?? 0) > d", arg=asked)


def test_a_sound_is_made_only_if_it_is_switched_on(come: Come) -> None:
    silent, loud = come(), come()
    for me in (silent, loud):
        me.page.add_init_script(HEARD)
    settle(loud, "Sounds")
    for me in (silent, loud):
        sit_down(me)
        answer_until_asked_again(me)
    assert silent.page.evaluate("window.strokes") == 0
    assert loud.page.evaluate("window.strokes") > 0


def test_the_browser_is_asked_for_notifications_only_by_the_switch(come: Come) -> None:
    me = come()
    me.page.add_init_script(WATCHED)
    sit_down(me)
    me.page.evaluate("window.isAway = true")
    answer_until_asked_again(me)
    assert me.page.evaluate("window.noticed") == []
    me.arrive(f"{me.url}/settings")
    assert me.page.evaluate(ASKED) == 0
    me.page.get_by_role("switch", name="Tell me when it is my turn").check()
    me.page.wait_for_function(f"({ASKED})() === 1")


def test_whoever_looks_elsewhere_is_told_that_it_is_their_decision(come: Come) -> None:
    me = come()
    me.page.add_init_script(WATCHED)
    settle(me, "Tell me when it is my turn")
    sit_down(me)
    answer_until_asked_again(me)
    assert me.page.evaluate("window.noticed") == []  # the page was looked at
    me.page.evaluate("window.isAway = true")
    answer_until_asked_again(me)
    told = me.page.evaluate("window.noticed")
    assert told
    assert all(notice == ["Your turn", "Coup"] for notice in told)
    expect(me.page).to_have_title("● Your turn · Coup · Backroom")


def test_where_a_page_may_not_notify_a_worker_does(come: Come) -> None:
    me = come()
    me.context.grant_permissions(["notifications"])
    me.page.add_init_script(ANDROID)
    settle(me, "Tell me when it is my turn")
    sit_down(me)
    me.page.evaluate("window.isAway = true")
    answer_until_asked_again(me)
    assert me.page.evaluate("window.tried") > 0
    me.page.wait_for_function(f"async () => (await ({NOTICES})()).length > 0")
    path = me.page.evaluate("location.pathname")
    assert me.page.evaluate(NOTICES) == [["Your turn", "Coup", path]]
    expect(me.page.locator("#board")).to_be_visible()
    answer_until_asked_again(me)  # the table goes on


@pytest.mark.parametrize(
    "worker", ["delete Navigator.prototype.serviceWorker", "navigator.serviceWorker.register = null"]
)
def test_a_notice_that_cannot_be_shown_breaks_nothing(come: Come, worker: str) -> None:
    me = come()
    me.page.add_init_script(f"{ANDROID} {NO_SOUND} {worker};")
    settle(me, "Tell me when it is my turn")
    settle(me, "Sounds")
    sit_down(me)
    me.page.evaluate("window.isAway = true")
    for _ in range(2):
        answer_until_asked_again(me)
    assert me.page.evaluate("window.tried") > 0
    expect(me.page.locator("#board")).to_be_visible()
    expect(me.page).to_have_title("● Your turn · Coup · Backroom")
    assert me.broken == []
