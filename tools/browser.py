"""Debian's Chromium for tests in a real browser.

`python -m tools.browser install` fetches it where that is allowed. Where it is not, it says so in one line and does not
fail: the tests that need a browser are then skipped, with the same reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.services import root_command

PACKAGE = "chromium"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NOT_HERE = "Chromium is not here; python -m tools.browser install fetches it where that is allowed"


def chromium() -> str | None:
    """The program; None if it is not on this machine."""
    return shutil.which("chromium")


def install() -> str:
    """Fetch it if it is missing. Returns one line about what is there now; never fails."""
    if chromium():
        return "browser: Chromium is here"
    as_root = root_command()
    if shutil.which("apt-get") is None or as_root is None:
        return "browser: Chromium may not be installed here; tests in a browser are skipped"
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    getting = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", PACKAGE]
    for command in (["apt-get", "update", "--quiet"], getting):
        done = subprocess.run([*as_root, *command], env=environment, capture_output=True, text=True, check=False)
    if chromium():
        return "browser: Chromium is installed"
    why = done.stderr.strip().splitlines()
    return f"browser: Chromium could not be installed ({why[-1] if why else 'no reason given'})"


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit("usage: python -m tools.browser install")
    print(install())
