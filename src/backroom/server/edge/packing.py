"""Which answers are compressed: those that are the same for everybody, and no other.

Where a secret and a text of somebody else's stand in one body, its length under compression tells of the secret
(decision 31). So a route is packed because it says that its answers are the same for all; one that says nothing is not.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.config.compression import CompressionConfig

from backroom.server.edge.client import LEAST_TO_PACK

OF_ONE: Final = "of_one"
EACH_ITS_OWN: Final[dict[str, Any]] = {OF_ONE: True}  # of the application: what holds for a route that says nothing
SAME_FOR_ALL: Final[dict[str, Any]] = {OF_ONE: False}
LEVEL: Final = 6  # of gzip: more takes longer and gains nothing here


def packing() -> CompressionConfig:
    return CompressionConfig(
        backend="gzip", minimum_size=LEAST_TO_PACK, gzip_compress_level=LEVEL, exclude_opt_key=OF_ONE
    )
