"""What is printed on the cards, tiles and spaces of Corleone's Empire."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from backroom.cli.printed import Printed, grid
from backroom.games.corleone.edition import EDITIONS, Edition
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


def count(found: Edition) -> str:
    parts = f"{len(found.jobs)} jobs, {len(found.allies)} allies, {len(found.businesses)} businesses"
    return f"{parts}, {len(found.spaces)} spaces"


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


def in_words(icons: int) -> str:
    """What packed icons give, in plain words: `$3, Gun, Gun, suitcase`."""
    counted = [(icon, icons >> place * ICON_BITS & MOST_ICONS) for place, icon in enumerate(ICONS)]
    return ", ".join(plain(icon) for icon, times in counted for _ in range(times))


def plain(icon: str) -> str:
    return "$" + icon.removeprefix("money:") if icon.startswith("money:") else PLAIN.get(icon, icon)


def good_name(good: int) -> str:
    return PLAIN[f"good:{GOODS[good]}"]


PRINTED = Printed(
    "Corleone's Empire",
    EDITIONS,
    count,
    {
        "acts": show_acts,
        "businesses": show_businesses,
        "spaces": show_spaces,
        "jobs": show_jobs,
        "allies": show_allies,
    },
)
