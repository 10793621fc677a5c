"""Sockets of a device that was logged out are shown the door, and nobody else's."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from backroom.server.edge.guard import COOKIE
from backroom.server.lobby import people
from backroom.server.play.devices import Devices
from tests.server.club import Club, at_the_club


@pytest.mark.parametrize("at_once", [people.AT_ONCE, 2])
def test_a_device_that_is_logged_out_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    monkeypatch.setattr(people, "AT_ONCE", at_once)

    async def evening(club: Club) -> None:
        guests = {name: await club.person(name) for name in ("Ada", "Ben", "Cem", "Dora", "Eva")}
        cookies = {name: guest.cookies[COOKIE] for name, guest in guests.items()}
        devices: Devices = club.app.state["devices"]
        gone: list[str] = []
        with ExitStack() as stack:
            for name, cookie in cookies.items():
                stack.enter_context(devices.watching(cookie, lambda name=name: gone.append(name)))  # type: ignore[misc]
            stack.enter_context(devices.watching("", lambda: gone.append("a spectator")))
            await devices.look()
            assert gone == []
            assert (await guests["Ben"].post("/api/people/me/logout", json={})).status_code < 300
            assert (await guests["Eva"].post("/api/people/me/renew", json={})).status_code < 300
            await devices.look()
            assert sorted(gone) == ["Ben", "Eva"]
        assert devices.watched == {}

    at_the_club(tmp_path, evening)
