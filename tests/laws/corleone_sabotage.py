"""Sabotage of Corleone's Empire of every other sort: at least one for each law that a game can break by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backroom.games.corleone import (
    control,
    guess,
    icons,
    phases,
    refusals,
    spelling,
    state,
    sweep,
    taking,
    turn,
    unseen,
)
from backroom.games.corleone import table as public
from backroom.games.corleone import words as w
from backroom.games.corleone.game import CORLEONE, CorleoneGame
from backroom.kernel import core, run
from backroom.kernel.core import DONE, PASS, Wait, act, solo
from backroom.laws.check import Place
from tests.laws.corleone_leaks import BIDS, HALF_SAID, JOBS, OFFERS, SUITCASES, TRIBUTE
from tests.laws.tampering import Tamper, breaks, scene, wrap

MARKERS = scene(sweep.MARKERS, CORLEONE)


def breaks_law(law: int, place: Place, *, visible: bool = True, walks: int = 0) -> Callable[[Tamper], Tamper]:
    return breaks(law, place, visible=visible, game=CORLEONE, walks=walks)


@breaks_law(1, TRIBUTE, visible=False)
def an_empire_ends_without_a_result() -> None:
    wrap(CorleoneGame, "result", lambda _, __, ___: None)


@breaks_law(2, SUITCASES, visible=False)
def who_has_nothing_to_launder_has_nothing_to_say() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None or wait.menus != ((PASS,),):
            return wait
        return solo(self.who, (), wait.kind, wait.rule, core.RANDOM, wait.seen_by)

    wrap(icons.Icons, "advance", advance)


@breaks_law(4, BIDS, visible=False, walks=6)
def clones_share_their_suitcases() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.cases = self.cases
        return twin

    wrap(state.Hidden, "clone", clone)


@breaks_law(4, HALF_SAID, visible=False)
def clones_forget_half_a_choice() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.half = []
        return twin

    wrap(state.Hidden, "clone", clone)


@breaks_law(6, MARKERS, visible=False)
def a_guess_turns_the_stacks_over() -> None:
    def lay_board(original: Any, self: Any, s: Any, view: Any) -> None:
        original(self, s, view)
        for stack in s.table.stacks:
            stack.reverse()

    wrap(guess.Guesser, "lay_board", lay_board)


@breaks_law(6, SUITCASES, visible=False)
def a_guess_deals_a_note_twice() -> None:
    def pools(original: Any, self: Any) -> Any:
        money, goods, jobs, allies = original(self)
        return [*money[1:], *money[-1:]], goods, jobs, allies

    wrap(unseen.Unseen, "pools", pools)


@breaks_law(7, JOBS, visible=False)
def a_refusal_names_a_rule_that_nobody_knows() -> None:
    def forbids(original: Any, s: Any, seat: int, action: int) -> str:
        rule: str = original(s, seat, action)
        return "CE-FB-99" if rule == "CE-FB-01" else rule

    wrap(refusals, "forbids", forbids)


@breaks_law(8, BIDS, walks=6)
def the_quickest_bidder_takes_the_horse() -> None:
    quickest: list[int] = []

    def heard(original: Any, s: Any, i: int, action: int) -> None:
        if s.wait.kind is w.BID_KIND and action == DONE and not any(answer == DONE for answer in s.answers):
            quickest[:] = [s.wait.seats[i]]
        original(s, i, action)

    def hear_lists(original: Any, self: Any, s: Any, lists: list[list[int]]) -> None:
        s.table.take_horse(quickest[0], "CE-ICON-09")
        original(self, s, lists)

    wrap(run, "heard", heard)
    wrap(phases.Bribery, "hear_lists", hear_lists)


@breaks_law(9, MARKERS)
def a_marker_is_lost() -> None:
    def mark(original: Any, self: Any, seat: int, territory: int, rule: str) -> None:
        original(self, seat, territory, rule)
        self.markers[seat] -= 1

    wrap(public.Table, "mark", mark)


@breaks_law(9, JOBS)
def a_note_is_minted() -> None:
    def gain(original: Any, self: Any, seat: int, card: int, rule: str) -> None:
        original(self, seat, card, rule)
        self.table.supply[card] += 1

    wrap(state.Corleone, "gain", gain)


@breaks_law(9, TRIBUTE, visible=False)
def a_discarded_job_is_gone_for_good() -> None:
    def lay_away(original: Any, self: Any, card: int) -> None:
        original(self, card)
        if card in self.table.pile:
            self.table.pile.remove(card)

    wrap(state.Corleone, "lay_away", lay_away)


@breaks_law(10, BIDS, visible=False, walks=6)
def a_bid_is_misread() -> None:
    CORLEONE.notation.reading["bid $3"] = act(w.BID, w.FIVE)


@breaks_law(10, MARKERS, visible=False)
def a_scene_forgets_the_river() -> None:
    """Read again it is written the same, so only the question gives it away."""

    def fields(original: Any, self: Any, s: Any) -> dict[str, list[str]]:
        return {**original(self, s), "river": []}

    wrap(spelling.Scenery, "fields", fields)


@breaks_law(11, MARKERS)
def a_marker_cites_a_rule_that_nobody_knows() -> None:
    def say(original: Any, self: Any, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        original(self, "CE-TURF-99" if what == "marked" else rule, what, args, seen_by)

    wrap(core.Out, "say", say)


@breaks_law(12, JOBS)
def icons_forget_why_while_they_ask() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        self.why = icons.BY_CARD
        return wait

    wrap(icons.Icons, "advance", advance)


@breaks_law(12, MARKERS)
def a_turn_lowers_protection_while_it_asks() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        s.table.protected ^= 1
        return original(self, s)

    wrap(turn.Turn, "advance", advance)


@breaks_law(14, OFFERS, walks=40)
def the_clock_offers_a_note_that_is_not_there() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None:
            return None
        fallback = act(w.OFFER, w.FIVE)
        return Wait(wait.mode, wait.kind, wait.rule, wait.seats, wait.menus, fallback, False, False, wait.seen_by)

    wrap(taking.Offers, "advance", advance)


@breaks_law(14, MARKERS, visible=False)
def the_clock_raises_a_marker_that_is_on_top() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None:
            return None
        fallback = act(w.RAISE, w.FIRST_TERRITORY)
        return solo(self.who, wait.menus[0], wait.kind, wait.rule, fallback, wait.seen_by)

    wrap(control.Marker, "advance", advance)
