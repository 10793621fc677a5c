"""Cards and the court (chapters 1, 2 and 4): dealing, drawing, losing an influence, the exchange."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.state import Coup
from backroom.games.coup.words import (
    DRAW_KIND,
    LOSE_KIND,
    MOST,
    RETURN,
    RETURN_KIND,
    TO_LOSE,
    TO_RETURN,
)
from backroom.kernel.core import EVERYONE, NOUN_MASK, RANDOM, Frame, Seat, Wait, act, roll, solo

# Why a seat draws: the rule of the draw.
DEALT: Final = 0
REPLACED: Final = 1
EXCHANGED: Final = 2
INQUIRED: Final = 3
FORCED: Final = 4
EMBEZZLER: Final = 5
DRAFTED: Final = 6
DEALT_TO_TWO: Final = 7
DRAW_RULES: Final[tuple[str, ...]] = (
    "COUP-SETUP-01",
    "COUP-CHAL-10",
    "COUP-CHR-08",
    "COUP-INQ-03",
    "COUP-INQ-06",
    "COUP-REF-EMBEZ-07",
    "COUP-2P-06",
    "COUP-2P-02",
)


# Why an influence is lost.
BY_CHALLENGE: Final = 0
BY_COUP: Final = 1
BY_ASSASSIN: Final = 2
BY_BOMB: Final = 3
BY_EMBEZZLING: Final = 4
BY_DOUBLE_DANGER: Final = 5
LOSS_RULES: Final[tuple[str, ...]] = (
    "COUP-CHAL-09",
    "COUP-GEN-04",
    "COUP-CHR-03",
    "COUP-ANAR-05",
    "COUP-REF-EMBEZ-05",
    "COUP-DD-01",
)


# These waits depend on so little that they are made once.
DRAW_WAITS: Final = [roll(DRAW_KIND, rule, 1 << seat) for rule in DRAW_RULES for seat in range(MOST)]
LOSES: Final = [
    solo(seat, menu, LOSE_KIND, "COUP-INFL-03", RANDOM, EVERYONE) for seat in range(MOST) for menu in TO_LOSE
]
EMBEZZLER_LOSES: Final = [
    solo(seat, menu, LOSE_KIND, "COUP-GAP-12", RANDOM, EVERYONE) for seat in range(MOST) for menu in TO_LOSE
]


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Frame):
    """COUP-SETUP-01, COUP-CHAL-10: a seat draws from the court; chance picks, only the seat sees."""

    def __init__(self, seat: Seat, left: int, reason: int) -> None:
        self.seat = seat
        self.left_to_draw = left
        self.reason = reason

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.left_to_draw, self.reason)

    def clone(self) -> Draw:
        return Draw(self.seat, self.left_to_draw, self.reason)

    def advance(self, s: Coup) -> Wait | None:
        return DRAW_WAITS[self.reason * MOST + self.seat]

    def odds(self, s: Coup) -> list[int]:
        return s.hidden.court.counts

    def hear(self, s: Coup, action: int) -> None:
        rule = DRAW_RULES[self.reason]
        s.hidden.draw(self.seat, action, rule)
        s.table.draw(self.seat, rule)
        if self.reason == EXCHANGED or self.reason == INQUIRED:
            s.hidden.drawn.append(action)
            s.hidden.drawn.sort()
        self.left_to_draw -= 1
        if self.left_to_draw == 0:
            s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Lose(Frame):
    """COUP-INFL-03: a seat loses an influence and chooses which; the last one goes unasked."""

    def __init__(self, seat: Seat, reason: int) -> None:
        self.seat = seat
        self.reason = reason

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.reason)

    def clone(self) -> Lose:
        return Lose(self.seat, self.reason)

    def advance(self, s: Coup) -> Wait | None:
        left = s.table.influence[self.seat]
        if left == 2:
            waits = EMBEZZLER_LOSES if self.reason == BY_EMBEZZLING else LOSES
            return waits[self.seat << 6 | s.hidden.roles(self.seat)]
        if left == 1 and s.turn_up(self.seat, s.hidden.hands[self.seat][0], LOSS_RULES[self.reason]):
            return None
        s.pop()
        return None

    def hear(self, s: Coup, action: int) -> None:
        if not s.turn_up(self.seat, action & NOUN_MASK, LOSS_RULES[self.reason]):
            s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange(Frame):
    """COUP-CHR-08, COUP-CHR-09, COUP-INQ-03: draw, then return as many, one card at a time.

    How many are back already is not told to anybody else: it shows only in the hand, which is hidden.
    """

    def __init__(self, seat: Seat, cards: int, drawn: int) -> None:
        self.seat = seat
        self.cards = cards
        self.drawn = drawn

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.cards, self.drawn)

    def clone(self) -> Exchange:
        return Exchange(self.seat, self.cards, self.drawn)

    def rule(self) -> str:
        return "COUP-CHR-09" if self.cards == 2 else "COUP-INQ-03"

    def advance(self, s: Coup) -> Wait | None:
        if not self.drawn:
            self.drawn = 1
            s.hidden.forget(self.seat)
            s.push(Draw(self.seat, self.cards, EXCHANGED if self.cards == 2 else INQUIRED))
            return None
        menu = TO_RETURN[s.hidden.roles(self.seat)]
        return solo(self.seat, menu, RETURN_KIND, self.rule(), act(RETURN, s.hidden.drawn[0]), 1 << self.seat)

    def hear(self, s: Coup, action: int) -> None:
        s.hidden.put_back(self.seat, action & NOUN_MASK, self.rule(), 1 << self.seat)
        if len(s.hidden.hands[self.seat]) == s.table.influence[self.seat]:
            self.finish(s)
            s.pop()

    def finish(self, s: Coup) -> None:
        """All is back: now, and only now, does the table see that cards were returned."""
        s.hidden.drawn = []
        s.table.return_cards(self.seat, self.cards)
