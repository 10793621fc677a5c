"""The long run and the comparison of builds, in small."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from backroom.games import GAMES
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.sweep import TRIBUTE
from backroom.games.coup import view as viewing
from backroom.games.coup.game import COUP
from backroom.games.game import Game
from backroom.kernel.core import Event
from backroom.laws import Report, same_games, soak, walk_once
from backroom.laws.check import Place, Watch, places
from backroom.laws.walk import Walk

PLAIN = Place(3, {})


def test_all_the_work_is_shared_out_once() -> None:
    work = list(soak.shares({"coup": 105, "corleone": 50}, first=7, seed=3, every=10))
    for key, last in (("coup", 112), ("corleone", 57)):
        mine = [share for share in work if share.key == key]
        assert [i for share in mine for i in range(share.first, share.first + share.games)] == list(range(7, last))


def test_every_game_of_the_house_has_its_fill() -> None:
    assert set(soak.ENOUGH) == set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_worker_reports_what_it_looked_at(key: str) -> None:
    found = soak.play(soak.Share(key, first=0, games=3, seed=0, every=10))
    assert (found.broken, found.report.games) == ("", 3)
    assert found.report.words > 0
    assert found.report.visited == set(), "what is sent is small"


def test_a_soak_says_what_was_done() -> None:
    run = CliRunner().invoke(soak.main, ["--games", "3", "--jobs", "1"])
    assert run.exit_code == 0, run.output
    for word in ("coup: all laws hold", "corleone: all laws hold", "twins followed", "games/s", "declared", "thug"):
        assert word in run.output


def test_one_game_alone_can_be_soaked() -> None:
    run = CliRunner().invoke(soak.main, ["--game", "coup", "--games", "2", "--jobs", "1"])
    assert run.exit_code == 0, run.output
    assert "coup: all laws hold" in run.output
    assert "corleone" not in run.output


def test_a_broken_law_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = COUP.fact

    def speechless(event: Event) -> object:
        fact = honest(event)
        return type(fact)(fact.rule, fact.what, fact.args, "") if event.what == "left" else fact

    monkeypatch.setattr(COUP, "fact", speechless)
    found = soak.play(soak.Share("coup", first=0, games=40, seed=0, every=10))
    assert found.broken.startswith("law 11: the event left cannot be told\n  coup, ")
    again = soak.play(soak.Share("coup", first=found.at, games=1, seed=0, every=10))
    assert again.broken == found.broken


def test_whatever_goes_wrong_in_a_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(COUP, "count", fails)
    found = soak.play(soak.Share("coup", first=0, games=2, seed=0, every=10))
    assert found.broken.startswith("ZeroDivisionError()\n  coup, 2 seats")
    assert found.at == 0


def test_looking_does_not_change_the_game() -> None:
    """The same words are said however closely the laws look, so a broken law breaks again when played alone."""
    logs = []
    for every in (1, 1_000):
        walk = Walk(COUP, PLAIN.seats, PLAIN.options, 5)
        Watch(walk, Report(), every).run()
        logs.append(walk.table.log)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 10


def test_a_hash_covers_the_games() -> None:
    one = same_games.hash_games(COUP, PLAIN, range(3))
    assert one == same_games.hash_games(COUP, PLAIN, range(3))
    assert (
        len({one, same_games.hash_games(COUP, PLAIN, range(1, 4)), same_games.hash_games(COUP, PLAIN, range(2))}) == 3
    )


def test_a_hash_sees_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    one = same_games.hash_games(COUP, PLAIN, range(3))
    monkeypatch.setattr(viewing, "names", lambda cards: ("duke",) * len(cards))
    assert same_games.hash_games(COUP, PLAIN, range(3)) != one


def test_every_option_set_and_scene_has_its_hash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(same_games, "EACH", 33)
    assert same_games.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(len(places(game)) for game in GAMES.values())
    assert len({line.split()[0] for line in lines}) == len(lines)


@pytest.mark.parametrize(("game", "scene"), [(COUP, COUP.scenes()[0]), (CORLEONE, TRIBUTE)], ids=["coup", "corleone"])
def test_a_walk_from_a_scene_begins_there(game: Game, scene: str) -> None:
    _, seats, options = game.scene(scene)
    report = Report()
    walk_once(game, seats, options, 1, report, scene=scene)
    assert report.games == 1
    assert all(step[0] == (seats, scene, repr(options)) for step in report.visited)
