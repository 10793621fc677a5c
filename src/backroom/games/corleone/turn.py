"""A turn of Family Business (chapters 7 to 9, 12 and 14): thug, member, job or ally, and what a card's ability does.

One interpreter, `Ability`, carries out the effects of jobs and allies in their written order; each effect that needs a
choice is a procedure of its own in the modules around.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone import rows
from backroom.games.corleone.choosing import PickGoods, PickJobs, Shakedown, open_jobs
from backroom.games.corleone.control import Influence, Marker
from backroom.games.corleone.draw import DrawJobs
from backroom.games.corleone.effects import brings_anything, happens_by_itself, how_many, is_any_left
from backroom.games.corleone.figures import ANYBODY, NO_TERRITORY, Move, Neutral, Recall, Whack, decline, work_at
from backroom.games.corleone.icons import BY_CARD, use_icons
from backroom.games.corleone.payment import can_pay, pay_menu, payment
from backroom.games.corleone.procedure import Procedure
from backroom.games.corleone.rows import A_JOB, A_MEMBER, A_THUG, AN_ALLY, ANY_ACTION, Effect, Job
from backroom.games.corleone.state import Corleone, insert
from backroom.games.corleone.taking import Offers, Take, robbable
from backroom.games.corleone.targets import effects_of
from backroom.games.corleone.words import (
    ABILITY_FIRST,
    ACCEPT,
    ACTS,
    BUSINESSES,
    COMPLETE,
    DRAW,
    EFFECT_KIND,
    EMPTY,
    EVERY_KNOWER,
    FIRST_ALLY,
    FIRST_JOB,
    FIRST_SPACE,
    GUN,
    MAYOR,
    MONEY_FIRST,
    NARCOTICS,
    NOWHERE,
    ORDER_KIND,
    PLAY_ALLY,
    PLAY_MEMBER,
    PLAY_THUG,
    TURN_KIND,
)
from backroom.kernel.core import EVERYONE, NOUN_BITS, NOUN_MASK, PASS, RANDOM, Frame, Seat, Wait, act, solo

MONEY_OR_ABILITY: Final[tuple[int, ...]] = (act(MONEY_FIRST), act(ABILITY_FIRST))
DO_IT_OR_NOT: Final[tuple[int, ...]] = (act(ACCEPT), PASS)
DRAW_OR_NOT: Final[tuple[int, ...]] = (act(DRAW), PASS)


def job_of(s: Corleone, card: int) -> Job:
    return s.house.edition.jobs[card - FIRST_JOB]


def actions(s: Corleone, seat: Seat, only: int) -> list[int]:
    """CE-FB-02: everything the seat may do with one action of this kind."""
    table, cards = s.table, s.hidden.unique[seat]
    menu: list[int] = []
    if only <= A_THUG and table.thugs_left[seat]:
        spots = table.spots
        free = [b for b in range(BUSINESSES) if spots[b] != NOWHERE and table.thugs[spots[b]] == EMPTY]
        menu += [act(PLAY_THUG, business) for business in free]
    if (only == ANY_ACTION or only == A_MEMBER) and table.members_left[seat]:
        spaces = s.house.open_spaces
        menu += [act(PLAY_MEMBER, FIRST_SPACE + space) for space in spaces if table.spaces[space] == EMPTY]
    if only == ANY_ACTION or only == A_JOB:
        jobs = [card for card in cards if card < FIRST_ALLY] + table.public
        menu += [act(COMPLETE, card) for card in jobs if can_pay(s, seat, job_of(s, card))]
    if only == ANY_ACTION or only == AN_ALLY:
        menu += [act(PLAY_ALLY, card) for card in cards if card >= FIRST_ALLY]
    return menu


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Procedure):
    """CE-FB-02, CE-FB-03: exactly one action. A turn that an effect gives (`extra`) may be declined.

    Where Narcotics leave a choice, the job and its payment are said in several words, and nobody hears of them before
    the last one (CE-G-34). Somebody who can do nothing has to pass (CE-G-01), and only that player knows.
    """

    def __init__(self, who: Seat, only: int, extra: int) -> None:
        self.who = who
        self.only = only
        self.extra = extra

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.only, self.extra)

    def clone(self) -> Turn:
        return Turn(self.who, self.only, self.extra)

    def advance(self, s: Corleone) -> Wait | None:
        half = s.hidden.half
        if half:
            menu = pay_menu(s, self.who, job_of(s, half[0] & NOUN_MASK), half[1:])
        else:
            menu = actions(s, self.who, self.only) if s.table.has_figure(self.who) else []
            if self.extra or not menu:
                menu.append(PASS)
        rule = "CE-DO-16" if self.extra else "CE-FB-02"
        return solo(self.who, tuple(menu), TURN_KIND, rule, RANDOM, EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        half = s.hidden.half
        verb, noun = action >> NOUN_BITS, action & NOUN_MASK
        if half or verb == COMPLETE:
            said = half + [action]
            card = said[0] & NOUN_MASK
            if pay_menu(s, self.who, job_of(s, card), said[1:]):
                s.hidden.half = said
                return
            s.hidden.half = []
            self.complete(s, card, payment(s, self.who, job_of(s, card), said[1:]))
        elif action == PASS:
            s.table.say("CE-DO-16" if self.extra else "CE-G-01", "idle", self.who)
            s.pop(0 if self.extra else 1)
        elif verb == PLAY_THUG:
            s.table.put_thug(self.who, noun)
            self.work(s, noun)
        elif verb == PLAY_MEMBER:
            s.table.put_member(self.who, noun - FIRST_SPACE)
            self.work(s, noun)
        else:
            self.play_ally(s, noun)

    def work(self, s: Corleone, place: int) -> None:
        """CE-THUG-03, CE-FAM-02: a played figure shakes down at once."""
        s.swap(Done())
        work_at(s, self.who, place, neutral=False)

    def play_ally(self, s: Corleone, card: int) -> None:
        """CE-ALLY-02: face up, and its ability."""
        s.take_from_hand(self.who, card)
        s.hidden.knowers[card - FIRST_JOB] = EVERY_KNOWER
        insert(s.table.played[self.who], card)
        s.table.say("CE-ALLY-02", "ally", self.who, card)
        s.swap(Ability(self.who, card, 0, 0, 0))

    def complete(self, s: Corleone, card: int, goods: list[int]) -> None:
        """CE-JOB-03: the job is laid aside and its cost paid."""
        if card in s.table.public:
            s.table.public.remove(card)
        else:
            s.take_from_hand(self.who, card)
        s.hidden.knowers[card - FIRST_JOB] = EVERY_KNOWER
        s.table.say("CE-JOB-01", "job", self.who, card)
        jokers = goods.count(NARCOTICS) - job_of(s, card).cost[NARCOTICS - GUN]
        for good in goods:
            s.pay(self.who, good, "CE-JOB-03")
            if good == NARCOTICS and jokers:
                jokers -= 1
                s.table.say("CE-JOB-04", "stood_in", self.who)
        s.swap(Completion(self.who, card, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Done(Frame):
    """The action is over when what it has set going is."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Done:
        return Done()

    def advance(self, s: Corleone) -> Wait | None:
        s.pop()
        return None


@mypyc_attr(acyclic=True, free_list_len=1)
class Completion(Procedure):
    """CE-JOB-05, CE-JOB-06: ability and money in either order, then the card goes into the suitcase."""

    PAID: Final = 0
    MONEY_NEXT: Final = 1  # then the ability
    ABILITY_NEXT: Final = 2  # then the money
    MONEY_LAST: Final = 3
    OVER: Final = 4

    def __init__(self, who: Seat, card: int, step: int) -> None:
        self.who = who
        self.card = card
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.step)

    def clone(self) -> Completion:
        return Completion(self.who, self.card, self.step)

    def give_up(self, s: Corleone) -> None:
        s.lay_away(self.card)
        s.table.say("CE-G-31", "gave_up", self.who, self.card)

    def advance(self, s: Corleone) -> Wait | None:
        step = self.step
        if step == Completion.PAID and job_of(s, self.card).money:
            return solo(self.who, MONEY_OR_ABILITY, ORDER_KIND, "CE-JOB-05", act(MONEY_FIRST), EVERYONE)
        if step == Completion.MONEY_NEXT or step == Completion.MONEY_LAST:
            self.take_money(s)
        if step == Completion.PAID or step == Completion.MONEY_NEXT:
            self.step = Completion.OVER
            s.push(Ability(self.who, self.card, 0, 0, 0))
        elif step == Completion.ABILITY_NEXT:
            self.step = Completion.MONEY_LAST
            s.push(Ability(self.who, self.card, 0, 0, 0))
        else:
            s.table.done[self.who].append(self.card)
            s.table.say("CE-JOB-06", "completed", self.who, self.card)
            s.pop()
        return None

    def take_money(self, s: Corleone) -> None:
        for note in job_of(s, self.card).money:
            if s.house.money_to_suitcase:
                s.gain_to_case(self.who, note, "CE-DIFF-10")
            else:
                s.gain(self.who, note, "CE-JOB-05")

    def hear(self, s: Corleone, action: int) -> None:
        money_first = action == act(MONEY_FIRST)
        self.step = Completion.MONEY_NEXT if money_first else Completion.ABILITY_NEXT
        s.table.say("CE-JOB-05", "ordered", self.who, self.card, int(money_first))


@mypyc_attr(acyclic=True, free_list_len=1)
class Ability(Procedure):
    """CE-ED-01: the effects of a card, in the written order. `struck` are the owners of the figures whacked last.

    `asked` says that the next effect, one that happens by itself, has been put to its user (CE-G-33).
    """

    def __init__(self, who: Seat, card: int, row: int, struck: int, asked: int) -> None:
        self.who = who
        self.card = card
        self.row = row
        self.struck = struck
        self.asked = asked

    def facts(self) -> tuple[int, ...]:
        return (self.who, self.card, self.row, self.struck, self.asked)

    def clone(self) -> Ability:
        return Ability(self.who, self.card, self.row, self.struck, self.asked)

    def told(self, s: Corleone, result: int) -> None:
        self.struck |= result

    def advance(self, s: Corleone) -> Wait | None:
        effects = effects_of(s, self.card)
        if self.row == len(effects):
            s.pop()
            return None
        e = effects[self.row]
        if e.do == rows.DO_DRAW_JOBS and e.look and s.table.deck + len(s.table.pile):
            return solo(self.who, DRAW_OR_NOT, EFFECT_KIND, "CE-DO-04", PASS, EVERYONE)
        if (
            s.house.ask_gains
            and not self.asked
            and happens_by_itself(e)
            and brings_anything(s, self.who, e, self.struck)
        ):
            return solo(self.who, DO_IT_OR_NOT, EFFECT_KIND, "CE-ED-02", act(ACCEPT), EVERYONE)
        if e.do == rows.DO_ICON:
            self.use_icons(s, effects)
            return None
        struck = 0 if e.do == rows.DO_WHACK else self.struck
        s.swap(Ability(self.who, self.card, self.row + 1, struck, 0))
        self.carry_out(s, e)
        return None

    def use_icons(self, s: Corleone, effects: list[Effect]) -> None:
        """CE-DO-01; icons side by side on an ally are used in any order (CE-G-02)."""
        icons, row = effects[self.row].icons, self.row + 1
        while self.card >= FIRST_ALLY and row < len(effects) and effects[row].do == rows.DO_ICON:
            icons += effects[row].icons
            row += 1
        s.swap(Ability(self.who, self.card, row, self.struck, 0))
        use_icons(s, self.who, icons, BY_CARD)

    def hear(self, s: Corleone, action: int) -> None:
        e = effects_of(s, self.card)[self.row]
        if action == act(ACCEPT):
            self.asked = 1
            s.table.say("CE-G-33", "accepted", self.who)
            return
        self.row += 1
        if action == PASS:
            decline(s, self.who)
        else:
            s.reshuffle()
            s.push(DrawJobs(self.who, e.look, e.keep, 0, 1))

    def carry_out(self, s: Corleone, e: Effect) -> None:
        """Begin one effect; those that need no choice are over at once, those that cannot be do nothing (CE-ED-03)."""
        who, card, row = self.who, self.card, self.row
        match e.do:
            case rows.DO_GOODS if is_any_left(s, e.choose):
                s.push(PickGoods(who, e.choose, e.count, 0))
            case rows.DO_MONEY_PER:
                self.take_money(s, e)
            case rows.DO_DRAW_JOBS if not e.look and open_jobs(s, e.source):
                s.push(PickJobs(who, e.source, e.keep, 0))
            case rows.DO_SHAKEDOWN:
                s.push(Shakedown(who, card, row, e.count, 0, NOWHERE))
            case rows.DO_WHACK:
                rival = s.table.next_seat(who) if e.each_rival else ANYBODY
                s.push(Whack(who, card, row, e.count, NO_TERRITORY, rival, 0))
            case rows.DO_MOVE:
                s.push(Move(who, card, row, e.count, 0))
            case rows.DO_RECALL:
                s.push(Recall(who, card, row, e.count))
            case rows.DO_TAKE if robbable(s, who, e, self.victims(s, e)):
                self.take(s, e)
            case rows.DO_OFFER if brings_anything(s, who, e, self.struck):
                s.push(Offers(who))
            case rows.DO_MARKER:
                s.push(Marker(who, card, row))
            case rows.DO_INFLUENCE:
                s.push(Influence(who, card, row))
            case rows.DO_PROTECT:
                s.table.protected |= 1 << who
                s.table.say("CE-DO-13", "protected", who)
            case rows.DO_HAND_LIMIT if s.table.act < ACTS - 1:  # the last limit is always the same
                s.table.more_cards[who] = s.table.more_cards[who] + e.amount
                s.table.say("CE-DO-14", "hand_limit", who, e.amount)
            case rows.DO_NEUTRAL:
                s.push(Neutral(who, MAYOR + e.figure))
            case rows.DO_AGAIN if s.table.has_figure(who):
                s.push(Turn(who, e.kind, 1))
            case _:
                s.table.say("CE-ED-03", "no_effect", who, card)

    def take_money(self, s: Corleone, e: Effect) -> None:
        """CE-DO-03: a note for each of something."""
        times = min(e.most, how_many(s, self.who, e.per))
        if not times:
            s.table.say("CE-ED-03", "no_effect", self.who, self.card)
        for _ in range(times):
            s.gain(self.who, e.value, "CE-DO-03")

    def victims(self, s: Corleone, e: Effect) -> int:
        """CE-DO-09: all rivals, or the owners of the figures just whacked, as a mask."""
        rivals = s.table.playing & ~(1 << self.who)
        return rivals if e.source in (rows.ONE_RIVAL, rows.EACH_RIVAL) else rivals & self.struck

    def take(self, s: Corleone, e: Effect) -> None:
        """CE-DO-09: who is robbed has to be named, unless it is everybody or only one could be meant."""
        victims = self.victims(s, e)
        named = e.source == rows.EACH_RIVAL or (e.source != rows.ONE_RIVAL and victims & (victims - 1) == 0)
        s.push(Take(self.who, self.card, self.row, victims, int(named)))
