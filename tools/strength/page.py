"""The tables of docs/bots.md, between two marks; the prose around them is written by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from backroom.bots.arena import Interval
from backroom.games import GAMES
from tools.strength.cells import LONGER, STEPS, Cell, cells
from tools.strength.sums import ROOT, Pace, Sum, Sums

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
LEVELS = ("capo", "soldier", "rookie", "yardstick", "random")
NOT_YET = "not played yet"
STALE = " (stale)"  # behind a figure of rules or bots that do something else by now


def rewrite(sums: Sums, path: Path = PAGE) -> str:
    """The page with its tables made anew."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{path.name} lacks the marks between which the tables stand: {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n" + "\n".join(tables(sums)) + f"\n{END}{after}"


def tables(sums: Sums) -> list[str]:
    lines = [how_long(sums), ""]
    for key in GAMES:
        lines += [f"### {GAMES[key].title}", "", *ladder(key, sums), *beside(key, sums), *paces(key, sums)]
    return lines


def how_long(sums: Sums) -> str:
    """What the run cost, and what is still to be played."""
    wanted = cells()
    played = [sums[cell.key] for cell in wanted if cell.key in sums]
    hours = sum(done.seconds for done in played) / 3600
    text = f"{len(played)} of {len(wanted)} cells, {sum(done.games for done in played):,} games, "
    text += f"{hours:.1f} hours of the processor; on two cores half of that."
    stale = sum(done.stale for done in played)
    if stale:
        text += (
            f"\n\n{stale} cells are marked{STALE}: since they were played, the rules, the edition or one of the two"
            "\nbots has changed what it does."
        )
    return text


def ladder(game: str, sums: Sums) -> list[str]:
    """The steps, by number of players."""
    seats = range(GAMES[game].least, GAMES[game].most + 1)
    by_key = {cell.key: cell for cell in cells()}
    rows = []
    for n in seats:
        at = [by_key[Cell(game, strong, weak, n, 0, 0.0).key] for strong, weak in STEPS]
        rows.append([n, f"{100 * at[0].goal:.1f}", *(verdict(cell, sums) for cell in at)])
    head = ["players", "goal", *(f"{strong} over {weak}" for strong, weak in STEPS)]
    return table(head, rows)


def beside(game: str, sums: Sums) -> list[str]:
    """The cells beside the ladder."""
    rows = []
    for cell in cells():
        if cell.game != game or ((cell.strong, cell.weak) in STEPS and cell.longer == 1):
            continue
        done = sums.get(cell.key)
        if cell.strong == cell.weak:
            spent = f"{done.seconds / done.games:.2f} s of the processor for a game" if done else NOT_YET
            rows.append([f"{cell.seats} {cell.strong}s at a table", "under 1 s", f"{spent}{mark_time(done)}"])
            continue
        longer = f", {cell.longer} times the iterations," if cell.longer > 1 else ""
        others = f"one {cell.weak}" if cell.seats == 2 else f"{cell.seats - 1} {cell.weak}s"
        rows.append([f"capo{longer} against {others}", f"{100 * cell.goal:.1f}", verdict(cell, sums)])
    return table(["beside the ladder", "goal", "measured"], rows)


def verdict(cell: Cell, sums: Sums) -> str:
    done = sums.get(cell.key)
    if done is None:
        return NOT_YET
    return f"{done.interval.percent()} {mark(done.interval, cell.goal)}{STALE if done.stale else ''}"


def mark(rate: Interval, goal: float) -> str:
    """Reached if the whole interval lies above the goal, missed if it lies below, else open."""
    if rate.low >= goal:
        return "✓"
    return "✗" if rate.high < goal else "~"


def mark_time(done: Sum | None) -> str:
    return "" if done is None else " ✓" if done.seconds < done.games else " ✗"


def paces(game: str, sums: Sums) -> list[str]:
    """How long each level thinks: at the usual budget the mean of all tables, and the longest decision of all."""
    found: dict[str, list[tuple[int, Pace]]] = {}
    for cell in cells():
        if cell.game == game and cell.key in sums:
            for name, pace in sums[cell.key].pace.items():
                label = f"{name}, {cell.longer} times" if cell.longer > 1 and name == cell.strong else name
                found.setdefault(label, []).append((cell.seats, pace))
    order = [label for name in LEVELS for label in (name, f"{name}, {LONGER} times") if label in found]
    rows = []
    for label in order:
        at = found[label]
        means = [f"{mean:.2f}" for mean in sorted({pace.mean for _, pace in at})]
        longest = max(at, key=lambda pair: pair[1].longest)
        rows.append(
            [
                label,
                " to ".join(dict.fromkeys((means[0], means[-1]))),
                f"{longest[1].longest:.1f}, with {longest[0]} players",
            ]
        )
    return table(["bot", "mean ms for a decision, by table", "longest ms"], rows) if rows else []


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """A table in Markdown."""
    return [
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows],
        "",
    ]
