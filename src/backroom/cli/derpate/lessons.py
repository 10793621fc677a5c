"""What a newcomer to Der Pate should be told, and which rules stand behind each word."""

from __future__ import annotations

from backroom.games.derpate.words import COLOURS

PRIMER = [
    (
        "Seven rounds. The richest wins, but only among those who reach the end of one "
        "track, [b]reputation[/b] or [b]influence[/b]: four event cards of a colour decide which."
    ),
    "In a turn four rows get a die each: roll all, place one, roll the rest again.",
    "[b]Row 1[/b] goes by number: everybody is paid for businesses of that number.",
    "[b]Rows 2 to 4[/b] go by colour. A [b]puppet[/b] goes to the press: a step on both tracks.",
    "The [b]car[/b] protects its district: nobody is driven out there or moves in.",
    "Tracks carry [b]chips[/b], to be used once; [b]friends[/b] of the family do favours.",
    "A [b]takeover[/b] costs a debt marker: whoever holds it will be paid for it.",
]

# Rules behind a word; for a die see ROWS.
BEHIND = {
    "car": ["DP-SETUP-05", "DP-CAR-01", "DP-EVT-07"],
    "district": ["DP-SETUP-06", "DP-SETUP-07", "DP-SETUP-10"],
    "place": ["DP-DICE-07", "DP-DICE-08"],
    "senator": ["DP-CHIP-10", "DP-GAP-15"],
    "cop": ["DP-CHIP-08", "DP-GAP-14"],
    "judge": ["DP-CHIP-09", "DP-GAP-14"],
    "wedding": ["DP-CHIP-05", "DP-GAP-27"],
    "grandchild": ["DP-CHIP-06"],
    "birthday": ["DP-CHIP-07", "DP-GAP-12"],
    "favour member": ["DP-FAV-05", "DP-FAV-04"],
    "favour marker": ["DP-FAV-06", "DP-GAP-37", "DP-FAV-04"],
    "favour money": ["DP-FAV-08", "DP-FAV-04"],
    "favour": ["DP-FAV-07", "DP-FAV-04"],
    "occupy": ["DP-ROW2-05", "DP-CAR-06"],
    "takeover": ["DP-ROW3-07", "DP-ROW3-08", "DP-ROW3-09", "DP-ROW3-10", "DP-CAR-05"],
    "man": ["DP-ROW4-03", "DP-CAR-04"],
    "free": ["DP-ROW4-04"],
    "inform": ["DP-ROW4-05", "DP-CAR-05"],
    "advance": ["DP-ROW4-06", "DP-GAP-12"],
    "vacate": ["DP-CARD-G3a", "DP-CARD-G3b", "DP-CARD-G3c"],
    "bail": ["DP-CARD-R4a", "DP-GAP-23"],
    "sink": ["DP-CARD-R4a", "DP-HUD-02"],
    "pass": ["DP-GAP-38"],
}
BUSINESS = ["DP-COMP-03", "DP-ROW1-02", "DP-CAR-02", "DP-END-04"]
PRESS = ["DP-PRESS-02", "DP-PRESS-03", "DP-PRESS-04"]
# By row: the rules behind a die, by its colour where that matters.
ROWS: list[dict[str, list[str]]] = [
    {colour: ["DP-ROW1-01", "DP-ROW1-02", "DP-ROW1-05", "DP-ROW1-06"] for colour in COLOURS},
    {
        "black": ["DP-ROW2-04", "DP-ROW2-05", "DP-ROW2-06", "DP-ROW2-07", "DP-CAR-10"],
        "white": ["DP-ROW2-10"],
        "grey": ["DP-ROW2-02", "DP-CHIP-01", "DP-TRACK-03"],
        "red": ["DP-ROW2-03", "DP-CHIP-01", "DP-TRACK-03"],
    },
    {
        "black": ["DP-ROW3-07", "DP-ROW3-08", "DP-ROW3-09", "DP-ROW3-11", "DP-CAR-05"],
        "white": ["DP-ROW3-13", "DP-GAP-42", "DP-GAP-27"],
        "grey": ["DP-ROW3-03", "DP-ROW3-04", "DP-GAP-26"],
        "red": ["DP-ROW3-05", "DP-ROW3-06", "DP-GAP-08"],
    },
    {colour: ["DP-ROW4-01", "DP-ROW4-02"] for colour in COLOURS},
]

# Beside the rule that asks: what helps to answer.
ASKED = {
    "car": ["DP-CAR-01", "DP-CAR-02", "DP-CAR-04"],
    "district": ["DP-SETUP-07", "DP-COMP-03"],
    "start": ["DP-CARD-R1b", "DP-ROW3-09", "DP-ROW3-11", "DP-CAR-05"],
    "place": ["DP-DICE-06", "DP-DICE-07", "DP-DICE-08"],
    "pause": ["DP-CHIP-03", "DP-FAV-04", "DP-CHIP-11"],
    "occupy": ["DP-CAR-06", "DP-CAR-10"],
    "takeover": ["DP-ROW3-08", "DP-ROW3-09", "DP-ROW3-11", "DP-CAR-05"],
    "service": ["DP-ROW4-02", "DP-CAR-05"],
    "chip": ["DP-CHIP-03", "DP-GAP-39"],
    "vacate": ["DP-CARD-G3b", "DP-CARD-G3c"],
    "bail": ["DP-GAP-23", "DP-HUD-02"],
}

# Why an option is missing, in a few words.
SHORT = {
    "DP-CAR-05": "the car protects it",
    "DP-CAR-04": "the car stands in that district",
    "DP-CARD-G3c": "the car protects it",
    "DP-GAP-08": "a neutral family",
    "DP-GAP-12": "the track is at its end",
    "DP-GAP-27": "no friend is left in the pool",
    "DP-FAV-04": "two favours in a turn are all",
    "DP-CARD-R1a": "once in a turn",
}

# What somebody is asked, for a word that belongs to another moment.
MOMENTS = {
    "car": "you are asked where the car begins",
    "district": "you are asked which district you take",
    "start": "you are asked whether you do something before you roll",
    "place": "you are asked which die you place",
    "pause": "you are asked whether you use a chip or a friend",
    "occupy": "you are asked whether you take the vacant business",
    "takeover": "you are asked which business you take over",
    "service": "you are asked what the person does for you",
    "chip": "you are asked whether you use your new chip",
    "vacate": "you are asked which business you give up",
    "bail": "you are asked what becomes of your prisoners",
}


def verb_of(word: str) -> str:
    """The verb of a word in notation, empty if it has none: `place black` is `place`."""
    verbs = sorted(BEHIND, key=len, reverse=True)
    return next((verb for verb in verbs if word == verb or word.startswith((verb + " ", verb + ":"))), "")
