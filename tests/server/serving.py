"""A real server in a process of its own, on a free port with a file of its own; it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

STARTING = 20  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One node."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "BACKROOM_PORT": str(self.port),
            "BACKROOM_LEAST_WINDOW": "20",
            "BACKROOM_DATABASE": database or f"sqlite:///{folder}/backroom.sqlite",
        }
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []

    def client(self) -> httpx.Client:
        """Somebody's connection to the server; closed with it."""
        self.clients.append(httpx.Client(base_url=self.url))
        return self.clients[-1]

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "backroom.server"], env=self.environment, stdout=log, stderr=log
            )
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
            if self.process.poll() is not None:
                break
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to go."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=STARTING)

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.close()
        if self.process is not None and self.process.poll() is None:
            self.kill()
