"""Taking a seat, leaving it to a bot, taking it back.

A bot plays for a person who wants it, or who has been away for a stated time; where clocks run, the clock decides. Such
a substitute answers what is asked, and nothing else: it takes nothing back, resigns nothing and agrees to nothing.
"""

from math import ceil
from typing import TYPE_CHECKING

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.seating import kind

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


async def sit(table: "Table", seat: Seat, account: str, name: str, value: str | None = None) -> None:
    """Take an open seat."""
    async with table.lock:
        if kind(table.seating[seat]) != "open":
            raise Illegal("LOBBY", "taken")
        if table.stored.rated and table.seating.of(account):
            raise Illegal("RATED", "twice")
        table.seating.learn_name(account, name)
        table.absences.see(table.stored.number, account)
        value = value or table.draw_value(seat)
        await table.set_seat(replace(table.seating[seat], account=account, value=value, code=None))
        await table.go_on()


async def let_bot_play(table: "Table", seat: Seat, account: str, level: int) -> None:
    """From now on a bot plays there, until its owner takes the seat back."""
    async with table.lock:
        _check_substitute(table, seat, account)
        value = table.seating[seat].value or table.draw_value(seat)
        await table.set_seat(replace(table.seating[seat], bot=level, player=None, value=value, code=None))
        await table.go_on()


async def hand_back(table: "Table", seat: Seat, account: str) -> None:
    """Only whoever the seat belongs to takes it back."""
    async with table.lock:
        if table.seating[seat].account != account:
            raise Illegal("LOBBY", "not_yours")
        await table.set_seat(replace(table.seating[seat], bot=None))
        await table.go_on()


def seat_at(table: "Table", seat: Seat) -> Seat:
    if not 0 <= seat < len(table.seating):
        raise Illegal("LOBBY", "no_seat")
    return seat


def substitute_in(table: "Table", seat: Seat, account: str) -> int | None:
    """Seconds until this account may leave the seat to a bot; None where it may not, however long it waits."""
    owner, bot = table.seating[seat].account, table.seating[seat].bot
    if table.stored.event is not None:  # whose name stands in its table plays himself
        return None
    if table.stored.rated and owner in (None, account):  # who plays there is part of what the match is worth
        return None
    if owner == account:
        return 0
    if account != table.stored.creator:
        return None
    if owner is None:  # others have come to play against the bot that sits there
        return None if bot is not None and table.begun is not None and table.seating.has_others(account) else 0
    if bot is not None or table.clocks or table.is_over or table.audience.has(owner):
        return None
    return max(0, ceil(table.patience - table.absences.seconds(table.stored.number, owner)))


def _check_substitute(table: "Table", seat: Seat, account: str) -> None:
    wait = substitute_in(table, seat, account)
    if wait is None:
        raise Illegal("LOBBY", "not_yours")
    if wait:
        raise Illegal("LOBBY", "not_away", minutes=ceil(wait / 60))
