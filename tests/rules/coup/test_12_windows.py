"""Chapter 12: reaction windows, their order, and what happens to sleepers."""

from itertools import permutations

import pytest

import backroom
from tests.cites import asked_by, closed, kind
from tests.counts import rules_of, whats
from tests.talk import asked, coins, hand, lost, options, refused, rule, said, scene

FOUR = "duke captain 2 / contessa ambassador 2 / assassin captain 2 / duke assassin 2"
DAGGER = "assassin captain 3 / contessa ambassador 2 / assassin captain 2 / duke duke 2"


def seen(table: backroom.Table, seat: int | None) -> tuple[object, ...]:
    """All that a seat can learn from the table."""
    return table.view(seat), table.events(seat)


@rule("COUP-SM-01")
@pytest.mark.parametrize("mode", ["sealed", "target_first", "random"])
@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_nobody_learns_an_answer_before_the_window_closes(mode: str, answer: str) -> None:
    table = scene(f"{FOUR} ; options reaction_mode={mode}", "P0 steal P1")
    before = {viewer: seen(table, viewer) for viewer in (None, 0, 1, 2)}
    table.say(3, answer)
    assert {viewer: seen(table, viewer) for viewer in (None, 0, 1, 2)} == before
    assert table.view(3).said == [answer], "only the speaker sees it"


@rule("COUP-SM-01")
def test_blocks_are_sealed_too() -> None:
    table = scene(FOUR, "P0 aid")
    before = {viewer: seen(table, viewer) for viewer in (None, 0, 1, 2)}
    table.say(3, "block duke")
    assert {viewer: seen(table, viewer) for viewer in (None, 0, 1, 2)} == before


@rule("COUP-SM-02")
def test_the_first_challenger_clockwise_from_the_claimant_counts() -> None:
    table = scene(f"{FOUR} ; turn P2", "P2 tax; P1 challenge; P0 challenge; P3 pass; P2 concede; P2 lose captain")
    assert rules_of(table, "challenged") == ["COUP-SM-02"]
    assert [fact.args["seat"] for fact in table.events() if fact.what == "challenged"] == [0]


@rule("COUP-SM-02")
def test_a_challenger_who_does_not_count_neither_wins_nor_loses() -> None:
    table = scene(FOUR, "P0 tax; P3 challenge; P2 challenge; P1 challenge; P0 show duke; P1 lose contessa")
    assert [lost(table, seat) for seat in range(4)] == [[], ["contessa"], [], []]
    assert whats(table).count("challenged") == 1


@rule("COUP-SM-03")
def test_the_target_has_no_priority_unless_the_table_wants_it() -> None:
    script = "P0 steal P2; P1 challenge; P2 challenge; P3 pass; P0 concede; P0 lose duke"
    by_seat = scene(FOUR, script)
    assert [fact.args["seat"] for fact in by_seat.events() if fact.what == "challenged"] == [1]
    assert "COUP-SM-03" not in said(by_seat)


@rule("COUP-SM-03")
def test_with_target_first_the_targets_challenge_goes_before_all_others() -> None:
    table = scene(f"{FOUR} ; options reaction_mode=target_first", "P0 steal P2")
    assert asked(table) == [2, 1, 3]
    table.play("P1 challenge; P3 challenge; P2 challenge; P0 show captain; P2 lose captain")
    assert rules_of(table, "challenged") == ["COUP-SM-03"]
    assert (lost(table, 1), lost(table, 2), lost(table, 3)) == ([], ["captain"], [])


@rule("COUP-SM-03")
def test_with_target_first_a_block_hurts_the_actor_who_then_goes_first() -> None:
    table = scene(f"{FOUR} ; options reaction_mode=target_first", "P0 aid; P1 block duke; P2 pass; P3 pass")
    assert asked(table) == [0, 2, 3]


@rule("COUP-SM-04")
def test_a_claim_is_tested_once() -> None:
    table = scene(FOUR, "P0 tax; P1 challenge")
    for seat in (2, 3):
        assert refused(table, seat, "challenge") == "COUP-SM-04"
    table.play("P0 show duke; draw captain; P1 lose contessa")
    assert coins(table) == [5, 2, 2, 2], "nobody may doubt it again, though the Duke has gone"
    assert whats(table).count("challenged") == 1


@rule("COUP-SM-05")
def test_the_block_comes_after_the_challenge() -> None:
    table = scene(DAGGER, "P0 assassinate P1")
    assert kind(table) == "challenge"
    assert refused(table, 1, "block contessa") == "COUP-SM-05"
    table.play("P1 pass; P2 pass; P3 pass")
    assert (asked(table), kind(table)) == ([1], "block")


@rule("COUP-SM-05")
def test_a_block_cannot_cut_a_challenge_short() -> None:
    table = scene(DAGGER, "P0 assassinate P1; P1 pass; P3 challenge")
    assert (asked(table), kind(table)) == ([2], "challenge"), "still the same window"
    table.play("P2 pass; P0 show assassin; P3 lose duke")
    assert (asked(table), kind(table)) == ([1], "block")


@rule("COUP-SM-06")
def test_of_several_dukes_the_nearest_clockwise_blocks_first() -> None:
    table = scene(FOUR, "P0 aid; P3 block duke; P2 block duke; P1 pass")
    assert rules_of(table, "blocked") == ["COUP-SM-06"]
    assert [fact.args["seat"] for fact in table.events() if fact.what == "blocked"] == [2]
    assert asked(table) == [3, 0, 1]
    table.play("P3 pass; P0 pass; P1 pass")
    assert coins(table) == [2, 2, 2, 2]


@rule("COUP-SM-06")
def test_when_the_first_duke_falls_the_next_one_stands_up() -> None:
    table = scene(FOUR, "P0 aid; P1 block duke; P2 pass; P3 block duke")
    table.play("P2 pass; P3 pass; P0 challenge; P1 concede; P1 lose contessa")
    assert [fact.args["seat"] for fact in table.events() if fact.what == "blocked"] == [1, 3]
    table.play("P0 challenge; P3 show duke; P0 lose captain")
    assert (coins(table), lost(table, 0)) == ([2, 2, 2, 2], ["captain"])


@rule("COUP-SM-08")
@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_the_order_in_which_answers_arrive_does_not_matter(order: tuple[int, ...]) -> None:
    answers = {1: "pass", 2: "challenge", 3: "challenge"}
    table = scene(FOUR, "P0 tax; " + "; ".join(f"P{seat} {answers[seat]}" for seat in order))
    in_turn = scene(FOUR, "P0 tax; P1 pass; P2 challenge; P3 challenge")
    for viewer in (None, 0, 1, 2, 3):
        assert seen(table, viewer) == seen(in_turn, viewer)


@rule("COUP-SM-08")
def test_those_asked_later_know_no_more_than_those_asked_first() -> None:
    quiet, loud = scene(FOUR, "P0 aid; P1 pass"), scene(FOUR, "P0 aid; P1 block duke")
    for viewer in (None, 0, 2, 3):
        assert seen(quiet, viewer) == seen(loud, viewer)


@rule("COUP-SM-12")
def test_an_open_window_shows_who_is_asked_but_not_who_has_answered() -> None:
    table = scene(FOUR, "P0 tax")
    table.say(3, "pass")
    table.say(2, "pass")
    for viewer in (None, 0, 1):
        assert table.view(viewer).asked == [1, 2, 3]
    assert table.view(2).question is None
    assert table.view(2).asked == [1, 2, 3]


@rule("COUP-SM-14")
def test_all_living_others_are_asked_for_a_challenge_whatever_they_hold() -> None:
    table = scene("duke captain 2 / duke duke 2 / +assassin +captain / contessa contessa 2", "P0 tax")
    assert asked(table) == [1, 3]
    assert options(table, 1) == options(table, 3) == ["pass", "challenge"]


# Every kind of question: a scene or a new table that leads to it, its seconds and what the clock says for a sleeper.
EVERYTHING = "options inquisitor reformation anarchist"
QUESTIONS = {
    "turn": (FOUR, "", 45, "income"),
    "challenge": (FOUR, "P0 tax", 15, "pass"),
    "block": (FOUR, "P0 aid", 15, "pass"),
    "prove": (FOUR, "P0 tax; P1 challenge", 20, "concede"),
    "lose": (FOUR.replace("2", "7", 1), "P0 coup P1", 20, "random"),
    "return": (FOUR, "P0 exchange; P1 pass; P2 pass; P3 pass; draw contessa; draw contessa", 30, "return contessa"),
    "reveal": (f"duke captain / duke contessa ; {EVERYTHING}", "P0 examine P1; P1 pass", 20, "random"),
    "decide": (
        f"duke captain / duke contessa ; {EVERYTHING}",
        "P0 examine P1; P1 pass; P1 reveal duke",
        20,
        "give back",
    ),
    "bomb": (f"duke captain 5 / duke contessa ; {EVERYTHING}", "P0 bomb P1", 25, "explode"),
    "redirect": (
        "duke captain 5 / contessa duke / duke +captain / captain assassin ; options anarchist",
        "P0 bomb P1; P1 hand on P2; P2 challenge; P1 show contessa",
        25,
        "random",
    ),
}


def question(name: str) -> backroom.Table:
    board, script, _, _ = QUESTIONS[name]
    return scene(board, script)


@rule("COUP-SM-17", "COUP-SM-18")
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_suggests_a_time_and_a_fallback(name: str) -> None:
    table = question(name)
    ask = table.asks[0]
    asked_of = table.view(ask.seat).question
    assert asked_of is not None
    assert (ask.kind, ask.seconds, asked_of.fallback) == (name, *QUESTIONS[name][2:])


@rule("COUP-SM-17", "COUP-SM-18")
@pytest.mark.parametrize(
    ("name", "options_", "seconds"), [("draft", {}, 60), ("party", {"reformation": True, "two_player": "plain"}, 20)]
)
def test_draft_and_party_have_their_time_and_are_left_to_chance(
    name: str, options_: dict[str, object], seconds: int
) -> None:
    table = backroom.new("coup", seats=2, seed=1, options=options_)
    ask = table.asks[0]
    assert (ask.kind, ask.seconds, ask.fallback) == (name, seconds, None)
    offered = [str(action) for action in ask.actions]
    assert str(table.fall_back(ask.seat)) in offered


@rule("COUP-SM-18")
@pytest.mark.parametrize("name", [name for name, row in QUESTIONS.items() if row[3] != "random"])
def test_the_clock_speaks_for_a_sleeper(name: str) -> None:
    asleep, awake = question(name), question(name)
    seat = asleep.asks[0].seat
    assert str(asleep.fall_back(seat)) == QUESTIONS[name][3]
    awake.say(seat, QUESTIONS[name][3])
    assert asleep.record() == awake.record(), "it counts as the seat's own word"


@rule("COUP-SM-18", "TABLE-09")
@pytest.mark.parametrize("name", [name for name, row in QUESTIONS.items() if row[3] == "random"])
def test_where_chance_decides_for_a_sleeper_every_choice_can_come(name: str) -> None:
    board, script, _, _ = QUESTIONS[name]
    drawn = set()
    for seed in range(40):
        table = backroom.scene("coup", board, seed=seed)
        table.play(script)
        drawn.add(str(table.fall_back(table.asks[0].seat)))
    asked = question(name)
    assert drawn == set(options(asked, asked.asks[0].seat))


@rule("COUP-SM-18")
def test_at_ten_coins_a_sleepers_coup_hits_a_random_rival() -> None:
    table = scene(FOUR.replace("2", "10", 1))
    assert table.asks[0].fallback is None
    table.fall_back(0)
    assert coins(table)[0] == 3
    assert rules_of(table, "declared") == ["COUP-GEN-03"]


@rule("COUP-SM-18")
def test_a_sleeping_exchanger_returns_exactly_what_was_drawn() -> None:
    table = scene(FOUR, "P0 exchange; P1 pass; P2 pass; P3 pass; draw contessa; draw ambassador")
    assert str(table.fall_back(0)) in {"return contessa", "return ambassador"}
    table.fall_back(0)
    assert set(hand(table, 0)) == {"duke", "captain"}
    assert asked_by(table) == "COUP-TURN-02"
    assert closed(table, 1)["coup P0"] == "COUP-TURN-07"
