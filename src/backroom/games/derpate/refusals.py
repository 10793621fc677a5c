"""Why not: for every word that is refused, the rule that refuses it, and what people ask for in vain.

The rules themselves offer only what is allowed. This page looks at what was said instead, at what lies open and at the
speaker's own money, and names the rule that a patient friend at the table would name.
"""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.events import Bailing, Vacating
from backroom.games.derpate.setup import SetUp
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.tableau import Service, TakeOver, Visit
from backroom.games.derpate.turn import Turn, dice_left
from backroom.games.derpate.uses import Interrupts
from backroom.kernel.core import NOUN_BITS, NOUN_MASK, PASS, Seat, act
from backroom.kernel.run import place

CHIP_OF = {
    w.USE_WEDDING: w.WEDDING,
    w.USE_GRANDCHILD: w.GRANDCHILD,
    w.USE_BIRTHDAY: w.BIRTHDAY,
    w.USE_COP: w.COP,
    w.USE_JUDGE: w.JUDGE,
    w.USE_SENATOR: w.SENATOR,
}
UNASKED = {
    w.PUT_CAR: "DP-SETUP-08",
    w.CHOOSE: "DP-SETUP-07",
    w.PLACE: "DP-ROUND-03",
    w.FAVOUR: "DP-FAV-04",
    w.VACATE: "DP-EVT-08",
    w.BAIL: "DP-EVT-08",
    w.SINK: "DP-EVT-08",
    **dict.fromkeys((w.USE_WEDDING, w.USE_GRANDCHILD, w.USE_BIRTHDAY), "DP-GAP-13"),
    **dict.fromkeys((w.USE_COP, w.USE_JUDGE, w.USE_SENATOR), "DP-CHIP-03"),
}
# In the midst of an action there is no pause for these (DP-GAP-38), and no throw.
MIDST = {
    **dict.fromkeys((w.USE_WEDDING, w.USE_GRANDCHILD, w.USE_BIRTHDAY, w.FAVOUR), "DP-GAP-38"),
    **dict.fromkeys((w.USE_COP, w.USE_JUDGE), "DP-GAP-14"),
    w.USE_SENATOR: "DP-GAP-15",
}


def forbids(s: DerPate, seat: Seat, action: int) -> str:
    """The rule that refuses this word of this seat now; empty if only the kernel can say why."""
    if not s.table.in_play(seat):
        return "DP-GAP-36"
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if place(s, seat) < 0:
        return UNASKED.get(verb, "")
    match s.top:
        case SetUp() as setup:
            rule = in_setup(setup, verb)
        case Turn() as turn:
            rule = in_turn(s, turn, seat, action)
        case Interrupts():
            rule = with_chip(s, seat, verb, noun) if verb in CHIP_OF else UNASKED.get(verb, "DP-GAP-13")
        case Visit():
            rule = "DP-ROW2-09" if verb == w.OCCUPY else in_the_midst(s, seat, verb, noun)
        case TakeOver() as takeover:
            taking = verb == w.TAKE_OVER
            rule = no_takeover(s, seat, noun, takeover.kind) if taking else in_the_midst(s, seat, verb, noun)
        case Service() as service:
            rule = in_service(s, service, verb, noun) or in_the_midst(s, seat, verb, noun)
        case Vacating():
            rule = in_vacating(s, seat, action)
        case Bailing():
            rule = "DP-GAP-23" if verb == w.BAIL or action == PASS else ""
        case _:
            rule = ""
    return rule or s.wait.rule


def wishes(s: DerPate, seat: Seat) -> list[int]:
    """Options a person would look for here, whether or not they can be had."""
    table, top = s.table, s.top
    if isinstance(top, Turn):
        return turn_wishes(s, top, seat)
    if isinstance(top, TakeOver):
        return [act(w.TAKE_OVER, i) for i in s.house.spaces_of_kind[top.kind] if table.owner[i] not in (w.VACANT, seat)]
    if isinstance(top, Service) and top.person == w.CONSIGLIERE:
        return [act(w.MAN, i) for i in range(w.SPACES) if table.owner[i] == w.VACANT]
    if isinstance(top, Service) and top.person == w.INFORMER:
        return [act(w.INFORM, i) for i in range(w.SPACES) if table.owner[i] not in (w.VACANT, seat)]
    if isinstance(top, Service) and top.person == w.BANKER:
        return [act(w.ADVANCE, w.INCOME), act(w.ADVANCE, w.FAVOURS)]
    if isinstance(top, Vacating):
        return [act(w.VACATE, i) for i in range(w.SPACES) if table.owner[i] == seat]
    return [act(w.BAIL, table.prison[seat])] if isinstance(top, Bailing) else []


def turn_wishes(s: DerPate, turn: Turn, seat: Seat) -> list[int]:
    """Dice, chips in hand, favours within reach of the marker, and the takeover of R1."""
    table = s.table
    found: list[int] = []
    if turn.stage == Turn.PLACING:
        left = dice_left(s)
        found += [act(w.PLACE, die) for die in range(w.DICE) if left >> die & 1]
    if table.chips[seat] >> w.WEDDING & 1:
        found.append(act(w.USE_WEDDING))
    if table.chips[seat] >> w.BIRTHDAY & 1:
        found += [act(w.USE_BIRTHDAY, track) for track in range(len(w.TRACKS))]
    if table.friends[seat]:
        for effect in s.house.edition.favours[: table.reach(seat, w.FAVOURS)]:
            found += favours_of(effect)
    if turn.stage == Turn.START and table.open_card == w.R1:
        found += [act(w.TAKE_OVER, i) for i in range(w.SPACES) if table.owner[i] not in (w.VACANT, seat)]
    return found


def favours_of(effect: int) -> list[int]:
    """The usual words for a favour, whether or not there is something to do."""
    if effect == w.FREE_MEMBER:
        return [act(w.FAVOUR, w.F_MEMBER)]
    if effect == w.TWO_STEPS:
        return [act(w.FAVOUR, w.F_STEPS + w.REPUTATION), act(w.FAVOUR, w.F_STEPS + w.INFLUENCE)]
    return [act(w.FAVOUR, w.F_MONEY)] if effect == w.MONEY else []


# One procedure after the other.


def in_setup(setup: SetUp, verb: int) -> str:
    if setup.step == SetUp.CAR:
        return "DP-SETUP-05"
    if verb == w.PUT_CAR:
        return "DP-SETUP-08"
    return "DP-SETUP-07" if verb == w.CHOOSE else ""


def in_turn(s: DerPate, turn: Turn, seat: Seat, action: int) -> str:
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if action == PASS:
        return "DP-DICE-08"
    if verb in CHIP_OF:
        return with_chip(s, seat, verb, noun) or red_chip(s, turn, verb, noun)
    match verb:
        case w.PLACE:
            return no_placing(s, turn, noun)
        case w.FAVOUR:
            return no_favour(s, seat, noun)
        case w.TAKE_OVER:
            if s.table.open_card == w.R1 and turn.stage != Turn.START:
                return "DP-CARD-R1a"
            if turn.stage != Turn.START:
                return "DP-DICE-06"
            if s.table.open_card != w.R1 or turn.raided:
                return "DP-CARD-R1a"
            return no_takeover(s, seat, noun, 0)
        case w.OCCUPY | w.MAN | w.FREE | w.INFORM | w.ADVANCE:
            return "DP-DICE-06"
        case _:
            return ""


def no_placing(s: DerPate, turn: Turn, die: int) -> str:
    if turn.stage != Turn.PLACING:
        return "DP-DICE-02" if turn.stage == Turn.START else "DP-DICE-06"
    return "DP-GAP-42" if dice_left(s) >> die & 1 else "DP-DICE-01"


def with_chip(s: DerPate, seat: Seat, verb: int, noun: int) -> str:
    """Why a chip cannot be used at any time: it is not there, or there is nothing to be had."""
    table = s.table
    if not table.chips[seat] >> CHIP_OF[verb] & 1:
        return "DP-CHIP-03"
    if verb == w.USE_WEDDING and not table.pool:
        return "DP-GAP-27"
    if verb == w.USE_BIRTHDAY and noun >= w.INCOME and table.reach(seat, noun) == s.house.lengths[noun]:
        return "DP-GAP-12"
    return ""


def in_the_midst(s: DerPate, seat: Seat, verb: int, noun: int) -> str:
    """Why a chip or a favour cannot be used while an action is being carried out."""
    return (with_chip(s, seat, verb, noun) if verb in CHIP_OF else "") or MIDST.get(verb, "")


def red_chip(s: DerPate, turn: Turn, verb: int, noun: int) -> str:
    """Why cop, judge or senator cannot be used now."""
    if verb in (w.USE_COP, w.USE_JUDGE):
        return "DP-GAP-14"
    if verb == w.USE_SENATOR and turn.stage == Turn.PLACING and turn.row == 2 and noun & 3 == w.WHITE:
        die = noun >> 2
        return "DP-GAP-42" if dice_left(s) >> die & 1 and s.table.dice[die] != w.PUPPET else "DP-GAP-15"
    return "DP-GAP-15" if verb == w.USE_SENATOR else ""


def no_favour(s: DerPate, seat: Seat, noun: int) -> str:
    table = s.table
    if not table.friends[seat]:
        return "DP-FAV-01"
    if table.favours_used >= w.FAVOURS_A_TURN:
        return "DP-FAV-04"
    reached = table.reach(seat, w.FAVOURS)
    if not reached:
        return "DP-FAV-03"
    return "DP-GAP-16" if effect_of(noun) in s.house.edition.favours[:reached] else "DP-FAV-02"


def effect_of(noun: int) -> int:
    """What a favour does, by its noun."""
    if noun == w.F_MEMBER:
        return w.FREE_MEMBER
    if noun < w.F_STEPS:
        return w.MARKER_BACK
    return w.TWO_STEPS if noun < w.F_MONEY else w.MONEY


def no_takeover(s: DerPate, seat: Seat, space: int, kind: int) -> str:
    table = s.table
    if table.owner[space] == w.VACANT:
        return "DP-ROW3-12"
    if table.owner[space] == seat or (kind and s.house.kind[space] != kind):
        return "DP-ROW3-07"
    return "DP-CAR-05" if table.is_protected(space) else "DP-ROW3-11"


def in_service(s: DerPate, service: Service, verb: int, noun: int) -> str:
    table = s.table
    if verb == w.MAN and service.person == w.CONSIGLIERE:
        return "DP-CAR-04" if table.owner[noun] == w.VACANT else "DP-ROW4-03"
    if verb == w.INFORM and service.person == w.INFORMER:
        family = table.owner[noun]
        if family not in (w.VACANT, service.who) and table.is_protected(noun):
            return "DP-CAR-05"
        return "DP-GAP-08" if family != w.VACANT and not table.is_player(family) else "DP-ROW4-05"
    if verb == w.ADVANCE and service.person == w.BANKER and noun >= w.INCOME:
        return "DP-GAP-12"
    return ""


def in_vacating(s: DerPate, seat: Seat, action: int) -> str:
    if action == PASS:
        return "DP-GAP-19"
    if action >> NOUN_BITS != w.VACATE:
        return ""
    return "DP-CARD-G3c" if s.table.owner[action & NOUN_MASK] == seat else "DP-CARD-G3a"
