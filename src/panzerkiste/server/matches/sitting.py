"""Taking a seat, leaving it to a bot, taking it back."""

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
        table.seating.learn_name(account, name)
        value = value or table.draw_value(seat)
        await table.set_seat(replace(table.seating[seat], account=account, value=value, code=None))
        await table.go_on()


async def let_bot_play(table: "Table", seat: Seat, account: str, level: int) -> None:
    """The seat's owner lets a bot take over; so may the match's creator for somebody who is away."""
    async with table.lock:
        _check_keeper(table, seat, account)
        value = table.seating[seat].value or table.draw_value(seat)
        await table.set_seat(replace(table.seating[seat], bot=level, value=value, code=None))
        await table.go_on()


async def hand_back(table: "Table", seat: Seat, account: str) -> None:
    async with table.lock:
        _check_keeper(table, seat, account)
        if table.seating[seat].account is None:
            raise Illegal("LOBBY", "not_yours")
        await table.set_seat(replace(table.seating[seat], bot=None))
        await table.go_on()


def _check_keeper(table: "Table", seat: Seat, account: str) -> None:
    is_deputy = account == table.stored.creator and seat not in table.audience.seats
    if table.seating[seat].account != account and not is_deputy:
        raise Illegal("LOBBY", "not_yours")
