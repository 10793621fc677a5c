"""Corleone's Empire from the command line: whole games, records, editions, and what cannot be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.cli import main
from backroom.cli.corleone.face import CorleoneFace
from backroom.cli.faces import find_face
from backroom.games import find
from backroom.games.corleone.edition import house_text

CORLEONE = find("corleone")


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


# Beginning, end, records.


def test_a_whole_game_by_numbers_is_saved_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    typed = "1\n0\n" * 600  # 0 ends a bid
    done = invoke("play", "corleone", "--seats", "2", "--seed", "5", "--record", str(record), typed=typed)
    assert done.exit_code == 0, done.output
    assert "The Godfather: Corleone's Empire in a few lines" in done.output
    assert re.search(r"Fortune.*\$\d+", done.output, re.DOTALL)
    assert backroom.replay(record.read_text().strip()).over
    told = invoke("replay", str(record))
    assert told.exit_code == 0
    for fact in backroom.replay(record.read_text().strip()).events(None):
        assert fact.rule in told.stdout


def test_a_spectator_sees_no_job_that_a_seat_is_dealt(tmp_path: Path) -> None:
    table = backroom.new("corleone", seats=2, seed=4)
    path = tmp_path / "game.json"
    path.write_text(table.record())
    mine = invoke("replay", str(path), "--seat", "0", "--step", "0").stdout
    public = invoke("replay", str(path), "--step", "0").stdout
    face = find_face(CORLEONE)
    assert isinstance(face, CorleoneFace)
    dealt = [str(fact.args["card"]) for fact in table.events(0) if fact.what == "dealt"]
    assert len(dealt) == 2
    for job in dealt:
        assert face.lexicon.card(job) in mine
        assert face.lexicon.card(job) not in public


def test_an_edition_of_ones_own_has_its_own_names(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        house_text().replace('"Penn Central Railroad"', '"Grand Central"').replace("hand_limit = 5", "hand_limit = 6")
    )
    done = invoke(
        "play", "corleone", "--quiet", "--seats", "2", "--edition", str(path), "--record", "g.json", typed="1\n"
    )
    assert done.exit_code == 0, done.output
    assert "Grand Central" in done.output
    assert "hand limit 6" in done.output
    assert "replay g.json --seat 0 --edition FILE" in done.output
    assert invoke("replay", "g.json", "--edition", str(path)).exit_code == 0
    assert invoke("replay", "g.json").exit_code == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seats", "6"], "2 to 5 players"),
        (["--everything"], "no option"),
        (["--bots", "plain"], "there are: soldier, capo, rookie, random"),
        (["--option", "hand_limits=9"], "hand_limits"),
        (["--edition", "nowhere.toml"], "no such file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(args: list[str], said: str) -> None:
    done = invoke("play", "corleone", *args)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_edition_with_faults_is_one_sentence_with_a_hint(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(house_text().replace('colour = "grey"', 'colour = "gray"'))
    done = invoke("play", "corleone", "--edition", str(path))
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "edition check" in done.stderr


def test_coup_has_no_editions() -> None:
    done = invoke("play", "coup", "--edition", "mine.toml")
    assert done.exit_code == 2
    assert "has no editions" in done.stderr
