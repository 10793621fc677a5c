"""The hand with which an act is left: what icons are worth when the Tribute is next.

Before the last figure of an act there is time to make something of a card. After it the Tribute leaves so many cards as
the limit says, so a card too many is worth nothing, and whoever gives good money for it is welcome.
"""

from __future__ import annotations

from backroom.bots.corleone.book import Icons, unpack
from backroom.bots.corleone.worth import Worth
from backroom.games.corleone import words as w

NOTHING = unpack(0)


class Farewell:
    """One hand before the Tribute. Icons change it, so every reckoning has a new one."""

    def __init__(self, worth: Worth) -> None:
        sight = worth.sight
        self.worth = worth
        self.limit = sight.limits[sight.act] + sight.more_cards
        self.notes = [note for note in (3, 2, 1, 0) for _ in range(worth.piles[note])]  # the best first
        goods = [worth.good_loss(good) for good in range(4) for _ in range(worth.piles[w.GUN + good])]
        self.others = goods + [worth.keep(card) for card in sight.unique]  # what they are worth

    def worth_of(self, icons: Icons) -> float:
        """How much better one leaves the act with these icons."""
        before = self.value(0)
        worth, sight = self.worth, self.worth.sight
        for card, times in enumerate(icons.gains):
            for _ in range(times):
                self.gain(card)
        if icons.jobs and sight.deck + len(sight.pile):
            self.others += [worth.draw()] * icons.jobs
        for cards, times in enumerate(icons.sells, 1):
            if times:
                self.sell(cards, icons.suitcases)
        if icons.swaps:
            self.swap(icons.suitcases)
        horse = worth.horse() if icons.horses and sight.horse != sight.seat else 0.0
        return self.value(icons.suitcases) - before + horse

    def value(self, suitcases: int) -> float:
        """CE-TRIB-02: the notes that go into the suitcase, and the best of the other cards, so many as may be kept."""
        banked = sum(w.VALUES[note] for note in self.notes[:suitcases])
        hand = self.others + self.in_hand(self.notes[suitcases:])
        return banked + sum(sorted(hand, reverse=True)[: self.limit])

    def in_hand(self, notes: list[int]) -> list[float]:
        """What notes are worth that stay in hand, the best first."""
        chances = self.worth.chances
        return [w.VALUES[note] * (chances[k] if k < len(chances) else 0.0) for k, note in enumerate(notes)]

    def gain(self, card: int) -> None:
        """CE-OUT-01, CE-OUT-02: one more card, if there is one."""
        supply = self.worth.sight.supply
        while 0 < card < w.MONEY and not supply[card]:
            card -= 1
        if not supply[card]:
            return
        if card < w.MONEY:
            self.notes = sorted([*self.notes, card], reverse=True)
        else:
            self.others.append(self.worth.good[card - w.GUN])

    def sell(self, cards: int, suitcases: int) -> None:
        """CE-ICON-05..CE-ICON-07: the cheapest cards for $5, or for $3 and $5; if that is better than to keep them."""
        if len(self.notes) + len(self.others) < cards:
            return
        kept, notes, others = self.value(suitcases), self.notes, self.others
        for _ in range(cards):
            self.give_cheapest()
        self.gain(w.FIVE)
        if cards == 3:
            self.gain(w.THREE)
        if self.value(suitcases) <= kept:
            self.notes, self.others = notes, others

    def swap(self, suitcases: int) -> None:
        """CE-ICON-08: the cheapest card for the good that helps most; if that is better than to keep it."""
        if not self.notes and not self.others:
            return
        kept, notes, others = self.value(suitcases), self.notes, self.others
        self.give_cheapest()
        self.others = [*self.others, max(self.worth.good[: w.NARCOTICS - w.GUN])]
        if self.value(suitcases) <= kept:
            self.notes, self.others = notes, others

    def give_cheapest(self) -> None:
        """Without the card that is missed least."""
        last = self.in_hand(self.notes)[-1:]
        if last and last[0] <= min(self.others, default=last[0]):
            self.notes = self.notes[:-1]
        else:
            self.others = sorted(self.others)[1:]
