"""How somebody plays Coup in a made-up world: quickly, and by what that seat could know there.

It reckons one step ahead with the odds of the cards it cannot see, and lies and doubts by chance.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from backroom.games.coup.answer import Block
from backroom.games.coup.claim import Claim
from backroom.games.coup.mind.counting import believed, holds, unseen
from backroom.games.coup.mind.judge import hand_worth, judge
from backroom.games.coup.mind.reckoning import (
    BLUFF_AID,
    BLUFF_CARD,
    BLUFF_COINS,
    BLUFF_LIFE,
    CORNERED,
    KEEP,
    Reckoning,
    is_cornered,
)
from backroom.games.coup.state import Coup
from backroom.games.coup.words import (
    AID,
    AMBASSADOR,
    ASSASSIN,
    ASSASSINATE,
    BLOCK_KIND,
    BOMB_KIND,
    CAPTAIN,
    CHALLENGE_KIND,
    CONTESSA,
    DECIDE_KIND,
    DRAFT_KIND,
    DUKE,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    EXPLODE,
    INCOME,
    INQUISITOR,
    LOSE_KIND,
    MAY_CHALLENGE,
    NO_DUKE,
    REDIRECT_KIND,
    RETURN_KIND,
    REVEAL_KIND,
    STEAL,
    TAX,
    TURN_KIND,
)
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS, Seat
from backroom.kernel.fate import mix
from backroom.kernel.mind import Mind

DOUBTED: Final = 0.05  # how often one rival challenges a claim
TRUST: Final = 5.0  # a claim is so many times likelier from a seat that holds the card
DENIED: Final = 0.4  # ... and a Duke so many times likelier from one who says that there is none
TEMPER: Final = 0.006  # how far from the better answer to a claim a soldier may be and still give it now and then
BLUFFED: Final = 150  # of 1024: how often a character that is not held may be claimed
NOISE: Final = 0.012  # what chance adds to a word, as a share of the win
HONEST: Final = 980  # of 1024: how often a block is made that can be proven


class CoupMind(Mind):
    """A soldier who remembers what was claimed before the worlds were made up, and the claim at hand."""

    def __init__(self) -> None:
        self.doubts: list[float] = [DOUBTED] * 10  # by seat: how often it is thought to challenge
        self.told: list[float] = [1.0] * 60  # by seat and role: how many times likelier a claim has made it
        self.trust = TRUST
        self.restless: list[float] = [0.0] * 10  # by seat: how often it challenges for no reason

    def is_quiet(self, s: Coup) -> bool:
        return s.wait.kind is TURN_KIND

    def choose(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        kind = s.wait.kind
        if kind is CHALLENGE_KIND:
            return self.challenge(s, seat, chance)
        if kind is TURN_KIND:
            return self.turn(s, seat, menu, chance)
        if kind is BLOCK_KIND:
            return self.block(s, seat, menu, chance)
        if kind is LOSE_KIND or kind is RETURN_KIND or kind is REVEAL_KIND:
            return self.give_up(s, seat, menu, chance)
        return self.other(s, seat, menu, chance)

    # my turn

    def turn(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        """The action that promises most, with a little chance; of characters it lacks, it pretends some."""
        best = menu[0]
        most = -1.0
        roles: i64 = s.hidden.roles(seat)
        pretended: i64 = 0
        reckoning = Reckoning(s, seat, self.doubts, self.told)
        often = 1024 if reckoning.is_doomed() else BLUFFED
        for role in range(6):
            if mix(chance, role) & 1023 < often and unseen(s, seat, role) > 0:
                pretended |= 1 << role
        for action in menu:
            verb = action >> NOUN_BITS
            if roles >> DUKE & 1 and (verb == INCOME or verb == AID):
                continue  # whoever has the Duke taxes
            claim = claim_of(s, verb)
            true = True
            if claim == NO_DUKE:
                true = not roles >> DUKE & 1
            elif claim >= 0:
                true = roles >> claim & 1 == 1
                if not true and not pretended >> claim & 1:
                    continue
            worth = reckoning.action(verb, action & NOUN_MASK, claim, true)
            worth += (mix(chance, action) & 1023) * (NOISE / 1024)
            if worth > most:
                most = worth
                best = action
        return best

    # others' claims

    def challenge(self, s: Coup, seat: Seat, chance: int) -> int:
        top = s.top
        if not isinstance(top, Claim):
            return PASS
        claimant = top.seat
        if top.claim == NO_DUKE:
            lie = holds(s, seat, claimant, DUKE, DENIED * self.told[claimant * 6 + DUKE])
        else:
            trust = CORNERED if is_cornered(s, top) else self.trust
            lie = 1.0 - believed(s, seat, claimant, top.claim, trust, self.told)
        if lie <= 0.0:
            return PASS
        if chance >> 10 & 1023 < self.restless[seat] * 1024:
            return MAY_CHALLENGE[1]
        reckoning = Reckoning(s, seat, self.doubts, self.told)
        gain = reckoning.challenge(top, lie)
        if gain <= -4 * TEMPER:
            return PASS
        often = 1.0 if gain >= 4 * TEMPER else 1.0 / (1.0 + exp(-gain / TEMPER))
        return MAY_CHALLENGE[1] if chance & 1023 < often * 1024 else PASS

    def block(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        roles: i64 = s.hidden.roles(seat)
        luck = chance & 1023
        for action in menu:
            if action and roles >> (action & NOUN_MASK) & 1:
                return action if luck < HONEST else PASS
        top = s.top
        if not isinstance(top, Block):
            return PASS
        often = BLUFF_AID
        if top.verb == ASSASSINATE:
            often = BLUFF_LIFE if s.table.influence[seat] == 1 else BLUFF_CARD
        elif top.verb == STEAL:
            often = BLUFF_COINS
        if luck >= often:
            return PASS
        action = menu[1 + (chance >> 10) % (len(menu) - 1)]
        return action if unseen(s, seat, action & NOUN_MASK) > 0 else PASS

    # cards

    def give_up(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        """What is least worth keeping; a second copy is worth little."""
        hand = s.hidden.hands[seat]
        best = menu[0]
        least = 1000
        for action in menu:
            role = action & NOUN_MASK
            worth = KEEP[role] + (mix(chance, role) & 7)
            if hand.count(role) > 1:
                worth -= 40
            if worth < least:
                least = worth
                best = action
        return best

    def other(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        kind = s.wait.kind
        if kind is DECIDE_KIND:
            return menu[1] if KEEP[s.hidden.shown] >= 36 else menu[0]
        if kind is BOMB_KIND:
            return self.bomb(s, seat, menu, chance)
        if kind is REDIRECT_KIND:
            return strongest(s, menu, 0)
        if kind is DRAFT_KIND:
            return self.draft(menu, chance)
        return menu[chance % len(menu)] if len(menu) == 2 and menu[0] >> NOUN_BITS == menu[1] >> NOUN_BITS else menu[0]

    def bomb(self, s: Coup, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        """Explode, defuse, or hand it on to the strongest."""
        claims = s.hidden.roles(seat) >> CONTESSA & 1 == 1
        if not claims and unseen(s, seat, CONTESSA) > 0:
            claims = chance & 1023 < (BLUFF_LIFE if s.table.influence[seat] == 1 else 100)
        if not claims:
            return EXPLODE << NOUN_BITS
        if len(menu) > 2 and chance >> 10 & 3:
            return strongest(s, menu, 2)
        return menu[1]

    def draft(self, menu: tuple[int, ...], chance: int) -> int:
        total = 0
        for action in menu:
            total += KEEP[action & NOUN_MASK] - 20
        k = chance % total
        for action in menu:
            k -= KEEP[action & NOUN_MASK] - 20
            if k < 0:
                return action
        return menu[0]

    # worlds

    def stir(self, s: Coup, viewer: Seat, weights: list[float], chance: int, swaps: int) -> None:
        """Deal a guess anew, so that likelier hands come more often: `weights` are the viewer's, by seat and role.

        Cards of rivals are swapped with the court's and with each other's where that is likely enough (Metropolis and
        others 1953); cards that the viewer knows stay.
        """
        n = s.house.seats
        hands = s.hidden.hands
        court = s.hidden.court.counts
        for k in range(swaps):
            x = mix(chance, k)
            seat = x % n
            x //= n
            hand = hands[seat]
            if seat == viewer or not hand:
                continue
            i = x & 1 if len(hand) > 1 else 0
            x >>= 1
            role = hand[i]
            fixed: i64 = s.hidden.knows(viewer, seat)
            if fixed >> role & 1 or role == s.hidden.shown:
                continue
            other = x % (n + 1)
            x //= n + 1
            if other == n and s.table.court:
                self.swap_with_court(hand, i, court, s.table.court, weights, seat * 6, x)
            elif other < n and other != viewer and other != seat and hands[other]:
                theirs = hands[other]
                j = x & 1 if len(theirs) > 1 else 0
                known: i64 = s.hidden.knows(viewer, other)
                if not known >> theirs[j] & 1 and theirs[j] != s.hidden.shown:
                    swap_hands(hand, i, theirs, j, weights, seat * 6, other * 6, x >> 1)
        for hand in hands:
            hand.sort()

    def swap_with_court(
        self, hand: list[int], i: int, court: list[int], size: int, weights: list[float], base: int, chance: int
    ) -> None:
        k = chance % size
        role = hand[i]
        for fresh in range(6):
            k -= court[fresh]
            if k < 0:
                if fresh != role and accepted(odds_of(hand, i, role, fresh, weights, base), chance // size):
                    hand[i] = fresh
                    court[fresh] -= 1
                    court[role] += 1
                return

    # judging

    def worth(self, s: Coup, shares: list[float]) -> None:
        judge(s, shares)

    def hand_worth(self, living: int, coins: int, hand: list[int]) -> float:
        """What these characters are worth to somebody with so many coins, for comparison with others."""
        return hand_worth(living, coins, hand)


def odds_of(hand: list[int], i: int, role: int, fresh: int, weights: list[float], base: int) -> float:
    """How many times likelier a hand is with another card in place of this one; twins count once."""
    odds = 1.0
    rest = hand[1 - i] if len(hand) == 2 else -1
    if rest != role:
        odds /= weights[base + role]
    if rest != fresh:
        odds *= weights[base + fresh]
    return odds


def swap_hands(
    hand: list[int], i: int, other: list[int], j: int, weights: list[float], base: int, base_other: int, chance: int
) -> None:
    role = hand[i]
    fresh = other[j]
    if role == fresh:
        return
    odds = odds_of(hand, i, role, fresh, weights, base) * odds_of(other, j, fresh, role, weights, base_other)
    if accepted(odds, chance):
        hand[i] = fresh
        other[j] = role


def accepted(odds: float, chance: int) -> bool:
    return odds >= 1.0 or (chance & 4095) < odds * 4096


def strongest(s: Coup, menu: tuple[int, ...], begin: int) -> int:
    """The word that is aimed at whoever is strongest, from this place of the menu on."""
    best = menu[begin]
    most = -1
    for i in range(begin, len(menu)):
        seat = menu[i] & NOUN_MASK
        here = s.table.influence[seat] * 5 + s.table.coins[seat]
        if here > most:
            most = here
            best = menu[i]
    return best


def claim_of(s: Coup, verb: int) -> int:
    """What an action claims; -1 if nothing."""
    if verb == TAX:
        return DUKE
    if verb == STEAL:
        return CAPTAIN
    if verb == ASSASSINATE:
        return ASSASSIN
    if verb == EXCHANGE:
        return INQUISITOR if s.house.inquisitor else AMBASSADOR
    if verb == EXAMINE:
        return INQUISITOR
    return NO_DUKE if verb == EMBEZZLE else -1
