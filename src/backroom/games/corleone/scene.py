"""Scenes of Corleone's Empire: a position in writing, both ways. docs/notation.md has the grammar.

Only what matters has to be said. What a scene leaves out is filled in by the edition's order: tiles, public jobs and
allies for the act and the number of players; figures that are not named are in reserve, money and goods in the supply.
"""

from __future__ import annotations

import re

from backroom.games.corleone import options as opt
from backroom.games.corleone import words as w
from backroom.games.corleone.acts import Acts
from backroom.games.corleone.guess import figure_of
from backroom.games.corleone.notation import Notation
from backroom.games.corleone.phases import FamilyBusiness
from backroom.games.corleone.setup import lay_out
from backroom.games.corleone.state import Corleone, insert
from backroom.games.scenes import Fields, fault, is_number
from backroom.kernel.bag import Bag
from backroom.kernel.core import Out
from backroom.kernel.run import settle

SEAT = re.compile(r"p([0-4])$")
FIGURE = re.compile(r"p([0-4])(-(don|consigliere|heir|thug))?$")
TIMES = re.compile(r"([0-9]{1,2})\*(.+)$")
FIELDS = (
    *("act", "phase", "turn", "horse", "tiles", "at", "river", "stacks", "public", "pile", "allies"),
    *("influence", "protected", "limit", "options"),
)


class Reading(Fields):
    """One scene being read."""

    def __init__(self, notation: Notation, text: str) -> None:
        super().__init__(text, FIELDS)
        self.notation = notation
        self.edition = notation.edition
        self.s = lay_out(opt.house(len(self.seats), self.options, self.edition))
        self.table = self.s.table
        self.said: set[int] = set()  # unique cards that have a place

    def read(self, out: Out) -> Corleone:
        table = self.table
        table.act = self.number("act", 1, w.ACTS) - 1
        table.phase = self.phase()
        for seat, words in enumerate(self.seats):
            self.sit_down(seat, words)
        table.horse = self.seat("horse", self.first_in_play())
        turn = self.seat("turn", table.horse)
        if "turn" in self.fields and table.phase != w.BUSINESS:
            raise fault("a turn belongs to the phase 'business'", "CE-FB-01")
        self.lay_tiles()
        self.figures()
        self.stacks()
        self.open_cards()
        self.lasting()
        self.balance()
        return self.begin(turn, out)

    def begin(self, turn: int, out: Out) -> Corleone:
        s = self.s
        if self.table.phase == w.BUSINESS:
            s.push(Acts(1))
            s.push(FamilyBusiness(turn, 0))
        else:
            s.listen(out)
            s.push(Acts(0))
        settle(s)
        return s

    # small things

    def phase(self) -> int:
        words = self.fields.get("phase", ["business"])
        if len(words) != 1 or words[0] not in w.PHASES:
            raise fault(f"'phase' is one of {', '.join(w.PHASES)}")
        phase = w.PHASES.index(words[0])
        if phase == w.BRIBERY and not self.edition.acts[self.table.act].bribery:
            raise fault("this act has no bribery", "CE-ACT-03")
        return phase

    def seat(self, name: str, default: int) -> int:
        words = self.fields.get(name)
        if words is None:
            return default
        found = SEAT.match(words[0]) if len(words) == 1 else None
        if not found or int(found[1]) >= len(self.seats) or not self.table.in_play(int(found[1])):
            raise fault(f"'{name}' is a player who is in the game, such as '{name} P0'")
        return int(found[1])

    def first_in_play(self) -> int:
        for seat in range(len(self.seats)):
            if self.table.in_play(seat):
                return seat
        raise fault("nobody is left in the game", "CE-G-31")

    def card(self, name: str, *, once: bool = True) -> int:
        """A card by its word; a job or an ally can be in one place only."""
        card = self.notation.card_of.get(name, self.notation.card_of.get(f"${name}", -1))
        if card < 0:
            raise fault(f"'{name}' is no card: say $1, gun, or the id of a job or an ally")
        if card >= w.FIRST_JOB and once:
            if card in self.said:
                raise fault(f"there is only one {name}", "CE-COMP-05" if card < w.FIRST_ALLY else "CE-COMP-06")
            self.said.add(card)
        return card

    def place(self, name: str) -> int:
        if name not in self.notation.place_of:
            raise fault(f"'{name}' is no place: say the id of a business, a space or a territory")
        return self.notation.place_of[name]

    def territory(self, name: str) -> int:
        if name not in self.edition.territory_keys:
            raise fault(f"'{name}' is no territory; there are {', '.join(self.edition.territory_keys)}")
        return self.edition.territory_keys.index(name)

    def pairs(self, name: str) -> list[tuple[str, str]]:
        found = [word.partition("=") for word in self.named(name) or []]
        for left, _, right in found:
            if not left or not right:
                raise fault(f"'{name}' is said in pairs such as '{name} {EXAMPLES[name]}'")
        return [(left, right) for left, _, right in found]

    def named(self, name: str) -> list[str] | None:
        """A list of names, empty if `none`; None if the scene leaves it out."""
        words = self.fields.get(name)
        if words and "none" in words:
            if len(words) > 1:
                raise fault(f"'{name} none' stands alone; say 'none' or what there is")
            return []
        return words

    # players

    def sit_down(self, seat: int, words: list[str]) -> None:
        """Cards in hand; with `+` in the suitcase, completed, or played this act."""
        table = self.table
        if words == ["gone"]:
            table.playing &= ~(1 << seat)
            table.thugs_left[seat] = table.members_left[seat] = 0
            return
        table.members_left[seat] = sum(1 << act.member for act in self.edition.acts[: table.act + 1] if act.member >= 0)
        for word in words:
            out_of_hand = word.startswith("+")
            times = TIMES.match(word.removeprefix("+"))
            if times and times[1].startswith("0"):
                raise fault(f"'{word}': say how many there are, from 1 on, such as 3*$1")
            for _ in range(int(times[1]) if times else 1):
                card = self.card(times[2] if times else word.removeprefix("+"))
                self.give(seat, card, out_of_hand=out_of_hand)

    def give(self, seat: int, card: int, *, out_of_hand: bool) -> None:
        s, table = self.s, self.table
        if card < w.PILES:
            if not table.supply[card]:
                rule = "CE-COMP-02" if card < w.MONEY else "CE-COMP-03"
                raise fault(f"there are no more cards {self.notation.cards[card]}", rule)
            table.supply[card] -= 1
        if card >= w.FIRST_ALLY:
            self.check_ally(card)
            insert(table.bought, card)
        if not out_of_hand:
            s.put_in_hand(seat, card)
            if card >= w.FIRST_JOB:
                s.hidden.knowers[card - w.FIRST_JOB] = 1 << seat if card < w.FIRST_ALLY else w.EVERY_KNOWER
        elif card < w.MONEY:
            s.put_in_case(seat, card)
        elif card < w.PILES:
            raise fault(f"'+{self.notation.cards[card]}': goods are never in a suitcase")
        else:
            (table.done if card < w.FIRST_ALLY else table.played)[seat].append(card)

    def check_ally(self, card: int) -> None:
        act = self.edition.allies[card - w.FIRST_ALLY].act
        late = act == self.table.act and self.table.phase < w.TRIBUTE
        if act > self.table.act or late:
            raise fault(
                f"{self.notation.cards[card]} is not in a hand before the Tribute of Act {act + 1}", "CE-BRIBE-08"
            )

    # the board

    def lay_tiles(self) -> None:
        """CE-SETUP-05, CE-SETUP-06, CE-OPEN-01: as many as there are by now, blue before red."""
        table, house = self.table, self.s.house
        opened = table.act + (table.phase > w.OPENING)
        colours = [w.BLUE] * len(house.count.tiles) + [act.tile for act in self.edition.acts[:opened]]
        chosen = {self.territory(where): self.place(tile) for where, tile in self.pairs("tiles")}
        for territory, tile in chosen.items():
            if not w.TERRITORIES <= tile < w.BUSINESSES:
                raise fault(f"'{self.notation.places[tile]}' is no business tile", "CE-OPEN-01")
            if territory >= len(colours):
                raise fault(f"{self.edition.territory_keys[territory]} has no tile yet", "CE-OPEN-01")
        for territory, colour in enumerate(colours):
            free = [b for b in range(w.TERRITORIES, w.BUSINESSES) if self.is_free(b, colour, chosen)]
            tile = chosen.get(territory, free[0] if free else w.NOWHERE)
            if tile == w.NOWHERE or self.edition.businesses[tile].sort != colour or tile in table.tiles:
                where = self.edition.territory_keys[territory]
                raise fault(f"{where} needs a {w.TILES[colour]} tile that lies nowhere else", "CE-OPEN-02")
            table.tiles[territory] = tile
            table.spots[tile] = 2 * territory + 1

    def is_free(self, business: int, colour: int, chosen: dict[int, int]) -> bool:
        fits = self.edition.businesses[business].sort == colour
        return fits and business not in chosen.values() and business not in self.table.tiles

    def figures(self) -> None:
        table = self.table
        for where, who in self.pairs("at"):
            place = self.place(where)
            figure = self.figure(who, thug=place < w.BUSINESSES)
            self.check_place(figure, place, where)
            table.set_figure(figure, place, place - w.FIRST_TERRITORY)
        for who in self.named("river") or []:
            insert(table.river, self.figure(who, thug=True))

    def figure(self, word: str, *, thug: bool) -> int:
        """A figure from the reserve: `P0` is a thug or the first family member, as the place demands."""
        table = self.table
        if word in w.NEUTRALS:
            figure = figure_of(word)
            if table.place_of(figure) != w.NOWHERE or figure in table.river:
                raise fault(f"there is only one {word}", "CE-COMP-08")
            return figure
        found = FIGURE.match(word)
        if not found or int(found[1]) >= len(self.seats):
            raise fault(f"'{word}' is no figure: say P0, P0-don, P0-thug, mayor, union-boss or police-chief")
        seat = int(found[1])
        rank = w.RANKS.index(found[3]) if found[3] else w.THUG if thug else self.first_member(seat)
        if rank == w.THUG and table.thugs_left[seat]:
            table.thugs_left[seat] -= 1
        elif rank != w.THUG and table.members_left[seat] >> rank & 1:
            table.members_left[seat] &= ~(1 << rank)
        else:
            raise fault(f"P{seat} has no {w.RANKS[rank]} left in this act", "CE-SETUP-09")
        return seat << 2 | rank

    def first_member(self, seat: int) -> int:
        left = self.table.members_left[seat]
        return next((rank for rank in range(w.THUG) if left >> rank & 1), w.DON)

    def check_place(self, figure: int, place: int, name: str) -> None:
        """CE-NEUT-02, CE-BOARD-06, CE-BOARD-07: the right sort of place, open and empty."""
        square = figure == w.UNION_BOSS or (figure < w.MAYOR and figure & 3 == w.THUG)
        right = place < w.BUSINESSES if square else place >= w.FIRST_SPACE
        if figure == w.POLICE_CHIEF:
            right = w.FIRST_TERRITORY <= place < w.PARK_PLACE
        if not right:
            raise fault(f"that figure does not stand on {name}", "CE-NEUT-02")
        if place < w.BUSINESSES and self.table.spots[place] == w.NOWHERE:
            raise fault(f"{name} has not been opened", "CE-THUG-01")
        if place >= w.FIRST_SPACE and place - w.FIRST_SPACE not in self.s.house.open_spaces:
            raise fault(f"{name} is closed with two players", "CE-BOARD-07")
        if figure != w.POLICE_CHIEF and self.table.figure_at(place) != w.EMPTY:
            raise fault(f"two figures on {name}", "CE-BOARD-06")

    def stacks(self) -> None:
        for where, owners in self.pairs("stacks"):
            for word in owners.split(","):
                found = SEAT.match(word)
                if not found or int(found[1]) >= len(self.seats) or not self.table.in_play(int(found[1])):
                    raise fault(f"'{word}': a stack is said from the bottom up, such as '{where}=P0,P1'")
                seat = int(found[1])
                if not self.table.markers[seat]:
                    raise fault(f"P{seat} has only {w.MARKERS} markers", "CE-COMP-07")
                self.table.markers[seat] -= 1
                self.table.stacks[self.territory(where)].append(seat)

    # open cards

    def open_cards(self) -> None:
        table, count = self.table, self.s.house.count
        table.pile = sorted(self.card(name) for name in self.named("pile") or [])
        table.public = sorted(self.card(name) for name in self.named("public") or [])
        table.allies = sorted(self.card(name) for name in self.named("allies") or [])
        if any(not w.FIRST_JOB <= card < w.FIRST_ALLY for card in table.pile + table.public):
            raise fault("public jobs and the pile are jobs", "CE-INFO-04")
        if any(
            card < w.FIRST_ALLY or self.edition.allies[card - w.FIRST_ALLY].act != table.act for card in table.allies
        ):
            raise fault("the allies on the board are those of this act", "CE-ENTR-05")
        if len(table.public) > count.public_jobs or len(table.allies) > count.allies:
            raise fault(f"{count.public_jobs} public jobs and {count.allies} allies at most", "CE-SETUP-07")
        if "public" not in self.fields:
            free = [card for card in range(w.FIRST_JOB, w.FIRST_ALLY) if card not in self.said]
            table.public = free[: count.public_jobs]
            self.said |= set(table.public)
        if "allies" not in self.fields and table.phase <= w.BRIBERY and self.edition.acts[table.act].bribery:
            mine = [i for i, ally in enumerate(self.edition.allies) if ally.act == table.act]
            table.allies = [w.FIRST_ALLY + i for i in mine if w.FIRST_ALLY + i not in self.said][: count.allies]

    def lasting(self) -> None:
        """CE-ED-07: what cards have brought until the Entr'acte."""
        table = self.table
        for where, force in self.pairs("influence"):
            side, _, amount = force.partition(":")
            found = SEAT.match(side)
            if not is_number(amount) or (side != "neutral" and not found):
                raise fault("influence is said like 'influence wall-street=P0:2 midtown=neutral:1'", "CE-DO-12")
            index = self.player(side) if found else w.NEUTRAL
            table.extra[self.territory(where) * (w.MOST + 1) + index] += int(amount)
        for word in self.named("protected") or []:
            table.protected |= 1 << self.player(word)
        for who, amount in self.pairs("limit"):
            if not is_number(amount):
                raise fault("a higher hand limit is said like 'limit P0=2'", "CE-DO-14")
            table.more_cards[self.player(who)] = int(amount)

    def player(self, word: str) -> int:
        found = SEAT.match(word)
        if not found or int(found[1]) >= len(self.seats) or not self.table.in_play(int(found[1])):
            raise fault(f"'{word}' is no player of this game")
        return int(found[1])

    def balance(self) -> None:
        """Jobs that lie nowhere are in the deck."""
        table = self.table
        if table.playing & (table.playing - 1) == 0:
            raise fault("the game is over: one player is left", "CE-G-31")
        counts = [int(w.FIRST_JOB + job not in self.said) for job in range(w.JOBS)]
        self.s.hidden.deck = Bag(counts)
        table.deck = sum(counts)
        for played in table.played:
            played.sort()


EXAMPLES = {
    "tiles": "wall-street=empire-steam-laundry",
    "at": "union-square=P0",
    "stacks": "midtown=P0,P1",
    "influence": "midtown=P0:2",
    "limit": "P0=2",
}
