"""The law books, read: every rule id with what it says and where the engine cites it.

A book is one TOML file per game, and one for the table itself. Prompts, refusals, tests and tooltips
know a rule by its id alone; here the id becomes words. Beside a book stand its translations, each a file of the same
name in a folder of its language that has nothing but ids and texts, and a table of chapters: `rules/fa/coup.toml`.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

Kind = Literal["rule", "ruling", "variant", "fact", "manner"]

CITED: Final = frozenset({"rule", "ruling", "variant"})  # the kinds that an engine may cite
ALWAYS_CITED: Final = frozenset({"rule", "variant"})  # a ruling may decide something that never needs saying in play
LANGUAGES: Final = ("en", "fa", "pl", "ja", "de")

# How an id ends: a number, or the sentence of a card as in DP-CARD-G1a.
LAST_PART: Final = r"(?:[0-9]{2}|[A-Z][0-9][a-z])"

PACKAGE: Final = Path(__file__).parents[1]
INSTALLED: Final = PACKAGE / "rules"
IN_THE_REPOSITORY: Final = PACKAGE.parents[1] / "rules"


class UnknownRule(LookupError):
    """No book has this id, or more than one rule answers to its short form."""


class BadBook(ValueError):
    """A law book that cannot be used; the message names the file and the entry."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a law book. `fires` says where the engine cites it, `why_silent` why it never can.

    `chapters` is the heading in other languages than English, by language.
    """

    id: str
    game: str
    kind: Kind
    source: str
    chapter: str
    text: dict[str, str]
    option: str | None = None
    fires: str = ""
    why_silent: str = ""
    chapters: dict[str, str] = {}

    def __post_init__(self) -> None:
        found = faults(self)
        if found:
            raise ValueError("; ".join(found))


def faults(rule: Rule) -> list[str]:
    """What the types alone cannot forbid, in words for whoever edits the book."""
    found = [f"`{name}` is empty" for name in ("source", "chapter") if not getattr(rule, name)]
    found += [f"`text.{lang}`: the languages are {', '.join(LANGUAGES)}" for lang in rule.text if lang not in LANGUAGES]
    found += [f"`text.{lang}` is empty" for lang, words in rule.text.items() if not words]
    if "en" not in rule.text:
        found.append("`text.en` is missing")
    if rule.option == "":
        found.append("`option` is empty")
    if rule.fires and rule.kind not in CITED:
        found.append(f"a {rule.kind} has no `fires`")
    if rule.kind in ALWAYS_CITED and not rule.fires:
        found.append(f"a {rule.kind} needs `fires`")
    if bool(rule.why_silent) != (rule.kind == "manner"):
        found.append(f"a {rule.kind} {'needs' if rule.kind == 'manner' else 'has no'} `why_silent`")
    return found


def books() -> list[str]:
    """The games that have a law book, and `table` for what holds in all of them."""
    return sorted(path.stem for path in shelf().glob("*.toml"))


def load(game: str) -> dict[str, Rule]:
    """The law book of a game: its rules by id, in the book's order."""
    return loaded(game).copy()


@cache
def loaded(game: str) -> dict[str, Rule]:
    if game not in books():
        raise UnknownRule(f"no law book for {game!r}; there are {', '.join(books())}")
    return read(shelf() / f"{game}.toml")


def read(path: Path) -> dict[str, Rule]:
    """One law book from its file, checked entry by entry."""
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadBook(f"{path.name}: {error}") from error
    prefixes = {name.partition("-")[0] for name in entries}
    if len(prefixes) > 1:
        raise BadBook(f"{path.name}: the ids of one book share one prefix, these have {', '.join(sorted(prefixes))}")
    rules = {name: entry(path, name, fields) for name, fields in entries.items()}
    for lang in LANGUAGES[1:]:
        translate(rules, lang, path.parent / lang / path.name)
    return rules


class Translation(msgspec.Struct, frozen=True):
    """One book in one language: its rules by id, its chapters by their English heading."""

    rules: dict[str, str]
    chapters: dict[str, str]


def translate(rules: dict[str, Rule], lang: str, path: Path) -> None:
    """Add the texts of one language to a book, if there is a translation of it."""
    if not path.is_file():
        return
    where = f"{lang}/{path.name}"
    try:
        given = unfold(tomllib.loads(path.read_text(encoding="utf-8")))
        found = msgspec.convert({"chapters": given.pop("chapters", {}), "rules": given}, Translation)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadBook(f"{where}: {error}") from error
    known = {*rules, *(rule.chapter for rule in rules.values())}
    for name, words in (found.rules | found.chapters).items():
        if name not in known:
            raise BadBook(f"{where}: {name}: the book has no such rule or chapter")
        if not words:
            raise BadBook(f"{where}: {name}: the text is empty")
    for name, rule in rules.items():
        text = rule.text | ({lang: found.rules[name]} if name in found.rules else {})
        heading = {lang: found.chapters[rule.chapter]} if rule.chapter in found.chapters else {}
        rules[name] = msgspec.structs.replace(rule, text=text, chapters=rule.chapters | heading)


def entry(path: Path, name: str, fields: Any) -> Rule:
    try:
        given = msgspec.convert(unfold(fields), dict[str, Any])
        named = {"id": name, "game": path.stem}
        if given.keys() & named.keys():
            raise BadBook(f"{path.name}: {name}: id and game come from the heading and the file, not from the entry")
        return msgspec.convert(given | named, Rule)
    except msgspec.ValidationError as error:
        raise BadBook(f"{path.name}: {name}: {error}") from error


def unfold(value: Any) -> Any:
    """Line breaks inside a text are there for whoever edits the book, not for the reader."""
    if isinstance(value, dict):
        return {key: unfold(inner) for key, inner in value.items()}
    return " ".join(value.split()) if isinstance(value, str) else value


def find(rule_id: str) -> Rule:
    """The rule of an id, in any case; its game's prefix may be left out where that is clear (`CHAL-05`)."""
    if not isinstance(rule_id, str):
        raise UnknownRule(f"a rule id is a text such as COUP-CHAL-05, not a {type(rule_id).__name__}")
    wanted = rule_id.strip().upper()
    rules = every_rule()
    meant = forms().get(wanted, [])
    if len(meant) == 1:
        return rules[meant[0]]
    if meant:
        raise UnknownRule(f"{rule_id!r} could be {' or '.join(meant)}: say which")
    near = [forms()[form][0][-len(form) :] for form in get_close_matches(wanted, forms(), cutoff=0.75)]
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; ids look like {next(iter(rules), 'TABLE-01')}"
    raise UnknownRule(f"no rule {rule_id!r}{hint}")


def text(rule_id: str, lang: str = "en") -> str:
    """What the rule says; in English and marked so, where it has not been translated yet."""
    words = find(rule_id).text
    return words[lang] if lang in words else f"[en] {words['en']}"


def why(rule_id: str, lang: str = "en") -> str:
    """The rule as an answer: its full id, then what it says."""
    return f"{find(rule_id).id}: {text(rule_id, lang)}"


@cache
def shelf() -> Path:
    """Where the books stand: inside an installed package, else at the top of the repository."""
    return INSTALLED if INSTALLED.is_dir() else IN_THE_REPOSITORY


@cache
def every_rule() -> dict[str, Rule]:
    return {rule_id: rule for game in books() for rule_id, rule in loaded(game).items()}


@cache
def forms() -> dict[str, list[str]]:
    """What ids may be called, in capitals, with the rules meant: in full, and without the prefix.

    `TABLE-01` has no short form, since that would be a bare number.
    """
    found = {rule_id.upper(): [rule_id] for rule_id in every_rule()}
    for rule_id in every_rule():
        short = rule_id.upper().partition("-")[2]
        if "-" in short:
            found.setdefault(short, []).append(rule_id)
    return found
