"""The face of Coup in the terminal: every question answered by the page that knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rich.console import RenderableType

from backroom.bots import Bot
from backroom.bots.coup.reckon import CoupView, copies, deck, doubted, fair_game, rivals
from backroom.cli.coup import board, choices, counting, lessons, telling
from backroom.cli.coup.stakes import risks_all
from backroom.cli.coup.telling import title as card
from backroom.cli.face import Choice, Clause, Face, Missing, Samples, bots_of
from backroom.cli.grammar import plural
from backroom.cli.screen import Names
from backroom.games.coup.steps import Examination
from backroom.games.game import Fact
from backroom.games.steps import innermost


class CoupFace(Face):
    """Coup in plain words."""

    samples = Samples(
        words="tax · steal Bo · challenge",
        short="t · st b",
        lookups=("steal", "duke", "COUP-CHAL-05"),
        table="everybody's coins, cards and claims",
        hand="your cards and what they do",
    )

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return bots_of("coup")

    def primer(self, options: Mapping[str, object]) -> list[str]:
        return lessons.PRIMER + [line for name, line in lessons.EXPANSIONS.items() if options.get(name)]

    def board(self, view: CoupView, names: Names, facts: list[Fact]) -> RenderableType:
        return board.board(view, names, facts)

    def hand(self, view: CoupView) -> RenderableType:
        return board.hand(view)

    def status(self, view: CoupView) -> str:
        return board.status(view)

    def others(self, view: CoupView, names: Names) -> str:
        return board.others(view, names)

    def crumbs(self, view: CoupView, names: Names) -> list[str]:
        return telling.crumbs(view, names)

    def title(self, view: CoupView, names: Names) -> str:
        assert view.question is not None
        match view.question.kind:
            case "reveal" | "decide":
                return examination(view, names)
            case "return":
                cards = len(view.hand) - view.seats[view.viewer or 0].cards
                return f"{plural(cards, 'card')} must go back to the court. Which{' one first' if cards > 1 else ''}?"
            case kind:
                return TITLES[kind]

    def hint(self, view: CoupView, names: Names, facts: list[Fact]) -> str:
        return choices.hint(view, names, facts)

    def choices(self, view: CoupView, names: Names) -> list[Choice]:
        return choices.choices(view, names)

    def missing(self, view: CoupView, names: Names) -> list[Missing]:
        return choices.missing(view, names)

    def refused(self, view: CoupView, names: Names) -> list[tuple[str, str]]:
        return choices.refused(view, names)

    def by_enter(self, view: CoupView) -> str:
        """Passing, except where it could cost the last card."""
        return "" if risks_all(view) else super().by_enter(view)

    def at_stake(self, view: CoupView) -> str:
        return "your last card is at stake, so Enter does not pass" if risks_all(view) else ""

    def moment(self, view: CoupView) -> str:
        assert view.question is not None
        return lessons.MOMENTS[view.question.kind]

    def heading(self, facts: list[Fact], names: Names) -> str:
        if facts[-1].what != "turn":
            return ""
        turns = [fact for fact in facts if fact.what == "turn"]
        return f"Turn {len(turns)}, {names.start(int(facts[-1].args['seat']))}"

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        return telling.clauses(facts, names, owner)

    def is_out(self, view: CoupView) -> bool:
        return view.viewer is not None and not view.over and not view.seats[view.viewer].alive

    def why_out(self, facts: list[Fact], names: Names) -> str:
        rules = [fact.rule for fact in facts if fact.what == "lost" and fact.args["seat"] == names.viewer]
        return lessons.ENDS.get(rules[-1] if rules else "", "you have no card left")

    def line(self, fact: Fact, names: Names) -> str:
        return telling.line(fact, names)

    def about(self, word: str, view: CoupView, names: Names, facts: list[Fact]) -> str:
        if word not in deck(view):
            return ""
        there_are = f"there are {copies(view)}, you see {counting.on_view(view, word) or 'none'}"
        there_are += counting.elsewhere(view, names, facts, word)
        return f"[card]{card(word)}[/]  {lessons.does(word, view.options)} · {there_are}"

    def in_notation(self, label: str) -> str:
        return choices.in_notation(label)

    def rules(self, word: str, view: CoupView) -> list[str]:
        if not lessons.is_verb(word):
            return []
        verb = lessons.verb_of(word)
        if verb == "challenge" and accuses(view):
            return lessons.ACCUSATION
        limited = len(fair_game(view)) < len(rivals(view))
        return lessons.BEHIND[verb] + (lessons.BETWEEN_MATES.get(verb, []) if limited else [])

    def rules_of_question(self, view: CoupView) -> list[str]:
        assert view.question is not None
        if view.question.kind == "challenge" and accuses(view):
            return lessons.ACCUSATION
        return [view.question.rule, *lessons.ASKED.get(view.question.kind, [])]

    def ending(self, view: CoupView, names: Names) -> RenderableType:
        return board.ending(view, names)


TITLES = {
    "turn": "Your turn. What do you do?",
    "challenge": "Challenge?",
    "block": "Block?",
    "prove": "Can you prove it?",
    "lose": "Which card do you lose?",
    "bomb": "What do you do with it?",
    "redirect": "Who gets the bomb instead?",
    "draft": "Which card do you keep? The other four leave the game.",
    "party": "Which party do you join?",
}


def accuses(view: CoupView) -> bool:
    """Is it an embezzler whom one may challenge now?"""
    claim = doubted(view)
    return claim is not None and claim.claim == "no duke"


def examination(view: CoupView, names: Names) -> str:
    step = innermost(view.where, Examination)
    assert step is not None, "it is asked by an examination"
    if view.examined is None:
        return f"{names.start(step.seat)} examines you. Which card do you show?"
    return f"{names.start(step.target)} shows you {card(view.examined)}. What now?"
