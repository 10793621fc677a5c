"""What lies on the table for all to see, and the atoms that change it.

Each atom changes one thing and says one event with its rule. Coins are public at all times
(COUP-SETUP-05), so every event here is for everyone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.coup.house import COINS, NO_LIMIT, House
from backroom.games.coup.words import RESISTANCE
from backroom.kernel.core import CLOSED, EVERYONE, NOBODY, PASS, Out, Seat

# How a game ends.
RUNNING: Final = 0
WON: Final = 1
CUT_OFF: Final = 2  # COUP-GAP-25: max_turns reached

NEVER: Final = -1
NONE: Final = -99  # an argument that an event does not have


NOBODY_HERE: Final = House(0)  # a clone's lists are copied, so it begins without any


@mypyc_attr(acyclic=True)
class Table:
    """COUP-SETUP-05, COUP-INFL-04, COUP-REF-SETUP-05: everything public, and nothing else."""

    def __init__(self, house: House) -> None:
        self.house: House = house
        self.out: Out = CLOSED
        self.coins: list[int] = [0] * house.seats
        self.influence: list[int] = [0] * house.seats  # face-down cards, those of an exchange left out
        self.lost: list[list[int]] = [[] for _ in range(house.seats)]
        self.living = 0  # mask of seats
        self.rich = 0  # mask of seats with a coin
        self.resistance = 0  # mask of seats
        self.parties = False  # the party cards lie on the table
        self.treasury = COINS
        self.reserve = 0
        self.minted = 0
        self.court = 0  # cards in the court deck
        self.turn = house.first_player
        self.turns = 0
        self.declared = PASS  # the action declared last
        self.bombed = 0  # mask of the seats that had the bomb in this turn or round
        # For bomb_scope = round: the turn that each seat began last, and the one in which it had the bomb last.
        self.began: list[int] = [0] * house.seats if house.bomb_for_a_round else []
        self.bombed_in: list[int] = [NEVER] * house.seats if house.bomb_for_a_round else []
        self.ending = RUNNING
        self.winner = NOBODY

    def clone(self) -> Table:
        t = Table(NOBODY_HERE)
        t.house = self.house
        t.coins = self.coins.copy()
        t.influence = self.influence.copy()
        t.lost = [x.copy() for x in self.lost]
        t.living = self.living
        t.rich = self.rich
        t.resistance = self.resistance
        t.parties = self.parties
        t.treasury = self.treasury
        t.reserve = self.reserve
        t.minted = self.minted
        t.court = self.court
        t.turn = self.turn
        t.turns = self.turns
        t.declared = self.declared
        t.bombed = self.bombed
        if self.began:
            t.began = self.began.copy()
            t.bombed_in = self.bombed_in.copy()
        t.ending = self.ending
        t.winner = self.winner
        return t

    def say(self, rule: str, what: str, one: int = NONE, two: int = NONE, three: int = NONE) -> None:
        """A fact that the whole table sees. Nothing is built unless somebody listens."""
        if self.out.is_open:
            self.out.say(rule, what, tuple([n for n in (one, two, three) if n != NONE]), EVERYONE)

    # questions

    def alive(self, seat: Seat) -> bool:
        return self.living >> seat & 1 == 1

    def next_living(self, seat: Seat) -> Seat:
        """COUP-TURN-01: clockwise, the eliminated are skipped."""
        n = self.house.seats
        seat = (seat + 1) % n
        while not self.living >> seat & 1:
            seat = (seat + 1) % n
        return seat

    def rivals(self, seat: Seat) -> int:
        """The living others."""
        return self.living & ~(1 << seat)

    def limited(self) -> bool:
        """COUP-REF-PLAY-06, COUP-REF-PLAY-07: party limits hold while both parties live (COUP-GAP-09)."""
        loyal = self.living & ~self.resistance
        return self.parties and loyal != 0 and loyal != self.living

    def fair_game(self, seat: Seat) -> int:
        """The living others who are no party-mates, as far as that matters now."""
        rivals = self.living & ~(1 << seat)
        if not self.parties or not self.limited():
            return rivals
        return rivals & ~self.resistance if self.resistance >> seat & 1 else rivals & self.resistance

    def party(self, seat: Seat) -> int:
        return self.resistance >> seat & 1

    # atoms

    def put_coins(self, seat: Seat, coins: int) -> None:
        self.coins[seat] = coins
        if coins:
            self.rich |= 1 << seat
        else:
            self.rich &= ~(1 << seat)

    def take(self, seat: Seat, coins: int, rule: str) -> None:
        """Coins from the Treasury, which cannot run dry unless the table agreed on it (COUP-GAP-06)."""
        if coins > self.treasury:
            if self.house.coin_limit == NO_LIMIT:
                self.minted += coins - self.treasury
                self.say("COUP-GAP-06", "minted", coins - self.treasury)
                self.treasury = coins
            else:
                coins = self.treasury
                rule = "COUP-GAP-06"
        self.treasury -= coins
        self.put_coins(seat, self.coins[seat] + coins)
        self.say(rule, "took", seat, coins)

    def pay(self, seat: Seat, coins: int, rule: str) -> None:
        """Coins to the Treasury."""
        self.treasury += coins
        self.put_coins(seat, self.coins[seat] - coins)
        self.say(rule, "paid", seat, coins)

    def refund(self, seat: Seat, coins: int, rule: str) -> None:
        """The price comes back from the Treasury, where it has lain since it was paid."""
        self.treasury -= coins
        self.put_coins(seat, self.coins[seat] + coins)
        self.say(rule, "refunded", seat, coins)

    def pay_reserve(self, seat: Seat, coins: int) -> None:
        self.reserve += coins
        self.put_coins(seat, self.coins[seat] - coins)
        self.say("COUP-REF-CONV-03", "reserved", seat, coins)

    def embezzle(self, seat: Seat, rule: str) -> None:
        coins = self.reserve
        self.reserve = 0
        self.put_coins(seat, self.coins[seat] + coins)
        self.say(rule, "embezzled", seat, coins)

    def rob(self, thief: Seat, victim: Seat, coins: int, rule: str) -> None:
        self.put_coins(victim, self.coins[victim] - coins)
        self.put_coins(thief, self.coins[thief] + coins)
        self.say(rule, "stole", thief, victim, coins)

    def settle(self, seat: Seat) -> None:
        """COUP-ELIM-02, COUP-GAP-03: the coins of the eliminated, once the action is over."""
        coins = self.coins[seat]
        self.treasury += coins
        self.put_coins(seat, 0)
        self.say("COUP-ELIM-02", "settled", seat, coins)

    def convert(self, seat: Seat, rule: str) -> None:
        limited = self.limited()
        self.resistance ^= 1 << seat
        self.say(rule, "converted", seat, self.party(seat))
        if limited and not self.limited():
            self.say("COUP-REF-PLAY-06", "lifted")
        elif not limited and self.limited():
            self.say("COUP-REF-PLAY-07", "restored")

    def join(self, seat: Seat, party: int, rule: str) -> None:
        if party == RESISTANCE:
            self.resistance |= 1 << seat
        self.say(rule, "joined", seat, party)

    def eliminate(self, seat: Seat) -> None:
        """COUP-ELIM-01."""
        limited = self.limited()
        self.living &= ~(1 << seat)
        self.say("COUP-ELIM-01", "eliminated", seat)
        if limited and not self.limited() and self.living & (self.living - 1):
            self.say("COUP-GAP-09", "lifted")

    def draw(self, seat: Seat, rule: str) -> None:
        """A card leaves the court; which one is told to its owner only."""
        self.court -= 1
        self.say(rule, "drew_card", seat)

    def return_cards(self, seat: Seat, cards: int) -> None:
        """The cards of an exchange are back in the court, which is shuffled (COUP-GAP-10)."""
        self.court += cards
        self.say("COUP-GAP-10", "returned_cards", seat, cards)

    def return_card(self) -> None:
        """One card is back; the event that tells of it has been said by the hidden part."""
        self.court += 1

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.say("COUP-TURN-01" if self.turns > 1 else "COUP-SETUP-07", "turn", seat)

    def declare(self, seat: Seat, action: int, rule: str) -> None:
        self.declared = action
        self.say(rule, "declared", seat, action)

    def receive_bomb(self, giver: Seat, seat: Seat, rule: str) -> None:
        self.bombed |= 1 << seat
        if self.bombed_in:
            self.bombed_in[seat] = self.turns
        self.say(rule, "handed", giver, seat)

    def forget_bombs(self, opener: Seat) -> None:
        """COUP-GAP-16: what counts is the turn, or the round since its opener's last turn began. Nothing to see."""
        self.bombed = 0
        if self.began:
            self.began[self.turn] = self.turns
            for seat in range(len(self.bombed_in)):
                if self.bombed_in[seat] >= self.began[opener]:
                    self.bombed |= 1 << seat
