"""Is everything that a crowd was told and promised in the log? The log is read from the database and played again."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from backroom.server.lobby.rows import TableRow, fetch
from backroom.server.play.live import Answers, Live, Word
from backroom.server.storage.schema import answers, records, words
from tests.server.crowd import Crowd, Party, Player, Question

Key = tuple[int, int]  # a seat and the number of its question


class Asked(msgspec.Struct):
    """A question as the log has it: who was asked, whether sealed, and what each said."""

    seats: tuple[int, ...]
    shared: bool
    said: dict[int, list[str]]


class Played:
    """A log, played again."""

    def __init__(self, row: TableRow, log: list[Word], kept: dict[int, Answers]) -> None:
        self.live = live = Live(row.make())
        self.asked: dict[Key, Asked] = {}
        self.note()
        for word in log:
            asked = self.asked.get((word.seat, live.decisions[word.seat]))
            assert asked is not None, "whoever spoke was asked"
            asked.said.setdefault(word.seat, []).append(word.word)
            waits = live.waits
            live.apply(word)
            if live.waits != waits:
                self.note()
        self.kept = kept.get(live.waits, {})

    def note(self) -> None:
        live = self.live
        asked = Asked(live.state.wait.seats, live.is_shared, {})
        for seat in asked.seats:
            self.asked[seat, live.decisions[seat]] = asked

    def is_open(self, seat: int, decision: int) -> bool:
        return self.live.decision(seat) == decision


def read(connection: sa.Connection, table_id: str) -> Played:
    """The table as the database has it at this moment."""
    row = fetch(connection, table_id)
    assert row is not None
    rows = connection.execute(
        sa.select(words.c.seq, words.c.seat, words.c.word).where(words.c.table_id == table_id).order_by(words.c.seq)
    ).all()
    assert [row.seq for row in rows] == list(range(len(rows))), "the rows of a log have no gaps"
    kept: dict[int, Answers] = {}
    mine = sa.select(answers.c.wait, answers.c.seat, answers.c.words).where(answers.c.table_id == table_id)
    for wait, seat, said in connection.execute(mine):
        kept.setdefault(wait, {})[seat] = list(said)
    played = Played(row, [Word(seat, word) for _, seat, word in rows], kept)
    assert (row.status == "over") == played.live.over
    count = connection.execute(sa.select(sa.func.count()).where(records.c.table_id == table_id)).scalar_one()
    assert count == played.live.over, "a game that is over has one record"
    return played


def audit(engine: sa.Engine, crowd: Crowd) -> int:
    """Check every table; returns how many acknowledged words were found again. The crowd may go on playing."""
    return sum(audit_party(engine, party) for party in crowd.parties)


def audit_party(engine: sa.Engine, party: Party) -> int:
    # What was told before the database is read must be in it; the event loop stands still meanwhile.
    party.check()
    one_moment = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**one_moment) as connection:
        played = read(connection, party.id)
    for player in party.players:
        told = plain(played.live.facts(player.seat))
        assert told[: player.seq] == player.facts, "what a viewer was told is the beginning of what it will be told"
        if player.is_over:
            assert (len(told), plain(played.live.view(player.seat))) == (player.seq, player.view)
    found = sum(audit_player(played, player) for player in party.players if player.seat is not None)
    audit_twins(played, [player for player in party.players if player.has_twin])
    return found


def audit_twins(played: Played, players: list[Player]) -> None:
    """Whatever the log has was said by one of the two, once."""
    for (seat, decision), asked in played.asked.items():
        mine = [player.questions.get(decision) for player in players if player.seat == seat]
        sent = [said for question in mine if question is not None for said in question.sent]
        if mine and seat in asked.said:
            assert [word for word in asked.said[seat] if word != "done"] in sent


def audit_player(played: Played, player: Player) -> int:
    assert player.seat is not None
    found = 0
    for decision, question in player.questions.items():
        asked = played.asked.get((player.seat, decision))
        assert asked is not None, "a question that was asked is in the log"
        if player.has_twin:
            continue
        check = check_sealed if asked.shared else check_alone
        found += check(played, asked, player.seat, decision, question)
    return found


def check_alone(played: Played, asked: Asked, seat: int, decision: int, question: Question) -> int:
    said = asked.said.get(seat)
    if said is None:
        assert not question.is_past, "a word that was acknowledged is in the log"
        return 0
    assert said in question.sent, "what is in the log was said"
    return int(question.is_past)


def check_sealed(played: Played, asked: Asked, seat: int, decision: int, question: Question) -> int:
    if played.is_open(seat, decision):
        assert not question.is_past, "a question that has closed stays closed"
        kept = played.kept.get(seat)
        assert question.kept < 0 or kept in question.possible(), "an answer that was acknowledged is kept"
        return int(question.kept >= 0)
    said = asked.said.get(seat)
    if said is None:
        last = max(asked.seats.index(other) for other in asked.said)
        assert asked.seats.index(seat) > last, "only an answer after the one that decided is left out"
        return 0
    counted = [word for word in said if word != "done"]
    assert counted in question.possible(), "the answer that was acknowledged counted"
    return int(question.kept >= 0)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
