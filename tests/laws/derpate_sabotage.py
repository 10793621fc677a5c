"""Sabotage of Der Pate: leaks of hidden money (DP-GAP-29), and something for every law a game can break by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from backroom.games.derpate import events, guess, refusals, spelling, state, sweep, turn
from backroom.games.derpate import table as public
from backroom.games.derpate import view as viewing
from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE, DerPateGame
from backroom.games.derpate.steps import Turn
from backroom.games.steps import Step
from backroom.kernel import core
from backroom.kernel.core import PASS, act, solo
from backroom.laws.check import Place
from tests.laws.tampering import Tamper, breaks, scene, wrap

HIDDEN = "options hidden_money"
MONEY = scene(f"2k / 9k / 4k favours=1 friends=1 ; round 6 ; {HIDDEN}", DERPATE)
PRISONERS = scene(f"{sweep.PRISONERS} ; {HIDDEN}", DERPATE)
FRIENDS = scene(f"1k / 3k / 2k ; round 7 ; dice black=1 white=4 grey=2 red=3 ; {HIDDEN}", DERPATE)
TAKEOVERS = scene(sweep.TAKEOVERS, DERPATE)
CHIPS = scene(sweep.CHIPS, DERPATE)
DEBTS = scene(sweep.DEBTS, DERPATE)


def breaks_law(law: int, place: Place, *, visible: bool = True, walks: int = 0) -> Callable[[Tamper], Tamper]:
    return breaks(law, place, visible=visible, game=DERPATE, walks=walks)


def on_view(change: Callable[[Any, Any], Any]) -> None:
    """Change every view: `change(view, state)`."""

    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        return change(original(self, s, seat), s)

    wrap(DerPateGame, "view", view)


# Leaks of money.


@breaks_law(5, MONEY)
def everybody_sees_the_money() -> None:
    def family(original: Any, self: Any, s: Any, seat: int) -> Any:
        return replace(original(self, s, seat), money=s.hidden.money[seat] * 1000)

    wrap(viewing.Viewer, "family", family)


@breaks_law(5, MONEY)
def the_pool_shows_who_is_rich() -> None:
    def richest(view: Any, s: Any) -> Any:
        return replace(view, pool=100 + max(range(len(s.hidden.money)), key=s.hidden.money.__getitem__))

    on_view(richest)


def telling(step: Step, secret: int) -> Step:
    return replace(step, used=secret) if isinstance(step, Turn) else step


@breaks_law(5, MONEY)
def a_breadcrumb_counts_money() -> None:
    on_view(lambda view, s: replace(view, where=[telling(step, sum(s.hidden.money)) for step in view.where]))


@breaks_law(5, MONEY)
def a_payment_tells_what_is_left() -> None:
    def receive(original: Any, self: Any, seat: int, amount: int, rule: str) -> None:
        original(self, seat, amount, rule)
        self.table.say(rule, "round", self.hidden.money[seat])

    wrap(state.DerPate, "receive", receive)


@breaks_law(5, FRIENDS)
def the_kind_of_question_tells_who_can_pay() -> None:
    def ask(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None or s.hidden.money[self.who] > 2:
            return wait
        return solo(self.who, wait.menus[0], w.PAUSE_KIND, wait.rule, wait.fallback, wait.seen_by)

    wrap(turn.Turn, "ask_to_place", ask)


@breaks_law(5, FRIENDS)
def the_clock_tells_who_can_pay() -> None:
    def ask(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None:
            return wait
        last = wait.menus[0][s.hidden.money[self.who] % len(wait.menus[0])]
        return solo(self.who, wait.menus[0], wait.kind, wait.rule, last, wait.seen_by)

    wrap(turn.Turn, "ask_to_place", ask)


@breaks_law(5, PRISONERS)
def who_cannot_pay_bail_is_not_asked() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        if s.table.prison[self.seat] and s.hidden.money[self.seat] < w.BAIL_PRICE:
            self.go_on(s)
            return None
        return original(self, s)

    wrap(events.Bailing, "advance", advance)


@breaks_law(5, MONEY)
def a_refusal_tells_who_is_rich() -> None:
    def forbids(original: Any, s: Any, seat: int, action: int) -> str:
        rule: str = original(s, seat, action)
        return "DP-GAP-26" if s.hidden.money[(seat + 1) % s.house.seats] > 20 else rule

    wrap(refusals, "forbids", forbids)


# Everything else.


@breaks_law(1, DEBTS, visible=False)
def der_pate_ends_without_a_result() -> None:
    wrap(DerPateGame, "result", lambda _, __, ___: None)


@breaks_law(2, CHIPS, visible=False)
def a_pause_offers_nothing() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None or wait.kind is not w.PAUSE_KIND:
            return wait
        return solo(self.who, (), wait.kind, wait.rule, core.RANDOM, wait.seen_by)

    wrap(turn.Turn, "advance", advance)


@breaks_law(4, DEBTS, visible=False)
def clones_share_their_money() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.money = self.money
        return twin

    wrap(state.Hidden, "clone", clone)


@breaks_law(4, CHIPS, visible=False)
def clones_forget_the_dice() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.dice = [w.UNROLLED] * w.DICE
        return twin

    wrap(public.Table, "clone", clone)


@breaks_law(6, DEBTS, visible=False)
def a_guess_forgives_debts() -> None:
    def lay_family(original: Any, s: Any, i: int, seat: Any) -> None:
        original(s, i, replace(seat, debts={}))

    wrap(guess, "lay_family", lay_family)


@breaks_law(7, CHIPS, visible=False)
def a_refusal_names_a_rule_that_nobody_wrote() -> None:
    def forbids(original: Any, s: Any, seat: int, action: int) -> str:
        rule: str = original(s, seat, action)
        return "DP-FAV-99" if rule == "DP-FAV-04" else rule

    wrap(refusals, "forbids", forbids)


@breaks_law(9, TAKEOVERS)
def a_drowned_member_is_gone_for_good() -> None:
    def sink(original: Any, self: Any, space: int, rule: str) -> None:
        family = self.owner[space]
        original(self, space, rule)
        if self.is_player(family):
            self.river[family] -= 1

    wrap(public.Table, "sink", sink)


@breaks_law(9, TAKEOVERS)
def a_debt_marker_is_copied() -> None:
    def owe(original: Any, self: Any, seat: int, holder: int, rule: str) -> None:
        original(self, seat, holder, rule)
        self.markers[seat] += 1

    wrap(public.Table, "owe", owe)


@breaks_law(9, CHIPS)
def a_friend_comes_from_nowhere() -> None:
    def befriend(original: Any, self: Any, seat: int, rule: str) -> None:
        original(self, seat, rule)
        self.friends[seat] += 1

    wrap(public.Table, "befriend", befriend)


@breaks_law(10, CHIPS, visible=False)
def a_die_is_misread() -> None:
    DERPATE.notation.reading["place red"] = act(w.PLACE, w.GREY)


@breaks_law(10, CHIPS, visible=False)
def a_scene_forgets_friends() -> None:
    """Read again it is written the same, so only the question gives it away."""

    def seat(original: Any, self: Any, s: Any, one: int) -> str:
        words: str = original(self, s, one)
        return " ".join(word for word in words.split() if not word.startswith("friends="))

    wrap(spelling.Scenery, "seat", seat)


@breaks_law(11, CHIPS)
def a_chip_cites_a_rule_that_nobody_knows() -> None:
    def say(original: Any, self: Any, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        original(self, "DP-CHIP-99" if what == "used_chip" else rule, what, args, seen_by)

    wrap(core.Out, "say", say)


@breaks_law(12, CHIPS)
def a_turn_counts_favours_while_it_asks() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        s.table.favours_used ^= 1
        return original(self, s)

    wrap(turn.Turn, "advance", advance)


@breaks_law(14, PRISONERS)
def the_clock_passes_where_nobody_may() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        return wait and solo(self.seat, wait.menus[0], wait.kind, wait.rule, PASS, wait.seen_by)

    wrap(events.Bailing, "advance", advance)
