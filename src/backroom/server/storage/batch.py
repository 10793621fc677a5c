"""Words and sealed answers of many tables, written together in one transaction.

How all the tables stand is read at once, what each caller wants is settled here in the order in which it was asked for,
and what came of it is written at once: a handful of statements for hundreds of words. Rows travel as one JSON text in
either direction, since Python stands still for each row that SQLite hands over while another thread is busy.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from backroom.server.play.live import Answers, Word
from backroom.server.storage.schema import answers, bot_scores, players, records, tables

OVER = "over"


class Append(msgspec.Struct, frozen=True):
    """Words for a log from row `first` on. `sealed`: the question they close, and the answers they were made of.

    `bot`: the chair that must be a bot's.
    """

    table_id: str
    first: int
    said: list[Word]
    at: int
    ending: dict[str, Any] | None = None
    sealed: tuple[int, Answers] | None = None
    bot: int | None = None


class Answer(msgspec.Struct, frozen=True):
    """A sealed answer to a question that is open as long as the log has `words` rows."""

    table_id: str
    wait: int
    seat: int
    said: list[str]
    words: int
    bot: int | None = None


Wanted = Append | Answer
Key = tuple[str, int]  # a table and the number of its question


class Standing:
    """How the tables of a batch stand, and what is to be written."""

    def __init__(self, lengths: dict[str, int], kept: dict[Key, Answers], bots: set[tuple[str, int]]) -> None:
        self.lengths = lengths
        self.kept = kept
        self.bots = bots  # of the tables where that is asked for: the chairs of bots
        self.rows: list[tuple[str, int, int, str, int]] = []
        self.put: dict[tuple[str, int, int], list[str]] = {}
        self.closed: dict[str, int] = {}
        self.endings: list[Append] = []

    def settle(self, wanted: Wanted) -> bool | Exception:
        """Is it in time? Then it will be written."""
        if wanted.table_id not in self.lengths:
            return LookupError("there is no such table")
        if wanted.bot is not None and (wanted.table_id, wanted.bot) not in self.bots:
            return False
        return self.append(wanted) if isinstance(wanted, Append) else self.answer(wanted)

    def append(self, wanted: Append) -> bool:
        table_id = wanted.table_id
        if wanted.first != self.lengths[table_id]:
            return False
        if wanted.sealed is not None:
            wait, made_of = wanted.sealed
            if self.kept[table_id, wait] != made_of:
                return False
            self.close(table_id, wait)
        for i, word in enumerate(wanted.said):
            self.rows.append((table_id, wanted.first + i, word.seat, word.word, wanted.at))
        self.lengths[table_id] += len(wanted.said)
        if wanted.ending is not None:
            self.endings.append(wanted)
        return True

    def close(self, table_id: str, wait: int) -> None:
        """Answers to a question that has closed are nobody's business any more."""
        self.closed[table_id] = wait
        self.put = {key: said for key, said in self.put.items() if key[0] != table_id or key[1] > wait}

    def answer(self, wanted: Answer) -> bool:
        if wanted.words != self.lengths[wanted.table_id]:
            return False
        self.kept[wanted.table_id, wanted.wait][wanted.seat] = wanted.said
        self.put[wanted.table_id, wanted.wait, wanted.seat] = wanted.said
        return True


class Batch:
    """The statements, in the tongue of one kind of database."""

    def __init__(self, dialect: str) -> None:
        tongue = POSTGRESQL if dialect == "postgresql" else SQLITE
        self.say = {name: sa.text(statement) for name, statement in tongue.items()}
        insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self.keep_record = insert(records).on_conflict_do_nothing().returning(records.c.id)
        self.keep_player = insert(players).on_conflict_do_nothing()
        counting = insert(bot_scores)
        more = {name: bot_scores.c[name] + counting.excluded[name] for name in ("games", "wins")}
        self.count = counting.on_conflict_do_update(index_elements=["bot", "game", "seats"], set_=more)

    def write(self, connection: sa.Connection, wanted: list[Wanted]) -> list[bool | Exception]:
        """Whether each came in time; those that did are written."""
        standing = self.look(connection, wanted)
        results = [standing.settle(each) for each in wanted]
        if standing.rows:
            self.run(connection, "insert words", standing.rows)
        if standing.put:
            self.run(connection, "put answers", [(*key, text(said)) for key, said in sorted(standing.put.items())])
        if standing.closed:
            self.run(connection, "forget answers", list(standing.closed.items()))
        kept = [ended.ending for ended in standing.endings if self.end(connection, ended)]
        for score in scored(kept):
            connection.execute(self.count, score)
        return results

    def look(self, connection: sa.Connection, wanted: list[Wanted]) -> Standing:
        """Nobody else changes these tables until the transaction ends: SQLite has one writer, PostgreSQL locks rows."""
        ids = sorted({each.table_id for each in wanted})
        if "lock" in self.say:
            self.run(connection, "lock", ids)
        lengths = dict(msgspec.json.decode(self.read(connection, "lengths", ids), type=list[tuple[str, int]]))
        kept: dict[Key, Answers] = defaultdict(dict)
        sealed = sorted(
            {(each.table_id, each.sealed[0]) for each in wanted if isinstance(each, Append) and each.sealed}
        )
        if sealed:
            found = self.read(connection, "answers", sealed)
            for table_id, wait, seat, said in msgspec.json.decode(found, type=list[tuple[str, int, int, list[str]]]):
                kept[table_id, wait][seat] = said
        spoken_for = sorted({each.table_id for each in wanted if each.bot is not None})
        bots = self.read(connection, "bots", spoken_for) if spoken_for else "[]"
        return Standing(lengths, kept, msgspec.json.decode(bots, type=set[tuple[str, int]]))

    def end(self, connection: sa.Connection, ended: Append) -> bool:
        """The game is over: it becomes a record, if it is none yet, and no answer is left of it."""
        assert ended.ending is not None
        row = {name: value for name, value in ended.ending.items() if name != "players"}
        is_new = connection.execute(self.keep_record, row).first() is not None
        if is_new and ended.ending.get("players"):
            connection.execute(self.keep_player, ended.ending["players"])
        here = tables.c.id == ended.table_id
        connection.execute(sa.update(tables).where(here).values(status=OVER, ended_at=ended.at))
        connection.execute(sa.delete(answers).where(answers.c.table_id == ended.table_id))
        return is_new

    def log(self, connection: sa.Connection, table_id: str, after: int) -> list[tuple[int, int, str, int]]:
        """The rows of a log from number `after` on: row, seat, word, time."""
        found = connection.execute(self.say["log"], {"table_id": table_id, "after": after}).scalar_one()
        return msgspec.json.decode(found, type=list[tuple[int, int, str, int]])

    def run(self, connection: sa.Connection, name: str, rows: list[Any]) -> None:
        connection.execute(self.say[name], {"rows": text(rows)})

    def read(self, connection: sa.Connection, name: str, rows: list[Any]) -> str:
        return str(connection.execute(self.say[name], {"rows": text(rows)}).scalar_one())


def scored(endings: list[dict[str, Any] | None]) -> list[dict[str, Any]]:
    """What the bots of games that are over have won. Always in the same order, since each row is held to the end."""
    found: dict[tuple[str, str, int], list[float]] = {}
    for ending in filter(None, endings):
        for player in ending.get("players", ()):
            if player["counts"] and player["kind"] == "bot" and player["person"] is None:
                found.setdefault((player["bot"], ending["game"], ending["seats"]), []).append(player["won"])
    return [
        {"bot": bot, "game": game, "seats": seats, "games": len(won), "wins": sum(won)}
        for (bot, game, seats), won in sorted(found.items())
    ]


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


SQLITE = {
    "lengths": """
        SELECT json_group_array(json_array(
            tables.id, coalesce((SELECT max(seq) + 1 FROM words WHERE words.table_id = tables.id), 0)
        ))
        FROM json_each(:rows) AS r CROSS JOIN tables ON tables.id = r.value
    """,
    "answers": """
        SELECT json_group_array(json_array(table_id, wait, seat, json(words)))
        FROM json_each(:rows) AS r CROSS JOIN answers
        ON table_id = json_extract(r.value, '$[0]') AND wait = json_extract(r.value, '$[1]')
    """,
    "bots": """
        SELECT json_group_array(json_array(table_id, seat))
        FROM json_each(:rows) AS r CROSS JOIN chairs ON table_id = r.value AND kind = 'bot'
    """,
    "insert words": """
        INSERT INTO words (table_id, seq, seat, word, at)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]'), json_extract(value, '$[4]')
        FROM json_each(:rows)
    """,
    "put answers": """
        INSERT INTO answers (table_id, wait, seat, words)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]')
        FROM json_each(:rows) WHERE true
        ON CONFLICT (table_id, wait, seat) DO UPDATE SET words = excluded.words
    """,
    "forget answers": """
        DELETE FROM answers WHERE rowid IN (
            SELECT answers.rowid FROM json_each(:rows) AS r CROSS JOIN answers
            ON table_id = json_extract(r.value, '$[0]') AND wait <= json_extract(r.value, '$[1]')
        )
    """,
    "log": """
        SELECT json_group_array(json_array(seq, seat, word, at))
        FROM (SELECT * FROM words WHERE table_id = :table_id AND seq >= :after ORDER BY seq)
    """,
}
POSTGRESQL = {
    "lock": """
        SELECT count(*) FROM (
            SELECT id FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json)))
            ORDER BY id FOR NO KEY UPDATE
        ) AS locked
    """,
    "lengths": """
        SELECT CAST(coalesce(json_agg(json_build_array(
            tables.id, coalesce((SELECT max(seq) + 1 FROM words WHERE words.table_id = tables.id), 0)
        )), '[]') AS text)
        FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json)))
    """,
    "answers": """
        SELECT CAST(coalesce(json_agg(json_build_array(table_id, wait, seat, words)), '[]') AS text)
        FROM json_array_elements(CAST(:rows AS json)) AS r
        JOIN answers ON table_id = r ->> 0 AND wait = CAST(r ->> 1 AS integer)
    """,
    "bots": """
        SELECT CAST(coalesce(json_agg(json_build_array(table_id, seat)), '[]') AS text)
        FROM chairs WHERE kind = 'bot' AND table_id IN (SELECT json_array_elements_text(CAST(:rows AS json)))
    """,
    "insert words": """
        INSERT INTO words (table_id, seq, seat, word, at)
        SELECT r ->> 0, CAST(r ->> 1 AS integer), CAST(r ->> 2 AS integer), r ->> 3, CAST(r ->> 4 AS bigint)
        FROM json_array_elements(CAST(:rows AS json)) AS r
    """,
    "put answers": """
        INSERT INTO answers (table_id, wait, seat, words)
        SELECT r ->> 0, CAST(r ->> 1 AS integer), CAST(r ->> 2 AS integer), CAST(r ->> 3 AS json)
        FROM json_array_elements(CAST(:rows AS json)) AS r
        ON CONFLICT (table_id, wait, seat) DO UPDATE SET words = excluded.words
    """,
    "forget answers": """
        DELETE FROM answers USING json_array_elements(CAST(:rows AS json)) AS r
        WHERE table_id = r ->> 0 AND wait <= CAST(r ->> 1 AS integer)
    """,
    "log": """
        SELECT CAST(coalesce(json_agg(json_build_array(seq, seat, word, at) ORDER BY seq), '[]') AS text)
        FROM words WHERE table_id = :table_id AND seq >= :after
    """,
}
