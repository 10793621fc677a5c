"""A toy for the tests: one sealed auction. Every seat writes as many bids as it likes, and all are opened together."""

from __future__ import annotations

from typing import Any, cast

from backroom.games.fates import Fate
from backroom.games.game import Fact, Game, Options, Result, View
from backroom.games.steps import Step
from backroom.games.table import Table
from backroom.kernel.core import (
    CLOSED,
    DONE,
    EVERYONE,
    FIRST_VERB,
    NOUN_MASK,
    Event,
    Frame,
    Kind,
    Out,
    Seat,
    State,
    Wait,
    act,
    sealed_lists,
)
from backroom.kernel.run import settle

NOTES = 3
BID = FIRST_VERB
BID_KIND = Kind("bid", seconds=30, open_menu=True)
WORDS = {f"bid {note}": act(BID, note) for note in range(1, NOTES + 1)}


class Sale(State):
    """Who bids what; empty until the bids are opened."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.opened: list[list[int]] = []

    def shell(self) -> tuple[type[Sale], tuple[object, ...]]:
        return Sale, (self.seats,)

    def clone(self) -> Sale:
        twin = Sale(self.seats)
        self.copy_kernel_to(twin)
        twin.opened = [bids.copy() for bids in self.opened]
        return twin


class Bidding(Frame):
    """Everybody bids in secret; each note can be bid once."""

    def advance(self, s: Sale) -> Wait | None:
        return sealed_lists(tuple(range(s.seats)), BID_KIND, "TABLE-01", DONE, EVERYONE)

    def menu(self, s: Sale, seat: Seat, said: list[int]) -> tuple[int, ...]:
        return (*[action for action in WORDS.values() if action not in said], DONE)

    def hear_lists(self, s: Sale, lists: list[list[int]]) -> None:
        s.opened = [[action & NOUN_MASK for action in bids] for bids in lists]
        s.cut(0)

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Bidding:
        return Bidding()


class AllBid(Step, frozen=True):
    """The bids are under way."""

    sentence = "all bid"


class SaleView(View, frozen=True, kw_only=True):
    """The bids, once they are opened."""

    opened: tuple[tuple[int, ...], ...]


class AuctionGame(Game):
    """The auction as a game on the kernel."""

    key = "auction"
    title = "Auction"
    version = 1
    least = 2
    most = 4
    options = ()

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> Sale:
        s = Sale(seats)
        s.listen(out)
        s.push(Bidding())
        settle(s)
        return s

    def read(self, word: str) -> int:
        return WORDS[word] if word in WORDS else super().read(word)

    def spell(self, action: int) -> str:
        spelt = {value: word for word, value in WORDS.items()}
        return spelt[action] if action in spelt else super().spell(action)

    def view(self, state: State, seat: Seat | None) -> SaleView:
        return SaleView(
            game=self.key,
            viewer=seat,
            where=self.where(state),
            asked=list(state.wait.seats),
            question=self.question(state, seat),
            said=self.said(state, seat),
            opened=tuple(tuple(bids) for bids in cast(Sale, state).opened),
        )

    def fact(self, event: Event) -> Fact:
        raise AssertionError(event.what)

    def step(self, frame: Any) -> Step:
        return AllBid()

    def result(self, state: State) -> Result | None:
        return None


AUCTION = AuctionGame()


def auction(seats: int = 3) -> Table:
    return Table(AUCTION, Fate(0), seats, {})


def opened(table: Table) -> list[list[int]]:
    return [list(bids) for bids in cast(SaleView, table.view(None)).opened]
