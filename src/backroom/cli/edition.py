"""`backroom edition`: what is printed on the cards and boards of a game; shown, copied to a file, and checked there."""

from __future__ import annotations

import difflib
import shlex
from pathlib import Path
from typing import Any, Final

import click
from rich.markup import escape

from backroom.cli.printed import Printed, corleone, derpate, grid
from backroom.cli.screen import command, examples, make_console
from backroom.games import GAMES
from backroom.games.editions import BadEdition, game_of

EDITIONS: Final[dict[str, Printed[Any]]] = {"corleone": corleone.PRINTED, "derpate": derpate.PRINTED}
USUAL: Final = "corleone"  # where no game is named
PARTS: Final = list(dict.fromkeys(part for printed in EDITIONS.values() for part in printed.parts))


@click.group(
    epilog=examples(
        "backroom edition show --only jobs",
        "backroom edition show derpate",
        "backroom edition copy my.toml             then change it with any editor",
        "backroom edition copy derpate my.toml",
        "backroom edition check my.toml",
        "backroom edition list                     the house editions, also those of before",
    ),
)
def edition() -> None:
    """Show, copy, check or list what is printed on the cards and boards.

    An edition is one TOML file with everything that is printed on the components of a game: corleone, the cards, tiles
    and spaces of Corleone's Empire, or derpate, the board, tracks and event cards of Der Pate. The house editions are
    our own; owners of a game can copy one and type in what is printed on theirs.
    """


@edition.command()
@click.argument("file", metavar="FILE")
@click.pass_context
def check(ctx: click.Context, file: str) -> None:
    """Tell everything that is wrong with an edition.

    Every fault is one line: the file, the table, what stands there and what would be right. An edition without faults
    can be played. Of which game it is, the file says itself.
    """
    try:
        printed = EDITIONS[game_of(file, EDITIONS)]
        found = printed.editions.load(file)
    except BadEdition as error:
        click.echo(str(error))
        ctx.exit(1)
    click.echo(f"{file}: all is well: {printed.count(found)}, hash {found.digest}")


@edition.command()
@click.argument("names", metavar="[GAME] FILE", nargs=-1, required=True)
def copy(names: tuple[str, ...]) -> None:
    """Write a house edition to a new FILE, to be changed there.

    Without GAME, the one of Corleone's Empire. If FILE is - it is shown instead.
    """
    if len(names) > 2:
        raise click.UsageError(f"copy takes a game and a file, not {len(names)} names.")
    game, file = names if len(names) == 2 else (USUAL, names[0])
    if len(names) == 1 and file in GAMES.keys() | EDITIONS.keys():
        raise click.UsageError(f"'{file}' is a game; name a file too: edition copy {file} my.toml")
    printed = find_printed(game)
    if file == "-":
        click.echo(printed.editions.house_text(), nl=False)
        return
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as new:
            new.write(printed.editions.house_text())
    except FileExistsError:
        raise click.ClickException(f"there is already something called {file}; give another name") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is no name for a file"
        raise click.ClickException(f"{file} cannot be written: {reason}") from None
    told = f"This is the house edition of {printed.title}: {file}. Change it, then: "
    click.echo(f"{told}{command()} edition check {shlex.quote(file)}")


def find_printed(game: str) -> Printed[Any]:
    """The editions of a game; a usage error says which games have some."""
    if game in EDITIONS:
        return EDITIONS[game]
    if game in GAMES:
        raise click.UsageError(f"{GAMES[game].title} has no editions: its cards are part of its rules.")
    close = difflib.get_close_matches(game.lower(), EDITIONS, n=1, cutoff=0.5)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there are editions of: {', '.join(EDITIONS)}"
    raise click.UsageError(f"there is no game '{game}'{hint}")


@edition.command("list")
def list_them() -> None:
    """List the house editions of all games.

    New tables are played with the first one of their game. The others are kept for the games that were played with
    them: a record names its edition by the hash, and is replayed with it.
    """
    console = make_console()
    for printed in EDITIONS.values():
        table = grid(printed.title, "Version", "Hash", "Title")
        for found in printed.editions.of_the_house():
            table.add_row(escape(found.version), found.digest, escape(found.title))
        console.print(table)


@edition.command()
@click.argument("what", metavar="[GAME | FILE | HASH]", required=False, default=USUAL)
@click.option("--only", type=click.Choice(PARTS), help="Show this part alone.")
@click.pass_context
def show(ctx: click.Context, what: str, only: str | None) -> None:
    """Show what is printed on the components of an edition.

    With GAME, of its house edition; with HASH, of the house edition that 'edition list' shows with it; with neither
    and no FILE, of the house edition of Corleone's Empire.
    """
    if what in GAMES and what not in EDITIONS:
        find_printed(what)
    try:
        printed, found = named(what)
    except BadEdition as error:
        click.echo(str(error), err=True)
        ctx.exit(1)
    if only is not None and only not in printed.parts:
        raise click.UsageError(f"{printed.title} has no part '{only}'; it has {', '.join(printed.parts)}")
    console = make_console()
    console.print(f"[head]{escape(found.title)}[/], version {escape(found.version)}")
    console.print(f"Hash: {found.digest}")
    for part, tell in printed.parts.items():
        if only in {None, part}:
            console.print()
            tell(console, found)


def named(what: str) -> tuple[Printed[Any], Any]:
    """The edition that a game, a hash or a file stands for, and how to show it."""
    if what in EDITIONS:
        return EDITIONS[what], EDITIONS[what].editions.house()
    for printed in EDITIONS.values():
        if found := printed.editions.find(what):
            return printed, found
    printed = EDITIONS[game_of(what, EDITIONS)]
    return printed, printed.editions.load(what)
