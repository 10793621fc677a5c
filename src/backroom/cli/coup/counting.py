"""Where the cards of a character are, as far as the viewer of a game of Coup can know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from backroom.bots.coup.reckon import CoupView, copies, in_sight
from backroom.cli.coup.telling import title
from backroom.cli.grammar import listed
from backroom.cli.screen import Names
from backroom.games.game import Fact


class PutBack(msgspec.Struct, frozen=True):
    """Cards that the viewer saw go to the court: those that are there still, and those that may have been drawn."""

    there: Counter[str]
    perhaps: Counter[str]


def put_back(facts: Iterable[Fact], me: int | None) -> PutBack:
    """From what the viewer was told. A card that may be one of them, and is seen elsewhere, counts no more here."""
    there: Counter[str] = Counter()
    perhaps: Counter[str] = Counter()
    for fact in facts:
        role, mine = str(fact.args.get("role", "")), fact.args.get("seat") == me
        match fact.what:
            case "returned":
                perhaps -= Counter() if mine else Counter([role])
                there[role] += 1
            case "drew" if there[role]:
                there[role] -= 1
            case "drew":
                perhaps -= Counter([role])
            case "drew_card" if not mine:
                perhaps += there
                there.clear()
            case "lost" if not mine:
                perhaps -= Counter([role])
            case _:
                pass
    return PutBack(there, perhaps)


def cards_of(role: str) -> str:
    """Cards of a character: `Dukes`."""
    return f"{title(role)}s"


def face_up(view: CoupView, role: str) -> bool:
    """Do all cards of a character lie open, so that everybody can see that nobody holds it?"""
    return sum(shown.lost.count(role) for shown in view.seats) >= copies(view)


def on_view(view: CoupView, role: str) -> int:
    """How many cards of a character the viewer has before the eyes: in hand or face up."""
    return in_sight(view, role) - view.removed.count(role)


def located(view: CoupView, facts: Iterable[Fact], role: str, seat: int) -> int:
    """How many cards of a character the viewer knows to be elsewhere than in the hand of that seat."""
    seen = sum(cards.count(role) for other, cards in view.known.items() if other != seat)
    return in_sight(view, role) + seen + put_back(facts, view.viewer).there[role]


def count(view: CoupView, names: Names, facts: Iterable[Fact], role: str) -> str:
    """`You see 1 of the 3 Dukes; 1 that was put back lies in the court.`"""
    seen = f"You see {on_view(view, role) or 'none'} of the {copies(view)} {cards_of(role)}"
    return f"{seen}{elsewhere(view, names, facts, role)}."


def elsewhere(view: CoupView, names: Names, facts: Iterable[Fact], role: str) -> str:
    """What is known of the cards that are out of sight; begins with a semicolon if there is anything."""
    holders = [names.owner(seat) for seat, cards in view.known.items() if role in cards]
    seen = sum(cards.count(role) for cards in view.known.values())
    court = put_back(facts, view.viewer)
    there, perhaps = court.there[role], max(0, court.perhaps[role] - seen)
    away = view.removed.count(role)
    parts = [f"{away} left the game in your draft"] if away else []
    parts += [f"{seen} {'is' if seen == 1 else 'are'} in {listed(holders)} hand"] if seen else []
    parts += [f"{back(there)} {'lies' if there == 1 else 'lie'} in the court"] if there else []
    parts += [f"{back(perhaps)} may have been drawn since"] if perhaps else []
    return "".join(f"; {part}" for part in parts)


def back(number: int) -> str:
    return f"{number} that {'was' if number == 1 else 'were'} put back"
