"""Search finds what there is to find, in any game, with the luck of its seed and within its budget."""

from __future__ import annotations

from random import Random
from time import perf_counter, process_time
from typing import cast

import pytest

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.bots.bot import Chair
from backroom.bots.reasons import Weighed
from backroom.bots.search import bot as search_bot
from backroom.bots.search.bot import Plan, SearchBot, Tried, mixed, ranked
from backroom.bots.search.budget import Budget, read_budget
from backroom.bots.search.tree import Search
from backroom.games import GAMES, find
from backroom.games.fates import Fate
from backroom.games.game import AnyMind, Game, View
from backroom.games.table import Table
from backroom.kernel.core import SEALED, WINDOW, Seat, State
from backroom.kernel.mind import Mind
from backroom.laws.check import places
from tests.auction import AUCTION, Sale, auction, opened
from tests.laws.toy import TOY
from tests.nim import NIM
from tests.talk import scene


def search(table: Table, seat: Seat, seed: int = 1, worlds: int = 16, mind: Mind | None = None) -> Search:
    """A search of a seat's open question, with a mind that says anything."""
    view, game = table.view(seat), table.game
    assert view.question is not None
    actions = [game.read(word) for word in view.question.actions]
    found = Search(mind or AnyMind(game), seat, table.seats, actions, seed)
    for n in range(worlds):
        found.add(game.guess(view, n))
    return found


def words(found: Search, game: Game) -> dict[str, float]:
    return {game.spell(node.action): mean for node, mean in zip(found.words, found.means(), strict=True)}


def best(found: Search, game: Game) -> str:
    means = words(found, game)
    return max(means, key=means.__getitem__)


# what it finds


def test_the_last_rival_is_couped() -> None:
    table = scene("duke captain 7 / assassin +contessa 6")
    found = search(table, 0)
    found.think(300)
    assert best(found, table.game) == "coup P1"
    assert words(found, table.game)["coup P1"] == 1


def test_the_rival_who_would_strike_next_is_struck_first() -> None:
    """Two rivals with one card each: one can pay for a coup, the other cannot."""
    table = scene("duke +captain 7 / assassin +contessa 7 / assassin +contessa 0")
    found = search(table, 0)
    found.tree, found.rivals = 6, True
    found.think(2_000)
    assert best(found, table.game) == "coup P1"


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_a_forced_win_is_found_some_words_ahead(left: int) -> None:
    """Leave the rival a multiple of four sticks."""
    table = Table(NIM, Fate(0), 2, {"left": left})
    found = search(table, 0, worlds=1)
    found.tree, found.rivals = 12, True
    found.think(3_000)
    assert best(found, NIM) == f"take {left % 4}"


def test_three_seek_their_own_advantage() -> None:
    """Four sticks, three seats: who leaves one to the next gives the game away; nothing here saves the first."""
    table = Table(NIM, Fate(0), 3, {"left": 4})
    found = search(table, 0, worlds=1)
    found.tree, found.rivals = 6, True
    found.think(2_000)
    assert max(found.means()) < 0.1


def test_without_a_tree_the_mind_speaks_for_everybody() -> None:
    table = Table(NIM, Fate(0), 2, {"left": 3})
    found = search(table, 0, worlds=1)
    found.think(300)
    assert words(found, NIM)["take 3"] == 1
    assert all(node.first is None for node in found.words)


def test_a_surely_false_claim_is_challenged() -> None:
    table = scene("contessa ambassador 2 / duke duke 2 / +duke captain 2", "P0 tax")
    found = search(table, 1)
    found.think(400)
    assert best(found, table.game) == "challenge"


# waits of several seats


class Doubter(AnyMind):
    """Always challenges, if it may."""

    def choose(self, s: State, seat: Seat, menu: tuple[int, ...], chance: int) -> int:
        challenge = find("coup").read("challenge")
        return challenge if challenge in menu else super().choose(s, seat, menu, chance)


def test_a_window_that_others_settle_first_still_gives_an_answer() -> None:
    table = scene("duke captain 2 / assassin contessa 2 / duke ambassador 2", "P0 tax")
    found = search(table, 2, mind=Doubter(table.game))
    found.think(60)
    assert sum(found.visits()) > 30, "some deals are void, then those before are taken to pass"
    first = search(table, 1, mind=Doubter(table.game))
    first.think(60)
    assert sum(first.visits()) == 60


class Dear(AnyMind):
    """The highest sum of an envelope wins; three notes are too much."""

    def worth(self, s: State, shares: list[float]) -> None:
        sums = [sum(bids) if len(bids) < 3 else 0 for bids in cast(Sale, s).opened]
        winners = [seat for seat in range(len(sums)) if sums[seat] == max(sums)]
        for seat in winners:
            shares[seat] = 1 / len(winners)


class AuctionPlan(Plan):
    """The sample game guesses nothing, and has no mind; its plan does it."""

    tree = 4
    explore = 0.7

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.mind = Dear(game)

    def seats(self, view: View) -> int:
        return 3

    def worlds(self, view: View, n: int, random: Random) -> list[State]:
        world = AUCTION.start(3, {})
        assert view.viewer is not None
        world.lists[view.viewer] = [AUCTION.read(word) for word in view.said]
        return [world]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_sealed_answer_of_several_words_is_searched(seat: int) -> None:
    table = auction()
    chair = Chair(table, seat, SearchBot(3, AuctionPlan(AUCTION), Budget(iterations=1_500)))
    while chair.answer() != "done":
        pass
    for other in range(3):
        if other != seat:
            table.say(other, "done")
    assert sorted(opened(table)[seat]) == [2, 3]


def test_a_game_without_a_mind_is_searched_at_once() -> None:
    for seed in range(6):
        seats, options = TOY.sweep()[seed % len(TOY.sweep())]
        table = Table(TOY, Fate(seed), seats, options)
        chairs = seat_bots(table, range(seats), lambda seat: SearchBot(seat, Plan(TOY), Budget(iterations=12)))
        play_on(table, chairs)
        assert table.over


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_form_of_every_game_can_be_searched(game: str) -> None:
    """From the sweep and the scenes, a few words into the game, with the tree and the shallow judge."""
    modes = set()
    for n, place in enumerate(places(GAMES[game])):
        table = Table(GAMES[game], Fate(n), place.seats, place.options, place.scene)
        left = [12 + n % 30]

        def enough(left: list[int] = left) -> bool:
            left[0] -= 1
            return left[0] < 0

        play_on(table, seat_bots(table, range(place.seats), RandomBot), enough)
        for ask in [] if table.over else table.asks:
            modes.add(table.state.wait.mode)
            plan = Plan(GAMES[game])
            plan.tree, plan.depth, plan.expand, plan.rivals = 6, 12, 1, n % 2 == 0
            bot = SearchBot(n, plan, Budget(iterations=12))
            assert bot.choose(table.view(ask.seat), []) in map(str, ask.actions)
    assert game == "derpate" or modes & {WINDOW, SEALED}


# budgets


def test_the_same_seed_decides_the_same() -> None:
    table = backroom.new("coup", seats=4, seed=2)
    view = table.view(table.asks[0].seat)
    plan = Plan(find("coup"))
    plan.depth, plan.tree = 10, 4

    def reason(seed: int) -> object:
        bot = SearchBot(seed, plan, Budget(iterations=60))
        bot.choose(view, [])
        return bot.reasons

    assert reason(1) == reason(1)
    assert reason(1) != reason(2)


def test_thinking_in_pieces_is_thinking() -> None:
    table = backroom.new("coup", seats=3, seed=4)
    seat = table.asks[0].seat
    once, often = search(table, seat), search(table, seat)
    once.tree = often.tree = 5
    once.think(90)
    for _ in range(9):
        often.think(10)
    assert (once.visits(), once.means()) == (often.visits(), often.means())


def test_iterations_are_counted_exactly() -> None:
    table = backroom.new("coup", seats=3, seed=4)
    for iterations in (1, 7, 50):
        found = search(table, table.asks[0].seat)
        found.think(iterations)
        assert sum(found.visits()) == found.iterations == iterations


def test_every_word_is_tried_in_the_same_worlds_with_the_same_luck() -> None:
    table = backroom.new("coup", seats=3, seed=4)
    found = search(table, table.asks[0].seat)
    found.think(40)
    assert len(found.deal_seeds) == max(found.visits()) < 40


def test_a_plan_may_compare_words_round_by_round() -> None:
    table = backroom.new("coup", seats=3, seed=4)
    view = table.view(table.asks[0].seat)
    assert view.question is not None
    plan = Plan(find("coup"))
    plan.depth, plan.rounds, plan.explore = 6, 5, 1e6
    bot = SearchBot(1, plan, Budget(iterations=10 * len(view.question.actions)))
    for found in bot.try_all(view, 0.0):
        assert (found.visits, len(found.course)) == (10, 5)
        assert sum(found.course) / 5 == pytest.approx(found.share)
    timed = SearchBot(1, plan, Budget(milliseconds=100))
    assert len({len(found.course) for found in timed.try_all(view, perf_counter())}) == 1


@pytest.mark.parametrize("milliseconds", [20, 60])
def test_milliseconds_are_kept(milliseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of this process, since others may be busy."""
    monkeypatch.setattr(search_bot, "perf_counter", process_time)
    table = backroom.new("coup", seats=4, seed=2)
    view = table.view(table.asks[0].seat)
    plan = Plan(table.game)
    plan.mind = AnyMind(table.game)
    over = []
    for seed in range(9):
        bot = SearchBot(seed, plan, Budget(milliseconds=milliseconds))
        begun = process_time()
        bot.choose(view, [])
        over.append((process_time() - begun) * 1000 - milliseconds)
    over.sort()
    assert -2 < over[4] < 3, f"milliseconds over the budget: {over}"


@pytest.mark.parametrize("text", ["", "0", "-3", "3.5", "300 ms", "300s", "12345678", "capo"])
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no budget; say a number of iterations, or milliseconds as in 300ms"):
        read_budget(text)


def test_a_budget_is_one_or_the_other() -> None:
    assert read_budget("500") == Budget(iterations=500)
    assert read_budget("300ms") == Budget(milliseconds=300)
    for wrong in ({}, {"iterations": 1, "milliseconds": 1}, {"iterations": -1}, {"iterations": 2, "milliseconds": -1}):
        with pytest.raises(ValueError, match="a number of iterations or of milliseconds"):
            Budget(**wrong)


# the choice


def tried(*found: tuple[str, int, float]) -> list[Tried]:
    return [Tried(n, word, visits, share) for n, (word, visits, share) in enumerate(found)]


def test_the_best_is_said_if_it_was_tried_often() -> None:
    found = tried(("lucky", 3, 0.9), ("good", 40, 0.5), ("bad", 30, 0.2))
    assert {mixed(found, 0.1, 0.0, Random(n)).word for n in range(20)} == {"good"}


def test_words_that_are_nearly_as_good_are_mixed() -> None:
    found = tried(("good", 40, 0.50), ("as good", 40, 0.49), ("bad", 40, 0.2))
    said = [mixed(found, 0.05, 0.02, Random(n)).word for n in range(400)]
    assert said.count("bad") == 0
    assert said.count("good") > said.count("as good") > 80


def test_a_prior_is_worth_its_trials() -> None:
    table = scene("duke captain 2 / assassin contessa 2")
    found = search(table, 0)
    found.prior = [float(node.action == table.game.read("income")) for node in found.words]
    found.trust = 1_000.0
    found.think(50)
    assert found.visits()[0] == 50
    assert 0.9 < words(found, table.game)["income"] <= 1


class Meek(Plan):
    """Considers income alone, and aid if it must choose."""

    def consider(self, view: View, actions: list[int]) -> list[int]:
        return [action for action in actions if self.game.spell(action) == "income"] or actions


def test_a_plan_may_leave_no_choice() -> None:
    bot = SearchBot(1, Meek(find("coup")), Budget(iterations=50))
    assert bot.choose(scene("duke captain 2 / assassin contessa 2").view(0), []) == "income"
    assert [(reason.word, reason.thought, reason.weighed) for reason in bot.reasons] == [("income", "only", [])]


def test_reasons_begin_with_the_best() -> None:
    table = scene("duke +captain 7 / assassin +contessa 7")
    bot = SearchBot(1, Plan(table.game), Budget(iterations=200))
    assert bot.choose(table.view(0), []) == "coup P1"
    (reason,) = bot.reasons
    assert (reason.word, reason.thought, reason.weighed[0]) == ("coup P1", "weighed", Weighed("coup P1", 1.0))


def test_what_was_tried_too_seldom_comes_last_in_the_reasons() -> None:
    found = tried(("lucky", 3, 0.9), ("bad", 30, 0.2), ("good", 40, 0.5), ("unknown", 0, 0.0), ("as good", 40, 0.5))
    assert [one.word for one in ranked(found, found[4])] == ["as good", "good", "bad", "lucky"]


def test_a_bot_keeps_the_facts_it_heard() -> None:
    table = backroom.new("coup", seats=2, seed=1, options={"two_player": "plain"})
    bot = SearchBot(1, Plan(table.game), Budget(iterations=6))
    chairs = seat_bots(table, range(2), lambda seat: bot if seat == 0 else RandomBot(seat))
    play_on(table, chairs)
    assert bot.facts == table.events(0)[: len(bot.facts)]
    assert len(bot.reasons) > 1
