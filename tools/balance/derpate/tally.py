"""What is counted in the games of one line-up at one table size. Tallies of different games can be added up."""

from __future__ import annotations

import msgspec

from tools.balance.counts import merge, merge_all, plus


class DistrictTally(msgspec.Struct):
    """One district as somebody's first home. Districts of neutral families are not counted."""

    homes: int = 0
    wins: float = 0.0  # a shared win counts in part
    decided: float = 0.0  # fair shares of the games that had a winner
    survived: int = 0
    money: int = 0  # final, in thousands

    def add(self, other: DistrictTally) -> None:
        self.homes += other.homes
        self.wins += other.wins
        self.decided += other.decided
        self.survived += other.survived
        self.money += other.money


class Tally(msgspec.Struct):
    """The sums over a number of games. Money is in thousands."""

    players: int
    games: int = 0
    questions: int = 0  # answered
    choices: int = 0  # ... of them with more than one option
    lengths: dict[str, int] = {}  # how many games by questions answered, in tens
    seat_wins: list[float] = []
    no_winner: int = 0
    bot_wins: dict[str, float] = {}
    bots: dict[str, int] = {}  # how many players of each sort
    fortunes: dict[str, dict[str, int]] = {}  # by bot: how many players by final money
    winning: dict[str, int] = {}  # how many games by the winner's money
    flows: dict[str, dict[str, int]] = {}  # by bot and rule: money that came, or went if it is negative
    districts: dict[str, DistrictTally] = {}
    picks: dict[str, dict[str, int]] = {}  # by place in the order of choice: how often each district was chosen
    decided: dict[str, int] = {}  # games by the round in which the K.O. colour was decided
    colours: dict[str, int] = {}  # games by K.O. colour
    survivors: dict[str, dict[str, int]] = {}  # by bot and round of decision: players who survived
    candidates: dict[str, dict[str, int]] = {}  # ... and all players
    lost_games: dict[str, int] = {}  # games that nobody survived, by round of decision
    taken: dict[str, dict[str, int]] = {}  # by bot: chips taken
    used: dict[str, dict[str, int]] = {}  # ... and used
    favours: dict[str, dict[str, int]] = {}  # by bot: favours of each sort
    friends: dict[str, int] = {}  # by bot: friends won
    businesses: dict[str, dict[str, int]] = {}  # by bot: how many players by businesses at the end
    fields: dict[str, dict[str, int]] = {}  # by row: dice on each field
    dry: int = 0  # games in which the pool of friends was empty at some question
    events: dict[str, int] = {}  # how often each kind of thing happened

    def add(self, other: Tally) -> None:
        """Take the games of another tally in."""
        assert self.players == other.players
        self.games += other.games
        self.questions += other.questions
        self.choices += other.choices
        self.no_winner += other.no_winner
        self.dry += other.dry
        self.seat_wins = plus(self.seat_wins, other.seat_wins)
        for bot, wins in other.bot_wins.items():
            self.bot_wins[bot] = self.bot_wins.get(bot, 0.0) + wins
        for name in ("lengths", "bots", "winning", "decided", "colours", "lost_games", "friends", "events"):
            merge(getattr(self, name), getattr(other, name))
        for name in (
            *("fortunes", "flows", "picks", "survivors", "candidates"),
            *("taken", "used", "favours", "businesses", "fields"),
        ):
            merge_all(getattr(self, name), getattr(other, name))
        for key, tally in other.districts.items():
            self.districts.setdefault(key, DistrictTally()).add(tally)
