"""`python -m backroom.server`: one node for containers and services, with settings from the environment alone."""

from __future__ import annotations

import sys

from backroom import __version__
from backroom.server import logs
from backroom.server.edge.client import has_client
from backroom.server.edge.descriptors import limit
from backroom.server.node import FAILED, run, take_port
from backroom.server.settings import BadSetting, Settings, read_settings

BAD_SETTING = 2


def main() -> int:
    logs.set_up()
    try:
        settings = read_settings()
        taken, settings = take_port(settings)
    except BadSetting as error:
        sys.stderr.write(f"backroom: {error}\n")
        return BAD_SETTING
    logs.set_up(settings.log_level)
    problem = run(settings, taken, lambda: serving(settings))
    if problem:
        sys.stderr.write(f"backroom: {problem}\n")
    return FAILED if problem else 0


def serving(settings: Settings) -> None:
    logs.log().info("serving", address=settings.address, version=__version__, client=has_client(), descriptors=limit())


if __name__ == "__main__":
    sys.exit(main())
