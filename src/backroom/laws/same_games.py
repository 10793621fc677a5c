"""Law 13: compiled equals interpreted. Prints one hash per option set over the same fixed games.

   python -m backroom.laws.same_games > games     # in each build; then compare the two files

A hash covers every word and who may say it, every roll and every event with its audience. Views are the dear part:
after every fourth word one viewer's is hashed, each in turn, and at the end of a game everybody's.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from backroom.games import GAMES
from backroom.games.game import Game
from backroom.kernel.run import legal, odds
from backroom.laws.check import Place, places
from backroom.laws.walk import Walk

EACH = 2_000  # games of each game
ONE_VIEW_IN = 4  # words after which a view is hashed


def hash_games(game: Game, place: Place, seeds: range) -> str:
    """A hash of all that happens in the games of these seeds."""
    digest = blake2b(digest_size=16)
    for seed in seeds:
        walk = Walk(game, place.seats, place.options, seed, place.scene)
        told = 0
        while not walk.over:
            digest.update(step(walk))
            events = walk.table.out.events
            facts = [(event.rule, event.what, event.args, event.seen_by) for event in events[told:]]
            told = len(events)
            digest.update(repr(facts).encode())
        digest.update(repr(walk.game.result(walk.state)).encode())
        for viewer in walk.viewers:
            digest.update(walk.look(viewer)[1])
    return digest.hexdigest()


def step(walk: Walk) -> bytes:
    """One word, farewell or roll, and what it was chosen from."""
    state = walk.state
    if walk.rolling:
        outcome = walk.fated()
        said = f"roll {outcome} of {odds(state)} by {state.wait.rule}"
        walk.roll(outcome)
        return said.encode()
    viewer = walk.viewers[walk.words // ONE_VIEW_IN % len(walk.viewers)]
    view = walk.look(viewer)[1] if walk.words % ONE_VIEW_IN == 0 else b""
    leaver = walk.choose_leaver()
    if leaver is not None:
        walk.leave(leaver)
        return f"P{leaver} leaves ".encode() + view
    seat, action = walk.choose()
    said = f"P{seat} {action} of {legal(state, seat)} by {state.wait.rule} or {state.wait.fallback} "
    walk.say(seat, action)
    return said.encode() + view


def main() -> int:
    for key, game in GAMES.items():
        begins = places(game)
        for i, place in enumerate(begins):
            seeds = range(i, EACH, len(begins))
            name = f"scene '{place.scene}'" if place.scene else f"{place.seats} seats {dict(place.options)}"
            print(f"{hash_games(game, place, seeds)}  {key}, {len(seeds)} games, {name}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
