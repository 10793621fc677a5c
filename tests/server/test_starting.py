"""Starting a node: what can be set, the port it takes, and the command that opens the browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from backroom.cli import main
from backroom.cli.serve import addresses, has_display
from backroom.server.node import take_port
from backroom.server.settings import BadSetting, Settings, described, read_settings
from tests.server.serving import Server, run_server
from tools.dist import address_of

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SCRIPT = Path(sys.executable).with_name("backroom")


# settings


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"BACKROOM_PRT": "1"}, "there is no setting BACKROOM_PRT"),
        ({"BACKROOM_PORT": "door"}, "port 'door' cannot be"),
        ({"BACKROOM_PORT": "70000"}, "port '70000' cannot be: expected int <= 65535"),
        ({"BACKROOM_LEAST_WINDOW": "-1"}, "least_window '-1' cannot be"),
        ({"BACKROOM_PUBLIC": "games.example"}, "public is an address such as https://games.example"),
        ({"BACKROOM_PUBLIC": "https://games.example/back"}, "public is an address"),
        ({"BACKROOM_DATABASE": "mysql://me:hunter2@there/x"}, "database is a URL that begins with"),
        ({"BACKROOM_REDIS": "localhost:6379"}, "redis is a URL that begins with"),
        ({"BACKROOM_TRUSTED_PROXIES": "10.0.0.1, *"}, "trusted_proxies are addresses"),
        ({"BACKROOM_LOG_LEVEL": "loud"}, "log_level is one of"),
        ({"BACKROOM_OPEN_BROWSER": "perhaps"}, "open_browser 'perhaps' cannot be"),
    ],
)
def test_a_setting_that_cannot_be_is_named(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        read_settings(environment)
    assert said in str(wrong.value)
    assert "\n" not in str(wrong.value)
    assert "hunter2" not in str(wrong.value)


def test_a_flag_counts_more_than_the_environment() -> None:
    environment = {"BACKROOM_PORT": "9001", "BACKROOM_HOST": "::1", "BACKROOM_GRACE": "", "BACKROOM_PURE": "1"}
    environment["BACKROOM_RELEASE"] = "1"
    settings = read_settings(environment, port="9002", grace=None)
    assert (settings.port, settings.host, settings.grace) == (9002, "::1", Settings().grace)
    assert settings.address == "http://[::1]:9002"


def test_a_bad_setting_ends_the_process_with_one_line() -> None:
    done = run_server(BACKROOM_PORT="door")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "backroom: port 'door' cannot be: expected int, got str\n"


def test_the_page_about_hosting_lists_every_setting_as_it_is() -> None:
    page = HOSTING.read_text()
    for setting in described():
        default = "" if setting.default == "" else f"`{str(setting.default).lower()}`"
        assert f"| `{setting.variable}` | {default} | {setting.meaning} |" in page


def test_a_server_runs_without_uvloop(tmp_path: Path) -> None:
    asked, stub = tmp_path / "asked", tmp_path / "stubs" / "uvloop.py"
    stub.parent.mkdir()
    stub.write_text(f"open({str(asked)!r}, 'w').close()\nraise ImportError('not for this system')\n")
    with Server(tmp_path, env={"PYTHONPATH": str(stub.parent)}, cold=True) as server:
        client = server.client()
        assert client.post("/api/people", json={"name": "Ann"}).status_code == 201
        wish = {"game": "coup", "seats": 2, "chairs": ["me", "bot:random"], "start": True}
        assert client.post("/api/tables", json=wish).status_code == 201
        assert server.stop() == 0
    assert asked.exists(), "the server would have taken uvloop"


# the port


def test_a_port_in_use_is_said_with_a_hint() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        done = run_server(BACKROOM_PORT=str(busy.getsockname()[1]))
    assert done.returncode == 2
    assert re.fullmatch(r"backroom: port \d+ is in use; is Backroom running already\? .*--port.*\n", done.stderr)


def test_the_next_free_port_is_taken_only_if_none_was_asked_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        settings = Settings(port=busy.getsockname()[1])
        with pytest.raises(BadSetting, match="is in use"):
            take_port(settings)
        taken, moved = take_port(settings, 20)
        with taken:
            assert moved.port == taken.getsockname()[1] > settings.port


def test_an_address_of_another_machine_cannot_be_listened_at() -> None:
    with pytest.raises(BadSetting, match="no address of this machine"):
        take_port(Settings(host="192.0.2.77", port=0))


# the command


def serve(folder: Path, *flags: str, **environment: str) -> subprocess.Popen[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.Popen(
        [str(SCRIPT), "serve", *flags],
        env=env | {"XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("flags", [(), ("--no-browser",)])
def test_backroom_serve_needs_nothing_opens_the_browser_and_ends_calmly(tmp_path: Path, flags: tuple[str, ...]) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    with serve(tmp_path, "--port", "0", *flags, BROWSER=f"{browser} %s", DISPLAY=":99") as process:
        address = address_of(process)
        assert httpx.get(f"{address}/healthz").status_code == 200
        assert (tmp_path / "backroom" / "backroom.sqlite").exists()
        until = time.monotonic() + 20
        while not flags and not seen.exists():
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert process.stderr is not None
        said, log = process.stdout.read(), process.stderr.read()  # `communicate` would lose what was read ahead
        process.wait(30)
    assert process.returncode == 0
    assert "Only this machine can reach it" in said
    assert said.splitlines()[-1].startswith("Closed. Every table is kept")
    assert "Traceback" not in log
    assert (seen.read_text().strip() if seen.exists() else None) == (None if flags else address)


def test_no_browser_is_opened_where_nobody_sees_it() -> None:
    assert not has_display({}, "linux")
    assert has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_display({}, "darwin")
    assert not has_display({"SSH_CONNECTION": "a b"}, "darwin")


def test_addresses_for_other_devices_can_be_reached_as_they_stand() -> None:
    for address in addresses(8463):
        assert re.fullmatch(r"http://(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\]):8463", address)
        assert not address.startswith(("http://127.", "http://0."))


def test_backroom_serve_says_a_bad_setting_in_one_sentence() -> None:
    done = CliRunner().invoke(main, ["serve", "--port", "door"])
    assert done.exit_code == 2
    assert done.stderr == "Port 'door' cannot be: expected int, got str. See 'main serve --help'.\n"
