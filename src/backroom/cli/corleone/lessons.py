"""What a newcomer to Corleone's Empire should be told, and which rules stand behind each word."""

from __future__ import annotations

PRIMER = [
    "Four acts. The richest wins, and only money in your [b]suitcase[/b] is yours.",
    "An act goes on until all figures stand on the board; a turn is one action.",
    "A [b]thug[/b] goes to a business for its front: money, goods, the suitcase.",
    "Your [b]Don[/b] goes between territories for the backs of all businesses around.",
    "Or you pay goods for a [b]job[/b]: it brings money and does something useful.",
    (
        "Then whoever has most figures in a territory puts a marker there: it gives "
        "a share of what others get from its fronts, and dominating it $5 at the end."
    ),
    "At last you bid suitcase money for [b]allies[/b], and keep only a few cards.",
]

BEHIND = {
    "thug": ["CE-THUG-01", "CE-THUG-03", "CE-CTRL-02", "CE-TURF-02"],
    "member": ["CE-FAM-01", "CE-FAM-02", "CE-BOARD-05", "CE-FAM-05"],
    "job": ["CE-JOB-01", "CE-JOB-03", "CE-JOB-05", "CE-JOB-06"],
    "ally": ["CE-ALLY-02", "CE-ALLY-03", "CE-ALLY-04"],
    "pay": ["CE-JOB-04", "CE-G-07", "CE-G-34"],
    "gain": ["CE-ICON-01", "CE-ICON-02", "CE-OUT-02"],
    "launder": ["CE-ICON-03", "CE-END-02", "CE-BRIBE-01"],
    "draw": ["CE-ICON-04", "CE-OUT-03"],
    "sell 1": ["CE-ICON-05", "CE-G-30"],
    "sell 2": ["CE-ICON-06", "CE-G-30"],
    "sell 3": ["CE-ICON-07", "CE-G-30"],
    "swap": ["CE-ICON-08", "CE-G-30"],
    "horse": ["CE-ICON-09", "CE-G-14", "CE-BRIBE-04"],
    "pass": ["CE-G-03", "CE-ED-02"],
    "first": ["CE-CTRL-03", "CE-G-04"],
    "accept": ["CE-CTRL-02", "CE-ED-02"],
    "money first": ["CE-JOB-05"],
    "ability first": ["CE-JOB-05"],
    "discard": ["CE-TRIB-02", "CE-TRIB-04", "CE-G-12"],
    "take": ["CE-BRIBE-05", "CE-DO-02", "CE-DO-04", "CE-DO-09"],
    "keep": ["CE-ICON-04"],
    "give": ["CE-DO-09"],
    "rob": ["CE-DO-09", "CE-ED-04"],
    "offer": ["CE-DO-10"],
    "bid": ["CE-BRIBE-01", "CE-BRIBE-02", "CE-BRIBE-04", "CE-BRIBE-05", "CE-BRIBE-06"],
    "done": ["CE-BRIBE-02", "CE-TRIB-02"],
    "take back": ["TABLE-07"],
    "in": ["CE-DO-06"],
    "whack": ["CE-WHACK-01", "CE-WHACK-02", "CE-WHACK-03", "CE-WHACK-04"],
    "move": ["CE-DO-07", "CE-G-16"],
    "to": ["CE-DO-07", "CE-G-09"],
    "recall": ["CE-DO-08", "CE-FB-04"],
    "place": ["CE-NEUT-01", "CE-NEUT-02", "CE-NEUT-03", "CE-NEUT-04"],
    "shake": ["CE-DO-05", "CE-G-10", "CE-CTRL-04"],
    "mark": ["CE-DO-11", "CE-CTRL-01"],
    "unmark": ["CE-DO-11", "CE-CTRL-01"],
    "raise": ["CE-DO-11", "CE-CTRL-01"],
    "lift": ["CE-TURF-09", "CE-G-17"],
    "influence": ["CE-DO-12", "CE-TURF-02", "CE-TURF-05"],
}

# Beside the rule that asks: what helps to answer.
ASKED = {
    "turn": ["CE-THUG-03", "CE-FAM-02", "CE-JOB-05", "CE-FB-04"],
    "icons": ["CE-G-03", "CE-ICON-10"],
    "first": ["CE-CTRL-02", "CE-G-04"],
    "front": ["CE-CTRL-02"],
    "bid": ["CE-BRIBE-01", "CE-BRIBE-04", "CE-BRIBE-05", "CE-BRIBE-06", "CE-BRIBE-07"],
    "ally": ["CE-G-19", "CE-BRIBE-08"],
    "tribute": ["CE-TRIB-04", "CE-TRIB-05", "CE-G-21"],
    "marker": ["CE-G-17"],
    "target": ["CE-ED-02", "CE-ED-04"],
    "effect": ["CE-ED-02"],
    "discard": ["CE-G-30", "CE-G-12"],
    "good": ["CE-G-30"],
    "give": ["CE-ED-04"],
}

# Why an option is missing, in a few words.
SHORT = {
    "CE-THUG-02": "somebody stands there",
    "CE-THUG-01": "you cannot send a thug there",
    "CE-BOARD-06": "somebody stands there",
    "CE-BOARD-07": "closed with two players",
    "CE-FAM-01": "you have no family member to send",
    "CE-ALLY-03": "played already in this act",
    "CE-G-30": "you have too few cards, or there is no good to take",
    "CE-ICON-09": "you have it",
}

# What somebody is asked, for a word that belongs to another moment.
MOMENTS = {
    "turn": "it is your turn to act",
    "icons": "you are asked which icon you use",
    "first": "you are asked who uses the front first",
    "front": "you are asked whether you want your share of a front",
    "order": "you are asked whether money or ability comes first",
    "effect": "you are asked whether you want the ability",
    "target": "you are asked whom or what the card is aimed at",
    "discard": "you are asked which card you discard",
    "good": "you are asked which good you take",
    "keep": "you are asked which job you keep",
    "give": "you are asked which card you give",
    "card": "you are asked which card you take",
    "offer": "you are asked what you offer",
    "bid": "you are asked what you bid",
    "ally": "you are asked which ally you buy",
    "marker": "you are asked whether you move a marker",
    "tribute": "you are asked which cards you discard",
}


def verb_of(word: str) -> str:
    """The verb of a word in notation, empty if it has none: `job shakedown` is `job`, `sell 3` is `sell 3`."""
    verbs = sorted(BEHIND, key=len, reverse=True)
    return next((verb for verb in verbs if word == verb or word.startswith(verb + " ")), "")
