"""The viewer's own family: what it has, what comes next on its tracks, and what chips and friends are good for."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.cli.derpate.forecast import mine
from backroom.cli.derpate.lexicon import CHIP_USES, FAVOUR_USES, Lexicon, money
from backroom.cli.grammar import capital, plural
from backroom.games.derpate import words as w
from backroom.games.derpate.view import DerPateView, FamilyView


class Family:
    """One's own lot in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def hand(self, view: DerPateView) -> RenderableType:
        """Everything of one's own, with what it is good for."""
        if view.viewer is None or view.over:
            return Group()
        family = mine(view)
        table = Table.grid(padding=(0, 2))
        for track in w.TRACKS:
            table.add_row(f"[head]{capital(track)}[/]", self.track(family, track))
        for chip in family.chips:
            table.add_row(f"[card]{capital(chip)}[/]", f"{CHIP_USES[chip]} [off](chip, used once)[/]")
        reached = self.lexicon.favours(family.tracks["favours"])
        if family.friends:
            does = ", or ".join(FAVOUR_USES[effect] for effect in reached) or "nothing yet: no favour is reached"
            table.add_row(f"[card]{plural(family.friends, 'friend')}[/]", f"{does} [off](two a turn)[/]")
        table.add_row("[head]Debt markers[/]", self.debts(view))
        return Group(Text.from_markup(self.purse(view)), table)

    def purse(self, view: DerPateView) -> str:
        family = mine(view)
        held = sum(business.owner == view.viewer for business in view.road)
        parts = [f"[coin]{money(family.money or 0)}[/]", f"{held} business{'' if held == 1 else 'es'}"]
        parts += [f"{family.stock} in stock"]
        parts += [f"{family.prison} in prison"] if family.prison else []
        parts += [f"{family.river} in the Hudson"] if family.river else []
        return f"[head]The {family.family} family[/]: {', '.join(parts)}"

    def track(self, family: FamilyView, track: str) -> str:
        """`3 of 12: wedding at 4, grandchild at 7, birthday at 10`"""
        here, end = family.tracks[track], self.lexicon.length(track)
        text = f"{here} of {end}"
        if track in w.TRACKS[: w.INCOME]:
            ahead = ", ".join(f"{chip} at {space}" for space, chip in self.lexicon.chips_of(track) if space > here)
            return f"{text}: {ahead}" if ahead else f"{text}, the end" if here == end else text
        if track == "income":
            now = f"{self.lexicon.income(here)} a round"
            return f"{text}: {now}" + (f", next {self.lexicon.income(here + 1)}" if here < end else "")
        space, effect = self.lexicon.next_favour(here)
        if not space:
            return f"{text}, the end" if here == end else text
        return f"{text}, next{'' if space == here + 1 else f' at {space}'}: {FAVOUR_USES[effect]}"

    def debts(self, view: DerPateView) -> str:
        """Those of one's own that are left; what each way of settling them costs is in the rules."""
        family = mine(view)
        away = w.MARKERS - family.markers
        owed = sum(shown.debts.get(f"P{view.viewer}", 0) for shown in view.seats)
        parts = [f"{family.markers} left", f"{away} away, to be paid for" if away else ""]
        parts += [f"you hold {owed} of others, to be paid to you" if owed else ""]
        return " · ".join(part for part in parts if part)

    def glimpse(self, view: DerPateView) -> RenderableType:
        """What comes next on one's own tracks, in one line."""
        family = mine(view)
        if view.turn is None and not view.shown:
            return Text(f"You lead the {family.family} family.")
        parts = []
        for track in w.TRACKS[: w.INCOME]:
            here, end = family.tracks[track], self.lexicon.length(track)
            ahead = [f"{chip} at {track} {space}" for space, chip in self.lexicon.chips_of(track) if space > here]
            if here < end:
                parts.append(ahead[0] if ahead else f"the end of {track} at {end}")
        return Text.from_markup(f"[off]Next: {' · '.join(parts) or 'both tracks are at their end'}[/]")

    def status(self, view: DerPateView) -> str:
        """One's own lot in one line."""
        if view.viewer is None:
            return ""
        family = mine(view)
        parts = [f"[coin]{money(family.money or 0)}[/]", f"stock {family.stock}"]
        decides = w.TRACKS[w.X_COLOURS.index(view.ko)] if view.ko else ""
        for track in ("reputation", "influence", "favours"):
            goal = f"/{self.lexicon.length(track)} [bad](K.O.)[/]" if track == decides else ""
            parts.append(f"{track} {family.tracks[track]}{goal}")
        parts += [plural(family.friends, "friend")] if family.friends else []
        return f"You: {', '.join(parts)}."
