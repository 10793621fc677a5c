"""Law 9 for Der Pate (section 19): nothing is lost, and nothing comes from nowhere."""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.state import DerPate


def faults(s: DerPate) -> list[str]:
    """What does not add up, one sentence each."""
    return [*members(s), *markers(s), *friends(s), *money(s), *chips(s), *events(s), *dice(s)]


def members(s: DerPate) -> list[str]:
    """DP-COMP-06: seven of each player; at most three of a neutral family."""
    table = s.table
    found: list[str] = []
    for family in range(w.FAMILIES):
        if table.is_player(family):
            away = table.stock[family] + table.prison[family] + table.river[family]
            if (
                table.held(family) + away != w.MEMBERS
                or min(table.stock[family], table.prison[family], table.river[family]) < 0
            ):
                found.append(f"DP-COMP-06: P{family} has {table.held(family) + away} members")
        elif family >= s.house.seats and table.held(family) > w.PER_DISTRICT:
            found.append(f"DP-NEU-01: neutral family {family} has gained a member")
    return found


def markers(s: DerPate) -> list[str]:
    """DP-DEBT-01: five of each player, at home, with another or with the bank."""
    table = s.table
    found: list[str] = []
    for seat in range(s.house.seats):
        debts = table.debts[seat * w.HOLDERS : (seat + 1) * w.HOLDERS]
        if table.markers[seat] + sum(debts) != w.MARKERS or min(table.markers[seat], *debts) < 0:
            found.append(f"DP-COMP-06: {table.markers[seat]} markers of P{seat} at home, {sum(debts)} away")
        if debts[seat]:
            found.append(f"DP-DEBT-01: P{seat} owes to P{seat}")
    return found


def friends(s: DerPate) -> list[str]:
    total = s.table.pool + sum(s.table.friends)
    if total != w.FRIENDS or min(s.table.pool, *s.table.friends) < 0:
        return [f"DP-COMP-07: {total} friend chips"]
    return []


def money(s: DerPate) -> list[str]:
    return [f"DP-GAP-26: P{seat} has {cash} thousand" for seat, cash in enumerate(s.hidden.money) if cash < 0]


def chips(s: DerPate) -> list[str]:
    """DP-CHIP-01: a chip is on its track, in hand or in the box, as the markers say."""
    table = s.table
    found: list[str] = []
    for seat in range(s.house.seats):
        taken = table.chips[seat] | table.spent[seat]
        if table.chips[seat] & table.spent[seat]:
            found.append(f"DP-CHIP-03: a chip of P{seat} is in hand and in the box")
        if table.fresh[seat] & ~table.chips[seat] & w.GREY_CHIPS:
            found.append(f"DP-GAP-13: P{seat} may use a chip that is not there")
        for chip in range(len(w.CHIPS)):
            track = w.REPUTATION if w.GREY_CHIPS >> chip & 1 else w.INFLUENCE
            passed = table.reach(seat, track) >= s.house.edition.chip_spaces[chip]
            if table.in_play(seat) and passed != bool(taken >> chip & 1):
                found.append(f"DP-CHIP-01: the {w.CHIPS[chip]} of P{seat} is not where it belongs")
    return found


def events(s: DerPate) -> list[str]:
    """DP-EVT-02..DP-EVT-04."""
    table = s.table
    found: list[str] = []
    if max(table.steps) > w.KO or table.steps.count(w.KO) > 1:
        found.append(f"DP-EVT-04: event markers at {table.steps}")
    if (table.ko != w.UNDECIDED) != (w.KO in table.steps):
        found.append("DP-EVT-03: the K.O. colour is not the one on the field")
    if len(table.shown) + sum(table.unseen) != len(w.EVENTS):
        found.append("DP-COMP-09: an event card is lost")
    return found


def dice(s: DerPate) -> list[str]:
    """DP-DICE-01: rows are filled in order, with different dice."""
    placed = [die for die in s.table.placed if die != w.UNUSED]
    if len(set(placed)) != len(placed) or s.table.placed[: len(placed)] != placed:
        return [f"DP-DICE-01: dice {s.table.placed} on the tableau"]
    return []
