"""The mind that plays made-up worlds of Coup on: it knows what a seat could know there, and plays like a soldier."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots.bot import seat_bots, waiting
from backroom.bots.coup.memory import TRUSTED
from backroom.bots.coup.soldier import Soldier
from backroom.games import find
from backroom.games.coup import words as w
from backroom.games.coup.claim import Claim
from backroom.games.coup.mind.counting import believed, holds, unseen
from backroom.games.coup.mind.player import CoupMind
from backroom.games.coup.mind.reckoning import is_cornered
from backroom.games.coup.state import Coup
from backroom.kernel.core import ROLL, SOLO, act
from backroom.kernel.fate import mix
from backroom.kernel.run import heard, options, roll_on
from tests.talk import look, scene

COUP = find("coup")


@pytest.mark.parametrize(("seats", "options_"), COUP.sweep())
def test_the_mind_plays_every_form_to_its_end_and_shares_add_up(seats: int, options_: dict[str, object]) -> None:
    mind = COUP.mind()
    s = COUP.start(seats, options_)
    roll_on(s, 5)
    said = 0
    while s.wait.mode < ROLL:
        i = 0 if s.wait.mode == SOLO else s.answered
        menu = options(s)
        word = mind.choose(s, s.wait.seats[i], menu, mix(seats, said))
        assert word in menu
        heard(s, i, word)
        roll_on(s, 5)
        said += 1
        shares = [0.0] * seats
        mind.worth(s, shares)
        assert sum(shares) == pytest.approx(1)
    result = COUP.result(s)
    assert result is not None


def state(text: str, script: str = "") -> Coup:
    found = scene(text, script).state
    assert isinstance(found, Coup)
    return found


def test_the_mind_counts_what_its_seat_can_see() -> None:
    s = state("captain contessa 2 / +duke assassin 2 / duke ambassador 2")
    assert unseen(s, 0, w.DUKE) == 2
    assert holds(s, 0, 2, w.DUKE, 1.0) == pytest.approx(1 - (10 * 9) / (12 * 11))


def test_the_mind_does_not_look_into_other_hands() -> None:
    """In two worlds that its seat cannot tell apart it says the same."""
    for text in ("captain contessa 3 / duke assassin 3 / duke ambassador 3", "captain captain 7 / duke duke 3"):
        table = backroom.scene("coup", text)
        mind = COUP.mind()
        for chance in range(0, 2**30, 2**26 + 12345):
            said = set()
            for seed in range(6):
                twin = COUP.redeal(table.state, 0, seed)
                said.add(mind.choose(twin, 0, options(twin), chance))
            assert len(said) == 1


def test_the_mind_challenges_a_lie_that_its_cards_prove() -> None:
    s = state("captain captain 2 / duke duke 2 / +duke assassin 2", "P0 tax")
    mind = CoupMind()
    said = [mind.choose(s, 1, options(s), mix(1, n)) for n in range(20)]
    assert said.count(act(w.CHALLENGE)) > 15


def doubts(mind: CoupMind) -> int:
    """How often of 200 times P1, who holds no Duke and one card, challenges P0, who taxes."""
    s = state("captain captain 5 / +contessa ambassador 2", "P0 tax")
    return sum(mind.choose(s, 1, options(s), mix(1, n)) == act(w.CHALLENGE) for n in range(200))


def test_the_mind_remembers_what_was_claimed_and_who_challenges_for_no_reason() -> None:
    plain, believing, restless = CoupMind(), CoupMind(), CoupMind()
    plain.trust = 1.0
    believing.told[w.DUKE] = restless.told[w.DUKE] = 200.0
    assert doubts(believing) < doubts(plain)
    restless.restless = [0.5] * 10
    assert doubts(restless) > doubts(believing) + 40


def challenged(text: str, script: str, seat: int, mind: CoupMind | None = None) -> float:
    """How often the mind challenges there."""
    s = state(text, script)
    mind = mind or CoupMind()
    return sum(mind.choose(s, seat, options(s), mix(1, n)) == act(w.CHALLENGE) for n in range(200)) / 200


def test_the_mind_challenges_an_assassin_rather_than_die() -> None:
    murder = "P0 assassinate P1"
    assert challenged("+captain contessa 3 / +duke duke 2", murder, 1) > 0.9
    assert challenged("+captain contessa 3 / +duke contessa 2", murder, 1) < 0.1  # it has a Contessa to show
    assert challenged("captain contessa 3 / ambassador duke 2", murder, 1) < 0.1  # it can spare a card
    assert challenged("+captain contessa 3 / +contessa duke 5", murder, 1) > 0.9


def test_the_mind_does_not_trust_a_contessa_for_the_last_card() -> None:
    murder = "P0 assassinate P1; P1 pass; P1 block contessa"
    assert challenged("+captain assassin 3 / +duke contessa 2", murder, 0) > 0.9
    assert challenged("captain assassin 3 / duke contessa 2", murder, 0) < 0.1  # of two cards one may be she


def test_the_mind_leaves_a_desperate_contessa_to_the_others_while_there_are_others() -> None:
    duel = state("captain assassin 3 / +duke contessa 2", "P0 assassinate P1; P1 pass; P1 block contessa")
    blocked = "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa"
    three = state("captain assassin 3 / +duke contessa 2 / duke ambassador 2", blocked)
    assert isinstance(duel.top, Claim)
    assert isinstance(three.top, Claim)
    assert is_cornered(duel, duel.top)
    assert not is_cornered(three, three.top)


def test_the_mind_does_not_trust_a_last_card_that_was_said_to_be_another_one() -> None:
    known = CoupMind()
    known.told[6 + w.DUKE] = 12.0
    blocked = "captain +assassin 2 / +contessa duke 1", "P0 steal P1; P1 pass; P1 block ambassador", 0
    assert challenged(*blocked, known) > challenged(*blocked) + 0.3
    s = state("captain assassin 2 / +contessa duke 1")
    assert believed(s, 0, 1, w.AMBASSADOR, 1.0, [1.0] * 60) == pytest.approx(holds(s, 0, 1, w.AMBASSADOR, 1.0))
    assert believed(s, 0, 1, w.AMBASSADOR, 5.0, known.told) < 0.5 * holds(s, 0, 1, w.AMBASSADOR, 5.0)
    two = state("captain assassin 2 / contessa duke 1")
    assert believed(two, 0, 1, w.DUKE, 5.0, [1.0] * 60) == pytest.approx(holds(two, 0, 1, w.DUKE, 5.0))


def test_the_mind_does_not_wait_for_the_coup_that_ends_the_game() -> None:
    s = state("duke +contessa 4 / captain +contessa 7 ; options two_player=plain")
    mind = CoupMind()
    said = {COUP.spell(mind.choose(s, 0, options(s), mix(1, n))) for n in range(50)}
    assert said <= {"steal P1", "assassinate P1"}


def test_the_mind_changes_sides_before_the_rich_can_strike() -> None:
    others = " / +assassin contessa 1 empire / assassin ambassador 2 resistance ; options reformation"
    rich = state("duke captain 3 empire / duke captain 9 resistance" + others)
    poor = state("duke captain 3 empire / duke captain 2 resistance" + others)
    mind, before = CoupMind(), rich.table.resistance
    said = [COUP.spell(mind.choose(rich, 0, options(rich), mix(1, n))) for n in range(50)]
    assert said.count("convert") > 40
    assert rich.table.resistance == before, "it only thinks"
    assert not any("convert" in COUP.spell(mind.choose(poor, 0, options(poor), mix(1, n))) for n in range(50))


def test_the_mind_doubts_who_denies_the_duke_that_was_claimed() -> None:
    text = "duke captain 2 / captain contessa 2 / assassin ambassador 2 ; reserve 6 ; options reformation"
    told = CoupMind()
    told.told[w.DUKE] = 20.0  # as often as the first seat has said so
    assert challenged(text, "P0 embezzle", 1, told) > 0.9
    assert challenged(text, "P0 embezzle", 1) < 0.5


def test_the_mind_plays_like_a_soldier() -> None:
    """Asked in the same places, they mostly say the same."""
    asked = alike = 0
    for seed in range(6):
        table = backroom.new("coup", seats=3, seed=seed)
        chairs = seat_bots(table, range(3), lambda seat, seed=seed: Soldier(seed * 8 + seat))  # type: ignore[misc]
        while not table.over:
            seat = waiting(table)[0]
            view, bot = look(table, seat), chairs[seat].bot
            word = chairs[seat].answer()
            assert isinstance(bot, Soldier)
            assert view.question is not None
            if view.question.kind not in ("turn", "challenge", "block"):
                continue
            mind, claims = CoupMind(), bot.belief.claims
            mind.told = [TRUSTED if role in claims.of(other) else 1.0 for other in range(10) for role in w.ROLES]
            menu = tuple(COUP.read(each) for each in view.question.actions)
            world = COUP.guess(view, seed)
            assert isinstance(world, Coup)
            asked += 1
            alike += COUP.spell(mind.choose(world, seat, menu, mix(seed, asked))) == word
    assert asked > 200
    assert alike > 0.75 * asked


def test_a_position_is_judged_at_the_start_of_a_turn() -> None:
    mind = COUP.mind()
    assert mind.is_quiet(state("captain captain 2 / duke duke 2"))
    assert not mind.is_quiet(state("captain captain 2 / duke duke 2", "P0 tax"))


def test_the_mind_taxes_where_it_has_the_duke() -> None:
    s = state("duke contessa 2 / captain captain 2 / assassin assassin 2")
    mind = CoupMind()
    said = {mind.choose(s, 0, options(s), mix(2, n)) for n in range(200)}
    assert act(w.TAX) in said
    assert not said & {act(w.INCOME), act(w.AID)}
