"""Writing a position of Der Pate as a scene: the other half of `scene.py`."""

from __future__ import annotations

from backroom.games.derpate import options as opt
from backroom.games.derpate import words as w
from backroom.games.derpate.notation import Notation, holder_name
from backroom.games.derpate.scene import Reading
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.turn import Turn
from backroom.games.derpate.view import chip_names
from backroom.games.scenes import spell_options
from backroom.kernel.core import CLOSED, Out


class Scenery:
    """Reads and writes scenes in the words of one edition."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def read(self, text: str, out: Out = CLOSED) -> tuple[DerPate, int, dict[str, object]]:
        """A position: seats by `/`, then fields by `;`."""
        reading = Reading(self.notation, text)
        return reading.read(out), len(reading.seats), reading.options

    def spell(self, s: DerPate) -> str:
        """The notation of a position at the start of a turn, or after its first throw."""
        top = s.top
        if not isinstance(top, Turn) or not is_writable(top):
            raise ValueError("only the start of a turn, up to its first throw, can be written as a scene")
        table, names = s.table, self.notation.spaces
        fields = [" / ".join(self.seat(s, seat) for seat in range(s.house.seats))]
        fields.append(f"round {table.round} ; turn P{table.turn} ; car {names[table.car]}")
        fields.append("at " + " ".join(f"{names[i]}={self.owner(s, i)}" for i in range(w.SPACES)))
        fields.append("events " + " ".join(w.EVENTS[card] for card in table.shown))
        if top.stage == Turn.PLACING:
            faces = [f"{w.COLOURS[die]}={w.FACES[face]}" for die, face in enumerate(table.dice)]
            fields.append("dice " + " ".join(faces))
        return " ; ".join(fields + spell_options(opt.spell(s.house)))

    def owner(self, s: DerPate, space: int) -> str:
        family = s.table.owner[space]
        if family == w.VACANT:
            return "vacant"
        return f"P{family}" if s.table.is_player(family) else s.house.edition.family_keys[family]

    def seat(self, s: DerPate, seat: int) -> str:
        """One player: money, and what differs from the start."""
        table = s.table
        if not table.in_play(seat):
            return "gone"
        words = [f"{s.hidden.money[seat]}k"]
        for track, name in enumerate(w.TRACKS):
            words += [f"{name}={table.reach(seat, track)}"] if table.reach(seat, track) else []
        for name, number in (("prison", table.prison), ("river", table.river), ("friends", table.friends)):
            words += [f"{name}={number[seat]}"] if number[seat] else []
        debts = [(holder, table.debts[seat * w.HOLDERS + holder]) for holder in range(w.HOLDERS)]
        owed = [f"{holder_name(holder)}:{number}" for holder, number in debts if number]
        words += ["owes=" + ",".join(owed)] if owed else []
        words += ["used=" + ",".join(chip_names(table.spent[seat]))] if table.spent[seat] else []
        return " ".join(words)


def is_writable(turn: Turn) -> bool:
    """Is this the start of a turn, before or after its first throw, and nothing has been used yet?"""
    return turn.row == 0 and not turn.raided and not turn.used and turn.stage in (Turn.START, Turn.PLACING)
