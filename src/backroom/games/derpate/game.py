"""Der Pate as a game on the kernel, with one edition: name, options, notation and views in one place."""

from __future__ import annotations

from types import MappingProxyType
from typing import cast

from backroom.games.derpate import refusals
from backroom.games.derpate import words as w
from backroom.games.derpate.conserved import faults
from backroom.games.derpate.edition import EDITIONS, house_edition
from backroom.games.derpate.ending import contenders, ranked_first
from backroom.games.derpate.guess import Guesser, redeal
from backroom.games.derpate.mind.player import DerPateMind
from backroom.games.derpate.notation import Notation
from backroom.games.derpate.options import OPTIONS, house
from backroom.games.derpate.rows import Edition
from backroom.games.derpate.setup import deal
from backroom.games.derpate.spelling import Scenery
from backroom.games.derpate.stack import STACK
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.sweep import SCENES, SWEEP
from backroom.games.derpate.table import DESERTED, RUNNING
from backroom.games.derpate.telling import Telling
from backroom.games.derpate.turn import Throw
from backroom.games.derpate.uses import lowest
from backroom.games.derpate.view import DerPateView, Viewer
from backroom.games.editions.game import EditionGame, played_with
from backroom.games.game import Options, Result
from backroom.kernel.core import CLOSED, ROLL, Illegal, Out, Seat, State
from backroom.kernel.run import odds


class DerPateGame(EditionGame[DerPate, DerPateView, Notation]):
    """Der Pate, played with one edition."""

    key = "derpate"
    title = "Der Pate"
    version = 1
    least = w.FEWEST
    most = w.MOST
    minutes = (60, 70)
    options = OPTIONS
    editions = EDITIONS
    unveils = MappingProxyType(
        {
            "contributed": (1,),  # nothing, if there was too little
            "paid": (2,),  # no more than there was
            "waived": (1,),
            "paid_bank": (1,),
            "released": (1,),
            "total": (1,),
        }
    )

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.rows = edition
        self.notation = Notation(edition)
        self.telling = Telling(self.notation)
        self.stack = STACK
        self.viewer = Viewer(self.notation, self.stack)
        self.guesser = Guesser(self.notation, self.stack)
        self.scenery = Scenery(self.notation)

    def __reduce__(self) -> str | tuple[object, ...]:
        """The game of today's house edition is found by its name, another by its edition."""
        return "DERPATE" if self is DERPATE else (played_with, (type(self), *EDITIONS.seal(self.rows)))

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> DerPate:
        return deal(house(seats, options, self.rows), out)

    # chance

    def outcomes(self, state: State) -> list[str]:
        """The words of the open roll, in the order of its odds: `reveal G1`, `roll red 4`, `roll 4`."""
        if state.wait.kind is w.EVENT_ROLL:
            return [f"reveal {card}" for card in w.EVENTS]
        top = state.top
        die = f"{w.COLOURS[lowest(top.dice)]} " if isinstance(top, Throw) else ""
        return [f"roll {die}{face}" for face in w.FACES[1:]]

    def read_roll(self, state: State, word: str) -> int:
        if state.wait.mode != ROLL:
            raise Illegal("TABLE-05", f"'{word}': nothing is rolled now")
        plain = " ".join(word.lower().split())
        names = self.outcomes(state)
        possible = [name for name, weight in zip(names, odds(state), strict=True) if weight]
        known = {name.lower(): i for i, name in enumerate(names)}
        if plain not in known:
            verb = names[0].rsplit(" ", 1)[0]
            rule = "TABLE-05" if plain.split(" ")[0] in ("roll", "reveal") else "TABLE-04"
            raise Illegal(rule, f"'{word}': now say for example '{possible[0]}' ({verb} …)")
        if names[known[plain]] not in possible:
            raise Illegal("TABLE-05", f"'{word}': that card has been shown")
        return known[plain]

    def spell_roll(self, state: State, outcome: int) -> str:
        return self.outcomes(state)[outcome]

    # who sees what

    def mind(self) -> DerPateMind:
        return DerPateMind(self.rows)

    def redeal(self, state: State, seat: Seat | None, seed: int) -> DerPate:
        return redeal(cast(DerPate, state), seat, seed)

    def forbids(self, state: State, seat: Seat, action: int) -> str:
        return refusals.forbids(cast(DerPate, state), seat, action)

    def forbids_leaving(self, state: State, seat: Seat) -> str:
        return "" if cast(DerPate, state).table.in_play(seat) else "DP-GAP-36"

    def wishes(self, state: State, seat: Seat) -> list[int]:
        return refusals.wishes(cast(DerPate, state), seat)

    # what the laws need

    def count(self, state: State) -> list[str]:
        return faults(cast(DerPate, state))

    def result(self, state: State) -> Result | None:
        s = cast(DerPate, state)
        table = s.table
        if table.ending == RUNNING:
            return None
        winners = [seat for seat in range(s.house.seats) if table.winners >> seat & 1]
        names = " and ".join(f"P{seat}" for seat in winners)
        if table.ending == DESERTED:
            scores = [float(seat in winners) for seat in range(s.house.seats)]
            return Result(winners, scores, "DP-GAP-36", f"{names} is the last one left")
        seats = table.order(table.start)
        ranked = contenders(s, seats)
        scores = [float(table.totals[seat] * 1000 * (seat in ranked)) for seat in range(s.house.seats)]
        rule = ranked_first(s, ranked)[0]
        if not winners:
            return Result([], scores, rule, "nobody has reached the end of the deciding track")
        if len(winners) > 1:
            return Result(winners, scores, rule, f"{names} share the victory")
        money = f"{table.totals[winners[0]] * 1000:,}"
        if not table.survivors:
            return Result(winners, scores, rule, f"nobody survived; {names} came furthest, with ${money}")
        return Result(winners, scores, rule, f"{names} has survived with ${money}")

    def sweep(self) -> tuple[tuple[int, dict[str, object]], ...]:
        return SWEEP

    def scenes(self) -> tuple[str, ...]:
        return SCENES if self.edition == house_edition().digest else ()


DERPATE = DerPateGame(house_edition())
