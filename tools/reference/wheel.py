"""0.1.0 itself: its wheel, unpacked beside nothing else of this project and run in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile

from tools.reference.files import ROOT, WHEEL, Lines
from tools.reference.plan import Plan


def run_with_wheel(*args: str) -> bytes:
    """What a command of this program prints when the package is 0.1.0."""
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(WHEEL) as wheel:
            wheel.extractall(folder)
        done = subprocess.run(
            [sys.executable, "-m", "tools.reference", *args],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([folder, str(ROOT)])},
            stdout=subprocess.PIPE,
            check=True,
        )
    return done.stdout


def played_by_wheel(plan: Plan) -> Lines:
    """The game as 0.1.0 plays it."""
    return run_with_wheel("show", plan.game, str(plan.number), "--raw").splitlines()
