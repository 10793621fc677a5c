"""What `help` shows while one plays: everything that can be typed instead of an answer."""

from __future__ import annotations

from rich.table import Table as Grid

from backroom.cli.face import Face


def help_table(face: Face) -> Grid:
    """A line for each word, with what it does."""
    grid = Grid.grid(padding=(0, 2))
    for typed, meaning in commands(face):
        grid.add_row(f"[b]{typed}[/]", meaning)
    return grid


def commands(face: Face) -> list[tuple[str, str]]:
    """What can be typed instead of an answer, and what it does."""
    samples = face.samples
    return [
        ("a number", samples.number),
        ("a word", f"the same in words, such as: {samples.words}; beginnings will do: {samples.short}"),
        ("?", "the rules behind this question"),
        ("? 3", f"the rules behind option 3; also: {' · '.join(f'? {word}' for word in samples.lookups)}"),
        ("table", samples.table),
        ("hand", samples.hand),
        *((word, page.meaning) for word, page in face.pages().items()),
        ("log", "the whole game so far, turn by turn, with the rule behind every line"),
        ("undo", "take your last word back, if nobody has learnt anything from it"),
        ("leave", "give up your seat; the others play on, and you may watch"),
        ("quit", "close the table for everybody"),
    ]
