"""How a refusal is answered over HTTP."""

import logging
from functools import cache
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from panzerkiste.engine.illegal import Illegal
from panzerkiste.locales import Voice
from panzerkiste.registry import GAMES, WORKSHOPS
from panzerkiste.server.matches.api import Problem
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.storage.ownership import Elsewhere
from panzerkiste.server.web.workshops import refusal_status

LOG: Final = logging.getLogger("panzerkiste.server")

STATUS: Final = {
    "refused-lobby-no-code": 404,
    "refused-lobby-no-game": 404,
    "refused-lobby-no-match": 404,
    "refused-lobby-no-seat": 404,
    "refused-lobby-not-yours": 403,
    "refused-lobby-secrets": 403,
    "refused-lobby-sat": 403,
    "refused-lobby-hidden": 403,
    "refused-puzzle-unknown": 404,
    "refused-bot-token": 401,
    "refused-bot-only": 401,
    "refused-bot-people": 403,
    "refused-bot-unknown": 404,
    "refused-bot-challenge": 404,
    "refused-bot-away": 409,
    "refused-bot-game": 409,
    "refused-bot-many": 409,
    "refused-bot-busy": 409,
    "refused-person-wrong": 403,
    "refused-person-guest": 403,
    "refused-rated-guest": 403,
    "refused-person-banned": 403,
    "refused-person-unknown": 404,
    "refused-openid-none": 404,
    "refused-openid-proof": 403,
    "refused-openid-declined": 403,
    "refused-openid-away": 503,
    "refused-person-taken": 409,
    "refused-person-known": 409,
    "refused-person-last": 409,
    "refused-openid-last": 409,
    "refused-club-gone": 409,
    "refused-club-no-challenge": 409,
    "refused-club-away": 409,
    "refused-club-asked": 409,
    "refused-club-asking": 409,
    "refused-club-busy": 409,
    "refused-club-seats": 409,
    "refused-club-searches": 409,
    "refused-event-unknown": 404,
    "refused-event-board": 404,
    "refused-event-not-entered": 404,
    "refused-event-account": 403,
    "refused-event-named": 403,
    "refused-event-organiser": 403,
    "refused-event-state": 409,
    "refused-event-late": 409,
    "refused-event-full": 409,
    "refused-event-few": 409,
    "refused-event-many": 409,
    "refused-event-bots": 409,
    "refused-event-entered": 409,
    "refused-limit-events": 429,
    "refused-lobby-taken": 409,
    "refused-lobby-old-rules": 409,
    "refused-limit-matches": 429,
    "refused-limit-requests": 429,
    "refused-limit-tries": 429,
    "refused-limit-saves": 429,
    "refused-limit-works": 409,
    "refused-limit-messages": 429,
    "refused-limit-words": 429,
    "refused-limit-letters": 429,
    "refused-telling-no-mail": 409,
    "refused-telling-not-sent": 503,
    "refused-words-many": 409,
    "refused-words-reported": 409,
    "refused-limit-sockets": 429,
    "refused-limit-work": 429,
    "refused-clerk-slow": 503,
    "refused-clerk-failed": 500,
    "refused-request-foreign": 403,
    "refused-request-unknown": 404,
    "refused-limit-connections": 503,
    "refused-request-slow": 408,
    "refused-request-large": 413,
    "refused-request-address": 414,
    "refused-request-host": 421,
    "refused-request-headers": 431,
    "refused-request-failed": 500,
    "refused-request-closing": 503,
    "refused-storage-failed": 503,
    "refused-storage-elsewhere": 503,
}  # workshops know theirs; everything else is 400


def problem(illegal: Illegal) -> tuple[int, Problem]:
    refusal = illegal.refusal
    status = STATUS.get(refusal.key) or refusal_status().get(refusal.key, 400)
    return status, Problem(refusal.rule, refusal.key, refusal.facts, _sentence(illegal))


def _sentence(illegal: Illegal) -> str:
    """For those without our client, and for whoever meets a refusal before it is loaded."""
    words = _words()
    return words.format(illegal.key, illegal.facts) if words.knows(illegal.key) else str(illegal)


@cache
def _words() -> Voice:
    """Ours first, then what each package brings: whoever is refused by a stranger's rule is told in his words."""
    folders = [*(game.folder for game in GAMES.values()), *(workshop.folder for workshop in WORKSHOPS.values())]
    return Voice("en", ("engine", *(folder / "texts" for folder in folders)))


def answer_refusal(request: Request[Any, Any, Any], illegal: Illegal) -> Response[Problem]:
    if isinstance(illegal, Elsewhere):  # for the door where visitors are handed over
        request.scope["state"]["elsewhere"] = illegal.worker
    MEASURES.refused(illegal.rule)
    status, body = problem(illegal)
    return Response(body, status_code=status, media_type="application/json")


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: no such page, a body of the wrong shape or size."""
    match error.status_code:
        case 404 | 405:
            refusal = Illegal("REQUEST", "unknown").refusal
        case 413:
            refusal = Illegal("REQUEST", "large").refusal
        case _:
            refusal = Illegal("REQUEST", "unreadable").refusal
    body = Problem(refusal.rule, refusal.key, refusal.facts, error.detail)
    return Response(body, status_code=error.status_code, media_type="application/json")


def answer_unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """A body that is no text, or so deeply nested that nobody can mean it."""
    return answer_refusal(request, Illegal("REQUEST", "unreadable"))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it is written down here, and the client is told no more than that."""
    match, route = request.path_params.get("match_id", ""), request.scope.get("path_template")  # a path may hold a code
    LOG.error("%s %s failed", request.method, route, exc_info=error, extra={"match": match})
    return answer_refusal(request, Illegal("REQUEST", "failed"))
