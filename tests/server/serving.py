"""A real server in a process of its own, on a free port with a file of its own; it can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests import warm

STARTING = 60  # seconds
LOUD: dict[str, Any] = {  # nobody is told to slow down
    "messages_per_minute": 1_000_000,
    "messages_of_one": 1_000_000,
    "messages_of_one_at_a_table": 1_000_000,
    "messages_of_watchers": 1_000_000,
    "lines_per_minute": 1_000_000,
    "requests_per_minute": 1_000_000,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def run_server(**environment: str) -> subprocess.CompletedProcess[str]:
    """A node that is expected to end by itself."""
    return warm.run("backroom.server", env=os.environ | environment, timeout=60)


class Server:
    """One node. Every setting can be given by its name, such as `redis` or `bot_pace`.

    It begins warm; `cold`, it is an interpreter of its own, as some variables of the environment need it. So it is with
    `descriptors`: the soft and the hard limit that the system gives.
    """

    def __init__(
        self,
        folder: Path,
        database: str = "",
        env: dict[str, str] | None = None,
        *,
        cold: bool = False,
        module: str = "backroom.server",
        descriptors: tuple[int, int] | None = None,
        **settings: object,
    ) -> None:
        self.is_cold = cold or descriptors is not None
        self.descriptors = descriptors
        self.module = module
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        usual = {
            "port": self.port,
            "least_window": 20,
            "bot_pace": 0,
            "database": database or f"sqlite:///{folder}/backroom.sqlite",
        }
        given = {f"BACKROOM_{name.upper()}": str(value) for name, value in (usual | settings).items()}
        self.environment = os.environ | given | (env or {})
        self.log = folder / f"server-{self.port}.log"
        self.process: warm.Process | subprocess.Popen[bytes] | None = None
        self.clients: list[httpx.Client] = []

    def client(self) -> httpx.Client:
        """Somebody's connection to the server; closed with it."""
        self.clients.append(httpx.Client(base_url=self.url))
        return self.clients[-1]

    def start(self) -> None:
        with self.log.open("ab") as log:
            if self.is_cold:
                command = [sys.executable, "-m", self.module]
                if self.descriptors is not None:
                    few = "ulimit -Sn {} && ulimit -Hn {} && exec".format(*self.descriptors)
                    command = ["sh", "-c", f'{few} "$@"', "sh", *command]
                self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
            else:
                out = log.fileno()
                self.process = warm.start(self.module, env=self.environment, stdout=out, stderr=out)
        until = time.monotonic() + STARTING
        with httpx.Client(base_url=self.url) as probe:
            while time.monotonic() < until and self.process.poll() is None:
                try:
                    if probe.get("/healthz").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def stop(self) -> int:
        """Ask it to go; its exit code."""
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
