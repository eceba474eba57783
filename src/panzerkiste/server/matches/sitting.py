"""Taking a seat, leaving it to a bot or to somebody else, taking it back.

A bot plays for a person who wants it, or who has been away for a stated time, if any who plays with him wants it; where
clocks run, the clock decides. Such a substitute answers what is asked, and nothing else: it takes nothing back, resigns
nothing and agrees to nothing.
"""

from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import adjourning, rated
from panzerkiste.server.matches.codes import draw_code
from panzerkiste.server.matches.seating import is_program, kind

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

LEFT: Final = 4403  # close code: no longer that visitor's seat


async def sit(table: "Table", seat: Seat, account: str, name: str, value: str | None = None) -> None:
    """Take an open seat."""
    if table.stored.rated:
        await rated.check_account(table.store.people, account)
    async with table.lock:
        if kind(table.seating[seat]) != "open":
            raise Illegal("LOBBY", "taken")
        if _hides_seats(table) and await _has_sat(table, account):
            raise Illegal("LOBBY", "sat")
        if table.stored.rated and table.seating.of(account):
            raise Illegal("RATED", "twice")
        table.seating.learn_name(account, name)
        table.absences.see(table.stored.number, account)
        value = (
            table.seating[seat].value or value or table.draw_value(seat)
        )  # dice that were rolled keep what was mixed in
        since = table.timepiece.wall()
        await table.set_seat(replace(table.seating[seat], account=account, value=value, code=None, since=since))
        await table.go_on()


def _hides_seats(table: "Table") -> bool:
    """Whether something lies at a seat of this match that others do not know."""
    return table.begun is not None and table.game.information.secrets(table.match.options)


async def _has_sat(table: "Table", account: str) -> bool:
    """Whoever knows what is hidden at one seat takes no other."""
    return bool(table.seating.of(account)) or await table.store.leavers.has(table.stored.number, account)


async def let_bot_play(table: "Table", seat: Seat, account: str, level: int) -> None:
    """From now on a bot plays there, until its owner takes the seat back."""
    async with table.lock:
        _check_substitute(table, seat, account)
        value = table.seating[seat].value or table.draw_value(seat)
        await table.set_seat(replace(table.seating[seat], bot=level, player=None, value=value, code=None))
        await table.go_on()
        await adjourning.settle(table)


async def free(table: "Table", seat: Seat, account: str) -> str:
    """The seat is anybody's who has its new code. Whoever is gone loses it only where nothing is hidden: another could
    use the code to look at what he has."""
    async with table.lock:
        counts = table.stored.rated or table.stored.event  # for whoever began it
        if table.is_over or table.begun is None or table.seating[seat].account is None or counts:
            raise Illegal("TABLE", "not_now")
        if table.seating[seat].account != account:
            if _hides_seats(table):
                raise Illegal("LOBBY", "secrets")
            _check_substitute(table, seat, account)
        elif _hides_seats(table):
            await table.store.leavers.add(table.stored.number, account)
        code = draw_code(9)
        await table.set_seat(replace(table.seating[seat], account=None, bot=None, player=None, code=code, orders="[]"))
        table.orders[seat] = ()
        table.audience.hang_up_at(seat, LEFT)
        await adjourning.settle(table)
        return code


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
    plays = bool(table.seating.of(account)) and not is_program(account)
    if account != table.stored.creator and (owner is None or not plays):
        return None
    if owner is None:  # others have come to play against the bot that sits there
        return None if bot is not None and table.begun is not None and table.seating.has_others(account) else 0
    if bot is not None or (table.clocks and not table.is_adjourned) or table.is_over or table.audience.has(owner):
        return None
    return max(0, ceil(table.patience - table.absences.seconds(table.stored.number, owner)))


def _check_substitute(table: "Table", seat: Seat, account: str) -> None:
    wait = substitute_in(table, seat, account)
    if wait is None:
        raise Illegal("LOBBY", "not_yours")
    if wait:
        raise Illegal("LOBBY", "not_away", minutes=ceil(wait / 60))
