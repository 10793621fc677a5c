"""Chapter 15: what holds after every word, whatever is said. The laws check the same on far more games."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import backroom
from backroom.games.coup.state import Coup
from tests.cites import kind
from tests.talk import coins, look, options, rule, scene, told

EVERYTHING: dict[str, object] = {"reformation": True, "inquisitor": True, "anarchist": True}
FORMS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"two_player": "plain"}),
    (3, {}),
    (4, EVERYTHING | {"bomb_scope": "round"}),
    (6, {"reaction_mode": "random"}),
    (8, EVERYTHING | {"reaction_mode": "target_first"}),
    (10, {"reformation": True}),
]
COURT = {2: 11, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4, 9: 7, 10: 5}
GAMES = 6
MOST_WORDS = 5000  # no random game is that long


def in_any_game(*, greedy: bool = False) -> Iterator[backroom.Table]:
    """Every moment of some random games, from the first question to the end."""
    for seats, options_said in FORMS:
        for seed in range(GAMES):
            table = backroom.new("coup", seats=seats, seed=seed, options=options_said)
            yield from moments(table, Random(seed), greedy=greedy)


def moments(table: backroom.Table, rng: Random, *, greedy: bool) -> Iterator[backroom.Table]:
    yield table
    while not table.over:
        assert len(table.log) < MOST_WORDS
        ask = rng.choice(table.asks)
        words = [str(action) for action in ask.actions]
        calm = [word for word in words if word in ("tax", "aid", "pass", "embezzle")]
        table.say(ask.seat, rng.choice(calm) if greedy and calm and rng.random() < 0.9 else rng.choice(words))
        yield table


def truth(table: backroom.Table) -> Coup:
    """The whole state: only a referee may look."""
    assert not table.over or table.result  # chance has been asked
    return cast(Coup, table.state)


def choosing_cards(table: backroom.Table) -> bool:
    """Inside an exchange or a draft some cards are on their way."""
    return not table.over and kind(table) in ("return", "draft")


@rule("COUP-INV-01")
def test_no_card_is_ever_lost_or_born() -> None:
    for table in in_any_game():
        if not table.over and kind(table) == "draft":
            continue
        s = truth(table)
        copies = 3 if table.seats <= 6 else 4 if table.seats <= 8 else 5
        fifth, absent = (5, 3) if table.options.get("inquisitor") else (3, 5)
        whole = [copies] * 6
        whole[absent] = 0
        piles = [*s.hidden.hands, *s.hidden.removed, *s.table.lost]
        found = [s.hidden.court.counts[role] + sum(pile.count(role) for pile in piles) for role in range(6)]
        assert found == whole
        assert found[fifth] == copies


@rule("COUP-INV-02")
def test_no_coin_is_ever_lost_or_born() -> None:
    for table in in_any_game(greedy=True):
        view = look(table)
        purses = [seat.coins for seat in view.seats]
        assert sum(purses) + view.treasury + view.reserve == 50 + view.minted
        assert min(*purses, view.treasury, view.reserve, view.minted) >= 0


@rule("COUP-INV-03")
def test_a_player_has_two_cards_and_lives_by_the_hidden_ones() -> None:
    for table in in_any_game():
        if not table.over and kind(table) == "draft":
            assert [player.cards for player in look(table).seats] == [0, 0]
            continue
        for seat, player in enumerate(look(table).seats):
            assert player.alive == (player.cards > 0)
            assert player.cards + len(player.lost) == 2
            if not choosing_cards(table):
                assert len(look(table, seat).hand) == player.cards


@rule("COUP-INV-04")
def test_the_court_keeps_its_size() -> None:
    for table in in_any_game():
        if choosing_cards(table):
            continue
        drafted = table.seats == 2 and table.options.get("two_player") != "plain"
        assert look(table).court == truth(table).hidden.court.size() == (3 if drafted else COURT[table.seats])


@rule("COUP-INV-05")
def test_at_the_start_of_a_turn_the_dead_have_no_coins_and_nobody_has_the_bomb() -> None:
    for table in in_any_game():
        if table.over or kind(table) != "turn":
            continue
        view = look(table)
        assert not [seat for seat in view.seats if not seat.alive and seat.coins]
        assert [step.kind for step in view.where] == ["turn"]


@rule("COUP-INV-01", "COUP-INV-02", "COUP-INV-03", "COUP-INV-04", "COUP-INV-05")
def test_the_games_own_count_finds_nothing_amiss() -> None:
    for table in in_any_game(greedy=True):
        assert table.game.count(truth(table)) == []


@rule("COUP-INV-01", "COUP-INV-02", "COUP-INV-03", "COUP-INV-04", "COUP-INV-05")
@pytest.mark.parametrize("invariant", ["COUP-INV-01", "COUP-INV-02", "COUP-INV-03", "COUP-INV-04", "COUP-INV-05"])
def test_the_games_own_count_sees_what_is_amiss(invariant: str) -> None:
    table = scene("duke captain / assassin contessa / +duke +duke")
    s = truth(table)
    match invariant:
        case "COUP-INV-01":
            s.hidden.hands[0][0] = 1
        case "COUP-INV-02":
            s.table.treasury -= 1
        case "COUP-INV-03":
            s.table.lost[0].append(s.hidden.hands[0][0])
        case "COUP-INV-04":
            s.table.court -= 1
        case _:
            s.table.put_coins(2, 1)
    assert [fault for fault in table.game.count(s) if fault.startswith(invariant)]


def everything_seen(table: backroom.Table) -> list[object]:
    viewers = (None, *range(table.seats))
    return [(table.view(viewer), table.events(viewer)) for viewer in viewers]


@rule("COUP-INV-06")
@pytest.mark.parametrize(("seats", "said"), FORMS)
def test_the_same_seed_and_words_give_the_same_game(seats: int, said: dict[str, object]) -> None:
    one = backroom.new("coup", seats=seats, seed=5, options=said)
    other = backroom.new("coup", seats=seats, seed=5, options=said)
    for _ in moments(one, Random(5), greedy=False):
        pass
    for seat, action in one.log:
        other.say(seat, action)
    assert everything_seen(one) == everything_seen(other)


@rule("COUP-INV-06")
@pytest.mark.parametrize(("seats", "said"), FORMS)
def test_a_stored_game_resumes_half_way_as_if_nothing_had_happened(seats: int, said: dict[str, object]) -> None:
    whole = backroom.new("coup", seats=seats, seed=6, options=said)
    for _ in moments(whole, Random(6), greedy=False):
        pass
    half = backroom.new("coup", seats=seats, seed=6, options=said)
    for seat, action in whole.log[: len(whole.log) // 2]:
        half.say(seat, action)
    resumed = backroom.replay(half.record())
    assert everything_seen(resumed) == everything_seen(half)
    for seat, action in whole.log[len(whole.log) // 2 :]:
        resumed.say(seat, action)
    assert everything_seen(resumed) == everything_seen(whole)


@rule("COUP-INV-06")
def test_another_seed_deals_another_game() -> None:
    hands = {tuple(look(backroom.new("coup", seats=3, seed=seed), 0).hand) for seed in range(20)}
    assert len(hands) > 5


@rule("COUP-INV-07")
@pytest.mark.parametrize(
    "script",
    [
        "",
        "P0 tax",
        "P0 tax; P2 challenge",
        "P0 tax; P1 pass; P2 pass; P1 exchange; P2 pass; P0 pass",
        "P0 steal P1; P1 pass; P2 pass; P1 block captain; P0 pass",
        "P0 tax; P1 challenge",
    ],
)
def test_what_you_cannot_see_changes_neither_your_view_nor_your_choices(script: str) -> None:
    one = scene("duke captain / assassin contessa / duke ambassador", script)
    other = scene("duke captain / ambassador captain / contessa assassin", script)
    assert look(one, 0) == look(other, 0)
    assert options(one, 0) == options(other, 0)
    assert told(one, 0) == told(other, 0)
    assert look(one, 1) != look(other, 1)


@rule("COUP-INV-07")
def test_in_any_game_the_unseen_may_be_shuffled_under_your_nose() -> None:
    for n, table in enumerate(in_any_game()):
        if n % 7:
            continue
        for seat in (None, *range(table.seats)):
            twin = table.game.redeal(truth(table), seat, n)
            assert table.game.view(twin, seat) == table.view(seat)


@rule("COUP-INV-08")
def test_a_classic_purse_never_tops_twelve() -> None:
    fullest = 0
    for seed in range(60):
        table = backroom.new("coup", seats=2 + seed % 5, seed=seed, options={})
        for moment in moments(table, Random(seed), greedy=True):
            fullest = max(fullest, *coins(moment))
    assert fullest == 12


@rule("COUP-INV-08")
def test_only_embezzling_goes_beyond_twelve() -> None:
    table = scene("captain captain 9 / duke duke 2 ; reserve 9 ; options reformation", "P0 embezzle; P1 pass")
    assert coins(table) == [18, 2]
