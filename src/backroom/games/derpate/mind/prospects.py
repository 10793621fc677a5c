"""The chance to be at the end of the track that will decide, by what is lacking and how many turns are left.

Which colour becomes the K.O. colour, and when, is known exactly: the unseen cards are known, only their order is not.
What a turn brings is measured. Both are laid down in one table when a mind is made.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.derpate.mind.weights import ONE_OF_TWO, ONLY_THIS
from backroom.games.derpate.rows import Edition
from backroom.games.derpate.words import KO, ROUNDS

TURNS: Final = ROUNDS + 1  # none to seven
SIDES: Final = 2  # grey and red


def verdicts(steps: list[int], left: list[int]) -> list[list[float]]:
    """By colour and round: the chance that this colour becomes the K.O. colour in this round."""
    found = [[0.0] * TURNS for _ in range(SIDES)]
    shown = steps[0] + steps[1]
    for colour in range(SIDES):
        if steps[colour] == KO:
            found[colour][0] = 1.0
            return found
    unseen = left[0] + left[1]
    for colour in range(SIDES):
        if shown == ROUNDS or not left[colour]:
            continue
        further, fewer = steps.copy(), left.copy()
        further[colour] += 1
        fewer[colour] -= 1
        chance = left[colour] / unseen
        if further[colour] == KO:
            found[colour][shown + 1] += chance
            continue
        later = verdicts(further, fewer)
        for side in range(SIDES):
            for number in range(TURNS):
                found[side][number] += chance * later[side][number]
    return found


def steps_made(split: int, focus: int, most: int) -> list[float]:
    """The chance of each number of steps, `most` or more together, after so many turns of the two sorts."""
    chances = [1.0] + [0.0] * most
    for turn in range(split + focus):
        brings = ONE_OF_TWO if turn < split else ONLY_THIS
        after = [0.0] * (most + 1)
        for here in range(most + 1):
            for number in range(len(brings)):
                there = min(most, here + number)
                after[there] += chances[here] * brings[number]
        chances = after
    return chances


@mypyc_attr(acyclic=True)
class Prospects:
    """The chances for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.lengths: Final = edition.lengths
        self.width: Final = max(edition.lengths[0], edition.lengths[1]) + 1
        self.known: Final[list[float]] = []
        cards = [len([card for card in edition.events if card.x == side]) for side in range(SIDES)]
        reach = [[self.reach(split, focus) for focus in range(TURNS)] for split in range(TURNS)]
        for grey in range(KO + 1):
            for red in range(KO + 1):
                impossible = (grey == KO and red == KO) or grey > cards[0] or red > cards[1]
                left = [max(0, cards[0] - grey), max(0, cards[1] - red)]
                fates = [[0.0] * TURNS] * SIDES if impossible else verdicts([grey, red], left)
                for turns in range(TURNS):
                    for side in range(SIDES):
                        self.known.extend(self.chances(fates[side], turns, reach))

    def reach(self, split: int, focus: int) -> list[float]:
        """By what is lacking: the chance to make so many steps."""
        made = steps_made(split, focus, self.width - 1)
        return [sum(made[lacking:]) for lacking in range(self.width)]

    def chances(self, fates: list[float], turns: int, reach: list[list[list[float]]]) -> list[float]:
        """By what is lacking: the chance that this colour decides and that its end is reached."""
        total = [0.0] * self.width
        for number in range(TURNS):
            if not fates[number]:
                continue
            focus = min(turns, TURNS - number)
            for lacking in range(self.width):
                total[lacking] += fates[number] * reach[turns - focus][focus][lacking]
        return total

    def survival(self, steps: list[int], turns: int, reputation: int, influence: int) -> float:
        """The chance to survive from these spaces, with so many turns to come."""
        at = self.place(steps, turns, 0)
        grey = self.known[at + self.lengths[0] - reputation]
        return grey + self.known[at + self.width + self.lengths[1] - influence]

    def decides(self, steps: list[int], side: int) -> float:
        """The chance that this colour decides."""
        return self.known[self.place(steps, 0, side)]

    def reaches(self, steps: list[int], turns: int, side: int, reached: int) -> float:
        """The chance to survive from this space of the track if its colour decides."""
        at = self.place(steps, turns, side)
        decides = self.known[at]
        return self.known[at + self.lengths[side] - reached] / decides if decides > 0.0 else 1.0

    def place(self, steps: list[int], turns: int, side: int) -> int:
        """Where the chances of a colour begin, with nothing lacking."""
        return ((((steps[0] * (KO + 1)) + steps[1]) * TURNS + turns) * SIDES + side) * self.width
