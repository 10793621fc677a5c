"""The load test's section of RESULTS.md: a row for each step, and in words where the limit is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.load.figures import CLOSING, SEALED, SOLO, WITHIN, Step, percentile
from bench.report import grid, machine, table

TITLE = "## Live tables"
SECTION = re.compile(rf"^{TITLE}$.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
BEFORE = "## Method"
TARGET, TARGET_TABLES, TARGET_SECONDS = 800.0, 500, 60.0
BUSY = 0.9  # of a core: a process of one thread that has no time left
HEADS = (
    "asked",
    "words/s",
    "p50",
    "p99",
    "solo",
    "closing",
    "sealed",
    "MiB",
    "server",
    "client",
    "others",
    "stolen",
    "games",
    "errors",
)
METHOD = f"""\
Latencies are in milliseconds. *Solo* words (said by a seat that is asked alone) and words that are *closing* a window
count from the moment they were due until all four seats have the view after them; other *sealed* answers, and halves of
a choice, until their own seat has its acknowledgement. p50 and p99 are of all words; of each sort both are given. A
step holds if at least 97 of 100 words that were asked for are said, p99 is at most {WITHIN * 1000:.0f} ms and nothing
goes wrong: no refusal, no lost socket, no missing or unexpected view, no error in the server's log. The warm-up before
each step is not counted.

Words fall due at random (exponential gaps) and are said by the table that has rested longest, by scripted players who
choose from their own views and pass nine times of ten in a window. Windows stay open no longer than their answers need
(least time 0), and rate limits are off; otherwise the server runs with its defaults: one process, every word on disk
before anybody hears of it (SQLite, WAL, synchronous FULL). A table that is over is followed by a new one over HTTP,
with four new sockets, inside the measured time. *Server*, *client* and *others* are shares of one core of the same
machine, memory is the server's. *Others* is all other work on the machine, and *stolen* the time that a virtual machine
was not given though it had work to do; both make the latencies worse than they would be by themselves, so figures count
only from a machine that does little else and gets what it asks for.
"""


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f}" if seconds < 0.1 else f"{seconds * 1000:.0f}"


def both(latencies: list[float]) -> str:
    return f"{ms(percentile(latencies, 50))} / {ms(percentile(latencies, 99))}"


def row(step: Step) -> list[str]:
    return [
        f"{step.asked:g}" if step.asked else "all",
        f"{step.rate:.0f}",
        ms(percentile(step.all_words, 50)),
        ms(percentile(step.all_words, 99)),
        *(both(step.latencies[sort]) for sort in (SOLO, CLOSING, SEALED)),
        f"{step.memory / 2**20:.0f}",
        f"{step.server:.0%}",
        f"{step.client:.0%}",
        f"{step.others:.0%}",
        f"{step.stolen:.0%}",
        f"{step.games}",
        f"{sum(step.errors.values())}",
    ]


def verdict(steps: Sequence[Step], tables: int) -> str:
    """Was the goal reached?"""
    goal = f"{TARGET_TABLES} tables, {TARGET:g} words/s for a minute, p99 at most {WITHIN * 1000:.0f} ms"
    tried = [step for step in steps if step.asked == TARGET and step.seconds >= TARGET_SECONDS - 1]
    if not tried or tables < TARGET_TABLES:
        return f"The goal ({goal}) was not tried."
    return f"The goal ({goal}) was {'reached' if tried[-1].holds else 'not reached'}."


def limit(steps: Sequence[Step]) -> str:
    """Where it ends, and what it ends by."""
    held = [step for step in steps if step.holds]
    most = f"The most that held was {held[-1].asked:g} words/s" if held else "No step held"
    last = steps[-1]
    cost = f"a word costs the server {1000 * last.server / last.rate:.2f} ms of CPU time" if last.words else ""
    if last.holds:
        return f"{most}, and no more was asked; {cost}."
    where = f"At {last.asked:g} words/s" if last.asked else "As fast as it goes"
    if last.errors:
        wrong = "; ".join(f"{n} times {what}" for what, n in last.errors.items())
        return f"{most}. {where} something went wrong: {wrong}."
    return f"{most}. {where} {reason(last)}; {cost}."


def reason(step: Step) -> str:
    if step.server >= BUSY:
        return "the server's one process has no CPU time left, which is the limit (not the disk, not memory)"
    if step.client >= BUSY:
        return "the client has no CPU time left, so the limit of the server was not seen"
    if step.server + step.client + step.others + step.stolen >= 0.95 * cores():
        taken = f"other work took {step.others + step.stolen:.0%} of a core"
        return f"the machine has no CPU time left, and {taken}, so the limit of the server alone was not seen"
    return "words wait for each other though CPU time is left: the event loop or the disk stood still now and then"


def cores() -> int:
    return int(machine().partition("-")[0])


def section(steps: Sequence[Step], tables: int, *, compiled: bool) -> str:
    rules = "compiled" if compiled else "interpreted"
    shortest = min(step.seconds for step in steps)
    made = f"{tables} tables of Coup with four seats each, {rules} rules; {shortest:.0f} seconds a step"
    longer = ", a minute at the goal" if any(step.seconds >= TARGET_SECONDS - 1 for step in steps) else ""
    rows = table(HEADS, [row(step) for step in steps], words=0)
    return f"{TITLE}\n\n{made}{longer}.\n\n{rows}\n\n{verdict(steps, tables)} {limit(steps)}\n\n{METHOD}\n"


def find(page: str) -> str:
    """The section of a page that has one, else nothing."""
    found = SECTION.search(page)
    return found[0] if found else ""


def put(path: Path, text: str) -> None:
    """The section takes its older one's place, or comes before the method of the rest."""
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    if find(page):
        page = SECTION.sub(lambda _: text, page, count=1)
    elif BEFORE in page:
        page = page.replace(BEFORE, f"{text}{BEFORE}", 1)
    else:
        page += text
    path.write_text(page, encoding="utf-8")


def show(steps: Sequence[Step], tables: int, console: Console) -> None:
    console.print(grid(HEADS, [row(step) for step in steps], words=0))
    for step in steps:
        for error, times in step.errors.items():
            console.print(f"{step.asked:g} words/s, {times} times: {error}", style="red", markup=False)
    console.print(verdict(steps, tables), limit(steps))
