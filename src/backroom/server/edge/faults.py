"""Answers to what went wrong, in one shape: `status_code` and `detail`, and for our own faults the id in the log."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.types import Scope

from backroom.server.edge.doors import request_id
from backroom.server.logs import failure, log
from backroom.server.metrics import Metrics
from backroom.server.storage.away import is_away

Asked = Request[Any, Any, State]
NOT_NOW = 503  # said on purpose, and told where it comes from
RETRY_AFTER = "5"  # seconds
NOT_WRITTEN = "the server cannot read or write at the moment; this counts only if it shows, so try again later"
OUR_FAULT = "something went wrong here; it is noted under {}"


class Heard(Request[Any, Any, State]):
    """A request whose body may be nonsense."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("this is nested too deeply") from None


def shape(status: int, detail: str, **more: str) -> Response[dict[str, Any]]:
    return Response(
        {"status_code": status, "detail": detail, **more}, status_code=status, media_type="application/json"
    )


def plain(request: Asked, error: HTTPException) -> Response[dict[str, Any]]:
    """What a request did wrong."""
    if error.status_code >= 500 and error.status_code != NOT_NOW:
        return unexpected(request, error)
    detail = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException):
        detail = wrong_fields(error)
    answer = shape(error.status_code, detail)
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def wrong_fields(error: ValidationException) -> str:
    """What is wrong in a body or a path, field by field; without the address that Litestar would quote."""
    found: Any = error.extra if isinstance(error.extra, list) else []
    said = [": ".join(filter(None, (str(each.get("key", "")), str(each.get("message", ""))))) for each in found]
    return "; ".join(said)[:500] or "this is not what is asked for here"


def away(request: Asked, error: Exception) -> Response[dict[str, Any]]:
    """The database does nothing now; what is our fault or the asker's in spite of that is told as such."""
    if not is_away(error):
        return unexpected(request, error)
    answer = shape(NOT_NOW, NOT_WRITTEN)
    answer.set_header("retry-after", RETRY_AFTER)
    return answer


def unexpected(request: Asked, _: Exception) -> Response[dict[str, Any]]:
    """Our fault: only the id is told."""
    name = request_id(request.scope)
    return shape(500, OUR_FAULT.format(name), id=name)


async def note(error: Exception, scope: Scope) -> None:
    """Write down what nobody expected of a request."""
    status = getattr(error, "status_code", None) or getattr(error, "status", 500)
    if is_away(error) or (isinstance(status, int) and (status < 500 or status == NOT_NOW)):
        return
    route: Any = scope.get("path_template", "")
    note_failure(scope["litestar_app"].state["metrics"], scope["type"], route, request_id(scope), error)


def note_failure(metrics: Metrics, where: str, route: str, request: str, error: BaseException) -> None:
    """`route` is the template of the path, never the path: a link may hold a secret."""
    metrics.failures.labels(where).inc()
    log().error("failed", where=where, route=route, request=request, **failure(error))
