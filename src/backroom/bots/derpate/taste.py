"""The tastes of the bots that reckon in Der Pate, in thousands of dollars. Found by playing; none of them is a rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Taste:
    """What things are worth to a bot. The defaults are those of the greedy bot."""

    survival: float = 12.0  # what it is worth to be still there at the end
    survival_of_two: float = 6.0  # ... and more, the fewer rivals there are
    tie_break: float = 0.1  # a step on the track that does not count
    done: float = 0.0  # the last step on the track that decides: later dice are free for other things
    rescue: float = 0.0  # what a rival's life counts for beside the harm, if no turn is left to save it in

    # Rivals: what a dollar less in all their pockets together is worth, and more if there is only one.
    harm: float = 0.6
    harm_of_one: float = 0.4

    # Chips in hand, as in words.CHIPS.
    chips: tuple[float, ...] = (2.0, 2.5, 2.5, 1.0, 1.6, 2.0)
    chips_at_last: tuple[float, ...] = (0.5, 2.5, 1.0, 0.0, 0.0, 0.0)
    nearer: float = 0.6  # how much of a chip's worth is in sight just before its space
    # What must be gained before it is used, as long as there is a turn to come.
    keeps: tuple[float, ...] = (0.0, 0.0, 1.2, 0.5, 0.8, 1.0)

    # Friends and favours.
    hope: float = 2.5  # a friend who can do nothing yet, at the beginning of the game
    patience: float = 0.9  # what is left of a favour that is asked for later
    levels: tuple[float, ...] = (0.7, 1.0, 1.4, 1.6)  # each space on favours at first, for every friend that may come
    friends_to_come: float = 0.25  # with each turn

    # Members: the first one in stock, the second, the third ...; and where they are locked up.
    stock: tuple[float, ...] = (2.0, 1.0, 0.5, 0.3, 0.2, 0.1, 0.1)
    in_prison: float = 0.5
    in_river: float = 0.2

    # Debt markers beside the two thousand that they cost at the end.
    claim: float = 0.7  # a rival's marker, while there is a meeting to come
    owed: float = 0.7  # an own one with a rival who may call a meeting
    last_marker: float = 1.0  # an own one that is the last

    # The chance that a business of each kind is still held a round later: others want the best ones.
    hold: tuple[float, ...] = (0.80, 0.73, 0.78, 0.70, 0.55)
    guard: float = 0.25  # a business of one's own under the protection of the car
    opening: float = 0.3  # a neutral family is driven out, and somebody may move in


GREEDY = Taste()
SOLDIER = Taste(done=2.0, rescue=1.0, stock=(4.0, 2.0, 0.8, 0.3, 0.2, 0.1, 0.1))
