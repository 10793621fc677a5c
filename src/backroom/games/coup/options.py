"""The options of Coup in a person's words, and what may not be said together (COUP-GAP-22)."""

from __future__ import annotations

import difflib
from functools import lru_cache

from backroom.games.coup.house import AT_RANDOM, BY_SEAT, COINS, NO_LIMIT, TARGET_FIRST, House
from backroom.games.game import Crowd, Option, Options, Preset

LEAST, MOST = 2, 10
AGREEMENTS = 256  # houses that are kept for further states
BOTH = (False, True)
FORMS = ("draft", "plain")
REACTIONS = {"sealed": BY_SEAT, "target_first": TARGET_FIRST, "random": AT_RANDOM}

OPTIONS = (
    Option(
        "reformation",
        False,
        BOTH,
        "Two parties: no attacks between party-mates, conversion, embezzlement.",
        "COUP-REF-COMP-02",
    ),
    Option("inquisitor", False, BOTH, "The Inquisitor replaces the Ambassador and may examine cards.", "COUP-INQ-01"),
    Option("anarchist", False, BOTH, "Adds the bomb: five coins, and somebody must answer it.", "COUP-ANAR-01"),
    Option(
        "two_player",
        "draft",
        FORMS,
        "Two seats only: each drafts a first card from a set of five, or both are dealt as usual.",
        "COUP-GAP-05",
        seats=(2,),
    ),
    Option(
        "first_player",
        0,
        tuple(range(MOST)),
        "The seat that begins.",
        "COUP-GAP-01",
        begins=True,
        winner_begins=True,
    ),
    Option(
        "reaction_mode",
        "sealed",
        tuple(REACTIONS),
        "Whose challenge counts if several challenge: the first clockwise, the target before all, or by lot.",
        "COUP-GAP-04",
    ),
    Option(
        "single_block", False, BOTH, "Only the first block of foreign aid counts; no other follows it.", "COUP-GAP-14"
    ),
    Option(
        "strict_double_danger",
        True,
        BOTH,
        "A target who challenges in vain may not block any more.",
        "COUP-GAP-02",
    ),
    Option("coin_limit", "none", ("none", COINS), "Coins never run out, or only fifty exist.", "COUP-GAP-06"),
    Option("allow_empty_steal", False, BOTH, "Stealing from a player without coins is allowed.", "COUP-GAP-07"),
    Option(
        "allow_empty_embezzle",
        False,
        BOTH,
        "Embezzling an empty reserve is allowed.",
        "COUP-GAP-08",
        needs=("reformation",),
    ),
    Option(
        "bomb_scope",
        "turn",
        ("turn", "round"),
        "How long a player who has had the bomb is safe from getting it again.",
        "COUP-GAP-16",
        needs=("anarchist",),
    ),
    Option(
        "bomb_party_limit",
        False,
        BOTH,
        "The bomb may not be handed to a party-mate.",
        "COUP-GAP-17",
        needs=("anarchist", "reformation"),
    ),
    Option(
        "max_turns",
        1000,
        (),
        "The game stops without a winner after so many turns; none: never.",
        "COUP-GAP-25",
        live="none",
    ),
)


def version(name: str, *switches: str) -> Preset:
    every = ("reformation", "inquisitor", "anarchist")
    return Preset(name, "version", {switch: switch in switches for switch in every})


def reading(name: str, *, bomb: str, strict: bool) -> Preset:
    return Preset(name, "reading", {"bomb_scope": bomb, "strict_double_danger": strict})


PRESETS = (
    version("classic"),
    version("reformation", "reformation", "inquisitor"),
    version("everything", "reformation", "inquisitor", "anarchist"),
    reading("book", bomb="round", strict=True),
    reading("house", bomb="turn", strict=False),
)
CROWD = Crowd(7, "COUP-BIG-05")
BY_NAME = {option.name: option for option in OPTIONS}


def house(seats: int, options: Options) -> House:
    """The agreed form of the game. ValueError says what does not exist or does not go together."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not LEAST <= seats <= MOST:
        raise ValueError(f"Coup is for {LEAST} to {MOST} players (COUP-COMP-03, COUP-BIG-04), not {seats!r}")
    chosen = {option.name: option.default for option in OPTIONS} | dict(options)
    for name, value in options.items():
        check(name, value)
    contradictions(seats, options, chosen)
    h = House(seats)
    h.reformation = bool(chosen["reformation"])
    h.inquisitor = bool(chosen["inquisitor"])
    h.anarchist = bool(chosen["anarchist"])
    h.draft = seats == 2 and chosen["two_player"] == "draft"
    h.first_player = int(str(chosen["first_player"]))
    h.reaction = REACTIONS[str(chosen["reaction_mode"])]
    h.single_block = bool(chosen["single_block"])
    h.strict_double_danger = bool(chosen["strict_double_danger"])
    h.coin_limit = NO_LIMIT if chosen["coin_limit"] == "none" else COINS
    h.allow_empty_steal = bool(chosen["allow_empty_steal"])
    h.allow_empty_embezzle = bool(chosen["allow_empty_embezzle"])
    h.bomb_for_a_round = chosen["bomb_scope"] == "round"
    h.bomb_party_limit = bool(chosen["bomb_party_limit"])
    h.max_turns = 0 if chosen["max_turns"] == "none" else int(str(chosen["max_turns"]))
    h.seal()
    return h


def check(name: str, value: object) -> None:
    """One option: does it exist, and is that one of its values?"""
    if name not in BY_NAME:
        close = difflib.get_close_matches(name, BY_NAME, n=1)
        hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(BY_NAME)}"
        raise ValueError(f"Coup has no option '{name}'{hint}")
    option = BY_NAME[name]
    if name == "max_turns":
        if value == "none":
            return
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise ValueError(f"max_turns is a whole number, or none, not {value!r} ({option.rule})")
    elif not any(value == known and type(value) is type(known) for known in option.values):
        allowed = ", ".join(str(known).lower() for known in option.values)
        raise ValueError(f"{name} is one of {allowed}, not {value!r} ({option.rule})")


def contradictions(seats: int, said: Options, chosen: Options) -> None:
    """What was said and makes no sense together."""
    if "two_player" in said and seats != 2:
        raise ValueError(f"two_player is for two players (COUP-GAP-05), and {seats} sit down")
    if int(str(chosen["first_player"])) >= seats:
        raise ValueError(f"first_player is a seat from 0 to {seats - 1} (COUP-GAP-01), not {chosen['first_player']}")
    for name in said:
        for version in BY_NAME[name].needs:
            if not chosen[version]:
                raise ValueError(f"{name} means nothing without {version} ({BY_NAME[name].rule})")


def spell(h: House) -> dict[str, object]:
    """The options that differ from the defaults: enough to make the same house again."""
    spoken: dict[str, object] = {
        "reformation": h.reformation,
        "inquisitor": h.inquisitor,
        "anarchist": h.anarchist,
        "two_player": "draft" if h.draft else "plain",
        "first_player": h.first_player,
        "reaction_mode": next(name for name, mode in REACTIONS.items() if mode == h.reaction),
        "single_block": h.single_block,
        "strict_double_danger": h.strict_double_danger,
        "coin_limit": "none" if h.coin_limit == NO_LIMIT else COINS,
        "allow_empty_steal": h.allow_empty_steal,
        "allow_empty_embezzle": h.allow_empty_embezzle,
        "bomb_scope": "round" if h.bomb_for_a_round else "turn",
        "bomb_party_limit": h.bomb_party_limit,
        "max_turns": h.max_turns,
    }
    if h.seats != 2:
        del spoken["two_player"]
    return {name: value for name, value in spoken.items() if value != BY_NAME[name].default}


def written(h: House) -> tuple[int, tuple[tuple[str, object], ...]]:
    """The agreement as plain data that hashes."""
    return h.seats, tuple(spell(h).items())


@lru_cache(AGREEMENTS)
def agreed(seats: int, said: tuple[tuple[str, object], ...]) -> House:
    """The house of a written agreement. States share it as clones do."""
    return house(seats, dict(said))
