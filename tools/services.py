"""A PostgreSQL and a Redis of one's own, for tests: on free ports, in temporary folders, gone afterwards.

`python -m tools.services install` fetches the Debian packages that are missing where that is allowed. Where it is not,
it says so in one line and does not fail: the tests that need a service are then skipped, with the same reason.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import psycopg
import redis

STARTING = 60  # seconds; a service may have to recover first
STOPPING = 30
POSTGRES_USER = "postgres"  # PostgreSQL does not run as root
SYNCFS_SINCE = 14  # version of PostgreSQL
PACKAGES = {"postgresql": "PostgreSQL", "redis-server": "Redis"}


class Missing(RuntimeError):
    """A service that is not on this machine; the message says what to do."""


# --- installing ------------------------------------------------------------------------------------------------------


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version that is here."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program else None


def missing() -> list[str]:
    """The packages that are not here."""
    found = {"postgresql": postgres_programs() is not None, "redis-server": shutil.which("redis-server") is not None}
    return [package for package, here in found.items() if not here]


def root_command() -> list[str] | None:
    """What makes a command run as root; None if that is not allowed."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n", "--preserve-env=DEBIAN_FRONTEND,RUNLEVEL"]
    return None


def install() -> str:
    """Fetch what is missing. Returns one line about what is there now; never fails."""
    packages = missing()
    if not packages:
        return "services: PostgreSQL and Redis are here"
    names = " and ".join(PACKAGES[package] for package in packages)
    as_root = root_command()
    if shutil.which("apt-get") is None or as_root is None:
        return f"services: {names} may not be installed here; tests that need it are skipped"
    # In runlevel 1 a package starts nothing: we want the programs, not a service of the whole machine.
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    getting = ["apt-get", "install", "--yes", "--quiet", "--no-upgrade", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "--quiet"], getting):
        done = subprocess.run([*as_root, *command], env=environment, capture_output=True, text=True, check=False)
    if missing():
        why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        return f"services: {names} could not be installed ({why}); tests that need it are skipped"
    return f"services: {names} installed"


# --- running ---------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service(ABC):
    """A program that serves on a port of this machine. A context manager; it can be stopped, killed and restarted."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="backroom-"))
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What runs it."""

    @abstractmethod
    def answers(self) -> bool:
        """Is it ready?"""

    def user(self) -> dict[str, Any]:
        """As whom it runs."""
        return {}

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, **self.user())
        until = time.monotonic() + STARTING
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self.command()[0]} did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to go, and wait."""
        self.end(self.stop_signal)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def freeze(self) -> None:
        """It is there, and says nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def restart(self, end: Callable[[], None] | None = None) -> None:
        """Stop it (or `end` it otherwise) and start it again on the same port with what it has kept."""
        (end or self.stop)()
        self.start()

    stop_signal = signal.SIGTERM
    last_signal = signal.SIGKILL  # nothing it has matters any more

    def end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        ids = [self.process.pid, *children(self.process.pid)] if how == signal.SIGKILL else [self.process.pid]
        for process in ids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, how)
        self.process.wait(STOPPING)
        self.process = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.end(self.last_signal)
        shutil.rmtree(self.folder, ignore_errors=True)


def children(process: int) -> Iterator[int]:
    """The direct children of a process; each of PostgreSQL's has a session of its own, so no group holds them."""
    with contextlib.suppress(FileNotFoundError):
        yield from map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())


class Postgres(Service):
    """A PostgreSQL cluster. One that is `durable` may be killed: what was committed is on disk."""

    stop_signal = signal.SIGINT  # sessions are ended, not waited for
    last_signal = signal.SIGQUIT  # at once, but it still buries its children

    def __init__(self, *, durable: bool = False) -> None:
        programs = postgres_programs()
        if programs is None:
            raise Missing("PostgreSQL is not installed; on Debian: apt-get install postgresql")
        super().__init__()
        self.programs, self.durable = programs, durable
        self.place = self.folder / "cluster"
        if os.geteuid() == 0:
            try:
                owner = pwd.getpwnam(POSTGRES_USER)
            except KeyError:
                raise Missing(f"PostgreSQL does not run as root, and there is no user '{POSTGRES_USER}'") from None
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        make = [str(programs / "initdb"), "--pgdata", str(self.place), "--no-sync", "--auth=trust", "--encoding=UTF8"]
        make += ["--username=backroom", "--no-locale", "--no-instructions"]
        done = subprocess.run(make, cwd=self.folder, capture_output=True, text=True, check=False, **self.user())
        if done.returncode:
            raise RuntimeError(f"initdb failed: {done.stderr[-2000:]}")

    def user(self) -> dict[str, Any]:
        return {"user": POSTGRES_USER, "group": POSTGRES_USER, "extra_groups": []} if os.geteuid() == 0 else {}

    def command(self) -> list[str]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        elif self.version() >= SYNCFS_SINCE:
            settings["recovery_init_sync_method"] = "syncfs"  # file by file takes seconds after every kill
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.place), *options]

    def version(self) -> int:
        return int((self.place / "PG_VERSION").read_text().split(".")[0])

    def address(self, database: str) -> str:
        return f"postgresql://backroom@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """Do something as the owner of the cluster, outside of any transaction."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{uuid4().hex}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name).replace("postgresql:", "postgresql+psycopg:")


class Redis(Service):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Missing("Redis is not installed; on Debian: apt-get install redis-server")
        super().__init__()
        self.program = program

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        options = {"--port": self.port, "--bind": "127.0.0.1", "--dir": self.folder, "--appendonly": "no"}
        return [self.program, *(str(part) for pair in options.items() for part in pair), "--save", ""]

    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.exceptions.ConnectionError:  # also while it is loading
            return False


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit("say: python -m tools.services install")
    print(install())
