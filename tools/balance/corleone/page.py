"""The page: tables and drawings from the sums, and what the bars say. Everything on it is made, nothing is typed in.

The one thing that is written by hand are the reasons for cards beyond a bar, in `reasons.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from backroom.games.corleone import words as w
from backroom.games.corleone.game import CORLEONE
from tools.balance.corleone.cards import CardFigures, card_figures
from tools.balance.corleone.play import ALL_GREEDY, ALL_RANDOM, ONE_RANDOM
from tools.balance.corleone.tally import Tally
from tools.balance.figures import Interval, fair_shares, mean, share
from tools.balance.markdown import table, tenths, yes
from tools.balance.study import GREEDY, RANDOM, WANTED, Summary

REASONS = Path(__file__).with_name("reasons.toml")

SEAT_BAR = 1.15  # times the fair share
TAKEN_BAR = 0.02
WINS_BAR = 1.5  # times the fair share


class Row(NamedTuple):
    """One card with its figures over all table sizes."""

    card: str
    figures: CardFigures


def write_page(summary: Summary[Tally], folder: Path) -> None:
    """The page and its drawings."""
    from tools.balance.plots import draw_shares, draw_spread  # only here is the drawing library needed

    greedy = summary.tables(ALL_GREEDY)
    folder.mkdir(parents=True, exist_ok=True)
    spread = [(f"{t.players} players", t.fortunes[GREEDY]) for t in greedy]
    draw_spread(spread, 5, 125, "Final fortunes of greedy bots", "dollars", folder / "corleone-fortunes.svg")
    seats = [(f"{t.players} players, seat {k}", i) for t in greedy for k, i in enumerate(seat_shares(t))]
    draw_shares(seats, SEAT_BAR, "Wins by seat, greedy bots", folder / "corleone-seats.svg")
    for name, allies, title in (("jobs", False, "completed a job"), ("allies", True, "bought an ally")):
        rows = [(row.card, row.figures.wins) for row in card_rows(summary.edition, greedy, allies=allies)]
        draw_shares(rows, WINS_BAR, f"Wins of who {title}", folder / f"corleone-{name}.svg")
    (folder / "corleone.md").write_text("\n".join(lines(summary)) + "\n")


def seat_shares(tally: Tally) -> list[Interval]:
    return fair_shares(tally.seat_wins, tally.games)


def order_shares(tally: Tally) -> list[Interval]:
    return fair_shares(tally.order_wins, tally.games)


def card_rows(edition: str, tallies: Sequence[Tally], *, allies: bool) -> list[Row]:
    """Jobs or allies with their figures, those that win most first, of the edition that was played."""
    game = CORLEONE.of_edition(edition)
    assert game is not None, "every edition of the house is kept"
    names = game.notation.cards
    cards = names[w.FIRST_ALLY :] if allies else names[w.FIRST_JOB : w.FIRST_ALLY]
    rows = [Row(card, card_figures(tallies, card)) for card in cards]
    return sorted(rows, key=lambda row: -row.figures.wins.value)


def lines(summary: Summary[Tally]) -> list[str]:
    greedy, blind = summary.tables(ALL_GREEDY), summary.tables(ALL_RANDOM)
    mixed = summary.tables(ONE_RANDOM)
    return [
        *opening(summary, greedy, blind, mixed),
        *bars(summary.edition, greedy),
        *fortunes(greedy, blind, mixed),
        *seats(greedy),
        *jobs(greedy, blind),
        *supplies(greedy),
        *cards(summary.edition, greedy, allies=False),
        *cards(summary.edition, greedy, allies=True),
        *length(greedy, blind),
        *happenings(greedy),
        *meaning(),
    ]


OPENING = """\
# Corleone's Empire: how the house edition plays

Simple bots play very many games with the [house edition](../editions.md); this page counts what came of it.
It is made by one command. The second one writes the page anew from the sums that lie beside it.

```
python -m tools.balance corleone --games {greedy} --random {random} --mixed {mixed} --seed {seed}
python -m tools.balance corleone --page
```

For each number of players: {greedy:,} games of greedy bots, {random:,} of random bots, and {mixed:,} of one random
bot among greedy ones, which moves from seat to seat. Nothing else is rotated: chance draws the first player.
Seed {seed}, edition `{edition}`, rules and bots `{sources}`.

The random bot says any word of its menu. The greedy bot says the word that is worth most at once: it sees its
own cards and the open table, and reckons in dollars what a front, a job, a marker or an ally is worth with this
hand. It makes no plans, does not read its rivals, and bids by a rule of thumb.

Brackets hold 95 % intervals. A bar is missed only if the whole interval lies beyond it. A shared win counts in
equal parts.
"""


def opening(summary: Summary[Tally], greedy: list[Tally], blind: list[Tally], mixed: list[Tally]) -> list[str]:
    text = OPENING.format(
        greedy=greedy[0].games,
        random=blind[0].games,
        mixed=mixed[0].games,
        seed=summary.seed,
        edition=summary.edition,
        sources=summary.sources,
    )
    if greedy[0].games < WANTED:
        text += (
            f"\nThe bars are meant for {WANTED:,} greedy games for each number of players; this page rests on fewer.\n"
        )
    return text.split("\n")


def bars(edition: str, greedy: list[Tally]) -> list[str]:
    """The verdicts."""
    all_seats = [(t.players, k, i) for t in greedy for k, i in enumerate(seat_shares(t))]
    players, seat, worst = max(all_seats, key=lambda entry: entry[2].low)
    rows = card_rows(edition, greedy, allies=False) + card_rows(edition, greedy, allies=True)
    least = min(rows, key=lambda row: row.figures.taken.high)
    most = max(rows, key=lambda row: row.figures.wins.low)
    beyond = [row.card for row in rows if is_beyond(row)]
    return [
        "## The bars",
        "",
        *table(
            ["bar", "worst", "met"],
            [
                [
                    f"no seat wins more than {SEAT_BAR} times its fair share",
                    f"seat {seat} of {players}: {worst}",
                    yes(worst.low <= SEAT_BAR),
                ],
                [
                    f"no card is taken in under {TAKEN_BAR:.0%} of the games where it was seen",
                    f"{least.card}: {least.figures.taken.percent()} %",
                    yes(least.figures.taken.high >= TAKEN_BAR),
                ],
                [
                    f"no card wins more than {WINS_BAR} times the base rate",
                    f"{most.card}: {most.figures.wins}",
                    yes(most.figures.wins.low <= WINS_BAR),
                ],
                [
                    "every card beyond one of these two has its reason told below",
                    ", ".join(f"`{card}`" for card in beyond) or "none is beyond",
                    yes(all(card in reasons() for card in beyond)),
                ],
            ],
        ),
    ]


def is_beyond(row: Row) -> bool:
    return row.figures.taken.high < TAKEN_BAR or row.figures.wins.low > WINS_BAR


def reasons() -> dict[str, str]:
    """Why a card may lie beyond a bar."""
    found: dict[str, str] = tomllib.loads(REASONS.read_text())
    return found


def fortunes(greedy: list[Tally], blind: list[Tally], mixed: list[Tally]) -> list[str]:
    rows = []
    for tallies, bot, name in ((greedy, GREEDY, "greedy"), (blind, RANDOM, "random")):
        for t in tallies:
            counts, players = t.fortunes[bot], t.games * t.players
            parts = " + ".join(f"{part / players:.1f}" for part in t.parts[bot])
            spread = tenths(counts)
            rows.append([f"{t.players} {name}", mean(counts), spread, f"{mean(t.winning).value:.1f}", parts])
    duel = [
        [
            t.players,
            mean(t.fortunes[GREEDY]),
            mean(t.fortunes[RANDOM]),
            share(t.bot_wins[RANDOM], t.games).percent(),
            f"{100 / t.players:.0f}",
        ]
        for t in mixed
    ]
    return [
        "## Final fortunes",
        "",
        *table(
            ["players", "mean $", "10 / 50 / 90 % of players", "winner's mean $", "money + territories + colours"], rows
        ),
        "![Final fortunes of greedy bots](corleone-fortunes.svg)",
        "",
        "Decisions matter: one random bot among greedy ones.",
        "",
        *table(["players", "greedy, mean $", "random, mean $", "games the random one wins, %", "fair share, %"], duel),
    ]


def seats(greedy: list[Tally]) -> list[str]:
    by_seat = [[t.players, *seat_shares(t), *[""] * (w.MOST - t.players)] for t in greedy]
    by_order = [[t.players, *order_shares(t), *[""] * (w.MOST - t.players)] for t in greedy]
    return [
        "## Wins by seat",
        "",
        "Greedy bots; wins as a multiple of the fair share. Seats are numbered clockwise, and the first player of",
        "Act I is drawn, so seats should be alike.",
        "",
        *table(["players", *[f"seat {k}" for k in range(w.MOST)]], by_seat),
        "![Wins by seat](corleone-seats.svg)",
        "",
        "By the order of play, from the first player of Act I clockwise. The horse head may change hands later.",
        "",
        *table(["players", "first", "second", "third", "fourth", "fifth"], by_order),
    ]


def jobs(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    rows = []
    for tallies, bot in ((greedy, GREEDY), (blind, RANDOM)):
        for t in tallies:
            players = t.games * t.players
            colours = [f"{n / players:.2f}" for n in t.colours[bot]]
            counts = t.jobs[bot]
            spread = tenths(counts)
            rows.append([f"{t.players} {bot}", mean(counts), spread, *colours])
    return [
        "## Jobs completed per player",
        "",
        *table(["players", "mean", "10 / 50 / 90 % of players", *w.COLOURS], rows),
    ]


def supplies(greedy: list[Tally]) -> list[str]:
    names = CORLEONE.notation.cards[: w.PILES]
    games = [[t.players, *[f"{100 * n / t.games:.1f}" for n in t.dry]] for t in greedy]
    time = [[t.players, *[f"{100 * n / t.questions:.1f}" for n in t.dry_questions]] for t in greedy]
    lost = [
        [t.players, f"{t.events.get('lacked', 0) / t.games:.2f}", f"{t.events.get('reshuffled', 0) / t.games:.2f}"]
        for t in greedy
    ]
    return [
        "## Supplies that run dry",
        "",
        "Greedy bots. In how many percent of the games a pile was empty at some question:",
        "",
        *table(["players", *names], games),
        "At how many percent of all questions it was empty:",
        "",
        *table(["players", *names], time),
        "Cards not to be had because their pile was empty (a lower note is paid for a missing one, and not counted),",
        "and how often the job deck was made anew from the discard pile:",
        "",
        *table(["players", "cards lost per game", "new decks per game"], lost),
    ]


def cards(edition: str, greedy: list[Tally], *, allies: bool) -> list[str]:
    rows = card_rows(edition, greedy, allies=allies)
    told = reasons()
    made = []
    for card, figures in rows:
        cells: list[object] = [f"`{card}`", f"{100 * figures.seen.value:.0f}", figures.taken.percent(), figures.wins]
        if allies:
            cells.append(f"{figures.plays:.2f}")
        by_size = [card_figures([t], card) for t in greedy]
        cells.append(" / ".join(f"{100 * f.taken.value:.0f}" for f in by_size))
        cells.append(" / ".join(f"{f.wins.value:.2f}" for f in by_size))
        made.append(cells)
    taken, taker = ("bought", "buyer") if allies else ("completed", "completer")
    head = ["card", "seen, % of games", f"{taken}, % of those", f"wins of the {taker}"]
    head += ["played, times"] if allies else []
    beyond = [f"- `{row.card}`: {told.get(row.card, '**no reason is given**')}" for row in rows if is_beyond(row)]
    name = "allies" if allies else "jobs"
    return [
        f"## {name.capitalize()}",
        "",
        "Greedy bots, all table sizes together; wins as a multiple of the fair share of a seat. The last columns are",
        f"for 2 / 3 / 4 / 5 players. Cards are {taken} more often by players who do well anyway, so the mean lies",
        f"above 1: it is {sum(row.figures.wins.value for row in rows) / len(rows):.2f} over all {name}.",
        "",
        *table([*head, f"{taken}, % by size", "wins by size"], made),
        *([*beyond, ""] if beyond else []),
        f"![Wins of who has it](corleone-{name}.svg)",
        "",
    ]


def length(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    rows = []
    for tallies, bot in ((greedy, GREEDY), (blind, RANDOM)):
        for t in tallies:
            spread = tenths(t.lengths)
            each = t.choices / t.games / t.players
            rows.append(
                [
                    f"{t.players} {bot}",
                    f"{t.questions / t.games:.0f}",
                    spread,
                    f"{t.choices / t.games:.0f}",
                    f"{each:.0f}",
                ]
            )
    return [
        "## Length in decisions",
        "",
        "A decision is one answered question; every card discarded at Tribute is one, too. Where only one word could",
        "be said, it was no choice.",
        "",
        *table(["players", "per game", "10 / 50 / 90 % (in tens)", "with a choice", "... per player"], rows),
    ]


HAPPENINGS = {
    "thug": "thugs played",
    "member": "family members played",
    "job": "jobs completed",
    "ally": "allies played",
    "laundered": "notes laundered",
    "whacked": "figures whacked",
    "shared_front": "fronts shared with a controller",
    "turf_won": "turf wars won",
    "no_winner": "turf wars without a winner",
    "remarked": "markers moved for want of others",
    "no_ally": "bidders without an ally",
    "no_effect": "effects without a target",
    "idle": "turns passed",
}


def happenings(greedy: list[Tally]) -> list[str]:
    rows = [[text, *[f"{t.events.get(what, 0) / t.games:.2f}" for t in greedy]] for what, text in HAPPENINGS.items()]
    head = ["per game of greedy bots", *[f"{t.players} players" for t in greedy]]
    return ["## What happens in a game", "", *table(head, rows)]


def meaning() -> list[str]:
    text: list[str] = Path(__file__).with_name("reading.md").read_text().rstrip().split("\n")
    return text
