"""`why` after a game in the terminal: the bots tell what they thought, each of its own moves."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.theme import Theme

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.bots.levels import find_level
from backroom.bots.thoughts import THOUGHTS
from backroom.cli.faces import find_face
from backroom.cli.reasons import MOST, anew, recall, show_reasons
from backroom.cli.screen import STYLES, Screen
from backroom.cli.sitting import Sitting
from backroom.games.record import fresh, step


def played(game: str, level: str, seats: int = 3, seed: int = 4) -> tuple[Sitting, StringIO]:
    """A finished game of a person who says anything against bots of a level."""
    out = StringIO()
    console = Screen(theme=Theme(STYLES), highlight=False, emoji=False, file=out, width=100)
    table = backroom.new(game, seats=seats, seed=seed)
    sitting = Sitting(console, find_face(table.game), table, 0, lambda seat: find_level(level, game).make(game, seat))
    play_on(table, {**sitting.chairs, **seat_bots(table, [0], RandomBot)})
    assert table.over
    return sitting, out


def asked(sitting: Sitting, out: StringIO, *words: str) -> str:
    out.seek(0)
    out.truncate()
    show_reasons(sitting.console, sitting, list(words))
    return out.getvalue()


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_a_bot_tells_what_it_thought(game: str) -> None:
    sitting, out = played(game, "soldier")
    told = [one for one in recall(sitting)[1] if one.seat == 1]
    last = asked(sitting, out, "Ada")
    every = asked(sitting, out, "ada", "ALL")
    assert "What Ada was thinking" in last
    assert ("how often Ada hoped to win" in last) == ("%)" in last) == (game == "coup")
    assert last.count("\n") <= every.count("\n")
    assert all(f"\n{one.word + 1:>{len(str(told[-1].word + 1))}}  " in every for one in told)
    shown = len(anew(told)[-MOST:])
    assert (f"The last {shown} thoughts of {len(told)} moves" in last) == (shown < len(told))
    assert "The last" not in every
    flat = " ".join(every.split())
    assert all(THOUGHTS[game][one.reason.thought] in flat for one in told)


@pytest.mark.parametrize(
    ("game", "moment"),
    [
        ("coup", r"\b{number}  Turn (\d+), (You|Ada|Bo): "),
        ("corleone", r"\b{number}  Act (I|II|III|IV), ((your|Ada's|Bo's) turn \d+|Turf War|Bribery|Tribute): "),
        ("derpate", r"\b{number}  (Set-up|Round [1-7](, (your|Ada's|Bo's) turn)?): "),
    ],
)
def test_it_says_when_it_was(game: str, moment: str) -> None:
    """At every move that begins another turn than the one before it."""
    sitting, out = played(game, "soldier")
    table, told = recall(sitting)
    every = asked(sitting, out, "Ada", "all")
    mine = [one.word for one in told if one.seat == 1]
    turns = [word for word in mine if re.search(moment.format(number=word + 1), every)]
    assert turns[0] == mine[0]
    assert len(turns) >= 4
    before = -1
    for word in turns:
        twin = fresh(table)
        for seat, action in table.log[:word]:
            step(twin, seat, action)
        moments = [i for i, fact in enumerate(twin.events()) if fact.what in ("turn", "round", "phase", "car")]
        assert (moments or [0])[-1] > before
        before = (moments or [0])[-1]


@pytest.mark.parametrize("game", ["coup", "corleone", "derpate"])
def test_every_moment_of_a_thought_is_found_in_the_log(game: str) -> None:
    sitting, out = played(game, "soldier")
    thoughts = asked(sitting, out, "Ada", "all")
    out.truncate(0)
    sitting.show_log(sitting.table.view(0))
    log = {line.strip() for line in out.getvalue().splitlines()}
    moments = re.findall(r"^ *\d+  ((?:Turn|Act|Round) .*?):", thoughts, re.MULTILINE)
    assert len(moments) >= 4
    assert "Turns are called as in log" in thoughts
    headings = {line.partition("  ")[2].strip() for line in log}
    assert set(moments) <= headings


def test_each_word_is_the_bot_s_own() -> None:
    table, told = recall(played("coup", "soldier")[0])
    assert {one.seat for one in told} == {1, 2}
    assert all(table.log[one.word][0] == one.seat for one in told)
    assert all(table.game.spell(table.log[one.word][1]) == one.reason.word for one in told)


def test_the_person_is_called_you() -> None:
    sitting, out = played("coup", "soldier", seed=0)
    told = asked(sitting, out, "Ada", "all")
    assert "Steal from you" in told
    assert "from You" not in told


def test_it_asks_whose_thoughts_are_wanted() -> None:
    sitting, out = played("coup", "soldier")
    assert "Type why Ada or why Bo." in asked(sitting, out)
    assert "Type why Ada or why Bo." in asked(sitting, out, "Zoe")
    duel, out = played("coup", "soldier", seats=2)
    assert "What Ada was thinking" in asked(duel, out)


def test_a_reason_that_goes_for_many_cards_is_told_once() -> None:
    sitting, out = played("corleone", "soldier")
    told = [one for one in recall(sitting)[1] if one.seat == 1]
    going = [one for one in told if one.reason.word.startswith("discard ") and one.reason.thought == "tribute"]
    assert len(going) > len(anew(going)) > 0
    last, every = asked(sitting, out, "Ada"), asked(sitting, out, "Ada", "all")
    assert last.count("over the hand limit") < every.count("over the hand limit")


def test_who_has_no_reasons_tells_none() -> None:
    sitting, out = played("coup", "random")
    assert "keep their thoughts to themselves" in asked(sitting, out, "Ada")
