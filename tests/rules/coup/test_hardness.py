"""What must hold against somebody who tries: odd types, huge input, forged records, secrets after the end."""

import json
from typing import Any

import msgspec
import pytest

import backroom
from backroom.games import GAMES
from backroom.games import record as records
from tests.talk import coins, look, options, refused, rule, scene

THREE = "duke captain 2 / contessa ambassador 2 / assassin captain 2"
FOUR = "duke captain 2 / contessa ambassador 2 / assassin captain 2 / duke duke 2"
KEY = bytes([1]) * 32


@rule("TABLE-09")
@pytest.mark.parametrize("seed", [7, KEY])
def test_a_random_fallback_does_not_depend_on_answers_that_did_not_count(seed: int | bytes) -> None:
    said = []
    for early in ([], [2]):
        table = backroom.new("coup", seats=3, seed=seed)
        table.say(0, "tax")
        for seat in early:
            table.say(seat, "challenge")
        table.say(1, "challenge")
        table.say(0, "concede")
        again = backroom.replay(table.record())
        said.append(str(table.fall_back(0)))
        assert str(again.fall_back(0)) == said[-1]
    assert said[0] == said[1]


@rule("TABLE-04")
@pytest.mark.parametrize("word", [4096.7, True, None, [], {}, b"tax", ("tax",), float("nan"), 1j])
def test_only_texts_and_actions_are_words(word: Any) -> None:
    table = scene(THREE)
    with pytest.raises(backroom.Illegal) as refusal:
        table.say(0, word)
    assert refusal.value.rule == "TABLE-04"
    assert coins(table) == [2, 2, 2]


@rule("TABLE-04")
@pytest.mark.parametrize("word", ["P" + "1" * 5000 + " tax", "P١ income", "P1", "tax", "P0 " + "x" * 100_000])
def test_a_script_is_all_or_nothing_whatever_goes_wrong(word: str) -> None:
    table = scene(THREE)
    with pytest.raises(backroom.Illegal) as refusal:
        table.play("P0 income; " + word)
    assert coins(table) == [2, 2, 2]
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize("seed", [bytearray(range(32)), "deadbeef" * 8, 1.5, b"short"])
def test_an_error_never_tells_the_seed(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed") as mistake:
        backroom.new("coup", seats=3, seed=seed)
    assert "dead" not in str(mistake.value)
    assert "x01" not in str(mistake.value)


@pytest.mark.parametrize(
    "extra",
    [
        {"salts": (1, 2, 3)},
        {"salts": "abc"},
        {"salts": ("a",)},
        {"table_id": None},
        {"table_id": "\ud800"},
        {"salts": None},
    ],
)
def test_salts_and_table_ids_are_texts_one_salt_a_seat(extra: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="salt"):
        backroom.new("coup", seats=3, seed=KEY, **extra)


def test_salts_cannot_be_changed_after_the_deal() -> None:
    salts: Any = ["a", "b", "c"]
    table = backroom.new("coup", seats=3, seed=KEY, table_id="t", salts=salts)
    before = look(table, 0).hand
    salts[0] = "zzz"
    table.rebuild()
    assert look(table, 0).hand == before


@pytest.mark.parametrize("wrong", [[1], 5, {5: True}, {None: True}, "inquisitor"])
def test_options_are_names_with_values(wrong: Any) -> None:
    with pytest.raises(ValueError, match="option"):
        backroom.new("coup", seats=3, options=wrong)


@pytest.mark.parametrize("wrong", [None, 5, [], {}, b"x"])
def test_what_is_no_text_is_refused_in_a_sentence(wrong: Any) -> None:
    with pytest.raises(ValueError, match="game"):
        backroom.new(wrong, seats=3)
    with pytest.raises(ValueError, match="scene"):
        backroom.scene("coup", wrong)
    with pytest.raises(backroom.BadRecord):
        backroom.replay(wrong)
    with pytest.raises(backroom.Illegal):
        scene(THREE).play(wrong)
    with pytest.raises(backroom.UnknownRule):
        backroom.why(wrong)


@rule("TABLE-06")
def test_a_sealed_answer_can_be_taken_back_though_somebody_has_left() -> None:
    table = scene(FOUR, "P0 tax; P3 challenge; P2 leave")
    table.undo(3)
    assert options(table, 3) == ["pass", "challenge"]
    assert refused(scene(FOUR, "P0 tax; P2 leave"), 2, "undo") == "TABLE-06"


def signed(record: dict[str, Any]) -> str:
    """The line with a checksum that fits: anybody can make one."""
    line = msgspec.convert(record, records.Record)
    line.check = records.checksum(line, records.replay(line, GAMES["coup"]))
    return msgspec.json.encode(line).decode()


def finished() -> dict[str, Any]:
    table = scene("duke +duke 2 / captain +captain 7 / contessa +contessa 2 ; turn P1")
    table.play("P1 coup P0; P2 tax; P1 challenge; P2 concede")
    assert table.over
    found: dict[str, Any] = json.loads(table.record())
    return found


def test_an_honest_record_may_be_signed_again() -> None:
    assert backroom.replay(signed(finished())).over


@pytest.mark.parametrize(
    "change",
    [
        {"words": ["P1 coup P0", "P2 tax", "P1 challenge", "P1 pass", "P2 concede"]},
        {"words": ["P1 coup P0", "P2 tax", "P1 pass", "P1 undo", "P1 challenge", "P2 concede"]},
        {"edition": "mine"},
    ],
)
def test_a_record_that_its_game_would_not_write_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(backroom.BadRecord):
        backroom.replay(signed(finished() | change))


def test_a_record_cannot_hold_a_scene_of_other_seats() -> None:
    with pytest.raises(backroom.BadRecord, match="other seats"):
        backroom.replay(signed(finished() | {"seats": 9}))


def test_a_key_said_twice_is_refused() -> None:
    line = json.dumps(finished(), separators=(",", ":"))
    assert backroom.replay(line).over
    with pytest.raises(backroom.BadRecord):
        backroom.replay(line.replace('"words":', '"words":["P1 income"],"words":', 1))


def test_coins_in_a_scene_stay_within_reason() -> None:
    with pytest.raises(ValueError, match="reserve 999"):
        backroom.scene("coup", THREE + " ; reserve " + "9" * 4000 + " ; options reformation")
