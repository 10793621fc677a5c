"""A game as one line of JSON, and back. State is never written: a record is replayed.

A finished record is canonical: the answers of a window stand in the asked order, and an answer that did
not count is written as pass, so what nobody learnt at the table is learnt from no record either.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from backroom.games.fates import Fate, KeyedFate
from backroom.games.game import Game
from backroom.games.table import Table
from backroom.games.wording import LEAVE, OF_NO_GAME, TIMEOUT, plain
from backroom.kernel.core import OVER, PASS, SOLO, UNSAID, WINDOW, Illegal, State, Wait
from backroom.kernel.run import leave, put_answers

FORMAT = "backroom/1"


class BadRecord(ValueError):
    """A record that is cut short, changed, or of another version."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is written. `check` binds the whole line and the public facts it replays to."""

    format: str
    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    fate: str
    seed: int | str
    table: str = ""
    salts: list[str] = []
    edition: str = ""
    scene: str = ""
    words: list[str]
    rolls: dict[str, int] = {}
    over: bool = False
    check: str = ""


def write(table: Table) -> str:
    """The record of a table, canonical if its game is over."""
    log = in_asked_order(table)
    if table.over:
        log = without_idle_answers(table, log)
    record = Record(
        format=FORMAT,
        game=table.game.key,
        version=table.version,
        seats=table.seats,
        options=msgspec.convert(table.options, dict[str, bool | int | str]),
        **msgspec.convert(table.fate.written(), dict[str, Any]),
        edition=table.game.edition,
        scene=table.scene,
        words=[spell(table.game, word.seat, word.action) for word in log],
        rolls={str(n): outcome for n, outcome in sorted(table.scripted.items())},
        over=table.over,
    )
    record.check = checksum(record, table)
    return msgspec.json.encode(record).decode()


def read(line: str, games: dict[str, Game]) -> Table:
    """The table that a record tells of. BadRecord says what is wrong with the line."""
    try:
        record = msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise BadRecord(f"this is no whole record: {error}") from error
    if record.format != FORMAT or record.game not in games:
        raise BadRecord(f"this is no record of a game known here: {record.format}, {record.game}")
    known = games[record.game]
    if not 1 <= record.version <= known.version:
        raise BadRecord(f"{of_version(record, known)}, the rules here are {known.version}")
    game = known.of_edition(record.edition)
    if game is None:
        played, here = record.edition or "(none)", known.edition or "(none)"
        raise BadRecord(
            f"the record was played with the edition {played}, not with {here}; give the file of its edition"
        )
    try:
        return replay_exactly(line, record, game)
    except BadRecord as bad:
        if record.version == game.version:
            raise
        raise BadRecord(f"{of_version(record, game)}, and by version {game.version} it is played differently") from bad


def of_version(record: Record, game: Game) -> str:
    return f"the record is of {game.title} version {record.version}"


def replay_exactly(line: str, record: Record, game: Game) -> Table:
    """By the rules that are here. The checksum tells whether older ones would have told the same game."""
    table = replay(record, game)
    if record.check != checksum(record, table):
        raise BadRecord("the record has been changed: its words do not give the game it was written for")
    if write(table) != line.strip():
        raise BadRecord("the record is not written as this game would be written")
    return table


def replay(record: Record, game: Game) -> Table:
    try:
        if record.scene:
            _, seats, options = game.scene(record.scene)
            if (seats, options) != (record.seats, record.options):
                raise ValueError("its scene is of other seats or options")
        table = Table(game, read_fate(record), record.seats, record.options, record.scene)
        table.version = record.version
        table.scripted = {int(n): outcome for n, outcome in record.rolls.items()}
        for i, word in enumerate(record.words):
            if plain(word).endswith(" undo"):
                raise ValueError(f"word {i + 1} is an undo, and what was undone is in no record")
            table.play_word(i, word)
        table.roll_all()
    except (Illegal, ValueError, IndexError) as error:
        raise BadRecord(f"the record does not replay: {error}") from error
    if record.over and table.state.wait.mode != OVER:
        raise BadRecord("the record is cut short: its game is over and its words do not reach the end")
    unused = [n for n in table.scripted if not 0 <= n < table.state.rolls]
    if unused:
        raise BadRecord(f"the record decides roll {unused[0]}, which its game never comes to")
    return table


def read_fate(record: Record) -> Fate:
    if record.fate == Fate.kind and isinstance(record.seed, int):
        return Fate(record.seed)
    if record.fate == KeyedFate.kind and isinstance(record.seed, str):
        if record.salts and len(record.salts) != record.seats:
            raise ValueError(f"there are {len(record.salts)} salts for {record.seats} seats")
        return KeyedFate(bytes.fromhex(record.seed), record.table, tuple(record.salts))
    raise ValueError(f"no fate '{record.fate}' with such a seed")


def checksum(record: Record, table: Table) -> str:
    """A digest of the record and of everything that everybody saw."""
    digest = blake2b(digest_size=16)
    digest.update(msgspec.json.encode(msgspec.structs.replace(record, check="")))
    for event in table.out.events:
        if event.seen_by == -1:
            digest.update(repr((event.rule, event.what, event.args)).encode())
    return digest.hexdigest()


def spell(game: Game, seat: int, action: int) -> str:
    return f"P{seat} {OF_NO_GAME.get(action) or game.spell(action)}"


# The canonical order of answers.


class Said(msgspec.Struct):
    """A word of the log; a reaction is an answer to a window that hears all, where it may not have counted."""

    seat: int
    action: int
    reaction: bool = False
    counted: bool = True


def in_asked_order(table: Table) -> list[Said]:
    """The log with each closed window and sealed wait written in the asked order, idle answers as pass."""
    log: list[Said] = []
    twin = fresh(table)
    gone: list[Said] = []  # who has left since the open wait began
    for seat, action in table.log:
        state = twin.state
        frame, wait, given = state.top, state.wait, state.answers
        answers, lists = state.answers.copy(), [words.copy() for words in state.lists]
        cancelled = action == LEAVE and not survives(state, seat)
        step(twin, seat, action)
        if action == LEAVE:
            gone.append(Said(seat, LEAVE))
        elif wait.mode == SOLO:
            log.append(Said(seat, action))
        else:
            answers[wait.seats.index(seat)] = action
        if given and (state.answers is given or (action == LEAVE and state.top is frame and state.answers)):
            continue  # the same wait is still open
        log += gone
        if wait.mode != SOLO and not cancelled:
            said = closed_answers(wait, answers, lists, {word.seat for word in gone})
            log += [word for word in said if word.counted or twin.is_late(word.seat, PASS)]
        gone = []
    return log + gone + open_answers(table)


def survives(state: State, leaver: int) -> bool:
    """Would the open wait go on without the leaver, if nobody had answered yet?"""
    probe = state.clone()
    put_answers(probe, [UNSAID] * len(probe.answers))
    leave(probe, leaver)
    return bool(probe.answers) and len(probe.stack) == len(state.stack)


def open_answers(table: Table) -> list[Said]:
    """What has been said to the wait that is still open."""
    wait, state = table.state.wait, table.state
    words = [Said(seat, word) for i, seat in enumerate(wait.seats) if wait.many for word in state.lists[i]]
    given = zip(wait.seats, state.answers, strict=False)
    return words + [Said(seat, answer) for seat, answer in given if answer != UNSAID]


def closed_answers(wait: Wait, answers: list[int], lists: list[list[int]], gone: set[int]) -> list[Said]:
    """A closed wait: every asked seat's answer, in order; after the one that decided, pass."""
    words: list[Said] = []
    decided = False
    for i, seat in enumerate(wait.seats):
        if seat in gone:
            continue
        if wait.many:
            words += [Said(seat, word) for word in lists[i]]
        late = decided
        counted = PASS if late or answers[i] == UNSAID else answers[i]
        decided = decided or (wait.first and counted != PASS)
        words.append(Said(seat, counted, reaction=wait.mode == WINDOW and not wait.first, counted=not late))
    return words


def without_idle_answers(table: Table, log: list[Said]) -> list[Said]:
    """Write as pass every reaction without which the very same things would have happened."""
    twin = fresh(table)
    for i in range(len(log)):
        if log[i].reaction and log[i].action != PASS and is_idle(twin, log, i):
            log[i] = Said(log[i].seat, PASS)
        step(twin, log[i].seat, log[i].action)
    if facts(twin) != facts(table):
        raise AssertionError("an answer that was taken for idle was not")
    return log


def is_idle(twin: Table, log: list[Said], i: int) -> bool:
    """Does the window's procedure say and do the same with a pass here? Two branches try it, up to its end."""
    truth, other = branch(twin), branch(twin)
    depth = len(truth.state.stack)
    try:
        for k in range(i, len(log)):
            step(truth, log[k].seat, log[k].action)
            step(other, log[k].seat, PASS if k == i else log[k].action)
            if len(truth.state.stack) < depth:
                break
    except Illegal:
        return False
    return facts(other) == facts(truth) and other.state.rolls == truth.state.rolls


def branch(table: Table) -> Table:
    """A table that goes on from here by itself and remembers only what comes."""
    other = table.clone()
    other.log = []
    other.hear_in(other.state, [])
    return other


def facts(table: Table) -> list[tuple[object, ...]]:
    return [(event.rule, event.what, event.args, event.seen_by) for event in table.out.events]


def fresh(table: Table) -> Table:
    """The same table before the first word."""
    twin = Table(table.game, table.fate, table.seats, table.options, table.scene)
    twin.scripted = table.scripted
    twin.roll_all()
    return twin


def step(twin: Table, seat: int, action: int) -> None:
    """Say a logged word; a late answer to a closed window is heard and ignored."""
    if action == LEAVE:
        twin.hear_leave(seat)
    elif action == TIMEOUT:
        twin.hear_timeout(seat)
    elif not twin.is_late(seat, action):
        twin.hear_action(seat, action)
    twin.roll_all()
