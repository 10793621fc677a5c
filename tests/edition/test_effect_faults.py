"""Faults of abilities: verbs, parameters, and what cannot be combined."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.games.corleone.edition import build
from backroom.games.corleone.edition_effects import VERBS
from backroom.games.corleone.rows import DOES
from tests.edition.paper import effect_fields, entry, faults, fresh, with_effects

CARD = '[[job]] "drive-by-on-delancey"'

# One good entry for every verb, with all its parameters.
GOOD: dict[str, dict[str, Any]] = {
    "icon": {"icon": "suitcase", "times": 2},
    "goods": {"choose": ["gun", "booze"], "count": 2},
    "money-per": {"value": 5, "per": "completed-job", "max": 3},
    "draw-jobs": {"from": "deck", "keep": 1, "look": 3},
    "shakedown": {"side": "back", "of": "territory", "count": 1, "where": "presence"},
    "whack": {"count": 1, "kind": "any", "owner": "any", "where": "board", "up_to": True},
    "move": {"count": 1, "kind": "neutral", "owner": "not-own", "work": "none", "up_to": True},
    "recall": {"count": 1, "kind": "family"},
    "take": {"zone": "hand", "from": "one-rival", "what": "ally", "pick": "look", "count": 1, "to": "supply"},
    "offer": {},
    "marker": {"mode": "raise", "where": "presence"},
    "influence": {"side": "neutral", "amount": 2, "where": "board"},
    "protect": {},
    "hand-limit": {"amount": 1},
    "neutral": {"figure": "union-boss"},
    "again": {"kind": "ally"},
}

ODD: tuple[Any, ...] = ("zebra", 0, -1, 100, 1.0, [], {}, [True])  # no parameter takes any of these


def told(*effects: Any) -> list[str]:
    return faults(with_effects(*effects))


def test_there_is_an_entry_for_every_verb() -> None:
    assert set(GOOD) == set(VERBS) == set(DOES)
    assert not told(*({"do": verb} | GOOD[verb] for verb in list(GOOD)[:8]))
    assert not told(*({"do": verb} | GOOD[verb] for verb in list(GOOD)[8:]))


@pytest.mark.parametrize("verb", VERBS)
def test_parameters_are_needed_known_and_of_their_kind(verb: str) -> None:
    for key, parameter in VERBS[verb].items():
        here = {"do": verb} | GOOD[verb]
        without = {name: value for name, value in here.items() if name != key}
        if not parameter.optional:
            assert told(without) == [
                f"{CARD}: effect 1 ({verb}): `{key}` is missing; it should be {parameter.want.said}"
            ]
        for odd in ODD:
            (found,) = told(here | {key: odd})
            assert found.startswith(f"{CARD}: effect 1 ({verb}): `{key}` ")
            assert found.endswith(f" should be {parameter.want.said}") or " an entry should be " in found
    (found,) = told({"do": verb} | GOOD[verb] | {"zebra": 1})
    assert found.startswith(f'{CARD}: effect 1 ({verb}): "zebra" is no parameter of {verb}; ')


@pytest.mark.parametrize("verb", VERBS)
def test_every_allowed_word_is_taken(verb: str) -> None:
    """Each word of each parameter passes by itself or is refused for a reason of agreement, never as unknown."""
    for key, parameter in VERBS[verb].items():
        for word in parameter.want.known:
            found = told({"do": verb} | GOOD[verb] | {key: word})
            assert not any("it should be one of" in line for line in found), found


@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        ([], "`effects` is []; it should be a list of 1 to 8 effects"),
        ([{"do": "offer"}] * 9, "`effects` is a list; it should be a list of 1 to 8 effects"),
        (["offer"], 'effect 1: it is "offer"; it should look like { do = "protect" }'),
        ([{"verb": "offer"}], "effect 1: `do` is missing; it should be one of icon, goods,"),
        ([{"do": "wack"}], 'effect 1: `do` is "wack" (did you mean "whack"?); it should be one of icon, goods,'),
        ([{"do": ["offer"]}], 'effect 1: `do` is ["offer"]; it should be one of icon'),
        (
            [{"do": "offer"}, {"do": "protect", "count": 1}],
            'effect 2 (protect): "count" is no parameter of protect; it ha',
        ),
        (
            [{"do": "recall", "cuont": 1, "kind": "thug", "count": 1}],
            'effect 1 (recall): "cuont" is no parameter of recall (did you mean "count"?); there are count and kind',
        ),
        ([{"do": "icon", "icon": "good:narcotics", "times": 1}], 'effect 1 (icon): `icon` is "good:narcotics"'),
        (
            [{"do": "icon", "icon": "job", "times": 6}],
            "effect 1 (icon): `times` is 6; it should be a whole number from 1 t",
        ),
        (
            [{"do": "icon", "icon": "job", "times": 5}] * 4,
            "`effects` use the icon job 20 times; it should be at most 15 ti",
        ),
        (
            [GOOD["goods"] | {"do": "goods", "choose": ["gun", "gun"]}],
            'effect 1 (goods): `choose` is ["gun", "gun"]; it',
        ),
        (
            [GOOD["goods"] | {"do": "goods", "choose": ["narcotics"]}],
            'effect 1 (goods): `choose` holds "narcotics"; an entry should be one of gun, blood-money or booze',
        ),
        (
            [GOOD["money-per"] | {"do": "money-per", "value": 4}],
            "effect 1 (money-per): `value` is 4; it should be 1, 2, 3",
        ),
        (
            [{"do": "draw-jobs", "from": "deck", "keep": 1}],
            'effect 1 (draw-jobs): with from = "deck" there must be a `look`, and without it there must be none',
        ),
        (
            [{"do": "draw-jobs", "from": "public", "keep": 1, "look": 2}],
            'effect 1 (draw-jobs): with from = "deck" there must be a `look`, and without it there must be none',
        ),
        (
            [{"do": "draw-jobs", "from": "deck", "keep": 3, "look": 2}],
            "effect 1 (draw-jobs): `keep` is more than `look`; it should be at most as many",
        ),
        (
            [{"do": "shakedown", "side": "front", "of": "space", "count": 1, "where": "board"}],
            'effect 1 (shakedown): only a business has a front; with side = "front" there must be of = "business"',
        ),
        (
            [{"do": "shakedown", "side": "back", "of": "space", "count": 1, "where": "one-territory"}],
            'effect 1 (shakedown): where = "one-territory" is for businesses; with any other `of` it should be "board"',
        ),
        (
            [{"do": "shakedown", "side": "back", "of": "space", "count": 1, "where": "chief"}],
            'effect 1 (shakedown): `where` is "chief"; it should be one of board, one-territory, presence',
        ),
        (
            [GOOD["whack"] | {"do": "whack", "kind": "neutral", "owner": "rival"}],
            "effect 1 (whack): neutral figures belong to no family; with",
        ),
        (
            [GOOD["move"] | {"do": "move", "kind": "neutral", "owner": "own"}],
            "effect 1 (move): neutral figures belong to no family; with",
        ),
        (
            [GOOD["whack"] | {"do": "whack", "each_rival": True}],
            'effect 1 (whack): with each_rival = true the `owner` should be "rival"',
        ),
        (
            [GOOD["whack"] | {"do": "whack", "owner": "own", "distinct_owners": True}],
            'effect 1 (whack): with distinct_owners = true the `owner` cannot be "own"',
        ),
        (
            [GOOD["whack"] | {"do": "whack", "owner": "rival", "distinct_owners": True, "each_rival": True}],
            "effect 1 (whack): `distinct_owners` and `each_rival` cannot both be true",
        ),
        (
            [GOOD["whack"] | {"do": "whack", "where": "chief"}, {"do": "neutral", "figure": "police-chief"}],
            'effect 1 (whack): where = "chief" needs { do = "neutral", figure = "police-chief" } before it',
        ),
        (
            [{"do": "neutral", "figure": "mayor"}, GOOD["whack"] | {"do": "whack", "where": "chief"}],
            'effect 2 (whack): where = "chief" needs',
        ),
        (
            [GOOD["take"] | {"do": "take", "from": "victim"}, GOOD["whack"] | {"do": "whack"}],
            'effect 1 (take): from = "victim" needs a whack before it on the same card',
        ),
        (
            [GOOD["take"] | {"do": "take", "zone": "suitcase", "what": "job"}],
            "effect 1 (take): only money is taken out of a suitcase; with",
        ),
        (
            [GOOD["take"] | {"do": "take", "to": "suitcase", "what": "good"}],
            "effect 1 (take): only money goes into a suitcase; with",
        ),
        (
            [GOOD["recall"] | {"do": "recall", "kind": "any"}],
            'effect 1 (recall): `kind` is "any"; it should be one of thug,',
        ),
        (
            [GOOD["marker"] | {"do": "marker", "where": "chief"}],
            'effect 1 (marker): `where` is "chief"; it should be one of',
        ),
        (
            [GOOD["again"] | {"do": "again", "kind": "neutral"}],
            'effect 1 (again): `kind` is "neutral"; it should be one of',
        ),
        ("offer", '`effects` is "offer"; it should be a list of 1 to 8 effects'),
        ({"do": "offer"}, "`effects` is a table; it should be a list of 1 to 8 effects"),
    ],
)
def test_abilities(effects: Any, fault: str) -> None:
    paper = fresh()
    paper["job"][0]["effects"] = effects
    (found,) = faults(paper)
    assert found.startswith(f"{CARD}: {fault}"), found


def test_effects_of_allies_are_checked_too() -> None:
    paper = fresh()
    entry(paper, "ally", "mayor")["effects"][0]["figure"] = "don"
    assert faults(paper) == [
        '[[ally]] "mayor": effect 1 (neutral): `figure` is "don"; it should be one of mayor, union-boss or police-chief'
    ]


def test_a_false_flag_is_as_if_it_were_not_there() -> None:
    whack = {"do": "whack"} | GOOD["whack"]
    one = build(with_effects(whack | {"up_to": False, "each_rival": False}), "my.toml")
    two = build(with_effects({key: value for key, value in whack.items() if key != "up_to"}), "my.toml")
    assert effect_fields(one.jobs[0].effects[0]) == effect_fields(two.jobs[0].effects[0])
