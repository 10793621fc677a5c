"""Chapter 1: components and setup."""

from collections import Counter
from typing import cast

import pytest

import backroom
from backroom.games.coup.state import Coup
from backroom.games.coup.words import ROLES
from backroom.kernel.run import odds
from tests.cites import asked_by, cited
from tests.talk import asked, coins, hand, look, rule, said, scene, told

CLASSIC = {"duke", "assassin", "captain", "ambassador", "contessa"}
DEAL = "draw duke; draw captain; draw duke; draw contessa; draw ambassador; draw assassin"


def new(seats: int, **options: object) -> backroom.Table:
    return backroom.new("coup", seats=seats, seed=7, options=options)


def deck(table: backroom.Table) -> Counter[str]:
    """Every card there is, wherever it lies; the referee alone can count them."""
    hidden = cast(Coup, table.state).hidden
    cards = [ROLES[card] for pile in (*hidden.hands, *hidden.removed) for card in pile]
    court = {ROLES[role]: n for role, n in enumerate(hidden.court.counts) if n}
    lost = [card for seat in look(table).seats for card in seat.lost]
    return Counter(cards) + Counter(court) + Counter(lost)


@rule("COUP-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_classic_deck_has_three_of_each_of_five_characters(seats: int) -> None:
    table = new(seats, two_player="plain") if seats == 2 else new(seats)
    assert coins(table)  # dealt
    assert deck(table) == dict.fromkeys(CLASSIC, 3)


@rule("COUP-COMP-01")
def test_a_fourth_duke_is_not_in_the_box() -> None:
    with pytest.raises(ValueError, match="the deck has 3"):
        scene("duke duke / duke duke / captain captain")


@rule("COUP-COMP-02")
@pytest.mark.parametrize("seats", range(2, 11))
def test_there_are_fifty_coins_on_the_table(seats: int) -> None:
    table = new(seats)
    assert sum(coins(table)) + look(table).treasury == 50
    assert look(table).minted == 0


@rule("COUP-COMP-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (6, 15), (7, 20), (10, 25)])
def test_up_to_six_play_with_the_classic_deck_and_more_need_extra_cards(seats: int, cards: int) -> None:
    table = new(seats, two_player="plain") if seats == 2 else new(seats)
    assert look(table).court + 2 * seats == cards


@rule("COUP-COMP-03")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_fewer_than_two_or_more_than_ten_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="COUP-COMP-03"):
        new(seats)


@rule("COUP-SETUP-01")
def test_each_player_is_dealt_two_cards() -> None:
    table = new(3)
    table.play(DEAL)
    assert [hand(table, seat) for seat in range(3)] == [
        ["duke", "captain"],
        ["duke", "contessa"],
        ["assassin", "ambassador"],
    ]
    assert cited(table, "COUP-SETUP-01", 1) == [
        *["P0 draws a card"] * 2,
        *["P1 draws duke", "P1 draws a card", "P1 draws contessa", "P1 draws a card"],
        *["P2 draws a card"] * 2,
    ]
    assert cited(table, "COUP-SETUP-01") == [f"P{seat} draws a card" for seat in (0, 0, 1, 1, 2, 2)]


@rule("COUP-SETUP-01")
def test_every_card_of_the_shuffled_deck_is_equally_likely_to_be_dealt() -> None:
    table = new(3)
    assert odds(table.state) == [3, 3, 3, 3, 3, 0]
    table.script_roll("draw duke")
    assert odds(table.state) == [2, 3, 3, 3, 3, 0]


@rule("COUP-SETUP-02")
def test_your_own_cards_are_yours_to_look_at_and_nobody_elses() -> None:
    table = scene("duke captain / assassin contessa / ambassador ambassador", "P0 tax; P1 pass")
    assert [hand(table, seat) for seat in range(3)] == [
        ["duke", "captain"],
        ["assassin", "contessa"],
        ["ambassador", "ambassador"],
    ]
    for viewer in (None, 0, 1, 2):
        assert [seat.cards for seat in look(table, viewer).seats] == [2, 2, 2]
        assert [seat.hand for seat in look(table, viewer).seats] == [None, None, None]
    assert look(table).hand == []


@rule("COUP-SETUP-02")
def test_nobody_hears_what_another_was_dealt() -> None:
    one, other = new(3), new(3)
    one.play(DEAL)
    other.play("draw duke; draw captain; draw assassin; draw assassin; draw captain; draw contessa")
    assert told(one, 0) == told(other, 0)
    assert look(one, 0) == look(other, 0)
    assert told(one, 1) != told(other, 1)


@rule("COUP-SETUP-03")
def test_what_is_not_dealt_is_the_court_and_only_its_size_is_known() -> None:
    table = new(3)
    table.play(DEAL)
    left = Counter(dict.fromkeys(CLASSIC, 3)) - Counter(card for seat in range(3) for card in hand(table, seat))
    court = cast(Coup, table.state).hidden.court
    assert Counter({ROLES[role]: n for role, n in enumerate(court.counts) if n}) == left
    assert {look(table, viewer).court for viewer in (None, 0, 1, 2)} == {9}


@rule("COUP-SETUP-04")
def test_everybody_starts_with_two_coins() -> None:
    table = new(3)
    assert coins(table) == [2, 2, 2]
    assert cited(table, "COUP-SETUP-04") == ["P0 takes 2", "P1 takes 2", "P2 takes 2"]


@rule("COUP-SETUP-05")
def test_everybody_sees_everybodys_coins_at_all_times() -> None:
    table = scene("duke captain 3 / assassin contessa 4 / duke duke 5")
    for word in ("P0 tax", "P1 challenge", "P0 show duke; draw captain", "P1 lose contessa", "P1 steal P2"):
        table.play(word)
        assert len({tuple(seat.coins for seat in look(table, viewer).seats) for viewer in (None, 0, 1, 2)}) == 1
    assert coins(table) == [6, 4, 5]


@rule("COUP-SETUP-06")
@pytest.mark.parametrize(("seats", "treasury"), [(3, 44), (10, 30)])
def test_the_coins_not_handed_out_are_the_treasury(seats: int, treasury: int) -> None:
    assert look(new(seats)).treasury == treasury


@rule("COUP-SETUP-07")
@pytest.mark.parametrize("first", range(4))
def test_the_agreed_player_goes_first(first: int) -> None:
    table = new(4, first_player=first)
    assert asked(table) == [first]
    assert cited(table, "COUP-SETUP-07") == [f"the turn of P{first}"]
    assert "COUP-TURN-01" not in said(table)
    assert asked_by(table) == "COUP-TURN-02"


# The table of chapter 0: players, two-player form, copies, court, Treasury.
NUMBERS = [
    (2, "plain", 3, 11, 47),
    (2, "draft", 3, 3, 47),
    (3, "", 3, 9, 44),
    (4, "", 3, 7, 42),
    (5, "", 3, 5, 40),
    (6, "", 3, 3, 38),
    (7, "", 4, 6, 36),
    (8, "", 4, 4, 34),
    (9, "", 5, 7, 32),
    (10, "", 5, 5, 30),
]


@rule("COUP-COMP-01", "COUP-SETUP-03", "COUP-SETUP-06")
@pytest.mark.parametrize(("seats", "form", "copies", "court", "treasury"), NUMBERS)
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_numbers_by_player_count(seats: int, form: str, copies: int, court: int, treasury: int, envoy: str) -> None:
    table = new(seats, inquisitor=envoy == "inquisitor", **({"two_player": form} if form else {}))
    if form == "draft":
        table.play("P0 draft duke; P1 draft captain")
    assert [len(hand(table, seat)) for seat in range(seats)] == [2] * seats
    assert (look(table).court, look(table).treasury) == (court, treasury)
    assert deck(table) == dict.fromkeys(CLASSIC - {"ambassador"} | {envoy}, copies)
