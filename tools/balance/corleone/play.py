"""One game of bots after another, straight on the engine, and what is counted in each.

The greedy bot gets the sight that its view would give (`sight.py`); the random one a word of its menu. Events tell
afterwards who saw, took and won what.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from backroom.bots.corleone.greedy import GreedyCorleone
from backroom.games.corleone import words as w
from backroom.games.corleone.ending import fortune
from backroom.games.corleone.game import CORLEONE
from backroom.games.corleone.state import Corleone
from backroom.kernel.core import OVER, Event, Out
from backroom.kernel.run import answer, next_seat, options, roll_on
from tools.balance.corleone.sight import peer
from tools.balance.corleone.tally import CardTally, Tally
from tools.balance.counts import count
from tools.balance.players import Blind, Player, seed_of
from tools.balance.study import GREEDY, RANDOM

ALL_GREEDY, ALL_RANDOM, ONE_RANDOM = "greedy", "random", "one random among greedy"
LINE_UPS = (ALL_GREEDY, ALL_RANDOM, ONE_RANDOM)

# Where an event names the card that somebody saw, and among its args the place of that name.
SEEING = {"dealt": 1, "saw": 1, "public": 0, "ally_shown": 0}


class Greedy:
    """The greedy bot at the engine."""

    def __init__(self, seed: int) -> None:
        self.bot = GreedyCorleone(seed)

    def answer(self, s: Corleone, seat: int) -> int:
        return self.bot.decide(peer(s, seat))


class Played(NamedTuple):
    """A finished game."""

    state: Corleone
    events: list[Event]
    questions: int
    choices: int
    dry: list[int]  # for each supply pile: at how many questions it was empty
    first: int  # the first player of Act I


def bots_of(line_up: str, players: int, game: int) -> list[str]:
    """Who sits where; a single random bot moves from seat to seat."""
    if line_up == ONE_RANDOM:
        return [RANDOM if seat == game % players else GREEDY for seat in range(players)]
    return [GREEDY if line_up == ALL_GREEDY else RANDOM] * players


def play(players: int, seed: int, seats: list[Player]) -> Played:
    """One game to its end."""
    out = Out(True)
    s = CORLEONE.start(players, {}, out)
    roll_on(s, seed)
    questions = choices = 0
    dry = [0] * w.PILES
    first = s.table.horse
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
        if 0 in s.table.supply:
            for card, left in enumerate(s.table.supply):
                dry[card] += not left
    return Played(s, out.events, questions, choices, dry, first)


def tally_games(line_up: str, players: int, base: int, games: range) -> Tally:
    """The tally of some games."""
    total = Tally(players=players)
    for game in games:
        seed = seed_of(LINE_UPS, w.MOST, base, line_up, players, game)
        bots = bots_of(line_up, players, game)
        makers: dict[str, Any] = {GREEDY: Greedy, RANDOM: Blind}
        seats: list[Player] = [makers[bot](seed * w.MOST + seat) for seat, bot in enumerate(bots)]
        total.add(tally_game(play(players, seed, seats), bots))
    return total


def tally_game(played: Played, bots: list[str]) -> Tally:
    """What one game adds."""
    s, players = played.state, len(bots)
    table = s.table
    won = [1 / table.winners.bit_count() if table.winners >> seat & 1 else 0.0 for seat in range(players)]
    tally = Tally(
        players=players,
        games=1,
        questions=played.questions,
        choices=played.choices,
        lengths={str(played.questions // 10 * 10): 1},
        seat_wins=won,
        order_wins=[won[(played.first + k) % players] for k in range(players)],
        dry=[int(n > 0) for n in played.dry],
        dry_questions=played.dry,
    )
    count(tally.winning, max(fortune(s, seat) for seat in range(players)))
    for seat, bot in enumerate(bots):
        count(tally.fortunes.setdefault(bot, {}), fortune(s, seat))
        count(tally.jobs.setdefault(bot, {}), len(table.done[seat]))
        parts = tally.parts.setdefault(bot, [0, 0, 0])
        colours = tally.colours.setdefault(bot, [0] * len(w.COLOURS))
        for k in range(3):
            parts[k] += table.fortunes[3 * seat + k]
        for card in table.done[seat]:
            colours[s.house.edition.jobs[card - w.FIRST_JOB].colour] += 1
        tally.bot_wins[bot] = tally.bot_wins.get(bot, 0.0) + won[seat]
    tally_events(tally, played.events, won)
    return tally


def tally_events(tally: Tally, events: list[Event], won: list[float]) -> None:
    """Who saw and who took which card."""
    seen: set[int] = set()
    takers: dict[int, int] = {}
    played: dict[int, int] = {}
    for event in events:
        what, args = event.what, event.args
        tally.events[what] = tally.events.get(what, 0) + 1
        if what in SEEING:
            seen.add(args[SEEING[what]])
        elif what == "completed" or (what == "chose" and event.rule == "CE-BRIBE-05"):
            takers[args[1]] = args[0]
        elif what == "ally":
            played[args[1]] = played.get(args[1], 0) + 1
    names = CORLEONE.notation.cards
    for card in seen:
        taker = takers.get(card)
        wins = won[taker] if taker is not None else 0.0
        tally.cards[names[card]] = CardTally(1, int(taker is not None), played.get(card, 0), wins)
