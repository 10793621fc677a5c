"""The board of the house edition can be drawn: nothing overlaps, and every space lies on what it touches."""

from __future__ import annotations

import math
from itertools import combinations, product
from typing import Any

import pytest

from tests.edition.paper import tables
from tests.edition.plane import Box, Point, Polygon, box_inside, distance, gap, gap_to_point, inside, to_border

BOARD: dict[str, Any] = tables()["board"]
RIVER: dict[str, Any] = tables()["river"]
FRAME: dict[str, Any] = tables()["frame"]
PARK: dict[str, Any] = tables()["central_park"]
TERRITORIES: list[dict[str, Any]] = tables()["territory"]
SPACES: list[dict[str, Any]] = tables()["space"]
MAP: Box = (0, 0, 1000, 1000)
FIGURES = 28  # five families of five, and three neutral ones


def polygon(row: dict[str, Any]) -> Polygon:
    return [(x, y) for x, y in row["polygon"]]


AREAS = {row["id"]: polygon(row) for row in [*TERRITORIES, PARK]}
WATER = polygon(RIVER)


def plaque(territory: dict[str, Any], which: str) -> Box:
    return (*territory[which], *BOARD["plaque"])


def thug_space(territory: dict[str, Any], which: str) -> Point:
    x, y, _, _ = plaque(territory, which)
    across, down = BOARD["thug_offset"]
    return (x + across, y + down)


def name_label(row: dict[str, Any]) -> Box:
    width = 11 * (len(row["name"]) + 2)
    x, y = row["label_at"]
    return (x - width / 2, y - 11, width, 22)


def river_slots() -> list[Point]:
    rows = range(RIVER["slot_rows"])
    return [(x, RIVER["slot_y_first"] + row * RIVER["slot_y_step"]) for x in RIVER["slot_x"] for row in rows]


def boxes() -> dict[str, Box]:
    """Everything with corners that lies on the map."""
    found = {f"{which} {row['id']}": plaque(row, which) for row in TERRITORIES for which in ("printed_at", "tile_at")}
    found |= {f"label {row['id']}": name_label(row) for row in TERRITORIES}
    return found | {"park": (*PARK["plaque_at"], *PARK["plaque"]), "park label": name_label(PARK)}


def discs() -> dict[str, tuple[Point, float]]:
    """Everything round on the map, with its radius."""
    found: dict[str, tuple[Point, float]] = {row["id"]: (tuple(row["at"]), BOARD["space_radius"]) for row in SPACES}
    for row in TERRITORIES:
        found[f"control {row['id']}"] = (tuple(row["control_at"]), BOARD["control_radius"])
        found[f"chief {row['id']}"] = (tuple(row["chief_at"]), BOARD["chief_radius"])
    return found


@pytest.mark.parametrize("space", SPACES, ids=lambda row: str(row["id"]))
def test_a_space_overlaps_what_it_touches_and_nothing_else(space: dict[str, Any]) -> None:
    for area, shape in AREAS.items():
        away = distance(tuple(space["at"]), shape)
        if area in space["touches"]:
            assert away <= BOARD["space_radius"] - 2, area
        else:
            assert away >= BOARD["space_radius"] + 20, area


@pytest.mark.parametrize("territory", TERRITORIES, ids=lambda row: str(row["id"]))
def test_what_belongs_to_a_territory_lies_in_it(territory: dict[str, Any]) -> None:
    area = AREAS[territory["id"]]
    half = BOARD["thug_square"] / 2
    for which in ("printed_at", "tile_at"):
        x, y, width, height = plaque(territory, which)
        assert box_inside((x, y, width, height), area)
        across, down = thug_space(territory, which)
        assert x <= across - half
        assert across + half <= x + width
        assert y + BOARD["plaque_back_height"] <= down - half
        assert down + half <= y + height
    for key, radius in (("control_at", BOARD["control_radius"]), ("chief_at", BOARD["chief_radius"])):
        assert inside(tuple(territory[key]), area)
        assert to_border(tuple(territory[key]), area) >= radius
    assert box_inside(name_label(territory), area)


def test_what_belongs_to_the_park_lies_in_it() -> None:
    assert box_inside(boxes()["park"], AREAS["central-park"])
    assert box_inside(boxes()["park label"], AREAS["central-park"])


def test_the_river_holds_every_figure_and_keeps_off_the_land() -> None:
    assert len(river_slots()) >= FIGURES
    for slot in river_slots():
        assert inside(slot, WATER)
        assert to_border(slot, WATER) >= RIVER["slot_radius"]
        assert all(distance(slot, area) > RIVER["slot_radius"] for area in AREAS.values())


def test_figures_never_stand_on_each_other() -> None:
    spots = {name: at for name, (at, _) in discs().items()}
    spots |= {f"slot {number}": at for number, at in enumerate(river_slots())}
    for row in TERRITORIES:
        spots |= {f"thug {row['id']} {which}": thug_space(row, which) for which in ("printed_at", "tile_at")}
    close = [(one, two) for one, two in combinations(spots, 2) if math.dist(spots[one], spots[two]) < 60]
    assert close == []


def test_nothing_overlaps() -> None:
    assert [pair for pair in combinations(boxes(), 2) if gap(boxes()[pair[0]], boxes()[pair[1]]) < 4] == []
    found = [
        (box, disc)
        for (box, corners), (disc, (at, radius)) in product(boxes().items(), discs().items())
        if gap_to_point(corners, at) < radius + 2
    ]
    assert found == []


def test_areas_do_not_overlap() -> None:
    shapes = [*AREAS.values(), WATER]
    grid = [(x + 0.31, y + 0.17) for x in range(10, 1000, 20) for y in range(10, 1000, 20)]
    assert max(sum(inside(point, shape) for shape in shapes) for point in grid) == 1


def test_areas_lie_on_the_map() -> None:
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for shape in AREAS.values() for x, y in shape)


def test_the_frame_lies_round_the_map() -> None:
    left, top, width, height = BOARD["view_box"]
    frame: list[Box] = [
        tuple(box) for key, boxes_of_a_kind in FRAME.items() if key != "source" for box in boxes_of_a_kind
    ]
    assert all(gap(one, two) > 0 for one, two in combinations(frame, 2))
    for x, y, across, down in frame:
        assert gap((x, y, across, down), MAP) > 0
        assert left <= x
        assert top <= y
        assert x + across <= left + width
        assert y + down <= top + height
