"""Tables of four scripted players, who answer from their own views, and when each of their words was heard.

A table has one word under way at a time. Whoever is asked alone says any of its actions. In a window the seats answer
in any order and mostly pass, as people do. A word is heard

- by everybody, if it was said alone or closed a window: when all four seats have the view after it;
- by its own seat, if it is sealed while the window stays open, or one half of a choice: when that seat has its view.

Which it is shows in the view that the word's own seat gets. A view that nobody waits for is an error, so a mistake in
telling them apart would show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

import httpx

from bench.load.figures import CLOSING, SEALED, SOLO, Measured
from bench.load.house import Lobby, Person
from bench.load.wire import Bye, Heard, Link, Question, Refused, State, View

SEATS = 4
PASSES = 0.9  # of the answers in a window
PASS, CHALLENGE = "pass", "challenge"


class Said:
    """The word that is under way."""

    def __init__(self, seat: int, state: State, word: str, due: float) -> None:
        question = state.view.question
        assert question is not None
        self.seat = seat
        self.public = public(state.view, question)
        self.is_sealed = question.mode != "solo"
        self.decision = state.decision
        self.word = word
        self.due = due
        self.seen: set[int] = set()  # seats that have the view after it


class Table:
    """Four people who play one game after the other."""

    def __init__(self, lobby: Lobby, people: list[Person], rng: Random, rest: Callable[[Table], None]) -> None:
        self.lobby = lobby
        self.people = people
        self.rng = rng
        self.rest = rest  # told when the table is ready for a word
        self.found = Measured()
        self.links: list[Link] = []
        self.states: list[State | None] = [None] * SEATS
        self.answers: dict[int, str] = {}  # to the open window
        self.said: Said | None = None
        self.is_playing = False
        self.playing: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """A new game, and a socket for each seat."""
        table, key = await self.lobby.open_table(self.people)
        self.states, self.answers, self.said = [None] * SEATS, {}, None
        url = f"{self.lobby.sockets}/api/tables/{table}/live"
        opening = [self.link(url, seat, person) for seat, person in enumerate(self.people)]
        self.links = list(await asyncio.gather(*opening))
        for seat, link in enumerate(self.links):
            link.send({"type": "resume", "seat": seat, "seq": 0, "key": key})

    async def link(self, url: str, seat: int, person: Person) -> Link:
        return await Link.open(url, person.cookie, lambda message: self.hear(seat, message), self.lose)

    def speak(self, due: float) -> None:
        """Somebody who is asked says a legal word, due at this time."""
        first = self.states[0]
        assert first is not None
        seat = self.rng.choice([seat for seat in first.view.asked if seat not in self.answers])
        state = self.states[seat]
        assert state is not None
        assert state.view.question is not None
        actions = state.view.question.actions
        passes = len(state.view.asked) > 1 and PASS in actions and self.rng.random() < PASSES
        word = PASS if passes else self.rng.choice(actions)
        self.said = Said(seat, state, word, due)
        self.links[seat].send({"type": "say", "seat": seat, "decision": state.decision, "words": [word]})

    # what comes back

    def hear(self, seat: int, message: Heard) -> None:
        if type(message) is State:
            before = self.states[seat]
            if message.since != (before.seq if before else 0):
                self.fail("a fact is missing or told twice")
            self.states[seat] = message
            if self.is_playing:
                self.see(seat, message)
            elif None not in self.states:
                self.is_playing = True
                self.rest(self)
        elif isinstance(message, Refused):
            self.fail(f"refused: {message.rule} {message.reason}")
        elif isinstance(message, Bye):
            self.fail(f"bye: {message.reason}")

    def see(self, seat: int, state: State) -> None:
        """A view has come: whose word is it the answer to, and has everybody heard it now?"""
        said = self.said
        if said is None or seat in said.seen:
            self.fail("a view that nobody waits for")
            return
        if said.is_sealed and seat == said.seat and state.decision == said.decision:
            self.answers[seat] = said.word
            if not self.closes(state.view.asked):
                self.finish(SEALED)
            return
        if not said.is_sealed and seat == said.seat and is_half(said, state):
            self.finish(SEALED)
            return
        said.seen.add(seat)
        if len(said.seen) == SEATS:
            self.answers = {}
            self.finish(CLOSING if said.is_sealed else SOLO)

    def closes(self, asked: list[int]) -> bool:
        """Do the answers so far close the window? In the asked order the first challenge does; else the last answer."""
        for seat in asked:
            if seat not in self.answers:
                return False
            if self.answers[seat] == CHALLENGE:
                return True
        return True

    def finish(self, sort: str) -> None:
        assert self.said is not None
        self.found.latencies[sort].append(perf_counter() - self.said.due)
        self.said = None
        state = self.states[0]
        assert state is not None
        if state.view.asked:
            self.rest(self)
        else:
            self.found.games += 1
            self.playing = asyncio.create_task(self.play_again())

    async def play_again(self) -> None:
        self.leave()
        try:
            await self.sit_down()
        except (OSError, ValueError, httpx.TransportError) as error:
            self.fail(f"no new table: {error}")

    def leave(self) -> None:
        self.is_playing = False
        for link in self.links:
            link.close()

    def lose(self, why: str) -> None:
        self.fail(f"a socket was closed: {why}")

    def fail(self, why: str) -> None:
        self.found.errors[why] += 1


def public(view: View, question: Question) -> tuple[bytes, list[int], str]:
    """What all seats see of how the table stands."""
    return bytes(view.where), view.asked, question.kind


def is_half(said: Said, state: State) -> bool:
    """Was it the first half of a choice, of which the others notice nothing?"""
    question = state.view.question
    return question is not None and public(state.view, question) == said.public
