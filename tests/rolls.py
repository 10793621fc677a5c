"""Table talk that stops where chance has the word: what may come of a roll, and how likely it is."""

from __future__ import annotations

from typing import cast

import backroom
from backroom.games.corleone.view import CorleoneView
from backroom.kernel.run import odds


def stopped(table: backroom.Table, script: str = "") -> backroom.Table:
    """Say the words of a script and leave the roll that comes next open."""
    for i, word in enumerate(part.strip() for part in script.split(";") if part.strip()):
        table.play_word(i, word)
    return table


def new(seats: int, script: str = "") -> backroom.Table:
    """A new table of Corleone's Empire, set up as far as the script goes and no further."""
    return stopped(backroom.new("corleone", seats=seats), script)


def at(text: str, script: str = "") -> backroom.Table:
    """A scene of Corleone's Empire, played as far as the script goes and no further."""
    return stopped(backroom.scene("corleone", text), script)


def chances(table: backroom.Table) -> dict[str, int]:
    """What the open roll may bring, with its weight."""
    weights = enumerate(odds(table.state))
    return {table.game.spell_roll(table.state, outcome): weight for outcome, weight in weights if weight}


def meanwhile(table: backroom.Table, seat: int | None = None) -> CorleoneView:
    """The view while the roll is open."""
    return cast(CorleoneView, table.game.view(table.state, seat))
