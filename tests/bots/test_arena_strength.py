"""The tool behind docs/bots.md: what it plays, when a goal is reached, and that the page is made of its figures."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from backroom.bots.arena import Interval
from backroom.games import GAMES
from tools.strength import __main__ as tool
from tools.strength import cells as plan
from tools.strength import page, sums
from tools.strength.cells import Cell, cells
from tools.strength.sums import Pace, Sum

QUICK = Cell("coup", "soldier", "yardstick", 3, 6, 1 / 3)


def invoke(*args: str) -> Result:
    return CliRunner().invoke(tool.main, [*args, "--workers", "1"])


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page, figures and books of the test's own, and one small cell beside those that are not played."""
    text = page.PAGE.read_text(encoding="utf-8")
    (tmp_path / "bots.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(tool, "PAGE", tmp_path / "bots.md")
    monkeypatch.setattr(tool, "read", lambda: sums.read(tmp_path / "bots.json"))
    monkeypatch.setattr(tool, "write", lambda found: sums.write(found, tmp_path / "bots.json"))
    monkeypatch.setattr(tool, "rewrite", lambda found: page.rewrite(found, tmp_path / "bots.md"))
    monkeypatch.setattr(sums, "BOOKS", tmp_path / "books")
    monkeypatch.setattr(tool, "BOOKS", tmp_path / "books")
    monkeypatch.setattr(tool, "cells", lambda: [QUICK])
    return tmp_path


def test_every_step_is_played_in_every_game_at_every_table() -> None:
    played = {(cell.game, cell.strong, cell.weak, cell.seats) for cell in cells() if cell.longer == 1}
    wanted = {
        (key, strong, weak, seats)
        for key, game in GAMES.items()
        for strong, weak in plan.STEPS
        for seats in range(game.least, game.most + 1)
    }
    assert wanted <= played
    assert played - wanted == {
        ("coup", "capo", "yardstick", 2),
        ("coup", "capo", "yardstick", 4),
        ("coup", "soldier", "soldier", 10),
    }
    assert [cell.game for cell in cells() if cell.longer == 10] == list(GAMES)
    assert len({cell.key for cell in cells()}) == len(cells())


def test_goals_and_numbers_of_games() -> None:
    by_key = {cell.key: cell for cell in cells()}
    assert by_key["coup-2-capo-soldier"].goal == 0.6
    assert by_key["corleone-4-rookie-random"].goal == pytest.approx(0.325)
    assert by_key["coup-10-soldier-rookie"].goal == pytest.approx(0.1)
    assert by_key["coup-2-capo-yardstick"].goal == 0.7
    assert by_key["coup-4-capo-yardstick"].goal == 0.35
    assert {cell.games for cell in cells() if cell.thinks and cell.longer == 1 and cell.seats in (2, 4)} == {1000}
    assert {cell.games for cell in cells() if cell.thinks and cell.seats not in (2, 4)} == {200}
    assert {cell.games for cell in cells() if not cell.thinks and cell.strong != cell.weak} == {1000}


def test_a_goal_is_reached_by_the_whole_interval() -> None:
    assert page.mark(Interval(0.65, 0.61, 0.69), 0.6) == "✓"
    assert page.mark(Interval(0.65, 0.59, 0.71), 0.6) == "~"
    assert page.mark(Interval(0.55, 0.51, 0.59), 0.6) == "✗"


def test_the_page_shows_what_was_measured_and_what_is_missing() -> None:
    done = Sum("soldier", 2000, (0.651, 0.63, 0.672), 0, 36.0, {"soldier": Pace(0.2, 3.1)}, "abc", "def")
    fast = Sum("soldier", 100, (0.1, 0.1, 0.1), 0, 25.0, {"soldier": Pace(0.3, 4.0)}, "abc", "def")
    text = "\n".join(page.tables({"coup-2-soldier-yardstick": done, "coup-10-soldier-soldier": fast}))
    assert "| 2 | 60.0 | 65.1 (63.0 to 67.2) ✓ | not played yet |" in text
    assert "| 10 soldiers at a table | under 1 s | 0.25 s of the processor for a game ✓ |" in text
    assert "| soldier | 0.20 to 0.30 | 4.0, with 10 players |" in text
    assert "2 of 70 cells, 2,100 games" in text


def test_a_run_writes_figures_and_page_and_checks_them(elsewhere: Path) -> None:
    done = invoke("--interpreted")
    assert done.exit_code == 0, done.output
    assert "coup-3-soldier-yardstick" in done.output
    found = sums.read(elsewhere / "bots.json")[QUICK.key]
    assert found.games == 6
    assert found.interval.low <= found.interval.value <= found.interval.high
    assert f"{found.interval.percent()}" in (elsewhere / "bots.md").read_text()
    assert "agrees" in invoke("--check").output
    before = (elsewhere / "bots.json").read_bytes()
    shutil.copytree(elsewhere / "books", elsewhere / "kept")
    shutil.rmtree(elsewhere / "books")
    again = invoke("--interpreted")
    assert again.exit_code == 0
    assert "1 of 1 cells have been played" in again.output, "the figures are enough, wherever the games are"
    assert (elsewhere / "bots.json").read_bytes() == before
    assert list((elsewhere / "books").iterdir()) == []
    shutil.copytree(elsewhere / "kept", elsewhere / "books", dirs_exist_ok=True)
    found.rate = (0.9, 0.8, 1.0)
    sums.write({QUICK.key: found}, elsewhere / "bots.json")
    wrong = invoke("--check")
    assert wrong.exit_code == 1
    assert "bots.md is not made of these figures" in wrong.output
    assert "the games that were played of coup-3-soldier-yardstick give other figures" in wrong.output


def test_a_figure_holds_while_its_bots_say_the_same_words(elsewhere: Path) -> None:
    invoke("--interpreted")
    measured = sums.read(elsewhere / "bots.json")[QUICK.key]
    rearranged = msgspec.structs.replace(measured, sources="other code")
    sums.write({QUICK.key: rearranged}, elsewhere / "bots.json")
    assert "--compare says whether it holds" in invoke("--check").output
    done = invoke("--interpreted", "--compare")
    assert "the same words, the figure holds" in done.output
    assert sums.read(elsewhere / "bots.json") == {QUICK.key: measured}


def test_a_figure_of_other_words_is_marked_and_played_again(elsewhere: Path) -> None:
    invoke("--interpreted")
    measured = sums.read(elsewhere / "bots.json")[QUICK.key]
    other = msgspec.structs.replace(measured, sources="other code", words="other words", games=7)
    sums.write({QUICK.key: other}, elsewhere / "bots.json")
    done = invoke("--interpreted", "--compare")
    assert "other words, the figure is stale" in done.output
    assert sums.read(elsewhere / "bots.json") == {QUICK.key: msgspec.structs.replace(other, stale=True)}
    assert f"{measured.interval.percent()} {page.mark(measured.interval, QUICK.goal)} (stale)" in (
        elsewhere / "bots.md"
    ).read_text(encoding="utf-8")
    assert "coup-3-soldier-yardstick is stale" in invoke("--check").output
    assert invoke("--interpreted").exit_code == 0
    assert sums.read(elsewhere / "bots.json") == {QUICK.key: measured}


def test_the_hash_is_of_what_was_said(elsewhere: Path) -> None:
    """The same records with one word changed have another hash; times and checksums do not count."""
    invoke("--interpreted")
    records = sums.records_path(QUICK)
    before = sums.words_of(QUICK)
    lines = records.read_text(encoding="utf-8").splitlines()
    records.write_text("\n".join(line.replace('"check":"', '"check":"0') for line in lines) + "\n", encoding="utf-8")
    assert sums.words_of(QUICK) == before
    lines[-1] = lines[-1].replace(" pass", " challenge", 1)
    records.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert sums.words_of(QUICK) != before


def test_a_first_look_writes_nothing(elsewhere: Path) -> None:
    before = (elsewhere / "bots.md").read_text()
    assert invoke("--interpreted", "--games", "3").exit_code == 0
    assert (elsewhere / "bots.md").read_text() == before
    assert not (elsewhere / "bots.json").exists()


def test_an_interpreted_build_is_refused_and_filters_must_leave_something(elsewhere: Path) -> None:
    refused = invoke()
    assert refused.exit_code == 2
    assert "make strength" in refused.output
    assert "no cell" in invoke("--only", "derpate").output


def test_the_page_that_lies_there_is_made_of_the_figures_beside_it() -> None:
    assert page.rewrite(sums.read()) == page.PAGE.read_text(encoding="utf-8")


def test_a_page_without_its_marks_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bots.md").write_text("# The bots\n")
    with pytest.raises(ValueError, match="lacks the marks"):
        page.rewrite({}, tmp_path / "bots.md")
