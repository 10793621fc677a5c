"""Small things that people notice: what stays hidden, what stays where it is, what is said before it is asked."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.people import PHONE, Visitor, play_until
from tests.browser.test_languages import speak
from tests.browser.test_replay import CARDS, finished

DRAWN = re.compile(r"draws an? (Duke|Assassin|Captain|Ambassador|Contessa)")
PLAY_AGAIN = ".result .buttons .btn.main"


def sit_down(me: Visitor, game: str = "coup") -> Visitor:
    """A game with bots, from the first page."""
    me.arrive().page.locator(f'[data-game="{game}"] .btn.main').click()
    if me.page.locator("#name").count():
        me.say_name("Ada")
    me.at_the_table().page.wait_for_selector("#hand")
    return me


def slowly(route: Route) -> None:
    """What is asked for comes late, as on a bad line."""
    time.sleep(0.6)
    route.continue_()


def top_of(me: Visitor, what: str) -> float:
    box = me.page.locator(what).bounding_box()
    assert box is not None
    return box["y"]


def test_a_hidden_hand_is_nowhere_on_the_page_and_stays_hidden(come: Come) -> None:
    me = sit_down(come())
    expect(me.page.locator(".log")).to_contain_text(DRAWN)
    me.press("Hide hand")
    for _ in range(2):
        expect(me.page.get_by_role("button", name="Show hand")).to_be_visible()
        expect(me.page.locator(".log")).to_contain_text("draws a card")
        expect(me.page.locator(".log")).not_to_contain_text(DRAWN)
        expect(me.page.locator("#hand")).not_to_contain_text(CARDS)
        me.page.keyboard.press("t")
        mine = me.page.locator("[data-describe] section").filter(
            has=me.page.get_by_role("heading", name="You", exact=False)
        )
        expect(mine.first).to_contain_text("coin")
        expect(mine.first).not_to_contain_text(CARDS)
        me.page.keyboard.press("Escape")
        me.page.reload()
        me.at_the_table().page.wait_for_selector("#hand")
    me.press("Show hand")
    expect(me.page.locator(".log")).to_contain_text(DRAWN)


def test_whoever_has_never_finished_a_game_sits_with_rookies_and_is_told_so(come: Come) -> None:
    me = come().arrive()
    expect(me.page.locator('[data-game="coup"] .btn.main')).to_contain_text("You and 3 rookies")
    sit_down(me)
    table = me.page.url.rpartition("/")[2]
    chairs = me.page.request.get(f"{me.url}/api/tables/{table}").json()["chairs"]
    assert [chair["bot"] for chair in chairs if chair["kind"] == "bot"] == ["rookie"] * 3


def test_the_buttons_of_the_end_stay_where_they_are_and_bots_deal_again_at_once(come: Come) -> None:
    me = come()
    me.open_table("Ada")
    me.page.locator('[data-chair="1"] select').select_option("random")
    me.start()
    me.page.route(re.compile(r"/api/records/"), slowly)
    play_until([me], lambda: me.is_over)
    before = [top_of(me, PLAY_AGAIN), top_of(me, '.result .buttons a[href^="/records/"]')]
    expect(me.page.locator(".result .foot")).to_be_visible()
    expect(me.page.locator(".result .why button")).to_be_visible()
    assert [top_of(me, PLAY_AGAIN), top_of(me, '.result .buttons a[href^="/records/"]')] == before
    old = me.page.url
    me.page.locator(PLAY_AGAIN).click()
    me.page.wait_for_url(lambda url: url != old)
    me.page.wait_for_selector("#ask")
    expect(me.page.locator(".result")).to_have_count(0)


def test_a_replay_keeps_the_winner_to_itself_until_it_is_asked_for_or_over(come: Come) -> None:
    ada, _, game = finished(come)
    ada.arrive(f"{ada.url}/records/{game}")
    header = ada.page.locator("header")
    expect(ada.page.locator(".reel")).to_be_visible()
    expect(header).not_to_contain_text(re.compile("wins|won by|Winner"))
    ada.press("Who won?")
    expect(header.locator(".note")).to_contain_text(re.compile("Ada|Bo"))
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Who won?")).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("button", name="Who won?")).to_have_count(0)
    expect(header.locator(".note")).to_contain_text(re.compile("Ada|Bo"))


def test_time_runs_as_one_reads_in_a_replay(come: Come) -> None:
    ada, _, game = finished(come)
    ada.page.evaluate("localStorage.setItem('backroom.language', 'fa')")
    ada.arrive(f"{ada.url}/records/{game}")
    slider = ada.page.locator("input[type=range]")
    expect(slider).to_be_visible()
    ada.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("0")
    first, last = (
        ada.page.locator(".reel .labels button").first.bounding_box(),
        ada.page.locator(".reel").bounding_box(),
    )
    assert first is not None
    assert last is not None
    assert first["x"] > last["x"] + last["width"] / 2, "the beginning is on the right"


def test_who_has_only_the_cookie_left_is_known_where_the_own_games_are(come: Come) -> None:
    me = come()
    me.arrive(f"{me.url}/settings").page.fill("#my-name", "Ada")
    me.page.click("form button[type=submit]")
    expect(me.page.get_by_role("status")).to_have_text("Saved.")
    me.page.evaluate("localStorage.clear()")
    me.arrive(f"{me.url}/records")
    expect(me.page.locator("header")).to_contain_text("Ada")


def test_friends_have_a_clock_and_bots_alone_have_none(come: Come) -> None:
    me = come()
    me.arrive(f"{me.url}/open/coup").page.wait_for_selector("form")
    clock = me.page.locator('input[name="clock"]:checked')
    expect(clock).to_have_value("relaxed")
    me.press("Fill the rest with bots")
    expect(clock).to_have_value("none")
    me.choose("clock", "fast")
    expect(clock).to_have_value("fast")


def test_the_bar_of_the_clock_is_no_longer_full_after_a_reload(come: Come) -> None:
    me, bo = come(size=PHONE), come()
    bo.sit(me.open_table("Ada", clock="fast"), "Bo")
    me.start()
    me.page.wait_for_selector(".timer .bar .left")
    width = "document.querySelector('.timer .bar .left')?.getAttribute('width') ?? 100"
    me.page.wait_for_function(f"() => Number({width}) < 92")
    me.page.reload()
    me.page.wait_for_selector(".timer .bar .left")
    assert float(me.page.evaluate(width)) < 93


def test_the_tracks_of_der_pate_all_run_as_one_reads(come: Come) -> None:
    me = come()
    speak(me, "fa")
    sit_down(me, "derpate")
    cells = me.page.locator(".markers .cells").first.locator(".cell")
    places = cells.evaluate_all("all => all.map(one => one.getBoundingClientRect().x)")
    assert places == sorted(places, reverse=True), "from right to left, as the tracks below it"
    assert len(places) == 4
