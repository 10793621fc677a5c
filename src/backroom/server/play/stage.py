"""What everybody at a table sees: how the game stands, who is there, what was said, and what other nodes are told."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from backroom.games.table import Table
from backroom.kernel.core import Illegal, Seat
from backroom.server.lobby.rows import TableRow
from backroom.server.play.clocks import PACES, Looks
from backroom.server.play.house import Eye, House, Viewer
from backroom.server.play.knocks import Door
from backroom.server.play.live import Answers, Live
from backroom.server.play.others import Note, Others
from backroom.server.play.seating import Seating
from backroom.server.play.talk import Chat
from backroom.server.play.timing import Timing
from backroom.wire.messages import Clock, Company, Refused, State

DUEL = 2  # seats at a table where every question is for one alone


class Stage:
    """A table as its viewers have it before them. Nothing is sent from anywhere else."""

    def __init__(self, row: TableRow, house: House, make: Callable[[], Table] | None = None) -> None:
        self.id = row.id
        self.row = row
        self.house = house
        self.store = house.store
        self.make = make or row.make
        looks = Looks(row.seed, house.least_window)
        self.timing = Timing(house.since(row.started_at or row.made_at), looks, PACES[row.clock], house.now)
        self.live = Live(self.make())
        self.answers: Answers = {}  # to the open question, if several seats are asked
        self.seating = Seating(row.id)
        self.chat = Chat(row.id)
        self.others = Others(house.node, house.now)
        self.door = Door()
        self.seen: dict[Seat, int] = {}  # when somebody was last there for a seat; not who is there now
        self.eyes: list[Eye] = []
        self.company: Company | None = None  # as it was last told

    def asked(self) -> tuple[Seat, ...]:
        return self.live.state.wait.seats

    def given(self) -> Answers:
        """The answers to the open question, with the passes that standing orders give."""
        given = dict(self.answers)
        if self.live.is_shared:
            kind = self.live.state.wait.kind.name
            asked = self.asked()
            for seat in asked:
                passes = self.seating.passes(seat, kind, alone=len(asked) == 1 and self.row.seats > DUEL)
                if seat not in given and passes and self.live.may_pass(seat):
                    given[seat] = ["pass"]
        return given

    def tell(self, noticed: set[Seat | None] | None) -> None:
        """Send what is new to those who may notice it; None: to all."""
        eyes = [eye for eye in self.eyes if noticed is None or eye.viewer.seat in noticed]
        self.live.show({eye.viewer.seat for eye in eyes})
        for eye in eyes:
            self.show(eye)

    def show(self, eye: Eye) -> None:
        seat = eye.viewer.seat
        live = self.live
        seq = live.seq(seat)
        since = min(eye.seq, seq)  # an undone word may have taken facts back
        eye.viewer.send(
            State(
                seat=seat,
                since=since,
                seq=seq,
                events=live.facts(seat, since),
                view=live.show({seat})[seat],
                decision=live.decision(seat),
                clock=self.clock(seat),
                said=self.said(seat),
                orders=self.seating.orders(seat),
            )
        )
        eye.seq = seq

    def said(self, seat: Seat | None) -> list[str]:
        """The seat's own answer to the question that is still open."""
        if seat is None or not self.live.is_shared:
            return []
        return self.answers[seat] if seat in self.answers else self.given().get(seat, [])

    def clock(self, seat: Seat | None) -> Clock:
        return self.timing.shown(self.live, seat)

    def refuse(self, viewer: Viewer, to: str, why: Illegal) -> None:
        """Nothing has changed; the viewer is told why, and how things stand."""
        self.house.metrics.refusals.inc()
        viewer.send(Refused(to, why.rule, why.message))
        for eye in self.eyes:
            if eye.viewer is viewer:
                self.show(eye)

    # the company

    def present(self) -> set[Seat]:
        """The seats that somebody is there for, on whichever node."""
        return self.others.seats().union(*(eye.viewer.seats for eye in self.eyes))

    def see(self) -> None:
        """Who has just gone is remembered for a while."""
        here = self.present()
        for seat in range(self.row.seats):
            if seat in here:
                self.seen.pop(seat, None)
            else:
                self.seen.setdefault(seat, self.house.now())

    def away(self, seat: Seat) -> int:
        """For how long nobody has been there for the seat, as far as this room can tell."""
        self.see()
        return self.house.now() - self.seen[seat] if seat in self.seen else 0

    def now_here(self) -> Company:
        watching = sum(not eye.viewer.seats for eye in self.eyes)
        return self.seating.company(self.present(), watching + self.others.spectators(), self.live.over)

    def tell_company(self) -> bool:
        """Tell everybody who is here, if that has changed."""
        self.see()
        company = self.now_here()
        if company == self.company:
            return False
        self.company = company
        for eye in self.eyes:
            eye.viewer.send(company)
        return True

    # the other nodes

    def note(self, what: str) -> None:
        """Tell the other nodes that there is something to read."""
        self.tell_others(Note(what))

    def say_here(self) -> None:
        """Tell the other nodes who is here through this one."""
        mine = sorted(frozenset[Seat]().union(*(eye.viewer.seats for eye in self.eyes)))
        watching = sum(not eye.viewer.seats for eye in self.eyes)
        self.tell_others(Note("here", seats=mine, spectators=watching, words=self.live.words))

    def say_gone(self) -> None:
        self.note("gone")

    def tell_others(self, note: Note) -> None:
        if not self.house.alone:
            named = msgspec.structs.replace(note, node=self.house.node)
            self.house.fanout.tell(self.id, msgspec.json.encode(named))

    async def read_chat(self) -> None:
        for said in await self.chat.load(self.store):
            for eye in self.eyes:
                if said.reaches(eye.viewer.seat):
                    eye.viewer.send(self.chat.line(said, eye.viewer.seat))
