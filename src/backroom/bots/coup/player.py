"""What every player of Coup has: a seed of its own, and one answer for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from backroom.bots.coup.reckon import CoupView
from backroom.games.game import Fact, View

Answer = Callable[[CoupView, Sequence[str]], str]


class Player:
    """Asks itself the right question. A player of some level says how each is answered."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.answers: dict[str, Answer] = {
            "turn": self.turn,
            "challenge": self.challenge,
            "block": self.block,
            "prove": self.prove,
            "lose": self.lose,
            "return": self.hand_back,
            "reveal": self.reveal,
            "decide": self.decide,
            "bomb": self.bomb,
            "redirect": self.redirect,
            "draft": self.draft,
            "party": self.party,
        }

    def choose(self, view: View, events: list[Fact]) -> str:
        if not isinstance(view, CoupView):
            name = type(self).__name__
            raise ValueError(f"{name} plays coup, and this is a table of {view.game}; RandomBot plays every game")
        assert view.question is not None, "a bot is asked only when there is a question"
        self.hear(view, events)
        return self.answers[view.question.kind](view, view.question.actions)

    def hear(self, view: CoupView, events: list[Fact]) -> None:
        """What happened since the last question. Who remembers nothing does nothing here."""

    def maybe(self, chance: float) -> bool:
        return self.random.random() < chance

    def turn(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def challenge(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def block(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def prove(self, view: CoupView, actions: Sequence[str]) -> str:
        """Whoever can show, shows."""
        return actions[0]

    def lose(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def hand_back(self, view: CoupView, actions: Sequence[str]) -> str:
        """What goes back after an exchange; unless a player knows better, what it would lose."""
        return self.lose(view, actions)

    def reveal(self, view: CoupView, actions: Sequence[str]) -> str:
        """What the Inquisitor sees; unless a player knows better, what it would lose."""
        return self.lose(view, actions)

    def decide(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def bomb(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def redirect(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def draft(self, view: CoupView, actions: Sequence[str]) -> str:
        raise NotImplementedError

    def party(self, view: CoupView, actions: Sequence[str]) -> str:
        """It tells nobody anything, so chance may choose."""
        return self.random.choice(actions)


def target_of(word: str) -> int:
    """The seat that a word is aimed at; -1 if it is aimed at none."""
    return int(word.rpartition("P")[2]) if " P" in word else -1


def role_of(word: str) -> str:
    """The character in `lose duke` or `block captain`."""
    return word.rpartition(" ")[2]


def aimed(actions: Iterable[str], verb: str) -> list[str]:
    """The words of that verb."""
    return [word for word in actions if word == verb or word.startswith(verb + " P")]
