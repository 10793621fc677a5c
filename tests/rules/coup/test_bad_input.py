"""What the table cannot use: each mistake is named, with the rule where one forbids it, and changes nothing."""

import pytest

import backroom
from backroom.games.register import text
from tests.cites import kind
from tests.talk import asked, coins, refused, rule, scene

THREE = "duke captain 2 / contessa ambassador 2 / assassin captain 2"


def snapshot(table: backroom.Table) -> tuple[object, ...]:
    """All that anybody can see, and what would be written down."""
    viewers = (None, *range(table.seats))
    return [table.view(v) for v in viewers], [table.events(v) for v in viewers], table.record()


# New tables.


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("cuop", "did you mean 'coup'"),
        ("Coup", "did you mean 'coup'"),
        ("chess", "there are: coup"),
        ("", "there are: coup"),
    ],
)
def test_an_unknown_game_is_named_with_those_there_are(key: str, words: str) -> None:
    with pytest.raises(ValueError, match=f"no game '{key}'") as mistake:
        backroom.new(key, seats=3)
    assert words in str(mistake.value)
    with pytest.raises(ValueError, match=words):
        backroom.scene(key, THREE)


@pytest.mark.parametrize("seats", [0, 1, 11, -3, True, 2.5, "3", None])
def test_a_seat_count_outside_the_rules_is_refused(seats: object) -> None:
    with pytest.raises(ValueError, match=r"2 to 10 players \(COUP-COMP-03, COUP-BIG-04\)"):
        backroom.new("coup", seats=seats)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("name", "words"),
    [("inquisitr", "no option 'inquisitr'; did you mean 'inquisitor'"), ("zzz", "no option 'zzz'; there are: reform")],
)
def test_an_unknown_option_is_named_with_those_there_are(name: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("coup", seats=3, options={name: True})


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("reformation", "yes", r"false, true, not 'yes' \(COUP-REF-COMP-02\)"),
        ("reformation", 1, "false, true, not 1"),
        ("reaction_mode", "first_click", r"sealed, target_first, random.*COUP-GAP-04"),
        ("coin_limit", 40, r"none, 50, not 40 \(COUP-GAP-06\)"),
        ("coin_limit", "50", "none, 50, not '50'"),
        ("first_player", True, "COUP-GAP-01"),
        ("first_player", -1, "COUP-GAP-01"),
        ("max_turns", -1, "whole number"),
        ("max_turns", 3.5, "whole number"),
        ("max_turns", None, "whole number"),
        ("bomb_scope", "game", r"turn, round.*COUP-GAP-16"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("coup", seats=3, options={"anarchist": True, name: value})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"two_player": "plain"}, r"two players \(COUP-GAP-05\), and 3"),
        ({"first_player": 3}, r"0 to 2 \(COUP-GAP-01\), not 3"),
        ({"bomb_scope": "round"}, r"bomb_scope means nothing without anarchist \(COUP-GAP-16\)"),
        ({"bomb_party_limit": True, "reformation": True}, r"without anarchist \(COUP-GAP-17\)"),
        ({"bomb_party_limit": True, "anarchist": True}, r"without reformation \(COUP-GAP-17\)"),
        ({"allow_empty_embezzle": True}, r"without reformation \(COUP-GAP-08\)"),
    ],
)
def test_options_that_contradict_each_other_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.new("coup", seats=3, options=options)


@pytest.mark.parametrize("seed", [-1, 1 << 60, True, "7", 1.5, b"too short", bytes(33)])
def test_a_seed_is_a_number_or_32_bytes(seed: object) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        backroom.new("coup", seats=3, seed=seed)  # type: ignore[call-overload]


def test_salts_need_a_keyed_seed() -> None:
    with pytest.raises(ValueError, match="keyed seed"):
        backroom.new("coup", seats=3, seed=7, table_id="t")
    with pytest.raises(ValueError, match="keyed seed"):
        backroom.new("coup", seats=3, seed=7, salts=("a", "b", "c"))


# Scenes.


@rule("COUP-INV-01", "COUP-INV-02", "COUP-INV-03", "COUP-INV-05")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("duke duke / duke duke", r"more than 3 cards of the duke; the deck has 3 \(COUP-INV-01\)"),
        ("duke +duke / +duke duke / captain captain", r"more than 3.*COUP-INV-01"),
        ("duke duke / duke captain / inquisitor captain", r"no inquisitor in this deck \(COUP-INQ-01\)"),
        ("duke / captain captain", r"P0 has 1 cards face down and 0 face up; two in all \(COUP-INV-03\)"),
        ("duke duke captain / captain captain", r"P0 has 3 cards.*COUP-INV-03"),
        ("duke +captain +contessa / captain captain", r"P0 has 1 cards face down and 2 face up.*COUP-INV-03"),
        ("+duke +duke 2 / captain captain / contessa contessa", r"P0 is out and has coins \(COUP-INV-05\)"),
        ("duke duke 30 / captain captain 21 ; options coin_limit=50", r"51 coins.*of 50 \(COUP-INV-02\)"),
        ("+duke +duke / +captain +captain", "COUP-END-01"),
        ("+duke +duke / captain captain", r"the game is over.*COUP-END-01"),
        ("duke duke 2 / captain captain 2 ; reserve 3", r"add 'options reformation'.*COUP-REF-SETUP-01"),
    ],
)
def test_a_scene_that_does_not_add_up_is_refused_with_the_rule(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.scene("coup", text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "2 to 10 players"),
        ("duke duke", "2 to 10 players"),
        (" / ".join(["duke captain"] * 11), "2 to 10 players"),
        ("king queen / captain captain", "P0: 'king' is no character"),
        ("duke +king / captain captain", "'king' is no character; there are duke"),
        ("duke duke -1 / captain captain", "P0: '-1' is no"),
        ("duke duke 2 3 / captain captain", "P0: '3' is no"),
        ("duke duke ² / captain captain", "P0: '²' is no"),
        ("duke duke 2 empire / captain captain", "P0: 'empire' is no .* of this game"),
        ("duke duke 2 empire empire / captain captain ; options reformation", "P0: 'empire'"),
        ("duke duke / captain captain ; turn P2", r"'turn p2': the turn is a living player's.*COUP-TURN-01"),
        ("duke duke / captain captain / +contessa +contessa ; turn P2", "COUP-TURN-01"),
        ("duke duke / captain captain ; turn", "such as 'turn P0'"),
        ("duke duke / captain captain ; turn zero", "such as 'turn P0'"),
        ("duke duke / captain captain ; turn P0 ; turn P1", "turn"),
        ("duke duke / captain captain ; reserve ; options reformation", "reserve is a number"),
        ("duke duke / captain captain ; reserve x ; options reformation", "reserve is a number"),
        ("duke duke / captain captain ; reserve ² ; options reformation", "reserve is a number"),
        ("duke duke / captain captain ; weather fine", "'weather fine' is no field of a scene"),
        ("duke duke / captain captain ; options weather", "no option 'weather'"),
        ("duke duke / captain captain ; options reformation=maybe", "false, true, not 'maybe'"),
        ("duke duke / captain captain ; options max_turns=many", "whole number"),
        ("duke duke / captain captain ; options max_turns=²", "whole number"),
        ("duke duke / captain captain ; out P0 duke", r"'out' belongs to the draft form.*COUP-2P-05"),
        ("duke duke / captain captain ; out", r"'out' belongs to the draft form.*COUP-2P-05"),
        ("duke duke / captain captain ; options two_player=draft", r"four cards of both.*COUP-2P-05"),
    ],
)
def test_a_malformed_scene_says_what_is_wrong_with_it(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.scene("coup", text)


@pytest.mark.parametrize(
    ("out", "words"),
    [
        ("out P0 duke captain contessa ; out P1 duke captain contessa assassin", "four different"),
        ("out P0 duke captain contessa duke ; out P1 duke captain contessa assassin", "four different"),
        ("out P0 duke captain contessa assassin ; out P0 duke captain contessa assassin", "once each"),
        ("out P0 duke captain contessa assassin ; out P2 duke captain contessa assassin", "once each"),
        ("out P0 duke captain contessa king ; out P1 duke captain contessa assassin", "'king' is no character"),
    ],
)
def test_a_malformed_draft_scene_says_what_is_wrong_with_it(out: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        backroom.scene("coup", f"ambassador duke 2 / ambassador captain 2 ; {out} ; options two_player=draft")


# Words.


@rule("TABLE-04")
@pytest.mark.parametrize(
    "word", ["", "   ", "bribe", "P1", "steal", "steal P12", "steal everyone", "block king", "tax P1"]
)
def test_a_word_that_cannot_be_read_is_refused(word: str) -> None:
    assert refused(scene(THREE), 0, word) == "TABLE-04"


@rule("TABLE-04")
def test_a_verb_without_its_noun_gets_an_example() -> None:
    with pytest.raises(backroom.Illegal, match="say for example 'steal P0'"):
        scene(THREE).say(0, "steal")


@rule("TABLE-04")
@pytest.mark.parametrize("action", [-3, 7, 1 << 20])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"no action of Coup \(TABLE-04\)"):
        table.say(0, action)
    assert snapshot(table) == before


@pytest.mark.parametrize("word", ["TAX", "  tax ", "Tax"])
def test_capitals_and_spaces_do_not_matter(word: str) -> None:
    table = scene(THREE)
    table.say(0, word)
    assert kind(table) == "challenge"


@rule("TABLE-01")
@pytest.mark.parametrize("seat", [3, 99, -1, True, "0", None])
def test_a_word_from_no_seat_is_refused(seat: object) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"there is no seat .*; seats are 0 to 2 \(TABLE-01\)"):
        table.say(seat, "income")  # type: ignore[arg-type]
    assert snapshot(table) == before


@rule("TABLE-01")
def test_a_word_from_a_seat_that_is_not_asked_is_refused() -> None:
    table = scene(THREE)
    assert refused(table, 1, "pass") == "TABLE-01"
    assert refused(table, 1, "income") == "COUP-TURN-01", "where a rule of the game says more, that one is named"
    table.say(0, "tax")
    assert refused(table, 0, "pass") == "COUP-TURN-06"


@rule("TABLE-01")
def test_nobody_else_speaks_while_one_player_is_asked_for_a_card() -> None:
    table = scene(THREE.replace("2", "7", 1), "P0 coup P1")
    assert refused(table, 2, "income") == "TABLE-01"
    assert refused(table, 2, "challenge") == "COUP-GEN-05"


@rule("TABLE-01")
def test_a_seat_answers_once() -> None:
    table = scene(THREE, "P0 tax; P2 pass")
    assert refused(table, 2, "challenge") == "TABLE-01"
    assert asked(table) == [1]


@rule("TABLE-02")
def test_a_word_that_is_not_among_the_choices_is_refused() -> None:
    table = scene(THREE, "P0 tax; P1 challenge")
    assert refused(table, 0, "show captain") == "COUP-CHAL-06"
    assert refused(table, 0, "done") == "COUP-CHAL-06", "the open question's own rule says more than the table's"


def test_a_refusal_says_who_what_and_why_with_the_words_of_the_rule() -> None:
    with pytest.raises(backroom.Illegal) as refusal:
        scene(THREE).say(0, "coup P1")
    assert str(refusal.value) == f"P0 cannot say 'coup P1' now: {text('COUP-TURN-07')} (COUP-TURN-07)"
    assert refusal.value.rule == "COUP-TURN-07"


@rule("TABLE-03")
def test_after_the_end_nothing_more_can_be_said() -> None:
    table = scene("duke captain 7 / contessa +ambassador 2", "P0 coup P1")
    assert table.over
    for seat in (0, 1):
        for word in ("income", "pass", "leave"):
            assert refused(table, seat, word) == "TABLE-03"
    assert coins(table) == [0, 0]


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_no_view_and_no_facts_for_a_seat_that_is_not_there(seat: object) -> None:
    table = scene(THREE)
    with pytest.raises(ValueError, match="None is a spectator"):
        table.view(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="None is a spectator"):
        table.events(seat)  # type: ignore[arg-type]


# Scripts.


@rule("TABLE-05")
@pytest.mark.parametrize(
    "script",
    [
        "draw duke",
        "income",
        "P0 exchange; draw duke",
        "P0 exchange; P1 pass; P2 pass; draw king",
        "P0 exchange; P1 pass; P2 pass; pick P1",
        "P0 exchange; P1 pass; P2 pass; roll 6",
        "P0 exchange; P1 pass; P2 pass; draw captain; draw captain",
        "P0 exchange; P1 pass; P2 pass; draw inquisitor",
    ],
)
def test_chance_is_settled_only_where_it_is_asked_and_with_what_is_there(script: str) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"TABLE-0[45]"):
        table.play(script)
    assert snapshot(table) == before


@rule("TABLE-05")
def test_a_lot_names_a_seat_that_was_asked() -> None:
    table = scene(f"{THREE} ; options reaction_mode=random", "P0 tax; P1 challenge")
    for word in ("pick P0", "pick P7", "pick P9", "draw duke", "pick"):
        with pytest.raises(backroom.Illegal, match=r"TABLE-0[45]"):
            table.play(f"P2 pass; {word}")
    assert asked(table) == [2]


@pytest.mark.parametrize(
    "script", ["P0 income; P1 income; P1 income", "P0 tax; P1 pass; P2 bribe", "P0 income; P9 tax"]
)
def test_a_script_is_played_whole_or_not_at_all(script: str) -> None:
    table = scene(THREE)
    before = snapshot(table)
    with pytest.raises(backroom.Illegal, match=r"word [23], 'P[0-9] "):
        table.play(script)
    assert snapshot(table) == before


@rule("TABLE-10")
def test_in_a_script_a_late_answer_is_passed_over_but_not_outside_one() -> None:
    table = scene(THREE, "P0 tax; P1 challenge; P2 pass")
    assert kind(table) == "prove"
    late = scene(THREE, "P0 tax; P1 challenge")
    assert refused(late, 2, "pass") == "TABLE-10"
    late.play("P2 pass; P0 concede; P0 lose duke")
    assert asked(late) == [1]
    assert refused(late, 2, "pass") == "TABLE-01", "by now that window is long closed"
