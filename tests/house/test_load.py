"""The load test itself: it plays without a fault, and its section finds its place. `make bench` says how fast it is."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from bench.load import report
from bench.load.figures import SORTS, Step, percentile
from bench.load.house import serving
from bench.load.run import Plan, run


def test_a_few_tables_are_played_and_nothing_goes_wrong() -> None:
    with serving(Path(sys.executable)) as house:
        plan = Plan(tables=3, rates=(0.0,), warm_up=0.5, seconds=(3.0,))
        (step,) = run(plan, house, Console(quiet=True))
    assert step.errors == {}
    assert step.words > 0, "words were said, and heard by whoever was to hear them"
    assert step.memory > 0


def a_step(rate: float, words: int) -> Step:
    latencies = {sort: [0.01] * words for sort in SORTS}
    return Step(
        rate, 60.0, 3 * words, 0, latencies, server=0.5, client=0.2, others=0.0, stolen=0.0, memory=2**27, errors={}
    )


def test_the_section_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    page = tmp_path / "RESULTS.md"
    page.write_text("# Results\n\n## Speeds\n\nfast\n\n## Method\n\nslowly\n")
    report.put(page, report.section([a_step(200, 4000)], 500, compiled=True))
    report.put(page, report.section([a_step(800, 16000)], 500, compiled=True))
    text = page.read_text()
    heads = [line for line in text.splitlines() if line.startswith("#")]
    assert heads == ["# Results", "## Speeds", "## Live tables", "## Method"]
    assert "| 800 |" in report.find(text)
    assert "| 200 |" not in text
    assert "slowly" not in report.find(text)


def test_the_goal_is_reached_only_by_a_step_that_was_tried_and_held() -> None:
    held, short = a_step(800, 16000), a_step(800, 8000)
    assert report.verdict([held], 500).endswith("was reached.")
    assert report.verdict([short], 500).endswith("was not reached.")
    assert report.verdict([held], 100).endswith("was not tried.")


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(1, 101)]
    assert (percentile(values, 50), percentile(values, 99)) == (51.0, 100.0)
