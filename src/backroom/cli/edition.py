"""`backroom edition`: the cards, tiles and spaces of Corleone's Empire; shown, copied to a file, and checked there."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from backroom.cli.screen import command, examples, make_console
from backroom.games.corleone.edition import BadEdition, Edition, house_edition, house_text, load
from backroom.games.corleone.words import COLOURS, GOODS, ICON_BITS, ICONS, MOST_ICONS, PARK, RANKS, TILES, VALUES

ROMAN = ("I", "II", "III", "IV")
PLAIN = {
    "good:gun": "Gun",
    "good:blood-money": "Blood Money",
    "good:booze": "Booze",
    "good:narcotics": "Narcotics",
    "sell:1": "sell 1 card",
    "sell:2": "sell 2 cards",
    "sell:3": "sell 3 cards",
    "horse": "horse head",
}


@click.group(
    epilog=examples(
        "backroom edition show --only jobs",
        "backroom edition copy my.toml             then change it with any editor",
        "backroom edition check my.toml",
    ),
)
def edition() -> None:
    """Show, copy or check the cards of Corleone's Empire.

    An edition is one TOML file with everything that is printed on cards, tiles and spaces. The house edition is our
    own; owners of the game can copy it and type in what is printed on theirs.
    """


@edition.command()
@click.argument("file", metavar="FILE")
@click.pass_context
def check(ctx: click.Context, file: str) -> None:
    """Tell everything that is wrong with an edition.

    Every fault is one line: the file, the table, what stands there and what would be right. An edition without faults
    can be played.
    """
    try:
        found = load(file)
    except BadEdition as error:
        click.echo(str(error))
        ctx.exit(1)
    parts = f"{len(found.jobs)} jobs, {len(found.allies)} allies, {len(found.businesses)} businesses, "
    click.echo(f"{file}: all is well: {parts}{len(found.spaces)} spaces, hash {found.digest}")


@edition.command()
@click.argument("file", metavar="FILE")
def copy(file: str) -> None:
    """Write the house edition to a new FILE, to be changed there."""
    try:
        with Path(file).open("x", encoding="utf-8", newline="\n") as new:
            new.write(house_text())
    except FileExistsError:
        raise click.ClickException(f"there is already something called {file}; give another name") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is no name for a file"
        raise click.ClickException(f"{file} cannot be written: {reason}") from None
    click.echo(f"This is the house edition: {file}. Change it, then: {command()} edition check {shlex.quote(file)}")


@edition.command()
@click.argument("file", metavar="[FILE]", required=False)
@click.option(
    "--only", type=click.Choice(["acts", "businesses", "spaces", "jobs", "allies"]), help="Show this part alone."
)
@click.pass_context
def show(ctx: click.Context, file: str | None, only: str | None) -> None:
    """Show what is on the cards, tiles and spaces of an edition.

    Without FILE, of the house edition.
    """
    try:
        found = load(file) if file is not None else house_edition()
    except BadEdition as error:
        click.echo(str(error), err=True)
        ctx.exit(1)
    console = make_console()
    console.print(f"[head]{escape(found.title)}[/], version {escape(found.version)}")
    console.print(f"Hash: {found.digest}")
    for part, tell in PARTS.items():
        if only in {None, part}:
            console.print()
            tell(console, found)


# --- the parts ------------------------------------------------------------------------------------------------------


def show_acts(console: Console, found: Edition) -> None:
    table = grid("Acts", "Act", "Title", "New tile", "Joins", "Bribery", "Hand limit")
    for number, act in enumerate(found.acts):
        joins = RANKS[act.member].capitalize() if act.member >= 0 else "nobody"
        bribery = "yes" if act.bribery else "no"
        table.add_row(ROMAN[number], escape(act.title), TILES[act.tile], joins, bribery, str(act.limit))
    console.print(table)
    money = ", ".join(f"{cards} of ${value}" for cards, value in zip(found.money, VALUES, strict=True))
    goods = ", ".join(f"{cards} {good_name(good)}" for good, cards in enumerate(found.goods))
    console.print(f"Supply: {money}; {goods}.")
    console.print(f"Families: {escape(', '.join(found.families))}.")


def show_businesses(console: Console, found: Edition) -> None:
    table = grid("Businesses", "Where", "Business", "Front", "Back")
    for row in found.businesses:
        where = found.territory_names[row.territory] if row.territory >= 0 else f"{TILES[row.sort]} tile"
        table.add_row(escape(where), escape(row.name), in_words(row.front), in_words(row.back))
    table.add_row(escape(found.park_name), "", "", in_words(found.park_back))
    console.print(table)


def show_spaces(console: Console, found: Edition) -> None:
    table = grid("Family-member spaces", "Space", "Touches", "Players")
    for row in found.spaces:
        areas = [found.park_name if area == PARK else found.territory_names[area] for area in row.areas]
        table.add_row(escape(row.name), escape(", ".join(areas)), "3 or more" if row.least > 2 else "any")
    console.print(table)


def show_jobs(console: Console, found: Edition) -> None:
    for colour, name in enumerate(COLOURS):
        jobs = [row for row in found.jobs if row.colour == colour]
        table = grid(f"{name.capitalize()} jobs: {len(jobs)}", "Job, its cost and its money", "Ability")
        for row in jobs:
            cost = ", ".join(f"{times} {good_name(good)}" for good, times in enumerate(row.cost) if times)
            money = ", ".join(f"${VALUES[card]}" for card in row.money) or "no money"
            table.add_row(f"[name]{escape(row.name)}[/]\n{cost}: {money}", escape(row.text))
        console.print(table)


def show_allies(console: Console, found: Edition) -> None:
    for act in range(3):
        table = grid(f"Allies of Act {ROMAN[act]}", "Ally", "Ability")
        for row in found.allies:
            if row.act == act:
                table.add_row(f"[name]{escape(row.name)}[/]", escape(row.text))
        console.print(table)


PARTS = {
    "acts": show_acts,
    "businesses": show_businesses,
    "spaces": show_spaces,
    "jobs": show_jobs,
    "allies": show_allies,
}


def grid(title: str, *columns: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="head", box=box.SIMPLE, pad_edge=False, header_style="head"
    )
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def in_words(icons: int) -> str:
    """What packed icons give, in plain words: `$3, Gun, Gun, suitcase`."""
    counted = [(icon, icons >> place * ICON_BITS & MOST_ICONS) for place, icon in enumerate(ICONS)]
    return ", ".join(plain(icon) for icon, times in counted for _ in range(times))


def plain(icon: str) -> str:
    return "$" + icon.removeprefix("money:") if icon.startswith("money:") else PLAIN.get(icon, icon)


def good_name(good: int) -> str:
    return PLAIN[f"good:{GOODS[good]}"]
