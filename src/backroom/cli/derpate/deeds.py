"""What players of Der Pate do, get, pay and suffer, in clauses."""

from __future__ import annotations

from itertools import takewhile

from backroom.cli.derpate.lexicon import money
from backroom.cli.derpate.reader import Reader
from backroom.cli.face import Clause
from backroom.cli.grammar import listed, plural
from backroom.games.derpate import words as w
from backroom.games.game import Fact

GAINS = {"received", "advanced", "took_chip", "befriended"}  # of one player in a row, told together


class Deeds(Reader):
    """Whatever comes of a die, a chip, a favour or an event card."""

    def gains(self, fact: Fact) -> Clause:
        """What one player gets, in one clause: `Ada $2,000, reputation 4, the wedding`."""
        if fact.rule == "DP-INC-01":
            return self.income()
        if fact.rule == "DP-CARD-R2a":
            return self.friends()
        seat = int(fact.args["seat"])
        mine = list(takewhile(lambda f: f.args["seat"] == seat, self.run(*GAINS)))
        amount = sum(int(f.args["amount"]) for f in mine if f.what == "received")
        tracks = [f"{f.args['track']} {f.args['number']}" for f in mine if f.what == "advanced"]
        chips = [f"the {f.args['chip']}" for f in mine if f.what == "took_chip"]
        parts = [money(amount)] if amount else []
        parts += ["a friend"] if any(f.what == "befriended" for f in mine) else []
        text = self.verb(seat, ", ".join([*parts, *tracks, *chips]))
        self.skip(len(mine) - 1)
        return Clause(text)

    def income(self) -> Clause:
        run = [f for f in self.run("received") if f.rule == "DP-INC-01"]
        paid = [f"{self.names.within(int(f.args['seat']))} {money(int(f.args['amount']))}" for f in run]
        self.skip(len(run) - 1)
        self.subject = None
        return Clause(f"income: {', '.join(paid)}")

    def friends(self) -> Clause:
        run = self.run("befriended")
        self.skip(len(run) - 1)
        return Clause(self.everybody(run, "get[s] a friend"))

    def car(self, fact: Fact) -> Clause:
        """Where it stops, and who leaves; after an event card also what it protects."""
        space = str(fact.args["space"])
        self.subject = None
        if fact.rule == "DP-EVT-07":
            district = self.lexicon.edition.road[self.lexicon.spaces.index(space)].district
            return Clause(f"the car at {space} protects {self.lexicon.edition.district_names[district]}")
        if fact.rule != "DP-ROW2-04":
            return Clause(f"the car begins at {self.lexicon.place(space)}")
        following = self.peek()
        text = f"the car at {space}"
        if following is None or following.rule not in ("DP-ROW2-06", "DP-ROW2-07"):
            return Clause(text)
        self.skip(1)
        if following.what == "boxed":
            return Clause(f"{text} drives the neutral member out")
        seat = int(following.args["seat"])
        return Clause(f"{text} sends {self.names.owner(seat)} member home", weighty=seat == self.names.viewer)

    def homecoming(self, fact: Fact) -> Clause | None:
        """G3: a business is given up for money."""
        following = self.peek()
        if following is None or following.rule != "DP-CARD-G3b":
            return None
        self.skip(1)
        place = self.lexicon.place(str(fact.args["space"]))
        return Clause(self.verb(int(fact.args["seat"]), f"give[s] up {place} for {money(w.G3_PRICE * 1000)}"))

    def moved_in(self, fact: Fact) -> Clause:
        return Clause(self.verb(int(fact.args["seat"]), f"take[s] {fact.args['space']}"))

    def arrests(self, fact: Fact) -> Clause:
        """A raid, or an informer: who goes to prison, which neutral members leave, and what the car protects."""
        run = self.run("arrested", "boxed", "spared")
        self.skip(len(run) - 1)
        jailed = [f for f in run if f.what == "arrested"]
        gone = [str(f.args["space"]) for f in run if f.what == "boxed"]
        safe = [str(f.args["space"]) for f in run if f.what == "spared"]
        parts = []
        if jailed:
            members = [self.members(int(f.args["seat"]), str(f.args["space"])) for f in jailed]
            parts.append(f"{listed(members)} {'goes' if len(members) == 1 else 'go'} to prison")
        parts += [f"neutral {listed(gone)} {'is' if len(gone) == 1 else 'are'} emptied"] if gone else []
        parts += [f"{listed(safe)} {'is' if len(safe) == 1 else 'are'} protected"] if safe else []
        self.subject = None
        mine = any(f.args["seat"] == self.names.viewer for f in jailed)
        return Clause(", ".join(parts), weighty=mine and self.names.viewer is not None)

    def members(self, seat: int, space: str) -> str:
        return f"{self.names.owner(seat)} member in {space}"

    def takeover(self, fact: Fact) -> Clause:
        """Four facts: what is taken over, who is sunk, who gets the marker, who moves in."""
        seat, space = int(fact.args["seat"]), str(fact.args["space"])
        sunk = self.peek()
        assert sunk is not None
        self.skip(3)
        if sunk.what == "boxed":
            return Clause(self.verb(seat, f"take[s] the neutral {space}"))
        victim = int(sunk.args["seat"])
        text = self.verb(seat, f"take[s] {self.names.owner(victim)} {space}, sinking the member")
        return Clause(text, weighty=victim == self.names.viewer)

    def chip(self, fact: Fact) -> Clause | None:
        """A wedding and its friend, a grandchild and its roll, in one clause."""
        seat, chip = int(fact.args["seat"]), str(fact.args["chip"])
        following, then = self.peek(), self.peek(2)
        new = self.at > 0 and self.facts[self.at - 1].args == fact.args and seat == self.subject
        use = "used" if new else f"use[s] the {chip}"
        if chip == "wedding" and following is not None and following.what == "befriended":
            self.skip(1)
            return Clause(self.verb(seat, f"{use} for a friend"))
        if chip == "grandchild" and following is not None and following.what == "rolled_alone":
            paid = then is not None and then.rule == "DP-CHIP-06" and then.what == "received"
            self.skip(2 if paid else 1)
            amount = money(int(then.args["amount"])) if then is not None and paid else "nothing"
            return Clause(self.verb(seat, f"{use} for {amount}"))
        if chip in ("cop", "judge") and seat == self.names.viewer:
            return Clause(self.plain(fact).text, awaited=True)  # told with the die that is placed then
        return None

    def favour(self, fact: Fact) -> Clause:
        clause = self.plain(fact)
        self.skip(1 if fact.args["favour"] == "money" else 0)
        return clause

    # debts and payments

    def redemption(self, fact: Fact) -> Clause:
        """A meeting is told by what is paid; a favour has said it already."""
        return Clause("")

    def payment(self, fact: Fact) -> Clause:
        """At a meeting a debtor pays for the markers that go home."""
        redeemed = self.facts[self.at - 1] if self.at else None
        seat, to = int(fact.args["seat"]), int(fact.args["to"])
        number = int(redeemed.args["number"]) if redeemed is not None and redeemed.what == "redeemed" else 1
        amount = money(int(fact.args["amount"]))
        text = self.verb(seat, f"pay[s] {self.names.within(to)} {amount} for {plural(number, 'marker')}")
        return Clause(text, weighty=seat == self.names.viewer)

    def payment_to_bank(self, fact: Fact) -> Clause | None:
        """For a friend, or as bail."""
        seat, amount = int(fact.args["seat"]), money(int(fact.args["amount"]))
        following = self.peek()
        if following is None or following.what not in ("befriended", "released"):
            return None
        self.skip(1)
        bail = f"bail for {plural(following.args['number'], 'member')}" if following.what == "released" else ""
        return Clause(self.verb(seat, f"pay[s] {amount} {bail or 'for a friend'}"))

    def debts(self, fact: Fact) -> Clause:
        """G4: everybody's marker goes to the left."""
        run = self.run("owes")
        self.skip(len(run) - 1)
        self.subject = None
        pairs = [f"{self.names.within(int(f.args['seat']))} to {self.holder(f)}" for f in run]
        return Clause(f"a debt marker goes from {listed(pairs)}")

    def holder(self, fact: Fact) -> str:
        return self.speech.word("holder", fact.args["holder"], self.names)["holder"]
