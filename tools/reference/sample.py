"""How the games of the reference were chosen: 2,000 plans for each game and 300 records. It ran once, with 0.1.0.

Of ten plans four are from the sweep of the laws, three from their scenes and three have options drawn so that, in
time, any two values of two options meet. The records are played by bots, and one begins with each scene.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec

import backroom
from backroom.bots.bot import Chair, waiting
from backroom.bots.levels import PLAYERS, characters, find_player
from backroom.games.game import Game
from backroom.kernel.core import ROLL
from backroom.kernel.run import odds
from backroom.laws.check import any_place
from tools.reference.engine import game_of
from tools.reference.plan import Plan

PLANS = 2_000
RECORDS = 100  # of each game
CANDIDATES = 60  # sets of options of which the one with most new pairs is taken
TURNS = (15, "none")  # of Coup; the laws draw no option without a list of values
SALTS = ("ada", "bo", "", "Łódź", "سارا", "さくら", "x" * 40, "7", "ß", "q")
# The laws count debt markers; here somebody must come to the last one.
SCENES = {
    "derpate": (
        "9k owes=P1:4 / 9k owes=P0:4 / 9k owes=bank:4 ; round 6",
        "9k owes=bank:4 / 9k owes=bank:4 ; round 6 ; events G1 G2 R2 G3 R3 R1",
    )
}

Options = dict[str, Any]
Pair = frozenset[tuple[str, object]]


class Mixer:
    """Draws seat counts and options, and remembers which pairs of values have met."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.met: set[Pair] = set()

    def draw(self) -> tuple[int, Options]:
        drawn = [self.any_options() for _ in range(CANDIDATES)]
        seats, options = max(drawn, key=lambda place: len(self.pairs(*place) - self.met))
        self.met |= self.pairs(seats, options)
        return seats, options

    def any_options(self) -> tuple[int, Options]:
        seats, drawn, _ = any_place(self.game, self.rng)
        options = dict(drawn)
        if self.game.key == "coup" and self.rng.random() < 0.2:
            options["max_turns"] = self.rng.choice(TURNS)
        return seats, options

    def pairs(self, seats: int, options: Options) -> set[Pair]:
        chosen = {option.name: option.default for option in self.game.options} | options | {"seats": seats}
        return {frozenset(pair) for pair in combinations(chosen.items(), 2)}


def plans(key: str) -> Iterator[Plan]:
    game, rng = game_of(key), Random(f"plans of {key}")
    mixer = Mixer(game, rng)
    sweep, scenes = game.sweep(), (*game.scenes(), *SCENES.get(key, ()))
    for number in range(PLANS):
        options: Options = {}
        scene = ""
        tens, ones = divmod(number, 10)
        if ones < 4:
            seats, swept = sweep[(4 * tens + ones) % len(sweep)]
            options = dict(swept)
        elif ones < 7:
            scene = scenes[(3 * tens + ones - 4) % len(scenes)]
            seats = game.scene(scene)[1]
        else:
            seats, options = mixer.draw()
        yield Plan(
            key,
            number,
            seats,
            rng.getrandbits(60),
            options,
            scene,
            keyed=not scene and rng.random() < 0.25,
            leavers=rng.random() < 0.25,
            undoing=rng.random() < 0.15,
            unruly=rng.random() < 0.35,
            calm=rng.random() < 0.5,
        )


# Records


def records_of(key: str) -> list[str]:
    """A hundred finished games, with every seat count and every value of every option."""
    lines = list(evenings(key))
    missing = missing_values(key, lines)
    assert not missing, f"no record of {key} has {missing}"
    return lines


def evenings(key: str) -> Iterator[str]:
    """Every fourth begins with a scene, as far as the scenes go."""
    game, rng = game_of(key), Random(f"records of {key}")
    mixer = Mixer(game, rng)
    scenes = game.scenes()
    for number in range(RECORDS):
        if number % 4 == 3 and number // 4 < len(scenes):
            table = backroom.scene(game, scenes[number // 4], seed=rng.getrandbits(60))
        else:
            table = fresh_table(game, *mixer.draw(), rng)
        yield Evening(table, rng).play()


def fresh_table(game: Game, seats: int, options: Options, rng: Random) -> backroom.Table:
    """Every second one has keyed fate, and of these every second one has salts."""
    if rng.random() < 0.5:
        return backroom.new(game, seats=seats, options=options, seed=rng.getrandbits(60))
    salts = tuple(rng.sample(SALTS, seats)) if rng.random() < 0.5 else ()
    table_id = f"t{rng.randrange(10_000)}"
    return backroom.new(game, seats=seats, options=options, seed=rng.randbytes(32), table_id=table_id, salts=salts)


class Evening:
    """Bots at one table, who answer in any order. Some sleep, some leave, and some draws are scripted."""

    def __init__(self, table: backroom.Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.leaves = 0.02 if rng.random() < 0.2 else 0.0
        self.scripts = 0.3 if rng.random() < 0.1 else 0.0
        self.sleepers = [seat for seat in range(table.seats) if rng.random() < 0.05]
        self.chairs = [Chair(table, seat, self.bot()) for seat in range(table.seats)]

    def bot(self) -> Any:
        key = self.table.game.key
        names = [name for name, level in PLAYERS.items() if not level.thinks and level.plays(key)]
        return find_player(self.rng.choice([*names, *characters(key)]), key).make(key, self.rng.getrandbits(30))

    def play(self) -> str:
        table = self.table
        while not table.over:
            seat = self.rng.choice(waiting(table))
            if self.rng.random() < self.leaves:
                self.leave(self.rng.randrange(table.seats))
            elif seat in self.sleepers:
                table.fall_back(seat)
            elif self.rng.random() < self.scripts:
                self.say_and_script(seat)
            else:
                self.chairs[seat].answer()
        return table.record()

    def leave(self, seat: int) -> None:
        try:
            self.table.leave(seat)
        except backroom.Illegal:
            return

    def say_and_script(self, seat: int) -> None:
        """A word, and then any outcome of the roll that it leads to."""
        table = self.table
        question = table.question(seat)
        assert question is not None
        table.hear(seat, self.rng.choice(question.actions))
        if table.state.wait.mode == ROLL:
            possible = [i for i, weight in enumerate(odds(table.state)) if weight]
            table.play(table.game.spell_roll(table.state, self.rng.choice(possible)))


def missing_values(key: str, lines: list[str]) -> set[tuple[str, object]]:
    """Seat counts and values of options that no record has."""
    game = backroom.games()[key]
    defaults = {option.name: option.default for option in game.options}
    missing: set[tuple[str, object]] = {(option.name, value) for option in game.options for value in option.values}
    missing |= {("seats", seats) for seats in range(game.least, game.most + 1)}
    for line in lines:
        record = msgspec.json.decode(line)
        missing -= {*(defaults | record["options"]).items(), ("seats", record["seats"])}
    return missing
