"""How a table is agreed on in the browser: versions and readings by one press, advice, who begins, whispers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import Visitor
from tests.talk import rule


def opening(come: Come, game: str = "coup") -> Visitor:
    me = come()
    me.arrive(f"{me.url}/open/{game}").page.wait_for_selector("form")
    return me


def is_on(me: Visitor, name: str, value: str) -> None:
    expect(me.page.locator(f'input[name="{name}"][value="{value}"]')).to_be_checked()


def agreed(me: Visitor) -> str:
    return me.page.locator('section[aria-labelledby="agreed"]').inner_text()


@rule("COUP-GAP-22", "COUP-GAP-16")
def test_one_press_chooses_a_version_and_it_is_played_by_the_book(come: Come) -> None:
    me = opening(come)
    is_on(me, "preset-version", "classic")
    is_on(me, "preset-reading", "book")
    me.choose("preset-version", "everything")
    is_on(me, "preset-version", "everything")
    me.page.click("summary")
    expect(me.page.get_by_role("group", name="Safe from the bomb").get_by_label("A whole round")).to_be_checked()
    me.page.get_by_role("group", name="Inquisitor").get_by_label("Off").check()
    expect(me.page.locator('input[name="preset-version"]:checked')).to_have_count(0)
    expect(me.page.get_by_text("Your own mix.")).to_be_visible()
    me.choose("preset-version", "everything")
    me.page.click("button.go")
    me.say_name("Ada")
    me.page.wait_for_selector("[data-chair]")
    said = agreed(me)
    assert [name in said for name in ("Reformation", "Inquisitor", "Anarchist")] == [True] * 3
    assert "Safe from the bomb: A whole round" in " ".join(said.split())
    assert "double danger" not in said, "that is as usual"


@rule("COUP-GAP-02")
def test_house_rules_let_a_target_who_doubted_in_vain_block(come: Come) -> None:
    me = opening(come)
    me.choose("preset-reading", "house")
    me.page.click("button.go")
    me.say_name("Ada")
    expect(me.page.locator('section[aria-labelledby="agreed"]')).to_contain_text("Strict double danger: Off")


@rule("COUP-BIG-05")
def test_advice_for_many_players_and_for_newcomers_stands_where_a_table_is_opened(come: Come) -> None:
    me = opening(come)
    expect(me.page.get_by_text("New to Coup? Start here.")).to_be_visible()
    advice = me.page.locator("[data-crowd]")
    me.choose("seats", "6")
    expect(advice).to_have_count(0)
    me.choose("seats", "7")
    expect(advice).to_contain_text("With more than 6 players")
    expect(advice.get_by_role("link")).to_have_attribute("href", "/rules/coup#COUP-BIG-05")
    me.page.click("button.go")
    me.say_name("Ada")
    expect(me.page.locator("[data-chair]")).to_have_count(7)
    expect(advice).to_contain_text("With more than 6 players")


@rule("COUP-GAP-01")
def test_who_begins_is_drawn_or_agreed_on_by_the_table(come: Come) -> None:
    ada = come()
    link = ada.open_table("Ada", seats=3)
    ada.page.locator('[data-chair="2"] select').select_option("soldier")
    who = ada.page.locator("[data-begins]")
    expect(who).to_have_value("")
    bo = come().sit(link, "Bo")
    who.select_option("Bo")
    expect(bo.page.locator('section[aria-labelledby="agreed"]')).to_contain_text("Who begins: Bo")
    expect(bo.page.locator("[data-begins]")).to_have_count(0)  # the host decides
    who.select_option("Drawn by lot")
    expect(bo.page.locator('section[aria-labelledby="agreed"]')).not_to_contain_text("Who begins")
    who.select_option("Bo")
    expect(bo.page.locator('section[aria-labelledby="agreed"]')).to_contain_text("Who begins: Bo")
    ada.start()
    bo.at_the_table()
    expect(bo.offered("income")).to_be_visible()


@rule("COUP-GAP-01")
def test_around_a_device_the_form_says_who_begins(come: Come) -> None:
    me = come()
    me.arrive(f"{me.url}/device/coup").page.wait_for_selector("form")
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        me.page.locator(".who li").nth(seat).locator("input").fill(name)
    me.page.locator("[data-begins]").select_option("Cy")
    me.page.click("button.go")
    expect(me.page.locator("#curtain-title")).to_contain_text("Cy")


@rule("COUP-GAP-28")
def test_a_table_without_whispers_offers_none(come: Come) -> None:
    ada = come()
    ada.arrive(f"{ada.url}/open/coup").page.wait_for_selector("form")
    ada.choose("seats", "3")
    ada.choose("whispers", "false")
    ada.page.click("button.go")
    ada.say_name("Ada")
    field = ada.page.locator("input[readonly]")
    expect(field).to_have_value(re.compile(r"#table="))
    expect(ada.page.locator('section[aria-labelledby="agreed"]')).to_contain_text("Whispers: Off")
    for name in ("Bo", "Cy"):
        come().sit(field.input_value(), name)
    ada.start()
    ada.page.click("#tab-chat")
    expect(ada.page.locator(".chat form input")).to_be_visible()
    expect(ada.page.locator(".chat select")).to_have_count(0)
