"""Who sits down in the terminal beside the usual bots: those who think for a time, and those of one's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import backroom
from backroom.bots import Budget
from backroom.bots.search.bot import SearchBot
from backroom.cli.company import find_kinds, maker, seat_kinds
from backroom.cli.faces import FACES, find_face
from backroom.games import find
from tests.cli.program import invoke

MODULE = """
from backroom.bots.reasons import Reason, Weighed


class First:
    def choose(self, view, events):
        return view.question.actions[0]


class Talker(First):
    \"\"\"Tells why, but not of every word; one of its reasons is of a word that it never said.\"\"\"

    def __init__(self, *, seed):
        self.reasons = [Reason("dance", "Never said")]

    def choose(self, view, events):
        word = super().choose(view, events)
        if view.question.kind == "turn":
            self.reasons.append(Reason(word, "The [first] is the best", [Weighed(word, 0.5)]))
        return word


class Scribbler(First):
    reasons = "none of your business"


class Mute(First):
    def choose(self, view, events):
        return "nothing" if view.question.kind == "turn" else super().choose(view, events)


class Forgetful(First):
    def choose(self, view, events):
        return self.plan


class Moody:
    def __init__(self):
        raise ValueError("not [today]")
"""
PLAY = ("play", "coup", "--quiet", "--seed", "5")
TURNS = "1\n" * 300


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of one's own in the folder where one is."""
    (tmp_path / "Table_Bots.py").write_text(MODULE)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "Table_Bots", raising=False)


def test_a_bot_of_ones_own_sits_down_beside_those_of_the_house() -> None:
    done = invoke(*PLAY, "--bots", "Table_Bots:First, Rookie", "--record", "game.json", typed=TURNS)
    assert done.exit_code == 0, done.output
    assert "You play with Ada (Table_Bots:First), Bo (rookie) and Cleo (rookie)." in done.stdout
    table = backroom.replay(Path("game.json").read_text().strip())
    assert table.over
    twin = backroom.new("coup", seats=4, seed=5)
    for seat, action in table.log:
        question = twin.question(seat)
        assert seat != 1 or (question and table.game.spell(action) in {question.actions[0], "pass"})
        twin.say(seat, table.game.spell(action))


def test_it_is_made_anew_for_every_game_and_seeded_like_the_others() -> None:
    face = find_face(find("coup"))
    company = seat_kinds(find_kinds(face, ("backroom.bots:RandomBot",)), [1, 2])
    view = backroom.scene("coup", "duke captain 7 / assassin contessa 2").view(0)
    one, again, other = (maker(face, company, seed)(1) for seed in (7, 7, 8))
    assert one is not again
    words = [[bot.choose(view, []) for _ in range(20)] for bot in (one, again, other)]
    assert words[0] == words[1] != words[2]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Mute", "Table_Bots:Mute broke off: it said 'nothing', which it was not offered.\n"),
        ("Forgetful", "'Forgetful' object has no attribute 'plan' (Table_Bots.py, line 34).\n"),
    ],
)
def test_a_bot_that_breaks_ends_the_game_in_a_sentence_and_the_game_is_kept(name: str, said: str) -> None:
    done = invoke(*PLAY, "--bots", f"Table_Bots:{name}", "--record", "game.json", typed=TURNS)
    assert (done.exit_code, done.stderr) == (1, "")
    assert said in done.stdout
    assert "The same deal again: --seed 5" in done.stdout
    assert not backroom.replay(Path("game.json").read_text().strip()).over


def test_a_bot_that_cannot_be_made_is_one_sentence_before_the_game() -> None:
    done = invoke("play", "coup", "--bots", "Table_Bots:Moody")
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "Table_Bots:Moody cannot be made: ValueError: not [today] (Table_Bots.py, line 39).\n"


def test_a_bot_of_ones_own_tells_why_in_its_own_words() -> None:
    length = invoke(*PLAY, "--bots", "Table_Bots:Talker", typed=TURNS).stdout.count("Your choice")
    after = "1\n" * length + "\nwhy ada all\nn\n"
    done = invoke(*PLAY, "--bots", "Table_Bots:Talker", typed=after)
    told = done.stdout.rpartition("What Ada was thinking")[2]
    assert done.exit_code == 0, done.output
    assert "The [first] is the best" in told
    assert "(50%)" in told
    assert "Never said" not in told


def test_whose_reasons_are_none_tells_none() -> None:
    typed = "1\n" * invoke(*PLAY, "--bots", "Table_Bots:Scribbler", typed=TURNS).stdout.count("Your choice")
    done = invoke(*PLAY, "--bots", "Table_Bots:Scribbler", typed=typed + "\nwhy\nn\n")
    assert done.exit_code == 0, done.output
    assert "keep their thoughts to themselves" in done.stdout


@pytest.mark.parametrize("game", FACES)
def test_a_capo_takes_a_time_to_think(game: str) -> None:
    face = find_face(find(game))
    company = seat_kinds(find_kinds(face, ("Capo@100ms,capo@1000MS", "capo")), [1, 2, 3])
    bots = [maker(face, company, 7)(seat) for seat in company]
    assert [bot.budget for bot in bots if isinstance(bot, SearchBot)] == [
        Budget(milliseconds=100),
        Budget(milliseconds=1000),
        Budget(milliseconds=300),
    ]


def test_help_names_the_times_and_bots_of_ones_own() -> None:
    told = " ".join(invoke("play", "--help").stdout.split())
    assert "capo@100ms, capo@300ms and capo@1000ms think so long." in told
    assert "module:Factory is a bot of your own." in told
    assert "vengeful, capo@100ms" not in told
