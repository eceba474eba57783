"""What somebody wishes for a match: the game, its options, who plays; and the same once more."""

from collections.abc import Sequence
from typing import Any

import msgspec

from panzerkiste.bots import brought, levels
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.api import NewMatch, Plan, SeatWish
from panzerkiste.server.matches.seating import PROGRAM, is_program
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.store import StoredSeat


def game_called(id: str) -> AnyGame:
    if id not in GAMES:
        raise Illegal("LOBBY", "no_game", game=id[:40])
    return GAMES[id]


def check_level(game: AnyGame, level: int) -> None:
    most = levels(game)
    if not min(1, most) <= level <= most:  # a game without levels has the one below all levels
        raise Illegal("LOBBY", "level", most=most)


def check_bot(game: AnyGame, wish: SeatWish) -> None:
    if not wish.player:
        check_level(game, wish.level)
    elif wish.player not in brought(game):
        raise Illegal("LOBBY", "no_player", player=wish.player)


def options_of(game: AnyGame, wished: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(wished, game.types.options)
    except msgspec.ValidationError as error:
        raise Illegal("LOBBY", "options", error=str(error)) from None


def warnings_of(game: AnyGame, plan: Plan) -> list[Refusal]:
    """What such a match would be told about; a plan that cannot be played is refused when the match is made."""
    told, (fewest, most) = game.hosting.warnings, game.players
    if told is None or not fewest <= plan.players <= most:
        return []
    return list(told(options_of(game, plan.options), plan.players))


def has_secrets(seats: Sequence[SeatWish]) -> bool:
    """TH-125: do people play who must not learn who was asked? Not among computers, nor where all share one screen."""
    kinds = {seat.kind for seat in seats}
    return kinds != {"bot"} and not kinds <= {"me", "hotseat"}


def once_more(table: Table, account: str) -> NewMatch:
    own = table.seating.of(account)[-1]  # sides change, so the last becomes the first
    options: dict[str, Any] = msgspec.to_builtins(table.match.options)
    seats = [_same_again(table.seating[seat], account, first=seat == own) for seat in range(len(table.seating))]
    seats.reverse()
    return NewMatch(table.game.id, options, tuple(seats), clock=table.control, rated=bool(table.stored.rated))


def _same_again(seat: StoredSeat, account: str, *, first: bool) -> SeatWish:
    if seat.account == account:
        return SeatWish("me" if first else "hotseat")
    if is_program(seat.account):
        return SeatWish("program", program=(seat.account or "").removeprefix(PROGRAM))
    return SeatWish("invite") if seat.bot is None else SeatWish("bot", seat.bot, seat.player or "")
