"""What a newcomer to Coup should be told, and which rules stand behind each word."""

from __future__ import annotations

from collections.abc import Mapping

PRIMER = [
    "You have two hidden cards. Lose both and you are out; the last one left wins.",
    "Each turn you take one action. Most belong to a character: the Duke taxes.",
    "You may claim [b]any[/b] character, whether you hold it or not.",
    "Others may [b]challenge[/b] your claim. Whoever is wrong loses a card.",
    "Some actions can be [b]blocked[/b] by claiming a character. A block is a claim, too.",
    "A [b]coup[/b] costs 7 coins and cannot be stopped. With 10 coins it is a must.",
]
EXPANSIONS = {
    "reformation": "Reformation: nobody attacks a party-mate, but parties can be bought over.",
    "inquisitor": "The Inquisitor, not the Ambassador: exchange a card, or examine a rival's.",
    "anarchist": "The bomb: pay 5, and a rival loses a card, or claims the Contessa.",
}

DOES = {
    "duke": "tax: take 3 coins · blocks foreign aid",
    "assassin": "assassinates: pay 3, and a rival loses a card",
    "captain": "steals 2 coins · blocks stealing",
    "ambassador": "exchanges cards with the court · blocks stealing",
    "contessa": "blocks assassination",
    "inquisitor": "exchanges a card, or examines one · blocks stealing",
}

BEHIND = {
    "income": ["COUP-GEN-01"],
    "aid": ["COUP-GEN-02", "COUP-CTR-05"],
    "coup": ["COUP-GEN-03", "COUP-GEN-05", "COUP-TURN-10"],
    "tax": ["COUP-CHR-01", "COUP-TURN-08", "COUP-CHAL-01"],
    "assassinate": ["COUP-CHR-02", "COUP-CTR-07", "COUP-CHAL-16"],
    "steal": ["COUP-CHR-05", "COUP-CHR-06", "COUP-CTR-09"],
    "exchange": ["COUP-CHR-08", "COUP-CHR-09", "COUP-CHR-10"],
    "examine": ["COUP-INQ-04", "COUP-INQ-05", "COUP-INQ-08"],
    "convert": ["COUP-REF-CONV-01", "COUP-REF-CONV-02", "COUP-REF-CONV-03"],
    "embezzle": ["COUP-REF-EMBEZ-01", "COUP-REF-EMBEZ-02", "COUP-REF-EMBEZ-05"],
    "bomb": ["COUP-ANAR-02", "COUP-ANAR-03", "COUP-ANAR-04"],
    "challenge": ["COUP-CHAL-06", "COUP-CHAL-08", "COUP-CHAL-09", "COUP-CHAL-14"],
    "pass": ["COUP-TURN-05", "COUP-CHAL-05"],
    "block": ["COUP-CTR-01", "COUP-CTR-03", "COUP-CHAL-15"],
    "show": ["COUP-CHAL-06", "COUP-CHAL-10", "COUP-CHAL-08"],
    "show all": ["COUP-REF-EMBEZ-06", "COUP-REF-EMBEZ-07", "COUP-REF-EMBEZ-08"],
    "concede": ["COUP-CHAL-07", "COUP-CHAL-09"],
    "lose": ["COUP-INFL-02", "COUP-INFL-03", "COUP-INFL-04"],
    "return": ["COUP-CHR-09"],
    "reveal": ["COUP-INQ-04"],
    "give back": ["COUP-INQ-05"],
    "swap": ["COUP-INQ-05", "COUP-INQ-06"],
    "explode": ["COUP-ANAR-05"],
    "defuse": ["COUP-ANAR-06", "COUP-ANAR-10", "COUP-ANAR-11"],
    "hand on": ["COUP-ANAR-07", "COUP-ANAR-08", "COUP-ANAR-11"],
    "redirect": ["COUP-GAP-18"],
    "draft": ["COUP-2P-04", "COUP-2P-05", "COUP-2P-06"],
    "join": ["COUP-REF-SETUP-03", "COUP-REF-SETUP-04"],
}

# An embezzler is accused of hiding a card: the challenge turned on its head.
ACCUSATION = ["COUP-REF-EMBEZ-02", "COUP-REF-EMBEZ-03", "COUP-REF-EMBEZ-06"]
BETWEEN_MATES = {"aid": ["COUP-REF-PLAY-04"]}

# Beside the rule that asks: what helps to answer.
ASKED = {
    "turn": ["COUP-TURN-08", "COUP-TURN-10"],
    "challenge": ["COUP-CHAL-03", "COUP-CHAL-08", "COUP-CHAL-09"],
    "block": ["COUP-CTR-01", "COUP-CTR-03", "COUP-CHAL-15"],
    "prove": ["COUP-CHAL-07", "COUP-CHAL-10"],
    "lose": ["COUP-INFL-04", "COUP-ELIM-01"],
    "bomb": ["COUP-ANAR-06", "COUP-ANAR-07", "COUP-ANAR-11"],
    "draft": ["COUP-2P-05", "COUP-2P-06"],
    "party": ["COUP-REF-SETUP-04", "COUP-REF-PLAY-01"],
}

# Why an option is missing, in a few words.
SHORT = {
    "COUP-TURN-10": "with 10 coins or more you must stage a coup",
    "COUP-GAP-23": "with 10 coins or more you must stage a coup",
    "COUP-TURN-07": "you cannot pay for it",
    "COUP-GAP-07": "no coins to steal",
    "COUP-GAP-08": "the Reserve is empty",
    "COUP-GAP-16": "has had the bomb already",
    "COUP-GAP-17": "party-mate",
    "COUP-ANAR-08": "has had the bomb already",
    "COUP-ANAR-09": "paid for the bomb",
    "COUP-REF-PLAY-01": "party-mate",
    "COUP-REF-PLAY-02": "party-mate",
    "COUP-REF-PLAY-03": "party-mate",
    "COUP-REF-PLAY-05": "party-mate",
    "COUP-CHAL-06": "you do not hold it",
    "COUP-INFL-04": "yours lies face up and counts no more",
    "COUP-REF-EMBEZ-04": "you hold a Duke",
    "COUP-REF-EMBEZ-02": "you hold a Duke",
}


# What somebody is asked, for a word that belongs to another moment.
MOMENTS = {
    "turn": "it is your turn to act",
    "challenge": "you are asked whether you challenge",
    "block": "you are asked whether you block",
    "prove": "you are asked to prove your claim",
    "lose": "you are asked which card you lose",
    "return": "you are asked which card you put back",
    "reveal": "you are asked which card you show",
    "decide": "you are asked whether the card is swapped",
    "bomb": "you are asked what you do with the bomb",
    "redirect": "you are asked who gets the bomb",
    "draft": "you are asked which card you keep",
    "party": "you are asked which party you join",
}

# How the last card went, by the rule of the loss.
ENDS = {
    "COUP-CHAL-09": "the challenge cost you your last card",
    "COUP-GEN-04": "the coup cost you your last card",
    "COUP-CHR-03": "the assassin took your last card",
    "COUP-ANAR-05": "the bomb cost you your last card",
    "COUP-ANAR-11": "you were caught without a Contessa, and the bomb went off",
    "COUP-REF-EMBEZ-05": "you were caught embezzling",
    "COUP-DD-01": "the challenge cost you one card and the assassin the other",
}


def does(role: str, options: Mapping[str, object]) -> str:
    """What a card is good for at this table."""
    return DOES[role] + (" and answers the bomb" if role == "contessa" and options.get("anarchist") else "")


def verb_of(word: str) -> str:
    """The verb of a word in notation: `hand on P2` is `hand on`, `lose duke` is `lose`."""
    return next(verb for verb in sorted(BEHIND, key=len, reverse=True) if word == verb or word.startswith(verb + " "))


def is_verb(word: str) -> bool:
    return any(word == verb or word.startswith(verb + " ") for verb in BEHIND)
