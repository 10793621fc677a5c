"""Chapters 10.1 to 10.3: the two parties, what holds between party-mates, and conversion."""

import pytest

import backroom
from tests.cites import asked_by, closed, kind
from tests.counts import deck, parties, reserve, rules_of, treasury
from tests.talk import asked, coins, hand, living, look, lost, options, refused, rule, said, scene

EMPIRE, RESISTANCE = "empire", "resistance"
THREE = "duke captain 2 / contessa ambassador 2 / assassin captain 2 ; options reformation"
RICH = "duke captain 9 / contessa inquisitor 2 / assassin captain 2 ; options reformation inquisitor"
AT_EASE = "duke captain 9 empire / contessa duke 2 empire / assassin captain 2 empire ; options reformation"


def reformed(seats: int, **more: object) -> backroom.Table:
    return backroom.new("coup", seats=seats, seed=5, options={"reformation": True, **more})


@rule("COUP-REF-COMP-01")
def test_the_box_holds_five_of_each_and_ten_party_cards() -> None:
    table = reformed(10, inquisitor=True)
    assert deck(table) == dict.fromkeys(["duke", "assassin", "captain", "contessa", "inquisitor"], 5)
    table.say(0, "join empire")
    assert parties(table) == [EMPIRE, RESISTANCE] * 5
    assert deck(reformed(10))["ambassador"] == 5


@rule("COUP-REF-COMP-02")
def test_without_reformation_nobody_converts_or_embezzles() -> None:
    table = scene("duke captain 5 / contessa ambassador 5 / assassin captain 5")
    for word in ("convert", "convert P1", "embezzle"):
        assert refused(table, 0, word) == "COUP-REF-COMP-02"
        assert word not in options(table, 0)
    assert parties(table) == [None, None, None]


@rule("COUP-REF-COMP-02")
def test_with_reformation_the_classic_rules_stay() -> None:
    table = scene(
        THREE, "P0 tax; P1 challenge; P0 show duke; P1 lose contessa; P1 aid; P2 block duke; P0 pass; P1 pass"
    )
    assert coins(table) == [5, 2, 2]
    assert lost(table, 1) == ["contessa"]


@rule("COUP-REF-SETUP-01")
def test_the_reserve_starts_empty() -> None:
    table = reformed(4)
    assert (reserve(table), treasury(table)) == (0, 42)


@rule("COUP-REF-SETUP-02")
def test_everybody_belongs_to_the_empire_or_the_resistance() -> None:
    table = reformed(4)
    assert parties(table) == [None] * 4
    table.say(0, "join resistance")
    assert set(parties(table)) == {EMPIRE, RESISTANCE}
    assert rules_of(table, "joined")[0] == "COUP-REF-SETUP-02"
    assert table.events()[-5].args == {"seat": 0, "party": RESISTANCE}


@rule("COUP-REF-SETUP-02")
def test_there_is_no_third_party() -> None:
    table = reformed(3)
    assert refused(table, 0, "join guild") == "TABLE-04"


@rule("COUP-REF-SETUP-03")
@pytest.mark.parametrize("party", [EMPIRE, RESISTANCE])
def test_the_starting_player_picks_a_party_freely(party: str) -> None:
    table = reformed(3, first_player=2)
    assert (asked(table), kind(table), asked_by(table)) == ([2], "party", "COUP-REF-SETUP-03")
    assert options(table, 2) == ["join empire", "join resistance"]
    assert refused(table, 0, f"join {party}") == "TABLE-01"
    assert refused(table, 2, "income") == "COUP-REF-SETUP-03"
    table.say(2, f"join {party}")
    assert parties(table)[2] == party
    assert (asked(table), kind(table)) == ([2], "turn")


@rule("COUP-REF-SETUP-04")
def test_parties_alternate_clockwise_from_the_starting_player() -> None:
    four, five = reformed(4, first_player=1), reformed(5, first_player=1)
    four.say(1, "join resistance")
    five.say(1, "join empire")
    assert parties(four) == [EMPIRE, RESISTANCE, EMPIRE, RESISTANCE]
    assert parties(five) == [EMPIRE, EMPIRE, RESISTANCE, EMPIRE, RESISTANCE], "odd: the first and the last agree"
    assert rules_of(five, "joined")[1:] == ["COUP-REF-SETUP-04"] * 4


@rule("COUP-REF-SETUP-05")
def test_everybody_sees_all_parties_at_any_time() -> None:
    table = scene(THREE, "P0 convert")
    for viewer in (None, 0, 1, 2):
        assert [seat.party for seat in look(table, viewer).seats] == [RESISTANCE, RESISTANCE, EMPIRE]


@rule("COUP-REF-PLAY-01", "COUP-REF-PLAY-02", "COUP-REF-PLAY-03", "COUP-REF-PLAY-05")
@pytest.mark.parametrize(("verb", "ban"), [("coup", "01"), ("assassinate", "02"), ("steal", "03"), ("examine", "05")])
def test_nobody_attacks_a_party_mate(verb: str, ban: str) -> None:
    table = scene(RICH)
    assert f"{verb} P1" in options(table, 0)
    assert f"{verb} P2" not in options(table, 0)
    assert closed(table, 0)[f"{verb} P2"] == f"COUP-REF-PLAY-{ban}"
    assert refused(table, 0, f"{verb} P2") == f"COUP-REF-PLAY-{ban}"


@rule("COUP-REF-PLAY-04")
def test_nobody_blocks_the_foreign_aid_of_a_party_mate() -> None:
    table = scene(THREE, "P0 aid")
    assert (asked(table), kind(table)) == ([1], "block")
    assert refused(table, 2, "block duke") == "COUP-REF-PLAY-04"
    table.say(1, "pass")
    assert coins(table) == [4, 2, 2]


@rule("COUP-REF-PLAY-06")
def test_the_bans_are_off_once_all_belong_to_one_party() -> None:
    table = scene(RICH, "P0 income; P1 convert")
    assert rules_of(table, "lifted") == ["COUP-REF-PLAY-06"]
    offered = options(table, 2)
    assert {"steal P0", "steal P1", "examine P0", "examine P1"} <= set(offered)
    table.play("P2 aid")
    assert asked(table) == [0, 1], "both party-mates may block"


@rule("COUP-REF-PLAY-06")
def test_where_all_are_of_one_party_everybody_is_fair_game() -> None:
    offered = options(scene(AT_EASE), 0)
    assert {f"{verb} P{seat}" for verb in ("coup", "assassinate", "steal") for seat in (1, 2)} <= set(offered)
    assert asked(scene(AT_EASE, "P0 aid")) == [1, 2]


@rule("COUP-REF-PLAY-07")
def test_the_bans_return_with_the_second_party() -> None:
    table = scene(AT_EASE, "P0 income; P1 convert P2")
    assert rules_of(table, "restored") == ["COUP-REF-PLAY-07"]
    table.say(2, "income")
    assert refused(table, 0, "coup P1") == "COUP-REF-PLAY-01"
    assert options(table, 0) == ["coup P2"]


@rule("COUP-REF-PLAY-08")
def test_party_mates_may_challenge_each_other() -> None:
    table = scene(THREE, "P0 tax")
    assert asked(table) == [1, 2]
    table.play("P1 pass; P2 challenge; P0 show duke; P2 lose captain")
    assert lost(table, 2) == ["captain"]


@rule("COUP-REF-PLAY-09")
def test_a_party_does_not_win_together() -> None:
    board = "duke captain 7 empire / +duke +contessa resistance / assassin +captain 7 empire ; options reformation"
    table = scene(board)
    assert not table.over, "two of one party live on"
    table.play("P0 coup P2")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ([0], [1.0, 0.0, 0.0])


@rule("COUP-REF-CONV-01")
def test_a_player_converts_for_one_coin() -> None:
    table = scene(THREE, "P0 convert")
    assert parties(table) == [RESISTANCE, RESISTANCE, EMPIRE]
    assert coins(table) == [1, 2, 2]
    assert rules_of(table, "declared") == rules_of(table, "converted") == ["COUP-REF-CONV-01"]


@rule("COUP-REF-CONV-01")
def test_without_a_coin_nobody_converts() -> None:
    table = scene("duke captain 0 / contessa ambassador 2 / assassin captain 2 ; options reformation")
    assert refused(table, 0, "convert") == "COUP-TURN-07"


@rule("COUP-REF-CONV-02")
@pytest.mark.parametrize("target", [1, 2], ids=["a rival", "a party-mate"])
def test_a_player_converts_anybody_else_for_two_coins(target: int) -> None:
    before = [EMPIRE, RESISTANCE, EMPIRE]
    table = scene(THREE, f"P0 convert P{target}")
    assert coins(table) == [0, 2, 2]
    assert [now != then for now, then in zip(parties(table), before, strict=True)] == [
        seat == target for seat in range(3)
    ]
    assert rules_of(table, "declared") == rules_of(table, "converted") == ["COUP-REF-CONV-02"]


@rule("COUP-REF-CONV-02")
def test_nobody_converts_the_dead_or_without_two_coins() -> None:
    out = scene("duke captain 2 / contessa ambassador 1 / +assassin +captain ; options reformation")
    assert refused(out, 0, "convert P2") == "COUP-REF-CONV-02"
    out.say(0, "income")
    assert "convert" in options(out, 1)
    assert refused(out, 1, "convert P0") == "COUP-TURN-07"


@rule("COUP-REF-CONV-03")
def test_conversions_are_paid_to_the_reserve() -> None:
    table = scene(THREE, "P0 convert; P1 convert P0")
    assert (reserve(table), treasury(table)) == (3, 44)
    assert rules_of(table, "reserved") == ["COUP-REF-CONV-03"] * 2


@rule("COUP-REF-CONV-04")
@pytest.mark.parametrize("word", ["convert", "convert P1"])
def test_a_conversion_is_neither_challenged_nor_blocked(word: str) -> None:
    table = scene(THREE, f"P0 {word}")
    assert (asked(table), kind(table)) == ([1], "turn")
    assert refused(table, 2, "challenge") == "COUP-REF-CONV-04"
    assert refused(table, 2, "block duke") == "COUP-REF-CONV-04"


@rule("COUP-REF-CONV-04")
def test_a_conversion_needs_no_character() -> None:
    table = scene(THREE, "P0 convert")
    assert "COUP-CHAL-01" not in said(table)
    assert (hand(table, 0), living(table)) == (["duke", "captain"], [0, 1, 2])
