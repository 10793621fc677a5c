"""The levels of Corleone's Empire: they play every form of the game, stand in the right order and can be repeated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import backroom
from backroom.bots import Bot, Chair, RandomBot, play_on, seat_bots
from backroom.bots.corleone import players
from backroom.bots.corleone.capo import CorleonePlan
from backroom.bots.corleone.rookie import RookieCorleone
from backroom.bots.corleone.sight import look
from backroom.bots.corleone.soldier import SoldierCorleone
from backroom.bots.corleone.thoughts import THOUGHTS
from backroom.bots.corleone.yardstick import YardstickCorleone
from backroom.bots.search.bot import SearchBot, Tried
from backroom.bots.search.budget import Budget
from backroom.games import find
from backroom.games.corleone import words as w
from backroom.games.corleone.edition import house_text, load
from backroom.games.corleone.game import CORLEONE, CorleoneGame
from backroom.games.corleone.sweep import SWEEP
from backroom.games.corleone.view import CorleoneView
from backroom.games.fates import Fate
from backroom.games.table import Table
from tests.bots.mobsters import Make, answers, quick_capo
from tests.empire import hand, scene

SUITCASES = ("harcourt-and-vane", "carnegie-corner", "columbus-circle", "harlem-meer", "grand-army-plaza")

LEVELS: dict[str, Make] = {
    "yardstick": players.yardstick,
    "rookie": players.rookie,
    "soldier": players.soldier,
    "capo": quick_capo,
}
# The capo sits beside quicker ones, so that a game takes no minute where nothing is compiled.
BESIDE: dict[str, Make] = LEVELS | {"capo": players.soldier}


def play_out(seats: int, seed: int, options: dict[str, object], make: Callable[[int], Bot]) -> backroom.Table:
    table = backroom.new("corleone", seats=seats, seed=seed, options=options)
    play_on(table, seat_bots(table, range(seats), make))
    return table


# Whole games.


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), SWEEP)
def test_it_plays_every_form_of_the_game_to_its_end(level: str, seats: int, options: dict[str, object]) -> None:
    make, beside = LEVELS[level], BESIDE[level]
    assert play_out(seats, 3, options, lambda seat: (beside if seat else make)(seat, None)).over


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_other_editions(level: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(house_text().replace("narcotics = 5", "narcotics = 4").replace("gun = 9", "gun = 10"))
    edition = load(mine)
    table = Table(CorleoneGame(edition), Fate(5), 2, {})
    bots = [LEVELS[level](1, edition), BESIDE[level](2, edition)]
    play_on(table, seat_bots(table, range(2), bots.__getitem__))
    assert table.over


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_can_be_repeated_from_its_seeds(level: str) -> None:
    make, beside = LEVELS[level], BESIDE[level]
    first, second = (play_out(2, 8, {}, lambda s: (beside if s else make)(s + 7, None)).record() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("better", "worse"), [("rookie", "random"), ("soldier", "rookie"), ("soldier", "yardstick")])
def test_the_levels_stand_in_their_order(better: str, worse: str) -> None:
    makers = LEVELS | {"random": lambda seed, _: RandomBot(seed)}
    won = 0
    for seed in range(8):
        me = seed % 2
        result = play_out(2, seed, {}, lambda s: makers[better if s == me else worse](seed, None)).result  # noqa: B023
        assert result is not None
        won += result.winners == [me]
    assert won >= 6


# Reasons.


def test_every_thought_has_a_sentence() -> None:
    soldiers = [SoldierCorleone(seat) for seat in range(3)]
    play_out(3, 2, {"ask_gains": True}, soldiers.__getitem__)
    for bot in soldiers:
        assert {reason.thought for reason in bot.reasons} <= set(THOUGHTS)
        assert all(reason.word in [w.word for w in reason.weighed] for reason in bot.reasons if reason.weighed)


def test_the_capo_tells_what_it_weighed() -> None:
    table = scene("$1 $3 $5 gun / $2 ; act 2")
    bot = players.capo(1, Budget(iterations=12))
    assert isinstance(bot, SearchBot)
    word = Chair(table, 0, bot).answer()
    reason = bot.reasons[-1]
    assert (reason.word, reason.thought in THOUGHTS) == (word, True)
    assert len(reason.weighed) > 1
    assert all(w.share is not None and 0 <= w.share <= 1 for w in reason.weighed)


def test_the_capo_says_nothing_of_the_question_before() -> None:
    """What had no alternative was the only thing to do, whatever the soldier thought of last."""
    capo = plan()
    before = scene("$1 $3 $5 / $2 ; act 3 ; phase tribute").view(0)
    assert before.question is not None
    capo.consider(before, list(map(CORLEONE.read, before.question.actions)))
    after = scene("$1 gun / $2 ; act 2", "P0 thug harcourt-and-vane").view(0)
    assert after.question is not None
    said = after.question.actions[0]
    narrowed = msgspec.structs.replace(after, question=msgspec.structs.replace(after.question, actions=[said]))
    only = Tried(CORLEONE.read(said), said, 0, 0.0)
    assert capo.thought(narrowed, only, [only]) == "only"


# The capo.


def plan() -> CorleonePlan:
    return CorleonePlan(find("corleone"), 1, None)


def test_the_capo_thinks_about_few_moves_and_the_soldiers_own_is_among_them() -> None:
    table = scene("$1 $3 $5 gun / $2 ; act 2")
    view = table.view(0)
    assert view.question is not None
    actions = [CORLEONE.read(word) for word in view.question.actions]
    mine = plan()
    few = mine.consider(view, actions)
    assert 1 < len(few) < len(actions)
    assert CORLEONE.read(SoldierCorleone(1).choose(view, [])) in few
    prior = mine.prior(view, few)
    assert prior[0] == max(prior) == 1 / 2


def test_the_capo_never_throws_a_large_note_after_a_small_one() -> None:
    view = scene("$1 $2 $3 gun / $2 ; public none", "P0 thug van-alst-auction-rooms; P0 swap").view(0)
    assert view.question is not None
    few = plan().consider(view, [CORLEONE.read(word) for word in view.question.actions])
    assert not {CORLEONE.spell(action) for action in few} & {"discard $2", "discard $3"}


@pytest.mark.parametrize(
    "text",
    ["$1 $3 $5 gun shakedown / $1 ; act 4 ; phase tribute", "+$3 +$2 +$5 / +$1 / +$3 ; phase bribery"],
)
def test_the_capo_leaves_sealed_lists_to_the_soldier(text: str) -> None:
    view = scene(text).view(0)
    assert view.question is not None
    assert len(plan().consider(view, [CORLEONE.read(word) for word in view.question.actions])) == 1


@pytest.mark.parametrize("better", ["+9*$5 / +$1", "+$1 / +9*$5"])
def test_the_capo_looks_at_the_lead_where_every_word_wins_or_loses_alike(better: str) -> None:
    """At the last Tribute of a game that is long decided it makes no difference who wins what is discarded."""
    mine, theirs = better.split(" / ")
    text = f"$5 $5 gun {mine} / $1 $1 $1 {theirs} ; act 4 ; phase tribute"
    found = []
    for discarded in ("gun", "$5"):
        table = scene(text, f"P0 discard {discarded}; P0 done; P1 discard $1; P1 done")
        shares = [0.0, 0.0]
        plan().mind.worth(table.state, shares)
        assert table.over
        assert sum(shares) == pytest.approx(1)
        found.append(shares[0])
    assert 0.05 > found[0] - found[1] > 0
    assert (found[1] > 0.95) == (mine == "+9*$5")


def test_the_capo_uses_its_last_suitcase() -> None:
    text = "$1 $3 $5 / $2 ; act 4"
    assert answers(quick_capo, text, "P0 thug harcourt-and-vane") == {"launder $5"}


# The yardstick.


def usual(make: Make, text: str, script: str = "") -> str:
    """What most of many seeds say."""
    said = [Chair(scene(text, script), 0, make(seed, None)).answer() for seed in range(15)]
    return max(set(said), key=said.count)


def test_the_yardstick_does_the_job_that_pays_most() -> None:
    text = "gun gun blood-money booze shakedown hijacked-truck / $1 ; public none"
    assert usual(YardstickCorleone, text) == "job shakedown"


def test_the_yardstick_launders_its_largest_note_and_bids_a_fifth() -> None:
    assert usual(YardstickCorleone, "$1 $3 $5 / $2", "P0 thug harcourt-and-vane") == "launder $5"
    assert usual(YardstickCorleone, "+$5 +$5 +$3 +$2 / +$1 / +$3 ; phase bribery") == "bid $3"
    assert usual(YardstickCorleone, "+$5 / +$1 / +$3 ; phase bribery") == "done"


def test_the_yardstick_discards_what_is_worth_least() -> None:
    assert usual(YardstickCorleone, "$1 $5 $5 gun mayor / $1 ; act 3 ; phase tribute") == "discard $1"


# The rookie.


def test_the_rookie_forgets_the_suitcase_at_times() -> None:
    said = answers(RookieCorleone, "$1 $3 / $2", "P0 thug harcourt-and-vane", seeds=40)
    assert said > {"pass"}
    said = answers(RookieCorleone, "$1 $3 $5 / $2", "P0 thug harcourt-and-vane", seeds=40)
    assert "launder $5" in said
    assert "pass" not in said, "nobody forgets a note of five"


def test_the_rookie_bids_half_its_suitcase() -> None:
    table = scene("+$5 +$3 +$2 / +$1 / +$3 ; phase bribery")
    chair = Chair(table, 0, RookieCorleone(0))
    assert [chair.answer(), chair.answer()] == ["bid $5", "done"]


def test_the_rookie_gives_its_small_notes_away_and_keeps_its_goods() -> None:
    said = answers(RookieCorleone, "$1 $5 $5 gun shakedown / $1 ; act 3 ; phase tribute", seeds=20)
    assert {"discard $1"} < said <= {"discard $1", "discard gun", "discard shakedown"}
    large = answers(RookieCorleone, "$3 $5 $5 gun gun gun / $1 ; act 3 ; phase tribute", seeds=20)
    assert large == {"discard gun"}, "a large note is worth more than the third gun"


def test_the_rookie_keeps_its_money_at_the_last_tribute() -> None:
    said = answers(RookieCorleone, "$1 $5 $5 gun mayor / $1 ; act 4 ; phase tribute", seeds=20)
    assert said == {"discard gun", "discard mayor"}


def test_the_rookie_whacks_its_own_family_only_if_it_must() -> None:
    board = "public none ; act 3 ; at morettis-gunsmith=P0 canal-street=P1 carnegie-corner=P2"
    text = f"gun gun blood-money booze car-bomb-at-the-curb / $1 / $1 ; {board}"
    script = "P0 job car-bomb-at-the-curb; P0 money first; P0 in chelsea"
    strangers = {"whack canal-street", "whack carnegie-corner"}
    assert answers(RookieCorleone, text, script, seeds=20) == strangers
    two_gone = "; ".join(f"P0 {word}" for word in sorted(strangers))
    assert answers(RookieCorleone, text, f"{script}; {two_gone}") == {"whack morettis-gunsmith"}


def test_the_rookie_mostly_launders_its_largest_note() -> None:
    assert usual(RookieCorleone, "$1 $3 $5 / $2", "P0 thug harcourt-and-vane") == "launder $5"


def test_an_empty_pile_does_not_shine() -> None:
    rookie, view = RookieCorleone(0), scene("$1 / $2 ; public none").view(0)
    assert isinstance(view, CorleoneView)
    sight, word = look(view, rookie.notation), rookie.notation.reading["thug zabriskie-sporting-arms"]
    full = rookie.shine(sight, word)
    sight.supply[w.GUN] = 0
    assert rookie.shine(sight, word) < full


def shine(text: str, spelt: str) -> float:
    rookie, view = RookieCorleone(0), scene(text).view(0)
    assert isinstance(view, CorleoneView)
    return rookie.shine(look(view, rookie.notation), rookie.notation.reading[spelt])


@pytest.mark.parametrize("place", ["thug harcourt-and-vane", "member grand-army-plaza"])
def test_a_suitcase_shines_for_a_rookie_with_notes(place: str) -> None:
    empty, small, large = (shine(f"{held} / $2 ; public none", place) for held in ("gun", "$1", "$5"))
    assert empty < small < large


def test_the_rookie_takes_a_full_hand_to_a_suitcase() -> None:
    assert usual(RookieCorleone, "$5 $5 $3 / $2 ; public none").split()[1] in SUITCASES


def test_the_rookie_plays_no_ally_that_finds_nothing_to_do() -> None:
    broke, rich = (answers(RookieCorleone, f"{held} tax-adviser / $1 ; act 4", seeds=20) for held in ("gun", "$5"))
    assert "ally tax-adviser" in rich
    assert "ally tax-adviser" not in broke


def test_the_rookie_forgets_no_suitcase_that_it_played_an_ally_for() -> None:
    said = answers(RookieCorleone, "$1 $3 $5 tax-adviser / $1 ; act 4", "P0 ally tax-adviser", seeds=20)
    assert said <= {"launder $1", "launder $3", "launder $5"}


def test_the_rookie_gets_cards_where_they_lie() -> None:
    table = scene("$1 / $2 ; public none")
    Chair(table, 0, RookieCorleone(2)).answer()
    assert len(hand(table, 0)) > 1
