"""Scenes of Der Pate: a position in writing, read. docs/notation-derpate.md has the grammar.

Only what matters has to be said. What a scene leaves out is as at the start: seat n sits in district n, neutral
families in the others, the car stands on the first space, and event cards came in an order of our own.
"""

from __future__ import annotations

import re

from backroom.games.derpate import options as opt
from backroom.games.derpate import words as w
from backroom.games.derpate.events import after, step_marker
from backroom.games.derpate.notation import Notation
from backroom.games.derpate.rounds import Rounds
from backroom.games.derpate.setup import lay_out
from backroom.games.derpate.state import DerPate
from backroom.games.derpate.turn import Turn
from backroom.games.scenes import Fields, fault, is_number
from backroom.kernel.core import CLOSED, Out
from backroom.kernel.run import settle

SEAT = re.compile(r"p([0-3])$")
CASH = re.compile(r"([0-9]{1,4})k$")
FIELDS = ("round", "phase", "turn", "car", "at", "events", "dice", "options")
USUAL_EVENTS = (w.G1, w.R2, w.G2, w.R3, w.G3, w.R4, w.G4)  # none of them stays open


class Reading(Fields):
    """One scene being read."""

    def __init__(self, notation: Notation, text: str) -> None:
        super().__init__(text, FIELDS)
        self.notation = notation
        self.edition = notation.edition
        self.s = lay_out(opt.house(len(self.seats), self.options, self.edition))
        self.table = self.s.table

    def read(self, out: Out = CLOSED) -> DerPate:
        table = self.table
        table.round = self.number("round", 1, w.ROUNDS)
        table.phase = self.phase()
        self.leave_chairs()
        self.lay_board()
        self.lay_events()
        for seat, words in enumerate(self.seats):
            if table.in_play(seat):
                self.sit_down(seat, words)
        return self.begin(out)

    def begin(self, out: Out) -> DerPate:
        s, table = self.s, self.table
        if table.phase != w.DICE_PHASE:
            for name in ("turn", "dice"):
                if name in self.fields:
                    raise fault(f"'{name}' belongs to the phase 'dice'", "DP-ROUND-02")
            s.listen(out)
            s.push(Rounds(w.NOWHERE))
            settle(s)
            return s
        turn = self.seat("turn", table.start)
        s.push(Rounds(after(s, turn)))
        table.turn = turn
        dice = self.dice()
        s.push(Turn(turn, 0, Turn.PLACING if dice else Turn.START, 0, 0))
        if dice:
            table.dice = dice
        settle(s)
        return s

    # small things

    def phase(self) -> int:
        words = self.fields.get("phase", ["dice"])
        if len(words) != 1 or words[0] not in ("income", "dice"):
            raise fault("'phase' is income or dice")
        return w.PHASES.index(words[0])

    def seat(self, name: str, default: int) -> int:
        words = self.fields.get(name)
        if words is None:
            return default
        return self.player(words[0] if len(words) == 1 else "", f"'{name}' is a player, such as '{name} P0'")

    def player(self, word: str, complaint: str) -> int:
        found = SEAT.match(word)
        if not found or int(found[1]) >= len(self.seats) or not self.table.in_play(int(found[1])):
            raise fault(complaint)
        return int(found[1])

    def space(self, word: str) -> int:
        if word not in self.notation.space_of:
            raise fault(f"'{word}' is no business; there are {', '.join(self.notation.spaces)}")
        return self.notation.space_of[word]

    def dice(self) -> list[int]:
        """All four faces of the first throw, or none."""
        words = self.fields.get("dice", [])
        faces = [w.UNROLLED] * w.DICE
        for word in words:
            die, _, face = word.partition("=")
            if die not in w.COLOURS or face not in w.FACES[1:] or faces[w.COLOURS.index(die)]:
                raise fault(f"'{word}': dice are said like 'dice black=1 white=puppet grey=3 red=5'", "DP-COMP-08")
            faces[w.COLOURS.index(die)] = w.FACES.index(face)
        if words and w.UNROLLED in faces:
            raise fault("'dice' has all four dice of the first throw", "DP-DICE-02")
        return faces if words else []

    # the table

    def leave_chairs(self) -> None:
        table = self.table
        for seat, words in enumerate(self.seats):
            if words == ["gone"]:
                table.playing &= ~(1 << seat)
                table.stock[seat] = 0
                table.spent[seat] = (1 << len(w.CHIPS)) - 1
                self.s.hidden.money[seat] = 0
        if table.playing & (table.playing - 1) == 0:
            raise fault("the game is over: fewer than two players are left", "DP-GAP-36")
        while not table.in_play(table.start):
            table.start = (table.start + 1) % len(self.seats)

    def lay_board(self) -> None:
        table = self.table
        table.car = self.space(self.one("car", self.notation.spaces[0].lower()))
        for district in range(w.DISTRICTS):
            for space in self.s.house.spaces_of[district]:
                table.owner[space] = district
        named: set[int] = set()
        for word in self.fields.get("at", []):
            place, _, who = word.partition("=")
            space = self.space(place)
            if space in named:
                raise fault(f"{place} is said twice", "DP-COMP-05")
            named.add(space)
            table.owner[space] = self.owner(who)
        for family in range(w.FAMILIES):
            most = w.MEMBERS if family < len(self.seats) else w.PER_DISTRICT
            if not table.is_player(family) and table.held(family) > most:
                raise fault(f"the neutral {self.edition.family_keys[family]} have too many members", "DP-NEU-01")

    def one(self, name: str, default: str) -> str:
        words = self.fields.get(name, [default])
        if len(words) != 1:
            raise fault(f"'{name}' is one word")
        return words[0]

    def owner(self, word: str) -> int:
        """A player, a neutral family, or nobody."""
        if word == "vacant":
            return w.VACANT
        if word in self.edition.family_keys and not self.table.is_player(self.edition.family_keys.index(word)):
            return self.edition.family_keys.index(word)
        neutral = [key for i, key in enumerate(self.edition.family_keys) if not self.table.is_player(i)]
        allowed = ", ".join(["P0", *neutral, "vacant"])
        return self.player(word, f"'{word}' is in no business here: say {allowed}")

    def lay_events(self) -> None:
        """DP-EVT-02: the cards so far say where the markers stand."""
        table = self.table
        due = table.round if table.phase == w.DICE_PHASE else table.round - 1
        words = self.fields.get("events")
        shown = list(USUAL_EVENTS[:due]) if words is None else [self.event(word) for word in words if word != "none"]
        if len(shown) != due or len(set(shown)) != due:
            raise fault(f"by now {due} different event cards have been shown", "DP-ROUND-02")
        for card in shown:
            table.shown.append(card)
            table.unseen[card] = 0
            step_marker(self.s, self.edition.events[card].x)
        if table.phase == w.DICE_PHASE and shown[-1] in (w.G5, w.R1):
            table.open_card = shown[-1]

    def event(self, word: str) -> int:
        if word.upper() not in w.EVENTS:
            raise fault(f"'{word}' is no event card; there are {', '.join(w.EVENTS)}")
        return w.EVENTS.index(word.upper())

    # players

    def sit_down(self, seat: int, words: list[str]) -> None:
        """`12k reputation=4 prison=1 owes=P1:2,bank:1 used=cop`, in any order."""
        s, table = self.s, self.table
        said: set[str] = set()
        for word in words:
            name, given, value = word.partition("=")
            cash = CASH.match(word)
            if (cash and "money" in said) or name in said:
                raise fault(f"P{seat}: '{word}' is said twice")
            said.add("money" if cash else name)
            if cash:
                s.hidden.money[seat] = int(cash[1])
            elif not given:
                raise fault(f"P{seat}: '{word}' is not understood; say for example '12k reputation=4 prison=1'")
            else:
                self.set(seat, name, value)
        self.take_chips(seat)
        away = table.held(seat) + table.prison[seat] + table.river[seat]
        if away > w.MEMBERS:
            raise fault(f"P{seat} has {away} members, and there are {w.MEMBERS}", "DP-COMP-06")
        table.stock[seat] = w.MEMBERS - away

    def set(self, seat: int, name: str, value: str) -> None:
        table = self.table
        if name == "owes":
            self.owes(seat, value)
        elif name == "used":
            self.used(seat, value)
        elif name in w.TRACKS:
            track = w.TRACKS.index(name)
            table.tracks[seat * len(w.TRACKS) + track] = self.amount(seat, name, value, self.s.house.lengths[track])
        elif name == "prison":
            table.prison[seat] = self.amount(seat, name, value, w.MEMBERS)
        elif name == "river":
            table.river[seat] = self.amount(seat, name, value, w.MEMBERS)
        elif name == "friends":
            table.friends[seat] = self.amount(seat, name, value, w.FRIENDS)
            table.pool -= table.friends[seat]
            if table.pool < 0:
                raise fault(f"there are {w.FRIENDS} friend chips", "DP-COMP-07")
        else:
            names = ", ".join([*w.TRACKS, "prison", "river", "friends", "owes", "used"])
            raise fault(f"P{seat}: there is no '{name}'; there are {names}")

    def amount(self, seat: int, name: str, value: str, most: int) -> int:
        if not is_number(value) or int(value) > most:
            raise fault(f"P{seat}: '{name}' is a number from 0 to {most}")
        return int(value)

    def owes(self, seat: int, value: str) -> None:
        table = self.table
        for part in value.split(","):
            who, _, number = part.partition(":")
            complaint = f"P{seat}: debts are said like 'owes=P1:2,bank:1'"
            holder = w.BANK if who == "bank" else self.player(who, complaint)
            i = seat * w.HOLDERS + holder
            if not is_number(number) or int(number) == 0 or holder == seat or table.debts[i]:
                raise fault(complaint, "DP-DEBT-01")
            table.debts[i] = int(number)
            table.markers[seat] -= int(number)
        if table.markers[seat] < 0:
            raise fault(f"P{seat} has only {w.MARKERS} debt markers", "DP-COMP-06")

    def used(self, seat: int, value: str) -> None:
        for chip in value.split(","):
            if chip not in w.CHIPS:
                raise fault(f"P{seat}: '{chip}' is no chip; there are {', '.join(w.CHIPS)}")
            self.table.spent[seat] |= 1 << w.CHIPS.index(chip)

    def take_chips(self, seat: int) -> None:
        """DP-CHIP-01: every chip that the markers have passed is in hand, unless it was used."""
        table = self.table
        passed = 0
        for chip in range(len(w.CHIPS)):
            track = w.REPUTATION if w.GREY_CHIPS >> chip & 1 else w.INFLUENCE
            if table.reach(seat, track) >= self.edition.chip_spaces[chip]:
                passed |= 1 << chip
        early = [w.CHIPS[chip] for chip in range(len(w.CHIPS)) if table.spent[seat] & ~passed & 1 << chip]
        if early:
            raise fault(f"P{seat} has not reached the {early[0]} yet", "DP-CHIP-01")
        table.chips[seat] = passed & ~table.spent[seat]
