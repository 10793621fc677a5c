"""What a table of Der Pate cannot use: each mistake is named, with the rule where one forbids it."""

from typing import Any

import pytest

import backroom
from backroom.games.derpate.game import DERPATE
from backroom.games.register import text as rule_text
from tests.pate import asked, fresh, kind, look, options, refused, rule, scene
from tests.tableau import FOURS, THREE, row_four, row_three, row_two

PLACING = f"{THREE} ; {FOURS}"
TWOS = "dice black=2 white=2 grey=2 red=2"
EVENT = "round 2 ; phase income ; events G1"
RICH = "15k reputation=12 influence=12 friends=3 favours=4 river=1 prison=1 owes=P1:1"


def snapshot(table: backroom.Table) -> tuple[object, ...]:
    """All that anybody can see, and what would be written down."""
    viewers = (None, *range(table.seats))
    return [table.view(v) for v in viewers], [table.events(v) for v in viewers], table.record()


# New tables.


@rule("DP-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5, -3, True, 2.5, "3", None])
def test_a_seat_count_outside_the_rules_is_refused(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"2 to 4 players \(DP-COMP-01\), not "):
        backroom.new("derpate", seats=seats)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("hidden_mony", "no option 'hidden_mony'; did you mean 'hidden_money'"),
        ("inquisitor", "no option 'inquisitor'; there are: start_seat, starting_money, informer_hits_neutral"),
    ],
)
def test_an_unknown_option_is_named_with_those_there_are(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("derpate", seats=3, options={name: True})


@rule("DP-GAP-01", "DP-GAP-02", "DP-GAP-08", "DP-GAP-23", "DP-GAP-24", "DP-GAP-25", "DP-GAP-29", "DP-GAP-34")
@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("start_seat", 4, r"start_seat is one of 0, 1, 2, 3, not 4 \(DP-GAP-01\)"),
        ("start_seat", 3, r"start_seat is one of 0, 1, 2 here, not 3 \(DP-GAP-01\)"),
        ("start_seat", True, r"start_seat is one of 0, 1, 2, 3, not True \(DP-GAP-01\)"),
        ("start_seat", "0", r"start_seat is one of 0, 1, 2, 3, not '0' \(DP-GAP-01\)"),
        ("starting_money", 12000, r"starting_money is one of 15000, 10000, not 12000 \(DP-GAP-02\)"),
        ("starting_money", 15, r"starting_money is one of 15000, 10000, not 15 \(DP-GAP-02\)"),
        ("informer_hits_neutral", 1, r"informer_hits_neutral is one of false, true, not 1 \(DP-GAP-08\)"),
        ("bail_per_member", "yes", r"bail_per_member is one of false, true, not 'yes' \(DP-GAP-23\)"),
        ("eliminated_settle", None, r"eliminated_settle is one of false, true, not None \(DP-GAP-24\)"),
        ("no_survivor_rule", True, r"no_survivor_rule is one of none, furthest, not True \(DP-GAP-25\)"),
        ("hidden_money", 0, r"hidden_money is one of false, true, not 0 \(DP-GAP-29\)"),
        ("beginner_setup", True, r"beginner_setup is for 4 players, not for 3 \(DP-GAP-34\)"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("derpate", seats=3, options={name: value})


@pytest.mark.parametrize("given", [[("hidden_money", True)], "hidden_money", {1: True}])
def test_options_are_names_with_their_values(given: Any) -> None:
    with pytest.raises(ValueError, match="options are names with their values"):
        backroom.new("derpate", seats=3, options=given)


@pytest.mark.parametrize("text", [None, 3, b"15k / 15k", ["15k", "15k"]])
def test_a_scene_is_a_text(text: Any) -> None:
    with pytest.raises(ValueError, match="a scene is a text, not a "):
        backroom.scene("derpate", text)


# Words.


@rule("TABLE-04")
@pytest.mark.parametrize(
    "word",
    [
        *("", "   ", "place", "place blue", "place 4", "place press", "place red grey", "place red please", "P0"),
        *("car", "car XX1", "car LM", "car 3", "district", "district XX", "district LM1", "cop", "cop puppet"),
        *("senator", "senator red", "senator red:red", "senator red:press", "senator red grey", "judge red"),
        *("birthday", "birthday press", "wedding P1", "grandchild 4", "favour", "favour marker", "favour marker:P4"),
        *("favour friends", "favour income", "occupy", "occupy LM4", "takeover P1", "man", "inform P1", "free 2"),
        *("advance", "advance press", "vacate", "bail", "bail 0", "bail 8", "bail -1", "bail ²", "sink 2"),
        *("roll red 3", "roll 3", "reveal G1", "thug midtown", "income", "assassinate P1", "tax"),
    ],
)
def test_a_word_that_cannot_be_read_is_refused(word: str) -> None:
    assert refused(scene(PLACING), 0, word) == "TABLE-04"


@rule("TABLE-04")
@pytest.mark.parametrize(
    ("word", "example"),
    [
        ("place", "say for example 'place black'"),
        ("senator red:red", "say for example 'senator black:white'"),
        ("favour marker", "say for example 'favour member'"),
        ("car here", "say for example 'car LM1'"),
        ("bail 9", "say for example 'bail 1'"),
        ("advance press", "say for example 'advance reputation'"),
    ],
)
def test_a_verb_without_its_noun_gets_an_example(word: str, example: str) -> None:
    with pytest.raises(backroom.Illegal, match=example):
        scene(PLACING).say(0, word)


@rule("TABLE-04")
@pytest.mark.parametrize("word", ["x" * 100_000, "place " + "x" * 100_000, "place \x00", "P0 " * 5000])
def test_a_long_or_odd_word_gets_a_short_answer(word: str) -> None:
    with pytest.raises(backroom.Illegal) as refusal:
        scene(PLACING).say(0, word)
    assert (refusal.value.rule, len(str(refusal.value)) < 300) == ("TABLE-04", True)


@rule("TABLE-04")
@pytest.mark.parametrize("word", [4096.7, True, None, [], {}, b"pass", ("pass",), 1j])
def test_only_texts_and_actions_are_words(word: Any) -> None:
    table = scene(PLACING)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal) as refusal:
        table.say(0, word)
    assert refusal.value.rule == "TABLE-04"
    assert snapshot(table) == before


@rule("TABLE-04")
@pytest.mark.parametrize("action", [-3, 1 << 20, (1 << 30) + 5])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = scene(PLACING)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"no action of Der Pate \(TABLE-04\)"):
        table.say(0, action)
    assert snapshot(table) == before


@pytest.mark.parametrize("word", ["place red", "  PLACE   Red ", "Place\tRED"])
def test_capitals_and_spaces_do_not_matter(word: str) -> None:
    table = scene(PLACING)
    table.say(0, word)
    assert look(table).tableau[0].die == "red"


# Words of the game that are not offered now.

MOMENTS = {
    "car": lambda: fresh(3),
    "district": lambda: fresh(3, "P2 car LM1; P2 district LM"),
    "start": lambda: scene(f"{RICH} / 15k / 15k ; events R1"),
    "place in row 1": lambda: scene(f"{RICH} / 15k / 15k ; {FOURS}"),
    "place in row 2": lambda: row_two(f"{RICH} / 15k / 15k", white=1, grey="puppet", red=1),
    "place in row 3": lambda: row_three(f"{RICH} / 15k / 15k", white=1, grey="puppet"),
    "place in row 4": lambda: row_four(f"{RICH} / 15k / 15k", red=1),
    "pause": lambda: scene(f"{RICH} / 15k / 15k ; {FOURS}", "P0 place red"),
    "occupy": lambda: said(row_two(f"{THREE} ; at GV1=vacant", black=3, grey=1, red=1), "place black"),
    "takeover": lambda: said(row_three(THREE, black=4, grey=1), "place black"),
    "service": lambda: row_four(f"{THREE} ; at GV1=vacant", grey=1),
    "chip": lambda: scene(f"15k / 15k reputation=3 / 15k ; at GV1=P1 ; {TWOS}", "P0 place red"),
    "vacate": lambda: scene(f"{THREE} ; {EVENT}", "reveal G3"),
    "bail": lambda: scene(f"15k prison=2 / 15k prison=1 / 15k ; {EVENT}", "reveal R4"),
}


def said(table: backroom.Table, word: str) -> backroom.Table:
    table.say(0, word)
    return table


@rule("TABLE-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_not_offered_is_refused_with_a_rule_and_nothing_changes(moment: str) -> None:
    table = MOMENTS[moment]()
    assert kind(table) == moment.split(maxsplit=1)[0]
    before = snapshot(table)
    for seat in range(table.seats):
        for word in DERPATE.notation.reading:
            if word in [option.lower() for option in options(table, seat)]:
                continue
            with pytest.raises(backroom.Illegal) as refusal:
                table.say(seat, word)
            named = refusal.value.rule
            assert backroom.why(named)
            assert named.startswith("DP-") or seat not in asked(table) or word in ("done", "take back"), (word, named)
    assert snapshot(table) == before


@rule("TABLE-01", "DP-ROUND-03", "DP-SETUP-08", "DP-EVT-08")
def test_a_word_from_a_seat_that_is_not_asked_is_refused() -> None:
    table = scene(PLACING)
    assert refused(table, 1, "pass") == "TABLE-01"
    assert refused(table, 1, "place red") == "DP-ROUND-03", "where a rule of the game says more, it is named"
    assert refused(table, 1, "car LM1") == "DP-SETUP-08"
    assert refused(table, 1, "sink") == "DP-EVT-08"


@rule("DP-DICE-01", "DP-DICE-08", "DP-ROUND-03", "DP-DICE-06")
def test_stale_words_are_refused() -> None:
    """What was right a moment ago: the same die again, an answer to a question that is over."""
    table = scene(PLACING, "P0 place red; roll black 1; roll white 1; roll grey 1")
    assert refused(table, 0, "place red") == "DP-DICE-01"
    assert refused(table, 0, "pass") == "DP-DICE-08"
    visit = said(row_two(f"{THREE} ; at GV1=vacant", black=3, grey=1, red=1), "place black")
    visit.play("P0 occupy GV1; roll grey 1; roll red 1")
    assert refused(visit, 0, "occupy GV1") == "DP-DICE-06"
    service = row_four(f"{THREE} ; at GV1=vacant", grey=1)
    service.say(0, "man GV1")
    assert refused(service, 0, "man GV1") == "TABLE-01"
    assert refused(service, 0, "place grey") == "DP-ROUND-03"


@rule("TABLE-01")
@pytest.mark.parametrize("seat", [3, 99, -1, True, "0", None])
def test_a_word_from_no_seat_is_refused(seat: Any) -> None:
    table = scene(PLACING)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"there is no seat .*; seats are 0 to 2 \(TABLE-01\)"):
        table.say(seat, "place red")
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_no_view_and_no_facts_for_a_seat_that_is_not_there(seat: Any) -> None:
    table = scene(PLACING)
    for ask in (table.view, table.events, table.question):
        with pytest.raises(ValueError, match="None is a spectator"):
            ask(seat)


@rule("TABLE-03")
def test_after_the_end_nothing_more_can_be_said() -> None:
    table = scene("15k / 15k", "P0 leave")
    assert table.over
    for word in ("place red", "pass", "judge", "leave"):
        assert refused(table, 1, word) == "TABLE-03"


def test_a_refusal_says_who_what_and_why_with_the_words_of_the_rule() -> None:
    with pytest.raises(backroom.Illegal) as refusal:
        scene(PLACING).say(0, "pass")
    assert str(refusal.value) == f"P0 cannot say 'pass' now: {rule_text('DP-DICE-08')} (DP-DICE-08)"


# Scripts.


@rule("TABLE-05")
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("roll red 3", "no chance is asked for now"),
        ("place red", "the word lacks its seat"),
        ("P0 place red; roll red 3", "now say for example 'roll black 1'"),
        ("P0 place red; roll black 6", "now say for example 'roll black 1'"),
        ("P0 place red; roll black", "now say for example 'roll black 1'"),
        ("P0 place red; roll 3", "now say for example 'roll black 1'"),
        ("P0 place red; reveal G1", "now say for example 'roll black 1'"),
        ("P0 place red; draw shakedown", "now say for example 'roll black 1'"),
    ],
)
def test_chance_is_settled_only_where_it_is_asked_and_with_what_is_there(script: str, words: str) -> None:
    table = scene(PLACING)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=words) as refusal:
        table.play(script)
    assert refusal.value.rule in {"TABLE-04", "TABLE-05"}
    assert snapshot(table) == before


@rule("TABLE-05")
@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("reveal G1", "that card has been shown"),
        ("reveal G9", "now say for example 'reveal G2'"),
        ("reveal", "now say for example 'reveal G2'"),
        ("roll 4", "now say for example 'reveal G2'"),
    ],
)
def test_a_card_is_revealed_once(word: str, words: str) -> None:
    with pytest.raises(backroom.Illegal, match=words) as refusal:
        scene(f"{THREE} ; {EVENT}", word)
    assert refusal.value.rule == "TABLE-05"


@pytest.mark.parametrize(
    "script",
    [
        "P0 place red; roll black 1; roll white 1; roll grey 1; P0 place red",
        "P0 place red; roll black 1; roll white 1; roll grey 1; P1 place black",
        "P0 place red; P9 place black",
        "P0 place red; P0 bribe",
    ],
)
def test_a_script_is_played_whole_or_not_at_all(script: str) -> None:
    table = scene(PLACING)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"word \d, "):
        table.play(script)
    assert snapshot(table) == before


@pytest.mark.parametrize("script", [None, 7, b"P0 pass", ["P0 pass"]])
def test_a_script_is_a_text(script: Any) -> None:
    with pytest.raises(backroom.Illegal, match="a script is a text"):
        scene(PLACING).play(script)
