"""Kills of a server under load, very many of them, on SQLite and on PostgreSQL, with everything durable."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import click

from tests.server.kills import Figures, kill_often
from tests.server.serving import LOUD, Server
from tools.services import Missing, Postgres


@click.command()
@click.option("--count", default=50, show_default=True, help="Kills on each kind of database.")
@click.option("--seed", default=1, show_default=True)
@click.option("--on", type=click.Choice(["both", "sqlite", "postgresql"]), default="both", show_default=True)
def kills(count: int, seed: int, on: str) -> None:
    """Kill a server under load again and again: no acknowledged word is lost, no table is stuck."""
    if on in {"both", "sqlite"}:
        with tempfile.TemporaryDirectory(prefix="backroom-") as folder:
            kill("SQLite", Path(folder), f"sqlite:///{folder}/backroom.sqlite", count, seed)
    if on in {"both", "postgresql"}:
        try:
            service = Postgres(durable=True)
        except Missing as reason:
            click.echo(f"kills: not done on PostgreSQL ({reason})")
            return
        with service, tempfile.TemporaryDirectory(prefix="backroom-") as folder:
            kill("PostgreSQL", Path(folder), service.database(), count, seed)


def kill(name: str, folder: Path, database: str, count: int, seed: int) -> None:
    began = time.monotonic()

    def report(figures: Figures) -> None:
        if figures.kills % 10 == 0:
            click.echo(f"kills on {name}: {line(figures)}")

    with Server(folder, database, **LOUD) as server:
        figures = asyncio.run(kill_often(server, database, count, seed, report))
        if server.stop() != 0:
            raise click.ClickException("the server did not stop in good order")
    click.echo(f"kills on {name}: {line(figures)}; {time.monotonic() - began:.0f} s; nothing lost")


def line(figures: Figures) -> str:
    return (
        f"{figures.kills} kills, {figures.acknowledged} answers acknowledged, {figures.found} that count found again, "
        f"{figures.games} games ended, back within {figures.longest:.1f} s"
    )
