"""Chapter 2: influence, losing it, elimination, the end."""

import pytest

import backroom
from tests.cites import asked_by, cited
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene, told

COUP_ON_P1 = "duke captain 7 / assassin contessa 2 / duke duke 2"
LAST_CARD = "duke captain 7 / contessa +assassin 4 / duke duke 2"
LAST_BLOW = "duke captain 7 / contessa +assassin 4"


@rule("COUP-INFL-01")
def test_a_face_down_card_is_an_influence_and_its_character_is_truly_yours() -> None:
    table = scene("duke +captain / assassin contessa / ambassador ambassador", "P0 tax; P1 challenge")
    assert [seat.cards for seat in look(table).seats] == [1, 2, 2]
    assert options(table, 0) == ["show duke", "concede"]
    table.play("P0 show duke; draw captain; P1 lose contessa")
    assert [seat.cards for seat in look(table).seats] == [1, 1, 2]


@rule("COUP-INFL-02")
def test_losing_an_influence_turns_one_card_up_for_all_to_see() -> None:
    table = scene(COUP_ON_P1, "P0 coup P1; P1 lose contessa")
    for viewer in (None, 0, 1, 2):
        assert look(table, viewer).seats[1].lost == ["contessa"]
        assert look(table, viewer).seats[1].cards == 1
        assert "P1 loses contessa" in told(table, viewer)
    assert hand(table, 1) == ["assassin"]


@rule("COUP-INFL-02")
@pytest.mark.parametrize("word", ["income", "pass", "block contessa", "show contessa"])
def test_who_owes_an_influence_does_nothing_else_first(word: str) -> None:
    table = scene(COUP_ON_P1, "P0 coup P1")
    assert refused(table, 1, word) == "COUP-INFL-02"


@rule("COUP-INFL-03")
@pytest.mark.parametrize(("card", "kept"), [("assassin", "contessa"), ("contessa", "assassin")])
def test_the_loser_chooses_the_card(card: str, kept: str) -> None:
    table = scene(COUP_ON_P1, "P0 coup P1")
    assert asked(table) == [1]
    assert asked_by(table) == "COUP-INFL-03"
    assert options(table, 1) == ["lose assassin", "lose contessa"]
    table.play(f"P1 lose {card}")
    assert (hand(table, 1), lost(table, 1)) == ([kept], [card])


@rule("COUP-INFL-03")
def test_the_card_must_be_one_of_your_own_hidden_ones() -> None:
    table = scene(COUP_ON_P1, "P0 coup P1")
    assert refused(table, 1, "lose duke") == "COUP-INFL-03"


@rule("COUP-INFL-03")
def test_nobody_chooses_for_the_loser() -> None:
    table = scene(COUP_ON_P1, "P0 coup P1")
    assert refused(table, 0, "lose contessa")
    assert refused(table, 2, "lose contessa")


@rule("COUP-INFL-04")
def test_a_face_up_card_proves_no_claim() -> None:
    table = scene("captain +duke / assassin contessa / duke duke", "P0 tax; P1 challenge")
    assert options(table, 0) == ["concede"]
    assert refused(table, 0, "show duke") == "COUP-INFL-04"


@rule("COUP-INFL-04")
def test_a_face_up_card_stays_in_sight_to_the_end() -> None:
    table = scene("captain +duke / assassin contessa / duke duke")
    for word in ("P0 income", "P1 income", "P2 tax", "P0 challenge", "P2 show duke; draw captain"):
        table.play(word)
        assert {look(table, viewer).seats[0].lost[0] for viewer in (None, 0, 1, 2)} == {"duke"}
    assert lost(table, 0) == ["duke", "captain"]


@rule("COUP-INFL-04")
def test_a_face_up_card_cannot_be_lost_again() -> None:
    table = scene("duke captain 7 / contessa +assassin 2 / duke duke 2", "P0 coup P1")
    assert lost(table, 1) == ["assassin", "contessa"]
    assert living(table) == [0, 2]


@rule("COUP-INFL-05")
def test_a_face_up_card_cannot_be_returned_to_the_court() -> None:
    start = "contessa +duke / captain captain / assassin assassin"
    table = scene(start, "P0 exchange; P1 pass; P2 pass; draw assassin; draw captain")
    assert options(table, 0) == ["return assassin", "return captain", "return contessa"]
    assert refused(table, 0, "return duke") == "COUP-INFL-05"
    table.play("P0 return contessa; P0 return captain")
    assert lost(table, 0) == ["duke"]


@rule("COUP-INFL-05")
def test_a_lost_card_cannot_be_drawn_any_more() -> None:
    table = scene("duke duke 7 / contessa duke 2", "P0 coup P1; P1 lose duke; P1 exchange; P0 pass; draw captain")
    assert look(table).court == 11 - 2
    with pytest.raises(backroom.Illegal, match="there is none to draw"):
        scene("duke duke 7 / contessa duke 2", "P0 coup P1; P1 lose duke; P1 exchange; P0 pass; draw duke")


@rule("COUP-ELIM-01")
def test_with_both_cards_face_up_you_are_out_at_once() -> None:
    table = scene(LAST_CARD, "P0 coup P1")
    assert living(table) == [0, 2]
    assert cited(table, "COUP-ELIM-01") == ["P1 is out"]
    assert asked(table) == [2]


@rule("COUP-ELIM-01")
def test_with_one_card_left_you_are_still_in() -> None:
    table = scene(COUP_ON_P1, "P0 coup P1; P1 lose contessa")
    assert living(table) == [0, 1, 2]
    assert "COUP-ELIM-01" not in said(table)


@rule("COUP-ELIM-02")
def test_the_coins_of_the_eliminated_go_to_the_treasury() -> None:
    table = scene(LAST_CARD)
    assert look(table).treasury == 37
    table.play("P0 coup P1")
    assert coins(table) == [0, 0, 2]
    assert look(table).treasury == 37 + 7 + 4
    assert cited(table, "COUP-ELIM-02") == ["the 4 coins of P1 go to the Treasury"]


@rule("COUP-ELIM-02")
def test_the_purse_is_emptied_only_once_the_action_is_over() -> None:
    table = scene("captain duke 2 / contessa +assassin 3 / duke duke 2", "P0 steal P1; P1 challenge")
    table.play("P0 show captain; draw captain")
    assert coins(table) == [4, 0, 2]
    assert cited(table, "COUP-ELIM-02") == ["the 1 coins of P1 go to the Treasury"]


@rule("COUP-ELIM-03")
@pytest.mark.parametrize("word", ["income", "pass", "challenge", "block duke", "show duke", "concede", "lose duke"])
def test_the_eliminated_decide_nothing_on_a_turn(word: str) -> None:
    table = scene(LAST_CARD, "P0 coup P1")
    assert refused(table, 1, word) == "COUP-ELIM-03"


@rule("COUP-ELIM-03")
def test_the_eliminated_are_not_asked_to_react() -> None:
    table = scene(LAST_CARD, "P0 coup P1; P2 tax")
    assert asked(table) == [0]
    assert refused(table, 1, "challenge") == "COUP-ELIM-03"
    table.play("P0 pass; P0 aid")
    assert asked(table) == [2]
    assert refused(table, 1, "block duke") == "COUP-ELIM-03"


@rule("COUP-ELIM-03")
def test_the_eliminated_cannot_be_made_to_leave() -> None:
    table = scene(LAST_CARD, "P0 coup P1")
    assert refused(table, 1, "leave") == "COUP-ELIM-03"


@rule("COUP-END-01")
def test_the_last_living_player_wins_and_the_game_is_over() -> None:
    table = scene(LAST_BLOW, "P0 coup P1")
    assert table.over
    assert table.result is not None
    assert table.result.winners == [0]
    assert table.result.rule == "COUP-END-01"
    assert cited(table, "COUP-END-01") == ["P0 wins"]
    assert look(table).winner == 0
    assert asked(table) == []


@rule("COUP-END-01")
def test_with_two_living_players_the_game_goes_on() -> None:
    table = scene(LAST_CARD, "P0 coup P1")
    assert not table.over
    assert table.result is None
    assert look(table).winner is None


@rule("COUP-END-01")
def test_after_the_end_nobody_says_anything() -> None:
    table = scene(LAST_BLOW, "P0 coup P1")
    assert refused(table, 0, "income") == "TABLE-03"


@rule("COUP-END-02")
def test_all_losers_have_lost_alike_first_out_or_last() -> None:
    table = scene("duke captain 7 / +contessa contessa / +duke assassin / +captain +captain 0", "P0 coup P1")
    table.play("P2 tax; P0 challenge; P2 concede")
    assert table.result is not None
    assert table.result.winners == [0]
    assert table.result.scores == [1.0, 0.0, 0.0, 0.0]
