"""Chapter 13, second half: rulings on the bomb, on claims and payment, on the end, and on who sees what."""

from itertools import combinations

import pytest

import backroom
from tests.cites import asked_by, closed, kind
from tests.counts import adds_up, deck, parties, rules_of, treasury, whats
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene

FOUR = "duke captain 5 / contessa ambassador 2 / assassin captain 2 / duke contessa 2"
BOMB = f"{FOUR} ; options anarchist"
BOMBERS = "duke captain 6 / contessa ambassador 6 / assassin captain 6 / duke contessa 6"
ROUND = f"{BOMBERS} ; options anarchist bomb_scope=round"


@rule("COUP-GAP-15")
def test_an_assassination_finds_nobody_where_the_target_is_out_already() -> None:
    table = scene(
        "assassin duke 3 / contessa +captain 4 / duke duke 2", "P0 assassinate P1; P1 challenge; P0 show assassin"
    )
    assert rules_of(table, "idle") == ["COUP-GAP-15"]
    assert (coins(table), treasury(table)) == ([0, 0, 2], 48), "the price stays paid"
    assert whats(table).count("lost") == 1


@rule("COUP-GAP-15")
def test_an_examination_finds_nobody_where_the_target_is_out_already() -> None:
    board = "inquisitor duke 3 / contessa +captain 4 / duke duke 2 ; options inquisitor"
    table = scene(board, "P0 examine P1; P1 challenge; P0 show inquisitor")
    assert rules_of(table, "idle") == ["COUP-GAP-15"]
    assert (asked(table), kind(table)) == ([2], "turn")


@rule("COUP-GAP-15")
def test_a_theft_still_collects_from_a_target_who_is_out() -> None:
    table = scene("captain duke 3 / contessa +captain 4 / duke duke 2", "P0 steal P1; P1 challenge; P0 show captain")
    assert (coins(table), treasury(table)) == ([5, 0, 2], 43)


@rule("COUP-GAP-15")
def test_with_one_player_left_nothing_more_happens() -> None:
    table = scene("captain duke 3 / contessa +captain 4", "P0 steal P1; P1 challenge; P0 show captain")
    assert table.over
    assert (coins(table), treasury(table)) == ([3, 0], 47)
    assert "stole" not in whats(table)


@rule("COUP-GAP-16")
def test_having_held_the_bomb_protects_for_the_turn() -> None:
    board = BOMBERS + " ; options anarchist"
    table = scene(board, "P0 bomb P2; P2 explode; P2 lose captain")
    assert "bomb P2" in options(table, 1), "the next turn it may be P2 again"


@rule("COUP-GAP-16")
def test_with_bomb_scope_round_it_protects_until_the_round_is_over() -> None:
    table = scene(ROUND, "P0 bomb P2; P2 explode; P2 lose captain")
    assert [word for word in options(table, 1) if "bomb" in word] == ["bomb P0", "bomb P3"]
    assert closed(table, 1)["bomb P2"] == "COUP-GAP-16"
    assert refused(table, 1, "bomb P2") == "COUP-GAP-16"
    table.play("P1 bomb P3")
    assert options(table, 3) == ["explode", "defuse", "hand on P0"]
    assert refused(table, 3, "hand on P2") == "COUP-GAP-16"
    table.play("P3 explode; P3 lose duke; P2 income; P3 income")
    assert "bomb P2" in options(scene(ROUND, "P0 income"), 1)
    assert look(table).bombed == [], "the starting seat begins a new round"


@rule("COUP-GAP-16")
def test_with_bomb_scope_round_the_bomb_needs_somebody_who_may_receive_it() -> None:
    board = "duke captain 6 / contessa ambassador 6 / assassin captain 6 ; options anarchist bomb_scope=round"
    table = scene(board, "P0 bomb P1; P1 explode; P1 lose contessa; P1 bomb P0; P0 explode; P0 lose duke")
    assert not [word for word in options(table, 2) if "bomb" in word]
    assert closed(table, 2)["bomb P0"] == closed(table, 2)["bomb P1"] == "COUP-GAP-16"


@rule("COUP-GAP-16")
def test_a_round_begins_with_the_nearest_living_successor_of_the_starting_seat() -> None:
    board = "+duke +captain / contessa ambassador 6 / assassin captain 6 / duke contessa 6"
    table = scene(f"{board} ; options anarchist bomb_scope=round ; turn P2", "P2 bomb P3; P3 explode; P3 lose duke")
    assert look(table).bombed == [3]
    table.say(3, "income")
    assert (asked(table), look(table).bombed) == ([1], [])


@rule("COUP-GAP-17")
def test_the_bomb_knows_no_party() -> None:
    table = scene(f"{FOUR} ; options anarchist reformation")
    assert [word for word in options(table, 0) if "bomb" in word] == ["bomb P1", "bomb P2", "bomb P3"]
    table.play("P0 bomb P1")
    assert "hand on P3" in options(table, 1)


@rule("COUP-GAP-17")
def test_with_bomb_party_limit_only_rivals_get_the_bomb() -> None:
    table = scene(f"{FOUR} ; options anarchist reformation bomb_party_limit")
    assert closed(table, 0)["bomb P2"] == refused(table, 0, "bomb P2") == "COUP-GAP-17"
    table.play("P0 bomb P1")
    assert options(table, 1) == ["explode", "defuse", "hand on P2"]
    assert closed(table, 1)["hand on P3"] == refused(table, 1, "hand on P3") == "COUP-GAP-17"


@rule("COUP-GAP-17")
def test_with_bomb_party_limit_friends_get_it_once_there_are_no_rivals() -> None:
    board = "duke captain 5 empire / contessa ambassador 2 empire / assassin captain 2 empire"
    table = scene(f"{board} ; options anarchist reformation bomb_party_limit")
    assert [word for word in options(table, 0) if "bomb" in word] == ["bomb P1", "bomb P2"]


HANDED_TO_A_DOUBTER = "P0 bomb P1; P1 hand on P2; P2 challenge; P1 show contessa; draw contessa"


@rule("COUP-GAP-18")
def test_if_the_heir_dies_of_doubt_the_holder_names_another() -> None:
    table = scene(BOMB.replace("assassin captain", "assassin +captain"), HANDED_TO_A_DOUBTER)
    assert living(table) == [0, 1, 3]
    assert (asked(table), kind(table), asked_by(table)) == ([1], "redirect", "COUP-GAP-18")
    assert options(table, 1) == ["redirect P3"]
    assert refused(table, 1, "hand on P3") == refused(table, 1, "redirect P0") == "COUP-GAP-18"
    assert refused(table, 3, "hand on P1") == "TABLE-01"
    table.say(1, "redirect P3")
    assert rules_of(table, "handed")[-1] == "COUP-GAP-18"
    assert (asked(table), kind(table)) == ([3], "bomb")


@rule("COUP-GAP-18")
def test_with_nobody_left_to_name_the_bomb_counts_as_defused() -> None:
    board = "duke captain 5 / contessa ambassador 2 / assassin +captain 2 ; options anarchist"
    table = scene(board, HANDED_TO_A_DOUBTER)
    assert rules_of(table, "defused") == ["COUP-GAP-18"]
    assert (asked(table), kind(table), lost(table, 1)) == ([1], "turn", [])


@rule("COUP-GAP-18")
def test_a_doubter_who_survives_gets_the_bomb_as_announced() -> None:
    table = scene(BOMB, f"{HANDED_TO_A_DOUBTER}; P2 lose captain")
    assert (asked(table), kind(table)) == ([2], "bomb")
    assert "COUP-GAP-18" not in said(table)


@rule("COUP-GAP-19")
def test_the_bomb_goes_on_though_its_payer_is_out() -> None:
    board = "duke +captain 5 / contessa ambassador 2 / assassin captain 2 / duke contessa 2 ; options anarchist"
    table = scene(board, "P0 bomb P1; P1 hand on P3; P2 pass; P3 pass; P0 challenge; P1 show contessa")
    assert living(table) == [1, 2, 3]
    assert (asked(table), kind(table)) == ([3], "bomb")
    table.play("P3 explode; P3 lose duke")
    assert (asked(table), kind(table)) == ([1], "turn")


@rule("COUP-GAP-20")
def test_a_claim_that_everybody_sees_through_is_legal() -> None:
    table = scene(
        "captain assassin 2 / contessa +duke 2 / +duke +duke / ambassador ambassador 2", "P0 tax; P1 pass; P3 pass"
    )
    assert coins(table) == [5, 2, 0, 2]


@rule("COUP-GAP-20")
@pytest.mark.parametrize(("stranger", "more"), [("inquisitor", ""), ("ambassador", " ; options inquisitor")])
def test_a_character_that_is_not_in_the_deck_cannot_be_claimed(stranger: str, more: str) -> None:
    table = scene(f"captain assassin 2 / contessa duke 2 / duke duke 2{more}", "P0 steal P1; P1 pass; P2 pass")
    assert refused(table, 1, f"block {stranger}") == "COUP-GAP-20"


@rule("COUP-GAP-21")
@pytest.mark.parametrize(("word", "price"), [("assassinate P1", 3), ("coup P1", 7), ("bomb P1", 5)])
def test_prices_are_paid_when_an_action_is_announced(word: str, price: int) -> None:
    table = scene("assassin captain 9 / contessa ambassador 2 / duke duke 2 ; options anarchist", f"P0 {word}")
    assert coins(table)[0] == 9 - price
    assert rules_of(table, "paid") == ["COUP-GAP-21"]
    assert whats(table) == ["declared", "paid"] or whats(table) == ["declared", "paid", "handed"]


@rule("COUP-GAP-21")
@pytest.mark.parametrize(
    ("word", "answers", "after"),
    [
        ("tax", "P1 pass; P2 pass", [5, 2, 2]),
        ("aid", "P1 pass; P2 pass", [4, 2, 2]),
        ("steal P1", "P1 pass; P2 pass; P1 pass", [4, 0, 2]),
    ],
)
def test_gains_arrive_after_all_reactions(word: str, answers: str, after: list[int]) -> None:
    table = scene("duke captain 2 / contessa ambassador 2 / assassin captain 2", f"P0 {word}")
    for answer in answers.split("; "):
        assert coins(table) == [2, 2, 2]
        table.play(answer)
    assert coins(table) == after


SWITCHES = ("reformation", "inquisitor", "anarchist")


@rule("COUP-GAP-22")
@pytest.mark.parametrize("seats", [2, 3, 7, 10])
@pytest.mark.parametrize("chosen", [names for n in range(4) for names in combinations(SWITCHES, n)], ids=",".join)
def test_the_versions_mix_freely(seats: int, chosen: tuple[str, ...]) -> None:
    table = backroom.new("coup", seats=seats, seed=2, options=dict.fromkeys(chosen, True))
    if seats == 2:
        table.play("P0 draft duke; P1 draft captain")
    if "reformation" in chosen:
        table.say(0, "join empire")
    for _ in range(4 * seats):
        table.say(table.asks[0].seat, "income")
    offered = " ".join(options(table, 0))
    assert ("convert" in offered, "examine" in offered, "bomb" in offered) == tuple(name in chosen for name in SWITCHES)
    assert ("inquisitor" in deck(table), parties(table)[0] is not None) == (
        "inquisitor" in chosen,
        "reformation" in chosen,
    )
    adds_up(table)


@rule("COUP-GAP-23")
@pytest.mark.parametrize("word", ["income", "convert", "convert P1", "embezzle", "examine P1", "bomb P1", "tax"])
def test_ten_coins_force_a_coup_in_the_expansions_too(word: str) -> None:
    board = "duke captain 10 / contessa duke 2 / assassin captain 2 ; reserve 3"
    table = scene(f"{board} ; options reformation inquisitor anarchist")
    assert options(table, 0) == ["coup P1"]
    assert closed(table, 0)[word] == refused(table, 0, word) == "COUP-GAP-23"


@rule("COUP-GAP-23")
def test_a_forced_coup_always_has_a_victim() -> None:
    board = "duke captain 10 {} / contessa duke 2 {} / assassin captain 2 {} ; options reformation"
    for mine, yours, theirs in combinations(["empire", "resistance"] * 3, 3):
        assert options(scene(board.format(mine, yours, theirs)), 0)


@rule("COUP-GAP-24")
def test_a_lost_card_lies_before_the_player_who_lost_it() -> None:
    table = scene(FOUR.replace("5", "7"), "P0 coup P1; P1 lose ambassador")
    for viewer in (None, 0, 1, 2, 3):
        assert [seat.lost for seat in look(table, viewer).seats] == [[], ["ambassador"], [], []]


@rule("COUP-GAP-25")
def test_max_turns_stops_a_game_without_a_winner() -> None:
    table = scene(f"{FOUR} ; options max_turns=3", "P0 income; P1 income")
    assert not table.over
    table.say(2, "income")
    assert (table.over, rules_of(table, "stopped")) == (True, ["COUP-GAP-25"])
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ([], "COUP-GAP-25")


@rule("COUP-GAP-25")
@pytest.mark.parametrize(("limit", "turns"), [("", 1000), ("max_turns=0", 1400)])
def test_a_game_may_last_a_thousand_turns_or_for_ever(limit: str, turns: int) -> None:
    """Nobody has to spend below ten coins: two thieves can rob each other for ever."""
    table = scene(f"captain contessa 0 / captain duke 2 ; options {limit}")
    for turn in range(turns):
        assert not table.over
        actor = turn % 2
        table.play(f"P{actor} steal P{1 - actor}; P{1 - actor} pass; P{1 - actor} pass")
    assert table.over == (limit == "")


@rule("COUP-GAP-27")
def test_at_the_end_all_hidden_cards_are_turned_up() -> None:
    table = scene("captain duke 7 / contessa +captain 4", "P0 coup P1")
    assert rules_of(table, "opened") == ["COUP-GAP-27"] * 2
    for viewer in (None, 0, 1):
        assert look(table, viewer).seats[0].hand == ["duke", "captain"]


@rule("COUP-GAP-27")
def test_the_eliminated_and_spectators_see_what_is_public_and_no_more() -> None:
    board = "inquisitor captain 7 / contessa +duke 2 / duke assassin 2 ; options inquisitor"
    table = scene(board, "P0 coup P1; P2 examine P0; P0 pass; P0 reveal captain; P2 give back; P0 exchange; P2 pass")
    assert hand(table, 1) == []
    assert [seat.hand for seat in look(table, 1).seats] == [None] * 3
    assert (look(table, 1).known, look(table, 1).drawn, look(table, 1).examined) == ({}, [], None)
    out, outside = look(table, 1), look(table)
    assert (out.seats, out.court, out.asked, out.where) == (outside.seats, outside.court, outside.asked, outside.where)
    assert table.events(1) == table.events(None)


@rule("COUP-GAP-27")
def test_an_examiner_who_is_out_forgets_what_was_seen() -> None:
    board = "inquisitor +captain 7 / contessa duke 7 / duke assassin 2 ; options inquisitor"
    table = scene(board, "P0 examine P2; P1 pass; P2 pass; P2 reveal duke; P0 give back")
    assert look(table, 0).known == {2: ["duke"]}
    table.play("P1 coup P0")
    assert look(table, 0).known == {}


@rule("COUP-GAP-29")
def test_the_party_of_the_dead_matters_to_nobody() -> None:
    board = "duke captain 2 empire / +contessa +ambassador {} / assassin captain 2 {} ; options reformation"
    for living_party in ("empire", "resistance"):
        offered = [options(scene(board.format(dead, living_party)), 0) for dead in ("empire", "resistance")]
        assert offered[0] == offered[1]
        assert "steal P2" in offered[0]
