"""Facts of the rulebook bind every edition: totals, the act track, player counts, the board, where narcotics are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.edition.paper import Tables, entry, faults, fresh, names_its_table

Change = Callable[[Tables], object]


def told(change: Change) -> list[str]:
    paper = fresh()
    change(paper)
    found = faults(paper)
    assert all(map(names_its_table, found)), found
    return found


def narcotics_for_all(paper: Tables) -> None:
    for row in (paper["business"][0], entry(paper, "business", "jamaica-turf-club")):
        row["front"] = ["good:narcotics"]


def no_space_on_the_bridge(paper: Tables) -> None:
    entry(paper, "space", "queensboro-bridge")["touches"] = ["midtown", "brooklyn"]


def a_tile_with_a_home(paper: Tables) -> None:
    entry(paper, "business", "jamaica-turf-club")["territory"] = "queens"


def a_business_without_a_home(paper: Tables) -> None:
    del entry(paper, "business", "penn-central-railroad")["territory"]


def two_in_midtown(paper: Tables) -> None:
    entry(paper, "business", "harcourt-and-vane")["territory"] = "midtown"


def a_third_act_too_full(paper: Tables) -> None:
    entry(paper, "ally", "union-boss")["act"] = 3


def a_lost_colour(paper: Tables) -> None:
    for row in paper["job"]:
        row["colour"] = "blue" if row["colour"] == "yellow" else row["colour"]


def too_few_guns(paper: Tables) -> None:
    paper["supply"]["goods"] |= {"gun": 1, "blood-money": 13, "booze": 13, "narcotics": 5}


def few_dollars(paper: Tables) -> None:
    paper["supply"]["money"].update({"1": 4, "2": 48})


def tiles_of(blue: int, red: int) -> Change:
    def change(paper: Tables) -> None:
        tiles = [row for row in paper["business"] if row["kind"] != "printed"]
        for row, kind in zip(tiles, ["blue"] * blue + ["red"] * red, strict=True):
            row["kind"] = kind
            for side in ("front", "back"):
                row[side] = ["good:booze" if icon == "good:narcotics" else icon for icon in row[side]]

    return change


def no_room_at_chelsea(paper: Tables) -> None:
    """Two spaces there lead elsewhere, and the named ones stay."""
    for key in ("columbus-circle", "west-side-railyards", "canal-street"):
        entry(paper, "space", key)["touches"] = ["upper-west-side", "brooklyn"]


def crowded_backs(paper: Tables) -> None:
    for row in paper["business"]:
        row["back"] = ["suitcase"] * 3


def moved(table: str, called: str, key: str, where: object) -> Change:
    return lambda paper: entry(paper, table, called).update({key: where})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            lambda p: p["supply"]["money"].update({"1": 17}),
            ["[supply.money]: the cards add up to 121; they should add up to 120"],
        ),
        (
            lambda p: p["supply"]["goods"].update(gun=8),
            ["[supply.goods]: the cards add up to 31; they should add up to 32"],
        ),
        (few_dollars, ["[supply.money]: `1` is 4; 5 starting hands need at least 5"]),
        (
            lambda p: p["act"][0].update(tile="red", bribery=False),
            [
                '[[act]] number 1: `tile` is "red"; with number = 1 it should be "blue"',
                "[[act]] number 1: `bribery` is false; with number = 1 it should be true",
            ],
        ),
        (
            lambda p: p["act"][2].update(new_member="heir"),
            ['[[act]] number 3: `new_member` is "heir"; with number = 3 it should be "none"'],
        ),
        (
            lambda p: p["act"][3].update(hand_limit=3),
            ["[[act]] number 4: `hand_limit` is 3; with number = 4 it should be 2"],
        ),
        (
            lambda p: p["act"][1].update(number=1, new_member="don"),
            ["[[act]] number 2: `number` is 1, as on [[act]] number 1; they should differ"],
        ),
        (
            lambda p: p["player_count"][0].update(thugs=2),
            ["[[player_count]] number 1: `thugs` is 2; with players = 2 it should be 3"],
        ),
        (
            lambda p: p["player_count"][2].update(setup_tiles=["queens"]),
            ['[[player_count]] number 3: `setup_tiles` is ["queens"]; with players = 4 it should be ["wall-street"]'],
        ),
        (
            lambda p: p["family"][1].update(colour="yellow"),
            ['[[family]] "matarazzo": `colour` is "yellow", as on [[family]] "marzullo"; they should differ'],
        ),
        (
            lambda p: p["family"][1].update(id="marzullo"),
            ['[[family]] "marzullo": `id` is "marzullo", as on [[family]] "marzullo"; they should differ'],
        ),
        (
            lambda p: p["icon"][2].update(written=["job"]),
            ['[[icon]] "suitcase": `written` should be ["suitcase"]'],
        ),
        (
            lambda p: p["job_colour"][1].update(id="yellow"),
            ['[[job_colour]] "yellow": `id` is "yellow", as on [[job_colour]] "yellow"; they should differ'],
        ),
        (
            lambda p: (p["territory"][0].update(number=2), p["territory"][1].update(number=1)),
            [
                '[[territory]] "wall-street": `number` is 2; it should be 1',
                '[[territory]] "brooklyn": `number` is 1; it should be 2',
            ],
        ),
        (
            moved("space", "canal-street", "min_players", 2),
            ["[[space]]: 5 spaces have min_players = 3; it should be 6"],
        ),
        (
            no_space_on_the_bridge,
            ["[[space]]: none touches midtown, queens and nothing else; the rulebook names such a space"],
        ),
        (
            moved("business", "idlewild-air-cargo", "kind", "blue"),
            ['[[business]] "idlewild-air-cargo": `front` gives narcotics; only red tiles may'],
        ),
        (
            tiles_of(4, 8),
            ['[[business]]: 4 have kind = "blue"; a game of 5 opens 5, so there should be as many'],
        ),
        (
            tiles_of(11, 1),
            ['[[business]]: 1 have kind = "red"; a game of 5 opens 2, so there should be as many'],
        ),
        (
            no_room_at_chelsea,
            ["[[space]]: 3 touch chelsea; in an example of the rulebook 4 figures stand there on such spaces"],
        ),
        (
            narcotics_for_all,
            [
                '[[business]] "harcourt-and-vane": `front` gives narcotics; only red tiles may',
                '[[business]] "jamaica-turf-club": `front` gives narcotics; only red tiles may',
            ],
        ),
        (
            a_tile_with_a_home,
            ['[[business]] "jamaica-turf-club": `territory` stands there, but a tile has none; take the key out'],
        ),
        (
            a_business_without_a_home,
            [
                '[[business]]: 0 printed ones have territory = "midtown"; it should be 1',
                '[[business]] "penn-central-railroad": `territory` is missing; a printed business names its own',
            ],
        ),
        (
            two_in_midtown,
            [
                '[[business]]: 0 printed ones have territory = "wall-street"; it should be 1',
                '[[business]]: 2 printed ones have territory = "midtown"; it should be 1',
            ],
        ),
        (
            moved("business", "zabriskie-sporting-arms", "front", ["good:gun"] * 4),
            ['[[business]] "zabriskie-sporting-arms": `front` has good:gun 4 times; it should be at most 3 times'],
        ),
        (a_lost_colour, ['[[job]]: none has colour = "yellow"; there should be jobs of all four colours']),
        (
            a_third_act_too_full,
            ["[[ally]]: 5 have act = 1; it should be 6", "[[ally]]: 7 have act = 3; it should be 6"],
        ),
        (
            moved("space", "canal-street", "at", [5000, 10]),
            ['[[space]] "canal-street": `at` lies outside the `view_box` of [board]'],
        ),
        (
            moved("territory", "queens", "polygon", [[0, 0], [1, 1], [2, -500]]),
            ['[[territory]] "queens": `polygon` lies outside the `view_box` of [board]'],
        ),
        (
            lambda p: p["frame"]["ally_slots"][0].__setitem__(3, 900),
            ["[frame]: `ally_slots` lies outside the `view_box` of [board]"],
        ),
    ],
)
def test_facts(change: Change, expected: list[str]) -> None:
    assert told(change) == expected


def test_every_job_can_be_paid() -> None:
    found = told(too_few_guns)
    assert '[[job]] "hijacked-truck": `cost` has gun 2 times, but [supply.goods] has only 1' in found
    assert all("`cost` has gun 2 times" in line for line in found)


def test_no_space_gives_more_than_the_rules_can_count() -> None:
    found = told(crowded_backs)
    assert (
        '[[space]] "union-square": the backs around it may give suitcase 18 times at once; it should be at most 15'
        in (found)
    )
    assert len(found) == sum(len(set(row["touches"]) - {"central-park"}) == 3 for row in fresh()["space"])


def test_a_table_with_faults_of_its_own_brings_no_others() -> None:
    """One slip in a job is one line, not five lines about what follows from it."""

    def slip(paper: Tables) -> None:
        paper["job"][0]["cost"] = 3
        paper["supply"]["goods"]["gun"] = "nine"

    assert len(told(slip)) == 2
