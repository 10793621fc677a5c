"""Whole games played by chance, as they are written: from the deal to the end, as every seat saw them.

Their words are read from the file, so a change of the rules shows where it bites and not as another game.
"""

import pytest

import backroom
from tests.golden.playthrough import compare, play, random_words, write, written_words

EVERYTHING: dict[str, object] = {"reformation": True, "inquisitor": True, "anarchist": True}
GAMES: dict[str, tuple[int, int, dict[str, object]]] = {
    "coup-2-draft.txt": (2, 307, {}),
    "coup-4-everything.txt": (4, 110, EVERYTHING),
    "coup-6.txt": (6, 200, {}),
    "coup-10.txt": (10, 218, {}),
}


def title(file: str) -> str:
    seats, seed, options = GAMES[file]
    return " ".join([f"Coup for {seats}, seed {seed}", *options])


def new(file: str) -> backroom.Table:
    seats, seed, options = GAMES[file]
    return backroom.new("coup", seats=seats, seed=seed, options=options)


@pytest.mark.parametrize("file", GAMES)
def test_the_game_goes_as_it_is_written(file: str, update: bool) -> None:
    if update:
        script = random_words(new(file), seed=GAMES[file][1])
        write(file, play(title(file), new(file), script, changes_only=True))
    text = play(title(file), new(file), written_words(file), changes_only=True)
    compare(file, text)
    assert "\n= " in text, "the game is not played to its end"
