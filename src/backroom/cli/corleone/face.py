"""The face of Corleone's Empire in the terminal: every question answered by the page that knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from rich.console import Group, RenderableType
from rich.text import Text

from backroom.bots import Bot
from backroom.cli.corleone import lessons
from backroom.cli.corleone.asking import Asking
from backroom.cli.corleone.board import PHASES, Board
from backroom.cli.corleone.cards import Cards
from backroom.cli.corleone.choices import Choices
from backroom.cli.corleone.ending import Ending
from backroom.cli.corleone.lexicon import Lexicon, make_up
from backroom.cli.corleone.telling import Telling
from backroom.cli.face import Choice, Clause, Face, Missing, Page, Samples, bots_of
from backroom.cli.grammar import capital
from backroom.cli.screen import Names
from backroom.games.corleone.edition import Edition
from backroom.games.corleone.view import CorleoneView
from backroom.games.game import Fact, Game


class Printed(Protocol):
    """A game that knows what is printed on its cards."""

    rows: Edition


MONEY = ("bid", "offer")  # questions whose numbers are dollars


class CorleoneFace(Face):
    """Corleone's Empire in plain words, with the names of one edition."""

    samples = Samples(
        words="thug penn central · don union square · job bathtub gin",
        short="th penn · don union · j bath",
        lookups=("thug", "suitcase", "CE-TURF-05"),
        table="the map, the families and the supply",
        hand="your cards and the public jobs: what they cost, pay and do",
        number="choose that option; for a bid, dollars: 5 1 is a note of five and a one, 0 is nothing",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lexicon = Lexicon(cast(Printed, game).rows)
        self.cards = Cards(self.lexicon)
        self.table = Board(self.lexicon)
        self.asking = Asking(self.lexicon)
        self.menu = Choices(self.lexicon, self.cards)
        self.telling = Telling(self.lexicon)
        self.end = Ending(self.lexicon)

    def made_for(self, game: Game) -> Face:
        return self if game is self.game else CorleoneFace(game)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return bots_of("corleone", self.lexicon.edition)

    def pages(self) -> dict[str, Page]:
        return {
            "map": Page("every space between the territories: what it touches and gives", self.table.spaces),
            "jobs": Page("public jobs, and the jobs that everybody has done", self.cards.jobs),
            "allies": Page("the allies for sale and in play", self.cards.allies),
            "rivals": Page("what you can be sure that the others hold", self.cards.rivals),
        }

    def primer(self, options: Mapping[str, object]) -> list[str]:
        return lessons.PRIMER

    def board(self, view: CorleoneView, names: Names, facts: list[Fact]) -> RenderableType:
        return self.table.board(view, names)

    def hand(self, view: CorleoneView) -> RenderableType:
        return self.cards.hand(view)

    def glimpse(self, view: CorleoneView, *, brief: bool) -> RenderableType:
        return self.cards.brief(view) if brief else self.cards.glimpse(view)

    def status(self, view: CorleoneView) -> str:
        return self.cards.status(view)

    def crumbs(self, view: CorleoneView, names: Names) -> list[str]:
        return self.asking.crumbs(view, names)

    def title(self, view: CorleoneView, names: Names) -> str:
        return self.asking.title(view, names)

    def hint(self, view: CorleoneView, names: Names, facts: list[Fact]) -> str:
        return self.asking.hint(view, names)

    def choices(self, view: CorleoneView, names: Names) -> list[Choice]:
        return self.menu.choices(view, names)

    def missing(self, view: CorleoneView, names: Names) -> list[Missing]:
        return self.menu.missing(view, names)

    def refused(self, view: CorleoneView, names: Names) -> list[tuple[str, str]]:
        return self.menu.refused(view, names)

    def group(self, choices: list[Choice], view: CorleoneView) -> tuple[str, str]:
        return self.menu.group(choices, view)

    def goes_without_asking(self, view: CorleoneView) -> bool:
        return view.question is not None and len(view.question.actions) == 1

    def takes_several(self, view: CorleoneView) -> bool:
        return view.question is not None and view.question.kind in ("bid", "tribute")

    def all_but(self, view: CorleoneView, words: list[str]) -> list[str]:
        if view.question is None or view.question.kind != "tribute":
            return []
        going = Counter(f"discard {card}" for card in view.hand)
        return list((going - Counter(words) - Counter(view.said)).elements())

    def make_up(self, view: CorleoneView, amounts: list[int]) -> list[str]:
        """Note by note where there is such a note, else with as few as can be; an offer is a single note."""
        if view.question is None or view.question.kind not in MONEY:
            return []
        verb = view.question.kind
        purse = view.suitcase if verb == "bid" else view.hand
        left = Counter(int(note[1:]) for note in purse if note.startswith("$"))
        left -= Counter(int(word.partition("$")[2]) for word in view.said)
        notes = make_up(amounts, left)
        return [f"{verb} ${note}" for note in notes] if verb == "bid" or len(notes) == 1 else []

    def by_enter(self, view: CorleoneView) -> str:
        """What most people mean. Passing is never meant by accident: it gives something away."""
        assert view.question is not None
        match view.question.kind:
            case "order":
                return "money first"
            case "first":
                return self.asking.sharing.by_enter(view)
            case "front":
                return "accept"
            case "bid" | "tribute" if view.said:
                return "done"
            case _:
                return ""

    def shows_table(self, view: CorleoneView, *, news: bool) -> bool:
        """Before a turn of one's own and before a bid, but not between two words of it."""
        assert view.question is not None
        return (view.question.kind == "turn" and not view.half) or (view.question.kind == "bid" and not view.said)

    def exhibit(self, view: CorleoneView, names: Names) -> RenderableType | None:
        assert view.question is not None
        if view.question.kind != "bid" or view.said:
            return None
        return Group(self.cards.for_sale(view), Text(""), self.cards.bidders(view, names))

    def moment(self, view: CorleoneView) -> str:
        assert view.question is not None
        return lessons.MOMENTS[view.question.kind]

    def heading(self, facts: list[Fact], names: Names) -> str:
        last = facts[-1]
        if last.what not in ("phase", "turn"):
            return ""
        begun = max((i for i, fact in enumerate(facts) if fact.what == "phase"), default=-1)
        act = f"Act {facts[begun].args['act']}, " if begun >= 0 else ""  # a scene begins where it likes
        if last.what == "phase":
            return act + PHASES[str(last.args["phase"])]
        turns = [fact for fact in facts[begun + 1 :] if fact.what == "turn" and fact.args["seat"] == last.args["seat"]]
        return capital(f"{act}{names.owner(int(last.args['seat']))} turn {len(turns)}")

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        return self.telling.clauses(facts, names, owner)

    def is_out(self, view: CorleoneView) -> bool:
        return view.viewer is not None and not view.over and not view.seats[view.viewer].in_play

    def why_out(self, facts: list[Fact], names: Names) -> str:
        return "you have left the table"

    def line(self, fact: Fact, names: Names) -> str:
        return self.telling.line(fact, names)

    def about(self, word: str, view: CorleoneView, names: Names, facts: list[Fact]) -> str:
        return self.menu.about(word)

    def in_notation(self, label: str) -> str:
        return self.menu.in_notation(label)

    def why_not(self, word: str, view: CorleoneView) -> str:
        return self.menu.why_not(word, view)

    def rules(self, word: str, view: CorleoneView) -> list[str]:
        return lessons.BEHIND.get(lessons.verb_of(word), [])

    def rules_of_question(self, view: CorleoneView) -> list[str]:
        assert view.question is not None
        return list(dict.fromkeys([view.question.rule, *lessons.ASKED.get(view.question.kind, [])]))

    def ending(self, view: CorleoneView, names: Names) -> RenderableType:
        return self.end.ending(view, names)
