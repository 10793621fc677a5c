"""Records of Der Pate: a game replays from any moment, and is bound to the edition it was played with."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import backroom
from backroom.games.derpate.edition import BadEdition, house_edition, house_text
from backroom.games.derpate.game import DERPATE
from backroom.games.derpate.sweep import SCENES, SWEEP
from tests.pate import asked, kind, look, money, rule, throw
from tests.pate import at_home as scene
from tests.tableau import FOURS, put, ramble, row_three, row_two

SEED = bytes(range(32))
TWOS = "dice black=2 white=2 grey=2 red=2"
EVENT = "round 2 ; phase income ; events G1"


def fresh(seats: int, *, seed: int = 0) -> backroom.Table:
    """A new table with the house edition, which is what records are about."""
    return backroom.new("derpate", seats=seats, seed=seed)


def same(one: backroom.Table, other: backroom.Table) -> None:
    """To every viewer the two tables look alike, and have always looked alike."""
    for viewer in (None, *range(one.seats)):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)


def written(table: backroom.Table) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(table.record()))


def play_on(table: backroom.Table, words: int, seed: int = 0) -> backroom.Table:
    for _ in ramble(table, words, seed):
        pass
    return table


# Replay.


@pytest.mark.parametrize("form", range(len(SWEEP)))
def test_a_record_replays_to_the_same_table_whenever_it_is_written(form: int) -> None:
    seats, options = SWEEP[form]
    table = backroom.new("derpate", seats=seats, seed=form, options=options)
    for words in (0, 1, 2, 7, 30, 70):
        play_on(table, words, form)
        again = backroom.replay(table.record())
        same(table, again)
        assert again.record() == table.record()
        assert again.game.count(again.state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_replays(seats: int) -> None:
    table = play_on(backroom.new("derpate", seats=seats, seed=3), 5000, 3)
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
        (f"15k / 15k / 15k ; {FOURS}", "P0 place red; roll black 5; roll white 5; roll grey puppet"),
        (f"15k reputation=7 / 15k ; {FOURS}", "P0 grandchild; roll 5; P0 place red; P0 wedding"),
        (
            f"15k influence=7 / 15k ; {FOURS}",
            f"P0 judge; {throw(black=1, white=2, grey=3, red=4)}; P0 cop red; roll red 1",
        ),
        (f"15k / 15k reputation=6 used=wedding ; at GV1=P1 ; {TWOS}", "P0 place red; P1 grandchild; roll puppet"),
        ("15k friends=2 favours=4 owes=P1:1 / 15k", "P0 favour marker:P1; P0 favour money; roll black 4"),
        ("15k / 15k ; events R1", "P0 takeover GV2; roll black 4"),
        (f"15k / 15k / 15k ; {EVENT}", "reveal G3; P0 vacate LM2; P2 vacate ES1"),
        (f"9k prison=2 / 3k prison=1 ; {EVENT} ; options bail_per_member", "reveal R4; P0 bail 1; P1 sink"),
        (f"15k / 15k ; {EVENT}", "reveal R3; roll 5"),
        ("15k / 15k ; round 1 ; phase income ; events none ; options hidden_money start_seat=1", "reveal G5"),
        ("15k / gone / 15k ; options starting_money=10000", ""),
    ],
)
def test_a_record_keeps_every_word_and_roll_of_a_scene(text: str, script: str) -> None:
    table = scene(text, script)
    again = backroom.replay(table.record())
    same(table, again)
    assert again.record() == table.record()


@pytest.mark.parametrize("text", SCENES)
def test_a_game_from_a_scene_replays(text: str) -> None:
    table = play_on(scene(text), 60, 1)
    same(table, backroom.replay(table.record()))


LEAVING = [
    (f"15k / 15k / 15k / 15k ; {FOURS}", ""),
    (f"15k friends=2 favours=4 / 15k / 15k / 15k ; {FOURS}", "P0 place red"),
    (f"15k / 15k reputation=3 / 15k reputation=3 / 15k ; at GV1=P1 ES1=P2 ; {TWOS}", "P0 place red"),
    ("15k / 15k / 15k / 15k ; events R1", ""),
    (f"15k / 15k / 15k / 15k ; {EVENT}", "reveal G3; P0 vacate LM2"),
    (f"9k prison=2 / 9k prison=1 / 9k prison=1 / 9k ; {EVENT}", "reveal R4"),
    ("15k owes=P1:2 / 15k owes=P2:1,P3:1 / 15k owes=P0:1 / 15k ; round 7 ; turn P3", ""),
]


@rule("DP-GAP-36")
@pytest.mark.parametrize("leaver", [0, 1, 2, 3])
@pytest.mark.parametrize(("text", "script"), LEAVING)
def test_a_record_with_a_leaver_replays(text: str, script: str, leaver: int) -> None:
    table = scene(text, f"{script}; P{leaver} leave")
    again = backroom.replay(table.record())
    same(table, again)
    same(play_on(table, 10, leaver), play_on(again, 10, leaver))
    for seat in [seat for seat in range(4) if seat != leaver][:2]:
        if not table.over:
            table.leave(seat)
    same(table, backroom.replay(table.record()))


def test_words_and_rolls_are_written_as_they_were_said() -> None:
    table = put(row_two("15k / 15k", white=1, grey=2, red=3), "red", white=4, grey=5)
    record = written(table)
    assert record["words"] == ["P0 place black", "P0 place red"]
    again = backroom.replay(json.dumps(record, separators=(",", ":")))
    same(table, again)
    assert look(again).dice == {"black": "4", "white": "4", "grey": "5", "red": "3"}


def test_a_record_in_the_midst_of_an_interrupt_replays_to_the_same_question() -> None:
    table = scene(f"15k / 15k reputation=3 / 15k reputation=3 ; at GV1=P1 ES1=P2 ; {TWOS}", "P0 place red; P1 pass")
    again = backroom.replay(table.record())
    assert (asked(again), kind(again), look(again).seats[2].fresh) == ([2], "chip", ["wedding"])


def test_a_keyed_record_replays_with_its_seed_table_and_salts() -> None:
    table = play_on(backroom.new("derpate", seats=3, seed=SEED, table_id="table 7", salts=("a", "b", "c")), 60)
    record = written(table)
    assert (record["fate"], record["seed"], record["table"], record["salts"]) == (
        "keyed",
        SEED.hex(),
        "table 7",
        ["a", "b", "c"],
    )
    same(table, backroom.replay(table.record()))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"P0 place black"', '"P0 place blue"'),
        ('"P0 place black"', '"P1 place black"'),
        ('"P0 place black"', '"P0 pass"'),
        ('"seats":2', '"seats":7'),
        ('"game":"derpate"', '"game":"ludo"'),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(old: str, new: str) -> None:
    line = put(row_two("15k / 15k", white=1, grey=2, red=3), "red", white=4, grey=5).record()
    assert old in line
    with pytest.raises(backroom.BadRecord):
        backroom.replay(line.replace(old, new, 1))


# Positions.


@pytest.mark.parametrize("form", range(len(SWEEP)))
def test_a_position_that_can_be_written_is_the_same_scene_again(form: int) -> None:
    seats, options = SWEEP[form]
    table = backroom.new("derpate", seats=seats, seed=form, options=options)
    compared = 0
    for _ in ramble(table, 150, form):
        if table.over or not is_written(table):
            continue
        again = backroom.scene("derpate", table.position())
        for seat in range(table.seats):
            ours, theirs = look(table, seat), look(again, seat)
            assert (ours.question, ours.seats, ours.road) == (theirs.question, theirs.seats, theirs.road)
            assert (ours.dice, ours.car, ours.pool, ours.open) == (theirs.dice, theirs.car, theirs.pool, theirs.open)
            assert (ours.shown, ours.event_steps, ours.ko) == (theirs.shown, theirs.event_steps, theirs.ko)
            assert (ours.options, ours.start, ours.round) == (theirs.options, theirs.start, theirs.round)
        assert again.position() == table.position()
        compared += 1
    assert compared > 5


def is_written(table: backroom.Table) -> bool:
    try:
        return bool(table.position())
    except ValueError:
        return False


def test_a_position_in_the_midst_of_a_turn_has_no_scene() -> None:
    table = row_three("15k / 15k", grey=1, red=1)
    with pytest.raises(ValueError, match="only the start of a turn, up to its first throw, can be written"):
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


COMMENTED = ("money = [0, 1000, 2000, 3000, 4000]", "money = [0, 1000, 2000, 3000, 4000]\n# mine")
DEARER = ('name = "Gambling"\nmoney = 5000', 'name = "Gambling"\nmoney = 6000')
RENAMED = ('name = "Fulton Street"', 'name = "Wall Street"')
SWAPPED = (
    ('number = 3\nname = "Bookmaking"', 'number = 3\nname = "Loan sharking"'),
    ('number = 4\nname = "Loan sharking"', 'number = 4\nname = "Bookmaking"'),
)
GAMBLE = "15k / 15k ; dice black=5 white=5 grey=5 red=5"


def test_a_record_names_its_edition_by_a_hash() -> None:
    record = written(fresh(3))
    assert (record["edition"], len(record["edition"])) == (house_edition().digest, 32)


def test_a_table_is_played_with_the_edition_of_a_file(tmp_path: Path) -> None:
    path = my_edition(tmp_path, DEARER)
    for edition in (path, str(path)):
        table = backroom.new("derpate", seats=3, seed=1, edition=edition)
        assert look(table).edition != house_edition().digest
        assert look(table).edition == written(table)["edition"]
        table = backroom.scene("derpate", GAMBLE, edition=edition)
        table.play("P0 place black")
        assert money(table)[0] == 21000


def test_a_record_of_another_edition_is_refused_unless_its_file_is_given(tmp_path: Path) -> None:
    path = my_edition(tmp_path, DEARER)
    table = backroom.scene("derpate", GAMBLE, edition=path)
    table.play("P0 place black")
    line = table.record()
    with pytest.raises(backroom.BadRecord, match="give the file of its edition") as refusal:
        backroom.replay(line)
    assert house_edition().digest in str(refusal.value)
    assert DERPATE.with_edition(path).edition in str(refusal.value)
    same(table, backroom.replay(line, edition=path))
    assert money(backroom.replay(line, edition=path))[0] == 21000


def test_a_record_of_the_house_edition_is_refused_with_another_file(tmp_path: Path) -> None:
    line = play_on(fresh(3), 20).record()
    with pytest.raises(backroom.BadRecord, match="played with the edition"):
        backroom.replay(line, edition=my_edition(tmp_path, DEARER))


@pytest.mark.parametrize("changes", [[RENAMED], [COMMENTED]], ids=["a name", "a comment"])
def test_names_may_be_mended_and_old_records_still_replay(tmp_path: Path, changes: list[tuple[str, str]]) -> None:
    path = my_edition(tmp_path, *changes)
    table = play_on(fresh(3, seed=5), 40)
    same(table, backroom.replay(table.record(), edition=path))
    assert DERPATE.with_edition(path).edition == house_edition().digest


@rule("DP-GAP-35")
def test_which_of_bookmaking_and_loans_is_three_changes_names_only(tmp_path: Path) -> None:
    path = my_edition(tmp_path, *SWAPPED)
    assert DERPATE.with_edition(path).edition == house_edition().digest
    table = play_on(fresh(4, seed=8), 5000)
    again = backroom.replay(table.record(), edition=path)
    same(table, again)
    assert again.result == table.result


def test_a_record_whose_edition_was_changed_by_hand_is_refused() -> None:
    line = fresh(3).record()
    for digest in ("", "0" * 32):
        forged = json.dumps(json.loads(line) | {"edition": digest}, separators=(",", ":"))
        with pytest.raises(backroom.BadRecord, match="edition"):
            backroom.replay(forged)


def test_an_edition_that_cannot_be_read_is_told_at_once(tmp_path: Path) -> None:
    broken = my_edition(tmp_path, ("spaces = 14\nwedding = 4", "spaces = 14\nwedding = 15"))
    calls: list[Callable[[], backroom.Table]] = [
        lambda: backroom.new("derpate", seats=3, edition=broken),
        lambda: backroom.scene("derpate", "15k / 15k", edition=broken),
        lambda: backroom.replay(fresh(3).record(), edition=broken),
    ]
    for call in calls:
        with pytest.raises(BadEdition, match="wedding"):
            call()
    with pytest.raises(ValueError, match="there is no such file"):
        backroom.new("derpate", seats=3, edition=tmp_path / "nowhere.toml")
