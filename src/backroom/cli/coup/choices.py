"""The options of a question of Coup in plain words: what each one does, costs and risks."""

from __future__ import annotations

from backroom.bots.coup.reckon import (
    CoupView,
    copies,
    doubted,
    envoy,
    fair_game,
    rivals,
    surely_false,
    surely_true,
)
from backroom.cli.coup.counting import cards_of, count, face_up, located
from backroom.cli.coup.lessons import SHORT, does, verb_of
from backroom.cli.coup.stakes import block_note, bluff, proof_note, reaction_note, your_loss
from backroom.cli.coup.telling import DEEDS, title
from backroom.cli.face import Choice, Missing
from backroom.cli.grammar import capital, plural
from backroom.cli.screen import Names
from backroom.games.game import Fact

PRICES = {"coup": 7, "assassinate": 3, "bomb": 5, "convert": 2}
OTHER = {"empire": "Resistance", "resistance": "Empire"}
TITLES = {
    "income": "Income",
    "aid": "Foreign aid",
    "coup": "Coup against",
    "tax": "Tax",
    "assassinate": "Assassinate",
    "steal": "Steal from",
    "exchange": "Exchange",
    "examine": "Examine",
    "convert": "Convert",
    "embezzle": "Embezzle",
    "bomb": "Bomb for",
    "challenge": "Challenge",
    "pass": "Pass",
    "block": "Block as",
    "show": "Show",
    "show all": "Show your hand",
    "concede": "Concede",
    "lose": "Lose",
    "return": "Put back",
    "reveal": "Show",
    "give back": "Give it back",
    "swap": "Make them swap",
    "explode": "Let it explode",
    "defuse": "Defuse it",
    "hand on": "Hand it on to",
    "redirect": "Hand it to",
    "draft": "Keep",
    "join": "Join the",
}


def in_notation(label: str) -> str:
    """`Steal from P2` is `steal P2`; what is no label stays as it is."""
    for verb, title_of in sorted(TITLES.items(), key=lambda entry: len(entry[1]), reverse=True):
        if f"{label.lower()} ".startswith(f"{title_of.lower()} "):
            return verb + label[len(title_of) :]
    return label


def choices(view: CoupView, names: Names) -> list[Choice]:
    assert view.question is not None
    return [choice(view, names, word) for word in view.question.actions]


def choice(view: CoupView, names: Names, word: str) -> Choice:
    verb = verb_of(word)
    noun = word.removeprefix(verb).strip()
    target = names.start(int(noun[1:])) if noun.startswith("P") and noun[1:].isdigit() else ""
    named = f"{TITLES[verb]} {target or noun.capitalize()}".strip()
    text = note(view, names, verb, noun)
    if word == "convert":
        return Choice(word, "change", "Change party", text)
    return Choice(word, verb, named, text, target, also=(noun,) if noun and not target else ())


def note(view: CoupView, names: Names, verb: str, noun: str) -> str:
    """What the option does and risks."""
    if verb in NOTES_OF_A_TURN:
        return turn_note(view, names, verb, noun)
    match verb:
        case "challenge" | "pass":
            return reaction_note(view, names, verb)
        case "block":
            return block_note(view, noun)
        case "show" | "show all" | "concede":
            return proof_note(view, names, verb, noun)
        case "defuse" | "hand on":
            truth = "you have her" if "contessa" in view.hand else f"{bluff(view, 'contessa')}; caught, you are out"
            return f"Claims Contessa: {truth}."
        case "explode":
            return capital(your_loss(view)) + "."
        case "lose" | "return" | "reveal" | "draft":
            return does(noun, view.options) + "."
        case "give back":
            return "They keep it, and you know it."
        case "swap":
            return "They put it back and draw another."
        case "join":
            return "The next player gets the other party, and so on around the table."
        case _:
            return ""


# My turn.

NOTES_OF_A_TURN = frozenset(DEEDS) - {"convert P"}


def turn_note(view: CoupView, names: Names, verb: str, noun: str) -> str:
    whom = names.start(int(noun[1:])) if noun else ""
    match verb:
        case "income":
            return "Take 1 coin. Nobody can stop it."
        case "aid":
            return f"Take 2 coins. {aid_blockers(view, names)}"
        case "coup":
            return f"Pay 7: {whom} loses a card. Nobody can stop it."
        case "tax":
            return f"Take 3 coins. {claims(view, 'duke')}"
        case "assassinate":
            return f"Pay 3: {whom} loses a card, or blocks as Contessa. {claims(view, 'assassin')}"
        case "steal":
            blocked = f"unless {whom} blocks as Captain or {title(envoy(view))}"
            return f"Take up to 2 coins, {blocked}. {claims(view, 'captain')}"
        case "exchange":
            cards = 1 if envoy(view) == "inquisitor" else 2
            return f"Draw {plural(cards, 'card')}, put {cards} back. {claims(view, envoy(view))}"
        case "examine":
            return f"See a card that {whom} picks; you may make {whom} swap it. {claims(view, 'inquisitor')}"
        case "convert":
            if noun:
                return f"Pay 2 into the Reserve: {whom} changes party."
            return f"Pay 1 into the Reserve: join the {OTHER[own_party(view)]}."
        case "embezzle":
            truth = f", a bluff: caught, {your_loss(view)}." if "duke" in view.hand else ": true."
            return f"Take {plural(view.reserve, 'coin')} from the Reserve. Claims that you hold no Duke{truth}"
        case _:
            ways = "defuse it or hand it on" if len(rivals(view)) > 1 else "defuse it"
            return f"Pay 5: {whom} loses a card, or claims Contessa to {ways}."


def claims(view: CoupView, role: str) -> str:
    if role in view.hand:
        return f"Claims {title(role)}: you have it."
    return f"Claims {title(role)}, {bluff(view, role)}: caught, {your_loss(view)}."


def aid_blockers(view: CoupView, names: Names) -> str:
    """Who may stop foreign aid: by name where parties limit it, or where there is but one rival."""
    others, foes = rivals(view), fair_game(view)
    if len(others) > 1 and len(foes) == len(others):
        return "Anybody may block it as Duke."
    called = [names.start(seat) for seat in foes]
    who = " or ".join(called) if len(called) <= MANY else f"Those of the {OTHER[own_party(view)]}"
    return f"{who} may block it as Duke{'; party-mates may not' if len(foes) < len(others) else ''}."


def own_party(view: CoupView) -> str:
    return view.seats[view.viewer or 0].party or "empire"


# Others' claims.


def hint(view: CoupView, names: Names, facts: list[Fact]) -> str:
    """What the viewer knows that speaks for or against the claim under test."""
    claim = doubted(view)
    if claim is None or view.question is None or view.question.kind != "challenge":
        return ""
    whom = names.start(claim.seat)
    if surely_true(view, claim.seat, claim.claim):
        return f"You know that {whom} speaks the truth."
    if claim.claim != "no duke" and face_up(view, claim.claim):
        return f"Everybody can see that {whom} is lying: all {copies(view)} {cards_of(claim.claim)} lie face up."
    if surely_false(view, claim.seat, claim.claim):
        return f"You can see that {whom} is lying."
    role = "duke" if claim.claim == "no duke" else claim.claim
    counted = count(view, names, facts, role)
    if located(view, facts, role, claim.seat) < copies(view):
        return counted
    verdict = "speaks the truth" if claim.claim == "no duke" else "is lying"
    return f"{counted} So {whom} {verdict}."


# What cannot be had.


def missing(view: CoupView, names: Names) -> list[Missing]:
    """The options that somebody would look for and cannot have."""
    if view.question is None:
        return []
    wanted = [(choice(view, names, why.action), why.rule) for why in view.question.why_not]
    return [Missing(found, reason(view, found, rule), rule) for found, rule in wanted]


def refused(view: CoupView, names: Names) -> list[tuple[str, str]]:
    """Missing options, those with one reason in one line."""
    alike: dict[tuple[str, str, str], list[Choice]] = {}
    for option, why, rule in missing(view, names):
        alike.setdefault((rule, why, "" if rule in WHOLE_MENU else option.verb), []).append(option)
    everybody = len(rivals(view))
    return [(name_all(found, everybody), why) for (_, why, _), found in alike.items()]


WHOLE_MENU = ("COUP-TURN-10", "COUP-GAP-23")


def reason(view: CoupView, found: Choice, rule: str) -> str:
    if rule == "COUP-TURN-07" and view.viewer is not None:
        price = 1 if found.word == "convert" else PRICES[found.verb]
        return f"costs {price}, you have {view.seats[view.viewer].coins}"
    return SHORT.get(rule, "not now")


def name_all(found: list[Choice], everybody: int) -> str:
    """The options that are missing for one reason: by verb, and by target if not all of them are."""
    first = found[0]
    if len({choice.verb for choice in found}) > 1:
        return "Everything else"
    if not first.target:
        return first.title
    if len(found) == everybody:
        return BARE.get(first.verb, TITLES[first.verb])
    if len(found) > MANY:
        return f"{TITLES[first.verb]} {len(found)} others"
    return f"{TITLES[first.verb]} {', '.join(choice.target for choice in found)}"


MANY = 2
BARE = {"coup": "Coup", "steal": "Steal", "bomb": "Bomb", "hand on": "Hand it on"}
