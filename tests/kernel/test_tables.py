"""A table tells each fact once, and says why a word cannot be had when somebody asks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import backroom
from backroom.games import GAMES, Game
from backroom.games.game import View
from backroom.laws.walk import encode
from tests.copies import a_table, say_anything

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Counter:
    """A method of a game, and how often it was called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game, name: str) -> None:
        self.calls = 0
        self.original = getattr(game, name)
        monkeypatch.setattr(game, name, self.call)

    def call(self, *args: Any) -> Any:
        self.calls += 1
        return self.original(*args)


@EVERY
def test_a_fact_is_told_once_whoever_hears_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Counter(monkeypatch, game, "fact")
    table = a_table(game, 1, 20)
    for _ in range(2):
        heard = {seat: table.events(seat) for seat in (None, *range(table.seats))}
    assert told.calls == len(table.out.events)
    assert max(map(len, heard.values())) > 10
    table.clone().events(0)
    assert told.calls == len(table.out.events), "a clone remembers what has been told"


@EVERY
def test_only_what_is_new_is_told(game: Game) -> None:
    table = a_table(game, 4, 0)
    heard: dict[int | None, list[backroom.Fact]] = {seat: [] for seat in (None, *range(table.seats))}
    rng = Random(1)
    for _ in range(30):
        for seat, facts in heard.items():
            facts.extend(table.events(seat, since=len(facts)))
        say_anything(table, rng, 1)
    fresh = table.clone()
    fresh.told = type(fresh.told)(fresh.game, fresh.out)
    for seat, facts in heard.items():
        assert facts == fresh.events(seat)[: len(facts)]
        assert table.events(seat, since=len(facts)) == fresh.events(seat)[len(facts) :]


def test_whoever_is_told_may_do_as_they_like_with_the_list() -> None:
    table = backroom.scene("coup", "duke captain 2 / assassin contessa 2")
    table.play("P0 tax")
    table.events(1).clear()
    assert table.events(1)


def test_what_was_taken_back_is_told_no_more() -> None:
    table = backroom.scene("coup", "duke captain 2 / assassin contessa 2")
    table.play("P0 exchange; P1 pass; draw duke; draw captain")
    before = {seat: table.events(seat) for seat in (None, 0, 1)}
    table.say(0, "return duke")
    assert table.events(0, since=len(before[0])) != []
    table.undo(0)
    assert {seat: table.events(seat) for seat in (None, 0, 1)} == before


@EVERY
def test_why_not_is_found_out_when_somebody_asks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(game, 2, 10)
    expected = {ask.seat: game.why_not(table.state, ask.seat) for ask in table.asks}
    found = Counter(monkeypatch, game, "why_not")
    asks = table.asks
    assert found.calls == 0
    say_anything(table, Random(2), 12)
    assert {ask.seat: ask.why_not for ask in asks} == expected, "as it was when it was asked, not as it is now"
    for ask in asks:
        assert ask.why_not is ask.why_not
    assert found.calls == len(asks)


@EVERY
def test_views_made_together_share_what_all_see_and_are_what_each_sees_alone(game: Game) -> None:
    table = a_table(game, 6, 25)
    viewers = (None, *range(table.seats))
    views = table.views(viewers)
    for seat in viewers:
        assert encode(views[seat]) == encode(table.view(seat))
    for field in shared(views[None]):
        assert all(getattr(views[seat], field) is getattr(views[None], field) for seat in viewers), field
    again = table.views(viewers)
    assert all(getattr(again[None], field) is not getattr(views[None], field) for field in ("where", "options"))


def shared(view: View) -> set[str]:
    """The fields that are no one's own."""
    own = {"viewer", "question", "said", "hand", "known", "drawn", "examined", "removed"}
    own |= {"seats", "suitcase", "kept", "half", "looking"}
    return set(view.__struct_fields__) - own
