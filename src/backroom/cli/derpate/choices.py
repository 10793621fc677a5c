"""The options of a question of Der Pate in plain words: what each one costs, brings and does."""

from __future__ import annotations

from collections import Counter

import msgspec
from rich.markup import escape

from backroom.cli.answers import spoken
from backroom.cli.derpate.forecast import Forecast, mine
from backroom.cli.derpate.lessons import SHORT, verb_of
from backroom.cli.derpate.lexicon import (
    CHIP_USES,
    FAVOURS_IN_SHORT,
    PERSON_USES,
    Lexicon,
    is_player,
    money,
    row_of,
    thousands,
)
from backroom.cli.face import Choice, Missing
from backroom.cli.grammar import capital, plural
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.derpate.view import BusinessView, DerPateView

SHORTEST = 4  # letters of a name's beginning that may stand for it
FOLDS = ("cop", "senator", "birthday", "favour")  # verbs whose options share a line where they are many
FEW = 2
PASSES = {
    "start": ("Roll the dice", ""),
    "pause": ("Go on", "Keep it all for later."),
    "occupy": ("No", "Leave it vacant."),
    "takeover": ("No takeover", ""),
    "service": ("No, thank you", ""),
    "chip": ("Keep it", "Use it in a turn of your own."),
}
LAST_PAUSE = "What you keep now is worth nothing any more: the game ends with this round."


class Choices:
    """Options in the words of one edition."""

    def __init__(self, lexicon: Lexicon, forecast: Forecast) -> None:
        self.lexicon = lexicon
        self.forecast = forecast
        self.keys = {spoken(key): key for key in lexicon.spaces}
        self.keys |= {spoken(name): key for key, name in lexicon.names.items()}
        self.district_keys = {spoken(key): key for key in lexicon.districts}
        self.district_keys |= {spoken(name): key for key, name in lexicon.districts.items()}

    def choices(self, view: DerPateView, names: Names) -> list[Choice]:
        """The open options; what declines them all comes last."""
        assert view.question is not None
        words = sorted(view.question.actions, key=lambda word: word == "pass")
        verbs = Counter(word.partition(" ")[0] for word in words)
        found = [self.choice(view, names, word) for word in words]
        found = [self.grouped(choice) if verbs[choice.verb] > FEW else choice for choice in found]
        return [self.shortened(choice, found) for choice in found]

    def shortened(self, choice: Choice, all_of_them: list[Choice]) -> Choice:
        """Two dice that do the same are explained once."""
        first = next(other for other in all_of_them if (other.verb, other.note) == (choice.verb, choice.note))
        if choice.verb != "place" or first is choice:
            return choice
        return msgspec.structs.replace(choice, note=f"The same as {first.title}.")

    def grouped(self, choice: Choice) -> Choice:
        if choice.verb not in FOLDS:
            return choice
        return msgspec.structs.replace(choice, group=choice.verb)

    def choice(self, view: DerPateView, names: Names, word: str) -> Choice:
        verb, _, noun = word.partition(" ")
        match verb:
            case "pass":
                return self.declined(view)
            case "place" | "cop" | "senator":
                return self.die(view, names, verb, noun)
            case "car" | "occupy" | "takeover" | "man" | "inform" | "vacate":
                return self.space(view, names, verb, noun)
            case "district":
                return self.district(noun)
            case "birthday" | "advance":
                return self.track(view, verb, noun)
            case "favour":
                return self.favour(view, names, noun)
            case "bail":
                return self.bail(view, int(noun))
            case _:
                return self.plain(view, word)

    def declined(self, view: DerPateView) -> Choice:
        assert view.question is not None
        kind = view.question.kind
        title, note = PASSES[kind]
        if kind == "pause" and view.round == w.ROUNDS and row_of(view) == w.ROWS:
            note = LAST_PAUSE
        return Choice("pass", "pass", title, note)

    def plain(self, view: DerPateView, word: str) -> Choice:
        """Words without a noun."""
        family = mine(view)
        match word:
            case "judge":
                left = [die for die in view.dice if die not in {row.die for row in view.tableau}]
                dice = "both dice" if len(left) == 2 else f"all {len(left)} dice"
                return Choice(word, word, "Judge", f"Roll {dice} again.")
            case "free":
                freed = f"{plural(family.prison, 'member')} out of prison into your stock."
                return Choice(word, word, "Yes", freed, also=("free them", "prosecutor"))
            case "sink":
                sunk = f"{plural(family.prison, 'member')} into the Hudson, until a friend's favour."
                return Choice(word, word, "Hudson", sunk, also=("sink them",))
            case _:
                return Choice(word, word, capital(word), f"{capital(CHIP_USES[word])}.")

    # dice

    def die(self, view: DerPateView, names: Names, verb: str, noun: str) -> Choice:
        die, _, field = noun.partition(":")
        face = view.dice.get(die, "")
        row = row_of(view) or 1
        if verb == "cop":
            return Choice(
                f"cop {die}", verb, f"Cop: {die} again", f"Roll the {die} {face} again.", also=(f"cop {die} again",)
            )
        note = self.forecast.placed(view, names, row, face, field or die)
        title = f"{capital(die)} {face}"
        if row == w.ROWS - 1:
            note += self.last_die(view, die)
        if not field:
            return Choice(f"place {die}", verb, title, note, also=(die, f"put {title}", f"place {title}"))
        if row == w.ROWS:
            person = self.lexicon.persons[field]
            return Choice(f"senator {noun}", verb, f"Senator: {person}", note, also=(person, f"senator {person}"))
        return Choice(f"senator {noun}", verb, f"{title} as {field}", note)

    def last_die(self, view: DerPateView, die: str) -> str:
        """In row 3 the other die is the one that calls a person."""
        taken = {row.die for row in view.tableau} | {die}
        (last,) = [left for left in w.COLOURS if left not in taken]
        return f" Then {last}: {self.lexicon.persons[last]}."

    # the board

    def space(self, view: DerPateView, names: Names, verb: str, key: str) -> Choice:
        business = view.road[self.lexicon.spaces.index(key)]
        name = self.lexicon.names[key]
        title, note = self.about_space(view, names, verb, business)
        return Choice(f"{verb} {key}", verb, title, note, also=(key, name, f"{verb} {name}"))

    def about_space(self, view: DerPateView, names: Names, verb: str, business: BusinessView) -> tuple[str, str]:
        key, kind = business.key, self.lexicon.kind(business.kind)
        where = f"{self.lexicon.names[key]}, {self.lexicon.districts[business.district]}"
        there = self.lexicon.place(key)
        owner = "" if business.owner is None else capital(self.lexicon.holder(view, names, business.owner))
        match verb:
            case "car":
                return key, f"{kind} · {where}"
            case "occupy":
                return "Yes", f"One of your {mine(view).stock} members in stock takes {there}."
            case "takeover":
                return f"{owner} {there}", self.price(view, business)
            case "inform":
                return f"{owner} {there}", "Goes to prison; the business is vacant then."
            case "vacate":
                return f"{owner} {there}", self.pays(business)
            case _:
                return there, self.pays(business)

    def pays(self, business: BusinessView) -> str:
        """`Mott Street · pays $2,000 and reputation`"""
        kind = self.lexicon.edition.kinds[business.kind - 1]
        step = f" and {w.TRACKS[kind.step]}" if kind.step >= 0 else ""
        return f"{self.lexicon.names[business.key]} · pays {self.lexicon.pay(business.key)}{step}"

    def price(self, view: DerPateView, business: BusinessView) -> str:
        """What a takeover brings; where the marker does not go to a player, that is said."""
        neutral = business.owner is not None and not is_player(view, business.owner)
        return self.pays(business) + (" · the marker goes to the bank" if neutral else "")

    def district(self, key: str) -> Choice:
        name = self.lexicon.districts[key]
        kinds = [
            f"{business.kind} {self.lexicon.kind(business.kind)}"
            for business in self.lexicon.edition.road
            if self.lexicon.edition.district_keys[business.district] == key
        ]
        return Choice(f"district {key}", "district", name, ", ".join(kinds), also=(key, f"district {name}"))

    # tracks, favours, bail

    def track(self, view: DerPateView, verb: str, track: str) -> Choice:
        title = f"Birthday: {track}" if verb == "birthday" else capital(track)
        also = (f"{verb} {track}", *((track,) if verb == "advance" else ()))
        return Choice(f"{verb} {track}", verb, title, f"{self.step(view, track)}.", also=also)

    def step(self, view: DerPateView, track: str) -> str:
        """One step on a track, with what the new space is good for."""
        steps = capital(self.forecast.steps(view, track, 1))
        goal = mine(view).tracks[track] + 1
        if track == "income" and goal <= self.lexicon.length(track):
            return f"{steps}: {self.lexicon.income(goal)} a round"
        if track == "favours" and goal <= self.lexicon.length(track):
            return f"{steps}: {self.favour_at(goal)}"
        return steps

    def favour_at(self, space: int) -> str:
        """What a space of the favours track is good for, or how far it is to the next one that is."""
        there, effect = self.lexicon.next_favour(space - 1)
        if not there:
            return "no favour is ahead"
        if there == space:
            return f"a friend can bring {FAVOURS_IN_SHORT[effect]}"
        return f"the next favour is on space {there}"

    def favour(self, view: DerPateView, names: Names, noun: str) -> Choice:
        kind, _, holder = noun.partition(":")
        match kind:
            case "member":
                title, note = "Favour: member", "A friend brings a member back from the Hudson."
            case "marker":
                whom = "the bank" if holder == "bank" else names.within(int(holder[1:]))
                title, note = f"Favour: marker from {whom}", "A friend brings your debt marker back, for nothing."
            case "money":
                title, note = "Favour: money", f"A friend brings {thousands(w.FAVOUR_MONEY)}."
            case _:
                title = f"Favour: {kind}"
                note = f"{capital(self.forecast.steps(view, kind, w.FAVOUR_STEPS))}."
        return Choice(f"favour {noun}", "favour", title, note, also=(title.replace(":", ""),))

    def bail(self, view: DerPateView, number: int) -> Choice:
        sunk = mine(view).prison - number
        rest = f", {plural(sunk, 'other')} into the Hudson" if sunk else ""
        price = thousands(number * w.BAIL_PRICE)
        note = f"{plural(number, 'member')} back into stock{rest}."
        also = ("bail",) if view.question and not sunk else ()
        return Choice(f"bail {number}", "bail", f"Pay {price}", note, also=also)

    # a long menu

    def group(self, choices: list[Choice], view: DerPateView) -> tuple[str, str]:
        """The line that stands for all ways to use a chip or a friend."""
        verb = choices[0].group
        if verb == "favour":
            left = min(mine(view).friends, w.FAVOURS_A_TURN - view.favours_used)
            return "Favour", f"Ask a friend ({plural(left, 'favour')} left in this turn, {len(choices)} ways)."
        last = verb == "senator" and row_of(view) == w.ROWS
        use = "call another person" if last else CHIP_USES[verb]
        return capital(verb), f"{capital(use)} ({len(choices)} ways)."

    # words of a person

    def in_notation(self, label: str) -> str:
        """`takeover Bleecker Street` is `takeover GV2`, `Bleecker Street` is `GV2`, and a colour a die to be placed."""
        verb, _, rest = label.partition(" ")
        if label in w.COLOURS:
            return f"place {label}"
        if self.named(label):
            return self.named(label)
        noun = self.named(rest)
        if noun and verb in ("car", "occupy", "takeover", "man", "inform", "vacate"):
            return f"{verb} {noun}"
        if verb == "district" and spoken(rest) in self.district_keys:
            return f"district {self.district_keys[spoken(rest)]}"
        return label

    def named(self, name: str) -> str:
        """The business that is called so, or the one whose name begins so; empty if there is none."""
        text = spoken(name)
        if text in self.keys or len(text) < SHORTEST:
            return self.keys.get(text, "")
        begun = {key for called, key in self.keys.items() if called.startswith(text)}
        return begun.pop() if len(begun) == 1 else ""

    def about(self, word: str) -> str:
        """A business, a card, a chip or a person in one line."""
        key = self.named(word)
        card = self.lexicon.events.get(word.upper())
        if key:
            business = self.lexicon.edition.road[self.lexicon.spaces.index(key)]
            kind = self.lexicon.edition.kinds[business.kind - 1]
            step = f" and a step on {w.TRACKS[kind.step]}" if kind.step >= 0 else ""
            district = self.lexicon.edition.district_names[business.district]
            title, text = key, f"{business.name}, {district}. {kind.name}: a {business.kind} pays "
            text += f"{self.lexicon.pay(key)}{step}."
        elif card is not None:
            title, text = f"{card.key} {card.title}", card.text
        elif word in CHIP_USES:
            title, text = capital(word), f"{CHIP_USES[word]}; a chip is used once"
        elif word in PERSON_USES:
            colour = next(die for die, person in self.lexicon.persons.items() if person == word)
            title, text = capital(word), f"{PERSON_USES[word]}; called by the {colour} die in row 4"
        else:
            return ""
        return f"[card]{escape(title)}[/]  {escape(text)}"

    # what cannot be had

    def missing(self, view: DerPateView, names: Names) -> list[Missing]:
        """The options that somebody would look for and cannot have."""
        if view.question is None:
            return []
        wanted = [(self.choice(view, names, why.action), why.rule) for why in view.question.why_not]
        return [Missing(found, self.reason(view, found, rule), rule) for found, rule in wanted]

    def reason(self, view: DerPateView, found: Choice, rule: str) -> str:
        purse = mine(view).money or 0
        match found.verb, rule:
            case "place", "DP-GAP-42":
                return f"a friend costs {thousands(int(view.dice['white']))}, you have {money(purse)}"
            case "bail", _:
                return f"you have {money(purse)} only"
            case "favour", "DP-GAP-16":
                return "there is nothing to bring back"
            case _:
                return SHORT.get(rule, "not now")

    def refused(self, view: DerPateView, names: Names) -> list[tuple[str, str]]:
        """Only what bears on the question itself: chips and favours that are of no use go without saying."""
        shown = ("place", "takeover", "man", "inform", "vacate", "bail", "advance")
        return [(found.title, reason) for found, reason, _ in self.missing(view, names) if found.verb in shown]

    def why_not(self, word: str, view: DerPateView) -> str:
        """Why a word of the game is not to be had, where nobody would have looked for it in the menu."""
        verb, _, noun = word.partition(" ")
        die = noun.partition(":")[0]
        if view.viewer is None or not verb_of(word):
            return ""
        if verb in CHIP_USES and verb not in mine(view).chips:
            return f"You do not have the {verb}" if verb not in mine(view).used else f"You have used the {verb}"
        if verb == "favour" and not mine(view).friends:
            return "You have no friend to ask"
        if verb == "place" and die in {row.die for row in view.tableau}:
            return f"The {die} die lies on your tableau already"
        if verb == "senator" and row_of(view) == 1:
            return "In row 1 colours do not count: the senator is for rows 2 to 4"
        if verb in ("takeover", "inform") and view.question and view.question.kind in ("start", "takeover", "service"):
            return self.no_prey(view, noun.upper())
        return ""

    def no_prey(self, view: DerPateView, key: str) -> str:
        """Why a business is not for others to be driven out of."""
        business = next((business for business in view.road if business.key.upper() == key), None)
        if business is None or (business.owner is not None and business.owner != view.viewer):
            return ""
        return f"{business.key} is {'vacant' if business.owner is None else 'your own'}"
