"""Table talk for tests of Der Pate: a scene, the words said, and short ways to look at what came of it."""

from __future__ import annotations

from typing import cast

import backroom
from backroom.games.derpate.game import DERPATE, DerPateGame
from backroom.games.derpate.view import DerPateView, FamilyView
from backroom.games.game import Game
from tests.rolls import chances, stopped
from tests.talk import asked, options, refused, rule, said, told

__all__ = [
    "BOARD",
    "THREES",
    "asked",
    "at_home",
    "chances",
    "cited",
    "debts",
    "dull",
    "family",
    "fresh",
    "friends",
    "held",
    "kind",
    "leave",
    "look",
    "meanwhile",
    "money",
    "options",
    "owner",
    "paused",
    "play_on",
    "protected",
    "refused",
    "rule",
    "said",
    "scene",
    "since",
    "stopped",
    "throw",
    "told",
    "track",
    "untold",
    "vacant",
    "whereabouts",
]

# Scenes name spaces of the tracks. No rule depends on how many there are, so they are told on the board of 0.1.0, with
# tracks of 12 spaces, however long those of the house edition are today.
BOARD = cast("DerPateGame", DERPATE.of_edition("157ed5f027dd2cd2f70e701398bb397e"))

COLOURS = ("black", "white", "grey", "red")
THREES = "dice black=3 white=3 grey=3 red=3"


# Tables.


def scene(text: str, script: str = "", game: Game | str = BOARD) -> backroom.Table:
    """A table of Der Pate at a position, with some words said already."""
    table = backroom.scene(game, text)
    table.play(script)
    return table


def at_home(text: str, script: str = "") -> backroom.Table:
    """The same with the house edition of today, for whoever knows that one by heart."""
    return scene(text, script, "derpate")


def fresh(seats: int, script: str = "", *, seed: int = 0, **chosen: object) -> backroom.Table:
    """A new table; the script may decide the set-up, as in `P1 car LM2; P1 district GV`."""
    table = backroom.new(BOARD, seats=seats, seed=seed, options=chosen)
    table.play(script)
    return table


def paused(text: str, script: str = "", game: Game | str = BOARD) -> backroom.Table:
    """A scene that is played as far as the script goes; a roll that comes next stays open, see `chances`."""
    return stopped(backroom.scene(game, text), script)


def throw(**faces: int | str) -> str:
    """The words of a throw, in the order in which dice are rolled: `throw(black=1, red="puppet")`."""
    return "; ".join(f"roll {colour} {faces[colour]}" for colour in COLOURS if colour in faces)


def dull(seat: int) -> str:
    """The rest of a turn after a first throw of threes, which asks nothing that a player at the start can answer.

    Bookmaking for all, a bet of 1,000, a meeting, the prosecutor.
    """
    bet, meeting = throw(white=1, grey=1, red=1), throw(grey=1, red=1)
    return f"P{seat} place black; {bet}; P{seat} place white; {meeting}; P{seat} place grey"


def play_on(table: backroom.Table, *, until_turn: int | None = None, until_round: int = 8) -> None:
    """Say the first word offered, but nothing that may be declined, until a turn or a round begins or the game ends."""
    while not table.over:
        view = look(table)
        if view.round >= until_round or (until_turn is not None and view.turn == until_turn):
            return
        ask = table.asks[0]
        words = [str(action) for action in ask.actions]
        table.say(ask.seat, "pass" if "pass" in words else words[0])


def leave(table: backroom.Table, leaver: int, more: str = "") -> backroom.Table:
    """Somebody leaves: the table says so, asks the leaver nothing, and nothing is missing or left over."""
    known = len(table.events())
    table.leave(leaver)
    fact = table.events()[known]
    assert (fact.rule, fact.what, fact.args) == ("DP-GAP-36", "left", {"seat": leaver})
    gone = family(table, leaver)
    assert (gone.in_play, gone.stock, gone.prison, gone.river, gone.friends) == (False, 0, 0, 0, 0)
    assert (gone.markers, gone.debts, gone.chips) == (5, {}, [])
    assert leaver not in asked(table)
    assert table.over or all(ask.actions for ask in table.asks)
    table.play(more)
    assert table.game.count(table.state) == []
    return table


# What can be seen.


def look(table: backroom.Table, seat: int | None = None) -> DerPateView:
    """The view of a seat; without one, a spectator's."""
    return cast(DerPateView, table.view(seat))


def meanwhile(table: backroom.Table, seat: int | None = None) -> DerPateView:
    """The view while a roll is open."""
    return cast(DerPateView, table.game.view(table.state, seat))


def family(table: backroom.Table, seat: int) -> FamilyView:
    return look(table).seats[seat]


def money(table: backroom.Table) -> list[int | None]:
    """Everybody's money in dollars, as a spectator sees it."""
    return [seat.money for seat in look(table).seats]


def friends(table: backroom.Table) -> list[int]:
    return [seat.friends for seat in look(table).seats]


def track(table: backroom.Table, name: str) -> list[int]:
    """Where everybody's marker of a track stands."""
    return [seat.tracks[name] for seat in look(table).seats]


def debts(table: backroom.Table) -> list[dict[str, int]]:
    """Who holds how many markers of each player."""
    return [dict(seat.debts) for seat in look(table).seats]


def whereabouts(table: backroom.Table, seat: int) -> tuple[int, int, int, int]:
    """The members of a player: in stock, in businesses, in prison, in the Hudson."""
    mine = family(table, seat)
    return mine.stock, len(held(table, seat)), mine.prison, mine.river


def owner(table: backroom.Table, space: str) -> int | None:
    """The family in a business, by number; None if it is vacant."""
    return next(business.owner for business in look(table).road if business.key == space)


def held(table: backroom.Table, family: int) -> list[str]:
    """The businesses of a family, along the road."""
    return [business.key for business in look(table).road if business.owner == family]


def vacant(table: backroom.Table) -> list[str]:
    return [business.key for business in look(table).road if business.owner is None]


def protected(table: backroom.Table) -> list[str]:
    """The businesses that the car protects."""
    return [business.key for business in look(table).road if business.protected]


def kind(table: backroom.Table) -> str:
    """The kind of the open question."""
    return table.asks[0].kind


# What has happened.


def cited(table: backroom.Table, rule_id: str, seat: int | None = None) -> list[str]:
    """What happened by a rule, in words."""
    return [str(fact) for fact in table.events(seat) if fact.rule == rule_id]


def since(table: backroom.Table, script: str, seat: int | None = None) -> list[str]:
    """What a script makes a viewer see, in words."""
    known = len(table.events(seat))
    table.play(script)
    return [str(fact) for fact in table.events(seat)[known:]]


def untold(table: backroom.Table, *whats: str) -> bool:
    """Has nothing of these kinds happened?"""
    return not [fact for fact in table.events() if fact.what in whats]
