"""The frames of a socket, as uvicorn has them, with three things mended that a bad client could make use of.

A text that is no UTF-8 is the client's fault: it closes the socket and is no error of ours, even when it comes after
the client's own goodbye. A reader who is behind hears our goodbye too, if it ever reads on, and we do not wait for it
any longer than for others. And a socket that is to be closed is gone after a while, whatever lies unsent in it.

One thing is added: a text can be sent at once, without a coroutine, where nobody has to wait for the reader.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

BAD_TEXT = 1007  # of RFC 6455
PATIENCE = 10.0  # seconds that a goodbye is waited for
AT_ONCE = "backroom.at_once"  # the extension of ASGI by which the application finds `send_at_once`


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.close_timeout = min(PATIENCE, self.ping_timeout or PATIENCE)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[AT_ONCE] = {"send": self.send_at_once}
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """Send a text; False, and nothing is sent, where that would mean to wait."""
        if self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.transport.is_closing():  # the other side has gone, and nobody here has heard of it yet
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(BAD_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if self.close_sent:  # by us, for a fault of the client or a heartbeat that was missed
            raise ClientDisconnected
        closing = message["type"] == "websocket.close"
        if closing:
            self.writable.set()  # the goodbye goes after what the reader has not read; nothing else will follow
        await super().send(message)
        if closing and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
