"""Which answers are compressed: those that are the same for everybody, and no other.

Where a secret and a text of somebody else's stand in one body, its length under compression tells of the secret
(decision 31). So a route is packed because it is named here, and one that nobody thought of is not.
"""

from __future__ import annotations

from litestar.config.compression import CompressionConfig

from backroom.server.edge.client import LEAST_TO_PACK

SAME_FOR_ALL = ("rules/", "games")  # under /api/: law books, games with their options, boards and cards
LEVEL = 6  # of gzip: more takes longer and gains nothing here


def packing() -> CompressionConfig:
    return CompressionConfig(
        backend="gzip",
        minimum_size=LEAST_TO_PACK,
        gzip_compress_level=LEVEL,
        exclude=rf"^/(?!api/(?:{'|'.join(SAME_FOR_ALL)}))",
    )
