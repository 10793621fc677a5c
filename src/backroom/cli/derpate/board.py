"""The table of Der Pate drawn with letters: the round, the road of twelve businesses, and the families."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from backroom.cli.derpate.lexicon import ROW_THREE, ROW_TWO, Lexicon, is_player, money, short_dice
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.view import BusinessView, DerPateView

CAR = "◆"
LONGEST_BAR = 16  # spaces of a track that is drawn; a longer one is two numbers
WIDEST_KIND = 10
FIELD_WIDTH = 15
DISTRICT_WIDTH = 15


class Board:
    """Draws the table in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def board(self, view: DerPateView, names: Names) -> RenderableType:
        """Everything that lies open, in about two thirds of a small window."""
        parts: list[RenderableType] = [Text.from_markup(line) for line in self.heading(view)]
        parts += [self.road(view, names), Text.from_markup(self.pay())]
        parts.append(self.families(view, names))
        parts += [Text.from_markup(line) for line in self.particulars(view, names)]
        return Group(*parts)

    def heading(self, view: DerPateView) -> list[str]:
        """Round and the race of the two event markers; the card of the round; the car."""
        lines = [f"[head]Round {view.round} of {w.ROUNDS}[/] · {self.knockout(view)}"]
        if view.shown and view.phase != "income":
            card = self.lexicon.events[view.shown[-1]]
            lines.append(f"[card]{escape(card.title)}[/]: {escape(card.text)}")
        if view.car:
            district = next(business.district for business in view.road if business.key == view.car)
            lines.append(f"{CAR} car at {view.car}: protects [good]{escape(self.lexicon.districts[district])}[/]")
        return lines

    def knockout(self, view: DerPateView) -> str:
        if view.ko:
            track = w.TRACKS[w.X_COLOURS.index(view.ko)]
            return f"[bad]K.O.: the end of {track} or out[/]"
        steps = (f"{w.TRACKS[i]} {view.event_steps[colour]}/{w.KO}" for i, colour in enumerate(w.X_COLOURS))
        return f"K.O.: {', '.join(steps)}"

    # the road

    def road(self, view: DerPateView, names: Names) -> Table:
        """A line for each district, in the order of the road."""
        table = Table.grid(padding=(0, 1))
        for _ in range(w.PER_DISTRICT):
            table.add_column(no_wrap=True, min_width=25)
        for first in range(0, w.SPACES, w.PER_DISTRICT):
            table.add_row(*(self.cell(view, names, b) for b in view.road[first : first + w.PER_DISTRICT]))
        return table

    def cell(self, view: DerPateView, names: Names, business: BusinessView) -> str:
        car = CAR if business.key == view.car else " "
        kind = self.lexicon.kind(business.kind).split(" ")[0][:WIDEST_KIND]
        name = f"[good]{business.key}[/]" if business.protected else business.key
        return f"{car}{name} {business.kind} {escape(kind):<{WIDEST_KIND}} {owner_of(view, names, business)}"

    def pay(self) -> str:
        """What the numbers pay, in one line."""
        kinds = self.lexicon.edition.kinds
        parts = (
            f"{n} {self.lexicon.pay_of(n)}" + (f" + {w.TRACKS[kind.step]}" if kind.step >= 0 else "")
            for n, kind in enumerate(kinds, 1)
        )
        return f"[off]Pays {', '.join(parts)}[/]"

    def map(self, view: DerPateView, names: Names) -> RenderableType:
        """The road with a line for each business."""
        table = simple("", "", "Business", "Kind", "Pays", "Held by", "District")
        for i, business in enumerate(view.road):
            district = self.lexicon.districts[business.district] if i % w.PER_DISTRICT == 0 else ""
            table.add_row(
                CAR if business.key == view.car else "",
                business.key,
                escape(self.lexicon.names[business.key]),
                f"{business.kind} {escape(self.lexicon.kind(business.kind))}",
                self.lexicon.pay(business.key),
                owner_of(view, names, business),
                f"[good]{escape(district)}[/]" if business.protected else escape(district),
            )
        district_column = table.columns[-1]
        district_column.no_wrap, district_column.overflow, district_column.max_width = True, "ellipsis", DISTRICT_WIDTH
        return table

    # the families

    def families(self, view: DerPateView, names: Names) -> Table:
        """A line for each player; the arrow is the player whose turn it is."""
        table = Table(box=None, show_edge=False, pad_edge=False, header_style="head", padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        table.add_column("Player", no_wrap=True)
        for title in ("Money", "Stock"):
            table.add_column(title, justify="right", no_wrap=True)
        table.add_column(" Reputation", no_wrap=True)
        table.add_column(" Influence", no_wrap=True)
        for title in ("Income", "Favours", "Friends"):
            table.add_column(title, justify="right", no_wrap=True)
        for seat, shown in enumerate(view.seats):
            if not shown.in_play:
                table.add_row("", f"[off]{names.start(seat)}[/]", "[off]has left[/]")
                continue
            table.add_row(
                "▶" if seat == view.turn and not view.over else "",
                f"[name]{names.start(seat)}[/]",
                f"[coin]{money(shown.money)}[/]" if shown.money is not None else "[off]hidden[/]",
                str(shown.stock),
                self.bar("reputation", shown.tracks["reputation"]),
                self.bar("influence", shown.tracks["influence"]),
                self.lexicon.income(shown.tracks["income"]),
                f"{shown.tracks['favours']}/{self.lexicon.length('favours')}",
                str(shown.friends),
            )
        return table

    def bar(self, track: str, reached: int) -> str:
        """A track with what has been reached, and a letter for each chip that is still ahead."""
        end = self.lexicon.length(track)
        if end > LONGEST_BAR:
            return f" {reached}/{end}"
        ahead = {space: chip[0] for space, chip in self.lexicon.chips_of(track)}
        rest = "".join(ahead.get(space, "·") for space in range(reached + 1, end + 1))
        style = "good" if reached == end else "b"
        return f"[{style}]{reached:>2} {'■' * reached}[/]{rest}"

    def particulars(self, view: DerPateView, names: Names) -> list[str]:
        """What only some have: prisoners, chips, debts both ways."""
        lines = []
        for seat, shown in enumerate(view.seats):
            parts = self.particular(view, names, seat) if shown.in_play else []
            if parts:
                lines.append(f"[name]{names.start(seat)}[/]: {' · '.join(parts)}")
        return lines

    def particular(self, view: DerPateView, names: Names, seat: int) -> list[str]:
        shown = view.seats[seat]
        parts = [f"[bad]{shown.prison} in the Tombs[/]"] if shown.prison else []
        parts += [f"[bad]{shown.river} in the Hudson[/]"] if shown.river else []
        parts += [f"[card]{', '.join(shown.chips)}[/]"] if shown.chips else []
        owes = ", ".join(f"{whom(holder, names)} {n}" for holder, n in shown.debts.items())
        parts += [f"owe{'' if seat == names.viewer else 's'} {owes}"] if owes else []
        parts += ["no debt marker left"] if not shown.markers else []
        return parts

    # pages

    def tableau(self, view: DerPateView, names: Names) -> RenderableType:
        """The four rows and their fields, with the dice that lie there; the arrow is the row to be filled."""
        placed = dict(enumerate(view.tableau, 1))
        current = len(placed) + 1 if view.turn is not None else 0
        first = f" ({placed[1].die} {placed[1].face})" if 1 in placed else ""
        lines = [f"{mark(1, current)}1  by number: all are paid for their businesses; a puppet: press{first}"]
        titles = "".join(f"{colour:<{FIELD_WIDTH}}" for colour in w.COLOURS)
        lines.append(f"[head]     {titles}puppet[/]")
        rows: list[dict[str, str]] = [ROW_TWO, ROW_THREE, self.lexicon.persons]
        for number, fields in enumerate(rows, 2):
            cells = {**fields, "press": "press" if number < w.ROWS else ""}
            there = placed.get(number)
            shown = [
                f"[number]{cell + ' ' + short_dice([(there.die, there.face)]):<{FIELD_WIDTH}}[/]"
                if there and there.field == field
                else f"{cell:<{FIELD_WIDTH}}"
                for field, cell in cells.items()
            ]
            lines.append(f"{mark(number, current)}{number}  {''.join(shown).rstrip()}")
        return Group(*map(Text.from_markup, lines))

    def events(self, view: DerPateView, names: Names) -> RenderableType:
        """The cards that may still come, with their texts, and those that have come."""
        table = simple("May still come", "X", "Car", "")
        for key in view.unseen:
            card = self.lexicon.events[key]
            table.add_row(escape(card.title), w.X_COLOURS[card.x], str(card.car), escape(card.text))
        out_of = f"{view.deck} of these {len(view.unseen)} will come; nobody knows which."
        came = ", ".join(f"{i} {escape(self.lexicon.events[key].title)}" for i, key in enumerate(view.shown, 1))
        return Group(table, Text(out_of), Text.from_markup(f"[head]Came:[/] {came or 'none yet'}"))


def simple(*titles: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="head", padding=(0, 1, 0, 0))
    for title in titles:
        table.add_column(title)
    return table


def mark(row: int, current: int) -> str:
    return "▶ " if row == current else "  "


def owner_of(view: DerPateView, names: Names, business: BusinessView) -> str:
    if business.owner is None:
        return "[off]vacant[/]"
    if not is_player(view, business.owner):
        return "neutral"
    return f"[name]{names.start(business.owner)}[/]"


def whom(holder: str, names: Names) -> str:
    """The holder of a debt marker."""
    return "the bank" if holder == "bank" else names.within(int(holder[1:]))
