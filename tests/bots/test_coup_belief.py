"""What a soldier of Coup remembers and the consigliere believes: counts, claims, proofs, and what was not done."""

from __future__ import annotations

import pytest

from backroom.bots.coup.belief import Belief
from backroom.bots.coup.memory import Memory
from backroom.bots.coup.reckon import unseen
from backroom.bots.coup.soldier import Soldier
from tests.talk import look, scene

# What it remembers.


def believed(text: str, script: str, seat: int, role: str, kind: type[Memory] = Belief) -> float:
    table = scene(text, script)
    belief, view = kind(), look(table, 0)
    for fact in table.events(0):
        belief.hear(view, fact)
    return belief.holds(view, seat, role)


THREE = "captain contessa 3 / duke assassin 3 / duke ambassador 3"


def test_it_believes_a_claim_until_it_is_answered() -> None:
    plain = believed(THREE, "", 1, "duke", Memory)
    taxed = "P0 income; P1 tax; P0 pass; P2 pass"
    assert believed(THREE, taxed, 1, "duke", Memory) > 1.5 * plain
    assert believed(THREE, taxed, 2, "duke", Memory) == plain
    proven = "P0 income; P1 tax; P2 challenge; P1 show duke; draw assassin; P2 lose duke"
    assert believed(THREE, proven, 1, "duke", Memory) < plain


def test_a_claim_is_believed_the_more_the_more_often_it_is_made() -> None:
    table = scene("captain captain 0 / duke assassin 0 / contessa contessa 0")
    trust = []
    for _ in range(3):
        table.play("P0 income; P1 tax; P0 pass; P2 pass; P2 income")
        memory = Memory()
        for fact in table.events(0):
            memory.hear(look(table, 0), fact)
        trust.append(memory.trust(1, "duke"))
        assert memory.trust(1, "captain") == 1.0
    assert 1.0 < trust[0] < trust[1] < trust[2]


def test_one_card_is_not_two_characters() -> None:
    """Who has one card and has been a Duke is no Captain as well: others doubt it, and so it seldom says so."""
    other = "captain ambassador 3 / duke +contessa 3 / assassin assassin 2 ; turn P1"
    plain = believed(other, "P1 steal P0", 1, "captain", Memory)
    taxed = "P1 tax; P2 pass; P0 pass; P2 income; P0 income; "
    assert believed(other, taxed + "P1 steal P0", 1, "captain", Memory) < 0.7 * plain
    text, taxed = "duke +contessa 3 / captain ambassador 3", "P0 tax; P1 pass; P1 income"
    fresh, known = Soldier(1), Soldier(1)
    for soldier, script in ((fresh, ""), (known, taxed)):
        table = scene(text + " ; options two_player=plain", script)
        view = look(table, 0)
        soldier.hear(view, table.events(0))
    assert known.challenged(view, "captain") > 2 * fresh.challenged(view, "captain")
    assert known.challenged(view, "duke") == fresh.challenged(view, "duke")


def test_three_claims_are_too_many_for_two_cards() -> None:
    table = scene("duke captain 3 / captain ambassador 3 / assassin assassin 2")
    table.play("P0 tax; P1 pass; P2 pass; P1 income; P2 income; P0 steal P1; P1 pass; P2 pass; P1 pass")
    memory = Memory()
    for fact in table.events(0):
        memory.hear(look(table, 0), fact)
    assert memory.strange(0, "duke", 2) == memory.strange(0, "captain", 2) == 0.0
    assert 0.2 < memory.strange(0, "assassin", 2) < 0.5
    assert memory.strange(0, "assassin", 1) > memory.strange(0, "captain", 1) > 0.3


# What the consigliere believes.


def test_before_anything_is_said_only_the_counts_speak() -> None:
    view = look(scene(THREE), 0)
    assert unseen(view) == {"duke": 3, "assassin": 3, "captain": 2, "ambassador": 3, "contessa": 2}
    exact = 1 - (10 * 9) / (13 * 12)  # two of thirteen cards, three of them Dukes
    assert believed(THREE, "", 1, "duke") == pytest.approx(exact)


def test_counts_are_exact_with_lost_and_examined_cards() -> None:
    text = "inquisitor duke 2 / +duke contessa 2 / captain captain 2 ; options inquisitor"
    script = "P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 give back"
    assert believed(text, script, 1, "contessa") == 1
    assert believed(text, script, 1, "duke") == 0
    # Of the other eleven cards two are Contessas and one is a Duke.
    assert believed(text, script, 2, "duke") == pytest.approx(2 / 11)


def test_a_claim_makes_it_likelier_and_a_proof_settles_it() -> None:
    plain = believed(THREE, "", 1, "duke")
    taxed = "P0 income; P1 tax; P0 pass; P2 pass"
    assert believed(THREE, taxed, 1, "duke") > 1.5 * plain
    proven = "P0 income; P1 tax; P2 challenge; P1 show duke; draw assassin; P2 lose duke"
    assert believed(THREE, proven, 1, "duke") < plain


def test_who_was_caught_does_not_hold_it() -> None:
    caught = "P0 income; P1 steal P2; P2 challenge; P1 concede; P1 lose assassin"
    assert believed(THREE, caught, 1, "captain") < 0.05


def test_an_exchange_washes_claims_out() -> None:
    taxed = "P0 income; P1 tax; P0 pass; P2 pass; P2 income; P0 income"
    exchanged = taxed + "; P1 exchange; P0 pass; P2 pass; draw captain; draw duke; P1 return captain; P1 return duke"
    assert believed(THREE, exchanged, 1, "duke") < believed(THREE, taxed, 1, "duke")


def test_a_block_that_was_not_made_tells_something() -> None:
    hit = "P0 assassinate P1; P1 pass; P2 pass; P1 pass; P1 lose assassin"
    assert believed(THREE, hit, 1, "contessa") < 0.5 * believed(THREE, "", 1, "contessa")
    robbed = "P0 steal P1; P1 pass; P2 pass; P1 pass"
    assert believed(THREE, robbed, 1, "captain") < believed(THREE, "", 1, "captain")
    aided = "P0 aid; P1 pass; P2 pass"
    assert believed(THREE, aided, 1, "duke") < believed(THREE, "", 1, "duke")


def test_what_one_has_made_likely_is_less_likely_elsewhere() -> None:
    taxed = "P0 income; P1 tax; P0 pass; P2 pass"
    assert believed(THREE, taxed, 2, "duke") < believed(THREE, "", 2, "duke")


def test_it_learns_who_doubts_and_who_lies() -> None:
    table = scene(THREE, "P0 income; P1 steal P2; P2 challenge; P1 concede; P1 lose assassin")
    belief, view = Belief(), look(table, 0)
    for fact in table.events(0):
        belief.hear(view, fact)
    assert belief.doubting(2) > belief.doubting(1)
    assert belief.lying(1) > belief.lying(2)
