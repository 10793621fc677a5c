"""How a playthrough writes down a table of Coup."""

from __future__ import annotations

from backroom.games.coup.view import CoupView
from backroom.games.game import Question


def spread(view: CoupView) -> dict[str, str]:
    """What lies open on the table, on one line."""
    seats = []
    for i, seat in enumerate(view.seats):
        lying = [*(f"+{card}" for card in seat.lost), *(seat.hand or ())]
        party = [seat.party] if seat.party else []
        seats.append(", ".join([f"P{i} {seat.coins} coins", *party, f"{seat.cards} cards", *lying]))
    middle = [f"court {view.court}", f"treasury {view.treasury}"]
    middle += [f"{pile} {n}" for pile, n in (("reserve", view.reserve), ("minted", view.minted)) if n]
    return {"": " | ".join([*seats, ", ".join(middle)])}


def breadcrumb(view: CoupView) -> str:
    """Where the game stands and who is asked."""
    asked = " ".join(f"P{seat}" for seat in view.asked) or "nobody"
    steps = " > ".join(step.text for step in view.where) or "the end"
    bombed = "; bombed " + " ".join(f"P{seat}" for seat in view.bombed) if view.bombed else ""
    return f"turn {view.turns}: {steps}; asked {asked}{bombed}"


def private(view: CoupView) -> str:
    """What one seat sees besides."""
    parts = [" ".join(view.hand) or "-"]
    parts += [f"{what} {' '.join(cards)}" for what, cards in (("drew", view.drawn), ("removed", view.removed)) if cards]
    parts += [f"examines {view.examined}"] if view.examined else []
    parts += [f"knows P{owner} {' '.join(cards)}" for owner, cards in view.known.items()]
    parts += [f"said {', '.join(view.said)}"] if view.said else []
    return " | ".join(parts)


def spell(question: Question) -> str:
    """A question, its choices, and what is missing among them."""
    missing: dict[str, list[str]] = {}
    for no in question.why_not:
        missing.setdefault(no.rule, []).append(no.action)
    lines = [f"{question.kind} ({question.rule})? {', '.join(question.actions)}"]
    return "; ".join([*lines, *(f"not {', '.join(words)} ({rule})" for rule, words in missing.items())])
