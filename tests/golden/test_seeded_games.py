"""Whole games played by chance, as they are written: from the deal to the end, as every seat saw them.

Their words are read from the file, so a change of the rules shows where it bites and not as another game.
"""

import pytest

import backroom
from tests.golden.playthrough import compare, play, random_words, write, written_words

Options = dict[str, object]
EVERYTHING: Options = {"reformation": True, "inquisitor": True, "anarchist": True}
# The game, the seats, the seed and the options of each file.
GAMES: dict[str, tuple[str, int, int, Options]] = {
    "coup-2-draft.txt": ("coup", 2, 307, {}),
    "coup-4-everything.txt": ("coup", 4, 110, EVERYTHING),
    "coup-6.txt": ("coup", 6, 200, {}),
    "coup-10.txt": ("coup", 10, 218, {}),
    "corleone-2.txt": ("corleone", 2, 452, {"ask_gains": True, "controller": "whole_front"}),
    "corleone-3.txt": ("corleone", 3, 410, {"job_money": "suitcase", "final_tie": "jobs"}),
    "corleone-4.txt": ("corleone", 4, 448, {"territory_tie": "top", "controller": "whole_front"}),
    "corleone-5.txt": ("corleone", 5, 452, {"hand_limits": "7-6-5-2"}),
    "derpate-2.txt": ("derpate", 2, 410, {"start_seat": 1, "informer_hits_neutral": True}),
    "derpate-3.txt": ("derpate", 3, 367, {"hidden_money": True, "bail_per_member": True}),
    "derpate-4.txt": ("derpate", 4, 464, {}),
}
TITLES = {"coup": "Coup", "corleone": "Corleone's Empire", "derpate": "Der Pate"}


def title(file: str) -> str:
    game, seats, seed, options = GAMES[file]
    chosen = [name if value is True else f"{name}={value}" for name, value in options.items()]
    return " ".join([f"{TITLES[game]} for {seats}, seed {seed}", *chosen])


def new(file: str) -> backroom.Table:
    game, seats, seed, options = GAMES[file]
    return backroom.new(game, seats=seats, seed=seed, options=options)


@pytest.mark.parametrize("file", GAMES)
def test_the_game_goes_as_it_is_written(file: str, update: bool) -> None:
    if update:
        script = random_words(new(file), seed=GAMES[file][2])
        write(file, play(title(file), new(file), script, changes_only=True))
    text = play(title(file), new(file), written_words(file), changes_only=True)
    compare(file, text)
    assert "\n= " in text, "the game is not played to its end"
