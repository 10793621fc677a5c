"""How Coup's events and procedures are said in English. Clients in other languages use `what` and `args`."""

from __future__ import annotations

from backroom.games.coup import notation
from backroom.games.coup import words as w
from backroom.games.teller import Teller

# what: the names of its arguments, and a sentence.
EVENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "took": (("seat", "coins"), "{seat} takes {coins}"),
    "paid": (("seat", "coins"), "{seat} pays {coins}"),
    "minted": (("coins",), "the Treasury is empty; {coins} more are found"),
    "refunded": (("seat", "coins"), "{seat} gets {coins} back"),
    "reserved": (("seat", "coins"), "{seat} pays {coins} to the Reserve"),
    "embezzled": (("seat", "coins"), "{seat} embezzles {coins}"),
    "stole": (("seat", "target", "coins"), "{seat} steals {coins} from {target}"),
    "settled": (("seat", "coins"), "the {coins} coins of {seat} go to the Treasury"),
    "converted": (("seat", "party"), "{seat} now stands with the {party}"),
    "joined": (("seat", "party"), "{seat} joins the {party}"),
    "eliminated": (("seat",), "{seat} is out"),
    "turn": (("seat",), "the turn of {seat}"),
    "handed": (("seat", "target"), "{seat} hands the bomb to {target}"),
    "drew": (("seat", "role"), "{seat} draws {role}"),
    "drew_card": (("seat",), "{seat} draws a card"),
    "returned": (("seat", "role"), "{seat} returns {role}"),
    "returned_cards": (("seat", "cards"), "{seat} has returned {cards}, and the court is shuffled"),
    "lost": (("seat", "role"), "{seat} loses {role}"),
    "declared": (("seat", "action"), "{seat}: {action}"),
    "challenged": (("seat", "target", "claim"), "{seat} challenges {target}: {claim}?"),
    "unchallenged": (("seat", "claim"), "nobody challenges {seat}: {claim}"),
    "showed": (("seat", "role"), "{seat} shows {role}"),
    "conceded": (("seat", "claim"), "{seat} does not prove: {claim}"),
    "failed": (("seat", "verb"), "{verb} of {seat} comes to nothing"),
    "blocked": (("seat", "role", "target"), "{seat} blocks {target}, claiming {role}"),
    "unblocked": (("seat",), "nobody blocks {seat}"),
    "block_fell": (("seat",), "the block of {seat} falls"),
    "block_stood": (("seat",), "the block of {seat} stands"),
    "stopped_by": (("seat", "verb"), "{verb} of {seat} is stopped"),
    "no_block": (("seat",), "{seat} challenged in vain and may not block"),
    "upheld": (("seat", "verb"), "{verb} of {seat} goes on"),
    "lifted": ((), "all who live are of one party: its limits are off"),
    "restored": ((), "there are two parties again: their limits hold"),
    "idle": (("seat", "verb"), "{verb} of {seat} finds nobody"),
    "revealed": (("seat", "role"), "{seat} reveals {role}"),
    "examined": (("seat", "target"), "{seat} looks at a card of {target}"),
    "gave_back": (("seat", "target"), "{seat} gives the card back to {target}"),
    "swapped": (("seat", "target"), "{seat} makes {target} swap the card"),
    "exploded": (("seat",), "the bomb goes off at {seat}"),
    "defusing": (("seat",), "{seat} defuses the bomb, claiming Contessa"),
    "handing": (("seat", "target"), "{seat} would hand the bomb on to {target}, claiming Contessa"),
    "defused": (("seat",), "the bomb of {seat} is harmless"),
    "drafted": (("cards",), "both have chosen; {cards} cards of each leave the game"),
    "kept": (("seat", "role"), "{seat} keeps {role}"),
    "left": (("seat",), "{seat} leaves the game"),
    "won": (("seat",), "{seat} wins"),
    "stopped": (("turns",), "the game stops after {turns} turns without a winner"),
    "opened": (("seat", "role"), "{seat} held {role}"),
}
SEATS = ("seat", "target", "actor", "challenger", "payer", "holder")
CLAIMS = (*w.ROLES, "no duke")


class Telling(Teller):
    """Events and procedures of Coup in words."""

    events = EVENTS
    seats = SEATS

    def argument(self, name: str, value: int) -> int | str:
        """An event's int as the word it stands for."""
        if name == "role" or name == "claim":
            return CLAIMS[value]
        if name == "party":
            return w.PARTIES[value]
        if name == "action":
            return notation.spell(value)
        return notation.spell_verb(value) if name == "verb" else value


TELLING = Telling()
