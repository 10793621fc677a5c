"""`backroom serve`: tables in the browser, on this machine, in the home network, or for everybody behind a proxy."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from backroom.cli.screen import examples, make_console

try:
    from backroom.server.settings import described
except ModuleNotFoundError:  # the packages of the server are not there
    SETTINGS = []
else:
    SETTINGS = described()

if TYPE_CHECKING:
    from backroom.server.settings import Described, Settings

Command = Callable[..., None]
MISSING = "the server is not installed; install it with: pip install 'backroom[server]'"
AT_HOME = "0.0.0.0"  # noqa: S104 (a choice that is offered, never the default)
NOWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # addresses that nobody has


def settings_as_options(command: Command) -> Command:
    """A flag for every setting; where the server is not installed, whatever is typed leads to the one answer."""
    if not SETTINGS:
        return click.argument("anything", nargs=-1, type=click.UNPROCESSED)(command)
    for setting in reversed(SETTINGS):
        command = option(setting)(command)
    return command


def option(setting: Described) -> Callable[[Command], Command]:
    """Read as text, and checked where the environment is checked too: one way to say what is wrong."""
    told = f"{setting.meaning} [{setting.variable}]"
    if setting.kind is bool:
        name = {"open_browser": "--browser/--no-browser"}.get(setting.name, f"{setting.flag}/--no-{setting.name}")
        return click.option(name, setting.name, default=None, help=told)
    metavar = {str: "TEXT", int: "N", float: "X"}[setting.kind]
    default = f" (default: {setting.default})" if setting.default != "" else ""
    return click.option(setting.flag, setting.name, metavar=metavar, help=told.replace(" [", f"{default} ["))


@click.command(
    context_settings={"ignore_unknown_options": not SETTINGS},
    epilog=examples(
        "Here, in this browser:                backroom serve",
        "For every device in the network:      backroom serve --host 0.0.0.0",
        "Another port, and a file of its own:  backroom serve --port 9000 --database sqlite:///club.sqlite",
    ),
)
@settings_as_options
def serve(**flags: Any) -> None:
    """Tables in the browser: for you and bots, or for friends.

    Nothing needs to be set. Everything can be, by a flag or by the variable of the environment that is
    named after it. Ctrl-C closes it; every table is kept.
    """
    try:
        from backroom.server import logs
        from backroom.server.node import MORE_PORTS, run, take_port
        from backroom.server.settings import BadSetting, read_settings
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("backroom"):
            raise
        raise click.ClickException(MISSING) from None
    try:
        settings = read_settings(**flags)
        asked = flags["port"] is not None or bool(os.environ.get("BACKROOM_PORT"))
        taken, settings = take_port(settings, 0 if asked else MORE_PORTS)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None
    chatty = flags["log_level"] is not None or bool(os.environ.get("BACKROOM_LOG_LEVEL")) or not sys.stderr.isatty()
    logs.set_up(settings.log_level if chatty else "warning")
    console = make_console()
    problem = run(settings, taken, lambda: welcome(console, settings))
    if problem:
        raise click.ClickException(problem)
    console.print("Closed. Every table is kept: start again, and everybody goes on where they were.")


def welcome(console: Console, settings: Settings) -> None:
    """Where to go, said once the server is there."""
    from backroom.server.edge.client import NO_CLIENT, has_client  # needs the packages of the server

    console.print()
    console.print(f"[head]Backroom is open[/] at [good]{settings.origin}[/]", soft_wrap=True)
    if not has_client():
        console.print(f"[bad]{NO_CLIENT}[/]")
    if settings.host in {AT_HOME, "::", ""}:
        for address in addresses(settings.port):
            console.print(f"Other devices in your network: [good]{address}[/]", soft_wrap=True)
    elif settings.is_local:
        console.print(f"Only this machine can reach it; for friends in your network add --host {AT_HOME}.")
    console.print("Ctrl-C closes it.")
    console.print()
    if settings.open_browser and has_display(os.environ, sys.platform):
        # Some browsers keep the caller waiting.
        threading.Thread(target=webbrowser.open, args=(settings.origin,), daemon=True).start()


def addresses(port: int) -> list[str]:
    """The addresses of this machine in its networks. A datagram socket finds its way without sending anything."""
    found: list[str] = []
    for nowhere, family in NOWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((nowhere, 9))
            found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [
        f"http://{f'[{host}]' if ':' in host else host}:{port}" for host in dict.fromkeys(found) if is_reached(host)
    ]


def is_reached(host: str) -> bool:
    """Is it an address that another machine can use as it stands?"""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Is there a screen to open a browser on, and is somebody in front of it?"""
    if "SSH_CONNECTION" in environment and "DISPLAY" not in environment:
        return False
    if platform in {"darwin", "win32"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
