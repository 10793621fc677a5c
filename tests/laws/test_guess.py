"""A guess gives every world that agrees with a view its fair chance (L5), against plain enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, cast

import pytest

import backroom
from backroom.games.coup.game import COUP
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES
from tests.chance import fits

GUESSES = 6_000
World = tuple[object, ...]


def roles(cards: str) -> list[int]:
    return [ROLES.index(card) for card in cards.split()]


def unseen(state: Coup, seen: list[int]) -> list[int]:
    """The cards of the deck that are not among the seen ones."""
    deck = Counter({role: n for role, n in enumerate(state.house.deck()) if n})
    deck.subtract(seen)
    return sorted(deck.elements())


def deals(cards: list[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to deal physical cards into hands of these sizes; what is left is the court."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for i, card in enumerate(cards) if i not in chosen]
        for others in deals(rest, sizes[1:]):
            yield (tuple(cards[i] for i in chosen), *others)


def world(state: Any) -> World:
    """The hidden part of a guess."""
    hidden = cast(Coup, state).hidden
    hands = tuple(tuple(hand) for hand in hidden.hands)
    return hands, tuple(hidden.court.counts), tuple(tuple(sorted(cards)) for cards in hidden.removed if cards)


def court(cards: list[int], hands: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    left = Counter(cards) - Counter(card for hand in hands for card in hand)
    return tuple(left[role] for role in range(len(ROLES)))


def guesses(table: backroom.Table, viewer: int | None) -> Iterator[World]:
    view = table.view(viewer)
    for seed in range(GUESSES):
        yield world(COUP.guess(view, seed))


def redeals(table: backroom.Table, viewer: int | None) -> Iterator[World]:
    for seed in range(GUESSES):
        yield world(COUP.redeal(table.state, viewer, seed))


both = pytest.mark.parametrize("worlds", [guesses, redeals])
Worlds = Callable[[backroom.Table, int | None], Iterator[World]]
NOTHING_REMOVED: World = ()


@both
def test_one_hand_of_two_players(worlds: Worlds) -> None:
    table = backroom.scene("coup", "duke captain 2 / contessa +duke 2")
    cards = unseen(cast(Coup, table.state), roles("duke captain duke"))
    own = tuple(roles("duke captain"))
    expected = Counter(((own, *hands), court(cards, hands), NOTHING_REMOVED) for hands in deals(cards, [1]))
    assert fits(worlds(table, 0), expected)


@both
def test_a_spectator_knows_neither_hand(worlds: Worlds) -> None:
    table = backroom.scene("coup", "duke +captain 2 / contessa +duke 2")
    cards = unseen(cast(Coup, table.state), roles("captain duke"))
    expected = Counter((hands, court(cards, hands), NOTHING_REMOVED) for hands in deals(cards, [1, 1]))
    assert fits(worlds(table, None), expected)


@both
@pytest.mark.parametrize("verdict", ["", "; P0 give back"], ids=["undecided", "given back"])
def test_an_examined_card_stays_where_it_was_seen(worlds: Worlds, verdict: str) -> None:
    """One card of P1 is known, as soon as it was shown; the other one, and the card of P2, may be any."""
    text = "inquisitor duke 2 / contessa assassin 2 / captain +duke 2 ; options inquisitor"
    table = backroom.scene("coup", text)
    table.play("P0 examine P1; P1 pass; P2 pass; P1 reveal contessa" + verdict)
    cards = unseen(cast(Coup, table.state), roles("inquisitor duke contessa duke"))
    own, (known,) = tuple(sorted(roles("inquisitor duke"))), roles("contessa")
    expected: Counter[World] = Counter()
    for hands in deals(cards, [1, 1]):
        dealt = (own, tuple(sorted((known, *hands[0]))), hands[1])
        expected[dealt, court(cards, hands), NOTHING_REMOVED] += 1
    assert fits(worlds(table, 0), expected)


@both
def test_a_draft_leaves_four_cards_unknown(worlds: Worlds) -> None:
    """P1 has removed all but one of a set, whichever the cards in sight allow; then any card may lie anywhere."""
    text = (
        "duke +contessa 2 / contessa +captain 3 ; out P0 assassin captain ambassador contessa"
        " ; out P1 duke assassin captain ambassador ; options two_player=draft"
    )
    table = backroom.scene("coup", text)
    state = cast(Coup, table.state)
    own = tuple(roles("duke"))
    mine = tuple(sorted(roles("assassin captain ambassador contessa")))
    expected: Counter[World] = Counter()
    for kept in range(5):
        removed = tuple(role for role in range(5) if role != kept)
        seen = [*own, *roles("contessa captain"), *mine, *removed]
        if any(n > state.house.copies() for n in Counter(seen).values()):
            continue
        cards = unseen(state, seen)
        for hands in deals(cards, [1]):
            expected[(own, *hands), court(cards, hands), (mine, removed)] += 1
    assert len({world[2] for world in expected}) > 1
    assert fits(worlds(table, 0), expected)


def test_of_anothers_exchange_any_cards_may_be_the_drawn_ones() -> None:
    table = backroom.scene("coup", "duke captain 2 / ambassador +duke 2")
    table.play("P0 income; P1 exchange; P0 pass; draw duke; draw assassin")
    drawn: Counter[World] = Counter()
    view = table.view(0)
    for seed in range(GUESSES):
        hidden = COUP.guess(view, seed).hidden
        drawn[tuple(hidden.hands[1]), tuple(hidden.drawn)] += 1
    cards = unseen(cast(Coup, table.state), roles("duke captain duke"))
    expected: Counter[World] = Counter()
    for (hand,) in deals(cards, [3]):
        for chosen in combinations(hand, 2):
            expected[tuple(sorted(hand)), tuple(sorted(chosen))] += 1
    assert fits(drawn.elements(), expected)
