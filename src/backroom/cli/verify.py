"""`backroom verify`: is a record whole and true? Every line is replayed, and its seed held against its commitment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from backroom.cli.faces import not_to_be_had
from backroom.cli.lines import Line, lines_of
from backroom.cli.screen import examples, make_console
from backroom.games import GAMES, BadRecord, Game
from backroom.games.editions import game_of
from backroom.games.fates import KeyedFate
from backroom.games.record import read
from backroom.games.table import Table

DIGEST = re.compile(r"[0-9a-fA-F]+")
COMMITMENT_DIGITS, CHECK_DIGITS = 64, 32


class Verdict(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What was found out about one line. `commitment` is the one that its seed has; empty for a seed that has none."""

    file: str
    line: int
    true: bool
    reason: str = ""
    game: str = ""
    version: int = 0
    seats: int = 0
    words: int = 0
    rolls: int = 0
    check: str = ""
    commitment: str = ""
    table: str = ""
    salts: list[str] = []
    scripted: bool = False  # a scene or a script decided what the seed would have
    over: bool = False
    winners: list[int] = []
    scores: list[float] = []
    why: str = ""


@click.command(
    epilog=examples(
        "backroom verify game.json",
        "backroom verify game.json --commitment 5f1e…      the seed is the one that was committed to",
        "backroom verify games/*.jsonl --json",
    )
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--commitment", metavar="HEX", help="What the table showed before the deal: the hash of its seed.")
@click.option("--check", metavar="HEX", help="What the table showed after the game: the checksum of its record.")
@click.option("--edition", metavar="FILE", help="The cards it was played with, if they were not the house's.")
@click.option("--json", "as_json", is_flag=True, help="One line of JSON for each record, for programs.")
def verify(
    files: tuple[str, ...], commitment: str | None, check: str | None, edition: str | None, as_json: bool
) -> int:
    """Check that records are whole and true.

    Each line of a FILE is a record; - reads them from the input. A line is true if it is a whole record, all of its
    words are legal in their order, its seed gives every draw and roll, and it comes to the very game that it was
    written for. The exit code is 0 if all are, else 1.

    That nobody chose the cards is proven by the commitment, and that nobody has written the record anew by its
    checksum, if you give what the table showed you.
    """
    for name, digest, digits in (("--commitment", commitment, COMMITMENT_DIGITS), ("--check", check, CHECK_DIGITS)):
        if digest is not None and not (len(digest) == digits and DIGEST.fullmatch(digest)):
            raise click.UsageError(f"{name} takes {digits} hexadecimal digits")
    games = known_games(edition)
    console = make_console()
    true = found = 0
    last: Verdict | None = None
    for line in with_progress(files, console, as_json=as_json):
        last = judge(line, games, commitment, check)
        found, true = found + 1, true + last.true
        if found == 2 and (commitment or check):
            raise click.UsageError("a commitment and a checksum belong to one record, and there are several")
        show(console, last, as_json=as_json)
    if not as_json:
        explain(console, found, last, commitment, check)
    return 0 if found and found == true else 1


def known_games(edition: str | None) -> dict[str, Game]:
    if edition is None:
        return GAMES
    try:
        key = game_of(edition, [key for key, game in GAMES.items() if game.edition])
        return GAMES | {key: GAMES[key].with_edition(edition)}
    except ValueError as error:
        raise not_to_be_had(error, edition) from None


# Reading.


def with_progress(files: tuple[str, ...], console: Console, *, as_json: bool) -> Iterator[Line]:
    """All lines, with a bar for whoever waits at a terminal; what a program reads is not mixed with it."""
    sizes = [Path(file).stat().st_size if Path(file).is_file() else 0 for file in files if file != "-"]
    shared = console.is_terminal and not as_json
    screen = console if shared else Console(stderr=True)
    hidden = not screen.is_terminal or (as_json and console.is_terminal)
    with Progress(console=screen, transient=True, disable=hidden) as progress:
        bar = progress.add_task("Replaying", total=sum(sizes) if "-" not in files else None)
        for file in files:
            for line in lines_of(file):
                yield line
                progress.advance(bar, line.size)


# Judging.


def judge(line: Line, games: dict[str, Game], commitment: str | None, check: str | None) -> Verdict:
    """Replay a line and hold it against what the table showed."""
    if line.fault:
        return Verdict(file=line.file, line=line.number, true=False, reason=line.fault)
    try:
        table = read(line.text, games)
    except BadRecord as error:
        return Verdict(file=line.file, line=line.number, true=False, reason=str(error))
    verdict = of_table(line, table)
    verdict.reason = objection(verdict, commitment, check)
    verdict.true = not verdict.reason
    return verdict


def of_table(line: Line, table: Table) -> Verdict:
    verdict = Verdict(
        file=line.file,
        line=line.number,
        true=True,
        game=table.game.key,
        version=table.version,
        seats=table.seats,
        words=len(table.log),
        rolls=table.state.rolls,
        check=msgspec.json.decode(line.text)["check"],
        scripted=bool(table.scene or table.scripted),
        over=table.over,
    )
    if isinstance(table.fate, KeyedFate):
        verdict.commitment = table.fate.commitment()
        verdict.table, verdict.salts = table.fate.table_id, list(table.fate.salts)
    if table.result is not None:
        verdict.winners, verdict.scores = table.result.winners, table.result.scores
        verdict.why = f"{table.result.why} ({table.result.rule})"
    return verdict


def objection(verdict: Verdict, commitment: str | None, check: str | None) -> str:
    """Why a record that replays is still not the one that the table showed."""
    if check is not None and check.lower() != verdict.check:
        return f"its checksum is {verdict.check}, not the one given: it is the record of another game"
    if commitment is None:
        return ""
    if not verdict.commitment:
        return "its seed is a plain number, which nobody can have committed to"
    if commitment.lower() != verdict.commitment:
        return f"its seed has the commitment {verdict.commitment}, not the one given: it is another seed"
    if verdict.scripted:
        return "a scene or a script decided what the seed should have, so the commitment proves nothing"
    return ""


# Telling.


def show(console: Console, verdict: Verdict, *, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(verdict))
        return
    place = escape(f"{verdict.file}, line {verdict.line}" if verdict.line else verdict.file)
    if not verdict.true:
        console.print(f"[bad]not true[/]  {place}: {escape(shown(verdict.reason))}", soft_wrap=True)
        return
    title = GAMES[verdict.game].title
    console.print(
        f"[good]true[/]  {place}: {title}, {verdict.seats} seats, {verdict.words} words. {how_it_ended(verdict)}",
        soft_wrap=True,  # one line for each record, however long its path
    )


def how_it_ended(verdict: Verdict) -> str:
    if not verdict.over:
        return "The game is not over."
    won = " and ".join(f"P{seat}" for seat in verdict.winners) or "Nobody"
    scores = ", ".join(f"{score:g}" for score in verdict.scores)
    return escape(f"{won} won; scores {scores}. {verdict.why}")


def shown(text: str) -> str:
    """What a stranger wrote, with nothing in it that could upset a terminal, and not too much of it."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in text)
    return plain if len(plain) <= 400 else plain[:399] + "…"


def explain(console: Console, found: int, verdict: Verdict | None, commitment: str | None, check: str | None) -> None:
    """For a single true record: what was checked, and what it proves."""
    if found != 1 or verdict is None or not verdict.true:
        return
    console.print()
    source = "its seed and its script give" if verdict.scripted else "its seed gives"
    console.print(
        "Checked: the line is whole and written as its game would be written; every word is legal in its order; "
        f"{source} all {verdict.rolls} draws and rolls; and everything that happened agrees with the checksum."
    )
    if verdict.scripted:
        console.print("It began from a scene, or a script decided draws: it proves nothing about the deal.")
    elif not verdict.commitment:
        console.print("Its seed is a plain number, as in tests: whoever chose it chose the cards.")
    elif commitment:
        console.print("The seed is the one that was committed to: nobody chose the cards, if the salts are yours.")
    else:
        console.print(f"Compare with what the table showed before the deal: commitment {verdict.commitment}")
    if verdict.salts:
        salts = ", ".join(f"P{seat} '{salt}'" for seat, salt in enumerate(verdict.salts))
        console.print(f"Table {escape(shown(verdict.table))}; salts: {escape(shown(salts))}")
    if check is None:
        console.print(f"Compare with what the table showed after the game: checksum {verdict.check}")
