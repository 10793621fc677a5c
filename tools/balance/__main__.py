"""Plays the games and writes the page: `python -m tools.balance corleone`."""

from __future__ import annotations

import os

import click
import msgspec
from rich.console import Console

from tools.balance.page import PAGE, SUMMARY, write_page
from tools.balance.play import ALL_GREEDY, ALL_RANDOM, ONE_RANDOM
from tools.balance.run import Summary, simulate


@click.command()
@click.argument("game", type=click.Choice(["corleone"]))
@click.option("--games", default=10_000, help="Games of greedy bots for each number of players.")
@click.option("--random", "random_games", default=2_000, help="Games of random bots for each number of players.")
@click.option("--mixed", default=1_000, help="Games of one random bot among greedy ones, for each number of players.")
@click.option("--seed", default=1, help="All chance comes from it.")
@click.option("--workers", default=os.cpu_count() or 1, help="Processes.")
@click.option("--page", is_flag=True, help="Play nothing; write the page from the figures that lie beside it.")
def main(game: str, games: int, random_games: int, mixed: int, seed: int, workers: int, page: bool) -> None:
    """Play very many games of simple bots and write docs/balance/GAME.md with its tables and plots."""
    if page:
        summary = msgspec.json.decode(SUMMARY.read_bytes(), type=Summary)
    else:
        wanted = {ALL_GREEDY: games, ALL_RANDOM: random_games, ONE_RANDOM: mixed}
        summary = simulate(wanted, seed, workers)
        SUMMARY.write_bytes(msgspec.json.format(msgspec.json.encode(summary, order="sorted"), indent=1) + b"\n")
    write_page(summary)
    Console().print(f"{game}: {PAGE}")


if __name__ == "__main__":
    main()
