"""What a game must offer so that tables, laws, bots and terminals can use it without knowing its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from backroom.games import register
from backroom.games.steps import Step
from backroom.kernel.core import CLOSED, DONE, MODES, PASS, TAKE_BACK, UNSAID, Event, Illegal, Out, Seat, State
from backroom.kernel.mind import Mind
from backroom.kernel.run import legal, place

Options = Mapping[str, object]

# Facts and views are made by the thousand and hold no cycle, so the garbage collector need not look through them
# (`gc=False`): nothing in them is ever changed.

KERNEL_WORDS = {"pass": PASS, "done": DONE, "take back": TAKE_BACK}
KERNEL_SPELLING = {action: word for word, action in KERNEL_WORDS.items()}


class Option(msgspec.Struct, frozen=True):
    """A choice the table agrees on before the deal.

    What a form or a lobby must know of it without knowing the game: `needs` names the switches without which it means
    nothing, `seats` the numbers of players it is for (none: all), `live` the default where people play, if it is
    another one. `begins` says that its value is the seat that begins, and `winner_begins` that in a rematch this is the
    last winner, not the next seat.
    """

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    meaning: str
    rule: str
    needs: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    live: bool | int | str | None = None
    begins: bool = False
    winner_begins: bool = False


class Preset(msgspec.Struct, frozen=True):
    """Options that are chosen together, under a name. Of one `group` a table has one, usually the first."""

    name: str
    group: str
    options: dict[str, bool | int | str]


class Crowd(msgspec.Struct, frozen=True):
    """A number of players that the rulebook advises only to those who know the game well, and the rule that says so."""

    seats: int
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    """What `backroom.games()` says of a game."""

    key: str
    title: str
    version: int
    least: int
    most: int
    options: tuple[Option, ...]
    minutes: tuple[int, int] | None = None  # how long a game usually takes, at least and at most


class Fact(msgspec.Struct, frozen=True, gc=False):
    """An event as one viewer saw it: what happened, to whom, and the rule behind it. `private`: not everyone saw it."""

    rule: str
    what: str
    args: dict[str, int | str]
    text: str
    private: bool = False

    def __str__(self) -> str:
        return self.text


class WhyNot(msgspec.Struct, frozen=True, gc=False):
    """An option somebody would look for and cannot have, with the rule that forbids it."""

    action: str
    rule: str


class Question(msgspec.Struct, frozen=True, gc=False):
    """A seat's own open question as its view shows it, all in notation.

    `least` and `most`: how many words an answer of several words needs and may have.
    """

    kind: str
    mode: str
    actions: list[str]
    rule: str
    fallback: str
    seconds: int
    why_not: list[WhyNot]
    least: int | None = None
    most: int | None = None


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every game's view has; each game adds its own table."""

    game: str
    viewer: int | None
    where: Sequence[Step]
    asked: list[int]
    question: Question | None
    said: list[str]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats, a score for each seat, and the rule that ended it."""

    winners: list[int]
    scores: list[float]
    rule: str
    why: str


class Game:
    """One game: its name, its options, its notation, and what each seat may see of it."""

    key: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    least: ClassVar[int]
    most: ClassVar[int]
    options: tuple[Option, ...]  # of a game with editions they may depend on what is printed
    presets: ClassVar[tuple[Preset, ...]] = ()
    crowd: ClassVar[Crowd | None] = None
    minutes: ClassVar[tuple[int, int] | None] = None  # what the box says, where it says something
    edition: str = ""  # the hash of what is printed on its cards, for a game whose cards are data
    unveils: ClassVar[Mapping[str, tuple[int, ...]]] = {}  # kinds of event that lay hidden things open, in which args
    confides: ClassVar[frozenset[str]] = frozenset()  # of these, the kinds that are for some seats and never for all

    def info(self) -> GameInfo:
        return GameInfo(self.key, self.title, self.version, self.least, self.most, self.options, self.minutes)

    def with_edition(self, path: Path | str) -> Game:
        """The same game with other cards, read from a file; ValueError says what is wrong with it."""
        raise ValueError(f"{self.title} has no editions: its cards are part of its rules")

    def of_edition(self, digest: str) -> Game | None:
        """The same game with the cards that a record names by this hash; None if they are not known here."""
        return self if digest == self.edition else None

    def printed(self) -> dict[str, Any]:
        """What is printed on the board and the cards, for whoever draws them; empty for a game without an edition."""
        return {}

    # beginnings

    def start(self, seats: int, options: Options, out: Out = CLOSED) -> State:
        """A new game, up to its first roll or question; its facts go to `out`.

        ValueError if the options do not go together.
        """
        raise NotImplementedError

    def scene(self, text: str, out: Out = CLOSED) -> tuple[State, int, dict[str, object]]:
        """A position in notation: the state, how many seats it has, and its options.

        What happens by itself before somebody is asked goes to `out`, if the scene is not the start of a turn.
        """
        raise NotImplementedError

    def spell_scene(self, state: State) -> str:
        """The notation of a start-of-turn position."""
        raise NotImplementedError

    # words

    def read(self, word: str) -> int:
        """The action that a word without its seat means; Illegal if it means none."""
        if word in KERNEL_WORDS:
            return KERNEL_WORDS[word]
        raise Illegal("TABLE-04", f"'{word}' is no word of {self.title}")

    def spell(self, action: int) -> str:
        """The word for an action."""
        return KERNEL_SPELLING[action]

    def read_roll(self, state: State, word: str) -> int:
        """The outcome that a chance word means in the open roll; Illegal if it means none."""
        raise NotImplementedError

    def spell_roll(self, state: State, outcome: int) -> str:
        """The chance word for an outcome of the open roll."""
        raise NotImplementedError

    # who sees what

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may know, built up from nothing; None is a spectator."""
        raise NotImplementedError

    def views(self, state: State, viewers: Iterable[Seat | None]) -> dict[Seat | None, View]:
        """The views of several at once. A game may make what all of them see only once; nobody changes a view."""
        return {viewer: self.view(state, viewer) for viewer in viewers}

    def guess(self, view: Any, seed: int) -> State:
        """A full state that looks like `view` to its viewer; every such state has a chance."""
        raise NotImplementedError

    def redeal(self, state: State, seat: Seat | None, seed: int) -> State:
        """A twin: the same state with everything re-dealt that the seat cannot know."""
        raise NotImplementedError

    def mind(self) -> Mind:
        """How seats are thought to play in a guess. By default anyhow, and only a finished game is judged."""
        return AnyMind(self)

    def fact(self, event: Event) -> Fact:
        """An event in words."""
        raise NotImplementedError

    def step(self, frame: Any) -> Step:
        """A frame with names in place of numbers. Frames hold no secret, so everybody may see it."""
        raise NotImplementedError

    def forbids(self, state: State, seat: Seat, action: int) -> str:
        """The rule that refuses an action which is not offered to the seat; empty if no rule of the game does."""
        return ""

    def text(self, rule: str) -> str:
        """What a rule says; the bare id for a game without a law book."""
        try:
            return register.text(rule)
        except register.UnknownRule:
            return rule

    def forbids_leaving(self, state: State, seat: Seat) -> str:
        """The rule that keeps a seat from leaving, such as being out already; empty if it may go."""
        return ""

    def wishes(self, state: State, seat: Seat) -> list[int]:
        """Options the asked seat would look for, whether or not they can be had."""
        return []

    # what the laws need

    def count(self, state: State) -> list[str]:
        """Law 9: what is not conserved in this state, one sentence each; empty if all is well."""
        raise NotImplementedError

    def result(self, state: State) -> Result | None:
        """How the game ended, if it has."""
        raise NotImplementedError

    def event_kinds(self) -> Sequence[str]:
        """Every kind of event this game can say."""
        raise NotImplementedError

    def sweep(self) -> Sequence[tuple[int, dict[str, object]]]:
        """Seat counts and option sets that together exercise every rule; the laws walk through them."""
        raise NotImplementedError

    def scenes(self) -> Sequence[str]:
        """Scenes from which a rare procedure is a few words away; the laws walk from them too."""
        return ()

    def knows(self, rule: str) -> bool:
        """Law 11: is this the id of a rule? By default, of one in the register."""
        return rule in register.every_rule()

    # shared by all games

    def where(self, state: State) -> list[Step]:
        return [self.step(frame) for frame in state.stack]

    def question(self, state: State, seat: Seat | None) -> Question | None:
        """The seat's own open question."""
        if seat is None or place(state, seat) < 0:
            return None
        wait = state.wait
        least, most = span(state, seat) if wait.many else (None, None)
        return Question(
            kind=wait.kind.name,
            mode=MODES[wait.mode],
            actions=[self.spell(action) for action in legal(state, seat)],
            rule=wait.rule,
            fallback=self.spell_fallback(wait.fallback),
            seconds=wait.kind.seconds,
            why_not=self.why_not(state, seat),
            least=least,
            most=most,
        )

    def spell_fallback(self, fallback: int) -> str:
        return "random" if fallback < 0 else self.spell(fallback)

    def why_not(self, state: State, seat: Seat) -> list[WhyNot]:
        menu = legal(state, seat)
        missing = [action for action in self.wishes(state, seat) if action not in menu]
        return [WhyNot(self.spell(action), self.forbids(state, seat, action)) for action in missing]

    def said(self, state: State, seat: Seat | None) -> list[str]:
        """What the seat itself has answered to the wait that is still open."""
        wait = state.wait
        if seat is None or seat not in wait.seats or not state.answers:
            return []
        i = wait.seats.index(seat)
        words = list(state.lists[i]) if wait.many else []
        if state.answers[i] != UNSAID:
            words.append(state.answers[i])
        return [self.spell(action) for action in words]


def span(state: State, seat: Seat) -> tuple[int, int]:
    """How many words a sealed answer of several words needs, and how many it may have."""
    said: list[int] = []
    least = -1
    while True:
        menu = state.top.menu(state, seat, said)
        if DONE in menu and least < 0:
            least = len(said)
        more = [action for action in menu if action != DONE]
        if not more:
            return least, len(said)
        said.append(more[0])


class AnyMind(Mind):
    """The mind of a game that has none of its own: it says anything, and waits for the end to judge."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def worth(self, s: State, shares: list[float]) -> None:
        """The winners share the win; without a winner all are alike."""
        result = self.game.result(s)
        winners = result.winners if result and result.winners else range(len(shares))
        for seat in winners:
            shares[seat] = 1 / len(winners)
