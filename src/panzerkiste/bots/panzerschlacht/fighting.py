"""The order of fights (PS-59): which pair first, when every pair must be fought until one of it is gone."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from panzerkiste.bots.panzerschlacht.belief import Values, possible_values
from panzerkiste.bots.panzerschlacht.judgement import GUN_FALLS, Taste, duel_chances, worths
from panzerkiste.games.panzerschlacht.actions import Fight
from panzerkiste.games.panzerschlacht.board import Square
from panzerkiste.games.panzerschlacht.state import Board

Pairs = frozenset[Fight]

_MANY: Final = 7  # pairs; with more of them it takes too long to look ahead to the end


class Odds(NamedTuple):
    """The chances that the target falls, that the attacker falls, that both do."""

    wins: float
    loses: float
    ties: float


class Ranked(NamedTuple):
    fight: Fight
    odds: Odds
    promise: float  # what it and the rest are expected to bring


class Brawl(NamedTuple):
    odds: dict[Fight, Odds]
    attackers: dict[Square, float]  # what they are worth
    targets: dict[Square, float]

    def at_once(self, pair: Fight) -> float:
        """What this fight alone is expected to bring."""
        wins, loses, ties = self.odds[pair]
        return (wins + ties) * self.targets[pair.target] - (loses + ties) * self.attackers[pair.attacker]


def best_fight(board: Board, values: Values, pairs: Sequence[Fight], taste: Taste) -> Fight:
    """The fight after which the rest, fought in the best order, is expected to go best."""
    return ranked_fights(board, values, pairs, taste)[0].fight


def ranked_fights(board: Board, values: Values, pairs: Sequence[Fight], taste: Taste) -> list[Ranked]:
    """Every fight with its odds, first the one after which the rest is expected to go best."""
    brawl = _brawl(board, values, pairs, taste)
    promise = brawl.at_once if len(pairs) > _MANY else _hope(brawl, frozenset(pairs))
    ranked = (Ranked(pair, brawl.odds[pair], promise(pair)) for pair in pairs)
    return sorted(ranked, key=lambda one: -one.promise)


def _hope(brawl: Brawl, pairs: Pairs) -> Callable[[Fight], float]:
    """What is to be hoped for when a fight comes first and the rest is fought in the best order."""

    @cache
    def best(left: Pairs) -> float:
        return max((hope(left, pair) for pair in left), default=0.0)

    def hope(left: Pairs, pair: Fight) -> float:
        without_attacker = frozenset(other for other in left if other.attacker != pair.attacker)
        without_target = frozenset(other for other in left if other.target != pair.target)
        rest = without_target, without_attacker, without_attacker & without_target
        return brawl.at_once(pair) + sum(
            chance * best(after) for chance, after in zip(brawl.odds[pair], rest, strict=True) if chance
        )

    return lambda pair: hope(pairs, pair)


def _brawl(board: Board, values: Values, pairs: Sequence[Fight], taste: Taste) -> Brawl:
    side, other = board.mover, 1 - board.mover
    believed = possible_values(board.armies[other])
    own = worths(board, side, [(value,) for value in values], taste)
    theirs = worths(board, other, believed, taste)
    attackers = {tank.square: n for n, tank in enumerate(board.armies[side].tanks)}
    tanks = {tank.square: n for n, tank in enumerate(board.armies[other].tanks)}
    brawl = Brawl({}, {}, {})
    for pair in pairs:
        number = attackers[pair.attacker]
        brawl.attackers[pair.attacker] = own[number]
        if pair.target in tanks:
            win, tie = duel_chances(values[number], believed[tanks[pair.target]])
            brawl.odds[pair] = Odds(win, 1 - win - tie, tie)
            brawl.targets[pair.target] = theirs[tanks[pair.target]]
        else:
            brawl.odds[pair] = Odds(GUN_FALLS, 1 - GUN_FALLS, 0.0)
            brawl.targets[pair.target] = taste.gun
    return brawl
