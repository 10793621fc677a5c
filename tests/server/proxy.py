"""A wire between a store and its PostgreSQL that can be cut at the worst moment: before or after a commit."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

COMMIT = b"COMMIT"
DONE = b"C\x00\x00\x00\x0bCOMMIT\x00"  # what PostgreSQL answers


class Wire:
    """Passes bytes on in both directions. Once `cut_before` or `cut_after` is set, the next commit cuts it, once."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.here: int = self.listener.getsockname()[1]
        self.cut_before = False
        self.cut_after = False
        self.cuts = 0
        self.open: list[socket.socket] = []

    def __enter__(self) -> Wire:
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hang_up(self.listener, *self.open)

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.port))
                self.open += [client, server]
                for way in ((client, server, self.is_cut_before), (server, client, self.is_cut_after)):
                    threading.Thread(target=self.carry, args=way, daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, is_cut: object) -> None:
        assert callable(is_cut)
        with contextlib.suppress(OSError):
            while received := source.recv(65536):
                if is_cut(received):
                    self.cuts += 1
                    break
                target.sendall(received)
        self.hang_up(source, target)

    def is_cut_before(self, sent: bytes) -> bool:
        cut = self.cut_before and COMMIT in sent
        self.cut_before = self.cut_before and not cut
        return cut

    def is_cut_after(self, answered: bytes) -> bool:
        cut = self.cut_after and DONE in answered
        self.cut_after = self.cut_after and not cut
        return cut

    def hang_up(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
