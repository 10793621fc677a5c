"""The face of Der Pate in the terminal: every question answered by the page that knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from backroom.bots import Bot
from backroom.cli.derpate import lessons
from backroom.cli.derpate.asking import Asking
from backroom.cli.derpate.board import Board
from backroom.cli.derpate.choices import Choices
from backroom.cli.derpate.ending import Ending
from backroom.cli.derpate.family import Family
from backroom.cli.derpate.forecast import Forecast, mine
from backroom.cli.derpate.lexicon import Lexicon, row_of
from backroom.cli.derpate.telling import Telling
from backroom.cli.face import Choice, Clause, Face, Missing, Page, Samples, bots_of
from backroom.cli.grammar import capital
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.edition import Edition
from backroom.games.derpate.steps import Turn
from backroom.games.derpate.view import DerPateView
from backroom.games.game import Fact, Game
from backroom.games.steps import innermost


class Printed(Protocol):
    """A game that knows what is printed on its board and cards."""

    rows: Edition


class DerPateFace(Face):
    """Der Pate in plain words, with the names of one edition."""

    samples = Samples(
        words="black · takeover gv2 · favour money",
        short="bl · take gv2 · fav mo",
        lookups=("press", "senator", "DP-CAR-05"),
        table="the road, the families, and how far the K.O. markers are",
        hand="your family: its tracks, chips, friends and debts",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lexicon = Lexicon(cast(Printed, game).rows)
        self.table = Board(self.lexicon)
        self.family = Family(self.lexicon)
        self.asking = Asking(self.lexicon)
        self.menu = Choices(self.lexicon, Forecast(self.lexicon))
        self.telling = Telling(self.lexicon)
        self.end = Ending(self.lexicon)

    def made_for(self, game: Game) -> Face:
        return self if game is self.game else DerPateFace(game)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return bots_of("derpate", self.lexicon.edition)

    def pages(self) -> dict[str, Page]:
        return {
            "map": Page("the road with the names of its businesses", self.table.map),
            "tableau": Page("what a die does in each row", self.table.tableau),
            "events": Page("all event cards: those that came, and those that may come", self.table.events),
        }

    def primer(self, options: Mapping[str, object]) -> list[str]:
        return lessons.PRIMER

    def board(self, view: DerPateView, names: Names, facts: list[Fact]) -> RenderableType:
        return self.table.board(view, names)

    def hand(self, view: DerPateView) -> RenderableType:
        return self.family.hand(view)

    def glimpse(self, view: DerPateView, *, brief: bool) -> RenderableType:
        return self.family.glimpse(view)

    def status(self, view: DerPateView) -> str:
        return self.family.status(view)

    def crumbs(self, view: DerPateView, names: Names) -> list[str]:
        return self.asking.crumbs(view, names)

    def title(self, view: DerPateView, names: Names) -> str:
        return self.asking.title(view, names)

    def hint(self, view: DerPateView, names: Names, facts: list[Fact]) -> str:
        return self.asking.hint(view, names)

    def choices(self, view: DerPateView, names: Names) -> list[Choice]:
        return self.menu.choices(view, names)

    def missing(self, view: DerPateView, names: Names) -> list[Missing]:
        return self.menu.missing(view, names)

    def refused(self, view: DerPateView, names: Names) -> list[tuple[str, str]]:
        return self.menu.refused(view, names)

    def group(self, choices: list[Choice], view: DerPateView) -> tuple[str, str]:
        return self.menu.group(choices, view)

    def goes_without_asking(self, view: DerPateView) -> bool:
        """One answer only, and nothing else to look for; or a pause that the next question makes up for."""
        assert view.question is not None
        words = view.question.actions
        if len(words) == 1:
            return not view.question.why_not
        if words[0] != "pass" or view.question.kind not in ("start", "pause"):
            return False
        if view.question.kind == "start":
            return not any(word.startswith("takeover") for word in words)
        return not self.pause_matters(view)

    def pause_matters(self, view: DerPateView) -> bool:
        """Is the next question too late for what could be used now?

        So it is at the end of the turn, before the consigliere if a friend could bring a member for him, and while
        others are about to use new chips. Elsewhere the next question offers the same, with more dice to look at.
        """
        turn = innermost(view.where, Turn)
        assert view.question is not None
        assert turn is not None, "a pause is a pause of a turn"
        if turn.row == w.ROWS:
            calls = self.lexicon.persons[view.tableau[-1].field] == "consigliere"
            return turn.stage == "done" or (calls and "favour member" in view.question.actions)
        return turn.stage == "done" and any(shown.fresh for shown in view.seats)

    def by_enter(self, view: DerPateView) -> str:
        """What most people mean. A service or a vacant business is never given away by accident."""
        assert view.question is not None
        match view.question.kind:
            case "start" | "pause" | "chip":
                return "pass"
            case "occupy":
                return f"occupy {view.car}"
            case "service" if "free" in view.question.actions:
                return "free"
            case _:
                return ""

    def shows_table(self, view: DerPateView, *, news: bool) -> bool:
        """Before a turn of one's own and before the questions of event cards; not between the rows of a turn."""
        assert view.question is not None
        kind = view.question.kind
        if kind in ("car", "district", "vacate", "bail", "start"):
            return True
        turn = innermost(view.where, Turn)
        return kind == "place" and turn is not None and turn.row == 1 and not turn.used

    def exhibit(self, view: DerPateView, names: Names) -> RenderableType | None:
        """The tableau: what its fields do, in the first round; later what lies on it."""
        assert view.question is not None
        if view.question.kind != "place":
            return None
        if view.round == 1:
            return self.table.tableau(view, names)
        if not view.tableau:
            return None
        rows = (
            f"{number} {placed.die} {placed.face}, {self.lexicon.field(number, placed.die, placed.face, placed.field)}"
            for number, placed in enumerate(view.tableau, 1)
        )
        return Text(f"Tableau: {' · '.join(rows)}")

    def moment(self, view: DerPateView) -> str:
        assert view.question is not None
        return lessons.MOMENTS[view.question.kind]

    def heading(self, facts: list[Fact], names: Names) -> str:
        last = facts[-1]
        if last.what not in ("round", "turn"):
            return ""
        rounds = [f"Round {fact.args['number']}" for fact in facts if fact.what == "round"]
        turns = [f"{names.owner(int(last.args['seat']))} turn"] if last.what == "turn" else []
        return capital(", ".join(rounds[-1:] + turns))

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        return self.telling.clauses(facts, names, owner)

    def is_out(self, view: DerPateView) -> bool:
        return view.viewer is not None and not view.over and not mine(view).in_play

    def why_out(self, facts: list[Fact], names: Names) -> str:
        return "you have left the table"

    def line(self, fact: Fact, names: Names) -> str:
        return self.telling.line(fact, names)

    def about(self, word: str, view: DerPateView, names: Names, facts: list[Fact]) -> str:
        return self.menu.about(word)

    def in_notation(self, label: str) -> str:
        return self.menu.in_notation(label)

    def why_not(self, word: str, view: DerPateView) -> str:
        return self.menu.why_not(word, view)

    def rules(self, word: str, view: DerPateView) -> list[str]:
        verb, _, die = word.partition(" ")
        row = row_of(view)
        if verb == "place" and row and die in view.dice:
            return lessons.PRESS if view.dice[die] == "puppet" and row < w.ROWS else lessons.ROWS[row - 1][die]
        if word in self.lexicon.names:
            return lessons.BUSINESS
        return lessons.BEHIND.get(lessons.verb_of(word), [])

    def rules_of_question(self, view: DerPateView) -> list[str]:
        assert view.question is not None
        return list(dict.fromkeys([view.question.rule, *lessons.ASKED.get(view.question.kind, [])]))

    def ending(self, view: DerPateView, names: Names) -> RenderableType:
        return self.end.ending(view, names)
