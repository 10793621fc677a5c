"""Chapter 16: friends of the family and the favours they do."""

import pytest

from tests.cites import closed
from tests.pate import (
    asked,
    cited,
    debts,
    family,
    friends,
    kind,
    look,
    money,
    options,
    play_on,
    refused,
    rule,
    scene,
    since,
    throw,
    track,
    whereabouts,
)
from tests.tableau import FOURS, put, row_four, row_three, row_two

# Every favour has something to do: a member in the river, markers away.
NEEDY = "river=2 owes=P1:1,P2:1,bank:1"
ALL = [
    *("favour member", "favour marker:P1", "favour marker:P2", "favour marker:bank"),
    *("favour reputation", "favour influence", "favour money"),
]


def favours(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith("favour")]


# The price, and what is within reach.


@rule("DP-FAV-01")
def test_a_favour_costs_a_friend_who_returns_to_the_pool() -> None:
    table = scene("15k friends=2 favours=4 / 15k")
    assert look(table).pool == 11
    assert since(table, "P0 favour money")[0] == "P0 asks a friend for a favour: money"
    assert (friends(table), look(table).pool) == ([1, 0], 12)


@rule("DP-FAV-01")
def test_without_a_friend_there_is_no_favour() -> None:
    table = scene(f"15k favours=4 {NEEDY} / 15k / 15k ; {FOURS}")
    assert favours(options(table, 0)) == []
    for word in ALL:
        assert refused(table, 0, word) == "DP-FAV-01"


@rule("DP-FAV-02")
@pytest.mark.parametrize(
    ("marker", "offered"), [(1, ALL[:1]), (2, ALL[:4]), (3, ALL[:6]), (4, ALL)], ids=["one", "two", "three", "four"]
)
def test_the_favour_at_the_marker_and_those_before_it_are_open(marker: int, offered: list[str]) -> None:
    table = scene(f"15k friends=3 favours={marker} {NEEDY} / 15k / 15k")
    assert options(table, 0) == ["pass", *offered]
    for word in set(ALL) - set(offered):
        assert refused(table, 0, word) == "DP-FAV-02"


@rule("DP-FAV-03")
def test_at_the_start_of_the_track_there_is_no_favour() -> None:
    table = scene(f"15k friends=3 {NEEDY} / 15k / 15k ; {FOURS}")
    assert favours(options(table, 0)) == []
    for word in ALL:
        assert refused(table, 0, word) == "DP-FAV-03"


@rule("DP-SC-51", "DP-FAV-02", "DP-FAV-04", "DP-FAV-01")
def test_three_favours_are_open_and_two_may_be_used() -> None:
    table = scene("15k friends=3 favours=3 river=1 owes=P1:1 / 15k / 15k")
    assert options(table, 0) == ["pass", "favour member", "favour marker:P1", "favour reputation", "favour influence"]
    assert refused(table, 0, "favour money") == "DP-FAV-02"
    table.play("P0 favour member; P0 favour marker:P1")
    assert (friends(table), look(table).pool) == ([1, 0, 0], 12)
    assert refused(table, 0, "favour reputation") == "DP-FAV-04"


# When, and how often.


@rule("DP-FAV-04", "DP-GAP-16", "DP-GAP-38")
def test_favours_are_asked_at_any_moment_of_the_own_turn() -> None:
    """Before the first roll, after a roll, after placing, after an action; and after that of row 4."""
    board = "15k friends=2 favours=4 prison=1 / 15k"
    moments = ["", f"P0 pass; {throw(black=4, white=4, grey=4, red=4)}"]
    moments.append(f"{moments[-1]}; P0 place black")
    moments.append(f"{moments[-1]}; P0 pass")
    for script in moments:
        table = scene(board, script)
        assert "favour money" in options(table, 0)
        table.say(0, "favour money")
        assert cited(table, "DP-FAV-08") == ["P0 receives $5,000"]
    table = row_four(board, red=3)
    table.say(0, "free")
    assert (kind(table), options(table, 0)) == ("pause", ["pass", *ALL[4:]])


@rule("DP-FAV-04")
def test_two_favours_a_turn_however_they_are_spread() -> None:
    table = scene(
        "15k friends=4 favours=4 / 15k", f"P0 favour money; P0 pass; {throw(black=4, white=4, grey=4, red=4)}"
    )
    table.play("P0 place black; P0 favour money")
    assert (kind(table), look(table).favours_used) == ("place", 2)
    assert (refused(table, 0, "favour money"), friends(table)) == ("DP-FAV-04", [2, 0])


@rule("DP-FAV-04")
def test_the_next_turn_has_two_favours_again() -> None:
    table = scene("15k friends=4 favours=4 / 15k ; round 3", "P0 favour money; P0 favour money")
    play_on(table, until_turn=1)
    assert look(table).favours_used == 0
    play_on(table, until_round=4)
    play_on(table, until_turn=0)
    table.play("P0 favour money; P0 favour money")
    assert friends(table) == [0, 0]


@rule("DP-GAP-16", "DP-FAV-04")
def test_favours_are_not_asked_in_the_turn_of_another() -> None:
    table = scene(f"15k / 15k friends=2 favours=4 ; {FOURS}")
    assert (asked(table), refused(table, 1, "favour money")) == ([0], "DP-FAV-04")


@rule("DP-FAV-09", "DP-GAP-16")
@pytest.mark.parametrize("word", ["favour money", "favour influence", "favour member", "favour marker:P1"])
def test_the_same_favour_may_be_asked_twice(word: str) -> None:
    table = scene("15k friends=2 favours=4 river=2 owes=P1:2 / 15k", f"P0 {word}; P0 {word}")
    assert len(cited(table, "DP-FAV-01")) == 2
    assert friends(table) == [0, 0]
    done = {
        "favour money": money(table)[0] == 25000,
        "favour influence": track(table, "influence")[0] == 4,
        "favour member": whereabouts(table, 0) == (4, 3, 0, 0),
        "favour marker:P1": family(table, 0).markers == 5,
    }
    assert done[word]


@rule("DP-GAP-16")
def test_a_favour_with_nothing_to_do_cannot_be_chosen() -> None:
    table = scene("15k friends=2 favours=4 prison=1 / 15k owes=P0:1 / 15k")
    assert favours(options(table, 0)) == ["favour reputation", "favour influence", "favour money"]
    for word in ("favour member", "favour marker:P1", "favour marker:bank"):
        assert refused(table, 0, word) == "DP-GAP-16"
    assert closed(table, 0)["favour member"] == "DP-GAP-16"


@rule("DP-GAP-16")
def test_with_nothing_to_do_at_all_nobody_is_asked() -> None:
    table = scene("15k friends=2 favours=2 / 15k")
    assert (kind(table), favours(options(table, 0))) == ("place", [])


@rule("DP-GAP-16", "DP-FAV-05")
def test_after_the_last_member_is_rescued_there_is_nobody_left_to_rescue() -> None:
    table = scene(f"15k friends=2 favours=1 river=1 / 15k ; {FOURS}", "P0 favour member")
    assert (favours(options(table, 0)), friends(table)) == ([], [1, 0])
    assert refused(table, 0, "favour member") == "DP-GAP-16"


# The four favours.


@rule("DP-FAV-05", "DP-HUD-02")
def test_the_first_favour_takes_a_member_from_the_hudson() -> None:
    table = scene("15k friends=1 favours=1 river=2 prison=1 / 15k river=1", "P0 favour member")
    assert (whereabouts(table, 0), whereabouts(table, 1)) == ((2, 3, 1, 1), (3, 3, 0, 1))
    assert cited(table, "DP-FAV-05") == ["a member of P0 comes back from the Hudson"]


@rule("DP-SC-52", "DP-FAV-06", "DP-GAP-37", "DP-DEBT-03")
def test_the_second_favour_takes_a_marker_back_and_nobody_pays() -> None:
    table = scene("15k friends=1 favours=2 owes=P1:2 / 15k", "P0 favour marker:P1")
    assert (debts(table), family(table, 0).markers) == ([{"P1": 1}, {}], 4)
    assert money(table) == [15000, 15000]
    assert cited(table, "DP-FAV-06") == ["P0 has 1 back from P1"]


@rule("DP-SC-52", "DP-FAV-06", "DP-DEBT-04")
@pytest.mark.parametrize("others", ["15k", "15k / 15k"])
def test_the_bank_gives_a_marker_back_too(others: str) -> None:
    table = scene(f"15k friends=1 favours=2 owes=bank:1 / {others}")
    assert favours(options(table, 0)) == ["favour marker:bank"]
    table.say(0, "favour marker:bank")
    assert (debts(table)[0], money(table)[0]) == ({}, 15000)


@rule("DP-GAP-32", "DP-FAV-06")
def test_only_the_holder_is_chosen_markers_are_alike() -> None:
    table = scene("15k friends=1 favours=2 owes=P1:3,P2:1,bank:1 / 15k / 15k")
    assert favours(options(table, 0)) == ["favour marker:P1", "favour marker:P2", "favour marker:bank"]
    table.say(0, "favour marker:P2")
    assert debts(table)[0] == {"P1": 3, "bank": 1}


@rule("DP-GAP-37")
def test_one_marker_for_one_friend() -> None:
    table = scene("15k friends=3 favours=2 owes=P1:5 / 15k", "P0 favour marker:P1; P0 favour marker:P1")
    assert (debts(table)[0], friends(table)[0]) == ({"P1": 3}, 1)


@rule("DP-FAV-07")
@pytest.mark.parametrize("name", ["reputation", "influence"])
def test_the_third_favour_advances_two_spaces(name: str) -> None:
    table = scene("15k friends=1 favours=3 reputation=1 influence=1 / 15k", f"P0 favour {name}")
    other = "influence" if name == "reputation" else "reputation"
    assert (track(table, name)[0], track(table, other)[0]) == (3, 1)
    assert cited(table, "DP-FAV-07") == [f"P0 has 3 on {name}"]


@rule("DP-FAV-07", "DP-CHIP-01")
def test_two_spaces_may_lead_to_a_chip_for_this_very_throw() -> None:
    table = row_two("15k friends=1 favours=3 influence=2 / 15k", white=1, grey=1, red=1)
    assert "cop red" not in options(table, 0)
    table.say(0, "favour influence")
    assert "cop red" in options(table, 0)


@rule("DP-FAV-08")
def test_the_fourth_favour_is_five_thousand() -> None:
    table = scene("0k friends=1 favours=4 / 15k", "P0 favour money")
    assert money(table) == [5000, 15000]
    assert cited(table, "DP-FAV-08") == ["P0 receives $5,000"]


# Friends.


@rule("DP-FAV-10")
def test_friends_come_from_row_three_weddings_and_the_card_of_friends() -> None:
    table = scene("15k / 15k reputation=4 ; round 2 ; phase income ; events G1 ; car LM1", "reveal R2")
    assert (friends(table), cited(table, "DP-CARD-R2a")) == ([1, 0], ["P0 has a friend more"])
    table = row_three("15k / 15k", white=2, grey=1)
    put(table, "white")
    assert friends(table) == [1, 0]
    table = scene("15k reputation=4 / 15k", "P0 wedding")
    assert friends(table) == [1, 0]


@rule("DP-FAV-01", "DP-FAV-04", "DP-CHIP-05")
def test_a_new_friend_may_be_asked_in_the_same_turn() -> None:
    table = scene("15k reputation=4 favours=4 / 15k")
    assert favours(options(table, 0)) == []
    table.play("P0 wedding; P0 favour money")
    assert (friends(table), look(table).pool, money(table)[0]) == ([0, 0], 13, 20000)
