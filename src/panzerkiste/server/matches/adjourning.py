"""Adjourning by agreement: the match rests, its clocks stand, and it goes on when all who play it have come back.
Not in an event, where others wait for the result; nor alone against computer players where the result counts: whoever
could stop his own clock at will would have none.

Who sits at several seats agrees for all of them; computer players agree at once, also those that play for a person.
"""

from typing import TYPE_CHECKING

import msgspec

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import telling
from panzerkiste.server.matches.agreements import AdjournmentChanged
from panzerkiste.server.matches.holding import written
from panzerkiste.server.matches.seating import is_program
from panzerkiste.server.storage.adjournments import StoredAdjournment

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


def can_rest(table: "Table") -> bool:
    """Whether it is a match that its players may adjourn, as long as it runs."""
    counts_alone = table.stored.rated and len(_needed(table)) < 2
    return table.begun is not None and not table.stored.event and not counts_alone


async def adjourn(table: "Table", seat: Seat, *, agreed: bool) -> int:
    """Ask for it, agree to it, or decline it for everybody; the number of entries there are then."""
    async with table.lock:
        if table.is_over or table.is_adjourned or not can_rest(table):
            raise Illegal("TABLE", "not_now")
        await _keep(table, table.rest.since, _with(table, seat) if agreed else ())
        await settle(table)
        return len(table.match.entries)


async def go_on(table: "Table", seat: Seat) -> int:
    async with table.lock:
        if not table.is_adjourned:
            raise Illegal("TABLE", "not_now")
        await _keep(table, table.rest.since, _with(table, seat))
        await settle(table)
        return len(table.match.entries)


async def settle(table: "Table") -> None:
    """For whoever has the lock: do all agree by now, since one has spoken or a bot plays in his place?"""
    agreed = _read(table.rest)
    if not agreed or not _needed(table) <= {table.seating[seat].account for seat in agreed}:
        return
    now, rest = table.timepiece.wall(), table.rest
    if rest.since is None:
        await table.store.keep_readings({table.held: table.watch.read()})
        await _keep(table, now, ())
    else:
        stood = rest.stood + max(0, now - rest.since)
        await _keep(table, None, (), stood)
    await table.go_on()


def _needed(table: "Table") -> set[str | None]:
    """Whose agreement it takes."""
    people = (table.seating[seat] for seat in range(len(table.seating)) if table.seating.is_person(seat))
    return {seat.account for seat in people if not is_program(seat.account)}


def _with(table: "Table", seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*_read(table.rest), seat}))


def _read(rest: StoredAdjournment) -> tuple[Seat, ...]:
    return msgspec.json.decode(rest.agreed, type=tuple[Seat, ...])


async def _keep(table: "Table", since: int | None, agreed: tuple[Seat, ...], stood: int | None = None) -> None:
    stood = table.rest.stood if stood is None else stood
    rest = StoredAdjournment(table.stored.number, since, stood, msgspec.json.encode(agreed).decode())
    with written(table):
        await table.store.adjournments.keep(table.held, rest)
    table.set_rest(rest)
    table.audience.tell(AdjournmentChanged(telling.adjournment_shown(table), telling.clock_shown(table)))
