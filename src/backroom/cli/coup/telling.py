"""What happens in Coup, told to the person at the keyboard: with names, in short clauses.

A sentence has `{seat}` for its subject and `take[s]` or `[are|is]` where the verb follows it.
"""

from __future__ import annotations

from collections.abc import Iterable

from backroom.bots.coup.reckon import CoupView, claimed, envoy
from backroom.cli.face import Clause
from backroom.cli.grammar import OF_THE_TABLE, agree, plural
from backroom.cli.screen import Names
from backroom.games.coup.steps import Action, AnyStep, Bomb, Claim, Proof
from backroom.games.game import Fact

SENTENCES = {
    "took": "{seat} take[s] {coins}",
    "paid": "{seat} pay[s] {coins}",
    "minted": "the Treasury is empty and mints {coins}",
    "refunded": "{seat} get[s] {coins} back",
    "reserved": "{seat} pay[s] {coins} into the Reserve",
    "embezzled": "{seat} take[s] the Reserve, {coins}",
    "stole": "{seat} take[s] {coins} from {target}",
    "settled": "the Treasury takes {seats} {coins}",
    "converted": "{seat} now stand[s] with the {party}",
    "joined": "{seat} join[s] the {party}",
    "eliminated": "{seat} [are|is] out of the game",
    "turn": "{seat} [have|has] the turn",
    "handed": "{seat} hand[s] the bomb to {target}",
    "drew": "{seat} draw[s] {role}",
    "drew_card": "{seat} draw[s] a card",
    "returned": "{seat} put[s] {role} back",
    "returned_cards": "{seat} put[s] {cards} back",
    "lost": "{seat} lose[s] {role}",
    "declared": "{seat} {deed}",
    "challenged": "{seat} challenge[s] {target}",
    "unchallenged": "nobody challenges",
    "showed": "{seat} show[s] {role}",
    "conceded": "{seat} [do|does] not show {claim}",
    "failed": "{deed} fails",
    "blocked": "{seat} block[s] as {role}",
    "unblocked": "nobody blocks",
    "block_fell": "the block falls",
    "block_stood": "the block stands",
    "stopped_by": "{deed} is stopped",
    "no_block": "{seat} challenged in vain and may not block",
    "upheld": "{deed} goes on",
    "lifted": "all belong to one party now: everybody may attack everybody",
    "restored": "there are two parties again: party-mates are safe from each other",
    "idle": "{deed} finds nobody left",
    "revealed": "{seat} show[s] {role} in secret",
    "examined": "{seat} look[s] at one of {targets} cards",
    "gave_back": "{seat} give[s] the card back",
    "swapped": "{seat} make[s] {target} swap the card",
    "exploded": "the bomb goes off at {seat}",
    "defusing": "{seat} claim[s] Contessa to defuse the bomb",
    "handing": "{seat} claim[s] Contessa to hand the bomb on to {target}",
    "defused": "the bomb does no harm",
    "drafted": "both have chosen; {cards} of each leave the game",
    "kept": "{seat} keep[s] {role}",
    "left": "{seat} leave[s] the game",
    "won": "{seat} win[s]",
    "stopped": "the game stops after {turns} turns without a winner",
    "opened": "{seat} held {role}",
}
SAID = OF_THE_TABLE | SENTENCES
WEIGHTY = {"lost", "eliminated", "won", "exploded", "left"}
# What goes without saying while one reads along; the whole log has it.
UNSAID = {
    "block_fell",
    "block_stood",
    "drew_card",
    "kept",
    "opened",
    "paid",
    "settled",
    "stopped",
    "turn",
    "upheld",
    "won",
}
UNSAID_HERE = {
    ("took", "COUP-GEN-01"),
    ("handed", "COUP-ANAR-02"),
    ("drew", "COUP-SETUP-01"),
    ("drew", "COUP-2P-02"),
    ("took", "COUP-SETUP-04"),
    ("took", "COUP-2P-01"),
}
MINE_ONLY = {"returned"}  # others put back what they have just shown
OTHERS_ONLY = {"returned_cards"}  # the viewer knows which
# What the breadcrumb shows while the procedure is under way.
AWAITED = {"declared", "paid", "reserved", "unchallenged", "blocked", "challenged", "handed", "defusing", "handing"}

DEEDS = {
    "income": "take[s] 1 coin as income",
    "aid": "ask[s] for foreign aid",
    "coup": "stage[s] a coup against {target}",
    "tax": "claim[s] Duke to tax",
    "assassinate": "claim[s] Assassin to assassinate {target}",
    "steal": "claim[s] Captain to steal from {target}",
    "exchange": "claim[s] {envoy} to exchange cards",
    "examine": "claim[s] Inquisitor to examine {target}",
    "convert": "change[s] party",
    "convert P": "convert[s] {target}",
    "embezzle": "claim[s] to hold no Duke and embezzle[s]",
    "bomb": "send[s] the bomb to {target}",
}
NOUNS = {
    "income": "the income",
    "aid": "the foreign aid",
    "coup": "the coup",
    "tax": "the tax",
    "assassinate": "the assassination",
    "steal": "the theft",
    "exchange": "the exchange",
    "examine": "the examination",
    "convert": "the conversion",
    "embezzle": "the embezzlement",
    "bomb": "the bomb",
}


def title(role: str) -> str:
    """A character as a card: `Duke`; the embezzler's claim as what would prove it."""
    return "a hand without Duke" if role == "no duke" else role.capitalize()


def deed(action: str, names: Names, role: str) -> str:
    """A declared action, from its word: `steal P2` is `claim[s] Captain to steal from Bo`."""
    verb, _, target = action.partition(" P")
    sentence = DEEDS["convert P" if verb == "convert" and target else verb]
    return sentence.format(target=names.within(int(target)) if target else "", envoy=title(role))


def said(fact: Fact, names: Names, before: int | None = None) -> str:
    """A fact as a clause; its subject is left out where the words before it have the same one."""
    args = fact.args
    seat = args.get("seat")
    words: dict[str, str] = {}
    for name, value in args.items():
        match name:
            case "seat" | "target":
                words[name] = names.within(int(value))
                words[f"{name}s"] = names.owner(int(value))
            case "coins":
                words[name] = plural(value, "coin")
            case "cards":
                words[name] = plural(value, "card")
            case "role" | "claim":
                words[name] = title(str(value))
            case "party":
                words[name] = str(value).capitalize()
            case "action":
                words["deed"] = deed(str(value), names, claimed(fact))
            case "verb":
                words["deed"] = NOUNS.get(str(value), str(value))
            case _:
                words[name] = str(value)
    sentence = SAID[fact.what]
    if seat == before and before is not None:
        sentence = sentence.removeprefix("{seat} ")
    return agree(sentence.format(**words), you=seat == names.viewer and seat is not None)


def line(fact: Fact, names: Names) -> str:
    """A fact in the whole log: an income is chosen and then taken, and a card that the viewer draws is told once."""
    mine = fact.args.get("seat") == names.viewer
    if fact.what == "drew_card" and mine:
        return ""
    if fact.what == "declared" and fact.args["action"] == "income":
        return agree(f"{names.within(int(fact.args['seat']))} choose[s] income", you=mine)
    return said(fact, names)


def clauses(facts: Iterable[Fact], names: Names, owner: int | None) -> list[Clause]:
    """A clause for each fact, for reading along; the deal and what goes without saying have no text.

    The name at the head of a turn is the subject of its first clause; where the subject changes it is named.
    """
    told: list[Clause] = []
    subject = owner
    for fact in facts:
        seat = fact.args.get("seat")
        if fact.what == "turn":
            subject = int(fact.args["seat"])
            told.append(Clause("", subject))
            continue
        text = said(fact, names, subject) if worth_telling(fact, mine=seat == names.viewer) else ""
        if text:
            subject = int(seat) if seat is not None and SAID[fact.what].startswith("{seat} ") else None
        told.append(Clause(text, None, fact.what in WEIGHTY, fact.what in AWAITED))
    return told


def worth_telling(fact: Fact, *, mine: bool) -> bool:
    if fact.what in UNSAID or (fact.what, fact.rule) in UNSAID_HERE:
        return False
    return fact.what not in (OTHERS_ONLY if mine else MINE_ONLY)


# The procedures under way.


def crumbs(view: CoupView, names: Names) -> list[str]:
    """Where the game stands, for the line above a question: Ada claims Captain to steal from you › …"""
    return [text for step in view.where if (text := crumb(step, names, envoy(view)))]


def crumb(step: AnyStep, names: Names, fifth: str) -> str:
    match step:
        case Action():
            return subject(step.seat, names, deed(step.word, names, fifth))
        case Claim():
            return claimant(step, names)
        case Proof():
            before = claimant(step, names)
            doubt = subject(step.challenger, names, f"challenge[s] {names.within(step.seat)}")
            return f"{before} › {doubt}" if before else doubt
        case Bomb():
            sent = f"{names.start(step.payer)} sent the bomb"
            return f"{sent} › {subject(step.holder, names, bomb_answer(step, names))}"
        case _:
            return ""


def claimant(step: Claim | Proof, names: Names) -> str:
    """A claim that the step before it does not say already: a block."""
    return subject(step.seat, names, f"block[s] as {title(step.claim)}") if step.purpose == "block" else ""


def bomb_answer(bomb: Bomb, names: Names) -> str:
    if bomb.stage == "defusing":
        return "claim[s] Contessa to defuse it"
    if bomb.stage == "handing" and bomb.heir is not None:
        return f"claim[s] Contessa to hand it on to {names.within(bomb.heir)}"
    return "[have|has] it"


def subject(seat: int, names: Names, predicate: str) -> str:
    return agree(f"{names.start(seat)} {predicate}", you=seat == names.viewer)
