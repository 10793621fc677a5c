"""A live table is a pure function of its log: whoever replays it tells every viewer the same."""

from __future__ import annotations

from random import Random

import pytest

import backroom
from backroom.games import GAMES
from backroom.kernel.core import Illegal
from backroom.kernel.run import legal
from backroom.server.play.live import Answers, Live, Word, fold

SEATS = 3


def live(key: str, seed: int = 1) -> Live:
    return Live(backroom.new(key, seats=SEATS, seed=seed))


def any_answer(game: Live, seat: int, rng: Random) -> list[str]:
    """Some whole answer of a seat to the open question."""
    trial = game.branch()
    several, words = trial.state.wait.many, list[str]()
    while not words or (several and words[-1] != "done"):
        menu = [trial.game.spell(action) for action in legal(trial.state, seat)]
        words.append(rng.choice([word for word in menu if word != "take back"]))
        trial.say(seat, words[-1])
    return words


def play(game: Live, rng: Random, most: int = 4_000) -> list[Word]:
    """A whole game as a room would play it: answers to shared questions come in any order and close together."""
    log: list[Word] = []
    while not game.over and len(log) < most:
        seats = list(game.state.wait.seats)
        if game.is_shared:
            answers: Answers = {}
            for seat in rng.sample(seats, len(seats)):
                if rng.random() < 0.8:
                    answers[seat] = game.check(seat, any_answer(game, seat, rng))
            said = game.closing(answers)
        else:
            said = [Word(seats[0], *any_answer(game, seats[0], rng))]
        for word in said:
            game.apply(word)
        log += said
    return log


@pytest.mark.parametrize("key", GAMES)
def test_whoever_replays_the_log_tells_the_same(key: str) -> None:
    first = live(key)
    log = play(first, Random(5))
    assert first.over
    second = live(key)
    for word in log:
        second.apply(word)
    assert (second.words, second.waits, second.decisions) == (first.words, first.waits, first.decisions)
    for viewer in (None, *range(SEATS)):
        assert second.seq(viewer) == first.seq(viewer)
        assert second.facts(viewer) == first.facts(viewer)
        assert second.view(viewer) == first.view(viewer)


@pytest.mark.parametrize("key", GAMES)
def test_who_need_not_be_told_has_nothing_new(key: str) -> None:
    """Whoever `apply` leaves out sees and hears the same as before."""
    log = play(live(key), Random(3))[:250]
    game, unmoved = live(key), 0
    for word in log:
        before = {viewer: (game.view(viewer), game.seq(viewer)) for viewer in (None, *range(SEATS))}
        noticed = game.apply(word)
        for viewer in before.keys() - noticed:
            assert (game.view(viewer), game.seq(viewer)) == before[viewer]
            unmoved += 1
    assert unmoved > 0 or key == "derpate", "in Der Pate everybody hears everything"


def test_an_answer_after_the_one_that_decided_is_not_kept() -> None:
    game = Live(backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2"))
    game.apply(Word(0, "tax"))
    assert game.is_shared
    said = game.closing({1: ["challenge"], 2: ["challenge"]})
    assert said == [Word(1, "challenge")]


def test_a_first_reaction_fixes_the_outcome_and_a_later_one_does_not() -> None:
    game = Live(backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2"))
    game.apply(Word(0, "tax"))
    assert game.is_fixed({1: ["challenge"]})
    assert not game.is_fixed({2: ["challenge"]}), "P1 comes first and may still challenge"
    assert game.is_fixed({1: ["pass"], 2: ["challenge"]})
    assert not game.is_fixed({1: ["pass"]})
    assert game.is_fixed({1: ["pass"], 2: ["pass"]})


def test_sleepers_get_their_fallback() -> None:
    game = Live(backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2"))
    game.apply(Word(0, "tax"))
    assert game.closing({}) == [Word(1, "pass"), Word(2, "pass")]


def test_a_sealed_bid_is_one_answer_of_several_words() -> None:
    game = Live(backroom.scene("corleone", "$1 +$5 +$2 / $2 +$3 / $3 +$1 ; act 2 ; phase bribery"))
    assert game.is_shared
    assert game.check(0, ["bid $5", "bid $2"]) == ["bid $5", "bid $2"]
    with pytest.raises(Illegal):
        game.check(0, ["bid $5", "bid $5"])
    said = game.closing({0: ["bid $5"], 1: ["bid $3"], 2: ["bid $1"]})
    assert [word.word for word in said if word.seat == 0] == ["bid $5", "done"]
    for word in said:
        game.apply(word)
    assert "P0 bids 5 in all" in [str(fact) for fact in game.facts(2)]


def test_every_question_of_a_seat_has_its_number() -> None:
    game = Live(backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2"))
    assert [game.decision(seat) for seat in range(3)] == [1, 0, 0]
    game.apply(Word(0, "tax"))
    assert [game.decision(seat) for seat in range(3)] == [0, 1, 1]
    for word in game.closing({}):
        game.apply(word)
    assert [game.decision(seat) for seat in range(3)] == [0, 2, 0], "the turn of P1"


def test_an_answer_of_somebody_who_is_not_asked_is_refused() -> None:
    game = Live(backroom.scene("coup", "duke captain 2 / assassin contessa 2 / duke duke 2"))
    game.apply(Word(0, "tax"))
    with pytest.raises(Illegal):
        game.check(0, ["pass"])
    with pytest.raises(Illegal):
        game.check(1, [])
    with pytest.raises(Illegal):
        game.check(1, ["coup P0"])


def with_undone(key: str, seed: int) -> tuple[Live, list[Word], int]:
    """A game in which half choices are taken back, one or several at a time; and how many were."""
    rng = Random(seed)
    game, log, undone = live(key, seed), list[Word](), 0
    while not game.over and len(log) < 500:
        seat = game.state.wait.seats[0]
        if game.is_shared:
            said = game.closing({})
        elif game.table.floor < len(game.table.log) and game.table.log[-1][0] == seat and rng.random() < 0.7:
            said, undone = [Word(seat, "undo")], undone + 1
        else:
            said = [Word(seat, *any_answer(game, seat, rng))]
        for word in said:
            game.apply(word)
        log += said
    return game, log, undone


def test_a_word_that_was_taken_back_need_not_be_played_again() -> None:
    in_all = 0
    for key, seed in [(key, seed) for key in GAMES for seed in range(4)]:
        game, log, undone = with_undone(key, seed)
        other, folded = live(key, seed), fold(log)
        assert sum(is_void for _, is_void in folded) == undone
        for word, is_void in folded:
            (other.skip if is_void else other.apply)(word)
        numbers = [(each.words, each.waits, each.openings, each.decisions) for each in (game, other)]
        assert numbers[0] == numbers[1]
        for viewer in (None, *range(SEATS)):
            assert game.facts(viewer) == other.facts(viewer)
            assert game.view(viewer) == other.view(viewer)
        in_all += undone
    assert in_all > 20
