"""The services that tests start: where they may not be installed, it is said in one line, and nothing passes unseen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tools
from tests.server.backends import served
from tools.services import Redis, missing

ROOT = Path(tools.__file__).parent.parent


def run(*command: str, path: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"PATH": path}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_what_may_not_be_installed_is_named_in_one_line_and_fails_nothing(tmp_path: Path) -> None:
    done = run("tools.services", "install", path=str(tmp_path))
    assert done.returncode == 0
    (line,) = done.stdout.splitlines()
    assert line.startswith("services: ")
    assert line.endswith("Redis may not be installed here; tests that need it are skipped")


def test_a_test_whose_service_is_missing_is_skipped_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(pytest.skip.Exception, match="Redis is not installed; on Debian: "), served(Redis):
        raise AssertionError("there is no Redis")


def test_nothing_is_installed_where_all_is_here() -> None:
    if missing():
        pytest.skip("a service is missing")
    done = run("tools.services", "install", path=os.environ["PATH"])
    assert done.stdout == "services: PostgreSQL and Redis are here\n"
