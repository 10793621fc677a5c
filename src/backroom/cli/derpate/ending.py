"""The end of a game of Der Pate: who survived, and with how much."""

from __future__ import annotations

from rich.console import RenderableType

from backroom.cli.derpate.board import simple
from backroom.cli.derpate.lexicon import Lexicon, money
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.view import DerPateView


class Ending:
    """Totals beside the tracks of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def ending(self, view: DerPateView, names: Names) -> RenderableType:
        """Winners, then survivors, then the eliminated, the richest first; then those who left."""
        tracks = (self.title(view, number) for number in (w.REPUTATION, w.INFLUENCE))
        table = simple("Player", "Family", *tracks, "Businesses", "Money", "")
        for column in table.columns[2:6]:
            column.justify = "right"
        for seat in sorted(range(len(view.seats)), key=lambda seat: self.order(view, seat)):
            shown = view.seats[seat]
            style = "good" if seat in view.winners else "name"
            name = f"[{style}]{names.start(seat)}[/]"
            if not shown.in_play:
                table.add_row(name, shown.family, "", "", "", "", "[off]has left[/]")
                continue
            table.add_row(
                name,
                shown.family,
                *(self.track(view, seat, number) for number in (w.REPUTATION, w.INFLUENCE)),
                str(sum(business.owner == seat for business in view.road)),
                money(shown.total or 0),
                self.fate(view, seat),
            )
        return table

    def order(self, view: DerPateView, seat: int) -> tuple[bool, bool, bool, int]:
        shown = view.seats[seat]
        return seat not in view.winners, not shown.in_play, not shown.survived, -(shown.total or 0)

    def title(self, view: DerPateView, number: int) -> str:
        """The deciding track says so."""
        return w.TRACKS[number].capitalize() + (" (K.O.)" if view.ko == w.X_COLOURS[number] else "")

    def track(self, view: DerPateView, seat: int, number: int) -> str:
        name = w.TRACKS[number]
        return f"{view.seats[seat].tracks[name]}/{self.lexicon.length(name)}"

    def fate(self, view: DerPateView, seat: int) -> str:
        if seat in view.winners:
            return "[good]wins[/]"
        return "" if view.ko is None or view.seats[seat].survived else "[bad]eliminated[/]"
