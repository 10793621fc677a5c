"""How the laws are put to the test: a rule is tampered with, in a process of its own, and a law must break.

   python -m tests.laws.tampering drew_is_told_to_all

The process plays fixed games, tampers, and plays the same games again, which are others now; then it looks at the
laws, on games where they hold if nothing is tampered with. It ends with the number of the law that broke, and a
hundred. Works on the interpreted build only: compiled code cannot be tampered with like this.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from importlib import import_module
from typing import Any

import backroom.laws.walk as walking
from backroom.games.coup.game import COUP
from backroom.games.game import Game
from backroom.kernel import core
from backroom.kernel.run import legal
from backroom.laws import Broken, Report, walk_once
from backroom.laws.check import Place
from backroom.laws.walk import Walk, spoken

WALKS = {"coup": 24, "corleone": 12, "derpate": 12}  # games in which the law must break
CLOSELY = 2  # the dear laws look at one wait in so many
MOST_WORDS = 400

Tamper = Callable[[], None]


@dataclass(frozen=True)
class Deed:
    """One way to tamper: what it does, where it soon shows, and the law that must break."""

    tamper: Tamper
    law: int
    place: Place
    visible: bool  # games look different to somebody
    game: Game
    walks: int


DEEDS: dict[str, Deed] = {}


def scene(text: str, game: Game = COUP) -> Place:
    return Place(*game.scene(text)[1:], text)


def breaks(
    law: int, place: Place, *, visible: bool = True, game: Game = COUP, walks: int = 0
) -> Callable[[Tamper], Tamper]:
    """Register a way to tamper."""

    def register(tamper: Tamper) -> Tamper:
        assert tamper.__name__ not in DEEDS, "two deeds of one name"
        DEEDS[tamper.__name__] = Deed(tamper, law, place, visible, game, walks or WALKS[game.key])
        return tamper

    return register


def wrap(owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Put `around(original, ...)` in the place of a function or method."""
    original = getattr(owner, name)

    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return around(original, *args, **kwargs)

    setattr(owner, name, wrapped)


def digest(game: Game, place: Place, walks: int) -> str:
    """All that anybody sees, hears, is asked and is refused in fixed games."""
    seen = blake2b()
    for seed in range(walks):
        walk = Walk(game, place.seats, place.options, seed, place.scene)
        while not walk.over and walk.words < MOST_WORDS:
            if walk.rolling:
                walk.roll(walk.fated())
                continue
            for viewer in walk.viewers:
                seen.update(walk.look(viewer)[1])
            wait = walk.state.wait
            seen.update(repr((wait.kind.name, wait.kind.seconds, wait.rule, wait.seats, wait.fallback)).encode())
            seat, action = walk.choose()
            seen.update(repr(legal(walk.state, seat)).encode())
            others = [game.forbids(walk.state, other, action) for other in range(place.seats) if other != seat]
            seen.update(repr(others).encode())
            walk.say(seat, action)
        seen.update(repr([spoken(walk.table.out.events, viewer) for viewer in walk.viewers]).encode())
    return seen.hexdigest()


def first_broken(game: Game, place: Place, walks: int, law: int = 0) -> Broken | None:
    """Walk until the law breaks; with law 0, until any does. Another that breaks as well is passed over."""
    report = Report()
    for seed in range(walks):
        try:
            walk_once(game, place.seats, place.options, seed, report, scene=place.scene, every=CLOSELY)
        except Broken as broken:
            if broken.law == law or not law:
                return broken
    return None


def main(name: str) -> int:
    assert str(core.__file__).endswith(".py"), "compiled code cannot be tampered with"
    walking.MOST_WORDS = MOST_WORDS
    deed = all_deeds()[name]
    games = deed.game, deed.place, deed.walks
    honest = digest(*games) if deed.visible else ""
    deed.tamper()
    assert not deed.visible or digest(*games) != honest, "nobody could see the difference"
    broken = first_broken(*games, deed.law)
    sys.stdout.write(f"{broken or 'nothing broke'}\n")
    return 100 + broken.law if broken else 0


def all_deeds() -> dict[str, Deed]:
    """Every leak and every sabotage, once they have registered themselves."""
    for name in ("leaks", "sabotage", "corleone_leaks", "corleone_sabotage", "derpate_sabotage"):
        import_module(f"tests.laws.{name}")
    return DEEDS


if __name__ == "__main__":
    # The deeds register themselves with this module under its own name, not with the one that runs.
    sys.exit(import_module("tests.laws.tampering").main(sys.argv[1]))
