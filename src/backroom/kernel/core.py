"""The nouns of the kernel: actions, waits, events, frames and the state that holds them.

A game in progress is a stack of frames. The top frame asks (returns a `Wait`), pushes a
child, or pops itself; it asks once and hears once. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.kernel.plain import contents, frozen, pour

Seat = int

# How a game stands still.
SOLO: Final = 0  # one seat decides
WINDOW: Final = 1  # several seats may react; answers are sealed and ranked by the asked order
SEALED: Final = 2  # several seats answer in secret, in one word or several, opened together
ROLL: Final = 3  # chance decides, with its odds listed
OVER: Final = 4  # nobody is asked any more
MODES: Final[tuple[str, ...]] = ("solo", "window", "sealed", "roll", "over")

# An action is a verb and one noun in one small int. The first verbs mean the same in every game.
NOUN_BITS: Final = 8
NOUN_MASK: Final = 255
PASS: Final = 0
DONE: Final = 1 << NOUN_BITS  # closes a sealed answer of several words
TAKE_BACK: Final = 2 << NOUN_BITS  # removes the last word of a sealed answer
FIRST_VERB: Final = 16  # a game's own verbs begin here

UNSAID: Final = -1  # an answer that has not been given
RANDOM: Final = -2  # a fallback that fate draws from the options

EVERYONE: Final = -1  # an audience: every seat and every spectator
NOBODY: Final = -1  # no seat


def act(verb: int, noun: int = 0) -> int:
    """The action of a verb and one noun."""
    return verb << NOUN_BITS | noun


class Illegal(Exception):
    """A word that the rules do not allow now. `rule` is the id of the rule that says so."""

    def __init__(self, rule: str, message: str = "") -> None:
        super().__init__(f"{message} ({rule})" if message else rule)
        self.rule: Final = rule
        self.message: Final = message


@mypyc_attr(acyclic=True)
class Kind:
    """What sort of question it is, so that clocks, clients and laws need not know the game.

    `open_menu`: the options follow from what everybody knows (a turn, a challenge), not from a hand.
    """

    def __init__(self, name: str, *, seconds: int, open_menu: bool) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        self.open_menu: Final = open_menu


NO_KIND: Final = Kind("over", seconds=0, open_menu=True)


NO_ANSWERS: Final[list[int]] = []  # shared by all waits that collect none; never written to


@mypyc_attr(acyclic=True)
class Wait:
    """Why the game stands still. Never edited once made, so waits are shared and reused.

    `seats` are asked in this order and `menus` lies beside it. `first` says that the first answer
    other than pass, in the asked order, fixes the outcome. `many` says that a sealed answer may
    have several words. `seen_by` are the seats that learn the answer or the outcome of a roll; of a
    window everybody learns the outcome and nobody the answers.
    """

    def __init__(
        self,
        mode: int,
        kind: Kind,
        rule: str,
        seats: tuple[Seat, ...],
        menus: tuple[tuple[int, ...], ...],
        fallback: int,
        first: bool,
        many: bool,
        seen_by: int,
    ) -> None:
        self.mode: Final = mode
        self.kind: Final = kind
        self.rule: Final = rule
        self.seats: Final = seats
        self.menus: Final = menus
        self.fallback: Final = fallback
        self.first: Final = first
        self.many: Final = many
        self.seen_by: Final = seen_by
        # The answers when nobody has answered, to be copied where several are asked.
        self.blank: Final = [UNSAID] * len(seats) if mode == WINDOW or mode == SEALED else NO_ANSWERS


def solo(seat: Seat, menu: tuple[int, ...], kind: Kind, rule: str, fallback: int, seen_by: int) -> Wait:
    """One seat decides; `seen_by` are the seats that hear what it says."""
    return Wait(SOLO, kind, rule, (seat,), (menu,), fallback, False, False, seen_by)


def window(seats: tuple[Seat, ...], menu: tuple[int, ...], kind: Kind, rule: str, *, first: bool) -> Wait:
    """Several seats may react; silence is a pass. With `first`, the first reaction in order is enough."""
    return Wait(WINDOW, kind, rule, seats, (menu,) * len(seats), PASS, first, False, EVERYONE)


def sealed(
    seats: tuple[Seat, ...], menus: tuple[tuple[int, ...], ...], kind: Kind, rule: str, fallback: int, seen_by: int
) -> Wait:
    """Several seats answer in secret, one word each; opened together to `seen_by`."""
    return Wait(SEALED, kind, rule, seats, menus, fallback, False, False, seen_by)


def sealed_lists(seats: tuple[Seat, ...], kind: Kind, rule: str, fallback: int, seen_by: int) -> Wait:
    """Several seats answer in secret, each in several words; `Frame.menu` says which, and when it may be done."""
    return Wait(SEALED, kind, rule, seats, (), fallback, False, True, seen_by)


def roll(kind: Kind, rule: str, seen_by: int) -> Wait:
    """Chance decides, with the odds of the frame; `seen_by` are the seats that learn the outcome."""
    return Wait(ROLL, kind, rule, (), (), PASS, False, False, seen_by)


NO_WAIT: Final = Wait(OVER, NO_KIND, "TABLE-03", (), (), PASS, False, False, 0)


@mypyc_attr(acyclic=True)
class Event:
    """A fact, the rule that made it so, and the seats that saw it (a bit mask)."""

    def __init__(self, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        self.rule: Final = rule
        self.what: Final = what
        self.args: Final = args
        self.seen_by: Final = seen_by


class Out:
    """Where facts go. Search keeps it closed, so playouts build no events."""

    def __init__(self, is_open: bool) -> None:
        self.is_open = is_open
        self.events: list[Event] = []

    def say(self, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        """Note a fact. There is no default audience."""
        self.events.append(Event(rule, what, args, seen_by))


CLOSED: Final = Out(False)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One rulebook procedure under way: a few public ints, no secret, no callback.

    `s` is the state of the frame's own game, which says so in its own signature.
    """

    below: Frame  # set when the frame is pushed

    def advance(self, s: Any) -> Wait | None:
        """Ask (and change nothing), or push a child, or pop."""
        raise NotImplementedError

    def hear(self, s: Any, action: int) -> None:
        """The answer of the one seat that was asked, or the index that chance rolled."""
        raise AssertionError(type(self))

    def hear_first(self, s: Any, seat: Seat, action: int) -> None:
        """The reaction that decided a window of which the first counts; NOBODY and PASS if there was none."""
        raise AssertionError(type(self))

    def hear_all(self, s: Any, answers: list[int]) -> None:
        """The answers of a window of which all count, or of a sealed wait, in the asked order."""
        raise AssertionError(type(self))

    def hear_lists(self, s: Any, lists: list[list[int]]) -> None:
        """Sealed answers of several words, in the asked order."""
        raise AssertionError(type(self))

    def odds(self, s: Any) -> list[int]:
        """The weights of the roll that this frame waits for."""
        raise AssertionError(type(self))

    def told(self, s: Any, result: int) -> None:
        """A child has ended with a result. Frames whose children bring no news ignore it."""

    def left(self, s: Any, seat: Seat) -> None:
        """A seat leaves for good. Only the lowest frame is told; it mends the stack above it."""
        raise AssertionError(type(self))

    def menu(self, s: Any, seat: Seat, said: list[int]) -> tuple[int, ...]:
        """Sealed answers of several words: what a seat may add to what it has said, and DONE if that is enough."""
        raise AssertionError(type(self))

    def facts(self) -> tuple[int, ...]:
        """The frame as public ints, in the order of its `__init__`."""
        raise NotImplementedError

    def clone(self) -> Frame:
        raise NotImplementedError


NO_FRAME: Final = Frame()  # lies below the lowest frame


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """What every game's state has; each game adds its table (public) and its hidden part."""

    def __init__(self) -> None:
        self.top: Frame = NO_FRAME
        self.wait: Wait = NO_WAIT
        self.answers: list[int] = []  # beside wait.seats; secret until the wait is over
        self.answered = 0  # how many of them, from the first on, have been given
        self.lists: list[list[int]] = []  # likewise, for sealed answers of several words
        self.rolls = 0
        self.out: Out = CLOSED

    def clone(self) -> State:
        """An equal, independent state that says no events."""
        raise NotImplementedError

    def shell(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """How a state of the same agreement is made: what is called, and with which plain data.

        Nothing else needs to be right in it: a copy is poured into it (docs/decisions/0030-copies.md).
        """
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """All that decides how the game goes on, what is hidden included: equal for equal states, and it hashes."""
        frames = [(type(frame).__name__, *frame.facts()) for frame in self.stack]
        key: tuple[object, ...] = (frozen(self.shell()[1]), tuple(frames), frozen(self))
        return key

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and isinstance(other, State) and self.key() == other.key())

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it does not hash; state.key() does")

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """A pickle holds what `key` holds. Like a clone, the state that comes of it says no events."""
        frames = [(type(frame), frame.facts()) for frame in self.stack]
        return restored, (*self.shell(), frames, contents(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def listen(self, out: Out) -> None:
        """Send the facts to `out` from now on."""
        self.out = out

    def copy_kernel_to(self, t: State) -> None:
        for frame in self.stack:
            t.push(frame.clone())
        t.wait = self.wait
        t.answers = self.answers.copy()
        t.answered = self.answered
        t.lists = [x.copy() for x in self.lists]
        t.rolls = self.rolls

    @property
    def stack(self) -> list[Frame]:
        """All frames, the lowest first: a list to look at. The rules push, pop, swap and cut."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not NO_FRAME:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    def push(self, frame: Frame) -> None:
        frame.below = self.top
        self.top = frame

    def pop(self, result: int = 0) -> None:
        """The top frame ends and its parent is told the result."""
        self.top = self.top.below
        if self.top is not NO_FRAME:
            self.top.told(self, result)

    def swap(self, frame: Frame) -> None:
        """The top frame ends and another takes its place; the parent waits for that one."""
        frame.below = self.top.below
        self.top = frame

    def cut(self, frames: int) -> None:
        """All but so many of the lowest frames end at once; nobody is told, and what was answered is void."""
        self.top = self.stack[frames - 1] if frames else NO_FRAME
        self.answers = []
        self.answered = 0
        self.lists = []


def restored(
    make: Callable[..., State],
    agreement: tuple[object, ...],
    frames: list[tuple[type[Frame], tuple[int, ...]]],
    held: dict[str, Any],
) -> State:
    """The state that was pickled. What it asks is asked again, which changes nothing (law 12)."""
    s = make(*agreement)
    pour(held, s)
    for kind, facts in frames:
        s.push(kind(*facts))
    if frames:
        wait = s.top.advance(s)
        assert wait is not None, "a state is pickled where it stands still"
        s.wait = wait
    return s
