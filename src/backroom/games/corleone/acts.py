"""The four acts (chapters 5, 6, 20 and 21): what comes after what, opening businesses, the Entr'acte, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.corleone.ending import score
from backroom.games.corleone.leaving import leave
from backroom.games.corleone.phases import Bribery, FamilyBusiness, Tribute, TurfWar
from backroom.games.corleone.state import Corleone, insert
from backroom.games.corleone.words import (
    ACTS,
    ALLIES,
    ALLY_ROLL,
    BRIBERY,
    BUSINESSES,
    FIRST_ALLY,
    JOB_ROLL,
    MOST,
    NEUTRAL,
    NOWHERE,
    OPENING,
    TERRITORIES,
    TILE_ROLL,
    TRIBUTE,
)
from backroom.kernel.core import EVERYONE, Frame, Seat, Wait, roll


@mypyc_attr(acyclic=True, free_list_len=1)
class Acts(Frame):
    """CE-ACT-01..CE-ACT-03: four acts of five phases, with an Entr'acte between them; the lowest frame.

    `begun` says that the phase the table shows is under way.
    """

    def __init__(self, begun: int) -> None:
        self.begun = begun

    def facts(self) -> tuple[int, ...]:
        return (self.begun,)

    def clone(self) -> Acts:
        return Acts(self.begun)

    def advance(self, s: Corleone) -> Wait | None:
        if self.begun:
            self.end_phase(s)
        else:
            self.begin_phase(s)
        return None

    def begin_phase(self, s: Corleone) -> None:
        table = s.table
        self.begun = 1
        table.say("CE-ACT-02", "phase", table.act, table.phase)
        match table.phase:
            case 0:
                s.push(OpenTile(lowest_empty(s), 0))
            case 1:
                s.push(FamilyBusiness(table.horse, 0))
            case 2:
                s.push(TurfWar(0))
            case 3:
                s.push(Bribery())
            case _:
                s.push(Tribute(Tribute.TAKE_ALLIES_BACK))

    def end_phase(self, s: Corleone) -> None:
        """CE-ACT-05: the police car moves on; after the last phase comes the Entr'acte or the end."""
        table = s.table
        self.begun = 0
        if table.phase == TRIBUTE:
            if table.act == ACTS - 1:
                score(s)
            else:
                s.push(EntrActe(EntrActe.FIGURES))
            return
        table.phase += 1
        if table.phase == BRIBERY and not s.house.edition.acts[table.act].bribery:
            table.say("CE-ACT-03", "no_bribery", table.act)
            table.phase = TRIBUTE
        s.swap(Acts(0))

    def left(self, s: Corleone, seat: Seat) -> None:
        leave(s, seat)


def lowest_empty(s: Corleone) -> int:
    """CE-OPEN-01: the lowest-numbered territory with an empty business space; NOWHERE if there is none."""
    for territory in range(TERRITORIES):
        if s.table.tiles[territory] == NOWHERE:
            return territory
    return NOWHERE


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenTile(Frame):
    """CE-OPEN-01, CE-SETUP-05, CE-SETUP-06: chance picks a tile of a colour; it goes face up onto a territory."""

    def __init__(self, territory: int, at_setup: int) -> None:
        self.territory = territory
        self.at_setup = at_setup

    def facts(self) -> tuple[int, ...]:
        return (self.territory, self.at_setup)

    def clone(self) -> OpenTile:
        return OpenTile(self.territory, self.at_setup)

    def rule(self, s: Corleone) -> str:
        if not self.at_setup:
            return "CE-OPEN-01"
        return "CE-SETUP-05" if s.house.seats < MOST else "CE-SETUP-06"

    def odds(self, s: Corleone) -> list[int]:
        """CE-OPEN-02: blue in Acts I and II, red in Acts III and IV."""
        colour = s.house.edition.acts[s.table.act].tile
        businesses, spots = s.house.edition.businesses, s.table.spots
        return [int(businesses[b].sort == colour and spots[b] == NOWHERE) for b in range(BUSINESSES)]

    def advance(self, s: Corleone) -> Wait | None:
        if self.territory == NOWHERE:
            s.pop()
            return None
        return roll(TILE_ROLL, self.rule(s), EVERYONE)

    def hear(self, s: Corleone, action: int) -> None:
        s.table.open_tile(action, self.territory, self.rule(s))
        s.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class PublicJobs(Frame):
    """CE-SETUP-07, CE-ENTR-04, CE-G-26: public jobs are turned up to the number for this many players."""

    def __init__(self, at_setup: int) -> None:
        self.at_setup = at_setup

    def facts(self) -> tuple[int, ...]:
        return (self.at_setup,)

    def clone(self) -> PublicJobs:
        return PublicJobs(self.at_setup)

    def advance(self, s: Corleone) -> Wait | None:
        if len(s.table.public) >= s.house.count.public_jobs or not s.table.deck:
            if len(s.table.public) < s.house.count.public_jobs:
                s.table.say("CE-G-26", "no_public", s.house.count.public_jobs - len(s.table.public))
            s.pop()
            return None
        return roll(JOB_ROLL, "CE-SETUP-07" if self.at_setup else "CE-ENTR-04", EVERYONE)

    def odds(self, s: Corleone) -> list[int]:
        return s.hidden.deck.counts

    def hear(self, s: Corleone, action: int) -> None:
        s.turn_up_public(action, "CE-SETUP-07" if self.at_setup else "CE-ENTR-04")
        if len(s.table.public) < s.house.count.public_jobs:
            s.reshuffle()


@mypyc_attr(acyclic=True, free_list_len=1)
class NewAllies(Frame):
    """CE-SETUP-08, CE-ENTR-05: one ally fewer than players, of the six of this act."""

    def __init__(self, left: int) -> None:
        self.left_to_show = left

    def facts(self) -> tuple[int, ...]:
        return (self.left_to_show,)

    def clone(self) -> NewAllies:
        return NewAllies(self.left_to_show)

    def rule(self, s: Corleone) -> str:
        return "CE-ENTR-05" if s.table.act else "CE-SETUP-08"

    def advance(self, s: Corleone) -> Wait | None:
        if not self.left_to_show:
            s.pop()
            return None
        return roll(ALLY_ROLL, self.rule(s), EVERYONE)

    def odds(self, s: Corleone) -> list[int]:
        allies = s.house.edition.allies
        shown = s.table.allies
        return [int(allies[i].act == s.table.act and FIRST_ALLY + i not in shown) for i in range(ALLIES)]

    def hear(self, s: Corleone, action: int) -> None:
        self.left_to_show -= 1
        insert(s.table.allies, FIRST_ALLY + action)
        s.table.say(self.rule(s), "ally_shown", FIRST_ALLY + action)


@mypyc_attr(acyclic=True, free_list_len=1)
class EntrActe(Frame):
    """CE-ENTR-01..CE-ENTR-07: figures go home, the act moves on, jobs and allies are laid out."""

    FIGURES: Final = 0
    JOBS: Final = 1
    OVER: Final = 2

    def __init__(self, step: int) -> None:
        self.step = step

    def facts(self) -> tuple[int, ...]:
        return (self.step,)

    def clone(self) -> EntrActe:
        return EntrActe(self.step)

    def advance(self, s: Corleone) -> Wait | None:
        step = self.step
        self.step = step + 1
        if step == EntrActe.FIGURES:
            self.change_scene(s)
            if len(s.table.public) < s.house.count.public_jobs:
                s.reshuffle()
            s.push(PublicJobs(0))
        elif step == EntrActe.JOBS:
            self.dismiss_allies(s)
            offered = s.house.count.allies if s.house.edition.acts[s.table.act].bribery else 0
            s.push(NewAllies(offered))
        else:
            s.table.phase = OPENING
            s.pop()
        return None

    def change_scene(self, s: Corleone) -> None:
        table = s.table
        table.clear_board()
        self.end_lasting(s)
        table.extra = [0] * len(table.extra)
        table.protected = 0
        table.more_cards = [0] * s.house.seats
        table.act += 1
        table.say("CE-ENTR-02", "act", table.act)
        rank = s.house.edition.acts[table.act].member
        if rank < 0:
            return
        for seat in range(s.house.seats):
            if table.in_play(seat):
                table.members_left[seat] |= 1 << rank
                table.say("CE-ENTR-03", "joined", seat, seat << 2 | rank)

    def end_lasting(self, s: Corleone) -> None:
        """CE-ED-07: influence, protection and higher limits are over."""
        table = s.table
        for side in range(NEUTRAL + 1):
            lasting = sum([table.extra[i * (MOST + 1) + side] for i in range(TERRITORIES)])
            if side < s.house.seats:
                lasting += (table.protected >> side & 1) + table.more_cards[side]
            if lasting:
                table.say("CE-ED-07", "lapsed", side)

    def dismiss_allies(self, s: Corleone) -> None:
        """CE-BRIBE-09: nobody has bought them."""
        for ally in s.table.allies:
            s.table.say("CE-BRIBE-09", "ally_left", ally)
        s.table.allies = []
