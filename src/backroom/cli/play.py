"""`backroom play`: sit down, be dealt a hand, and play against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import backroom
from backroom.bots import Bot, PlainBot, RandomBot
from backroom.cli.face import Face
from backroom.cli.faces import find_face
from backroom.cli.screen import examples, make_console
from backroom.cli.sitting import Left, Sitting
from backroom.games.table import Table

BOTS: dict[str, Callable[[int], Bot]] = {"plain": PlainBot, "random": RandomBot}
EXPANSIONS = ("reformation", "inquisitor", "anarchist")
INTERRUPTED = 130


@click.command(
    epilog=examples(
        "backroom play coup                      you and three bots, the classic game",
        "backroom play coup --seats 6            a bigger table",
        "backroom play coup --everything         with all expansions",
        "backroom play coup --seed 7             the same deal every time",
    )
)
@click.argument("game", metavar="[GAME]", default="coup")
@click.option("--seats", default=4, metavar="N", show_default=True, help="How many sit at the table, you included.")
@click.option("--seat", "me", default=0, metavar="N", show_default=True, help="Your seat; seat 0 begins.")
@click.option("--reformation", is_flag=True, help="Two parties: party-mates are safe from each other.")
@click.option("--inquisitor", is_flag=True, help="The Inquisitor, who looks at cards, replaces the Ambassador.")
@click.option("--anarchist", is_flag=True, help="Adds the bomb.")
@click.option("--everything", is_flag=True, help="All three of the above.")
@click.option(
    "--option",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="Any other agreement of the table; 'backroom games' lists them. May be repeated.",
)
@click.option("--bots", type=click.Choice(list(BOTS)), default="plain", show_default=True, help="Who you play against.")
@click.option("--seed", type=int, metavar="N", help="Deal the same cards again.")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Save the game to this file.")
@click.option("--quiet", is_flag=True, help="Leave out how the game is played.")
def play(
    game: str,
    *,
    seats: int,
    me: int,
    reformation: bool,
    inquisitor: bool,
    anarchist: bool,
    everything: bool,
    chosen: tuple[str, ...],
    bots: str,
    seed: int | None,
    record: Path | None,
    quiet: bool,
) -> None:
    """Play a game against bots.

    You choose by number. While you play, ? explains the question, ? 3 the third option, and help lists what
    else you can type. The bots see their own cards and what lies open, like you.
    """
    face = find_face(game)
    said = {"reformation": reformation, "inquisitor": inquisitor, "anarchist": anarchist}
    options: dict[str, object] = {name: True for name, on in said.items() if on or everything}
    options |= dict(read_option(text) for text in chosen)
    if record is not None and not record.absolute().parent.is_dir():
        raise click.UsageError(f"the folder of {record} does not exist")
    table = sit_down(game, seats, me, seed, options)
    console = make_console()
    if not quiet:
        show_primer(console, table.game.title, face.primer(options))
    while evening(console, face, table, me, BOTS[bots], record):
        table = sit_down(game, seats, me, None, options)
        record = next_name(record)


def read_option(text: str) -> tuple[str, bool | int | str]:
    """`name=value`; the name alone switches it on."""
    name, _, value = text.partition("=")
    name, value = name.strip().lower().replace("-", "_"), value.strip().lower()
    if value in ("", "true", "yes", "on"):
        return name, True
    if value in ("false", "no", "off"):
        return name, False
    return name, int(value) if value.isdecimal() else value


def sit_down(game: str, seats: int, me: int, seed: int | None, options: dict[str, object]) -> Table:
    try:
        table = backroom.new(game, seats=seats, seed=seed, options=options)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if not 0 <= me < seats:
        raise click.UsageError(f"there is no seat {me} at this table; seats go from 0 to {seats - 1}")
    return table


def show_primer(console: Console, title: str, primer: list[str]) -> None:
    console.print()
    console.print(f"[head]{title} in a few lines[/]")
    lines = Grid.grid(padding=(0, 2))
    for n, line in enumerate(primer, 1):
        lines.add_row(f"[number]{n}[/]", line)
    console.print(lines)
    console.print()
    console.print("Choose by number. [b]?[/] explains the question, [b]help[/] lists what else you can type.")


def evening(
    console: Console, face: Face, table: Table, me: int, make: Callable[[int], Bot], record: Path | None
) -> bool:
    """One game; True if the person wants another."""
    seed = int(table.fate.seed)
    sitting = Sitting(console, face, table, me, lambda seat: make(seed * 16 + seat))
    try:
        sitting.play()
        show_end(console, face, sitting)
        if record is None:
            offer_record(console, sitting)
        else:
            save(console, table, record)
        return sitting.read("Play again? (y/n): ").strip().lower() in ("y", "yes")
    except Left as left:
        if record is not None and not table.over:
            save(console, table, record)
        if not table.over:
            console.print(str(left))
        return False
    except KeyboardInterrupt:
        console.print()
        if record is not None and not table.over:
            save(console, table, record)
        console.print("You leave the table. Until next time!")
        raise click.exceptions.Exit(INTERRUPTED) from None


def show_end(console: Console, face: Face, sitting: Sitting) -> None:
    result = sitting.table.result
    assert result is not None
    winners = " and ".join(sitting.names.start(seat) for seat in result.winners)
    console.print()
    if sitting.me in result.winners:
        console.print("[good]You win![/]")
    elif winners:
        console.print(f"[head]{winners} wins.[/] Better luck next time.")
    else:
        console.print(f"[head]Nobody wins:[/] {result.why}.")
    console.print()
    console.print(face.ending(sitting.table.view(sitting.me), sitting.names))


def offer_record(console: Console, sitting: Sitting) -> None:
    """Ask for a file name until one works or none is wanted."""
    while True:
        name = sitting.read("Save the game? Type a file name such as game.json, or press Enter for no: ").strip()
        if not name or name.lower() in ("n", "no"):
            return
        path = Path(name).expanduser()
        path = path if path.suffix else path.with_suffix(".json")
        if name.lower() in ("y", "yes"):
            path = next_free(Path("coup-game.json"))
        if path.exists():
            console.print(f"{escape(str(path))} exists already; take another name.")
        elif save(console, sitting.table, path):
            return


def save(console: Console, table: Table, path: Path) -> bool:
    try:
        path.write_text(table.record() + "\n", encoding="utf-8")
    except OSError as error:
        console.print(f"{escape(str(path))} cannot be written: {error.strerror}.")
        return False
    console.print(f"Saved. Watch it with: [b]backroom replay {escape(str(path))}[/]", soft_wrap=True)
    return True


def next_name(path: Path | None) -> Path | None:
    """The next game of the evening gets a file of its own."""
    return None if path is None else next_free(path)


def next_free(path: Path) -> Path:
    n, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{n}")
        n += 1
    return free
