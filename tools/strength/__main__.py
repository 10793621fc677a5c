"""Plays all cells and writes the page: `python -m tools.strength`, by the compiled build."""

from __future__ import annotations

import os
from collections.abc import Callable

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from backroom.bots.arena import Book, Broken, Unknown, play_all
from backroom.games import GAMES
from tools.strength.cells import Cell, cells
from tools.strength.page import PAGE, mark, rewrite
from tools.strength.sums import (
    BOOKS,
    COMPARED,
    Sum,
    add_up,
    book_path,
    compared,
    is_comparable,
    is_compiled,
    is_played,
    open_book,
    read,
    write,
)


@click.command()
@click.option("--only", type=click.Choice(list(GAMES)), help="This game alone.")
@click.option("--pair", metavar="A,B", help="This pair alone, the stronger first, such as capo,soldier.")
@click.option("--seats", type=int, help="Tables of this size alone.")
@click.option("--workers", default=os.cpu_count() or 1, show_default="one for each core", help="Processes.")
@click.option("--games", type=click.IntRange(1), help="A first look: at most so many games a cell; nothing is written.")
@click.option(
    "--interpreted", is_flag=True, help="Play with an interpreted build all the same: slow, and so its times."
)
@click.option(
    "--compare",
    is_flag=True,
    help="Play only the first games of the cells whose code has changed, and mark the figures that no longer hold.",
)
@click.option("--page", is_flag=True, help="Play nothing; write the page from the figures beside it.")
@click.option("--check", is_flag=True, help="Play and write nothing; say whether page, figures and played games agree.")
def main(
    *,
    only: str | None,
    pair: str | None,
    seats: int | None,
    workers: int,
    games: int | None,
    interpreted: bool,
    compare: bool,
    page: bool,
    check: bool,
) -> None:
    """Measure how strong the bots are, and write the tables of docs/bots.md.

    Every block of games is kept under build/strength as it is finished: the same command goes on where it was stopped.
    A cell whose figures lie beside the page is played again only if its bots do something else by now: where the code
    of the rules or of a bot has changed, the first games are compared word by word.
    """
    chosen = [
        cell
        for cell in cells()
        if only in (None, cell.game) and seats in (None, cell.seats) and pair in (None, f"{cell.strong},{cell.weak}")
    ]
    if not chosen:
        raise click.UsageError("no cell is of that game, that pair and that number of seats")
    console = Console()
    if check:
        complain(console, chosen)
        return
    if not page:
        refuse_a_slow_build(interpreted)
        try:
            measure(console, chosen, workers, games, compare=compare)
        except KeyboardInterrupt:
            console.print("Stopped; the same command goes on from here.")
        except (Broken, Unknown) as error:
            raise click.ClickException(str(error)) from error
        if games:
            return
    write_page()
    console.print(f"written: {PAGE.name}")


def measure(console: Console, chosen: list[Cell], workers: int, games: int | None, *, compare: bool) -> None:
    """Look whether the figures that are there still hold, then play what is missing."""
    if games:
        play(console, chosen, workers, games)
        return
    look_again(console, [cell for cell in chosen if is_comparable(cell, read())], workers)
    left = [cell for cell in chosen if not is_played(cell, read())]
    console.print(f"{len(chosen) - len(left)} of {len(chosen)} cells have been played", highlight=False)
    if not compare:
        play(console, left, workers, games)


def refuse_a_slow_build(interpreted: bool) -> None:
    if not interpreted and not is_compiled():
        raise click.UsageError(
            "this is an interpreted build: it would take very long and its times would mean nothing; "
            "'make strength' takes the compiled one, --interpreted insists"
        )


def look_again(console: Console, chosen: list[Cell], workers: int) -> None:
    """Play the first games of cells whose code has changed: figures of the same words hold, the others are marked."""

    def judge(cell: Cell, _: Book) -> str:
        found = compared(cell, read()[cell.key])
        keep(cell, found)
        verdict = "other words, the figure is stale" if found.stale else "the same words, the figure holds"
        return f"{cell.key}: {verdict}"

    go_through(console, chosen, workers, COMPARED, judge)


def play(console: Console, chosen: list[Cell], workers: int, most: int | None) -> None:
    """Play the cells; the figures of each are written when it has come to its end."""

    def judge(cell: Cell, book: Book) -> str:
        found = add_up(cell, book)
        if not most:
            keep(cell, found)
        return told(cell, found)

    go_through(console, chosen, workers, most, judge)


def go_through(
    console: Console, chosen: list[Cell], workers: int, most: int | None, judge: Callable[[Cell, Book], str]
) -> None:
    """Play the cells one after another, at most so many games of each, and say what came of it."""
    BOOKS.mkdir(parents=True, exist_ok=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(TextColumn("{task.description:<32}"), *columns, console=console) as progress:
        every = progress.add_task("cells", total=len(chosen))
        one = progress.add_task("")
        for cell in chosen:
            games = min(cell.games, most or cell.games)
            with open_book(cell) as book:
                total = len(book.match.blocks(games)) * cell.seats
                done = min(total, sum(len(block.shares) for block in book.played))
                progress.reset(one, description=cell.key, total=total, completed=done)
                for block in play_all(book, games, workers):
                    progress.advance(one, len(block.shares))
                said = judge(cell, book)
            progress.console.print(said, highlight=False)
            progress.advance(every)


def keep(cell: Cell, done: Sum) -> None:
    """Figures and page agree after every cell, so that a run may be stopped by anybody at any time."""
    write(dict(sorted((read() | {cell.key: done}).items())))
    write_page()


def write_page() -> None:
    PAGE.write_text(rewrite(read()), encoding="utf-8")


def told(cell: Cell, done: Sum) -> str:
    sign = mark(done.interval, cell.goal)
    return (
        f"{cell.key}: {done.interval.percent()} % {sign}, {done.games:,} games, {done.seconds:,.0f} s of the processor"
    )


def complain(console: Console, chosen: list[Cell]) -> None:
    """Say where the page, the figures and the played games do not agree, and which figures are or may be old."""
    sums = read()
    for cell in chosen:
        if cell.key in sums and not is_played(cell, sums):
            known = "is stale" if sums[cell.key].stale else "was played by other code; --compare says whether it holds"
            console.print(f"{cell.key} {known}", highlight=False, soft_wrap=True)
    faults = [] if rewrite(sums) == PAGE.read_text(encoding="utf-8") else [f"{PAGE.name} is not made of these figures"]
    for cell in chosen:
        if not is_played(cell, sums) or not book_path(cell).exists():
            continue
        with open_book(cell) as book:
            whole = sum(len(block.shares) for block in book.played) >= cell.games
            if whole and add_up(cell, book) != sums[cell.key]:
                faults.append(f"the games that were played of {cell.key} give other figures")
    console.print("\n".join(faults) or f"{PAGE.name} agrees with what was played", highlight=False)
    if faults:
        raise click.exceptions.Exit(1)


if __name__ == "__main__":
    main()
