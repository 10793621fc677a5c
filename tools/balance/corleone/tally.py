"""What is counted in the games of one line-up at one table size. Tallies of different games can be added up."""

from __future__ import annotations

import msgspec

from tools.balance.counts import merge, merge_all, plus, plus_counts


class CardTally(msgspec.Struct):
    """One job or ally. Taking is completing a job, or buying an ally."""

    seen: int = 0  # games in which anybody saw it: dealt, drawn, public, on offer
    taken: int = 0  # games in which it was taken
    played: int = 0  # how often an ally was played
    wins: float = 0.0  # games won by who took it; a shared win counts in part

    def add(self, other: CardTally) -> None:
        self.seen += other.seen
        self.taken += other.taken
        self.played += other.played
        self.wins += other.wins


class Tally(msgspec.Struct):
    """The sums over a number of games."""

    players: int
    games: int = 0
    questions: int = 0  # answered
    choices: int = 0  # ... of them with more than one option
    lengths: dict[str, int] = {}  # how many games by questions answered, in tens
    seat_wins: list[float] = []
    order_wins: list[float] = []  # from the first player of Act I, clockwise
    fortunes: dict[str, dict[str, int]] = {}  # by bot: how many players by final fortune
    winning: dict[str, int] = {}  # how many games by the winner's fortune
    parts: dict[str, list[int]] = {}  # by bot: sums of money, territory bonuses and colour bonuses
    bot_wins: dict[str, float] = {}
    jobs: dict[str, dict[str, int]] = {}  # by bot: how many players by completed jobs
    colours: dict[str, list[int]] = {}  # by bot: completed jobs of each colour
    dry: list[int] = []  # games in which a supply pile was empty at some question, for each pile
    dry_questions: list[int] = []  # ... and at how many questions
    cards: dict[str, CardTally] = {}
    events: dict[str, int] = {}  # how often each kind of thing happened

    def add(self, other: Tally) -> None:
        """Take the games of another tally in."""
        assert self.players == other.players
        self.games += other.games
        self.questions += other.questions
        self.choices += other.choices
        self.seat_wins = plus(self.seat_wins, other.seat_wins)
        self.order_wins = plus(self.order_wins, other.order_wins)
        self.dry = plus_counts(self.dry, other.dry)
        self.dry_questions = plus_counts(self.dry_questions, other.dry_questions)
        merge(self.lengths, other.lengths)
        merge(self.winning, other.winning)
        merge(self.events, other.events)
        merge_all(self.fortunes, other.fortunes)
        merge_all(self.jobs, other.jobs)
        for bot, sums in other.parts.items():
            self.parts[bot] = plus_counts(self.parts.get(bot, []), sums)
        for bot, sums in other.colours.items():
            self.colours[bot] = plus_counts(self.colours.get(bot, []), sums)
        for bot, wins in other.bot_wins.items():
            self.bot_wins[bot] = self.bot_wins.get(bot, 0.0) + wins
        for card, tally in other.cards.items():
            self.cards.setdefault(card, CardTally()).add(tally)
