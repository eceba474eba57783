"""Seats that are kept for bots which play over the network: they are asked, and accept or decline."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import sitting
from panzerkiste.server.matches.api import Joined, SeatWish
from panzerkiste.server.matches.bot_api import BotEvent, Challenged, Playing
from panzerkiste.server.matches.picture import shown_options
from panzerkiste.server.matches.programs import Programs
from panzerkiste.server.matches.protocol import ChallengeDeclined

if TYPE_CHECKING:
    from panzerkiste.server.matches.lobby import Lobby
    from panzerkiste.server.matches.table import Table


async def wanted(programs: Programs, game: str, seats: Sequence[SeatWish]) -> list[tuple[Seat, str]]:
    """The seats that are kept for bots, and for whose account each; raises Illegal where one cannot be asked."""
    return [
        (seat, await programs.asked(game, wish.program)) for seat, wish in enumerate(seats) if wish.kind == "program"
    ]


async def ask(lobby: "Lobby", table: "Table", seats: Sequence[tuple[Seat, str]]) -> None:
    await lobby.programs.challenge(table.stored.id, seats)
    for seat, account in seats:
        lobby.programs.tell(account, await _challenged(lobby, table, seat))


async def _challenged(lobby: "Lobby", table: "Table", seat: Seat) -> Challenged:
    return Challenged(
        match=table.stored.id,
        seat=seat,
        game=table.game.id,
        options=shown_options(table.match),
        clock=table.control,
        players=len(table.seating),
        by=await lobby.name(table.stored.creator),
    )


async def standing(lobby: "Lobby", account: str) -> list[BotEvent]:
    """What a bot is told when it comes: the matches it plays, and what it is asked."""
    playing = [
        Playing(table.stored.id, seat, table.game.id)
        for table in await lobby.lists.running(account)
        for seat in table.seating.of(account)
    ]
    asked = [
        await _challenged(lobby, table, challenge.seat)
        for challenge in await lobby.programs.challenges(account)
        if (table := await lobby.look(challenge.match))
    ]
    return [*playing, *asked]


async def accept(lobby: "Lobby", account: str, match: str, seat: Seat) -> Joined:
    table = await _asked(lobby, account, match, seat)
    await sitting.sit(table, seat, account, await lobby.name(account))
    await lobby.programs.settle(table.stored.number, seat)
    lobby.programs.tell(account, Playing(match, seat, table.game.id))
    return Joined(match, seat)


async def decline(lobby: "Lobby", account: str, match: str, seat: Seat) -> None:
    """The seat stays free, for whoever has its code."""
    table = await _asked(lobby, account, match, seat)
    if not await lobby.programs.settle(table.stored.number, seat):  # it has just been accepted
        raise Illegal("BOT", "challenge")
    table.audience.tell(ChallengeDeclined(seat, await lobby.name(account)))


async def _asked(lobby: "Lobby", account: str, match: str, seat: Seat) -> "Table":
    await lobby.programs.check_asked(account, match, seat)
    return await lobby.table(match)
