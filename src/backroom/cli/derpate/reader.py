"""Reading facts of Der Pate from first to last, several in one clause where that is how people say it."""

from __future__ import annotations

import msgspec

from backroom.cli.derpate.sentences import SAID
from backroom.cli.derpate.speech import Speech
from backroom.cli.face import Clause
from backroom.cli.grammar import agree, listed
from backroom.cli.screen import Names
from backroom.games.game import Fact

THROW_WIDTH = len("B5 W4 GP R1")


class Reader:
    """A reader's place in the facts, and whom the words before were about."""

    def __init__(self, speech: Speech, facts: list[Fact], names: Names, owner: int | None) -> None:
        self.speech = speech
        self.lexicon = speech.lexicon
        self.facts = facts
        self.names = names
        self.told: list[Clause] = []
        self.at = 0  # the fact that is being told
        self.more = 0  # how many of the next ones are told with it
        self.subject = owner  # of the words before
        self.begun = owner is not None  # a turn has its name before it, and nothing was told of it yet
        self.opened = self.begun  # nothing was told yet in this line
        self.prefix = ""  # a rival's throw that has not been told yet

    def clause(self, fact: Fact) -> Clause:
        """A fact and those that are told with it."""
        raise NotImplementedError

    def peek(self, ahead: int = 1) -> Fact | None:
        """A fact that comes later."""
        return self.facts[self.at + ahead] if self.at + ahead < len(self.facts) else None

    def run(self, *kinds: str) -> list[Fact]:
        """The facts from this one on that are of these kinds."""
        end = self.at
        while end < len(self.facts) and self.facts[end].what in kinds:
            end += 1
        return self.facts[self.at : end]

    def read(self) -> list[Clause]:
        while self.at < len(self.facts):
            self.more = 0
            clause = self.clause(self.facts[self.at])
            if clause.text and self.prefix:
                width = THROW_WIDTH if self.opened or clause.chapter else 0
                clause = msgspec.structs.replace(clause, text=f"{self.prefix:<{width}}  {clause.text}")
                self.prefix = ""
            self.told += [clause, *[Clause("")] * self.more]
            self.at += 1 + self.more
            if clause.text:
                self.begun = self.opened = False
            elif clause.chapter or clause.owner is not None:
                self.opened = True
        return self.told

    def skip(self, number: int) -> None:
        """So many facts after this one are told with it."""
        self.more = number

    def plain(self, fact: Fact) -> Clause:
        text = self.speech.said(fact, self.names, self.subject)
        self.follow(fact)
        return Clause(text, weighty=self.hurts(fact))

    def follow(self, fact: Fact) -> None:
        """Whom the next clause is about if it names nobody."""
        named = SAID[fact.what].startswith("{seat} ")
        self.subject = int(fact.args["seat"]) if named and "seat" in fact.args else None

    def hurts(self, fact: Fact) -> bool:
        """Is it something against the viewer, or somebody's leaving?"""
        mine = self.names.viewer is not None and fact.args.get("seat") == self.names.viewer
        return fact.what == "left" or (mine and fact.what in ("sunk", "drowned", "waived", "owes_bank"))

    def verb(self, seat: int, predicate: str) -> str:
        """A predicate with its subject, where that is not clear from the words before."""
        who = "" if seat == self.subject else f"{self.names.within(seat)} "
        self.subject = seat
        return agree(f"{who}{predicate}", you=seat == self.names.viewer)

    def everybody(self, run: list[Fact], predicate: str) -> str:
        """Several players do the same."""
        seats = [int(fact.args["seat"]) for fact in run]
        if len(seats) == 1:
            return self.verb(seats[0], predicate)
        self.subject = None
        return agree(f"{listed(map(self.names.within, seats))} {predicate}", you=True)
