"""How many files and connections the system lets this process have, and how they are shared out."""

from __future__ import annotations

import contextlib
from importlib import import_module
from typing import Any

import msgspec

from backroom.server.settings import Settings

resource: Any = None
with contextlib.suppress(ModuleNotFoundError):  # Windows counts them in another way
    resource = import_module("resource")

OWN = 100  # for files, databases, bots
BOUNDLESS = 1 << 20
FEWER = 10_240  # where a system promises more than it gives


class Descriptors(msgspec.Struct, frozen=True):
    """So many in all, of which so many are for sockets and for connections that are none."""

    most: int
    sockets: int
    connections: int

    @property
    def few(self) -> int:
        """When only so many are left, connections may be lost before anybody notices."""
        return min(8, self.most // 16)


def limit() -> int:
    """How many there may be now."""
    if resource is None:
        return BOUNDLESS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return BOUNDLESS if soft == resource.RLIM_INFINITY else soft


def raise_limit() -> int:
    """Take as many as the system gives, and say how many that are."""
    if resource is None:
        return BOUNDLESS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (BOUNDLESS if hard == resource.RLIM_INFINITY else min(hard, BOUNDLESS), FEWER):
        if soft != resource.RLIM_INFINITY and wanted > soft:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                break
    return limit()


def share_out(most: int, settings: Settings) -> Descriptors:
    """Sockets get what is set, if there are enough; they never take what requests and files need."""
    left = most - min(OWN, most // 3)
    connections = max(1, min(settings.most_connections, left // 4))
    return Descriptors(most, max(1, min(settings.most_sockets, left - connections)), connections)
