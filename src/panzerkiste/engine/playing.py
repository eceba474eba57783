"""A match between functions, played out: where players, dice and rules meet."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from time import monotonic
from typing import Any, Final

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
    match, chance = begin(game, len(players), options), Simulated(Random(seed))
    histories = [list(match.history(seat)) for seat in range(len(players))]
    while (owed := match.game.play.decision(match.state)) is not None:
        seat = owed.seats[0]
        if seat == CHANCE:
            match.submit(CHANCE, match.game.play.sample(match.state, chance))
        else:
            rng = Random(_seed(seed, seat, len(match.entries)))
            match.submit(seat, players[seat](_knowledge(match, seat, histories[seat], rng, seconds)))
        for other, history in enumerate(histories):
            history.extend(match.history(other, len(match.entries)))
    return match


def _knowledge(match: AnyMatch, seat: Seat, history: list[Any], rng: Random, seconds: float) -> Knowledge:
    game, state = match.game, match.state
    view, offer = game.information.view(state, seat), game.play.offer(state, seat)
    return Knowledge(game, view, offer, tuple(history), seat, rng, monotonic() + seconds)


def _seed(*parts: int) -> int:
    """Seeds of neighbouring matches, seats and answers have nothing in common."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest())
