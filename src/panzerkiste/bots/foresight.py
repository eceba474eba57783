"""Looking ahead: for every game of two in which nothing is hidden, nothing is rolled, and all answers are listed."""

from collections.abc import Callable
from math import inf
from typing import Any, Final

from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.knowledge import Knowledge

WON: Final = 1_000_000

Worth = Callable[[Any, Seat], float]  # of a state, to a seat, before anybody has won


def foresighted(turns: int, worth: Worth, known: Knowledge) -> Any:
    """The best answer, so many turns ahead, to a rival who answers as well as he can; of equal ones any."""
    state, best, value = known.imagine(), None, -inf
    for action in known.rng.sample(known.offer.actions, len(known.offer.actions)):
        if best is not None and not known.in_time():
            break
        after = known.game.play.apply(state, known.seat, action).state
        found = _value(known.game, after, known.seat, turns - 1, worth, (value, inf))
        if found > value:
            best, value = action, found
    return best


def _value(game: AnyGame, state: Any, seat: Seat, turns: int, worth: Worth, bounds: tuple[float, float]) -> float:
    """What a state is worth to the seat, as far as that lies between the bounds."""
    decision = game.play.decision(state)
    if decision is None:
        result = game.play.result(state)
        return (2 * result.share(seat) - 1) * (WON + turns) if result else 0.0  # the sooner the better
    if turns <= 0:
        return worth(state, seat)
    (mover,), (low, high) = decision.seats, bounds
    for action in game.play.offer(state, mover).actions:
        after = game.play.apply(state, mover, action).state
        found = _value(game, after, seat, turns - 1, worth, (low, high))
        low, high = (max(low, found), high) if mover == seat else (low, min(high, found))
        if low >= high:
            break
    return low if mover == seat else high
