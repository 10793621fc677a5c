"""The chapters of the page, each made of tallies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE
from tools.balance.derpate.tally import DistrictTally, Tally
from tools.balance.figures import Interval, Z, fair_shares, mean, share
from tools.balance.markdown import table, tenths
from tools.balance.study import GREEDY, RANDOM

SEAT_BAR = DISTRICT_BAR = 1.15  # times the fair share
PLACES = ("first", "second", "third", "fourth")


def seat_shares(tally: Tally) -> list[Interval]:
    """Wins by seat as multiples of the fair share, over the games that had a winner."""
    return fair_shares(tally.seat_wins, tally.games - tally.no_winner)


def district_shares(tallies: Sequence[Tally]) -> dict[str, Interval]:
    """Wins by first home as multiples of the fair share, over tables of one or several sizes."""
    shares = {}
    for key in DERPATE.rows.district_keys:
        found = [tally.districts[key] for tally in tallies if key in tally.districts]
        expected = sum(d.decided for d in found)
        wins = sum(d.wins for d in found)
        spread = sum(d.wins * (1 - d.wins / d.homes) for d in found)
        half = Z * sqrt(max(spread, 1.0)) / expected if expected else 0.0
        value = wins / expected if expected else 0.0
        shares[key] = Interval(value, max(0.0, value - half), value + half)
    return shares


def both(greedy: list[Tally], blind: list[Tally]) -> list[tuple[Tally, str]]:
    """The tables of greedy and of random bots, each with its bot."""
    return [(t, GREEDY) for t in greedy] + [(t, RANDOM) for t in blind]


def head_of(rows: list[tuple[Tally, str]]) -> list[str]:
    return [f"{t.players} {bot}" for t, bot in rows]


def each(counts: Mapping[str, Mapping[str, int]], tally: Tally, bot: str, key: str) -> float:
    """How much of it a player of a sort had on the average."""
    return counts.get(bot, {}).get(key, 0) / tally.bots[bot]


def seats(greedy: list[Tally], lots: list[Tally]) -> list[str]:
    def rows(tallies: list[Tally]) -> list[list[object]]:
        return [
            [t.players, *seat_shares(t), *[""] * (w.MOST - t.players), share(t.no_winner, t.games).percent()]
            for t in tallies
        ]

    head = ["players", *[f"seat {k}" for k in range(w.MOST)], "no winner, % of games"]
    return [
        "## Wins by seat",
        "",
        "Greedy bots; wins as a multiple of the fair share. Seat 0 starts every round and chooses its district last.",
        "",
        *table(head, rows(greedy)),
        "![Wins by seat](derpate-seats.svg)",
        "",
        "The same with districts and car by lot, so that only the order of play is left:",
        "",
        *table(head, rows(lots)),
    ]


def districts(greedy: list[Tally], lots: list[Tally]) -> list[str]:
    edition = DERPATE.rows
    keys = edition.district_keys
    kinds = {key: [b.kind for b in edition.road if keys[b.district] == key] for key in keys}
    picked: list[list[object]] = [
        [t.players, PLACES[place], *[percent(t.picks.get(str(place + 1), {}).get(key, 0), t.games) for key in keys]]
        for t in greedy
        for place in range(t.players)
    ]
    all_sizes, by_size = district_shares(lots), [district_shares([t]) for t in lots]
    rows: list[list[object]] = []
    for key in keys:
        homes = [t.districts.get(key, DistrictTally()) for t in lots]
        rows.append(
            [
                key,
                " ".join(map(str, kinds[key])),
                all_sizes[key],
                " / ".join(f"{shares[key].value:.2f}" for shares in by_size),
                " / ".join(f"{100 * d.survived / max(1, d.homes):.0f}" for d in homes),
                " / ".join(f"{d.money / max(1, d.homes):.1f}" for d in homes),
            ]
        )
    return [
        "## Districts",
        "",
        "What greedy bots choose, in percent of the games, in the order of choice:",
        "",
        *table(["players", "choice", *keys], picked),
        "What a district is worth, drawn by lot: wins of who begins there as a multiple of the fair share, over all",
        "table sizes and for 2 / 3 / 4 players; who survives, and the mean money at the end, in thousands.",
        "",
        *table(["district", "kinds", "wins", "wins by size", "survived, %", "money"], rows),
        "![Wins by district](derpate-districts.svg)",
        "",
    ]


def survival(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    rounds = [str(k) for k in range(w.KO, w.ROUNDS + 1)]
    decided = [
        [
            t.players,
            *[percent(t.decided.get(k, 0), t.games) for k in rounds],
            percent(t.colours.get("grey", 0), t.games),
        ]
        for t in greedy
    ]
    survived: list[list[object]] = []
    for t, bot in both(greedy, blind):
        total = share(sum(t.survivors[bot].values()), sum(t.candidates[bot].values()))
        by_round = [percent(t.survivors[bot].get(k, 0), t.candidates[bot].get(k, 0)) for k in rounds]
        survived.append([f"{t.players} {bot}", total.percent(), *by_round])
    nobody = [
        [
            f"{t.players} {bot}",
            share(t.no_winner, t.games).percent(),
            *[percent(t.lost_games.get(k, 0), t.decided.get(k, 0)) for k in rounds],
        ]
        for t, bot in both(greedy, blind)
    ]
    head = [f"round {k}" for k in rounds]
    return [
        "## Survival",
        "",
        "The round in which the K.O. colour was decided, in percent of the games of greedy bots, and how often it was",
        "grey (reputation):",
        "",
        *table(["players", *head, "grey"], decided),
        "How many percent of the players reached the end of the deciding track, by the round of the decision:",
        "",
        *table(["players", "all", *head], survived),
        "Games that nobody survived, in percent:",
        "",
        *table(["players", "all", *head], nobody),
    ]


def money(greedy: list[Tally], blind: list[Tally], mixed: list[Tally]) -> list[str]:
    rows: list[list[object]] = [
        [f"{t.players} {bot}", mean(t.fortunes[bot]), tenths(t.fortunes[bot]), f"{mean(t.winning).value:.1f}"]
        for t, bot in both(greedy, blind)
    ]
    duel: list[list[object]] = [
        [
            t.players,
            mean(t.fortunes[GREEDY]),
            mean(t.fortunes[RANDOM]),
            share(sum(t.survivors[GREEDY].values()), t.bots[GREEDY]).percent(),
            share(t.bot_wins[GREEDY], t.games).percent(),
            f"{100 / t.players:.0f}",
        ]
        for t in mixed
    ]
    return [
        "## Final money",
        "",
        "In thousands of dollars after the settlement, of survivors and of the eliminated alike.",
        "",
        *table(["players", "mean", "10 / 50 / 90 % of players", "winner's mean"], rows),
        "![Final money of greedy bots](derpate-money.svg)",
        "",
        "Decisions matter: one greedy bot among random ones.",
        "",
        *table(
            [
                *("players", "greedy, mean", "random, mean", "the greedy one survives, %"),
                *("games the greedy one wins, %", "fair share, %"),
            ],
            duel,
        ),
    ]


FLOWS = {
    "DP-SETUP-14": "at the start",
    "DP-ROW1-02": "illegal businesses (row 1)",
    "DP-INC-01": "the legal business, every round",
    "DP-END-03": "the legal business, at the end",
    "DP-END-04": "businesses held at the end",
    "DP-ROW3-04 received": "meetings: received",
    "DP-ROW3-04": "meetings: paid",
    "DP-ROW2-10": "bet manipulation (row 2)",
    "DP-TRACK-03": "steps beyond the end of a track",
    "DP-CHIP-06": "the grandchild",
    "DP-FAV-08": "favours",
    "DP-CARD-G5a": "event: the press pays",
    "DP-CARD-G3b": "event: businesses given up",
    "DP-CARD-G1a": "event: contributions",
    "DP-CARD-R4a": "event: bail",
    "DP-ROW3-13": "friends bought (row 3)",
    "DP-END-05": "settlement: fines",
    "DP-END-06 received": "settlement: debts received",
    "DP-END-06": "settlement: debts paid to players",
    "DP-END-07": "settlement: debts paid to the bank",
}


def sources(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    columns = both(greedy, blind)
    rows = [[text, *[f"{each(t.flows, t, bot, rule):.1f}" for t, bot in columns]] for rule, text in FLOWS.items()]
    total = [f"{sum(t.flows[bot].values()) / t.bots[bot]:.1f}" for t, bot in columns]
    return [
        "## Where the money comes from",
        "",
        "Per player, in thousands of dollars; what goes is negative.",
        "",
        *table(["", *head_of(columns)], [*rows, ["together", *total]]),
    ]


def chips(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    columns = both(greedy, blind)
    rows = [
        [
            chip,
            *[
                f"{100 * each(t.taken, t, bot, chip):.0f} / {100 * each(t.used, t, bot, chip):.0f}"
                for t, bot in columns
            ],
        ]
        for chip in w.CHIPS
    ]
    return [
        "## Chips",
        "",
        "How many percent of the players took a chip / used it.",
        "",
        *table(["chip", *head_of(columns)], rows),
    ]


def friends(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    columns = both(greedy, blind)
    rows = [
        [f"favour: {name}", *[f"{each(t.favours, t, bot, name):.2f}" for t, bot in columns]]
        for name in w.FAVOUR_EFFECTS
    ]
    won = ["friends won", *[f"{t.friends.get(bot, 0) / t.bots[bot]:.2f}" for t, bot in columns]]
    dry = [
        ["games with an empty pool, %", *[percent(t.dry, t.games) for t, _ in columns]],
        ["friends not to be had, per game", *[f"{t.events.get('no_friend', 0) / t.games:.2f}" for t, _ in columns]],
    ]
    return [
        "## Friends and favours",
        "",
        "Per player, and how often the pool of friends ran dry.",
        "",
        *table(["", *head_of(columns)], [won, *rows, *dry]),
    ]


def businesses(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    rows: list[list[object]] = []
    for t, bot in both(greedy, blind):
        counts = t.businesses[bot]
        spread = [percent(counts.get(str(n), 0), t.bots[bot]) for n in range(5)]
        more = sum(n for held, n in counts.items() if int(held) >= 5)
        rows.append([f"{t.players} {bot}", mean(counts), *spread, percent(more, t.bots[bot])])
    return [
        "## Businesses at the end",
        "",
        "Per player, and how many percent of the players hold how many.",
        "",
        *table(["players", "mean", *map(str, range(5)), "5 and more"], rows),
    ]


FIELDS = (
    ("1", ("press", "income-1", "income-2", "income-3", "income-4", "income-5")),
    ("2", ("press", *w.COLOURS)),
    ("3", ("press", *w.COLOURS)),
    ("4", w.COLOURS),
)
MEANING = {
    "2 black": "visit",
    "2 white": "bet manipulation",
    "2 grey": "reputation",
    "2 red": "influence",
    "3 black": "takeover",
    "3 white": "friend of the family",
    "3 grey": "meeting",
    "3 red": "FBI raid",
}


def tableau(greedy: list[Tally]) -> list[str]:
    persons = {f"4 {c}": w.PERSONS[p] for c, p in zip(w.COLOURS, DERPATE.rows.persons, strict=True)}
    rows = []
    for row, fields in FIELDS:
        for field in fields:
            name = (MEANING | persons).get(f"{row} {field}", field.replace("income-", "business kind "))
            shares = [percent(t.fields[row].get(field, 0), sum(t.fields[row].values())) for t in greedy]
            rows.append([f"row {row}: {name}", *shares])
    return [
        "## Where the dice go",
        "",
        "In percent of the turns of greedy bots.",
        "",
        *table(["", *[f"{t.players} players" for t in greedy]], rows),
    ]


HAPPENINGS = {
    "took_over": "takeovers",
    "settled": "businesses manned, the first three of everybody too",
    "went_home": "members sent home",
    "arrested": "members arrested",
    "sunk": "members sunk",
    "drowned": "times that prisoners were sunk for want of bail",
    "released": "times that prisoners came home",
    "rescued": "members back from the river",
    "owes": "debt markers given",
    "redeemed": "times that markers came back",
    "waived": "debts that could not be paid",
    "declined": "services declined",
    "nothing_to_do": "actions without effect",
}


def happenings(greedy: list[Tally]) -> list[str]:
    rows = [[text, *[f"{t.events.get(what, 0) / t.games:.2f}" for t in greedy]] for what, text in HAPPENINGS.items()]
    head = ["per game of greedy bots", *[f"{t.players} players" for t in greedy]]
    return ["## What happens in a game", "", *table(head, rows)]


def length(greedy: list[Tally], blind: list[Tally]) -> list[str]:
    rows: list[list[object]] = [
        [
            f"{t.players} {bot}",
            f"{t.questions / t.games:.0f}",
            tenths(t.lengths),
            f"{t.choices / t.games:.0f}",
            f"{t.choices / t.games / t.players:.0f}",
        ]
        for t, bot in both(greedy, blind)
    ]
    return [
        "## Length in decisions",
        "",
        "A decision is one answered question. Where only one word could be said, it was no choice.",
        "",
        *table(["players", "per game", "10 / 50 / 90 % (in tens)", "with a choice", "... per player"], rows),
    ]


def percent(part: float, whole: float) -> str:
    """A part in percent; nothing of nothing is not told."""
    return f"{100 * part / whole:.1f}" if whole else ""
