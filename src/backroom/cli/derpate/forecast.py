"""What an option would do, told before it is chosen: who is paid, where the car stops, who goes to prison.

The viewer is the one who acts. Nothing here knows more than the view shows.
"""

from __future__ import annotations

from backroom.cli.derpate.lexicon import Lexicon, chips, is_player, money, thousands
from backroom.cli.grammar import capital, listed, plural
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.view import BusinessView, DerPateView, FamilyView


class Forecast:
    """Consequences in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def placed(self, view: DerPateView, names: Names, row: int, face: str, field: str) -> str:
        """What happens if the viewer puts a die on a field; rows are counted from 1."""
        if row == w.ROWS:
            return self.service(view, self.lexicon.persons[field])
        if face == "puppet":
            return self.press(view)
        pips = int(face)
        if row == 1:
            return self.pay_day(view, names, pips)
        second = {"black": self.visit, "white": self.bets, "grey": self.reputation, "red": self.influence}
        third = {"black": self.takeover, "white": self.friend, "grey": self.meeting, "red": self.raid}
        return (second if row == 2 else third)[field](view, names, pips)

    # tracks

    def steps(self, view: DerPateView, track: str, number: int) -> str:
        """`reputation 3 → 7, taking the wedding and the grandchild`; beyond the end there is money instead."""
        here = mine(view).tracks[track]
        end = self.lexicon.length(track)
        goal = min(here + number, end)
        beyond = track in w.TRACKS[: w.INCOME] and here + number > end
        if goal == here:
            return f"{track} is at its end: $1,000 instead" if beyond else f"{track} is at its end"
        taken = self.lexicon.chips_between(track, here, goal)
        parts = [f"{track} {here} → {goal}"]
        parts += [f"taking {chips(taken)}"] if taken else []
        parts += ["the end"] if goal == end and track in w.TRACKS[: w.INCOME] else []
        parts += ["and $1,000"] if beyond else []
        return ", ".join(parts)

    def press(self, view: DerPateView) -> str:
        both = f"{self.steps(view, 'reputation', 1)}; {self.steps(view, 'influence', 1)}"
        bonus = f"; {thousands(w.G5_BONUS)}" if view.open == "G5" else ""
        return f"Press: {both}{bonus}."

    # row 1

    def pay_day(self, view: DerPateView, names: Names, kind: int) -> str:
        """Everybody is paid for businesses of a kind, the viewer first."""
        seats = len(view.seats)
        paid = []
        for seat in ((viewer(view) + k) % seats for k in range(seats)):
            held = [business.key for business in self.lexicon.of_kind(view, kind) if business.owner == seat]
            if held and view.seats[seat].in_play:
                paid.append(self.pay(view, names, seat, kind, held))
        name = capital(self.lexicon.kind(kind))
        return f"{name} pays {listed(paid)}." if paid else f"{name} pays nobody."

    def pay(self, view: DerPateView, names: Names, seat: int, kind: int, held: list[str]) -> str:
        step, number = self.lexicon.edition.kinds[kind - 1].step, len(held)
        amount = f"{names.within(seat)} {thousands(sum(map(self.lexicon.money, held)))}"
        if step < 0:
            return amount
        track = w.TRACKS[step]
        return f"{amount} ({self.steps(view, track, number) if seat == view.viewer else f'{track} +{number}'})"

    # row 2

    def reputation(self, view: DerPateView, names: Names, pips: int) -> str:
        return f"{capital(self.steps(view, 'reputation', pips))}."

    def influence(self, view: DerPateView, names: Names, pips: int) -> str:
        return f"{capital(self.steps(view, 'influence', pips))}."

    def bets(self, view: DerPateView, names: Names, pips: int) -> str:
        return f"Bets bring you {thousands(pips)}."

    def visit(self, view: DerPateView, names: Names, pips: int) -> str:
        """Where the car stops, and what becomes of whoever is there."""
        stop = self.lexicon.after(view, pips)
        there = self.lexicon.place(stop.key)
        guard = "" if stop.protected else f" Then {stop.district} is protected."
        if stop.owner is None:
            free = "you may take it" if mine(view).stock else "you have no member for it"
            return f"The car stops at {there}, vacant: {free}.{guard}"
        if stop.owner == view.viewer:
            return f"The car stops at {there}, your own: nothing happens.{guard}"
        member = f"{self.lexicon.holder(view, names, stop.owner)} member"
        fate = "goes home" if is_player(view, stop.owner) else "leaves the game"
        return f"The car stops at {there}: {member} {fate}.{guard}"

    # row 3

    def meeting(self, view: DerPateView, names: Names, pips: int) -> str:
        """Whoever owes the viewer pays for every marker."""
        me = f"P{viewer(view)}"
        owed = [(seat, shown.debts[me], shown.money) for seat, shown in enumerate(view.seats) if me in shown.debts]
        if not owed:
            return "Meeting: you hold nobody's debt marker, so nothing happens."
        paid = []
        for seat, number, purse in owed:
            due = number * pips * 1000
            short = purse is not None and purse < due
            amount = f"{money(purse)}, all there is" if short and purse is not None else money(due)
            amount = f"up to {amount}" if purse is None else amount
            paid.append(f"{names.start(seat)} pays you {amount} for {plural(number, 'marker')}")
        return f"Meeting: {', '.join(paid)}."

    def raid(self, view: DerPateView, names: Names, pips: int) -> str:
        """Who goes to prison, the viewer's own members first."""
        there = [business for business in self.lexicon.of_kind(view, pips) if business.owner is not None]
        hit = [business for business in there if not business.protected]
        kind = self.lexicon.kind(pips)
        if not hit:
            safe = protected(there) if there else "nobody is there"
            return f"FBI raid on {kind}: {safe}, so nothing happens."
        return f"FBI raid: {self.victims(view, names, hit)}."

    def victims(self, view: DerPateView, names: Names, hit: list[BusinessView]) -> str:
        jailed = [business for business in hit if business.owner is not None and is_player(view, business.owner)]
        jailed.sort(key=lambda business: business.owner != view.viewer)
        gone = [business.key for business in hit if business not in jailed]
        parts = []
        if jailed:
            members = [f"{names.owner(business.owner or 0)} {business.key}" for business in jailed]
            parts.append(f"{listed(members)} {'goes' if len(members) == 1 else 'go'} to prison")
        if gone:
            parts.append(f"neutral {listed(gone)} {'is' if len(gone) == 1 else 'are'} emptied")
        return ", ".join(parts)

    def takeover(self, view: DerPateView, names: Names, pips: int) -> str:
        """What may be taken with this number, or why nothing may."""
        others = [b for b in self.lexicon.of_kind(view, pips) if b.owner is not None and b.owner != view.viewer]
        prey = [business for business in others if not business.protected]
        kind = self.lexicon.kind(pips)
        lacking = self.lacks_for_takeover(view)
        if not others:
            return f"Takeover of {kind}: no rival has one, so nothing happens."
        if not prey:
            return f"Takeover of {kind}: {protected(others)}, so nothing happens."
        if lacking:
            return f"Takeover of {kind}: you have no {lacking}, so nothing happens."
        targets = (f"{self.lexicon.holder(view, names, b.owner or 0)} {b.key}" for b in prey)
        return f"Takeover: you may take {listed(targets, 'or')}."

    def lacks_for_takeover(self, view: DerPateView) -> str:
        """What the viewer would need for one and does not have; empty if nothing."""
        family = mine(view)
        return "debt marker left" if not family.markers else "" if family.stock else "member in stock"

    def friend(self, view: DerPateView, names: Names, pips: int) -> str:
        if not view.pool:
            return f"You pay {thousands(pips)} for nothing: no friend is left."
        return f"You pay {thousands(pips)} for a friend of the family."

    # row 4

    def service(self, view: DerPateView, person: str) -> str:
        """What a person of row 4 could do for the viewer as things stand."""
        family = mine(view)
        match person:
            case "consigliere":
                free = [business.key for business in view.road if business.owner is None and not business.protected]
                if not family.stock:
                    return "Consigliere: you have no member in stock."
                return (
                    f"Consigliere: a member into {listed(free, 'or')}." if free else "Consigliere: nothing is vacant."
                )
            case "prosecutor":
                freed = plural(family.prison, "member")
                return f"Prosecutor: {freed} out of prison." if family.prison else "Prosecutor: you have no prisoner."
            case "informer":
                prey = self.informed(view)
                if not prey:
                    return "Informer: every rival is protected."
                return f"Informer: sends {listed((business.key for business in prey), 'or')} to prison."
            case _:
                tracks = [track for track in w.TRACKS[w.INCOME :] if family.tracks[track] < self.lexicon.length(track)]
                steps = listed((self.steps(view, track, 1) for track in tracks), "or") if tracks else ""
                return f"Banker: {steps}." if tracks else "Banker: both tracks are at their end."

    def informed(self, view: DerPateView) -> list[BusinessView]:
        """Whom the informer may denounce."""
        neutral_too = bool(view.options.get("informer_hits_neutral"))
        return [
            business
            for business in view.road
            if business.owner is not None
            and business.owner != view.viewer
            and not business.protected
            and (neutral_too or is_player(view, business.owner))
        ]


def protected(businesses: list[BusinessView]) -> str:
    return f"{listed(business.key for business in businesses)} {'is' if len(businesses) == 1 else 'are'} protected"


def viewer(view: DerPateView) -> int:
    assert view.viewer is not None
    return view.viewer


def mine(view: DerPateView) -> FamilyView:
    """The viewer's own family."""
    return view.seats[viewer(view)]
