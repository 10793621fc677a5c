"""Chapter 14: the scenarios, as written there. The sample game of the rulebook has a file of its own."""

import pytest

import backroom
from tests.cites import kind
from tests.counts import adds_up, court, deck, parties, reserve, treasury, whats
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, scene, told

NIGHT = "assassin duke 3 / captain ambassador 2 / duke contessa 2"
BOMB = "duke captain 5 / contessa ambassador 2 / assassin captain 2 / duke contessa 2 ; options anarchist"


def verbs(table: backroom.Table, seat: int, verb: str) -> list[str]:
    return [word for word in options(table, seat) if word.split()[0] == verb]


@rule("COUP-SC-02")
def test_the_target_doubts_a_true_assassin() -> None:
    table = scene(NIGHT, "P0 assassinate P1")
    assert (coins(table), treasury(table)) == ([0, 2, 2], 46)
    table.play("P1 challenge; P0 show assassin; P1 lose captain")
    assert (coins(table), treasury(table), living(table)) == ([0, 0, 2], 48, [0, 2])
    assert (asked(table), kind(table)) == ([2], "turn")


@rule("COUP-SC-03")
def test_the_target_is_caught_with_a_false_contessa() -> None:
    table = scene(NIGHT, "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa; P2 pass; P0 challenge; P1 concede")
    table.play("P1 lose captain")
    assert (coins(table), treasury(table), living(table)) == ([0, 0, 2], 48, [0, 2])
    assert (asked(table), lost(table, 1)) == ([2], ["captain", "ambassador"])


@rule("COUP-SC-04")
def test_a_bystander_exposes_a_false_assassin() -> None:
    table = scene("captain duke 3 / captain ambassador 2 / duke contessa 2", "P0 assassinate P1")
    assert (coins(table), treasury(table)) == ([0, 2, 2], 46)
    table.play("P1 pass; P2 challenge; P0 concede; P0 lose duke")
    assert (coins(table), treasury(table)) == ([3, 2, 2], 43)
    assert (hand(table, 0), hand(table, 1), asked(table)) == (["captain"], ["captain", "ambassador"], [1])


@rule("COUP-SC-05")
def test_the_assassin_doubts_a_true_contessa() -> None:
    table = scene(
        "assassin duke 4 / captain contessa 2 / duke ambassador 2",
        "P0 assassinate P1; P1 pass; P2 pass; P1 block contessa; P2 pass; P0 challenge; P1 show contessa; draw duke",
    )
    table.play("P0 lose duke")
    assert (coins(table), treasury(table)) == ([1, 2, 2], 45)
    assert (sorted(hand(table, 1)), hand(table, 0)) == (["captain", "duke"], ["assassin"])


@rule("COUP-SC-07")
def test_a_thief_takes_the_one_coin_there_is() -> None:
    table = scene("captain duke 2 / assassin contessa 1 / duke duke 2", "P0 steal P1; P1 pass; P2 pass; P1 pass")
    assert coins(table) == [3, 0, 2]


@rule("COUP-SC-09")
def test_a_target_with_one_card_dies_of_doubt() -> None:
    table = scene("assassin duke 3 / captain +contessa 4 / duke ambassador 2", "P0 assassinate P1; P1 challenge")
    table.play("P0 show assassin")
    assert (coins(table), treasury(table), living(table)) == ([0, 0, 2], 48, [0, 2])
    assert lost(table, 1) == ["contessa", "captain"]


@rule("COUP-SC-10")
def test_a_false_duke_against_foreign_aid_is_caught() -> None:
    table = scene("captain assassin 2 / contessa ambassador 2 / duke duke 2", "P0 aid; P1 block duke; P2 pass")
    table.play("P2 pass; P0 challenge; P1 concede; P1 lose ambassador")
    assert (coins(table), treasury(table)) == ([4, 2, 2], 42)


@rule("COUP-SC-12")
def test_an_exchange_with_one_influence() -> None:
    table = scene(
        "contessa +duke 2 / captain ambassador 2 / duke contessa 2",
        "P0 exchange; P1 pass; P2 pass; draw assassin; draw captain; P0 return contessa; P0 return captain",
    )
    assert (hand(table, 0), lost(table, 0), look(table).court) == (["assassin"], ["duke"], 9)
    adds_up(table)


@rule("COUP-SC-13")
def test_ten_coins_force_a_coup_and_nine_do_not() -> None:
    board = "captain duke {} / assassin contessa 2 / duke duke 2"
    ten, nine = scene(board.format(10)), scene(board.format(9))
    assert options(ten, 0) == ["coup P1", "coup P2"]
    ten.play("P0 coup P2; P2 lose duke")
    assert coins(ten) == [3, 2, 2]
    nine.say(0, "income")
    assert (coins(nine), asked(nine)) == ([10, 2, 2], [1])
    nine.play("P1 income; P2 income")
    assert options(nine, 0) == ["coup P1", "coup P2"]


@rule("COUP-SC-14")
def test_a_duke_holder_concedes_on_purpose() -> None:
    table = scene("duke captain 2 / assassin contessa 2 / duke duke 2", "P0 tax; P1 challenge; P0 concede")
    table.play("P0 lose captain")
    assert (coins(table), hand(table, 0), lost(table, 0)) == ([2, 2, 2], ["duke"], ["captain"])
    for viewer in (None, 1, 2):
        assert not [line for line in told(table, viewer) if "shows" in line or "draws" in line]


@rule("COUP-SC-16")
def test_of_two_challengers_only_the_first_counts() -> None:
    board = "duke captain 2 / assassin contessa 2 / ambassador contessa 2 / duke duke 2"
    table = scene(board, "P0 tax; P2 challenge; P3 challenge; P1 pass")
    assert [line for line in told(table) if "challenges" in line] == ["P2 challenges P0: duke?"]
    for viewer in (None, 0, 1, 2, 3):
        assert not [line for line in told(table, viewer) if "P3" in line]
    table.play("P0 show duke; P2 lose contessa")
    assert [lost(table, seat) for seat in range(4)] == [[], [], ["contessa"], []]


@rule("COUP-SC-17")
def test_only_the_target_is_asked_to_block_an_assassination() -> None:
    table = scene(NIGHT, "P0 assassinate P1; P1 pass; P2 pass")
    assert (asked(table), kind(table)) == ([1], "block")
    assert refused(table, 2, "block contessa") == "COUP-CTR-07"


@rule("COUP-SC-19")
def test_the_last_challenge_ends_the_game_before_the_tax() -> None:
    table = scene("duke +captain 2 / captain +duke 2", "P0 tax; P1 challenge; P0 show duke")
    assert table.over
    assert table.result is not None
    assert table.result.winners == [0]
    assert coins(table) == [2, 0]
    assert "took" not in whats(table)


@rule("COUP-SC-20")
def test_two_conversions_make_one_party() -> None:
    board = "duke captain 2 / assassin contessa 2 / ambassador contessa 2 ; options reformation"
    table = scene(board, "P0 convert; P1 convert P2")
    assert (coins(table), reserve(table), treasury(table)) == ([1, 0, 2], 3, 44)
    assert set(parties(table)) == {"resistance"}
    assert verbs(table, 2, "steal") == ["steal P0"]
    assert verbs(table, 2, "coup") == verbs(table, 2, "assassinate") == []
    table.say(2, "aid")
    assert (asked(table), kind(table)) == ([0, 1], "block")


@rule("COUP-SC-21")
def test_an_embezzler_with_a_duke_confesses() -> None:
    board = "duke captain 2 / assassin contessa 2 / ambassador contessa 2 ; reserve 4 ; options reformation"
    table = scene(board, "P0 embezzle; P1 pass; P2 challenge; P0 concede; P0 lose captain")
    assert (coins(table), reserve(table)) == ([2, 2, 2], 4)
    assert (hand(table, 0), lost(table, 0)) == (["duke"], ["captain"])


@rule("COUP-SC-23")
def test_an_embezzler_with_one_card_is_wrongly_accused() -> None:
    board = "captain +contessa 2 / duke contessa 2 / ambassador contessa 2 ; reserve 3 ; options reformation"
    table = scene(board, "P0 embezzle; P1 challenge; P0 show all; draw assassin; P1 lose duke")
    assert (hand(table, 0), coins(table)[0], reserve(table)) == (["assassin"], 5, 0)


@rule("COUP-SC-24")
def test_an_examined_duke_is_swapped() -> None:
    board = "inquisitor captain 2 / contessa duke 2 / duke duke 2 ; options inquisitor"
    table = scene(board, "P0 examine P1; P1 pass; P2 pass; P1 reveal duke; P0 swap; draw captain")
    assert sorted(hand(table, 1)) == ["captain", "contessa"]
    assert court(table)["duke"] == 1
    assert [what for what in whats(table, 1) if what in {"drew", "returned"}] == ["drew", "returned"]
    assert not [line for line in told(table, 2) if "duke" in line or "captain" in line]


@rule("COUP-SC-25")
def test_a_theft_is_blocked_as_inquisitor() -> None:
    board = "captain duke 2 / contessa duke 2 / duke assassin 2 ; options inquisitor"
    table = scene(board, "P0 steal P1; P1 pass; P2 pass; P1 block inquisitor; P2 pass; P0 pass")
    assert (coins(table), asked(table)) == ([2, 2, 2], [1])


@rule("COUP-SC-26")
def test_four_seats_with_alternating_parties() -> None:
    board = "inquisitor duke 7 / contessa duke 2 / duke assassin 2 / captain captain 2"
    table = scene(f"{board} ; options reformation inquisitor")
    for verb in ("coup", "steal", "assassinate", "examine"):
        assert verbs(table, 0, verb) == [f"{verb} P1", f"{verb} P3"]
    assert asked(scene(f"{board} ; options reformation inquisitor", "P0 aid")) == [1, 3]
    assert asked(scene(f"{board} ; options reformation inquisitor", "P0 tax")) == [1, 2, 3]


@rule("COUP-SC-29")
@pytest.mark.parametrize(("seats", "copies", "court_", "bank"), [(8, 4, 4, 34), (10, 5, 5, 30)])
def test_eight_and_ten_players(seats: int, copies: int, court_: int, bank: int) -> None:
    table = backroom.new("coup", seats=seats, seed=1)
    assert set(deck(table).values()) == {copies}
    assert (deck(table).total(), look(table).court, treasury(table)) == (5 * copies, court_, bank)


@rule("COUP-SC-30")
def test_the_bomb_explodes() -> None:
    table = scene(BOMB, "P0 bomb P1")
    assert (coins(table)[0], treasury(table), kind(table)) == (0, 44, "bomb")
    table.play("P1 explode; P1 lose ambassador")
    assert (lost(table, 1), asked(table), kind(table)) == (["ambassador"], [1], "turn")


@rule("COUP-SC-31")
def test_the_bomb_is_defused() -> None:
    table = scene(BOMB, "P0 bomb P1; P1 defuse; P2 pass; P3 pass; P0 pass")
    assert [lost(table, seat) for seat in range(4)] == [[]] * 4


@rule("COUP-SC-32")
def test_the_payer_doubts_a_true_contessa() -> None:
    table = scene(BOMB, "P0 bomb P1; P1 defuse; P2 pass; P3 pass; P0 challenge; P1 show contessa; draw assassin")
    table.play("P0 lose duke")
    assert (sorted(hand(table, 1)), lost(table, 0)) == (["ambassador", "assassin"], ["duke"])
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("COUP-SC-34")
def test_a_false_contessa_is_caught_handing_the_bomb_on() -> None:
    table = scene(BOMB, "P0 bomb P2; P2 hand on P3; P3 challenge; P2 concede")
    assert sorted(lost(table, 2)) == ["assassin", "captain"]
    assert (coins(table), treasury(table)) == ([0, 2, 0, 2], 46)
    assert [line for line in told(table) if "hands the bomb" in line] == ["P0 hands the bomb to P2"]
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("COUP-SC-36")
def test_between_two_players_the_bomb_is_not_handed_on() -> None:
    table = scene("duke captain 5 / contessa ambassador 2 ; options anarchist", "P0 bomb P1")
    assert options(table, 1) == ["explode", "defuse"]


@rule("COUP-SC-37")
def test_at_ten_coins_there_is_no_bomb() -> None:
    table = scene(BOMB.replace("5", "10"))
    assert options(table, 0) == ["coup P1", "coup P2", "coup P3"]
