"""When questions close."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from backroom.server.play.clocks import FIRST_LOOK, PACES, SECOND, Looks
from backroom.server.play.hall import Hall
from backroom.server.storage.schema import words
from backroom.wire.messages import Say
from tests.server.evening import Evening, Guest, spend


def test_the_first_look_is_drawn_from_the_seed_and_the_question() -> None:
    looks, others = Looks(bytes(32)), Looks(bytes(31) + b"x")
    drawn = [looks.first(wait) for wait in range(200)]
    assert drawn == [looks.first(wait) for wait in range(200)], "every node draws the same"
    assert drawn != [others.first(wait) for wait in range(200)]
    assert min(drawn) >= FIRST_LOOK
    assert max(drawn) <= 1.75 * FIRST_LOOK
    assert max(drawn) - min(drawn) > 0.6 * FIRST_LOOK, "over the whole span"


def test_later_looks_are_evenly_apart_and_depend_on_nobody() -> None:
    looks = Looks(bytes(32))
    first = looks.first(7)
    assert looks.next(7, 0) == looks.next(7, first - 1) == first
    assert looks.next(7, first) == first + 4 * SECOND
    assert looks.next(7, first + 4 * SECOND) == first + 8 * SECOND


@pytest.mark.parametrize(
    ("pace", "usual", "limit"),
    [("none", 45, None), ("normal", 45, 45_000), ("fast", 45, 22_000), ("fast", 5, 8_000), ("relaxed", 10, 60_000)],
)
def test_a_pace_multiplies_the_usual_time(pace: str, usual: int, limit: int | None) -> None:
    assert PACES[pace].limit(usual) == limit


def test_days_are_days() -> None:
    assert PACES["days"].limit(30) == 48 * 3600 * SECOND


def test_time_stands_still_for_who_is_away_also_while_a_bot_thinks(tmp_path: Path) -> None:
    """The server was restarted while a question was open, and the bot wakes before anybody comes in."""

    async def evening(table: Evening) -> None:
        await table.room.say(table.guests[0], Say(0, 1, ["tax"]))
        table.room.players.close()
        long_ago = sa.update(words).values(at=words.c.at - 1_000_000)
        await table.store.write(lambda connection: connection.execute(long_ago))
        hall, guest = Hall(table.house), Guest(1)
        await hall.want("t", lambda room: room.welcome(guest, 0))
        assert guest.state.decision, "it is still asked"
        assert (guest.state.clock.left or 0) > 1_000
        await hall.close()

    spend(tmp_path, evening, bots={2: "soldier"}, clock="normal", options={"first_player": 0}, bot_pace=1)
