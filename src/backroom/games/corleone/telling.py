"""How events and procedures of Corleone's Empire are said in English. Other languages use `what` and `args`."""

from __future__ import annotations

from backroom.games.corleone import words as w
from backroom.games.corleone.notation import Notation, figure_name, icon_names
from backroom.games.teller import Teller

# what: the names of its arguments, and a sentence.
EVENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "horse": (("seat",), "{seat} has the horse head"),
    "family": (("seat", "family"), "{seat} leads the family {family}"),
    "opened": (("business", "territory"), "{business} opens in {territory}"),
    "public": (("card",), "{card} is a public job"),
    "no_public": (("number",), "there are no jobs for {number} of the public spaces"),
    "ally_shown": (("card",), "{card} can be bought"),
    "ally_left": (("card",), "nobody has bought {card}"),
    "dealt": (("seat", "card"), "{seat} is dealt {card}"),
    "dealt_card": (("seat",), "{seat} is dealt a job"),
    "phase": (("act", "phase"), "Act {act}: {phase}"),
    "no_bribery": (("act",), "Act {act} has no bribery"),
    "turn": (("seat",), "the turn of {seat}"),
    "skipped": (("seat",), "{seat} has no figure left and is skipped"),
    "idle": (("seat",), "{seat} does nothing"),
    "no_more_turns": ((), "nobody has a turn any more"),
    "thug": (("seat", "business"), "{seat} sends a thug to {business}"),
    "member": (("seat", "figure", "space"), "{seat} sends {figure} to {space}"),
    "shook_front": (("seat", "business"), "{seat} shakes down the front of {business}"),
    "shook_backs": (("seat", "place"), "{seat} shakes down the backs at {place}"),
    "goes_first": (("seat", "first"), "{first} goes first, as {seat} wants it"),
    "shared_front": (("seat", "business"), "{seat} controls the territory and has a share of {business}"),
    "declined_front": (("seat", "business"), "{seat} wants no share of {business}"),
    "declined": (("seat", "icons"), "{seat} declines {icons}"),
    "took": (("seat", "card"), "{seat} takes {card}"),
    "lacked": (("seat", "card"), "there is no {card} left for {seat}"),
    "banked": (("seat", "card"), "{card} goes straight into the suitcase of {seat}"),
    "laundered": (("seat", "card"), "{seat} puts {card} into the suitcase"),
    "discarded": (("seat", "card"), "{seat} discards {card}"),
    "saw": (("seat", "card"), "{seat} looks at {card}"),
    "drew_card": (("seat",), "{seat} looks at a job"),
    "kept": (("seat", "card"), "{seat} keeps {card}"),
    "kept_cards": (("seat", "number"), "{seat} keeps {number}"),
    "passed_over": (("seat", "card"), "{seat} discards {card}"),
    "reshuffled": (("number",), "the discard pile ({number}) is shuffled into a new deck"),
    "job": (("seat", "card"), "{seat} sets about {card}"),
    "paid": (("seat", "card"), "{seat} pays {card}"),
    "stood_in": (("seat",), "the narcotics of {seat} stand for another good"),
    "ordered": (("seat", "card", "money_first"), "{seat} takes the {money_first} of {card} first"),
    "completed": (("seat", "card"), "{seat} has completed {card}"),
    "ally": (("seat", "card"), "{seat} plays {card}"),
    "declined_effect": (("seat",), "{seat} declines the effect"),
    "no_effect": (("seat", "card"), "{card} finds nothing to do"),
    "accepted": (("seat",), "{seat} wants the effect"),
    "chose": (("seat", "card"), "{seat} takes {card} into hand"),
    "whacked": (("seat", "figure", "place"), "{seat} has {figure} whacked at {place}"),
    "moved": (("seat", "figure", "place"), "{seat} moves {figure} to {place}"),
    "recalled": (("seat", "figure", "place"), "{seat} recalls {figure} from {place}"),
    "placed": (("seat", "figure", "place"), "{seat} puts the {figure} on {place}"),
    "stayed": (("figure",), "the {figure} cannot be placed"),
    "neutral": (("figure",), "the {figure} is neutral again"),
    "robbed": (("seat", "victim", "number"), "{seat} takes {number} from {victim}"),
    "taken": (("seat", "victim", "card"), "{seat} takes {card} from {victim}"),
    "lost_card": (("victim", "seat"), "{victim} loses a card to {seat}"),
    "looked": (("seat", "victim"), "{seat} looks at the cards of {victim}"),
    "saw_card": (("victim", "card"), "{victim} has {card}"),
    "offered": (("seat", "card"), "{seat} offers {card}"),
    "offered_nothing": (("seat",), "{seat} has no money to offer"),
    "marked": (("seat", "territory"), "{seat} puts a marker on {territory}"),
    "remarked": (("seat", "marker", "territory"), "{seat} moves the marker {marker} to {territory}"),
    "unmarked": (("seat", "owner", "territory"), "{seat} sends the top marker of {owner} home from {territory}"),
    "raised": (("seat", "territory"), "{seat} lifts a marker to the top of {territory}"),
    "no_marker": (("seat", "territory"), "{seat} puts no marker on {territory}"),
    "influenced": (("side", "territory", "number"), "{side} has {number} more influence in {territory}"),
    "protected": (("seat",), "the figures of {seat} are protected"),
    "hand_limit": (("seat", "number"), "{seat} may keep {number} more"),
    "turf_won": (("seat", "territory", "number"), "{seat} wins {territory} with {number}"),
    "no_winner": (("territory", "number"), "nobody wins {territory}"),
    "no_bribes": ((), "nobody bids"),
    "bid": (("seat", "card"), "{seat} has bid {card}"),
    "bid_total": (("seat", "number"), "{seat} bids {number} in all"),
    "ranked": (("seat", "number"), "{seat} comes {number} in the bidding"),
    "spent": (("seat", "card"), "{seat} pays {card} out of the suitcase"),
    "no_ally": (("seat", "number"), "{seat} gets no ally (bid {number})"),
    "lapsed": (("side",), "what cards gave to {side} for this act is over"),
    "cleared": ((), "all figures leave the board and the river"),
    "act": (("act",), "Act {act} begins"),
    "joined": (("seat", "figure"), "{figure} joins {seat}"),
    "last_card": (("seat", "card"), "{seat} ends with {card} in hand"),
    "dominates": (("seat", "territory"), "{seat} dominates {territory}"),
    "most_jobs": (("seat", "colour"), "{seat} has most {colour} jobs"),
    "no_dominance": (("territory",), "nobody dominates {territory}"),
    "no_jobs": (("colour",), "nobody has completed a {colour} job"),
    "fortune": (("seat", "number"), "{seat} has a fortune of {number}"),
    "won": (("seat",), "{seat} wins"),
    "left": (("seat",), "{seat} leaves the game"),
    "gave_up": (("seat", "card"), "{card} of {seat} goes back"),
}
SEATS = ("seat", "victim", "owner", "first", "who")
ACTS = ("I", "II", "III", "IV")


class Telling(Teller):
    """Events and procedures in the words of one edition."""

    events = EVENTS
    seats = SEATS

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def argument(self, name: str, value: int) -> int | str:
        """An event's int as the word it stands for."""
        match name:
            case "card":
                return self.notation.cards[value]
            case "business" | "place":
                return self.notation.places[value]
            case "space":
                return self.notation.places[w.FIRST_SPACE + value]
            case "territory":
                return self.notation.edition.territory_keys[value]
            case "figure":
                return figure_name(value)
            case "marker":
                return self.notation.depth(value)
            case _:
                return self.small(name, value)

    def small(self, name: str, value: int) -> int | str:
        match name:
            case "icons":
                return " ".join(icon_names(value))
            case "act":
                return ACTS[value]
            case "family":
                return self.notation.edition.families[value]
            case "phase":
                return w.PHASES[value]
            case "colour":
                return w.COLOURS[value]
            case "side":
                return "the neutral force" if value == w.NEUTRAL else f"P{value}"
            case "money_first":
                return "money" if value else "ability"
            case _:
                return value
