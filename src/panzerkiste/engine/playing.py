"""A match between functions, played out: where players, dice and rules meet."""

from collections.abc import Mapping, Sequence
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
    match, heard = begin(game, len(players), options), tuple(list[Any]() for _ in players)
    chance, own = Simulated(Random(f"{seed} chance")), [Random(f"{seed} {seat}") for seat in range(len(players))]
    while (owed := match.game.play.decision(match.state)) is not None:
        seat = owed.seats[0]
        if seat == CHANCE:
            action = match.game.play.sample(match.state, chance)
        else:
            action = players[seat](_knowledge(match, seat, heard[seat], own[seat], seconds))
        for told in match.submit(seat, action).told:
            for other, events in enumerate(heard):
                if told.heard_by(other):
                    events.append(told.event)
    return match


def _knowledge(match: AnyMatch, seat: Seat, heard: list[Any], rng: Random, seconds: float) -> Knowledge:
    game, state = match.game, match.state
    view, offer = game.information.view(state, seat), game.play.offer(state, seat)
    return Knowledge(game, view, offer, tuple(heard), seat, rng, monotonic() + seconds)
