"""What people agree on before they play, and how a match is made of it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.club.meeting_api import Seek, Terms
from panzerkiste.server.matches import making, rated
from panzerkiste.server.matches.api import SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck
from panzerkiste.server.matches.making import Arranged
from panzerkiste.server.matches.table import Table
from panzerkiste.server.matches.wishes import game_called, options_of

LARGEST: Final = 16 * 1024  # bytes of terms: lists of them are told to everybody
LONGEST: Final = 80  # signs of a choice that a list tells; a whole map is only said to be somebody's own
OWN_MADE: Final = "…"


def check(terms: Terms, luck: Luck) -> None:
    """Terms that would be refused at the table are refused before anybody reads them. May take its time."""
    game = game_called(terms.game)
    if terms.side is not None and terms.side >= terms.players:
        raise Illegal("LOBBY", "no_seat")
    if len(msgspec.json.encode(terms)) > LARGEST:
        raise Illegal("CLUB", "large", most=LARGEST // 1024)
    making.seated(game, terms.options, ["anybody"] * terms.players, terms.clock, luck)
    if terms.rated:
        rated.check(game, options_of(game, terms.options), [SeatWish("invite")] * terms.players)


def sought(seek: Seek) -> Terms:
    return Terms(seek.game, clock=seek.clock, rated=seek.rated)


def shown_options(terms: Terms) -> dict[str, Any]:
    """What whoever is asked may read of them before the match."""
    game = game_called(terms.game)
    told: dict[str, Any] = msgspec.to_builtins(game.information.shown_options(options_of(game, terms.options)))
    return {name: in_short(value) for name, value in told.items()}


def in_short(value: Any) -> Any:
    return OWN_MADE if isinstance(value, str) and len(value) > LONGEST else value


def side_left(terms: Terms, taken: int) -> str:
    """The seat that the next one gets, by its name; empty where seats are drawn."""
    if terms.side is None:
        return ""
    left = [seat for seat in range(terms.players) if seat != terms.side]
    return GAMES[terms.game].seat_names(terms.players)[left[taken]]


def seated(terms: Terms, people: Sequence[str], luck: Luck) -> list[str]:
    """Who plays which seat: the first of these people has said which he wants, or all are drawn."""
    if terms.side is None:
        return luck("sides").sample(people, len(people))
    first, *others = people
    return [*others[: terms.side], first, *others[terms.side :]]


async def begin(lobby: Lobby, terms: Terms, people: Sequence[str], luck: Luck) -> Table:
    """A match of these people, the first of whom has wished for it."""
    order = seated(terms, people, luck)
    return await lobby.seat_people(Arranged(terms.game, terms.options, order, terms.clock, terms.rated, people[0]))
