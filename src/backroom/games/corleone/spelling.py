"""Writing a position of Corleone's Empire as a scene: the other half of `scene.py`."""

from __future__ import annotations

from collections import Counter

from backroom.games.corleone import options as opt
from backroom.games.corleone import words as w
from backroom.games.corleone.notation import Notation, figure_name
from backroom.games.corleone.phases import Bribery, FamilyBusiness, Tribute
from backroom.games.corleone.scene import Reading
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.turn import Turn
from backroom.games.corleone.view import hand, suitcase
from backroom.games.scenes import spell_options
from backroom.kernel.core import CLOSED, Out


class Scenery:
    """Reads and writes scenes in the words of one edition."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def read(self, text: str, out: Out = CLOSED) -> tuple[Corleone, int, dict[str, object]]:
        """A position: seats by `/`, then fields by `;`."""
        reading = Reading(self.notation, text)
        return reading.read(out), len(reading.seats), reading.options

    def spell(self, s: Corleone) -> str:
        """The notation of a position at the start of a turn, of Bribery or of the discarding at Tribute."""
        if not is_writable(s):
            raise ValueError("only the start of a turn, of bribery or of tribute can be written as a scene")
        table = s.table
        fields = [" / ".join(self.seat(s, seat) for seat in range(s.house.seats)), f"act {table.act + 1}"]
        fields.append(f"phase {w.PHASES[table.phase]}")
        turn = next((frame.seat for frame in s.stack if isinstance(frame, FamilyBusiness)), None)
        fields += [f"turn P{turn}"] if turn is not None else []
        fields.append(f"horse P{table.horse}")
        fields += [f"{name} {' '.join(words)}" for name, words in self.fields(s).items() if words]
        return " ; ".join(fields + spell_options(opt.spell(s.house)))

    def seat(self, s: Corleone, seat: int) -> str:
        """One player: cards in hand, then those out of it."""
        if not s.table.in_play(seat):
            return "gone"
        names = self.notation.cards
        words = gathered([names[card] for card in hand(s, seat)])
        words += ["+" + word for word in gathered([names[card] for card in suitcase(s, seat)])]
        return " ".join(words + ["+" + names[card] for card in [*s.table.done[seat], *s.table.played[seat]]])

    def fields(self, s: Corleone) -> dict[str, list[str]]:
        table, names = s.table, self.notation.cards
        keys, places = self.notation.edition.territory_keys, self.notation.places
        standing = {places[table.business_at(i)]: f for i, f in enumerate(table.thugs) if f != w.EMPTY}
        standing |= {places[w.FIRST_SPACE + i]: f for i, f in enumerate(table.spaces) if f != w.EMPTY}
        standing |= {keys[table.chief]: w.POLICE_CHIEF} if table.chief != w.NOWHERE else {}
        return {
            "tiles": [f"{keys[i]}={places[tile]}" for i, tile in enumerate(table.tiles) if tile != w.NOWHERE],
            "at": [f"{place}={figure_name(figure)}" for place, figure in standing.items()],
            "river": [figure_name(figure) for figure in table.river],
            "stacks": [
                f"{keys[i]}={','.join(f'P{o}' for o in stack)}" for i, stack in enumerate(table.stacks) if stack
            ],
            "public": [names[card] for card in table.public] or ["none"],
            "pile": [names[card] for card in table.pile],
            "allies": [names[card] for card in table.allies] or ["none"],
            "influence": [self.force(i, n) for i, n in enumerate(table.extra) if n],
            "protected": [f"P{seat}" for seat in range(s.house.seats) if table.protected >> seat & 1],
            "limit": [f"P{seat}={n}" for seat, n in enumerate(table.more_cards) if n],
        }

    def force(self, i: int, amount: int) -> str:
        territory, side = divmod(i, w.MOST + 1)
        who = "neutral" if side == w.NEUTRAL else f"P{side}"
        return f"{self.notation.edition.territory_keys[territory]}={who}:{amount}"


def is_writable(s: Corleone) -> bool:
    """Is this the start of a turn after which nobody was idle, or of a sealed phase that nobody has answered?"""
    top = s.top
    if isinstance(top, Turn):
        below = s.stack[-2]
        return isinstance(below, FamilyBusiness) and not below.idle and not s.hidden.half
    fresh = not any(s.lists) and all(answer < 0 for answer in s.answers)
    if isinstance(top, Tribute):
        return fresh and top.step == Tribute.DISCARDING
    return isinstance(top, Bribery) and fresh


def gathered(names: list[str]) -> list[str]:
    """Cards of one kind as `3*$2`."""
    return [name if n == 1 else f"{n}*{name}" for name, n in Counter(names).items()]
