"""`python -m backroom.server`: one node, with settings from the environment."""

from __future__ import annotations

import uvicorn

from backroom.server.app import make_app
from backroom.server.settings import Settings, read_settings


def serve(settings: Settings) -> None:
    """Run until told to stop. Addresses are not logged: a link may hold a secret."""
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        limit_concurrency=settings.most_sockets + 500,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )


if __name__ == "__main__":
    serve(read_settings())
