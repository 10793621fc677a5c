"""A workshop for cards: editions in which one job and one ally have the effects that a test is about.

The job is called `errand`, costs a Booze and pays nothing; the ally is called `friend` and is of Act I. On a small
board there are nine round spaces instead of eighteen, three of which are open with two players.
"""

from __future__ import annotations

import tomllib
from functools import cache

import backroom
from backroom.games.corleone.edition import build, house_text
from backroom.games.corleone.game import CorleoneGame

ERRAND = "precinct-envelope"  # the job of the house edition that becomes the errand
FRIEND = "hollywood-producer"  # the ally that becomes the friend
NOTHING = '{ do = "protect" }'
RULEBOOK_SPACES = ("carnegie-corner", "queensboro-bridge", "union-square")


@cache
def game(job: str = NOTHING, ally: str = NOTHING, *, small: bool = False) -> CorleoneGame:
    """The house edition with these effects, written as in its file, on the errand and on the friend."""
    paper = tomllib.loads(house_text())
    for table, card, name, effects in (("job", ERRAND, "errand", job), ("ally", FRIEND, "friend", ally)):
        row = next(row for row in paper[table] if row["id"] == card)
        row |= {"id": name, "effects": tomllib.loads(f"effects = [{effects}]")["effects"]}
    if small:
        paper["space"] = [row for row in paper["space"] if row["id"] in RULEBOOK_SPACES or row["min_players"] == 3]
    return CorleoneGame(build(paper, "workshop.toml"))


def jobs_but(*names: str) -> str:
    """Every job of these editions but those named."""
    keys = [job.key for job in game().rows.jobs]
    assert set(names) <= set(keys)
    return " ".join(key for key in keys if key not in names)


def errand(effects: str, text: str, script: str = "") -> backroom.Table:
    """A table where P0 has the errand and a Booze, begins, and has just completed it, as far as its first question."""
    table = backroom.scene(game(job=effects), f"booze errand {text}")
    table.play(f"P0 job errand; {script}")
    return table


def friend(effects: str, text: str, script: str = "", *, small: bool = False) -> backroom.Table:
    """A table in Act II where P0 has the friend, begins, and has just played it, as far as its first question."""
    table = backroom.scene(game(ally=effects, small=small), f"friend {text} ; act 2")
    table.play(f"P0 ally friend; {script}")
    return table
