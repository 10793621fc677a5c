"""Corleone's Empire at the table: a whole game by clicking, on the map as well as in the list; how it is laid out."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Come
from tests.browser.people import DESK, HASTE, PHONE, READY, Visitor, rank

# What is said first, so that a game goes on quickly: a question inside of a turn is answered before anything else.
BRISK = ("pass", "keep", "first", "take", "money", "ability", "launder", "draw", "thug", "member", "job", "ally")
PLACING = ("thug", "member")
FINGER = 44  # pixels
EDGE: Position = {"x": 9, "y": 33}  # what is to be seen of a card that lies under another
MANY = 40  # presses that are enough for any hand
LONG = 240.0  # seconds that a whole game may take on a machine with much to do


def place(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'.place[data-place="{name}"]')


def play_on_the_map(visitor: Visitor, word: str) -> None:
    """Press the place of a word twice: the first press shows what it gives, the second one plays it."""
    spot = place(visitor, word.rpartition(" ")[2])
    asked = visitor.decision
    spot.click(timeout=HASTE)
    expect(visitor.page.locator(".details.live")).to_be_visible()
    spot.click(timeout=HASTE)
    visitor.page.wait_for_function("d => document.querySelector('#ask')?.dataset.decision != d", arg=str(asked))


def give_up_cards(visitor: Visitor) -> None:
    """The Tribute: press cards of the hand, and piles again in the list, until it is enough; then send."""
    page = visitor.page
    send = page.locator("#ask .draft .btn.main")
    fresh = page.locator("#hand .rank:not(.suitcase) .paper:not(.chosen)")
    again = page.locator('#ask button.choice[data-word^="discard"]')
    chosen = page.locator("#ask .draft .chip")
    pile = 0
    for _ in range(MANY):
        if send.is_enabled(timeout=HASTE):
            break
        if fresh.count() > 0:
            fresh.first.click(timeout=HASTE, position=EDGE)
            continue
        before = chosen.count()
        again.nth(pile).click(timeout=HASTE)
        if chosen.count() < before:  # all of this pile was in the answer already, and was taken out: in with it again
            for _ in range(before - chosen.count()):
                again.nth(pile).click(timeout=HASTE)
            pile += 1
    send.click(timeout=HASTE)


def decide(visitor: Visitor, *, on_the_map: bool = False) -> bool:
    """Answer whatever is asked; False if nothing is."""
    panel = visitor.page.locator(f'{READY}[data-said="false"]')
    buttons = panel.locator("button.choice")
    words = [str(word) for word in buttons.evaluate_all("all => all.map(one => one.dataset.word)")]
    if not words:
        return False
    best = min(range(len(words)), key=lambda i: rank(words[i], BRISK))
    verb = words[best].partition(" ")[0]
    try:
        if panel.locator(".draft").count() > 0 and verb == "discard":
            give_up_cards(visitor)
        elif panel.locator(".draft").count() > 0:
            panel.locator(".draft .btn.main").click(timeout=HASTE)  # nothing is bid
        elif on_the_map and verb in PLACING:
            play_on_the_map(visitor, words[best])
        else:
            buttons.nth(best).click(timeout=HASTE)
    except TooLate:  # the others have decided while the hand was on its way
        return False
    return True


def sit_down(host: Visitor, guests: Sequence[Visitor], seats: int) -> str:
    """A table with these people; bots have the other chairs."""
    link = host.open_table("Ada", game="corleone", seats=seats)
    for i, guest in enumerate(guests):
        guest.sit(link, f"Bo{i}")
    return link


def boxes(visitor: Visitor, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = visitor.page.locator(selector).evaluate_all(
        """all => all.map(one => { const b = one.getBoundingClientRect();
           return {left: b.left, top: b.top, right: b.right, bottom: b.bottom}; })"""
    )
    return found


def overlap(one: dict[str, float], two: dict[str, float]) -> bool:
    return (
        min(one["right"], two["right"]) - max(one["left"], two["left"]) > 1
        and min(one["bottom"], two["bottom"]) - max(one["top"], two["top"]) > 1
    )


def against_a_bot(me: Visitor) -> Visitor:
    me.arrive()
    me.page.click('[data-game="corleone"] .btn.main')
    me.say_name("Ada")
    me.at_the_table()
    expect(me.page.locator(".city svg[role=group]")).to_be_visible()
    return me


def until_asked_to_place(me: Visitor, seconds: float = 150) -> str:
    """Answer until figures can be placed; a word that places one."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        open_places = me.page.locator(
            f'{READY} button.choice[data-word^="thug"], {READY} button.choice[data-word^="member"]'
        )
        if open_places.count() > 0:
            return str(open_places.first.get_attribute("data-word"))
        if not decide(me):
            me.page.wait_for_timeout(40)
    raise AssertionError("nobody could place anything")


def test_two_friends_and_a_bot_play_a_whole_game_and_a_third_one_watches(come: Come) -> None:
    ada, bo, eve = come(), come(), come()
    link = sit_down(ada, [bo], seats=3)
    ada.page.locator('[data-chair="2"] select').select_option("random")  # the quickest bot
    expect(ada.page.locator('[data-chair="2"]')).to_contain_text("Bot")
    eve.arrive(link)
    ada.start()
    for one in (bo, eve):
        one.at_the_table()
    expect(eve.page.locator("#hand")).to_contain_text("You see what everybody sees")
    on_the_map, until = 0, time.monotonic() + LONG
    while not (ada.is_over and bo.is_over and eve.is_over):
        assert time.monotonic() < until, "the game does not go on: " + ada.page.locator("#ask-title").inner_text()
        placing = ada.page.locator(f'{READY} button.choice[data-word^="thug"]').count() > 0 and on_the_map < 3
        answered = [decide(ada, on_the_map=placing), decide(bo)]
        on_the_map += placing
        if not any(answered):
            ada.page.wait_for_timeout(30)
    assert on_the_map >= 2
    assert len({one.page.locator("#result").inner_text() for one in (ada, bo, eve)}) == 1


def test_pointing_at_a_place_shows_what_it_would_give_and_the_list_shows_it_too(come: Come) -> None:
    me = against_a_bot(come())
    word = until_asked_to_place(me)
    spot = place(me, word.rpartition(" ")[2])
    spot.hover()
    expect(me.page.locator(".details")).to_be_visible()
    expect(me.page.locator(".details .ability").first).to_be_visible()
    expect(me.page.locator("polygon.outline").first).to_be_attached()
    expect(me.page.locator(".piece.ghost").first).to_be_attached()
    expect(me.page.locator(f'button.choice[data-word="{word}"]')).to_have_class(re.compile(r"\bpointed\b"))
    me.page.locator(f'button.choice[data-word="{word}"]').hover()
    expect(spot).to_have_class(re.compile(r"\bshown\b"))


def test_the_map_is_walked_and_played_by_keys(come: Come) -> None:
    me = against_a_bot(come())
    until_asked_to_place(me)
    me.page.locator('.place[tabindex="0"]').focus()
    first = me.page.evaluate("document.activeElement.dataset.place")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(key)
    assert me.page.evaluate("document.activeElement.classList.contains('place')")
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("ArrowRight")
    assert first is not None
    asked = me.decision
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".details.live")).to_be_visible()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("d => document.querySelector('#ask')?.dataset.decision != d", arg=str(asked))


def test_plaques_do_not_lie_over_each_other_on_a_desk(come: Come) -> None:
    me = against_a_bot(come(size=DESK))
    plaques = boxes(me, ".plaque .front")
    assert len(plaques) >= 7
    for i, one in enumerate(plaques):
        assert not [other for other in plaques[i + 1 :] if overlap(one, other)]


def test_a_phone_has_nothing_over_the_map_and_no_space_over_a_name(come: Come) -> None:
    me = against_a_bot(come(size=PHONE))
    until_asked_to_place(me)
    [city] = boxes(me, "svg[role=group]")
    [zoom] = boxes(me, "button.zoom")
    assert not overlap(city, zoom)
    names, spaces = boxes(me, "svg[role=group] text.label"), boxes(me, "circle.spot")
    assert len(names) == 8
    covered = [(name, space) for name in names for space in spaces if overlap(shrunk(name), space)]
    assert not covered
    [river] = boxes(me, "text[data-at=river]")
    assert river["bottom"] <= city["bottom"]
    assert not [name for name in names if overlap(river, name)]


def shrunk(line: dict[str, float]) -> dict[str, float]:
    """A line of text without the room above and below its letters."""
    spare = (line["bottom"] - line["top"]) * 0.25
    return line | {"top": line["top"] + spare, "bottom": line["bottom"] - spare}


def test_a_german_job_is_read_whole_on_its_card(come: Come) -> None:
    me = come()
    me.page.add_init_script("localStorage.setItem('backroom.language', 'de')")
    against_a_bot(me)
    titles = me.page.locator("#hand .paper.jobs .title")
    expect(titles.first).to_be_visible()
    cut = titles.evaluate_all(
        "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)"
    )
    assert cut == []


def test_a_phone_shows_the_map_without_scrolling_sideways_and_enlarges_a_territory(come: Come) -> None:
    me = against_a_bot(come(size=PHONE))
    word = until_asked_to_place(me)
    sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert me.page.evaluate(sideways) <= 0
    assert me.page.locator(".plaque .front").count() == 0
    zoom = me.page.locator("button.zoom")
    box = zoom.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    zoom.click()
    expect(me.page.locator(".plaque .front").first).to_be_attached()
    me.page.locator("button.go").first.click()
    zoom.click()
    expect(me.page.locator(".plaque .front")).to_have_count(0)
    # A finger beside the space still means it.
    spot = boxes(me, f'.place[data-place="{word.rpartition(" ")[2]}"] .ring')[0]
    middle = ((spot["left"] + spot["right"]) / 2 + 3, (spot["top"] + spot["bottom"]) / 2 + 3)
    me.page.mouse.click(*middle)
    expect(me.page.locator(".details.live")).to_be_visible()
    assert me.page.evaluate(sideways) <= 0
    for tab in ("hand", "families", "jobs"):
        me.page.click(f"#spot-tab-{tab}")
        assert me.page.evaluate(sideways) <= 0
