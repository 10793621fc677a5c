"""The lobby on a real database, from two nodes: who sits where, who is host, what was agreed on, and the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from backroom.games import GAMES
from backroom.server.lobby import opening
from backroom.server.lobby.opening import MOST_HOSTED
from backroom.server.lobby.rows import Refusal, find_table, now
from backroom.server.lobby.wishes import Change, Wish
from tests.server.lobbying import Lobby, all_at_once, in_the_lobby


@pytest.fixture
def file(tmp_path: Path) -> str:
    """One kind of database is enough where nothing happens at the same time."""
    return f"sqlite:///{tmp_path}/backroom.sqlite"


# opening


def test_a_table_is_opened_with_its_host_in_the_first_chair(database: str) -> None:
    async def evening(here: Lobby) -> None:
        table = await here.row(await here.open(options={"anarchist": True}, listed=True, whispers=False))
        assert [chair.kind for chair in table.chairs] == ["person", "open", "open"]
        assert table.seats_of(here.ann.id) == {0}
        assert table.options == {"anarchist": True, "max_turns": "none"}, "live games have no last turn"
        assert (table.status, table.whispers, table.quick, table.rematch) == ("open", False, False, None)
        assert len(table.id) >= 16
        assert len(table.seed) == 32

    in_the_lobby(database, evening)


def test_chairs_are_for_friends_on_one_device_for_bots_and_for_who_comes(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table = await here.row(await here.open(seats=4, chairs=["bot:soldier", "me", "me: Zoe  B. ", "open"]))
        assert [(chair.kind, chair.bot, chair.name) for chair in table.chairs] == [
            ("bot", "soldier", "soldier 1"),
            ("person", "", "Ann"),
            ("person", "", "Zoe B."),
            ("open", "", ""),
        ]
        assert table.seats_of(here.ann.id) == {1, 2}

    in_the_lobby(file, evening)


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_wish(file: str, game: str) -> None:
    async def evening(here: Lobby) -> None:
        table = await here.row(await here.open(game=game, seats=2, chairs=["me", "bot:soldier"], start=True))
        assert table.status == "running"
        assert table.started_at is not None
        assert not table.make().over

    in_the_lobby(file, evening)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are coup"),
        ({"seats": 11}, "Coup"),
        ({"seats": -1}, "Coup"),
        ({"options": {"anarkist": True}}, "did you mean"),
        ({"options": {"first_player": 3}}, "first_player is a seat"),
        ({"clock": "never"}, "there is no clock 'never'; there are none"),
        ({"chairs": ["me", "bot:genius", "open"]}, "there is no bot 'genius' here; there are soldier, capo"),
        ({"chairs": ["me", "open"]}, "chairs has 2"),
        ({"chairs": ["me", "you", "open"]}, "chair 1 is open, bot:LEVEL, me or me:NAME"),
        ({"chairs": ["me", "open:Bob", "open"]}, "chair 1 is open, bot:LEVEL"),
        ({"chairs": ["me", "me:\u202e", "open"]}, "chair 1: a name"),
        ({"start": True}, "chair 1 is empty"),
    ],
)
def test_a_table_that_cannot_be_is_refused(file: str, wish: dict[str, Any], reason: str) -> None:
    async def evening(here: Lobby) -> None:
        with pytest.raises(Refusal, match=reason):
            await here.open(**wish)

    in_the_lobby(file, evening)


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_begins_is_drawn_unless_it_was_said(file: str, game: str) -> None:
    async def evening(here: Lobby) -> None:
        begins = [option.name for option in GAMES[game].options if option.begins]
        seen = set()
        for _ in range(30):
            table_id = await here.open(game=game, seats=2, chairs=["me", "bot:soldier"])
            assert not set(begins) & set((await here.row(table_id)).options), "nobody knows before the start"
            await opening.start(here.store, table_id, here.ann, now())
            seen |= {(await here.row(table_id)).options[name] for name in begins}
            await here.mark(table_id, status="over")
        assert seen == ({0, 1} if begins else set())
        for name in begins:
            table_id = await here.open(game=game, seats=2, chairs=["me", "bot:soldier"], options={name: 1}, start=True)
            assert (await here.row(table_id)).options[name] == 1

    in_the_lobby(file, evening)


def test_the_games_that_let_a_seat_begin_say_so() -> None:
    begins = {key: [option.name for option in game.options if option.begins] for key, game in GAMES.items()}
    assert begins == {"coup": ["first_player"], "corleone": [], "derpate": ["start_seat"]}


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_needs_is_what_the_rules_demand(game: str) -> None:
    """A form that follows `needs` and `seats` never says what is refused, and hides nothing that is not."""
    rules = GAMES[game]
    for option in rules.options:
        said: dict[str, object] = {option.name: option.default}
        for seats in range(rules.least, rules.most + 1):
            whole = dict.fromkeys(option.needs, True) | said
            if option.seats and seats not in option.seats:
                other = option.values[-1] if option.values else option.default
                with pytest.raises(ValueError, match=option.name):
                    rules.start(seats, whole | {option.name: other})
                continue
            rules.start(seats, whole)
            for missing in option.needs:
                with pytest.raises(ValueError, match=f"{option.name} means nothing without {missing}"):
                    rules.start(seats, {name: value for name, value in whole.items() if name != missing})


def test_nobody_has_more_tables_than_they_can_play_at(file: str) -> None:
    async def evening(here: Lobby) -> None:
        ids = [await here.open() for _ in range(MOST_HOSTED)]
        with pytest.raises(Refusal, match="close or end one"):
            await here.open()
        await here.open(host=here.bob)
        await opening.close(here.store, ids[0], here.ann)
        await here.open()
        await here.mark(ids[1], made_at=now() - opening.DAY)
        await here.open()

    in_the_lobby(file, evening)


def test_a_full_house_says_so_and_does_not_count_forgotten_tables(file: str) -> None:
    async def evening(here: Lobby) -> None:
        first = await here.open()

        async def another() -> None:
            _, done = opening.open_table(here.store, here.bob, Wish("coup", 2), now(), most=1)
            await done

        with pytest.raises(Refusal, match="come back later") as refused:
            await another()
        assert refused.value.status == 429
        await here.mark(first, made_at=now() - opening.FORGOTTEN - 1)
        await another()

    in_the_lobby(file, evening)


def test_what_is_no_table_is_not_found(database: str) -> None:
    async def evening(here: Lobby) -> None:
        for name in ("", "nowhere", "\x00", "a" * 1000, "..", "é", "' or 1 --"):
            assert await find_table(here.store, name) is None

    in_the_lobby(database, evening)


# chairs


def test_of_all_who_want_the_same_chair_one_gets_it(database: str) -> None:
    async def evening(here: Lobby) -> None:
        for _ in range(5):
            table_id = await here.open()
            wanting = [
                opening.sit_down(store, table_id, 1, person, person.name)
                for person, store in zip(here.people, here.nodes(), strict=False)
            ]
            done, refused = await all_at_once(wanting)
            assert (len(done), len(refused)) == (1, 3)
            assert {refusal.reason for refusal in refused} == {"that chair is taken"}
            table = await here.row(table_id)
            assert sum(1 in table.seats_of(person.id) for person in here.people) == 1

    in_the_lobby(database, evening)


def test_either_the_last_chair_is_left_or_the_game_starts(database: str) -> None:
    async def evening(here: Lobby) -> None:
        for _ in range(10):
            table_id = await here.open(seats=2)
            await opening.sit_down(here.other, table_id, 1, here.bob, "Bob")
            await all_at_once(
                [
                    opening.stand_up(here.other, table_id, 1, here.bob),
                    opening.start(here.store, table_id, here.ann, now()),
                ]
            )
            table = await here.row(table_id)
            assert (table.status, table.chairs[1].kind) in {("running", "person"), ("open", "open")}
            await here.mark(table_id, status="over")

    in_the_lobby(database, evening)


def test_only_the_host_seats_bots_clears_chairs_and_starts(file: str) -> None:
    async def evening(here: Lobby) -> None:
        store, ann, bob = here.store, here.ann, here.bob
        table_id = await here.open()
        await opening.sit_down(store, table_id, 1, bob, "Bob")
        deeds: list[Callable[[], Awaitable[object]]] = [
            lambda: opening.seat_bot(store, table_id, 2, bob, "random"),
            lambda: opening.stand_up(store, table_id, 0, bob),
            lambda: opening.start(store, table_id, bob, 9),
            lambda: opening.add_salt(store, table_id, 0, bob, "pepper"),
            lambda: opening.rename(store, table_id, 0, bob, "Eve"),
            lambda: opening.hand_over(store, table_id, 1, bob),
            lambda: opening.settle(store, table_id, bob, Change(clock="none")),
            lambda: opening.close(store, table_id, bob),
        ]
        for deed in deeds:
            with pytest.raises(Refusal) as refused:
                await deed()
            assert refused.value.status == 403
        with pytest.raises(Refusal, match="chair 2 is empty"):
            await opening.start(store, table_id, ann, 9)
        with pytest.raises(Refusal, match="there is no bot"):
            await opening.seat_bot(store, table_id, 2, ann, "genius")
        with pytest.raises(Refusal, match="there is no chair 3"):
            await opening.seat_bot(store, table_id, 3, ann, "random")
        with pytest.raises(Refusal, match="somebody sits there"):
            await opening.seat_bot(store, table_id, 1, ann, "random")
        await opening.seat_bot(store, table_id, 2, ann, "random")
        await opening.add_salt(store, table_id, 1, bob, "pepper")
        await opening.rename(store, table_id, 1, bob, "Bobby")
        await opening.start(store, table_id, ann, 9)
        table = await here.row(table_id)
        assert (table.status, table.started_at, table.salts) == ("running", 9, ["", "pepper", ""])
        assert table.chairs[1].name == "Bobby"
        for deed in deeds:
            with pytest.raises(Refusal, match="the game has begun"):
                await deed()

    in_the_lobby(file, evening)


def test_a_kicked_guest_takes_the_salt_along(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open()
        await opening.sit_down(here.store, table_id, 1, here.bob, "Bob")
        await opening.add_salt(here.store, table_id, 1, here.bob, "pepper")
        await opening.stand_up(here.store, table_id, 1, here.ann)
        table = await here.row(table_id)
        assert (table.chairs[1].kind, table.chairs[1].person, table.salts[1]) == ("open", None, "")
        with pytest.raises(Refusal, match="only who sits there"):
            await opening.stand_up(here.store, table_id, 0, here.bob)

    in_the_lobby(file, evening)


def test_a_host_who_leaves_is_followed_by_the_next_person(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open(seats=4, chairs=["open", "me", "me:Zoe", "bot:soldier"])
        await opening.sit_down(here.store, table_id, 0, here.bob, "Bob")
        await opening.stand_up(here.store, table_id, 1, here.ann)
        assert (await here.row(table_id)).host == here.ann.id, "Zoe is still here, on the same device"
        await opening.stand_up(here.store, table_id, 2, here.ann)
        assert (await here.row(table_id)).host == here.bob.id
        await opening.stand_up(here.store, table_id, 0, here.bob)
        assert (await here.row(table_id)).host == here.bob.id, "nobody is left to be it"

    in_the_lobby(file, evening)


def test_a_host_hands_over_and_closes(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open()
        with pytest.raises(Refusal, match="nobody sits there"):
            await opening.hand_over(here.store, table_id, 1, here.ann)
        await opening.sit_down(here.store, table_id, 1, here.bob, "Bob")
        await opening.hand_over(here.store, table_id, 1, here.ann)
        with pytest.raises(Refusal, match="only the host"):
            await opening.close(here.store, table_id, here.ann)
        await opening.close(here.store, table_id, here.bob)
        assert (await here.row(table_id)).status == "closed"
        with pytest.raises(Refusal, match="the table is closed"):
            await opening.sit_down(here.store, table_id, 2, here.cid, "Cid")

    in_the_lobby(file, evening)


def test_the_host_changes_what_was_agreed_on(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open(options={"anarchist": True})
        await opening.settle(here.store, table_id, here.ann, Change(clock="fast", listed=True))
        table = await here.row(table_id)
        assert (table.clock, table.listed, table.whispers) == ("fast", True, True)
        assert table.options["anarchist"] is True
        await opening.settle(here.store, table_id, here.ann, Change(options={"inquisitor": True}, whispers=False))
        table = await here.row(table_id)
        assert table.options == {"inquisitor": True, "max_turns": "none"}
        assert (table.clock, table.whispers) == ("fast", False)
        for change in (Change(options={"bomb_scope": "turn"}), Change(clock="never")):
            with pytest.raises(Refusal):
                await opening.settle(here.store, table_id, here.ann, change)
        assert (await here.row(table_id)) == table

    in_the_lobby(file, evening)


def test_the_host_takes_empty_chairs_away_and_puts_others_there(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open(seats=5, options={"first_player": 4})
        await opening.sit_down(here.store, table_id, 3, here.bob, "Bob")
        await opening.add_salt(here.store, table_id, 3, here.bob, "pepper")
        await opening.seat_bot(here.store, table_id, 4, here.ann, "soldier")
        await opening.settle(here.store, table_id, here.ann, Change(seats=3))
        table = await here.row(table_id)
        assert table.seats == 3
        assert [(chair.seat, chair.kind, chair.name) for chair in table.chairs] == [
            (0, "person", "Ann"),
            (1, "person", "Bob"),
            (2, "bot", "soldier 5"),
        ]
        assert table.salts == ["", "pepper", ""]
        assert "first_player" not in table.options, "the chairs have other numbers now"
        with pytest.raises(Refusal, match="3 chairs are taken"):
            await opening.settle(here.store, table_id, here.ann, Change(seats=2))
        with pytest.raises(Refusal, match="only the host"):
            await opening.settle(here.store, table_id, here.bob, Change(seats=4))
        for seats in (-1, 0, 1, 11, 10**9):
            with pytest.raises(Refusal, match="is for 2 to 10 players"):
                await opening.settle(here.store, table_id, here.ann, Change(seats=seats))
        assert (await here.row(table_id)) == table
        await opening.settle(here.store, table_id, here.ann, Change(seats=4))
        table = await here.row(table_id)
        assert [chair.kind for chair in table.chairs] == ["person", "person", "bot", "open"]
        assert table.salts == ["", "pepper", "", ""]
        await opening.sit_down(here.store, table_id, 3, here.cid, "Cid")
        await opening.start(here.store, table_id, here.ann, now())
        assert (await here.row(table_id)).make().seats == 4

    in_the_lobby(file, evening)


def test_what_cannot_be_with_so_many_is_refused_with_the_chairs(file: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open(seats=2, options={"two_player": "draft"})
        before = await here.row(table_id)
        with pytest.raises(Refusal):
            await opening.settle(here.store, table_id, here.ann, Change(seats=3))
        assert (await here.row(table_id)) == before
        await opening.settle(here.store, table_id, here.ann, Change(seats=3, options={}))
        assert (await here.row(table_id)).seats == 3

    in_the_lobby(file, evening)


@pytest.mark.parametrize("salt", ["x" * 65, "a\nb", "\x00"])
def test_a_salt_is_short_and_can_be_seen(file: str, salt: str) -> None:
    async def evening(here: Lobby) -> None:
        table_id = await here.open()
        with pytest.raises(Refusal, match="a salt has at most"):
            await opening.add_salt(here.store, table_id, 0, here.ann, salt)

    in_the_lobby(file, evening)
