"""`backroom replay`: a saved game, told again as a spectator saw it, or through one seat's eyes."""

from __future__ import annotations

import re
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import backroom
from backroom.cli.face import Face
from backroom.cli.faces import find_face, not_to_be_had
from backroom.cli.grammar import plural
from backroom.cli.lines import Line, lines_of
from backroom.cli.screen import Names, examples, make_console
from backroom.cli.story import log_rows
from backroom.games.record import fresh
from backroom.games.record import step as say
from backroom.games.table import Table
from backroom.games.wording import brief

NAME = re.compile(r"[^\W\d][\w .'-]{0,19}")


@click.command(
    epilog=examples(
        "backroom replay game.json",
        "backroom replay game.json --seat 0        what seat 0 knew, with the names of its table",
        "backroom replay game.json --step 12       the table after twelve words",
        "backroom replay game.json --names Kim,Lou  with these names for P0 and P1",
        "backroom replay games.jsonl --game 7      the seventh of many, as 'backroom arena --records' saves them",
    )
)
@click.argument("file", metavar="FILE")
@click.option(
    "--game",
    "chosen",
    type=click.IntRange(min=1),
    metavar="N",
    help="Which game of a file with many, counted from 1; without it, the first.",
)
@click.option("--seat", type=int, metavar="N", help="Through whose eyes; without it, a spectator's.")
@click.option(
    "--names", "given", metavar="NAMES", help="What the seats are called, from seat 0 on, with commas between."
)
@click.option("--edition", metavar="FILE", help="The cards it was played with, if they were not the house's.")
@click.option("--step", type=click.IntRange(min=0), metavar="N", help="Stop after so many words and show the table.")
def replay(
    file: str, *, chosen: int | None, seat: int | None, given: str | None, edition: str | None, step: int | None
) -> None:
    """Tell a saved game again.

    Every event is shown with the rule behind it.

    FILE is a record, one line of JSON as play and table.record() write it, or many of them, a line each;
    - reads it from the input.
    The first column counts the words said: give such a number to --step to see the table at that moment.
    A record holds no names. Through the eyes of a seat you are You, and the others are called as at your table
    in the terminal; a spectator reads P0, P1 and so on. --names gives other names.
    """
    line, games = find_line(file, chosen)
    table = open_record(line, edition, hint=many_lines(games) if chosen is None else "")
    if seat is not None and not 0 <= seat < table.seats:
        raise click.UsageError(f"there is no seat {seat} in this game; seats go from 0 to {table.seats - 1}")
    if step is not None and step > len(table.log):
        raise click.UsageError(f"the game has {len(table.log)} words, so there is no step {step}")
    console = make_console()
    face = find_face(table.game)
    names = Names.in_record(table.seats, seat, read_names(given, table.seats))
    if games > 1:
        console.print(f"Game {chosen or 1} of {games:,}" + (". Another one: [b]--game N[/]" if chosen is None else ""))
    show_heading(console, table, names)
    twin = fresh(table)
    tell(console, face, names, table, twin, len(table.log) if step is None else step)
    console.print()
    if twin.over:
        console.print(face.ending(twin.view(seat), names))
    else:
        console.print(face.board(twin.view(seat), names, twin.events(seat)))
        if seat is not None:
            console.print()
            console.print(face.hand(twin.view(seat)))


def find_line(file: str, chosen: int | None) -> tuple[Line, int]:
    """The line of the game that is chosen, or the first, and how many lines there are."""
    try:
        if file != "-" and Path(file).exists() and not Path(file).is_file():
            raise click.ClickException(f"{file} cannot be replayed: a record is a line of an ordinary file")
    except OSError as error:
        raise click.ClickException(f"{file} cannot be replayed: {error.strerror}") from None
    found: Line | None = None
    games = 0
    for games, line in enumerate(lines_of(file), 1):
        if not line.number:
            return line, 0  # there is none, and its fault says why
        if games == (chosen or 1):
            found = line
    if found is None:
        raise click.UsageError(f"--game: there is no game {chosen} in {file}, which has {plural(games, 'game')}")
    return found, games


def many_lines(lines: int) -> str:
    """What to say if the first of them is no record: somebody may have laid one out to read it."""
    return f"; a record is one line as it was written, and this has {lines}" if lines > 1 else ""


def open_record(line: Line, edition: str | None, *, hint: str) -> Table:
    """The table of a record; one sentence and exit code 1 if it is none."""
    try:
        return backroom.replay(line.text.strip(), edition=edition)  # also of an empty line: the edition is read first
    except backroom.BadRecord as error:
        if not line.number:
            raise click.ClickException(f"{line.file} cannot be replayed: {line.fault}") from None
        raise click.ClickException(f"the record {line.file} cannot be used: {line.fault or error}{hint}") from None
    except ValueError as error:
        raise not_to_be_had(error, edition) from None


def read_names(given: str | None, seats: int) -> list[str]:
    """The names of all seats, or none."""
    if given is None:
        return []
    names = [name.strip() for name in given.split(",")]
    if len(names) != seats or len({name.lower() for name in names}) < seats:
        raise click.UsageError(f"--names: the game has {seats} seats, so give {seats} different names")
    for name in names:
        if not NAME.fullmatch(name):
            raise click.UsageError(f"--names: '{brief(name)}' is no name; a name has letters and at most 20 signs")
    return names


def show_heading(console: Console, table: Table, names: Names) -> None:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in table.options.items())
    state = "finished" if table.over else "not finished"
    console.print(f"[head]{table.game.title}[/], {table.seats} seats, {state}. {escape(options)}".strip())
    if names.called[0] != "P0":
        console.print(f"Seats: {escape(', '.join(f'{seat} {name}' for seat, name in enumerate(names.called)))}")
    if table.scene:
        console.print(f"Scene: {escape(table.scene)}")


def tell(console: Console, face: Face, names: Names, table: Table, twin: Table, words: int) -> None:
    """Say the words one by one and print what each brought about."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="rule", no_wrap=True)
    grid.add_column()
    told = 0
    for said in range(words + 1):
        if said:
            say(twin, *table.log[said - 1])
        facts = twin.events(names.viewer)
        for rule, line in log_rows(face, names, facts, told):
            grid.add_row(str(said) if rule else "", rule, line)
        told = len(facts)
    console.print(grid)
