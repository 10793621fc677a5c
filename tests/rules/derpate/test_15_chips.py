"""Chapter 15: action chips, taken from the tracks and used once in the own turn."""

from pathlib import Path

import pytest

import backroom
from backroom.games.derpate.edition import house_text
from tests.pate import (
    asked,
    chances,
    cited,
    family,
    friends,
    kind,
    look,
    money,
    options,
    paused,
    play_on,
    refused,
    rule,
    scene,
    since,
    throw,
    track,
)
from tests.tableau import FOURS, ended, put, row_three, row_two

ALL = "reputation=12 influence=12"


def chips(table: backroom.Table, seat: int = 0) -> tuple[list[str], list[str]]:
    """In hand, and in the box."""
    return family(table, seat).chips, family(table, seat).used


# Taking and using.


@rule("DP-CHIP-01")
@pytest.mark.parametrize(
    ("start", "pips", "taken"),
    [(0, 3, []), (0, 4, ["wedding"]), (3, 1, ["wedding"]), (3, 2, ["wedding"]), (4, 2, []), (8, 2, ["birthday"])],
)
def test_a_chip_is_taken_where_the_marker_stops_or_passes(start: int, pips: int, taken: list[str]) -> None:
    used = {0: "", 3: "", 4: "used=wedding", 8: "used=wedding,grandchild"}[start]
    table = row_two(f"15k reputation={start} {used} / 15k", white=1, grey=pips, red=1)
    table.say(0, "place grey")
    assert chips(table)[0] == taken
    assert cited(table, "DP-CHIP-01") == [f"P0 takes the chip {chip}" for chip in taken]


@rule("DP-CHIP-02")
def test_one_advance_may_bring_several_chips() -> None:
    table = row_two("15k influence=3 / 15k", white=1, grey=1, red=5)
    table.say(0, "place red")
    assert (track(table, "influence")[0], chips(table)) == (8, (["cop", "judge"], []))


@rule("DP-CHIP-02")
def test_with_chips_close_together_one_advance_may_bring_all_three(tmp_path: Path) -> None:
    path = tmp_path / "close.toml"
    path.write_text(house_text().replace("cop = 4\njudge = 7\nsenator = 10", "cop = 2\njudge = 3\nsenator = 4", 1))
    table = backroom.scene("derpate", f"15k / 15k ; {FOURS}", edition=path)
    put(table, "black", white=1, grey=1, red=4).say(0, "place red")
    assert chips(table)[0] == ["cop", "judge", "senator"]


@rule("DP-CHIP-03", "DP-GAP-38")
def test_a_chip_may_be_used_at_once_after_taking_it() -> None:
    table = row_two("15k reputation=3 / 15k", white=1, grey=1, red=1)
    table.say(0, "place grey")
    assert (kind(table), options(table, 0)) == ("pause", ["pass", "wedding"])
    table.say(0, "wedding")
    assert (friends(table), chips(table)) == ([1, 0], ([], ["wedding"]))


@rule("DP-CHIP-03")
def test_a_chip_may_be_kept_for_a_later_turn_and_is_used_once() -> None:
    table = scene("15k reputation=4 / 15k ; round 3")
    assert (kind(table), options(table, 0)) == ("start", ["pass", "wedding"])
    table.say(0, "wedding")
    assert chips(table) == ([], ["wedding"])
    assert refused(table, 0, "wedding") == "DP-CHIP-03"


@rule("DP-CHIP-03", "DP-GAP-13")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("wedding", "DP-GAP-13"),
        ("grandchild", "DP-GAP-13"),
        ("birthday income", "DP-GAP-13"),
        ("cop red", "DP-CHIP-03"),
        ("judge", "DP-CHIP-03"),
        ("senator red:grey", "DP-CHIP-03"),
    ],
)
def test_an_old_chip_waits_for_the_own_turn(word: str, reason: str) -> None:
    table = scene(f"15k / 15k {ALL} ; {FOURS}")
    assert (asked(table), refused(table, 1, word)) == ([0], reason)


@rule("DP-CHIP-03")
@pytest.mark.parametrize("word", ["wedding", "grandchild", "birthday income", "cop red", "judge", "senator red:grey"])
def test_a_chip_on_its_track_is_not_in_hand(word: str) -> None:
    table = row_two("15k reputation=3 influence=3 / 15k", white=1, grey=1, red=1)
    assert refused(table, 0, word) == "DP-CHIP-03"


@rule("DP-CHIP-04")
def test_all_six_chips_may_be_used_in_one_turn() -> None:
    table = scene(f"15k {ALL} / 15k")
    first = throw(black=1, white=1, grey=1, red=1)
    again = throw(black=3, white=3, grey=3, red=3)
    second = throw(black=1, white=5, grey=1)
    table.play(f"P0 wedding; P0 grandchild; roll 2; P0 birthday income; {first}; P0 judge; {again}; P0 cop red")
    table.play(f"P0 place red; {second}; P0 senator white:grey")
    assert chips(table) == ([], ["wedding", "grandchild", "birthday", "cop", "judge", "senator"])
    assert [fact.args["chip"] for fact in table.events() if fact.what == "used_chip"] == [
        *("wedding", "grandchild", "birthday", "judge", "cop", "senator")
    ]


@rule("DP-CHIP-11", "DP-END-14")
def test_unused_chips_are_worth_nothing() -> None:
    rich = ended(f"15k {ALL} / 15k {ALL}")
    poor = ended(f"15k {ALL} used=wedding,grandchild,birthday,cop,judge,senator / 15k {ALL}")
    assert money(rich) == money(poor)
    assert rich.result == poor.result


# Wedding, grandchild, birthday.


@rule("DP-CHIP-05", "DP-FAV-10")
def test_a_wedding_brings_a_friend() -> None:
    table = scene("15k reputation=4 / 15k")
    assert since(table, "P0 wedding")[:2] == ["P0 uses the wedding", "P0 has a friend more"]
    assert (friends(table), look(table).pool) == ([1, 0], 12)
    assert cited(table, "DP-CHIP-05") == ["P0 uses the wedding", "P0 has a friend more"]


@rule("DP-GAP-27", "DP-CHIP-05")
def test_without_a_friend_in_the_pool_there_is_no_wedding_and_the_chip_stays() -> None:
    table = scene(f"15k reputation=4 friends=7 / 15k friends=6 ; {FOURS}")
    assert (look(table).pool, options(table, 0)) == (0, ["place black", "place white", "place grey", "place red"])
    assert refused(table, 0, "wedding") == "DP-GAP-27"
    assert chips(table) == (["wedding"], [])


@rule("DP-GAP-27", "DP-FAV-01")
def test_a_favour_brings_a_friend_into_the_pool_and_the_wedding_takes_place() -> None:
    table = scene("15k reputation=4 friends=7 favours=4 / 15k friends=6")
    assert refused(table, 0, "wedding") == "DP-GAP-27"
    table.play("P0 favour money; P0 wedding")
    assert (friends(table), look(table).pool, money(table)[0]) == ([7, 6], 0, 20000)


@rule("DP-SC-49", "DP-CHIP-06")
@pytest.mark.parametrize(("face", "paid"), [("1", 1000), ("4", 4000), ("5", 5000), ("puppet", 0)])
def test_the_grandchild_rolls_for_money(face: str, paid: int) -> None:
    table = scene("15k reputation=7 used=wedding / 15k", f"P0 grandchild; roll {face}")
    assert money(table)[0] == 15000 + paid
    told = ["P0 uses the grandchild", f"P0 rolls {face}", *([f"P0 receives ${paid // 1000},000"] if paid else [])]
    assert cited(table, "DP-CHIP-06") == told


@rule("DP-CHIP-06")
def test_all_six_faces_are_as_likely_for_the_grandchild() -> None:
    table = paused("15k reputation=7 used=wedding / 15k", "P0 grandchild")
    assert chances(table) == {f"roll {face}": 1 for face in ("1", "2", "3", "4", "5", "puppet")}


@rule("DP-CHIP-06", "DP-GAP-14")
def test_the_grandchild_s_roll_is_its_own_and_not_rolled_again() -> None:
    table = row_two("15k reputation=7 influence=7 used=wedding / 15k", white=2, grey="puppet", red=5)
    before = look(table).dice
    known = money(table)[0] or 0
    table.play("P0 grandchild; roll 1")
    assert (look(table).dice, look(table).tableau[0].face) == (before, "4")
    assert money(table)[0] == known + 1000
    table.play(f"P0 judge; {throw(white=1, grey=1, red=1)}")
    assert money(table)[0] == known + 1000


@rule("DP-CHIP-07")
@pytest.mark.parametrize("name", ["reputation", "influence", "income", "favours"])
def test_a_birthday_advances_any_of_the_four_tracks(name: str) -> None:
    table = scene("15k reputation=10 used=wedding,grandchild / 15k", f"P0 birthday {name}")
    assert track(table, name)[0] == {"reputation": 11}.get(name, 1)
    assert cited(table, "DP-CHIP-07") == ["P0 uses the birthday", f"P0 has {track(table, name)[0]} on {name}"]


@rule("DP-SC-49", "DP-CHIP-07", "DP-INC-01")
def test_a_birthday_raises_the_next_income() -> None:
    table = scene("15k reputation=10 used=wedding,grandchild / 15k ; round 3", "P0 birthday income")
    play_on(table, until_round=4)
    assert "P0 receives $1,000" in cited(table, "DP-INC-01")


@rule("DP-CHIP-07", "DP-CHIP-01")
def test_a_birthday_may_bring_a_chip() -> None:
    table = scene("15k reputation=10 influence=6 used=wedding,grandchild,cop / 15k", "P0 birthday influence")
    assert chips(table)[0] == ["judge"]
    assert "judge" in options(table, 0), "and before the throw is placed it may be used"


# Cop and judge.


@rule("DP-SC-47", "DP-CHIP-08")
def test_the_cop_rolls_one_die_of_the_throw_again() -> None:
    table = row_two("15k influence=4 / 15k", white=2, grey=1, red="puppet")
    assert since(table, "P0 cop grey; roll grey 5") == ["P0 uses the cop", "P0 rolls grey 5"]
    assert look(table).dice == {"black": "4", "white": "2", "grey": "5", "red": "puppet"}
    assert (cited(table, "DP-CHIP-08"), chips(table)) == (["P0 uses the cop"], ([], ["cop"]))


@rule("DP-CHIP-08", "DP-GAP-14")
@pytest.mark.parametrize(
    ("row", "dice"), [(1, ["black", "white", "grey", "red"]), (2, ["white", "grey", "red"]), (3, ["grey", "red"])]
)
def test_the_cop_may_roll_any_die_that_is_not_placed(row: int, dice: list[str]) -> None:
    table = scene(f"15k influence=4 / 15k ; {FOURS}")
    if row > 1:
        put(table, "black", white=1, grey=1, red=1)
    if row > 2:
        put(table, "white", grey=1, red=1)
    assert [word for word in options(table, 0) if word.startswith("cop")] == [f"cop {die}" for die in dice]


@rule("DP-SC-46", "DP-CHIP-09")
@pytest.mark.parametrize(
    ("row", "dice"), [(1, ["black", "white", "grey", "red"]), (2, ["white", "grey", "red"]), (3, ["grey", "red"])]
)
def test_the_judge_rolls_the_whole_throw_again(row: int, dice: list[str]) -> None:
    table = scene(f"15k influence=7 used=cop / 15k ; {FOURS}")
    if row > 1:
        put(table, "black", white=1, grey=1, red=1)
    if row > 2:
        put(table, "white", grey=1, red=1)
    before = look(table).dice
    told = since(table, f"P0 judge; {throw(**dict.fromkeys(dice, 5))}")
    assert told == ["P0 uses the judge", *[f"P0 rolls {die} 5" for die in dice]]
    assert look(table).dice == before | dict.fromkeys(dice, "5")
    assert cited(table, "DP-CHIP-09") == ["P0 uses the judge"]


@rule("DP-GAP-14", "DP-CHIP-04")
@pytest.mark.parametrize(
    "script",
    [
        "P0 cop red; roll red 1; P0 judge; roll grey 2; roll red 3",
        "P0 judge; roll grey 2; roll red 1; P0 cop red; roll red 3",
    ],
)
def test_cop_and_judge_may_follow_each_other_in_one_row(script: str) -> None:
    table = row_three("15k influence=7 / 15k", grey=5, red=5)
    table.play(script)
    assert (look(table).dice["grey"], look(table).dice["red"], chips(table)[0]) == ("2", "3", [])
    assert options(table, 0) == ["place grey", "place red"]


@rule("DP-GAP-14")
@pytest.mark.parametrize("word", ["cop red", "judge"])
def test_cop_and_judge_need_an_open_throw(word: str) -> None:
    start = scene("15k influence=7 reputation=4 / 15k")
    assert (kind(start), refused(start, 0, word)) == ("start", "DP-GAP-14")
    start.play(f"P0 pass; {throw(black=3, white=3, grey=3, red=3)}; P0 place black")
    assert (kind(start), refused(start, 0, word)) == ("pause", "DP-GAP-14")
    start.say(0, "pass")
    assert (kind(start), refused(start, 0, word)) == ("pause", "DP-GAP-14")


@rule("DP-GAP-14", "DP-GAP-38")
@pytest.mark.parametrize(
    ("word", "reason"), [("cop red", "DP-GAP-14"), ("judge", "DP-GAP-14"), ("wedding", "DP-GAP-38")]
)
def test_nothing_is_used_in_the_midst_of_an_action(word: str, reason: str) -> None:
    visit = row_two("15k influence=7 reputation=4 / 15k ; at GV1=vacant", black=3, grey=1, red=1)
    visit.play("P0 place black; P0 pass")
    assert (kind(visit), refused(visit, 0, word)) == ("occupy", reason)
    takeover = row_three("15k influence=7 reputation=4 / 15k ; car LI1", black=4, red=1)
    takeover.play("P0 place black; P0 pass")
    assert (kind(takeover), refused(takeover, 0, word)) == ("takeover", reason)


@rule("DP-CHIP-09", "DP-CHIP-03")
def test_a_judge_taken_in_row_two_judges_row_three() -> None:
    table = row_two("15k influence=5 used=cop / 15k", white=1, grey=1, red=2)
    table.play("P0 place red; roll white 1; roll grey 1")
    assert "judge" in options(table, 0)


@rule("DP-CHIP-09", "DP-GAP-27")
def test_a_new_throw_is_looked_at_anew() -> None:
    """A friend that was too dear is affordable after the judge, and the other way round."""
    table = row_three("2k influence=7 used=cop / 15k", white=3, grey=1)
    assert "place white" not in options(table, 0)
    table.play("P0 judge; roll white 2; roll grey 1")
    assert options(table, 0) == ["place white", "place grey"]
