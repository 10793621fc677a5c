"""The quick player and judge of Corleone's Empire: sensible words, and shares that follow the fortunes."""

from __future__ import annotations

import pytest

from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.state import Corleone
from backroom.kernel.run import legal, options
from tests.empire import scene

MIND = CORLEONE.mind()


def world(text: str, script: str = "") -> Corleone:
    state = scene(text, script).state
    assert isinstance(state, Corleone)
    return state


def says(text: str, script: str = "", seat: int = 0) -> set[str]:
    """All that the mind may say there, over several lucks."""
    s = world(text, script)
    menu = options(s) if s.wait.many else legal(s, seat)
    return {CORLEONE.spell(MIND.choose(s, seat, menu, luck * 7919)) for luck in range(12)}


def shares(text: str) -> list[float]:
    s = world(text)
    found = [0.0] * s.house.seats
    MIND.worth(s, found)
    return found


def test_it_launders_its_largest_note() -> None:
    assert says("$1 $3 $5 / $2", "P0 thug harcourt-and-vane") == {"launder $5"}


def test_it_does_a_job_that_it_can_pay() -> None:
    text = "gun blood-money booze shakedown / $1 ; public none ; at penn-central-railroad=P0 paradiso-ballroom=P0"
    assert says(text) == {"job shakedown"}


def test_it_pays_with_the_real_good_and_saves_narcotics() -> None:
    text = "gun narcotics precinct-envelope booze / $1 / $2 ; act 2 ; public none"
    assert says(text, "P0 job precinct-envelope") == {"pay booze"}


def test_it_whacks_the_figure_that_decides_a_turf_war() -> None:
    text = "gun word-at-the-barbershop / $1 ; act 4 ; public none ; stacks chelsea=P0,P1 queens=P0,P0,P0"
    text += " ; at morettis-gunsmith=P1 sunnyside-social-club=P1 columbus-circle=P0"
    assert says(text, "P0 job word-at-the-barbershop; P0 money first") == {"whack morettis-gunsmith"}


def test_it_keeps_money_for_the_last_tribute() -> None:
    assert says("$5 $5 gun / $1 ; act 4 ; phase tribute") == {"discard gun"}


def test_it_never_bids_what_it_has_not() -> None:
    assert says("+$1 / +$1 / +$3 ; phase bribery") <= {"bid $1", "done"}


def test_a_turn_is_quiet_and_what_happens_in_it_is_not() -> None:
    assert MIND.is_quiet(world("$1 $3 $5 / $2"))
    assert not MIND.is_quiet(world("$1 $3 $5 / $2", "P0 thug harcourt-and-vane"))


def test_shares_add_up_and_money_in_the_suitcase_counts() -> None:
    even = shares("$1 / $1 / $1 ; act 3")
    ahead = shares("$1 +5*$5 / $1 / $1 ; act 3")
    assert sum(even) == pytest.approx(1)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > 0.9 > even[0]


def test_markers_and_jobs_count() -> None:
    assert shares("$1 / $1 ; act 4 ; stacks chelsea=P0,P0 queens=P0,P0 brooklyn=P0")[0] > 0.7
    assert shares("$1 +shakedown +city-contract +vig-night / $1 ; act 4")[0] > 0.6


def test_a_lead_weighs_more_the_later_it_is() -> None:
    early, late = (shares(f"$1 +2*$5 / $1 ; act {act}")[0] for act in (1, 4))
    assert 0.5 < early < late
