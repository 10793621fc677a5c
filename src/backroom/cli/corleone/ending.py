"""The end of a game of Corleone's Empire: everybody's fortune, and what it is made of."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table

from backroom.cli.corleone.lexicon import Lexicon
from backroom.cli.screen import Names
from backroom.games.corleone.view import CorleoneView


class Ending:
    """Fortunes at the bonuses of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def ending(self, view: CorleoneView, names: Names) -> RenderableType:
        """The richest first. Those who left have nothing; where all others left, nothing was counted."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head")
        table.add_column("Family")
        for title in ("In the suitcase", "Territories", "Most jobs of a colour", "Fortune"):
            table.add_column(title, justify="right")
        for seat in sorted(range(len(view.seats)), key=lambda seat: -sum(view.seats[seat].fortune or [0])):
            shown = view.seats[seat]
            style = "good" if seat in view.winners else "name"
            table.add_row(f"[{style}]{names.start(seat)}[/] {shown.family}", *self.parts(shown.fortune, shown.in_play))
        return table

    def parts(self, fortune: list[int] | None, in_play: bool) -> list[str]:
        if fortune is None or not in_play:
            return ["" if in_play else "[off]has left[/]"]
        money, territories, colours = fortune
        edition = self.lexicon.edition
        return [
            f"${money}",
            bonus(territories, edition.territory_bonus),
            bonus(colours, edition.colour_bonus),
            f"[b]${sum(fortune)}[/]",
        ]


def bonus(amount: int, each: int) -> str:
    """`3 × $5 = $15`"""
    return f"{amount // each} × ${each} = ${amount}" if amount and each else "–"
