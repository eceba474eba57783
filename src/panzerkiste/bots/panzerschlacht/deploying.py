"""Set-ups: fortresses that have proved themselves, varied so that nobody knows them by heart."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from panzerkiste.games.panzerschlacht.board import GREEN, Side, Square, half, read_square
from panzerkiste.games.panzerschlacht.setup import turned
from panzerkiste.games.panzerschlacht.state import Placed, Setup


class Fortress(NamedTuple):
    """As Green would build it."""

    installations: str  # HQ, ammunition, fuel
    guns: str
    gates: str  # squares from which it is stormed


# A diagonal of depots in a corner: guns between neighbours shut it off but for one gate, and the ammunition is never
# at the gate.
FORTRESSES: Final = (
    Fortress("c4 a2 b3", "a3 b2 b4 c3 d4", "c5 a4 d3 d5 b5 e4"),
    Fortress("c4 b3 a2", "a3 b2 b4 c3 c5", "d4 a4 d3 d5 b5"),
    Fortress("a2 b3 c4", "a3 b2 b4 c3 d4", "c5 a4 d3 d5 b5 e4"),
    Fortress("b3 a2 c4", "a3 b2 b4 c3 c5", "d4 a4 d3 d5 b5"),
)
MIDDLE: Final = "c1 d1 e1 f1 g1 h1 i1"  # from here tanks have the most squares to choose from


def deploy(side: Side, rng: Random) -> Setup:
    """One of the fortresses, perhaps mirrored; one mine at its gates, one anywhere."""
    fortress, mirrored = rng.choice(FORTRESSES), rng.random() < 0.5
    hq, ammunition, fuel = _squares(fortress.installations, mirrored=mirrored)
    guns = _squares(fortress.guns, mirrored=mirrored)
    tanks = rng.sample(_squares(MIDDLE, mirrored=mirrored), 6)
    mine = rng.choice(_squares(fortress.gates, mirrored=mirrored))
    others = [square for square in half(GREEN) if square not in {hq, ammunition, fuel, *guns, *tanks, mine}]
    values = rng.sample(range(1, 7), 6)
    setup = Setup(
        (hq, ammunition, fuel),
        tuple(Placed(square, value) for square, value in zip(tanks, values, strict=True)),
        tuple(guns),
        (mine, rng.choice(others)),
    )
    return setup if side == GREEN else turned(setup)


def is_proven(side: Side, setup: Setup) -> bool:
    """Is it one that could be deployed here?"""
    own = setup if side == GREEN else turned(setup)
    return any(_is_built(own, fortress, mirrored=mirrored) for fortress in FORTRESSES for mirrored in (False, True))


def _is_built(setup: Setup, fortress: Fortress, *, mirrored: bool) -> bool:
    return (
        [*setup.installations] == _squares(fortress.installations, mirrored=mirrored)
        and {*setup.guns} == {*_squares(fortress.guns, mirrored=mirrored)}
        and {tank.square for tank in setup.tanks} <= {*_squares(MIDDLE, mirrored=mirrored)}
        and not {*setup.mines}.isdisjoint(_squares(fortress.gates, mirrored=mirrored))
    )


def _squares(text: str, *, mirrored: bool) -> Sequence[Square]:
    found = [read_square(word) for word in text.split()]
    return [square // 10 * 10 + 9 - square % 10 for square in found] if mirrored else found
