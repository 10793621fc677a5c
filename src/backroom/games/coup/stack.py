"""The frames of Coup as steps, for views, and steps as frames, for guesses."""

from __future__ import annotations

from typing import Final

from backroom.games.coup import steps
from backroom.games.coup.answer import Block
from backroom.games.coup.bomb import Bomb
from backroom.games.coup.claim import Claim, Lots, Prove
from backroom.games.coup.court import Draw, Exchange, Lose
from backroom.games.coup.inquisitor import Examine
from backroom.games.coup.setup import Draft, PartyChoice, SetUp
from backroom.games.coup.steps import DEEDS, VERB, AnyStep
from backroom.games.coup.turn import Deed, Turn
from backroom.games.coup.words import INCOME
from backroom.games.steps import Stack, words

STACK: Final[Stack[AnyStep]] = Stack(
    {
        steps.SetUp: SetUp,
        steps.Draft: Draft,
        steps.PartyChoice: PartyChoice,
        steps.Turn: Turn,
        steps.Action: Deed,
        steps.Block: Block,
        steps.Claim: Claim,
        steps.Lots: Lots,
        steps.Proof: Prove,
        steps.Draw: Draw,
        steps.Loss: Lose,
        steps.Exchange: Exchange,
        steps.Examination: Examine,
        steps.Bomb: Bomb,
    },
    {VERB: words(DEEDS, first=INCOME)},
)
