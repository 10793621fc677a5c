"""Facts of Der Pate as sentences: the log, and the words of which clauses are made."""

from __future__ import annotations

from backroom.cli.derpate.lexicon import Lexicon, money
from backroom.cli.derpate.sentences import SAID
from backroom.cli.grammar import agree, plural
from backroom.cli.screen import Names
from backroom.games.derpate import words as w
from backroom.games.game import Fact

FAVOURS = {
    "member": "a member from the Hudson",
    "reputation": f"{w.FAVOUR_STEPS} steps",
    "influence": f"{w.FAVOUR_STEPS} steps",
    "money": f"${w.FAVOUR_MONEY},000",
}


class Speech:
    """Facts in the words of one edition."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def said(self, fact: Fact, names: Names, subject: int | None) -> str:
        """A fact as a clause; its subject is left out where the words before it have the same one."""
        seat = fact.args.get("seat")
        sentence = SAID[fact.what]
        if seat is not None and seat == subject:
            sentence = sentence.removeprefix("{seat} ")
        words: dict[str, str] = {}
        for name, value in fact.args.items():
            words |= self.word(name, value, names)
        you = seat is not None and seat == names.viewer and SAID[fact.what].startswith("{seat} ")
        if "members" in sentence:
            you = fact.args["number"] != 1  # several come, one comes
        return agree(sentence.format(**words), you=you)

    def word(self, name: str, value: int | str, names: Names) -> dict[str, str]:
        """An argument of a fact as the words that sentences use for it."""
        match name:
            case "seat" | "to":
                return {name: names.within(int(value)), f"{name}s": names.owner(int(value))}
            case "amount":
                return {name: money(int(value)) if value else "nothing"}
            case "space":
                return {name: self.lexicon.place(str(value))}
            case "district":
                return {name: self.lexicon.districts[str(value)]}
            case "card":
                card = self.lexicon.events[str(value)]
                return {"title": card.title, "text": card.text.removesuffix(".")}
            case "colour":
                return {name: str(value), "deciding": w.TRACKS[w.X_COLOURS.index(str(value))]}
            case "holder":
                return {name: "the bank" if value == "bank" else names.within(int(str(value)[1:]))}
            case "number":
                return {name: str(value), "markers": plural(value, "marker")}
            case "favour":
                kind, _, holder = str(value).partition(":")
                whom = self.word("holder", holder, names)["holder"] if holder else ""
                return {name: FAVOURS.get(kind, f"a debt marker back from {whom}")}
            case _:
                return {name: str(value)}
