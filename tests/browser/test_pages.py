"""What pages must be whatever is on them: text is text, nothing is wider than a phone, nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from backroom.games.register import load
from backroom.games.searching import search
from tests.browser.conftest import Come
from tests.browser.people import PHONE, Visitor, play_until
from tests.house.test_searching import SEARCHES
from tests.server.serving import Server

FIRST_PAGE = 200_000  # bytes as they travel
MARKUP = "<img src=x onerror=hurt()>"
NAME = "<b onclick=hurt()>Bo</b>"
HURT = "window.hurt = () => { window.isHurt = true }"


def test_names_and_chat_are_text_whatever_is_in_them(come: Come) -> None:
    ada, bo = come(), come()
    for one in (ada, bo):
        one.page.add_init_script(HURT)
    link = ada.open_table("Ada")
    bo.sit(link, NAME)
    expect(ada.page.locator('[data-chair="1"] bdi')).to_have_text(NAME)
    ada.start()
    bo.at_the_table()
    bo.page.click("#tab-chat")
    bo.page.fill(".chat input", MARKUP)
    bo.page.click(".chat form button[type=submit]")
    ada.page.click("#tab-chat")
    for one in (ada, bo):
        expect(one.page.locator(".chat li p")).to_have_text(MARKUP)
        expect(one.page.locator(".chat li .name")).to_have_text(NAME)
        assert one.page.locator(".chat img, .chat b, .seat b[onclick], main [onerror]").count() == 0
        assert one.page.evaluate("window.isHurt") is None


def test_a_table_goes_on_after_the_server_was_killed(browser: Browser, own_server: Server) -> None:
    ada = Visitor(browser, own_server.url)
    ada.arrive()
    ada.page.click('[data-game="coup"] .btn.main')
    ada.say_name("Ada")
    ada.at_the_table()
    ada.page.wait_for_selector('#ask[data-ready="true"] button.choice')
    told = ada.page.locator(".log li").count()
    own_server.kill()
    expect(ada.page.locator(".banner")).to_contain_text("Your seat is kept")
    assert ada.page.locator('#ask[data-ready="true"]').count() == 0
    own_server.start()
    ada.page.wait_for_selector('#ask[data-ready="true"] button.choice')
    expect(ada.page.locator(".banner")).to_have_count(0)
    assert ada.page.locator(".log li").count() >= told
    asked = ada.page.locator("#ask").get_attribute("data-decision")
    assert ada.answer()
    ada.page.wait_for_function("d => document.querySelector('#ask')?.dataset.decision != d", arg=asked)
    assert ada.violations == []
    ada.close()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_nothing_is_wider_than_a_small_phone(come: Come, scheme: str) -> None:
    me = come(size=PHONE, scheme=scheme).arrive()
    expect(me.page.locator('[data-game="coup"] .btn.main')).to_be_enabled()
    assert overflow(me) == 0
    for path in ("/open/coup", "/device/derpate", "/settings", "/rules", "/rules/corleone", "/records"):
        me.arrive(f"{me.url}{path}").page.wait_for_selector("h1")
        assert overflow(me) == 0, path
    for game in ("coup", "corleone", "derpate"):
        me.arrive().page.click(f'[data-game="{game}"] .btn.main')
        if game == "coup":
            me.say_name("Ada")
        me.at_the_table().page.wait_for_selector(".seat", state="attached")
        assert overflow(me) == 0, game


def test_a_page_of_two_columns_is_no_wider_than_the_screen(come: Come) -> None:
    me = come(size=(900, 900))
    for game in ("coup", "corleone", "derpate"):
        me.arrive(f"{me.url}/open/{game}").page.wait_for_selector("h1")
        expect(me.page.locator("select.field option[value='bot:soldier']").first).to_be_attached()
        assert overflow(me) == 0, game


def overflow(one: Visitor) -> int:
    """How many pixels the page is wider than the screen."""
    found = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert isinstance(found, int)
    return found


def test_a_link_of_return_makes_another_device_mine(come: Come) -> None:
    here, there = come(), come()
    here.arrive(f"{here.url}/settings").page.fill("#my-name", "Ada")
    here.page.click("form button[type=submit]")
    expect(here.page.get_by_role("status")).to_have_text("Saved.")
    here.page.get_by_role("button", name="Make a link").click()
    link = here.page.locator("input[readonly]").input_value()
    there.arrive(link)
    expect(there.page.get_by_role("status")).to_contain_text("Ada")
    assert "return=" not in there.page.url


def test_an_address_without_a_page_says_so_and_a_table_without_a_key_is_nowhere(come: Come) -> None:
    ada, eve = come(), come()
    ada.arrive(f"{ada.url}/nowhere")
    expect(ada.page.locator("h1")).to_have_text("There is nothing here")
    link = ada.open_table("Ada")
    eve.arrive(link.split("&key=")[0])
    expect(eve.page.locator("h1")).to_have_text("This table cannot be opened here.")


def test_the_rules_can_be_searched_and_every_rule_has_an_address(come: Come) -> None:
    me = come()
    me.arrive(f"{me.url}/rules/coup#COUP-CHAL-05")
    rule = me.page.locator("#COUP-CHAL-05")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    search = me.page.get_by_role("searchbox")
    search.fill("double danger")
    expect(me.page.locator("article").first).to_contain_text("Double danger")
    expect(me.page.locator("mark").first).to_be_visible()
    expect(rule).to_have_count(0)
    me.page.locator(".value").filter(has_text="Rulings").click()
    search.fill("")
    expect(me.page.locator("article").first).to_contain_text("Ruling")
    search.fill("contessa")
    expect(me.page.locator("table")).to_contain_text("女伯")  # the words of the game in every language
    search.fill("xylophone")
    expect(me.page.get_by_role("status")).to_contain_text("0 of")
    me.page.evaluate("location.hash = 'COUP-CHAL-06'")  # a link leads to its rule, whatever was searched for
    expect(me.page.locator("#COUP-CHAL-06")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "fa", "pl", "ja", "de"])
def test_the_book_is_searched_as_in_the_terminal_and_what_is_meant_comes_first(come: Come, lang: str) -> None:
    me = come()
    me.page.add_init_script(f"localStorage.setItem('backroom.language', '{lang}')")
    for one in SEARCHES:
        if one["lang"] != lang:
            continue
        both = [*load(one["game"]).values(), *load("table").values()]  # as they stand on the page
        me.arrive(f"{me.url}/rules/{one['game']}").page.wait_for_selector("article")
        for wanted, rule in one["finds"].items():
            me.page.get_by_role("searchbox").fill(wanted)
            expect(me.page.locator(f"article#{rule}")).to_be_visible()
            ids = me.page.locator("article").evaluate_all("all => all.slice(0, 3).map(one => one.id)")
            assert rule in ids, wanted
            assert ids == [found.id for found in search(both, wanted, lang)][:3]
            expect(me.page.locator("mark").first).to_be_visible()


def test_why_leads_from_the_log_to_the_book(come: Come) -> None:
    me = come().arrive()
    me.page.click('[data-game="coup"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    link = me.page.locator(".log .rule").first
    rule = link.inner_text()
    link.click()
    with me.context.expect_page() as opening:
        me.page.get_by_role("dialog").get_by_role("link").click()
    book = opening.value
    expect(book.locator(f"#{rule}")).to_be_in_viewport()


def test_the_log_can_be_narrowed_and_says_what_is_new(come: Come) -> None:
    me = come().arrive()
    me.page.click('[data-game="coup"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    play_until([me], lambda: me.decision >= 4 or me.is_over)
    lines = me.page.locator(".log li")
    all_of_them = lines.count()
    me.page.locator(".pick").filter(has_text="Claims").click()
    expect(me.page.locator(".log li").filter(has_text=re.compile(r"takes \d"))).to_have_count(0)
    assert 0 < lines.count() < all_of_them
    me.page.locator(".pick").filter(has_text="All").click()
    expect(me.page.locator(".log .fresh").first).to_be_visible()


def test_settings_are_kept_on_this_device(come: Come) -> None:
    me = come()
    me.arrive(f"{me.url}/settings")
    me.page.get_by_role("switch", name="Sounds").check()
    me.page.get_by_role("switch", name="Keys").uncheck()
    me.page.locator(".value").filter(has_text="Light").click()
    expect(me.page.locator("html")).to_have_attribute("data-mode", "light")
    me.page.reload()
    expect(me.page.get_by_role("switch", name="Sounds")).to_be_checked()
    expect(me.page.get_by_role("switch", name="Keys")).not_to_be_checked()
    expect(me.page.locator("html")).to_have_attribute("data-mode", "light")


def test_the_first_page_is_small(come: Come) -> None:
    me = come()
    sizes: list[int] = []
    me.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    me.arrive()
    expect(me.page.locator('[data-game="coup"] .btn.main')).to_be_enabled()
    me.page.wait_for_load_state("networkidle")
    assert sum(sizes) < FIRST_PAGE


def test_a_stranger_is_asked_for_by_nobody(come: Come) -> None:
    """The first page of somebody new is without a word in the console, and whoever has come before is known."""
    me = come().arrive()
    me.page.wait_for_selector('[data-game="coup"] .btn.main:enabled')
    assert me.said == []
    me.open_table("Ada")
    me.arrive()
    expect(me.page.locator("header")).to_contain_text("Ada")
    assert me.said == []


def test_who_looks_for_strangers_in_vain_is_told_and_offered_bots(come: Come) -> None:
    me = come().arrive()
    me.page.locator('[data-game="derpate"]').get_by_role("button", name="Quick match").click()
    me.say_name("Ada")
    expect(me.page.get_by_role("status").filter(has_text="Nobody else is looking")).to_be_visible()
    me.press("Play with bots now")
    me.at_the_table()


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_every_game_is_explained_in_two_minutes_from_the_first_page(come: Come, game: str) -> None:
    me = come().arrive()
    me.page.locator(f'[data-game="{game}"]').get_by_role("link", name="How to play in two minutes").click()
    expect(me.page.locator("#howto")).to_be_in_viewport()


def test_whoever_may_sit_down_is_offered_for_a_chair_in_words(come: Come) -> None:
    ada = come()
    ada.open_table("Ada", seats=4)
    menu = ada.page.locator('[data-chair="1"] select')
    assert menu.locator("optgroup").evaluate_all("all => all.map(one => one.label)") == ["By strength", "By character"]
    for seat, (bot, text) in enumerate(
        {"capo@100ms": "Capo, quick", "capo@1000ms": "Capo, patient", "liar": "Liar"}.items(), 1
    ):
        chair = ada.page.locator(f'[data-chair="{seat}"]')
        chair.locator("select").select_option(bot)
        expect(chair).to_contain_text(text)
        expect(chair).not_to_contain_text(bot)
    ada.start()
    expect(ada.page.locator("#board")).not_to_contain_text(re.compile("@|liar"))
    derpate = come()
    derpate.open_table("Bo", game="derpate", seats=3)
    assert derpate.page.locator("optgroup").count() == 0, "one sort of bots needs no headings"
    expect(derpate.page.locator('[data-chair="1"] option[value="capo@1000ms"]')).to_have_count(1)
