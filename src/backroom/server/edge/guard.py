"""What is kept out before a request is heard: other sites, and too much of anything.

**Other sites.** A person is known by a cookie, and a browser sends cookies along whoever wrote the page. So a request
that changes something must come from our own pages. Every browser of today says where such a request comes from
(`Origin`, `Sec-Fetch-Site`), and one that names another site is refused. A body must be JSON, which a form of another
site cannot send, and which a script of another site may only send after asking us, and we never agree. Last, the cookie
is SameSite=Lax: a browser too old to say where it comes from keeps it back. A program that is no browser sends none of
these headers, and has no cookies but its own. There is no token in a form, since there is nothing left for it to do.

**Other names.** A page of another site can have its own name lead here (DNS rebinding), and its browser would take us
for that site. So a request names this machine: by an address, by a name that no stranger can own, or by the public one.

**Too much.** Requests are counted by a bucket of drops for each device and for each address. A device is what the
cookie says, unproved; that is safe since whoever makes cookies up still has one address, with a bucket of its own. It
is larger because a school or a family shares one. New people and new tables have smaller buckets. There are so many
buckets at most; the one that was not used for longest is given up first, and by then it is full again or nearly so.
Those that take a day to fill are kept apart, where made-up cookies do not crowd them out.
Sizes of bodies are limited by the application, the number of tables by the lobby.
"""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from backroom.server.settings import Settings

COOKIE = "backroom"
MOST_BUCKETS = 20_000
SHARED = 10  # an address may ask so many times as often as one device
SAFE = ("GET", "HEAD", "OPTIONS")
OPEN_DOORS = ("/healthz", "/readyz", "/metrics")  # for whoever looks after the server
NEW_PEOPLE = ("/api/people", "/api/people/return")
NEW_TABLES = ("/api/tables", "/api/quick")
FEWER_PEOPLE, FEWER_TABLES, FEWER_TODAY = 4, 8, 240  # so many times fewer of these, by address and by device
OTHER_SITE = "this can only be done from our own pages"
ELSEWHERE = (
    "this server does not know itself by that name: open it by its address, or start it with --public and the address "
    "that people type"
)
HOST = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
NEAR = (".localhost", ".local", ".home.arpa", ".internal")  # names of a machine or a home network alone
NO_JSON = "say it in JSON, with content-type application/json"


class Buckets:
    """So many drops a minute for each key; a bucket holds as many as one minute gives."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self.now = now
        self.most = most
        self.drops: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many are left, and when that was

    def wait(self, key: str, per_minute: float, holds: float = 0, takes: float = 1) -> float:
        """Take so many drops; the seconds to wait if they are not there, else 0.

        `holds`: if a bucket holds more than a minute gives.
        """
        at = self.now()
        most = holds or per_minute
        left, before = self.drops.pop(key, (most, at))
        left = min(most, left + (at - before) * per_minute / 60)
        short = max(0.0, takes - left)
        self.drops[key] = (left if short else left - takes, at)
        if len(self.drops) > self.most:
            self.drops.popitem(last=False)
        return short * 60 / per_minute


def is_here(host: str, settings: Settings) -> bool:
    """Is this, as a request names it, a name of ours? Every browser says one; a program may leave it out."""
    name = (urlsplit(f"//{host}").hostname or "").removesuffix(".") if HOST.fullmatch(host) else host
    if not name or name == settings.public_name or name == gethostname().lower() or name.endswith(NEAR):
        return True
    if "." not in name and ":" not in name:
        return True  # no name of the internet
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """Does a request or a socket come from our own pages, or from no page at all?"""
    if not is_here(headers.get("host", ""), settings):
        return False
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin, host = headers.get("origin"), headers.get("host", "")
    ours = (settings.origin,) if settings.public else (settings.origin, f"http://{host}", f"https://{host}")
    return origin is None or origin in ours


class Guard(ASGIMiddleware):
    """Stands before every request."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.buckets = Buckets(now)
        self.slow_ones = Buckets(now)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"] not in OPEN_DOORS:
            request: Request[Any, Any, Any] = Request(scope)
            if not is_here(request.headers.get("host", ""), self.settings):
                raise HTTPException(status_code=421, detail=ELSEWHERE)
            self.count(request)
            if request.method not in SAFE:
                check_site(request, self.settings)
        await next_app(scope, receive, send)

    def count(self, request: Request[Any, Any, Any]) -> None:
        """Take a drop from every bucket that this request uses; 429 if one is empty."""
        usual = self.settings.requests_per_minute
        where = address(request)
        device = device_of(request.cookies.get(COOKIE, ""))
        uses: list[tuple[str, float]] = [
            (where, usual * SHARED),
            (device or f"{where} strangers", usual),
        ]
        if not request.scope["path"].startswith("/api/"):
            uses = [(f"{where} pages", usual * SHARED)]  # a page has many small files
        path = request.scope["path"] if request.method == "POST" else ""
        if path in NEW_PEOPLE:
            uses.append((f"{where} people", max(1.0, usual / FEWER_PEOPLE)))
        if path in NEW_TABLES:
            uses.append((f"{device or where} tables", max(1.0, usual / FEWER_TABLES)))
        seconds = max(self.buckets.wait(*use) for use in uses)
        if path in NEW_TABLES:  # whoever makes people up still has one address: it shall not fill the house
            seconds = max(seconds, self.slow_ones.wait(where, usual / FEWER_TODAY, usual))
        if seconds:
            raise HTTPException(
                status_code=429,
                detail="that was too much at once; wait a little",
                headers={"retry-after": str(math.ceil(seconds))},
            )


def check_site(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Only our own pages change something, and only with JSON."""
    if not is_ours(request.headers, settings):
        raise HTTPException(status_code=403, detail=OTHER_SITE)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = request.headers.get("content-length", "0") == "0" and "transfer-encoding" not in request.headers
    if kind != "application/json" and (kind or not empty):
        raise HTTPException(status_code=415, detail=NO_JSON)


def address(request: Request[Any, Any, Any]) -> str:
    """Where it comes from. What a proxy says of it counts only where the settings trust that proxy.

    Whoever has an IPv6 address has a whole network of them, so the network counts as one.
    """
    return address_of(request.client.host if request.client else "")


def address_of(host: str) -> str:
    try:
        known = ip_address(host)
    except ValueError:
        return f"at {host[:40]}"
    if isinstance(known, IPv6Address):
        mapped = known.ipv4_mapped
        return f"at {mapped}" if mapped else f"at {int(known) >> 64:x}"
    return f"at {known}"


def device_of(secret: str) -> str:
    """A name for a cookie that does not keep it in memory."""
    return "by " + blake2b(secret.encode(errors="replace"), digest_size=12).hexdigest() if secret else ""
