"""`why` after the game: what a bot weighed before each of its moves, and what it expected of them."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from backroom.bots.reasons import Weighed
from backroom.bots.recall import Told, counted
from backroom.bots.thoughts import THOUGHTS
from backroom.cli.grammar import listed
from backroom.cli.screen import Names
from backroom.cli.sitting import Sitting
from backroom.games.record import fresh, read, step
from backroom.games.table import Table

MOST = 12  # thoughts that are shown at once
ALL = "all"
BEFORE = "Set-up"
BESIDES = 3  # alternatives that are named


def show_reasons(console: Console, sitting: Sitting, asked: list[str]) -> None:
    """`asked` is what was typed after `why`: nothing, a bot, or a bot and `all`."""
    table, told = recall(sitting)
    names, said = sitting.names, {word.lower() for word in asked}
    bots = sorted({one.seat for one in told})
    wanted = bots if len(bots) == 1 else [seat for seat in bots if names.start(seat).lower() in said]
    console.print()
    if not bots:
        console.print("These bots keep their thoughts to themselves; soldiers and capos tell them.")
    elif not wanted:
        called = [f"[b]why {names.start(seat)}[/]" for seat in bots]
        console.print(f"Whose thoughts? Type {listed(called, 'or')}. Rookies keep theirs to themselves.")
    else:
        name = names.start(wanted[0])
        mine = [one for one in told if one.seat == wanted[0]]
        shown = mine if ALL in said else anew(mine)[-MOST:]
        console.print(f"[head]What {name} was thinking[/]")
        console.print(thoughts(sitting, table, shown))
        console.print(
            "[off]Turns are called as in [b]log[/b]; the number before them is the word's, as in a replay.[/]"
        )
        if any(weighed.share is not None for one in shown for weighed in one.reason.weighed):
            console.print(f"[off]The figures: how often {name} hoped to win. It does not always take the highest.[/]")
        if len(shown) < len(mine):
            console.print(f"The last {len(shown)} thoughts of {len(mine)} moves. All of them: [b]why {name} all[/].")


def anew(told: list[Told]) -> list[Told]:
    """Without what was said in the same breath for the same reason: of ten cards that go at Tribute the first."""
    before: list[Told | None] = [None, *told]
    return [
        one
        for last, one in zip(before, told, strict=False)
        if last is None or (last.word + 1, last.reason.thought) != (one.word, one.reason.thought)
    ]


def recall(sitting: Sitting) -> tuple[Table, list[Told]]:
    """The game as its record has it, and the reasons of the words in it."""
    game = sitting.table.game
    table = read(sitting.table.record(), {game.key: game})
    return table, counted(table, {seat: chair.recalled for seat, chair in sitting.chairs.items() if chair.recalled})


def thoughts(sitting: Sitting, table: Table, told: list[Told]) -> Grid:
    """Move by move: when and what was done, why, and what else was weighed, with the numbers of words in a replay."""
    sentences = THOUGHTS[table.game.key]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column()
    before = ""
    names = Names([sitting.names.within(seat) for seat in range(table.seats)], sitting.me)  # as whom a move is aimed at
    twin = fresh(table)
    reached = 0
    for one in told:
        for seat, action in table.log[reached : one.word]:
            step(twin, seat, action)
        reached = one.word
        twin.roll_all()
        view = twin.view(one.seat)
        titles = {choice.word: choice.title for choice in sitting.face.choices(view, names)}
        when = sitting.face.when(twin.events(), sitting.names) or BEFORE
        done = titles.get(one.reason.word, one.reason.word)
        others = [weighed for weighed in one.reason.weighed if weighed.word != one.reason.word][:BESIDES]
        expected = next((w.share for w in one.reason.weighed if w.word == one.reason.word), None)
        begins = f"[off]{escape(when)}:[/] " if when != before else ""
        before = when
        thought = sentences.get(one.reason.thought) or escape(one.reason.thought)  # of one's own: a sentence as it is
        grid.add_row(str(one.word + 1), f"{begins}[b]{escape(done)}[/]{share(expected)}  {thought}")
        if others:
            grid.add_row("", "[off]instead of[/] " + "; ".join(named(weighed, titles) for weighed in others))
    return grid


def named(weighed: Weighed, titles: dict[str, str]) -> str:
    return f"{escape(titles.get(weighed.word, weighed.word))}{share(weighed.share)}"


def share(expected: float | None) -> str:
    """How often it hoped to win."""
    return "" if expected is None else f" [off]({expected:.0%})[/]"
