"""The table of Corleone's Empire drawn with letters: the act, the seven territories, the families and the supply."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from backroom.cli.corleone.lexicon import CHIEF, ROMAN, Lexicon, limit, owner_of, reserve, short_good
from backroom.cli.grammar import listed, plural
from backroom.cli.screen import Names
from backroom.games.corleone.view import CorleoneView, SeatView, TerritoryView
from backroom.games.corleone.words import COLOURS

PHASES = {
    "opening": "a business opens",
    "business": "Family Business",
    "turf": "Turf War",
    "bribery": "Bribery",
    "tribute": "Tribute",
}


class Board:
    """Draws the table in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def board(self, view: CorleoneView, names: Names) -> RenderableType:
        """Everything that lies open, in about as many lines as a small window has."""
        parts: list[RenderableType] = [Text.from_markup(self.heading(view, names)), self.map(view, names)]
        parts += [Text.from_markup(line) for line in self.standing(view, names)]
        parts += [Text(""), self.players(view, names)]
        parts += [Text.from_markup(line) for line in self.middle(view)]
        return Group(*parts)

    def heading(self, view: CorleoneView, names: Names) -> str:
        act = self.lexicon.edition.acts[view.act - 1]
        limited = f"hand limit {limit(view, view.viewer, self.lexicon.edition)}"
        horse = f"horse head: {names.start(view.horse)}" if view.horse >= 0 else ""
        where = f"[head]Act {ROMAN[view.act - 1]}, {escape(act.title)}[/]"
        return " · ".join(part for part in (where, PHASES[view.phase], limited, horse) if part)

    # the map

    def map(self, view: CorleoneView, names: Names) -> Table:
        """Two lines for each territory: a business each, and beside them who holds it and who stands there."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head", padding=(0, 1, 0, 0))
        table.expand = True
        table.add_column("Territory", min_width=17, max_width=17)
        table.add_column("Influence", min_width=12, max_width=13)
        table.add_column("Business", no_wrap=True, overflow="ellipsis", ratio=1, min_width=12)
        table.add_column("Front", no_wrap=True)
        table.add_column("Back", no_wrap=True)
        table.add_column("Thug", no_wrap=True)
        for number, area in enumerate(view.territories, 1):
            held = f"\n  {self.holder(area, names)}" if area.stack else ""
            table.add_row(
                f"{number} {self.lexicon.areas[area.key]}{held}",
                influence(area, names),
                *self.businesses(view, area, names),
            )
        return table

    def holder(self, area: TerritoryView, names: Names) -> str:
        """Whose marker lies on top, and how many everybody has there."""
        markers = Counter(reversed(area.stack))
        called = [f"{names.start(seat)} {n}" if n > 1 else names.start(seat) for seat, n in markers.items()]
        return f"▲[good]{called[0]}[/]" + "".join(f", {name}" for name in called[1:])

    def businesses(self, view: CorleoneView, area: TerritoryView, names: Names) -> list[str]:
        """The four cells of both businesses."""
        keys = [area.printed] + ([area.tile] if area.tile else [])
        columns = (
            [escape(self.lexicon.businesses[key].name) for key in keys],
            [self.lexicon.short(self.lexicon.fronts[key]) for key in keys],
            [self.lexicon.short(self.lexicon.backs[key]) for key in keys],
            [self.thug(view.figures.get(key), names) for key in keys],
        )
        return ["\n".join(column) for column in columns]

    def thug(self, figure: str | None, names: Names) -> str:
        if figure is None:
            return ""
        owner = owner_of(figure)
        return "Boss" if owner is None else f"[name]{names.start(owner)}[/]"

    def standing(self, view: CorleoneView, names: Names) -> list[str]:
        """Who stands on the spaces between the territories, and who lies in the river."""
        lines = []
        on_spaces = [
            f"{escape(self.lexicon.place(place))}: {self.lexicon.figure(figure, names)}"
            for place, figure in view.figures.items()
            if place in self.lexicon.spaces
        ]
        if view.chief:
            on_spaces.append(f"{self.lexicon.areas[view.chief]}: {self.lexicon.figure(CHIEF, names)}")
        if on_spaces:
            lines.append("[head]On the spaces[/]  " + " · ".join(on_spaces))
        if view.river:
            lines.append(
                "[head]In the river[/]  " + ", ".join(self.lexicon.figure(figure, names) for figure in view.river)
            )
        return lines

    def spaces(self, view: CorleoneView, names: Names) -> RenderableType:
        """Every open space: what it touches, what a family member gets there now, and who is there."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head", padding=(0, 1, 0, 0))
        for title in ("Space", "Touches", "All backs around it", "There"):
            table.add_column(title)
        for space in self.lexicon.edition.spaces:
            if len(view.seats) < space.least:
                continue
            figure = view.figures.get(space.key)
            table.add_row(
                escape(space.name),
                ", ".join(self.lexicon.areas[key] for key in self.lexicon.spaces[space.key].areas),
                self.lexicon.short(sorted(self.lexicon.around(space.key, view))),
                self.lexicon.figure(figure, names) if figure else "",
            )
        return table

    # the families

    def players(self, view: CorleoneView, names: Names) -> Table:
        """One row per seat; the arrow is the player whose turn it is."""
        table = Table(box=None, show_edge=False, pad_edge=False, header_style="head", padding=(0, 2, 0, 0))
        table.add_column("")
        table.add_column("Player", no_wrap=True)
        table.add_column("To play", no_wrap=True)
        for title in ("Hand", "Suitcase", "Markers"):
            table.add_column(title, justify="right")
        table.add_column("Jobs done")
        for seat, shown in enumerate(view.seats):
            if not shown.in_play:
                table.add_row("", f"[off]{names.start(seat)}[/]", "[off]has left[/]")
                continue
            table.add_row(
                "▶" if seat == view.turn and not view.over else "",
                f"[name]{names.start(seat)}[/]",
                reserve(shown.thugs, shown.members) + (" [good](protected)[/]" if shown.protected else ""),
                str(shown.hand),
                str(shown.suitcase),
                str(shown.markers),
                self.done(shown),
            )
        return table

    def done(self, shown: SeatView) -> str:
        """Completed jobs by colour."""
        colours = Counter(self.lexicon.jobs[job].colour for job in shown.jobs)
        return ", ".join(f"{colours[colour]} {colour}" for colour in COLOURS if colours[colour]) or "–"

    # the middle of the table

    def middle(self, view: CorleoneView) -> list[str]:
        lines = []
        if view.viewer is None and view.public:
            jobs = " · ".join(f"{self.lexicon.card(job)} ({self.lexicon.price(job)})" for job in view.public)
            lines.append(f"[head]Public jobs[/]  {escape(jobs)}")
        if view.allies:
            lines.append(
                f"[head]For sale at the end of the act[/]  {escape(listed(map(self.lexicon.card, view.allies)))}"
            )
        return [*lines, self.supply(view)]

    def supply(self, view: CorleoneView) -> str:
        money = " ".join(f"{card}×{n}" for card, n in view.supply.items() if card.startswith("$"))
        goods = ", ".join(f"{n} {short_good(card)}" for card, n in view.supply.items() if not card.startswith("$"))
        return f"[off]Supply: {money} · {goods} · {plural(view.deck, 'job')}[/]"


def influence(area: TerritoryView, names: Names) -> str:
    """Who has how much in a territory: `You 2, Ada 1`; those with most are bold."""
    *families, neutral = area.influence
    sides = [(names.start(seat), n) for seat, n in enumerate(families) if n]
    sides += [("neutral", neutral)] if neutral else []
    most = max(area.influence)
    return ", ".join(f"[b]{name} {n}[/]" if n == most else f"{name} {n}" for name, n in sides)
