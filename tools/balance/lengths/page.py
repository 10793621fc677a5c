"""The page: one table for each question, with a line for every length. What is chosen and why is in `reading.md`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tools.balance.figures import Interval, mean, share
from tools.balance.lengths.play import CAPOS, CHIP_SPACES, LENGTHS, SOLDIERS, THOUGHT, line_up
from tools.balance.lengths.tally import Tally
from tools.balance.markdown import table
from tools.balance.study import Summary

READING = Path(__file__).with_name("reading.md")
SORTS = (SOLDIERS, CAPOS)

Figure = Callable[[Tally], str]

OPENING = """\
# Der Pate: how long the tracks are

How many spaces the tracks of reputation and influence have is not told by anybody; see [editions](../editions.md). The
same games are played here on tracks of {lengths} spaces after the start space, by bots that want to win, and counted.
It is made by one command, which goes on where it was stopped; the second one writes the page anew from the sums that
lie beside it.

```
python -m tools.balance derpate-tracks --soldiers {soldiers} --capos {capos} --seed {seed}
python -m tools.balance derpate-tracks --page
```

For each length and each number of players: {soldiers:,} games of soldiers, and {capos:,} of capos that try
{thought} times before every word. The chips lie on spaces {chips} throughout, and the same seeds come up on every
length. Both bots know how long the track before them is, but what things are worth to a capo was fitted on tracks of
12. Seed {seed}, rules and bots `{sources}`. Brackets hold 95 % intervals.
"""


def write_page(summary: Summary[Tally], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "derpate-tracks.md").write_text("\n".join(lines(summary)) + "\n")


def lines(summary: Summary[Tally]) -> list[str]:
    return [
        *opening(summary),
        *chapter(
            summary,
            "Who survives",
            "Players who came to the end of the track that decided, in percent.",
            lambda tally: share(tally.survived, tally.games * tally.players).percent(),
        ),
        *chapter(
            summary,
            "Games in which somebody is eliminated",
            "In percent of the games.",
            lambda tally: eliminating(tally).percent(),
        ),
        *chapter(
            summary,
            "Games that nobody survives",
            "In percent of the games.",
            lambda tally: share(tally.no_winner, tally.games).percent(),
        ),
        *chapter(
            summary,
            "Games that elimination decides",
            "Somebody who was eliminated had more money than the winner, or nobody survived; in percent of the games.",
            lambda tally: share(tally.overtaken + tally.no_winner, tally.games).percent(),
        ),
        *chapter(
            summary,
            "Ties",
            "Games in which two survivors or more had the most money, and of those the ones that stayed shared; in "
            "percent of the games.",
            lambda tally: f"{share(tally.tied, tally.games).percent()}, {share(tally.shared, tally.games).percent()}",
        ),
        *chapter(
            summary,
            "Length of a game",
            "Questions with more than one option, of all players together. A game has seven rounds on every board.",
            lambda tally: short(mean(tally.choices)),
        ),
        *chapter(
            summary,
            "Wins by seat",
            "As multiples of the fair share among the games that have a winner, from the start player on; the interval "
            "of the seat that wins most.",
            by_seat,
        ),
        *READING.read_text().rstrip().split("\n"),
    ]


def opening(summary: Summary[Tally]) -> list[str]:
    return OPENING.format(
        lengths=", ".join(map(str, LENGTHS)),
        soldiers=games_of(summary, SOLDIERS),
        capos=games_of(summary, CAPOS),
        thought=THOUGHT,
        chips=", ".join(map(str, CHIP_SPACES)),
        seed=summary.seed,
        sources=summary.sources,
    ).split("\n")


def games_of(summary: Summary[Tally], sort: str) -> int:
    return summary.tables(line_up(sort, LENGTHS[0]))[0].games


def chapter(summary: Summary[Tally], title: str, what: str, figure: Figure) -> list[str]:
    """A line for every length, a column for each sort of bot at each table size."""
    players = [tally.players for tally in summary.tables(line_up(SOLDIERS, LENGTHS[0]))]
    head = ["spaces", *[f"{n} {sort}" for sort in SORTS for n in players]]
    rows = [
        [length, *[figure(tally) for sort in SORTS for tally in summary.tables(line_up(sort, length))]]
        for length in LENGTHS
    ]
    return [f"## {title}", "", what, "", *table(head, rows)]


def eliminating(tally: Tally) -> Interval:
    return share(tally.games - full(tally.alive, tally.players), tally.games)


def full(alive: Mapping[str, int], players: int) -> int:
    """Games that everybody survived."""
    return alive.get(str(players), 0)


def by_seat(tally: Tally) -> str:
    won = [share(wins, tally.games - tally.no_winner).times(tally.players) for wins in tally.seat_wins]
    most = max(won)
    return f"{' / '.join(f'{seat.value:.2f}' for seat in won)} ({most.low:.2f} to {most.high:.2f})"


def short(interval: Interval) -> str:
    return f"{interval.value:.0f} ({interval.low:.0f} to {interval.high:.0f})"
