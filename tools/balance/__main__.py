"""Plays the games and writes the page: `python -m tools.balance corleone`, `derpate` or `derpate-tracks`."""

from __future__ import annotations

import os
from typing import Any

import click
from rich.console import Console

from tools.balance.corleone.study import STUDY as CORLEONE
from tools.balance.derpate.study import STUDY as DERPATE
from tools.balance.lengths.study import STUDY as LENGTHS
from tools.balance.run import simulate
from tools.balance.study import PAGES, Study

STUDIES: dict[str, Study[Any]] = {study.key: study for study in (CORLEONE, DERPATE, LENGTHS)}


@click.command()
@click.argument("study", type=click.Choice(list(STUDIES)))
@click.option("--games", default=10_000, help="Games of greedy bots for each number of players.")
@click.option("--random", default=2_000, help="Games of random bots for each number of players.")
@click.option("--mixed", default=1_000, help="Games of greedy and random bots together, for each number of players.")
@click.option("--soldiers", default=500, help="Games of soldiers for each length of the tracks.")
@click.option("--capos", default=90, help="Games of capos for each length of the tracks; they take long.")
@click.option("--seed", default=1, help="All chance comes from it.")
@click.option("--workers", default=os.cpu_count() or 1, help="Processes.")
@click.option("--page", is_flag=True, help="Play nothing; write the page from the figures that lie beside it.")
def main(study: str, seed: int, workers: int, page: bool, **games: int) -> None:
    """Play very many games of bots and write docs/balance/STUDY.md with its tables and plots."""
    chosen = STUDIES[study]
    if page:
        summary = chosen.read()
    else:
        wanted = {line_up: games[option] for line_up, option in chosen.line_ups.items()}
        summary = simulate(chosen, wanted, seed, workers)
        chosen.write(summary)
    chosen.write_page(summary, PAGES)
    Console().print(f"{study}: {chosen.page}")


if __name__ == "__main__":
    main()
