"""Leaks of different kinds, each a small change to the rules that lets a secret out. Law 5 must see them all."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from backroom.games.coup import claim, court, inquisitor, refusals, setup, state, table, telling, turn
from backroom.games.coup import words as w
from backroom.games.coup.game import CoupGame
from backroom.kernel import core
from backroom.kernel.core import EVERYONE, UNSAID, Kind, act, solo
from backroom.laws.check import Place
from tests.laws.tampering import breaks, scene, wrap

CLASSIC = scene("duke captain 3 / ambassador contessa 3 / duke assassin 3")
INQUISITORS = scene("inquisitor captain 2 / inquisitor duke 2 / contessa assassin 2 ; options inquisitor")
LAST_CARDS = scene("duke +captain 4 / contessa +duke 4 / assassin +captain 4 / ambassador +contessa 4")
PENNILESS = scene("duke captain 0 / ambassador contessa 0 / duke assassin 0 / contessa captain 0")
DRAFT = Place(2, {})
HURRY = Kind("prove", seconds=5, open_menu=False)


def told_to_all(what: str) -> None:
    def say(original: Any, self: Any, rule: str, event: str, args: tuple[int, ...], seen_by: int) -> None:
        original(self, rule, event, args, EVERYONE if event == what else seen_by)

    wrap(core.Out, "say", say)


@breaks(5, CLASSIC)
def drew_is_told_to_all() -> None:
    told_to_all("drew")


@breaks(5, CLASSIC)
def returned_role_is_told_to_all() -> None:
    told_to_all("returned")


@breaks(5, INQUISITORS)
def examined_role_is_told_to_all() -> None:
    told_to_all("revealed")


@breaks(5, INQUISITORS)
def examined_card_is_parked_in_the_frame() -> None:
    """The oldest mistake of the field: a private fact in a public pending object."""

    def hear(original: Any, self: Any, s: Any, action: int) -> None:
        original(self, s, action)
        if self.step == inquisitor.Examine.DECIDING and s.top is self:
            self.step |= (s.hidden.shown + 1) << 4

    wrap(inquisitor.Examine, "hear", hear)


@breaks(5, CLASSIC)
def only_true_blockers_are_asked() -> None:
    def blockers(original: Any, s: Any, actor: int, verb: int, target: int) -> int:
        mask: int = original(s, actor, verb, target)
        true = sum(1 << seat for seat in w.seats_of(mask) if w.DUKE in s.hidden.hands[seat])
        return true if verb == w.AID and true else mask

    wrap(turn, "blockers", blockers)


@breaks(5, CLASSIC)
def the_view_tells_who_has_answered() -> None:
    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        seen = original(self, s, seat)
        owing = [asked for i, asked in enumerate(s.wait.seats) if not s.answers or s.answers[i] == UNSAID]
        return replace(seen, asked=tuple(owing))

    wrap(CoupGame, "view", view)


@breaks(5, CLASSIC)
def the_view_counts_all_words() -> None:
    """A number for the whole table tells that somebody has answered (V1)."""

    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        seen = original(self, s, seat)
        return replace(seen, turns=seen.turns + sum(answer != UNSAID for answer in s.answers))

    wrap(CoupGame, "view", view)


@breaks(5, CLASSIC)
def a_drawn_card_tells_its_place_in_hand() -> None:
    places: list[int] = [0]

    def draw(original: Any, self: Any, seat: int, role: int, rule: str) -> None:
        original(self, seat, role, rule)
        places[0] = self.hands[seat].index(role)

    def say(original: Any, self: Any, rule: str, what: str, *args: int) -> None:
        original(self, rule, what, *args, *(places if what == "drew_card" else ()))

    telling.EVENTS["drew_card"] = (("seat", "place"), "{seat} draws a card and puts it at {place}")
    wrap(state.Hidden, "draw", draw)
    wrap(table.Table, "say", say)


@breaks(5, CLASSIC)
def only_dukes_may_tax() -> None:
    def turn_wait(original: Any, s: Any, seat: int) -> Any:
        wait = original(s, seat)
        if w.DUKE in s.hidden.hands[seat]:
            return wait
        menu = tuple(action for action in wait.menus[0] if action != act(w.TAX))
        return solo(seat, menu, wait.kind, wait.rule, wait.fallback, wait.seen_by)

    wrap(turn, "turn_wait", turn_wait)


@breaks(5, CLASSIC)
def a_bluffer_is_not_asked_for_proof() -> None:
    """A prompt that does not come tells as much as one that does (COUP-GAP-11)."""

    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait.menus[0] != (claim.CONCESSION,):
            return wait
        self.hear(s, claim.CONCESSION)
        return None

    wrap(claim.Prove, "advance", advance)


def on_proof(change: Any) -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        kind, fallback = change(wait)
        return solo(self.seat, wait.menus[0], kind, wait.rule, fallback, wait.seen_by)

    wrap(claim.Prove, "advance", advance)


@breaks(5, CLASSIC)
def the_clock_proves_for_who_can() -> None:
    """A proof after a time-out, or none, before all eyes."""
    on_proof(lambda wait: (wait.kind, wait.menus[0][0]))


@breaks(5, CLASSIC)
def the_clock_hurries_bluffers() -> None:
    on_proof(lambda wait: (HURRY if len(wait.menus[0]) == 1 else wait.kind, wait.fallback))


@breaks(5, CLASSIC)
def a_refusal_tells_of_the_actors_hand() -> None:
    def forbids(original: Any, s: Any, seat: int, action: int) -> str:
        rule: str = original(s, seat, action)
        return "COUP-TURN-08" if rule == "COUP-TURN-01" and w.DUKE in s.hidden.hands[s.table.turn] else rule

    wrap(refusals, "forbids", forbids)


@breaks(5, CLASSIC)
def the_court_grows_card_by_card() -> None:
    """Two cards go back in two words, and between them nothing may be seen of it (W4)."""

    def hear(original: Any, self: Any, s: Any, action: int) -> None:
        original(self, s, action)
        s.table.court += s.top is self

    def finish(original: Any, self: Any, s: Any) -> None:
        original(self, s)
        s.table.court -= self.cards - 1

    wrap(court.Exchange, "hear", hear)
    wrap(court.Exchange, "finish", finish)


@breaks(5, CLASSIC)
def an_exchange_tells_how_many_new_cards_went_back() -> None:
    went: list[int] = [0]

    def hear(original: Any, self: Any, s: Any, action: int) -> None:
        went[0] += action & 255 in s.hidden.drawn
        original(self, s, action)
        went[0] *= s.top is self

    def say(original: Any, self: Any, rule: str, what: str, *args: int) -> None:
        original(self, rule, what, *((args[0], went[0]) if what == "returned_cards" else args))

    wrap(court.Exchange, "hear", hear)
    wrap(table.Table, "say", say)


@breaks(5, LAST_CARDS)
def the_dead_see_every_hand() -> None:
    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        seen = original(self, s, seat)
        if seat is None or s.table.alive(seat):
            return seen
        hands = [tuple(w.ROLES[role] for role in hand) for hand in s.hidden.hands]
        return replace(seen, seats=tuple(replace(one, hand=hands[i]) for i, one in enumerate(seen.seats)))

    wrap(CoupGame, "view", view)


def roles_of(mask: int) -> list[str]:
    return [role for i, role in enumerate(w.ROLES) if mask >> i & 1]


@breaks(5, INQUISITORS)
def what_one_has_examined_all_know() -> None:
    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        seen = original(self, s, seat)
        masks = {
            owner: s.hidden.knows(0, owner) | s.hidden.knows(1, owner) | s.hidden.knows(2, owner) for owner in range(3)
        }
        return replace(seen, known={owner: roles_of(mask) for owner, mask in masks.items() if mask})

    wrap(CoupGame, "view", view)


@breaks(5, PENNILESS)
def blocks_in_waiting_are_counted() -> None:
    """Somebody else has blocked as well, and it never came to that: nobody may ever know."""

    def view(original: Any, self: Any, s: Any, seat: int | None) -> Any:
        seen = original(self, s, seat)
        return replace(seen, turns=seen.turns + len(s.hidden.blocks))

    wrap(CoupGame, "view", view)


@breaks(5, DRAFT)
def the_draft_tells_whether_both_kept_the_same() -> None:
    same: list[int] = [0]

    def hear_all(original: Any, self: Any, s: Any, answers: list[int]) -> None:
        same[0] = int(answers[0] == answers[1])
        original(self, s, answers)

    def say(original: Any, self: Any, rule: str, what: str, *args: int) -> None:
        original(self, rule, what, *((4 + same[0],) if what == "drafted" else args))

    wrap(setup.Draft, "hear_all", hear_all)
    wrap(table.Table, "say", say)
