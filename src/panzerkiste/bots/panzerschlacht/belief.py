"""What can be believed about the other side: the values of its tanks, and where its mines lie."""

from random import Random

from panzerkiste.games.panzerschlacht.board import NOWHERE, Side, Square
from panzerkiste.games.panzerschlacht.state import HQ, Army, Board
from panzerkiste.games.panzerschlacht.view import mine_squares

Values = tuple[int, ...]


def hidden_values(army: Army) -> list[int]:
    """The values that a side's tanks not shown yet share among them, as everybody can work out."""
    return sorted({1, 2, 3, 4, 5, 6} - {tank.shown for tank in army.tanks})


def possible_values(army: Army) -> list[tuple[int, ...]]:
    """Per tank the values it may have, all equally likely."""
    hidden = tuple(hidden_values(army))
    return [(tank.shown,) if tank.shown else hidden for tank in army.tanks]


def guess_values(army: Army, rng: Random) -> Values:
    """One way the hidden values may be spread."""
    hidden = hidden_values(army)
    rng.shuffle(hidden)
    return tuple(tank.shown or hidden.pop() for tank in army.tanks)


def mine_chances(board: Board, owner: Side) -> list[float]:
    """Per square the chance that a live mine of *owner* lies there."""
    army = board.armies[owner]
    chances = [0.0] * 100
    if army.installations[HQ] == NOWHERE or not army.mines:
        return chances  # PS-64
    likely = {square: _lure(army, square) for square in mine_squares(board, owner)}
    whole = sum(likely.values())
    for square, weight in likely.items():
        chances[square] = min(1.0, army.mines * weight / whole)
    return chances


def _lure(army: Army, square: Square) -> float:
    """People lay mines where tanks like to stop: beside guns and installations, and not on their own doorstep."""
    near = sum(_beside(square, piece) for piece in (*army.guns, *army.installations) if piece != NOWHERE)
    doorstep = any(square // 10 == tank.home // 10 for tank in army.tanks)
    return (1.0 + 0.6 * near) * (0.4 if doorstep else 1.0)


def _beside(square: Square, other: Square) -> bool:
    return abs(square // 10 - other // 10) + abs(square % 10 - other % 10) == 1
