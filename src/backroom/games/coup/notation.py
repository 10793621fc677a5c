"""Coup in writing: words for actions, words for chance, and scenes. docs/notation.md explains it."""

from __future__ import annotations

import re

from backroom.games.coup import options as opt
from backroom.games.coup import words as w
from backroom.games.coup.house import COINS
from backroom.games.coup.setup import HAND, PURSE, lay_out
from backroom.games.coup.state import Coup
from backroom.games.coup.table import RUNNING
from backroom.games.coup.turn import Turn, begin_turn
from backroom.games.game import KERNEL_SPELLING, KERNEL_WORDS
from backroom.games.scenes import fault, is_number, read_options, spell_options
from backroom.kernel.core import Illegal, act
from backroom.kernel.run import settle

PLAIN = {
    "income": w.INCOME,
    "aid": w.AID,
    "tax": w.TAX,
    "exchange": w.EXCHANGE,
    "convert": w.CONVERT_SELF,
    "embezzle": w.EMBEZZLE,
    "challenge": w.CHALLENGE,
    "show all": w.SHOW_ALL,
    "concede": w.CONCEDE,
    "give back": w.GIVE_BACK,
    "swap": w.SWAP,
    "explode": w.EXPLODE,
    "defuse": w.DEFUSE,
}
AIMED = {
    "coup": w.COUP,
    "assassinate": w.ASSASSINATE,
    "steal": w.STEAL,
    "examine": w.EXAMINE,
    "convert": w.CONVERT,
    "bomb": w.BOMB,
    "hand on": w.HAND_ON,
    "redirect": w.REDIRECT,
}
NAMED = {
    "block": w.BLOCK,
    "show": w.SHOW,
    "lose": w.LOSE,
    "return": w.RETURN,
    "reveal": w.REVEAL,
    "draft": w.DRAFT,
}
READ = (
    KERNEL_WORDS
    | {word: act(verb) for word, verb in PLAIN.items()}
    | {f"{word} P{seat}": act(verb, seat) for word, verb in AIMED.items() for seat in range(w.MOST)}
    | {f"{word} {role}": act(verb, n) for word, verb in NAMED.items() for n, role in enumerate(w.ROLES)}
    | {f"join {party}": act(w.JOIN, n) for n, party in enumerate(w.PARTIES)}
)
SPELT = {action: word for word, action in READ.items()} | KERNEL_SPELLING
SEAT = re.compile(r"P(\d+)$", re.IGNORECASE)


def role(word: str) -> int:
    if word not in w.ROLES:
        raise Illegal("TABLE-04", f"'{word}' is no character; there are {', '.join(w.ROLES)}")
    return w.ROLES.index(word)


def read(word: str) -> int:
    """The action a word means, whatever its spacing and capitals."""
    if word in READ:
        return READ[word]
    plain = re.sub(r"\bp(\d+)", r"P\1", " ".join(word.lower().split()))
    if plain not in READ:
        raise Illegal("TABLE-04", f"'{word.strip()[:60]}' is no word of Coup{suggestion(plain)}")
    return READ[plain]


def suggestion(word: str) -> str:
    verb = word.split(" ", maxsplit=1)[0] if word else ""
    examples = [known for known in READ if known.split(" ")[0] == verb]
    return f"; say for example '{examples[0]}'" if examples else ""


def spell(action: int) -> str:
    return SPELT[action]


def spell_verb(verb: int) -> str:
    """The bare verb of an action."""
    return " ".join(part for part in SPELT[act(verb)].split() if not SEAT.match(part)) if act(verb) in SPELT else "?"


# Scenes.

COIN_DIGITS = 3
ONCE = ("turn", "reserve", "minted", "bombed")  # the fields that a scene says once at most


def read_scene(text: str) -> tuple[Coup, int, dict[str, object]]:
    """A start-of-turn position: seats by `/`, then fields by `;`."""
    board, *fields = [part.strip() for part in text.lower().split(";")]
    fields = [field for field in fields if field]
    seats = board.split("/")
    chosen = read_options([word for field in fields if field.split()[0] == "options" for word in field.split()[1:]])
    out_of_game = [field for field in fields if field.split()[:1] == ["out"]]
    for name in ONCE:
        if sum(field.split()[:1] == [name] for field in fields) > 1:
            raise fault(f"a scene says '{name}' once")
    if len(seats) == 2:
        chosen.setdefault("two_player", "plain")
    s = lay_out(opt.house(len(seats), chosen))
    s.table.parties = s.house.reformation
    s.table.turn = 0
    for seat, part in enumerate(seats):
        seat_down(s, seat, part.split())
    read_removed(s, out_of_game)
    for field in fields:
        read_field(s, field)
    balance(s)
    s.push(Turn(s.table.turn, 0))
    begin_turn(s, s.table.turn)
    settle(s)
    return s, len(seats), chosen


def seat_down(s: Coup, seat: int, parts: list[str]) -> None:
    """One seat: face-down roles, `+role` for face-up ones, coins, party."""
    table = s.table
    coins = None
    party = None
    for part in parts:
        if is_number(part, COIN_DIGITS) and coins is None:
            coins = int(part)
        elif part in w.PARTIES and party is None and s.house.reformation:
            party = w.PARTIES.index(part)
        elif part.startswith("+"):
            table.lost[seat].append(take_from_deck(s, part[1:]))
        elif part in w.ROLES:
            s.hidden.hands[seat].append(take_from_deck(s, part))
        else:
            raise fault(f"P{seat}: '{part}' is no character, number of coins or party of this game")
    hand = s.hidden.hands[seat]
    hand.sort()
    if len(hand) + len(table.lost[seat]) != HAND:
        raise fault(
            f"P{seat} has {len(hand)} cards face down and {len(table.lost[seat])} face up; two in all", "COUP-INV-03"
        )
    if coins is None:
        coins = PURSE if hand else 0
    if not hand and coins:
        raise fault(f"P{seat} is out and has coins", "COUP-INV-05")
    if party is None and s.house.reformation:
        party = seat % 2
    table.influence[seat] = len(hand)
    if not hand:
        table.living &= ~(1 << seat)
    table.put_coins(seat, coins)
    table.resistance |= (party or 0) << seat


def take_from_deck(s: Coup, word: str) -> int:
    if word not in w.ROLES:
        raise fault(f"'{word}' is no character; there are {', '.join(w.ROLES)}")
    card = w.ROLES.index(word)
    deck = s.house.deck()[card]
    if not deck:
        raise fault(f"there is no {word} in this deck", "COUP-INQ-01")
    if not s.hidden.court.counts[card]:
        raise fault(f"more than {deck} cards of the {word}; the deck has {deck}", "COUP-INV-01")
    s.hidden.court.take(card)
    return card


def read_removed(s: Coup, fields: list[str]) -> None:
    """`out P0 …`: the cards that left the game in the draft (COUP-2P-05)."""
    if s.house.draft and len(fields) != 2:
        raise fault("a draft scene names the four cards of both: 'out P0 …' and 'out P1 …'", "COUP-2P-05")
    if fields and not s.house.draft:
        raise fault("'out' belongs to the draft form: add 'options two_player=draft'", "COUP-2P-05")
    for field in fields:
        name, *cards = field.split()[1:] or [""]
        found = SEAT.match(name)
        if not found or int(found[1]) > 1 or s.hidden.removed[int(found[1])]:
            raise fault(f"'{field}': say 'out P0 …' and 'out P1 …', once each", "COUP-2P-05")
        if len(cards) != 4 or len(set(cards)) != 4:
            raise fault(f"'{field}': four different characters leave the game", "COUP-2P-05")
        s.hidden.removed[int(found[1])] = sorted(take_from_deck(s, card) for card in cards)


def read_field(s: Coup, field: str) -> None:
    name, *rest = field.split() or [""]
    value = rest[0] if len(rest) == 1 else ""
    if name == "turn":
        found = SEAT.match(value)
        if not found or int(found[1]) >= s.house.seats or not s.table.alive(int(found[1])):
            raise fault(f"'{field}': the turn is a living player's, such as 'turn P0'", "COUP-TURN-01")
        s.table.turn = int(found[1])
    elif name == "reserve":
        if not is_number(value, COIN_DIGITS):
            raise fault(f"'{field}': the reserve is a number of coins")
        if int(value) and not s.house.reformation:
            raise fault("a reserve belongs to the Reformation: add 'options reformation'", "COUP-REF-SETUP-01")
        s.table.reserve = int(value)
    elif name == "minted":
        if not is_number(value, COIN_DIGITS) or (int(value) and s.house.coin_limit == COINS):
            raise fault(f"'{field}': the coins found beyond {COINS} are a number, and none with a limit", "COUP-GAP-06")
        s.table.minted = int(value)
    elif name == "bombed":
        read_bombed(s, field, rest)
    elif name not in ("options", "out"):
        raise fault(f"'{field}' is no field of a scene; there are {', '.join(ONCE)}, out, options")


def read_bombed(s: Coup, field: str, names: list[str]) -> None:
    """`bombed P2 …`: who has had the bomb earlier in this round."""
    if not s.house.bomb_for_a_round:
        raise fault("'bombed' belongs to rounds of bombs: add 'options anarchist bomb_scope=round'", "COUP-GAP-16")
    for name in names:
        found = SEAT.match(name)
        if not found or int(found[1]) >= s.house.seats:
            raise fault(f"'{field}': say the seats that had the bomb, such as 'bombed P1 P2'", "COUP-GAP-16")
        s.table.bombed_in[int(found[1])] = 0


def balance(s: Coup) -> None:
    """What the players and the reserve do not hold is in the Treasury (COUP-INV-02)."""
    table = s.table
    table.court = s.hidden.court.size()
    held = sum(table.coins) + table.reserve
    if held > COINS and s.house.coin_limit == COINS:
        raise fault(f"{held} coins on the table of {COINS}", "COUP-INV-02")
    table.minted = max(table.minted, held - COINS)
    table.treasury = COINS + table.minted - held
    if not any(table.alive(seat) for seat in range(s.house.seats)):
        raise fault("nobody is left in the game", "COUP-END-01")
    if table.living & (table.living - 1) == 0:
        raise fault("the game is over: one player is left", "COUP-END-01")
    if not table.alive(table.turn):
        table.turn = table.next_living(table.turn)


def spell_scene(s: Coup) -> str:
    """The notation of a start-of-turn position."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Turn) or top.spent or s.table.ending != RUNNING:
        raise ValueError("only the start of a turn can be written as a scene")
    seats = [spell_seat(s, seat) for seat in range(s.house.seats)]
    fields = [" / ".join(seats), f"turn P{s.table.turn}"]
    if s.table.reserve:
        fields.append(f"reserve {s.table.reserve}")
    if s.table.minted:
        fields.append(f"minted {s.table.minted}")
    if s.table.began and s.table.bombed:
        fields.append("bombed " + " ".join(f"P{seat}" for seat in w.seats_of(s.table.bombed)))
    fields += [
        f"out P{seat} " + " ".join(w.ROLES[card] for card in cards)
        for seat, cards in enumerate(s.hidden.removed)
        if cards
    ]
    spoken = opt.spell(s.house)
    if s.house.draft:
        spoken["two_player"] = "draft"
    elif s.house.seats == 2:
        spoken.pop("two_player", None)
    return " ; ".join(fields + spell_options(spoken))


def spell_seat(s: Coup, seat: int) -> str:
    parts = [w.ROLES[card] for card in s.hidden.hands[seat]]
    parts += ["+" + w.ROLES[card] for card in s.table.lost[seat]]
    parts.append(str(s.table.coins[seat]))
    if s.house.reformation:
        parts.append(w.PARTIES[s.table.party(seat)])
    return " ".join(parts)
