"""Databases and a Redis for tests, real ones. Where one is missing, the tests that need it are skipped and say why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from tools.services import Missing, Postgres, Redis, Service

S = TypeVar("S", bound=Service)


@contextmanager
def served(make: Callable[[], S]) -> Iterator[S]:
    try:
        service = make()
    except Missing as reason:
        pytest.skip(str(reason))
    with service:
        yield service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The cluster that tests share: quick, and never restarted."""
    with served(Postgres) as service:
        yield service


@pytest.fixture(scope="session")
def shared_redis() -> Iterator[Redis]:
    with served(Redis) as service:
        yield service


@pytest.fixture
def redis_url(shared_redis: Redis) -> str:
    """A Redis that keeps nothing and is never restarted."""
    return shared_redis.url


@pytest.fixture
def mortal_redis() -> Iterator[Redis]:
    """A Redis of one's own that may be stopped and killed."""
    with served(Redis) as service:
        yield service


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[Postgres]:
    with served(lambda: Postgres(durable=True)) as service:
        yield service


@pytest.fixture
def mortal_postgres(durable_postgres: Postgres) -> Postgres:
    """A PostgreSQL that may be stopped and killed: what was committed is on disk. Whoever comes next finds it well."""
    if durable_postgres.process is None:
        durable_postgres.start()
    return durable_postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/backroom.sqlite"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()
