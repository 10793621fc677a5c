"""A game whose board and cards are an edition: its parts speak the words of that edition, whatever game it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from backroom.games.editions.editions import Editions, Rows
from backroom.games.editions.names import own_words
from backroom.games.game import Fact, Game, View
from backroom.games.steps import Stack, Step
from backroom.games.teller import Teller
from backroom.kernel.core import CLOSED, Event, Out, Seat, State

S_co = TypeVar("S_co", bound=State, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)
N = TypeVar("N", bound="Notation")


class Notation(Protocol):
    """Words for actions."""

    def read(self, word: str) -> int: ...
    def spell(self, action: int) -> str: ...


class Scenery(Protocol[S_co]):
    """Positions in writing."""

    def read(self, text: str, out: Out = CLOSED) -> tuple[S_co, int, dict[str, object]]: ...
    def spell(self, s: Any) -> str: ...


class Viewer(Protocol[V_co]):
    """Views."""

    def views(self, game: Game, s: Any, viewers: Iterable[Seat | None]) -> Mapping[Seat | None, V_co]: ...


class Guesser(Protocol[S_co]):
    """States that look like a view."""

    def guess(self, view: Any, seed: int) -> S_co: ...


class EditionGame(Game, Generic[S_co, V_co, N]):
    """A game that is played with one edition. Each of its parts is made for that edition by the game itself."""

    editions: ClassVar[Editions[Any]]
    notation: N
    telling: Teller
    stack: Stack[Any]
    viewer: Viewer[V_co]
    guesser: Guesser[S_co]
    scenery: Scenery[S_co]

    def __init__(self, rows: Rows) -> None:
        self.edition = rows.digest
        self.on_paper: Mapping[str, Any] = rows.printed
        self.is_house = rows is self.editions.house()
        self.others: dict[str, Self] = {}  # the same game with earlier editions of the house, by hash

    def with_edition(self, path: Path | str) -> Self:
        """The same game with another edition, read from its file."""
        return type(self)(self.editions.load(path))

    def of_edition(self, digest: str) -> Self | None:
        """The game with the house edition of this hash; one with somebody's own cards knows no other."""
        if digest == self.edition:
            return self
        found = self.editions.find(digest) if self.is_house else None
        if found is not None and digest not in self.others:
            self.others[digest] = type(self)(found)
        return self.others.get(digest)

    def printed(self) -> dict[str, Any]:
        """The tables of its file, and under `own` where its words are not those of the house edition."""
        own = own_words(self.on_paper, self.editions.house().printed)
        return {**self.on_paper, "own": msgspec.to_builtins(own)}

    def scene(self, text: str, out: Out = CLOSED) -> tuple[S_co, int, dict[str, object]]:
        return self.scenery.read(text, out)

    def spell_scene(self, state: State) -> str:
        return self.scenery.spell(state)

    def read(self, word: str) -> int:
        return self.notation.read(word)

    def spell(self, action: int) -> str:
        return self.notation.spell(action)

    def view(self, state: State, seat: Seat | None) -> V_co:
        return self.viewer.views(self, state, [seat])[seat]

    def views(self, state: State, viewers: Iterable[Seat | None]) -> dict[Seat | None, View]:
        return dict(self.viewer.views(self, state, viewers))

    def guess(self, view: Any, seed: int) -> S_co:
        return self.guesser.guess(view, seed)

    def fact(self, event: Event) -> Fact:
        return self.telling.fact(event)

    def step(self, frame: Any) -> Step:
        step: Step = self.stack.step(frame)
        return step

    def event_kinds(self) -> tuple[str, ...]:
        return tuple(self.telling.events)


@lru_cache(maxsize=32)
def played_with(kind: type[EditionGame[Any, Any, Any]], digest: str, printed: str) -> EditionGame[Any, Any, Any]:
    """The game of a pickle, with the edition that was sealed in it."""
    return kind(kind.editions.unseal(digest, printed))
