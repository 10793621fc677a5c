"""What happens in Corleone's Empire, told to the person at the keyboard: with names, in short clauses.

A sentence has `{seat}` for its subject and `take[s]` or `[are|is]` where the verb follows it. Cards that somebody
takes, pays or discards one after another are told in one clause.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from itertools import groupby

from backroom.cli.corleone.board import PHASES
from backroom.cli.corleone.lexicon import Lexicon, owner_of, rank_name
from backroom.cli.corleone.sentences import SAID
from backroom.cli.face import Clause
from backroom.cli.grammar import agree, listed, plural
from backroom.cli.screen import Names
from backroom.games.game import Fact

# Several of these in a row, by one player, are told as one.
TOGETHER = {
    "ally_left",
    "ally_shown",
    "chose",
    "discarded",
    "dominates",
    "kept",
    "laundered",
    "most_jobs",
    "no_winner",
    "paid",
    "passed_over",
    "public",
    "took",
}
# What goes without saying while one reads along, or lies on the table that is shown; the whole log has it.
UNSAID = {
    "accepted",
    "act",
    "ally_left",
    "ally_shown",
    "bid",
    "completed",
    "dealt",
    "dealt_card",
    "drew_card",
    "fortune",
    "gave_up",
    "lapsed",
    "last_card",
    "lost_card",
    "neutral",
    "no_dominance",
    "no_jobs",
    "no_more_turns",
    "ordered",
    "public",
    "ranked",
    "saw",
    "saw_card",
    "skipped",
    "spent",
    "stood_in",
    "turn",
    "won",
}
UNSAID_HERE = {
    ("took", "CE-SETUP-12"),
    ("opened", "CE-SETUP-05"),
    ("opened", "CE-SETUP-06"),
    ("discarded", "CE-DO-10"),
    ("shook_front", "CE-THUG-03"),
    ("shook_front", "CE-NEUT-03"),
    ("shook_backs", "CE-FAM-02"),
    ("marked", "CE-TURF-05"),
    ("no_winner", "CE-G-18"),
    ("chose", "CE-TRIB-01"),
    ("no_ally", "CE-BRIBE-07"),
}
SAID_HERE = {
    ("no_winner", "CE-TURF-06"): "{territory} {is_or_are} tied",
    ("no_winner", "CE-TURF-07"): "the neutral force holds {territory}",
    ("idle", "CE-G-01"): "{seat} can do nothing",
    ("idle", "CE-DO-16"): "{seat} do[es] no more",
    ("horse", "CE-SETUP-13"): "{seat} [have|has] the horse head and begin[s]",
    ("chose", "CE-BRIBE-05"): "{seat} buy[s] {card}",
}
# Two things in a row that are told in one clause, `for` what the second is about.
FOLDED = {
    ("job", "paid"): "{seat} complete[s] {card} for {price}",
    ("discarded", "took"): "{seat} sell[s] {card} for {price}",
}
SWAP = "CE-ICON-08"
TRADES = ("CE-ICON-05", "CE-ICON-06", "CE-ICON-07", SWAP)
# What the breadcrumb shows while the procedure is under way.
AWAITED = {"job", "paid", "ally"}
FRUITLESS = {"declined_effect", "no_effect"}
CHAPTERS = {"turf": "Turf War", "bribery": "Bribery", "tribute": "Tribute"}
OF_THE_END = {"dominates", "fortune", "last_card", "most_jobs", "no_dominance", "no_jobs"}
MINE_ONLY = {"family", "joined", "passed_over"}
OTHERS_ONLY = {"kept_cards"}  # the viewer knows which
ABOUT_THE_VICTIM = {"lost_card", "saw_card"}  # the subject is not who acts
NTH = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}


class Telling:
    """Facts in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def line(self, fact: Fact, names: Names) -> str:
        """A fact in the whole log; what the viewer is told exactly is not told again in general."""
        mine = fact.args.get("seat") == names.viewer
        if mine and fact.what in ("dealt_card", "drew_card", "kept_cards"):
            return ""
        return self.said([fact], names, None)

    def said(self, facts: list[Fact], names: Names, before: int | None, price: list[Fact] | None = None) -> str:
        """Facts of one kind as a clause; the subject is left out where the words before it have the same one.

        `price` are facts that are told in the same clause.
        """
        fact = facts[0]
        seat = fact.args.get("victim" if fact.what in ABOUT_THE_VICTIM else "seat")
        words: dict[str, str] = {}
        for name, value in fact.args.items():
            words |= self.word(name, value, names, fact)
        if "card" in fact.args:
            words["card"] = self.lexicon.cards(str(each.args["card"]) for each in facts)
        if len(facts) > 1 and "territory" in fact.args:
            words["territory"] = listed(self.lexicon.areas[str(each.args["territory"])] for each in facts)
        words["is_or_are"] = "is" if len(facts) == 1 else "are"
        if fact.what == "most_jobs" and len(facts) > 1:
            sharing = listed(names.within(int(each.args["seat"])) for each in facts)
            return f"{sharing} tie for most {fact.args['colour']} jobs"
        sentence = SAID_HERE.get((fact.what, fact.rule), SAID[fact.what])
        if price:
            sentence = FOLDED[fact.what, price[0].what].replace(
                "sell[s]", "swap[s]" if fact.rule == SWAP else "sell[s]"
            )
            words["price"] = self.price(fact, [str(each.args["card"]) for each in price if "card" in each.args])
        if fact.what == "goes_first" and fact.args["first"] == seat:
            sentence = "{seat} go[es] first"
        if seat == before and before is not None:
            sentence = sentence.removeprefix("{seat} ")
        return agree(sentence.format(**words), you=seat == names.viewer and seat is not None)

    def price(self, fact: Fact, cards: list[str]) -> str:
        """What was paid or taken: `Gun and Narcotics (in place of Booze)`."""
        paid = self.lexicon.cards(sorted(cards, key="narcotics".__eq__))
        if fact.what != "job":
            return paid
        replaced = Counter(self.lexicon.jobs[str(fact.args["card"])].cost) - Counter(cards)
        return f"{paid} (in place of {self.lexicon.cards(replaced.elements())})" if replaced else paid

    def word(self, name: str, value: int | str, names: Names, fact: Fact) -> dict[str, str]:
        """An argument of a fact as the words that sentences use for it."""
        match name:
            case "seat" | "victim" | "owner" | "first":
                return {name: names.within(int(value)), f"{name}s": names.owner(int(value))}
            case "side":
                side = str(value)
                return {name: names.within(int(side[1:])) if names.is_seat(side) else side}
            case "business":
                shown = self.lexicon
                sides = {"front": shown.icons(shown.fronts[str(value)]), "back": shown.icons(shown.backs[str(value)])}
                return {name: shown.whereabouts(str(value)), **sides}
            case "card" if fact.what == "no_effect":
                part = "part of " if self.lexicon.abilities(str(value)) > 1 else ""
                return {"ability": part + self.lexicon.card(str(value))}
            case "place" if fact.what == "whacked":
                return {name: self.lexicon.place(str(value))}
            case "space" | "place":
                return {name: self.lexicon.whereabouts(str(value))}
            case "territory":
                return {name: self.lexicon.areas[str(value)]}
            case "phase":
                return {name: PHASES[str(value)]}
            case "marker":
                area, _, _ = str(value).partition(":")
                return {name: self.lexicon.areas[area]}
            case "figure":
                return {name: self.figure(str(value), names, fact)}
            case "icons":
                return {name: self.lexicon.icons(str(value).split())}
            case "number":
                return number(int(value))
            case _:
                return {name: str(value)}

    def figure(self, word: str, names: Names, fact: Fact) -> str:
        """Somebody sends the Don, not Ada's Don, and moves a thug."""
        rank = word.partition("-")[2]
        if fact.what in ("member", "moved", "recalled") and owner_of(word) == fact.args["seat"]:
            return "a thug" if rank == "thug" else f"the {rank_name(rank)}"
        return self.lexicon.figure(word, names)

    # reading along

    def clauses(self, facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
        """A clause for each fact, for reading along; what goes without saying has no text.

        The name at the head of a turn is the subject of its first clause; where the subject changes it is named.
        """
        told: list[Clause] = []
        subject = owner
        ended = spent = False
        for bunch, price in pairs(bunches(facts)):
            what, seat = bunch[0].what, bunch[0].args.get("seat")
            clause = self.clause(bunch, price, names, subject)
            if what in OF_THE_END and not ended:
                ended, subject = True, None
                clause = Clause(self.clause(bunch, price, names, None).text, chapter="The end")
            if what == "no_effect" and spent:  # that nothing comes of a card is said once
                clause = Clause("")
            if clause.owner is not None or clause.chapter:
                subject = clause.owner
            elif clause.text:
                named = SAID[what].startswith("{seat} ")
                alone = len({fact.args.get("seat") for fact in bunch}) == 1
                subject = int(seat) if seat is not None and named and alone else None
            spent = what in FRUITLESS or (spent and what not in AWAITED)
            told.append(clause)
            told += [Clause("")] * (len(bunch) + len(price) - 1)
        return told

    def clause(self, bunch: list[Fact], price: list[Fact], names: Names, subject: int | None) -> Clause:
        fact = bunch[0]
        match fact.what:
            case "turn":
                return Clause("", int(fact.args["seat"]))
            case "phase":
                return self.chapter(fact)
            case "cleared":
                return Clause("all figures go home", chapter="Entr'acte")
        text = self.said(bunch, names, subject, price) if worth_telling(fact, names) else ""
        unfinished = fact.what == "discarded" and fact.rule in TRADES and not price
        return Clause(text, None, hurts(fact, names), fact.what in AWAITED or unfinished)

    def chapter(self, fact: Fact) -> Clause:
        """A phase begins; the opening one stands for its act, and the turns speak for themselves."""
        phase = str(fact.args["phase"])
        if phase == "opening":
            return Clause("", chapter=f"Act {fact.args['act']}")
        return Clause("", chapter=CHAPTERS[phase]) if phase in CHAPTERS else Clause("")


def bunches(facts: Iterable[Fact]) -> Iterator[list[Fact]]:
    """Facts that are told as one, and each of the others alone."""

    def alike(fact: Fact) -> tuple[object, ...]:
        by_rule = fact.rule in TRADES or fact.what == "no_winner"
        what = "paid" if fact.what == "stood_in" else fact.what  # Narcotics are part of the price
        if what == "most_jobs":  # of one colour, by all who share the bonus
            return what, fact.args["colour"]
        return what, fact.args.get("seat"), fact.rule if by_rule else ""

    for (what, *_), group in groupby(facts, key=alike):
        if what in TOGETHER:
            yield list(group)
        else:
            yield from ([fact] for fact in group)


def pairs(bunches: Iterable[list[Fact]]) -> Iterator[tuple[list[Fact], list[Fact]]]:
    """Each bunch with the next one, if that is told in the same clause."""
    left = deque(bunches)
    while left:
        bunch = left.popleft()
        yield bunch, left.popleft() if left and is_price(bunch[0], left[0][0]) else []


def is_price(fact: Fact, then: Fact) -> bool:
    """Is the second what a job is paid with, or what a sold card brings?"""
    if (fact.what, then.what) not in FOLDED or fact.args["seat"] != then.args["seat"]:
        return False
    return fact.what == "job" or (fact.rule == then.rule and fact.rule in TRADES)


def number(value: int) -> dict[str, str]:
    """A number as whatever a sentence counts."""
    return {
        "number": str(value),
        "cards": plural(value, "card") if value else "nothing",
        "jobs": "a job" if value == 1 else f"{value} jobs",
        "more_cards": plural(value, "more card"),
        "sum": f"${value}" if value else "nothing",
        "place_in_line": NTH.get(value, str(value)),
    }


def worth_telling(fact: Fact, names: Names) -> bool:
    if fact.what in UNSAID or (fact.what, fact.rule) in UNSAID_HERE:
        return False
    mine = fact.args.get("seat") == names.viewer
    if fact.what == "robbed":  # the two are told which cards
        return not fact.args["number"] or names.viewer not in (fact.args["seat"], fact.args["victim"])
    if fact.what == "goes_first":
        return fact.args["first"] != fact.args["seat"]
    return fact.what not in (OTHERS_ONLY if mine else MINE_ONLY)


def hurts(fact: Fact, names: Names) -> bool:
    """Is it something against the viewer, or somebody's leaving?"""
    match fact.what:
        case "whacked":
            return owner_of(str(fact.args["figure"])) == names.viewer and names.viewer is not None
        case "taken" | "robbed":
            return fact.args["victim"] == names.viewer
        case "unmarked":
            return fact.args["owner"] == names.viewer
        case _:
            return fact.what == "left"
