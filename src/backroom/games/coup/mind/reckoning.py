"""What a seat of Coup can reckon in a made-up world: its share of the win, after this or that.

Only what that seat could know there is used (`counting.py`), so that nobody plays with open cards.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from backroom.games.coup.actions import ASSASSIN_PRICE, BOMB_PRICE, CONVERSION, COUP_PRICE, LOOT, OWN_CONVERSION
from backroom.games.coup.claim import FOR_BLOCK, Claim
from backroom.games.coup.mind.counting import hidden_cards, holds, unseen
from backroom.games.coup.mind.strength import FINALE, READIES, READIES_NEXT, UNKNOWN, hand_regard, regard, row_of
from backroom.games.coup.state import Coup
from backroom.games.coup.turn import Deed
from backroom.games.coup.words import (
    AID,
    ASSASSINATE,
    BOMB,
    CAPTAIN,
    CONTESSA,
    CONVERT,
    CONVERT_SELF,
    COUP,
    DUKE,
    EMBEZZLE,
    EXAMINE,
    INCOME,
    STEAL,
    TAX,
)
from backroom.kernel.core import NO_FRAME, Frame, Seat

KEEP: Final[tuple[int, ...]] = (50, 34, 52, 30, 36, 34)  # what is worth keeping, by role
LEAST_GAIN: Final = 0.01  # what a risk with the bomb costs beyond what is reckoned
# As the soldier has it.
COUP_GAIN: Final = 0.1  # what a coup brings of the win that is still open, beyond the blow
EXCHANGE_GAIN: Final = 0.03  # what an exchange adds to the best of hands
EXCHANGE_MENDS: Final = 0.3  # the part of what a hand lacks that an exchange brings
GOOD_CARD: Final = 0.45  # a hand lacks nothing at so much a card, and so much
GOOD_HAND: Final = 0.2
STAY_OUT: Final = 0.012  # a bystander challenges only for more than that
COUPS: Final = 0.9  # how often a rival who can pay for a coup stages one before the next turn
MURDERS: Final = 0.2  # ... and who can pay an assassin sends one
FEARED_BLUFF: Final = 717  # of 1024: how often a Contessa for the last card is thought to be bluffed
CORNERED: Final = 1.6  # so many times likelier is a Contessa that was claimed for the last card: anybody would
# How often a block is bluffed, of 1024.
BLUFF_LIFE: Final = 1000  # a Contessa for the last card
BLUFF_CARD: Final = 220  # a Contessa for one of two
BLUFF_COINS: Final = 110  # whatever keeps the Captain off
BLUFF_AID: Final = 30


class Reckoning:
    """One seat's share of the win, after this or that has happened: strengths as a soldier sees them."""

    def __init__(self, s: Coup, seat: Seat, doubts: list[float], told: list[float]) -> None:
        table = s.table
        self.s: Final = s
        self.seat: Final = seat
        self.doubts: Final = doubts
        self.told: Final = told
        self.row = row_of(table.living)
        self.fewer = row_of(table.living & (table.living - 1))  # when somebody is gone
        self.first = table.next_living(table.turn)
        self.second = table.next_living(self.first)
        self.hand = hand_regard(s.hidden.hands[seat])
        self.others = 0.0
        self.others_fewer = 0.0
        self.believed = 1.0  # how likely nobody challenges
        self.rivals = 0
        for other in range(s.house.seats):
            if other != seat and table.living >> other & 1:
                self.others += self.of(self.row, other, table.influence[other], table.coins[other])
                self.others_fewer += self.of(self.fewer, other, table.influence[other], table.coins[other])
                self.rivals += 1
                self.believed *= 1.0 - doubts[other]

    def of(self, row: int, seat: Seat, cards: int, coins: int) -> float:
        """How strong a seat would be; of others one card is like another."""
        here = regard(row, cards, coins)
        if coins >= COUP_PRICE:
            if seat == self.first:
                here *= READIES[row]
            elif seat == self.second:
                here *= READIES_NEXT[row]
        if seat != self.seat:
            return here * UNKNOWN[cards]
        return here * (self.hand if cards >= self.s.table.influence[seat] else sqrt(self.hand))

    def share(self, cards: int, coins: int, target: Seat, loss: int, gain: int, relief: float) -> float:
        """My share with so many cards and coins more, and a target (-1: none) with so many cards less and coins more.

        `relief` is strength that others lose besides.
        """
        table = self.s.table
        held = table.influence[self.seat] + cards
        if held <= 0:
            return 0.0
        row = self.row
        rest = self.others
        if target >= 0:
            left = table.influence[target] - loss
            if left > 0:
                rest += self.of(row, target, left, table.coins[target] + gain)
            else:
                row = self.fewer
                rest = self.others_fewer
            rest -= self.of(row, target, table.influence[target], table.coins[target])
        if rest > relief:
            rest -= relief
        mine = self.of(row, self.seat, held, table.coins[self.seat] + coins)
        if self.rivals == 1:
            rival = self.second if self.first == self.seat else self.first
            left = table.influence[rival] - loss
            if self.first == rival and held == 1 and table.coins[rival] + gain >= COUP_PRICE:
                rest *= FINALE
            elif self.first == self.seat and left == 1 and table.coins[self.seat] + coins >= COUP_PRICE:
                mine *= FINALE
        return mine / (mine + rest)

    def is_doomed(self) -> bool:
        """Will the last rival end the game in its next turn, unless it loses a card or coins in mine?"""
        table = self.s.table
        return self.rivals == 1 and table.influence[self.seat] == 1 and table.coins[self.first] >= COUP_PRICE

    def action(self, verb: int, target: Seat, claim: int, true: bool) -> float:
        """What an action promises."""
        if verb == INCOME:
            return self.share(0, 1, -1, 0, 0, 0.0)
        if verb == AID:
            stopped = self.aid_blocked()
            return stopped * self.share(0, 0, -1, 0, 0, 0.0) + (1.0 - stopped) * self.share(0, 2, -1, 0, 0, 0.0)
        if verb == COUP:
            struck = self.share(0, -COUP_PRICE, target, 1, 0, 0.0)
            return struck + COUP_GAIN * (1.0 - struck)
        if claim < 0:
            return self.unclaimed(verb, target)
        return self.claimed(verb, target, claim, true)

    def unclaimed(self, verb: int, target: Seat) -> float:
        """The bomb, and conversions."""
        if verb == BOMB:
            saved = self.holding(target, CONTESSA)
            bombed = self.share(0, -BOMB_PRICE, target, 1, 0, 0.0)
            return (1.0 - saved) * bombed + saved * self.share(0, -BOMB_PRICE, -1, 0, 0, 0.0)
        assert verb == CONVERT_SELF or verb == CONVERT
        return self.converted(OWN_CONVERSION, self.seat) if verb == CONVERT_SELF else self.converted(CONVERSION, target)

    def converted(self, price: int, turncoat: Seat) -> float:
        """Another party for somebody: what it costs, and the blows that it keeps off me."""
        share = self.share(0, -price, -1, 0, 0, 0.0)
        struck = self.share(-1, -price, -1, 0, 0, 0.0)
        table = self.s.table
        before = self.exposure()
        table.resistance ^= 1 << turncoat
        after = self.exposure()
        table.resistance ^= 1 << turncoat
        return share + (share - struck) * (before - after)

    def exposure(self) -> float:
        """How many blows this seat has to expect before its next turn; who strikes, strikes at the strong."""
        table = self.s.table
        expected = 0.0
        for rival in range(self.s.house.seats):
            coins = table.coins[rival]
            if rival == self.seat or coins < ASSASSIN_PRICE or not table.living >> rival & 1:
                continue
            foes = table.fair_game(rival)
            if not foes >> self.seat & 1:
                continue
            total = 0.0
            for foe in range(self.s.house.seats):
                if foes >> foe & 1:
                    total += self.of(self.row, foe, table.influence[foe], table.coins[foe])
            mine = self.of(self.row, self.seat, table.influence[self.seat], table.coins[self.seat])
            expected += (COUPS if coins >= COUP_PRICE else MURDERS) * mine / total
        return expected

    def claimed(self, verb: int, target: Seat, claim: int, true: bool) -> float:
        s = self.s
        gain = 0
        loss = 0
        loot = 0
        stopped = 0.0
        aimed = -1
        hand = self.hand
        if verb == TAX:
            gain = 3
        elif verb == STEAL:
            aimed = target
            loot = min(LOOT, s.table.coins[target])
            gain = loot
            stopped = self.steal_blocked(target)
        elif verb == ASSASSINATE:
            aimed = target
            loss = 1
            gain = -ASSASSIN_PRICE
            stopped = self.murder_blocked(target)
        elif verb == EMBEZZLE:
            gain = s.table.reserve
        else:
            self.hand = hand * self.hand_gain(verb)
        done = self.share(0, gain, aimed, loss, -loot, 0.0)
        tested = 1.0 - self.believed
        if true:
            proven = self.share(0, gain, aimed, loss, -loot, self.others / self.rivals * 0.5)
        else:
            self.hand = hand
            proven = self.share(-1, 0, -1, 0, 0, 0.0)
        self.hand = hand
        if stopped > 0.0:
            price = ASSASSIN_PRICE if loss else 0
            done = (1.0 - stopped) * done + stopped * self.share(0, -price, -1, 0, 0, 0.0)
        return self.believed * done + tested * proven

    def hand_gain(self, verb: int) -> float:
        """How many times better the hand is; an exchange is worth more for a poor one."""
        if verb == EXAMINE:
            return 1.0 + 0.05 / self.rivals
        cards = len(self.s.hidden.hands[self.seat])
        lacks = GOOD_CARD * cards + GOOD_HAND - log(self.hand)
        return exp(EXCHANGE_GAIN + EXCHANGE_MENDS * lacks if lacks > 0.0 else EXCHANGE_GAIN)

    def holding(self, other: Seat, role: int) -> float:
        """How likely another holds a character, with what was claimed."""
        return holds(self.s, self.seat, other, role, self.told[other * 6 + role])

    def aid_blocked(self) -> float:
        free = 1.0
        s = self.s
        reach = s.table.fair_game(self.seat)
        for other in range(s.house.seats):
            if reach >> other & 1:
                free *= 1.0 - self.holding(other, DUKE)
        return 1.0 - free

    def steal_blocked(self, target: Seat) -> float:
        lacks = 1.0 - self.holding(target, CAPTAIN)
        lacks *= 1.0 - self.holding(target, self.s.house.envoy())
        return 1.0 - lacks * (1.0 - BLUFF_COINS / 1024)

    def murder_blocked(self, target: Seat) -> float:
        lacks = 1.0 - self.holding(target, CONTESSA)
        bluff = FEARED_BLUFF if self.s.table.influence[target] == 1 else BLUFF_CARD
        return 1.0 - lacks * (1.0 - bluff / 1024)

    # a challenge

    def challenge(self, claim: Claim, lie: float) -> float:
        """What a challenge promises more than letting the claim pass."""
        s = self.s
        seat = claim.seat
        deed = deed_of(s)
        if deed is None:  # the bomb
            heir = claim.aimed
            hit = heir == self.seat
            passing = self.share(-1 if hit else 0, 0, -1, 0, 0, 0.0)
            right = self.share(0, 0, seat, 2, 0, 0.0)
            wrong = self.share(-2 if hit else -1, 0, -1, 0, 0, 0.0)
            return lie * right + (1.0 - lie) * wrong - passing - LEAST_GAIN
        if claim.purpose == FOR_BLOCK:
            return self.challenge_block(deed, seat, lie)
        if deed.target == self.seat:
            return self.challenge_attack(deed, lie)
        gain = 0
        relief = 0.0
        if deed.verb == TAX:
            gain = 3
        elif deed.verb == STEAL:
            gain = min(LOOT, s.table.coins[deed.target])
            relief = self.lost_by(deed.target, 0, gain)
        elif deed.verb == EMBEZZLE:
            gain = s.table.reserve
        elif deed.verb == ASSASSINATE:
            relief = self.lost_by(deed.target, 1, 0)
        else:
            gain = 1
        refund = ASSASSIN_PRICE if deed.verb == ASSASSINATE else 0
        passing = self.share(0, 0, seat, 0, gain, relief)
        wrong = self.share(-1, 0, seat, 0, gain, relief)
        right = self.share(0, 0, seat, 1, refund, 0.0)
        return lie * right + (1.0 - lie) * wrong - passing - (STAY_OUT if self.rivals > 1 else 0.0)

    def lost_by(self, seat: Seat, cards: int, coins: int) -> float:
        """The strength that another seat loses with so many cards and coins."""
        table = self.s.table
        held = table.influence[seat]
        now = self.of(self.row, seat, held, table.coins[seat])
        return now - self.of(self.row, seat, held - cards, table.coins[seat] - coins) if held > cards else now

    def challenge_attack(self, deed: Deed, lie: float) -> float:
        """What is aimed at me: a block may still help, unless I challenge in vain."""
        s = self.s
        actor = deed.actor
        roles: i64 = s.hidden.roles(self.seat)
        if deed.verb == ASSASSINATE:
            hit = self.share(-1, 0, -1, 0, 0, 0.0)
            caught = self.share(-2, 0, -1, 0, 0, 0.0)
            right = self.share(0, 0, actor, 1, ASSASSIN_PRICE, 0.0)
            saved = roles >> CONTESSA & 1 == 1
            possible = unseen(s, self.seat, CONTESSA) > 0
            passing = self.with_block(actor, saved, possible, hit, caught)
            return lie * right + (1.0 - lie) * caught - passing
        loot = min(LOOT, s.table.coins[self.seat]) if deed.verb == STEAL else 0
        hit = self.share(0, -loot, actor, 0, loot, 0.0)
        caught = self.share(-1, -loot, actor, 0, loot, 0.0)
        right = self.share(0, 0, actor, 1, 0, 0.0)
        saved = (roles >> CAPTAIN & 1) + (roles >> s.house.envoy() & 1) > 0
        passing = self.with_block(actor, saved and deed.verb == STEAL, deed.verb == STEAL, hit, caught)
        return lie * right + (1.0 - lie) * caught - passing

    def with_block(self, actor: Seat, true: bool, possible: bool, hit: float, caught: float) -> float:
        """My share if I let the claim pass and block where that is better than to be hit."""
        if not possible and not true:
            return hit
        tested = 1.0 - self.believed * (1.0 - self.doubts[actor])
        if hit <= 0.0 and not true and self.rivals == 1:
            tested = max(tested, self.desperate())
        after = self.share(0, 0, actor, 1, 0, 0.0) if true else caught
        blocked = (1.0 - tested) * self.share(0, 0, -1, 0, 0, 0.0) + tested * after
        return max(hit, blocked)

    def desperate(self) -> float:
        """How often a Contessa for my last card is challenged by the last rival: as often as she must seem a lie."""
        left = unseen(self.s, self.seat, CONTESSA)
        lacks = hidden_cards(self.s, self.seat) - left
        return lacks / (lacks + left * CORNERED)

    def challenge_block(self, deed: Deed, blocker: Seat, lie: float) -> float:
        s = self.s
        passing = self.share(0, 0, -1, 0, 0, 0.0)
        wrong = self.share(-1, 0, -1, 0, 0, 0.0)
        gain = 0
        loot = 0
        loss = 1
        if deed.verb == AID:
            gain = 2
        elif deed.verb == STEAL:
            gain = min(LOOT, s.table.coins[deed.target])
            loot = gain
        else:
            loss = 2
        if deed.actor == self.seat:
            return lie * self.share(0, gain, blocker, loss, -loot, 0.0) + (1.0 - lie) * wrong - passing
        right = self.share(0, 0, blocker, loss, -loot, -self.lost_by(deed.actor, 0, -gain))
        return lie * right + (1.0 - lie) * wrong - passing - STAY_OUT


def is_cornered(s: Coup, claim: Claim) -> bool:
    """Is it a Contessa without whom the game would be over? Among several a challenge is left to the others."""
    deed = deed_of(s)
    if deed is None or claim.purpose != FOR_BLOCK or row_of(s.table.living):
        return False
    return deed.verb == ASSASSINATE and s.table.influence[claim.seat] == 1


def deed_of(s: Coup) -> Deed | None:
    """The action under way."""
    frame: Frame = s.top
    while frame is not NO_FRAME:
        if isinstance(frame, Deed):
            return frame
        frame = frame.below
    return None
