"""What a game shows in a terminal. The commands know only this page; each game has its own face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType

from backroom.bots import Bot, RandomBot
from backroom.bots.levels import TABLE_BUDGETS, characters, find_player, levels_of
from backroom.cli.screen import Names
from backroom.games.game import Fact, Game


class Choice(msgspec.Struct, frozen=True):
    """An option in plain words: what is typed, what it is called, what it does and risks.

    Choices with the same `verb` differ only in whom they are aimed at. `also` are other ways to say it. Those of one
    `group` are behind one line of the menu. `key` is typed for the option instead of its place in the menu, in a menu
    in which any option has one.
    """

    word: str
    verb: str
    title: str
    note: str
    target: str = ""
    also: tuple[str, ...] = ()
    group: str = ""
    key: str = ""


class Missing(NamedTuple):
    """An option that cannot be had: the reason in short, and its rule."""

    choice: Choice
    reason: str
    rule: str


class Clause(msgspec.Struct, frozen=True):
    """A fact in plain words; no text if it goes without saying.

    `owner` is set where a new turn begins, `chapter` where something else does that is nobody's turn, `weighty` is
    what nobody should miss, and `awaited` is what the breadcrumb above the next question says anyway.
    """

    text: str
    owner: int | None = None
    weighty: bool = False
    awaited: bool = False
    chapter: str = ""


class Samples(NamedTuple):
    """What the help says of a game: words, words cut short and look-ups to try, and what its table and hand show."""

    words: str
    short: str
    lookups: tuple[str, ...]
    table: str
    hand: str
    number: str = "choose that option"


class Page(NamedTuple):
    """Something more to look at, by a word of its own."""

    meaning: str
    show: Callable[[Any, Names], RenderableType]


def bots_of(game: str, edition: object = None) -> dict[str, Callable[[int], Bot]]:
    """The bots of a game, each made with a seed: by their level, the usual ones first, by their character, by time."""
    levels = levels_of(game)
    timed = [level.thinking(budget) for level in levels if level.thinks for budget in TABLE_BUDGETS]
    bots = [*levels, *(find_player(name, game) for name in characters(game)), *timed]
    return {level.name: partial(level.make, game, edition=edition) for level in bots}


class Face:
    """One game in a terminal: markup in, no rule inside."""

    samples: Samples

    def made_for(self, game: Game) -> Face:
        """The face of the same game with the cards of this one; most games have but one set of cards."""
        return self

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        """Whom one can play against, by kind, each made with a seed; the first kind is the usual one."""
        return {"random": RandomBot}

    def pages(self) -> dict[str, Page]:
        """What can be looked at beside the table and the hand, by the word that is typed."""
        return {}

    def primer(self, options: Mapping[str, object]) -> list[str]:
        """How to play, in six lines, and one more for each expansion."""
        raise NotImplementedError

    def board(self, view: Any, names: Names, facts: list[Fact]) -> RenderableType:
        """The table as the viewer sees it."""
        raise NotImplementedError

    def hand(self, view: Any) -> RenderableType:
        """What the viewer holds, and what it is good for."""
        raise NotImplementedError

    def glimpse(self, view: Any, *, brief: bool) -> RenderableType:
        """The hand as it is shown before a question: all of it, or what matters; `brief` is for a low window."""
        return self.hand(view)

    def status(self, view: Any) -> str:
        """The viewer's own lot in one line."""
        raise NotImplementedError

    def others(self, view: Any, names: Names) -> str:
        """The others in one line, above a question before which the table is not shown; empty if they do not matter."""
        return ""

    def crumbs(self, view: Any, names: Names) -> list[str]:
        """The procedures under way, outermost first."""
        raise NotImplementedError

    def title(self, view: Any, names: Names) -> str:
        """The viewer's open question, as a question."""
        raise NotImplementedError

    def hint(self, view: Any, names: Names, facts: list[Fact]) -> str:
        """What the viewer can know that bears on the question; empty if nothing does."""
        raise NotImplementedError

    def choices(self, view: Any, names: Names) -> list[Choice]:
        """The open options, in the order of the question."""
        raise NotImplementedError

    def missing(self, view: Any, names: Names) -> list[Missing]:
        """What somebody would look for and cannot have now."""
        raise NotImplementedError

    def refused(self, view: Any, names: Names) -> list[tuple[str, str]]:
        """The same for the menu, in a few lines: what, and the reason in short."""
        raise NotImplementedError

    def group(self, choices: list[Choice], view: Any) -> tuple[str, str]:
        """What stands for the choices of a group in a menu: its name and a note."""
        raise NotImplementedError

    def goes_without_asking(self, view: Any) -> bool:
        """Is there nothing to decide? The one answer is then given for the person, and told with what comes of it."""
        return False

    def takes_several(self, view: Any) -> bool:
        """Does the question want a list, so that several numbers may be typed in one line?"""
        return False

    def all_but(self, view: Any, words: list[str]) -> list[str]:
        """For such a question, the words of everything but these; empty if that cannot be said."""
        return []

    def make_up(self, view: Any, amounts: list[int]) -> list[str]:
        """For a list of money, the words that come to these amounts; empty if there is no such money."""
        return []

    def by_enter(self, view: Any) -> str:
        """The word that Enter alone means; empty if none is. A single option never needs one."""
        assert view.question is not None
        return "pass" if "pass" in view.question.actions else ""

    def at_stake(self, view: Any) -> str:
        """What would be lost by a thoughtless Enter, in half a sentence; empty if nothing would be."""
        return ""

    def shows_table(self, view: Any, *, news: bool) -> bool:
        """Are table and hand shown before the question? `news` says that something weighty was told since."""
        assert view.question is not None
        return news or view.question.kind == "turn"

    def exhibit(self, view: Any, names: Names) -> RenderableType | None:
        """What else the question is about, to be seen above it."""
        return None

    def moment(self, view: Any) -> str:
        """What the viewer is asked, in half a sentence: `you are asked whether you block`."""
        raise NotImplementedError

    def heading(self, facts: list[Fact], names: Names) -> str:
        """What the last of the facts begins, to find it again: `Turn 12, Bo`; empty if it begins nothing."""
        raise NotImplementedError

    def when(self, facts: list[Fact], names: Names) -> str:
        """The moment of a game, as the log heads it; empty before there is a heading."""
        headings = (self.heading(facts[:end], names) for end in range(len(facts), 0, -1))
        return next((found for found in headings if found), "")

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        """A clause for each of the facts, for reading along; `owner` is the name that stands before the first."""
        raise NotImplementedError

    def is_out(self, view: Any) -> bool:
        """Has the viewer lost already, while the others play on?"""
        raise NotImplementedError

    def why_out(self, facts: list[Fact], names: Names) -> str:
        """How the viewer came to be out of the game, in half a sentence."""
        raise NotImplementedError

    def line(self, fact: Fact, names: Names) -> str:
        """Any fact as a sentence, for the whole log; empty if another fact says it."""
        raise NotImplementedError

    def about(self, word: str, view: Any, names: Names, facts: list[Fact]) -> str:
        """A thing of the game, such as a card, in one line; empty if the word names none."""
        raise NotImplementedError

    def in_notation(self, label: str) -> str:
        """A label of any menu as a word of the game: `foreign aid` is `aid`."""
        raise NotImplementedError

    def why_not(self, word: str, view: Any) -> str:
        """Why a word of the game cannot be said at this moment, in a clause; empty where its rule says it all."""
        return ""

    def rules(self, word: str, view: Any) -> list[str]:
        """The rules behind a word of the game at this moment."""
        raise NotImplementedError

    def rules_of_question(self, view: Any) -> list[str]:
        """The rules behind the viewer's open question."""
        raise NotImplementedError

    def ending(self, view: Any, names: Names) -> RenderableType:
        """The open table after the end."""
        raise NotImplementedError
