"""What the viewer holds, what it is good for, and what each job still lacks; and pages of cards to look at."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from backroom.cli.corleone.lexicon import Lexicon, total
from backroom.cli.grammar import plural
from backroom.cli.screen import Names
from backroom.games.corleone.steps import PickGoods, PickJobs
from backroom.games.corleone.view import CorleoneView
from backroom.games.corleone.words import COLOURS, GOODS, VALUES

ABOUT_THE_HAND = ("", "icons", "keep", "good", "effect", "front", "bid")  # questions that it helps to answer
COLOUR_STYLES = {"yellow": "coin", "blue": "rule", "green": "good", "grey": "off"}


class Cards:
    """Cards in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def hand(self, view: CorleoneView) -> RenderableType:
        """The viewer's money, goods, jobs and allies, and the public jobs."""
        if view.viewer is None or view.over:
            return Group()
        table = self.job_table(view, texts=True)
        allies = [ally for ally in view.hand if ally in self.lexicon.allies]
        if allies:
            table.add_row("[head]Your allies[/]", "")
        for ally in allies:
            table.add_row(self.ally_title(ally), escape(self.lexicon.allies[ally].text))
        return Group(Text.from_markup(self.purse(view)), table)

    def glimpse(self, view: CorleoneView) -> RenderableType:
        """The same before a turn, without what the menu says again: the texts of what can be done."""
        if view.question is not None and view.question.kind == "bid":
            return Text.from_markup(self.purse(view))
        parts: list[RenderableType] = [Text.from_markup(self.purse(view)), self.job_table(view, texts=False)]
        if view.act == 1:  # later everybody knows
            parts.append(Text.from_markup("[off]What jobs do: type hand. What allies do: type allies.[/]"))
        return Group(*parts)

    def brief(self, view: CorleoneView) -> RenderableType:
        """The same in a few lines: jobs by name, with what they lack."""
        lines = [self.purse(view)]
        bids = view.question is not None and view.question.kind == "bid"
        for heading, jobs in [] if bids else self.jobs_in_reach(view):
            lines.append(
                f"[head]{heading}[/]: " + " · ".join(f"{self.job_title(job)} {self.gap(view, job)}" for job in jobs)
            )
        return Group(*map(Text.from_markup, lines))

    def gap(self, view: CorleoneView, job: str) -> str:
        lacks = self.lacks(view, job)
        return f"[off](lacks {lacks})[/]" if lacks else "[good](you can pay it)[/]"

    def jobs_in_reach(self, view: CorleoneView) -> list[tuple[str, list[str]]]:
        """The viewer's jobs and the public ones, each under its heading, where there are any."""
        mine = [job for job in view.hand if job in self.lexicon.jobs]
        return [(heading, jobs) for heading, jobs in (("Your jobs", mine), ("Public jobs", view.public)) if jobs]

    def job_table(self, view: CorleoneView, *, texts: bool) -> Table:
        """A line for each of them."""
        table = grid()
        for heading, jobs in self.jobs_in_reach(view):
            table.add_row(f"[head]{heading}[/]", "")
            for job in jobs:
                table.add_row(self.job_title(job), self.deal(view, job) + (self.text_of(job) if texts else ""))
        return table

    def job_title(self, job: str) -> str:
        return f"[card]{escape(self.lexicon.jobs[job].name)}[/]"

    def deal(self, view: CorleoneView, job: str) -> str:
        """What a job costs and pays, its colour, and what is missing for it."""
        shown = self.lexicon.jobs[job]
        colour = f"[{COLOUR_STYLES[shown.colour]}]{shown.colour}[/]"
        return f"{escape(self.lexicon.price(job))} · {colour} · {self.state(view, job)}"

    def state(self, view: CorleoneView, job: str) -> str:
        """Can the viewer pay for it, and if not, why?"""
        lacks = self.lacks(view, job)
        if lacks:
            return f"[off]you lack {lacks}[/]"
        short = self.short(view, job)
        return f"[good]you can pay it{f' (Narcotics for {self.lexicon.cards(short)})' if short else ''}[/]"

    def lacks(self, view: CorleoneView, job: str) -> str:
        """What is missing to pay for a job, in words; empty if nothing is."""
        short = self.lacking(view, job)
        if len(short) == len(self.lexicon.jobs[job].cost) > 1:
            return "all of it"
        return self.lexicon.cards(short) if short else ""

    def text_of(self, job: str) -> str:
        return f"\n{escape(self.lexicon.jobs[job].text)}"

    def lacking(self, view: CorleoneView, job: str) -> list[str]:
        """The goods of its cost that the viewer has neither as such nor as Narcotics."""
        cost, held = Counter(self.lexicon.jobs[job].cost), Counter(view.hand)
        spare = held["narcotics"] - cost["narcotics"]
        short = self.short(view, job)
        if spare < 0:
            return short + ["narcotics"] * -spare
        return short[spare:]

    def short(self, view: CorleoneView, job: str) -> list[str]:
        """The goods of its cost that the viewer does not have as such."""
        cost, held = Counter(self.lexicon.jobs[job].cost), Counter(view.hand)
        return [good for good in GOODS[:3] for _ in range(max(0, cost[good] - held[good]))]

    def replaceable(self, view: CorleoneView) -> list[str]:
        """What Narcotics would stand for if they were paid now, while the viewer chooses how to pay for a job."""
        job, *said = (word.partition(" ")[2] for word in view.half)
        cost, held = Counter(self.lexicon.jobs[job].cost), Counter(view.hand)
        spare = held["narcotics"] - cost["narcotics"] - len(self.short(view, job))
        for good in GOODS[:3]:
            open_ = min(cost[good], held[good], spare)  # the others must be paid as they are
            while open_ and said:
                if said.pop(0) == "narcotics":
                    spare -= open_
                    open_ = 0
                else:
                    open_ -= 1
            if open_:
                return [good] * open_
        return []

    def purse(self, view: CorleoneView) -> str:
        """Money and goods in hand, and the suitcase."""
        loose = [card for card in view.hand if card.startswith("$") or card in GOODS]
        held = ", ".join(f"[card]{name}[/]" for name in self.lexicon.counted(loose)) or "no money and no goods"
        case = f"[coin]${total(view.suitcase)}[/] ({', '.join(self.lexicon.counted(view.suitcase))})"
        suitcase = case if view.suitcase else "empty"
        return f"[head]Your hand[/] ({plural(len(view.hand), 'card')}): {held} · [head]your suitcase[/]: {suitcase}"

    def status(self, view: CorleoneView) -> str:
        """The viewer's own lot in one line; nothing where the menu shows it anyway."""
        kind = view.question.kind if view.question else ""
        takes = kind == "target" and isinstance(view.where[-1], (PickGoods, PickJobs))
        if view.viewer is None or (kind not in ABOUT_THE_HAND and not takes):
            return ""
        if kind == "bid":  # before the first note the table is shown
            return ""
        held = " · ".join(f"[card]{escape(name)}[/]" for name in self.lexicon.counted(view.hand)) or "no card"
        return f"You hold {held}. In your suitcase: [coin]${total(view.suitcase)}[/]."

    # pages

    def for_sale(self, view: CorleoneView) -> Table:
        table = grid()
        for ally in view.allies:
            table.add_row(self.ally_title(ally), f"{escape(self.lexicon.allies[ally].text)} [off](for sale)[/]")
        return table

    def bidders(self, view: CorleoneView, names: Names) -> Table:
        """What the others can bid: how many money cards, and what those can be worth."""
        table = grid()
        for seat, shown in enumerate(view.seats):
            if seat == view.viewer or not shown.in_play:
                continue
            unsure = shown.suitcase - len(shown.known_money)
            sure = total(shown.known_money)
            least, most = sure + unsure * min(VALUES), sure + unsure * max(VALUES)
            worth = f"${least}" if least == most else f"${least} to ${most}"
            case = f"{plural(shown.suitcase, 'money card')} in the suitcase, [coin]{worth}[/]"
            horse = ", wins ties" if view.horse == seat else ""
            table.add_row(f"[name]{names.start(seat)}[/]", (case if shown.suitcase else "nothing to bid") + horse)
        return table

    def allies(self, view: CorleoneView, names: Names) -> RenderableType:
        """Those for sale and those that somebody has."""
        table = self.for_sale(view)
        for seat, shown in enumerate(view.seats):
            held = view.hand if seat == view.viewer else shown.known
            for ally in [ally for ally in held if ally in self.lexicon.allies] + shown.played:
                whose = names.start(seat) + (", played" if ally in shown.played else "")
                table.add_row(self.ally_title(ally), f"{escape(self.lexicon.allies[ally].text)} [off]({whose})[/]")
        return table if table.row_count else Text("There are no allies on the table.")

    def ally_title(self, ally: str) -> str:
        return f"[card]{escape(self.lexicon.allies[ally].name)}[/]"

    def jobs(self, view: CorleoneView, names: Names) -> RenderableType:
        """Public jobs with their texts, and the names of those that are done or discarded."""
        table = grid()
        for job in view.public:
            table.add_row(self.job_title(job), self.deal(view, job) + self.text_of(job))
        done = [(names.start(seat), shown.jobs) for seat, shown in enumerate(view.seats) if shown.jobs]
        lines = [Text.from_markup(f"{name}: {self.by_colour(jobs)}") for name, jobs in done]
        pile = Text.from_markup(f"[head]Discarded[/]\n{escape(', '.join(map(self.lexicon.card, view.pile)) or 'none')}")
        return Group(table, Text(""), Text.from_markup("[head]Done[/]"), *(lines or [Text("none yet")]), pile)

    def by_colour(self, jobs: list[str]) -> str:
        """Jobs by name, colour by colour."""
        parts = []
        for colour in COLOURS:
            alike = [escape(self.lexicon.card(job)) for job in jobs if self.lexicon.jobs[job].colour == colour]
            if alike:
                parts.append(f"[{COLOUR_STYLES[colour]}]{colour}[/] {', '.join(alike)}")
        return " · ".join(parts)

    def rivals(self, view: CorleoneView, names: Names) -> RenderableType:
        """What the viewer is sure that the others hold."""
        table = Table.grid(padding=(0, 2))
        for seat, shown in enumerate(view.seats):
            if seat == view.viewer or not shown.in_play:
                continue
            known = self.lexicon.cards(shown.known) if shown.known else "nothing"
            unsure = shown.hand - len(shown.known)
            case = f"${total(shown.known_money)} of {plural(shown.suitcase, 'card')}" if shown.suitcase else "empty"
            table.add_row(
                f"[name]{names.start(seat)}[/]",
                f"surely holds {escape(known)}" + (f", and {plural(unsure, 'other card')}" if unsure else ""),
                f"suitcase: {case}",
            )
        return table


def grid() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=24)
    table.add_column()
    return table
