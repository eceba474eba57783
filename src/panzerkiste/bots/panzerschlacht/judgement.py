"""What a placement is worth to the side that drove there.

What a tank gains by ending on a square hardly depends on the others; so one table per tank says nearly all, and a
turn is a sum over its tanks.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panzerkiste.bots.panzerschlacht.belief import Values, mine_chances, possible_values
from panzerkiste.bots.panzerschlacht.routes import FAR, Route, Steps, arrivals, steps_to
from panzerkiste.games.panzerschlacht.board import ADJACENT, NOWHERE, Side, Square, Squares, goal_row, squares
from panzerkiste.games.panzerschlacht.movement import MOST_PER_TANK
from panzerkiste.games.panzerschlacht.state import AMMUNITION, FUEL, HQ, Army, Board

Table = NDArray[np.float64]

GUN_FALLS: Final = 5 / 6  # PS-62


class Taste(NamedTuple):
    """How much things matter: what they add to the logarithm of the odds to win.

    Rounded from fits to some two thousand games of bots. Beside tanks and ammunition none of them weighs much alone.
    """

    tanks: float = 1.85  # e times as many tanks
    strength: float = 0.3  # a tank that beats all against one that beats none, in parts of a tank
    flag: float = 0.1  # a command tank, in parts of a tank
    gun: float = 0.02
    breach: float = 0.25  # a gun that shuts something off, in parts of what is behind it
    headquarters: float = 0.1
    mine: float = 0.05  # each that falls with the headquarters
    ammunition: float = 0.6
    fuel: float = 0.2
    hunt: float = 0.2  # prey that could be attacked next turn, in parts of its worth
    fear: float = 0.3  # of an attack next turn
    patience: float = 0.7  # what is one turn further away counts so much less
    room: float = 0.3  # squares to choose from next turn
    risk: float = 0.5  # few of them
    rows: float = 0.03  # rows behind a tank: it cannot go back
    rear: float = 0.05  # rows behind the last tank
    haste: float = 0.5  # to get on when the game is about to be drawn
    white_shot: float = 0.06  # kept for a better chance

    def side_worth(self, tanks: int) -> float:
        """What all tanks of a side are worth; one of many is worth less than one of few."""
        return self.tanks * tanks / (tanks - 0.5)


NEUTRAL: Final = Taste()


class Foe(NamedTuple):
    """An opposing tank as the mover sees it."""

    square: Square
    values: tuple[int, ...]  # equally likely
    worth: float
    reach: Squares  # where it could end next turn


class Tables(NamedTuple):
    """Per tank and square, what it is worth to end there; and per installation, tank and square, its promise."""

    tanks: Table
    promise: Table


class Scene(NamedTuple):
    """What the judgement of all tanks of the mover shares, whatever their hidden values are."""

    board: Board
    side: Side
    taste: Taste
    foes: list[Foe]
    guns: dict[Square, float]  # what each is worth
    mines: list[float]
    goal: Steps  # for a plain tank
    hunts: tuple[Steps, Steps]  # per foe, steps to its side: plain, command
    depots: tuple[Steps, Steps]  # per opposing installation, steps: plain, command
    depot_worths: Table
    seen_as: list[tuple[int, ...]]  # what the other side believes of the mover's values


@cache
def duel_chances(value: int, others: tuple[int, ...]) -> tuple[float, float]:
    """PS-61: the chances to win outright and to tie."""
    return sum(other < value for other in others) / len(others), others.count(value) / len(others)


def edge_over(value: int, army: Army) -> float:
    """How far this value beats what stands against it: 1 all, 0 none."""
    standing = [
        values for tank, values in zip(army.tanks, possible_values(army), strict=True) if tank.square != NOWHERE
    ]
    chances = [duel_chances(value, values) for values in standing]
    return sum(win + tie / 2 for win, tie in chances) / max(1, len(chances))


def worths(board: Board, side: Side, values: Sequence[tuple[int, ...]], taste: Taste) -> list[float]:
    """Per tank its part of all that the side has; 0 for a tank that is gone."""
    army, other = board.armies[side], board.armies[1 - side]
    edges = {value: edge_over(value, other) for value in range(1, 7)}
    raw = [
        1 + taste.strength * (sum(edges[v] for v in possible) / len(possible) - 0.5) + taste.flag * tank.flag
        if tank.square != NOWHERE
        else 0.0
        for tank, possible in zip(army.tanks, values, strict=True)
    ]
    whole = sum(raw)
    return [worth / whole * taste.side_worth(len(army.standing)) for worth in raw] if whole else raw


def scene(board: Board, reaches: Sequence[Squares], taste: Taste) -> Scene:
    """*reaches*: per opposing tank, the squares it could end on next turn."""
    side, other = board.mover, board.armies[1 - board.mover]
    possible = possible_values(other)
    foe_worths = worths(board, 1 - side, possible, taste)
    foes = [
        Foe(tank.square, possible[n], foe_worths[n], reaches[n])
        for n, tank in enumerate(other.tanks)
        if tank.square != NOWHERE
    ]
    depots = _depot_worths(other, taste)
    prizes = {foe.square: foe.worth for foe in foes} | depots
    goal = steps_to(board, side, goal_row(side), command=False)
    return Scene(
        board,
        side,
        taste,
        foes,
        {gun: taste.gun + taste.breach * _shut_off(board, gun, prizes) for gun in other.guns},
        mine_chances(board, 1 - side),
        goal,
        _hunts(board, side, foes, goal),
        _depots(board, side, list(depots)),
        np.array(list(depots.values())),
        possible_values(board.armies[side]),
    )


def _shut_off(board: Board, gun: Square, prizes: dict[Square, float]) -> float:
    """What cannot be got at before one of the pieces around it is gone, this gun perhaps."""
    fixed = {piece for army in board.armies for piece in (*army.guns, *army.installations)}
    shut = (near for near in ADJACENT[gun] if near in prizes and fixed.issuperset(arrivals(board.mover, near)))
    return sum(prizes[near] for near in shut)


def _hunts(board: Board, side: Side, foes: list[Foe], goal: Steps) -> tuple[Steps, Steps]:
    """A plain tank may have to fetch its flag first: what is behind it is out of its reach (PS-36)."""
    own = board.armies[side]
    fixed = {*own.guns, *own.installations}
    stands = [[near for near in ADJACENT[foe.square] if near not in fixed] for foe in foes]
    plain, command = (_steps(board, side, stands, command=flag) for flag in (False, True))
    detour = goal + MOST_PER_TANK + command[:, list(goal_row(side))].min(axis=1, keepdims=True)
    return np.minimum(np.minimum(plain, detour), FAR), command


def _depots(board: Board, side: Side, depots: list[Square]) -> tuple[Steps, Steps]:
    targets = [[depot] for depot in depots]
    return _steps(board, side, targets, command=False), _steps(board, side, targets, command=True)


def _steps(board: Board, side: Side, targets: list[list[Square]], *, command: bool) -> Steps:
    """Per list of targets and square, the steps to the nearest."""
    return np.array([steps_to(board, side, squares, command=command) for squares in targets]).reshape(-1, 100)


def _depot_worths(army: Army, taste: Taste) -> dict[Square, float]:
    """What the loss of each standing installation takes from its side (PS-64 to PS-66)."""
    worth = {
        HQ: taste.headquarters + taste.mine * army.mines,
        AMMUNITION: taste.ammunition,
        FUEL: taste.fuel,
    }
    return {square: worth[kind] for kind, square in enumerate(army.installations) if square != NOWHERE}


def tables(scene: Scene, values: Values, routes: Sequence[Route]) -> Tables:
    """The mover's tables if its tanks had these values; only squares that routes lead to are filled in."""
    army = scene.board.armies[scene.side]
    own_worths = worths(scene.board, scene.side, [(value,) for value in values], scene.taste)
    table = np.zeros((len(army.tanks), 100))
    promise = np.zeros((len(scene.depot_worths), len(army.tanks), 100))
    ends: dict[int, set[Square]] = {number: {army.tanks[number].square} for number in army.standing}
    for route in routes:
        ends[route.tank].add(route.end)
    for number, reached in ends.items():
        tank, stand = army.tanks[number], _Stand(scene, number, values[number], own_worths[number])
        for square in reached:
            table[number, square] = stand.worth(square)
        steps = scene.depots[1 if tank.flag else 0]
        promise[:, number, :] = scene.depot_worths[:, None] * discounted(steps, scene.taste.patience)
    return Tables(table, promise)


class _Stand:
    """One tank's prospects."""

    def __init__(self, scene: Scene, number: int, value: int, worth: float) -> None:
        self.scene, self.value, self.own = scene, value, worth
        self.tank = scene.board.armies[scene.side].tanks[number]
        self.fights = {foe.square: _fight(*duel_chances(value, foe.values), foe.worth) for foe in scene.foes}
        self.prospects = self._prospects()
        self.costs = [(foe.reach, self._cost_of(foe, scene.seen_as[number])) for foe in scene.foes]
        self.fights |= {gun: _fight(GUN_FALLS, 0.0, worth) for gun, worth in scene.guns.items()}

    def worth(self, square: Square) -> float:
        """What it is worth to end on *square* if no shot falls there."""
        scene = self.scene
        arrives = 1 - scene.mines[square] if square != self.tank.square else 1.0
        gain, survives = self._battle(square)
        alive = self.own + self.prospects[square] - scene.taste.fear * self._danger(square)
        return arrives * (gain + survives * max(alive, 0.0))

    def _battle(self, square: Square) -> tuple[float, float]:
        """What the fights on *square* (PS-58) take from the other side, and the chance to outlive them."""
        near = [self.fights[other] for other in ADJACENT[square] if other in self.fights]
        gain, survives = 0.0, 1.0
        for _, take, survive in sorted(near, reverse=True):
            gain += survives * take
            survives *= survive
        return gain, survives

    def _prospects(self) -> list[float]:
        """Per square: promotion and prey within reach."""
        scene, taste = self.scene, self.scene.taste
        hope = np.zeros(100)
        if not self.tank.flag:
            hope = self.own * taste.flag * discounted(scene.goal, taste.patience)
        prey = np.zeros(100)
        for foe, steps in zip(scene.foes, scene.hunts[1 if self.tank.flag else 0], strict=True):
            _, take, survive = self.fights[foe.square]
            gain = take - (1 - survive) * self.own
            if gain > 0:
                prey = np.maximum(prey, gain * discounted(np.maximum(1, steps), taste.patience))
        found: list[float] = (hope + taste.hunt * prey).tolist()
        return found

    def _danger(self, square: Square) -> float:
        """What the worst attack on *square* next turn would cost; below 0 if attackers would rue it."""
        around = _AROUND[square]
        return max((cost for reach, cost in self.costs if reach & around), default=0.0)

    def _cost_of(self, foe: Foe, seen_as: tuple[int, ...]) -> float:
        """The attacker knows its own value and guesses ours; the better its chances look, the surer it comes."""
        cost = 0.0
        for value in foe.values:
            win, tie = duel_chances(value, seen_as)
            willing = min(1.0, max(0.0, 3 * (win + tie / 2) - 1.1))
            cost += willing * ((value >= self.value) * self.own - (value <= self.value) * foe.worth)
        return cost / len(foe.values)


def discounted(steps: Steps, patience: float) -> Table:
    """What lies so many steps away counts less with every turn it takes."""
    return np.asarray(np.where(steps >= FAR, 0.0, patience ** np.ceil(steps / 3)))


_AROUND: Final = tuple(squares(ADJACENT[square]) for square in range(100))


def _fight(win: float, tie: float, worth: float) -> tuple[float, float, float]:
    """A fight's merit for the order (what it brings against what it risks), its gain, and the chance to survive it."""
    gain = (win + tie) * worth
    return gain / (1 - win + 1e-6), gain, win
