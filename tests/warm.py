"""Processes of their own that begin warm: forked from one that has imported everything, run as `python -m MODULE` is.

A new interpreter that imports the house takes a second of the processor, a fork some milliseconds; what runs in it is
the same, and it can be killed and waited for like any other process.

The warm process is started once by each test process and serves it over a socket. Each request is forked twice: the
outer fork waits for the inner one, which runs the module, and writes how it ended into a pipe of its own.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).parents[1]
WARM = ("backroom.cli.serve", "backroom.server.app", "backroom.server.node", "backroom.cli", "tests.laws.tampering")
LONGEST = 1 << 20  # bytes of a request: a whole environment fits
NO_ONE = -1


class Process:
    """A process that was forked warm, with the part of `subprocess.Popen` that tests need."""

    def __init__(self, pid: int, ended: int, args: Sequence[str]) -> None:
        self.pid = pid
        self.args = args
        self.returncode: int | None = None
        self.ended = ended  # a pipe that says how it ended

    def poll(self) -> int | None:
        return self.returncode if self.returncode is not None or not self.is_readable(0) else self.read_end()

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is not None:
            return self.returncode
        if not self.is_readable(timeout):
            raise subprocess.TimeoutExpired(list(self.args), timeout or 0)
        return self.read_end()

    def is_readable(self, timeout: float | None) -> bool:
        return bool(select.select([self.ended], [], [], timeout)[0])

    def read_end(self) -> int:
        self.returncode = int(os.read(self.ended, 16) or b"1")
        os.close(self.ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def start(
    module: str,
    *args: str,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    stdin: int | None = None,
    stdout: int | None = None,
    stderr: int | None = None,
) -> Process:
    """Run a module, or a script by its path, with these arguments; streams that are not given lead nowhere."""
    ended, end = os.pipe()
    nowhere = os.open(os.devnull, os.O_RDWR)
    streams = [nowhere if stream is None else stream for stream in (stdin, stdout, stderr)]
    request = {"module": module, "args": args, "env": dict(env or os.environ), "cwd": str(cwd or Path.cwd())}
    warm = warm_process()
    socket.send_fds(warm, [json.dumps(request).encode()], [*streams, end])
    os.close(end)
    os.close(nowhere)
    return Process(int(warm.recv(16)), ended, [module, *args])


def run(
    module: str,
    *args: str,
    typed: str = "",
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    timeout: float = 120,
) -> subprocess.CompletedProcess[str]:
    """Run a module to its end, with something piped into it, as `subprocess.run` would."""
    read_in, write_in = os.pipe()
    read_out, write_out = os.pipe()
    read_err, write_err = os.pipe()
    process = start(module, *args, env=env, cwd=cwd, stdin=read_in, stdout=write_out, stderr=write_err)
    for fd in (read_in, write_out, write_err):
        os.close(fd)
    out, err = exchange(process, write_in, typed.encode(), [read_out, read_err], timeout)
    return subprocess.CompletedProcess([module, *args], process.wait(timeout), out, err)


def exchange(process: Process, pipe: int, typed: bytes, readers: list[int], timeout: float) -> tuple[str, str]:
    """Write what is typed and read both streams, whichever is ready, until both are closed."""
    until = time.monotonic() + timeout
    said: dict[int, bytes] = dict.fromkeys(readers, b"")
    reading, writing = list(readers), [pipe]
    while reading:
        ready, free, _ = select.select(reading, writing, [], max(0, until - time.monotonic()))
        if not ready and not free:
            process.kill()
            raise subprocess.TimeoutExpired(list(process.args), timeout)
        if free:
            try:
                typed = typed[os.write(pipe, typed[:512]) :] if typed else b""
            except BrokenPipeError:
                typed = b""
            if not typed:
                os.close(pipe)
                writing = []
        for fd in ready:
            piece = os.read(fd, 1 << 16)
            said[fd] += piece
            if not piece:
                reading.remove(fd)
                os.close(fd)
    for fd in writing:
        os.close(fd)
    return said[readers[0]].decode(), said[readers[1]].decode()


@cache
def warm_process() -> socket.socket:
    """The warm process of this one: a socket that takes requests. It ends when the socket is closed."""
    mine, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    for end in (mine, its):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.warm", str(its.fileno())], cwd=ROOT, pass_fds=[its.fileno()], env=os.environ
    )
    its.close()

    def close() -> None:
        mine.close()
        process.wait()

    atexit.register(close)
    return mine


# In the warm process.


def serve(requests: socket.socket) -> None:
    for name in WARM:
        __import__(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the outer forks are waited for by nobody
    while True:
        data, fds, _, _ = socket.recv_fds(requests, LONGEST, 8)
        if not data:
            return
        if os.fork() == 0:
            attend(json.loads(data), fds, requests)
        for fd in fds:
            os.close(fd)


def attend(request: dict[str, Any], fds: list[int], requests: socket.socket) -> NoReturn:
    """The outer fork: start the inner one, say who it is, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *streams, end = fds
    os.set_inheritable(end, False)
    pid = os.fork()
    if pid == 0:
        requests.close()
        os.close(end)
        become(request, streams)
    for fd in streams:
        os.close(fd)
    requests.send(str(pid).encode())
    requests.close()
    _, status = os.waitpid(pid, 0)
    os.write(end, str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def become(request: dict[str, Any], streams: list[int]) -> NoReturn:
    """The inner fork: the module, with its own streams, environment and folder."""
    code = 1
    try:
        for number, fd in enumerate(streams):
            os.dup2(fd, number)
        for fd in {*streams} - {0, 1, 2}:
            os.close(fd)
        sys.stdin, sys.stdout, sys.stderr = (open(n, mode) for n, mode in ((0, "r"), (1, "w"), (2, "w")))  # noqa: SIM115, PTH123
        os.environ.clear()
        os.environ.update(request["env"])
        os.chdir(request["cwd"])
        sys.argv = [request["module"], *request["args"]]
        warnings.filterwarnings("ignore", category=RuntimeWarning, module="runpy")  # it is imported already, on purpose
        if Path(request["module"]).is_absolute():
            runpy.run_path(request["module"], run_name="__main__")
        else:
            runpy.run_module(request["module"], run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else (0 if end.code is None else 1)
        if isinstance(end.code, str):
            sys.stderr.write(end.code + "\n")
    except BaseException:  # noqa: BLE001 - as an interpreter would
        sys.excepthook(*sys.exc_info())
    finally:
        leave(code)


def leave(code: int) -> NoReturn:
    """End as an interpreter does: exit handlers, flushed streams, this code."""
    import threading

    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (BrokenPipeError, ValueError):
            code = code or 120
    os._exit(code)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
