"""The other commands: replay, why, rules, games, perft, bench, and the door itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.bots import PlainBot, play_on, seat_bots
from backroom.cli import main
from backroom.games import GAMES
from tests.laws.toy import TOY

SCRIPT = Path(sys.executable).with_name("backroom")


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game on disk."""
    table = backroom.new("coup", seats=3, seed=6, options={"inquisitor": True})
    play_on(table, seat_bots(table, range(3), PlainBot))
    path = tmp_path / "game.json"
    path.write_text(table.record() + "\n", encoding="utf-8")
    return path


# replay


def test_a_replay_tells_every_event_with_its_rule(record: Path) -> None:
    done = invoke("replay", str(record))
    assert done.exit_code == 0, done.stderr
    table = backroom.replay(record.read_text().strip())
    for fact in table.events(None):
        assert fact.rule in done.stdout
    assert "Held" in done.stdout


def test_a_spectator_sees_no_card_that_a_seat_draws(record: Path) -> None:
    public = invoke("replay", str(record), "--step", "0").stdout
    mine = invoke("replay", str(record), "--step", "0", "--seat", "1").stdout
    assert "You draw" in mine
    assert "Your hand" in mine
    assert not any(f"draws {role}" in public for role in ("Duke", "Assassin", "Captain", "Inquisitor", "Contessa"))


def test_a_replay_calls_the_others_as_the_table_did(record: Path) -> None:
    """A record holds no names; through somebody's eyes they are those of that seat's table in the terminal."""
    public = invoke("replay", str(record)).stdout
    assert "P0" in public
    assert "Seats:" not in public
    mine = invoke("replay", str(record), "--seat", "1").stdout
    assert "Seats: 0 Ada, 1 You" in mine
    assert not re.search(r"\bP[0-9]\b", mine.partition("\n")[2])
    seats = backroom.replay(record.read_text().strip()).seats
    names = ["Kim", "Lou", "Max", "Nat", "Ole", "Pia"][:seats]
    named = invoke("replay", str(record), "--names", ", ".join(names)).stdout
    assert "Seats: 0 Kim, 1 Lou" in named
    assert not re.search(r"\bP[0-9]\b", named)
    assert "1 You" in invoke("replay", str(record), "--seat", "1", "--names", ",".join(names)).stdout
    for wrong in ("Kim", ",".join(["Kim"] * seats), "," * (seats - 1)):
        assert "different names" in invoke("replay", str(record), "--names", wrong).stderr
    assert "'[b]' is no name" in invoke("replay", str(record), "--names", ",".join([*names[1:], "[b]"])).stderr


def test_a_replay_can_stop_at_a_step(record: Path) -> None:
    short, whole = invoke("replay", str(record), "--step", "4").stdout, invoke("replay", str(record)).stdout
    assert len(short) < len(whole)
    assert "Has claimed" in short


def test_a_record_may_come_from_the_input(record: Path) -> None:
    assert invoke("replay", "-", typed=record.read_text()).exit_code == 0


def test_a_bad_record_is_one_sentence_and_exit_code_one(record: Path, tmp_path: Path) -> None:
    line = record.read_text()
    cut, changed, noise = tmp_path / "cut", tmp_path / "changed", tmp_path / "noise"
    cut.write_text(line[: len(line) // 2])
    changed.write_text(line.replace('"seats":3', '"seats":4'))
    noise.write_bytes(b"\xff\xfe\x00")
    for path in (cut, changed, noise, tmp_path / "missing", tmp_path):
        done = invoke("replay", str(path))
        assert done.exit_code == 1, path
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", [("--seat", "3"), ("--seat", "-1"), ("--step", "100000"), ("--step", "-1")])
def test_a_replay_has_only_its_own_seats_and_steps(record: Path, option: tuple[str, str]) -> None:
    assert invoke("replay", str(record), *option).exit_code == 2


def test_a_record_of_many_lines_is_told_that_it_should_be_one(record: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(record.read_text()), indent=2))
    lines = len(pretty.read_text().splitlines())
    done = invoke("replay", str(pretty))
    assert done.exit_code == 1
    assert done.stderr.endswith(f"; a record is one line as it was written, and this has {lines}.\n")
    (tmp_path / "short.json").write_text(record.read_text()[:50])
    assert "one line" not in invoke("replay", str(tmp_path / "short.json")).stderr


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Three games, with two, three and four seats."""
    path = tmp_path / "games.jsonl"
    path.write_text("".join(backroom.new("coup", seats=seats, seed=1).record() + "\n" for seats in (2, 3, 4)))
    return path


def test_of_many_games_one_is_chosen(games: Path) -> None:
    for number in (1, 2, 3):
        told = invoke("replay", str(games), "--game", str(number)).stdout
        assert told.startswith(f"Game {number} of 3\nCoup, {number + 1} seats")
    piped = invoke("replay", "-", "--game", "3", "--seat", "3", typed=games.read_text())
    assert (piped.exit_code, "Coup, 4 seats" in piped.stdout) == (0, True)


def test_without_a_choice_the_first_of_many_is_told_and_how_to_choose(games: Path, record: Path) -> None:
    assert invoke("replay", str(games)).stdout.startswith("Game 1 of 3. Another one: --game N\nCoup, 2 seats")
    assert "--game" not in invoke("replay", str(record)).stdout


def test_a_game_that_is_not_there_is_one_sentence(games: Path, record: Path) -> None:
    for path, number, said in ((games, "4", "no game 4 in"), (games, "0", "--game"), (record, "2", "has 1 game.")):
        done = invoke("replay", str(path), "--game", number)
        assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert said in done.stderr


def test_a_game_among_many_that_is_no_record_is_said_to_be_none(games: Path) -> None:
    """The others can be told all the same."""
    games.write_bytes(games.read_bytes().replace(b'"seats":3', b'"seats":9') + b"\xff\n\n")
    assert invoke("replay", str(games), "--game", "3").exit_code == 0
    for number, said in (("2", "cannot be used"), ("4", "not even text")):
        done = invoke("replay", str(games), "--game", number)
        assert done.exit_code == 1
        assert said in done.stderr
        assert "one line" not in done.stderr


# why and rules


def test_why_says_the_rule_its_chapter_kind_and_source() -> None:
    done = invoke("why", "chal-05")
    assert done.exit_code == 0
    for word in ("COUP-CHAL-05", "Challenges", "rule", "CHAL"):
        assert word in done.stdout
    assert "anarchist" in invoke("why", "COUP-ANAR-02").stdout


@pytest.mark.parametrize("command", [["why", "COUP-CHAL-05"], ["rules", "coup"]])
def test_only_languages_that_there_are_can_be_had(command: list[str]) -> None:
    assert invoke(*command, "--lang", "en").exit_code == 0
    done = invoke(*command, "--lang", "xx")
    assert done.exit_code == 2
    assert "there is: de, en, fa, ja, pl" in done.stderr


def test_an_unknown_rule_comes_with_suggestions() -> None:
    done = invoke("why", "COUP-CHL-05")
    assert done.exit_code == 2
    assert "COUP-CHAL-05" in done.stderr
    assert invoke("why", "COUP-CHAL-05", "--lang", "xx").exit_code == 2


def test_rules_are_listed_searched_and_sorted_by_kind_and_chapter() -> None:
    whole = invoke("rules", "coup").stdout
    assert "COUP-COMP-01" in whole
    assert "COUP-GAP-03" in whole
    dukes = invoke("rules", "coup", "--search", "Duke").stdout
    assert "COUP-CHR-01" in dukes
    assert "COUP-CHR-02" not in dukes
    rulings = invoke("rules", "coup", "--kind", "ruling").stdout
    assert "COUP-GAP-03" in rulings
    assert "COUP-CHR-01" not in rulings
    assert "COUP-SETUP-01" in invoke("rules", "coup", "--chapter", "setup").stdout
    assert "TABLE-01" in invoke("rules", "table").stdout


def test_what_cards_do_is_the_editions_own_and_not_from_the_rulebook() -> None:
    told = " ".join(invoke("why", "CE-DO-05").stdout.split())
    assert "Kind: edition (the edition's own: what its cards do, in words that are ours)" in told
    assert "rulebook" not in told
    assert "Kind: rule (from the rulebook)" in invoke("why", "CE-TURF-05").stdout
    own = invoke("rules", "corleone", "--kind", "edition").stdout
    assert "CE-DO-05" in own
    assert "CE-TURF-05" not in own
    assert "CE-DO-05" not in invoke("rules", "corleone", "--kind", "rule").stdout


@pytest.mark.parametrize("command", ["rules", "why"])
def test_help_about_rules_names_every_game(command: str) -> None:
    told = " ".join(invoke(command, "--help").stdout.split())
    assert ("corleone" if command == "rules" else "CE-TURF-05") in told
    assert "coup" in told.lower()


def test_no_such_rules() -> None:
    for args in (["coop"], ["coup", "--search", "zebra"], ["coup", "--kind", "law"], []):
        done = invoke("rules", *args)
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1


# a game without a face


def test_a_game_without_a_face_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TOY.key, TOY)
    record = tmp_path / "toy.json"
    record.write_text(backroom.new(TOY, seats=2, seed=1).record())
    for args in (["play", TOY.key], ["replay", str(record)], ["perft", TOY.key]):
        done = invoke(*args)
        assert done.exit_code == 2, args
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


# games, perft, bench


def test_games_lists_every_option() -> None:
    shown = invoke("games").stdout
    for option in backroom.games()["coup"].options:
        assert option.name in shown


def test_perft_counts_by_depth() -> None:
    done = invoke("perft", "coup", "--scene", "duke captain 2 / assassin contessa 2", "--depth", "2")
    assert done.exit_code == 0
    assert "37" in done.stdout
    assert invoke("perft", "coup", "--depth", "1").exit_code == 0
    assert invoke("perft", "coup", "--scene", "king 2 / queen 2").exit_code == 2
    assert invoke("perft", "coup", "--depth", "0").exit_code == 2


def test_bench_says_which_build_it_measured() -> None:
    done = invoke("bench", "--seconds", "0.05")
    assert done.exit_code == 0
    assert "interpreted" in done.stdout or "compiled" in done.stdout
    assert "make bench" in done.stdout
    assert invoke("bench", "--seats", "40").exit_code == 2


# the door


@pytest.mark.parametrize(
    "args",
    [
        ["play", "LONG"],
        ["play", "corleone", "--bots", "LONG"],
        ["play", "corleone", "--edition", "LONG"],
        ["play", "corleone", "--option", "LONG=1"],
        ["play", "corleone", "--option", "hand_limits=LONG"],
        ["play", "corleone", "--record", "LONG"],
        ["why", "LONG"],
        ["rules", "LONG"],
        ["rules", "coup", "--lang", "LONG"],
        ["replay", "LONG"],
        ["edition", "copy", "LONG"],
        ["edition", "check", "LONG"],
        ["LONG"],
    ],
)
@pytest.mark.parametrize("long", ["x" * 5000, "1" * 5000, "x y " * 1250])
def test_very_long_words_come_back_short(args: list[str], long: str) -> None:
    done = invoke(*(arg.replace("LONG", long) for arg in args))
    assert done.exit_code in (1, 2)
    assert 0 < len(done.output) < 900
    assert done.output.count("\n") <= 1


def test_signs_that_upset_a_terminal_are_written_out(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = json.loads(backroom.new("coup", seats=2, seed=1).record())
    path.write_text(json.dumps({**record, "game": "\x1b[31mcoup\u202e"}))
    told = invoke("replay", str(path)).stderr
    assert "\\x1b[31mcoup\\u202e" in told
    assert told.strip().isprintable()


def test_help_teaches() -> None:
    for command in ([], ["play"], ["replay"], ["why"], ["rules"], ["games"], ["perft"], ["bench"]):
        done = invoke(*command, "--help")
        assert done.exit_code == 0
        assert "Usage: " in done.stdout
    assert "backroom play coup" in invoke().stdout


@pytest.mark.parametrize(
    ("command", "name"),
    [([str(SCRIPT)], "backroom"), ([sys.executable, "-m", "backroom"], "python -m backroom")],
    ids=["script", "module"],
)
def test_the_installed_command(command: list[str], name: str) -> None:
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    assert said == f"backroom {backroom.__version__}\n"
    wrong = subprocess.run([*command, "dance"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr == f"No such command 'dance'. See '{name} --help'.\n"


def test_colours_can_be_switched_off() -> None:
    shown = CliRunner().invoke(main, ["why", "COUP-CHAL-05"], env={"NO_COLOR": "1", "FORCE_COLOR": "1"}, color=True)
    assert "\x1b[3" not in shown.output


def test_an_old_terminal_gets_question_marks_and_no_traceback() -> None:
    plain = subprocess.run(
        [SCRIPT, "play", "coup", "--quiet"],
        input="",
        capture_output=True,
        text=True,
        env={"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert plain.returncode == 0
    assert "Traceback" not in plain.stderr
