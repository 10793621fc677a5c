"""How a table is copied, compared and pickled (docs/decisions/0030-copies.md)."""

from __future__ import annotations

from typing import Any, Self

from backroom.games.fates import Fate
from backroom.games.game import Game
from backroom.games.told import Told
from backroom.kernel.core import Event, Out, State
from backroom.kernel.plain import frozen

WITH_KEYS = frozenset({"game", "fate", "state", "out", "told"})  # the others are plain; what is told follows from them


class Copied:
    """What a table holds, as far as copies must know it: all else is plain data and found by looking."""

    game: Game
    fate: Fate
    state: State
    out: Out
    told: Told

    def roll_all(self) -> None:
        """Roll until a seat must speak: a table is the same whether or not that has been done."""
        raise NotImplementedError

    def clone(self) -> Self:
        """The same table, independent and cheap: it goes on by itself, with the same fate and the same memory."""
        self.roll_all()
        twin = object.__new__(type(self))
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value.copy() if isinstance(value, list | dict) else value
        twin.hear_in(self.state.clone(), self.out.events.copy())
        if self.told.out is self.out:
            twin.told = self.told.clone(twin.out)
        return twin

    def hear_in(self, state: State, events: list[Event]) -> None:
        """Go on in this state, of which so much has been told."""
        self.state = state
        self.out = Out(True)
        self.out.events = events
        state.listen(self.out)

    def key(self) -> tuple[object, ...]:
        """All that decides how the table goes on, what is hidden included: equal for equal tables, and it hashes."""
        self.roll_all()
        played = (self.game.key, self.game.version, self.game.edition, frozen(self.fate.written()))
        held = {name: frozen(value) for name, value in self.__dict__.items() if name not in WITH_KEYS}
        return (*played, self.state.key(), *[held[name] for name in sorted(held)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Copied) and (self is other or self.key() == other.key())

    def __hash__(self) -> int:
        raise TypeError("a table changes, so it does not hash; table.key() does")

    def __getstate__(self) -> dict[str, Any]:
        """A pickle has the events as plain tuples, and tells them anew."""
        self.roll_all()
        events = [(event.rule, event.what, event.args, event.seen_by) for event in self.out.events]
        held = {name: value for name, value in self.__dict__.items() if name not in ("out", "told")}
        return held | {"events": events}

    def __setstate__(self, held: dict[str, Any]) -> None:
        events = held.pop("events")
        self.__dict__ |= held
        self.hear_in(self.state, [Event(*event) for event in events])
        self.told = Told(self.game, self.out)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()
