"""The rookie: plays Coup as somebody does who learnt it yesterday. What it does makes sense, and it makes mistakes.

It forgets who claimed what, believes too much, keeps its coins too long, gives up the wrong card, and lies where a lie
gains little. It does see a lie that the cards in sight prove, more often than not.
"""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.coup.plain import PlainBot
from backroom.bots.coup.player import aimed
from backroom.bots.coup.reckon import Claims, CoupView, Doubted, doubted, rivals, surely_false, surely_true
from backroom.games.game import Fact

FORGETS = 0.12  # how often all claims are forgotten, each time it is asked
HOARDS = 0.35  # how often it does not spend seven coins although it could
FUMBLES = 0.3  # how often any card will do
OVERLOOKS = 0.3  # how often it does not see that a claim cannot be true
GULLIBLE = 0.6  # how much less it doubts than it should
CLUMSY = 0.12  # how often it says the first thing that comes to mind
WHIMS = ("tax", "exchange", "aid", "income", "examine", "steal")


class Rookie(PlainBot):
    """The plain rules of thumb, and what a beginner makes of them."""

    def hear(self, view: CoupView, events: list[Fact]) -> None:
        super().hear(view, events)
        if self.maybe(FORGETS):
            self.claims = Claims()

    def turn(self, view: CoupView, actions: Sequence[str]) -> str:
        last = [view.seats[seat].cards for seat in rivals(view)] == [1]
        if last and aimed(actions, "coup"):
            return aimed(actions, "coup")[0]  # nobody is so new to the game
        if self.maybe(CLUMSY):
            whims = [word for verb in WHIMS for word in aimed(actions, verb)]
            if whims:
                return self.random.choice(whims)
        cheap = [word for word in actions if not word.startswith("coup")]
        if cheap and len(cheap) < len(actions) and self.maybe(HOARDS):
            return super().turn(view, cheap)
        return super().turn(view, actions)

    def challenge(self, view: CoupView, actions: Sequence[str]) -> str:
        claim = doubted(view)
        assert claim is not None, "a challenge is asked about a claim"
        if surely_false(view, claim.seat, claim.claim) and self.maybe(OVERLOOKS):
            return "pass"
        return super().challenge(view, actions)

    def doubt(self, view: CoupView, doubted: Doubted) -> float:
        if surely_true(view, doubted.seat, doubted.claim):
            return 0.0
        return super().doubt(view, doubted) * GULLIBLE

    def lose(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.random.choice(actions) if self.maybe(FUMBLES) else super().lose(view, actions)

    def at_the_strongest(self, view: CoupView, actions: Sequence[str]) -> str:
        """The strongest is not always easy to see."""
        return self.random.choice(actions) if self.maybe(FUMBLES) else super().at_the_strongest(view, actions)
