"""What the server writes down about itself: JSON lines, or readable ones in a terminal. Nobody is in it.

A line has only fields of the list below, so a name, a card, a key or an address cannot slip in. Of an exception it
says the kind and the places in the code, never the message, which may quote what somebody sent; only what the system
says about files and connections is repeated. Of other libraries' lines it has the wording without the values.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from collections.abc import Callable, MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

import redis
import structlog
from sqlalchemy.exc import InterfaceError, OperationalError

FIELDS = {
    "event", "level", "at", "request", "table", "method", "route", "status", "ms", "where", "kind", "why", "places",
    "logger", "address", "database", "nodes", "version", "signal", "sockets", "rooms", "n", "seconds", "bots",
    "problem", "descriptors",
}  # fmt: skip
SHORT = 6  # signs of a table's id: enough to follow one, too few to find it
MOST_PLACES = 12
HERE = Path(__file__).parents[1]
Line = MutableMapping[str, Any]


def short(table_id: str) -> str:
    """A table as the log calls it."""
    return table_id[:SHORT]


def log() -> Any:
    """The server's own logger: `log().info("what happened", table=short(id), n=3)`."""
    return structlog.get_logger("backroom")


def failure(error: BaseException) -> Line:
    """What may be said about an exception: its kind, where it was, and what the system said about it."""
    said: Line = {"kind": type(error).__name__, "places": places(error.__traceback__)}
    if why := system_says(error):
        said["why"] = why
    if error.__cause__ is not None and not why:
        said["kind"] += f" from {type(error.__cause__).__name__}"
    return said


def places(trace: TracebackType | None) -> list[str]:
    """The last steps that led there: file, line and function, without what was passed along."""
    frames = traceback.extract_tb(trace)[-MOST_PLACES:]
    return [f"{near(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def near(filename: str) -> str:
    path = Path(filename)
    return str(path.relative_to(HERE)) if path.is_relative_to(HERE) else "/".join(path.parts[-2:])


def system_says(error: BaseException) -> str:
    """Words of the operating system or of a database that cannot be reached: no value of ours is in them."""
    if isinstance(error, (OperationalError, InterfaceError)):
        return " ".join(str(error.orig).split())[:300]
    if isinstance(error, redis.ConnectionError):
        return str(error)[:300]
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return ""


def seldom(tell: Callable[[BaseException], None], seconds: float = 5.0) -> Callable[[BaseException], None]:
    """The same, but at most once in so many seconds: what is tried again and again fails again and again."""
    last = -seconds

    def told(error: BaseException) -> None:
        nonlocal last
        at = time.monotonic()
        if at - last >= seconds:
            last = at
            tell(error)

    return told


class Often:
    """What may happen very often is logged seldom: at once, and then with how often it has been meanwhile."""

    def __init__(self, event: str, seconds: float = 10.0, now: Callable[[], float] = time.monotonic) -> None:
        self.event = event
        self.seconds = seconds
        self.now = now
        self.last: dict[str, float] = {}
        self.since: dict[str, int] = {}

    def __call__(self, why: str) -> None:
        at, n = self.now(), self.since.get(why, 0) + 1
        self.since[why] = n
        if at - self.last.get(why, -self.seconds) >= self.seconds:
            self.last[why], self.since[why] = at, 0
            log().warning(self.event, why=why, n=n)


# processors


def excused(_: object, __: str, line: Line) -> Line:
    """An exception becomes what may be said about it."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line.update(failure(error))
    return line


def listed(_: object, __: str, line: Line) -> Line:
    """Only what is on the list is written."""
    return {name: value for name, value in line.items() if name in FIELDS or name.startswith("_")}


def without_values(_: object, __: str, line: Line) -> Line:
    """Of a line of another library: its wording, the first line of it, and which library."""
    record: logging.LogRecord = line["_record"]
    wording = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    line["event"] = wording.partition("\n")[0][:200]
    line["logger"] = record.name
    return line


class Wordings(logging.Filter):
    """Lets no line through that is the trace of an error we have told about already."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (isinstance(record.msg, str) and "Traceback (most recent call last)" in record.msg)


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes this way from now on."""
    out = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        excused,
    ]
    renderer = (
        structlog.dev.ConsoleRenderer(colors=True, timestamp_key="at")
        if out.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(Wordings())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[without_values, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, listed, renderer],
        )
    )
    logging.captureWarnings(capture=True)
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)  # of others only what is wrong; their information holds addresses
    logging.getLogger("backroom").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.ERROR)  # its warnings are what strangers do wrong; we count those


def heed_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Exceptions that nobody waited for; asyncio's own line would quote them."""

    def noted(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        said = failure(error) if error is not None else {}
        problem = str(context.get("message", "")).partition("(")[0]  # what follows are the values of a call
        log().error("a task failed", where="loop", problem=problem[:80], **said)

    loop.set_exception_handler(noted)
