"""The soldier of Corleone's Empire, scene by scene: it plays as those of the greedy player show, and better here."""

from __future__ import annotations

from random import Random

import pytest

import backroom
from backroom.bots import Chair
from backroom.bots.corleone import players
from backroom.bots.corleone.bribes import NO_BID, Rival, bribe_of
from backroom.bots.corleone.deeds import Deeds
from backroom.bots.corleone.sight import look
from backroom.bots.corleone.soldier import SoldierCorleone
from backroom.games.corleone import words as w
from backroom.games.corleone.view import CorleoneView
from tests.bots.mobsters import Make, answers, quick_capo
from tests.empire import scene

# The soldier plays as the scenes of the greedy player show; here is what it has to say for itself.


def test_the_soldier_does_a_job_before_its_last_figure() -> None:
    text = "gun blood-money booze shakedown / $1 ; act 1 ; public none ; at penn-central-railroad=P0"
    text += " gowanus-cold-storage=P0 paradiso-ballroom=P0"
    table = scene(text)
    bot = SoldierCorleone(0)
    assert Chair(table, 0, bot).answer() == "job shakedown"
    assert bot.reasons[-1].thought == "last-figure"


def test_the_soldier_takes_a_full_hand_to_central_park() -> None:
    said = answers(players.soldier, "$3 $3 $5 / $2 ; act 2 ; public none ; at union-square=P0 carnegie-corner=P1")
    assert said == {"member grand-army-plaza"}


def test_the_soldier_says_why_it_launders() -> None:
    bot = SoldierCorleone(0)
    Chair(scene("$1 $3 $5 / $2", "P0 thug harcourt-and-vane"), 0, bot).answer()
    assert (bot.reasons[-1].word, bot.reasons[-1].thought) == ("launder $5", "launder")


@pytest.mark.parametrize("make", [players.soldier, quick_capo])
def test_who_wants_the_horse_head_takes_it_last(make: Make) -> None:
    assert answers(make, "$1 / $2 ; stacks queens=P1", "P0 thug sunnyside-social-club") == {"first P1"}
    assert answers(make, "$1 / $2 ; stacks queens=P1 ; horse P1 ; turn P0", "P0 thug sunnyside-social-club") == {
        "first P1"
    }


def look_at(table: backroom.Table) -> CorleoneView:
    view = table.view(0)
    assert isinstance(view, CorleoneView)
    return view


def test_the_soldier_says_why_it_lets_a_rival_go_first() -> None:
    table, bot = scene("$1 / $2 ; stacks queens=P1", "P0 thug sunnyside-social-club"), SoldierCorleone(0)
    Chair(table, 0, bot).answer()
    assert bot.reasons[-1].thought == "last-horse"
    table.play("P1 horse; P0 horse")
    assert look_at(table).horse == 0


def test_the_soldier_tells_orders_and_shakedowns_as_what_they_are() -> None:
    for text, script, thought in (
        ("$1 / $2 ; act 4 ; stacks queens=P1", "P0 thug sunnyside-social-club", "first"),
        ("gun blood-money booze shakedown / $2", "P0 job shakedown", "order"),
        ("gun blood-money booze shakedown / $2", "P0 job shakedown; P0 money first", "shake"),
    ):
        bot = SoldierCorleone(0)
        Chair(scene(text, script), 0, bot).answer()
        assert bot.reasons[-1].thought == thought


def test_the_soldier_goes_first_where_the_horse_head_does_not_count() -> None:
    script = "P0 thug sunnyside-social-club"
    assert answers(players.soldier, "$1 / $2 ; act 4 ; stacks queens=P1", script) == {"first P0"}
    assert answers(players.soldier, "$1 / $2 ; stacks midtown=P1", "P0 thug penn-central-railroad") == {"first P0"}


def test_the_soldier_goes_first_where_a_pile_is_short_in_spite_of_the_horse_head() -> None:
    held = "4*blood-money / 4*blood-money"  # of nine
    assert answers(players.soldier, f"{held} ; stacks queens=P1", "P0 thug sunnyside-social-club") == {"first P0"}


@pytest.mark.parametrize("job", ["word-at-the-barbershop", "hollywood-producer"])
def test_the_soldier_swaps_no_good_for_the_same_good(job: str) -> None:
    text = f"gun blood-money {job} $3 / $1 ; public none ; act 4"
    soldier = Chair(scene(text, "P0 thug van-alst-auction-rooms; P0 swap"), 0, SoldierCorleone(0))
    assert soldier.answer().removeprefix("discard ") != soldier.answer().removeprefix("take ")


def worth_of(job: str, text: str, script: str = "") -> float:
    """What the soldier gives for the ability of a job."""
    soldier, view = SoldierCorleone(0), scene(text, script).view(0)
    assert isinstance(view, CorleoneView)
    return soldier.deeds(look(view, soldier.notation)).ability(soldier.notation.card_of[job])


def test_the_soldier_sees_when_there_is_nobody_to_rob() -> None:
    text, script = "$1 / $1 $1 $1 ; public none", "P0 thug harcourt-and-vane; P0 launder $1; P1 thug paradiso-ballroom"
    assert worth_of("empty-his-pockets", text) < 1  # the $2 of the job
    assert worth_of("empty-his-pockets", text, script) > 3


def test_the_soldier_sees_when_no_public_job_is_left() -> None:
    job = "favor-at-city-hall"
    assert worth_of(job, "$1 / $1 ; public none") < worth_of(job, "$1 / $1 ; public shakedown") - 0.3


@pytest.mark.parametrize(
    ("held", "usable"),
    [
        ("word-at-the-barbershop", False),
        ("gun word-at-the-barbershop", True),
        ("blood-money two-sets-of-books", False),  # one of the two is paid for the favour
        ("2*blood-money two-sets-of-books", True),
    ],
)
def test_the_soldier_sees_when_an_action_that_a_job_gives_is_of_no_use(held: str, usable: bool) -> None:
    job = "favor-at-city-hall"
    soldier, view = (
        SoldierCorleone(0),
        scene(f"blood-money booze {held} {job} / $1 ; public all-debts-by-sundown").view(0),
    )
    assert isinstance(view, CorleoneView)
    deeds, card = soldier.deeds(look(view, soldier.notation)), soldier.notation.card_of[job]
    lost = Deeds.ability(deeds, card) - deeds.ability(card)
    assert (lost == 0) == usable


def test_the_soldier_sees_what_blows_do_together() -> None:
    """In Brooklyn two rivals hold each other up: without one the other wins it, without both nobody does."""
    text = "2*gun blood-money booze car-bomb-at-the-curb / $1 / $1 / $1 ; act 4 ; public none"
    text += " ; stacks queens=P0,P1 upper-west-side=P0,P1 ; at sunnyside-social-club=P0 newtown-creek=P1 hell-gate=P2"
    text += " queensboro-bridge=P3 columbus-circle=P1 brooklyn-bridge=P2 harlem-meer=P1 carnegie-corner=P2"
    said = answers(players.soldier, text, "P0 job car-bomb-at-the-curb; P0 money first")
    assert said == {"in brooklyn"}


# The last figure of an act: the Tribute is next.

AT_LAST = "public none ; stacks upper-east-side=P0,P1 wall-street=P1 brooklyn=P0,P1"
AT_LAST += " ; tiles wall-street=ninth-avenue-pawn ; at harcourt-and-vane=P1 carnegie-corner=P1 morettis-gunsmith=P0"
AT_LAST += " gowanus-cold-storage=P0 union-square=P0 harlem-meer=P0"


def test_the_soldier_sells_what_the_tribute_would_take() -> None:
    """Played out by soldiers, the pawn wins more of these games than the railroad does."""
    assert answers(players.soldier, f"4*$2 2*$1 gun / $1 ; act 2 ; {AT_LAST}") == {"thug ninth-avenue-pawn"}


def test_the_soldier_has_no_use_for_more_than_it_may_keep() -> None:
    soldier = SoldierCorleone(0)
    worth = []
    for held in ("$1", "4*$5 2*$3"):
        view = scene(f"{held} / $1 ; act 2 ; {AT_LAST}").view(0)
        assert isinstance(view, CorleoneView)
        deeds = soldier.deeds(look(view, soldier.notation))
        worth.append(deeds.shake(soldier.notation.place_of["paradiso-ballroom"]))
    assert worth[0] > 0.5
    assert worth[1] < 0.1


# Bribes.


def bids(case: str, rival: str, ally: str, act: int, *, horse: int = 0, seen: bool = True) -> set[int]:
    """What a soldier of several seeds bids in all; `seen` says whether everybody saw the notes of the rival."""
    soldier, view = (
        SoldierCorleone(0),
        scene(f"{case} / {rival} ; act {act} ; allies {ally} ; phase bribery ; horse P{horse}").view(0),
    )
    assert isinstance(view, CorleoneView)
    sight = look(view, soldier.notation)
    if seen:
        sight.case_known[w.MONEY :] = [rival.split().count(note) for note in ("+$1", "+$2", "+$3", "+$5")]
    made = [bribe_of(sight, soldier.worth(sight), Random(seed)) for seed in range(20)]
    return {sum(w.VALUES[note] for note in notes) for notes in made}


ALL_NOTES = "+$1 +$1 +$2 +$3 +$5"


def test_nobody_bids_more_than_is_needed() -> None:
    assert bids(ALL_NOTES, "+$1", "mayor", 2) == {1}  # the horse head wins ties
    assert bids(ALL_NOTES, "+$1", "mayor", 2, horse=1) == {2}
    assert bids(ALL_NOTES, "+$2", "mayor", 2) == {2}


def test_whoever_loses_ties_bids_a_dollar_more() -> None:
    assert bids(ALL_NOTES, "+$3", "mayor", 2) == {3}
    assert bids(ALL_NOTES, "+$3", "mayor", 2, horse=1) == {4}


def test_the_soldier_bids_enough_against_a_rich_rival() -> None:
    """With two players the ally would work for the other one: it is worth more than half of what it brings."""
    assert min(bids(ALL_NOTES, "+$5 +$5 +$3", "mayor", 2)) >= 4


def test_the_soldier_bids_nothing_where_the_ally_is_worth_nothing() -> None:
    assert bids("+$5", "+$5 +$5 +$3", "capo", 3) == {0}


def test_whoever_has_only_large_notes_bids_no_small_one() -> None:
    soldier, view = SoldierCorleone(0), scene("+$2 +$2 +$3 / +$3 +$5 ; act 1 ; phase bribery").view(0)
    assert isinstance(view, CorleoneView)
    sight = look(view, soldier.notation)
    sight.case_known[w.MONEY :] = [0, 0, 1, 1]
    rival = Rival(sight, 1, prize=4.0)
    assert rival.chance_above(2) == pytest.approx(1 - NO_BID)
    assert rival.chance_above(4) < 0.1


def test_a_bid_is_said_note_by_note() -> None:
    table = scene("+$1 +$2 / +$5 ; act 2 ; allies mayor ; phase bribery ; horse P1")
    chair = Chair(table, 0, SoldierCorleone(0))
    assert [chair.answer() for _ in range(3)] == ["bid $2", "bid $1", "done"]
