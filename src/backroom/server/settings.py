"""How a server is set up: by flags, else by environment variables, else so that it simply works on this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from backroom.server.clocks import FIRST_LOOK

PREFIX = "BACKROOM_"


class BadSetting(ValueError):
    """A setting that cannot be; the message names it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. `public` is the address that people use, if it is another than host and port."""

    host: str = "127.0.0.1"
    port: int = 8463
    public: str = ""
    database: str = ""
    redis: str = ""
    least_window: int = FIRST_LOOK  # milliseconds that a sealed question stays open at least
    most_tables: int = 10_000  # open or running at a time
    most_sockets: int = 5_000
    largest_message: int = 16 * 1024
    messages_per_minute: int = 240  # of one socket
    requests_per_minute: int = 240  # of one person or address

    @property
    def origin(self) -> str:
        """What a browser at our own pages calls us."""
        return self.public.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = user_data_path("backroom", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'backroom.sqlite'}"


def read_settings(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Settings from flags that were given and from the environment. BadSetting says which one is wrong."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        if flags.get(name) is not None:
            found[name] = flags[name]
        elif PREFIX + name.upper() in environment:
            found[name] = environment[PREFIX + name.upper()]
    unknown = [key for key in environment if key.startswith(PREFIX) and key[len(PREFIX) :].lower() not in KNOWN]
    if unknown:
        raise BadSetting(
            f"there is no setting {unknown[0]}; there are {', '.join(sorted(PREFIX + k.upper() for k in KNOWN))}"
        )
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"a setting is wrong: {error}") from None
    if settings.least_window < 0:
        raise BadSetting("least_window is a number of milliseconds, 0 or more")
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"the port is a number from 0 to 65535, not {settings.port}")
    return settings


KNOWN = {*Settings.__struct_fields__, "pure"}  # BACKROOM_PURE belongs to the build


def folder_of(url: str) -> Path | None:
    """The folder of a SQLite file, which must exist before it is opened."""
    return Path(url.removeprefix("sqlite:///")).parent if url.startswith("sqlite:///") else None
