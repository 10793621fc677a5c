"""How a server is set up: by flags, else by environment variables, else so that it simply works on this machine.

Every setting is described here, beside its field; `backroom serve --help` and docs/hosting.md say the same words.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from backroom.bots.levels import read_guests
from backroom.server.play.clocks import FIRST_LOOK

PREFIX = "BACKROOM_"
OF_THE_BUILD = {"BACKROOM_PURE", "BACKROOM_RELEASE"}  # read by hatch_build.py, not by a server
LEVELS = ("debug", "info", "warning", "error")
HIDDEN = {"metrics_token"}  # never shown with its value


class BadSetting(ValueError):
    """A setting that cannot be; the message names it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    host: Annotated[str, Meta(description="Address to listen at; 0.0.0.0 for every device in the network.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen at; 0 for any free one.")] = 8463
    public: Annotated[
        str, Meta(description="Address that people type, such as https://games.example, if it is another one.")
    ] = ""
    database: Annotated[
        str, Meta(description="URL of the database, sqlite or postgresql; a file of your own if it is not given.")
    ] = ""
    patience: Annotated[float, Meta(ge=0, le=600, description="Seconds to wait for a database that is away.")] = 20.0
    redis: Annotated[str, Meta(description="URL of Redis, for several nodes on one database.")] = ""
    trusted_proxies: Annotated[
        str, Meta(description="Addresses or networks, with commas, whose X-Forwarded headers are believed.")
    ] = ""
    metrics_token: Annotated[
        str, Meta(description="Secret that opens /metrics; without it only this machine sees them.")
    ] = ""
    open_browser: Annotated[
        bool, Meta(description="Whether 'backroom serve' opens the address, where there is a display.")
    ] = True
    log_level: Annotated[str, Meta(description="What is logged: debug, info, warning or error.")] = "info"
    grace: Annotated[float, Meta(ge=0.5, le=600, description="Seconds to close everything in when told to stop.")] = 8.0
    drain: Annotated[
        float, Meta(ge=0, le=600, description="Seconds to go on serving, but not ready, before closing begins.")
    ] = 0.0
    bot_workers: Annotated[int, Meta(ge=0, le=64, description="Processes in which bots think.")] = 1
    bot_pace: Annotated[float, Meta(ge=0, le=10, description="How slowly bots answer: 1 as people do, 0 at once.")] = (
        1.0
    )
    guests: Annotated[
        str, Meta(description="Bots of your own that tables may seat, with commas, such as coup=my_bots:Anne.")
    ] = ""
    least_window: Annotated[
        int, Meta(ge=0, le=60_000, description="Milliseconds that a sealed question stays open at least.")
    ] = FIRST_LOOK
    absence: Annotated[
        float,
        Meta(ge=0, le=3600, description="Seconds that somebody must be away before the host may hand their seat over."),
    ] = 30.0
    keep_unplayed: Annotated[
        int, Meta(ge=0, description="Days that a table which was never started is kept; 0 for ever.")
    ] = 30
    keep_unfinished: Annotated[
        int, Meta(ge=0, description="Days that a game is kept in which nobody says anything; 0 for ever.")
    ] = 365
    keep_finished: Annotated[
        int, Meta(ge=0, description="Days that a finished game is kept, with its record; 0 for ever.")
    ] = 0
    keep_chat: Annotated[int, Meta(ge=0, description="Days that the chat of a finished game is kept; 0 for ever.")] = (
        365
    )
    keep_people: Annotated[
        int,
        Meta(ge=0, description="Days that somebody is remembered who has no table, chair, game or record; 0 for ever."),
    ] = 365
    most_tables: Annotated[int, Meta(ge=1, description="Tables that are open or running at a time.")] = 10_000
    most_brought: Annotated[int, Meta(ge=1, description="Bytes of all records that people have brought.")] = 512 << 20
    most_brought_of_one: Annotated[
        int, Meta(ge=1, description="Bytes of records that are brought from one address in a day.")
    ] = 8 << 20
    most_sockets: Annotated[int, Meta(ge=1, description="Sockets at a time on this node.")] = 5_000
    most_sockets_of_one: Annotated[int, Meta(ge=1, description="Sockets at a time from one address.")] = 300
    most_connections: Annotated[
        int, Meta(ge=1, description="Connections at a time on this node that are no sockets.")
    ] = 1_000
    most_connections_of_one: Annotated[
        int, Meta(ge=1, description="Connections or requests at a time from one address.")
    ] = 200
    headers_within: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds in which the headers of a request must have come.")
    ] = 10.0
    body_within: Annotated[
        float, Meta(ge=0.1, le=600, description="Seconds in which the body of a request must have come.")
    ] = 30.0
    heartbeat: Annotated[
        float, Meta(ge=0.1, le=3600, description="Seconds between two pings; a socket silent for as long is dropped.")
    ] = 20.0
    largest_message: Annotated[int, Meta(ge=1024, description="Bytes of a message on a socket at most.")] = 16 * 1024
    largest_body: Annotated[int, Meta(ge=1024, description="Bytes of a request at most.")] = 64 * 1024
    messages_per_minute: Annotated[
        int,
        Meta(
            ge=1, description="Messages of one person at a table in a minute; first answers to questions do not count."
        ),
    ] = 240
    messages_of_one_at_a_table: Annotated[
        int, Meta(ge=1, description="The same from one address at a table, whoever sends them.")
    ] = 480
    messages_of_one: Annotated[int, Meta(ge=1, description="The same from one address at all tables.")] = 2_400
    messages_of_watchers: Annotated[int, Meta(ge=1, description="The same of all together who only watch a table.")] = (
        480
    )
    lines_per_minute: Annotated[int, Meta(ge=1, description="Chat lines of one person at a table in a minute.")] = 30
    requests_per_minute: Annotated[int, Meta(ge=1, description="Requests of one person or address in a minute.")] = 240

    @property
    def address(self) -> str:
        """Where this machine's own browser finds the server."""
        host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(self.host, self.host)  # noqa: S104
        return f"http://{bracketed(host)}:{self.port}"

    @property
    def origin(self) -> str:
        """What a browser at our own pages calls us."""
        return self.public.rstrip("/") or self.address

    @property
    def public_name(self) -> str:
        """The name in the public address."""
        return urlsplit(self.public).hostname or ""

    @property
    def is_local(self) -> bool:
        """Nobody but this machine can reach it."""
        return not self.public and is_loopback(self.host)

    @property
    def proxies(self) -> list[str]:
        return [part.strip() for part in self.trusted_proxies.split(",") if part.strip()]

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        folder = user_data_path("backroom", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'backroom.sqlite'}"


class Described(msgspec.Struct, frozen=True):
    """A setting as it is explained to people."""

    name: str
    kind: type
    default: Any
    meaning: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def described() -> list[Described]:
    """Every setting with its meaning, in the order of its field."""
    defaults, hints = Settings(), get_type_hints(Settings, include_extras=True)
    return [
        Described(name, hints[name].__origin__, getattr(defaults, name), hints[name].__metadata__[0].description)
        for name in Settings.__struct_fields__
    ]


def read_settings(environment: Mapping[str, str] = os.environ, **flags: object) -> Settings:
    """Settings from flags that were given and from the environment. BadSetting says which one is wrong."""
    known = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    for key in environment:
        if key.startswith(PREFIX) and key not in known and key not in OF_THE_BUILD:
            raise BadSetting(f"there is no setting {key}; there are {', '.join(sorted(known))}")
    found: dict[str, object] = {}
    for variable, name in known.items():
        if flags.get(name) is not None:
            found[name] = flags[name]
        elif environment.get(variable):
            found[name] = environment[variable]
    for name, value in found.items():
        check_alone(name, value)
    settings = msgspec.convert(found, Settings, strict=False)
    check_together(settings)
    return settings


def check_alone(name: str, value: object) -> None:
    """Is it of the right kind and size? A secret is not repeated."""
    try:
        msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError as error:
        said = "" if name in HIDDEN else f" '{value}'"
        reason = str(error).partition(" - at ")[0].replace("`", "")
        raise BadSetting(f"{name}{said} cannot be: {reason[:1].lower()}{reason[1:]}") from None


def check_together(settings: Settings) -> None:
    """What the kinds alone do not say."""
    if settings.log_level not in LEVELS:
        raise BadSetting(f"log_level is one of {', '.join(LEVELS)}, not '{settings.log_level}'")
    if settings.public:
        parts = urlsplit(settings.public)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path.strip("/") or parts.query:
            raise BadSetting(f"public is an address such as https://games.example, not '{settings.public}'")
    if settings.database and not settings.database.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
        raise BadSetting("database is a URL that begins with sqlite:/// or postgresql://")
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting("redis is a URL that begins with redis://, rediss:// or unix://")
    try:
        read_guests(settings.guests)
    except ValueError as error:
        raise BadSetting(f"guests: {error}") from None
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise BadSetting(f"trusted_proxies are addresses such as 10.0.0.7 or 10.0.0.0/8, not '{proxy}'") from None


def is_loopback(host: str) -> bool:
    """Is this an address of the machine itself, that no other reaches?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def bracketed(host: str) -> str:
    """An address as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def folder_of(url: str) -> Path | None:
    """The folder of a SQLite file, which must exist before it is opened."""
    return Path(url.removeprefix("sqlite:///")).parent if url.startswith("sqlite:///") else None
