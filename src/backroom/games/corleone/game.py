"""Corleone's Empire as a game on the kernel, with one edition: name, options, notation and views in one place."""

from __future__ import annotations

from types import MappingProxyType
from typing import cast

from backroom.games.corleone import refusals
from backroom.games.corleone import words as w
from backroom.games.corleone.conserved import faults
from backroom.games.corleone.edition import EDITIONS, house_edition
from backroom.games.corleone.ending import fortune
from backroom.games.corleone.guess import Guesser, redeal
from backroom.games.corleone.house import FEWEST
from backroom.games.corleone.mind.player import CorleoneMind
from backroom.games.corleone.notation import Notation
from backroom.games.corleone.options import house, options_of
from backroom.games.corleone.rows import Edition
from backroom.games.corleone.setup import deal
from backroom.games.corleone.spelling import Scenery
from backroom.games.corleone.stack import stack_of
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.sweep import SCENES, SWEEP
from backroom.games.corleone.table import DESERTED, RUNNING
from backroom.games.corleone.telling import Telling
from backroom.games.corleone.view import CorleoneView, Viewer
from backroom.games.editions.game import EditionGame, played_with
from backroom.games.game import Options, Result
from backroom.kernel.core import CLOSED, ROLL, Illegal, Out, Seat, State
from backroom.kernel.run import odds

# The word of each kind of chance.
CHANCE = {
    w.STARTER_ROLL.name: "pick",
    w.TILE_ROLL.name: "open",
    w.JOB_ROLL.name: "draw",
    w.ALLY_ROLL.name: "reveal",
    w.CARD_ROLL.name: "draw",
}


class CorleoneGame(EditionGame[Corleone, CorleoneView, Notation]):
    """The Godfather: Corleone's Empire, played with one edition."""

    key = "corleone"
    title = "The Godfather: Corleone's Empire"
    version = 2  # 2: a gain waits for nothing but its own piles (CE-G-33)
    least = FEWEST
    most = w.MOST
    editions = EDITIONS
    unveils = MappingProxyType(
        {
            "passed_over": (1,),  # the job that was not kept
            "paid": (1,),  # the good, where no word named it
            "robbed": (2,),  # how many cards of a sort the victim has
            "saw_card": (1,),  # a card of a hand that the actor may look at
            "last_card": (1,),
            "fortune": (1,),
            "gave_up": (1,),  # a card of somebody who has left
        }
    )

    confides = frozenset({"saw_card"})

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.rows = edition
        self.options = options_of(edition)
        self.notation = Notation(edition)
        self.telling = Telling(self.notation)
        self.stack = stack_of(self.notation)
        self.viewer = Viewer(self.notation, self.stack)
        self.guesser = Guesser(self.notation, self.stack)
        self.scenery = Scenery(self.notation)

    def __reduce__(self) -> str | tuple[object, ...]:
        """The game of today's house edition is found by its name, another by its edition."""
        return "CORLEONE" if self is CORLEONE else (played_with, (type(self), *EDITIONS.seal(self.rows)))

    def mind(self) -> CorleoneMind:
        return CorleoneMind(self.rows)

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> Corleone:
        return deal(house(seats, options, self.rows), out)

    # chance

    def outcomes(self, state: State) -> list[str]:
        """The nouns of the open roll, in the order of its odds."""
        kind, names = state.wait.kind, self.notation
        if kind is w.STARTER_ROLL:
            return [f"P{seat}" for seat in range(w.MOST)]
        if kind is w.TILE_ROLL:
            return [business.key for business in self.rows.businesses]
        if kind is w.CARD_ROLL:
            return names.cards
        first = w.FIRST_JOB if kind is w.JOB_ROLL else w.FIRST_ALLY
        return names.cards[first : w.FIRST_ALLY if kind is w.JOB_ROLL else w.CARDS]

    def read_roll(self, state: State, word: str) -> int:
        """`draw shakedown`, `open idlewild-air-cargo`, `reveal mayor`, `pick P2`."""
        verb, _, noun = " ".join(word.lower().split()).partition(" ")
        if state.wait.mode != ROLL:
            raise Illegal("TABLE-05", f"'{word}': nothing is drawn now")
        names = [name.lower() for name in self.outcomes(state)]
        right = CHANCE[state.wait.kind.name]
        possible = [name for name, weight in zip(names, odds(state), strict=False) if weight]
        if verb != right:
            raise Illegal("TABLE-05", f"'{word}': now say '{right} {possible[0]}'")
        if noun not in names:
            raise Illegal("TABLE-04", f"'{word}': say for example '{right} {possible[0]}'")
        if noun not in possible:
            raise Illegal("TABLE-05", f"'{word}': there is none to draw")
        return names.index(noun)

    def spell_roll(self, state: State, outcome: int) -> str:
        return f"{CHANCE[state.wait.kind.name]} {self.outcomes(state)[outcome]}"

    # who sees what

    def redeal(self, state: State, seat: Seat | None, seed: int) -> Corleone:
        return redeal(cast(Corleone, state), seat, seed)

    def forbids(self, state: State, seat: Seat, action: int) -> str:
        return refusals.forbids(cast(Corleone, state), seat, action)

    def forbids_leaving(self, state: State, seat: Seat) -> str:
        return "" if cast(Corleone, state).table.in_play(seat) else "CE-G-31"

    def wishes(self, state: State, seat: Seat) -> list[int]:
        return refusals.wishes(cast(Corleone, state), seat)

    # what the laws need

    def count(self, state: State) -> list[str]:
        return faults(cast(Corleone, state))

    def result(self, state: State) -> Result | None:
        s = cast(Corleone, state)
        table = s.table
        if table.ending == RUNNING:
            return None
        winners = [seat for seat in range(s.house.seats) if table.winners >> seat & 1]
        if table.ending == DESERTED:
            scores = [float(seat in winners) for seat in range(s.house.seats)]
            return Result(winners, scores, "CE-G-31", f"P{winners[0]} is the last one left")
        scores = [float(fortune(s, seat)) for seat in range(s.house.seats)]
        best = max(fortune(s, seat) for seat in range(s.house.seats) if table.in_play(seat))
        tied = [seat for seat in range(s.house.seats) if table.in_play(seat) and fortune(s, seat) == best]
        if len(tied) == 1:
            return Result(winners, scores, "CE-END-03", f"P{winners[0]} has the highest fortune, {best}")
        names = " and ".join(f"P{seat}" for seat in winners)
        turf = [table.fortunes[3 * seat + 1] for seat in tied]
        rule = "CE-END-04" if turf.count(max(turf)) == 1 else "CE-G-23"
        return Result(winners, scores, rule, f"{names} won among {len(tied)} with a fortune of {best}")

    def sweep(self) -> tuple[tuple[int, dict[str, object]], ...]:
        return SWEEP

    def scenes(self) -> tuple[str, ...]:
        return SCENES if self.edition == house_edition().digest else ()


CORLEONE = CorleoneGame(house_edition())
