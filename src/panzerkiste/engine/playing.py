"""A match between functions, played out: where players, dice and rules meet."""

from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.knowledge import Knowledge, Player
from panzerkiste.engine.match import AnyMatch, begin

SECONDS: Final = 1.0  # for an answer


def play(
    game: AnyGame,
    players: Sequence[Player],
    seed: int = 0,
    options: Mapping[str, Any] | object = None,
    seconds: float = SECONDS,
) -> AnyMatch:
    """A whole match, one player for each seat; whoever answers illegally is refused, and raises Illegal.

    Dice and all that players draw from ``known.rng`` follow from the seed: the same players play the same match
    again. *seconds* is the time for one answer; keeping to it is left to the players.
    """
    match = begin(game, len(players), options)
    seats = [_Seat(seat, Random(f"{seed} {seat}"), list(match.history(seat))) for seat in range(len(players))]
    chance = Simulated(Random(f"{seed} chance"))
    while (owed := match.game.play.decision(match.state)) is not None:
        asked = owed.seats[0]
        if asked == CHANCE:
            match.submit(CHANCE, match.game.play.sample(match.state, chance))
        else:
            match.submit(asked, players[asked](_knowledge(match, seats[asked], seconds)))
        for seat in seats:
            seat.history.extend(match.history(seat.number, len(match.entries)))
    return match


class _Seat(NamedTuple):
    number: Seat
    rng: Random
    history: list[Any]


def _knowledge(match: AnyMatch, seat: _Seat, seconds: float) -> Knowledge:
    game, state, number = match.game, match.state, seat.number
    view, offer = game.information.view(state, number), game.play.offer(state, number)
    return Knowledge(game, view, offer, tuple(seat.history), number, seat.rng, monotonic() + seconds)
