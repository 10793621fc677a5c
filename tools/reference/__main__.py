"""The commands of the reference."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import track

from tools.reference import files
from tools.reference.changes import Changes, NewDigest
from tools.reference.compare import difference, full_difference, game_in, played, record_difference
from tools.reference.files import GAMES, ONE_IN, Full, Kept
from tools.reference.plan import Plan
from tools.reference.play import digest_of, lines
from tools.reference.telling import tell_game
from tools.reference.wheel import played_by_wheel, run_with_wheel

T = TypeVar("T")

FULL = 40  # games of each key that are kept in full: the first ones

console = Console(stderr=True, soft_wrap=True, highlight=False)


@click.group()
def main() -> None:
    """Games of 0.1.0, kept as a reference."""


@main.command()
@click.option("--games", "keys", multiple=True, type=click.Choice(GAMES), default=GAMES, help="only these games")
@click.option("--all", "everything", is_flag=True, help=f"play every game, not one in {ONE_IN}")
def check(keys: tuple[str, ...], everything: bool) -> None:
    """Play the games again and stop at the first one that differs."""
    changes = Changes(files.CHANGES)
    stop_at_first(changes.faults())
    for key in keys:
        full = watched(files.full_games(key), f"{key}, in full")
        stop_at_first(full_difference(game, changes) for game in full)
        kept = watched(files.kept_games(key)[:: 1 if everything else ONE_IN], f"{key}, digests")
        stop_at_first(difference(game, changes) for game in kept)
        lines = watched([*enumerate(files.records())], f"{key}, records")
        stop_at_first(record_difference(number, line, changes) for number, line in lines if game_in(line) == key)
    click.echo("reference: everything is played as in 0.1.0" + (", but for what has changed" if changes.all else ""))


def stop_at_first(found: Iterable[str]) -> None:
    first = next(filter(None, found), "")
    if first:
        console.print(first, markup=False)
        sys.exit(1)


def watched(things: list[T], what: str) -> Iterable[T]:
    return track(things, what, console=console, disable=not console.is_terminal)


@main.command()
@click.argument("key", type=click.Choice(GAMES))
@click.argument("number", type=int)
@click.option("--kept", is_flag=True, help="as 0.1.0 plays it, by its wheel")
@click.option("--raw", is_flag=True, help="the lines of JSON, in the names of the package that plays")
def show(key: str, number: int, kept: bool, raw: bool) -> None:
    """Show one game, step by step."""
    plan = files.kept_games(key)[number].plan
    if raw:
        click.echo(b"\n".join(played_by_wheel(plan) if kept else lines(plan)))
        return
    steps = played_by_wheel(plan) if kept else played(plan, Changes(files.CHANGES))
    click.echo(f"{plan.where()}\n{tell_game(steps)}")


@main.command()
@click.option("--to", "folder", required=True, type=click.Path(path_type=Path), help="where the files are written")
@click.option("--wheel", is_flag=True, help="with the kept wheel of 0.1.0 instead of the package that is installed")
@click.option("--sample", is_flag=True, help="choose the games and play the records anew (as it was done with 0.1.0)")
def make(folder: Path, wheel: bool, sample: bool) -> None:
    """Write digests and full games. With 0.1.0 they come out as they are kept."""
    if wheel:
        run_with_wheel("make", "--to", str(folder.absolute()), *["--sample"] * sample)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for key in GAMES:
        games = [(plan, list(lines(plan))) for plan in watched(plans(key, sample=sample), key)]
        files.write_digests((Kept(plan, len(steps), digest_of(steps)) for plan, steps in games), key, folder)
        files.write_full((Full(plan, steps) for plan, steps in games[:FULL]), key, folder)
    files.pack((line.encode() for line in records(sample=sample)), folder / "records.jsonl.xz")


def plans(key: str, *, sample: bool) -> list[Plan]:
    if not sample:
        return [game.plan for game in files.kept_games(key)]
    from tools.reference import sample as sampling  # it uses more of 0.1.0 than a later package may have

    return list(sampling.plans(key))


def records(*, sample: bool) -> list[str]:
    if not sample:
        return files.records()
    from tools.reference import sample as sampling

    return [line for key in GAMES for line in sampling.records_of(key)]


@main.command()
@click.argument("rule")
def accept(rule: str) -> None:
    """Write the new digests of all games that differ now, and say what to put into changes.toml."""
    changes = Changes(files.CHANGES)
    new = [found for key in GAMES for game in watched(files.kept_games(key), key) for found in changed(game, changes)]
    refused = [n for n, line in enumerate(files.records()) if record_difference(n, line, changes)]
    path = files.FOLDER / "changes" / f"{rule}.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(found) + b"\n" for found in new))
    click.echo(f'[[change]]\nrule = "{rule}"\nnote = ""\ndigests = "changes/{path.name}"\nrecords = {refused}')


def changed(game: Kept, changes: Changes) -> list[NewDigest]:
    digest = digest_of(played(game.plan, changes))
    return [NewDigest(game.plan.game, game.plan.number, digest)] if digest != changes.expected(game) else []


if __name__ == "__main__":
    main()
