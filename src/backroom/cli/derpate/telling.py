"""What happened in Der Pate: a paragraph for each round, a line for each row of a turn, and the sums at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from backroom.cli.derpate.deeds import GAINS, Deeds
from backroom.cli.derpate.lexicon import Lexicon, money, short_dice
from backroom.cli.derpate.speech import Speech
from backroom.cli.face import Clause
from backroom.cli.grammar import capital
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.game import Fact

SAME_TURN = " "  # the heading of a row that is not the first one of its turn: nothing, but a new line
# What goes without saying while one reads along: another clause, the menu or the table says it.
UNSAID = {"called", "family", "marker_stays", "no_winner", "put_away", "rescued", "stays_open", "won"}
AFTER_A_ROW = {"rolled", "placed", "turn", "round", "eliminated"}
NOTHING = {"takeover": "none", "FBI raid": "nobody is there"}  # in row 1 nobody is paid
INCOME, PRISON = "DP-END-03", "DP-END-05"
AT_THE_END = (INCOME, "DP-END-04", PRISON, "DP-END-06", "DP-END-07")
BESIDE_THE_TEXT = {"marker", "marker_stays", "ko", "car", "stays_open"}  # of an event card
LASTING = ("G5", "R1")  # event cards that act until the end of the round


class Telling:
    """Facts in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.speech = Speech(lexicon)

    def line(self, fact: Fact, names: Names) -> str:
        """A fact in the whole log."""
        return self.speech.said(fact, names, None)

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        """A clause for each fact, for reading along; what goes without saying has no text."""
        return Course(self.speech, list(facts), names, owner).read()


class Course(Deeds):
    """The course of a game, told as it goes."""

    def __init__(self, speech: Speech, facts: list[Fact], names: Names, owner: int | None) -> None:
        super().__init__(speech, facts, names, owner)
        self.named: int | None = owner  # whose turn the paragraphs are known to belong to
        self.throw: dict[str, str] = {}
        self.settled: dict[int, list[str]] = {}  # at the end: what everybody got and paid
        self.sums: dict[int, int] = {}
        self.ended = False
        self.tellers: dict[str, Callable[[Fact], Clause | None]] = {
            "turn": self.turn,
            "rolled": self.rolled,
            "placed": self.placed,
            "round": self.round,
            "event": self.event,
            "marker": self.marker,
            "ko": self.knockout,
            "car": self.car,
            "contributed": self.contributions,
            "owes": self.debts,
            "arrested": self.arrests,
            "boxed": self.arrests,
            "spared": self.arrests,
            "went_home": self.homecoming,
            "took_over": self.takeover,
            "used_chip": self.chip,
            "favour": self.favour,
            "redeemed": self.redemption,
            "paid": self.payment,
            "paid_bank": self.payment_to_bank,
            "eliminated": self.eliminations,
            "total": self.total,
            "starts": self.beginning,
            "district": self.district,
            "settled": self.moved_in,
        }

    def clause(self, fact: Fact) -> Clause:
        if fact.rule in AT_THE_END:
            return self.settlement(fact)
        if fact.what in GAINS:
            return self.gains(fact)
        teller = self.tellers.get(fact.what)
        clause = teller(fact) if teller else None
        if clause is not None:
            return clause
        if fact.what in UNSAID:
            return Clause("")
        return self.plain(fact)

    # the beginning

    def beginning(self, fact: Fact) -> Clause:
        self.subject = None
        chapter = "Set-up" if fact.rule == "DP-SETUP-03" else ""
        if chapter:  # everybody's money is on the table
            self.skip(len([f for f in self.facts if f.rule == "DP-SETUP-14"]))
        return Clause(self.speech.said(fact, self.names, None), chapter=chapter)

    def district(self, fact: Fact) -> Clause:
        clause = self.plain(fact)
        self.skip(w.PER_DISTRICT)
        return clause

    # a turn

    def turn(self, fact: Fact) -> Clause:
        seat = int(fact.args["seat"])
        self.subject = self.named = seat
        self.begun = True
        self.throw = {}
        return Clause("", owner=seat)

    def heading(self, seat: int) -> str:
        """Before a row: nothing where its turn has just been named, else a new line, with the name if it was not."""
        self.subject = seat
        if self.begun:
            return ""
        known, self.named = self.named == seat, seat
        return SAME_TURN if known else self.names.start(seat)

    def rolled(self, fact: Fact) -> Clause:
        """The throw of a row opens a line; it stands before the next thing that is told."""
        seat = int(fact.args["seat"])
        again = self.at > 0 and self.facts[self.at - 1].what in ("rolled", "used_chip")
        if not again:
            self.throw = {}
        self.throw[str(fact.args["die"])] = str(fact.args["face"])
        self.prefix = short_dice(self.throw.items()) if seat != self.names.viewer else ""
        return Clause("", chapter="" if again else self.heading(seat))

    def placed(self, fact: Fact) -> Clause:
        seat, row, die = int(fact.args["seat"]), int(fact.args["row"]), str(fact.args["die"])
        field = str(fact.args["field"])
        face = self.throw.get(die) or self.face_on(field)
        last = row == w.ROWS
        name = self.lexicon.field(row, die, face, field)
        borrowed = f" as {field}" if field in w.COLOURS and field != die else ""
        text = f"{die if last or not face else f'{die} {face}'}{borrowed}, {name}"
        following = self.peek()
        asked = seat == self.names.viewer and (last or (following is None and name == "takeover"))
        idle = not last and name != "press" and (following is None or following.what in AFTER_A_ROW)
        if idle and not asked:
            text += f" › {NOTHING.get(name, 'nobody is paid')}"
        chapter = self.heading(seat) if last or not self.throw else ""
        if seat != self.names.viewer:
            self.prefix = self.prefix or " " * last
        elif self.opened or chapter:
            text = capital(text)
        self.subject = seat
        self.throw = {}
        return Clause(text, chapter=chapter, awaited=asked)

    def face_on(self, field: str) -> str:
        """What a die shows by its field, where its throw was told before; empty if the field does not say."""
        return w.FACES[-1] if field == w.FIELDS[w.PRESS] else field.partition("-")[2]

    # event cards

    def round(self, fact: Fact) -> Clause:
        self.subject = self.named = None
        return Clause("", chapter=f"Round {fact.args['number']}")

    def event(self, fact: Fact) -> Clause:
        """The title; the text where nothing tells what it does."""
        self.subject = None
        card = str(fact.args["card"])
        later = [f for f in self.facts[self.at + 1 :] if f.what not in BESIDE_THE_TEXT]
        idle = card in LASTING or (bool(later) and later[0].what in ("turn", "eliminated"))
        return Clause(self.speech.said(fact, self.names, None) if idle else self.lexicon.events[card].title)

    def marker(self, fact: Fact) -> Clause:
        track = w.TRACKS[w.X_COLOURS.index(str(fact.args["colour"]))]
        if fact.args["number"] == w.KO:
            return Clause("")
        return Clause(f"K.O.: {track} {fact.args['number']}/{w.KO}")

    def knockout(self, fact: Fact) -> Clause:
        return Clause(self.speech.said(fact, self.names, None), weighty=True)

    def contributions(self, fact: Fact) -> Clause:
        """G1: whoever can pay does, and advances."""
        run = self.run("contributed", "advanced", "lost_step")
        self.skip(len(run) - 1)
        asked = [f for f in run if f.what == "contributed"]
        paying = [f for f in asked if f.args["amount"]]
        parts = []
        if paying:
            price = money(w.G1_PRICE * 1000)
            parts.append(self.everybody(paying, f"pay[s] {price} for a step on favours"))
        poor = [f for f in asked if not f.args["amount"]]
        parts += [self.everybody(poor, "cannot pay")] if poor else []
        return Clause(", ".join(parts))

    # the end

    def eliminations(self, fact: Fact) -> Clause:
        run = self.run("eliminated")
        self.skip(len(run) - 1)
        mine = any(f.args["seat"] == self.names.viewer for f in run)
        text = self.everybody(run, "[are|is] eliminated: not at the end of the K.O. track")
        return Clause(text, weighty=mine and self.names.viewer is not None, chapter=self.end())

    def end(self) -> str:
        """The chapter of the end, where it begins."""
        first, self.ended = not self.ended, True
        self.subject = None
        return "The end" if first else ""

    def settlement(self, fact: Fact) -> Clause:
        """What is got and paid at the end is told with everybody's total."""
        seat = int(fact.args["seat"])
        amount = int(fact.args.get("amount", 0))
        match fact.what, fact.rule:
            case "received", rule:
                held = amount // (w.BUSINESS_VALUE * 1000)
                what = "income" if rule == INCOME else f"for {held} business{'' if held == 1 else 'es'}"
                self.book(seat, amount, what)
            case "paid_bank", rule:
                self.book(seat, -amount, "for prisoners" if rule == PRISON else "to the bank")
            case "paid", _:
                to = int(fact.args["to"])
                self.book(seat, -amount, f"to {self.names.within(to)}")
                self.book(to, amount, f"from {self.names.within(seat)}")
        return Clause("", chapter=self.end())

    def book(self, seat: int, amount: int, what: str) -> None:
        self.sums[seat] = self.sums.get(seat, 0) + amount
        self.settled.setdefault(seat, []).append(f"{'+' if amount >= 0 else '-'} {money(abs(amount))} {what}")

    def total(self, fact: Fact) -> Clause:
        """`$52,000 + $2,000 income + $6,000 for 2 businesses - $2,000 to Ada = $58,000`"""
        seat, amount = int(fact.args["seat"]), int(fact.args["amount"])
        before = money(amount - self.sums.get(seat, 0))
        return Clause(" ".join([before, *self.settled.get(seat, []), "=", money(amount)]), owner=seat)
