"""The arithmetic of the dice in Der Pate, checked against every throw there is."""

from __future__ import annotations

from itertools import product

import pytest

from backroom.bots.derpate.rerolls import COP, JUDGE, Rerolls
from backroom.bots.derpate.sight import look
from backroom.bots.derpate.soldier import Reckoning
from backroom.bots.derpate.taste import SOLDIER
from backroom.bots.derpate.throws import dice_of
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import house_edition
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.mind.prospects import Prospects, verdicts
from backroom.kernel.mind import Mind
from tests.pate import at_home as scene

TEXTS = (
    "15k influence=8 reputation=6 used=wedding / 15k / 15k ; round 4 ; events R1 R2 R3 G4",
    "15k influence=8 / 15k owes=P0:2 ; round 7 ; events R1 R2 R3 R4 G1 G2 G4",
)
THROWN = "; dice black=5 white=1 grey=2 red=3"


def rerolls(text: str) -> Rerolls:
    view = scene(f"{text} {THROWN}").view(0)
    return Reckoning(house_edition(), look(view, DERPATE.notation), SOLDIER).rerolls  # type: ignore[arg-type]


def brute(throws: Rerolls, row: int, dice: int, have: int) -> float:
    """The mean of a throw by looking at every one, and at every way to use the chips in it."""
    if row == w.ROWS:
        return throws.kept[have]
    mine = dice_of(dice)
    if row == w.ROWS - 1:
        return throws.field(row, mine[0], w.PUPPET) + throws.kept[have]
    every = list(product(range(1, w.PUPPET + 1), repeat=len(mine)))
    return sum(worth(throws, row, dice, faces, have) for faces in every) / len(every)


def worth(throws: Rerolls, row: int, dice: int, faces: tuple[int, ...], have: int) -> float:
    mine = dice_of(dice)
    found = [
        throws.field(row, die, face) + throws.mean(row + 1, dice & ~(1 << die), have)
        for die, face in zip(mine, faces, strict=True)
    ]
    if have & COP:
        for i in range(len(mine)):
            changed = [(*faces[:i], face, *faces[i + 1 :]) for face in range(1, w.PUPPET + 1)]
            found.append(sum(worth(throws, row, dice, other, have & ~COP) for other in changed) / w.PUPPET)
    if have & JUDGE:
        found.append(throws.mean(row, dice, have & ~JUDGE))
    return max(found)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("have", [0, COP, JUDGE, COP | JUDGE])
def test_the_mean_of_a_throw_is_exact_with_and_without_chips(text: str, have: int) -> None:
    throws = rerolls(text)
    for dice in (0b0011, 0b1100, 0b1010):
        assert throws.mean(2, dice, have) == pytest.approx(brute(throws, 2, dice, have))
    assert throws.mean(1, 0b1110, have) == pytest.approx(brute(throws, 1, 0b1110, have))


def test_four_dice_are_exact_too() -> None:
    throws = rerolls(TEXTS[0])
    assert throws.mean(0, w.ALL_DICE, COP) == pytest.approx(brute(throws, 0, w.ALL_DICE, COP))


def test_a_chip_never_makes_a_throw_worse() -> None:
    throws = rerolls(TEXTS[0])
    means = [throws.mean(1, 0b0111, have) for have in (0, COP, COP | JUDGE)]
    assert means == sorted(means)


# What the mind of a search knows beforehand.


def test_the_mind_knows_how_the_ko_colour_can_be_decided() -> None:
    opening = verdicts([0, 0], [5, 5])
    assert sum(map(sum, opening)) == pytest.approx(1)
    assert sum(opening[0]) == pytest.approx(0.5)
    assert [round(2 * chance, 3) for chance in opening[0][4:]] == [0.048, 0.159, 0.317, 0.476]
    assert verdicts([4, 1], [1, 4])[0][0] == 1


def test_whoever_is_at_both_ends_survives_and_whoever_has_no_turn_left_does_not() -> None:
    prospects = Prospects(house_edition())
    assert prospects.survival([3, 3], 1, 14, 14) == pytest.approx(1)
    assert prospects.survival([4, 2], 0, 14, 3) == pytest.approx(1)
    assert prospects.survival([4, 2], 0, 13, 14) == pytest.approx(0)
    assert prospects.survival([4, 2], 1, 10, 0) < prospects.survival([4, 2], 2, 10, 0) < 1


def test_its_worth_follows_the_money_and_the_result() -> None:
    mind: Mind = DERPATE.mind()
    shares = [0.0, 0.0]
    for money, better in ((("9k", "30k"), 1), (("30k", "9k"), 0)):
        seats = " / ".join(f"{cash} reputation=9 influence=9" for cash in money)
        mind.worth(scene(f"{seats} ; round 5").state, shares)
        assert sum(shares) == pytest.approx(1)
        assert shares[better] > 0.6


def test_its_worth_knows_that_one_colour_decides_for_all() -> None:
    mind: Mind = DERPATE.mind()
    shares = [0.0, 0.0]
    rich_and_poor = "30k reputation=14 / 9k influence=14"
    mind.worth(scene(f"{rich_and_poor} ; round 6 ; events R1 R2 R3 G1 G2 G4").state, shares)
    assert shares == pytest.approx([0.5, 0.5], abs=0.05)
    mind.worth(scene(f"{rich_and_poor} ; round 7 ; events R1 R2 R3 R4 G1 G2 G4").state, shares)
    assert shares == pytest.approx([0, 1], abs=0.01)
