"""What travels over the socket of one viewer, in both directions.

A viewer is a seat, several seats on one device, or a spectator. Nothing here is numbered by the table: `seq` counts the
facts that this viewer has been told, and `decision` the questions that this seat has been asked, so that no number
tells that somebody else has answered, or how many words a sealed answer has.
"""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from msgspec import Meta

from backroom.games.game import Fact, View

LONGEST_WORD = 80
MOST_WORDS = 64  # of a sealed answer
LONGEST_CHAT = 400
UNTIL_MY_TURN = "until my turn"
SIGNS = ("clap", "cry", "doubt", "gasp", "heart", "laugh", "think", "wave")  # what can be reacted with


class Message(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Anything on the wire says what it is."""


# From the viewer.


class Resume(Message, frozen=True, tag="resume"):
    """The first message of a socket: tell me everything after fact `seq` of this seat (None: as a spectator).

    `key` opens the door of a table that is not listed.
    """

    seat: int | None = None
    seq: int = 0
    key: str = ""


class Say(Message, frozen=True, tag="say"):
    """An answer of a seat to its question number `decision`.

    One word; or, to a sealed question of several words, the whole answer. An answer to a question that others are asked
    too may be replaced until the question closes.
    """

    seat: int
    decision: int
    words: Annotated[list[Annotated[str, Meta(max_length=LONGEST_WORD)]], Meta(max_length=MOST_WORDS)]


class Undo(Message, frozen=True, tag="undo"):
    """Take back the seat's last word, as long as nobody has learnt anything from it."""

    seat: int


class Leave(Message, frozen=True, tag="leave"):
    """Leave the game for good."""

    seat: int


class Extend(Message, frozen=True, tag="extend"):
    """More time for the open question, as often as the table allows."""

    seat: int
    decision: int


class Order(Message, frozen=True, tag="order"):
    """A standing order: pass on sealed questions of this kind, by the kind's name, until it is withdrawn.

    The kind `until my turn` is all of them, until this seat is asked alone.
    """

    seat: int
    kind: str
    on: bool


class Hand(Message, frozen=True, tag="hand"):
    """Let a bot of this level play the seat; an empty level takes it back. The host may do the first for the absent."""

    seat: int
    level: str


class Talk(Message, frozen=True, tag="talk"):
    """A line for the table's chat; with `to`, a whisper to that seat alone."""

    text: str
    to: int | None = None


class React(Message, frozen=True, tag="react"):
    """A quick reaction out of `SIGNS`, that everybody sees and nobody keeps."""

    sign: str


class Mute(Message, frozen=True, tag="mute"):
    """The host takes a seat's voice in the chat, or gives it back; None: that of all spectators."""

    seat: int | None
    on: bool


class Admit(Message, frozen=True, tag="admit"):
    """The host answers request number `n` for the chair of a bot."""

    n: int
    on: bool


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""

    n: int = 0


FromViewer = Resume | Say | Undo | Leave | Extend | Order | Hand | Talk | React | Mute | Admit | Ping


# To the viewer.


class Clock(msgspec.Struct, frozen=True, gc=False):
    """The time of the open question in milliseconds, and extensions the seat still has. None: no limit.

    `left` is what is left of the `whole`, which is the same for everybody.
    """

    left: int | None
    whole: int | None
    extensions: int


class State(Message, frozen=True, tag="state"):
    """Everything this viewer may know now, and what has happened since fact `since`.

    Sent after a resume, after every change that the viewer may notice, and after a refusal. `seq` is the number of the
    last fact; `said` is the viewer's own answer to a question that is still open to others.
    """

    seat: int | None
    since: int
    seq: int
    events: list[Fact]
    view: View
    decision: int
    clock: Clock
    said: list[str]
    orders: list[str]


class Refused(Message, frozen=True, tag="refused"):
    """A message that changed nothing: why, by which rule, and in answer to what."""

    to: str
    rule: str
    reason: str


class Chair(msgspec.Struct, frozen=True, gc=False):
    """Who sits where: a person, a bot or nobody; and whether somebody is there right now.

    A bot that only stands in for a person bears that person's name. `muted`: has no voice in the chat.
    """

    seat: int
    kind: str
    name: str
    bot: str
    stands_in: bool
    present: bool
    muted: bool
    host: bool


class Company(Message, frozen=True, tag="company"):
    """Who is at the table. The first one is told after the resume; then whenever it changes."""

    chairs: list[Chair]
    spectators: int
    over: bool


class Line(Message, frozen=True, tag="line"):
    """A line of chat. `n` counts the lines that this viewer may read; `to` is the seat that a whisper is for.

    The last lines are told after the resume, in order; a number that the viewer has is a line that it has.
    """

    n: int
    seat: int | None
    name: str
    text: str
    to: int | None


class Sign(Message, frozen=True, tag="sign"):
    """Somebody's reaction."""

    seat: int | None
    name: str
    sign: str


class Knock(msgspec.Struct, frozen=True, gc=False):
    """Request number `n`: somebody by this name asks for the chair of a bot."""

    n: int
    seat: int
    name: str


class Knocks(Message, frozen=True, tag="knocks"):
    """All requests that wait for an answer; only the host is told."""

    waiting: list[Knock]


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""

    n: int


class Bye(Message, frozen=True, tag="bye"):
    """The server is going down, or this socket has been replaced; come back."""

    reason: str


ToViewer = State | Refused | Company | Line | Sign | Knocks | Pong | Bye

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(FromViewer)


def encode(message: ToViewer) -> bytes:
    return ENCODER.encode(message)


def packed(view: View) -> View:
    """The view as the text that it will be in a message, to be sent and not to be looked into."""
    return cast("View", msgspec.Raw(ENCODER.encode(view)))


def decode(data: bytes | str) -> FromViewer:
    """A message from outside; msgspec.ValidationError or DecodeError if it is none."""
    try:
        message: FromViewer = DECODER.decode(data)
    except RecursionError:  # before the tag, where everything is read that may come before it
        raise msgspec.DecodeError("it is nested too deeply") from None
    return message
