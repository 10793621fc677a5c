"""A table: one game under way, as its referee holds it. It knows no rule.

Words come in by seat and are checked, chance is asked of the table's fate, and every fact is kept
with the seats that saw it. What a person may see comes out through `view` and `events` only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, cast

from backroom.games.asks import Action, Ask, Closed, Reasons
from backroom.games.copied import Copied
from backroom.games.fates import Fate
from backroom.games.game import Fact, Game, Options, Question, Result, View
from backroom.games.refusing import Refusing
from backroom.games.told import Told
from backroom.games.wording import LEAVE, OF_NO_GAME, TABLE_WORDS, TIMEOUT, WORD, brief, plain
from backroom.kernel.core import (
    EVERYONE,
    MODES,
    OVER,
    ROLL,
    SEALED,
    SOLO,
    WINDOW,
    Illegal,
    Out,
    Seat,
    State,
    Wait,
)
from backroom.kernel.run import leave, legal, odds, place, roll, speak

if TYPE_CHECKING:  # `Table` alone means a table of any game; the default is known to checkers, not yet to Python
    from typing_extensions import TypeVar

    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", bound=View, covariant=True)


class Table(Copied, Refusing, Generic[V_co]):
    """One game under way. Made by `backroom.new`, `backroom.scene` and `backroom.replay`.

    Tables are compared by what decides how they go on, hidden things, words and chance included; they pickle.
    """

    def __init__(self, game: Game, fate: Fate, seats: int, options: Options, scene: str = "") -> None:
        self.game = game
        self.version = (
            game.version
        )  # of the rules, as its record says; an older one if it was read from an older record
        self.fate = fate
        self.seats = seats
        self.options = dict(options)
        self.scene = scene
        self.log: list[tuple[Seat, int]] = []  # the raw words, in the order they came
        self.scripted: dict[int, int] = {}  # rolls that a script decided, by number
        self.floor = 0  # words before this one can no longer be undone
        self.closed: dict[Seat, Closed] = {}  # by seat, the window that has just closed
        self.out = Out(True)
        self.told = Told(game, self.out)
        self.state: State
        self.begin()
        self.waits = 0  # questions that have been opened
        self.decisions = [0] * seats  # of which each seat was asked so many
        self.is_numbered = False  # has the open question been counted?

    def begin(self) -> None:
        """Lay the table out; the deal's facts are part of the record."""
        if self.scene:
            self.state = self.game.scene(self.scene, self.out)[0]
            self.state.listen(self.out)
        else:
            self.state = self.game.start(self.seats, self.options, self.out)

    # what can be known

    @property
    def asks(self) -> list[Ask]:
        """The unanswered questions."""
        self.roll_all()
        reasons = Reasons(self.game, self.state)
        return [self.ask(seat, reasons) for seat in self.state.wait.seats if place(self.state, seat) >= 0]

    def ask(self, seat: Seat, reasons: Reasons) -> Ask:
        wait = self.state.wait
        return Ask(
            seat=seat,
            decision=self.decisions[seat],
            kind=wait.kind.name,
            mode=MODES[wait.mode],
            actions=[self.action(a) for a in legal(self.state, seat)],
            rule=wait.rule,
            fallback=self.action(wait.fallback) if wait.fallback >= 0 else None,
            seconds=wait.kind.seconds,
            reasons=reasons,
        )

    def action(self, value: int) -> Action:
        return Action(value, self.game.spell(value))

    def view(self, seat: Seat | None) -> V_co:
        """What a seat may know; None is a spectator."""
        self.check_seat(seat)
        self.roll_all()
        return cast(V_co, self.game.view(self.state, seat))

    def views(self, viewers: Iterable[Seat | None]) -> dict[Seat | None, V_co]:
        """The views of several; they may share what all of them see."""
        self.roll_all()
        return cast("dict[Seat | None, V_co]", self.game.views(self.state, viewers))

    def question(self, seat: Seat) -> Question | None:
        """The seat's own open question."""
        self.check_seat(seat)
        self.roll_all()
        return self.game.question(self.state, seat)

    def decision(self, seat: Seat) -> int:
        """The number of the seat's open question, for answers that may come late; 0 if it is asked nothing."""
        self.check_speaker(seat)
        self.roll_all()
        return self.decisions[seat] if seat in self.state.wait.seats else 0

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Fact]:
        """The facts a seat has seen so far; None is a spectator. With `since`, those after the first `since`.

        Only what is new since the last call costs anything. An `undo` may take back what only its own seat has seen.
        """
        self.check_seat(seat)
        self.roll_all()
        if self.told.out is not self.out:
            self.told = Told(self.game, self.out)
        return self.told.to(seat)[since:]

    def position(self) -> str:
        """The scene notation of a position at the start of a turn; ValueError at any other moment.

        It holds every hand: like `asks` it is the referee's and is never sent to anybody.
        """
        self.roll_all()
        return self.game.spell_scene(self.state)

    @property
    def over(self) -> bool:
        """Is nobody asked any more?"""
        self.roll_all()
        return self.state.wait.mode == OVER

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        self.roll_all()
        return self.game.result(self.state)

    # what can be said

    def say(self, seat: Seat, word: int | str, decision: int | None = None) -> None:
        """A seat says an action or its word, to its question number `decision` or to any. Illegal changes nothing."""
        self.roll_all()
        self.hear(seat, word, decision)
        self.roll_all()

    def play(self, script: str) -> None:
        """Say words separated by `;`, with `draw` and `roll` words for chance. All of it or nothing.

        `P1#3 pass` answers question number 3 of P1 and no other.
        """
        if not isinstance(script, str):
            raise Illegal("TABLE-04", f"a script is a text, not a {type(script).__name__}")
        before = self.log.copy(), self.scripted.copy(), self.floor, self.closed
        numbers = self.waits, self.decisions.copy(), self.is_numbered
        words = [word.strip() for word in script.split(";") if word.strip()]
        try:
            for i, word in enumerate(words):
                self.play_word(i, word)
            self.roll_all()
        except BaseException:
            self.log, self.scripted, self.floor, self.closed = before
            self.rebuild()
            self.waits, self.decisions, self.is_numbered = numbers
            raise

    def play_word(self, i: int, word: str) -> None:
        """One word of a script. The first answer to a window that has just closed is passed over, also said again."""
        try:
            spoken = WORD.match(word)
            if not spoken:
                self.script_roll(word)
                return
            self.roll_all()
            seat, said = int(spoken["seat"]), spoken["word"]
            decision = int(spoken["decision"]) if spoken["decision"] else None
            if self.is_late(seat, said, decision):
                if self.closed[seat].said not in (None, self.game.read(said)):
                    raise self.refusal(seat, "TABLE-01", "has answered already, and otherwise")
                return
            self.hear(seat, said, decision)
        except Illegal as refused:
            raise Illegal(refused.rule, f"word {i + 1}, '{brief(word)}': {refused.message}") from None

    def is_late(self, seat: Seat, word: int | str, decision: int | None = None) -> bool:
        """Is this an answer to the window that has just closed, and to nothing that is asked now?"""
        if seat not in self.closed or (isinstance(word, str) and plain(word) in TABLE_WORDS):
            return False
        action = self.game.read(word) if isinstance(word, str) else word
        if action not in self.closed[seat].menu:
            return False
        return decision == self.closed[seat].decision or (decision is None and action not in legal(self.state, seat))

    def fall_back(self, seat: Seat) -> Action:
        """What the clock says for a sleeper; said as the seat's own word and returned."""
        self.roll_all()
        self.check_speaker(seat)
        if place(self.state, seat) < 0:
            raise self.refusal(seat, "TABLE-01", "is asked nothing now")
        fallback = self.state.wait.fallback
        known = sum(event.seen_by == EVERYONE for event in self.out.events)  # the same however the words came in
        action = self.fate.choose(self.state, seat, known) if fallback < 0 else fallback
        self.say(seat, action)
        return self.action(action)

    def time_out(self, seat: Seat) -> None:
        """Time has run out for a seat that is asked alone; what it says next is the clock's (TABLE-16)."""
        self.say(seat, "timeout")

    def leave(self, seat: Seat) -> None:
        """A seat leaves for good, at any moment."""
        self.say(seat, "leave")

    def undo(self, seat: Seat) -> None:
        """Take the seat's last word back, as long as nobody has learnt anything from it (TABLE-06)."""
        self.say(seat, "undo")

    # how it is done

    def hear(self, seat: Seat, word: int | str, decision: int | None = None) -> None:
        self.check_speaker(seat)
        if decision is not None and decision != self.decision(seat):
            raise self.refusal(seat, "TABLE-10", f"is not asked question {brief(repr(decision))} now")
        if isinstance(word, bool) or not isinstance(word, (str, int)):
            raise Illegal("TABLE-04", f"a word is a text or an action, not a {type(word).__name__}")
        spoken = plain(word) if isinstance(word, str) else ""
        if spoken == "leave":
            self.hear_leave(seat)
        elif spoken == "undo":
            self.hear_undo(seat)
        elif spoken == "timeout":
            self.hear_timeout(seat)
        else:
            self.hear_action(seat, self.game.read(word) if isinstance(word, str) else int(word))

    def hear_action(self, seat: Seat, action: int) -> None:
        state = self.state
        if action not in legal(state, seat):
            raise self.refused(seat, action)
        before = self.public()
        wait, answers = state.wait, state.answers
        known = len(self.out.events)
        self.enact(seat, action)
        self.log.append((seat, action))
        self.is_numbered = wait.mode != SOLO and state.answers is answers  # those of a question that goes on
        if state.wait.mode == ROLL or self.public() != before or self.others_saw(seat, known):
            self.closed = {}
            if wait.mode == WINDOW:
                self.close(wait)
            self.floor = len(self.log)

    def hear_leave(self, seat: Seat) -> None:
        if (seat, LEAVE) in self.log:
            raise self.refusal(seat, "TABLE-08", "has left already")
        if self.state.wait.mode == OVER:
            raise self.refusal(seat, "TABLE-03", "cannot leave a game that is over")
        reason = self.game.forbids_leaving(self.state, seat)
        if reason:
            raise self.refusal(seat, reason, "cannot leave")
        state, frame, wait = self.state, self.state.top, self.state.wait
        self.enact(seat, LEAVE)
        self.log.append((seat, LEAVE))
        same = state.top is frame and state.wait.kind is wait.kind and wait.mode in (WINDOW, SEALED)
        self.is_numbered = same and set(state.wait.seats) == {*wait.seats} - {seat}
        if state.top is frame and state.answers:
            return  # the window goes on, and what was answered in it can still be taken back
        if wait.mode == WINDOW:
            self.close(wait)
        elif state.wait is not wait:
            self.closed = {}
        self.floor = len(self.log)

    def close(self, wait: Wait) -> None:
        """A window has closed: what was asked in it, and what was answered since the last thing that anybody saw."""
        said = {seat: action for seat, action in self.log[self.floor :] if action not in OF_NO_GAME}
        asked = zip(wait.seats, wait.menus, strict=True)
        self.closed = {seat: Closed(self.decisions[seat], menu, said.get(seat)) for seat, menu in asked}

    def hear_timeout(self, seat: Seat) -> None:
        """Who has answered a question that others are asked too is nobody's business, and so is who has not."""
        if place(self.state, seat) < 0 or self.state.wait.mode != SOLO or self.log[-1:] == [(seat, TIMEOUT)]:
            raise self.refusal(seat, "TABLE-16", "is not asked alone")
        self.enact(seat, TIMEOUT)
        self.log.append((seat, TIMEOUT))
        self.floor = len(self.log)

    def enact(self, seat: Seat, action: int) -> None:
        """What a word of the log does."""
        if action == TIMEOUT:
            self.out.say("TABLE-16", "timeout", (seat,), EVERYONE)
        elif action == LEAVE:
            leave(self.state, seat)
        else:
            speak(self.state, seat, action)

    def hear_undo(self, seat: Seat) -> None:
        fresh = range(self.floor, len(self.log))
        mine = [i for i in fresh if self.log[i][0] == seat and self.log[i][1] not in OF_NO_GAME]
        if not mine:
            raise self.refusal(seat, "TABLE-06", "has nothing to take back")
        del self.log[mine[-1]]
        self.rebuild()
        self.waits += 1
        self.decisions[seat] += 1  # a word to the question as it was before comes too late

    def script_roll(self, word: str) -> None:
        if self.state.wait.mode != ROLL:
            raise Illegal("TABLE-05", "no chance is asked for now, or the word lacks its seat, as in 'P0 pass'")
        outcome = self.game.read_roll(self.state, word)
        self.scripted[self.state.rolls] = outcome
        roll(self.state, outcome)

    def roll_all(self) -> None:
        """Roll until a seat must speak, and count its question. A script's own draws have been taken before."""
        state = self.state
        while state.wait.mode == ROLL:
            roll(state, self.outcome())
        if not self.is_numbered:
            self.is_numbered = True
            self.waits += 1
            for seat in state.wait.seats:
                self.decisions[seat] += 1

    def outcome(self) -> int:
        """What chance says: what a script decided, else what fate does."""
        n = self.state.rolls
        return self.scripted[n] if n in self.scripted else self.fate.outcome(n, odds(self.state))

    def rebuild(self) -> None:
        """Play the log again from the start."""
        self.out = Out(True)
        self.begin()
        for seat, action in self.log:
            self.roll_all()
            self.enact(seat, action)

    # the boundary of undo

    def public(self) -> tuple[object, ...]:
        """What everybody can see of how the game stands still."""
        state = self.state
        return (state.wait.kind, state.wait.seats, tuple(frame.facts() for frame in state.stack))

    def others_saw(self, seat: Seat, known: int) -> bool:
        return any(event.seen_by & ~(1 << seat) for event in self.out.events[known:])

    # the record

    def record(self) -> str:
        """The game as one JSON line, from which `backroom.replay` makes the same table."""
        from backroom.games.record import write  # records are made of tables, and tables of records

        self.roll_all()
        return write(self)
