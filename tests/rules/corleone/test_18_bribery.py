"""Chapter 18: bribery. Bids are sealed lists of words: one note after the other, then `done`."""

import pytest

import backroom
from backroom.games.corleone.game import CORLEONE
from tests.empire import asked, cited, hand, kind, look, money_of, options, refused, rule, said, scene, since, told

# P0 has 8 in the suitcase, P1 7, P2 6; two allies.
BRIBES = "$1 +$1 +$2 +$5 / $2 +2*$2 +$3 / $3 +2*$3 ; phase bribery ; allies hollywood-producer union-boss"
NOTHING = "P0 done; P1 done; P2 done"


def bids(*words: str) -> str:
    """What every seat bids, as a script: `bids("5 1", "", "3")`."""
    script = [f"P{seat} bid ${note}" for seat, notes in enumerate(words) for note in notes.split()]
    return "; ".join([*script, *[f"P{seat} done" for seat in range(len(words))]])


def seen(table: backroom.Table, viewer: int | None) -> tuple[object, ...]:
    """All that a viewer can learn from the table."""
    return look(table, viewer), table.events(viewer)


@rule("CE-BRIBE-01")
def test_only_money_in_the_suitcase_can_be_bid() -> None:
    table = scene(BRIBES)
    assert options(table, 0) == ["bid $1", "bid $2", "bid $5", "done"]
    assert options(table, 1) == ["bid $2", "bid $3", "done"]
    assert refused(table, 0, "bid $3") == "CE-BRIBE-01"
    assert refused(table, 2, "bid $5") == "CE-BRIBE-01"


@rule("CE-BRIBE-01")
def test_a_note_can_be_bid_once() -> None:
    table = scene(BRIBES, "P1 bid $2; P1 bid $2; P1 bid $3")
    assert options(table, 1) == ["done", "take back"]
    assert refused(table, 1, "bid $2") == "CE-BRIBE-01"


@rule("CE-BRIBE-01")
def test_money_in_hand_is_no_money_for_bribes() -> None:
    table = scene("$5 / $5 +$1 / $5 +$1 ; phase bribery")
    assert asked(table) == [1, 2], "an empty suitcase bids nothing"
    assert refused(table, 1, "bid $5") == "CE-BRIBE-01"
    assert refused(table, 0, "bid $5") == "CE-BRIBE-01"


@rule("CE-BRIBE-02")
def test_everybody_is_asked_at_the_same_time() -> None:
    table = scene(BRIBES)
    assert (asked(table), kind(table), table.asks[0].rule) == ([0, 1, 2], "bid", "CE-BRIBE-02")


@rule("CE-BRIBE-02")
@pytest.mark.parametrize(
    ("notes", "total"), [("", 0), ("1", 1), ("2", 2), ("1 2", 3), ("5", 5), ("5 1", 6), ("2 5", 7), ("5 2 1", 8)]
)
def test_any_notes_can_be_bid_from_none_to_all(notes: str, total: int) -> None:
    table = scene(BRIBES, bids(notes, "", ""))
    assert f"P0 bids {total} in all" in told(table)
    assert asked(table) == [0], "to choose an ally, or to open Act II"
    assert kind(table) == ("ally" if total else "turn")


@rule("CE-BRIBE-02")
@pytest.mark.parametrize(
    "words", ["bid $5", "bid $5; P0 bid $1", "bid $5; P0 take back", "bid $2; P0 done", "done", "bid $5; P0 undo"]
)
def test_nobody_sees_anything_before_the_reveal(words: str) -> None:
    table, untouched = scene(BRIBES), scene(BRIBES)
    table.play(f"P0 {words}")
    for viewer in (None, 1, 2):
        assert seen(table, viewer) == seen(untouched, viewer)
    assert [ask.seat for ask in table.asks if ask.seat], "the others are still to bid"


@rule("CE-BRIBE-02")
def test_the_last_bidder_knows_no_more_than_the_first() -> None:
    """P1 and P2 have bid, and for P0 the table looks as it did before."""
    table, untouched = scene(BRIBES), scene(BRIBES)
    table.play("P1 bid $3; P1 bid $2; P1 done; P2 bid $3; P2 done")
    assert seen(table, 0) == seen(untouched, 0)
    assert asked(table) == [0]


@rule("CE-BRIBE-02")
def test_words_come_one_by_one_and_only_the_bidder_sees_them() -> None:
    table = scene(BRIBES, "P0 bid $5; P2 bid $3; P0 bid $1")
    assert [look(table, seat).said for seat in range(3)] == [["bid $5", "bid $1"], [], ["bid $3"]]
    assert look(table).said == []


@rule("CE-BRIBE-02")
def test_take_back_removes_the_last_note() -> None:
    table = scene(BRIBES, "P0 bid $5; P0 bid $1; P0 take back")
    assert look(table, 0).said == ["bid $5"]
    assert options(table, 0) == ["bid $1", "bid $2", "done", "take back"]
    table.play("P0 take back; P0 bid $2; P0 done; P1 done; P2 done")
    assert "P0 bids 2 in all" in told(table)


@rule("CE-BRIBE-02")
def test_undo_takes_the_last_note_back_too() -> None:
    table = scene(BRIBES, "P0 bid $5; P1 bid $2; P0 bid $1; P0 undo")
    assert (look(table, 0).said, look(table, 1).said) == (["bid $5"], ["bid $2"])


@rule("CE-BRIBE-02")
def test_a_bid_that_is_done_can_be_undone_while_another_bids() -> None:
    table = scene(BRIBES, "P0 bid $5; P0 done; P1 done")
    assert refused(table, 0, "bid $1") == "TABLE-07"
    table.play("P0 undo; P0 bid $1; P0 done; P2 done")
    assert "P0 bids 6 in all" in told(table)


@rule("CE-BRIBE-02")
def test_once_the_bids_are_open_nothing_can_be_undone() -> None:
    table = scene(BRIBES, bids("5", "3", ""))
    assert [refused(table, seat, "undo") for seat in range(3)] == ["TABLE-06"] * 3


@rule("CE-BRIBE-02")
def test_a_sleeper_is_done() -> None:
    table = scene(BRIBES, "P0 bid $5; P1 done; P2 done")
    assert str(table.fall_back(0)) == "done"
    assert "P0 bids 5 in all" in told(table), "with what has been bid so far"


@rule("CE-BRIBE-03")
def test_all_bids_are_opened_together() -> None:
    table = scene(BRIBES, "P0 bid $5; P0 bid $1; P0 done; P2 bid $3; P2 done; P1 bid $2; P1 bid $2")
    assert cited(table, "CE-BRIBE-03") == []
    for viewer in (None, 0, 1, 2):
        assert look(table, viewer).bids == []
    opened = since(table, "P1 done", 2)[:8]
    assert opened == [
        "P0 has bid $1",
        "P0 has bid $5",
        "P0 bids 6 in all",
        "P1 has bid $2",
        "P1 has bid $2",
        "P1 bids 4 in all",
        "P2 has bid $3",
        "P2 bids 3 in all",
    ]
    assert look(table).bids == [["$1", "$5"], ["$2", "$2"], ["$3"]]


@rule("CE-BRIBE-04")
def test_who_bids_more_chooses_first() -> None:
    table = scene(BRIBES, bids("2", "3", "3 3"))
    assert cited(table, "CE-BRIBE-04") == [
        "P2 comes 1 in the bidding",
        "P1 comes 2 in the bidding",
        "P0 comes 3 in the bidding",
    ]
    assert asked(table) == [2]
    table.say(2, "take hollywood-producer")
    assert asked(table) == [1]


@rule("CE-BRIBE-04")
@pytest.mark.parametrize(("horse", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_equal_bids_are_ranked_clockwise_from_the_horse_head(horse: int, order: list[int]) -> None:
    table = scene(f"{BRIBES} ; horse P{horse}", bids("2 1", "3", "3"))
    ranks = [fact.args["seat"] for fact in table.events() if fact.rule == "CE-BRIBE-04"]
    assert ranks == order
    assert asked(table) == order[:1]


@rule("CE-BRIBE-04")
def test_the_horse_head_settles_only_what_is_equal() -> None:
    table = scene(f"{BRIBES} ; horse P1", bids("5", "3", "3"))
    assert [fact.args["seat"] for fact in table.events() if fact.rule == "CE-BRIBE-04"] == [0, 1, 2]


@rule("CE-BRIBE-04")
def test_the_sum_counts_and_not_the_notes() -> None:
    table = scene(BRIBES, bids("5", "2 2 3", "3 3"))
    assert asked(table) == [1]


@rule("CE-BRIBE-04")
def test_nobody_chooses_before_their_turn() -> None:
    table = scene(BRIBES, bids("5", "3", "3 3"))
    assert refused(table, 1, "take hollywood-producer") == "CE-BRIBE-04"


@rule("CE-BRIBE-05")
def test_the_winner_pays_the_whole_bid_and_takes_an_ally_of_choice() -> None:
    table = scene(BRIBES, bids("5 1", "2", ""))
    assert (kind(table), table.asks[0].rule) == ("ally", "CE-BRIBE-05")
    assert options(table, 0) == ["take hollywood-producer", "take union-boss"]
    supply = look(table).supply
    table.say(0, "take union-boss")
    assert (hand(table, 0), money_of(table, 0)) == (["$1", "union-boss"], ["$2"])
    assert (look(table).supply["$5"], look(table).supply["$1"]) == (supply["$5"] + 1, supply["$1"] + 1)
    assert cited(table, "CE-BRIBE-05") == [
        "P0 pays $1 out of the suitcase",
        "P0 pays $5 out of the suitcase",
        "P0 takes union-boss into hand",
    ]


@rule("CE-BRIBE-05")
def test_the_next_chooses_from_what_is_left() -> None:
    table = scene(BRIBES, bids("5 1", "2", "") + "; P0 take union-boss")
    assert (asked(table), options(table, 1)) == ([1], ["take hollywood-producer"])
    assert refused(table, 1, "take union-boss") == "CE-BRIBE-05"


@rule("CE-BRIBE-05")
def test_one_bribe_buys_one_ally() -> None:
    table = scene(BRIBES, bids("5 1", "2", "") + "; P0 take hollywood-producer")
    assert refused(table, 0, "take union-boss") == "CE-BRIBE-05"


@rule("CE-BRIBE-06")
def test_if_everybody_bids_the_last_goes_away_empty_and_keeps_the_money() -> None:
    table = scene(BRIBES, bids("5", "3", "3 3") + "; P2 take hollywood-producer; P0 take union-boss")
    assert (money_of(table, 1), hand(table, 1)) == (["$2", "$2", "$3"], ["$2"])
    assert cited(table, "CE-BRIBE-06") == ["P1 gets no ally (bid 3)"]
    assert look(table).seats[1].known_money == ["$3"], "but everybody has seen the bid"


@rule("CE-BRIBE-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_one_ally_fewer_than_players(seats: int) -> None:
    table = scene(" / ".join(["+$1"] * seats) + " ; phase bribery", bids(*["1"] * seats))
    for seat in range(seats - 1):
        assert asked(table) == [seat]
        table.say(seat, options(table, seat)[0])
    assert [look(table).seats[seat].suitcase for seat in range(seats)] == [0] * (seats - 1) + [1]


@rule("CE-BRIBE-07")
def test_a_bid_of_nothing_buys_nothing_though_an_ally_is_left() -> None:
    table = scene(BRIBES, bids("5", "", ""))
    assert refused(table, 1, "take hollywood-producer") == "CE-BRIBE-07"
    table.say(0, "take hollywood-producer")
    assert [look(table).seats[seat].known for seat in range(3)] == [["hollywood-producer"], [], []]
    assert look(table).act == 2, "nobody else was asked"


@rule("CE-BRIBE-07")
def test_the_first_of_those_who_bid_nothing_gets_nothing_either() -> None:
    table = scene(f"{BRIBES} ; horse P2", bids("", "2", "") + "; P1 take hollywood-producer")
    assert look(table).bought == ["hollywood-producer"]
    assert [money_of(table, seat) for seat in (0, 2)] == [["$1", "$2", "$5"], ["$3", "$3"]]
    assert "P2 gets no ally (bid 0)" in cited(table, "CE-BRIBE-07")


@rule("CE-BRIBE-08")
def test_a_new_ally_counts_against_the_limit_of_the_same_act() -> None:
    """Five cards in hand are the limit of Act I; the ally is the sixth."""
    table = scene(
        "5*$1 +$1 / / ; phase bribery ; allies hollywood-producer", "P0 bid $1; P0 done; P0 take hollywood-producer"
    )
    assert (kind(table), asked(table)) == ("tribute", [0])
    assert options(table, 0) == ["discard $1", "discard hollywood-producer"]


@rule("CE-BRIBE-08")
def test_a_new_ally_can_be_played_in_the_next_act() -> None:
    table = scene(
        "+$1 / / ; phase bribery ; allies hollywood-producer", "P0 bid $1; P0 done; P0 take hollywood-producer"
    )
    assert (look(table).act, asked(table)) == (2, [0])
    assert "ally hollywood-producer" in options(table, 0)


@rule("CE-BRIBE-09")
def test_allies_whom_nobody_bribed_leave_in_the_entracte() -> None:
    table = scene(BRIBES, bids("5", "", "") + "; P0 take hollywood-producer")
    assert cited(table, "CE-BRIBE-09") == ["nobody has bought union-boss"]
    assert look(table).bought == ["hollywood-producer"]
    assert len(look(table).allies) == 2
    assert {ally.act for ally in CORLEONE.rows.allies if ally.key in look(table).allies} == {1}, "those of Act II"


@rule("CE-G-19")
def test_who_has_earned_a_choice_has_to_choose() -> None:
    table = scene(BRIBES, bids("5", "3", ""))
    assert refused(table, 0, "pass") == "CE-G-19"
    assert "pass" not in options(table, 0)


@rule("CE-G-19")
def test_the_choice_is_open_and_made_in_the_order_of_ranks() -> None:
    table = scene(BRIBES, bids("5", "3", ""))
    for viewer in (None, 0, 1, 2):
        assert look(table, viewer).asked == [0]
    table.say(0, "take hollywood-producer")
    for viewer in (None, 0, 1, 2):
        assert told(table, viewer)[-1] == "P0 takes hollywood-producer into hand"
        assert look(table, viewer).asked == [1]


@rule("CE-G-19")
def test_who_bid_nothing_has_no_rank() -> None:
    table = scene(BRIBES, bids("", "3", "3 3"))
    assert [fact.args["seat"] for fact in table.events() if fact.rule == "CE-BRIBE-04"] == [2, 1]


@rule("CE-DX-03")
def test_four_three_and_two_for_two_allies() -> None:
    table = scene("+$1 +$3 / +$3 / +$2 ; phase bribery ; allies hollywood-producer union-boss", bids("1 3", "3", "2"))
    table.play("P0 take union-boss; P1 take hollywood-producer")
    assert [hand(table, seat) for seat in range(3)] == [["union-boss"], ["hollywood-producer"], []]
    assert [money_of(table, seat) for seat in range(3)] == [[], [], ["$2"]]


@rule("CE-DX-04")
def test_all_bid_nothing() -> None:
    table = scene(BRIBES, NOTHING)
    assert look(table).bought == []
    assert cited(table, "CE-BRIBE-09") == ["nobody has bought hollywood-producer", "nobody has bought union-boss"]
    assert [money_of(table, seat) for seat in range(3)] == [["$1", "$2", "$5"], ["$2", "$2", "$3"], ["$3", "$3"]]
    assert len(cited(table, "CE-BRIBE-07")) == 3
    assert "CE-BRIBE-06" not in said(table), "nobody was outbid"


@rule("CE-DX-04")
def test_with_empty_suitcases_nobody_is_even_asked() -> None:
    table = scene("$1 / $1 / $1 ; phase bribery")
    assert (look(table).act, kind(table)) == (2, "turn")
    assert look(table).bought == []
