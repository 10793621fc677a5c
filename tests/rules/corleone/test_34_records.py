"""Records of Corleone's Empire: a game replays from any moment, and is bound to the edition it was played with."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import backroom
from backroom.games.corleone.edition import BadEdition, house_edition, house_text
from backroom.games.corleone.game import CORLEONE
from tests.empire import asked, fresh, hand, kind, look, money_of, scene

SEED = bytes(range(32))


def same(one: backroom.Table, other: backroom.Table) -> None:
    """To every viewer the two tables look alike, and have always looked alike."""
    for viewer in (None, *range(one.seats)):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)


def written(table: backroom.Table) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(table.record()))


def play_on(table: backroom.Table, words: int, seed: int = 0) -> backroom.Table:
    """Let the seats speak in some fixed, varied way, in whatever order."""
    chance = random.Random(seed)
    for _ in range(words):
        if table.over:
            break
        ask = chance.choice(table.asks)
        table.say(ask.seat, chance.choice(ask.actions))
    return table


# Replay.


@pytest.mark.parametrize("seed", range(8))
def test_a_record_replays_to_the_same_table_whenever_it_is_written(seed: int) -> None:
    options: dict[str, object] = {"ask_gains": True, "controller": "whole_front"} if seed % 2 else {}
    table = backroom.new("corleone", seats=2 + seed % 4, seed=seed, options=options)
    for words in (0, 1, 7, 30, 70):
        play_on(table, words, seed)
        again = backroom.replay(table.record())
        same(table, again)
        assert again.record() == table.record()
        assert again.game.count(again.state) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_a_finished_game_replays(seats: int) -> None:
    table = play_on(backroom.new("corleone", seats=seats, seed=3), 5000, 3)
    assert table.over
    again = backroom.replay(table.record())
    same(table, again)
    assert again.result == table.result


def test_a_replayed_table_goes_on_like_the_first() -> None:
    table = play_on(fresh(3, seed=11), 40)
    again = backroom.replay(table.record())
    same(play_on(table, 40, 5), play_on(again, 40, 5))


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("$1 / $2 / $3", "P0 thug penn-central-railroad; P0 draw; draw shakedown; draw vig-night"),
        ("$1 / $2 / $3", "P0 thug penn-central-railroad; P0 draw; draw shakedown; draw vig-night; P0 keep vig-night"),
        (
            "2*gun booze warehouse-heist / 2*gun booze / ",
            "P0 job warehouse-heist; P0 money first; P0 rob P1; draw booze; draw gun",
        ),
        ("gun narcotics word-at-the-barbershop / / ", "P0 job word-at-the-barbershop"),
        ("gun 2*blood-money eviction-notice / / ; stacks queens=P1", "P0 job eviction-notice; P0 ability first"),
        (
            "gun blood-money booze offer-past-refusing / $1 / $2",
            "P0 job offer-past-refusing; P0 money first; P2 offer $2",
        ),
        ("+$1 +$2 / +$2 / +$3 ; phase bribery", "P2 bid $3; P0 bid $1; P0 bid $2; P0 take back; P2 done"),
        ("7*$1 / 7*$2 / $3 ; phase tribute", "P1 discard $2; P0 discard $1; P1 discard $2; P1 done"),
        ("$1 / $2 ; phase opening", "open jamaica-turf-club"),
        ("blood-money booze city-contract / / ; stacks chelsea=P0", "P0 job city-contract; P0 money first"),
        ("$1 / $2 / $3 ; stacks midtown=P1", "P0 thug penn-central-railroad; P0 first P1; P1 draw"),
        ("mayor / / ; act 3", "P0 ally mayor; P0 place columbus-circle"),
    ],
)
def test_a_record_keeps_every_word_and_draw_of_a_scene(text: str, script: str) -> None:
    table = scene(text, script)
    again = backroom.replay(table.record())
    same(table, again)
    assert again.record() == table.record()


LEAVING = [
    ("$1 / $2 / $3 / $5", ""),
    ("gun narcotics word-at-the-barbershop / / / ", "P0 job word-at-the-barbershop"),
    ("gun 2*blood-money eviction-notice / / / ; stacks queens=P1", "P0 job eviction-notice; P0 money first"),
    ("$1 / $2 / $3 / ; stacks midtown=P1", "P0 thug penn-central-railroad; P0 first P1"),
    (
        "gun blood-money booze offer-past-refusing / $1 / $2 / $3",
        "P0 job offer-past-refusing; P0 money first; P2 offer $2",
    ),
    ("+$1 / +$2 / +$3 / +$5 ; phase bribery", "P2 bid $3; P0 bid $1; P2 done; P1 done"),
    ("+$1 / +$2 / +$3 / +$5 ; phase bribery", "P2 bid $3; P0 bid $1; P2 done; P1 done; P0 done; P3 bid $5; P3 done"),
    ("7*$1 / 7*$2 / 7*$3 / ; phase tribute", "P1 discard $2; P0 discard $1; P1 discard $2; P1 done"),
    (
        "2*gun 2*booze stick-up-at-the-card-game / gun booze / gun booze / booze",
        "P0 job {}; P0 money first; P1 give gun",
    ),
]


@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
@pytest.mark.parametrize(("text", "script"), LEAVING)
def test_a_record_with_a_leaver_replays(text: str, script: str, leaver: int) -> None:
    table = scene(text, f"{script.format('stick-up-at-the-card-game')}; P{leaver} leave")
    again = backroom.replay(table.record())
    same(table, again)
    same(play_on(table, 10, leaver), play_on(again, 10, leaver))
    for seat in [seat for seat in range(4) if seat != leaver][:2]:
        table.leave(seat)
    same(table, backroom.replay(table.record()))


def test_sealed_lists_are_written_in_the_asked_order_whatever_order_they_came_in() -> None:
    board = "+$1 +$2 / +$2 / +$3 ; phase bribery"
    one = scene(board, "P2 bid $3; P0 bid $1; P1 done; P2 done; P0 bid $2; P0 done")
    other = scene(board, "P0 bid $1; P0 bid $2; P0 done; P1 done; P2 bid $3; P2 done")
    assert one.record() == other.record()
    assert written(one)["words"] == ["P0 bid $1", "P0 bid $2", "P0 done", "P1 done", "P2 bid $3", "P2 done"]


def test_words_that_were_taken_back_are_not_written() -> None:
    board = "+$1 +$2 / +$2 / +$3 ; phase bribery"
    table = scene(board, "P0 bid $1; P0 bid $2; P0 take back; P0 done")
    assert written(table)["words"] == ["P0 bid $1", "P0 done"]


def test_the_record_of_an_offer_that_is_still_open_replays_to_an_open_offer() -> None:
    table = scene("gun blood-money booze offer-past-refusing / $1 / $2", "P0 job offer-past-refusing; P0 money first")
    table.play("P2 offer $2")
    again = backroom.replay(table.record())
    assert (asked(again), kind(again), look(again, 2).said) == ([1], "offer", ["offer $2"])
    again.play("P1 offer $1")
    assert money_of(again, 0) == ["$2"]


def test_a_keyed_record_replays_with_its_seed_table_and_salts() -> None:
    table = play_on(backroom.new("corleone", seats=3, seed=SEED, table_id="table 7", salts=("a", "b", "c")), 60)
    record = written(table)
    assert (record["fate"], record["seed"], record["table"], record["salts"]) == (
        "keyed",
        SEED.hex(),
        "table 7",
        ["a", "b", "c"],
    )
    same(table, backroom.replay(table.record()))


# Positions.


@pytest.mark.parametrize("seed", range(10))
def test_a_position_that_can_be_written_is_the_same_scene_again(seed: int) -> None:
    table = fresh(2 + seed % 4, seed=seed)
    compared = 0
    for step in range(60):
        play_on(table, 1, 100 * seed + step)
        if table.over or not is_written(table):
            continue
        again = backroom.scene("corleone", table.position())
        for seat in range(table.seats):
            ours, theirs = look(table, seat), look(again, seat)
            assert (ours.hand, ours.suitcase, ours.question) == (theirs.hand, theirs.suitcase, theirs.question)
            assert (ours.figures, ours.supply, ours.territories) == (theirs.figures, theirs.supply, theirs.territories)
        assert again.position() == table.position()
        compared += 1
    assert compared > 3


def is_written(table: backroom.Table) -> bool:
    try:
        return bool(table.position())
    except ValueError:
        return False


def test_a_position_in_the_midst_of_a_turn_has_no_scene() -> None:
    table = scene("$1 / $2", "P0 thug harcourt-and-vane")
    with pytest.raises(ValueError, match="only the start of a turn, of bribery or of tribute can be written"):
        table.position()


# Editions.


def my_edition(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The house edition with some texts changed, in a file."""
    text = house_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


RICHER = ('front = ["good:gun", "good:blood-money"]', 'front = ["good:gun", "good:gun", "money:5"]')
RENAMED = ('name = "Moretti\'s Gunsmith & Locks"', 'name = "Moretti & Sons"')


@pytest.mark.rule("CE-G-20")
def test_the_hand_limits_of_a_table_are_those_that_its_edition_prints(tmp_path: Path) -> None:
    mine = CORLEONE.with_edition(my_edition(tmp_path, ("hand_limit = 5", "hand_limit = 9")))
    limits = {game: next(o for o in game.info().options if o.name == "hand_limits") for game in (mine, CORLEONE)}
    assert (limits[mine].default, limits[CORLEONE].default) == ("9-4-3-2", "5-4-3-2")
    assert limits[mine].values == ("9-4-3-2", *limits[CORLEONE].values)
    assert mine.start(3, {}).house.limits == mine.start(3, {"hand_limits": "9-4-3-2"}).house.limits == [9, 4, 3, 2]


def test_a_record_names_its_edition_by_a_hash() -> None:
    record = written(fresh(3))
    assert (record["edition"], len(record["edition"])) == (house_edition().digest, 32)


def test_a_table_is_played_with_the_edition_of_a_file(tmp_path: Path) -> None:
    path = my_edition(tmp_path, RICHER)
    for edition in (path, str(path)):
        table = backroom.new("corleone", seats=3, seed=1, edition=edition)
        assert look(table).edition != house_edition().digest
        assert look(table).edition == written(table)["edition"]
        table = backroom.scene("corleone", "/ / ", edition=edition)
        table.play("P0 thug morettis-gunsmith")
        assert hand(table, 0) == ["$5", "gun", "gun"]


def test_a_record_of_another_edition_is_refused_unless_its_file_is_given(tmp_path: Path) -> None:
    path = my_edition(tmp_path, RICHER)
    table = backroom.scene("corleone", "/ / ", edition=path)
    table.play("P0 thug morettis-gunsmith")
    line = table.record()
    with pytest.raises(backroom.BadRecord, match="give the file of its edition") as refusal:
        backroom.replay(line)
    assert house_edition().digest in str(refusal.value)
    assert CORLEONE.with_edition(path).edition in str(refusal.value)
    same(table, backroom.replay(line, edition=path))
    assert hand(backroom.replay(line, edition=path), 0) == ["$5", "gun", "gun"]


def test_a_record_of_the_house_edition_is_refused_with_another_file(tmp_path: Path) -> None:
    line = play_on(fresh(3), 20).record()
    with pytest.raises(backroom.BadRecord, match="played with the edition"):
        backroom.replay(line, edition=my_edition(tmp_path, RICHER))


def test_names_may_be_mended_and_old_records_still_replay(tmp_path: Path) -> None:
    path = my_edition(tmp_path, RENAMED)
    table = play_on(fresh(3, seed=5), 40)
    same(table, backroom.replay(table.record(), edition=path))
    assert CORLEONE.with_edition(path).edition == house_edition().digest


def test_a_record_whose_edition_was_changed_by_hand_is_refused() -> None:
    line = fresh(3).record()
    for digest in ("", "0" * 32):
        forged = json.dumps(json.loads(line) | {"edition": digest}, separators=(",", ":"))
        with pytest.raises(backroom.BadRecord, match="edition"):
            backroom.replay(forged)


def test_an_edition_that_cannot_be_read_is_told_at_once(tmp_path: Path) -> None:
    broken = my_edition(tmp_path, ("hand_limit = 2\n", "hand_limit = 3\n"))
    calls: list[Callable[[], backroom.Table]] = [
        lambda: backroom.new("corleone", seats=3, edition=broken),
        lambda: backroom.scene("corleone", "/ / ", edition=broken),
        lambda: backroom.replay(fresh(3).record(), edition=broken),
    ]
    for call in calls:
        with pytest.raises(BadEdition, match="`hand_limit` is 3; with number = 4 it should be 2"):
            call()
    with pytest.raises(ValueError, match="there is no such file"):
        backroom.new("corleone", seats=3, edition=tmp_path / "nowhere.toml")
    with pytest.raises(ValueError, match="Coup has no editions"):
        backroom.new("coup", seats=3, edition=broken)


def test_a_coup_record_needs_no_edition_and_takes_none(tmp_path: Path) -> None:
    line = backroom.new("coup", seats=3, seed=1).record()
    assert backroom.replay(line).seats == 3
    with pytest.raises(backroom.BadRecord, match="no record of a game known here"):
        backroom.replay(line, edition=my_edition(tmp_path, RICHER))
