"""Procedures under way as everybody may see them: what a view shows of the frames, with names in place of numbers.

A frame of the kernel is a few public ints. Each game says the same in structs of its own, a step for each frame, whose
fields stand in the order of those ints. What a number means is read from the type of the field: a `Literal` lists its
words in the order of their numbers, a `bool` is a flag, `None` stands for nobody, and what an edition names is marked.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from backroom.kernel.core import NOBODY, Frame

# How a field is marked whose type alone does not say what it is.
SEAT, SEATS = "seat", "seats"
Seat = Annotated[int, SEAT]
SeatOrNobody = Annotated[int | None, SEAT]
Seats = Annotated[list[int], SEATS]


def kebab(name: str) -> str:
    """The kind of a step, from the name of its class: `TakeOver` is a `take-over`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Step(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=kebab):
    """One procedure under way, for the breadcrumb and for whoever has to know what a question is about."""

    sentence: ClassVar[str] = ""

    @property
    def kind(self) -> str:
        return str(type(self).__struct_config__.tag)

    @property
    def text(self) -> str:
        """The step in English; empty if it goes without saying."""
        return self.sentence.format(**{name: self.spoken(name) for name in self.__struct_fields__})

    def spoken(self, name: str) -> str:
        """A field inside of a sentence."""
        value = getattr(self, name)
        if name in seats_of(type(self)):
            return "nobody" if value is None else f"P{value}"
        return str(value)


S = TypeVar("S", bound=Step)


def innermost(where: Sequence[Step], kind: type[S]) -> S | None:
    """The last procedure of a kind that is under way."""
    return next((step for step in reversed(where) if isinstance(step, kind)), None)


@cache
def seats_of(kind: type[Step]) -> frozenset[str]:
    """The fields that are a seat."""
    return frozenset(name for name, hint in hints(kind) if SEAT in getattr(hint, "__metadata__", ()))


def hints(kind: type[Step]) -> list[tuple[str, Any]]:
    """The fields of a step in their order, with their types."""
    known = typing.get_type_hints(kind, include_extras=True)
    return [(name, known[name]) for name in kind.__struct_fields__]


# Between the ints of a frame and the fields of a step.

Show = Callable[[int], Any]
Read = Callable[[Any], int]


class Code:
    """How a number is shown, and read back."""

    def __init__(self, show: Show, read: Read) -> None:
        self.show = show
        self.read = read


Codes = Mapping[str, Code]  # by the mark of a field


def words(of: Sequence[str], first: int = 0) -> Code:
    """A number as the word at its place; the first word may have another number than 0.

    A number that has no word is a mistake of the rules. It is shown as it is, so that the laws can see it.
    """

    def show(number: int) -> str:
        return of[number - first] if 0 <= number - first < len(of) else str(number)

    def read(word: str) -> int:
        return of.index(word) + first if word in of else int(word)

    return Code(show, read)


PLAIN = Code(int, int)
FLAG = Code(bool, int)


def mask(code: Code) -> Code:
    """Several numbers, as the bits of one."""
    return Code(
        lambda bits: [code.show(number) for number in range(bits.bit_length()) if bits >> number & 1],
        lambda values: sum(1 << code.read(value) for value in values),
    )


def or_nobody(code: Code) -> Code:
    return Code(
        lambda number: None if number == NOBODY else code.show(number),
        lambda value: NOBODY if value is None else code.read(value),
    )


def code_of(hint: Any, codes: Codes) -> Code:
    """What a field's type says of its number."""
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, str)]
    bare = hint.__origin__ if marks else hint
    options = [one for one in typing.get_args(bare) if one is not type(None)]
    if type(None) in typing.get_args(bare):
        inner = options[0] if not marks else Annotated[options[0], marks[0]]
        return or_nobody(code_of(inner, codes))
    if marks:
        return codes[marks[0]]
    if typing.get_origin(bare) is Literal:
        return words(options)
    return FLAG if bare is bool else PLAIN


class Stack(Generic[S]):
    """The frames of a game as steps, and back."""

    def __init__(self, frames: Mapping[type[S], type[Frame]], codes: Codes = {}) -> None:  # noqa: B006 - never written to
        known = {SEAT: PLAIN, SEATS: mask(PLAIN), **codes}
        self.shown = {
            frame: (kind, [code_of(hint, known).show for _, hint in hints(kind)]) for kind, frame in frames.items()
        }
        self.reading = {
            kind: (frame, [(name, code_of(hint, known).read) for name, hint in hints(kind)])
            for kind, frame in frames.items()
        }

    def step(self, frame: Frame) -> S:
        kind, shows = self.shown[type(frame)]
        return kind(*[show(number) for show, number in zip(shows, frame.facts(), strict=True)])

    def frame(self, step: S) -> Frame:
        frame, reads = self.reading[type(step)]
        return frame(*[read(getattr(step, name)) for name, read in reads])
