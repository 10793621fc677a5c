"""`backroom edition`: show, copy, check."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main
from backroom.games.corleone.edition import house_edition, house_text
from tests.edition.paper import replaced

SCRIPT = Path(sys.executable).with_name("backroom")


def invoke(*args: str, columns: int = 100) -> Result:
    return CliRunner().invoke(main, ["edition", *args], env={"COLUMNS": str(columns)})


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# check


def test_all_is_well() -> None:
    Path("my.toml").write_text(house_text(), encoding="utf-8")
    done = invoke("check", "my.toml")
    assert done.exit_code == 0
    well = "my.toml: all is well: 44 jobs, 18 allies, 19 businesses, 18 spaces, hash "
    assert done.stdout == f"{well}{house_edition().digest}\n"


def test_every_fault_is_a_line_and_the_exit_code_is_one() -> None:
    Path("my.toml").write_text(replaced('colour = "grey"', 'colour = "gray"', 3), encoding="utf-8")
    done = invoke("check", "my.toml")
    assert done.exit_code == 1
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith('my.toml: [[job]] "drive-by-on-delancey": `colour` is "gray" (did you mean "grey"?)')


def test_a_file_that_is_none_is_one_line() -> None:
    Path("noise").write_bytes(b"\xff\xfe\x00")
    Path("huge").write_bytes(b"\n" * 300_000)
    Path("broken").write_text("[[job]]\nname = ")
    Path("folder").mkdir()
    Path("locked").write_text("")
    Path("locked").chmod(0)
    for name in ("missing", "noise", "huge", "broken", "folder", "folder/none", "x" * 300, "a\0b", ""):
        for command in ("check", "show"):
            done = invoke(command, name)
            assert done.exit_code == 1, name
            assert done.output.count("\n") == 1, done.output
            assert "Traceback" not in done.output
            assert (done.stdout == "") == (command == "show")
    if os.geteuid():  # nothing is locked to root
        assert "cannot be read: Permission denied" in invoke("check", "locked").output


def test_check_needs_one_file() -> None:
    assert invoke("check").exit_code == 2
    assert invoke("check", "one", "two").exit_code == 2


# copy


def test_a_copy_is_the_house_edition_and_is_never_written_over_anything() -> None:
    done = invoke("copy", "my own.toml")
    assert done.exit_code == 0
    assert done.stdout.endswith("edition check 'my own.toml'\n")
    assert Path("my own.toml").read_bytes() == house_text().encode()
    assert invoke("check", "my own.toml").exit_code == 0
    Path("my own.toml").write_text("precious")
    again = invoke("copy", "my own.toml")
    assert again.exit_code == 1
    assert again.stderr == "There is already something called my own.toml; give another name.\n"
    assert Path("my own.toml").read_text() == "precious"


def test_a_copy_to_nowhere_is_one_sentence() -> None:
    Path("folder").mkdir()
    for name in ("folder", "nowhere/my.toml", "", "x" * 300, "a\0b"):
        done = invoke("copy", name)
        assert done.exit_code == 1, name
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


# show


def told(shown: str) -> str:
    """What a page says, without its layout."""
    return " ".join(shown.split())


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_everything_is_shown_and_fits(columns: int) -> None:
    done = invoke("show", columns=columns)
    assert done.exit_code == 0
    assert all(len(line) <= columns for line in done.stdout.splitlines())
    assert "…" not in done.stdout
    house = house_edition()
    texts = [row.text for row in house.jobs] + [row.text for row in house.allies]
    texts += house.families + house.territory_names + [space.name for space in house.spaces]
    for word in " ".join(texts).split():
        assert word in done.stdout


def test_icons_costs_and_money_are_in_plain_words() -> None:
    shown = told(invoke("show").stdout)
    assert "Harcourt & Vane, Brokers $1, suitcase Blood Money" in shown
    assert "Idlewild Air Cargo $2, Narcotics, Narcotics $2" in shown
    assert "Ninth Avenue Pawn sell 3 cards, swap swap" in shown
    assert "Jamaica Turf Club $2, $3, horse head $2" in shown
    assert "Central Park suitcase" in shown
    assert "2 Gun, 1 Blood Money: $2, $2" in shown
    assert "1 Booze: no money" in shown
    assert "II The Turk blue Consigliere yes 4" in shown
    assert "Canal Street Chelsea, Wall Street 3 or more" in shown
    assert "16 of $1, 36 of $2, 46 of $3, 22 of $5; 9 Gun, 9 Blood Money, 9 Booze, 5 Narcotics." in shown
    assert house_edition().digest in shown


@pytest.mark.parametrize(
    ("part", "has", "lacks"),
    [
        ("acts", "The Turk", "Shakedown"),
        ("businesses", "Penn Central Railroad", "The Turk"),
        ("spaces", "Carnegie Corner", "Penn Central Railroad"),
        ("jobs", "Shakedown", "Carnegie Corner"),
        ("allies", "Tax Adviser", "Shakedown"),
    ],
)
def test_a_part_alone(part: str, has: str, lacks: str) -> None:
    shown = invoke("show", "--only", part).stdout
    assert has in shown
    assert lacks not in shown


def test_no_such_part() -> None:
    assert invoke("show", "--only", "cards").exit_code == 2


def test_an_edition_of_ones_own_is_shown_and_brackets_are_only_brackets() -> None:
    text = replaced('name = "Shakedown"', 'name = "[red]Squeeze[/]"').replace('title = "The Turk"', 'title = "[/nope]"')
    Path("my.toml").write_text(text, encoding="utf-8")
    shown = invoke("show", "my.toml").stdout
    assert "[red]Squeeze[/]" in shown
    assert "[/nope]" in shown


def test_shown_through_a_pipe() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    piped = subprocess.run([SCRIPT, "edition", "show"], capture_output=True, text=True, check=True, env=environment)
    assert "\x1b" not in piped.stdout
    assert max(len(line) for line in piped.stdout.splitlines()) <= 80
    assert piped.stderr == ""


def test_help_teaches() -> None:
    assert "edition " in CliRunner().invoke(main, ["--help"]).stdout
    for args in ([], ["check"], ["copy"], ["show"]):
        done = invoke(*args, "--help")
        assert done.exit_code == 0
        assert "Usage: " in done.stdout
    assert "backroom edition copy my.toml" in invoke().stdout
