"""Five languages in a real browser: nothing is left in English, Persian runs from right to left, and long words fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import DESK, PHONE, Visitor

KEPT = "backroom.language"
LANGUAGES = ("en", "fa", "pl", "ja", "de")
LONGER = "en-XA"  # English, two fifths longer
GAMES = ("coup", "corleone", "derpate")
DIGITS = re.compile(r"[0-9]")
PERSIAN = re.compile(r"[۰-۹]")
NAME = "Ada 7"  # a name that runs the other way, with a digit that is hers


def speak(visitor: Visitor, language: str) -> None:
    """As if the language had been chosen on an earlier visit."""
    visitor.page.add_init_script(f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{language}')")


def play(visitor: Visitor, game: str = "coup") -> None:
    """A table with bots, up to my second question or the end."""
    visitor.arrive()
    visitor.page.click(f'[data-game="{game}"] button')
    visitor.say_name(NAME)
    visitor.at_the_table()
    visitor.page.wait_for_selector('#ask[data-ready="true"]')
    visitor.answer(("income", "tax"))
    visitor.page.wait_for_function("document.querySelectorAll('.log li').length > 3")


def untranslated(visitor: Visitor) -> str:
    return visitor.page.locator("html").get_attribute("data-untranslated") or ""


def too_wide(visitor: Visitor) -> list[str]:
    """What sticks out of the page, or of a box that hides what sticks out."""
    found: list[str] = visitor.page.evaluate(
        """() => {
          const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["the page"] : [];
          for (const one of document.querySelectorAll("main :is(button, a, h1, h2, h3, label, p)")) {
            const style = getComputedStyle(one);
            if (style.overflowX === "visible" || style.textOverflow === "ellipsis" || one.closest(".unseen")) continue;
            if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) wide.push(one.outerHTML.slice(0, 120));
          }
          return wide;
        }"""
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_opens_the_first_page_and_its_pages(come: Come, language: str) -> None:
    visitor = come()
    speak(visitor, language)
    for path in ("/", "/open/coup", "/open/corleone", "/open/derpate", "/settings", "/rules"):
        visitor.arrive(visitor.url + path)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        expect(visitor.page.locator("main").first).to_be_visible()
        assert untranslated(visitor) == "", path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_plays_every_game(come: Come, language: str, game: str) -> None:
    visitor = come()
    speak(visitor, language)
    play(visitor, game)
    assert untranslated(visitor) == ""
    # The log speaks the language: no sentence of it is the English one that the server sends along.
    lines = visitor.page.locator(".log li p")
    assert not re.search(r"\b(the turn of|takes|sends a|rolls)\b", " ".join(lines.all_inner_texts()))


def test_a_persian_table_runs_from_right_to_left(come: Come) -> None:
    visitor = come()
    speak(visitor, "fa")
    play(visitor)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    rail, board = page.locator(".rail").bounding_box(), page.locator("#board").bounding_box()
    assert rail is not None
    assert board is not None
    assert rail["x"] + rail["width"] <= board["x"] + 1, "the rail stands at the end of the line: on the left"
    coins = page.locator("[data-seat] .num").first.inner_text()
    assert PERSIAN.search(coins)
    assert not DIGITS.search(coins)
    assert page.locator(".log bdi", has_text=NAME).count() > 0, "names are set apart, and keep their own digits"
    rule = page.locator(".log .rule bdi").first
    expect(rule).to_have_attribute("dir", "ltr")
    expect(rule).to_have_text(re.compile(r"^COUP-[A-Z0-9-]+$"))


def test_clockwise_is_clockwise_in_every_language(come: Come) -> None:
    """Who sits on whose left does not change with the direction of the text."""
    places = []
    for language in ("en", "fa"):
        visitor = come()
        speak(visitor, language)
        play(visitor)
        seats = visitor.page.locator("[data-seat]")
        boxes = [(seats.nth(i).get_attribute("data-seat"), seats.nth(i).bounding_box()) for i in range(seats.count())]
        middle = visitor.page.locator("#board").bounding_box()
        assert middle is not None
        centre = middle["x"] + middle["width"] / 2
        places.append({name: round((box["x"] + box["width"] / 2 - centre) / 60) for name, box in boxes if box})
    assert places[0] == places[1]


def test_the_language_changes_without_a_reload(come: Come) -> None:
    visitor = come()
    visitor.arrive()
    page = visitor.page
    page.evaluate("window.stillHere = true")
    english = page.locator("h1").inner_text()
    page.locator("header select").select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("h1")).not_to_have_text(english)
    assert page.evaluate("window.stillHere")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    page.locator("header select").select_option("en")
    expect(page.locator("h1")).to_have_text(english)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_language_two_fifths_longer_fits(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size)
    speak(visitor, LONGER)
    visitor.arrive()
    expect(visitor.page.locator("html")).to_have_attribute("lang", LONGER)
    assert too_wide(visitor) == []
    play(visitor)
    assert too_wide(visitor) == []
