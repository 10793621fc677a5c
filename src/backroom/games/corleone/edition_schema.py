"""The tables of an edition of Corleone's Empire: how many of each there are, and what may stand at every key.

Whether the tables agree with each other and with the rulebook is the business of `edition_facts`.
"""

from __future__ import annotations

from typing import Final

from backroom.games.corleone.edition_effects import check_effects
from backroom.games.corleone.words import ACTS, ALLIES, COLOURS, GOODS, ICONS, JOBS, MOST_SPACES, TERRITORIES, VALUES
from backroom.games.editions.faults import Faults, Row
from backroom.games.editions.shapes import Shape
from backroom.games.editions.wants import (
    A_BOX,
    A_FLAG,
    A_HEX,
    A_LENGTH,
    A_NAME,
    A_NUMBER,
    A_POINT,
    A_POLYGON,
    A_TEXT,
    AN_ID,
    Want,
    exactly,
    one_number,
    one_of,
    several,
    whole,
)

AREAS: Final = (
    "wall-street",
    "brooklyn",
    "upper-east-side",
    "queens",
    "upper-west-side",
    "midtown",
    "chelsea",
    "central-park",
)  # CE-BOARD-01, in the order of their numbers; the park comes last and has none
NUMBERED: Final = AREAS[:TERRITORIES]
FAMILIES: Final = ("marzullo", "matarazzo", "vitale", "caccamo", "pizzino")  # CE-COMP-09
ICON_GROUPS: Final[dict[str, list[str]]] = {
    "money": list(ICONS[0:4]),
    "good": list(ICONS[4:8]),
    "suitcase": ["suitcase"],
    "job": ["job"],
    "sell-one": ["sell:1"],
    "sell-two": ["sell:2"],
    "sell-three": ["sell:3"],
    "swap": ["swap"],
    "horse": ["horse"],
}
BUSINESS_KINDS: Final = ("printed", "blue", "red")
TILES: Final = 12  # CE-COMP-04
LEAST_SPACES: Final = 8
MOST_PER_SIDE: Final = 6  # icons on a front or a back
MOST_PAID: Final = 6  # goods that a job costs, money cards that it pays
ICON_LIST: Final = several(one_of(*ICONS), 1, MOST_PER_SIDE, "icons")
FLAVOUR: Final[dict[str, Want]] = {"flavour": A_TEXT}


EFFECTS: Final = Want("a list of effects", lambda _: True)  # looked at entry by entry, in `edition_effects`


def effects_of(called: str, row: Row, faults: Faults) -> None:
    """What a card does has rules of its own."""
    if "effects" in row:
        check_effects(called, row["effects"], faults)


SHAPES: Final[dict[str, Shape]] = {
    "edition": Shape(
        {
            "id": AN_ID,
            "game": exactly("corleone"),
            "title": A_NAME,
            "version": A_NAME,
            "language": A_NAME,
            "players_min": one_number(2),
            "players_max": one_number(5),
        },
        sourced=False,
    ),
    "supply.money": Shape({str(value): whole(1, 120) for value in VALUES}),
    "supply.goods": Shape({good: whole(1, 32) for good in GOODS}),
    "start_hand": Shape({"money": exactly([1, 2, 3]), "jobs": one_number(2)}),  # CE-SETUP-12
    "bonus": Shape({"territory": one_number(5), "job_colour": one_number(5)}),  # CE-BONUS-01, CE-BONUS-03
    "act": Shape(
        {
            "number": whole(1, ACTS),
            "title": A_NAME,
            "tile": one_of("blue", "red"),
            "new_member": one_of("don", "consigliere", "heir", "none"),
            "bribery": A_FLAG,
            "hand_limit": whole(1, 15),
        },
        {},
        ACTS,
        ACTS,
    ),
    "player_count": Shape(
        {
            "players": whole(2, 5),
            "thugs": whole(1, 3),
            "public_jobs": whole(1, 4),
            "allies": whole(1, 4),
            "setup_tiles": several(one_of(*NUMBERED), 0, 7, "territories", different=True),
        },
        {},
        4,
        4,
    ),
    "family": Shape(
        {
            "id": one_of(*FAMILIES),
            "name": A_NAME,
            "colour": A_NAME,
            "hex": A_HEX,
            "don": A_NAME,
            "consigliere": A_NAME,
            "heir": A_NAME,
        },
        {},
        5,
        5,
    ),
    "icon": Shape(
        {"id": one_of(*ICON_GROUPS), "name": A_NAME, "written": several(one_of(*ICONS), 1, 4, "icons"), "text": A_TEXT},
        {},
        9,
        9,
    ),
    "good": Shape({"id": one_of(*GOODS), "name": A_NAME, "hex": A_HEX}, {}, 4, 4),
    "job_colour": Shape({"id": one_of(*COLOURS), "theme": A_NAME, "hex": A_HEX}, {}, 4, 4),
    "board": Shape(
        {
            "size": A_POINT,
            "view_box": A_BOX,
            "space_radius": A_LENGTH,
            "thug_square": A_LENGTH,
            "control_radius": A_LENGTH,
            "chief_radius": A_LENGTH,
            "plaque": A_POINT,
            "plaque_back_height": A_LENGTH,
            "thug_offset": A_POINT,
        }
    ),
    "territory": Shape(
        {
            "id": one_of(*NUMBERED),
            "number": whole(1, TERRITORIES),
            "name": A_NAME,
            "label_at": A_POINT,
            "printed_at": A_POINT,
            "tile_at": A_POINT,
            "control_at": A_POINT,
            "chief_at": A_POINT,
            "hex": A_HEX,
            "polygon": A_POLYGON,
        },
        {},
        TERRITORIES,
        TERRITORIES,
    ),
    "central_park": Shape(
        {
            "id": one_of("central-park"),
            "name": A_NAME,
            "label_at": A_POINT,
            "plaque_at": A_POINT,
            "plaque": A_POINT,
            "hex": A_HEX,
            "polygon": A_POLYGON,
            "back": exactly(["suitcase"]),  # CE-CP-02
        },
        {},
    ),
    "space": Shape(
        {
            "id": AN_ID,
            "name": A_NAME,
            "at": A_POINT,
            "touches": several(one_of(*AREAS), 2, 3, "areas", different=True),  # CE-BOARD-03
            "min_players": one_number(2, 3),
        },
        {"ref": A_NAME, "style": A_NAME},
        LEAST_SPACES,
        MOST_SPACES,
    ),
    "river": Shape(
        {
            "id": AN_ID,
            "name": A_NAME,
            "label_at": A_POINT,
            "polygon": A_POLYGON,
            "slot_x": several(A_NUMBER, 1, 30, "numbers"),
            "slot_y_first": A_NUMBER,
            "slot_y_step": A_LENGTH,
            "slot_rows": whole(1, 30),
            "slot_radius": A_LENGTH,
        }
    ),
    "frame": Shape(
        {
            "act_boxes": several(A_BOX, 4, 4, "boxes [x, y, width, height]"),
            "phase_boxes": several(A_BOX, 5, 5, "boxes [x, y, width, height]"),
            "public_job_slots": several(A_BOX, 4, 4, "boxes [x, y, width, height]"),
            "ally_slots": several(A_BOX, 4, 4, "boxes [x, y, width, height]"),
        }
    ),
    "business": Shape(
        {"id": AN_ID, "name": A_NAME, "kind": one_of(*BUSINESS_KINDS), "front": ICON_LIST, "back": ICON_LIST},
        FLAVOUR | {"territory": one_of(*NUMBERED)},
        TERRITORIES + TILES,
        TERRITORIES + TILES,
    ),
    "job": Shape(
        {
            "id": AN_ID,
            "name": A_NAME,
            "colour": one_of(*COLOURS),
            "cost": several(one_of(*GOODS), 1, MOST_PAID, "goods"),  # narcotics among them: CE-G-07
            "money": several(one_number(*VALUES), 0, MOST_PAID, "money cards"),
            "effects": EFFECTS,
            "text": A_TEXT,
        },
        FLAVOUR,
        JOBS,
        JOBS,
        effects_of,
    ),
    "ally": Shape(
        {"id": AN_ID, "name": A_NAME, "act": whole(1, 3), "effects": EFFECTS, "text": A_TEXT},
        FLAVOUR,
        ALLIES,
        ALLIES,
        effects_of,
    ),
}
