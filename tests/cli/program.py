"""The program itself: run as it is installed, or called in this process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from backroom.cli import main

SCRIPT = Path(sys.executable).with_name("backroom")


def run(
    *args: str, typed: str = "", cwd: Path | None = None, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The installed command, with something piped into it."""
    return subprocess.run(
        [SCRIPT, *args], input=typed, cwd=cwd, env=env, capture_output=True, text=True, timeout=120, check=False
    )


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)
