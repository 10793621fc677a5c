"""Two players use one front: what it matters who of them goes first, and who that had better be."""

from __future__ import annotations

from collections import Counter

from backroom.cli.corleone.lexicon import Lexicon
from backroom.games.corleone.steps import Front
from backroom.games.corleone.view import CorleoneView
from backroom.games.corleone.words import GOODS
from backroom.games.steps import innermost

BOTH = 2  # players
LOOKED_AT = 2  # jobs, for one that is kept
PRICES = {"sell:1": ("$5",), "sell:2": ("$5",), "sell:3": ("$3", "$5"), "swap": GOODS[:3]}
JOBS = "jobs"


class Sharing:
    """The front under way, with the icons of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def hint(self, view: CorleoneView) -> str:
        horse, short = self.has_horse(view), self.short(view)
        scarce = f"the supply has too little for you both ({', '.join(map(self.lexicon.card, short))})"
        if horse:
            return f"Whoever comes second keeps the horse head{f', but {scarce}' if short else ''}."
        return f"Better first: {scarce}." if short else "It makes no difference: there is enough for you both."

    def by_enter(self, view: CorleoneView) -> str:
        """The side that is good for the viewer; empty where that is for a person to say."""
        if self.has_horse(view):
            return "" if self.short(view) else f"first P{self.front(view).controller}"
        return f"first P{view.viewer}"

    def has_horse(self, view: CorleoneView) -> bool:
        """CE-G-14: may both take the horse head, one from the other?"""
        return "horse" in self.icons(view)

    def short(self, view: CorleoneView) -> list[str]:
        """What the first could take away from the second."""
        wanted: Counter[str] = Counter()
        for icon in self.icons(view):
            kind, _, what = icon.partition(":")
            wanted.update({"money": [f"${what}"], "good": [what]}.get(kind, PRICES.get(icon, ())))
        short = [card for card, n in wanted.items() if view.supply[card] < BOTH * n and self.is_to_be_had(view, card)]
        jobs = view.deck + len(view.pile)
        return short + [JOBS] * (0 < jobs < BOTH * LOOKED_AT * self.icons(view).count("job"))

    def is_to_be_had(self, view: CorleoneView, card: str) -> bool:
        """CE-OUT-02: where a note has run out one takes a lower one."""
        if card in GOODS:
            return view.supply[card] > 0
        return any(view.supply[note] for note in view.supply if note.startswith("$") and note <= card)

    def icons(self, view: CorleoneView) -> list[str]:
        return self.lexicon.fronts[self.front(view).business]

    def front(self, view: CorleoneView) -> Front:
        front = innermost(view.where, Front)
        assert front is not None, "two share a front"
        return front
