"""Chapter 8: of the table manners one can be tested."""

from tests.talk import rule, scene


@rule("COUP-ETIQ-04")
def test_below_the_winner_there_are_no_places() -> None:
    table = scene("duke captain 7 / contessa +ambassador 7 / assassin +captain 2", "P0 coup P2; P1 income; P0 leave")
    assert table.result is not None
    assert table.result.winners == [1]
    assert table.result.scores == [0.0, 1.0, 0.0], "out first or out last, a loss is a loss"
