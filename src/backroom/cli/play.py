"""`backroom play`: sit down, be dealt a hand, and play against bots in the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import backroom
from backroom.bots import Bot
from backroom.bots.arena import Broken, Unknown
from backroom.cli.company import find_kinds, maker, seat_kinds, show_company, untimed
from backroom.cli.face import Face
from backroom.cli.faces import FACES, find_face, find_game
from backroom.cli.grammar import listed
from backroom.cli.reasons import show_reasons
from backroom.cli.screen import Names, command, examples, make_console
from backroom.cli.sitting import Left, Sitting
from backroom.games import GAMES, Game
from backroom.games.table import Table
from backroom.games.wording import brief

BOTS_HELP = "; ".join(f"in {key} {listed(untimed(face.bots()))}" for key, face in FACES.items())
TIMES_HELP = listed(kind for kind in FACES["coup"].bots() if "@" in kind)
INTERRUPTED = 130
BROKEN = 1
AGAIN = "Play again? (y/n): "
AGAIN_OR_WHY = "Play again? Or type why, to hear what the bots thought. (y/n): "
YES = ("y", "yes")
NO = ("n", "no", "quit", "exit", "leave")
AFTERWARDS = (
    "[b]y[/] deals again, [b]n[/] ends. [b]log[/] shows the whole game that was, [b]why[/] what the bots thought."
)
MOST_DIGITS = 9  # of a number that an option may have


@click.command(
    epilog=examples(
        "backroom play coup                      you and three bots, the classic game",
        "backroom play coup --seats 6            a bigger table",
        "backroom play coup --everything         with all expansions",
        "backroom play coup --seed 7             the same deal every time",
        "backroom play coup --bots capo,rookie   one capo, and rookies in the other chairs",
        "backroom play coup --bots capo@1000ms   three capos who think for a second",
        "backroom play coup --bots my_bots:Anne  three bots of your own, from my_bots.py in this folder",
        "backroom play corleone --seats 3        Corleone's Empire against two bots",
        "backroom play derpate --seats 3         Der Pate against two bots",
    )
)
@click.argument("game", metavar="[GAME]", default="coup")
@click.option("--seats", default=4, metavar="N", show_default=True, help="How many sit at the table, you included.")
@click.option("--seat", "me", default=0, metavar="N", show_default=True, help="Your seat; seat 0 begins in most games.")
@click.option("--reformation", is_flag=True, help="Coup: two parties; party-mates are safe from each other.")
@click.option("--inquisitor", is_flag=True, help="Coup: the Inquisitor, who looks at cards, replaces the Ambassador.")
@click.option("--anarchist", is_flag=True, help="Coup: adds the bomb.")
@click.option("--everything", is_flag=True, help="Coup: all three of the above.")
@click.option(
    "--edition",
    metavar="FILE",
    help="Corleone's Empire, Der Pate: cards of your own; 'backroom edition --help' says how to make them.",
)
@click.option(
    "--option",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="Any other agreement of the table; 'backroom games' lists them. May be repeated.",
)
@click.option(
    "--bots",
    "named",
    multiple=True,
    metavar="NAMES",
    help="Who you play against, with commas between, in the order of the chairs; the last one fills the chairs that "
    f"are left. There are {BOTS_HELP}. {TIMES_HELP} think so long. module:Factory is a bot of your own.",
)
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="Deal the same cards again. It seeds the bots, too; without it they are seeded in secret.",
)
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Save the game to this new file.")
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
    edition: str | None,
    chosen: tuple[str, ...],
    named: tuple[str, ...],
    seed: int | None,
    record: Path | None,
    quiet: bool,
) -> None:
    """Play a game against bots.

    You choose by number. While you play, ? explains the question, ? 3 the third option, and help lists what
    else you can type. The bots see their own cards and what lies open, like you.
    """
    played = find_game(game, edition)
    face = find_face(played)
    said = {"reformation": reformation, "inquisitor": inquisitor, "anarchist": anarchist}
    options: dict[str, object] = {name: True for name, on in said.items() if on or everything}
    options |= dict(read_option(text) for text in chosen)
    check_record(record)
    kinds = find_kinds(face, named)
    table = sit_down(played, seats, me, seed, options)
    company = seat_kinds(kinds, [seat for seat in range(seats) if seat != me])
    console = make_console()
    sitting = sit(console, face, table, me, maker(face, company, seed))
    if not quiet:
        show_primer(console, face, table)
    if len(set(kinds)) > 1:
        show_company(console, company, Names.at_play(seats, me))
    while evening(console, sitting, record):
        table = sit_down(played, seats, me, None, options)
        sitting = sit(console, face, table, me, maker(face, company, None))
        record = next_name(record)


def check_record(path: Path | None) -> None:
    """The file must be a new one in a folder that is there."""
    if path is None:
        return
    try:
        if path.exists():
            raise click.UsageError(f"{path} exists already; take another name")
        if not path.absolute().parent.is_dir():
            raise click.UsageError(f"the folder of {path} does not exist")
    except OSError as error:
        raise click.UsageError(f"{path} cannot be written: {error.strerror}") from None


def read_option(text: str) -> tuple[str, bool | int | str]:
    """`name=value`; the name alone switches it on."""
    name, _, value = text.partition("=")
    name, value = name.strip().lower().replace("-", "_"), value.strip().lower()
    if value in ("", "true", "yes", "on"):
        return name, True
    if value in ("false", "no", "off"):
        return name, False
    return name, int(value) if value.isdecimal() and len(value) <= MOST_DIGITS else value


def sit_down(game: Game, seats: int, me: int, seed: int | None, options: dict[str, object]) -> Table:
    try:
        table = backroom.new(game, seats=seats, seed=seed, options=options)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if not 0 <= me < seats:
        raise click.UsageError(f"there is no seat {me} at this table; seats go from 0 to {seats - 1}")
    return table


def sit(console: Console, face: Face, table: Table, me: int, make: Callable[[int], Bot]) -> Sitting:
    """The person and the bots at their table; one sentence if a bot cannot be made."""
    try:
        return Sitting(console, face, table, me, make)
    except Unknown as error:
        raise click.ClickException(str(error)) from None


def show_primer(console: Console, face: Face, table: Table) -> None:
    console.print()
    console.print(f"[head]{table.game.title} in a few lines[/]")
    lines = Grid.grid(padding=(0, 2))
    for n, line in enumerate(face.primer(table.options), 1):
        lines.add_row(f"[number]{n}[/]", line)
    console.print(lines)
    console.print()
    console.print("Choose by number. [b]?[/] explains the question, [b]help[/] lists what else you can type.")


def evening(console: Console, sitting: Sitting, record: Path | None) -> bool:
    """One game; True if the person wants another."""
    table = sitting.table
    try:
        sitting.play()
        show_end(console, sitting)
        show_seed(console, table)
        if record is None:
            offer_record(console, sitting)
        else:
            save(console, table, record, sitting.me)
        return wants_another(console, sitting)
    except Left as left:
        if not table.over:
            keep(console, sitting, record)
            console.print(str(left))
        return False
    except Broken as broken:
        console.print()
        console.print(escape(f"{broken}."), soft_wrap=True)
        if record is not None:
            save(console, table, record, sitting.me)
        show_seed(console, table)
        raise click.exceptions.Exit(BROKEN) from None
    except KeyboardInterrupt:
        console.print()
        if not table.over:
            keep(console, sitting, record)
        console.print("You leave the table. Until next time!")
        raise click.exceptions.Exit(INTERRUPTED) from None


def wants_another(console: Console, sitting: Sitting) -> bool:
    """Asked until the answer is a plain yes or no; before it one may look at the game that was."""
    again = AGAIN_OR_WHY if any(chair.recalled for chair in sitting.chairs.values()) else AGAIN
    while True:
        word, *more = sitting.read(again).lower().split() or [""]
        if word in YES:
            return True
        if word in NO:
            return False
        if word == "why":
            show_reasons(console, sitting, more)
        elif word == "log":
            sitting.show_log(sitting.table.view(sitting.me))
        else:
            console.print(AFTERWARDS)


def keep(console: Console, sitting: Sitting, record: Path | None) -> None:
    """Save a game that was left, or say how one could have been saved."""
    if record is not None:
        save(console, sitting.table, record, sitting.me)
    else:
        console.print("To save a game that you may leave, begin it with [b]--record game.json[/].")
    show_seed(console, sitting.table)


def show_end(console: Console, sitting: Sitting) -> None:
    result = sitting.table.result
    assert result is not None
    winners = listed(sitting.names.start(seat) for seat in result.winners) if result.winners else ""
    shared = len(result.winners) > 1
    console.print()
    if sitting.me in result.winners:
        console.print(f"[good]You win{f' together: {winners}' if shared else ''}![/]")
    elif winners:
        console.print(f"[head]{winners} {'win' if shared else 'wins'}.[/] Better luck next time.")
    else:
        console.print(f"[head]Nobody wins:[/] {result.why}.")
    console.print()
    console.print(sitting.face.ending(sitting.table.view(sitting.me), sitting.names))


def show_seed(console: Console, table: Table) -> None:
    """Of every game of an evening, once nobody plays it any more: before that the seed would tell all cards."""
    console.print()
    console.print(f"The same deal again: [b]--seed {table.fate.seed}[/]", soft_wrap=True)


def offer_record(console: Console, sitting: Sitting) -> None:
    """Ask for a file name until one works or none is wanted."""
    while True:
        name = sitting.read("Save the game? Type a file name such as game.json, or press Enter for no: ").strip()
        if not name or name.lower() in NO:
            return
        if name.startswith("?") or name.split()[0].lower() in {*sitting.commands, "why"}:
            console.print("First the file: type a name such as game.json, or press Enter to save nothing.")
            continue
        try:
            path = read_path(name, sitting.table.game.key)
            trouble = "that is a folder" if path is None else "it exists already" if path.exists() else ""
        except (OSError, ValueError, RuntimeError):  # too long, a stray sign, or somebody else's home
            path, trouble = None, "that is no name for a file"
        if path is None or trouble:
            console.print(f"{escape(brief(str(path or name)))}: {trouble}; take another name.")
        elif save(console, sitting.table, path, sitting.me):
            return


def read_path(name: str, game: str) -> Path | None:
    """The file that a person means; None if it is a folder."""
    if name.lower() in ("y", "yes"):
        return next_free(Path(f"{game}-game.json"))
    path = Path(name).expanduser()
    if path.is_dir() or not path.name:
        return None
    return path if path.suffix else path.with_suffix(".json")


def save(console: Console, table: Table, path: Path, me: int) -> bool:
    try:
        path.write_text(table.record() + "\n", encoding="utf-8")
    except OSError as error:
        console.print(f"{escape(str(path))} cannot be written: {error.strerror}.")
        return False
    watch = f"{command()} replay {shlex.quote(str(path))} --seat {me}"
    if table.game is not GAMES[table.game.key]:
        watch += " --edition FILE"  # whatever it is called by then
    console.print(f"Saved. Watch it with: [b]{escape(watch)}[/]", soft_wrap=True)
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
