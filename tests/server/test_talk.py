"""People at a table talk, whisper and wave."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.server.play import company
from backroom.server.play.rooms import Room
from backroom.wire.messages import Mute, React, Sign, Talk
from tests.server.evening import Guest, at_a_table, sit

TAX = "duke captain 2 / assassin contessa 2 / duke duke 2"


def test_a_line_reaches_everybody_and_whoever_comes_later(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.talk(room, guests[0], Talk("  <b>hello</b>   all "))
        assert [guest.lines[-1].text for guest in guests] == ["<b>hello</b> all"] * 4
        assert sit(room, 1).lines == guests[1].lines

    at_a_table(tmp_path, evening)


@pytest.mark.rule("TABLE-13")
def test_a_whisper_reaches_two_and_no_number_tells_of_it(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.talk(room, guests[0], Talk("I hold the duke", to=1))
        await company.talk(room, guests[0], Talk("good evening"))
        assert [line.text for line in guests[1].lines] == ["I hold the duke", "good evening"]
        for other in guests[2:]:
            assert [(line.n, line.text) for line in other.lines] == [(1, "good evening")]
        assert [line.text for line in sit(room, 2).lines] == ["good evening"]
        await company.talk(room, guests[3], Talk("psst", to=1))
        assert "from one seat to another" in guests[3].refusals[-1].reason

    at_a_table(tmp_path, evening)


@pytest.mark.rule("TABLE-13")
def test_the_host_takes_a_voice_and_gives_it_back(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.mute(room, guests[1], Mute(2, on=True))
        assert guests[1].refusals[-1].reason == "only the host can do that"
        await company.mute(room, guests[0], Mute(2, on=True))
        await company.mute(room, guests[0], Mute(None, on=True))
        for guest in guests[2:]:
            await company.talk(room, guest, Talk("hello"))
            assert "silence" in guest.refusals[-1].reason
        assert guests[0].company.chairs[2].muted
        await company.mute(room, guests[0], Mute(2, on=False))
        await company.talk(room, guests[2], Talk("hello"))
        assert guests[0].lines[-1].name == "Name 2"

    at_a_table(tmp_path, evening)


@pytest.mark.rule("TABLE-13")
@pytest.mark.parametrize("text", ["", "   ", "a\x00b", "\u202eevil", "x" * 401])
def test_a_line_that_cannot_be_shown_is_refused(tmp_path: Path, text: str) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.talk(room, guests[0], Talk(text))
        assert guests[0].refusals[-1].to == "talk"
        assert guests[1].lines == []

    at_a_table(tmp_path, evening)


def test_a_reaction_is_seen_by_all_and_out_of_a_list(tmp_path: Path) -> None:
    async def evening(room: Room, guests: list[Guest]) -> None:
        await company.react(room, guests[1], React("laugh"))
        assert guests[3].got[-1] == Sign(1, "Name 1", "laugh")
        await company.react(room, guests[1], React("<script>"))
        assert "there is no such sign" in guests[1].refusals[-1].reason

    at_a_table(tmp_path, evening)
