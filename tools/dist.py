"""The package as other people get it: built, installed where there is no Node.js, and served.

`python -m tools.dist` puts an sdist and a pure wheel into dist/. The wheel is built from the sdist, so it can hold
nothing that the sdist lacks. Then the wheel is installed into an empty environment. From a folder outside of the
repository its commands are run, its server is started, every file of the browser client is fetched and a game begins.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect

from hatch_build import PAGE, ROOT, named_in

DIST = ROOT / "dist"
PIP = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check")
BESIDE_THE_SOURCES = {".gitignore", "LICENSE", "PKG-INFO", "README.md", "hatch_build.py", "pyproject.toml"}
STATIC = "backroom/server/static/"
ASSETS = "assets/"  # in there; what lies beside it is copied as it is, and named in ways of its own
PATIENCE = 60  # seconds for an answer
DEADLINE = 180  # seconds for a server to do everything


class Failed(Exception):
    """The package is not what it should be; the message says in what."""


def expect(fact: object, otherwise: str) -> None:
    if not fact:
        raise Failed(otherwise)


def run(*command: str | Path, where: Path = ROOT, environment: dict[str, str] | None = None) -> str:
    """What a command printed."""
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise Failed(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{said}")
    return done.stdout


def report(text: str) -> None:
    print(f"dist: {text}", flush=True)


# --- building --------------------------------------------------------------------------------------------------------


def build() -> tuple[Path, Path]:
    """An sdist of this repository, and a pure wheel of that sdist."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", DIST)
    (sdist,) = DIST.glob("*.tar.gz")
    pure = os.environ | {"BACKROOM_PURE": "1"}
    run(*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", DIST, sdist, environment=pure)
    (wheel,) = DIST.glob("*-py3-none-any.whl")
    for made in (sdist, wheel):
        report(f"{made.name}, {made.stat().st_size / 1e6:.1f} MB")
    return sdist, wheel


def files_of_sdist(path: Path) -> dict[str, bytes]:
    """By their paths below the one folder of the archive."""
    with tarfile.open(path) as archive:
        found = {entry.name.partition("/")[2]: archive.extractfile(entry) for entry in archive if entry.isfile()}
        return {name: file.read() for name, file in found.items() if file}


def files_of_wheel(path: Path) -> dict[str, bytes]:
    """Without those that describe the package."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name}


def check_contents(sources: dict[str, bytes], packed: dict[str, bytes]) -> None:
    """The wheel holds the sources of the sdist and nothing else, and neither tells where it was built."""
    beside = {name for name in sources if not name.startswith(("src/backroom/", "rules/"))}
    expect(beside == BESIDE_THE_SOURCES, f"the sdist has too much or too little: {sorted(beside ^ BESIDE_THE_SOURCES)}")
    places = {"backroom/" + name.removeprefix("src/backroom/"): name for name in sources.keys() - beside}
    differ = {name for name in places.keys() | packed.keys() if sources.get(places.get(name, "")) != packed.get(name)}
    expect(not differ, f"sdist and wheel differ in {sorted(differ)}")
    expect(not any("__pycache__" in name for name in packed), "there is bytecode in the wheel")
    folders = [str(ROOT / folder).encode() for folder in ("src", "web")]
    telling = {name for name, content in packed.items() if any(folder in content for folder in folders)}
    expect(not telling, f"the path of this repository stands in {sorted(telling)}")


# --- installing ------------------------------------------------------------------------------------------------------


class Installed:
    """The wheel and the packages of its server in an environment of their own, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.programs = folder / "environment" / "bin"
        self.desk = folder / "desk"
        self.desk.mkdir()
        run(sys.executable, "-m", "venv", "--without-pip", self.programs.parent)
        pinned = ("--constraint", ROOT / "constraints.txt")
        run(*PIP, "--python", self.programs / "python", "install", *pinned, f"{wheel}[server]")
        # Nothing else of this machine is on the path, and nothing of its settings in the environment.
        self.environment = {"PATH": str(self.programs), "HOME": str(self.desk), "PYTHONUNBUFFERED": "1"}
        node = shutil.which("node", path=self.environment["PATH"])
        expect(node is None, f"the clean environment has a Node.js: {node}")

    def run(self, program: str, *arguments: str) -> str:
        return run(self.programs / program, *arguments, where=self.desk, environment=self.environment)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`backroom serve`, and the address that it prints; it must close in good order."""
        process = subprocess.Popen(
            [self.programs / "backroom", "serve", "--port", "0", "--no-browser"],
            cwd=self.desk,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        last_resort = threading.Timer(DEADLINE, process.kill)
        last_resort.start()
        try:
            yield address_of(process)
            process.send_signal(signal.SIGINT)
            said, code = process.stdout.read(), process.wait()
            expect(code == 0 and "Closed." in said and "Traceback" not in said, f"serving ended with {code}:\n{said}")
        finally:
            last_resort.cancel()
            process.kill()
            process.wait()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where `backroom serve` says that it is."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if found := re.search(r"Backroom is open at (http://\S+)", line):
            return found[1]
    raise Failed(f"backroom serve did not open:\n{said}{process.stderr.read() if process.stderr else ''}")


def check_commands(installed: Installed, version: str) -> None:
    """The command under both its names, the library, and the law books."""
    place = Path(installed.run("python", "-c", "import backroom; print(backroom.__file__)").strip())
    expect(place.is_relative_to(installed.programs.parent), f"backroom was imported from {place}")
    for said in (installed.run("backroom", "--version"), installed.run("python", "-m", "backroom", "--version")):
        expect(said == f"backroom {version}\n", f"the version of the wheel is {version}, the command says {said!r}")
    rules = installed.run("backroom", "rules", "coup", "--search", "contessa")
    expect("COUP-CTR-07" in rules, f"the rules of Coup are not complete:\n{rules}")
    game = "import backroom; table = backroom.new('coup', seats=2, seed=7); print(table.view(0).question.kind)"
    expect(installed.run("python", "-c", game).strip(), "the library deals no cards")


# --- serving ---------------------------------------------------------------------------------------------------------


def check_client(browser: httpx.Client, client: dict[str, bytes]) -> None:
    """Every packed file is served as it was packed, and the page leads to each of its assets, as for a browser."""
    asked = [PAGE, *sorted(name for name in client if name != PAGE and not name.startswith(ASSETS))]
    for name in asked:
        answer = browser.get("/" if name == PAGE else f"/{name}")
        expect(answer.status_code == 200, f"{name}: {answer.status_code} {answer.text[:300]}")
        expect(answer.content == client.get(name), f"{name} is served otherwise than it was packed")
        kind = answer.headers["content-type"]
        expect(("text/html" in kind) == (name == PAGE), f"{name} is served as {kind}")
        if kind.startswith("text/"):
            asked += sorted(named_in(name, answer.text).difference(asked))
    expect(any(name.startswith(ASSETS) for name in asked), "the page needs no assets: it is not the browser client")
    lost = client.keys() - set(asked)
    expect(not lost, f"the page does not lead to {sorted(lost)}")


def check_game(browser: httpx.Client) -> None:
    """A person sits down with bots, and is asked something."""
    person = browser.post("/api/people", json={"name": "Ann"})
    expect(person.status_code == 201, f"nobody can come in: {person.text}")
    wish = {"game": "coup", "seats": 3, "chairs": ["me", "bot:soldier", "bot:rookie"], "clock": "none", "start": True}
    opened = browser.post("/api/tables", json=wish)
    expect(opened.status_code == 201, f"no table can be opened: {opened.text}")
    socket = f"ws://{browser.base_url.netloc.decode()}/api/tables/{opened.json()['id']}/live"
    headers = {"cookie": f"backroom={browser.cookies['backroom']}"}
    with connect(socket, additional_headers=headers, proxy=None) as table:
        table.send(json.dumps({"type": "resume", "seat": 0}))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = json.loads(table.recv(PATIENCE))
            if message["type"] == "state" and message["view"]["hand"]:
                return
    raise Failed("the table deals no cards")


def main() -> None:
    started = time.monotonic()
    sdist, wheel = build()
    packed = files_of_wheel(wheel)
    check_contents(files_of_sdist(sdist), packed)
    client = {name.removeprefix(STATIC): content for name, content in packed.items() if name.startswith(STATIC)}
    report(f"both hold the same {len(packed)} files, {len(client)} of them the browser client")
    with tempfile.TemporaryDirectory(prefix="backroom-dist-") as folder:
        installed = Installed(wheel, Path(folder))
        check_commands(installed, wheel.name.split("-")[1])
        report("the wheel is installed in a clean environment without Node.js, and its commands run")
        with (
            installed.serving() as address,
            httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as browser,
        ):
            expect(browser.get("/healthz").status_code == 200, "the server is not healthy")
            check_client(browser, client)
            check_game(browser)
        report("backroom serve gives out the page and every file of it, deals a game, and closes")
    report(f"done in {time.monotonic() - started:.0f} seconds")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"dist: {failure}")
