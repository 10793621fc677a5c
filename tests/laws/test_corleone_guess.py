"""A guess about Corleone's Empire gives every world that agrees with a view its fair chance (L5), by enumeration.

In these scenes all jobs but four are completed, so that few cards are unseen: four jobs and what people hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, cast

import pytest

import backroom
from backroom.games.corleone import words as w
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.sweep import BLUE, GREEN_AND_YELLOW, GREY, THREE_THUGS, drowned
from backroom.games.corleone.view import hand, suitcase
from tests import workshop
from tests.chance import fits

GUESSES = 2_000
LEFT = "bathtub-gin tip-from-the-docks the-fix-is-in double-the-bodyguards"
Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]
Worlds = Callable[[backroom.Table, int | None], Iterator[World]]


def scene(text: str, script: str = "", *, undone: str = "") -> backroom.Table:
    """Two players or three, with all jobs completed but four, and but those that are said to be undone."""
    board, _, fields = text.partition(";")
    seats = board.split("/")
    done = [GREY, BLUE, GREEN_AND_YELLOW] if len(seats) == 3 else [f"{GREY} {BLUE}", GREEN_AND_YELLOW]
    names = [" ".join(job for job in jobs.split() if job != f"+{undone}") for jobs in done]
    board = " / ".join(f"{seat} {jobs}" for seat, jobs in zip(seats, names, strict=True))
    table = backroom.scene("corleone", f"{board} ; public {undone or 'none'} ; {fields}")
    table.play(script)
    return table


def cards(names: str) -> list[int]:
    return [CORLEONE.notation.card_of[name] for name in names.split()]


def bunch(chosen: list[int]) -> Cards:
    return tuple(sorted(chosen))


def world(state: Any) -> World:
    """The hidden part of a state: hands, suitcases, the deck."""
    s = cast(Corleone, state)
    seats = range(s.house.seats)
    deck = [w.FIRST_JOB + job for job, n in enumerate(s.hidden.deck.counts) if n]
    return tuple(bunch(hand(s, i)) for i in seats), tuple(bunch(suitcase(s, i)) for i in seats), bunch(deck)


def guesses(table: backroom.Table, viewer: int | None) -> Iterator[World]:
    view = table.view(viewer)
    for seed in range(GUESSES):
        yield world(CORLEONE.guess(view, seed))


def redeals(table: backroom.Table, viewer: int | None) -> Iterator[World]:
    for seed in range(GUESSES):
        yield world(CORLEONE.redeal(table.state, viewer, seed))


both = pytest.mark.parametrize("worlds", [guesses, redeals])


class Box:
    """What a viewer is sure of, and the unseen cards; counts every way to deal these into the open places."""

    def __init__(self, table: backroom.Table, unseen: str, hands: list[str], cases: list[str]) -> None:
        view = table.view(None)
        self.unseen = cards(unseen)
        self.hands = [cards(names) for names in hands]
        self.cases = [cards(names) for names in cases]
        seats = cast(Any, view).seats
        self.places = [("case", i, seat.suitcase - len(self.cases[i])) for i, seat in enumerate(seats)]
        self.places += [("hand", i, seat.hand - len(self.hands[i])) for i, seat in enumerate(seats)]

    def worlds(self) -> Counter[World]:
        found: Counter[World] = Counter()
        self.fill(found, 0, self.unseen, [(list(h), list(c)) for h, c in zip(self.hands, self.cases, strict=True)])
        return found

    def fill(self, found: Counter[World], at: int, left: list[int], seats: list[tuple[list[int], list[int]]]) -> None:
        if at == len(self.places):
            if all(w.FIRST_JOB <= card < w.FIRST_ALLY for card in left):  # nothing but jobs lies in the deck
                held = tuple(bunch(seat[0]) for seat in seats), tuple(bunch(seat[1]) for seat in seats)
                found[*held, bunch(left)] += 1
            return
        zone, seat, room = self.places[at]
        for chosen in combinations(range(len(left)), room):
            here = [left[i] for i in chosen]
            if zone == "case" and max(here, default=0) >= w.MONEY:
                continue
            rest = [card for i, card in enumerate(left) if i not in chosen]
            hands, case = seats[seat]
            mine = (hands, case + here) if zone == "case" else (hands + here, case)
            self.fill(found, at + 1, rest, [*seats[:seat], mine, *seats[seat + 1 :]])


@both
def test_a_hand_and_a_suitcase(worlds: Worlds) -> None:
    table = scene("$1 / $2 gun bathtub-gin +$3 +$5 ; act 4")
    box = Box(table, f"$2 $3 $5 gun {LEFT}", ["$1", ""], ["", ""])
    expected = box.worlds()
    assert len(expected) == 12, "one of three notes and one of four jobs beside the gun"
    assert fits(worlds(table, 0), expected)


@both
def test_a_rival_of_two(worlds: Worlds) -> None:
    table = scene("$1 +$2 / $5 gun the-fix-is-in +$3 / booze bathtub-gin ; act 4")
    box = Box(table, f"$5 $3 gun booze {LEFT}", ["$1", "", ""], ["$2", "", ""])
    assert fits(worlds(table, 0), box.worlds())


@both
def test_a_spectator_knows_no_hand(worlds: Worlds) -> None:
    table = scene("$1 gun / $2 bathtub-gin +$1 ; act 4")
    box = Box(table, f"$1 $1 $2 gun {LEFT}", ["", ""], ["", ""])
    assert fits(worlds(table, None), box.worlds())


@both
def test_what_was_taken_and_laundered_before_all_eyes_stays(worlds: Worlds) -> None:
    """P0 takes $1 from the bank and puts $2 into the suitcase; of the rest P1 knows nothing."""
    table = scene("$2 $3 bathtub-gin / booze $5 ; act 4", "P0 thug harcourt-and-vane; P0 launder $2")
    box = Box(table, f"$3 {LEFT}", ["$1", "booze $5"], ["$2", ""])
    expected = box.worlds()
    assert world(table.state) in expected
    assert fits(worlds(table, 1), expected)


@both
def test_an_ally_stays_where_it_was_seen(worlds: Worlds) -> None:
    table = scene("$2 / mayor $1 +$3 ; act 4")
    box = Box(table, f"$1 $3 {LEFT}", ["$2", "mayor"], ["", ""])
    expected = box.worlds()
    assert len(expected) == 2
    assert fits(worlds(table, 0), expected)


@both
def test_of_anothers_draw_any_jobs_may_be_the_ones(worlds: Worlds) -> None:
    """P1 is looking at two of the four jobs; the other two are the deck."""
    table = scene("$1 / $2 ; act 4 ; turn P1", "P1 thug penn-central-railroad; P1 draw")
    assert table.asks[0].kind == "keep"
    decks = [deck for _, _, deck in worlds(table, 0)]
    assert fits(decks, dict.fromkeys(combinations(sorted(cards(LEFT)), 2), 1))


@both
def test_whoever_looks_on_at_a_look_knows_nothing_of_it(worlds: Worlds) -> None:
    """P0 looks into the hand of P1, which may hold any cards for all that P2 knows."""
    text = f"society-columnist / $2 gun bathtub-gin +$5 / $1 ; {drowned(3)} ; {THREE_THUGS}"
    table = scene(text, "P0 ally society-columnist; P0 rob P1")
    assert table.asks[0].kind == "card"
    assert fits(worlds(table, 2), Box(table, f"$2 $5 gun {LEFT}", ["", "", "$1"], ["", "", ""]).worlds())


@both
def test_whoever_is_being_robbed_of_a_good_has_one(worlds: Worlds) -> None:
    """P1 has to give P0 a good, so only a hand with a good is possible."""
    text = f"2*gun 2*booze / gun $2 / $1 narcotics ; {drowned(3)} ; {THREE_THUGS}"
    job = "stick-up-at-the-card-game"
    table = scene(text, f"P0 job {job}; P0 ability first", undone=job)
    assert table.asks[0].kind == "give"
    possible = Box(table, f"gun $2 narcotics $1 {LEFT}", ["", "", ""], ["", "", ""]).worlds()
    expected = {found: n for found, n in possible.items() if any(w.MONEY <= card < w.PILES for card in found[0][1])}
    assert len(expected) < len(possible)
    assert fits(worlds(table, None), expected)


def test_a_look_into_a_suitcase_leaves_the_hand_as_it_is_known() -> None:
    look = (
        '{ do = "take", zone = "suitcase", from = "one-rival", what = "money", pick = "look", count = 1, to = "hand" }'
    )
    table = workshop.errand(look, "/ mayor-on-the-stump $2 +$1 +$3 / $1 ; act 2", "P0 rob P1")
    view = cast(Any, table.view(0))
    assert (view.looking, view.seats[1].known) == (["$1", "$3"], ["mayor-on-the-stump"])
    assert all(table.game.view(table.game.guess(view, seed), 0) == view for seed in range(20))


def test_a_guess_puts_no_card_where_it_cannot_be() -> None:
    """Notes in suitcases, jobs in the deck, nothing that lies open, and as many cards as everybody counts."""
    for text in CORLEONE.scenes():
        table = backroom.scene("corleone", text)
        for viewer in (None, *range(table.seats)):
            view = cast(Any, table.view(viewer))
            for seed in range(3):
                state = CORLEONE.guess(view, seed)
                hands, cases, deck = world(state)
                assert [len(held) for held in hands] == [seat.hand for seat in view.seats]
                assert [len(notes) for notes in cases] == [seat.suitcase for seat in view.seats]
                assert all(card < w.MONEY for notes in cases for card in notes)
                gone = {*view.public, *view.pile, *[job for seat in view.seats for job in seat.jobs]}
                names = [CORLEONE.notation.cards[card] for held in hands for card in held]
                assert not gone & {*names, *[CORLEONE.notation.cards[card] for card in deck]}
                assert len(deck) == view.deck
                assert CORLEONE.count(state) == []
