"""What a table answers to words that it does not take: the rule, and what it says."""

from __future__ import annotations

from backroom.games.game import Game
from backroom.games.wording import brief
from backroom.kernel.core import OVER, TAKE_BACK, Illegal, Seat, State
from backroom.kernel.run import place


class Refusing:
    """The part of a table that says no."""

    game: Game
    seats: int
    state: State

    def is_late(self, seat: Seat, word: int | str) -> bool:
        """Is this an answer to the window that has just closed, and to nothing that is asked now?"""
        raise NotImplementedError

    def refused(self, seat: Seat, action: int) -> Illegal:
        """The answer to an action that is not offered."""
        state = self.state
        try:
            word = self.game.spell(action)
        except KeyError:
            return Illegal("TABLE-04", f"{action} is no action of {self.game.title}")
        if state.wait.mode == OVER:
            return self.refusal(seat, "TABLE-03", f"cannot say '{word}'")
        if state.wait.many and seat in state.wait.seats and (place(state, seat) < 0 or action == TAKE_BACK):
            return self.refusal(seat, "TABLE-07", f"cannot say '{word}' now")
        if seat in state.wait.seats and place(state, seat) < 0:
            return self.refusal(seat, "TABLE-01", "has answered already")
        reason = self.game.forbids(state, seat, action)
        if not reason and place(state, seat) < 0:
            reason = "TABLE-10" if self.is_late(seat, action) else "TABLE-01"
        return self.refusal(seat, reason or "TABLE-02", f"cannot say '{word}' now")

    def refusal(self, seat: Seat, rule: str, what: str) -> Illegal:
        return Illegal(rule, f"P{seat} {what}: {self.game.text(rule)}")

    def check_speaker(self, seat: Seat) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Illegal("TABLE-01", f"there is no seat {brief(repr(seat))}; seats are 0 to {self.seats - 1}")

    def check_seat(self, seat: Seat | None) -> None:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise ValueError(
                f"there is no seat {brief(repr(seat))}; seats are 0 to {self.seats - 1}, None is a spectator"
            )
