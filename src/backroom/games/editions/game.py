"""A game whose board and cards are an edition: its parts speak the words of that edition, whatever game it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from backroom.games.game import Fact, Game, Step, View
from backroom.games.teller import Teller
from backroom.kernel.core import CLOSED, Event, Out, Seat, State

S_co = TypeVar("S_co", bound=State, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)
N = TypeVar("N", bound="Notation")


class Rows(Protocol):
    """An edition: what is printed, and the hash of it."""

    @property
    def digest(self) -> str: ...
    @property
    def printed(self) -> dict[str, Any]: ...


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

    def view(self, game: Game, s: Any, seat: Seat | None) -> V_co: ...


class Guesser(Protocol[S_co]):
    """States that look like a view."""

    def guess(self, view: Any, seed: int) -> S_co: ...


class EditionGame(Game, Generic[S_co, V_co, N]):
    """A game that is played with one edition. Each of its parts is made for that edition by the game itself."""

    notation: N
    telling: Teller
    viewer: Viewer[V_co]
    guesser: Guesser[S_co]
    scenery: Scenery[S_co]

    def __init__(self, rows: Rows) -> None:
        self.edition = rows.digest
        self.on_paper: Mapping[str, Any] = rows.printed

    def printed(self) -> dict[str, Any]:
        return dict(self.on_paper)

    def scene(self, text: str, out: Out = CLOSED) -> tuple[S_co, int, dict[str, object]]:
        return self.scenery.read(text, out)

    def spell_scene(self, state: State) -> str:
        return self.scenery.spell(state)

    def read(self, word: str) -> int:
        return self.notation.read(word)

    def spell(self, action: int) -> str:
        return self.notation.spell(action)

    def view(self, state: State, seat: Seat | None) -> V_co:
        return self.viewer.view(self, state, seat)

    def guess(self, view: Any, seed: int) -> S_co:
        return self.guesser.guess(view, seed)

    def fact(self, event: Event) -> Fact:
        return self.telling.fact(event)

    def step(self, frame: Any) -> Step:
        return self.telling.step(frame)

    def event_kinds(self) -> tuple[str, ...]:
        return tuple(self.telling.events)
