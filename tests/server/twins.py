"""The twin law at the wire: what is sent to a viewer, and when, is the same when what it may not know is dealt anew.

A random game stands still somewhere. One world goes on from there, and a twin in which everything that the viewer
cannot know is another. The viewer does the same in both. The others answer so that the viewer hears the same, but when
they answer, in how many steps, whom they whisper to, what they would have said where it did not count: that differs.
Every message to the viewer is compared, to the byte and to the millisecond.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from backroom.games.game import Game
from backroom.games.told import seen
from backroom.kernel.core import RANDOM, SOLO, Seat
from backroom.kernel.run import legal
from backroom.laws.walk import Heard as Spoken
from backroom.laws.walk import Walk, spoken
from backroom.wire.messages import Extend, FromViewer, Leave, Say, Talk, Undo
from tests.server.deeds import NOISE, may_extend, others_make_noise, viewer_sends
from tests.server.worlds import Deed, Ear, Heard, Plan, World, sees

STEPS = 10  # questions that twins are followed
LONGEST_CHOICE = 30


class Leak(AssertionError):
    """Something that the viewer could tell two worlds apart by."""


class Parting(Exception):
    """What was said in one world cannot be said in its twin."""


class Coverage(msgspec.Struct):
    """What was compared: kinds of message, kinds of event by game, what the viewer tried and what others did."""

    messages: Counter[str] = msgspec.field(default_factory=Counter)
    events: dict[str, Counter[str]] = msgspec.field(default_factory=dict)
    deeds: Counter[str] = msgspec.field(default_factory=Counter)
    halves: Counter[str] = msgspec.field(default_factory=Counter)
    twins: int = 0
    steps: int = 0
    parted: int = 0
    moments: int = 0  # of answers that bots gave to shared questions
    blind: bool = False  # only look at what is sent, as far as both worlds are the same
    sent: list[bytes] = []  # then: to everybody, in our world

    def never_compared(self, game: Game) -> list[str]:
        return [kind for kind in game.event_kinds() if not self.events.get(game.key, Counter())[kind]]

    def add(self, other: Coverage) -> None:
        self.messages.update(other.messages)
        self.deeds.update(other.deeds)
        for key, kinds in other.events.items():
            self.events.setdefault(key, Counter()).update(kinds)
        self.twins += other.twins
        self.steps += other.steps
        self.parted += other.parted


class Pair:
    """A world and its twin."""

    def __init__(
        self, walk: Walk, viewer: Seat | None, ours: World, twin: World, coverage: Coverage, seed: int
    ) -> None:
        self.walk = walk
        self.game = walk.game
        self.viewer = viewer
        self.ours, self.twin = ours, twin
        self.worlds = (ours, twin)
        self.coverage = coverage
        self.events = coverage.events.setdefault(self.game.key, Counter())
        self.rng = Random(seed)
        self.parted = False
        self.untimed = False
        self.excused = False  # a bot speaks, or chance for a sleeper: what is said aloud may differ
        self.spoken = [len(spoken(world.moment.events, viewer)) for world in self.worlds]
        self.logged, self.asked = [len(world.live.table.log) for world in self.worlds], set(ours.wait.seats)
        self.opening = ours.live.openings
        self.script: list[tuple[Seat, int]] = []  # what is said first in our world

    def told(self, world: World) -> list[Spoken]:
        return spoken(world.live.table.out.events, self.viewer)

    def where(self) -> str:
        return f"{self.walk.where()}, viewer {self.viewer}, clock {self.ours.room.row.clock}"

    # the same look

    def compare(self) -> None:
        """Everything that has reached the viewer since it was last compared."""
        self.compare_moments()
        one, two = [world.ear.got[world.compared :] for world in self.worlds]
        for world in self.worlds:
            world.compared = len(world.ear.got)
        over = all(world.live.over for world in self.worlds)
        for ours, theirs in zip(one, two, strict=False):
            self.coverage.messages[ours.what] += 1
            if ours != theirs and not (over and without_view(ours) == without_view(theirs)):
                self.part(ours, theirs)
                return
        if len(one) != len(two) and not self.is_excused() and not self.coverage.blind:
            more = (one if len(one) > len(two) else two)[min(len(one), len(two))]
            raise Leak(f"the viewer is told more in one world: {more}\n  {self.where()}")
        self.parted = self.parted or len(one) != len(two) or self.twin.dice.parted
        for what in [heard[1] for heard in self.told(self.ours)[self.spoken[0] :]]:
            self.events[what] += 1
        self.spoken = [len(self.told(world)) for world in self.worlds]
        self.logged, self.asked = [len(world.live.table.log) for world in self.worlds], set(self.ours.wait.seats)
        self.opening = self.ours.live.openings

    def compare_moments(self) -> None:
        """Every bot that was asked gives its answer at the same moment, whatever it says and however long it thought.

        Where one world has closed the question before that, the other may not have.
        """
        ours, twin = [world.room.answered for world in self.worlds]
        for opening, seat in ours.keys() & twin.keys():
            if opening == self.opening and not self.coverage.blind:
                self.coverage.moments += not self.ours.is_solo
                if ours[opening, seat] != twin[opening, seat]:
                    raise Leak(f"the bot at {seat} answers later in one world\n  {self.where()}")

    def is_excused(self) -> bool:
        """May what is said aloud differ? Also where a question closed early, and a bot has spoken to the next one."""
        fresh = [world.live.table.log[before:] for world, before in zip(self.worlds, self.logged, strict=True)]
        later = {seat for log in fresh for seat, _ in log} - self.asked - {self.viewer}
        return self.excused or any(self.ours.is_bot(seat) for seat in later)

    def part(self, ours: Heard, theirs: Heard) -> None:
        """Where a rule lays a hidden thing open, twins part in honour; anywhere else it is a leak."""
        self.parted = True
        same_time = (ours.at, ours.what) == (theirs.at, theirs.what)
        if self.coverage.blind or (self.is_excused() and (same_time or self.untimed)) or self.twin.dice.parted:
            return
        one, two = [self.told(world)[before:] for world, before in zip(self.worlds, self.spoken, strict=True)]
        pair = next(((a, b) for a, b in zip(one, two, strict=False) if a != b), None)
        if not same_time or pair is None or not self.unveils(*pair):
            raise Leak(f"{ours}\n  {theirs}\n  {pair}\n  {self.where()}")
        self.events[pair[0][1]] += 1

    def unveils(self, one: Spoken, two: Spoken) -> bool:
        laid_open = self.game.unveils.get(one[1])
        if laid_open is None or one[:2] != two[:2] or len(one[2]) != len(two[2]):
            return False
        if self.viewer is None and one[1] in self.game.confides:
            return False
        return all(a == b or i in laid_open for i, (a, b) in enumerate(zip(one[2], two[2], strict=True)))

    # the same steps

    async def follow(self, steps: int = STEPS) -> None:
        self.compare()
        for _ in range(steps):
            if self.parted or self.ours.live.over:
                break
            self.coverage.steps += 1
            await self.interlude()
            if not self.parted and not self.ours.live.over:
                await self.step()
        self.coverage.twins += 1
        self.coverage.parted += self.parted

    async def both(self, plans: tuple[Plan, Plan], until: int) -> None:
        for world, plan in zip(self.worlds, plans, strict=True):
            await world.run(plan, until)
        self.compare()
        self.excused = False

    async def step(self) -> None:
        one, two = self.ours.wait, self.twin.wait
        assert (one.kind, one.seats) == (two.kind, two.seats), f"twins are asked different things: {self.where()}"
        try:
            if not self.script and self.rng.random() < (0.02 if self.events["left"] else 0.3):
                await self.leave()
            elif self.ours.is_solo:
                await self.solo()
            else:
                await self.shared()
        except Parting:
            self.parted = True

    async def interlude(self) -> None:
        """The viewer tries something, the same in both worlds; the others make noise, in each world of their own."""
        now = self.ours.now
        until = now + self.rng.randint(50, 400)
        plans: tuple[Plan, Plan] = ([], [])
        self.meanwhile(plans, until)
        if self.rng.random() < 0.1:
            self.extend(plans, until)
        self.excuse_bots()
        await self.both(plans, until)

    def meanwhile(self, plans: tuple[Plan, Plan], until: int, besides: tuple[str, ...] = ()) -> None:
        """What happens beside the game until then."""
        now = self.ours.now
        at = self.rng.randint(now + 1, until)
        both = [(self.viewer, name, message) for name, message in viewer_sends(self.ours, self.rng)]
        if self.rng.random() < 0.3 or both[0][1] in besides:
            both = []
        if self.rng.random() < 0.2:  # others talk aloud in both worlds
            both.append((self.rng.randrange(self.ours.room.row.seats), "talk of others", Talk("good evening")))
        for seat, name, message in both:
            self.coverage.deeds[name] += 1
            for plan, world in zip(plans, self.worlds, strict=True):
                plan.append((at, says(world, world.ears[seat], message)))
        for plan, world in zip(plans, self.worlds, strict=True):
            for _ in range(world.rng.randrange(3)):
                self.noise(plan, world, now, until, besides)

    def noise(self, plan: Plan, world: World, now: int, until: int, besides: tuple[str, ...] = ()) -> None:
        what = world.rng.choice([what for what in NOISE if what not in besides])
        at = world.rng.randint(now + 1, until)
        if what == "device":
            seat = world.rng.choice([seat for seat in world.ears if seat != self.viewer and seat is not None])
            device = Ear(world, seat)
            plan += [(at, joins(world, device)), (until, parts(world, device))]
        for ear, message in others_make_noise(world, world.rng, what):
            plan.append((at, says(world, ear, message)))
        self.coverage.deeds[f"others: {what}"] += 1

    def extend(self, plans: tuple[Plan, Plan], until: int) -> None:
        """That somebody asks for more time shows to all; who it is shows to nobody."""
        if (
            self.ours.room.timing.limit(self.ours.room.live) is None
            or not may_extend(self.ours)
            or not may_extend(self.twin)
        ):
            return
        self.coverage.deeds["others: extend"] += 1
        for plan, world in zip(plans, self.worlds, strict=True):
            seat = world.rng.choice(may_extend(world))
            if any(world.room.live.openings in taken for taken in world.room.timing.extended.values()):
                return
            plan.append((until, says(world, world.ears[seat], Extend(seat, world.live.decision(seat)))))

    def excuse_bots(self) -> None:
        """What a bot of another seat says aloud may differ, since its hand does."""
        asked = [seat for seat in self.ours.wait.seats if seat != self.viewer and self.ours.is_bot(seat)]
        self.untimed = not self.ours.is_solo  # bots that answer otherwise may close a question at another checkpoint
        self.excused = bool(asked) and (self.untimed or sees(self.ours.wait, self.viewer))

    async def leave(self) -> None:
        seat = self.rng.randrange(self.ours.room.row.seats)
        at = self.ours.now + self.rng.randint(1, 500)
        self.coverage.deeds["leave"] += 1
        await self.both(tuple([(at, says(world, world.ears[seat], Leave(seat)))] for world in self.worlds), at)  # type: ignore[arg-type]

    # one seat is asked

    async def solo(self) -> None:
        ours, seat = self.ours, self.ours.wait.seats[0]
        limit, now = ours.room.timing.limit(ours.room.live), ours.now
        if ours.is_bot(seat):
            self.excuse_bots()
            self.coverage.deeds["own bot" if seat == self.viewer else "bot"] += 1
            spoken = [
                world.timers[0][0] for world in self.worlds if world.timers
            ]  # and no further: the next may be a bot
            await self.both(([], []), min(spoken, default=now + 2_000))
        elif limit is not None and not self.script and self.rng.random() < 0.12:
            self.coverage.deeds["sleep"] += 1
            self.excused = ours.wait.fallback == RANDOM and seat != self.viewer
            await self.both(([], []), limit + 1)
        else:
            at = now + self.rng.randint(200, 3_000)
            await self.choose(seat, at if limit is None else max(now + 1, min(at, limit - 1)))

    async def choose(self, seat: Seat, at: int) -> None:
        """The last word of a choice comes at the same time in both worlds; how many there were before it is private."""
        if seat == self.viewer:
            action = self.scripted(seat, self.rng.choice(legal(self.ours.live.state, seat)))
            word = self.game.spell(action)
            message = Say(seat, self.ours.live.decision(seat), [word])
            await self.both(
                ([(at, says(self.ours, self.ours.ear, message))], [(at, says(self.twin, self.twin.ear, message))]), at
            )
            return
        words, known = self.choice(self.ours, seat, [], [])
        others, _ = self.choice(self.twin, seat, words, known)
        self.coverage.deeds["private choice" if not all(known) else "choice"] += 1
        plans = self.in_steps(self.ours, seat, words, at), self.in_steps(self.twin, seat, others, at)
        await self.both(plans, at)

    def choice(self, world: World, seat: Seat, follow: list[str], known: list[bool]) -> tuple[list[str], list[bool]]:
        """Words of a seat up to the one that the viewer notices, and which of them the viewer will learn.

        Where it does, they are those of `follow`.
        """
        trial = world.live.branch()
        words: list[str] = []
        learnt: list[bool] = []
        while len(words) < LONGEST_CHOICE:
            state = trial.state
            learnt.append(sees(state.wait, self.viewer))
            action = world.rng.choice(legal(state, seat))
            if world is self.ours:
                action = self.scripted(seat, action)
            if follow and learnt[-1]:
                if len(words) >= len(follow):
                    raise Parting
                action = self.game.read(follow[len(words)])
                if action not in legal(state, seat):
                    raise Parting
            words.append(self.game.spell(action))
            before, events, rolls = trial.public(), len(trial.out.events), state.rolls
            trial.say(seat, action)
            fresh = trial.out.events[events:]
            quiet = trial.public() == before and state.rolls == rolls and trial.state.wait.mode == SOLO
            if not quiet or any(seen(event, self.viewer) for event in fresh):
                break
        if follow and any(known) and len(words) != len(follow):
            raise Parting
        return words, learnt

    def scripted(self, seat: Seat, action: int) -> int:
        """What the script says, or this."""
        return self.script.pop(0)[1] if self.script and self.script[0][0] == seat else action

    def in_steps(self, world: World, seat: Seat, words: list[str], at: int) -> Plan:
        """The first words of a choice when the seat likes, some taken back and said again; the last one at its time."""
        times = sorted(world.rng.randint(world.now + 1, at) for _ in words[:-1])
        plan: Plan = []
        for time, word in zip(times, words, strict=False):
            plan.append((time, answers(world, seat, [word])))
            if world.rng.random() < 0.3:
                plan.append((time, wavers(world, seat, word)))
                self.coverage.deeds["others: undo"] += 1
        return [*plan, (at, answers(world, seat, words[-1:]))]

    # several seats are asked

    async def shared(self) -> None:
        from tests.server.sealed import Question  # it is made of pairs

        self.excuse_bots()
        question = Question(self)
        plans = question.plans()
        self.meanwhile(plans, question.target - 1, besides=("extend", "order"))
        await self.both(plans, question.target)
        await self.both((question.afterwards(self.ours), question.afterwards(self.twin)), question.target + 2)


def without_view(heard: Heard) -> Heard:
    """Once the game is over all cards lie open in the view."""
    message = msgspec.json.decode(heard.text)
    message.pop("view", None)
    return msgspec.structs.replace(heard, text=msgspec.json.encode(message))


# what is planned


def says(world: World, ear: Ear, message: FromViewer) -> Deed:
    async def deed() -> None:
        await world.hear(ear, message)

    return deed


def joins(world: World, ear: Ear) -> Deed:
    async def deed() -> None:
        world.room.join(ear)

    return deed


def parts(world: World, ear: Ear) -> Deed:
    async def deed() -> None:
        world.room.part(ear)

    return deed


def answers(world: World, seat: Seat, words: list[str]) -> Deed:
    """Say it to the question that is open then."""

    async def deed() -> None:
        await world.hear(world.ears[seat], Say(seat, world.live.decision(seat), words))

    return deed


def wavers(world: World, seat: Seat, word: str) -> Deed:
    """Take the last word back, if that may be, and say it again."""

    async def deed() -> None:
        rows = world.live.words
        await world.hear(world.ears[seat], Undo(seat))
        if world.live.words > rows:
            await answers(world, seat, [word])()

    return deed
