"""Many tables full of people over real sockets, who remember every word that was acknowledged to them.

A player answers whatever it is asked, at random. Cut off, it comes back with its number, to the same node or another,
and goes on. What it was told and what it was promised is compared with the log by `audit`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.serving import Server

PAUSE = 0.2  # seconds before somebody who was cut off comes back
LONG = 240.0  # seconds; whoever waits so long waits in vain
STILL = 90.0  # seconds in which nobody at any table hears anything: then they are stuck, and not just slow
STALE = "TABLE-10"
ENOUGH = "cannot say 'done'"  # how a sealed answer with too few words is refused
TLS = ssl.create_default_context()  # made once: it is not used, and takes longer than a request
CUT_OFF = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


class Person:
    """Somebody whom the server knows by a cookie."""

    def __init__(self, name: str, cookie: str) -> None:
        self.name = name
        self.cookie = cookie

    @classmethod
    async def meet(cls, server: Server, name: str) -> Person:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=TLS) as http:
            answer = await http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return cls(name, answer.cookies["backroom"])

    async def post(self, server: Server, path: str, data: object, key: str = "") -> Any:
        headers = {"cookie": f"backroom={self.cookie}"} | ({"x-table-key": key} if key else {})
        async with httpx.AsyncClient(base_url=server.url, timeout=60, headers=headers, verify=TLS) as http:
            answer = await http.post(f"/api{path}", json=data)
        assert answer.status_code == 201, answer.text
        return answer.json()


class Question:
    """One question of a seat: what was answered to it, and what came back."""

    def __init__(self) -> None:
        self.sent: list[list[str]] = []  # answers that were not refused, in order
        self.kept = -1  # the last of them that was acknowledged as kept
        self.is_past = False  # the seat was told that it has moved on

    def possible(self) -> list[list[str]]:
        """What may count: the last answer that was acknowledged, or one that was sent after it."""
        return self.sent[max(self.kept, 0) :]


class Player:
    """A seat at a table, or a spectator, and whoever looks through its eyes."""

    def __init__(self, party: Party, person: Person, seat: int | None, home: int) -> None:
        self.party = party
        self.person = person
        self.seat = seat
        self.home = home  # the node that it comes to first
        self.rng = Random(f"{party.id} {seat} {home}")
        self.seq = 0
        self.facts: list[Any] = []
        self.view: Any = None
        self.state: dict[str, Any] = {}
        self.company: dict[str, Any] = {}
        self.questions: dict[int, Question] = {}
        self.waiting = 0  # the question that was answered on this socket
        self.lost_races = 0  # answers that came too late
        self.tried: list[str] = []
        self.refusals: list[str] = []
        self.troubles: set[str] = set()  # the rules by which it was refused
        self.has_twin = False  # somebody else answers for the same seat, through another node
        self.lines: dict[int, str] = {}
        self.signs: set[int | None] = set()  # the seats that waved
        self.partings: list[tuple[str, int]] = []  # how sockets ended: what was said last, and the code
        self.visits = 0  # sockets that told how the table stands
        self.is_over = False
        self.is_still = False  # answers nothing
        self.socket: ClientConnection | None = None

    # coming and going

    async def run(self) -> None:
        """Come, and come back, until the game is over."""
        while not self.is_over:
            try:
                await self.visit()
            except CUT_OFF:
                self.home = (self.home + 1) % len(self.party.nodes)
            self.socket = None
            if not self.is_over:
                await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        node, bye = self.party.nodes[self.home], ""
        self.waiting = 0
        url = f"ws://127.0.0.1:{node.port}/api/tables/{self.party.id}/live"
        headers = {"cookie": f"backroom={self.person.cookie}"}
        async with connect(
            url, additional_headers=headers, compression=None, close_timeout=1, open_timeout=30
        ) as socket:
            await self.send(socket, type="resume", seat=self.seat, seq=self.seq, key=self.party.key)
            self.socket, fresh = socket, True
            try:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "bye":
                        bye = message["reason"]
                    self.take(message, fresh)
                    fresh = fresh and message["type"] != "state"
                    if self.is_over:
                        return
                    if message["type"] == "state" and not self.is_still:
                        await self.answer(socket)
            finally:
                bye = bye or await last_words(socket)
                self.partings.append((bye, socket.close_code or 0))

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def say(self, **message: Any) -> None:
        """Something beside the game."""
        assert self.socket is not None
        await self.send(self.socket, **message)

    # hearing

    def take(self, message: dict[str, Any], fresh: bool) -> None:
        match message["type"]:
            case "state":
                self.take_state(message, fresh)
            case "refused":
                self.refusals.append(message["reason"])
                self.troubles.add(message["rule"])
                if message["rule"] == STALE and self.has_twin:
                    self.lost_races += 1
                elif message["rule"] == STALE:  # it may be about an earlier answer: how things stand was told before
                    self.waiting = 0
                elif message["to"] == "say" and self.waiting:
                    self.questions[self.waiting].sent.pop()
                    self.waiting = 0
            case "company":
                self.company = message
            case "line":
                self.lines[message["n"]] = message["text"]
            case "sign":
                self.signs.add(message["seat"])

    def take_state(self, state: dict[str, Any], fresh: bool) -> None:
        assert state["since"] == self.seq, "no fact is told twice, none is left out"
        self.facts += state["events"]
        self.seq, self.state, self.view = state["seq"], state, state["view"]
        assert len(self.facts) == self.seq
        self.visits += fresh
        for decision, question in self.questions.items():
            question.is_past = question.is_past or decision != state["decision"]
        self.acknowledge(state, fresh)
        self.is_over = self.view["question"] is None and self.view["asked"] == []

    def acknowledge(self, state: dict[str, Any], fresh: bool) -> None:
        """Is this the answer to what was said?"""
        decision, said = state["decision"], state["said"]
        question = self.questions.get(decision)
        if question is not None and fresh and question.kept >= 0 and not self.has_twin:
            assert said in question.possible(), "an answer that was kept is still there"
        if question is not None and said in question.possible():
            question.kept = len(question.sent) - 1 - question.sent[::-1].index(said)
        if self.waiting and (decision != self.waiting or (question is not None and said == question.sent[-1])):
            self.party.crowd.acknowledged += 1
            self.waiting = 0

    # answering

    async def answer(self, socket: ClientConnection) -> None:
        """One try for every question; another one if it was refused, or lost on the way."""
        asked, decision = self.view["question"], self.state["decision"]
        if asked is None or self.waiting == decision or self.state["said"]:
            return
        if decision not in self.questions:
            self.refusals.clear()  # they were about another question
        words = self.choose([word for word in asked["actions"] if word != "take back"])
        question = self.questions.setdefault(decision, Question())
        question.sent.append([word for word in words if word != "done"])
        self.waiting = decision
        await self.send(socket, type="say", seat=self.seat, decision=decision, words=words)

    def choose(self, actions: list[str]) -> list[str]:
        """At random. An answer that must have several words is found by adding one after the other."""
        if not self.refusals:
            self.tried = []
        elif not any(ENOUGH in reason for reason in self.refusals):
            del self.tried[-1:]  # the last word was wrong, not the length
        self.refusals.clear()
        self.tried.append(self.rng.choice([word for word in actions if word != "done"] or actions))
        return self.tried


async def last_words(socket: ClientConnection) -> str:
    """The goodbye of a socket that was closed while we were speaking."""
    with contextlib.suppress(ConnectionClosed):
        while socket.close_code is not None:
            message = json.loads(await socket.recv())
            if message["type"] == "bye":
                return str(message["reason"])
    return ""


class Party:
    """A table and everybody at it. `chairs` are as the lobby wants them; each open one gets a friend."""

    def __init__(self, crowd: Crowd, game: str, chairs: Sequence[str], people: list[Person]) -> None:
        self.crowd = crowd
        self.nodes = crowd.nodes
        self.game = game
        self.chairs = list(chairs)
        self.people = people
        self.id = self.key = ""
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, *, twins: bool = False) -> None:
        """People sit down, and the game starts. Neighbours come through different nodes; a twin through another one."""
        host, *friends = self.people
        door = self.nodes[0]
        wish = {"game": self.game, "seats": len(self.chairs), "clock": "none", "chairs": self.chairs}
        opened = await host.post(door, "/tables", wish)
        self.id, self.key = opened["id"], opened["key"]
        places: list[tuple[Person, int | None]] = []
        for seat, chair in enumerate(self.chairs):
            person = friends.pop(0) if chair == "open" else host
            if chair == "open":
                await person.post(door, f"/tables/{self.id}/chairs/{seat}", {"name": person.name}, self.key)
            if not chair.startswith("bot"):
                places.append((person, seat))
        await host.post(door, f"/tables/{self.id}/start", {})
        for i, (person, at) in enumerate([*places, (self.people[-1], None)]):
            self.players.append(Player(self, person, at, i % len(self.nodes)))
            if twins:
                self.players.append(Player(self, person, at, (i + 1) % len(self.nodes)))
                self.players[-1].has_twin = self.players[-2].has_twin = True
        self.tasks = [asyncio.create_task(player.run()) for player in self.players]

    @property
    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)

    def races(self) -> int:
        """Questions that were answered through two nodes, and not one after the other."""
        return sum(player.lost_races for player in self.players)

    def check(self) -> None:
        """Raise what a player found wrong."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()

    def rest(self) -> None:
        """Nobody answers any more, until they play on."""
        for player in self.players:
            player.is_still = True

    async def play_on(self) -> None:
        for player in self.players:
            player.is_still = False
            if player.socket is not None and player.state:
                await player.answer(player.socket)

    def describe(self) -> str:
        """How the table stands, for whoever finds it stuck."""
        told = [f"{p.seat}: {p.state.get('decision')} {p.state.get('said')} {p.waiting}" for p in self.players]
        view = self.players[-1].view or {}
        return f"{self.game} {self.chairs} {view.get('asked')} {view.get('where')} | {' | '.join(told)}"


# A dozen tables of all games: friends, two on one device, bots among people, and a person among bots.
DOZEN: list[tuple[str, tuple[str, ...]]] = [
    ("coup", ("me", "open", "open")),
    ("coup", ("me", "open", "bot:soldier")),
    ("coup", ("me", "me:Zoe", "open", "open")),
    ("coup", ("me", "bot:soldier", "bot:random", "bot:soldier")),
    ("coup", ("me", "open")),
    ("corleone", ("me", "open")),
    ("corleone", ("me", "open", "bot:soldier")),
    ("corleone", ("me", "open", "open")),
    ("corleone", ("me", "me:Zoe")),
    ("derpate", ("me", "open")),
    ("derpate", ("me", "open", "bot:random")),
    ("derpate", ("me", "open", "open")),
]


class Crowd:
    """Everybody at all tables. A table that is over makes room for another one of its kind."""

    def __init__(self, nodes: list[Server]) -> None:
        self.nodes = nodes
        self.parties: list[Party] = []
        self.acknowledged = 0
        self.over = 0

    async def open(self, kinds: Sequence[tuple[str, tuple[str, ...]]] = DOZEN, *, twins: bool = False) -> None:
        self.parties = await asyncio.gather(*[self.lay(game, chairs, twins) for game, chairs in kinds])

    async def lay(self, game: str, chairs: Sequence[str], twins: bool) -> Party:
        count = 2 + sum(chair == "open" for chair in chairs)  # the last one watches
        people = await asyncio.gather(*[Person.meet(self.nodes[0], f"Guest {i}") for i in range(count)])
        party = Party(self, game, chairs, people)
        await party.begin(twins=twins)
        return party

    @property
    def running(self) -> list[Party]:
        return [party for party in self.parties if not party.is_over]

    async def refill(self, over: list[Party]) -> None:
        """A new game with the same people in place of each that is over."""
        for party in over:
            fresh = Party(self, party.game, party.chairs, party.people)
            await fresh.begin()
            self.parties[self.parties.index(party)] = fresh
            self.over += 1

    async def until_said(self, more: int) -> None:
        """Wait until so many more answers were acknowledged, or nobody plays any more."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(LONG):
            while self.acknowledged < wanted and self.running:
                self.check()
                await asyncio.sleep(0.01)

    async def until_all_back(self, visits: dict[Player, int]) -> None:
        """Wait until everybody who was cut off has been told anew how the table stands."""
        async with asyncio.timeout(LONG):
            while any(player.visits <= visits[player] and not player.is_over for player in visits):
                self.check()
                await asyncio.sleep(0.01)

    def visits(self) -> dict[Player, int]:
        return {player: player.visits for party in self.running for player in party.players}

    def check(self) -> None:
        for party in self.parties:
            party.check()

    async def finish(self) -> None:
        """Every table goes on to its end, by those who sat down at it."""
        tasks = [task for party in self.parties for task in party.tasks]
        heard, since = self.heard(), time.monotonic()
        while self.running:
            await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
            self.check()
            if self.heard() != heard:
                heard, since = self.heard(), time.monotonic()
            is_stuck = time.monotonic() - since > STILL
            assert not is_stuck, "stuck:\n" + "\n".join(party.describe() for party in self.running)

    def heard(self) -> list[int]:
        """How many facts have been told to everybody."""
        return [player.seq for party in self.parties for player in party.players]

    async def close(self) -> None:
        tasks = [task for party in self.parties for task in party.tasks]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
