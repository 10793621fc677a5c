"""The words of steps stand in the order of the numbers that the rules give them: one out of place would mislead."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from backroom.games.corleone import acts, icons, phases, rows, shake, turn
from backroom.games.corleone import setup as corleone_setup
from backroom.games.corleone import steps as corleone
from backroom.games.coup import answer, bomb, claim, court, inquisitor, notation
from backroom.games.coup import setup as coup_setup
from backroom.games.coup import steps as coup
from backroom.games.coup import turn as coup_turn
from backroom.games.coup.actions import TURN_VERBS
from backroom.games.coup.words import INCOME, ROLES
from backroom.games.derpate import setup as derpate_setup
from backroom.games.derpate import steps as derpate
from backroom.games.derpate import turn as derpate_turn


def words_of(step: type[Any], field: str) -> tuple[str, ...]:
    return get_args(get_type_hints(step)[field])


SAME_NAMES = [
    (coup.SetUp, "stage", coup_setup.SetUp),
    (coup.Block, "stage", answer.Block),
    (coup.Proof, "stage", claim.Prove),
    (coup.Examination, "stage", inquisitor.Examine),
    (coup.Bomb, "stage", bomb.Bomb),
    (corleone.SetUp, "stage", corleone_setup.SetUp),
    (corleone.EntrActe, "stage", acts.EntrActe),
    (corleone.Completion, "stage", turn.Completion),
    (derpate.SetUp, "stage", derpate_setup.SetUp),
    (derpate.Turn, "stage", derpate_turn.Turn),
]


@pytest.mark.parametrize(("step", "field", "home"), SAME_NAMES)
def test_a_stage_is_called_as_in_the_rules(step: type[Any], field: str, home: type[Any]) -> None:
    words = words_of(step, field)
    assert [getattr(home, word.upper().replace(" ", "_")) for word in words] == list(range(len(words)))


OTHER_NAMES = [
    (words_of(coup.Action, "stage"), (coup_turn.Deed.CLAIMING, coup_turn.Deed.BLOCKING)),
    (words_of(coup.Claim, "purpose"), (claim.FOR_ACTION, claim.FOR_BLOCK, claim.FOR_EMBEZZLING, claim.FOR_BOMB)),
    (
        words_of(coup.Draw, "reason"),
        (
            *(court.DEALT, court.REPLACED, court.EXCHANGED, court.INQUIRED),
            *(court.FORCED, court.EMBEZZLER, court.DRAFTED, court.DEALT_TO_TWO),
        ),
    ),
    (
        words_of(coup.Loss, "reason"),
        (
            *(court.BY_CHALLENGE, court.BY_COUP, court.BY_ASSASSIN),
            *(court.BY_BOMB, court.BY_EMBEZZLING, court.BY_DOUBLE_DANGER),
        ),
    ),
    (words_of(corleone.Tribute, "stage"), (phases.Tribute.TAKE_ALLIES_BACK, phases.Tribute.DISCARDING)),
    (
        words_of(corleone.Icons, "why"),
        (
            *(icons.BY_THUG, icons.BY_CONTROL, icons.BY_MEMBER, icons.BY_UNION_BOSS),
            *(icons.BY_MAYOR, icons.BY_CARD, icons.BY_SHAKEDOWN),
        ),
    ),
    (
        words_of(corleone.Front, "stage"),
        (
            *(shake.Front.ASK, shake.Front.FIRST_ACTOR, shake.Front.FIRST_CONTROLLER),
            *(shake.Front.THEN_ACTOR, shake.Front.THEN_CONTROLLER, shake.Front.OVER),
        ),
    ),
]


@pytest.mark.parametrize(("words", "numbers"), OTHER_NAMES)
def test_every_number_has_its_word(words: tuple[str, ...], numbers: tuple[int, ...]) -> None:
    assert numbers == tuple(range(len(words)))


def test_words_that_the_rules_list_are_the_same() -> None:
    assert words_of(coup.Claim, "claim") == (*ROLES, "no duke")
    assert words_of(corleone.Turn, "only") == rows.AGAIN
    assert words_of(corleone.PickJobs, "source") == rows.FROM


def test_an_action_is_called_by_its_verb() -> None:
    said = [verb.removesuffix(" self") for verb in coup.DEEDS]
    assert said == [notation.spell_verb(verb) for verb in range(INCOME, INCOME + len(TURN_VERBS))]
    assert sorted(TURN_VERBS) == list(range(INCOME, INCOME + len(coup.DEEDS)))
