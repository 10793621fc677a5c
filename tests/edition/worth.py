"""What things are worth, in dollars of final fortune in a game of four: how the house edition's prices are kept fair.

The numbers were measured by giving a player one more of a thing in the middle of an act, and then rounded. They are
rough, and bind the house edition alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Entry = dict[str, Any]

RIVALS = 3
GOODS = {"gun": 1.2, "blood-money": 1.2, "booze": 1.2, "narcotics": 1.7}
MONEY = {1: 0.15, 2: 0.4, 3: 0.9, 5: 2.3}  # in hand: small bills are mostly lost at Tribute
ICONS = {
    "suitcase": 2.0,
    "job": 0.7,
    "sell:1": 1.8,
    "sell:2": 1.5,
    "sell:3": 1.6,
    "swap": 0.5,
    "horse": 0.4,
    **{f"money:{value}": worth for value, worth in MONEY.items()},
    **{f"good:{good}": worth for good, worth in GOODS.items()},
}
JOB_IN_HAND = 0.4  # it costs a place under the hand limit
COLOUR_CREDIT = 1.1  # a completed job counts for the bonus of its colour
A_FRONT = 2.2
BACKS = {"business": 1.1, "territory": 1.54, "space": 3.8}
WHACKED = {"thug": 0.7, "member": 1.4, "family": 1.3, "neutral": 0.6, "any": 1.5}
NARROWER = {"board": 1.0, "one-territory": 0.75, "presence": 0.9, "own-control": 0.8, "chief": 0.75}
HOW_MANY = {"controlled-territory": 1.4, "river-figure": 2.0, "board-figure": 2.5, "completed-job": 2.0}


def icons(entry: Entry) -> float:
    times: int = entry["times"]
    several = (1 - 0.85**times) / 0.15 if entry["icon"] == "suitcase" else times  # the best card goes first
    return ICONS[entry["icon"]] * float(several)


def draw_jobs(entry: Entry) -> float:
    keep: int = entry["keep"]
    look: int = entry.get("look", 0)
    return {"deck": 0.3 * keep + 0.1 * look, "discard": 0.9 * keep, "public": 0.7 * keep}[entry["from"]]


def shakedown(entry: Entry) -> float:
    if entry["side"] == "back":
        return BACKS[entry["of"]] * int(entry["count"])
    return A_FRONT * (0.8 if entry["where"] == "own-control" else 1.0) * many(entry, 0.92)


def many(entry: Entry, wear: float) -> float:
    """So many of a thing, where the second is worth a little less."""
    count: int = entry["count"]
    return count * (wear if count > 1 else 1.0)


def whack(entry: Entry) -> float:
    rivals = RIVALS * 0.85 if entry.get("each_rival") else 1.0
    own_blood = 0.8 if entry["owner"] == "any" and entry["count"] > 1 else 1.0
    return WHACKED[entry["kind"]] * many(entry, 0.93) * rivals * NARROWER[entry["where"]] * own_blood


def move(entry: Entry) -> float:
    worth = {"thug": 2.4, "member": 3.8} if entry["owner"] == "own" else {"thug": 0.5}
    return worth.get(entry["kind"], 0.8) * many(entry, 0.9)


def take(entry: Entry) -> float:
    cards = int(entry["count"]) * (RIVALS if entry["from"] == "each-rival" else 1)
    if entry["zone"] == "suitcase":
        kept = 1.0 if entry["to"] == "suitcase" else 0.7
        return {"random": 4.2, "victim": 2.0, "look": 5.5}[entry["pick"]] * cards * kept
    card = {"random": 1.3, "victim": 0.3, "look": 1.9}[entry["pick"]]
    if entry["what"] == "money" and entry["pick"] == "random":
        card = 0.7
    if entry["what"] == "good":
        card = 1.2
    return card * cards * (0.5 if entry["to"] == "supply" else 1.0)


def marker(entry: Entry) -> float:
    anywhere = 0.2 if entry["mode"] == "add" and entry["where"] == "board" else 0.0
    return {"add": 3.5, "remove": 0.8, "raise": 1.2}[entry["mode"]] + anywhere


WORTH: dict[str, Callable[[Entry], float]] = {
    "icon": icons,
    "goods": lambda entry: 1.4 * entry["count"],
    "money-per": lambda entry: MONEY[entry["value"]] * min(HOW_MANY[entry["per"]], entry["max"]),
    "draw-jobs": draw_jobs,
    "shakedown": shakedown,
    "whack": whack,
    "move": move,
    "recall": lambda entry: {"thug": 2.5}.get(entry["kind"], 4.0) * entry["count"],
    "take": take,
    "offer": lambda _: 2.0,
    "marker": marker,
    "influence": lambda entry: (1.2 if entry["side"] == "own" else 0.45) * entry["amount"],
    "protect": lambda _: 0.5,
    "hand-limit": lambda entry: 0.8 * entry["amount"],
    "neutral": lambda entry: {"mayor": 3.3, "union-boss": 2.0, "police-chief": 0.5}[entry["figure"]],
    "again": lambda _: 0.8,
}


def of_effects(effects: list[Entry]) -> float:
    return sum(WORTH[entry["do"]](entry) for entry in effects)


def of_icons(listed: list[str]) -> float:
    return sum(ICONS[icon] for icon in listed)


def job_ratio(job: Entry) -> float:
    """What a job gives for what it costs."""
    cost = sum(GOODS[good] for good in job["cost"]) + JOB_IN_HAND
    return (sum(MONEY[value] for value in job["money"]) + of_effects(job["effects"]) + COLOUR_CREDIT) / cost
