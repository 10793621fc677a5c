"""The frames of Der Pate as steps, for views, and steps as frames, for guesses."""

from __future__ import annotations

from typing import Final

from backroom.games.derpate import steps
from backroom.games.derpate import words as w
from backroom.games.derpate.events import Bailing, CardText, EventCard, KindRoll, Vacating
from backroom.games.derpate.rounds import Rounds
from backroom.games.derpate.setup import SetUp
from backroom.games.derpate.steps import AnyStep
from backroom.games.derpate.tableau import Service, TakeOver, Visit
from backroom.games.derpate.turn import Throw, Turn
from backroom.games.derpate.uses import Grandchild, Interrupts
from backroom.games.steps import Code, Stack, mask, words

STACK: Final[Stack[AnyStep]] = Stack(
    {
        steps.SetUp: SetUp,
        steps.Rounds: Rounds,
        steps.EventCard: EventCard,
        steps.CardText: CardText,
        steps.KindRoll: KindRoll,
        steps.Vacating: Vacating,
        steps.Bailing: Bailing,
        steps.Turn: Turn,
        steps.Throw: Throw,
        steps.Visit: Visit,
        steps.TakeOver: TakeOver,
        steps.Service: Service,
        steps.Grandchild: Grandchild,
        steps.Interrupts: Interrupts,
    },
    {
        steps.CARD: words(w.EVENTS),
        steps.PERSON: words(w.PERSONS),
        steps.ROW: Code(lambda row: row + 1, lambda row: row - 1),
        steps.DICE: mask(words(w.COLOURS)),
    },
)
