"""The program itself: run as it is installed, or called in this process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from backroom.cli import main
from tests import warm

SCRIPT = Path(sys.executable).with_name("backroom")


def run(
    *args: str, typed: str = "", cwd: Path | None = None, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The installed command, with something piped into it."""
    return warm.run(str(SCRIPT), *args, typed=typed, cwd=cwd, env=env)


def invoke(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)
