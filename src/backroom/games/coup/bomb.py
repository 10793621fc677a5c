"""The Anarchist's bomb (chapter 11): handed over, it explodes, is defused or handed on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.claim import FOR_BOMB, NOT_PROVEN, Claim
from backroom.games.coup.court import BY_BOMB, Lose
from backroom.games.coup.state import Coup
from backroom.games.coup.words import (
    AT_HAND_ON,
    AT_REDIRECT,
    BOMB_KIND,
    CONTESSA,
    DEFUSE,
    EXPLODE,
    REDIRECT_KIND,
)
from backroom.kernel.core import EVERYONE, NOBODY, NOUN_BITS, NOUN_MASK, RANDOM, Frame, Seat, Wait, act, solo

MAY_EXPLODE_OR_DEFUSE: Final[tuple[int, ...]] = (act(EXPLODE), act(DEFUSE))


def bomb_heirs(s: Coup, giver: Seat, payer: Seat) -> int:
    """COUP-ANAR-08, COUP-ANAR-09: living, not the payer, not yet bombed; with the option, no party-mate."""
    reach = s.table.fair_game(giver) if s.house.bomb_party_limit else s.table.rivals(giver)
    return reach & ~s.table.bombed & ~(1 << payer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Bomb(Frame):
    """COUP-ANAR-04..COUP-ANAR-07, COUP-ANAR-11: the holder answers; each Contessa claim can be challenged."""

    ASKED: Final = 0
    DEFUSING: Final = 1
    HANDING: Final = 2
    REDIRECTING: Final = 3

    def __init__(self, payer: Seat, holder: Seat, step: int, heir: Seat) -> None:
        self.payer = payer
        self.holder = holder
        self.step = step
        self.heir = heir

    def facts(self) -> tuple[int, ...]:
        return (self.payer, self.holder, self.step, self.heir)

    def clone(self) -> Bomb:
        return Bomb(self.payer, self.holder, self.step, self.heir)

    def advance(self, s: Coup) -> Wait | None:
        heirs = bomb_heirs(s, self.holder, self.payer)
        if self.step == Bomb.REDIRECTING:
            if not heirs:  # the last one has left
                self.fizzle(s, "COUP-GAP-18")
                return None
            return solo(self.holder, AT_REDIRECT[heirs], REDIRECT_KIND, "COUP-GAP-18", RANDOM, EVERYONE)
        menu = MAY_EXPLODE_OR_DEFUSE + AT_HAND_ON[heirs]
        return solo(self.holder, menu, BOMB_KIND, "COUP-ANAR-04", MAY_EXPLODE_OR_DEFUSE[0], EVERYONE)

    def hear(self, s: Coup, action: int) -> None:
        if self.step == Bomb.REDIRECTING:
            self.hand_over(s, action & NOUN_MASK, "COUP-GAP-18")
            return
        verb = action >> NOUN_BITS
        if verb == EXPLODE:
            s.table.say("COUP-ANAR-05", "exploded", self.holder)
            s.swap(Lose(self.holder, BY_BOMB))
            return
        if verb == DEFUSE:
            self.step = Bomb.DEFUSING
            self.heir = NOBODY
            s.table.say("COUP-ANAR-06", "defusing", self.holder)
        else:
            self.step = Bomb.HANDING
            self.heir = action & NOUN_MASK
            s.table.say("COUP-ANAR-07", "handing", self.holder, self.heir)
        s.push(Claim(self.holder, CONTESSA, FOR_BOMB, self.heir))

    def told(self, s: Coup, result: int) -> None:
        if result == NOT_PROVEN:
            self.blow_up(s)
        elif self.step == Bomb.DEFUSING:
            self.fizzle(s, "COUP-ANAR-06")
        elif s.table.alive(self.heir):
            self.hand_over(s, self.heir, "COUP-ANAR-07")
        elif bomb_heirs(s, self.holder, self.payer):
            self.step = Bomb.REDIRECTING
        else:
            self.fizzle(s, "COUP-GAP-18")

    def blow_up(self, s: Coup) -> None:
        """COUP-ANAR-11, COUP-ANAR-12: one influence for the challenge and one for the bomb, at once."""
        s.table.say("COUP-ANAR-12", "exploded", self.holder)
        for role in s.hidden.hands[self.holder].copy():
            if s.turn_up(self.holder, role, "COUP-ANAR-11"):
                return
        s.pop()

    def fizzle(self, s: Coup, rule: str) -> None:
        s.table.say(rule, "defused", self.holder)
        s.pop()

    def hand_over(self, s: Coup, heir: Seat, rule: str) -> None:
        s.table.receive_bomb(self.holder, heir, rule)
        self.holder = heir
        self.heir = NOBODY
        self.step = Bomb.ASKED
