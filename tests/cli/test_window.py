"""A low window: what happened since one's last word can be read together with the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import backroom
from backroom.bots import Bot, GreedyBot, PlainBot
from backroom.cli.sitting import Left, Sitting
from backroom.cli.story import News
from tests.cli.keyboard import Meek, sit

LOW, HIGH = 24, 60
SCENE = "$1 $2 $3 vig-night bathtub-gin / $1 $2 / $1 $2 / $1"


class Window:
    """A sitting at a window: what was printed before each question, and where in it the news begin."""

    def __init__(self, table: backroom.Table, height: int, others: Callable[[int], Bot]) -> None:
        self.sitting, self.out = sit(table, 0, iter(()), height)
        self.pages: list[tuple[str, list[str], str]] = []  # the kind of question, the lines, the first line of the news
        self.start = 0
        self.news = ""
        for seat, chair in self.sitting.chairs.items():
            chair.bot = others(seat)
        self.tell = self.sitting.story.tell
        self.sitting.story.tell = self.listen  # type: ignore[method-assign]

    def play(self, answer: Callable[[Sitting], str]) -> Window:
        def read(prompt: str) -> str:
            lines = [*self.out.getvalue()[self.start :].splitlines(), "", prompt]
            question = self.sitting.table.question(0)
            assert question is not None
            self.pages.append((question.kind, lines, self.news))
            self.start, self.news = len(self.out.getvalue()), ""
            return answer(self.sitting)

        self.sitting.read = read  # type: ignore[method-assign]
        try:
            self.sitting.play()
        except Left:
            assert not self.sitting.table.over
        return self

    def listen(self, *args: Any, **settings: Any) -> News:
        news = self.tell(*args, **settings)
        if news.shown is not None:
            self.news = "".join(part.text for part in self.sitting.console.render_lines(news.shown)[0]).rstrip()
        return news


def typing(*typed: str) -> Callable[[Sitting], str]:
    words: Iterator[str] = iter(typed)

    def answer(_: Sitting) -> str:
        for word in words:
            return word
        raise Left("nothing more is typed")

    return answer


def second(scene: str, height: int) -> list[str]:
    """Everything that is printed before the second turn of one's own."""
    window = Window(backroom.scene("corleone", scene), height, lambda seat: Meek())
    return window.play(typing("thug gowanus")).pages[1][1]


def at(lines: list[str], text: str) -> int:
    return next(n for n, line in enumerate(lines) if text in line)


def test_in_a_high_window_things_are_told_in_their_order() -> None:
    lines = second(SCENE, HIGH)
    order = ["You send a thug to Gowanus", "Act I,", "Your hand", "Your turn."]
    assert [at(lines, text) for text in order] == sorted(at(lines, text) for text in order)
    assert len(lines) > LOW


def test_in_a_low_window_the_table_goes_before_the_news() -> None:
    lines = second(SCENE, LOW)
    order = ["Act I,", "You send a thug to Gowanus", "Your hand", "Your turn."]
    assert [at(lines, text) for text in order] == sorted(at(lines, text) for text in order)
    assert at(lines, "You send a thug to Gowanus") >= len(lines) - LOW


def test_a_hand_that_does_not_fit_beside_the_news_is_told_in_fewer_lines() -> None:
    jobs = "vig-night bathtub-gin shakedown motorcade car-bomb-at-the-curb warehouse-heist"
    lines = second(f"$1 {jobs} / $1 $2 / $1 $2 / $1 / $1", LOW)
    assert at(lines, "You send a thug to Gowanus") >= len(lines) - LOW
    shown = " ".join(" ".join(lines).split())
    assert "Your jobs: Car Bomb at the Curb (lacks Gun and Blood Money) · Vig Night (lacks Gun) ·" in shown
    assert "Word at the Barbershop (you can pay it)" in shown


def test_a_menu_that_does_not_fit_says_only_what_things_cost() -> None:
    jobs = "double-the-bodyguards two-sets-of-books warehouse-heist tip-from-the-docks widows-mattress motorcade"
    scene = f"5*narcotics 3*gun 3*blood-money 3*booze {jobs} / $1 / $1 / $1 / $1"
    low, high = second(scene, LOW), second(scene, HIGH)
    assert at(low, "You send a thug to Gowanus") >= len(low) - LOW
    assert [line.split("Docks")[1].strip() for line in low if "Job: Tip from the Docks" in line] == ["Booze → $1."]
    assert any("Job: Tip from the Docks" in line and "Booze → $1. Look at" in line for line in high)


def test_a_pipe_has_no_height() -> None:
    table = backroom.scene("corleone", SCENE)
    sitting, out = sit(table, 0, iter(["thug gowanus"]))
    for chair in sitting.chairs.values():
        chair.bot = Meek()
    with pytest.raises(Left):
        sitting.play()
    later = out.getvalue().partition("Your turn.")[2]
    assert later.index("You send a thug to Gowanus") < later.index("Act I,")


@pytest.mark.parametrize(("game", "seats"), [("corleone", 4), ("coup", 6)])
def test_in_a_whole_game_the_news_of_nearly_every_turn_stay_in_the_window(game: str, seats: int) -> None:
    make: Callable[[int], Bot] = GreedyBot if game == "corleone" else PlainBot
    window = Window(backroom.new(game, seats=seats, seed=seats), LOW, make)
    me, heard = make(99), [0]

    def answer(sitting: Sitting) -> str:
        events = sitting.table.events(0)
        fresh, heard[0] = events[heard[0] :], len(events)
        return me.choose(sitting.table.view(0), fresh)

    window.play(answer)
    turns = [(lines, news) for kind, lines, news in window.pages if kind == "turn" and news]
    left = [news for lines, news in turns if not any(line.startswith(news) for line in lines[-LOW:])]
    assert len(turns) > 5
    assert len(left) <= len(turns) // 10
