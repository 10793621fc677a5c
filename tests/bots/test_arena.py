"""The arena: who sits where, with which deal, and that the same comes out however it is run."""

from __future__ import annotations

import gc
import json
import multiprocessing
import socket
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import backroom
from backroom.bots import RandomBot
from backroom.bots.arena import Block, Book, Broken, Match, Played, Unknown, WrongBook, play_all, run
from backroom.bots.arena.entrants import maker
from backroom.bots.arena.play import play_block, shares_of
from backroom.bots.arena.sources import PACKAGE, code, files_of, fingerprint
from backroom.bots.levels import iterations_of
from backroom.games.game import Fact, Result, View
from tests.bots.cluster import Ray, elsewhere

HERE = "tests.bots.test_arena"


class First:
    """Takes the first word it is offered."""

    def choose(self, view: View, events: list[Fact]) -> str:
        assert view.question is not None
        return view.question.actions[0]


class Mute:
    def choose(self, view: View, events: list[Fact]) -> str:
        return "nothing"


NOBODY = 3

DUEL = Match("coup", ("random", f"{HERE}:First"), 2, seed=5)
TRIO = Match("derpate", ("random", f"{HERE}:First", "random"), 3, seed=5)


def without_times(played: list[Played]) -> list[object]:
    return [(block.line_up, block.deal, block.shares, [spent.decisions for spent in block.spent]) for block in played]


def all_of(match: Match, games: int, **how: Any) -> list[Played]:
    return list(play_all(Book(match), games, **how))


# line-ups and blocks


def test_as_many_bots_as_seats_are_one_table() -> None:
    assert Match("coup", ("a", "b", "c"), 3).line_ups == [("a", "b", "c")]


def test_the_last_name_fills_the_chairs_that_are_left() -> None:
    assert Match("coup", ("soldier", "rookie"), 4).line_ups == [("soldier", "rookie", "rookie", "rookie")]
    assert Match("coup", ("soldier",), 3).line_ups == [("soldier",) * 3]


def test_of_more_bots_than_seats_every_choice_sits_down() -> None:
    match = Match("coup", ("a", "b", "c"), 2)
    assert match.line_ups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert match.blocks(7) == [Block(line_up, deal) for deal in (0, 1) for line_up in (0, 1, 2)]


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert len(Match("coup", ("a", "b"), 4).blocks(9)) == 3


def test_more_games_begin_with_the_same_blocks() -> None:
    match = Match("coup", ("a", "b", "c"), 2)
    assert match.blocks(60)[: len(match.blocks(12))] == match.blocks(12)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_every_bot_sits_in_every_chair_once_in_a_block(seats: int) -> None:
    match = Match("coup", ("a", "b"), seats)
    for block in match.blocks(40):
        sat = Counter((place, seat) for places in match.rotations(block) for seat, place in enumerate(places))
        assert sat == Counter({(place, seat): 1 for place in range(seats) for seat in range(seats)})


def test_the_circle_differs_from_block_to_block_and_is_kept_within_it() -> None:
    match = Match("coup", ("a", "b", "c", "d"), 4)
    circles = set()
    for deal in range(40):
        first, *others = match.rotations(Block(0, deal))
        assert all(other == first[turn:] + first[:turn] for turn, other in enumerate(others, 1))
        circles.add(tuple(first[first.index(0) :] + first[: first.index(0)]))
    assert len(circles) == 6


def test_a_deal_is_the_same_at_every_table_and_in_every_match_of_the_seed() -> None:
    one, other = Match("coup", ("a", "b", "c"), 2, seed=7), Match("coup", ("x", "y"), 4, seed=7)
    seeds = {one.deal_seed(Block(line_up, 3)) for line_up in range(3)} | {other.deal_seed(Block(0, 3))}
    assert len(seeds) == 1
    assert len({one.deal_seed(Block(0, deal)) for deal in range(1000)}) == 1000
    assert one.deal_seed(Block(0, 0)) != Match("coup", ("a", "b"), 2, seed=8).deal_seed(Block(0, 0))


def test_no_two_bots_share_their_chance() -> None:
    seeds = [
        DUEL.bot_seed(Block(line_up, deal), rotation, place)
        for line_up in (0, 1)
        for deal in range(20)
        for rotation in (0, 1)
        for place in (0, 1)
    ]
    assert len(set(seeds)) == len(seeds)


# playing


def test_all_games_of_a_block_are_dealt_alike_and_are_true_records() -> None:
    match = msgspec.structs.replace(DUEL, records=True)
    played = play_block(match, Block(0, 2))
    tables = [backroom.replay(line) for line in played.records]
    assert [json.loads(line)["seed"] for line in played.records] == [match.deal_seed(Block(0, 2))] * 2
    for table, places, shares in zip(tables, match.rotations(Block(0, 2)), played.shares, strict=True):
        assert table.result is not None
        assert [shares[place] for place in places] == shares_of(table.result, 2)


def test_a_shared_win_counts_in_equal_parts_and_no_win_for_nobody() -> None:
    assert shares_of(Result([0, 2], [3, 1, 3], "", ""), 3) == [0.5, 0, 0.5]
    assert shares_of(Result([], [0, 0], "", ""), 2) == [0, 0]


def test_decisions_and_their_times_belong_to_the_bot_that_took_them() -> None:
    played = play_block(DUEL, Block(0, 0))
    assert all(spent.decisions > 0 and 0 <= spent.longest <= spent.seconds for spent in played.spent)
    assert sum(spent.seconds for spent in played.spent) <= played.seconds


def test_a_bot_that_says_nonsense_is_named_with_its_game() -> None:
    with pytest.raises(Broken, match=rf"{HERE}:Mute broke off in seat \d of the game with the seed \d+") as broken:
        all_of(Match("coup", (f"{HERE}:Mute", "random"), 2), 2)
    assert "'nothing'" in str(broken.value)


# who may enter


def test_a_bot_of_ones_own_is_found_by_its_path_and_needs_no_seed() -> None:
    assert isinstance(maker(f"{HERE}:First", "coup")(1), object)
    assert type(maker("backroom.bots:RandomBot", "coup")(1)) is RandomBot


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("godfather", "no bot 'godfather'.*module:Factory"),
        ("no_such_module:Bot", "'no_such_module' cannot be imported"),
        (":Bot", "'' cannot be imported"),
        (f"{HERE}:Nobody", "there is no 'Nobody'"),
        (f"{HERE}:NOBODY", "cannot be called"),
        ("random@10", "takes no budget"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_words(name: str, message: str) -> None:
    with pytest.raises(Unknown, match=message):
        maker(name, "coup")


def test_iterations_are_for_those_who_think_and_do_not_say_themselves() -> None:
    assert maker("capo", "coup", 7)(1).budget.iterations == 7  # type: ignore[attr-defined]
    assert maker("capo@9", "coup", 7)(1).budget.iterations == 9  # type: ignore[attr-defined]
    assert isinstance(maker("random", "coup", 7)(1), RandomBot)


# the same, however it is run


def test_the_same_comes_out_whatever_the_number_of_workers() -> None:
    one = all_of(TRIO, 9)
    assert without_times(all_of(TRIO, 9, workers=2)) == without_times(one)
    assert [(block.line_up, block.deal) for block in one] == [(0, deal) for deal in range(3)]


def test_another_seed_gives_other_games() -> None:
    assert without_times(all_of(DUEL, 20)) != without_times(all_of(msgspec.structs.replace(DUEL, seed=6), 20))


def test_who_stops_listening_ends_the_workers() -> None:
    games = run.on_cores(DUEL, DUEL.blocks(10_000), 1)
    next(games)
    games.close()
    assert not [child for child in multiprocessing.active_children() if "Spawn" in type(child).__name__]


# the book


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, path, records = all_of(DUEL, 12), tmp_path / "book", tmp_path / "records"
    with Book(DUEL, path, records) as book:
        games = play_all(book, 12)
        next(games), next(games)
    with path.open("ab") as cut:
        cut.write(b'{"line_up":0,"deal":2,"sha')
    with records.open("a") as more:
        more.write("a record of a block that was never finished\n")
    with Book(DUEL, path, records) as book:
        assert without_times(book.played) == without_times(whole[:2])
        assert len(list(play_all(book, 12))) == 4
        assert without_times(book.played) == without_times(whole)
    assert len(path.read_text().splitlines()) == 1 + 6
    assert len(records.read_text().splitlines()) == 12
    for line in records.read_text().splitlines():
        backroom.replay(line)


def test_a_book_can_be_continued_with_more_games(tmp_path: Path) -> None:
    with Book(DUEL, tmp_path / "book") as book:
        list(play_all(book, 4))
    with Book(DUEL, tmp_path / "book") as book:
        assert [block.deal for block in play_all(book, 8)] == [2, 3]
        assert list(play_all(book, 4)) == []


def test_a_book_that_was_cut_in_its_title_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with Book(DUEL, path):
        title = path.read_bytes()
    path.write_bytes(title[:40])
    with Book(DUEL, path):
        assert path.read_bytes() == title


def test_the_book_of_another_match_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with Book(DUEL, path) as book:
        list(play_all(book, 2))
    before = path.read_bytes()
    for other in (
        TRIO,
        msgspec.structs.replace(DUEL, seed=6),
        msgspec.structs.replace(DUEL, options={"anarchist": True}),
    ):
        with pytest.raises(WrongBook, match="another match"):
            Book(other, path)
    for text in (b"dear diary\n", b"dear diary", b'{"a":1}\n', before + b"dear diary\n"):
        (tmp_path / "diary").write_bytes(text)
        with pytest.raises(WrongBook, match="no book"):
            Book(DUEL, tmp_path / "diary")
        assert (tmp_path / "diary").read_bytes() == text
    with pytest.raises(WrongBook, match="does not belong"):
        Book(DUEL, path, tmp_path / "no records yet")
    assert path.read_bytes() == before


def test_games_of_other_bots_are_never_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book"
    with Book(DUEL, path):
        pass
    monkeypatch.setattr("backroom.bots.arena.book.fingerprint", lambda *names: "another")
    with pytest.raises(WrongBook, match="have changed"):
        Book(DUEL, path)


def test_a_fingerprint_is_of_the_code_and_not_of_its_words() -> None:
    plain, told = "def f(x):\n    return x\n", '"""Module."""\n\n\ndef f(x):\n    """It."""\n    return x  # same\n'
    assert code(plain) == code(told)
    assert code(plain) != code(plain.replace("return x", "return -x"))
    assert fingerprint("coup") != fingerprint("derpate")


def test_a_fingerprint_is_of_those_who_play() -> None:
    """Whose figures does a change of a file throw away?"""
    own = f"{HERE}:First"
    everybody = {"random", "yardstick", "rookie", "soldier", "capo@900", "liar", own}

    def whose(path: str) -> set[str]:
        file = PACKAGE / path
        assert file.exists()
        return {name for name in everybody if file in files_of("coup", name)}

    assert whose("bots/coup/capo.py") == {"capo@900", own}
    assert whose("bots/search/tree.py") == {"capo@900", own}
    assert whose("games/coup/mind/player.py") == {"capo@900", own}
    assert whose("bots/coup/soldier.py") == {"soldier", "capo@900", "liar", own}
    assert whose("bots/coup/plain.py") == {"rookie", own}
    assert whose("bots/coup/yardstick.py") == {"yardstick", own}
    assert whose("bots/chance.py") == {"random", own}
    assert whose("bots/derpate/soldier.py") == whose("bots/recall.py") == whose("bots/coup/thoughts.py") == {own}
    assert whose("bots/arena/play.py") == whose("games/derpate/turn.py") == set()
    assert whose("games/coup/turn.py") == whose("kernel/run.py") == whose("bots/bot.py") == everybody
    assert Path(__file__) in files_of("coup", own)


def test_a_fingerprint_knows_budgets_and_pairs() -> None:
    assert fingerprint("coup", "capo") == fingerprint("coup", f"capo@{iterations_of('coup')}")
    assert fingerprint("coup", "capo") != fingerprint("coup", "capo@1")
    assert fingerprint("coup", "soldier", "rookie") == fingerprint("coup", "rookie", "soldier")
    assert fingerprint("coup", "soldier", "rookie") != fingerprint("coup", "soldier")


def test_what_is_loaded_is_not_looked_through_while_somebody_thinks() -> None:
    play_block(DUEL, Block(0, 0))
    frozen = gc.get_freeze_count()
    assert frozen > 0
    play_block(DUEL, Block(0, 1))
    assert gc.get_freeze_count() == frozen, "once is enough"


# a cluster


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_cluster_plays_the_same_games(ray: Ray) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"ray://127.0.0.1:{door.getsockname()[1]}"
        assert without_times(all_of(DUEL, 20, ray=address)) == without_times(all_of(DUEL, 20))
    assert ray.told == [address, "shutdown"]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:door"])
def test_a_cluster_that_does_not_answer_is_not_waited_for(ray: Ray, address: str) -> None:
    with pytest.raises(ConnectionError, match="nobody answers"):
        all_of(DUEL, 2, ray=address)
    assert ray.told == []


def test_what_goes_wrong_on_a_cluster_is_told_as_here(ray: Ray) -> None:
    with pytest.raises(Broken, match="Mute broke off"):
        all_of(Match("coup", (f"{HERE}:Mute", "random"), 2), 2, ray="auto")
    assert ray.told == ["auto", "shutdown"]


def test_games_of_other_rules_or_bots_are_refused(ray: Ray, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever machine has them: nothing of it comes into the book."""
    elsewhere(ray, monkeypatch, lambda machine: machine.setattr(run, "fingerprint", lambda *names: "another"))
    monkeypatch.setattr(run, "play_block", lambda *block: pytest.fail("what is refused is not played"))
    with Book(DUEL, tmp_path / "book") as book, pytest.raises(run.OtherSources, match="has other rules or bots"):
        list(play_all(book, 4, ray="auto"))
    assert len((tmp_path / "book").read_text().splitlines()) == 1
    assert ray.told == ["auto", "shutdown"]


def test_a_bot_that_a_cluster_lacks_is_named(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(ray, monkeypatch, lambda machine: machine.setitem(sys.modules, HERE, None))
    with pytest.raises(Unknown, match=rf"the machine .+ of the cluster lacks a bot: '{HERE}' cannot be imported"):
        all_of(DUEL, 2, ray="auto")


def test_a_cluster_with_a_backroom_that_cannot_do_it_is_told_what_it_needs(
    ray: Ray, monkeypatch: pytest.MonkeyPatch
) -> None:
    def old(function: Any, *args: Any) -> Any:
        raise RuntimeError("The remote function failed to import on the worker")

    monkeypatch.setattr(ray, "there", old)
    with pytest.raises(run.OtherSources, match=r"failed to import on the worker.*; install the same version"):
        all_of(DUEL, 2, ray="auto")


def test_without_ray_there_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(run.NoRay, match="pip install ray"):
        all_of(DUEL, 2, ray="auto")
