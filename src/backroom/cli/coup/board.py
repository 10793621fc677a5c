"""The table of Coup drawn with letters: players, coins, cards, claims, and one's own hand."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.bots.coup.reckon import Claims, CoupView, rivals
from backroom.cli.coup.lessons import does
from backroom.cli.coup.telling import title
from backroom.cli.grammar import plural
from backroom.cli.screen import Names
from backroom.games.coup.steps import Bomb, Draft
from backroom.games.coup.view import SeatView
from backroom.games.game import Fact
from backroom.games.steps import innermost

BACK = "▮"  # a card face down
BEFORE_THE_GAME = ("draft", "party")


def board(view: CoupView, names: Names, facts: list[Fact]) -> RenderableType:
    if innermost(view.where, Draft):
        return Text("Each of you has one card of every character, and keeps one of them in secret.")
    return Group(players(view, names, facts), Text.from_markup(middle(view)))


def players(view: CoupView, names: Names, facts: list[Fact]) -> Table:
    """One row per seat; the arrow is the player whose turn it is."""
    claims = Claims()
    for fact in facts:
        claims.hear(fact)
    parties = any(seat.party for seat in view.seats)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head")
    table.add_column("")
    table.add_column("Player")
    table.add_column("Coins", justify="right")
    table.add_column("Cards")
    if parties:
        table.add_column("Party")
    table.add_column("Has claimed")
    for seat, shown in enumerate(view.seats):
        said = ", ".join(title(role) for role in claims.of(seat)) if shown.alive else ""
        has_bomb = " [bad](has the bomb)[/]" if seat == holder(view) else ""
        row = [
            "▶" if seat == view.turn and not view.over else "",
            f"[name]{names.start(seat)}[/]{has_bomb}" if shown.alive else f"[off]{names.start(seat)}[/]",
            f"[coin]{shown.coins}[/]" if shown.alive else "",
            cards(shown.cards, shown.lost, alive=shown.alive),
        ]
        if parties:
            row.append((shown.party or "").capitalize())
        table.add_row(*row, said + known(view, seat))
    return table


def cards(face_down: int, lost: list[str], *, alive: bool) -> str:
    """Backs of hidden cards, then the lost ones by name."""
    shown = [f"[card]{' '.join([BACK] * face_down)}[/]"] if face_down else []
    shown += [f"[off]✗ {title(role)}[/]" for role in lost]
    return " ".join(shown) if alive else f"[off]out:[/] {' '.join(shown)}"


def known(view: CoupView, seat: int) -> str:
    roles = view.known.get(seat, ())
    return f" (you have seen: {', '.join(title(role) for role in roles)})" if roles else ""


def middle(view: CoupView) -> str:
    """What lies in the middle of the table."""
    parts = [f"Court deck {plural(view.court, 'card')}", f"Treasury {plural(view.treasury, 'coin')}"]
    if view.options.get("reformation"):
        parts.append(f"Reserve {plural(view.reserve, 'coin')}")
    if view.options.get("anarchist") and holder(view) is None:
        parts.append("the bomb")
    return "Middle: " + " · ".join(parts)


def holder(view: CoupView) -> int | None:
    """Who has the bomb, if it is not in the middle."""
    bomb = innermost(view.where, Bomb)
    return bomb.holder if bomb and not view.over else None


def hand(view: CoupView) -> RenderableType:
    """The viewer's cards, each with what it is good for."""
    if not view.hand:
        return Group()
    table = Table.grid(padding=(0, 2))
    for role in view.hand:
        table.add_row("", f"[card]{title(role)}[/]", does(role, view.options))
    return Group(Text.from_markup("Your hand"), table)


def status(view: CoupView) -> str:
    """The viewer's cards and coins in one line."""
    if view.viewer is None:
        return ""
    roles = ", ".join(f"[card]{title(role)}[/]" for role in view.hand)
    return f"You hold {roles or 'no card'} and [coin]{plural(view.seats[view.viewer].coins, 'coin')}[/]."


def others(view: CoupView, names: Names) -> str:
    """Everybody else who is still in the game: `Ada 3 coins ▮ ▮ · Bo 5 coins ▮ ✗ Duke`."""
    if view.question is None or view.question.kind in BEFORE_THE_GAME:
        return ""
    return " · ".join(other(view.seats[seat], names.start(seat)) for seat in rivals(view))


def other(shown: SeatView, name: str) -> str:
    party = f" ({shown.party.capitalize()})" if shown.party else ""
    coins = f"[coin]{plural(shown.coins, 'coin')}[/]"
    return f"[name]{name}[/]{party} {coins} {cards(shown.cards, shown.lost, alive=True)}"


def ending(view: CoupView, names: Names) -> RenderableType:
    """Everybody's cards, open."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head")
    table.add_column("Player")
    table.add_column("Coins", justify="right")
    table.add_column("Held")
    table.add_column("Lost")
    for seat, shown in enumerate(view.seats):
        held = ", ".join(f"[card]{title(role)}[/]" for role in shown.hand or ())
        lost = ", ".join(title(role) for role in shown.lost)
        name = f"[good]{names.start(seat)}[/]" if seat == view.winner else names.start(seat)
        table.add_row(name, str(shown.coins) if shown.alive else "", held, lost)
    return table
