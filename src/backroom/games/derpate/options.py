"""The options of Der Pate in a person's words (DP-GAP says why they exist)."""

from __future__ import annotations

import difflib
from functools import lru_cache

from backroom.games.derpate.edition import EDITIONS
from backroom.games.derpate.house import House
from backroom.games.derpate.rows import Edition
from backroom.games.derpate.words import FEWEST, MOST
from backroom.games.game import Option, Options

AGREEMENTS = 256  # houses that are kept for further states
BOTH = (False, True)

OPTIONS = (
    Option(
        "start_seat",
        0,
        (0, 1, 2, 3),
        "The seat that starts every round; the last one sets up first.",
        "DP-GAP-01",
        begins=True,
    ),
    Option("starting_money", 15000, (15000, 10000), "Money at the start; the sources do not agree.", "DP-GAP-02"),
    Option(
        "informer_hits_neutral",
        False,
        BOTH,
        "The informer may also denounce members of neutral families.",
        "DP-GAP-08",
    ),
    Option(
        "bail_per_member",
        False,
        BOTH,
        "The bail card: free as many prisoners as you like, instead of all or none.",
        "DP-GAP-23",
    ),
    Option(
        "eliminated_settle",
        True,
        BOTH,
        "Eliminated players still settle their accounts at the end, so that their creditors are paid.",
        "DP-GAP-24",
    ),
    Option(
        "no_survivor_rule",
        "none",
        ("none", "furthest"),
        "If nobody reaches the end of the deciding track: no winner, or whoever came furthest.",
        "DP-GAP-25",
    ),
    Option(
        "hidden_money",
        False,
        BOTH,
        "Nobody sees how much money the others have until the end; every payment is still seen.",
        "DP-GAP-29",
    ),
    Option(
        "beginner_setup",
        False,
        BOTH,
        "Four players: districts and car are laid out as proposed for a first game.",
        "DP-GAP-34",
        seats=(MOST,),
    ),
)
BY_NAME = {option.name: option for option in OPTIONS}


def house(seats: int, options: Options, edition: Edition) -> House:
    """The agreed form of the game. ValueError says what does not exist or does not go together."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not FEWEST <= seats <= MOST:
        raise ValueError(f"Der Pate is for {FEWEST} to {MOST} players (DP-COMP-01), not {seats!r}")
    for name, value in options.items():
        check(name, value)
    chosen = {option.name: option.default for option in OPTIONS} | dict(options)
    h = House(seats, edition)
    h.start = int(str(chosen["start_seat"]))
    if h.start >= seats:
        raise ValueError(f"start_seat is one of {', '.join(map(str, range(seats)))} here, not {h.start} (DP-GAP-01)")
    if "starting_money" in options:
        h.money = int(str(chosen["starting_money"])) // 1000
    h.informer_hits_neutral = bool(chosen["informer_hits_neutral"])
    h.bail_per_member = bool(chosen["bail_per_member"])
    h.eliminated_settle = bool(chosen["eliminated_settle"])
    h.furthest_wins = chosen["no_survivor_rule"] == "furthest"
    h.hidden_money = bool(chosen["hidden_money"])
    h.beginner_setup = bool(chosen["beginner_setup"])
    if h.beginner_setup and seats != MOST:
        raise ValueError(f"beginner_setup is for {MOST} players, not for {seats} (DP-GAP-34)")
    return h


def check(name: str, value: object) -> None:
    """One option: does it exist, and is that one of its values?"""
    if name not in BY_NAME:
        close = difflib.get_close_matches(name, BY_NAME, n=1)
        hint = f"; did you mean '{close[0]}'?" if close else f"; there are: {', '.join(BY_NAME)}"
        raise ValueError(f"Der Pate has no option '{name}'{hint}")
    option = BY_NAME[name]
    if not any(value == known and type(value) is type(known) for known in option.values):
        allowed = ", ".join(str(known).lower() for known in option.values)
        raise ValueError(f"{name} is one of {allowed}, not {value!r} ({option.rule})")


def spell(h: House) -> dict[str, object]:
    """The options that differ from the defaults: enough to make the same house again."""
    spoken: dict[str, object] = {
        "start_seat": h.start,
        "informer_hits_neutral": h.informer_hits_neutral,
        "bail_per_member": h.bail_per_member,
        "eliminated_settle": h.eliminated_settle,
        "no_survivor_rule": "furthest" if h.furthest_wins else "none",
        "hidden_money": h.hidden_money,
        "beginner_setup": h.beginner_setup,
    }
    said = {name: value for name, value in spoken.items() if value != BY_NAME[name].default}
    return said if h.money == h.edition.money else said | {"starting_money": h.money * 1000}


def written(h: House) -> tuple[int, tuple[tuple[str, object], ...], str, str]:
    """The agreement as plain data that hashes: the seats, what was said, and the edition."""
    return h.seats, tuple(spell(h).items()), *EDITIONS.seal(h.edition)


@lru_cache(AGREEMENTS)
def agreed(seats: int, said: tuple[tuple[str, object], ...], digest: str, printed: str) -> House:
    """The house of a written agreement. States share it as clones do."""
    return house(seats, dict(said), EDITIONS.unseal(digest, printed))
