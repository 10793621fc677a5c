"""`backroom arena`, from the command line to what it prints and leaves."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.bots.arena import Book, Played, run
from backroom.bots.coup.character import CHARACTERS
from backroom.cli import main
from tests.bots.cluster import Ray, elsewhere

MODULE = """
class First:
    def choose(self, view, events):
        return view.question.actions[0]


class Mute:
    def choose(self, view, events):
        return "nothing"


class Named(First):
    def __init__(self, depth=3, *, seed):
        assert (depth, seed > 3) == (3, True)


class Demanding:
    def __init__(self, game, seats):
        pass


class Moody:
    def __init__(self, seed):
        raise ValueError("not today")


class Forgetful:
    def choose(self, view, events):
        return self.plan


def nothing():
    return None
"""


def invoke(*args: str) -> Result:
    return CliRunner().invoke(main, ["arena", *args, "--workers", "1"])


def rows(done: Result) -> dict[str, list[str]]:
    """The lines of the table by bot."""
    lines = [line.split() for line in done.stdout.splitlines()]
    return {line[0]: line[1:] for line in lines if len(line) > 6}


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of one's own in the folder where one is."""
    (tmp_path / "arena_bots.py").write_text(MODULE)
    (tmp_path / "unfinished_bots.py").write_text("class First\n    pass\n")
    (tmp_path / "failing_bots.py").write_text("import json\n\nBOOK = json.loads('')\n")
    (tmp_path / "leaving_bots.py").write_text("import sys\n\nsys.exit('use me from elsewhere')\n")
    (tmp_path / "needing_bots.py").write_text("import arena_bots\nimport no_such_library\n")
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "arena_bots", raising=False)
    return "arena_bots"


def test_the_best_comes_first_with_everything_about_it(own: str) -> None:
    done = invoke("coup", "--bots", f"{own}:First,random", "--seats", "2", "--games", "20")
    assert done.exit_code == 0, done.stderr
    assert "Coup, 2 seats, 20 games, seed 1, interpreted build" in done.stdout
    found = rows(done)
    assert {"random", "First"} <= found.keys()
    assert sum(float(found[name][0]) for name in ("random", "First")) == pytest.approx(100)
    assert "20 games, 0.0" in done.stdout


def test_the_same_command_gives_the_same_and_goes_on_where_it_was() -> None:
    command = ("derpate", "--bots", "random,random", "--seats", "3", "--out", "book", "--records", "games")
    assert invoke(*command, "--games", "6").exit_code == 0
    assert "Der Pate, 3 seats, 12 games" in (more := invoke(*command, "--games", "12")).stdout
    assert "6 games have been played already." in more.stdout
    assert len(lines := Path("games").read_text().splitlines()) == 12
    assert all(backroom.replay(line).over for line in lines)
    again = ("derpate", "--bots", "random,random", "--seats", "3", "--games", "12", "--records", "others")
    assert invoke(*again).exit_code == 0
    assert Path("others").read_text() == Path("games").read_text()


def test_games_that_were_saved_can_be_watched_and_checked() -> None:
    done = invoke("coup", "--bots", "random", "--seats", "2", "--games", "6", "--records", "my games.jsonl")
    assert "replay 'my games.jsonl' --game 1" in done.stdout
    lines = Path("my games.jsonl").read_text().splitlines()
    for number, line in enumerate(lines, 1):
        told = CliRunner().invoke(main, ["replay", "my games.jsonl", "--game", str(number)])
        assert told.exit_code == 0, told.stderr
        assert told.stdout.startswith(f"Game {number} of 6\nCoup, 2 seats, finished.")
        alone = CliRunner().invoke(main, ["replay", "-"], input=line)
        assert told.stdout.partition("\n")[2] == alone.stdout
    assert CliRunner().invoke(main, ["verify", "my games.jsonl"]).stdout.count("true  my games.jsonl") == 6


def test_more_bots_than_seats_take_turns(own: str) -> None:
    done = invoke("coup", "--bots", f"random,{own}:First,backroom.bots:RandomBot", "--seats", "2", "--games", "12")
    assert "3 tables of 2 take turns." in done.stdout
    assert len(rows(done).keys() & {"random", "First", "RandomBot"}) == 3


def test_a_plot_shows_every_bot(own: str) -> None:
    done = invoke("coup", "--bots", f"{own}:First,random", "--seats", "2", "--games", "4", "--plot", "rates.svg")
    assert "Drawn: rates.svg" in done.stdout
    drawing = Path("rates.svg").read_text()
    assert drawing.startswith("<svg")
    assert all(word in drawing for word in ("First", "random", "fair share", "95 % interval"))


def test_without_the_library_there_is_a_hint_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "leather", None)
    done = invoke("coup", "--bots", "random", "--plot", "rates.svg")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "pip install leather" in done.stderr


def test_options_of_the_table_are_played_with() -> None:
    done = invoke(
        "coup", "--bots", "random", "--seats", "3", "--games", "3", "--option", "inquisitor", "--records", "r"
    )
    assert done.exit_code == 0
    assert '"inquisitor":true' in Path("r").read_text()


def test_stopping_shows_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["backroom.cli.arena"]  # by its name one gets the command
    whole = module.play_all

    def stopped(book: Book, *how: object) -> Iterator[Played]:
        for n, played in enumerate(whole(book, 100)):
            yield played
            if n == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr(module, "play_all", stopped)
    done = invoke("coup", "--bots", "random", "--seats", "2", "--games", "100")
    assert done.exit_code == 130
    assert "With --out FILE" in done.stdout
    assert "6 games, 0.0" in done.stdout
    kept = invoke("coup", "--bots", "random", "--seats", "2", "--games", "100", "--out", "book")
    assert "With --out" not in kept.stdout
    assert len(Path("book").read_text().splitlines()) == 4


def test_a_seed_may_be_taken_by_its_name(own: str) -> None:
    done = invoke("coup", "--bots", f"{own}:Named", "--seats", "2", "--games", "2")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("arena_bots:Moody", "arena_bots:Moody cannot be made: ValueError: not today (arena_bots.py, line 24)."),
        ("arena_bots:nothing", "arena_bots:nothing makes no bots: what comes of it, a NoneType, has no method choose."),
        ("arena_bots:Forgetful", "has no attribute 'plan' (arena_bots.py, line 29)."),
    ],
)
def test_what_is_wrong_with_ones_own_bot_is_one_sentence_with_its_place(own: str, name: str, said: str) -> None:
    done = invoke("coup", "--bots", f"{name},random", "--seats", "2", "--games", "4")
    assert done.exit_code == 1
    assert done.stdout.endswith(f"{said}\n")
    assert (len(done.stdout.split("\n\n")[1].splitlines()), done.stderr) == (1, "")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("arena_bots:Demanding", "it takes (game, seats), and a bot takes a seed or nothing."),
        ("arena_bots:Missing", "There is no 'Missing' in arena_bots."),
        ("arena_bots.py:First", "without its ending: arena_bots:First."),
        (
            "unfinished_bots:First",
            "'unfinished_bots' cannot be imported: SyntaxError: expected ':' (unfinished_bots.py,",
        ),
        ("failing_bots:First", "Expecting value: line 1 column 1 (char 0) (failing_bots.py, line 3)."),
        ("leaving_bots:First", "SystemExit: use me from elsewhere (leaving_bots.py, line 3)."),
        ("needing_bots:First", "No module named 'no_such_library' (needing_bots.py, line 2)."),
    ],
)
def test_what_can_be_known_of_ones_own_bot_is_said_before_the_first_game(own: str, name: str, said: str) -> None:
    done = invoke("coup", "--bots", f"random,{name}", "--seats", "2", "--out", "book")
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr
    assert not Path("book").exists()


def test_a_bot_that_breaks_ends_the_match_and_is_named(own: str) -> None:
    done = invoke("coup", "--bots", f"{own}:Mute,random", "--seats", "2", "--games", "4")
    assert done.exit_code == 1
    assert "arena_bots:Mute broke off in seat" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("coop", "--bots", "random"), "did you mean 'coup'?"),
        (("coup",), "Missing option '--bots'"),
        (("coup", "--bots", " , "), "say who plays"),
        (("coup", "--bots", "godfather"), "There is no bot 'godfather'"),
        (("coup", "--bots", "nowhere:Bot"), "'nowhere' cannot be imported"),
        (("coup", "--bots", "capo@0"), "is no budget"),
        (("coup", "--bots", "random", "--seats", "11"), "Coup is for 2 to 10 players"),
        (("coup", "--bots", "random", "--seats", "1"), "--seats"),
        (("coup", "--bots", "random", "--games", "0"), "--games"),
        (("coup", "--bots", "random", "--option", "nonsense"), "nonsense"),
        (("coup", "--bots", "random", "--out", "no/where"), "folder of no/where does not exist"),
        (("coup", "--bots", "random", "--out", "x", "--records", "x"), "--out and --records are the same file, x"),
        (("coup", "--bots", "random", "--out", "z", "--plot", "./z"), "--out and --plot are the same file"),
        (("coup", "--bots", "random", "--records", "../a.svg", "--plot", "link.svg"), "--records and --plot are the"),
        (("coup", "--bots", "random", "--plot", "x.png"), "x.png is no name for one; call it x.svg"),
        (("coup", "--bots", "random", "--plot", "x"), "call it x.svg"),
        (("coup", "--bots", "random", "--iterations", "9"), "none plays; leave it out"),
        (("coup", "--bots", "capo@5,backroom.bots:RandomBot", "--iterations", "9"), "none plays; leave it out"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(args: tuple[str, ...], message: str) -> None:
    Path("link.svg").symlink_to("../a.svg")
    done = invoke(*args)
    assert done.exit_code == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_book_of_something_else_is_refused_and_kept() -> None:
    Path("diary").write_text("dear diary\n")
    done = invoke("coup", "--bots", "random", "--out", "diary")
    assert done.exit_code == 2
    assert "no book of the arena" in done.stderr
    assert Path("diary").read_text() == "dear diary\n"


def test_files_are_not_touched_before_it_is_known_that_all_can_be_written() -> None:
    Path("book").write_text("mine\n")
    assert invoke("coup", "--bots", "random", "--games", "4", "--out", "book", "--records", "book").exit_code == 2
    assert Path("book").read_text() == "mine\n"


def test_a_time_budget_is_said_to_be_none_that_can_be_repeated() -> None:
    command = ("coup", "--seats", "2", "--games", "2", "--bots")
    timed = invoke(*command, "capo@1ms,random").stdout
    assert "Games with a time budget (capo@1ms) cannot be played again exactly." in timed
    assert "time budget" not in invoke(*command, "capo@1,backroom.bots:RandomBot").stdout


def test_help_names_everybody_who_may_enter() -> None:
    told = " ".join(invoke("--help").stdout.split())
    for name in ("soldier, capo, rookie, random or yardstick", *CHARACTERS, "capo@500", "capo@300ms", "module:Factory"):
        assert name in told


def test_a_cluster_without_ray_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = invoke("coup", "--bots", "random", "--ray", "auto")
    assert done.exit_code == 2
    assert "pip install ray" in done.stderr


def test_what_a_cluster_cannot_play_is_one_sentence(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    command = (
        "coup",
        "--bots",
        f"{own}:First,random",
        "--seats",
        "2",
        "--games",
        "4",
        "--ray",
        "auto",
        "--out",
        "book",
    )
    with monkeypatch.context() as there:
        elsewhere(ray, there, lambda machine: machine.setitem(sys.modules, own, None))
        done = invoke(*command)
    assert (done.exit_code, done.stderr) == (1, "")
    assert "of the cluster lacks a bot: 'arena_bots' cannot be imported" in done.stdout
    with monkeypatch.context() as there:
        elsewhere(ray, there, lambda machine: machine.setattr(run, "fingerprint", lambda *names: "another"))
        done = invoke(*command)
    assert (done.exit_code, done.stderr) == (1, "")
    assert "has other rules or bots than this one; install the same version of Backroom there" in done.stdout
    assert "4 games, 0.0" in invoke(*command).stdout
