"""What somebody writes who has installed Backroom. `test_types.py` has its types checked far from the repository."""

from __future__ import annotations

from typing import assert_type

import backroom
from backroom import CorleoneView, CoupView, DerPateView, Table, View

coup = backroom.new("coup", seats=3, seed=7)
assert_type(coup, Table[CoupView])
assert_type(coup.view(0).hand, list[str])
assert_type(coup.view(None).seats[1].coins, int)
assert_type(backroom.new("corleone", seats=2).view(1).suitcase, list[str])
assert_type(backroom.new("derpate", seats=2).view(1).car, str | None)

assert_type(backroom.scene("coup", "duke captain 2 / duke duke 2").view(0).known, dict[int, list[str]])
assert_type(backroom.scene("corleone", "$1 / $2").views([0, None])[0].deck, int)
assert_type(backroom.scene("derpate", "15k / 15k").clone().view(0).dice, dict[str, str])

line = coup.record()
assert_type(backroom.replay(line, "coup").view(0).treasury, int)
assert_type(backroom.replay(backroom.new("corleone", seats=2).record(), "corleone"), Table[CorleoneView])
assert_type(backroom.replay(backroom.new("derpate", seats=2).record(), "derpate"), Table[DerPateView])


def cards(table: Table, seat: int) -> list[str]:
    """Of any game: a table alone is a table of views, and what is in one is known by looking at it."""
    view = table.view(seat)
    assert_type(view, View)
    return view.hand if isinstance(view, CoupView | CorleoneView) else []


assert {name: len(cards(backroom.new(name, seats=2, seed=1), 0)) > 0 for name in backroom.games()}
assert cards(coup, 0) == cards(backroom.replay(line), 0)
for ask in coup.asks:
    assert_type(ask.seconds, int)
    assert_type([no.rule for no in ask.why_not], list[str])
assert_type([fact.text for fact in coup.events(0, since=2)], list[str])
