"""What can be worked out from what lies open: copies, cards in sight, lies and truths, and who claimed what."""

from __future__ import annotations

from backroom.bots.coup.reckon import Claims, copies, deck, doubted, in_sight, rivals, surely_false, surely_true
from tests.talk import look, scene


def test_the_deck_by_version_and_seats() -> None:
    table = scene("duke captain 2 / assassin contessa 2")
    assert copies(look(table)) == 3
    assert deck(look(table)) == ("duke", "assassin", "captain", "ambassador", "contessa")
    assert "inquisitor" in deck(look(scene("duke captain 2 / assassin contessa 2 ; options inquisitor")))
    assert (
        copies(look(scene(" / ".join(["duke captain 2"] + ["assassin contessa 2"] * 3 + ["captain duke 2"] * 3)))) == 4
    )


def test_what_is_in_sight_is_the_own_hand_and_what_lies_open() -> None:
    table = scene("duke duke 2 / +duke contessa 2 / captain captain 2")
    assert in_sight(look(table, 0), "duke") == 3
    assert in_sight(look(table, 2), "duke") == 1
    assert rivals(look(table, 0)) == [1, 2]


def test_a_claim_is_surely_false_when_every_copy_is_in_sight() -> None:
    table = scene("captain captain 2 / duke duke 2 / +duke contessa 2", "P0 tax")
    claim = doubted(look(table, 1))
    assert claim is not None
    assert (claim.seat, claim.claim) == (0, "duke")
    assert surely_false(look(table, 1), 0, "duke")
    assert not surely_false(look(table, 2), 0, "duke")


def test_an_examined_card_tells_true_from_false() -> None:
    text = "inquisitor duke 2 / +captain contessa 2 / duke duke 2 ; options inquisitor"
    view = look(scene(text, "P0 examine P1; P1 pass; P2 pass; P1 reveal contessa; P0 give back"), 0)
    assert surely_true(view, 1, "contessa")
    assert surely_false(view, 1, "assassin")
    assert surely_true(view, 1, "no duke")


def test_claims_are_remembered_until_the_cards_change() -> None:
    table = scene("duke captain 2 / assassin contessa 2 / captain captain 2", "P0 tax; P1 pass; P2 pass; P1 steal P2")
    claims = Claims()
    for fact in table.events(None):
        claims.hear(fact)
    assert (claims.of(0), claims.of(1), claims.of(2)) == (["duke"], ["captain"], [])
    known = len(table.events(None))
    table.play("P2 challenge; P1 concede; P1 lose assassin")
    for fact in table.events(None)[known:]:
        claims.hear(fact)
    assert claims.of(1) == []


def test_an_exchange_ends_what_was_claimed_before() -> None:
    taxed = "P0 tax; P1 pass; P2 pass; P1 income; P2 income"
    exchanged = "; P0 exchange; P1 pass; P2 pass; draw duke; draw duke; P0 return duke; P0 return duke"
    table = scene("duke captain 2 / assassin contessa 2 / captain captain 2", taxed + exchanged)
    claims = Claims()
    for fact in table.events(None):
        claims.hear(fact)
    assert claims.of(0) == []
