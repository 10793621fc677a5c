"""Whoever installs Backroom has its types: a file far from the repository passes mypy --strict and pyright."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hatch_build import ROOT

OUTSIDE = Path(__file__).with_name("outside.py")
PYRIGHT = ROOT / "web/node_modules/.bin/pyright"
Checker = Callable[[Path, str], subprocess.CompletedProcess[str]]
MISTAKES = """
import backroom

backroom.new("coup", seats=2).view(0).suitcase
backroom.scene("derpate", "15k / 15k").view(0).hand
backroom.new("corleone", seats=2).view(0).hands
"""


@pytest.fixture
def far_away(tmp_path: Path) -> Path:
    """A folder of somebody else's with the file in it, and one with mistakes."""
    shutil.copy(OUTSIDE, tmp_path)
    (tmp_path / "mistakes.py").write_text(MISTAKES)
    return tmp_path


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, command)], cwd=folder, capture_output=True, text=True, check=False, timeout=300)


def mypy(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    # Its memory of the package is kept; where it lives, nobody else looks.
    memory = ROOT / "build/types-outside"
    return run(folder, sys.executable, "-m", "mypy", "--strict", "--cache-dir", memory, file)


def pyright(folder: Path, file: str) -> subprocess.CompletedProcess[str]:
    if not PYRIGHT.exists():
        pytest.skip("pyright comes with the client's tools: `make web`")
    (folder / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    return run(folder, PYRIGHT, "--pythonpath", sys.executable, file)


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_the_types_of_all_three_games_reach_whoever_uses_them(checker: Checker, far_away: Path) -> None:
    done = checker(far_away, "outside.py")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_what_a_view_does_not_have_is_seen(checker: Checker, far_away: Path) -> None:
    done = checker(far_away, "mistakes.py")
    assert done.returncode == 1, done.stdout + done.stderr
    for line in (4, 5, 6):
        assert f"mistakes.py:{line}:" in done.stdout


def test_the_file_runs(far_away: Path) -> None:
    done = run(far_away, sys.executable, "outside.py")
    assert done.returncode == 0, done.stderr
