"""What HTTP shows of people, tables and games, and what it hears; nothing here is secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from backroom.bots.levels import Level, sitters
from backroom.games import GAMES
from backroom.games.game import Crowd, Game, Option, Preset
from backroom.server.lobby.people import Person
from backroom.server.lobby.rows import EMPTY, PERSON, TableRow
from backroom.server.play.clocks import PACES, Pace

DAY = 24 * 3600
Value = bool | int | str


# what is heard


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name that somebody wants to be called."""

    name: str


class Botted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that the host wants in a chair, by its level."""

    bot: str = "random"


class Salted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grain of chance of one's own."""

    salt: str


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair by its number."""

    seat: int


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the link of return holds after its `#return=`."""

    secret: str


# what is shown


class Me(msgspec.Struct, frozen=True):
    """Who I am."""

    id: str
    name: str


class Link(msgspec.Struct, frozen=True):
    """A link with a secret in its fragment, which browsers send to nobody."""

    link: str


class Invitation(msgspec.Struct, frozen=True):
    """The link that lets others in, and the same as a picture for a camera."""

    link: str
    svg: str


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the key that lets others in."""

    id: str
    key: str


class ChairFace(msgspec.Struct, frozen=True):
    """A chair as everybody sees it; `mine` says that it is mine, `bot` is the level of a bot.

    `kept`: an open chair waits for somebody by this name, or a bot plays for them until they are back.
    """

    seat: int
    kind: str
    name: str
    mine: bool
    bot: str
    kept: bool


class TableFace(msgspec.Struct, frozen=True):
    """A table as everybody who may come in sees it. `commitment` is the hash of the seed of its chance.

    `host` says that I am the host; `quick` that it starts by itself when it is full; `rematch` is the table where those
    who sat here play again.
    """

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    clock: str
    listed: bool
    whispers: bool
    quick: bool
    status: str
    host: bool
    chairs: list[ChairFace]
    commitment: str
    salts: list[str]
    made_at: int
    rematch: str | None


class Listing(msgspec.Struct, frozen=True):
    """Some public tables, the newest first; `next` is asked for as `before` to have the following ones."""

    tables: list[TableFace]
    next: str | None


class OptionFace(msgspec.Struct, frozen=True):
    """An option of a game.

    `kind` is `switch`, `choice` (one of `choices`), `number` (a whole number, or the default) or `seat` (the number of
    the chair that begins; if it is not said, it is drawn). `needs` are switches without which it may not be said;
    `seats` the numbers of players with which it may be, if not with all.
    """

    name: str
    kind: str
    default: Value | None
    choices: list[Value]
    meaning: str
    rule: str
    needs: list[str]
    seats: list[int]


class GameFace(msgspec.Struct, frozen=True):
    """A game: for how many, what can be agreed on, how many minutes it takes if that is known, which bots play it.

    `bots` are levels, the usual one first; `capo@1000ms` is one that thinks for so long. `characters` are bots, too,
    and so are `guests`, whom this server has brought along. Of each group of `presets` a table begins with the first.
    """

    key: str
    title: str
    version: int
    least: int
    most: int
    minutes: list[int] | None
    options: list[OptionFace]
    presets: list[Preset]
    crowd: Crowd | None
    bots: list[str]
    characters: list[str]
    guests: list[str]


class Meaning(msgspec.Struct, frozen=True):
    """A clock or a bot: its name, and what it means."""

    name: str
    meaning: str


class Shelf(msgspec.Struct, frozen=True):
    """Everything that a table can be opened with."""

    games: dict[str, GameFace]
    clocks: list[Meaning]
    bots: list[Meaning]


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done, in words."""

    status_code: int
    detail: str


def face(row: TableRow, person: Person | None) -> TableFace:
    me = person.id if person else None
    return TableFace(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=row.options,
        clock=row.clock,
        listed=row.listed,
        whispers=row.whispers,
        quick=row.quick,
        status=row.status,
        host=row.host == me,
        chairs=[
            ChairFace(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                mine=me is not None and chair.person == me,
                bot=chair.bot if chair.kind not in (EMPTY, PERSON) else "",
                kept=chair.kind != PERSON and chair.person is not None,
            )
            for chair in row.chairs
        ],
        commitment=row.fate.commitment(),
        salts=row.salts,
        made_at=row.made_at,
        rematch=row.rematch,
    )


def shelf() -> Shelf:
    return Shelf(
        games={key: game_face(game) for key, game in GAMES.items()},
        clocks=[Meaning(name, clock_meaning(pace)) for name, pace in PACES.items()],
        bots=[Meaning(name, level.meaning) for name, level in everybody().items()],
    )


def everybody() -> dict[str, Level]:
    """Whoever sits at a table of any game, by name."""
    return {level.name: level for key in GAMES for level in sitters(key)}


def game_face(game: Game) -> GameFace:
    info = game.info()
    sitting = sitters(info.key)
    return GameFace(
        key=info.key,
        title=info.title,
        version=info.version,
        least=info.least,
        most=info.most,
        minutes=list(info.minutes) if info.minutes else None,
        options=[option_face(option) for option in info.options],
        presets=list(game.presets),
        crowd=game.crowd,
        bots=[level.name for level in sitting if not level.is_character and not level.own],
        characters=[level.name for level in sitting if level.is_character],
        guests=[level.name for level in sitting if level.own],
    )


def option_face(option: Option) -> OptionFace:
    usual = option.default if option.live is None else option.live
    return OptionFace(
        name=option.name,
        kind=kind_of(option),
        default=None if option.begins else usual,
        choices=list(option.values),
        meaning=option.meaning,
        rule=option.rule,
        needs=list(option.needs),
        seats=list(option.seats),
    )


def kind_of(option: Option) -> str:
    if option.begins:
        return "seat"
    if isinstance(option.default, bool):
        return "switch"
    return "choice" if option.values else "number"


def clock_meaning(pace: Pace) -> str:
    """What a clock gives, from its own numbers."""
    if not pace.factor:
        return "as much time as you like"
    if pace.least >= DAY:
        return f"{pace.least // DAY} days for every question"
    usual = "the usual time" if pace.factor == 1 else f"{pace.factor:g} times the usual time"
    return f"{usual}, at least {pace.least} seconds" if pace.least else usual


# what can go wrong

WORDS = {
    400: "What was said cannot be; the detail says why.",
    401: "Nobody knows you here yet: say your name first.",
    403: "That is not yours to do, or it came from another site.",
    404: "There is nothing here, or nothing that you may know of.",
    409: "Not as things stand; the detail says why.",
    413: "That was too large.",
    415: "A body must be JSON.",
    429: "Too much at once; the header retry-after says how many seconds to wait.",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The part of a description that says what a route may refuse."""
    return {code: ResponseSpec(Problem, description=WORDS[code], generate_examples=False) for code in codes}


def with_problems(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The same routes, and the description says what each of them may refuse."""
    for handler in handlers:
        codes = {400, 429}
        if any("{" in path for path in handler.paths):
            codes |= {401, 403, 404, 409}
        if handler.http_methods - {"GET"}:
            codes |= {401, 403, 409, 413, 415}
        handler.responses = problems(*sorted(codes)) | dict(handler.responses or {})
    return list(handlers)
