"""The options of a question of Corleone's Empire in plain words: what each one costs, brings and does."""

from __future__ import annotations

from rich.markup import escape

from backroom.cli.answers import spoken
from backroom.cli.corleone.board import influence
from backroom.cli.corleone.cards import Cards
from backroom.cli.corleone.lessons import SHORT, verb_of
from backroom.cli.corleone.lexicon import Lexicon, owner_of, rank_name
from backroom.cli.face import Choice, Missing
from backroom.cli.grammar import capital, listed, plural
from backroom.cli.screen import Names
from backroom.games.corleone.rows import BACK_SIDE
from backroom.games.corleone.steps import Completion, Shakedown
from backroom.games.corleone.view import CorleoneView, TerritoryView
from backroom.games.corleone.words import RANKS, THUG
from backroom.games.steps import innermost

SHORTEST = 3  # letters of a name's beginning that may stand for it

PLAIN = {
    "draw": ("Look at jobs", "Take the top two jobs, keep one, discard the other."),
    "swap": ("Swap a card", "Discard a card, take a Gun, Blood Money or Booze."),
    "horse": ("Take the horse head", "You begin the next act, and win ties in Bribery."),
    "sell 1": ("Sell a card", "Discard a card, take $5."),
    "sell 2": ("Sell 2 cards", "Discard 2 cards, take $5."),
    "sell 3": ("Sell 3 cards", "Discard 3 cards, take $3 and $5."),
    "accept": ("Yes", ""),
    "money first": ("Money first", ""),
    "ability first": ("Ability first", ""),
    "done": ("Done", ""),
    "take back": ("Take back", ""),
    "pass": ("Pass", ""),
}
PASSES = {
    "turn": "Do nothing more.",
    "icons": "Use nothing more of it.",
    "front": "Leave it to the other.",
    "effect": "Decline this part of the card.",
    "target": "Decline this part of the card.",
    "offer": "You have no money to offer.",
    "marker": "Put no marker there; the other keeps control.",
}


class Choices:
    """Options in the words of one edition."""

    def __init__(self, lexicon: Lexicon, cards: Cards) -> None:
        self.lexicon = lexicon
        self.cards = cards
        things = [*lexicon.notation.cards, *lexicon.spaces, *lexicon.businesses, *lexicon.areas]
        self.words = {spoken(key): key for key in things}
        self.words |= {spoken(lexicon.card(card)): card for card in lexicon.notation.cards}
        self.words |= {spoken(lexicon.place(key)): key for key in things if key not in lexicon.notation.cards}

    def choices(self, view: CorleoneView, names: Names) -> list[Choice]:
        assert view.question is not None
        return [self.choice(view, names, word) for word in view.question.actions]

    def choice(self, view: CorleoneView, names: Names, word: str) -> Choice:
        if word in PLAIN:
            return self.plain(view, word)
        verb, _, noun = word.partition(" ")
        match verb:
            case "thug":
                return self.thug(view, names, noun)
            case "member":
                return self.member(view, noun)
            case "job" | "ally":
                return self.card_to_play(view, verb, noun)
            case "first" | "rob":
                return self.seat(view, names, verb, int(noun[1:]))
            case "whack" | "move" | "recall":
                return self.figure(view, names, verb, noun)
            case "to" | "place" | "shake":
                return self.destination(view, names, verb, noun)
            case "in" | "mark" | "unmark" | "raise" | "influence":
                return self.territory(view, names, verb, noun)
            case "lift":
                return self.marker(view, names, noun)
            case _:
                return self.card(view, verb, noun)

    # words without a noun

    def plain(self, view: CorleoneView, word: str) -> Choice:
        title, note = PLAIN[word]
        key = ""
        also: tuple[str, ...] = ()
        assert view.question is not None
        kind = view.question.kind
        match word:
            case "pass":
                note = PASSES.get(kind, "")
            case "take back":
                title = f"Take back {self.lexicon.card(view.said[-1].partition(' ')[2])}"
                note, also = ("type back", ("back",)) if kind == "bid" else ("", ())
            case "done":
                title, note = self.finish(view)
                key = "0" if kind == "bid" else ""
            case "draw" if kind == "effect":
                note = ""
            case "money first" | "ability first":
                completion = innermost(view.where, Completion)
                assert completion is not None, "it is asked when a job is completed"
                job = self.lexicon.jobs[completion.card]
                note = " + ".join(job.money) if word == "money first" else job.text
        return Choice(word, word, title, note, also=also, key=key)

    def finish(self, view: CorleoneView) -> tuple[str, str]:
        """The end of a list that was written in secret."""
        assert view.question is not None
        if view.question.kind == "tribute":
            return "Yes, discard them", ""
        if view.said:
            return "Done", "That is your bid."
        return "Bid nothing", "You get no ally."

    # a turn

    def thug(self, view: CorleoneView, names: Names, business: str) -> Choice:
        name = self.lexicon.businesses[business].name
        area = self.area_of(view, business)
        gives = self.lexicon.icons(self.lexicon.fronts[business])
        note = f"{gives} · {self.lexicon.areas[area.key]}{self.shared(view, names, area)}" if area else gives
        return Choice(f"thug {business}", "thug", name, note, also=(f"thug {name}", f"thug to {name}"), group="thug")

    def shared(self, view: CorleoneView, names: Names, area: TerritoryView) -> str:
        """Who else uses a front there."""
        if not area.stack:
            return ""
        owner = area.stack[-1]
        return ", yours" if owner == view.viewer else f", shared with {names.start(owner)}"

    def area_of(self, view: CorleoneView, business: str) -> TerritoryView | None:
        return next((area for area in view.territories if business in (area.printed, area.tile)), None)

    def member(self, view: CorleoneView, space: str) -> Choice:
        spot = self.lexicon.spaces[space]
        gives = self.lexicon.short(sorted(self.lexicon.around(space, view)))
        areas = ", ".join(self.lexicon.areas[key] for key in spot.areas)
        ranks = [rank_name(rank) for rank in self.ready(view)]
        also = [f"{who} {to}{spot.name}" for who in ("member", *ranks) for to in ("", "to ")]
        return Choice(f"member {space}", "member", spot.name, f"{gives} · {areas}", also=tuple(also), group="member")

    def ready(self, view: CorleoneView) -> list[str]:
        """The viewer's family members in reserve, in the order in which they are sent."""
        return view.seats[view.viewer].members if view.viewer is not None else list(RANKS[:3])

    def card_to_play(self, view: CorleoneView, verb: str, card: str) -> Choice:
        name = self.lexicon.card(card)
        if verb == "ally":
            return Choice(f"ally {card}", verb, f"Play {name}", self.lexicon.about(card), also=(name, f"ally {name}"))
        short = self.cards.short(view, card)
        paid = f"Narcotics stand for {self.lexicon.cards(short)}. " if short else ""
        return Choice(
            f"job {card}",
            verb,
            f"Job: {name}",
            self.lexicon.about(card, paid),
            also=(name, f"job {name}", f"complete {name}"),
        )

    # other nouns

    def seat(self, view: CorleoneView, names: Names, verb: str, seat: int) -> Choice:
        name = names.start(seat)
        if verb == "rob":
            shown = view.seats[seat]
            note = f"{plural(shown.hand, 'card')} in hand, {plural(shown.suitcase, 'money card')} in the suitcase."
            return Choice(f"rob P{seat}", verb, f"Rob {name}", note, name)
        title = "You first" if seat == view.viewer else f"{name} first"
        return Choice(f"first P{seat}", verb, title, "", also=(f"first {name}",))

    def figure(self, view: CorleoneView, names: Names, verb: str, place: str) -> Choice:
        """A figure on the board, by where it stands."""
        figure = view.figures.get(place, place)
        areas = self.lexicon.areas_of(place, view)
        who = capital(self.lexicon.figure(figure, names))
        at = f"in {areas[0]}" if place == "police-chief" else f"at {self.lexicon.place(place)}"
        note = "" if place == "police-chief" else listed(areas)
        own = owner_of(figure) == view.viewer and verb != "recall"
        title = f"{who} {at}"
        note += " · your own!" if own else ""
        return Choice(f"{verb} {place}", verb, title, note, also=(f"{verb} {title}",))

    def destination(self, view: CorleoneView, names: Names, verb: str, place: str) -> Choice:
        """Where a figure goes, or what is shaken down."""
        name = self.lexicon.place(place)
        also = (f"{verb} {name}",)
        if place in self.lexicon.spaces:
            gives = self.lexicon.short(sorted(self.lexicon.around(place, view)))
            areas = ", ".join(self.lexicon.areas_of(place, view))
            return Choice(f"{verb} {place}", verb, name, f"{gives} · {areas}", also=also)
        if place in self.lexicon.businesses:
            return Choice(f"{verb} {place}", verb, name, self.business_note(view, names, verb, place), also=also)
        area = next((area for area in view.territories if area.key == place), None)
        gives = self.lexicon.icons(self.lexicon.backs_in(place, view)) if verb == "shake" else ""
        stand = influence_text(area, names) if area else ""
        return Choice(f"{verb} {place}", verb, name, gives or stand, also=also)

    def business_note(self, view: CorleoneView, names: Names, verb: str, business: str) -> str:
        area = self.area_of(view, business)
        side = self.lexicon.backs if verb == "shake" and self.shakes_backs(view) else self.lexicon.fronts
        shared = self.shared(view, names, area) if area and side is self.lexicon.fronts else ""
        where = self.lexicon.areas[area.key] if area else ""
        return f"{self.lexicon.icons(side[business])} · {where}{shared}"

    def shakes_backs(self, view: CorleoneView) -> bool:
        """Is it backs that the card under way shakes down?"""
        work = innermost(view.where, Shakedown)
        assert work is not None, "it is asked by a card that shakes down"
        edition = self.lexicon.edition
        abilities = {job.key: job.effects for job in edition.jobs} | {ally.key: ally.effects for ally in edition.allies}
        return abilities[work.card][work.effect].side == BACK_SIDE

    def territory(self, view: CorleoneView, names: Names, verb: str, key: str) -> Choice:
        area = next(area for area in view.territories if area.key == key)
        held = f"{names.owner(area.stack[-1])} marker on top" if area.stack else "no marker yet"
        there = influence_text(area, names)
        note = f"{there} · {held}" if there else held
        name = self.lexicon.areas[key]
        return Choice(f"{verb} {key}", verb, name, capital(note), also=(f"{verb} {name}",))

    def marker(self, view: CorleoneView, names: Names, noun: str) -> Choice:
        """An own marker somewhere on the board, counted from the bottom of its stack."""
        key, _, depth = noun.partition(":")
        area = next(area for area in view.territories if area.key == key)
        level = int(depth)
        top = level == len(area.stack)
        note = "It lies below others."
        if top:
            note = f"You {'keep' if area.stack[-2:-1] == [view.viewer] else 'lose'} control there."
        name = f"{self.lexicon.areas[key]}, {'top' if top else f'number {level} from the bottom'}"
        return Choice(f"lift {noun}", "lift", name, note)

    # cards

    def card(self, view: CorleoneView, verb: str, card: str) -> Choice:
        name = self.lexicon.card(card)
        title, note = self.card_words(view, verb, card, name)
        key = card if verb in ("bid", "offer") else ""
        return Choice(f"{verb} {card}", verb, title, note, also=(name, f"{verb} {name}"), key=key)

    def card_words(self, view: CorleoneView, verb: str, card: str, name: str) -> tuple[str, str]:
        held = view.hand.count(card) - view.said.count(f"discard {card}")
        several = f"you have {held}" if held > 1 else ""
        match verb:
            case "launder":
                return f"{name} into the suitcase", several
            case "bid":
                left = view.suitcase.count(card) - view.said.count(f"bid {card}")
                return f"Bid {name}", f"you have {left}" if left > 1 else ""
            case "pay":
                return f"Pay {name}", self.stand_in(view) if card == "narcotics" else ""
            case "discard" | "give" | "offer":
                return f"{capital(verb)} {name}", self.worth(view, card) or several
            case "keep":
                colour = capital(self.lexicon.jobs[card].colour)
                return f"Keep {name}", f"{colour}. {self.lexicon.about(card)}{self.payable(view, card)}"
            case _:
                stock = f"{view.supply[card]} in the supply" if card in view.supply else self.lexicon.about(card)
                if view.looking:
                    stock = self.lexicon.about(card) if card not in view.supply else ""
                return f"{capital(verb)} {name}", stock

    def stand_in(self, view: CorleoneView) -> str:
        """What Narcotics would be paid for."""
        replaced = self.cards.replaceable(view)
        number = f"{len(replaced)} of them, " if len(replaced) > 1 else ""
        return f"{number}in place of {self.lexicon.cards(replaced)}"

    def worth(self, view: CorleoneView, card: str) -> str:
        """What one gives away with a job or an ally, in a few words."""
        if card in self.lexicon.jobs:
            lacks = self.cards.lacks(view, card)
            return f"job: {self.lexicon.price(card)}, {f'you lack {lacks}' if lacks else 'you can pay it'}"
        return "ally" if card in self.lexicon.allies else ""

    def payable(self, view: CorleoneView, job: str) -> str:
        lacks = self.cards.lacks(view, job)
        return f" You lack {lacks}." if lacks else " You can pay it."

    # a long menu

    def group(self, choices: list[Choice], view: CorleoneView) -> tuple[str, str]:
        """The line that stands for all businesses or all spaces."""
        assert view.viewer is not None
        mine = view.seats[view.viewer]
        if choices[0].group == "thug":
            return "Send a thug", f"to a business, for its front ({mine.thugs} left, {len(choices)} places)"
        rank = rank_name(mine.members[0]) if mine.members else "member"
        return f"Send your {rank}", f"to a space, for all backs around it ({len(choices)} places)"

    # words of a person

    def in_notation(self, label: str) -> str:
        """`thug Penn Central Railroad` is `thug penn-central-railroad`, and a name alone is what one does with it."""
        verb, _, rest = label.partition(" ")
        verb = "member" if verb in RANKS[:THUG] else verb
        noun = self.named(rest.removeprefix("to "))
        if verb_of(f"{verb} {noun}") and noun:
            return f"{verb} {noun}"
        key = self.named(label.removeprefix("play ").removeprefix("job: "))
        used = {"job": {*self.lexicon.jobs}, "ally": {*self.lexicon.allies}, "thug": {*self.lexicon.businesses}}
        used["member"] = {*self.lexicon.spaces}
        return next((f"{verb} {key}" for verb, things in used.items() if key in things), label)

    def named(self, name: str) -> str:
        """The word of what is called so, or of the one thing whose name begins so; empty if there is none."""
        text = spoken(name)
        if text in self.words or len(text) < SHORTEST:
            return self.words.get(text, "")
        begun = {key for called, key in self.words.items() if called.startswith(text)}
        return begun.pop() if len(begun) == 1 else ""

    def about(self, name: str) -> str:
        """A card, a business or a space in one line."""
        key = self.named(name)
        if not key:
            return ""
        if key in self.lexicon.businesses:
            front, back = self.lexicon.fronts[key], self.lexicon.backs[key]
            text = f"front: {self.lexicon.icons(front)} · back: {self.lexicon.icons(back)}"
        elif key in self.lexicon.spaces:
            text = f"touches {listed(self.lexicon.areas[area] for area in self.lexicon.spaces[key].areas)}"
        elif key in self.lexicon.areas:
            return ""
        else:
            text = self.lexicon.about(key)
        is_card = key in self.lexicon.notation.card_of
        shown = self.lexicon.card(key) if is_card else self.lexicon.place(key)
        return f"[card]{escape(shown)}[/]  {escape(text)}"

    # what cannot be had

    def missing(self, view: CorleoneView, names: Names) -> list[Missing]:
        """The options that somebody would look for and cannot have."""
        if view.question is None:
            return []
        wanted = [(self.choice(view, names, why.action), why.rule) for why in view.question.why_not]
        return [Missing(found, self.reason(view, found, rule), rule) for found, rule in wanted]

    def reason(self, view: CorleoneView, found: Choice, rule: str) -> str:
        if found.verb == "job":
            short = self.cards.lacking(view, found.word.partition(" ")[2])
            return f"you lack {self.lexicon.cards(short)}" if short else "not now"
        return SHORT.get(rule, "not now")

    def why_not(self, word: str, view: CorleoneView) -> str:
        """Why an action is not to be had in one's own turn, where nobody would have looked for it in the menu."""
        if view.question is None or view.question.kind != "turn" or view.half or view.viewer is None:
            return ""
        verb, _, noun = word.partition(" ")
        mine = view.seats[view.viewer]
        match verb:
            case "ally" if noun in view.allies:
                return f"{self.lexicon.card(noun)} is for sale at the end of the act: you do not hold it"
            case "ally" if noun in self.lexicon.allies:
                return f"You do not hold {self.lexicon.card(noun)}"
            case "job" if any(noun in shown.jobs for shown in view.seats):
                return f"{self.lexicon.card(noun)} has been completed already"
            case "job" if noun in self.lexicon.jobs:
                return f"You do not hold {self.lexicon.card(noun)}, nor is it a public job"
            case "thug" if noun in self.lexicon.spaces:
                return f"{self.lexicon.place(noun)} is for family members, not for thugs"
            case "member" if noun in self.lexicon.businesses:
                return f"{self.lexicon.place(noun)} is for thugs, not for family members"
            case "thug" if noun in self.lexicon.businesses and not self.area_of(view, noun):
                return f"{self.lexicon.place(noun)} has not opened yet"
            case "thug" if not mine.thugs:
                return "You have no thug left to send"
            case "member" if not mine.members:
                return "You have no family member left to send"
            case _:
                return ""

    def refused(self, view: CorleoneView, names: Names) -> list[tuple[str, str]]:
        """Only what is not on the table anyway: there one sees who stands where and what each job lacks."""
        return [
            (found.title, reason)
            for found, reason, _ in self.missing(view, names)
            if found.verb not in ("thug", "member", "job")
        ]


def influence_text(area: TerritoryView, names: Names) -> str:
    """The influence in a territory without any style."""
    return influence(area, names).replace("[b]", "").replace("[/]", "")
