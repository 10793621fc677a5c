"""The tastes of the greedy bot in Der Pate, in thousands of dollars. Found by playing; none of them is a rule."""

from __future__ import annotations

SURVIVAL = 12.0  # what it is worth to be still there at the end
SURVIVAL_OF_TWO = 6.0  # ... and more, the fewer rivals there are
TIE_BREAK = 0.1  # a step on the track that does not count

# Rivals: what a dollar less in all their pockets together is worth, and more if there is only one.
HARM = 0.6
HARM_OF_ONE = 0.4

# Chips in hand, as in words.CHIPS.
CHIPS = (2.0, 2.5, 2.5, 1.0, 1.6, 2.0)
CHIPS_AT_LAST = (0.5, 2.5, 1.0, 0.0, 0.0, 0.0)
NEARER = 0.6  # how much of a chip's worth is in sight just before its space
KEEPS = (0.0, 0.0, 1.2, 0.5, 0.8, 1.0)  # what must be gained before it is used, as long as there is a turn to come

# Friends and favours.
HOPE = 2.5  # a friend who can do nothing yet, at the beginning of the game
PATIENCE = 0.9  # what is left of a favour that is asked for later
LEVELS = (0.7, 1.0, 1.4, 1.6)  # each space on favours at the beginning, for every friend that is likely to come
FRIENDS_TO_COME = 0.25  # with each turn

# Members: the first one in stock, the second, the third ...; and where they are locked up.
STOCK = (2.0, 1.0, 0.5, 0.3, 0.2, 0.1, 0.1)
IN_PRISON = 0.5
IN_RIVER = 0.2

# Debt markers beside the two thousand that they cost at the end.
CLAIM = 0.7  # a rival's marker, while there is a meeting to come
OWED = 0.7  # an own one with a rival who may call a meeting
LAST_MARKER = 1.0  # an own one that is the last

# The chance that a business of each kind is still held a round later: others want the best ones.
HOLD = (0.80, 0.73, 0.78, 0.70, 0.55)
GUARD = 0.25  # a business of one's own under the protection of the car
OPENING = 0.3  # a neutral family is driven out, and somebody may move in
