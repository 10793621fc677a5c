"""What a table may be wished to be: its game, its agreements, its clock and its chairs. Nothing is written here."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from backroom.bots.levels import find_level
from backroom.games import GAMES
from backroom.games.game import Game
from backroom.server.lobby.people import BadName, Person, clean_name, new_id
from backroom.server.lobby.rows import BOT, EMPTY, OPEN, PERSON, RUNNING, Chair, Refusal, TableRow
from backroom.server.play.clocks import PACES

Value = bool | int | str


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it opened.

    Each of `chairs` is "open", "bot:LEVEL", "me" or, for a friend on the same device, "me:NAME"; without them the host
    has the first chair and the others are open. `start` begins at once; then no chair may be open.
    """

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    clock: str = "normal"
    listed: bool = False
    whispers: bool = True
    chairs: list[str] = []
    start: bool = False


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants otherwise before the start; what is left out stays. `options` are all of them.

    With fewer `seats` empty chairs are taken away, the last one first.
    """

    seats: int | None = None
    options: dict[str, bool | int | str] | None = None
    clock: str | None = None
    listed: bool | None = None
    whispers: bool | None = None


# what can be wished for


def known_game(key: str) -> Game:
    if key not in GAMES:
        raise Refusal(f"there is no game '{key[:40]}'; there are {', '.join(GAMES)}", 400)
    return GAMES[key]


def known_clock(clock: str) -> str:
    if clock not in PACES:
        raise Refusal(f"there is no clock '{clock[:40]}'; there are {', '.join(PACES)}", 400)
    return clock


def known_bot(level: str, game: str) -> str:
    try:
        return find_level(level, game).name
    except ValueError as error:
        raise Refusal(str(error), 400) from None


def agreed(game: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """The options of a live table; Refusal says what does not go together."""
    live = {option.name: option.live for option in game.options if option.live is not None}
    said = live | options
    try:
        game.start(seats, said)
    except ValueError as error:
        raise Refusal(str(error)[:400], 400) from None
    return said


def with_beginner(game: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """Where the table has not said which seat begins, it is drawn."""
    drawn = {option.name: secrets.randbelow(seats) for option in game.options if option.begins}
    return drawn | options


def seated(wish: Wish, host: Person) -> list[Chair]:
    """The chairs of a new table."""
    wanted = wish.chairs or ["me", *["open"] * (wish.seats - 1)]
    if len(wanted) != wish.seats:
        raise Refusal(f"chairs has {len(wanted)} of them, and {wish.seats} sit down", 400)
    return [a_chair(wish.game, seat, what, host) for seat, what in enumerate(wanted)]


def a_chair(game: str, seat: int, what: str, host: Person) -> Chair:
    kind, _, said = what.partition(":")
    match kind, said:
        case "open", "":
            return Chair(seat, EMPTY, None, "", "")
        case "bot", level:
            return Chair(seat, BOT, None, known_bot(level, game), bot_name(level, seat))
        case "me", name:
            try:
                return Chair(seat, PERSON, host.id, "", clean_name(name) if name else host.name)
            except BadName as error:
                raise Refusal(f"chair {seat}: {error}", 400) from None
    raise Refusal(f"chair {seat} is open, bot:LEVEL, me or me:NAME, not '{what[:40]}'", 400)


def bot_name(level: str, seat: int) -> str:
    """By its level, without how long it thinks."""
    return f"{level.partition('@')[0]} {seat + 1}"


def wished(host: Person, wish: Wish, at: int) -> tuple[dict[str, Any], list[Chair]]:
    """The rows of a new table."""
    game = known_game(wish.game)
    options = agreed(game, wish.seats, wish.options)
    sitting = seated(wish, host)
    if wish.start:
        full(sitting)
    row = {
        "id": new_id(),
        "game": game.key,
        "version": game.version,
        "edition": game.edition,
        "seats": wish.seats,
        "options": with_beginner(game, wish.seats, options) if wish.start else options,
        "clock": known_clock(wish.clock),
        "host": host.id,
        "listed": wish.listed,
        "key": secrets.token_urlsafe(16),
        "status": RUNNING if wish.start else OPEN,
        "seed": secrets.token_bytes(32),
        "salts": [""] * wish.seats,
        "made_at": at,
        "started_at": at if wish.start else None,
        "ended_at": None,
        "rematch_of": None,
        "quick": False,
        "whispers": wish.whispers,
    }
    return row, sitting


def full(sitting: list[Chair]) -> None:
    empty = [chair.seat for chair in sitting if chair.kind == EMPTY]
    if empty:
        raise Refusal(f"chair {empty[0]} is empty; wait for somebody or seat a bot")


def resized(row: TableRow, seats: int) -> tuple[list[Chair], list[str], dict[str, Value]]:
    """The chairs of an open table that has so many from now on, with their salts, and the options that still hold.

    Those who sit stay, in their order; of the empty chairs those go first that are kept for nobody.
    """
    game = known_game(row.game)
    if not game.least <= seats <= game.most:
        raise Refusal(f"{game.title} is for {game.least} to {game.most} players", 400)
    sitting = list(row.chairs)
    empty = [chair for chair in reversed(sitting) if chair.kind == EMPTY]
    for chair in sorted(empty, key=lambda chair: chair.person is not None)[: max(0, len(sitting) - seats)]:
        sitting.remove(chair)
    if len(sitting) > seats:
        raise Refusal(f"{len(sitting)} chairs are taken; somebody has to leave first")
    salts = [row.salts[chair.seat] for chair in sitting]
    sitting += [Chair(0, EMPTY, None, "", "")] * (seats - len(sitting))
    beginning = {option.name for option in game.options if option.begins}  # which is a chair, and they are new
    return (
        [msgspec.structs.replace(chair, seat=seat) for seat, chair in enumerate(sitting)],
        salts + [""] * (seats - len(salts)),
        {name: value for name, value in row.options.items() if name not in beginning},
    )
