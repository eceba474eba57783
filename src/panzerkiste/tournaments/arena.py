"""Arena: whoever is free is paired at once, for as long as it lasts, and wins in a row count double.

Two who have just met do not meet again at once unless nobody else is there, and those one has met least come first.
Two computer players are not paired: they are there so that no person has to wait.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import Final

from panzerkiste.tournaments.history import FIRST, History, Player, Table, seats, surplus
from panzerkiste.tournaments.tie_breaks import Standing

WIN: Final = 2
DRAW: Final = 1
STREAK: Final = 2  # wins running, after which everything counts double until the first game that is not won


def worth(history: History) -> list[int]:
    """What each game has brought: two for a win, one for a draw, twice as much on a streak."""
    return [_worth(history, number) for number in range(len(history))]


def _worth(history: History, number: int) -> int:
    before = [played.points == 1 for played in history[:number]]
    streak = len(list(takewhile(bool, reversed(before)))) >= STREAK
    points = history[number].points
    plain = WIN if points == 1 else DRAW if points else 0
    return plain * 2 if streak else plain


def standings(histories: Mapping[Player, History]) -> list[Standing]:
    """By points, then by games won. Who cannot be told apart shares a place."""
    known = {player: (sum(worth(history)), _wins(history)) for player, history in histories.items()}
    ranked = sorted(known, key=lambda player: [-value for value in known[player]])
    places = {values: place for place, values in reversed(list(enumerate(sorted(known.values(), reverse=True), 1)))}
    return [Standing(places[known[one]], one, known[one][0], (known[one][1],)) for one in ranked]


def _wins(history: History) -> float:
    return float(sum(played.points == 1 for played in history))


def pairs(
    free: Sequence[Player], histories: Mapping[Player, History], bots: Collection[Player], busy: int
) -> list[Table]:
    """Tables for those who are free, given in the order of their places, while *busy* others play."""
    left, tables = list(free), list[Table]()
    nobody_else = len(left) + busy == 2
    for one in free:
        if one not in left:
            continue
        others = [other for other in left if _may_meet(histories, bots, one, other, again=nobody_else)]
        if others:
            other = min(others, key=lambda other: (_met(histories, one, other), other in bots, left.index(other)))
            tables.append(_seated(histories, one, other))
            left = [player for player in left if player not in (one, other)]
    return tables


def _may_meet(
    histories: Mapping[Player, History], bots: Collection[Player], one: Player, other: Player, *, again: bool
) -> bool:
    if one == other or (one in bots and other in bots):
        return False
    return again or not (_last_met(histories[one], other) and _last_met(histories[other], one))


def _last_met(history: History, other: Player) -> bool:
    return bool(history) and history[-1].opponent == other


def _met(histories: Mapping[Player, History], one: Player, other: Player) -> int:
    return sum(played.opponent == other for played in histories[one])


def _seated(histories: Mapping[Player, History], one: Player, other: Player) -> Table:
    """Whoever began less often begins, else whoever did not begin last."""
    ahead, others = surplus(histories[one]), surplus(histories[other])
    if ahead != others:
        return (one, other) if ahead < others else (other, one)
    return (other, one) if seats(histories[one])[-1:] == [FIRST] else (one, other)
