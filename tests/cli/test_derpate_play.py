"""Der Pate from the command line: whole games, records, editions, a real terminal, and what cannot be played."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.bots import GreedyBot
from backroom.cli import main
from backroom.cli.derpate.face import DerPateFace
from backroom.cli.faces import find_face
from backroom.cli.sitting import Sitting
from backroom.games import find
from backroom.games.derpate.edition import house_text
from tests.cli.test_window import LOW, Window

SCRIPT = Path(sys.executable).with_name("backroom")
STYLE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = re.compile(r"(Your choice \([^)]*\)|press Enter for no|\(y/n\)): $")


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


# Beginning, end, records.


def test_a_whole_game_by_numbers_is_saved_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = invoke("play", "derpate", "--seats", "3", "--seed", "5", "--record", str(record), typed="1\n" * 400)
    assert done.exit_code == 0, done.output
    assert "Der Pate in a few lines" in done.output
    assert re.search(r"The end.*=.\$\d+", done.output, re.DOTALL)
    table = backroom.replay(record.read_text().strip())
    assert table.over
    told = invoke("replay", str(record))
    assert told.exit_code == 0
    for fact in table.events(None):
        assert fact.rule in told.stdout
    assert "(K.O.)" in told.stdout


def test_a_record_shows_the_table_at_any_step(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = backroom.new("derpate", seats=2, seed=4)
    table.play("P1 car GV2; P1 district LI; P0 district LM")
    path.write_text(table.record())
    done = invoke("replay", str(path), "--step", "2")
    assert "◆ car at GV2: protects Greenwich Village and Soho" in done.stdout
    assert "LI1 3 bookmaking P1" in done.stdout
    mine = invoke("replay", str(path), "--seat", "0")
    assert "The Corleone family" in mine.stdout


def test_an_edition_of_ones_own_has_its_own_names(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = house_text().replace('"Mott Street"', '"Doyers Street"').replace('"Gambling"', '"Numbers"')
    path.write_text(text.replace("spaces = 14", "spaces = 20"))
    done = invoke("play", "derpate", "--quiet", "--seats", "2", "--seat", "1", "--edition", str(path), typed="map\n")
    assert done.exit_code == 0, done.output
    assert "Doyers Street" in done.output
    assert "5 numbers" in done.output
    assert "gambling" not in done.output
    assert "0/20" in done.output, "a long track is not drawn"


def test_hidden_money_stays_hidden_from_a_spectator_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = backroom.new("derpate", seats=2, seed=4, options={"hidden_money": True})
    table.play("P1 car GV2; P1 district LI; P0 district LM")
    path.write_text(table.record())
    done = invoke("replay", str(path)).stdout
    assert done.count("hidden") >= 2
    assert invoke("replay", str(path), "--seat", "1").stdout.count("hidden") < done.count("hidden")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "5"], "2 to 4 players"),
        (["--everything"], "no option"),
        (["--bots", "plain"], "there are: soldier, capo, rookie, random"),
        (["--option", "starting_money=9"], "starting_money"),
        (["--edition", "nowhere.toml"], "no such file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(args: list[str], said: str) -> None:
    done = invoke("play", "derpate", *args)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_rules_can_be_listed_and_asked_for() -> None:
    assert "DP-ROW1-02" in invoke("rules", "derpate", "--search", "bank").stdout
    assert "DP-CAR-05" in invoke("why", "car-05").stdout


# A real terminal.


class Terminal:
    """The installed command in a pseudo terminal of 24 lines and 80 columns."""

    def __init__(self, *args: str) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", LOW, 80, 0, 0))
        env = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")} | {"TERM": "xterm"}
        self.run = subprocess.Popen([SCRIPT, *args], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
        os.close(theirs)
        self.text = ""

    def pages(self, answers: Iterator[str]) -> Iterator[str]:
        """What is new on the screen at each prompt; then the next answer is typed."""
        shown = 0
        while self.more():
            plain = STYLE.sub("", self.text).replace("\r", "")
            if PROMPT.search(plain):
                yield plain[shown:]
                shown = len(plain)
                os.write(self.end, f"{next(answers)}\n".encode())

    def more(self) -> bool:
        try:
            heard = os.read(self.end, 1 << 16)
        except OSError:  # the other end is closed
            heard = b""
        self.text += heard.decode(errors="replace")
        return bool(heard)

    def close(self) -> int:
        os.close(self.end)
        return self.run.wait(timeout=60)


def test_a_whole_game_in_a_terminal_of_eighty_by_twenty_four() -> None:
    terminal = Terminal("play", "derpate", "--seats", "3", "--seed", "3")
    typed = iter(["help", "table", *["1"] * 400])

    def answers() -> Iterator[str]:
        while True:
            yield "n" if "Save the game?" in terminal.text or "Play again?" in terminal.text else next(typed)

    pages = list(terminal.pages(answers()))
    assert terminal.close() == 0
    assert any(style in terminal.text for style in ("\x1b[1m", "\x1b[1;"))
    lines = [line for page in pages for line in page.split("\n")]
    assert max(map(len, lines)) <= 80
    assert "Der Pate in a few lines" in pages[0]
    assert "the road, the families, and how far the K.O. markers are" in pages[1]
    assert "Your turn, row 4 of 4" in "".join(pages)
    assert "(K.O.)" in "".join(pages)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_news_of_nearly_every_question_stay_in_a_small_window(seats: int) -> None:
    window = Window(backroom.new("derpate", seats=seats, seed=seats), LOW, GreedyBot)
    me, heard = GreedyBot(99), [0]

    def answer(sitting: Sitting) -> str:
        events = sitting.table.events(0)
        fresh, heard[0] = events[heard[0] :], len(events)
        return me.choose(sitting.table.view(0), fresh)

    window.play(answer)
    told = [(lines, news) for _, lines, news in window.pages if news]
    left = [news for lines, news in told if not any(line.startswith(news) for line in lines[-LOW:])]
    assert len(told) > 20
    assert len(left) <= len(told) // 10


def test_the_face_is_made_for_the_edition_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(house_text().replace('"Mott Street"', '"Doyers Street"'))
    face = find_face(find("derpate", path))
    assert isinstance(face, DerPateFace)
    assert face.lexicon.names["LI3"] == "Doyers Street"
    assert find_face(find("derpate")) is find_face(find("derpate"))
