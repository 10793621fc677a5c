"""Records, replays, undo, the clock's words, and fate that can be checked by anybody."""

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, cast

import msgspec
import pytest

import backroom
from backroom.games.coup.actions import ROWS, Row
from backroom.games.coup.game import CoupGame
from backroom.games.coup.words import DUKE, TAX
from backroom.games.fates import KeyedFate
from backroom.games.record import Record, checksum
from backroom.kernel import fate
from tests.cites import kind
from tests.talk import asked, coins, hand, refused, rule, scene

FOUR = "duke captain 2 / contessa ambassador 2 / assassin captain 2 / duke assassin 2"
LAST = "duke captain 9 / contessa +ambassador 2 / duke +duke 2"
SEED = bytes(range(32))
SALTS = ("ash", "birch", "cedar")


def same(one: backroom.Table, other: backroom.Table) -> None:
    """To every viewer the two tables look alike, and have always looked alike."""
    for viewer in (None, *range(one.seats)):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)


def written(table: backroom.Table) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(table.record()))


def play_on(table: backroom.Table, words: int) -> backroom.Table:
    """Let the seats speak in some fixed, varied way."""
    for n in range(words):
        if table.over:
            break
        ask = table.asks[n % len(table.asks)]
        table.say(ask.seat, ask.actions[n * 7 % len(ask.actions)])
    return table


# Replay.


@rule("COUP-INV-06")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [{}, {"reformation": True, "inquisitor": True, "anarchist": True}])
def test_a_record_replays_to_the_same_table(seed: int, options: dict[str, object]) -> None:
    table = play_on(backroom.new("coup", seats=4, seed=seed, options=options), 40 + seed)
    again = backroom.replay(table.record())
    same(table, again)
    assert again.record() == table.record()


def test_a_record_of_a_scene_keeps_the_scene_and_its_draws() -> None:
    table = scene(FOUR, "P0 tax; P1 challenge; P0 show duke; draw contessa")
    again = backroom.replay(table.record())
    same(table, again)
    assert hand(again, 0) == ["captain", "contessa"]


@pytest.mark.parametrize("script", ["P0 tax; P3 challenge", "P0 aid; P2 block duke; P1 pass", "P0 exchange; P3 pass"])
def test_a_record_keeps_the_answers_to_a_window_that_is_still_open(script: str) -> None:
    table = scene(FOUR, script)
    same(table, backroom.replay(table.record()))


@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
@pytest.mark.parametrize(
    "script",
    [
        "",
        "P0 tax",
        "P0 tax; P3 challenge",
        "P0 tax; P2 challenge; P3 challenge",
        "P0 tax; P1 challenge",
        "P0 aid; P3 block duke",
        "P0 aid; P1 block duke; P2 block duke; P3 block duke",
        "P0 aid; P1 block duke; P2 block duke; P3 pass; P2 pass; P0 challenge",
        "P0 exchange; P1 pass; P2 pass; P3 pass; draw contessa; draw contessa; P0 return duke",
    ],
)
def test_a_record_with_a_leaver_replays(script: str, leaver: int) -> None:
    table = scene(FOUR, f"{script}; P{leaver} leave")
    same(table, backroom.replay(table.record()))
    for seat in [seat for seat in range(4) if seat != leaver][:2]:
        table.leave(seat)
    assert table.over
    same(table, backroom.replay(table.record()))


def test_a_replayed_table_goes_on_like_the_first() -> None:
    table = play_on(backroom.new("coup", seats=3, seed=11), 20)
    again = backroom.replay(table.record())
    same(play_on(table, 25), play_on(again, 25))


# The canonical record.


def test_a_challenge_that_did_not_count_is_written_as_pass() -> None:
    board = "duke +captain 2 / contessa +ambassador 2 / assassin +captain 2"
    loud = scene(board, "P0 tax; P2 challenge; P1 challenge; P0 show duke; draw duke; P2 income; P0 income")
    assert "P2 pass" in written(loud)["words"]
    assert "P2 challenge" not in written(loud)["words"]


def test_a_block_that_was_never_needed_is_written_as_pass_once_the_game_is_over() -> None:
    script = "P0 aid; P1 block duke; P2 block duke; P2 pass; P0 pass; P1 income; P2 income; P0 coup P1; P2 income"
    table = scene(LAST, script)
    assert "P2 block duke" in written(table)["words"], "the game goes on, and so may that block"
    table.play("P0 leave")
    assert table.over
    words = written(table)["words"]
    assert words[:3] == ["P0 aid", "P1 block duke", "P2 pass"]
    same(table, backroom.replay(table.record()))


def test_a_block_that_counted_stays_in_the_finished_record() -> None:
    script = "P0 aid; P1 block duke; P2 block duke; P2 pass; P0 challenge; P1 concede; P0 pass; P2 leave"
    table = scene(LAST, script)
    assert table.over
    assert written(table)["words"][:3] == ["P0 aid", "P1 block duke", "P2 block duke"]


def test_answers_are_written_in_the_asked_order_whatever_order_they_came_in() -> None:
    one = scene(FOUR, "P0 tax; P3 pass; P1 pass; P2 pass")
    other = scene(FOUR, "P0 tax; P1 pass; P2 pass; P3 pass")
    assert one.record() == other.record()


def test_a_record_says_how_it_is_written() -> None:
    record = written(scene(FOUR))
    assert (record["format"], record["game"], record["version"], record["seats"]) == ("backroom/1", "coup", 1, 4)


# Records that were cut or changed.


def finished() -> str:
    return scene(LAST, "P0 coup P1; P2 tax; P0 challenge; P2 show duke; draw duke; P0 lose duke; P0 leave").record()


@pytest.mark.parametrize("line", ["", "{}", "[]", "null", "hello", '{"format":"backroom/1"}'])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(backroom.BadRecord, match="no whole record"):
        backroom.replay(line)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    line = finished()
    for length in range(len(line)):
        with pytest.raises(backroom.BadRecord):
            backroom.replay(line[:length])


def test_a_record_with_one_sign_changed_is_refused() -> None:
    line = finished()
    for i, sign in enumerate(line):
        other = "1" if sign == "0" else "0"
        with pytest.raises(backroom.BadRecord):
            backroom.replay(line[:i] + other + line[i + 1 :])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 99}, "version 99, the rules here are 1"),
        ({"version": 0}, "version 0, the rules here are 1"),
        ({"game": "chess"}, "no record of a game known here"),
        ({"format": "backroom/9"}, "no record of a game known here"),
        ({"words": []}, "cut short"),
        ({"words": ["P0 coup P2"]}, "cut short"),
        ({"words": ["P0 coup P2", "P1 sing"]}, r"does not replay: word 2, 'P1 sing'"),
        ({"words": ["P7 income"]}, "does not replay: .*there is no seat 7"),
        ({"over": False}, "changed"),
        ({"seed": 12345}, "changed"),
        ({"seed": -1}, "does not replay"),
        ({"fate": "keyed"}, "no fate 'keyed' with such a seed"),
        ({"fate": "dice"}, "no fate 'dice'"),
        ({"seats": 40}, "other seats or options"),
        ({"rolls": {"0": 99}}, "does not replay"),
        ({"rolls": {"0": -1}}, "does not replay"),
        ({"rolls": {"x": 1}}, "does not replay"),
        ({"scene": "duke duke / duke duke"}, "does not replay: .*COUP-INV-01"),
        ({"scene": ""}, "does not replay"),
        ({"options": {"zzz": True}}, "other seats or options"),
        ({"check": "0" * 32}, "changed"),
        ({"extra": 1}, "no whole record: .*extra"),
    ],
    ids=str,
)
def test_a_record_with_a_field_changed_is_refused(change: dict[str, object], words: str) -> None:
    line = json.dumps(json.loads(finished()) | change, separators=(",", ":"))
    with pytest.raises(backroom.BadRecord, match=words):
        backroom.replay(line)


def test_a_record_that_is_laid_out_otherwise_is_refused() -> None:
    with pytest.raises(backroom.BadRecord, match="not written as this game would be written"):
        backroom.replay(json.dumps(json.loads(finished())))


def test_a_record_with_answers_in_another_order_is_refused_though_its_check_is_right() -> None:
    table = scene(FOUR, "P0 tax; P1 pass; P2 pass; P3 pass")
    record = msgspec.json.decode(table.record(), type=Record)
    record.words = ["P0 tax", "P3 pass", "P2 pass", "P1 pass"]
    record.check = checksum(record, table)
    with pytest.raises(backroom.BadRecord, match="not written as this game would be written"):
        backroom.replay(msgspec.json.encode(record).decode())


def test_the_check_binds_what_everybody_saw_and_nothing_else() -> None:
    """A version that played the same words otherwise would be found out; a secret cannot be guessed from it."""
    seen = checksum_of(scene(FOUR, "P0 income"))
    assert seen != checksum_of(scene(FOUR, "P0 tax"))
    drew = "P0 exchange; P1 pass; P2 pass; P3 pass; draw {}; draw ambassador"
    assert checksum_of(scene(FOUR, drew.format("duke"))) == checksum_of(scene(FOUR, drew.format("contessa")))


def checksum_of(table: backroom.Table) -> str:
    """The check of one and the same line over what this table saw."""
    line = Record(format="", game="", version=1, seats=4, options={}, fate="", seed=0, words=[])
    return checksum(line, table)


# Rules that have changed.


@pytest.fixture
def tax_of_four(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Call it, and there is a second version of the rules, by which a Duke takes four coins."""
    row = ROWS[TAX]

    def change() -> None:
        monkeypatch.setattr(CoupGame, "version", 2)
        ROWS[TAX] = Row(TAX, "COUP-CHR-01", claim=DUKE, gain=4)

    yield change
    ROWS[TAX] = row


def test_a_record_of_older_rules_is_replayed_if_they_played_it_alike(tax_of_four: Callable[[], None]) -> None:
    line = scene("duke +captain / duke +captain", "P0 income; P1 leave").record()
    tax_of_four()
    table = backroom.replay(line)
    assert (table.version, coins(table), table.record()) == (1, [3, 0], line)
    assert json.loads(scene(FOUR).record())["version"] == 2


def test_and_refused_if_they_did_not(tax_of_four: Callable[[], None]) -> None:
    line = scene("duke +captain / duke +captain", "P0 tax; P1 pass; P1 leave").record()
    tax_of_four()
    with pytest.raises(backroom.BadRecord, match="of Coup version 1, and by version 2 it is played differently"):
        backroom.replay(line)


# Undo.


@rule("TABLE-06")
def test_a_sealed_answer_may_be_taken_back_while_the_window_is_open() -> None:
    table, untouched = scene(FOUR, "P0 tax; P3 challenge"), scene(FOUR, "P0 tax")
    table.undo(3)
    same(table, untouched)
    table.play("P3 pass; P1 pass; P2 pass")
    assert coins(table) == [5, 2, 2, 2]


@rule("TABLE-06")
def test_the_first_returned_card_may_be_taken_back() -> None:
    exchange = "P0 exchange; P1 pass; P2 pass; P3 pass; draw contessa; draw ambassador"
    table, untouched = scene(FOUR, f"{exchange}; P0 return duke"), scene(FOUR, exchange)
    table.undo(0)
    same(table, untouched)


@rule("TABLE-06")
def test_undo_takes_back_the_own_word_and_nobody_elses() -> None:
    table = scene(FOUR, "P0 tax; P2 challenge; P3 pass")
    table.undo(2)
    assert asked(table) == [1, 2]
    table.play("P2 pass; P1 pass")
    assert coins(table)[0] == 5


@rule("TABLE-06")
@pytest.mark.parametrize(
    ("script", "seat"),
    [
        ("", 0),
        ("P0 income", 0),
        ("P0 tax", 0),
        ("P0 tax; P1 challenge", 1),
        ("P0 tax; P2 pass", 1),
        ("P0 tax; P1 pass; P2 pass; P3 pass", 3),
        ("P0 exchange; P1 pass; P2 pass; P3 pass", 0),
        ("P0 tax; P1 challenge; P0 show duke", 0),
    ],
)
def test_no_word_is_taken_back_once_others_have_learnt_of_it(script: str, seat: int) -> None:
    assert refused(scene(FOUR, script), seat, "undo") == "TABLE-06"


@rule("TABLE-06")
def test_a_record_drops_what_was_taken_back() -> None:
    table = scene(FOUR, "P0 tax; P3 challenge; P3 undo; P3 pass")
    assert table.record() == scene(FOUR, "P0 tax; P3 pass").record()


# Sleepers.


@rule("TABLE-01")
def test_the_clock_speaks_only_for_a_seat_that_is_asked() -> None:
    table = scene(FOUR, "P0 tax; P2 pass")
    for seat in (0, 2, 9):
        with pytest.raises(backroom.Illegal, match="TABLE-01"):
            table.fall_back(seat)
    assert kind(table) == "challenge"


@rule("TABLE-09")
def test_a_word_drawn_for_a_sleeper_is_that_players_own_and_replays() -> None:
    table = backroom.scene("coup", FOUR.replace("2", "7", 1), seed=4)
    table.play("P0 coup P1")
    word = table.fall_back(1)
    assert written(table)["words"] == ["P0 coup P1", f"P1 {word}"]
    same(table, backroom.replay(table.record()))


@rule("TABLE-09")
def test_a_word_drawn_for_a_sleeper_moves_no_later_draw() -> None:
    board = FOUR.replace("2", "7", 1)
    asleep, awake = backroom.scene("coup", board, seed=4), backroom.scene("coup", board, seed=4)
    asleep.play("P0 coup P1")
    word = asleep.fall_back(1)
    awake.play(f"P0 coup P1; P1 {word}")
    for table in (asleep, awake):
        table.play("P1 exchange; P2 pass; P3 pass; P0 pass")
    assert hand(asleep, 1) == hand(awake, 1)


# Keyed fate.


def recomputed(n: int, odds: list[int], table_id: str = "table 7", salts: tuple[str, ...] = SALTS) -> int:
    """An outcome worked out anew from the promise alone: no line of this is shared with the engine."""
    total = sum(odds)
    retry = 0
    while True:
        message = b""
        for field in (b"backroom/1", table_id.encode(), *[salt.encode() for salt in salts]):
            message += len(field).to_bytes(4, "big") + field
        for number in (n, retry):
            message += (8).to_bytes(4, "big") + number.to_bytes(8, "big")
        k = int.from_bytes(blake2b(message, key=SEED, digest_size=32).digest()[:8], "big")
        if k < 2**64 - 2**64 % total:
            return next(i for i in range(len(odds)) if k % total < sum(odds[: i + 1]))
        retry += 1


def keyed(seats: int = 3, **more: Any) -> backroom.Table:
    return backroom.new("coup", seats=seats, seed=SEED, table_id="table 7", salts=SALTS, **more)


def test_anybody_can_work_out_the_deal_from_the_opened_seed() -> None:
    table = keyed()
    odds = [3, 3, 3, 3, 3, 0]
    names = ["duke", "assassin", "captain", "ambassador", "contessa", "inquisitor"]
    for n in range(6):
        card = recomputed(n, odds)
        odds[card] -= 1
        assert names[card] in hand(table, n // 2)
    assert table.state.rolls == 6


@pytest.mark.parametrize("odds", [[1, 1], [3, 0, 2, 5], [1] * 15, [2**63, 1], [2**62, 2**63]], ids=str)
def test_every_outcome_can_be_worked_out_even_where_the_first_draw_is_thrown_away(odds: list[int]) -> None:
    for n in range(200):
        assert fate.keyed(SEED, "table 7", SALTS, n, odds) == recomputed(n, odds)


def test_the_bytes_of_fate_never_change() -> None:
    """Records live for ever, so these numbers do too."""
    outcomes = [fate.keyed(SEED, "table 7", SALTS, n, [1] * 100) for n in range(8)]
    assert outcomes == [7, 16, 62, 3, 97, 90, 9, 46]


@pytest.mark.parametrize(
    ("table_id", "salts"), [("table 8", SALTS), ("table 7", SALTS[::-1]), ("table 7", ("ashb", "irch", "cedar"))]
)
def test_table_and_salts_bind_the_outcomes(table_id: str, salts: tuple[str, ...]) -> None:
    odds = [1] * 1000
    ours = [fate.keyed(SEED, "table 7", SALTS, n, odds) for n in range(20)]
    assert ours != [fate.keyed(SEED, table_id, salts, n, odds) for n in range(20)]


def test_the_commitment_binds_the_seed_and_is_no_secret() -> None:
    table = keyed()
    assert isinstance(table.fate, KeyedFate)
    assert table.fate.commitment() == blake2b(SEED, digest_size=32).hexdigest()


def test_a_keyed_record_replays_with_its_seed_table_and_salts() -> None:
    table = play_on(keyed(), 30)
    record = written(table)
    assert (record["fate"], record["seed"], record["table"], record["salts"]) == (
        "keyed",
        SEED.hex(),
        "table 7",
        list(SALTS),
    )
    same(table, backroom.replay(table.record()))
