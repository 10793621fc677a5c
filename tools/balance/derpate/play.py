"""One game of bots after another, straight on the engine, and what is counted in each.

The greedy bot gets the sight that its view would give (`sight.py`); the random one a word of its menu. Events tell
afterwards where everybody lived, where the money came from and what was used.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from backroom.bots.derpate.greedy import GreedyDerPate
from backroom.games.derpate import words as w
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.state import DerPate
from backroom.kernel.core import OVER, Event, Out
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.counts import count
from tools.balance.derpate.sight import peer
from tools.balance.derpate.tally import DistrictTally, Tally
from tools.balance.players import Blind, Player, seed_of
from tools.balance.study import GREEDY, RANDOM

ALL_GREEDY, BY_LOT = "greedy", "greedy with districts by lot"
ALL_RANDOM, ONE_GREEDY = "random", "one greedy among random"
LINE_UPS = (ALL_GREEDY, BY_LOT, ALL_RANDOM, ONE_GREEDY)
SET_UP = ("car", "district")  # questions


class Greedy:
    """The greedy bot at the engine."""

    def __init__(self, seed: int) -> None:
        self.bot = GreedyDerPate(seed)

    def answer(self, s: DerPate, seat: int) -> int:
        return self.bot.decide(peer(s, seat))


class Settler(Greedy):
    """The same, but it draws lots for its district and for the place of the car."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = Random(seed)

    def answer(self, s: DerPate, seat: int) -> int:
        return self.random.choice(options(s)) if s.wait.kind.name in SET_UP else super().answer(s, seat)


class Played(NamedTuple):
    """A finished game."""

    state: DerPate
    events: list[Event]
    questions: int
    choices: int
    dry: bool  # the pool of friends was empty at some question


def bots_of(line_up: str, players: int, game: int) -> list[str]:
    """Who sits where; a single greedy bot moves from seat to seat."""
    if line_up == ONE_GREEDY:
        return [GREEDY if seat == game % players else RANDOM for seat in range(players)]
    return [RANDOM if line_up == ALL_RANDOM else GREEDY] * players


def player(line_up: str, bot: str, seed: int) -> Player:
    if bot == RANDOM:
        return Blind(seed)
    return Settler(seed) if line_up == BY_LOT else Greedy(seed)


def play(players: int, seed: int, seats: list[Player]) -> Played:
    """One game to its end."""
    out = Out(True)
    s = DERPATE.start(players, {}, out)
    roll_on(s, seed)
    questions = choices = 0
    dry = False
    while s.wait.mode != OVER:
        menu = options(s)
        seat = next_seat(s)
        questions += 1
        if len(menu) > 1:
            choices += 1
            word = seats[seat].answer(s, seat)
        else:
            word = menu[0]
        answer(s, word, seed)
        dry = dry or not s.table.pool
    return Played(s, out.events, questions, choices, dry)


def tally_games(line_up: str, players: int, base: int, games: range) -> Tally:
    """The tally of some games."""
    total = Tally(players=players)
    for game in games:
        seed = seed_of(LINE_UPS, w.MOST, base, line_up, players, game)
        bots = bots_of(line_up, players, game)
        seats = [player(line_up, bot, seed * w.MOST + seat) for seat, bot in enumerate(bots)]
        total.add(tally_game(play(players, seed, seats), bots))
    return total


def tally_game(played: Played, bots: list[str]) -> Tally:
    """What one game adds."""
    table, players = played.state.table, len(bots)
    winners = table.winners.bit_count()
    won = [1 / winners if table.winners >> seat & 1 else 0.0 for seat in range(players)]
    tally = Tally(
        players=players,
        games=1,
        questions=played.questions,
        choices=played.choices,
        lengths={str(played.questions // 10 * 10): 1},
        seat_wins=won,
        no_winner=int(not winners),
        dry=int(played.dry),
    )
    for seat, bot in enumerate(bots):
        count(tally.bots, bot)
        count(tally.fortunes.setdefault(bot, {}), table.totals[seat])
        count(tally.businesses.setdefault(bot, {}), table.held(seat))
        tally.bot_wins[bot] = tally.bot_wins.get(bot, 0.0) + won[seat]
    if winners:
        count(tally.winning, max(total for seat, total in enumerate(table.totals) if table.winners >> seat & 1))
    tally_survival(tally, played, bots)
    tally_districts(tally, played, won)
    tally_events(tally, played.events, bots)
    return tally


def tally_survival(tally: Tally, played: Played, bots: list[str]) -> None:
    """When the K.O. colour was decided, and who survived it."""
    table, events = played.state.table, DERPATE.rows.events
    colours = [events[card].x for card in table.shown]
    decided = next(k for k in range(1, w.ROUNDS + 1) if colours[:k].count(table.ko) == w.KO)
    count(tally.decided, decided)
    count(tally.colours, w.X_COLOURS[table.ko])
    count(tally.lost_games, decided, int(not table.survivors))
    for seat, bot in enumerate(bots):
        count(tally.candidates.setdefault(bot, {}), decided)
        count(tally.survivors.setdefault(bot, {}), decided, table.survivors >> seat & 1)


def tally_districts(tally: Tally, played: Played, won: list[float]) -> None:
    """Where everybody lived at first, in the order of choice."""
    table, keys = played.state.table, DERPATE.rows.district_keys
    homes = [event.args for event in played.events if event.what == "district"]
    for place, (seat, district) in enumerate(homes, 1):
        count(tally.picks.setdefault(str(place), {}), keys[district])
        tally.districts[keys[district]] = DistrictTally(
            homes=1,
            wins=won[seat],
            decided=sum(won) / len(won),
            survived=table.survivors >> seat & 1,
            money=table.totals[seat],
        )


# Events by which money comes and goes: the place of the amount among the args, and its sign.
CAME, WENT = 1, -1
FLOWS = {"received": (1, CAME), "paid_bank": (1, WENT), "contributed": (1, WENT), "paid": (2, WENT)}


def tally_events(tally: Tally, events: list[Event], bots: list[str]) -> None:
    """Money by its rule, and what was taken and used."""
    for event in events:
        what, args = event.what, event.args
        count(tally.events, what)
        if what in FLOWS:
            place, sign = FLOWS[what]
            count(tally.flows.setdefault(bots[args[0]], {}), event.rule, sign * args[place])
            if what == "paid":
                count(tally.flows.setdefault(bots[args[1]], {}), f"{event.rule} received", args[place])
        elif what == "took_chip":
            count(tally.taken.setdefault(bots[args[0]], {}), w.CHIPS[args[1]])
        elif what == "used_chip":
            count(tally.used.setdefault(bots[args[0]], {}), w.CHIPS[args[1]])
        elif what == "favour":
            count(tally.favours.setdefault(bots[args[0]], {}), favour_name(args[1]))
        elif what == "befriended":
            count(tally.friends, bots[args[0]])
        elif what == "placed":
            count(tally.fields.setdefault(str(args[2] + 1), {}), w.FIELDS[args[3]])


def favour_name(noun: int) -> str:
    """The sort of a favour, whoever it concerns."""
    if noun == w.F_MEMBER:
        return w.FAVOUR_EFFECTS[w.FREE_MEMBER]
    if noun == w.F_MONEY:
        return w.FAVOUR_EFFECTS[w.MONEY]
    return w.FAVOUR_EFFECTS[w.TWO_STEPS if noun >= w.F_STEPS else w.MARKER_BACK]
