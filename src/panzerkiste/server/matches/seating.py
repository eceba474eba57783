"""Who sits where: people, bots, and seats kept for somebody who has an invitation."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.matches.protocol import SeatInfo
from panzerkiste.server.storage.store import StoredSeat

PROGRAM: Final = "bot-"  # how the accounts of bots begin; those of people are plain numbers


class Seating:
    def __init__(
        self, seats: Sequence[StoredSeat], sides: Sequence[str], names: dict[str, str], event: str | None = None
    ) -> None:
        self._seats, self._sides, self._names, self._counts = list(seats), sides, names, event is not None
        self._look()

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, seat: Seat) -> StoredSeat:
        return self._seats[seat]

    def put(self, seat: StoredSeat) -> None:
        self._seats[seat.seat] = seat
        self._look()

    def _look(self) -> None:
        """What is asked after every move, found out when somebody sits down."""
        self.bots = [seat.seat for seat in self._seats if seat.bot is not None]
        self.has_nobody = all(map(_is_bots_own, self._seats))  # bots among themselves, none of them for a person

    @property
    def is_full(self) -> bool:
        return all(kind(seat) != "open" for seat in self._seats)

    def is_alone(self, seat: Seat) -> bool:
        """Nobody else has a seat here, also none that a bot plays for him: all are bots' or the same person's.

        In an event nobody is alone: others stand in the same table.
        """
        account = self._seats[seat].account
        return not self._counts and all(other.account == account or _is_bots_own(other) for other in self._seats)

    def plays_bots(self, seat: Seat) -> bool:
        """Does nobody play against this seat, or with it, but bots? Not those that play for a person."""
        return all(other.seat == seat or _is_bots_own(other) for other in self._seats)

    def is_substituted(self, seat: Seat) -> bool:
        """Does a bot play there for a person?"""
        return self._seats[seat].bot is not None and self._seats[seat].account is not None

    def is_person(self, seat: Seat) -> bool:
        """Does somebody play there himself?"""
        return seat >= 0 and kind(self._seats[seat]) == "person"

    @property
    def values(self) -> tuple[str, ...]:
        """What each seat mixes into the dice."""
        return tuple(seat.value for seat in self._seats)

    @property
    def names(self) -> tuple[str, ...]:
        """As the record calls the players."""
        return tuple(self._name(seat) or ("" if seat.bot is None else f"bot {seat.bot}") for seat in self._seats)

    @property
    def accounts(self) -> set[str]:
        """Whom seats belong to."""
        return {seat.account for seat in self._seats if seat.account}

    def has_others(self, account: str) -> bool:
        """Does a seat belong to another person?"""
        return any(seat.account not in (None, account) for seat in self._seats)

    def open_codes(self) -> list[tuple[Seat, str]]:
        return [(seat.seat, seat.code) for seat in self._seats if seat.code]

    def of(self, account: str) -> list[Seat]:
        return [seat.seat for seat in self._seats if seat.account == account]

    def learn_name(self, account: str, name: str) -> None:
        self._names[account] = name

    def infos(
        self, account: str, here: Collection[Seat], substitute_in: Callable[[Seat], int | None]
    ) -> tuple[SeatInfo, ...]:
        """As this account is told; *here* are the seats with an open socket."""
        return tuple(
            SeatInfo(
                seat=seat.seat,
                side=self._sides[seat.seat],
                kind=kind(seat),
                name=self._name(seat),
                level=seat.bot or 0,
                here=seat.seat in here,
                yours=seat.account == account,
                program=seat.bot is None and is_program(seat.account),
                substitute_in=substitute_in(seat.seat),
            )
            for seat in self._seats
        )

    def _name(self, seat: StoredSeat) -> str:
        if seat.account:
            return self._names.get(seat.account) or call_sign(seat.account)
        return seat.player or ""


def is_program(account: str | None) -> bool:
    """Is it a bot that plays over the network?"""
    return account is not None and account.startswith(PROGRAM)


def kind(seat: StoredSeat) -> Literal["person", "bot", "open"]:
    if seat.bot is not None:
        return "bot"
    return "open" if seat.account is None else "person"


def _is_bots_own(seat: StoredSeat) -> bool:
    return seat.account is None and seat.bot is not None
