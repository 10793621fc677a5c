"""What the tests of the server share."""

from tests.server.backends import (
    database,
    durable_postgres,
    mortal_postgres,
    mortal_redis,
    postgres,
    redis_url,
    shared_redis,
)

__all__ = [
    "database",
    "durable_postgres",
    "mortal_postgres",
    "mortal_redis",
    "postgres",
    "redis_url",
    "shared_redis",
]
