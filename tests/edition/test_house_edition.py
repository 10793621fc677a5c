"""The house edition itself: the examples of the rulebook can be played with it, and its prices are fair.

Much of this binds nobody else: an owner's cards are what they are.
"""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tests.edition import worth
from tests.edition.paper import entry, tables

ROOT = Path(hatch_build.__file__).parent
AREAS = [row["id"] for row in tables()["territory"]] + ["central-park"]
JOBS = tables()["job"]
ALLIES = tables()["ally"]
BUSINESSES = tables()["business"]
SPACES = tables()["space"]
COLOURS = ("yellow", "blue", "green", "grey")

# Worth much more or less than usual, depending on the table: a wider band.
SPIKY = {
    "skim-the-count-room",
    "protection-round",
    "all-debts-by-sundown",
    "car-bomb-at-the-curb",
    "safe-deposit-switch",
    "dividend-day",
    "price-per-head",
    "offer-past-refusing",
    "stick-up-at-the-card-game",
    "precinct-envelope",
}


def by_name(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    (found,) = [row for row in rows if row["name"] == name]
    return found


def touching(area: str, players: int = 5) -> list[str]:
    return [row["id"] for row in SPACES if area in row["touches"] and row["min_players"] <= players]


def effects(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [effect for row in rows for effect in row["effects"]]


# what the rulebook shows


def test_shakedown_is_as_printed() -> None:
    job = by_name(JOBS, "Shakedown")
    assert sorted(job["cost"]) == ["blood-money", "booze", "gun"]
    assert job["money"] == [5]
    assert job["effects"] == [{"do": "shakedown", "side": "front", "of": "business", "count": 1, "where": "board"}]


def test_the_family_accountant_is_as_printed() -> None:
    assert by_name(ALLIES, "Family Accountant")["effects"] == [{"do": "icon", "icon": "suitcase", "times": 2}]


def test_penn_central_railroad_is_as_printed() -> None:
    assert sorted(by_name(BUSINESSES, "Penn Central Railroad")["front"]) == ["job", "money:2"]


def test_the_allies_whose_names_are_known_are_there() -> None:
    known = {
        "Family Accountant",
        "Mayor",
        "Union Boss",
        "Police Chief",
        "Capo",
        "Hired Muscle",
        "Small-Time Bookie",
        "Hollywood Producer",
        "Head of the Evidence Room",
        "Tax Adviser",
    }
    assert known <= {row["name"] for row in ALLIES}


@pytest.mark.parametrize("figure", ["mayor", "union-boss", "police-chief"])
def test_every_neutral_figure_comes_in_acts_one_two_and_three(figure: str) -> None:
    acts = [row["act"] for row in ALLIES for effect in row["effects"] if effect.get("figure") == figure]
    assert sorted(acts) == [1, 2, 3]


def test_two_members_each_can_fight_the_turf_wars_of_the_rulebook() -> None:
    """CE-EX-11, CE-EX-13: two families and the Mayor stand at both Midtown and Chelsea."""
    assert len(set(touching("midtown")) & set(touching("chelsea"))) >= 3


def test_allies_come_into_a_hand_by_bribery_alone() -> None:
    """CE-ALLY-01: no card takes one out of another hand into one's own."""
    taken = [effect for effect in effects(JOBS + ALLIES) if effect["do"] == "take" and effect["to"] == "hand"]
    assert taken
    assert {effect["what"] for effect in taken} <= {"money", "good", "job"}


POLISH = {
    "family-accountant": "Księgowy Rodziny",
    "mayor": "Burmistrz",
    "union-boss": "Szef Związków",
    "police-chief": "Komisarz Policji",
    "capo": "Capo",
    "hired-muscle": "Wynajęty osiłek",
    "small-time-bookie": "Drobny bukmacher",
    "hollywood-producer": "Producent z Hollywood",
    "head-of-the-evidence-room": "Szefowa Działu Dowodowego",
    "tax-adviser": "Doradca podatkowy",
    "penn-central-railroad": "Koleje Penn Central",
}


@pytest.mark.parametrize("key", POLISH)
def test_in_polish_things_are_called_as_in_the_polish_rulebook(key: str) -> None:
    names = (ROOT / "web/src/locales/pl/corleone-names.ftl").read_text(encoding="utf-8")
    assert f"corleone-name-{key} = {POLISH[key]}\n" in names


# where values are from


def source(row: dict[str, Any], key: str) -> str:
    return str(row.get("but", {}).get(key, row["source"]))


def test_what_the_book_does_not_say_is_not_called_the_book_s() -> None:
    assert [source(row, "hand_limit") for row in tables()["act"]] == ["reconstructed"] * 3 + ["book"]
    assert {source(row, "title") for row in tables()["act"]} == {"outside source"}
    assert {source(row, "colour") for row in JOBS} == {"designed"}
    assert {row["id"] for row in JOBS if source(row, "effects") == "book"} == {"shakedown"}
    known = {"family-accountant", "mayor-on-the-stump", "union-boss"}
    assert {row["id"] for row in ALLIES if source(row, "effects") == "book"} == known
    neutral = {row["id"] for row in ALLIES if any(effect["do"] == "neutral" for effect in row["effects"])}
    assert {row["id"] for row in ALLIES if source(row, "act") == "book"} == neutral
    fronts = [row["id"] for row in BUSINESSES if source(row, "front") == "book"]
    assert fronts == ["penn-central-railroad"]
    assert not [row["id"] for row in BUSINESSES if source(row, "back") == "book"]
    named = {"carnegie-corner", "queensboro-bridge", "union-square"}
    assert {row["id"] for row in SPACES if source(row, "touches") == "book"} == named
    assert {source(row, "min_players") for row in SPACES} == {"designed"}
    families = {row["id"] for row in tables()["family"] if source(row, "colour") == "book"}
    assert families == {"marzullo", "matarazzo", "pizzino"}
    assert {tables()["supply"][pile]["source"] for pile in ("money", "goods")} == {"designed"}


def test_the_four_backs_of_ce_ex_06() -> None:
    """Wall Street, Midtown, Chelsea and one tile give a suitcase, a job, a Gun and Blood Money together."""
    homes = ("wall-street", "midtown", "chelsea")
    printed = Counter(icon for row in BUSINESSES if row.get("territory") in homes for icon in row["back"])
    wanted = Counter(["suitcase", "job", "good:gun", "good:blood-money"])
    fitting = [row["id"] for row in BUSINESSES if row["kind"] == "blue" and printed + Counter(row["back"]) == wanted]
    assert fitting == ["empire-steam-laundry"]


def test_the_turf_war_of_the_rulebook_can_be_set_up() -> None:
    midtown, chelsea = set(touching("midtown")), set(touching("chelsea"))
    assert len(midtown & chelsea) >= 2  # the Mayor, and one of Matarazzo
    assert len(midtown - chelsea) >= 3
    assert len(chelsea - midtown) >= 2


def test_a_job_pays_two_twos() -> None:
    assert any(row["money"] == [2, 2] for row in JOBS)


def test_what_reviews_tell_of_jobs_exists() -> None:
    found = effects(JOBS)
    whacks = [effect for effect in found if effect["do"] == "whack"]
    moves = [effect for effect in found if effect["do"] == "move"]
    assert any(effect["do"] == "offer" for effect in found)
    assert any(effect.get("distinct_owners") and effect["count"] == 2 for effect in whacks)  # a drive-by
    assert any(effect["count"] >= 3 for effect in whacks)  # a car bomb
    assert any(effect["do"] == "take" and effect["zone"] == "suitcase" for effect in found)
    assert any((effect["owner"], effect["kind"], effect["work"]) == ("own", "thug", "actor") for effect in moves)
    assert any(effect["owner"] == "rival" for effect in moves)


# the board


def test_everybody_finds_a_place_in_the_last_act() -> None:
    assert len(SPACES) >= 16  # fifteen members and the Mayor


@pytest.mark.parametrize("area", AREAS[:7])
def test_every_territory_can_be_fought_for(area: str) -> None:
    assert len(touching(area)) >= 4
    assert len(touching(area, players=2)) >= 3


def test_the_open_spaces_of_two_players_link_all_areas() -> None:
    seen: set[str] = set()
    waiting = [AREAS[0]]
    while waiting:
        area = waiting.pop()
        if area not in seen:
            seen.add(area)
            waiting += [
                other for key in touching(area, players=2) for other in entry(tables(), "space", key)["touches"]
            ]
    assert seen == set(AREAS)


# cards


def test_names_differ_and_texts_are_short() -> None:
    names = [row["name"] for rows in (BUSINESSES, JOBS, ALLIES, SPACES) for row in rows]
    assert len(set(names)) == len(names)
    for row in [*JOBS, *ALLIES]:
        assert len(row["text"]) <= 170
        assert "\n" not in row["text"]


def test_every_verb_and_every_icon_is_used() -> None:
    shown = {icon for row in BUSINESSES for icon in row["front"] + row["back"]}
    used = shown | {effect["icon"] for effect in effects(JOBS) + effects(ALLIES) if effect["do"] == "icon"}
    assert used == {icon for row in tables()["icon"] for icon in row["written"]}
    assert {effect["do"] for effect in effects(JOBS) + effects(ALLIES)} == set(worth.WORTH)


def test_colours_and_goods_are_spread_evenly() -> None:
    assert set(Counter(row["colour"] for row in JOBS).values()) == {11}
    needed = Counter(good for row in JOBS for good in row["cost"])
    assert max(needed.values()) <= 1.1 * min(needed.values())
    assert all(1 <= len(row["cost"]) <= 4 for row in JOBS)


def test_narcotics_are_rare() -> None:
    goods = tables()["supply"]["goods"]
    assert goods["narcotics"] < min(goods[good] for good in ("gun", "blood-money", "booze"))
    assert 1 <= sum("good:narcotics" in row["front"] + row["back"] for row in BUSINESSES if row["kind"] == "red") <= 3


def test_found_families_have_their_colours() -> None:
    colours = {row["id"]: row["colour"] for row in tables()["family"]}
    assert (colours["marzullo"], colours["matarazzo"], colours["pizzino"]) == ("yellow", "blue", "green")


def test_hand_limits() -> None:
    assert [row["hand_limit"] for row in tables()["act"]] == [5, 4, 3, 2]


# prices


@pytest.mark.parametrize("job", JOBS, ids=lambda row: str(row["id"]))
def test_a_job_is_worth_its_cost(job: dict[str, Any]) -> None:
    least, most = (1.0, 1.75) if job["id"] in SPIKY else (1.08, 1.45)
    assert least <= worth.job_ratio(job) <= most


def test_colours_are_worth_about_the_same() -> None:
    means = [statistics.mean(worth.job_ratio(row) for row in JOBS if row["colour"] == colour) for colour in COLOURS]
    assert max(means) <= 1.15 * min(means)


@pytest.mark.parametrize("ally", ALLIES, ids=lambda row: str(row["id"]))
def test_later_allies_do_more_at_once(ally: dict[str, Any]) -> None:
    least, most = {1: (1.8, 3.4), 2: (2.4, 3.8), 3: (3.9, 5.4)}[ally["act"]]
    assert least <= worth.of_effects(ally["effects"]) <= most


@pytest.mark.parametrize("business", BUSINESSES, ids=lambda row: str(row["id"]))
def test_a_front_beats_its_back(business: dict[str, Any]) -> None:
    assert worth.of_icons(business["front"]) >= 1.4 * worth.of_icons(business["back"])


def mean_worth(kind: str, side: str) -> float:
    return statistics.mean(worth.of_icons(row[side]) for row in BUSINESSES if row["kind"] == kind)


def test_red_tiles_are_the_strongest() -> None:
    red = [worth.of_icons(row["front"]) for row in BUSINESSES if row["kind"] == "red"]
    others = [worth.of_icons(row["front"]) for row in BUSINESSES if row["kind"] != "red"]
    assert min(red) > max(others)
    assert mean_worth("red", "back") > mean_worth("blue", "back")
    assert mean_worth("blue", "front") >= mean_worth("printed", "front")
