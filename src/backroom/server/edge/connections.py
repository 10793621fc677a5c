"""Connections before they are requests or sockets: how many there may be, and how long each may keep silent.

Whoever opens connections and says nothing shall keep nobody out. So nobody new is turned away at the door: the
connection that has been silent longest makes room, the longest of the same address if that has too many, else of all.
What cannot make room is one with a request, and these are counted by the doors, behind the proxies. So there are never
more connections than are set, and whoever asks for the health of the node is always heard.

Headers and bodies must have come within a time, and answers must be read. What stops because we do not read counts for
nobody.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter, OrderedDict
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts  # who judges the headers of a proxy
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from backroom.server.edge.descriptors import Descriptors
from backroom.server.edge.frames import PATIENCE
from backroom.server.edge.guard import address_of
from backroom.server.metrics import Metrics
from backroom.server.settings import Settings

PLAIN = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
MOST_HEADERS = 64 * 1024  # bytes
HEAD, BODY, WHOLE = "headers", "body", ""  # what of a request is still to come
NO_HTTP, TOO_SLOW, TOO_LONG = 400, 408, 431
SAID = {NO_HTTP: b"this is no HTTP", TOO_SLOW: b"that took too long", TOO_LONG: b"these headers are too long"}
Silent = OrderedDict["Connection", None]  # the longest first


class Connections:
    """All connections of a node that are no sockets."""

    def __init__(self, settings: Settings, metrics: Metrics, descriptors: Descriptors) -> None:
        self.metrics = metrics
        self.most = descriptors.connections
        self.most_of_one = settings.most_connections_of_one
        self.last = descriptors.most - descriptors.few
        self.patience = min(PATIENCE, settings.heartbeat)  # seconds in which some of an answer must be taken
        self.within = {HEAD: settings.headers_within, BODY: settings.body_within}
        self.proxies = _TrustedHosts(settings.proxies)
        self.here: set[Connection] = set()
        self.of: Counter[str] = Counter()
        self.silent: Silent = OrderedDict()
        self.silent_of: dict[str, Silent] = {}
        metrics.watch(metrics.connections, lambda: len(self.here))

    def whose(self, host: str) -> str:
        """The address that a connection counts for; none if it is a proxy's, who carries many people."""
        return "" if host in self.proxies else address_of(host)

    def come(self, new: Connection, descriptor: int) -> None:
        self.here.add(new)
        if new.where:
            self.of[new.where] += 1
            if self.of[new.where] > self.most_of_one:
                self.make_room(self.silent_of.get(new.where))
        if len(self.here) > self.most:
            self.make_room(self.silent)
        if descriptor >= self.last:
            self.metrics.turn_away("descriptors")
        self.falls_silent(new)

    def make_room(self, silent: Silent | None) -> None:
        """The longest silent of these goes, if any is silent."""
        if silent:
            longest = next(iter(silent))
            self.go(longest)
            longest.transport.abort()
            self.metrics.turn_away("silent")

    def falls_silent(self, one: Connection) -> None:
        """It has been answered, or is new."""
        if one in self.here:
            self.silent[one] = None
            self.silent_of.setdefault(one.where, OrderedDict())[one] = None

    def speaks(self, one: Connection) -> None:
        if one in self.silent:
            del self.silent[one]
            mine = self.silent_of[one.where]
            del mine[one]
            if not mine:
                del self.silent_of[one.where]

    def go(self, one: Connection) -> None:
        """It has ended, or has become a socket."""
        if one not in self.here:
            return
        self.speaks(one)
        self.here.discard(one)
        if one.where:
            self.of[one.where] -= 1
            if not self.of[one.where]:
                del self.of[one.where]


class Connection(HttpToolsProtocol):
    """One connection, as uvicorn has it."""

    def __init__(self, all_of_them: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all = all_of_them
        self.where = ""
        self.missing = HEAD
        self.begun = False  # has something of the missing headers come?
        self.length = 0  # bytes of them
        self.requests = 0
        self.running: RequestResponseCycle | None = None
        self.timed = WHOLE  # what the timer waits for
        self.timer: TimerHandle | None = None
        self.unread = 0  # bytes of answers
        self.reader: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.where = self.all.whose(self.client[0] if self.client else "")
        self.all.come(self, transport.get_extra_info("socket").fileno())
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.running is not None and not self.running.response_complete:
            self.running.disconnected = True  # uvicorn tells the request that came last, which may not have begun
        super().connection_lost(exc)
        self.all.go(self)
        self.missing = WHOLE
        self.wait()
        if self.reader is not None:
            self.reader.cancel()

    def data_received(self, data: bytes) -> None:
        before = self.requests
        super().data_received(data)
        if self.missing is HEAD and self.requests == before:
            self.length += len(data)
            if self.length > MOST_HEADERS and not self.transport.is_closing():
                self.all.metrics.turn_away("headers")
                self.refuse(TOO_LONG)
        self.wait()

    def handle_websocket_upgrade(self) -> None:
        self.all.go(self)
        self.missing = WHOLE
        super().handle_websocket_upgrade()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    # what of a request has come

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.missing, self.begun = HEAD, True

    def on_headers_complete(self) -> None:
        self.missing, self.begun, self.length = BODY, False, 0
        self.requests += 1
        self.all.speaks(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is not None and self.cycle.response_complete
        self.missing = HEAD if answered else WHOLE

    def on_response_complete(self) -> None:
        self.watch_reader()
        if not self.pipeline:
            self.all.falls_silent(self)
        super().on_response_complete()
        if self.missing is WHOLE:
            self.missing = HEAD  # of the next request, once it begins

    # how long it takes

    def wait(self) -> None:
        """Have the timer run for what is missing."""
        if self.missing is self.timed:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.timed, self.timer = self.missing, None
        if self.missing:
            self.timer = self.loop.call_later(self.all.within[self.missing], self.is_late)

    def is_late(self) -> None:
        self.timed = WHOLE
        if self.flow.read_paused:  # by us
            self.wait()
        elif not self.transport.is_closing():
            self.all.metrics.turn_away("slow")
            self.refuse(TOO_SLOW)

    def refuse(self, status: int) -> None:
        """Say so, unless nothing was asked or something was answered already, and hang up."""
        if self.missing is BODY and self.cycle is not None:  # an upgrade has none
            is_heard = not self.cycle.response_started
        else:
            is_heard = self.begun and (self.cycle is None or self.cycle.response_complete)
        if is_heard:
            said = SAID[status]
            self.transport.write(STATUS_LINE[status] + PLAIN + b"content-length: %d\r\n\r\n" % len(said) + said)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.begun = True
        self.all.metrics.turn_away("no http")
        self.refuse(NO_HTTP)

    def watch_reader(self) -> None:
        """Is what we have answered taken by and by? A connection that was closed would wait for that for ever."""
        left = self.transport.get_write_buffer_size()
        if left and self.reader is None:
            self.unread = left
            self.reader = self.loop.call_later(self.all.patience, self.is_unread)

    def is_unread(self) -> None:
        before, self.reader = self.unread, None
        if self.transport.get_write_buffer_size() < before:
            self.watch_reader()
        else:
            self.all.metrics.turn_away("unread")
            self.transport.abort()
