"""The run of all parts: what fails is shown, what waits for it is not run, and no second try is silent."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tools import suite
from tools.suite import Outcome, Part, Run, report

SHAKY = """
from pathlib import Path

def test_it_holds_from_the_second_time_on():
    mark = Path({mark!r})
    seen = mark.exists()
    mark.touch()
    assert seen

def test_it_holds():
    assert True
"""


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(suite, "LOGS", tmp_path)
    monkeypatch.setattr(suite, "RULES", tmp_path / "rules")
    return tmp_path


def python(code: str) -> tuple[tuple[str, ...], ...]:
    return ((sys.executable, "-c", code),)


def test_a_part_begins_when_those_before_it_have_passed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    parts = [
        Part("second", 9, commands=python(f"assert open({str(mark)!r})"), after=("first",)),
        Part("first", 9, commands=python(f"import time; time.sleep(0.3); open({str(mark)!r}, 'w')")),
    ]
    assert [(outcome.part.name, outcome.passed) for outcome in Run(parts).all()] == [("second", True), ("first", True)]


def test_what_waits_for_a_part_that_failed_is_not_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "mark"
    parts = [
        Part("bad", 9, commands=python("print('what went wrong'); raise SystemExit(3)")),
        Part("late", 9, commands=python(f"open({str(mark)!r}, 'w')"), after=("bad",)),
    ]
    outcomes = Run(parts).all()
    assert [outcome.passed for outcome in outcomes] == [False, False]
    assert not mark.exists()
    assert not report(outcomes, time.time())
    assert "what went wrong" in capsys.readouterr().out


def test_what_needed_a_second_try_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tmp_path / "test_shaky.py"
    tests.write_text(SHAKY.format(mark=str(tmp_path / "mark")))
    outcomes = Run([Part("shaky", 60, tests=("-p", "tests.firing", str(tests)), workers=1)]).all()
    (outcome,) = outcomes
    assert outcome.passed
    assert [name.rpartition("::")[2] for name in outcome.second_tries] == ["test_it_holds_from_the_second_time_on"]
    assert report(outcomes, time.time())
    told = capsys.readouterr().out
    assert "tests that needed a second try: 1" in told
    assert outcome.second_tries[0] in told


@pytest.mark.parametrize(("tries", "passed"), [(0, True), (2, True), (3, False)])
def test_more_than_two_second_tries_fail_the_run(tries: int, passed: bool) -> None:
    outcome = Outcome(Part("tests", 9), True, 1.0, "9 passed in 1s", [f"test_{n}" for n in range(tries)])
    assert report([outcome], time.time()) is passed
