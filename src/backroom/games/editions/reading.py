"""From a file to its tables, with one clear sentence for every file that has none; and the hash of what is played."""

from __future__ import annotations

import json
import re
import stat
import tomllib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from backroom.games.editions.faults import BadEdition, called, listed, meant, plain, shortened, shown

LARGEST: Final = 256 * 1024  # bytes; the longest house edition has a fifth of it
LONGEST_LINE: Final = 1000  # letters; a longer one is no card, and may be made to choke the reader
HASH_BYTES: Final = 16

# What the reader of TOML says, as somebody would say it who has never heard of TOML.
SYNTAX: Final = {
    "Cannot declare": "the same table stands here twice",
    "Cannot mutate immutable namespace": "this was written in one go before, so nothing can be added to it here",
    "Cannot overwrite a value": "the same key or table stands here twice",
    "Duplicate inline table key": "the same key stands here twice",
    "Expected '=' after a key in a key/value pair": "here should be a key, an = and a value",
    "Expected newline or end of document after a statement": "something is left over after the value",
    "Illegal character '\\n'": "a text is not closed with a quotation mark",
    "Invalid value": "this is no value; a text stands in quotation marks",
    "Unclosed array": "a [ has no ]",
    "Unterminated string": "a text is not closed with a quotation mark",
}


def text_of(path: Path | str) -> str:
    """The text of a file; BadEdition if it cannot be read."""
    if not isinstance(path, Path | str):
        raise BadEdition(f"an edition is given by the path of its file, not by a {type(path).__name__}")
    if not str(path):
        raise BadEdition("an edition is given by the path of its file, and this one is empty")
    name = called(path)
    try:
        if what := no_file(path):
            raise BadEdition(f"{name}: {what}")
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadEdition(f"{name}: the file cannot be read: {error.strerror}") from None
    if len(content) > LARGEST:
        raise BadEdition(f"{name}: the file is too long for an edition; at most {LARGEST // 1024} KB are read")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadEdition(f"{name}: the file is not a text in UTF-8") from None


def no_file(path: Path | str) -> str:
    """What is there instead of an ordinary file; empty if it is one. OSError if nobody may know."""
    try:
        mode = Path(path).stat().st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):  # the last for a name that no file can have
        return "there is no such file"
    if stat.S_ISDIR(mode):
        return "this is a folder, not a file"
    return "" if stat.S_ISREG(mode) else "this is no ordinary file"


def parse(text: str, name: str) -> dict[str, Any]:
    """The tables of a text, whatever they are."""
    name = called(name)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadEdition(f"{name}: line {number}: it is longer than {LONGEST_LINE} letters; break it up")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, at = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", at)
        said = next((ours for theirs, ours in SYNTAX.items() if what.startswith(theirs)), shortened(plain(what)))
        raise BadEdition(f"{name}: {place(lines, int(found[1]) if found else len(lines))}: {said}") from None
    except (RecursionError, ValueError):  # lists in lists in lists, or a number of thousands of digits
        raise BadEdition(f"{name}: there is a value that is far too deep or too long") from None


def place(lines: list[str], number: int) -> str:
    """A line as a person would find it: by its number and by the table it stands in."""
    table, key = "", ""
    for line in lines[:number]:
        if heading := re.match(r"\s*(\[\[?[\w.\- ]+\]\]?)\s*(#.*)?$", line):
            table, key = shortened(heading[1]), ""
        elif known := re.match(r"""\s*id\s*=\s*["']([\w-]+)["']""", line):
            key = f' "{shortened(known[1])}"'
    return f"line {number}{', in ' if table else ''}{table}{key if table.startswith('[[') else ''}"


def game_of(path: Path | str, games: Iterable[str]) -> str:
    """Which of these games a file is an edition of, by what it says itself; BadEdition if it says none of them."""
    name, games = called(path), tuple(games)
    right = f"it should be one of {listed(games)}"
    about = parse(text_of(path), name).get("edition")
    if not isinstance(about, dict):
        raise BadEdition(f"{name}: [edition]: it is missing; its `game` says what the file is an edition of: {right}")
    if "game" not in about:
        raise BadEdition(f"{name}: [edition]: `game` is missing; {right}")
    if about["game"] not in games:
        raise BadEdition(f"{name}: [edition]: `game` is {shown(about['game'])}{meant(about['game'], games)}; {right}")
    return str(about["game"])


def digest_of(played: object) -> str:
    """A hash of what the rules read of an edition, which records pin."""
    written = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return blake2b(written.encode(), digest_size=HASH_BYTES).hexdigest()


def folded(text: str) -> str:
    """Line breaks inside a text are there for whoever edits the file."""
    return " ".join(text.split())
