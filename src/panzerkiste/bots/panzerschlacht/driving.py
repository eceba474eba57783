"""Turns to think about: many, legal, and rather the promising ones."""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from panzerkiste.bots.panzerschlacht.routes import Route, routes
from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import NOWHERE, Square, Squares, squares
from panzerkiste.games.panzerschlacht.movement import begin, random_turn
from panzerkiste.games.panzerschlacht.state import Board

Turn = tuple[Route, ...]
Ends = frozenset[tuple[int, Square]]  # which tank ends where

# How an allowance is shared out among tanks that drive at most three squares each, and how often we look there.
_SHARES: Final = {
    6: [((3, 3), 10), ((3, 2, 1), 8), ((2, 2, 2), 3), ((3, 1, 1, 1), 3), ((2, 2, 1, 1), 3), ((2, 1, 1, 1, 1), 1)],
    4: [((3, 1), 4), ((2, 2), 4), ((2, 1, 1), 3), ((1, 1, 1, 1), 1)],
}
_FOLLOW: Final = 0.5  # how often a tank looks first whether it can take the safe place of one that has left (PS-48)
_TRIES: Final = 6
_RARE: Final = 30  # turns to look at where legal ones are hard to find


class Drawer(NamedTuple):
    """Routes to draw from, with heaped-up weights."""

    routes: list[Route]
    heap: list[float]

    def draw(self, rng: Random) -> Route:
        return self.routes[bisect(self.heap, rng.random() * self.heap[-1], hi=len(self.heap) - 1)]


class Garage:
    """The mover's tanks and their routes."""

    def __init__(self, board: Board) -> None:
        self.trial = begin(board)
        army = board.armies[board.mover]
        self.numbers = {tank.square: n for n, tank in enumerate(army.tanks) if tank.square != NOWHERE}
        self.routes = routes(self.trial, self.numbers)
        self.own = squares(self.numbers)
        self.into: dict[tuple[Square, int], list[Route]] = {}  # by end and length, onto own tanks' squares
        for route in self.routes:
            if self.own >> route.end & 1:
                self.into.setdefault((route.end, route.length), []).append(route)

    def turn_of(self, move: Move) -> Turn:
        """The routes of a move, none where one of its paths is unknown."""
        by_path = {route.path: route for route in self.routes}
        return tuple(by_path[path] for path in move.paths) if by_path.keys() >= {*move.paths} else ()

    def turns(self, weights: Sequence[float], rng: Random) -> Iterator[Turn]:
        """Endless turns, some of them empty where an attempt failed; *weights*: how gladly each route is looked at."""
        return self._of_few(weights, rng) if self.trial.few else self._of_many(weights, rng)

    def _of_many(self, weights: Sequence[float], rng: Random) -> Iterator[Turn]:
        drawers: dict[int, Drawer] = {}
        for route, weight in zip(self.routes, weights, strict=True):
            drawer = drawers.setdefault(route.length, Drawer([], []))
            drawer.routes.append(route)
            drawer.heap.append(weight + (drawer.heap[-1] if drawer.heap else 0.0))
        shares, often = zip(*_SHARES[self.trial.allowance], strict=True)
        often = tuple(accumulate(often))
        while True:
            share = rng.choices(shares, cum_weights=often)[0]
            turn = self._drive(share if rng.random() < 0.5 else share[::-1], drawers, rng)
            yield turn if any(route.duty for route in turn) else ()

    def _drive(self, share: Sequence[int], drawers: dict[int, Drawer], rng: Random) -> Turn:
        """One tank after the other, each on the board as the earlier ones left it."""
        own, used, turn = self.own, 0, list[Route]()
        for length in share:
            route = self._follower(turn, length, own, used, rng) or self._next(drawers.get(length), own, used, rng)
            if route is None:
                return ()
            own ^= 1 << route.path[0] | 1 << route.end
            used |= 1 << route.tank
            turn.append(route)
        return tuple(turn)

    def _follower(self, turn: list[Route], length: int, own: Squares, used: int, rng: Random) -> Route | None:
        if not turn or rng.random() > _FOLLOW:
            return None
        for route in self.into.get((turn[-1].path[0], length), ()):
            if not used >> route.tank & 1 and not route.entered & own:
                return route
        return None

    def _next(self, drawer: Drawer | None, own: Squares, used: int, rng: Random) -> Route | None:
        if drawer is None:
            return None
        for _ in range(_TRIES):
            route = drawer.draw(rng)
            if not used >> route.tank & 1 and not route.entered & own:
                return route
        return None

    def _of_few(self, weights: Sequence[float], rng: Random) -> Iterator[Turn]:
        """PS-73: one or two tanks, any length. First every tank alone, then both by chance."""
        for route in self.routes:
            in_the_way = route.entered & self.own & ~(1 << route.path[0])
            yield (route,) if route.duty and not in_the_way else ()
        drawer = Drawer(self.routes, list(accumulate(weights)))
        while True:
            first, second = drawer.draw(rng), drawer.draw(rng)
            yield (first, second) if self._both(first, second) else ()

    def _both(self, first: Route, second: Route) -> bool:
        own = self.own ^ (1 << first.path[0] | 1 << first.end)
        return (
            first.tank != second.tank
            and first.length + second.length <= self.trial.allowance
            and (first.duty or second.duty)
            and not first.entered & self.own
            and not second.entered & own
        )


def collect(
    garage: Garage, weights: Sequence[float], count: int, rng: Random, in_time: Callable[[], bool]
) -> list[Turn]:
    """Up to *count* turns that differ in where tanks end; outcomes depend on nothing else."""
    found: dict[Ends, Turn] = {}
    source = garage.turns(weights, rng) if garage.routes else iter(())
    attempts = 2 * count + (len(garage.routes) if garage.trial.few else 0)
    for _, turn in zip(range(attempts), source, strict=False):
        if turn:
            found.setdefault(_ends(turn), turn)
        if len(found) == count or (found and not in_time()):
            break
    return list(found.values()) or _rare_turns(garage, rng)


def _ends(turn: Turn) -> Ends:
    return frozenset((route.tank, route.end) for route in turn)


def _rare_turns(garage: Garage, rng: Random) -> list[Turn]:
    """For boards on which not even the duty can be done in full (PS-49)."""
    by_path = {route.path: route for route in garage.routes}
    moves = [random_turn(garage.trial.board, rng) for _ in range(_RARE)] if garage.routes else []
    found = [tuple(by_path[path] for path in move.paths) for move in moves if isinstance(move, Move)]
    return list({_ends(turn): turn for turn in found}.values())


def move_of(turn: Turn) -> Move:
    return Move(tuple(route.path for route in turn))
