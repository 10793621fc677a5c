"""The command line. `backroom` alone says what there is; every command explains itself with --help."""

from __future__ import annotations

import io
import sys
from typing import Any

import click

import backroom
from backroom.cli.arena import arena
from backroom.cli.bench import bench
from backroom.cli.books import rules, why
from backroom.cli.edition import edition
from backroom.cli.games import games
from backroom.cli.perft import perft
from backroom.cli.play import play
from backroom.cli.replay import replay
from backroom.cli.screen import examples
from backroom.cli.serve import serve
from backroom.cli.verify import verify

BAD_INPUT = 2
INTERRUPTED = 130
LONGEST_WORD = 100
LONGEST_SENTENCE = 600


class Door(click.Group):
    """A group whose mistakes come out as one sentence, never as a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order a newcomer needs them."""
        return list(self.commands)

    def main(self, *args: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # an old terminal shows ? for a letter it lacks
        try:
            code = super().main(*args, **settings)
        except click.exceptions.NoArgsIsHelpError as help_wanted:
            click.echo(help_wanted.ctx.get_help())
            code = 0
        except click.UsageError as error:
            command = error.ctx.command_path if error.ctx else "backroom"
            click.echo(f"{sentence(error)} See '{command} --help'.", err=True)
            code = BAD_INPUT
        except click.ClickException as error:
            click.echo(sentence(error), err=True)
            code = error.exit_code
        except click.Abort:
            click.echo("Stopped.", err=True)
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def sentence(error: click.ClickException) -> str:
    """The message on one line, with a capital and a full stop; whatever somebody typed or wrote is shortened."""
    words = (shorten(plain(word), LONGEST_WORD) for word in error.format_message().split())
    text = shorten(" ".join(words), LONGEST_SENTENCE)
    if text.partition(" ")[0].isalpha():  # not an option's own name
        text = text[:1].upper() + text[1:]
    return text + ("" if text.endswith((".", "?", "!")) else ".")


def shorten(text: str, most: int) -> str:
    """The beginning and the end, where a file has its name."""
    return text if len(text) <= most else f"{text[: most - most // 3]}…{text[1 - most // 3 :]}"


def plain(word: str) -> str:
    """The word with every sign that could upset a terminal written out."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in word)


@click.group(
    cls=Door,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "Tables in the browser:                backroom serve",
        "Just play, against three bots:        backroom play coup",
        "The same in the family business:      backroom play corleone",
        "The same with dice:                   backroom play derpate",
        "What does the Duke do?                backroom rules coup --search duke",
        "Why was that refused?                 backroom why COUP-CHAL-05",
        "Watch a saved game:                   backroom replay game.json",
        "Was it dealt fairly?                  backroom verify game.json",
    ),
)
@click.version_option(backroom.__version__, message="backroom %(version)s")
def main() -> None:
    """Games of bluff, exact to the rulebook: play them, look rules up, replay games."""


for command in (serve, play, replay, verify, why, rules, games, edition, arena, perft, bench):
    main.add_command(command)

__all__ = ["main"]
