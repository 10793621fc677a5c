"""`backroom edition` knows two games: it shows and copies the one it is told, and checks whatever a file says it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from backroom.cli import main
from backroom.games.corleone import edition as corleone
from backroom.games.derpate.edition import BadEdition, house_edition, house_text, load
from tests.edition.derpate.paper import replaced

SCRIPT = Path(sys.executable).with_name("backroom")


def invoke(*args: str, columns: int = 100) -> Result:
    return CliRunner().invoke(main, ["edition", *args], env={"COLUMNS": str(columns)})


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(text: str) -> None:
    Path("my.toml").write_text(text, encoding="utf-8")


# check


def test_all_is_well() -> None:
    write(house_text())
    done = invoke("check", "my.toml")
    assert done.exit_code == 0
    well = "my.toml: all is well: 12 businesses, 10 event cards, tracks of 14 and 14 spaces, hash "
    assert done.stdout == f"{well}{house_edition().digest}\n"


def test_a_file_is_checked_as_what_it_says_it_is() -> None:
    write(replaced('x = "grey"', 'x = "gray"', 3))
    done = invoke("check", "my.toml")
    assert done.exit_code == 1
    assert [line[:29] for line in done.stdout.splitlines()] == [f'my.toml: [[event]] "G{n}": `x` ' for n in (1, 2, 3)]
    write(corleone.house_text().replace('colour = "grey"', 'colour = "gray"', 1))
    done = invoke("check", "my.toml")
    assert done.exit_code == 1
    assert done.stdout.startswith('my.toml: [[job]] "drive-by-on-delancey": `colour` is "gray"')


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "",
            "[edition]: it is missing; its `game` says what the file is an edition of: it should be one of corleone or",
        ),
        ("edition = 3", "[edition]: it is missing; its `game` says what"),
        ("[edition]\n", "[edition]: `game` is missing; it should be one of corleone or derpate"),
        (
            '[edition]\ngame = "derpat"\n',
            '[edition]: `game` is "derpat" (did you mean "derpate"?); it should be one of corleone or derpate',
        ),
        ('[edition]\ngame = "coup"\n', '[edition]: `game` is "coup"; it should be one of corleone or derpate'),
        ("[edition]\ngame = [1]\n", "[edition]: `game` is [1]; it should be one of corleone or derpate"),
    ],
)
def test_a_file_must_say_what_it_is(text: str, fault: str) -> None:
    write(text)
    for command in ("check", "show"):
        done = invoke(command, "my.toml")
        assert done.exit_code == 1
        assert done.output.startswith(f"my.toml: {fault}")
        assert done.output.count("\n") == 1


def test_a_file_of_another_game_has_one_fault() -> None:
    write(corleone.house_text())
    with pytest.raises(BadEdition) as caught:
        load("my.toml")
    assert str(caught.value) == 'my.toml: [edition]: `game` is "corleone"; it should be "derpate"'
    write(house_text())
    with pytest.raises(BadEdition) as caught:
        corleone.load("my.toml")
    assert str(caught.value) == 'my.toml: [edition]: `game` is "derpate"; it should be "corleone"'


# copy


def test_a_copy_is_the_house_edition_of_the_game() -> None:
    done = invoke("copy", "derpate", "my own.toml")
    assert done.exit_code == 0
    assert done.stdout.startswith("This is the house edition of Der Pate: my own.toml.")
    assert done.stdout.endswith("edition check 'my own.toml'\n")
    assert Path("my own.toml").read_bytes() == house_text().encode()
    assert invoke("check", "my own.toml").exit_code == 0


def test_a_copy_without_a_game_is_of_corleones_empire() -> None:
    assert invoke("copy", "corleone", "one.toml").exit_code == invoke("copy", "two.toml").exit_code == 0
    assert Path("one.toml").read_bytes() == Path("two.toml").read_bytes() == corleone.house_text().encode()


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("derpate",), "'derpate' is a game; name a file too: edition copy derpate my.toml"),
        (("coup",), "'coup' is a game; name a file too"),
        (("coup", "my.toml"), "Coup has no editions: its cards are part of its rules"),
        (("derpat", "my.toml"), "there is no game 'derpat'; did you mean 'derpate'?"),
        (("chess", "my.toml"), "there is no game 'chess'; there are editions of: corleone, derpate"),
        (("derpate", "my.toml", "other.toml"), "copy takes a game and a file, not 3 names"),
        ((), "Missing argument '[GAME] FILE'"),
    ],
)
def test_what_cannot_be_copied(names: tuple[str, ...], told: str) -> None:
    done = invoke("copy", *names)
    assert done.exit_code == 2
    assert told.lower() in done.stderr.lower()
    assert list(Path().iterdir()) == []


# show


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_everything_is_shown_and_fits(columns: int) -> None:
    done = invoke("show", "derpate", columns=columns)
    assert done.exit_code == 0
    assert all(len(line) <= columns for line in done.stdout.splitlines())
    assert "…" not in done.stdout
    house = house_edition()
    texts = [card.text for card in house.events] + [card.title for card in house.events]
    texts += house.families + house.district_names + [kind.name for kind in house.kinds]
    texts += [business.name for business in house.road] + [business.key for business in house.road]
    for word in " ".join(texts).split():
        assert word in done.stdout


def test_numbers_are_in_plain_words() -> None:
    shown = " ".join(invoke("show", "derpate").stdout.split())
    assert house_edition().digest in shown
    assert "1 Protection money $1,000 influence LM1, GV3, ES3" in shown
    assert "4 Loan sharking $4,000 none GV2, LI2" in shown
    assert "Each begins with $15,000." in shown
    assert "ES2 Tompkins Square East Side 5 Gambling" in shown
    assert "by seat; the car is at GV2." in shown
    assert "reputation 14 4: wedding, 7: grandchild, 10: birthday" in shown
    assert "income 4 1: $1,000, 2: $2,000, 3: $3,000, 4: $4,000" in shown
    assert "1: a member back from the Hudson, 2: a debt marker back, 3: 2 steps" in shown
    assert "Row 4 of the tableau: black informer, white banker, grey consigliere, red prosecutor." in shown
    assert "R3 red 3 Random Sweep" in shown


@pytest.mark.parametrize(
    ("part", "has", "lacks"),
    [
        ("kinds", "Gambling", "Mott Street"),
        ("road", "Mott Street", "grandchild"),
        ("tracks", "grandchild", "Vice Squad"),
        ("events", "Vice Squad", "Mott Street"),
    ],
)
def test_a_part_alone(part: str, has: str, lacks: str) -> None:
    shown = invoke("show", "derpate", "--only", part).stdout
    assert has in shown
    assert lacks not in shown


def test_a_part_of_the_other_game() -> None:
    done = invoke("show", "derpate", "--only", "jobs")
    assert done.exit_code == 2
    assert "Der Pate has no part 'jobs'; it has kinds, road, tracks, events" in done.stderr
    assert invoke("show", "--only", "tracks").exit_code == 2


def test_a_game_without_editions_is_not_shown() -> None:
    done = invoke("show", "coup")
    assert done.exit_code == 2
    assert "Coup has no editions" in done.stderr


def test_an_edition_of_ones_own_is_shown_and_brackets_are_only_brackets() -> None:
    text = replaced('name = "Mott Street"', 'name = "[red]Mott[/]"').replace('id = "LM1"', 'id = "Lm-9"')
    write(text.replace('title = "Front Page"', 'title = "[/nope]"').replace('"Gambling"', '"[b]Dice"'))
    shown = invoke("show", "my.toml").stdout
    for word in ("[red]Mott[/]", "[/nope]", "Lm-9", "[b]Dice"):
        assert word in shown


def test_the_usual_game_is_corleones_empire() -> None:
    assert invoke("show").stdout == invoke("show", "corleone").stdout


def test_shown_through_a_pipe() -> None:
    piped = subprocess.run([SCRIPT, "edition", "show", "derpate"], capture_output=True, text=True, check=True)
    assert "\x1b" not in piped.stdout
    assert piped.stderr == ""


def test_help_names_both_games() -> None:
    told = " ".join(invoke("--help").stdout.split())
    assert "corleone" in told
    assert "backroom edition copy derpate my.toml" in told
    assert "[GAME | FILE | HASH]" in invoke("show", "--help").stdout
    assert "[GAME] FILE" in invoke("copy", "--help").stdout
