"""How a playthrough writes down a table of Der Pate: in several lines, so that little changes at a time."""

from __future__ import annotations

from backroom.games.derpate.view import DerPateView, FamilyView
from tests.golden.corleone import spell

__all__ = ["breadcrumb", "private", "spell", "spread"]


def spread(view: DerPateView) -> dict[str, str]:
    """What lies open on the table; money may be for some only."""
    found = {" road": road(view), " cards": cards(view), " dice": dice(view)}
    for i, seat in enumerate(view.seats):
        found[f" P{i}"] = family(seat)
        found[f" $ of P{i}"] = "hidden" if seat.money is None else f"${seat.money:,}"
    return found


def road(view: DerPateView) -> str:
    """Who holds what, by the number of the family; the car; what it protects is in brackets."""
    parts = []
    for business in view.road:
        owner = "-" if business.owner is None else str(business.owner)
        car = "*" if business.key == view.car else ""
        parts.append(f"{car}[{business.key}={owner}]" if business.protected else f"{car}{business.key}={owner}")
    return " ".join(parts)


def cards(view: DerPateView) -> str:
    steps = " ".join(f"{colour} {n}" for colour, n in view.event_steps.items())
    parts = [f"shown {' '.join(view.shown) or '-'}", f"unseen {' '.join(view.unseen)} of which {view.deck}", steps]
    parts += [f"K.O. {view.ko}"] if view.ko else []
    parts += [f"open {view.open}"] if view.open else []
    return " | ".join([*parts, f"pool {view.pool}"])


def dice(view: DerPateView) -> str:
    rolled = " ".join(f"{die} {face}" for die, face in view.dice.items())
    rows = ", ".join(f"{row.die} {row.face} on {row.field}" for row in view.tableau)
    used = f" | {view.favours_used} favours" if view.favours_used else ""
    return f"{rolled or '-'} | {rows or '-'}{used}"


def family(seat: FamilyView) -> str:
    if not seat.in_play:
        return f"{seat.family} has left"
    members = f"stock {seat.stock} prison {seat.prison} river {seat.river}"
    parts = [members, " ".join(f"{track} {n}" for track, n in seat.tracks.items())]
    parts += [f"{seat.friends} friends"] if seat.friends else []
    parts += [f"{what} {' '.join(chips)}" for what, chips in (("chips", seat.chips), ("used", seat.used)) if chips]
    parts += [f"new {' '.join(seat.fresh)}"] if seat.fresh else []
    debts = " ".join(f"{holder} {n}" for holder, n in seat.debts.items())
    parts += [f"{seat.markers} markers, owes {debts}"] if debts else []
    parts += (
        [f"total ${seat.total:,}, {'survived' if seat.survived else 'eliminated'}"] if seat.total is not None else []
    )
    return " | ".join(parts)


def breadcrumb(view: DerPateView) -> str:
    """Where the game stands and who is asked."""
    asked = " ".join(f"P{seat}" for seat in view.asked) or "nobody"
    steps = " > ".join(step.text for step in view.where if step.text) or ("the end" if view.over else "rounds")
    return f"round {view.round}, {view.phase}: {steps}; asked {asked}"


def private(view: DerPateView) -> str:
    """What one seat sees besides: nothing, since money stands with the families."""
    return f"said {', '.join(view.said)}" if view.said else "-"
