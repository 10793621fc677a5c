"""Sabotage of every other sort: at least one for each law but the fifth, which has a page of its own."""

from __future__ import annotations

from typing import Any

from backroom.games import table as tables
from backroom.games.coup import claim, court, guess, house, notation, state, turn
from backroom.games.coup import table as public
from backroom.games.coup import words as w
from backroom.games.fates import Fate
from backroom.kernel import core, plain, run
from backroom.kernel.core import PASS, UNSAID, WINDOW, act, solo
from tests.laws.leaks import CLASSIC
from tests.laws.tampering import breaks, scene, wrap

RICH = scene("duke captain 9 / ambassador contessa 9 / duke assassin 9")
PARTIES = scene("duke captain 3 / ambassador contessa 3 / duke assassin 3 ; options reformation")


@breaks(1, CLASSIC)
def nobody_ever_loses_an_influence() -> None:
    def advance(_: Any, __: Any, s: Any) -> None:
        s.pop()

    wrap(court.Lose, "advance", advance)
    house.House.max_turns = property(lambda _: 0, lambda *_: None)  # type: ignore[assignment]


@breaks(1, CLASSIC, visible=False)
def a_game_ends_without_a_result() -> None:
    from backroom.games.coup.game import CoupGame

    wrap(CoupGame, "result", lambda _, __, ___: None)


@breaks(2, RICH, visible=False)
def ten_coins_leave_nothing_to_do() -> None:
    def turn_wait(original: Any, s: Any, seat: int) -> Any:
        wait = original(s, seat)
        return solo(seat, (), wait.kind, wait.rule, core.RANDOM, wait.seen_by) if s.table.coins[seat] >= 10 else wait

    wrap(turn, "turn_wait", turn_wait)


@breaks(3, CLASSIC, visible=False)
def chance_remembers_how_often_it_was_asked() -> None:
    asked = [0]

    def outcome(original: Any, self: Any, n: int, odds: Any) -> Any:
        asked[0] += 1
        return original(self, n + asked[0], odds)

    wrap(Fate, "outcome", outcome)


@breaks(4, CLASSIC, visible=False)
def clones_share_their_coins() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.coins = self.coins
        return twin

    wrap(public.Table, "clone", clone)


@breaks(4, CLASSIC, visible=False)
def clones_forget_what_was_declared() -> None:
    def clone(original: Any, self: Any) -> Any:
        twin = original(self)
        twin.declared = PASS
        return twin

    wrap(public.Table, "clone", clone)


@breaks(4, CLASSIC, visible=False)
def pickles_lack_the_coins() -> None:
    def contents(original: Any, thing: Any) -> Any:
        held = original(thing)
        del held["table"]["coins"]
        return held

    wrap(core, "contents", contents)


@breaks(4, CLASSIC, visible=False)
def a_frame_does_not_tell_all_that_it_is_made_of() -> None:
    def facts(original: Any, self: Any) -> Any:
        return (*original(self)[:-1], claim.Prove.ASKED)

    wrap(claim.Prove, "facts", facts)


@breaks(4, CLASSIC, visible=False)
def equality_does_not_look_at_what_is_hidden() -> None:
    def frozen(original: Any, value: Any) -> Any:
        return original(value) if type(value) is not state.Hidden else ()

    wrap(plain, "frozen", frozen)


@breaks(6, PARTIES, visible=False)
def a_guess_forgets_the_parties() -> None:
    def lay_public(original: Any, s: Any, view: Any) -> None:
        original(s, view)
        s.table.resistance = 0

    wrap(guess, "lay_public", lay_public)


@breaks(6, CLASSIC, visible=False)
def a_guess_deals_a_card_twice() -> None:
    def unseen(original: Any, s: Any, seen: Any) -> Any:
        cards = original(s, seen)
        return [*cards[1:], cards[-1]]

    wrap(guess, "unseen", unseen)


@breaks(7, CLASSIC, visible=False)
def a_refused_word_leaves_a_trace() -> None:
    def refused(original: Any, self: Any, seat: int, action: int) -> Any:
        self.state.table.turns += 1
        return original(self, seat, action)

    wrap(tables.Table, "refused", refused)


@breaks(7, CLASSIC, visible=False)
def a_refused_word_is_written_down() -> None:
    def hear_action(original: Any, self: Any, seat: int, action: int) -> None:
        self.log.append((seat, action))
        original(self, seat, action)
        self.log.pop(-2)

    wrap(tables.Table, "hear_action", hear_action)


@breaks(8, CLASSIC)
def the_fastest_voice_wins() -> None:
    def heard(original: Any, s: Any, i: int, action: int) -> None:
        if s.wait.mode == WINDOW and action != PASS:
            run.put_answers(s, [UNSAID if k == i else PASS for k in range(len(s.answers))])
        original(s, i, action)

    wrap(run, "heard", heard)


@breaks(9, CLASSIC)
def a_coin_vanishes_in_a_theft() -> None:
    def rob(original: Any, self: Any, thief: int, victim: int, coins: int, rule: str) -> None:
        original(self, thief, victim, coins, rule)
        self.put_coins(thief, self.coins[thief] - min(1, coins))

    wrap(public.Table, "rob", rob)


@breaks(10, CLASSIC, visible=False)
def a_word_is_misread() -> None:
    notation.READ["block captain"] = act(w.BLOCK, w.AMBASSADOR)


@breaks(10, CLASSIC, visible=False)
def a_scene_is_read_with_another_turn() -> None:
    def read_scene(original: Any, text: str) -> Any:
        return original(text.replace("turn P2", "turn P1"))

    wrap(notation, "read_scene", read_scene)


@breaks(10, CLASSIC, visible=False)
def a_scene_is_written_with_another_turn() -> None:
    """Read again it is written the same, so only the question gives it away."""

    def spell_scene(original: Any, s: Any) -> str:
        text: str = original(s)
        return text.replace("turn P2", "turn P1")

    wrap(notation, "spell_scene", spell_scene)


@breaks(11, CLASSIC)
def an_event_cites_a_rule_that_nobody_knows() -> None:
    def say(original: Any, self: Any, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        original(self, "COUP-GEN-99" if what == "took" else rule, what, args, seen_by)

    wrap(core.Out, "say", say)


@breaks(12, CLASSIC)
def a_turn_tidies_up_while_it_asks() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        s.table.declared = PASS
        return original(self, s)

    wrap(turn.Turn, "advance", advance)


@breaks(12, CLASSIC)
def a_frame_counts_how_often_it_asks() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        self.step += 8
        return original(self, s)

    wrap(claim.Prove, "advance", advance)


@breaks(12, CLASSIC, visible=False)
def a_frame_does_nothing_at_all() -> None:
    asked: list[int] = []

    def advance(original: Any, self: Any, s: Any) -> Any:
        asked.append(1)
        return original(self, s) if len(asked) % 2 else None

    wrap(claim.Claim, "advance", advance)


@breaks(14, CLASSIC)
def the_clock_loses_a_card_that_is_not_there() -> None:
    def advance(original: Any, self: Any, s: Any) -> Any:
        wait = original(self, s)
        if wait is None:
            return None
        return solo(self.seat, wait.menus[0], wait.kind, wait.rule, act(w.LOSE, w.CONTESSA), wait.seen_by)

    wrap(court.Lose, "advance", advance)
