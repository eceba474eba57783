"""Rated matches: what may be one, and what is not done in it. What it is worth is the club's business.

Everybody plays one seat, whoever is asked plays to the end, and nobody gives himself an advantage: what he wrote
himself, a position or an army, is no measure, and against computer players alone the options are the usual ones. Only
accounts are rated: a guest could sign in when he is winning, and otherwise throw his name away with the loss.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.api import SeatWish
from panzerkiste.server.matches.seating import is_program
from panzerkiste.server.storage.people import People

SHIPPED: Final = re.compile(r"[\w.-]{0,40}")  # the name of a map or an army that is ours, not the text of one
# Options that change how long is thought, and nothing else.
OF_TIME: Final = ("minutes", "timed", "pace", "held_windows")


def check(game: AnyGame, options: Any, seats: Sequence[SeatWish]) -> None:
    """Raises Illegal where such a match cannot be rated."""
    kinds = [seat.kind for seat in seats]
    if "hotseat" in kinds or kinds.count("me") > 1:
        raise Illegal("RATED", "twice")
    told: dict[str, Any] = msgspec.to_builtins(options)
    if any(isinstance(value, str) and not SHIPPED.fullmatch(value) for value in told.values()):
        raise Illegal("RATED", "own")
    if kinds.count("bot") >= len(kinds) - 1 and not _is_usual(game, told):
        raise Illegal("RATED", "usual")


async def check_account(people: People, account: str) -> None:
    """Whoever sits down at a rated match has an account already; bots over the network are their owners' business."""
    if not is_program(account) and await people.account(account) is None:
        raise Illegal("RATED", "guest")


def _is_usual(game: AnyGame, told: dict[str, Any]) -> bool:
    usual: dict[str, Any] = msgspec.to_builtins(game.types.options())
    allowed = [usual, *(usual | msgspec.to_builtins(preset) for preset in game.hosting.presets.values())]
    return any(_without_time(told) == _without_time(one) for one in allowed)


def _without_time(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in OF_TIME}
