"""The rules report: which rules no test speaks for, which never fired, and which ids nobody has heard of.

`make rules` runs the rule tests, whose plugin (tests/firing.py) leaves notes in build/rules, and then this.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from backroom.games import register
from backroom.games.register import CITED, LAST_PART, Rule

ROOT = Path(__file__).parents[1]
TESTED = CITED | {"fact"}


class Seen(msgspec.Struct):
    """The notes of all workers together."""

    tested: dict[str, list[str]] = {}
    fired: dict[str, list[str]] = {}


class Findings(msgspec.Struct):
    """What is missing, each rule with a remark for the reader."""

    untested: dict[str, str]
    silent: dict[str, str]
    unknown: dict[str, str]

    @property
    def complete(self) -> bool:
        return not (self.untested or self.silent or self.unknown)


def read_notes(folder: Path) -> Seen:
    """Merge what the workers wrote. Nothing written means nothing tested."""
    seen = Seen()
    for path in sorted(folder.rglob("*.json")):
        notes = msgspec.convert(json.loads(path.read_text()), Seen)
        for rule, tests in notes.tested.items():
            seen.tested.setdefault(rule, []).extend(tests)
        for rule, ways in notes.fired.items():
            known = seen.fired.setdefault(rule, [])
            known += [way for way in ways if way not in known]
    return seen


def cited_in(folder: Path, prefixes: Iterable[str]) -> dict[str, str]:
    """Every id written in a source file, with the file that has it."""
    written = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-(?:[A-Z0-9]+-)*{LAST_PART}\b")
    return {
        rule: path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*.py"))
        for rule in written.findall(path.read_text(encoding="utf-8"))
    }


def compare(rules: Mapping[str, Rule], seen: Seen, cited: Mapping[str, str]) -> Findings:
    """Lay the books beside what the tests and the code say."""
    strangers = {rule: f"cited in {where}" for rule, where in cited.items()}
    strangers |= {rule: f"marked by {tests[0]}" for rule, tests in seen.tested.items()}
    strangers |= {rule: f"cited as {', '.join(ways)}" for rule, ways in seen.fired.items()}
    return Findings(
        untested={
            id_: rule.text["en"] for id_, rule in rules.items() if rule.kind in TESTED and id_ not in seen.tested
        },
        silent={id_: rule.fires for id_, rule in rules.items() if rule.fires and id_ not in seen.fired},
        unknown={id_ or "(empty)": remark for id_, remark in strangers.items() if id_ not in rules},
    )


def show(console: Console, title: str, remark: str, rows: Mapping[str, str]) -> None:
    if not rows:
        return
    table = Table(title=title, title_justify="left", caption_justify="left", show_lines=False)
    table.add_column("rule", no_wrap=True)
    table.add_column(remark)
    for rule, words in rows.items():
        table.add_row(rule, words)
    console.print(table)


def every_rule() -> dict[str, Rule]:
    return {id_: rule for book in register.books() for id_, rule in register.load(book).items()}


@click.command()
@click.option("--from", "folder", default=ROOT / "build" / "rules", type=click.Path(path_type=Path), help="the notes")
@click.option("--manners", is_flag=True, help="list the manners too, with the reason why they are silent")
def main(folder: Path, manners: bool) -> None:
    """Say which rules lack a test or a citation; the exit code is 1 if any does."""
    rules = every_rule()
    seen = read_notes(folder)
    prefixes = {id_.partition("-")[0] for id_ in rules}
    found = compare(rules, seen, cited_in(ROOT / "src", prefixes))
    console = Console()
    show(console, "Rules without a test", "what it says", found.untested)
    show(console, "Rules that never fired", "where they should", found.silent)
    show(console, "Ids that no book knows", "where they stand", found.unknown)
    if manners:
        silent = {id_: rule.why_silent for id_, rule in rules.items() if rule.kind == "manner"}
        show(console, "Manners", "why they are silent", silent)
    tested = sum(rule.kind in TESTED for rule in rules.values()) - len(found.untested)
    fired = sum(bool(rule.fires) for rule in rules.values()) - len(found.silent)
    console.print(
        f"rules: {tested} tested, {len(found.untested)} not; "
        f"{fired} fired, {len(found.silent)} never; {len(found.unknown)} unknown ids"
    )
    sys.exit(0 if found.complete else 1)


if __name__ == "__main__":
    main()
