"""How a playthrough writes down a table of Corleone's Empire: in several lines, so that little changes at a time."""

from __future__ import annotations

from collections import Counter

from backroom.games.corleone.view import CorleoneView, SeatView
from backroom.games.game import Question


def spread(view: CorleoneView) -> dict[str, str]:
    """What lies open on the table, and what is known of the cards of others."""
    found = {" board": board(view), " figures": figures(view), " force": force(view), " cards": cards(view)}
    found[" supply"] = ", ".join(f"{n} {card}" for card, n in view.supply.items())
    for i, seat in enumerate(view.seats):
        found[f" P{i}"] = player(seat)
        if i != view.viewer:
            found[f" of P{i}"] = f"{gathered(seat.known)} + {gathered(seat.known_money)}"
    return found


def board(view: CorleoneView) -> str:
    """Tiles, and markers from the bottom up."""
    tiles = " ".join(territory.tile for territory in view.territories if territory.tile)
    stacks = [(territory.key, "".join(str(seat) for seat in territory.stack)) for territory in view.territories]
    return ", ".join([tiles or "-", *(f"{name} {stack}" for name, stack in stacks if stack)])


def figures(view: CorleoneView) -> str:
    parts = [f"{who} {place}" for place, who in view.figures.items()]
    parts += [f"police-chief {view.chief}"] if view.chief else []
    parts += [f"river {' '.join(view.river)}"] if view.river else []
    parts += [f"lent {' '.join(view.lent)}"] if view.lent else []
    return ", ".join(parts) or "-"


def force(view: CorleoneView) -> str:
    """Influence by seat, the neutral force last, and what cards have added to it."""
    parts = []
    for territory in view.territories:
        if any(territory.influence):
            extra = " with " + "-".join(str(n) for n in territory.extra) if any(territory.extra) else ""
            parts.append(f"{territory.key} {'-'.join(str(n) for n in territory.influence)}{extra}")
    return ", ".join(parts) or "-"


def cards(view: CorleoneView) -> str:
    parts = [f"public {gathered(view.public)}", f"pile {gathered(view.pile)}", f"deck {view.deck}"]
    parts += [f"allies {gathered(view.allies)}"]
    parts += [f"bids {' / '.join(gathered(bid) for bid in view.bids)}"] if view.bids else []
    return " | ".join(parts)


def player(seat: SeatView) -> str:
    if not seat.in_play:
        return f"{seat.family} has left"
    parts = [f"{seat.hand} in hand, {seat.suitcase} in suitcase"]
    parts.append(f"reserve {' '.join([*seat.members, *['thug'] * seat.thugs]) or '-'}, {seat.markers} markers")
    parts += [f"done {' '.join(seat.jobs)}"] if seat.jobs else []
    parts += [f"played {' '.join(seat.played)}"] if seat.played else []
    parts += ["protected"] if seat.protected else []
    parts += [f"limit +{seat.more_cards}"] if seat.more_cards else []
    parts += [f"ends with {gathered(seat.money)}"] if seat.money is not None else []
    parts += [f"fortune {' + '.join(str(n) for n in seat.fortune)}"] if seat.fortune else []
    return " | ".join(parts)


def breadcrumb(view: CorleoneView) -> str:
    """Where the game stands and who is asked."""
    asked = " ".join(f"P{seat}" for seat in view.asked) or "nobody"
    steps = " > ".join(step.text for step in view.where if step.text) or "the end"
    return f"act {view.act}, {view.phase}, horse P{view.horse}: {steps}; asked {asked}"


def private(view: CorleoneView) -> str:
    """What one seat sees besides."""
    parts = [f"{gathered(view.hand)} + {gathered(view.suitcase)}"]
    looks = (("drew", view.drawn), ("keeps", view.kept), ("half", view.half), ("looks at", view.looking))
    parts += [f"{what} {gathered(words)}" for what, words in looks if words]
    parts += [f"said {', '.join(view.said)}"] if view.said else []
    return " | ".join(parts)


def spell(question: Question) -> str:
    """A question and its choices by verb, and what is missing among them."""
    missing: dict[str, list[str]] = {}
    for no in question.why_not:
        missing.setdefault(no.rule, []).append(no.action)
    words = by_verb(question.actions)
    lines = [f"{question.kind} ({question.rule})? {words}"]
    return "; ".join([*lines, *(f"not {by_verb(closed)} ({rule})" for rule, closed in missing.items())])


def by_verb(words: list[str]) -> str:
    """`thug a b, member c, pass`."""
    nouns: dict[str, list[str]] = {}
    for word in words:
        verb, _, noun = word.partition(" ")
        nouns.setdefault(verb, []).append(noun)
    return ", ".join(" ".join([verb, *found]).strip() for verb, found in nouns.items())


def gathered(names: list[str]) -> str:
    return " ".join(name if n == 1 else f"{n}*{name}" for name, n in Counter(names).items()) or "-"
