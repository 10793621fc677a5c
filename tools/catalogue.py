"""Writes what a client must have texts for, from the games themselves.

`web/tests/catalogue.json` lists for every game its facts and steps with their arguments, its questions, verbs, names,
options, its bots and what they think, and the rules it can cite; a test of the client fails where a language has no
text for one of them, or a text that nothing asks for. The names of a house edition and what its cards do become
`web/src/locales/en/*-names.ftl`, so that the edition stays the only place where they are written; what the server
answers becomes `server.ftl`, and what bots say of their moves `thoughts.ftl`.

`python -m tools.catalogue` writes the files; with `--check` it only says whether they are true.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
import sys
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from backroom.bots.levels import sitters
from backroom.games import GAMES, register
from backroom.games.editions.names import PrintedName, printed_names
from backroom.games.game import KERNEL_WORDS, Option, Preset
from backroom.games.steps import SEATS, Seat, Step, hints, kebab
from backroom.kernel.core import Kind

WEB: Final = Path(__file__).parents[1] / "web"
CATALOGUE: Final = WEB / "tests" / "catalogue.json"
ENGLISH: Final = WEB / "src" / "locales" / "en"
SERVER: Final = Path(__file__).parents[1] / "src" / "backroom" / "server"
HEAD: Final = "# Made by tools/catalogue.py from the house edition. Do not edit."

LONGEST_KEY: Final = 40  # of what the server says

# Arguments that are plain numbers; the others that are no seats are names of things or whole words of the notation.
NUMBERS: Final = frozenset({"coins", "cards", "turns", "number", "amount", "row"})
WORDS: Final = frozenset({"action", "deed"})
# Nouns that are made up as one goes along, and need no name of their own: seats, numbers, money, and pairs of others.
MADE_UP: Final = re.compile(r"P\d+|\d+|\$\d+|(?!money:|good:|sell:)[^:]+:.+|")


def main() -> int:
    stale = [path for path, made in files().items() if not path.exists() or path.read_text(encoding="utf-8") != made]
    if "--check" not in sys.argv[1:]:
        for path in stale:
            path.write_text(files()[path], encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.name} is not up to date; run: python -m tools.catalogue")
    return 1 if stale else 0


def files() -> dict[Path, str]:
    """Every file this tool makes, with what belongs into it."""
    listed = {key: entry(key) for key in GAMES}
    listed["table"] = {"rules": cited("table"), "said": said_by_the_server()}
    made = {ENGLISH / "server.ftl": server_file(), ENGLISH / "thoughts.ftl": thoughts_file()}
    made |= {CATALOGUE: json.dumps(listed, indent=1, ensure_ascii=False) + "\n"}
    for key, game in GAMES.items():
        if game.printed():
            made[ENGLISH / f"{key}-names.ftl"] = names_file(key, printed_names(game.printed()))
    return made


def entry(key: str) -> dict[str, Any]:
    """One game."""
    telling, words, notation = part(key, "telling"), part(key, "words"), part(key, "notation")
    vocabulary = spoken_words(key)
    verbs = {verb_of(word, notation.PLAIN) for word in vocabulary}
    return {
        "facts": {what: typed(telling, names) for what, (names, _) in telling.EVENTS.items()},
        "steps": steps(key),
        "asks": sorted(kind.name for kind in vars(words).values() if isinstance(kind, Kind) and kind.seconds),
        "verbs": sorted(verbs),
        "names": sorted(things(key, vocabulary)),
        "options": {option.name: said_values(option) for option in GAMES[key].options},
        "presets": grouped(GAMES[key].presets),
        "crowd": GAMES[key].crowd is not None,
        "bots": [level.name for level in sitters(key)],
        "thoughts": sorted(thoughts(key)),
        "rules": cited(key),
    }


def part(key: str, name: str) -> Any:
    return importlib.import_module(f"backroom.games.{key}.{name}")


def grouped(presets: Iterable[Preset]) -> dict[str, list[str]]:
    """By group, what its presets are called."""
    names: dict[str, list[str]] = {}
    for preset in presets:
        names.setdefault(preset.group, []).append(preset.name)
    return names


def typed(telling: Any, names: Iterable[str]) -> dict[str, str]:
    """The type of each argument of a fact, by its name."""
    return {name: type_of(name, telling.SEATS) for name in names}


def steps(key: str) -> dict[str, dict[str, str]]:
    """The procedures of a game that are spoken of, by kind, with what a text can say of each."""
    kinds = typing.get_args(part(key, "steps").AnyStep)
    return {kebab(kind.__name__): said_of(kind) for kind in kinds if kind.sentence or kind.text is not Step.text}


def said_of(kind: type[Step]) -> dict[str, str]:
    """Flags and lists of seats are not spoken of; an action with its target is said as the whole word that it was."""
    found = {name: type_of_field(hint) for name, hint in hints(kind)}
    if {"verb", "target"} <= set(found):
        found["deed"] = "word"
    return {name: told for name, told in found.items() if told}


def type_of_field(hint: Any) -> str:
    """A seat that there may not be has an id, too: `nobody`."""
    if hint is bool or SEATS in getattr(hint, "__metadata__", ()):
        return ""
    if hint == Seat:
        return "seat"
    return "number" if hint is int or getattr(hint, "__origin__", None) is int else "thing"


def type_of(name: str, seats: Iterable[str]) -> str:
    if name in seats:
        return "seat"
    if name in NUMBERS:
        return "number"
    return "word" if name in WORDS else "thing"


def spoken_words(key: str) -> list[str]:
    """Every word of the game's notation."""
    notation = part(key, "notation")
    reading: Mapping[str, int] = notation.READ if hasattr(notation, "READ") else GAMES[key].notation.spelling  # type: ignore[attr-defined]
    return [str(word) for word in (reading if hasattr(notation, "READ") else reading.values())]


def verb_of(word: str, plain: Iterable[str]) -> str:
    """A word is a verb alone, or a verb with one noun at its end."""
    return word if word in plain or word in KERNEL_WORDS else word.rpartition(" ")[0]


def things(key: str, vocabulary: list[str]) -> set[str]:
    """Everything that has a name: what words and facts speak of, and what a view shows by its id."""
    plain = part(key, "notation").PLAIN
    nouns = {word.rpartition(" ")[2] for word in vocabulary if word not in plain and word not in KERNEL_WORDS}
    found = nouns | OF_GAMES[key]() | {one.id for one in printed_names(GAMES[key].printed())}
    return {name for name in found if not MADE_UP.fullmatch(name)}


def of_coup() -> set[str]:
    from backroom.games.coup import actions, notation, telling, words

    deeds = {notation.spell_verb(verb) for verb in actions.TURN_VERBS}
    return {*telling.CLAIMS, *words.PARTIES, *deeds}


def of_corleone() -> set[str]:
    from backroom.games.corleone import telling, words

    named = {*words.RANKS, *words.NEUTRALS, *words.GOODS, *words.ICONS, *words.COLOURS, *words.TILES, *words.PHASES}
    return named | {*telling.ACTS, "the neutral force", "money", "ability"}


def of_derpate() -> set[str]:
    from backroom.games.derpate import telling, words

    return {name for row in telling.NAMES.values() for name in row} | {*words.PHASES, *words.FAVOUR_EFFECTS, "bank"}


OF_GAMES: Final = {"coup": of_coup, "corleone": of_corleone, "derpate": of_derpate}


def said_values(option: Option) -> list[str]:
    """The values of an option that are words; switches and numbers say themselves."""
    values = [*option.values, option.live]
    return [value for value in values if isinstance(value, str) and not re.fullmatch(r"[\d-]+", value)]


def cited(book: str) -> list[str]:
    """The rules of a book that an engine cites."""
    return [rule.id for rule in register.load(book).values() if rule.fires]


def said_by_the_server() -> list[str]:
    """What the server answers to a request or a socket that it refuses, as far as it always says the same."""
    found: set[str] = set()
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                told = [said.value for said in refusing(node) if isinstance(said, ast.Constant)]
                found |= {said for said in told if isinstance(said, str)}
    return sorted(found)


def refusing(call: ast.Call) -> list[ast.expr]:
    """The words of `Refusal("...")`, and of `close(CODE, "...")` and `end(CODE, "...")` of a socket."""
    if getattr(call.func, "id", "") == "Refusal":
        return call.args[:1]
    return call.args[1:2] if getattr(call.func, "attr", "") in ("close", "end") else []


def thoughts(key: str) -> dict[str, str]:
    """What the bots of a game say of their moves after it."""
    said: dict[str, str] = importlib.import_module(f"backroom.bots.{key}.thoughts").THOUGHTS
    return said


def thoughts_file() -> str:
    lines = ["# Made by tools/catalogue.py from what the bots say of their moves. Do not edit."]
    for key, game in GAMES.items():
        lines += ["", f"## {game.title}", ""]
        lines += [f"{key}-thought-{slug(name)} = {said}" for name, said in thoughts(key).items()]
    return "\n".join([*lines, ""])


def server_file() -> str:
    lines = [f"said-{said_slug(said)} = {said[:1].upper()}{said[1:]}." for said in said_by_the_server()]
    return "\n".join(["# Made by tools/catalogue.py from what the server says. Do not edit.", "", *lines, ""])


def said_slug(said: str) -> str:
    """The beginning of a sentence as a part of a key, as the client makes it."""
    return re.sub(r"[^a-z0-9]+", "-", said.lower())[:LONGEST_KEY].strip("-")


def names_file(key: str, rows: list[PrintedName]) -> str:
    lines = [HEAD, ""]
    for row in rows:
        lines.append(f"{key}-name-{slug(row.id)} = {row.name}")
        if row.text:
            lines.append(f"{key}-about-{slug(row.id)} = {row.text}")
    return "\n".join([*lines, ""])


def slug(name: str) -> str:
    """A name as a part of a key, as the client makes it."""
    return re.sub(r"[^\w-]", "-", name, flags=re.ASCII)


if __name__ == "__main__":
    sys.exit(main())
