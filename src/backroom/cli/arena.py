"""`backroom arena`: bots play each other, very many games, to find out who is better and by how much."""

from __future__ import annotations

import os
import platform
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from math import isinf
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from backroom.bots.arena import Book, Broken, Interval, Match, Standing, Unknown, WrongBook, play_all, standings
from backroom.bots.arena.entrants import maker
from backroom.bots.arena.plot import NoPlot, draw, the_pen
from backroom.bots.arena.run import NoRay, OtherSources, the_ray
from backroom.bots.arena.standings import undecided
from backroom.bots.levels import PLAYERS, characters, find_player
from backroom.cli.faces import find_game
from backroom.cli.grammar import listed
from backroom.cli.play import read_option
from backroom.cli.screen import command, examples, make_console
from backroom.games import GAMES
from backroom.kernel import run

INTERRUPTED = 130
FAILED = 1


class Rate(ProgressColumn):
    """Games in a second, or in a minute where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.speed or 0.0
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min" if speed else "", style="number")


@click.command(
    epilog=examples(
        "backroom arena coup --bots capo,soldier,rookie,random --seats 4 --games 2000",
        "backroom arena coup --bots soldier,rookie --seats 4       one soldier, three rookies",
        "backroom arena corleone --bots soldier,my_bots:Carla --seats 2 --out carla.jsonl",
        "backroom arena derpate --bots capo,soldier --seats 2 --iterations 500 --plot capo.svg",
    )
)
@click.argument("game", metavar="GAME")
@click.option(
    "--bots",
    required=True,
    metavar="NAMES",
    help=f"Who plays, with commas between: {listed(PLAYERS, 'or')}; in Coup also {listed(characters('coup'), 'or')}; "
    "or module:Factory, a bot of your own. capo@500 is a capo with 500 iterations for each decision, capo@300ms one "
    "with so many milliseconds.",
)
@click.option(
    "--seats", type=click.IntRange(2), default=4, metavar="N", show_default=True, help="How many sit at a table."
)
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    metavar="N",
    show_default=True,
    help="How many games, at least: a deal goes through all seats before the next one comes.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, metavar="N", show_default=True, help="All chance comes from it."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    default=lambda: os.cpu_count() or 1,
    metavar="N",
    show_default="one for each core",
    help="Processes. The results do not depend on it.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    default=None,
    metavar="N",
    help="How long a capo thinks whose name does not say it; without this, as long as is usual in the game, about "
    "30 ms a decision.",
)
@click.option(
    "--option",
    "--options",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="What the table agrees on, as in 'backroom play'; 'backroom games' lists it. May be repeated.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the results in this file. The same command goes on where it was stopped, or with more games.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Save every game to this file, a line each. 'backroom replay FILE --game 7' tells the seventh, and "
    "'backroom verify FILE' checks them all.",
)
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), help="Draw the win rates: a file .svg.")
@click.option("--ray", metavar="ADDRESS", default="", help="Play on a Ray cluster, such as auto or ray://host:10001.")
def arena(
    game: str,
    *,
    bots: str,
    seats: int,
    games: int,
    seed: int,
    workers: int,
    iterations: int | None,
    chosen: tuple[str, ...],
    out: Path | None,
    records: Path | None,
    plot: Path | None,
    ray: str,
) -> None:
    """Let bots play each other.

    Every deal is played with each bot in each seat, so luck with the chair evens out. With fewer names than
    seats the last one fills the chairs that are left: soldier,rookie at four seats is one soldier against three
    rookies. With more names than seats every choice of so many of them sits down.

    The intervals hold in 95 of 100 such runs. Ctrl-C stops and shows what there is.
    """
    found = find_game(game)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(found.key, names, seats, seed, iterations or 0, dict(read_option(text) for text in chosen))
    check(match, plot, ray)
    check_files({"--out": out, "--records": records, "--plot": plot})
    console = make_console()
    with open_book(match, out, records) as book:
        done = sum(len(played.shares) for played in book.played)
        show_head(console, book.match, games, done)
        code = play(console, book, games, workers, ray)
        if not book.played:
            raise click.exceptions.Exit(code)
        found_standings = standings(match, book.played)
        show(console, book, found_standings)
        if records:
            watch = f"{command()} replay {shlex.quote(str(records))} --game 1"
            console.print(f"Saved. Watch the first game with: [b]{escape(watch)}[/]", soft_wrap=True)
        if plot:
            draw(found_standings, f"{found.title}, {seats} seats", plot)
            console.print(f"Drawn: [b]{escape(str(plot))}[/]", soft_wrap=True)
    if code:
        raise click.exceptions.Exit(code)


def check(match: Match, plot: Path | None, ray: str) -> None:
    """Everything that can be known to be wrong before the first game."""
    if not match.bots:
        raise click.UsageError("--bots: say who plays, as in --bots soldier,rookie")
    try:
        for name in match.bots:
            maker(name, match.game, match.iterations)
        if match.iterations and not any(thinks(name, match.game) and "@" not in name for name in match.bots):
            raise ValueError("--iterations is for a capo whose name does not say them, and none plays; leave it out")
        GAMES[match.game].start(match.seats, match.options)
        if plot:
            the_pen()
        if ray:
            the_ray()
    except (Unknown, ValueError, NoPlot, NoRay) as error:
        raise click.UsageError(str(error)) from None


def check_files(files: dict[str, Path | None]) -> None:
    """What is left must have a place of its own to be left in; the files are named by their options."""
    taken: dict[Path, str] = {}
    for option, path in files.items():
        if path is None:
            continue
        if not path.absolute().parent.is_dir():
            raise click.UsageError(f"the folder of {path} does not exist")
        other = taken.setdefault(path.resolve(), option)
        if other != option:
            raise click.UsageError(f"{other} and {option} are the same file, {path}; each needs a name of its own")
    plot = files["--plot"]
    if plot and plot.suffix.lower() != ".svg":
        raise click.UsageError(f"--plot draws an SVG, and {plot} is no name for one; call it {plot.stem}.svg")


@contextmanager
def open_book(match: Match, out: Path | None, records: Path | None) -> Iterator[Book]:
    try:
        book = Book(match, out, records)
    except WrongBook as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:
        raise click.UsageError(f"{error.filename} cannot be written: {error.strerror}") from None
    with book:
        yield book


def play(console: Console, book: Book, games: int, workers: int, ray: str) -> int:
    """Play what is left, with a bar; the exit code."""
    total = len(book.match.blocks(games)) * book.match.seats
    done = sum(len(played.shares) for played in book.played)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(TextColumn("games"), *columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=total, completed=min(done, total))
            for played in play_all(book, games, workers, ray):
                progress.advance(task, len(played.shares))
    except KeyboardInterrupt:
        console.print("Stopped." + ("" if book.lines else " With --out FILE the next run could go on from here."))
        return INTERRUPTED
    except (Broken, Unknown, OtherSources) as error:
        console.print(escape(f"{error}."), soft_wrap=True)
        return FAILED
    except ConnectionError as error:
        raise click.UsageError(f"--ray: {error}") from None
    return 0


def show_head(console: Console, match: Match, games: int, done: int) -> None:
    total = len(match.blocks(games)) * match.seats
    build = "compiled" if str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    console.print(
        f"{GAMES[match.game].title}, {match.seats} seats, {total:,} games, seed {match.seed}, {build} build, "
        f"Python {platform.python_version()}"
    )
    if len(match.line_ups) > 1:
        console.print(f"{len(match.line_ups)} tables of {match.seats} take turns.")
    clocked = [name for name in dict.fromkeys(match.bots) if has_a_clock(name, match.game)]
    if clocked:
        console.print(f"Games with a time budget ({listed(clocked)}) cannot be played again exactly.")
    if done:
        console.print(f"{done:,} games have been played already.")


def thinks(name: str, game: str) -> bool:
    """Does a bot take a budget? One's own is asked for none."""
    return ":" not in name and find_player(name, game).thinks


def has_a_clock(name: str, game: str) -> bool:
    """Is its budget a time?"""
    return thinks(name, game) and bool((budget := find_player(name, game).budget) and budget.milliseconds)


def show(console: Console, book: Book, found: list[Standing]) -> None:
    table = Table(box=box.SIMPLE, pad_edge=False, header_style="head")
    table.add_column("Bot", style="name", overflow="fold")
    for title in ("Wins %", "95 % interval", "x fair", "Rating", "Mean ms", "Longest"):
        table.add_column(title, justify="right", no_wrap=True)
    for standing in found:
        rate = standing.rate
        table.add_row(
            escape(label(standing.name, found)),
            f"{100 * rate.value:.1f}",
            f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
            f"{rate.value / standing.fair:.2f}",
            spell_rating(standing.rating),
            f"{1000 * standing.mean:.2f}",
            f"{1000 * standing.longest:.2f}",
        )
    console.print(table)
    games = sum(len(played.shares) for played in book.played)
    nobody = undecided(book.played)
    console.print(
        f"{games:,} games, {sum(played.seconds for played in book.played) / games:.3f} s of the processor each"
        + (f"; {nobody:,} ended without a winner." if nobody else ".")
    )


def label(name: str, found: list[Standing]) -> str:
    """A bot of one's own without its module, if that is enough to tell it from the others."""
    short = name.rpartition(":")[2]
    alike = [standing for standing in found if standing.name.rpartition(":")[2] == short]
    return short if len(alike) == 1 else name


def spell_rating(rating: Interval | None) -> str:
    """A rating with its error; without one where the bot has won everything or nothing."""
    if rating is None:
        return ""
    if isinf(rating.low) or isinf(rating.high):
        return f"{rating.value:.0f} ± ?"
    return f"{rating.value:.0f} ± {rating.high - rating.value:.0f}"
