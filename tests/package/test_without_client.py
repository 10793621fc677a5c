"""A package without the browser client serves everything but the page, and says what to do."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from hatch_build import ROOT
from tools.dist import address_of


def test_backroom_serve_without_a_client_says_so_where_it_starts_and_in_the_browser(tmp_path: Path) -> None:
    package = tmp_path / "packages" / "backroom"
    shutil.copytree(ROOT / "src/backroom", package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "rules", package / "rules")
    environment = {"PYTHONPATH": str(package.parent), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "backroom", "serve", "--port", "0", "--no-browser"],
        cwd=tmp_path,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        address = address_of(process)
        page, games = httpx.get(address), httpx.get(f"{address}/api/games")
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        said = " ".join(process.stdout.read().split())
    assert process.returncode == 0
    assert (page.status_code, games.status_code) == (503, 200)
    for text in (page.text, said):
        assert "This installation has no browser client" in text
        assert "'make dist' builds a package that carries it" in text
