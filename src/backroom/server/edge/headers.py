"""The headers of every answer, also of errors: what a browser may do with our pages, and what it may keep."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from backroom.server.edge.doors import request_id
from backroom.server.settings import Settings

# Everything is ours, nothing is inline. `'self'` covers our own sockets.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
POWERS = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb")
YEAR = 365 * 24 * 3600


def policy(settings: Settings) -> str:
    """The content security policy. Older browsers do not count sockets as `'self'`: with a public address they can."""
    rules = dict(POLICY)
    if settings.public:
        parts = urlsplit(settings.public)
        rules["connect-src"] += f" {'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}"
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())


def standing(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer says."""
    headers = {
        "content-security-policy": policy(settings),
        "permissions-policy": ", ".join(f"{power}=()" for power in POWERS),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.origin.startswith("https"):
        headers["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def dress(settings: Settings) -> BeforeMessageSendHookHandler:
    """A hook that adds them. Nothing is kept by a browser or a proxy unless the answer itself allows it."""
    always = standing(settings)

    async def hook(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = list(message.get("headers", []))
        given = {name.lower() for name, _ in headers}
        headers += [header for header in always if header[0] not in given]
        if b"cache-control" not in given:
            headers.append((b"cache-control", b"no-store"))
        headers.append((b"x-request-id", request_id(scope).encode()))
        message["headers"] = headers

    return hook
