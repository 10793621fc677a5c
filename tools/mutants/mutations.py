"""The mutations as data: which text of which file becomes which other, and the tests that should notice."""

from __future__ import annotations

from pathlib import Path

import msgspec

LIST = Path(__file__).with_name("mutations.toml")


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bug. Its tests are arguments for pytest, or files for vitest where it is in the client's logic."""

    name: str
    part: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...] = ()
    vitest: tuple[str, ...] = ()
    build: bool = False  # the tests need the browser client, built anew

    def fault(self, root: Path) -> str:
        """Why it cannot be planted in the project at `root`; empty if it can."""
        path = root / self.file
        if not path.is_file():
            return f"there is no {self.file}"
        times = path.read_text(encoding="utf-8").count(self.find)
        return "" if times == 1 else f"its text occurs {times} times in {self.file}, not once"


class Mutations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    mutation: list[Mutation]


def load() -> list[Mutation]:
    return msgspec.toml.decode(LIST.read_text(encoding="utf-8"), type=Mutations).mutation
