"""The page: tables and drawings from the sums, and what the bars say. Everything on it is made, nothing is typed in.

Its chapters are in `chapters.py`; what to think of the figures is written by hand in `reading.md`.
"""

from __future__ import annotations

from pathlib import Path

from tools.balance.derpate import chapters
from tools.balance.derpate.chapters import DISTRICT_BAR, SEAT_BAR, district_shares, seat_shares
from tools.balance.derpate.play import ALL_GREEDY, ALL_RANDOM, BY_LOT, ONE_GREEDY
from tools.balance.derpate.tally import Tally
from tools.balance.figures import share
from tools.balance.markdown import table, yes
from tools.balance.study import GREEDY, WANTED, Summary

READING = Path(__file__).with_name("reading.md")
NOBODY_BAR = 0.05  # of the games of greedy bots
MIXED_BAR = 1.5  # times the fair share, at least


def write_page(summary: Summary[Tally], folder: Path) -> None:
    """The page and its drawings."""
    from tools.balance.plots import draw_shares, draw_spread  # only here is the drawing library needed

    greedy, lots = summary.tables(ALL_GREEDY), summary.tables(BY_LOT)
    folder.mkdir(parents=True, exist_ok=True)
    spread = [(f"{t.players} players", t.fortunes[GREEDY]) for t in greedy]
    draw_spread(spread, 5, 150, "Final money of greedy bots", "thousands of dollars", folder / "derpate-money.svg")
    seats = [(f"{t.players} players, seat {k}", i) for t in greedy for k, i in enumerate(seat_shares(t))]
    draw_shares(seats, SEAT_BAR, "Wins by seat, greedy bots", folder / "derpate-seats.svg")
    homes = [(f"{t.players} players, {key}", i) for t in lots for key, i in district_shares([t]).items()]
    draw_shares(homes, DISTRICT_BAR, "Wins by district, districts by lot", folder / "derpate-districts.svg")
    (folder / "derpate.md").write_text("\n".join(lines(summary)) + "\n")


def lines(summary: Summary[Tally]) -> list[str]:
    greedy, lots = summary.tables(ALL_GREEDY), summary.tables(BY_LOT)
    blind, mixed = summary.tables(ALL_RANDOM), summary.tables(ONE_GREEDY)
    return [
        *opening(summary),
        *bars(greedy, lots, mixed),
        *chapters.seats(greedy, lots),
        *chapters.districts(greedy, lots),
        *chapters.survival(greedy, blind),
        *chapters.money(greedy, blind, mixed),
        *chapters.sources(greedy, blind),
        *chapters.chips(greedy, blind),
        *chapters.friends(greedy, blind),
        *chapters.businesses(greedy, blind),
        *chapters.tableau(greedy),
        *chapters.happenings(greedy),
        *chapters.length(greedy, blind),
        *READING.read_text().rstrip().split("\n"),
    ]


OPENING = """\
# Der Pate: how the house edition plays

Simple bots play very many games with the [house edition](../editions.md); this page counts what came of it.
It is made by one command. The second one writes the page anew from the sums that lie beside it.

```
python -m tools.balance derpate --games {greedy} --random {random} --mixed {mixed} --seed {seed}
python -m tools.balance derpate --page
```

For each number of players: {greedy:,} games of greedy bots that choose their districts, {lots:,} of greedy bots whose
districts and car are drawn by lot, {random:,} of random bots, and {mixed:,} of one greedy bot among random ones, which
moves from seat to seat. Seat 0 is the start player; the last seat places the car and chooses first.
Seed {seed}, edition `{edition}`, rules and bots `{sources}`.

The random bot says any word of its menu. The greedy bot says the word that is worth most at once: it sees what
everybody sees, and reckons in dollars what a die, a business, a step, a chip or a friend is worth to it, and a little
for the harm to others. It looks ahead over the rows of its own turn and no further, and it never bargains.

Brackets hold 95 % intervals. A bar is missed only if the whole interval lies beyond it. A shared win counts in
equal parts. Games without a winner are left out where wins are compared with the fair share.
"""


def opening(summary: Summary[Tally]) -> list[str]:
    games = {line_up: summary.tables(line_up)[0].games for line_up in summary.tallies}
    text = OPENING.format(
        greedy=games[ALL_GREEDY],
        lots=games[BY_LOT],
        random=games[ALL_RANDOM],
        mixed=games[ONE_GREEDY],
        seed=summary.seed,
        edition=summary.edition,
        sources=summary.sources,
    )
    if games[ALL_GREEDY] < WANTED:
        text += (
            f"\nThe bars are meant for {WANTED:,} greedy games for each number of players; this page rests on fewer.\n"
        )
    return text.split("\n")


def bars(greedy: list[Tally], lots: list[Tally], mixed: list[Tally]) -> list[str]:
    """The verdicts."""
    by_seat = [(f"seat {k} of {t.players}", i) for t in greedy for k, i in enumerate(seat_shares(t))]
    seat, highest = max(by_seat, key=lambda entry: entry[1].low)
    by_home = [(f"{key}, {t.players} players", i) for t in lots for key, i in district_shares([t]).items()]
    home, best = max(by_home, key=lambda entry: entry[1].low)
    by_loss = [(t.players, share(t.no_winner, t.games)) for t in greedy]
    emptiest, lost = max(by_loss, key=lambda entry: entry[1].low)
    by_skill = [(t.players, share(t.bot_wins[GREEDY], t.games).times(t.players)) for t in mixed]
    closest, skill = min(by_skill, key=lambda entry: entry[1].high)
    return [
        "## The bars",
        "",
        *table(
            ["bar", "worst", "met"],
            [
                [
                    f"no seat wins more than {SEAT_BAR} times its fair share",
                    f"{seat}: {highest}",
                    yes(highest.low <= SEAT_BAR),
                ],
                [
                    f"no district, drawn by lot, wins more than {DISTRICT_BAR} times its fair share",
                    f"{home}: {best}",
                    yes(best.low <= DISTRICT_BAR),
                ],
                [
                    f"fewer than {NOBODY_BAR:.0%} of the games of greedy bots have no survivor",
                    f"{emptiest} players: {lost.percent()} %",
                    yes(lost.low <= NOBODY_BAR),
                ],
                [
                    f"a greedy bot among random ones wins more than {MIXED_BAR} times its fair share",
                    f"{closest} players: {skill}",
                    yes(skill.high >= MIXED_BAR),
                ],
            ],
        ),
    ]
