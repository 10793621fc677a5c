"""The lock of the browser client: whole on every system, so that `npm ci` takes it, and without anybody's registry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LOCK: dict[str, Any] = json.loads((Path(__file__).parents[2] / "web" / "package-lock.json").read_text())["packages"]
NEEDED = ("dependencies", "devDependencies", "optionalDependencies")


def found(where: str, name: str) -> bool:
    """Does a package find another one that it needs, in its own folder or in one above?"""
    while True:
        if f"{where}/node_modules/{name}".lstrip("/") in LOCK:
            return True
        if not where:
            return False
        where = where.rpartition("node_modules/")[0].rstrip("/")


def test_everything_that_is_needed_on_any_system_is_in_the_lock() -> None:
    missing = {
        f"{where or 'the client'} needs {name}"
        for where, package in LOCK.items()
        for kind in NEEDED
        for name in package.get(kind, {})
        if not found(where, name)
    }
    assert missing == set()


def test_the_lock_has_a_fingerprint_of_every_package_and_no_address() -> None:
    assert [where for where, package in LOCK.items() if where and "integrity" not in package] == []
    assert [where for where, package in LOCK.items() if "resolved" in package] == []
