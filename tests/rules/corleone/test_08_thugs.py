"""Chapter 8: playing a thug."""

import pytest

from tests.cites import asked_by, closed
from tests.empire import (
    asked,
    cited,
    figures,
    goods_of,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    told,
)

PRINTED = [
    "harcourt-and-vane",
    "gowanus-cold-storage",
    "van-alst-auction-rooms",
    "sunnyside-social-club",
    "paradiso-ballroom",
    "penn-central-railroad",
    "morettis-gunsmith",
]
# Four tiles: one of each act, on Wall Street, in Brooklyn, on the Upper East Side, in Queens.
TILES = (
    "act 4; tiles wall-street=jamaica-turf-club brooklyn=santo-spirito-olive-oil "
    "upper-east-side=idlewild-air-cargo queens=mercer-street-pharmacy"
)


def thug_words(seat: int, *, text: str) -> list[str]:
    table = scene(text)
    return [word.removeprefix("thug ") for word in options(table, seat) if word.startswith("thug")]


@rule("CE-THUG-01")
def test_a_thug_goes_to_any_business_printed_or_tile_in_any_territory() -> None:
    assert thug_words(0, text=" / / ") == [*PRINTED, "zabriskie-sporting-arms"]
    assert thug_words(0, text=f" / / ; {TILES}") == [
        *PRINTED,
        "santo-spirito-olive-oil",
        "jamaica-turf-club",
        "idlewild-air-cargo",
        "mercer-street-pharmacy",
    ]


@rule("CE-THUG-01")
def test_the_thug_comes_from_the_reserve_of_its_player() -> None:
    table = scene(" / / ", "P0 thug paradiso-ballroom")
    assert figures(table) == {"paradiso-ballroom": "P0-thug"}
    assert [seat.thugs for seat in look(table).seats] == [1, 2, 2]
    assert cited(table, "CE-THUG-01") == ["P0 sends a thug to paradiso-ballroom"]


@rule("CE-THUG-01")
def test_without_a_thug_in_reserve_none_is_played() -> None:
    table = scene(" / / ; at paradiso-ballroom=P0 gowanus-cold-storage=P0")
    assert look(table).seats[0].members == ["don"]
    assert {word.split()[0] for word in options(table, 0)} == {"member"}
    for business in (*PRINTED, "zabriskie-sporting-arms"):
        assert refused(table, 0, f"thug {business}") == "CE-THUG-01"


@rule("CE-THUG-01")
def test_a_tile_has_to_be_on_the_board() -> None:
    table = scene(" / / ; tiles wall-street=empire-steam-laundry")
    assert "thug empire-steam-laundry" in options(table, 0)
    for tile in ("zabriskie-sporting-arms", "ninth-avenue-pawn", "cabaret-tangier"):
        assert refused(table, 0, f"thug {tile}") == "CE-THUG-01"


@rule("CE-THUG-02")
@pytest.mark.parametrize("who", ["P0", "P1", "union-boss"])
def test_an_occupied_business_cannot_be_chosen(who: str) -> None:
    table = scene(f" / / ; act 2; at penn-central-railroad={who}")
    assert "thug penn-central-railroad" not in options(table, 0)
    assert closed(table, 0)["thug penn-central-railroad"] == "CE-THUG-02"
    assert refused(table, 0, "thug penn-central-railroad") == "CE-THUG-02"
    assert "thug morettis-gunsmith" in options(table, 0)


@rule("CE-THUG-02")
def test_a_figure_beside_the_business_does_not_occupy_it() -> None:
    table = scene(" / / ; at carnegie-corner=P1 midtown=police-chief", "P0 thug penn-central-railroad")
    assert figures(table) == {"penn-central-railroad": "P0-thug", "carnegie-corner": "P1-don"}


# What the thug shakes down.


@rule("CE-THUG-03")
@pytest.mark.parametrize(
    ("business", "cards"),
    [
        ("gowanus-cold-storage", ["gun", "booze"]),
        ("paradiso-ballroom", ["$2", "booze"]),
        ("morettis-gunsmith", ["gun", "blood-money"]),
        ("sunnyside-social-club", ["$1", "blood-money"]),  # the horse head is there already
        ("jamaica-turf-club", ["$2", "$3"]),
        ("santo-spirito-olive-oil", ["blood-money", "booze"]),
        ("idlewild-air-cargo", ["$2", "narcotics", "narcotics"]),
    ],
)
def test_a_thug_brings_everything_on_the_front_at_once(business: str, cards: list[str]) -> None:
    table = scene(f" / / ; {TILES}", f"P0 thug {business}")
    assert hand(table, 0) == cards
    assert cited(table, "CE-THUG-03") == [f"P0 shakes down the front of {business}"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-THUG-03", "CE-THUG-04")
@pytest.mark.parametrize("tile", ["zabriskie-sporting-arms", "cataldo-funeral-home", "blue-lantern-supper-club"])
def test_a_tile_is_worked_like_a_printed_business(tile: str) -> None:
    fronts = {
        "zabriskie-sporting-arms": ["gun", "gun"],
        "cataldo-funeral-home": ["$3", "blood-money"],
        "blue-lantern-supper-club": ["$3", "booze"],
    }
    table = scene(f" / / ; tiles wall-street={tile}", f"P0 thug {tile}")
    assert hand(table, 0) == fronts[tile]
    assert figures(table) == {tile: "P0-thug"}


@rule("CE-THUG-03")
def test_the_icons_that_need_a_choice_are_all_offered() -> None:
    table = scene("$1 3*gun / / ; act 3; tiles brooklyn=ninth-avenue-pawn", "P0 thug ninth-avenue-pawn")
    assert options(table, 0) == ["sell 3", "swap", "pass"]
    table.play("P0 swap; P0 discard $1; P0 take booze; P0 sell 3; P0 discard gun; P0 discard gun; P0 discard booze")
    assert hand(table, 0) == ["$3", "$5", "gun"]
    assert asked(table) == [1]


@rule("CE-THUG-04")
def test_a_thug_works_no_other_business_of_the_territory() -> None:
    table = scene("$1 / / ; tiles wall-street=zabriskie-sporting-arms", "P0 thug zabriskie-sporting-arms")
    assert hand(table, 0) == ["$1", "gun", "gun"]
    assert asked(table) == [1]


@rule("CE-THUG-04")
def test_a_thug_uses_no_back() -> None:
    table = scene(" / / ; act 3; tiles upper-east-side=cabaret-tangier", "P0 thug van-alst-auction-rooms; P0 pass")
    assert hand(table, 0) == ["$2"]  # neither the $1 nor the Narcotics of the backs
    table.play("P1 thug cabaret-tangier; P1 pass")
    assert hand(table, 1) == ["$2", "booze"]


@rule("CE-THUG-05")
def test_the_controller_of_the_territory_uses_the_front_as_well() -> None:
    table = scene(" / / ; stacks chelsea=P2", "P0 thug morettis-gunsmith; P0 first P0")
    assert goods_of(table, 0) == goods_of(table, 2) == ["gun", "blood-money"]
    assert goods_of(table, 1) == []
    assert figures(table) == {"morettis-gunsmith": "P0-thug"}


@rule("CE-EX-05")
def test_marzullo_sends_a_thug_to_penn_central() -> None:
    table = scene(" / / ; public none")
    assert look(table).seats[0].family == "Marzullo"
    assert since(table, "P0 thug penn-central-railroad")[:3] == [
        "P0 sends a thug to penn-central-railroad",
        "P0 shakes down the front of penn-central-railroad",
        "P0 takes $2",
    ]
    assert (kind(table), asked_by(table), options(table, 0)) == ("icons", "CE-G-02", ["draw", "pass"])
    table.play("P0 draw; draw motorcade; draw policy-bank")
    assert look(table, 0).drawn == ["policy-bank", "motorcade"]
    assert look(table, 1).drawn == look(table).drawn == []
    table.play("P0 keep motorcade")
    assert hand(table, 0) == ["$2", "motorcade"]
    assert look(table).pile == ["policy-bank"]
    assert figures(table) == {"penn-central-railroad": "P0-thug"}
    assert refused(table, 1, "thug penn-central-railroad") == "CE-THUG-02"
    assert "P0 keeps motorcade" not in told(table, 1)
    assert money_of(table, 0) == []
