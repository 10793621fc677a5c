"""Law 9 for Corleone's Empire: cards, tiles, markers and figures are neither made nor lost."""

from __future__ import annotations

from collections import Counter

from backroom.games.corleone import words as w
from backroom.games.corleone.memory import KINDS
from backroom.games.corleone.state import Corleone
from backroom.games.corleone.table import RUNNING
from backroom.games.corleone.turn import Completion


def faults(s: Corleone) -> list[str]:
    """What does not add up, one sentence each."""
    return [*piles(s), *jobs(s), *allies(s), *sizes(s), *tiles(s), *markers(s), *figures(s), *knowledge(s)]


def piles(s: Corleone) -> list[str]:
    """CE-COMP-02, CE-COMP-03: every note and every good is in the supply, a hand or a suitcase."""
    found: list[str] = []
    edition, n = s.house.edition, s.house.seats
    for card, total in enumerate([*edition.money, *edition.goods]):
        held = s.table.supply[card] + sum(s.hidden.counts[seat * w.PILES + card] for seat in range(n))
        if card < w.MONEY:
            held += sum(s.hidden.cases[seat * w.MONEY + card] for seat in range(n))
        if held != total:
            found.append(f"CE-COMP-02: {held} cards of kind {card}, {total} in the box")
    if min(*s.table.supply, *s.hidden.counts, *s.hidden.cases) < 0:
        found.append("CE-COMP-02: fewer than no cards")
    return found


def jobs(s: Corleone) -> list[str]:
    """CE-COMP-05: every job is in exactly one place."""
    table, hidden = s.table, s.hidden
    places = [card for cards in hidden.unique for card in cards if card < w.FIRST_ALLY]
    places += [*table.public, *table.pile, *hidden.drawn, *hidden.kept]
    places += [card for cards in table.done for card in cards]
    places += [frame.card for frame in s.stack if isinstance(frame, Completion)]
    places += [w.FIRST_JOB + job for job, n in enumerate(hidden.deck.counts) for _ in range(n)]
    wrong = Counter(places)
    wrong.subtract(range(w.FIRST_JOB, w.FIRST_ALLY))
    return [f"CE-COMP-05: job {card} is there {n + 1} times" for card, n in wrong.items() if n]


def allies(s: Corleone) -> list[str]:
    """CE-COMP-06: no ally is in two places."""
    table = s.table
    held = [card for cards in s.hidden.unique for card in cards if card >= w.FIRST_ALLY]
    held += [card for cards in table.played for card in cards]
    found = [] if sorted(held) == table.bought else [f"CE-COMP-06: {held} are held, {table.bought} were bought"]
    counts = Counter([*held, *table.allies])
    return found + [f"CE-COMP-06: ally {card} is there {n} times" for card, n in counts.items() if n > 1]


def sizes(s: Corleone) -> list[str]:
    """What everybody counts is what is there (CE-G-24)."""
    table, hidden = s.table, s.hidden
    found: list[str] = []
    for seat in range(s.house.seats):
        held = sum(hidden.counts[seat * w.PILES : (seat + 1) * w.PILES]) + len(hidden.unique[seat])
        if held != table.hand[seat]:
            found.append(f"CE-G-24: P{seat} holds {held} cards and shows {table.hand[seat]}")
        if sum(hidden.cases[seat * w.MONEY : (seat + 1) * w.MONEY]) != table.case[seat]:
            found.append(f"CE-G-24: the suitcase of P{seat} does not hold {table.case[seat]}")
    if hidden.deck.size() != table.deck:
        found.append(f"CE-INFO-05: {hidden.deck.size()} jobs in the deck, {table.deck} on view")
    return found


def tiles(s: Corleone) -> list[str]:
    """CE-COMP-04, CE-OPEN-03: a tile lies in one place, and the board knows where."""
    lying = [tile for tile in s.table.tiles if tile != w.NOWHERE]
    found = [] if len(set(lying)) == len(lying) else ["CE-COMP-04: a tile lies in two territories"]
    for territory, tile in enumerate(s.table.tiles):
        if tile != w.NOWHERE and s.table.spots[tile] != 2 * territory + 1:
            found.append(f"CE-OPEN-03: tile {tile} is not where the board says")
    return found


def markers(s: Corleone) -> list[str]:
    """CE-COMP-07: nine markers of each family."""
    found: list[str] = []
    for seat in range(s.house.seats):
        total = s.table.markers[seat] + sum(stack.count(seat) for stack in s.table.stacks)
        if total != w.MARKERS:
            found.append(f"CE-COMP-07: {total} markers of P{seat}")
    return found


def figures(s: Corleone) -> list[str]:
    """CE-COMP-07, CE-COMP-08: every figure is in reserve, on the board or in the river; neutral ones once at most."""
    table = s.table
    out = [figure for figure in [*table.thugs, *table.spaces, *table.river] if figure != w.EMPTY]
    out += [w.POLICE_CHIEF] if table.chief != w.NOWHERE else []
    counts = Counter(out)
    found = [f"CE-COMP-08: figure {f} is there {counts[f]} times" for f in range(w.MAYOR, w.MAYOR + 3) if counts[f] > 1]
    members = {act.member for act in s.house.edition.acts[: table.act + 1]}
    for seat in range(s.house.seats):
        here = table.in_play(seat)
        if counts[seat << 2 | w.THUG] + table.thugs_left[seat] != (s.house.count.thugs if here else 0):
            found.append(f"CE-COMP-07: P{seat} has lost or found a thug")
        for rank in range(w.THUG):
            held = counts[seat << 2 | rank] + (table.members_left[seat] >> rank & 1)
            if held != int(here and rank in members):
                found.append(f"CE-COMP-07: {held} of the {w.RANKS[rank]} of P{seat}")
    return found


def knowledge(s: Corleone) -> list[str]:
    """CE-G-35: what anybody is sure of is there."""
    if s.table.ending != RUNNING:
        return []
    hidden, n = s.hidden, s.house.seats
    found: list[str] = []
    for owner in range(n):
        held = hidden.counts[owner * w.PILES : (owner + 1) * w.PILES]
        held += hidden.cases[owner * w.MONEY : (owner + 1) * w.MONEY]
        for viewer in range(n + 1):
            row = hidden.memory.row(viewer, owner)
            sure = hidden.memory.sure[row : row + KINDS]
            if any(not 0 <= known <= real for known, real in zip(sure, held, strict=True)):
                found.append(f"CE-G-35: viewer {viewer} is sure of cards that P{owner} does not have")
    return found
