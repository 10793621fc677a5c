"""The browser client: files that were built from web/ and are sent out of memory, and one page for every address.

Files whose name holds a hash of their content may be kept for ever; the page that names them is asked for every time.
A path is looked up among the files that are there, so no path leads anywhere else.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC = Path(__file__).parents[1] / "static"
PAGE = "index.html"
HASHED = "assets/"  # what the build names after its content
OURS = ("api", "healthz", "readyz", "metrics")  # paths that are never a page
PACKED = ("text/", "application/javascript", "text/javascript", "application/json", "image/svg+xml")
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}
LEAST_TO_PACK = 600  # bytes; less gains nothing
YEAR = 365 * 24 * 3600


class File(msgspec.Struct, frozen=True):
    """A built file: its bytes, the same packed where that helps, and how it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    cache: str
    tag: str


NO_CLIENT = (
    "This installation has no browser client, so there is no page to show. In Backroom's repository 'make play' builds "
    "the client and serves it, and 'make dist' builds a package that carries it; both need Node.js."
)
NOT_BUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Backroom</title>
<h1>The tables are not set yet</h1>
<p>The server is running. {NO_CLIENT}</p></html>
"""
UNBUILT = File(NOT_BUILT.encode(), None, "text/html", "no-store", "")


def has_client(folder: Path = STATIC) -> bool:
    """Was the client built here, or installed with the package?"""
    return (folder / PAGE).is_file()


@cache
def shelf(folder: Path) -> dict[str, File]:
    """Every file of a build by its path; nothing if there is no build."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: load(name, path) for name, path in found.items()} if PAGE in found else {}


def load(name: str, path: Path) -> File:
    content = path.read_bytes()
    media_type = TYPES.get(path.suffix) or guess_type(name)[0] or "application/octet-stream"
    packs = media_type.startswith(PACKED) and len(content) >= LEAST_TO_PACK
    return File(
        content=content,
        packed=gzip.compress(content, mtime=0) if packs else None,
        media_type=media_type,
        cache=f"public, max-age={YEAR}, immutable" if name.startswith(HASHED) else "no-cache",
        tag=f'"{blake2b(content, digest_size=12).hexdigest()}"',
    )


def find(files: dict[str, File], path: str) -> File | None:
    """The file of a path. A path without a file is an address inside the client: the page knows what to show there."""
    name = path.strip("/")
    if name in files:
        return files[name]
    is_page = "." not in name.rpartition("/")[2] and name.partition("/")[0] not in OURS
    return files.get(PAGE) if is_page else None


def client_routes(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """The page and its files, out of the folder of a build."""

    @get("/", include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, State]) -> Response[bytes]:
        return answer(shelf(folder), "", request.headers)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def file(request: Request[Any, Any, State], path: FromPath[str]) -> Response[bytes]:
        return answer(shelf(folder), path, request.headers)

    return [page, file]


def answer(files: dict[str, File], path: str, asked: Mapping[str, str]) -> Response[bytes]:
    """What a browser that sends these headers gets."""
    file = find(files or {PAGE: UNBUILT}, path)
    if file is None:
        raise NotFoundException("there is nothing here")
    if file is UNBUILT:
        return Response(file.content, status_code=503, media_type=file.media_type)
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if asked.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in asked.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)
