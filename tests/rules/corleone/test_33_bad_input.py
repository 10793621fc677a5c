"""What a table of Corleone's Empire cannot use: each mistake is named, with the rule where one forbids it."""

from typing import Any

import pytest

import backroom
from backroom.games.register import text as rule_text
from tests.empire import asked, hand, kind, refused, rule, scene

THREE = "$1 gun / $2 / $3"


def snapshot(table: backroom.Table) -> tuple[object, ...]:
    """All that anybody can see, and what would be written down."""
    viewers = (None, *range(table.seats))
    return [table.view(v) for v in viewers], [table.events(v) for v in viewers], table.record()


# New tables.


@rule("CE-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 6, -3, True, 2.5, "3", None])
def test_a_seat_count_outside_the_rules_is_refused(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"2 to 5 players \(CE-COMP-01\), not "):
        backroom.new("corleone", seats=seats)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ask_gain", "no option 'ask_gain'; did you mean 'ask_gains'"),
        ("inquisitor", "no option 'inquisitor'; there are: ask_gains, hand_limits, final_tie, job_money"),
    ],
)
def test_an_unknown_option_is_named_with_those_there_are(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("corleone", seats=3, options={name: True})


@rule("CE-G-20")
@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("ask_gains", "yes", r"ask_gains is one of false, true, not 'yes' \(CE-G-03\)"),
        ("ask_gains", 1, "ask_gains is one of false, true, not 1"),
        ("final_tie", "dice", r"final_tie is one of shared, jobs, not 'dice' \(CE-G-23\)"),
        ("job_money", True, r"job_money is one of hand, suitcase, not True \(CE-DIFF-10\)"),
        ("territory_tie", "low", r"territory_tie is one of highest, top, not 'low' \(CE-DIFF-11\)"),
        ("controller", None, r"controller is one of per_icon, whole_front, not None \(CE-DIFF-08\)"),
        ("hand_limits", "5-4-3", r"four numbers such as 5-4-3-2, one for each act, not '5-4-3' \(CE-G-20\)"),
        ("hand_limits", "5-4-3-2-1", "four numbers"),
        ("hand_limits", "5-4-0-2", "four numbers"),
        ("hand_limits", "5-4-٣-2", "four numbers"),
        ("hand_limits", "a-b-c-d", "four numbers"),
        ("hand_limits", 5432, "four numbers"),
        ("hand_limits", "5-4-3-3", r"the limit of Act IV is 2, not 3 \(CE-TRIB-06\)"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("corleone", seats=3, options={name: value})


@pytest.mark.parametrize("options", [[("ask_gains", True)], "ask_gains", {1: True}])
def test_options_are_names_with_their_values(options: Any) -> None:
    with pytest.raises(ValueError, match="options are names with their values"):
        backroom.new("corleone", seats=3, options=options)


@pytest.mark.parametrize("text", [None, 3, b"$1 / $2", ["$1", "$2"]])
def test_a_scene_is_a_text(text: Any) -> None:
    with pytest.raises(ValueError, match="a scene is a text, not a "):
        backroom.scene("corleone", text)


# Words.


@rule("TABLE-04")
@pytest.mark.parametrize(
    "word",
    [
        *("", "   ", "bribe", "P1", "thug", "thug nowhere", "thug union-square", "member morettis-gunsmith", "job gun"),
        *(
            "ally shakedown",
            "launder gun",
            "bid gun",
            "sell 4",
            "sell",
            "draw shakedown",
            "first",
            "first P5",
            "rob P9",
        ),
        *("lift midtown", "lift midtown:0", "lift midtown:33", "mark union-square", "whack queens", "to", "money"),
        *("gain shakedown", "pay $1", "recall police-chief", "thug morettis-gunsmith please", "discard $4"),
    ],
)
def test_a_word_that_cannot_be_read_is_refused(word: str) -> None:
    assert refused(scene(THREE), 0, word) == "TABLE-04"


@rule("TABLE-04")
@pytest.mark.parametrize(
    ("word", "example"),
    [
        ("thug", "say for example 'thug harcourt-and-vane'"),
        ("member", "say for example 'member carnegie-corner'"),
        ("sell", "say for example 'sell 1'"),
        ("first", "say for example 'first P0'"),
        ("bid", r"say for example 'bid \$1'"),
    ],
)
def test_a_verb_without_its_noun_gets_an_example(word: str, example: str) -> None:
    with pytest.raises(backroom.Illegal, match=example):
        scene(THREE).say(0, word)


@rule("TABLE-04")
@pytest.mark.parametrize("word", ["x" * 100_000, "thug " + "x" * 100_000, "thug \x00", "P0 " * 5000])
def test_a_long_or_odd_word_gets_a_short_answer(word: str) -> None:
    with pytest.raises(backroom.Illegal) as refusal:
        scene(THREE).say(0, word)
    assert (refusal.value.rule, len(str(refusal.value)) < 300) == ("TABLE-04", True)


@rule("TABLE-04")
@pytest.mark.parametrize("word", [4096.7, True, None, [], {}, b"pass", ("pass",), 1j])
def test_only_texts_and_actions_are_words(word: Any) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal) as refusal:
        table.say(0, word)
    assert refusal.value.rule == "TABLE-04"
    assert snapshot(table) == before


@rule("TABLE-04")
@pytest.mark.parametrize("action", [-3, 1 << 20, (1 << 30) + 5])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"no action of The Godfather: Corleone's Empire \(TABLE-04\)"):
        table.say(0, action)
    assert snapshot(table) == before


@pytest.mark.parametrize("word", ["thug morettis-gunsmith", "  THUG   Morettis-Gunsmith ", "Thug\tMORETTIS-GUNSMITH"])
def test_capitals_and_spaces_do_not_matter(word: str) -> None:
    table = scene(THREE)
    table.say(0, word)
    assert hand(table, 0) == ["$1", "gun", "gun", "blood-money"]


@pytest.mark.parametrize("word", ["launder $1", "launder 1", "LAUNDER $1"])
def test_money_may_be_said_without_its_sign(word: str) -> None:
    table = scene(THREE, "P0 thug harcourt-and-vane")
    table.say(0, word)
    assert hand(table, 0) == ["$1", "gun"]


@rule("TABLE-01")
@pytest.mark.parametrize("seat", [3, 99, -1, True, "0", None])
def test_a_word_from_no_seat_is_refused(seat: Any) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"there is no seat .*; seats are 0 to 2 \(TABLE-01\)"):
        table.say(seat, "thug morettis-gunsmith")
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_no_view_and_no_facts_for_a_seat_that_is_not_there(seat: Any) -> None:
    table = scene(THREE)
    for ask in (table.view, table.events, table.question):
        with pytest.raises(ValueError, match="None is a spectator"):
            ask(seat)


@rule("TABLE-01", "CE-FB-01")
def test_a_word_from_a_seat_that_is_not_asked_is_refused() -> None:
    table = scene(THREE)
    assert refused(table, 1, "accept") == "TABLE-01"
    assert refused(table, 1, "thug morettis-gunsmith") == "CE-FB-01", "where a rule of the game says more, it is named"


@rule("TABLE-07")
def test_a_list_that_is_done_is_done() -> None:
    table = scene("+$1 +$2 / +$2 / +$3 ; phase bribery", "P0 bid $1; P0 done")
    for word in ("bid $2", "done", "take back"):
        assert refused(table, 0, word) == "TABLE-07"
    assert refused(table, 1, "take back") == "TABLE-07", "there is nothing to take back"
    assert asked(table) == [1, 2]


@rule("TABLE-03")
def test_after_the_end_nothing_more_can_be_said() -> None:
    table = scene("$1 / $2", "P0 leave")
    assert table.over
    for seat in (0, 1):
        for word in ("thug morettis-gunsmith", "pass", "undo" if seat else "pass"):
            assert refused(table, seat, word) in {"TABLE-03", "TABLE-06"}
    assert refused(table, 1, "thug morettis-gunsmith") == "TABLE-03"


def test_a_refusal_says_who_what_and_why_with_the_words_of_the_rule() -> None:
    with pytest.raises(backroom.Illegal) as refusal:
        scene(THREE).say(0, "pass")
    assert str(refusal.value) == f"P0 cannot say 'pass' now: {rule_text('CE-FB-03')} (CE-FB-03)"


# Scripts.


@rule("TABLE-05")
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("draw shakedown", "no chance is asked for now"),
        ("thug morettis-gunsmith", "the word lacks its seat"),
        ("P0 thug penn-central-railroad; P0 draw; draw nonsense", "say for example 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; draw gun", "say for example 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; draw", "say for example 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; pick P1", "now say 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; reveal mayor", "now say 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; open idlewild-air-cargo", "now say 'draw "),
        ("P0 thug penn-central-railroad; P0 draw; draw shakedown; draw shakedown", "there is none to draw"),
    ],
)
def test_chance_is_settled_only_where_it_is_asked_and_with_what_is_there(script: str, words: str) -> None:
    table = scene(f"{THREE} ; public none")
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=words) as refusal:
        table.play(script)
    assert refusal.value.rule in {"TABLE-04", "TABLE-05"}
    assert snapshot(table) == before


@rule("TABLE-05")
@pytest.mark.parametrize(
    ("text", "script", "word"),
    [
        ("$1 / $2", "", "open idlewild-air-cargo"),
        ("$1 / $2 ; phase opening", "", "open zabriskie"),
        ("$1 / $2 ; phase tribute", "open zabriskie-sporting-arms", "draw shakedown"),
        ("3*gun 2*booze warehouse-heist / $2 $5", "P0 job warehouse-heist; P0 money first; P0 rob P1", "draw $1"),
    ],
)
def test_a_lot_names_something_that_may_come(text: str, script: str, word: str) -> None:
    table = scene(text)
    with pytest.raises(backroom.Illegal) as refusal:
        table.play(f"{script}; {word}")
    assert refusal.value.rule in {"TABLE-04", "TABLE-05"}


@pytest.mark.parametrize(
    "script",
    [
        "P0 thug morettis-gunsmith; P1 thug gowanus-cold-storage; P1 thug penn-central-railroad",
        "P0 thug morettis-gunsmith; P1 bribe",
        "P0 thug morettis-gunsmith; P9 thug gowanus-cold-storage",
        "P0 thug penn-central-railroad; P0 draw; draw shakedown; draw vig-night; P0 keep gun",
    ],
)
def test_a_script_is_played_whole_or_not_at_all(script: str) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"word \d, "):
        table.play(script)
    assert snapshot(table) == before
    assert kind(table) == "turn"


@pytest.mark.parametrize("script", [None, 7, b"P0 pass", ["P0 pass"]])
def test_a_script_is_a_text(script: Any) -> None:
    with pytest.raises(backroom.Illegal, match="a script is a text"):
        scene(THREE).play(script)
