"""The balance tool: its statistics, its seeds, and a run that can be stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tools.balance import run
from tools.balance.__main__ import STUDIES
from tools.balance.figures import fair_shares, mean, quantile, share
from tools.balance.players import seed_of
from tools.balance.study import Study, Summary

QUICK = {"corleone": "random", "derpate": "random", "derpate-tracks": "soldiers"}  # the option whose games take least


def test_every_study_counts_its_own_game_at_every_table_size() -> None:
    assert {key: (study.tables[0], study.tables[-1]) for key, study in STUDIES.items()} == {
        "corleone": (2, 5),
        "derpate": (2, 4),
        "derpate-tracks": (2, 4),
    }


def test_a_share_has_its_interval() -> None:
    assert share(50, 100) == pytest.approx((0.5, 0.404, 0.596), abs=0.001)  # Wilson's, by the book
    assert share(0, 50).low == 0
    assert fair_shares([60.0, 40.0], 100)[0].value == pytest.approx(1.2)


def test_a_mean_and_a_quantile_come_from_counts() -> None:
    counts = {"10": 1, "20": 2, "30": 1}
    assert mean(counts).value == 20
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.9)] == [10, 20, 30]


@pytest.mark.parametrize("study", STUDIES.values(), ids=STUDIES)
def test_no_two_games_share_a_seed(study: Study[Any]) -> None:
    line_ups, most = tuple(study.line_ups), study.tables[-1]
    tables = [(line_up, players) for line_up in line_ups for players in study.tables]
    seeds = [
        seed_of(line_ups, most, base, *table, game) for base in (1, 2) for table in tables for game in (0, 999_999)
    ]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 1 << 60


@pytest.mark.parametrize("study", STUDIES.values(), ids=STUDIES)
def test_a_run_that_was_stopped_goes_on_where_it_was(
    study: Study[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "FOLDER", tmp_path)
    study = replace(study, chunk=1)
    games = {line_up: 2 * (option == QUICK[study.key]) for line_up, option in study.line_ups.items()}
    first = run.simulate(study, games, 3, 1)
    left = sorted(path.name for folder in tmp_path.iterdir() for path in folder.iterdir())
    assert left == sorted(chunk.name for chunk in run.chunks(study, games, 3))
    monkeypatch.setattr(run, "do_chunk", None)  # nothing is left to be played
    assert run.simulate(study, games, 3, 1) == first
    played = next(line_up for line_up, number in games.items() if number)
    assert first.tables(played)[-1].games == 2


@pytest.mark.parametrize("study", STUDIES.values(), ids=STUDIES)
def test_the_sums_beside_the_page_make_the_page_that_lies_there(study: Study[Any], tmp_path: Path) -> None:
    study.write_page(study.read(), tmp_path)
    assert (tmp_path / study.page.name).read_text() == study.page.read_text()
    drawn = {path.name: path.read_text() for path in tmp_path.glob("*.svg")}
    assert drawn == {name: (study.page.parent / name).read_text() for name in drawn}


def test_a_change_of_the_rules_or_of_the_bots_makes_old_games_worthless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study: Study[Any] = STUDIES["derpate"]
    monkeypatch.setattr(run, "ROOT", tmp_path)
    rules = tmp_path / "src" / "backroom" / "games" / "derpate" / "turn.py"
    rules.parent.mkdir(parents=True)
    seen = set()
    for text in ("one rule", "another rule"):
        rules.write_text(text)
        seen.add(run.fingerprint(study))
    assert len(seen) == 2


def test_sums_can_be_written_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study: Study[Any] = STUDIES["derpate"]
    monkeypatch.setattr("tools.balance.study.PAGES", tmp_path)
    summary = Summary(study.edition, "sources", 1, {"random": {"2": study.tally_games("random", 2, 1, range(2))}})
    study.write(summary)
    assert study.read() == summary
