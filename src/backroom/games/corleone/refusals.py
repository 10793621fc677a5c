"""Why not: for every word that is refused, the rule that refuses it, and what people ask for in vain.

The rules themselves offer only what is allowed. This page looks at what was said instead and at the procedure under
way, and names the rule that a patient friend at the table would name. It looks at the speaker's own cards and at what
lies open, never at another's hand.
"""

from __future__ import annotations

from backroom.games.corleone import words as w
from backroom.games.corleone.choosing import Shakedown
from backroom.games.corleone.figures import Move, Neutral, Whack
from backroom.games.corleone.icons import Icons, Sale, Swap, number
from backroom.games.corleone.phases import Bribery, FamilyBusiness, Favours, Tribute
from backroom.games.corleone.rows import ANY_ACTION
from backroom.games.corleone.shake import Front
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import owner_of
from backroom.games.corleone.taking import Take
from backroom.games.corleone.turn import Ability, Completion, Turn, job_of
from backroom.kernel.core import DONE, NOUN_BITS, NOUN_MASK, PASS, SOLO, Seat, act
from backroom.kernel.run import place

ACTIONS = (w.PLAY_THUG, w.PLAY_MEMBER, w.COMPLETE, w.PLAY_ALLY)
OF_ICONS = (w.GAIN, w.LAUNDER, w.DRAW, w.SELL, w.TRADE, w.TAKE_HORSE)
OF_CONTROL = (w.IN, w.MARK, w.UNMARK, w.RAISE, w.INFLUENCE)
OF_EFFECTS = (*OF_CONTROL, w.WHACK, w.MOVE, w.TO, w.RECALL, w.PLACE, w.SHAKE, w.ROB)


def forbids(s: Corleone, seat: Seat, action: int) -> str:
    """The rule that refuses this word of this seat now; empty if only the kernel can say why."""
    if not s.table.in_play(seat):
        return "CE-G-31"
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if verb in OF_CONTROL and noun == w.PARK_PLACE:
        return "CE-CP-01"
    if verb == w.PLAY_THUG and noun == w.PARK_PLACE and place(s, seat) >= 0:
        return "CE-CP-02"
    if place(s, seat) < 0:
        return unasked(s, seat, verb)
    match s.top:
        case Turn() as turn:
            rule = in_turn(s, turn, seat, action)
        case Icons() as icons:
            rule = with_icons(icons, action)
        case Sale() | Swap():
            rule = in_trade(s, seat, verb, noun)
        case Bribery():
            rule = "CE-BRIBE-01" if verb == w.BID else ""
        case Tribute():
            rule = "CE-TRIB-02" if action == DONE or verb == w.DISCARD else ""
        case Favours():
            rule = "CE-G-19" if action == PASS else ""
        case _:
            rule = in_effect(s, seat, action)
    return rule or s.wait.rule


def wishes(s: Corleone, seat: Seat) -> list[int]:
    """Options a person would look for here, whether or not they can be had."""
    table, top = s.table, s.top
    if isinstance(top, Icons):
        sells = [act(w.SELL, n) for n in (1, 2, 3) if number(top.icons, w.SELL_ONE + n - 1)]
        return sells + ([act(w.TRADE)] if number(top.icons, w.SWAP) else [])
    if not isinstance(top, Turn) or s.hidden.half or top.only != ANY_ACTION:
        return []
    opened = [b for b in range(w.BUSINESSES) if table.spots[b] != w.NOWHERE]
    jobs = [card for card in s.hidden.unique[seat] if card < w.FIRST_ALLY] + table.public
    found = [act(w.PLAY_THUG, b) for b in opened] if table.thugs_left[seat] else []
    if table.members_left[seat]:
        found += [act(w.PLAY_MEMBER, w.FIRST_SPACE + i) for i in range(len(table.spaces))]
    found += [act(w.COMPLETE, card) for card in jobs]
    return found + [act(w.PLAY_ALLY, card) for card in table.played[seat]]


# Somebody who is not asked.


def unasked(s: Corleone, seat: Seat, verb: int) -> str:
    """A word of somebody whose turn it is not."""
    stack = s.stack
    if verb in ACTIONS and any(isinstance(frame, FamilyBusiness) for frame in stack):
        return out_of_turn(s, seat, verb)
    if verb in OF_ICONS and any(isinstance(frame, Front) for frame in stack):
        return "CE-G-04"
    if verb in OF_EFFECTS and s.wait.mode == SOLO and any(isinstance(frame, Ability) for frame in stack):
        return "CE-ED-04"
    if verb == w.TAKE and isinstance(s.top, Favours):
        return no_favour(s, s.top, seat)
    if verb == w.BID and isinstance(s.top, Bribery):
        return "CE-BRIBE-01"
    return "CE-TRIB-03" if verb == w.DISCARD and isinstance(s.top, Tribute) else ""


def no_favour(s: Corleone, favours: Favours, seat: Seat) -> str:
    if favours.served >> seat & 1:
        return "CE-BRIBE-05"
    return "CE-BRIBE-04" if favours.total(s, seat) else "CE-BRIBE-07"


def out_of_turn(s: Corleone, seat: Seat, verb: int) -> str:
    if s.table.has_figure(seat):
        return "CE-FB-01"
    if verb == w.COMPLETE:
        return "CE-JOB-09"
    return "CE-ALLY-05" if verb == w.PLAY_ALLY else "CE-FB-04"


# One's own turn.


def in_turn(s: Corleone, turn: Turn, seat: Seat, action: int) -> str:
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if s.hidden.half:
        job = job_of(s, s.hidden.half[0] & NOUN_MASK)
        return "CE-G-07" if verb == w.PAY and not job.cost[noun - w.GUN] else "CE-G-34"
    if action == PASS:
        return "CE-FB-03"
    if verb not in ACTIONS:
        return ""
    if turn.only != ANY_ACTION and verb != ACTIONS[turn.only - 1]:
        return "CE-DO-16"
    match verb:
        case w.PLAY_THUG:
            return "CE-THUG-02" if s.table.thugs_left[seat] and s.table.spots[noun] != w.NOWHERE else "CE-THUG-01"
        case w.PLAY_MEMBER:
            return closed_or_full(s, noun) if s.table.members_left[seat] else "CE-FAM-01"
        case w.COMPLETE:
            return no_job(s, seat, noun)
        case _:
            return "CE-ALLY-03" if noun in s.table.played[seat] else "CE-ALLY-02"


def closed_or_full(s: Corleone, space: int) -> str:
    return "CE-BOARD-06" if space - w.FIRST_SPACE in s.house.open_spaces else "CE-BOARD-07"


def no_job(s: Corleone, seat: Seat, card: int) -> str:
    if card in s.table.public or card in s.hidden.unique[seat]:
        return "CE-JOB-03"
    return "CE-JOB-08" if any(card in done for done in s.table.done) else "CE-JOB-01"


# Icons and trades.


def with_icons(icons: Icons, action: int) -> str:
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if action == PASS:
        return "CE-DIFF-08"
    match verb:
        case w.LAUNDER if number(icons.icons, w.SUITCASE):
            return "CE-ICON-03"
        case w.SELL if number(icons.icons, w.SELL_ONE + noun - 1):
            return "CE-G-30"
        case w.TRADE if number(icons.icons, w.SWAP):
            return "CE-G-30"
        case w.DRAW if number(icons.icons, w.JOB):
            return "CE-OUT-03"
        case w.TAKE_HORSE if number(icons.icons, w.HORSE):
            return "CE-ICON-09"
        case w.GAIN if number(icons.icons, noun):
            return "CE-OUT-02" if noun < w.MONEY else "CE-OUT-01"
        case _:
            return ""


def in_trade(s: Corleone, seat: Seat, verb: int, card: int) -> str:
    if verb == w.DISCARD and card in s.table.played[seat]:
        return "CE-G-12"
    if verb == w.DISCARD and any(isinstance(frame, Completion) and frame.card == card for frame in s.stack):
        return "CE-ED-05"
    return ""


# What cards do.


def in_effect(s: Corleone, seat: Seat, action: int) -> str:
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    match s.top:
        case Whack() as whack:
            return in_whack(s, whack, seat, action)
        case Move():
            return in_move(s, seat, verb, noun)
        case Neutral() as neutral if verb == w.PLACE:
            return in_placing(s, neutral, noun)
        case Shakedown() if verb == w.SHAKE:
            return no_shakedown(s, noun)
        case Take() if verb == w.ROB:
            return "CE-ED-06" if noun == seat else "CE-DO-09"
        case _:
            return "CE-ED-01" if verb in OF_EFFECTS and not is_offered(s, verb) else ""


def is_offered(s: Corleone, verb: int) -> bool:
    """Does the open question take this verb, with another noun?"""
    return s.wait.mode != SOLO or any(action >> NOUN_BITS == verb for action in s.wait.menus[0])


def no_shakedown(s: Corleone, noun: int) -> str:
    if noun >= w.FIRST_SPACE and noun - w.FIRST_SPACE not in s.house.open_spaces:
        return "CE-BOARD-07"
    return "CE-G-10" if noun == w.PARK_PLACE else "CE-DO-05"


def in_whack(s: Corleone, whack: Whack, seat: Seat, action: int) -> str:
    verb, noun = action >> NOUN_BITS, action & NOUN_MASK
    if action == PASS:
        return "CE-WHACK-01"
    if verb == w.IN:
        return "CE-DO-06"
    if verb != w.WHACK:
        return "CE-ED-01" if verb in OF_EFFECTS else ""
    figure = s.table.figure_at(noun)
    if figure == w.EMPTY:
        return "CE-WHACK-03" if noun == w.CHIEF_PLACE and w.POLICE_CHIEF in s.table.river else "CE-DO-06"
    if is_protected(s, figure, seat):
        return "CE-DO-13"
    area = within_reach(s, whack)
    return "CE-DO-06" if s.table.territories_of(noun) & area else "CE-ED-06"


def within_reach(s: Corleone, whack: Whack) -> int:
    """The mask of the territories that the open choice is about."""
    if s.hidden.half:
        return 1 << (s.hidden.half[0] & NOUN_MASK) - w.FIRST_TERRITORY
    return 1 << whack.territory if whack.territory >= 0 else whack.area(s)


def in_move(s: Corleone, seat: Seat, verb: int, noun: int) -> str:
    if verb == w.MOVE and not s.hidden.half:
        figure = s.table.figure_at(noun)
        return "CE-DO-13" if figure != w.EMPTY and is_protected(s, figure, seat) else "CE-DO-07"
    if verb != w.TO or not s.hidden.half:
        return "CE-ED-01" if verb in OF_EFFECTS else ""
    figure = s.table.figure_at(s.hidden.half[0] & NOUN_MASK)
    return bad_place(s, figure, noun) or "CE-DO-07"


def in_placing(s: Corleone, neutral: Neutral, noun: int) -> str:
    if noun == w.PARK_PLACE:
        return "CE-CP-02" if neutral.figure == w.UNION_BOSS else "CE-NEUT-02"
    here = s.table.place_of(neutral.figure)
    standing = w.FIRST_TERRITORY + s.table.chief if neutral.figure == w.POLICE_CHIEF else here
    if here != w.NOWHERE and noun == standing:
        return "CE-G-15"
    rule = bad_place(s, neutral.figure, noun)
    return {"CE-G-09": "CE-NEUT-02", "CE-BOARD-06": "CE-DO-15"}.get(rule, rule)


def bad_place(s: Corleone, figure: int, noun: int) -> str:
    """Why a figure cannot go there: the wrong sort of place, a closed one, an occupied one."""
    square = figure == w.UNION_BOSS or (figure < w.MAYOR and figure & 3 == w.THUG)
    if figure == w.POLICE_CHIEF:
        return "CE-G-15" if w.FIRST_TERRITORY <= noun < w.PARK_PLACE else "CE-G-09"
    if not (noun < w.BUSINESSES if square else noun >= w.FIRST_SPACE):
        return "CE-G-09"
    if noun >= w.FIRST_SPACE:
        return closed_or_full(s, noun)
    return "CE-BOARD-06" if s.table.spots[noun] != w.NOWHERE else "CE-THUG-01"


def is_protected(s: Corleone, figure: int, seat: Seat) -> bool:
    owner = owner_of(figure)
    return owner not in (w.NEUTRAL, seat) and s.table.protected >> owner & 1 == 1
