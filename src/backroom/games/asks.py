"""What is asked at a table: the referee's list of open questions, and what a window asked that has closed."""

from __future__ import annotations

import msgspec

from backroom.games.game import Game, WhyNot
from backroom.kernel.core import Seat, State


class Action(int):
    """An action that knows how it is spelt."""

    word: str

    def __new__(cls, value: int, word: str) -> Action:
        action = super().__new__(cls, value)
        action.word = word
        return action

    def __str__(self) -> str:
        return self.word

    def __repr__(self) -> str:
        return f"<{self.word}>"


class Reasons:
    """Why a seat cannot have what it would look for: found out when somebody asks, in the position of the question."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state.clone()  # the table goes on
        self.found: dict[Seat, list[WhyNot]] = {}

    def __eq__(self, other: object) -> bool:
        """Two asks are compared by what they ask."""
        return isinstance(other, Reasons)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "…"

    def of(self, seat: Seat) -> list[WhyNot]:
        if seat not in self.found:
            self.found[seat] = self.game.why_not(self.state, seat)
        return self.found[seat]


class Ask(msgspec.Struct, frozen=True):
    """One open question, for the referee. It is never sent to anybody: a seat gets its own in its view.

    `decision` is its number, counting the seat's questions from 1.
    """

    seat: int
    decision: int
    kind: str
    mode: str
    actions: list[Action]
    rule: str
    fallback: Action | None  # None: fate draws one of the actions
    seconds: int
    reasons: Reasons

    @property
    def why_not(self) -> list[WhyNot]:
        """What the seat would look for and cannot have, with the rule that forbids it."""
        return self.reasons.of(self.seat)


class Closed(msgspec.Struct, frozen=True):
    """What a seat was asked by a window that has closed: the number, the menu, and its answer if it gave one."""

    decision: int
    menu: tuple[int, ...]
    said: int | None
