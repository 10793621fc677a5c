"""Chapter 15, with DP-GAP-13 and DP-GAP-39: grey chips taken in another's turn may be used at once."""

from pathlib import Path

import pytest

import backroom
from backroom.games.derpate.edition import house_text
from tests.pate import (
    asked,
    cited,
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
    told,
    track,
)
from tests.tableau import RED_KO

ONES = "dice black=1 white=1 grey=1 red=1"
TWOS = "dice black=2 white=2 grey=2 red=2"
# P0 places a 2, and P1 and P2 are paid for a business of that kind: one step on reputation each.
SMUGGLING = f"at GV1=P1 ES1=P2 LI3=vacant ; {TWOS}"


@rule("DP-GAP-13", "DP-GAP-39", "DP-CHIP-03")
def test_who_takes_a_grey_chip_in_another_s_turn_may_use_it_at_once() -> None:
    table = scene(f"15k / 15k reputation=3 / 15k ; {SMUGGLING}", "P0 place black")
    assert (asked(table), kind(table), table.asks[0].rule) == ([1], "chip", "DP-GAP-13")
    assert (options(table, 1), family(table, 1).fresh) == (["pass", "wedding"], ["wedding"])
    table.say(1, "wedding")
    assert (friends(table), family(table, 1).chips, family(table, 1).used) == ([0, 1, 0], [], ["wedding"])
    assert (asked(table), kind(table), look(table).turn) == ([0], "place", 0)
    assert len(look(table).tableau) == 1, "and the turn goes on with row 2"


@rule("DP-GAP-13")
def test_or_keep_it_and_is_not_asked_again() -> None:
    table = scene(f"15k / 15k reputation=3 / 15k ; {SMUGGLING}", "P0 place black; P1 pass")
    assert (family(table, 1).chips, family(table, 1).fresh) == (["wedding"], [])
    assert cited(table, "DP-GAP-13") == ["P1 keeps the wedding"]
    play_on(table, until_turn=1)
    assert (look(table).turn, kind(table), options(table, 1)[:2]) == (1, "start", ["pass", "wedding"])


@rule("DP-GAP-13", "DP-GAP-39", "DP-GAP-31")
@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_everybody_is_asked_in_turn_order_from_the_active_player(turn: int, order: list[int]) -> None:
    """Three others take a wedding; the active player gains nothing."""
    holders = dict(zip(("GV1", "ES1", "LI3"), order, strict=True))
    at = " ".join(f"{space}=P{seat}" for space, seat in holders.items())
    board = " / ".join("15k" if seat == turn else "15k reputation=3" for seat in range(4))
    table = scene(f"{board} ; turn P{turn} ; at {at} ; {TWOS}", f"P{turn} place red")
    seen = []
    while kind(table) == "chip":
        seen += asked(table)
        table.say(asked(table)[0], "wedding")
    assert (seen, asked(table)) == (order, [turn])
    received = [fact.args["seat"] for fact in table.events() if fact.rule == "DP-ROW1-02"]
    assert received == order, "and so they were paid"


@rule("DP-GAP-39")
def test_all_payments_and_steps_come_first() -> None:
    table = scene(f"15k / 15k reputation=3 / 15k reputation=6 used=wedding ; {SMUGGLING}", "P0 place black")
    assert asked(table) == [1]
    assert (money(table)[1:], track(table, "reputation")) == ([17000, 17000], [0, 4, 7])
    assert [family(table, seat).fresh for seat in range(3)] == [[], ["wedding"], ["grandchild"]]
    table.say(1, "pass")
    assert (asked(table), options(table, 2)) == ([2], ["pass", "grandchild"])


@rule("DP-GAP-39", "DP-GAP-38")
def test_the_active_player_goes_first() -> None:
    at = f"at GV1=P0 ES1=P1 LI3=vacant ; {TWOS}"
    table = scene(f"15k reputation=3 / 15k reputation=3 / 15k ; {at}", "P0 place black")
    assert (asked(table), kind(table), options(table, 0)) == ([0], "pause", ["pass", "wedding"])
    assert refused(table, 1, "wedding") == "DP-GAP-13", "not yet"
    table.say(0, "wedding")
    assert (asked(table), kind(table)) == ([1], "chip")
    table.say(1, "wedding")
    assert friends(table) == [1, 1, 0]


@rule("DP-GAP-13")
def test_only_the_new_chip_may_be_used() -> None:
    table = scene(f"15k / 15k reputation=6 friends=1 favours=4 / 15k ; {SMUGGLING}", "P0 place black")
    assert (family(table, 1).chips, options(table, 1)) == (["wedding", "grandchild"], ["pass", "grandchild"])
    assert refused(table, 1, "wedding") == "DP-GAP-13"


@rule("DP-GAP-16", "DP-FAV-04")
def test_an_interrupt_is_no_moment_for_favours() -> None:
    table = scene(f"15k / 15k reputation=3 friends=1 favours=4 / 15k ; {SMUGGLING}", "P0 place black")
    assert options(table, 1) == ["pass", "wedding"]
    assert refused(table, 1, "favour money") == "DP-FAV-04"


@rule("DP-GAP-13")
def test_red_chips_wait_for_own_dice() -> None:
    at = f"at GV3=P1 ES3=vacant ; {ONES}"
    table = scene(f"15k / 15k influence=3 / 15k ; {at}", "P0 place black")
    assert (family(table, 1).chips, family(table, 1).fresh, asked(table)) == (["cop"], [], [0])
    assert refused(table, 1, "cop red") == "DP-CHIP-03"
    play_on(table, until_turn=1)
    assert "cop red" in options(table, 1)


@rule("DP-GAP-13", "DP-GAP-27")
def test_nobody_is_asked_about_a_wedding_without_friends() -> None:
    table = scene(f"15k / 15k reputation=3 friends=7 / 15k friends=6 ; {SMUGGLING}", "P0 place black")
    assert (asked(table), kind(table), family(table, 1).chips) == ([0], "place", ["wedding"])
    assert family(table, 1).fresh == []


@rule("DP-GAP-13", "DP-GAP-27")
def test_the_last_friend_goes_to_the_first_in_turn_order() -> None:
    table = scene(f"15k / 15k reputation=3 friends=6 / 15k reputation=3 friends=6 ; {SMUGGLING}", "P0 place black")
    assert (look(table).pool, asked(table)) == (1, [1])
    table.say(1, "wedding")
    assert (look(table).pool, asked(table), kind(table)) == (0, [0], "place")
    assert family(table, 2).chips == ["wedding"]


@rule("DP-GAP-13", "DP-CHIP-06")
def test_a_grandchild_rolls_in_another_s_turn() -> None:
    table = scene(f"15k / 15k reputation=6 used=wedding / 15k ; {SMUGGLING}", "P0 place black")
    dice = look(table).dice
    assert since(table, f"P1 grandchild; roll 5; {throw(white=1, grey=1, red=1)}")[:3] == [
        *("P1 uses the grandchild", "P1 rolls 5", "P1 receives $5,000")
    ]
    assert (money(table)[1], dice["black"], look(table).dice["black"]) == (22000, "2", "2")


@rule("DP-GAP-13", "DP-CHIP-07")
def test_a_birthday_is_celebrated_in_another_s_turn() -> None:
    board = f"15k / 15k reputation=9 influence=3 used=wedding,grandchild / 15k ; {SMUGGLING}"
    table = scene(board, "P0 place black")
    assert options(table, 1) == ["pass", *[f"birthday {t}" for t in ("reputation", "influence", "income", "favours")]]
    table.say(1, "birthday influence")
    assert (track(table, "influence")[1], family(table, 1).chips) == (4, ["cop"])
    assert (asked(table), kind(table)) == ([0], "place"), "a red chip waits"


@rule("DP-GAP-12", "DP-GAP-13")
def test_a_full_track_is_not_celebrated_in_another_s_turn_either() -> None:
    board = f"15k / 15k reputation=9 income=4 used=wedding,grandchild / 15k ; {SMUGGLING}"
    table = scene(board, "P0 place black")
    assert refused(table, 1, "birthday income") == "DP-GAP-12"


@rule("DP-GAP-13", "DP-END-08")
def test_a_chip_of_the_very_last_turn_still_counts() -> None:
    """P0 has had the last turn and is paid in that of P1."""
    board = f"15k reputation=6 influence=12 used=wedding / 15k ; round 7 ; turn P1 ; {RED_KO} ; at GV1=P0 ; {TWOS}"
    table = scene(board, "P1 place black; P0 grandchild; roll 5")
    assert "P0 receives $5,000" in cited(table, "DP-CHIP-06")
    play_on(table)
    assert table.result is not None
    assert table.result.winners == [0]
    assert "P0 uses the grandchild" in told(table)


# Chips close together: what the house edition cannot show.


@pytest.fixture
def close(tmp_path: Path) -> Path:
    """An edition in which the birthday is the first grey chip and the others follow it closely."""
    text = house_text()
    old = "wedding = 4\ngrandchild = 7\nbirthday = 10"
    assert old in text
    path = tmp_path / "close.toml"
    path.write_text(text.replace(old, "wedding = 6\ngrandchild = 5\nbirthday = 4"))
    return path


@rule("DP-GAP-39", "DP-GAP-13", "DP-CHIP-07")
def test_a_birthday_may_bring_the_next_chip_and_the_next_question(close: Path) -> None:
    table = backroom.scene("derpate", f"15k / 15k reputation=3 / 15k reputation=3 ; {SMUGGLING}", edition=close)
    table.play("P0 place black")
    assert (asked(table), options(table, 1)[1]) == ([1], "birthday reputation")
    table.say(1, "birthday reputation")
    assert (asked(table), options(table, 1)) == ([1], ["pass", "grandchild"])
    table.play("P1 grandchild; roll 2")
    assert (asked(table), kind(table)) == ([2], "chip")
    table.play("P2 birthday income; roll white 1; roll grey 1; roll red 1")
    assert (asked(table), kind(table)) == ([0], "place")
    assert [family(table, seat).used for seat in range(3)] == [[], ["grandchild", "birthday"], ["birthday"]]


@rule("DP-GAP-39", "DP-CHIP-02")
def test_every_new_chip_is_asked_about(close: Path) -> None:
    at = f"at GV1=P1 ES1=P1 LI3=P1 ; {TWOS}"
    table = backroom.scene("derpate", f"15k / 15k reputation=3 / 15k ; {at}", edition=close)
    table.play("P0 place black")
    assert (track(table, "reputation")[1], family(table, 1).fresh) == (6, ["wedding", "grandchild", "birthday"])
    asks = []
    while kind(table) == "chip":
        asks.append(options(table, 1)[1])
        table.say(1, "pass")
    assert asks == ["wedding", "grandchild", "birthday reputation"]
    assert family(table, 1).chips == ["wedding", "grandchild", "birthday"]


@rule("DP-GAP-36", "DP-GAP-13")
@pytest.mark.parametrize("script", ["P0 place black; P0 pass", "P0 place black; P0 pass; P0 pass"])
def test_if_the_active_player_leaves_nobody_is_asked_any_more(script: str) -> None:
    """Neither now nor in the turn of the one who has taken a chip."""
    board = f"15k friends=1 favours=4 / 15k reputation=3 / 15k ; {SMUGGLING}"
    table = scene(board, f"{script}; P0 leave")
    assert (look(table).turn, kind(table), options(table, 1)) == (1, "start", ["pass", "wedding"])
    assert family(table, 1).fresh == []
    table.play(f"P1 pass; {throw(black=5, white=5, grey=5, red=5)}; P1 place black; P1 pass; P1 pass")
    assert (look(table).turn, kind(table), len(look(table).tableau)) == (1, "place", 1)
