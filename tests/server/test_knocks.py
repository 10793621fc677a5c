"""Somebody comes late and asks for the chair of a bot; whoever has it sees a hand, so the host says yes or no."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from backroom.server.lobby.rows import Refusal
from backroom.server.play import knocks
from backroom.server.play.knocks import MOST
from backroom.server.play.rooms import Room
from backroom.server.storage.schema import chairs
from backroom.wire.messages import Admit, Knocks
from tests.server.evening import Guest, at_a_table, sit

TAX = "duke captain 2 / assassin contessa 2 / duke duke 2"


def asked_for(guest: Guest) -> list[tuple[int, int, str]]:
    """What the guest was last told of those who ask for a chair."""
    told = [message for message in guest.got if isinstance(message, Knocks)]
    return [(knock.n, knock.seat, knock.name) for knock in told[-1].waiting] if told else []


@pytest.mark.rule("TABLE-11")
def test_a_late_friend_gets_the_chair_of_a_bot_if_the_host_says_yes(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        friend = sit(room, None)
        await knocks.take(room, "person None", "Zoe", 2)
        assert room.seating.is_bot(2), "nobody looks into a hand unasked"
        assert asked_for(guests[0]) == [(1, 2, "Zoe")]
        assert all(asked_for(other) == [] for other in (*guests[1:], friend)), "only the host is asked"
        await knocks.admit(room, guests[1], Admit(1, on=True))
        assert "only the host" in guests[1].refusals[-1].reason
        assert room.seating.is_bot(2)
        await knocks.admit(room, guests[0], Admit(1, on=True))
        assert guests[0].company.chairs[2].name == "Zoe"
        assert asked_for(guests[0]) == []
        kept = sa.select(chairs.c.person).where(chairs.c.seat == 2)
        assert await room.store.read(lambda connection: connection.execute(kept).scalar()) == "person None"

    at_a_table(tmp_path, evening, "coup", TAX, bots={2: "soldier"})


@pytest.mark.rule("TABLE-11")
def test_the_host_says_no_and_is_not_asked_again(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        friend = guests[3]
        await knocks.take(room, "person None", "Zoe", 2)
        room.part(guests[0])
        host = sit(room, 0)
        assert asked_for(host) == [(1, 2, "Zoe")], "also a host who has just come back"
        await knocks.admit(room, host, Admit(1, on=False))
        assert room.seating.is_bot(2)
        assert friend.refusals[-1].reason == "the host has said no"
        with pytest.raises(Refusal, match="the host has said no"):
            await knocks.take(room, "person None", "Zoe", 2)
        assert asked_for(host) == []
        await knocks.admit(room, host, Admit(1, on=True))
        assert "any more" in host.refusals[-1].reason

    at_a_table(tmp_path, evening, "coup", TAX, bots={2: "soldier"})


def test_nobody_asks_for_a_second_hand_or_for_the_chair_of_a_person(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        with pytest.raises(Refusal, match="you play another chair"):
            await knocks.take(room, "person 1", "Zoe", 2)
        with pytest.raises(Refusal, match="you play another chair"):
            await knocks.take(room, "person 0", "Zoe", 2)
        with pytest.raises(Refusal, match="taken"):
            await knocks.take(room, "person None", "Zoe", 1)
        for i in range(MOST):
            await knocks.take(room, f"person {i + 10}", f"Zoe {i}", 2)
        with pytest.raises(Refusal, match="too many ask"):
            await knocks.take(room, "person 99", "Zoe", 2)
        assert len(asked_for(guests[0])) == MOST

    at_a_table(tmp_path, evening, "coup", TAX, bots={2: "soldier"})


def test_a_host_without_a_chair_takes_that_of_a_bot(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        room.seating.host = "person None"
        await knocks.take(room, "person None", "Zoe", 2)
        assert guests[1].company.chairs[2].kind == "person"

    at_a_table(tmp_path, evening, "coup", TAX, bots={2: "soldier"})


def test_at_a_listed_table_no_stranger_takes_over_a_hand(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        room.seating.listed = True
        with pytest.raises(Refusal, match="the game has begun"):
            await knocks.take(room, "person None", "Zoe", 2)

    at_a_table(tmp_path, evening, "coup", TAX, bots={2: "soldier"})
