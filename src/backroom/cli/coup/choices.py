"""The options of a question of Coup in plain words: what each one does, costs and risks."""

from __future__ import annotations

from backroom.bots.reckon import CoupView, copies, doubted, envoy, in_sight, rivals, surely_false, surely_true, top
from backroom.cli.coup.lessons import DOES, SHORT, verb_of
from backroom.cli.coup.telling import VERBS, plural, title
from backroom.cli.face import Choice
from backroom.cli.screen import Names
from backroom.games.coup import words as w

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
    return Choice(word, verb, named, text, target)


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
            return f"Claims Contessa: {'you have her' if 'contessa' in view.hand else 'a bluff; caught, you are out'}."
        case "explode":
            return capital(your_loss(view)) + "."
        case "lose" | "return" | "reveal" | "draft":
            return DOES[noun] + "."
        case "give back":
            return "They keep it, and you know it."
        case "swap":
            return "They put it back and draw another."
        case "join":
            return "Your neighbours get the other party."
        case _:
            return ""


# My turn.

NOTES_OF_A_TURN = frozenset(VERBS.values()) - {"convert P"}


def turn_note(view: CoupView, names: Names, verb: str, noun: str) -> str:
    whom = names.start(int(noun[1:])) if noun else ""
    match verb:
        case "income":
            return "Take 1 coin. Nobody can stop it."
        case "aid":
            return "Take 2 coins. Anybody may block it as Duke."
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
            return f"Pay 1 into the Reserve: join the {OTHER[view.seats[view.viewer or 0].party or 'empire']}."
        case "embezzle":
            truth = "a bluff" if "duke" in view.hand else "true"
            return f"Take {plural(view.reserve, 'coin')} from the Reserve. Claims that you hold no Duke: {truth}."
        case _:
            return f"Pay 5: {whom} loses a card, or claims Contessa to defuse it or hand it on."


def claims(view: CoupView, role: str) -> str:
    return f"Claims {title(role)}: {'you have it' if role in view.hand else 'a bluff'}."


# Others' claims.


def reaction_note(view: CoupView, names: Names, verb: str) -> str:
    claim = doubted(view)
    if claim is None:
        return "Let it happen."
    whom = names.start(claim.seat)
    attacked = attacked_by(view) if claim.aimed == view.viewer and not top(view, "Block") else ""
    if verb == "pass":
        return "Let it stand; you may still block it." if attacked else "Let it stand."
    block = top(view, "Block")
    last_stand = block is not None and block.facts[1] == w.ASSASSINATE  # the block and the life go together
    doomed = last_stand or view.seats[claim.seat].cards == 1 or top(view, "Bomb")
    fate = f"{whom} {'is out' if doomed else 'loses a card'}"
    note = f"If {whom} can show {title(claim.claim)}, {your_loss(view)}; if not, {fate}."
    if attacked and len(view.hand) == 2 and view.options.get("strict_double_danger", True):
        note += " If you are wrong you cannot block any more."
    return note


def attacked_by(view: CoupView) -> str:
    """The action under way against the viewer that could still be blocked."""
    step = top(view, "Deed")
    verb = VERBS[step.facts[1]] if step else ""
    return verb if verb in ("assassinate", "steal") else ""


def block_note(view: CoupView, role: str) -> str:
    if role in view.hand:
        return "You have it."
    step = top(view, "Block")
    deadly = step is not None and step.facts[1] == w.ASSASSINATE
    return f"A bluff: caught, {'you are out' if deadly else your_loss(view)}."


def your_loss(view: CoupView) -> str:
    return "you lose a card" if len(view.hand) > 1 else "you are out"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def proof_note(view: CoupView, names: Names, verb: str, noun: str) -> str:
    step = top(view, "Prove")
    whom = names.start(step.facts[3]) if step else ""
    if verb == "concede":
        return f"{capital(your_loss(view))}, and the claim fails."
    cards = "all your cards" if verb == "show all" else title(noun)
    return f"{whom} loses a card; you put {cards} back and draw anew."


def hint(view: CoupView, names: Names) -> str:
    """What the viewer sees that speaks for or against the claim under test."""
    claim = doubted(view)
    if claim is None or view.question is None or view.question.kind != "challenge":
        return ""
    whom = names.start(claim.seat)
    if surely_true(view, claim.seat, claim.claim):
        return f"You know that {whom} speaks the truth."
    if surely_false(view, claim.seat, claim.claim):
        return f"You can see that {whom} is lying."
    role = "duke" if claim.claim == "no duke" else claim.claim
    return f"You see {in_sight(view, role) or 'none'} of the {copies(view)} {plural('', title(role)).strip()}."


# What cannot be had.


def refused(view: CoupView, names: Names) -> list[tuple[str, str, str]]:
    """Missing options, those with one reason in one line."""
    if view.question is None:
        return []
    missing: dict[tuple[str, str, str], list[Choice]] = {}
    for why in view.question.why_not:
        found = choice(view, names, why.action)
        key = (why.rule, reason(view, found, why.rule), "" if why.rule in WHOLE_MENU else found.verb)
        missing.setdefault(key, []).append(found)
    everybody = len(rivals(view))
    return [(name_all(found, everybody), text, rule) for (rule, text, _), found in missing.items()]


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
