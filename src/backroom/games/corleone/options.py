"""The options of Corleone's Empire in a person's words (CE-G and CE-DIFF say why they exist)."""

from __future__ import annotations

import difflib
import re
from functools import lru_cache

import msgspec

from backroom.games.corleone.edition import EDITIONS
from backroom.games.corleone.house import FEWEST, House
from backroom.games.corleone.rows import Edition
from backroom.games.corleone.words import ACTS, MOST
from backroom.games.game import Option, Options

AGREEMENTS = 256  # houses that are kept for further states
BOTH = (False, True)
LIMITS = re.compile(r"[1-9][0-9]?(-[1-9][0-9]?){3}")

OPTIONS = (
    Option(
        "ask_gains",
        False,
        BOTH,
        "Ask before every gain, also of money and goods that nobody would refuse.",
        "CE-G-03",
    ),
    Option(
        "hand_limits",
        "5-4-3-2",
        ("5-4-3-2", "6-5-4-2", "7-6-5-2", "4-3-2-2"),
        "How many cards you may hold at the Tribute of each act, as four numbers.",
        "CE-G-20",
    ),
    Option(
        "final_tie",
        "shared",
        ("shared", "jobs"),
        "Still tied after the territories: the victory is shared, or the one with more completed jobs has it.",
        "CE-G-23",
    ),
    Option(
        "job_money",
        "hand",
        ("hand", "suitcase"),
        "Where the money of a completed job goes.",
        "CE-DIFF-10",
    ),
    Option(
        "territory_tie",
        "highest",
        ("highest", "top"),
        "As many markers in a territory: the highest marker among the tied has the bonus, or only the top one of all.",
        "CE-DIFF-11",
    ),
    Option(
        "controller",
        "per_icon",
        ("per_icon", "whole_front"),
        "A controller may decline each icon of a front, or takes all of it or nothing.",
        "CE-DIFF-08",
    ),
)
BY_NAME = {option.name: option for option in OPTIONS}


def options_of(edition: Edition) -> tuple[Option, ...]:
    """The options of a table with this edition: what is printed on its act track is what is played by default."""
    printed = "-".join(str(act.limit) for act in edition.acts)
    limits = BY_NAME["hand_limits"]
    values = tuple(dict.fromkeys((printed, *limits.values)))
    mine = msgspec.structs.replace(limits, default=printed, values=values)
    return tuple(mine if option is limits else option for option in OPTIONS)


def house(seats: int, options: Options, edition: Edition) -> House:
    """The agreed form of the game. ValueError says what does not exist."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not FEWEST <= seats <= MOST:
        raise ValueError(f"Corleone's Empire is for {FEWEST} to {MOST} players (CE-COMP-01), not {seats!r}")
    for name, value in options.items():
        check(name, value)
    chosen = {option.name: option.default for option in OPTIONS} | dict(options)
    h = House(seats, edition)
    h.ask_gains = bool(chosen["ask_gains"])
    if "hand_limits" in options:
        h.limits = [int(number) for number in str(chosen["hand_limits"]).split("-")]
    h.jobs_break_ties = chosen["final_tie"] == "jobs"
    h.money_to_suitcase = chosen["job_money"] == "suitcase"
    h.top_breaks_ties = chosen["territory_tie"] == "top"
    h.whole_front = chosen["controller"] == "whole_front"
    return h


def check(name: str, value: object) -> None:
    """One option: does it exist, and is that one of its values?"""
    if name not in BY_NAME:
        close = difflib.get_close_matches(name, BY_NAME, n=1)
        hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(BY_NAME)}"
        raise ValueError(f"Corleone's Empire has no option '{name}'{hint}")
    option = BY_NAME[name]
    if name == "hand_limits":
        if not isinstance(value, str) or not LIMITS.fullmatch(value):
            raise ValueError(f"hand_limits are four numbers such as 5-4-3-2, one for each act, not {value!r} (CE-G-20)")
        if not value.endswith("-2"):
            raise ValueError(f"hand_limits: the limit of Act IV is 2, not {value.rsplit('-', 1)[1]} (CE-TRIB-06)")
    elif not any(value == known and type(value) is type(known) for known in option.values):
        allowed = ", ".join(str(known).lower() for known in option.values)
        raise ValueError(f"{name} is one of {allowed}, not {value!r} ({option.rule})")


def spell(h: House) -> dict[str, object]:
    """The options that differ from the defaults: enough to make the same house again."""
    printed = [act.limit for act in h.edition.acts]
    assert len(h.limits) == ACTS
    spoken: dict[str, object] = {
        "ask_gains": h.ask_gains,
        "final_tie": "jobs" if h.jobs_break_ties else "shared",
        "job_money": "suitcase" if h.money_to_suitcase else "hand",
        "territory_tie": "top" if h.top_breaks_ties else "highest",
        "controller": "whole_front" if h.whole_front else "per_icon",
    }
    said = {name: value for name, value in spoken.items() if value != BY_NAME[name].default}
    if h.limits != printed:
        said["hand_limits"] = "-".join(str(limit) for limit in h.limits)
    return said


def written(h: House) -> tuple[int, tuple[tuple[str, object], ...], str, str]:
    """The agreement as plain data that hashes: the seats, what was said, and the edition."""
    return h.seats, tuple(spell(h).items()), *EDITIONS.seal(h.edition)


@lru_cache(AGREEMENTS)
def agreed(seats: int, said: tuple[tuple[str, object], ...], digest: str, printed: str) -> House:
    """The house of a written agreement. States share it as clones do."""
    return house(seats, dict(said), EDITIONS.unseal(digest, printed))
