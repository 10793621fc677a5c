"""An auction in small: purses of hidden notes, bids of several words in sealed envelopes, the highest wins.

It exists to try what Coup does not have: sealed answers of several words, opened before everybody or kept
secret for ever. Envelopes may hold any notes of one's own purse; ties go to the first in the asked order.
"""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import Any, cast

import msgspec

from backroom.games.game import Fact, Game, Option, Options, Result, View
from backroom.games.steps import Stack, Step
from backroom.kernel.bag import Bag
from backroom.kernel.core import (
    CLOSED,
    DONE,
    EVERYONE,
    FIRST_VERB,
    NOBODY,
    NOUN_MASK,
    OVER,
    ROLL,
    SEALED,
    UNSAID,
    Event,
    Frame,
    Illegal,
    Kind,
    Out,
    Seat,
    State,
    Wait,
    act,
    roll,
    sealed_lists,
)
from backroom.kernel.run import put_answers, settle

BID = FIRST_VERB
VALUES = (1, 2, 5)
COPIES = 6
PURSE = 4
RULES = ("TOY-DEAL", "TOY-BID", "TOY-OPEN", "TOY-SOLD", "TOY-PAY", "TOY-END")
BID_KIND = Kind("bid", seconds=30, open_menu=True)
DEAL_KIND = Kind("deal", seconds=0, open_menu=True)
EVENTS = {
    "got": "P{0} gets a note of {1}",
    "got_note": "P{0} gets a note",
    "bid": "P{0} has bid {1}",
    "sold": "lot {1} goes to P{0}",
    "paid": "P{0} pays {1}",
    "paid_notes": "P{0} pays with {1} notes",
    "ended": "all {0} lots are sold",
}


class Auction(State):
    """The table: lots won and notes counted. The hidden part: purses, the bag and what was paid."""

    def __init__(self, seats: int, secret: bool, lots: int) -> None:
        super().__init__()
        self.seats = seats
        self.secret = secret
        self.lots = lots
        self.sizes = [0] * seats
        self.won: list[int] = []  # by lot
        self.purses: list[list[int]] = [[] for _ in range(seats)]
        self.paid: list[list[int]] = [[] for _ in range(seats)]
        self.bag = Bag([COPIES] * len(VALUES))

    def shell(self) -> tuple[type[Auction], tuple[object, ...]]:
        return Auction, (self.seats, self.secret, self.lots)

    def clone(self) -> Auction:
        t = Auction(self.seats, self.secret, self.lots)
        self.copy_kernel_to(t)
        t.sizes = self.sizes.copy()
        t.won = self.won.copy()
        t.purses = [notes.copy() for notes in self.purses]
        t.paid = [notes.copy() for notes in self.paid]
        t.bag = self.bag.clone()
        return t

    def say(self, rule: str, what: str, args: tuple[int, ...], seen_by: int) -> None:
        if self.out.is_open:
            self.out.say(rule, what, args, seen_by)

    def get(self, seat: Seat, note: int) -> None:
        self.bag.take(note)
        self.purses[seat].append(note)
        self.purses[seat].sort()
        self.sizes[seat] += 1
        self.say("TOY-DEAL", "got", (seat, VALUES[note]), 1 << seat)
        self.say("TOY-DEAL", "got_note", (seat,), EVERYONE)

    def pay(self, seat: Seat, notes: list[int]) -> None:
        for note in notes:
            self.purses[seat].remove(note)
            self.paid[seat].append(note)
            self.say("TOY-PAY", "paid", (seat, VALUES[note]), 1 << seat if self.secret else EVERYONE)
        self.paid[seat].sort()
        self.sizes[seat] -= len(notes)
        self.say("TOY-PAY", "paid_notes", (seat, len(notes)), EVERYONE)


class Deal(Frame):
    """TOY-DEAL: everybody gets four notes by chance, seen by nobody else."""

    def facts(self) -> tuple[int, ...]:
        return ()

    def clone(self) -> Deal:
        return Deal()

    def next(self, s: Auction) -> Seat:
        return next((seat for seat in range(s.seats) if s.sizes[seat] < PURSE), NOBODY)

    def advance(self, s: Auction) -> Wait | None:
        seat = self.next(s)
        if seat != NOBODY:
            return roll(DEAL_KIND, "TOY-DEAL", 1 << seat)
        s.swap(Lot(0))
        return None

    def odds(self, s: Auction) -> list[int]:
        return s.bag.counts

    def hear(self, s: Auction, action: int) -> None:
        s.get(self.next(s), action)


class Lot(Frame):
    """TOY-BID, TOY-SOLD, TOY-PAY: sealed bids, opened together or never; the highest takes the lot and pays."""

    def __init__(self, number: int) -> None:
        self.number = number

    def facts(self) -> tuple[int, ...]:
        return (self.number,)

    def clone(self) -> Lot:
        return Lot(self.number)

    def advance(self, s: Auction) -> Wait | None:
        if self.number == s.lots:
            s.say("TOY-END", "ended", (self.number,), EVERYONE)
            s.pop()
            return None
        seats = tuple((self.number + k) % s.seats for k in range(s.seats))
        return sealed_lists(seats, BID_KIND, "TOY-BID", DONE, 0 if s.secret else EVERYONE)

    def menu(self, s: Auction, seat: Seat, said: list[int]) -> tuple[int, ...]:
        left = s.purses[seat].copy()
        for word in said:
            left.remove(word & NOUN_MASK)
        return (*[act(BID, note) for note in sorted(set(left))], DONE)

    def hear_lists(self, s: Auction, lists: list[list[int]]) -> None:
        best, winner, price = 0, NOBODY, list[int]()
        for seat, words in zip(s.wait.seats, lists, strict=True):
            notes = [word & NOUN_MASK for word in words]
            worth = sum(VALUES[note] for note in notes)
            if not s.secret:
                s.say("TOY-OPEN", "bid", (seat, worth), EVERYONE)
            if worth > best:
                best, winner, price = worth, seat, notes
        s.won.append(winner)
        s.say("TOY-SOLD", "sold", (winner, self.number), EVERYONE)
        if winner != NOBODY:
            s.pay(winner, sorted(price))
        self.number += 1  # the same frame asks again


class LotStep(Step, frozen=True):
    """The bids for a lot."""

    number: int

    sentence = "lot {number}"


STACK = Stack({LotStep: Lot})


class Bidder(msgspec.Struct, frozen=True):
    notes: int
    paid: tuple[int, ...] | None


class ToyView(View, frozen=True, kw_only=True):
    secret: bool
    lots: int
    won: tuple[int, ...]
    bidders: tuple[Bidder, ...]
    purse: tuple[int, ...]
    paid: tuple[int, ...]
    over: bool


class Toy(Game):
    """The auction as a game on the kernel."""

    key = "toy"
    title = "Auction"
    version = 1
    least = 2
    most = 4
    options = (
        Option("secret", False, (False, True), "Bids stay secret for ever.", "TOY-OPEN"),
        Option("lots", 3, (1, 2, 3), "How many lots are sold.", "TOY-END"),
    )
    unveils = MappingProxyType({"sold": (0,), "paid_notes": (0, 1)})

    def knows(self, rule: str) -> bool:
        return rule in RULES or super().knows(rule)

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> Auction:
        s = Auction(seats, bool(options.get("secret", False)), int(str(options.get("lots", 3))))
        s.listen(out)
        s.push(Deal())
        settle(s)
        return s

    # Scenes: `1 2 +5 / 2 2 ; won P0 - ; options secret lots=2`; a plus marks a note that was paid.

    def scene(self, text: str, out: Out = CLOSED) -> tuple[State, int, dict[str, object]]:
        board, *fields = [part.strip() for part in text.split(";")]
        seats = [part.split() for part in board.split("/")]
        chosen: dict[str, object] = {}
        won: list[int] = []
        for field in fields:
            name, *values = field.split()
            if name == "won":
                won = [NOBODY if value == "-" else int(value[1:]) for value in values]
            else:
                pairs = (value.partition("=") for value in values)
                chosen |= {key: int(value) if value else True for key, _, value in pairs}
        s = Auction(len(seats), "secret" in chosen, int(str(chosen.get("lots", 3))))
        s.won = won
        for seat, notes in enumerate(seats):
            for note in sorted(VALUES.index(int(word.lstrip("+"))) for word in notes if word[0] != "+"):
                s.get(seat, note)
            for note in sorted(VALUES.index(int(word)) for word in notes if word[0] == "+"):
                s.bag.take(note)
                s.paid[seat].append(note)
        s.push(Lot(len(won)))
        settle(s)
        return s, len(seats), chosen

    def spell_scene(self, state: State) -> str:
        s = cast(Auction, state)
        if s.wait.mode != SEALED or any(s.lists) or any(answer != UNSAID for answer in s.answers):
            raise ValueError("only the beginning of a lot can be written as a scene")
        seats = [
            [*(str(VALUES[note]) for note in s.purses[seat]), *(f"+{VALUES[note]}" for note in s.paid[seat])]
            for seat in range(s.seats)
        ]
        won = ["-" if seat == NOBODY else f"P{seat}" for seat in s.won]
        fields = [" / ".join(" ".join(seat) for seat in seats), " ".join(["won", *won])]
        return " ; ".join([*fields, f"options{' secret' if s.secret else ''} lots={s.lots}"])

    def read(self, word: str) -> int:
        verb, _, value = word.partition(" ")
        if verb != "bid":
            return super().read(word)
        if value not in map(str, VALUES):
            raise Illegal("TABLE-04", f"there is no note of {value}")
        return act(BID, VALUES.index(int(value)))

    def spell(self, action: int) -> str:
        if BID << 8 <= action < (BID << 8) + len(VALUES):
            return f"bid {VALUES[action & NOUN_MASK]}"
        return super().spell(action)

    def read_roll(self, state: State, word: str) -> int:
        verb, _, value = word.partition(" ")
        if verb != "draw" or state.wait.mode != ROLL or value not in map(str, VALUES):
            raise Illegal("TABLE-05", f"'{word}' is not drawn now")
        return VALUES.index(int(value))

    def spell_roll(self, state: State, outcome: int) -> str:
        return f"draw {VALUES[outcome]}"

    def view(self, state: State, seat: Seat | None) -> ToyView:
        s = cast(Auction, state)
        return ToyView(
            game=self.key,
            viewer=seat,
            where=self.where(s),
            asked=list(s.wait.seats),
            question=self.question(s, seat),
            said=self.said(s, seat),
            secret=s.secret,
            lots=s.lots,
            won=tuple(s.won),
            bidders=tuple(
                Bidder(s.sizes[i], None if s.secret else tuple(VALUES[note] for note in s.paid[i]))
                for i in range(s.seats)
            ),
            purse=tuple(VALUES[note] for note in s.purses[seat]) if seat is not None else (),
            paid=tuple(VALUES[note] for note in s.paid[seat]) if seat is not None else (),
            over=s.wait.mode == OVER,
        )

    def guess(self, view: Any, seed: int) -> Auction:
        seen: ToyView = view
        s = Auction(len(seen.bidders), seen.secret, seen.lots)
        s.won = list(seen.won)
        s.sizes = [bidder.notes for bidder in seen.bidders]
        for seat, bidder in enumerate(seen.bidders):
            s.paid[seat] = [VALUES.index(value) for value in bidder.paid or ()]
        if seen.viewer is not None:
            s.purses[seen.viewer] = [VALUES.index(value) for value in seen.purse]
            s.paid[seen.viewer] = [VALUES.index(value) for value in seen.paid]
        missing = [PURSE - s.sizes[seat] if s.secret else len(s.paid[seat]) for seat in range(s.seats)]
        deal_unseen(s, seen.viewer, missing, Random(seed))
        for step in seen.where:
            s.push(STACK.frame(cast(LotStep, step)))
        settle(s)
        if seen.said and seen.viewer is not None:
            i = s.wait.seats.index(seen.viewer)
            words = [self.read(word) for word in seen.said]
            s.lists[i] = [word for word in words if word != DONE]
            put_answers(s, [DONE if k == i and DONE in words else UNSAID for k in range(s.seats)])
        return s

    def redeal(self, state: State, seat: Seat | None, seed: int) -> Auction:
        t = cast(Auction, state).clone()
        rng = Random(seed)
        deal_unseen(t, seat, [len(notes) for notes in t.paid], rng)
        answers, owing = t.answers.copy(), t.answers.index(UNSAID)
        for i, asked in enumerate(t.wait.seats):
            if asked != seat:
                notes = rng.sample(t.purses[asked], rng.randint(0, len(t.purses[asked])))
                t.lists[i] = [act(BID, note) for note in notes]
                answers[i] = UNSAID if i == owing else rng.choice((UNSAID, DONE))
        put_answers(t, answers)
        return t

    def fact(self, event: Event) -> Fact:
        args = {str(i): value for i, value in enumerate(event.args)}
        return Fact(event.rule, event.what, dict(args), EVENTS[event.what].format(*event.args))

    def step(self, frame: Any) -> Step:
        return STACK.step(frame)

    def forbids_leaving(self, state: State, seat: Seat) -> str:
        return "TOY-END"  # nobody leaves an auction

    def count(self, state: State) -> list[str]:
        s = cast(Auction, state)
        piles = [*s.purses, *s.paid]
        held = [sum(pile.count(note) for pile in piles) + s.bag.counts[note] for note in range(len(VALUES))]
        found = [f"{n} notes of {value}" for n, value in zip(held, VALUES, strict=True) if n != COPIES]
        return found + [f"P{i} holds {len(x)}" for i, x in enumerate(s.purses) if len(x) != s.sizes[i]]

    def result(self, state: State) -> Result | None:
        s = cast(Auction, state)
        if s.wait.mode != OVER:
            return None
        scores = [float(s.won.count(seat)) for seat in range(s.seats)]
        winners = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
        return Result(winners, scores, "TOY-END", "all lots are sold")

    def event_kinds(self) -> tuple[str, ...]:
        return tuple(EVENTS)

    def sweep(self) -> tuple[tuple[int, dict[str, object]], ...]:
        secret: dict[str, object] = {"secret": True}
        return tuple((seats, options) for seats in (2, 3, 4) for options in ({}, secret))

    def scenes(self) -> tuple[str, ...]:
        return (
            "1 1 5 / 2 2 +1 / 5 ; won P1 ; options lots=2",
            "1 2 / 2 5 +1 +1 / 5 5 +2 +2 ; won P1 P2 ; options secret",
        )


def deal_unseen(s: Auction, viewer: Seat | None, paid: list[int], rng: Random) -> None:
    """Deal anew what a viewer cannot see: other purses, the bag, and in secret what the others have paid."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        s.purses[seat] = []
        if s.secret:
            s.paid[seat] = []
    seen = [*s.purses, *s.paid]
    pool = [note for note in range(len(VALUES)) for _ in range(COPIES - sum(pile.count(note) for pile in seen))]
    rng.shuffle(pool)
    for seat in others:
        s.purses[seat] = sorted(pool.pop() for _ in range(s.sizes[seat]))
        if s.secret:
            s.paid[seat] = sorted(pool.pop() for _ in range(paid[seat]))
    s.bag = Bag([pool.count(note) for note in range(len(VALUES))])


TOY = Toy()
