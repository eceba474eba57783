"""Seats that are offered to everybody: posted, taken, given back. The database decides who comes first."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club import terms
from panzerkiste.server.club.meeting_api import Terms
from panzerkiste.server.limits import HOUSEHOLD
from panzerkiste.server.matches import rated
from panzerkiste.server.matches.luck import Luck
from panzerkiste.server.matches.time_controls import Live
from panzerkiste.server.storage.meetings import Offer, Room, StoredOpenSeat
from panzerkiste.server.storage.store import Store
from panzerkiste.server.timepiece import Timepiece

OWN: Final = 5  # seats that one account offers; one address HOUSEHOLD times as many
ROOM: Final = Room(OWN, HOUSEHOLD * OWN, 500)
LASTS: Final = 14 * 24 * 3600 * 1000  # milliseconds

read_terms = msgspec.json.Decoder(Terms).decode


class Standing(NamedTuple):
    """An offer that somebody can still take, with its terms, and the options as all may read them."""

    offer: Offer
    terms: Terms
    options: dict[str, Any]


class Begun(NamedTuple):
    """The terms of an offer whose last seat was taken, and all who play, the one who offered it first."""

    terms: Terms
    people: tuple[str, ...]


class OpenSeats:
    def __init__(self, store: Store, luck: Luck, timepiece: Timepiece) -> None:
        self._store, self._people, self._luck, self._now = store.meetings, store.people, luck, timepiece.wall
        self._read: dict[str, tuple[Terms, dict[str, Any]]] = {}  # what stands in each, which takes its time to read

    async def post(self, account: str, address: str, wanted: Terms) -> str:
        await asyncio.to_thread(terms.check, wanted, self._luck)
        if wanted.rated:
            await rated.check_account(self._people, account)
        written = msgspec.json.encode(wanted).decode()
        seat = StoredOpenSeat(secrets.token_urlsafe(9), account, address, written, self._now())
        if not await self._store.offer(seat, ROOM):
            raise Illegal("CLUB", "seats", most=OWN)
        return seat.id

    async def take(self, id: str, account: str) -> Begun | None:
        """None while others are waited for; raises Illegal where somebody else was faster, or it is his own."""
        seat = await self._store.offered(id)
        if seat is None:
            raise Illegal("CLUB", "gone")
        if seat.account == account:
            raise Illegal("CLUB", "self")
        wanted = read_terms(seat.terms)
        if wanted.rated:
            await rated.check_account(self._people, account)
        people = await self._store.take(id, account, wanted.players)
        if people is None:
            raise Illegal("CLUB", "gone")
        return Begun(wanted, people) if people else None

    async def leave(self, id: str, account: str) -> None:
        if not await self._store.leave(id, account):
            raise Illegal("CLUB", "gone")

    async def standing(self, is_gone: Callable[[str], bool]) -> list[Standing]:
        """The latest first. What nobody can take any more is withdrawn."""
        offers = [offer for offer in await self._store.offers() if self._is_known(offer)]
        found = [Standing(offer, *self._read[offer.seat.id]) for offer in offers]
        over = {one.offer.seat.id for one in found if _is_over(one, is_gone, self._now())}
        if over:
            await self._store.withdraw(tuple(over))
        left = [one for one in found if one.offer.seat.id not in over]
        ids = {one.offer.seat.id for one in left}
        self._read = {id: read for id, read in self._read.items() if id in ids}
        return left

    def _is_known(self, offer: Offer) -> bool:
        """Whether its game is still here, and takes such options."""
        if offer.seat.id not in self._read:
            wanted = read_terms(offer.seat.terms)
            with suppress(Illegal):
                self._read[offer.seat.id] = wanted, terms.shown_options(wanted)
        return offer.seat.id in self._read


def _is_over(one: Standing, is_gone: Callable[[str], bool], now: int) -> bool:
    """Where a clock of minutes would run, whoever offers the seat has to be here."""
    seat = one.offer.seat
    waits = isinstance(one.terms.clock, Live) and is_gone(seat.account)
    return waits or now - seat.posted > LASTS
