"""Who sits down with a person in the terminal: bots of the house, some with a time to think, and bots of one's own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import chain, repeat

import click
from rich.console import Console
from rich.markup import escape

from backroom.bots import Bot
from backroom.bots.arena import Broken, Unknown
from backroom.bots.own import own, tell
from backroom.bots.reasons import Reason
from backroom.cli.face import Face
from backroom.cli.grammar import listed, plural
from backroom.cli.screen import Names
from backroom.games.game import Fact, View
from backroom.games.wording import brief


class Guest:
    """A bot of one's own: what goes wrong with it is told in a sentence, and its reasons are heard."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.said = ""

    def choose(self, view: View, events: list[Fact]) -> str:
        assert view.question is not None
        try:
            self.said = self.bot.choose(view, events)
        except Exception as error:
            raise Broken(f"{self.name} broke off: {tell(error)}") from error
        if self.said not in view.question.actions:
            raise Broken(f"{self.name} broke off: it said {brief(repr(self.said))}, which it was not offered")
        return self.said

    @property
    def reasons(self) -> list[Reason]:
        """Why it said its last word, if it tells; a reason of an earlier word is none of this one."""
        given = getattr(self.bot, "reasons", None)
        last = given[-1:] if isinstance(given, list) else []
        return [reason for reason in last if isinstance(reason, Reason) and reason.word == self.said]


def find_kinds(face: Face, named: tuple[str, ...]) -> list[str]:
    """The kinds of bots that were named, or the usual one of the game."""
    known = face.bots()
    kinds = [read_kind(kind) for text in named for kind in text.split(",")]
    for kind in kinds:
        if ":" in kind:
            find_own(kind)
        elif kind not in known:
            raise click.UsageError(f"--bots: {nobody(kind, known)}")
    return kinds or [next(iter(known))]


def read_kind(text: str) -> str:
    """However it is typed; but the name of a bot of one's own is as it is written."""
    return text.strip() if ":" in text else text.strip().lower()


def find_own(name: str) -> Callable[[int], Bot]:
    """What makes guests of that name; a usage error says what is wrong with it."""
    try:
        make = own(name)
    except Unknown as error:
        raise click.UsageError(f"--bots: {error}") from None
    return lambda seed: Guest(name, make(seed))


def nobody(kind: str, known: Collection[str]) -> str:
    """Why there is no such bot, and which there are."""
    name, _, time = kind.partition("@")
    times = [timed for timed in known if "@" in timed]
    if not time or name not in known or not times:
        return f"there is nobody called '{brief(kind)}'; there are: {', '.join(untimed(known))}, or module:Factory"
    thinks = any(timed.startswith(f"{name}@") for timed in times)
    fault = f"'{brief(time)}' is no time to think here" if thinks else f"{name} answers at once"
    return f"{fault}; there are {listed(times)}"


def untimed(kinds: Iterable[str]) -> list[str]:
    return [kind for kind in kinds if "@" not in kind]


def seat_kinds(kinds: list[str], chairs: list[int]) -> dict[int, str]:
    """Which kind sits where, as in the arena: the last one fills the chairs that are left."""
    if len(kinds) > len(chairs):
        raise click.UsageError(
            f"--bots: {len(kinds)} names for {plural(len(chairs), 'chair')}; name fewer, or take more --seats"
        )
    return dict(zip(chairs, chain(kinds, repeat(kinds[-1])), strict=False))


def maker(face: Face, company: Mapping[int, str], seed: int | None) -> Callable[[int], Bot]:
    """Bots for the seats of a table. A record tells the seed of the deal, so without --seed theirs is another."""
    makers = face.bots() | {kind: find_own(kind) for kind in company.values() if ":" in kind}
    return lambda seat: makers[company[seat]](secrets.randbits(64) if seed is None else seed * 16 + seat)


def show_company(console: Console, company: Mapping[int, str], names: Names) -> None:
    """Who is who, at a table of several kinds."""
    called = (f"[name]{names.start(seat)}[/] ({escape(kind)})" for seat, kind in company.items())
    console.print()
    console.print(f"You play with {listed(called)}.")
