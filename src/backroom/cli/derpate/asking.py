"""The questions of Der Pate: where the game stands, what is asked, and what bears on the answer."""

from __future__ import annotations

from rich.markup import escape

from backroom.cli.derpate.forecast import mine
from backroom.cli.derpate.lexicon import Lexicon, chips, row_of, thousands
from backroom.cli.grammar import plural
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.steps import Bailing, Service, SetUp, TakeOver, Turn, Vacating
from backroom.games.derpate.view import DerPateView
from backroom.games.steps import innermost


class Asking:
    """Questions in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def crumbs(self, view: DerPateView, names: Names) -> list[str]:
        """Whose turn it is and which row, or the card under way."""
        turn = innermost(view.where, Turn)
        if turn:
            whose = names.owner(turn.seat)
            return [escape(f"{whose[:1].upper()}{whose[1:]} turn, row {turn.row} of {w.ROWS}")]
        if innermost(view.where, Vacating) or innermost(view.where, Bailing):
            return [escape(self.lexicon.events[view.shown[-1]].title)]
        return ["Set-up"] if innermost(view.where, SetUp) else []

    def title(self, view: DerPateView, names: Names) -> str:
        assert view.question is not None
        match view.question.kind:
            case "start":
                return "Before you roll: what do you do?"
            case "pause":
                return self.pause(view)
            case "place":
                return "Whom do you call?" if row_of(view) == w.ROWS else "Which die do you place?"
            case "occupy":
                return f"{self.lexicon.place(view.car or '')} is vacant. Do you put a member there?"
            case "takeover":
                takeover = innermost(view.where, TakeOver)
                sort = self.lexicon.kind(takeover.business_kind if takeover else 1)
                return f"Which {sort} business do you take over?"
            case "service":
                return self.service(view)
            case "chip":
                return f"You have taken {chips(mine(view).fresh[:1])}. Do you use it now?"
            case "vacate":
                return f"Which business do you give up for {thousands(w.G3_PRICE)}?"
            case "bail":
                prisoners = plural(mine(view).prison, "member")
                return f"You have {prisoners} in prison. Bail, or the Hudson?"
            case kind:
                return TITLES[kind]

    def pause(self, view: DerPateView) -> str:
        turn = innermost(view.where, Turn)
        is_last = row_of(view) == w.ROWS
        if turn and turn.stage == "placed" and is_last:
            person = self.lexicon.persons[view.tableau[-1].field]
            return f"Before you see the {person}: do you use something?"
        return "Your turn ends. Do you use something before?" if is_last else "Do you use something?"

    def service(self, view: DerPateView) -> str:
        service = innermost(view.where, Service)
        person = service.person if service else ""
        if person == "prosecutor":
            number = mine(view).prison
            return f"Prosecutor: does she free your {f'{number} prisoners' if number > 1 else 'prisoner'}?"
        return SERVICES[person]

    def hint(self, view: DerPateView, names: Names) -> str:
        """What the viewer can see that bears on the question."""
        assert view.question is not None
        match view.question.kind:
            case "car":
                return "The district of the car is protected. The first event card moves it 1 to 5 spaces on."
            case "district":
                return "You hold its three businesses from the start. A die that shows a number pays all of its kind."
            case "vacate" | "bail" if view.shown:
                return escape(self.lexicon.events[view.shown[-1]].text)
            case "start" | "takeover":
                return "Whoever is there is sunk in the Hudson, and you give a debt marker for it."
            case _:
                return ""


TITLES = {
    "car": "Where does the car begin?",
    "district": "Which district do you take?",
}
SERVICES = {
    "consigliere": "Consigliere: where does he put your member?",
    "informer": "Informer: whom does he denounce?",
    "banker": "Banker: which track does he advance?",
}
