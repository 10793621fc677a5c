"""The questions of Corleone's Empire: where the game stands, what is asked, and what bears on the answer."""

from __future__ import annotations

from rich.markup import escape

from backroom.cli.corleone.lexicon import Lexicon, limit, rank_name, total
from backroom.cli.corleone.sharing import Sharing
from backroom.cli.grammar import agree, plural
from backroom.cli.screen import Names
from backroom.games.corleone import steps
from backroom.games.corleone.view import CorleoneView
from backroom.games.steps import innermost

# A verb of the menu, and what is asked where such words are offered.
TARGETS = {
    "in": "In which territory?",
    "whack": "Whom do you have whacked?",
    "move": "Which figure do you move?",
    "recall": "Which figure comes back to you?",
    "shake": "Which place do you shake down?",
    "rob": "Whom do you rob?",
    "mark": "Where do you put your marker?",
    "unmark": "Whose top marker goes home?",
    "raise": "Which of your markers comes to the top?",
    "influence": "Where do you add influence?",
}
TITLES = {
    "order": "Which first, the money or the ability?",
    "effect": "Do you want it?",
    "good": "Which good do you take?",
    "ally": "Which ally do you buy?",
}


class Asking:
    """Questions in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.sharing = Sharing(lexicon)

    # where the game stands

    def crumbs(self, view: CorleoneView, names: Names) -> list[str]:
        """Whose card or front the question belongs to."""
        found: list[str] = []
        for step in view.where:
            text = self.crumb(step, names)
            if text and text not in found:
                found.append(text)
        return [escape(text) for text in found]

    def crumb(self, step: steps.AnyStep, names: Names) -> str:
        match step:
            case steps.Completion():
                return subject(step.seat, names, f"complete[s] {self.lexicon.card(step.card)}")
            case steps.Ability() if step.card not in self.lexicon.jobs:
                return subject(step.seat, names, f"play[s] {self.lexicon.card(step.card)}")
            case steps.Front():
                return subject(step.seat, names, f"shake[s] down {self.lexicon.businesses[step.business].name}")
            case steps.Sale():
                return subject(step.seat, names, f"sell[s] {plural(step.cards, 'card')}")
            case steps.Swap():
                return subject(step.seat, names, "swap[s] a card")
            case _:
                return ""

    # what is asked

    def title(self, view: CorleoneView, names: Names) -> str:
        assert view.question is not None
        kind = view.question.kind
        match kind:
            case "turn":
                return self.turn(view)
            case "icons":
                return f"You may use: {self.icons(view)}. What do you do?"
            case "target":
                return self.target(view, names)
            case "bid" | "tribute":
                return self.listing(view)
            case "discard":
                left = self.left(view)
                doing = "sell" if isinstance(view.where[-1], steps.Sale) else "swap"
                return f"Which card do you {doing}?{f' {left} to go.' if left > 1 else ''}"
            case "effect" if "draw" in view.question.actions:
                return "Do you look at jobs?"
            case "keep":
                looking = innermost(view.where, steps.DrawJobs)
                left = (looking.keep if looking else 1) - len(view.kept)
                return f"You look at {plural(len(view.drawn) + len(view.kept), 'job')}. Which do you keep?" + more(left)
            case _:
                return self.of_others(view, names) or TITLES[kind]

    def turn(self, view: CorleoneView) -> str:
        if view.half:
            job = view.half[0].partition(" ")[2]
            return f"How do you pay for {self.lexicon.card(job)}?"
        turn = innermost(view.where, steps.Turn)
        if turn and turn.extra:
            return "You may do one thing more. What?"
        assert view.question is not None
        places = {word.partition(" ")[0] for word in view.question.actions}
        if places == {"thug"}:
            return "Your turn. Where do you send a thug?"
        if places == {"member"} and view.viewer is not None:
            return f"Your turn. Where do you send your {rank_name(view.seats[view.viewer].members[0])}?"
        return "Your turn. What do you do?"

    def icons(self, view: CorleoneView) -> str:
        using = innermost(view.where, steps.Icons)
        return self.lexicon.icons(using.icons if using else [])

    def target(self, view: CorleoneView, names: Names) -> str:
        assert view.question is not None
        verb = view.question.actions[0].partition(" ")[0]
        if verb == "to":
            moved = view.half[0].partition(" ")[2]
            who = self.lexicon.figure(view.figures.get(moved, moved), names)
            start = f" from {self.lexicon.place(moved)}" if moved in view.figures else ""
            return f"Where does {who} go{start}?"
        if verb == "place":
            placing = innermost(view.where, steps.Neutral)
            return f"Where does {self.lexicon.figure(placing.figure if placing else '', Names([], None))} go?"
        if verb == "take":
            what = "good" if isinstance(view.where[-1], steps.PickGoods) else "job"
            return f"Which {what} do you take?{more(self.left(view))}"
        return TARGETS[verb] + (more(self.left(view)) if verb in ("whack", "move", "recall", "shake") else "")

    def left(self, view: CorleoneView) -> int:
        """How many are still to be chosen."""
        return getattr(view.where[-1], "left", 1)

    def listing(self, view: CorleoneView) -> str:
        """A bid, or what is discarded at Tribute: a list that is written in secret."""
        assert view.question is not None
        chosen = [word.partition(" ")[2] for word in view.said]
        if view.question.kind == "bid":
            return f"You bid ${total(chosen)} so far. More?" if chosen else "What do you bid for an ally?"
        assert view.viewer is not None
        most = limit(view, view.viewer, self.lexicon.edition)
        over = len(view.hand) - len(chosen) - most
        if not over:
            return f"You discard {self.lexicon.cards(chosen)}. Is that all right?"
        if chosen:
            return f"{over} more must go. Which?"
        return f"You may keep {plural(most, 'card')}: {over} must go. Which?"

    def of_others(self, view: CorleoneView, names: Names) -> str:
        """Questions in which somebody else has a part."""
        assert view.question is not None
        match view.question.kind, view.where[-1]:
            case "first", steps.Front() as front:
                return f"{names.start(front.controller)} controls the territory and uses this front, too. Who is first?"
            case "give", steps.Robbery() as robbery:
                return f"{names.start(robbery.seat)} robs you. Which card do you give?{more(robbery.left)}"
            case "card", steps.Robbery() as robbery:
                return f"Which of {names.owner(robbery.victim)} cards do you take?{more(robbery.left)}"
            case "offer", steps.Offers() as offers:
                return f"Which money card do you offer to {names.start(offers.seat)}?"
            case "front", steps.Share() as share:
                icons = self.lexicon.icons(self.lexicon.fronts[share.business])
                return f"Do you want your share of this front: {icons}?"
            case "marker", steps.Lift() as lift:
                area = self.lexicon.areas[lift.territory]
                return f"You win {area} and have no marker left. Do you move one there?"
            case _:
                return ""

    # what bears on the answer

    def hint(self, view: CorleoneView, names: Names) -> str:
        assert view.question is not None
        match view.question.kind:
            case "turn" if view.half:
                return self.about_paying(view)
            case "order":
                return "Money first is nearly always right."
            case "offer":
                return "The highest offer goes into that suitcase, the others into the supply. All are opened together."
            case "bid":
                return "" if view.said else self.about_bidding(view)
            case "tribute" if not view.said:
                return self.about_tribute(view)
            case "first":
                return self.sharing.hint(view)
            case _:
                return ""

    def about_paying(self, view: CorleoneView) -> str:
        job, *chosen = (word.partition(" ")[2] for word in view.half)
        so_far = f" So far you pay {self.lexicon.cards(chosen)}." if chosen else ""
        return f"It costs {self.lexicon.cards(self.lexicon.jobs[job].cost)}. Narcotics stand for any of it.{so_far}"

    def about_bidding(self, view: CorleoneView) -> str:
        rivals = [shown for seat, shown in enumerate(view.seats) if seat != view.viewer and shown.suitcase]
        one = len(view.allies) == 1
        if not rivals:
            prize = "the ally" if one else "the ally of your choice"
            return f"Nobody else has money to bid: your smallest note buys {prize}."
        allies = "one ally" if one else f"{len(view.allies)} allies"
        ties = ", and you win ties" if view.horse == view.viewer else ""
        first = "wins" if one else "chooses first"
        return (
            f"{len(rivals) + 1} of you can bid for {allies}. The highest bid {first}{ties}; who gets one pays."
            " Type dollars: 5 1 is a note of five and a one."
        )

    def about_tribute(self, view: CorleoneView) -> str:
        """What is safe, what will be lost, and how to say it quickly."""
        saying = "Type the numbers of what goes, such as 1 3 3, or of what stays: keep 2 4."
        if view.act == len(self.lexicon.edition.acts):
            return f"[b]The last time:[/] money that you keep goes into your suitcase, all else is worthless. {saying}"
        return f"Your suitcase is safe. {saying}"


def subject(seat: int, names: Names, predicate: str) -> str:
    return agree(f"{names.start(seat)} {predicate}", you=seat == names.viewer)


def more(left: int) -> str:
    return f" {left} to choose." if left > 1 else ""
