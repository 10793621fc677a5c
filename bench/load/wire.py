"""The client's end of a socket, and as much of the messages as a scripted player reads.

A frame goes from the transport through the sans-I/O half of `websockets` straight to its reader, with no task and no
queue in between, so that the client costs little beside the server that it measures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State as Status
from websockets.uri import parse_uri


class Question(msgspec.Struct):
    """What a seat is asked."""

    kind: str
    mode: str
    actions: list[str]


class View(msgspec.Struct):
    """What goes on, who is asked, and what, as one seat sees it."""

    where: msgspec.Raw
    asked: list[int]
    question: Question | None


class State(msgspec.Struct, tag_field="type", tag="state"):
    """How the table stands for one seat."""

    since: int
    seq: int
    decision: int
    view: View


class Company(msgspec.Struct, tag_field="type", tag="company"):
    """Somebody came or went; the players do not care."""


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A word that was not taken."""

    rule: str
    reason: str


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The server wants us to go."""

    reason: str


Heard = State | Company | Refused | Bye
read = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Link(asyncio.Protocol):
    """One socket. `heard` gets every message, `lost` is told if the server ends it."""

    def __init__(self, url: str, cookie: str, heard: Callable[[Heard], None], lost: Callable[[str], None]) -> None:
        self.socket = ClientProtocol(parse_uri(url), max_size=None)
        self.cookie = cookie
        self.heard = heard
        self.lost = lost
        self.transport: asyncio.Transport
        self.is_ours = False  # it is us who end it
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, url: str, cookie: str, heard: Callable[[Heard], None], lost: Callable[[str], None]) -> Link:
        link = cls(url, cookie, heard, lost)
        uri = link.socket.uri
        await asyncio.get_running_loop().create_connection(lambda: link, uri.host, uri.port)
        await link.opened
        return link

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own is none by name
        request = self.socket.connect()
        request.headers["Cookie"] = self.cookie
        self.socket.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.socket.receive_data(data)
        for event in self.socket.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.heard(read(event.data))
            elif self.opened.done():  # whoever waited for it has gone
                continue
            elif isinstance(event, Response) and self.socket.handshake_exc is None:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(self.socket.handshake_exc or ConnectionError("no answer"))
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        why = f"{self.socket.close_code} {self.socket.close_reason}"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        elif not self.is_ours:
            self.lost(why)

    def send(self, message: object) -> None:
        self.socket.send_text(encode(message))
        self.flush()

    def close(self) -> None:
        self.is_ours = True
        if self.socket.state is Status.OPEN:
            self.socket.send_close(1000)
            self.flush()

    def flush(self) -> None:
        data = self.socket.data_to_send()
        if not data:
            return
        self.transport.write(data[0] if len(data) == 1 else b"".join(data))
        if not data[-1]:  # the end of what we send
            self.transport.close()
