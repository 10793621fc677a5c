"""The server under load, in a process of its own with a database on disk; its lobby; and what it costs."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from bench.load.figures import Cost

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
STARTING = 30.0  # seconds
PLENTY = 1_000_000_000
# Nobody waits for a window, and nobody is slowed down. Writes are durable as they always are.
SETTINGS = {
    "least_window": 0,
    "messages_per_minute": PLENTY,
    "messages_of_one": PLENTY,
    "messages_of_one_at_a_table": PLENTY,
    "messages_of_watchers": PLENTY,
    "requests_per_minute": PLENTY,
    "most_sockets": 20_000,
    "most_sockets_of_one": 20_000,
    "port": 0,
}
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class House:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    def complaints(self) -> list[str]:
        """The errors that the server has logged so far."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line]

    def cost(self) -> Cost:
        proc = Path("/proc")
        stat = (proc / str(self.process.pid) / "stat").read_text().rpartition(")")[2].split()
        machine = [int(field) for field in (proc / "stat").read_text().split("\n", 1)[0].split()[1:9]]
        *_, idle, disk, _, _, stolen = machine
        busy = sum(machine) - idle - disk - stolen
        mine = resource.getrusage(resource.RUSAGE_SELF)
        return Cost(
            at=time.perf_counter(),
            server=(int(stat[11]) + int(stat[12])) / TICK,
            client=mine.ru_utime + mine.ru_stime,
            machine=busy / TICK,
            stolen=stolen / TICK,
            memory=int(stat[21]) * PAGE,
        )


def is_compiled(python: Path) -> bool:
    """Does this Python have the server, on compiled rules?"""
    asks = "import backroom.server.app, backroom.kernel.run as run; print(run.__file__)"
    asked = subprocess.run([python, "-c", asks], capture_output=True, text=True, check=False)
    return asked.returncode == 0 and not asked.stdout.strip().endswith(".py")


def find_python() -> Path:
    """The compiled build if it is there and has a server, else the one that runs this."""
    return COMPILED if COMPILED.exists() and is_compiled(COMPILED) else Path(sys.executable)


@contextmanager
def serving(python: Path) -> Iterator[House]:
    """A server with a new database in the project's build folder: a temporary folder may be in memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    allow_sockets()
    with TemporaryDirectory(prefix="load-", dir=ROOT / "build") as folder:
        log = Path(folder) / "server.log"
        settings = {**SETTINGS, "database": f"sqlite:///{folder}/backroom.sqlite"}
        environment = os.environ | {f"BACKROOM_{name.upper()}": str(value) for name, value in settings.items()}
        with log.open("wb") as out:
            process = subprocess.Popen([python, "-m", "backroom.server"], env=environment, stdout=out, stderr=out)
        try:
            yield House(process, wait_for(process, log), log)
        finally:
            process.terminate()
            process.wait()


def allow_sockets() -> None:
    """As many open files as the system lets us have: a table needs four here, and the server as many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def wait_for(process: subprocess.Popen[bytes], log: Path) -> str:
    """The address that the server says it serves at."""
    until = time.monotonic() + STARTING
    while time.monotonic() < until and process.poll() is None:
        for line in log.read_text().splitlines():
            _, found, rest = line.partition('"address":')
            if found:
                return rest.split('"')[1]
        time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text()[-2000:]}")


class Person:
    """Somebody with a name and a cookie."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie


class Lobby:
    """The server's HTTP interface, as the four friends of a table use it."""

    def __init__(self, address: str) -> None:
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request has its own person's cookie
        # A connection that is kept may be closed by the server just when it is used again.
        limits = httpx.Limits(max_connections=16, max_keepalive_connections=0)
        self.http = httpx.AsyncClient(base_url=f"{address}/api", timeout=60, limits=limits, cookies=nobodys)
        self.sockets = address.replace("http", "ws", 1)

    async def post(self, path: str, data: object, **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = await self.http.post(path, json=data, headers=named)
        if answer.is_error:
            raise ValueError(f"{path}: {answer.status_code} {answer.text[:200]}")
        return answer

    async def arrive(self, name: str) -> Person:
        answer = await self.post("/people", {"name": name})
        return Person(f"backroom={answer.cookies['backroom']}")

    async def open_table(self, people: list[Person]) -> tuple[str, str]:
        """The first one opens it, the others sit down, the first one starts: the table, and its key."""
        host, *guests = people
        wish = {"game": "coup", "seats": len(people), "clock": "relaxed"}
        opened: dict[str, Any] = (await self.post("/tables", wish, cookie=host.cookie)).json()
        table, key = str(opened["id"]), str(opened["key"])
        sitting = [
            self.post(f"/tables/{table}/chairs/{seat}", {"name": f"Guest {seat}"}, cookie=guest.cookie, x_table_key=key)
            for seat, guest in enumerate(guests, 1)
        ]
        await asyncio.gather(*sitting)
        await self.post(f"/tables/{table}/start", {}, cookie=host.cookie)
        return table, key

    async def close(self) -> None:
        await self.http.aclose()
