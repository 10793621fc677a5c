"""The sixteen verbs that an ability may be written with: their parameters, and what cannot be combined.

An ability is a list of entries such as `{ do = "recall", count = 1, kind = "thug" }`. Here an entry is checked, and
turned into the row that the rules read. docs/editions.md says what the verbs mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from backroom.games.corleone import rows
from backroom.games.corleone.rows import Effect
from backroom.games.corleone.words import GOODS, GUN, ICON_BITS, ICONS, MOST_ICONS, NARCOTICS, VALUES
from backroom.games.editions.faults import Faults, Row, listed, meant, shown
from backroom.games.editions.wants import A_FLAG, Want, one_number, one_of, several, whole

MOST_EFFECTS: Final = 8  # on one card
MOST_TIMES: Final = 5
MOST_COUNT: Final = 9
PLAIN_GOODS: Final = GOODS[: NARCOTICS - GUN]  # narcotics come from red tiles alone (CE-JOB-04)
GIVEN_BY_CARDS: Final = tuple(icon for icon in ICONS if icon != "good:narcotics")


@dataclass(frozen=True)
class Parameter:
    """One parameter of a verb: what may be written, and where and how the row keeps it."""

    want: Want
    field: str
    kept: Callable[[Any], int]
    optional: bool = False


def word(field: str, words: tuple[str, ...], allowed: tuple[str, ...] = ()) -> Parameter:
    """One of some words; the row keeps the index among `words`."""
    return Parameter(one_of(*(allowed or words)), field, words.index)


def number(field: str, most: int = MOST_COUNT) -> Parameter:
    return Parameter(whole(1, most), field, int)


def flag(field: str) -> Parameter:
    return Parameter(A_FLAG, field, bool, optional=True)


THE_ICON: Final = Parameter(one_of(*GIVEN_BY_CARDS), "icons", lambda icon: 1 << ICONS.index(icon) * ICON_BITS)
THE_CHOICE: Final = Parameter(
    several(one_of(*PLAIN_GOODS), 1, len(PLAIN_GOODS), "goods", different=True),
    "choose",
    lambda choose: sum(1 << GUN + GOODS.index(good) for good in choose),
)
THE_VALUE: Final = Parameter(one_number(*VALUES), "value", VALUES.index)
THE_LOOK: Final = Parameter(whole(1, MOST_COUNT), "look", int, optional=True)
ANYWHERE: Final = ("board", "presence")

VERBS: Final[dict[str, dict[str, Parameter]]] = {
    "icon": {"icon": THE_ICON, "times": number("", MOST_TIMES)},
    "goods": {"choose": THE_CHOICE, "count": number("count")},
    "money-per": {"value": THE_VALUE, "per": word("per", rows.PER), "max": number("most")},
    "draw-jobs": {"from": word("source", rows.FROM), "keep": number("keep"), "look": THE_LOOK},
    "shakedown": {
        "side": word("side", rows.SIDE),
        "of": word("of", rows.OF),
        "count": number("count"),
        "where": word("where", rows.WHERE, ("board", "one-territory", "presence", "own-control")),
    },
    "whack": {
        "count": number("count"),
        "kind": word("kind", rows.KIND),
        "owner": word("owner", rows.OWNER),
        "where": word("where", rows.WHERE),
        "distinct_owners": flag("distinct"),
        "each_rival": flag("each_rival"),
        "up_to": flag("up_to"),
    },
    "move": {
        "count": number("count"),
        "kind": word("kind", rows.KIND),
        "owner": word("owner", rows.OWNER),
        "work": word("work", rows.WORK),
        "up_to": flag("up_to"),
    },
    "recall": {"count": number("count"), "kind": word("kind", rows.KIND, ("thug", "member", "family"))},
    "take": {
        "zone": word("zone", rows.ZONE),
        "from": word("source", rows.VICTIM),
        "what": word("what", rows.WHAT),
        "pick": word("pick", rows.PICK),
        "count": number("count"),
        "to": word("to", rows.GOES_TO),
    },
    "offer": {},
    "marker": {"mode": word("mode", rows.MODE), "where": word("where", rows.WHERE, ANYWHERE)},
    "influence": {
        "side": word("side", rows.FORCE),
        "amount": number("amount"),
        "where": word("where", rows.WHERE, ANYWHERE),
    },
    "protect": {},
    "hand-limit": {"amount": number("amount")},
    "neutral": {"figure": word("figure", rows.FIGURE)},
    "again": {"kind": word("kind", rows.AGAIN)},
}

# What the parameters of one entry, or the entries before it, must agree on: verbs, the test, and the fault's words.
Agrees = Callable[[Row, list[Row]], bool]
AGREEMENTS: Final[tuple[tuple[tuple[str, ...], Agrees, str], ...]] = (
    (
        ("draw-jobs",),
        lambda entry, _: (entry["from"] == "deck") == ("look" in entry),
        'with from = "deck" there must be a `look`, and without it there must be none',
    ),
    (
        ("draw-jobs",),
        lambda entry, _: entry.get("look", MOST_COUNT) >= entry["keep"],
        "`keep` is more than `look`; it should be at most as many",
    ),
    (
        ("shakedown",),
        lambda entry, _: entry["side"] == "back" or entry["of"] == "business",
        'only a business has a front; with side = "front" there must be of = "business"',
    ),
    (
        ("shakedown",),
        lambda entry, _: entry["where"] != "one-territory" or entry["of"] == "business",
        'where = "one-territory" is for businesses; with any other `of` it should be "board"',
    ),
    (
        ("whack", "move"),
        lambda entry, _: entry["kind"] != "neutral" or entry["owner"] in {"not-own", "any"},
        'neutral figures belong to no family; with kind = "neutral" the `owner` should be "not-own" or "any"',
    ),
    (
        ("whack",),
        lambda entry, _: not entry.get("each_rival") or entry["owner"] == "rival",
        'with each_rival = true the `owner` should be "rival"',
    ),
    (
        ("whack",),
        lambda entry, _: not entry.get("distinct_owners") or entry["owner"] != "own",
        'with distinct_owners = true the `owner` cannot be "own"',
    ),
    (
        ("whack",),
        lambda entry, _: not (entry.get("distinct_owners") and entry.get("each_rival")),
        "`distinct_owners` and `each_rival` cannot both be true",
    ),
    (
        ("whack",),
        lambda entry, before: entry["where"] != "chief" or any(places_the_chief(other) for other in before),
        'where = "chief" needs { do = "neutral", figure = "police-chief" } before it on the same card',
    ),
    (
        ("take",),
        lambda entry, before: entry["from"] != "victim" or any(other["do"] == "whack" for other in before),
        'from = "victim" needs a whack before it on the same card',
    ),
    (
        ("take",),
        lambda entry, _: entry["zone"] != "suitcase" or entry["what"] == "money",
        'only money is taken out of a suitcase; with zone = "suitcase" there must be what = "money"',
    ),
    (
        ("take",),
        lambda entry, _: entry["to"] != "suitcase" or entry["what"] == "money",
        'only money goes into a suitcase; with to = "suitcase" there must be what = "money"',
    ),
)


def places_the_chief(entry: Row) -> bool:
    return bool(entry["do"] == "neutral" and entry["figure"] == "police-chief")


def check_effects(table: str, effects: object, faults: Faults) -> None:
    """Tell what is wrong with the `effects` of a card."""
    if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
        faults.add(table, f"`effects` is {shown(effects)}; it should be a list of 1 to {MOST_EFFECTS} effects")
        return
    sound: list[Row] = []
    for place, entry in enumerate(effects, 1):
        found = complaints(entry, sound)
        for what in found:
            faults.add(table, f"effect {place}{named(entry)}: {what}")
        if not found:
            sound.append(entry)
    icons: Counter[str] = Counter()
    for entry in sound:
        if entry["do"] == "icon":
            icons[entry["icon"]] += entry["times"]
    for icon, times in icons.items():
        if times > MOST_ICONS:
            faults.add(table, f"`effects` use the icon {icon} {times} times; it should be at most {MOST_ICONS} times")


def named(entry: object) -> str:
    """The verb of an entry in brackets, if it has one."""
    verb = entry.get("do") if isinstance(entry, dict) else None
    return f" ({verb})" if isinstance(verb, str) and verb in VERBS else ""


def complaints(entry: object, before: list[Row]) -> list[str]:
    """What is wrong with one entry that stands after these."""
    if not isinstance(entry, dict):
        return [f'it is {shown(entry)}; it should look like {{ do = "protect" }}']
    verb = entry.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        if verb is None:
            return [f"`do` is missing; it should be one of {listed(VERBS)}"]
        return [f"`do` is {shown(verb)}{meant(verb, VERBS)}; it should be one of {listed(VERBS)}"]
    parameters = VERBS[verb]
    found = [
        f"`{key}` is missing; it should be {parameter.want.said}"
        for key, parameter in parameters.items()
        if key not in entry and not parameter.optional
    ]
    for key, value in entry.items():
        if key in parameters:
            found.append(parameters[key].want.complaint(key, value))
        elif key != "do":
            there = f"there are {listed(parameters, 'and')}" if parameters else "it has none"
            found.append(f"{shown(key)} is no parameter of {verb}{meant(key, parameters)}; {there}")
    found = [what for what in found if what]
    if not found:
        found = [what for verbs, agrees, what in AGREEMENTS if verb in verbs and not agrees(entry, before)]
    return found


def make_effect(entry: Row) -> Effect:
    """The row of a checked entry."""
    effect = Effect(rows.DOES.index(entry["do"]))
    for key, parameter in VERBS[entry["do"]].items():
        if parameter.field and key in entry:
            setattr(effect, parameter.field, parameter.kept(entry[key]))
    effect.icons *= entry.get("times", 1)
    return effect
