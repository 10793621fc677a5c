"""An evening in the terminal: who sits down, what newcomers are told, the end, and whether to play again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from backroom.bots import Bot, RandomBot
from backroom.bots.coup.character import CHARACTERS
from backroom.bots.coup.rookie import Rookie
from backroom.bots.coup.soldier import Soldier
from backroom.bots.search.bot import SearchBot
from backroom.cli.company import find_kinds, maker, seat_kinds
from backroom.cli.face import Face
from backroom.cli.faces import find_face
from backroom.games import find
from tests.cli.program import SCRIPT, invoke, run


def test_newcomers_are_told_how_to_play_and_the_others_are_not() -> None:
    assert "in a few lines" in invoke("play", "coup").output
    assert "The bomb" in invoke("play", "coup", "--everything").output
    assert "in a few lines" not in invoke("play", "coup", "--quiet").output


def test_the_end_shows_all_cards_and_offers_to_save_and_to_play_again(tmp_path: Path) -> None:
    typed = "1\n" * 300
    length = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path).stdout.count("Your choice")
    again = "1\n" * length + "evening\n" + "y\n" + "quit\ny\n"
    (tmp_path / "1.json").unlink()
    done = run("play", "coup", "--quiet", "--seed", "5", typed=again, cwd=tmp_path)
    assert "Held" in done.stdout
    assert (tmp_path / "evening.json").exists()
    assert "Until next time" in done.stdout
    assert done.returncode == 0


def test_every_deal_tells_its_seed_when_it_is_over(tmp_path: Path) -> None:
    """The second one, too, which nobody has chosen; and the seed deals the same cards again."""
    length = run("play", "coup", "--quiet", "--seed", "5", typed="1\n" * 300, cwd=tmp_path).stdout.count("Your choice")
    typed = "1\n" * length + "\ny\nhand\nquit\ny\n"
    done = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path)
    first, second = (int(seed) for seed in re.findall(r"The same deal again: --seed (\d+)", done.stdout))
    assert first == 5
    after = done.stdout.rpartition("Play again?")[2]
    assert str(second) not in after.partition("Leave the table?")[0], "not while it is played"
    again = run("play", "coup", "--quiet", "--seed", str(second), typed="", cwd=tmp_path).stdout
    hand = re.compile(r"Your hand\n.*\n.*\n")
    assert hand.findall(again)[:1] == hand.findall(after)[:1] != []


def test_a_game_is_not_saved_onto_a_folder(tmp_path: Path) -> None:
    (tmp_path / "1").mkdir()
    done = run("play", "coup", "--quiet", "--seed", "5", typed="1\n" * 300, cwd=tmp_path)
    assert "1: that is a folder; take another name." in done.stdout


def test_help_is_no_name_for_a_file(tmp_path: Path) -> None:
    """People type what helped them in the game; none of it becomes a file by accident."""
    typed = "1\n" * 300
    length = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path).stdout.count("Your choice")
    (tmp_path / "1.json").unlink()
    typed = "1\n" * length + "help\n? duke\nwhy ada\nquit\nn\n"
    done = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path)
    assert done.stdout.count("First the file: type a name such as game.json") == 3
    assert list(tmp_path.iterdir()) == []
    assert done.returncode == 0


def test_what_is_no_name_for_a_file_is_asked_for_again(tmp_path: Path) -> None:
    typed = "1\n" * 300
    length = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path).stdout.count("Your choice")
    (tmp_path / "1.json").unlink()
    typed = "1\n" * length + "x" * 400 + "\nmine\n"
    done = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path)
    assert "xxx...: that is no name for a file; take another name." in " ".join(done.stdout.split())
    assert (tmp_path / "mine.json").exists()


def test_the_way_to_a_saved_game_can_be_followed(tmp_path: Path) -> None:
    """Where `backroom` is not on the path, the tip names the file it is in."""
    done = run("play", "coup", "--quiet", "--record", "my game.json", cwd=tmp_path, env={"PATH": "/nowhere"})
    assert f"{SCRIPT} replay 'my game.json'" in done.stdout


def test_a_record_does_not_tell_how_the_bots_were_seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((101, 102))
    monkeypatch.setattr("secrets.randbits", lambda bits: next(drawn))
    seeds: list[int] = []

    def make(seed: int) -> RandomBot:
        seeds.append(seed)
        return RandomBot(seed)

    class Seeded(Face):
        def bots(self) -> dict[str, Callable[[int], Bot]]:
            return {"seeded": make}

    company = {1: "seeded", 2: "seeded"}
    for seat in (1, 2):
        maker(Seeded(), company, None)(seat)
    assert seeds == [101, 102]
    maker(Seeded(), company, 7)(1)
    maker(Seeded(), company, 7)(1)
    assert seeds[2] == seeds[3], "with --seed the same bots sit down again"


def test_a_table_of_several_kinds_says_who_is_who() -> None:
    done = run("play", "coup", "--quiet", "--seed", "3", "--bots", "Rookie, liar,random", typed="1\n" * 400)
    assert "You play with Ada (rookie), Bo (liar) and Cleo (random)." in done.stdout
    assert done.returncode == 0, done.stderr
    assert "You play with" not in run("play", "coup", "--quiet", "--bots", "rookie").stdout


def test_the_last_kind_fills_the_chairs_that_are_left() -> None:
    face = find_face(find("coup"))
    company = seat_kinds(find_kinds(face, ("capo,honest", "rookie")), [0, 1, 3, 4, 5])
    assert list(company.items()) == [(0, "capo"), (1, "honest"), (3, "rookie"), (4, "rookie"), (5, "rookie")]
    made = [maker(face, company, 7)(seat) for seat in company]
    assert isinstance(made[0], SearchBot)
    assert isinstance(made[1], Soldier)
    assert made[1].character is CHARACTERS["honest"]
    assert all(isinstance(bot, Rookie) for bot in made[2:])
    assert set(seat_kinds(find_kinds(face, ()), [1, 2]).values()) == {"soldier"}


def test_only_a_plain_yes_or_no_answers_whether_to_play_again(tmp_path: Path) -> None:
    typed = "1\n" * 300
    ended = run("play", "coup", "--quiet", "--seed", "5", typed=typed, cwd=tmp_path)
    length = ended.stdout.count("Your choice")
    assert ended.returncode == 0, "the end of the input is an answer, too"
    after = ["", "help", "", "whatever", "log", "?", "n", "never read"]
    done = run("play", "coup", "--quiet", "--seed", "5", typed="1\n" * length + "\n".join(after), cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.count("Play again?") == 6
    assert done.stdout.count("y deals again, n ends.") == 4
    assert "COUP-TURN-01" in done.stdout.rpartition("Play again?")[0].rpartition("whatever")[2], "the log"
    assert "never read" not in done.stdout


def test_my_seat_may_be_another_one() -> None:
    shown = invoke("play", "coup", "--quiet", "--seed", "3", "--seat", "2", typed="").output
    assert "Ada" in shown.split("You")[0]
