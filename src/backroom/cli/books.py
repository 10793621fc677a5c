"""`backroom why` and `backroom rules`: the law books, by id and by page."""

from __future__ import annotations

from collections.abc import Mapping

import click
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from backroom.cli.grammar import listed
from backroom.cli.screen import examples, make_console
from backroom.games.register import Rule, UnknownRule, books, every_rule, find, load, text
from backroom.games.searching import search as find_by_words

OF_THE_EDITION = "edition"  # both a source that law books name and a kind that is shown
KINDS = {
    "rule": "from the rulebook",
    OF_THE_EDITION: "the edition's own: what its cards do, in words that are ours",
    "ruling": "ours, where the rulebook is silent",
    "variant": "matters only with its option",
    "fact": "holds, and is tested, but never needs saying in play",
    "manner": "for people, not for the engine",
}
BOOKS = [*(name for name in books() if name != "table"), "table"]
ENOUGH = 8  # rules that a search inside a game shows


def kind_of(rule: Rule) -> str:
    """Where a rule comes from. What the cards of an edition do stands in no rulebook."""
    return OF_THE_EDITION if rule.kind == "rule" and rule.source == OF_THE_EDITION else rule.kind


def spoken(ctx: click.Context, _: click.Parameter, lang: str) -> str:
    """Only a language that some rule has been put into."""
    there_are = sorted({lang for rule in every_rule().values() for lang in rule.text})
    if lang not in there_are:
        raise click.UsageError(f"no rule has been put into '{lang}' yet; there is: {', '.join(there_are)}", ctx)
    return lang


language = click.option(
    "--lang",
    metavar="LANG",
    default="en",
    show_default=True,
    callback=spoken,
    help="A language that rules have been put into.",
)


@click.command(
    epilog=examples(
        "backroom why COUP-CHAL-05",
        "backroom why chal-05                      the same",
        "backroom why CE-TURF-05                   one of Corleone's Empire",
    )
)
@click.argument("rule_id", metavar="ID")
@language
def why(rule_id: str, lang: str) -> None:
    """Say what a rule says.

    Every option, refusal and line of a log names its rule. The game's own prefix may be left out.
    """
    try:
        rule = find(rule_id)
    except UnknownRule as error:
        raise click.UsageError(str(error)) from None
    console = make_console()
    console.print(f"[rule]{rule.id}[/]  {escape(rule.chapter)}")
    console.print()
    if lang not in rule.text:
        console.print(f"Nobody has put this rule into '{lang}' yet; in English it says:")
    console.print(escape(rule.text.get(lang, rule.text["en"])))
    console.print()
    console.print(f"Kind: {kind_of(rule)} ({KINDS[kind_of(rule)]})")
    console.print(f"Source: {escape(rule.source)}")
    if rule.option:
        console.print(f"Option: {escape(rule.option)}")


@click.command(
    help=f"List the rules of a game, or search them.\n\nGAME is {listed(BOOKS, 'or')}; table is what holds in all.",
    epilog=examples(
        "backroom rules coup --search duke",
        "backroom rules coup --chapter challenges",
        "backroom rules corleone --search thug",
        "backroom rules corleone --kind ruling     what we decided where the rulebook is silent",
        "backroom rules corleone --kind edition    what its cards do",
    ),
)
@click.argument("game", metavar="GAME")
@click.option("--search", metavar="WORDS", default="", help="Only rules about these words, best first.")
@click.option("--kind", type=click.Choice(list(KINDS)), help="Only rules of this kind.")
@click.option("--chapter", metavar="NAME", default="", help="Only chapters whose name contains NAME.")
@language
def rules(game: str, search: str, kind: str | None, chapter: str, lang: str) -> None:
    if game not in books():
        raise click.UsageError(f"there are no rules for '{game}'; there are: {', '.join(books())}")
    asked = [
        rule
        for rule in load(game).values()
        if (kind is None or kind_of(rule) == kind) and chapter.lower() in rule.chapter.lower()
    ]
    found = find_by_words(asked, search, lang)
    if not found:
        chapters = dict.fromkeys(rule.chapter for rule in load(game).values())
        raise click.UsageError(f"no rule of {game} is like that; its chapters are: {', '.join(chapters)}")
    show(make_console(), found, lang, heading="Best first" if search.strip() else "")


def show(console: Console, found: list[Rule], lang: str, heading: str) -> None:
    """A table per chapter; under a heading of their own, all in the order in which they were found."""
    for title in dict.fromkeys(heading or rule.chapter for rule in found):
        table = Table(
            title=escape(title),
            title_justify="left",
            title_style="head",
            box=box.SIMPLE,
            show_header=False,
            pad_edge=False,
        )
        table.add_column(no_wrap=True, style="rule")
        table.add_column(no_wrap=True)
        table.add_column()
        for rule in found:
            if heading or rule.chapter == title:
                table.add_row(rule.id, kind_of(rule), escape(text(rule.id, lang)))
        console.print(table)
    console.print(f"{len(found)} rules." if len(found) != 1 else "1 rule.")


def find_rules(game: str, word: str, options: Mapping[str, object]) -> list[str]:
    """The rules that a word means to somebody at a table: an id, or those about it that hold there, the best first."""
    try:
        return [find(word).id]
    except UnknownRule:
        holding = [rule for rule in load(game).values() if rule.option is None or options.get(rule.option)]
        return [rule.id for rule in find_by_words(holding, word)] if word.strip() else []


def cite(rule_id: str) -> str:
    """A rule after a sentence of one's own."""
    return f"{escape(text(rule_id))} [rule]{rule_id}[/]"
