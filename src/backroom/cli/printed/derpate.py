"""What is printed on the board, the tracks and the event cards of Der Pate."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from backroom.cli.printed import Printed, grid
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import EDITIONS, Edition
from backroom.games.derpate.rows import Business, BusinessKind

FAVOURS = {
    "member": "a member back from the Hudson",
    "marker": "a debt marker back",
    "steps": f"{w.FAVOUR_STEPS} steps on reputation or influence",
    "money": f"${w.FAVOUR_MONEY},000",
}


def count(found: Edition) -> str:
    lengths = " and ".join(map(str, found.lengths[:2]))
    return f"{len(found.road)} businesses, {len(found.events)} event cards, tracks of {lengths} spaces"


def show_kinds(console: Console, found: Edition) -> None:
    table = grid("Kinds of business", "Number", "Kind", "Pays", "Step", "Businesses")
    for number, kind in enumerate(found.kinds, 1):
        step = w.TRACKS[kind.step] if kind.step >= 0 else "none"
        there = [called(business, kind) for business in found.road if business.kind == number]
        table.add_row(str(number), escape(kind.name), money(kind.money), step, escape(", ".join(there)))
    console.print(table)
    console.print(f"Families: {escape(', '.join(found.families))}. Each begins with {money(found.money)}.")


def called(business: Business, kind: BusinessKind) -> str:
    """A business, with its amount if that is not what its kind pays."""
    return business.key if business.money == kind.money else f"{business.key} {money(business.money)}"


def show_road(console: Console, found: Edition) -> None:
    table = grid("The road, clockwise", "Business", "Where", "District", "Kind")
    for business in found.road:
        kind = f"{business.kind} {found.kinds[business.kind - 1].name}"
        cells = (business.key, business.name, found.district_names[business.district], kind)
        table.add_row(*map(escape, cells))
    console.print(table)
    first = [found.district_names[district] for district in found.first_districts]
    car = found.road[found.first_car].key
    console.print(f"For beginners: {escape(', '.join(first))}, by seat; the car is at {escape(car)}.")


def show_tracks(console: Console, found: Edition) -> None:
    table = grid("Tracks", "Track", "Spaces", "What is on them")
    there: list[dict[int, str]] = [{}, {}, {}, {}]
    for chip, space in enumerate(found.chip_spaces):
        there[w.REPUTATION if chip < w.COP else w.INFLUENCE][space] = w.CHIPS[chip]
    there[w.INCOME] = {space: money(amount) for space, amount in enumerate(found.income) if space}
    there[w.FAVOURS] = {
        space: FAVOURS[w.FAVOUR_EFFECTS[effect]] for space, effect in enumerate(found.favours, 1) if effect >= 0
    }
    for track, name in enumerate(w.TRACKS):
        spaces = ", ".join(f"{space}: {what}" for space, what in sorted(there[track].items()))
        table.add_row(name, str(found.lengths[track]), spaces)
    console.print(table)
    persons = [f"{colour} {w.PERSONS[person]}" for colour, person in zip(w.COLOURS, found.persons, strict=True)]
    console.print(f"Row 4 of the tableau: {', '.join(persons)}.")


def show_events(console: Console, found: Edition) -> None:
    table = grid("Event cards", "Card", "X", "Car", "Event")
    for event in found.events:
        text = f"[name]{escape(event.title)}[/]\n{escape(event.text)}"
        table.add_row(event.key, w.X_COLOURS[event.x], str(event.car), text)
    console.print(table)


def money(thousands: int) -> str:
    return f"${thousands},000" if thousands else "$0"


PRINTED = Printed(
    "Der Pate",
    EDITIONS,
    count,
    {"kinds": show_kinds, "road": show_road, "tracks": show_tracks, "events": show_events},
)
