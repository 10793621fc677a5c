"""Chapter 6: challenges."""

from tests.talk import coins, hand, lost, rule, scene

DUEL = "duke captain 2 / assassin contessa 2 / duke duke 2"


@rule("COUP-CHAL-11")
def test_a_proven_claim_is_replaced_before_the_challenger_loses() -> None:
    table = scene(DUEL, "P0 tax; P1 challenge; P2 pass; P0 show duke; draw captain; P1 lose contessa")
    assert coins(table) == [5, 2, 2]
    assert hand(table, 0) == ["captain", "captain"]
    assert lost(table, 1) == ["contessa"]
