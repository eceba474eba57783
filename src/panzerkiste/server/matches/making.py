"""Making matches: what is wished for is judged by the rules before anything is written."""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import rated, time_controls
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.codes import draw_code
from panzerkiste.server.matches.luck import Luck, seat_value
from panzerkiste.server.matches.time_controls import Days, TimeControl
from panzerkiste.server.matches.wishes import check_bot, check_level, has_secrets, options_of
from panzerkiste.server.storage.store import StoredSeat

NOBODY: Final = ""  # who made the matches of an event: none of its players has more to say there than the other

Sitter = str | int  # an account, or the level of a computer player


class Arranged(NamedTuple):
    """A match of people and computer players who are known before it is made."""

    game: str
    options: dict[str, Any]
    sitters: Sequence[Sitter]
    clock: TimeControl
    rated: bool
    creator: str = NOBODY
    event: str | None = None
    id: str | None = None  # where it is known already


class Planned(NamedTuple):
    """What the rules have nothing against."""

    options: Any
    clock: TimeControl
    seats: list[StoredSeat]


def new_id() -> str:
    return secrets.token_urlsafe(9)


def row(game: AnyGame, plan: Planned, creator: str, now: int) -> dict[str, Any]:
    """A row of MATCHES."""
    return {
        "id": new_id(),
        "game": game.id,
        "rules": game.rules,
        "options": msgspec.json.encode(plan.options).decode(),
        "creator": creator,
        "created": now,
        "begun": None if any(seat.code for seat in plan.seats) else 0,
        "clock": time_controls.written(plan.clock),
        "watch": draw_code(12),
    }


def wished(game: AnyGame, wish: NewMatch, account: str, luck: Luck) -> Planned:
    """A match as somebody wishes for it: his own seats, bots, and seats that are kept for others."""
    seats = [_seat(game, number, seat, wish, account, luck) for number, seat in enumerate(wish.seats)]
    if isinstance(wish.clock, Days) and all(seat.kind == "bot" for seat in wish.seats):
        raise Illegal("LOBBY", "days_bots")  # they would play on for days with nobody there
    if wish.rated:
        rated.check(game, options_of(game, wish.options), wish.seats)
    return _judged(game, wish.options, wish.clock, seats, secret=has_secrets(wish.seats))


def seated(
    game: AnyGame, options: dict[str, Any], sitters: Sequence[Sitter], clock: TimeControl, luck: Luck
) -> Planned:
    """A match of those who are known from the start."""
    seats = [_sitting(game, number, sitter, luck) for number, sitter in enumerate(sitters)]
    return _judged(game, options, clock, seats, secret=any(seat.account for seat in seats))


def _judged(
    game: AnyGame, wished_options: dict[str, Any], clock: TimeControl, seats: list[StoredSeat], *, secret: bool
) -> Planned:
    """What the rules refuse, for its map or its position, is refused before anything is written."""
    options = options_of(game, wished_options)
    fewest, most = game.players
    if not fewest <= len(seats) <= most:
        raise Illegal("LOBBY", "seats", fewest=fewest, most=most)
    clock = time_controls.wished(game, clock, options)
    options = time_controls.with_clock(game, clock, options)
    options = game.hosting.hold_windows(options, secret)
    game.play.start(options, len(seats))
    return Planned(options, clock, seats)


def _sitting(game: AnyGame, number: Seat, sitter: Sitter, luck: Luck) -> StoredSeat:
    if isinstance(sitter, int):
        check_level(game, sitter)
        return StoredSeat(number, None, sitter, None, seat_value(luck, number), "[]")
    return StoredSeat(number, sitter, None, None, seat_value(luck, number), "[]")


def _seat(game: AnyGame, number: Seat, seat: SeatWish, wish: NewMatch, account: str, luck: Luck) -> StoredSeat:
    match seat.kind:
        case "bot":
            check_bot(game, seat)
            value, player = seat_value(luck, number), seat.player or None
            return StoredSeat(number, None, 0 if player else seat.level, None, value, "[]", player)
        case "invite" | "program":
            return StoredSeat(number, None, None, draw_code(9), "", "[]")
        case "me" | "hotseat":
            return StoredSeat(number, account, None, None, wish.value or seat_value(luck, number), "[]")
