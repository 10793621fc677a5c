"""Coup as a game on the kernel: its name, its options, its notation and its views, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any, cast

from backroom.games.coup import guess as guessing
from backroom.games.coup import notation, refusals
from backroom.games.coup.conserved import faults
from backroom.games.coup.mind.player import CoupMind
from backroom.games.coup.options import CROWD, LEAST, MOST, OPTIONS, PRESETS, house
from backroom.games.coup.setup import deal
from backroom.games.coup.stack import STACK
from backroom.games.coup.state import Coup
from backroom.games.coup.sweep import SCENES, SWEEP
from backroom.games.coup.table import RUNNING, WON
from backroom.games.coup.telling import EVENTS, TELLING
from backroom.games.coup.view import CoupView, views
from backroom.games.coup.words import LOT_KIND, ROLES
from backroom.games.game import Fact, Game, Options, Result, View
from backroom.games.steps import Step
from backroom.kernel.core import CLOSED, ROLL, Event, Illegal, Out, Seat, State
from backroom.kernel.run import odds


class CoupGame(Game):
    """Coup with everything in the box."""

    key = "coup"
    title = "Coup"
    version = 1
    least = LEAST
    most = MOST
    options = OPTIONS
    presets = PRESETS
    crowd = CROWD
    unveils = MappingProxyType({"lost": (1,), "showed": (1,), "opened": (1,)})  # the role

    def __reduce__(self) -> str:
        """There is one, and pickles find it by its name."""
        return "COUP"

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> Coup:
        return deal(house(seats, options), out)

    def scene(self, text: str, out: Out = CLOSED) -> tuple[State, int, dict[str, object]]:
        return notation.read_scene(text)

    def spell_scene(self, state: State) -> str:
        return notation.spell_scene(cast(Coup, state))

    def read(self, word: str) -> int:
        return notation.read(word)

    def spell(self, action: int) -> str:
        return notation.spell(action)

    def read_roll(self, state: State, word: str) -> int:
        """`draw captain`; or `pick P2` where chance names the challenger (`reaction_mode = random`)."""
        verb, _, noun = " ".join(word.lower().split()).partition(" ")
        if state.wait.mode != ROLL:
            raise Illegal("TABLE-05", f"'{word}': nothing is drawn now")
        by_lot = state.wait.kind is LOT_KIND
        if verb != ("pick" if by_lot else "draw"):
            raise Illegal("TABLE-05", f"'{word}': now say '{'pick P1' if by_lot else 'draw duke'}'")
        names = [f"p{seat}" for seat in range(cast(Coup, state).house.seats)] if by_lot else list(ROLES)
        if noun not in names:
            raise Illegal("TABLE-04", f"'{word}': say one of {', '.join(names)}")
        outcome = names.index(noun)
        if not odds(state)[outcome]:
            raise Illegal("TABLE-05", f"'{word}': there is none to draw")
        return outcome

    def spell_roll(self, state: State, outcome: int) -> str:
        return f"pick P{outcome}" if state.wait.kind is LOT_KIND else f"draw {ROLES[outcome]}"

    def view(self, state: State, seat: Seat | None) -> CoupView:
        return views(self, cast(Coup, state), [seat])[seat]

    def views(self, state: State, viewers: Iterable[Seat | None]) -> dict[Seat | None, View]:
        return dict(views(self, cast(Coup, state), viewers))

    def guess(self, view: Any, seed: int) -> Coup:
        return guessing.guess(view, seed)

    def redeal(self, state: State, seat: Seat | None, seed: int) -> Coup:
        return guessing.redeal(cast(Coup, state), seat, seed)

    def mind(self) -> CoupMind:
        return CoupMind()

    def fact(self, event: Event) -> Fact:
        return TELLING.fact(event)

    def step(self, frame: Any) -> Step:
        return STACK.step(frame)

    def forbids(self, state: State, seat: Seat, action: int) -> str:
        return refusals.forbids(cast(Coup, state), seat, action)

    def forbids_leaving(self, state: State, seat: Seat) -> str:
        return "" if cast(Coup, state).table.alive(seat) else "COUP-ELIM-03"

    def wishes(self, state: State, seat: Seat) -> list[int]:
        return refusals.wishes(cast(Coup, state), seat)

    def count(self, state: State) -> list[str]:
        return faults(cast(Coup, state))

    def result(self, state: State) -> Result | None:
        table = cast(Coup, state).table
        if table.ending == RUNNING:
            return None
        if table.ending == WON:
            scores = [float(seat == table.winner) for seat in range(table.house.seats)]
            return Result([table.winner], scores, "COUP-END-01", f"P{table.winner} is the last one living")
        nobody = [0.0] * table.house.seats
        return Result([], nobody, "COUP-GAP-25", f"stopped after {table.turns} turns without a winner")

    def event_kinds(self) -> tuple[str, ...]:
        return tuple(EVENTS)

    def sweep(self) -> tuple[tuple[int, dict[str, object]], ...]:
        return SWEEP

    def scenes(self) -> tuple[str, ...]:
        return SCENES


COUP = CoupGame()
