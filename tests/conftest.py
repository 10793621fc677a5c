"""What all tests share: how hypothesis searches, and a line that says which build is being tested."""

import os
import signal
from pathlib import Path

from hypothesis import settings

import backroom

pytest_plugins = ["tests.firing"]

# A shared machine is slow by fits, and a red run must be red again: no deadlines, no new examples in CI.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


# A run in the background of a shell ignores Ctrl-C, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    folder = Path(backroom.__file__).parent
    libraries = list(folder.glob("kernel/*.so"))
    return f"backroom: {'compiled' if libraries else 'interpreted'}, {folder}"
