"""The face of Coup in the terminal: every question answered by the page that knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType

from backroom.bots.reckon import CoupView, top
from backroom.cli.coup import board, choices, lessons, telling
from backroom.cli.coup.telling import plural
from backroom.cli.coup.telling import title as card
from backroom.cli.face import Choice, Clause, Face
from backroom.cli.screen import Names
from backroom.games.game import Fact


class CoupFace(Face):
    """Coup in plain words."""

    def primer(self, options: Mapping[str, object]) -> list[str]:
        return lessons.PRIMER + [line for name, line in lessons.EXPANSIONS.items() if options.get(name)]

    def board(self, view: CoupView, names: Names, facts: list[Fact]) -> RenderableType:
        return board.board(view, names, facts)

    def hand(self, view: CoupView) -> RenderableType:
        return board.hand(view)

    def status(self, view: CoupView) -> str:
        return board.status(view)

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

    def hint(self, view: CoupView, names: Names) -> str:
        return choices.hint(view, names)

    def choices(self, view: CoupView, names: Names) -> list[Choice]:
        return choices.choices(view, names)

    def refused(self, view: CoupView, names: Names) -> list[tuple[str, str, str]]:
        return choices.refused(view, names)

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        return telling.clauses(facts, names, owner)

    def line(self, fact: Fact, names: Names) -> str:
        """A card that the viewer draws is told once, with its name."""
        mine = fact.args.get("seat") == names.viewer
        return "" if mine and fact.what == "drew_card" else telling.said(fact, names)

    def rules(self, word: str) -> list[str]:
        return lessons.BEHIND[lessons.verb_of(word)] if lessons.is_verb(word) else []

    def rules_of_question(self, view: CoupView) -> list[str]:
        assert view.question is not None
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


def examination(view: CoupView, names: Names) -> str:
    step = top(view, "Examine")
    actor, target = step.facts[:2] if step else (0, 0)
    if view.examined is None:
        return f"{names.start(actor)} examines you. Which card do you show?"
    return f"{names.start(target)} shows you {card(view.examined)}. What now?"
