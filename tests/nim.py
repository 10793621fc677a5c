"""A toy for the tests of search: sticks on a table. Whoever takes the last one wins; nothing is hidden."""

from __future__ import annotations

from typing import Any, cast

from backroom.games.game import Game, Options, Result, View
from backroom.games.steps import Step
from backroom.kernel.core import (
    CLOSED,
    EVERYONE,
    FIRST_VERB,
    NOUN_MASK,
    PASS,
    Frame,
    Kind,
    Out,
    Seat,
    State,
    Wait,
    act,
    solo,
)
from backroom.kernel.run import settle

TAKE = FIRST_VERB
TURN = Kind("turn", seconds=30, open_menu=True)
MOST = 3  # sticks taken at once


class Sticks(State):
    """How many are left, whose turn it is, and who took the last one."""

    def __init__(self, seats: int, left: int, turn: Seat = 0) -> None:
        super().__init__()
        self.seats = seats
        self.left = left
        self.turn = turn

    def shell(self) -> tuple[type[Sticks], tuple[object, ...]]:
        return Sticks, (self.seats, self.left)

    def clone(self) -> Sticks:
        twin = Sticks(self.seats, self.left, self.turn)
        self.copy_kernel_to(twin)
        return twin


class Taking(Frame):
    """The seats take sticks in turn, one to three."""

    def advance(self, s: Sticks) -> Wait | None:
        if not s.left:
            s.cut(0)
            return None
        menu = tuple(act(TAKE, number) for number in range(1, min(MOST, s.left) + 1))
        return solo(s.turn, menu, TURN, "TABLE-01", PASS, EVERYONE)

    def hear(self, s: Sticks, action: int) -> None:
        s.left -= action & NOUN_MASK
        if s.left:
            s.turn = (s.turn + 1) % s.seats

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Taking:
        return Taking()


class AllTake(Step, frozen=True):
    """Sticks are taken."""

    sentence = "all take"


class NimView(View, frozen=True, kw_only=True):
    """Everything."""

    seats: list[int]
    left: int
    turn: int


def lay(s: Sticks) -> Sticks:
    s.push(Taking())
    settle(s)
    return s


class NimGame(Game):
    """The sticks as a game on the kernel, without a mind of its own."""

    key = "nim"
    title = "Nim"
    version = 1
    least = 2
    most = 3
    options = ()

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> Sticks:
        return lay(Sticks(seats, int(str(options.get("left", 9)))))

    def read(self, word: str) -> int:
        return act(TAKE, int(word.removeprefix("take ")))

    def spell(self, action: int) -> str:
        return f"take {action & NOUN_MASK}"

    def view(self, state: State, seat: Seat | None) -> NimView:
        s = cast(Sticks, state)
        return NimView(
            game=self.key,
            viewer=seat,
            where=self.where(state),
            asked=list(state.wait.seats),
            question=self.question(state, seat),
            said=[],
            seats=[0] * s.seats,
            left=s.left,
            turn=s.turn,
        )

    def guess(self, view: Any, seed: int) -> Sticks:
        return lay(Sticks(len(view.seats), view.left, view.turn))

    def step(self, frame: Any) -> Step:
        return AllTake()

    def result(self, state: State) -> Result | None:
        s = cast(Sticks, state)
        return None if s.left else Result([s.turn], [float(seat == s.turn) for seat in range(s.seats)], "TABLE-03", "")


NIM = NimGame()
