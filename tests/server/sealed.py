"""How a question that several seats are asked is answered in two worlds, so that its viewer may notice no difference.

Both close at the same checkpoint with the same outcome in the viewer's eyes. Who was the last to answer, who has
answered at all where it does not count, what was said first and replaced, and who passes by a standing order: that is
drawn anew in each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from backroom.kernel.core import DONE, PASS, RANDOM, SEALED, TAKE_BACK, WINDOW, Illegal, Seat
from backroom.kernel.run import legal
from backroom.laws.sampled import letter
from backroom.server.play.live import Answers
from backroom.wire.messages import Order, Say
from tests.server.twins import Parting, answers, says
from tests.server.worlds import Plan, World, sees

if TYPE_CHECKING:
    from tests.server.twins import Pair

Letters = dict[Seat, list[str] | None]  # by seat: its whole answer; None if it sleeps


class Answer(msgspec.Struct):
    """A seat's answer at a time; `by_order`: by a standing order."""

    at: int
    seat: Seat
    words: list[str]
    by_order: bool = False


class Question:
    """The open question of a pair."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.rng = pair.rng
        self.viewer = pair.viewer
        self.room = pair.ours.room
        self.wait = pair.ours.wait
        self.kind = self.wait.kind.name
        self.now = pair.ours.now
        self.orders: list[tuple[World, Seat]] = []
        self.checkpoints = self.upcoming(3)
        self.target, self.since, self.late = self.closing()

    def upcoming(self, many: int) -> list[int]:
        room, at = self.room, self.now
        found: list[int] = []
        for _ in range(many):
            at = room.timing.opened + room.timing.looks.next(room.live.openings, at - room.timing.opened)
            found.append(at)
        return found

    def closing(self) -> tuple[int, int, bool]:
        """When the question is to close, the checkpoint before that, and whether that is its limit."""
        k = self.rng.choice((0, 0, 1, 2))
        target, limit = self.checkpoints[k], self.room.timing.limit(self.room.live)
        since = self.checkpoints[k - 1] if k else self.now
        if limit is not None and (limit <= target or (not self.pair.script and self.rng.random() < 0.1)):
            return limit, self.now, True
        return target, since, False

    # what is answered

    def plans(self) -> tuple[Plan, Plan]:
        pair = self.pair
        ours = self.letters(pair.ours)
        sleeper = self.send_to_sleep(ours) if self.late else None
        twin = self.in_the_twin(ours, sleeper)
        pair.coverage.deeds["late answers" if self.late else "answers"] += 1
        if self.late:
            pair.excused = pair.excused or (self.wait.fallback == RANDOM and sees(self.wait, self.viewer))
        if self.viewer is not None and pair.ours.is_bot(self.viewer):
            return self.plans_around_a_bot(ours)
        own = self.viewers_answers(ours)
        first, mine = own[:-1], own[-1:]
        finals = [self.finals(pair.ours, ours, mine), self.finals(pair.twin, twin, mine)]
        both = list(zip(pair.worlds, finals, strict=True))
        if not any(self.too_early(world, [*first, *mine, *final]) for world, final in both):
            mine = own
        one, two = [self.deeds(world, self.with_decoys(world, mine, final)) for world, final in both]
        return one, two

    def plans_around_a_bot(self, letters: Letters) -> tuple[Plan, Plan]:
        """The viewer's bot answers as it likes; all others say the same at the same time in both worlds."""
        for seat, words in letters.items():
            if seat != self.viewer:
                self.check(self.pair.twin, seat, words)
        final = self.finals(self.pair.ours, letters, [])
        for answer in final:
            answer.by_order = False
        return self.deeds(self.pair.ours, final), self.deeds(self.pair.twin, final)

    def letters(self, world: World) -> Letters:
        """An answer of everybody; people pass more often than chance would."""
        found: Letters = {}
        for seat in self.wait.seats:
            script = [action for speaker, action in self.pair.script if speaker == seat]
            words = [self.pair.game.spell(action) for action in script if action != DONE]
            found[seat] = (words or ["done"]) if script and TAKE_BACK not in script else self.any_letter(world, seat)
        self.pair.script.clear()
        return found

    def any_letter(self, world: World, seat: Seat) -> list[str]:
        if PASS in legal(world.live.state, seat) and world.rng.random() < 0.6:
            return ["pass"]
        words = letter(world.live.state.clone(), seat, world.rng)
        return [self.pair.game.spell(action) for action in words if action != DONE] or ["done"]

    def send_to_sleep(self, letters: Letters) -> Seat:
        """Somebody who must answer does not, so that the question stays open until its limit."""
        seats = self.wait.seats
        k = self.rng.randrange(len(seats))
        letters[seats[k]] = None
        if self.wait.first:
            for seat in seats[:k]:
                letters[seat] = ["pass"]
        return seats[k]

    def needed(self, letters: Letters) -> list[Seat]:
        """Whose answers fix the outcome."""
        seats = list(self.wait.seats)
        if not self.wait.first:
            return seats
        deciding = (i for i, seat in enumerate(seats) if letters[seat] not in (None, ["pass"]))
        return seats[: next(deciding, len(seats)) + 1]

    def in_the_twin(self, ours: Letters, sleeper: Seat | None) -> Letters:
        """The same as far as the viewer learns what came of it."""
        twin, needed = dict(ours), self.needed(ours)
        world = self.pair.twin
        secret = self.wait.mode == SEALED and not sees(self.wait, self.viewer)
        for seat in self.wait.seats:
            if seat == self.viewer or seat == sleeper:
                continue
            if seat not in needed:
                twin[seat] = None if world.rng.random() < 0.4 else self.any_letter(world, seat)
            elif secret and not (sleeper is not None and twin[seat] is None):
                twin[seat] = self.any_letter(world, seat)
            elif (
                sleeper is not None and self.wait.mode == WINDOW and twin[seat] == ["pass"] and world.rng.random() < 0.5
            ):
                twin[seat] = None
            self.check(world, seat, twin[seat])
        return twin

    def check(self, world: World, seat: Seat, words: list[str] | None) -> None:
        try:
            if words is not None:
                world.live.check(seat, words)
        except Illegal:
            raise Parting from None

    # when

    def viewers_answers(self, letters: Letters) -> list[Answer]:
        """The viewer's own answers, the same in both worlds; some are replaced."""
        seat = self.viewer
        if seat is None or letters.get(seat) is None or self.pair.ours.is_bot(seat):
            return []
        words = letters[seat]
        assert words is not None
        alone = self.needed(letters) == [seat]
        last = self.rng.randint((self.since if alone else self.now) + 1, self.target - 1)
        found = [Answer(last, seat, words)]
        if self.rng.random() < 0.3 and last > self.now + 1:
            found.insert(
                0, Answer(self.rng.randint(self.now + 1, last - 1), seat, self.any_letter(self.pair.ours, seat))
            )
        return found

    def finals(self, world: World, letters: Letters, mine: list[Answer]) -> list[Answer]:
        """Who answers when in this world, at last."""
        rng = world.rng
        needed = [seat for seat in self.needed(letters) if seat != self.viewer and letters[seat] is not None]
        final: list[Answer] = []
        others = [seat for seat in self.wait.seats if seat != self.viewer and not world.is_bot(seat)]
        for seat in others:
            words = letters[seat]
            if words is not None:
                final.append(Answer(rng.randint(self.now + 1, self.target - 1), seat, words))
        if (
            not self.late
            and needed
            and not any(self.since < answer.at for answer in mine if answer.seat in self.needed(letters))
        ):
            last = rng.choice(needed)
            for answer in final:
                if answer.seat == last:
                    answer.at = rng.randint(self.since + 1, self.target - 1)
        for answer in final:
            if answer.words == ["pass"] and rng.random() < 0.2:
                answer.by_order = True
        return final

    def with_decoys(self, world: World, mine: list[Answer], final: list[Answer]) -> list[Answer]:
        """Some said something else first."""
        rng = world.rng
        decoys = [self.decoy(world, answer) for answer in final if rng.random() < 0.3 and answer.at > self.now + 2]
        everything = [*mine, *final]
        if not self.too_early(world, everything + decoys):
            everything += decoys
            self.pair.coverage.deeds["others: replaced"] += len(decoys)
        return everything

    def decoy(self, world: World, answer: Answer) -> Answer:
        """What was said first."""
        at = world.rng.randint(self.now + 1, answer.at - 1)
        answer.by_order = False
        return Answer(at, answer.seat, self.any_letter(world, answer.seat))

    def too_early(self, world: World, given: list[Answer]) -> bool:
        """Would the question close before it is to?"""
        looks = [at for at in self.upcoming(40) if at < self.target]
        return any(world.live.is_fixed(given_by(given, at)) for at in looks)

    def deeds(self, world: World, given: list[Answer]) -> Plan:
        plan: Plan = []
        for answer in given:
            ear = world.ears[answer.seat]
            if answer.by_order:
                self.pair.coverage.deeds["others: pass by order"] += 1
                self.orders.append((world, answer.seat))
                plan.append((answer.at, says(world, ear, Order(answer.seat, self.kind, True))))
            elif answer.seat == self.viewer:
                decision = self.pair.ours.live.decision(answer.seat)
                plan.append((answer.at, says(world, ear, Say(answer.seat, decision, answer.words))))
            else:
                plan.append((answer.at, answers(world, answer.seat, answer.words)))
        return plan

    def afterwards(self, world: World) -> Plan:
        """Orders are withdrawn before they count for another question."""
        at = self.target + 1
        return [(at, says(w, w.ears[seat], Order(seat, self.kind, False))) for w, seat in self.orders if w is world]


def given_by(given: list[Answer], at: int) -> Answers:
    """The answers that have come by then; the last of each seat counts, and an answer counts more than an order."""
    found: Answers = {}
    for answer in sorted(given, key=lambda answer: (not answer.by_order, answer.at)):
        if answer.at <= at:
            found[answer.seat] = answer.words
    return found
