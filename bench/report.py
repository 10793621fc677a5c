"""Turns the rounds into tables: medians with quartiles, and the ratios that were to be reached."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.roster import CASES, GOALS, Case, Goal
from bench.worker import Tally

Rounds = dict[str, list[Tally]]
"""The tallies of each measured case, one per round, in the order of the rounds."""

SPEED_HEADS = ("case", "players", "decisions/s", "steps/s", "games/s", "decisions a game", "choices")
GOAL_HEADS = ("speed of", "over", "goal", "ratio", "")
NOT_MEASURED = "not measured"

METHOD = """\
Each case plays random games in a process of its own, kept alive for the whole run, and measures its own CPU time.
A round gives every case four turns of a tenth of a second, in a fresh random order each time, so that noise hits all
alike; every loop chooses among the legal actions by the same `int(random() * len(actions))`. Speeds are medians over
the rounds, with the quartiles in brackets. A ratio is taken within each round; its median and quartiles over the
rounds are given.

A *decision* is one action of a player: list the legal actions, choose one, apply it. A *step* is a decision or a
move of chance that the driving loop makes. coupml and RLCard shuffle inside, so they have no steps beyond their
decisions. In OpenSpiel every `apply_action` is a step. Ours rolls each card drawn as a step of chance, and what that
costs is inside the decisions per second. Goals set against liars_dice count its steps, of which it makes more than
decisions; every other ratio has the same unit on both sides. Our engine cases have events off; `Table.say` has events
and record on.

Two players play the plain form of Coup, the one that coupml has; coupml's fifteen cards suffice for six players at
most. The same game takes more or fewer decisions from one library to another, so games per second are given too.

Corleone is set beside catanatron's Catan, a heavy board game too, but not the same one. Five players of Corleone are
set beside four of Catan, which seats no more. Whoever must speak makes a decision, forced or not, in both libraries.
*Choices* are the decisions that had more than one action to choose from; their share is given where it was counted.
In catanatron a roll of the dice, a discard and an end of turn with nothing else to do are decisions without a choice,
so the ratio is given in choices too. Dice, cards drawn, stolen and discarded happen inside catanatron, so it has no
steps beyond its decisions. Its players do not trade with each other, and its games end after a thousand turns at the
latest, which few random ones reach.

Der Pate has no peer here; its rows stand for themselves. Every die that is rolled is a step of chance, up to nine in a
turn of four decisions.
"""


def thousands(x: float) -> str:
    """Three figures or so, in thousands."""
    return f"{x / 1000:,.0f}" if x >= 100_000 else f"{x / 1000:.3g}"


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Lower quartile, median, upper quartile."""
    if len(values) == 1:
        return values[0], values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, median(values), high


def cell(values: Sequence[float]) -> str:
    """The median with its quartiles, in thousands."""
    low, mid, high = spread(values)
    return f"{thousands(mid)} ({thousands(low)}–{thousands(high)})"


def middle(values: Sequence[float]) -> str:
    """The median alone, in thousands."""
    return thousands(median(values))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, words: int) -> str:
    """A Markdown table whose first columns hold words and the others numbers."""
    lines = [heads, ["---" if i < words else "---:" for i in range(len(heads))], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def speeds(rounds: Rounds) -> str:
    """One row per measured case."""
    return table(SPEED_HEADS, [speed(case, rounds[case.key]) for case in CASES if case.key in rounds], words=1)


def speed(case: Case, tallies: list[Tally]) -> list[str]:
    """The row of one case."""
    return [case.title, str(case.players), *figures(tallies, cell)]


def figures(tallies: list[Tally], tell: Callable[[Sequence[float]], str]) -> list[str]:
    """What a case did: its speeds as `tell` puts them, the length of its games, and how much of it was choice."""
    length = sum(t.decisions for t in tallies) / sum(t.games for t in tallies)
    return [
        tell([t.decisions / t.cpu for t in tallies]),
        tell([t.steps / t.cpu for t in tallies]),
        tell([t.games / t.cpu for t in tallies]),
        f"{length:.1f}",
        share(tallies),
    ]


def share(tallies: list[Tally]) -> str:
    """How many of the decisions were choices; nothing if the case does not count them."""
    choices = sum(t.choices for t in tallies)
    return f"{choices / sum(t.decisions for t in tallies):.0%}" if choices else ""


def ratios(rounds: Rounds) -> str:
    """One row per goal."""
    return table(GOAL_HEADS, [verdict(goal, rounds) for goal in GOALS], words=2)


def verdict(goal: Goal, rounds: Rounds) -> list[str]:
    """The row of one goal; reached means that the median reaches it."""
    row = [goal.ours, f"{goal.unit}/s of {goal.theirs}", f"≥ {goal.at_least:g}"]
    if goal.ours not in rounds or goal.theirs not in rounds:
        return [*row, "", NOT_MEASURED]
    paired = [ratio(goal, a, b) for a, b in zip(rounds[goal.ours], rounds[goal.theirs], strict=True)]
    low, mid, high = spread(paired)
    reached = "reached" if mid >= goal.at_least else "not reached"
    return [*row, f"{mid:.2f} ({low:.2f}–{high:.2f})", reached]


def ratio(goal: Goal, a: Tally, b: Tally) -> float:
    """Ours over theirs, within one round."""
    match goal.unit:
        case "decisions":
            ours, theirs = a.decisions, b.decisions
        case "steps":
            ours, theirs = a.decisions, b.steps
        case "choices":
            ours, theirs = a.choices, b.choices
    return ours / a.cpu / (theirs / b.cpu)


def machine() -> str:
    """The machine in words that name no machine."""
    flags = Path("/proc/cpuinfo")
    virtual = flags.exists() and "hypervisor" in flags.read_text()
    kind = "virtual machine" if virtual else "machine"
    return f"{os.cpu_count()}-core {platform.machine().replace('_', '-')} {kind}"


def summary(rounds: Rounds) -> str:
    """Both tables."""
    goals = "## Goals (CPU time, median of paired ratios)"
    return f"{goals}\n\n{ratios(rounds)}\n\n## Speeds (thousands)\n\n{speeds(rounds)}"


def page(rounds: Rounds, greetings: set[str], count: int, live: str = "") -> str:
    """The whole of RESULTS.md; `live` is the section of the load test, which is measured by itself."""
    made = f"{datetime.now(UTC).date()}, {machine()}, {', '.join(sorted(greetings))}; {count} rounds."
    head = f"# Benchmark results\n\n{made}\nMade by `make bench`; not edited by hand."
    return f"{head}\n\n{summary(rounds)}\n\n{live}## Method\n\n{METHOD}"


def show(rounds: Rounds, console: Console) -> None:
    """Both tables on the terminal: short, with keys for titles and without what was not measured."""
    goals = [row for row in (verdict(goal, rounds) for goal in GOALS) if row[-1] != NOT_MEASURED]
    cases = [[case.key, *figures(rounds[case.key], middle)] for case in CASES if case.key in rounds]
    console.print(grid(("thousands", *SPEED_HEADS[2:]), cases, words=1))
    if goals:
        console.print(grid(GOAL_HEADS, goals, words=2))


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], *, words: int) -> Table:
    """A terminal table whose first columns hold words and the others numbers."""
    drawn = Table(box=SIMPLE, padding=0)
    for i, head in enumerate(heads):
        drawn.add_column(head, justify="left" if i < words else "right", no_wrap=i < words)
    for row in rows:
        drawn.add_row(*row)
    return drawn
