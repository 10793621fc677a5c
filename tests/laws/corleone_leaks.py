"""Leaks of Corleone's Empire, each a small change to the rules that lets a secret out. Law 5 must see them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from backroom.games.corleone import icons, memory, phases, refusals, state, sweep, table, taking, turn
from backroom.games.corleone import view as viewing
from backroom.games.corleone import words as w
from backroom.games.corleone.game import CORLEONE, CorleoneGame
from backroom.kernel import run
from backroom.kernel.core import DONE, NOBODY, UNSAID, Wait, solo
from backroom.laws.check import Place
from tests.laws.leaks import told_to_all
from tests.laws.tampering import Tamper, breaks, scene, wrap

ALONE = sweep.alone(4)
JOBS = scene(
    f"2*booze mayor-on-the-stump / $2 booze shakedown / $3 vig-night ; {sweep.drowned(3)} ; public tip-from-the-docks"
    " ; tiles wall-street=longshore-hiring-hall"
    " ; at harcourt-and-vane=P0 gowanus-cold-storage=P1 paradiso-ballroom=P2",
    CORLEONE,
)
ROBBERIES = scene(sweep.ROBBERIES, CORLEONE)
POOR_AND_RICH = scene(
    f"8*gun 6*booze / $2 $5 / booze narcotics / shakedown ; public vig-night stick-up-at-the-card-game ; {ALONE}",
    CORLEONE,
)
MEMORIES = scene(
    f"police-chief society-columnist 4*gun 3*booze blood-money / shakedown / $3 ; {sweep.drowned(3)} ; turn P1"
    " ; public warehouse-heist empty-his-pockets vig-night"
    " ; at penn-central-railroad=P0 harcourt-and-vane=P1 paradiso-ballroom=P2 sunnyside-social-club=union-boss",
    CORLEONE,
)
LOOKS = scene(sweep.BETWEEN_TWO, CORLEONE)
PAYMENTS = scene(
    "gun booze narcotics / gun narcotics / booze $2 / $1 narcotics"
    f" ; public word-at-the-barbershop precinct-envelope tip-from-the-docks ; {ALONE}",
    CORLEONE,
)
OFFERS = scene(sweep.OFFERS, CORLEONE)
HALF_SAID = scene(sweep.HALF_SAID, CORLEONE)
BIDS = scene("$1 +3*$2 +2*$5 / $2 +3*$2 +2*$3 / $1 $3 +$1 +2*$2 +$3 ; act 3 ; phase bribery", CORLEONE)
TRIBUTE = scene("2*$1 $5 gun booze / 3*$2 narcotics shakedown / $3 booze $1 ; act 4 ; phase tribute", CORLEONE)
SUITCASES = scene(
    f"tax-adviser family-accountant police-chief-on-the-beat gun +$2 / $2 +$1 +$5 / $1 $3 booze +$3 / $5 ; {ALONE}",
    CORLEONE,
)


def leaks(place: Place, *, walks: int = 0) -> Callable[[Tamper], Tamper]:
    return breaks(5, place, game=CORLEONE, walks=walks)


def on_view(change: Callable[[Any, Any, int | None], Any]) -> None:
    """Change every view: `change(view, state, viewer)`."""

    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        return change(original(self, s, seat), s, seat)

    wrap(CorleoneGame, "view", view)


def on_seats(change: Callable[[Any, Any, int], Any]) -> None:
    """Change how everybody sees each player: `change(seat_view, state, seat)`."""
    on_view(lambda seen, s, _: replace(seen, seats=[change(one, s, i) for i, one in enumerate(seen.seats)]))


# What events tell.


@leaks(Place(2, {}), walks=1)
def a_dealt_job_is_told_to_all() -> None:
    told_to_all("dealt")


@leaks(JOBS)
def a_drawn_job_is_told_to_all() -> None:
    told_to_all("saw")


@leaks(JOBS)
def a_kept_job_is_told_to_all() -> None:
    told_to_all("kept")


@leaks(ROBBERIES)
def a_stolen_card_is_told_to_all() -> None:
    told_to_all("taken")


@leaks(LOOKS, walks=24)
def a_look_into_a_hand_is_shown_to_all() -> None:
    told_to_all("saw_card")


@leaks(JOBS)
def everybody_hears_the_colour_of_a_kept_job() -> None:
    colours: list[int] = [0]

    def keep_drawn(original: Any, self: Any, seat: int, rule: str) -> None:
        if self.hidden.kept:
            colours[0] = CORLEONE.rows.jobs[self.hidden.kept[0] - w.FIRST_JOB].colour
        original(self, seat, rule)

    def say(original: Any, self: Any, rule: str, what: str, *args: int) -> None:
        original(self, rule, what, *((args[0], 10 + colours[0]) if what == "kept_cards" else args))

    wrap(state.Corleone, "keep_drawn", keep_drawn)
    wrap(table.Table, "say", say)


@leaks(BIDS, walks=6)
def every_word_of_a_bid_is_heard() -> None:
    """Not what it says, only that it was said (W3)."""

    def heard(original: Any, s: Any, i: int, action: int) -> None:
        seat = s.wait.seats[i]
        if s.wait.kind is w.BID_KIND and action != DONE:
            s.table.say("CE-BRIBE-02", "bid_total", seat, 0)
        original(s, i, action)

    wrap(run, "heard", heard)


# What views show.


@leaks(SUITCASES)
def everybody_sees_how_many_goods_a_hand_holds() -> None:
    def goods(one: Any, s: Any, seat: int) -> Any:
        counts = s.hidden.counts[seat * w.PILES + w.GUN : (seat + 1) * w.PILES]
        return replace(one, more_cards=one.more_cards + sum(counts))

    on_seats(goods)


@leaks(SUITCASES)
def suitcases_lie_open() -> None:
    def money(one: Any, s: Any, seat: int) -> Any:
        return replace(one, known_money=[CORLEONE.notation.cards[note] for note in viewing.suitcase(s, seat)])

    on_seats(money)


@leaks(BIDS, walks=6)
def bids_are_seen_before_they_are_opened() -> None:
    def bids(seen: Any, s: Any, _: int | None) -> Any:
        if s.wait.kind is not w.BID_KIND:
            return seen
        return replace(seen, bids=[[CORLEONE.spell(word) for word in words] for words in s.lists])

    on_view(bids)


@leaks(TRIBUTE)
def a_hand_shrinks_while_tribute_is_chosen() -> None:
    def lighter(one: Any, s: Any, seat: int) -> Any:
        if s.wait.kind is not w.TRIBUTE_KIND or seat not in s.wait.seats:
            return one
        return replace(one, hand=one.hand - len(s.lists[s.wait.seats.index(seat)]))

    on_seats(lighter)


@leaks(TRIBUTE)
def the_view_tells_who_still_owes_tribute() -> None:
    def owing(seen: Any, s: Any, _: int | None) -> Any:
        late = [seat for i, seat in enumerate(s.wait.seats) if not s.answers or s.answers[i] == UNSAID]
        return replace(seen, asked=late)

    on_view(owing)


@leaks(TRIBUTE)
def the_view_counts_the_words_of_a_tribute() -> None:
    """A number for the whole table tells that somebody has said something (V1)."""
    on_view(lambda seen, s, _: replace(seen, deck=seen.deck + sum(len(words) for words in s.lists)))


@leaks(HALF_SAID)
def half_a_choice_is_shown_to_all() -> None:
    on_view(lambda seen, s, _: replace(seen, half=[CORLEONE.spell(word) for word in s.hidden.half]))


@leaks(PAYMENTS, walks=24)
def a_choice_of_payment_shows_in_the_frame() -> None:
    """Whoever has Narcotics and goods pays in two words, and that is a secret until the second one (CE-G-34)."""

    def hear(original: Any, self: Any, s: Any, action: int) -> None:
        original(self, s, action)
        self.only = self.only & 7 | 8 * bool(s.hidden.half)

    def advance(original: Any, self: Any, s: Any) -> Wait | None:
        self.only, marked = self.only & 7, self.only
        wait: Wait | None = original(self, s)
        self.only = marked
        return wait

    wrap(turn.Turn, "hear", hear)
    wrap(turn.Turn, "advance", advance)


@leaks(JOBS)
def the_deck_shows_what_is_in_it() -> None:
    """A number made of the odds of the next draw."""

    def bottom(seen: Any, s: Any, _: int | None) -> Any:
        return replace(seen, deck=sum(job * n for job, n in enumerate(s.hidden.deck.counts)))

    on_view(bottom)


@leaks(ROBBERIES)
def what_a_robber_knows_all_know() -> None:
    def known(original: Any, s: Any, owner: int, viewer: int | None) -> list[int]:
        cards: list[int] = original(s, owner, viewer)
        knowers = [s.hidden.knowers[card - w.FIRST_JOB] & ~(1 << owner) for card in s.hidden.unique[owner]]
        others = [card for card, mask in zip(s.hidden.unique[owner], knowers, strict=True) if mask]
        return sorted({*cards, *others})

    wrap(viewing, "known", known)


@leaks(LOOKS, walks=24)
def everybody_remembers_what_the_robber_has_seen() -> None:
    """Money and goods are counted by viewer (CE-G-35)."""

    def robbers(one: Any, s: Any, seat: int) -> Any:
        sure = [CORLEONE.notation.cards[card] for card in viewing.known(s, seat, 0)]
        return replace(one, known=sure) if seat else one

    on_seats(robbers)


@leaks(MEMORIES, walks=24)
def everybody_forgets_the_very_card_that_was_stolen() -> None:
    """What nobody else saw go makes all cards uncertain, and not only that one."""

    def miss_loss(original: Any, self: Any, owner: int, kind: int, first: int, last: int, _: int) -> None:
        original(self, owner, kind, first, last, (1 << self.seats) - 1)

    wrap(memory.Memory, "miss_loss", miss_loss)


# Who is asked what.


@leaks(OFFERS, walks=40)
def only_who_has_money_is_asked_for_an_offer() -> None:
    """A prompt that does not come tells as much as one that does (CE-DO-10)."""

    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        rich = [i for i, menu in enumerate(wait.menus) if menu != (0,)] if wait is not None else []
        if not rich:
            return wait
        seats = tuple(wait.seats[i] for i in rich)
        menus = tuple(wait.menus[i] for i in rich)
        return Wait(wait.mode, wait.kind, wait.rule, seats, menus, wait.fallback, False, False, wait.seen_by)

    wrap(taking.Offers, "advance", advance)


@leaks(POOR_AND_RICH, walks=24)
def who_has_none_of_a_sort_is_passed_over() -> None:
    wrap(taking, "some", lambda _, s, victim, e: any(taking.loot(s, victim, e)))


@leaks(SUITCASES, walks=24)
def nobody_is_asked_to_launder_without_money() -> None:
    def usable(original: Any, s: Any, user: int, packed: int) -> bool:
        notes = s.hidden.counts[user * w.PILES : user * w.PILES + w.MONEY]
        suitcases = icons.icon(w.SUITCASE, w.MOST_ICONS)
        answer: bool = original(s, user, packed if any(notes) else packed & ~suitcases)
        return answer

    wrap(icons, "usable", usable)


@leaks(SUITCASES)
def the_clock_launders_for_who_can() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None:
            return None
        return solo(self.who, wait.menus[0], wait.kind, wait.rule, wait.menus[0][0], wait.seen_by)

    wrap(icons.Icons, "advance", advance)


@leaks(SUITCASES)
def a_refusal_tells_of_another_hand() -> None:
    def forbids(original: Any, s: Any, seat: int, action: int) -> str:
        rule: str = original(s, seat, action)
        asked = s.wait.seats[0] if s.wait.seats else seat
        return "CE-ED-04" if seat != asked and s.hidden.counts[asked * w.PILES + w.GUN] else rule

    wrap(refusals, "forbids", forbids)


@leaks(BIDS)
def whoever_has_most_left_is_served_first() -> None:
    def next_bidder(_: Any, self: Any, s: Any) -> int:
        left = [sum(s.hidden.cases[seat * w.MONEY + w.THREE : (seat + 1) * w.MONEY]) for seat in range(s.house.seats)]
        bidders = [seat for seat in s.table.from_horse() if self.total(s, seat) and not self.served >> seat & 1]
        return max(bidders, key=lambda seat: (left[seat], self.total(s, seat)), default=NOBODY)

    wrap(phases.Favours, "next_bidder", next_bidder)
