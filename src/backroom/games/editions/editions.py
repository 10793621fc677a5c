"""The editions of one game: how a file of anybody's is read, and which ones are the house's own.

`house-edition.toml` beside the game's code is what new tables are played with. `editions/` beside it keeps what they
were played with before, each file named by the hash that records know it by, so that old records replay for ever.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from backroom.games.editions.faults import BadEdition, Faults
from backroom.games.editions.reading import parse, text_of
from backroom.games.editions.shapes import Draft, Shape, check_shape


class Rows(Protocol):
    """An edition: what is printed, what it calls itself, and the hash of it."""

    title: str
    version: str
    digest: str
    printed: dict[str, Any]


E = TypeVar("E", bound=Rows)
Tables = dict[str, Any]


class Editions(Generic[E]):
    """All editions of one game, from the folder of its code; `make` gives the rows of a file without faults."""

    def __init__(
        self,
        folder: Path,
        shapes: Mapping[str, Shape],
        check: Callable[[Tables, Draft, Faults], None],
        make: Callable[[Tables], E],
    ) -> None:
        self.file: Final = folder / "house-edition.toml"
        self.earlier: Final = {path.stem: path for path in sorted((folder / "editions").glob("*.toml"))}
        self.shapes: Final = shapes
        self.check: Final = check
        self.make: Final = make
        self.newest: E | None = None  # of the house, once it has been read
        self.others: Final[dict[str, E]] = {}  # of the house, likewise, by hash
        self.sealed: Final[dict[E, tuple[str, str]]] = {}
        self.unsealed: Final[dict[tuple[str, str], E]] = {}

    # anybody's

    def load(self, path: Path | str) -> E:
        """The edition of a file; BadEdition if it cannot be read or has faults."""
        return self.read(text_of(path), str(path))

    def read(self, text: str, name: str) -> E:
        """The edition of a text, as `load` reads it from the file `name`."""
        return self.build(parse(text, name), name)

    def build(self, parsed: Tables, name: str) -> E:
        """The edition of parsed TOML."""
        faults = Faults(name)
        self.check(parsed, check_shape(parsed, self.shapes, faults), faults)
        if faults.lines:
            raise BadEdition(*faults.lines)
        return self.make(parsed)

    # the house's own

    def house(self) -> E:
        """Our own edition, which is played unless another is asked for."""
        if self.newest is None:
            self.newest = self.load(self.file)
        return self.newest

    def house_text(self) -> str:
        """The file of the house edition, to begin one's own with."""
        return self.file.read_text(encoding="utf-8")

    def find(self, digest: str) -> E | None:
        """The house edition of a hash, today's or an earlier one; None if there is none.

        An earlier one was sound by the checks of its day and is not checked again. It is known by the name of its
        file, so it may be written in another form some day and still be the one that records mean.
        """
        if digest == self.house().digest:
            return self.house()
        if digest in self.earlier and digest not in self.others:
            found = self.make(tomllib.loads(self.earlier[digest].read_text(encoding="utf-8")))
            found.digest = digest
            self.others[digest] = found
        return self.others.get(digest)

    def of_the_house(self) -> list[E]:
        """Today's, then the earlier ones, the latest first."""
        before = [found for digest in self.earlier if (found := self.find(digest)) and found is not self.house()]
        return [self.house(), *sorted(before, key=lambda found: found.version, reverse=True)]

    # for pickles

    def seal(self, edition: E) -> tuple[str, str]:
        """An edition as two texts: its hash, and all that is printed unless it is the house's."""
        if edition not in self.sealed:
            ours = self.find(edition.digest) is edition
            self.sealed[edition] = edition.digest, "" if ours else json.dumps(edition.printed)
        return self.sealed[edition]

    def unseal(self, digest: str, printed: str) -> E:
        """The edition that was sealed; each is made once. ValueError if the house does not know it any more."""
        if not printed:
            found = self.find(digest)
            if found is None:
                raise ValueError(f"this was saved with a house edition that is not kept here: {digest}")
            return found
        if (digest, printed) not in self.unsealed:
            found = self.make(json.loads(printed))
            found.digest = digest
            self.unsealed[digest, printed] = found
        return self.unsealed[digest, printed]
