"""Who somebody is: names, devices, the link of return, and being forgotten; on a real database."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from backroom.server.lobby.matching import vanish
from backroom.server.lobby.people import (
    MOST_DEVICES,
    BadName,
    Person,
    arrive,
    clean_name,
    come_back,
    log_out,
    offer_return,
    recognise,
    rename,
    renew,
)
from backroom.server.storage.schema import devices, people
from tests.server.lobbying import Lobby, in_the_lobby


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/backroom.sqlite"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200c", "a\ufeffb", "a\ud800"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ann", "مهشید", "می‌خواهم", "Łucja", "ヒロ", "Q"])
def test_a_name_of_any_language_is_taken(name: str) -> None:
    assert clean_name(name) == name


def test_somebody_new_is_recognised_by_the_secret_alone(database: str) -> None:
    async def evening(here: Lobby) -> None:
        person, secret, known = arrive(here.store, "  Mahshid   R. ", 5)
        await known
        assert person.name == "Mahshid R."
        assert await recognise(here.other, secret) == person
        for wrong in ("", secret + "x", person.id, "é" * 40, "x" * 101, "\x00"):
            assert await recognise(here.store, wrong) is None
        await rename(here.store, person, "Bahareh")
        assert await recognise(here.other, secret) == Person(person.id, "Bahareh")

    in_the_lobby(database, evening)


def test_no_secret_is_in_the_database(file: str) -> None:
    async def evening(here: Lobby) -> None:
        person, secret, known = arrive(here.store, "Ann", 5)
        await known
        link, known = offer_return(here.store, person)
        await known

        def everything(connection: sa.Connection) -> str:
            return "".join(str(list(connection.execute(sa.select(table)))) for table in (people, devices))

        kept = await here.store.read(everything)
        assert person.id in kept
        assert secret not in kept
        assert link not in kept

    in_the_lobby(file, evening)


def test_a_link_of_return_makes_other_devices_mine_until_there_is_a_newer_one(database: str) -> None:
    async def evening(here: Lobby) -> None:
        person, first, known = arrive(here.store, "Ann", 5)
        await known
        assert await come_back(here.store, first, 6) is None, "a cookie is no link"
        link, known = offer_return(here.store, person)
        await known
        assert await recognise(here.store, link) is None, "a link is no cookie"
        for at in (7, 8):
            found = await come_back(here.other, link, at)
            assert found is not None
            assert found[0] == person
            assert await recognise(here.store, found[1]) == person
        _, known = offer_return(here.store, person)
        await known
        assert await come_back(here.store, link, 9) is None
        assert await recognise(here.store, first) == person
        assert await come_back(here.store, "", 9) is None
        assert await come_back(here.store, "x" * 5000, 9) is None

    in_the_lobby(database, evening)


def test_logging_out_ends_one_device_and_renewing_all_others(file: str) -> None:
    async def evening(here: Lobby) -> None:
        person, first, known = arrive(here.store, "Ann", 5)
        await known
        link, known = offer_return(here.store, person)
        await known
        second, third = [(await come_back(here.store, link, at) or ("", ""))[1] for at in (6, 7)]
        await log_out(here.store, second)
        assert [await recognise(here.store, secret) for secret in (first, second, third)] == [person, None, person]
        fresh, known = renew(here.store, person, 8)
        await known
        secrets = (first, second, third, fresh)
        assert [await recognise(here.store, secret) for secret in secrets] == [None, None, None, person]
        assert await come_back(here.store, link, 9) is None
        assert await recognise(here.store, "") is None

    in_the_lobby(file, evening)


def test_the_oldest_device_is_forgotten_when_there_are_too_many(file: str) -> None:
    async def evening(here: Lobby) -> None:
        person, first, known = arrive(here.store, "Ann", 0)
        await known
        link, known = offer_return(here.store, person)
        await known
        found = [await come_back(here.store, link, at) for at in range(1, MOST_DEVICES + 1)]
        assert await recognise(here.store, first) is None
        assert all([each is not None and await recognise(here.store, each[1]) == person for each in found])

    in_the_lobby(file, evening)


def test_who_was_forgotten_is_nobody_on_every_device(database: str) -> None:
    async def evening(here: Lobby) -> None:
        person, secret, known = arrive(here.store, "Ann", 5)
        await known
        link, known = offer_return(here.store, person)
        await known
        await vanish(here.store, person)
        assert await recognise(here.store, secret) is None
        assert await come_back(here.store, link, 6) is None

    in_the_lobby(database, evening)
