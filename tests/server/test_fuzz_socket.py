"""Whatever is sent over a socket, the server does not fail, and honest people play on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.fuzzing import fuzz

FRAMES = 2_000


def test_garbage_causes_no_fault_and_no_wrong_state(tmp_path: Path) -> None:
    result = asyncio.run(fuzz(tmp_path, FRAMES))
    assert result.sent.total() == FRAMES
    assert len(result.sent) == 12, "every kind of frame was sent"
    assert result.words >= 3, "the honest go on"
