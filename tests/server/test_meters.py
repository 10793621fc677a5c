"""How much may be said: counted by person and table, not by socket."""

from __future__ import annotations

import gc

from backroom.server.play.meters import Meters
from backroom.server.settings import Settings


def test_whoever_opens_a_second_socket_may_say_no_more() -> None:
    meters = Meters(Settings(messages_per_minute=60, lines_per_minute=30))
    first, second = meters.of("t", "ada"), meters.of("t", "ada")
    said = 0
    while first.messages.lets_through():
        said += 1
        assert said < 100
    assert said >= 10
    assert not second.messages.lets_through()
    assert second.lines.lets_through(), "lines are counted apart"
    assert meters.of("t", "bo").messages.lets_through()
    assert meters.of("u", "ada").messages.lets_through()


def test_nothing_is_kept_of_whoever_has_gone() -> None:
    meters = Meters(Settings())
    here = meters.of("t", "ada")
    meters.of("t", "bo")
    gc.collect()
    assert list(meters.known) == [("t", "ada")]
    assert meters.of("t", "ada") is here
