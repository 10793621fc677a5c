"""How events and procedures of Der Pate are said in English. Other languages use `what` and `args`."""

from __future__ import annotations

from backroom.games.derpate import words as w
from backroom.games.derpate.notation import Notation, favour_names, holder_name
from backroom.games.teller import Teller

# what: the names of its arguments, and a sentence.
EVENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "starts": (("seat",), "{seat} is start player"),
    "family": (("seat", "family"), "{seat} leads the family {family}"),
    "received": (("seat", "amount"), "{seat} receives {amount}"),
    "car": (("space",), "the car stops at {space}"),
    "district": (("seat", "district"), "{seat} takes the district {district}"),
    "neutral": (("family", "district"), "the neutral family {family} sits in {district}"),
    "round": (("number",), "round {number}"),
    "event": (("card",), "event card {card}"),
    "marker": (("colour", "number"), "the {colour} event marker makes step {number}"),
    "marker_stays": (("colour",), "the {colour} event marker stays where it is"),
    "ko": (("colour",), "{colour} is the K.O. colour"),
    "stays_open": (("card",), "{card} stays open until the end of the round"),
    "put_away": (("card",), "{card} is put away"),
    "contributed": (("seat", "amount"), "{seat} contributes {amount}"),
    "no_victim": (("space",), "nobody is in {space}"),
    "keeps_all": (("seat",), "{seat} has no business to give up"),
    "no_raid": ((), "no business is raided"),
    "rolled_alone": (("seat", "face"), "{seat} rolls {face}"),
    "drowned": (("seat", "number"), "{number} of {seat} are sunk in the Hudson"),
    "turn": (("seat",), "the turn of {seat}"),
    "rolled": (("seat", "die", "face"), "{seat} rolls {die} {face}"),
    "placed": (("seat", "die", "row", "field"), "{seat} puts the {die} die in row {row} on {field}"),
    "called": (("seat", "person"), "{seat} calls the {person}"),
    "declined": (("seat", "person"), "{seat} does not want the {person}"),
    "nothing_to_do": (("seat",), "there is nothing to do for {seat}"),
    "settled": (("seat", "space"), "a member of {seat} takes {space}"),
    "went_home": (("seat", "space"), "the member of {seat} leaves {space} for home"),
    "arrested": (("seat", "space"), "the member of {seat} in {space} goes to prison"),
    "spared": (("space",), "{space} is protected by the car"),
    "sunk": (("seat", "space"), "the member of {seat} in {space} is sunk in the Hudson"),
    "boxed": (("family", "space"), "the neutral member of {family} is gone from {space}"),
    "released": (("seat", "number"), "{number} of {seat} come out of prison"),
    "took_over": (("seat", "space"), "{seat} takes {space} over"),
    "owes": (("seat", "holder"), "{seat} gives a debt marker to {holder}"),
    "redeemed": (("seat", "holder", "number"), "{seat} has {number} back from {holder}"),
    "paid": (("seat", "to", "amount"), "{seat} pays {amount} to {to}"),
    "paid_bank": (("seat", "amount"), "{seat} pays {amount} to the bank"),
    "waived": (("seat", "amount"), "{seat} cannot pay {amount}, which is waived"),
    "befriended": (("seat",), "{seat} has a friend more"),
    "no_friend": (("seat",), "there is no friend left for {seat}"),
    "advanced": (("seat", "track", "number"), "{seat} has {number} on {track}"),
    "lost_step": (("seat", "track"), "{seat} is at the end of {track}"),
    "took_chip": (("seat", "chip"), "{seat} takes the chip {chip}"),
    "used_chip": (("seat", "chip"), "{seat} uses the {chip}"),
    "kept_chip": (("seat", "chip"), "{seat} keeps the {chip}"),
    "favour": (("seat", "favour"), "{seat} asks a friend for a favour: {favour}"),
    "rescued": (("seat",), "a member of {seat} comes back from the Hudson"),
    "eliminated": (("seat",), "{seat} is eliminated"),
    "total": (("seat", "amount"), "{seat} ends with {amount}"),
    "won": (("seat",), "{seat} wins"),
    "no_winner": ((), "nobody wins"),
    "left": (("seat",), "{seat} leaves the game"),
    "owes_bank": (("seat", "number"), "{number} of {seat} are owed to the bank now"),
}
SEATS = ("seat", "to", "who")


class Telling(Teller):
    """Events and procedures in the words of one edition."""

    events = EVENTS
    seats = SEATS

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def argument(self, name: str, value: int) -> int | str:
        """An event's int as the word it stands for; money in full."""
        edition = self.notation.edition
        match name:
            case "amount":
                return value * 1000
            case "space":
                return self.notation.spaces[value]
            case "district":
                return edition.district_keys[value]
            case "family":
                return edition.families[value]
            case "holder":
                return holder_name(value)
            case "row":
                return value + 1
            case _:
                return NAMES[name][value] if name in NAMES else value

    def spoken(self, name: str, value: int | str) -> str:
        return f"${value:,}" if name == "amount" else super().spoken(name, value)


NAMES: dict[str, tuple[str, ...]] = {
    "card": w.EVENTS,
    "colour": w.X_COLOURS,
    "face": w.FACES,
    "die": w.COLOURS,
    "field": w.FIELDS,
    "person": w.PERSONS,
    "track": w.TRACKS,
    "chip": w.CHIPS,
    "favour": tuple(favour_names()),
}
