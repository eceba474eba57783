"""What belongs to whom: a match to the worker that holds it, all that people share to the one that holds the club."""

import re
from enum import Enum
from typing import Final


class Whose(Enum):
    CLUB = "club"
    ANYBODY = "anybody"


MATCH: Final = re.compile(
    r"/api/(?:bot/)?matches/(?P<match>[\w-]{1,40})(?:/.*)?|/api/bot/challenges/(?P<asked>[\w-]{1,40})/.*"
)
# What any worker answers alike: it keeps nothing of it in memory. Where a code or a body names a match, or a match is
# made, the lobby finds out; see Elsewhere.
ALIKE: Final = re.compile(
    r"/api/(?:games(?!/[^/]+/ratings$).*|puzzles|qr|reach|replay|schema.*|matches|invitations/.*|join)"
)


def whose(path: str) -> str | Whose:
    """The id of the match that a path is about; or the club's, as everything that several visitors share."""
    if found := MATCH.fullmatch(path):
        return found["match"] or found["asked"]
    if not path.startswith("/api/") or ALIKE.fullmatch(path):
        return Whose.ANYBODY
    return Whose.CLUB
