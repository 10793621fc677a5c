"""A cluster for tests: what is sent to it is played here."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest


class Ray(ModuleType):
    """Ray, as far as the arena uses it: what is started is done when it is asked for."""

    class exceptions:  # noqa: N801
        class RayTaskError(Exception):
            def __init__(self, cause: Exception) -> None:
                self.cause = cause

    def __init__(self) -> None:
        super().__init__("ray")
        self.told: list[str] = []

    def init(self, address: str, **settings: object) -> None:
        self.told.append(address)

    def shutdown(self) -> None:
        self.told.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, function: Any) -> Any:
        remote = ModuleType("remote")
        remote.remote = lambda *args: (function, args)  # type: ignore[attr-defined]
        return remote

    def there(self, function: Any, *args: Any) -> Any:
        """On a machine of the cluster."""
        return function(*args)

    def get(self, started: Any) -> Any:
        function, args = started
        try:
            return self.there(function, *args)
        except Exception as error:  # noqa: BLE001
            raise self.exceptions.RayTaskError(error) from None


def elsewhere(ray: Ray, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]) -> None:
    """The machines of the cluster are not quite like this one."""

    def there(function: Any, *args: Any) -> Any:
        with monkeypatch.context() as machine:
            change(machine)
            return function(*args)

    monkeypatch.setattr(ray, "there", there)
