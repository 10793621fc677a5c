"""The law books over HTTP: what a rule id means, for everybody who asks "why?"."""

from __future__ import annotations

import msgspec
from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from backroom.games import register
from backroom.server.edge.packing import SAME_FOR_ALL
from backroom.server.lobby.faces import with_problems

KEEP = {"cache-control": "public, max-age=3600"}


class RuleText(msgspec.Struct, frozen=True):
    """A rule as it is read: `lang` is the language of the text, which is English where nobody has translated it."""

    id: str
    kind: str
    chapter: str
    option: str | None
    text: str
    lang: str


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of one game, in the order of its book; `table` is the book of what holds at every table."""

    game: str
    rules: list[RuleText]


@get("/{game:str}", sync_to_thread=False, opt=SAME_FOR_ALL)
def book(game: FromPath[str], lang: FromQuery[str] = "en") -> Response[Rulebook]:
    """Every rule of a game, in one language."""
    if game not in register.books():
        raise NotFoundException("there is no such book")
    rules = [tell(rule, lang) for rule in register.load(game).values()]
    return Response(Rulebook(game, rules), headers=KEEP)


def tell(rule: register.Rule, lang: str) -> RuleText:
    spoken = lang if lang in rule.text else "en"
    return RuleText(rule.id, rule.kind, rule.chapters.get(lang, rule.chapter), rule.option, rule.text[spoken], spoken)


rulebook_routes = Router("/api/rules", route_handlers=with_problems([book]))
