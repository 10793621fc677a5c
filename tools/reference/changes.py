"""What may differ from 0.1.0, and why: tests/reference/changes.toml, which says itself how it is written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

import backroom
from tools.reference.files import GAMES, Kept, kept_games, records
from tools.reference.renamed import OldNames, Renamed

Number = tuple[str, int]  # a game: its key and its number


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the rules: its rule, what it changes, and which games and records it covers.

    `digests` is a file beside changes.toml with the new digest of each game that plays differently. Each of the
    `records` is refused now.
    """

    rule: str
    note: str
    digests: str = ""
    records: list[int] = []


class NewDigest(msgspec.Struct, frozen=True):
    """How a game is played since a change."""

    game: str
    number: int
    digest: str


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """changes.toml as it is written."""

    change: list[Change] = []
    renamed: Renamed = Renamed()


class Changes:
    """All changes since 0.1.0. Where two cover the same game, the later one counts."""

    def __init__(self, path: Path) -> None:
        written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Written)
        self.folder = path.parent
        self.all = written.change
        self.old_names = OldNames(written.renamed)
        self.digests: dict[Number, str] = {}
        for change in self.all:
            self.digests |= {(new.game, new.number): new.digest for new in self.digests_of(change)}
        self.refused = {number for change in self.all for number in change.records}

    def digests_of(self, change: Change) -> list[NewDigest]:
        if not change.digests:
            return []
        lines = (self.folder / change.digests).read_bytes().splitlines()
        return [msgspec.json.decode(line, type=NewDigest) for line in lines]

    def expected(self, game: Kept) -> str:
        """The digest that a game must have today."""
        return self.digests.get((game.plan.game, game.plan.number), game.digest)

    def covers(self, game: Kept) -> bool:
        return (game.plan.game, game.plan.number) in self.digests

    def faults(self) -> list[str]:
        """Entries that cannot stand: of no known rule, without a note, or covering nothing that there is."""
        found = []
        for change in self.all:
            if not is_rule(change.rule):
                found.append(f"changes.toml: no law book has the rule '{change.rule}'")
            if not change.note.strip():
                found.append(f"changes.toml: {change.rule} lacks a note that says what has changed")
            if not self.digests_of(change) and not change.records:
                found.append(f"changes.toml: {change.rule} covers no game and no record")
        games = {(key, game.plan.number) for key in GAMES for game in kept_games(key)}
        found += [f"changes.toml: there is no game {key} {number}" for key, number in self.digests.keys() - games]
        found += [f"changes.toml: there is no record {n}" for n in self.refused if not 0 <= n < len(records())]
        return found


def is_rule(rule: str) -> bool:
    """Is this the full id of a rule?"""
    try:
        return backroom.why(rule).startswith(f"{rule}:")
    except backroom.UnknownRule:
        return False
