"""Tie-breaks of FIDE (C.07): who stands before whom with equal points.

A round without an opponent counts as one against an imagined opponent with the player's own points.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from panzerkiste.tournaments.history import History, Player, Round, score

Histories = Mapping[Player, History]


def _opponents_score(histories: Histories, player: Player, played: Round) -> float:
    return score(histories[player if played.opponent is None else played.opponent])


def buchholz(histories: Histories, player: Player) -> float:
    """The points of all opponents together."""
    return sum(_opponents_score(histories, player, played) for played in histories[player])


def buchholz_cut_1(histories: Histories, player: Player) -> float:
    """The same without the weakest opponent."""
    points = [_opponents_score(histories, player, played) for played in histories[player]]
    return sum(points) - min(points, default=0)


def sonneborn_berger(histories: Histories, player: Player) -> float:
    """The points of each opponent, as far as they were beaten: half of them for a draw."""
    return sum(played.points * _opponents_score(histories, player, played) for played in histories[player])


def progressive(histories: Histories, player: Player) -> float:
    """The points after each round, added up: whoever won early met stronger opponents."""
    points = [played.points for played in histories[player]]
    return sum(sum(points[: number + 1]) for number in range(len(points)))


def wins(histories: Histories, player: Player) -> float:
    """Games won against somebody."""
    return float(sum(played.points == 1 and played.opponent is not None for played in histories[player]))


def direct_encounter(histories: Histories, player: Player) -> float:
    """Points against those with equal points, if all of them met each other; else nothing."""
    own = score(histories[player])
    tied = {other for other, history in histories.items() if score(history) == own}
    met = {one: {played.opponent for played in histories[one]} for one in tied}
    if any(tied - {one} - met[one] for one in tied):
        return 0.0
    return sum(played.points for played in histories[player] if played.opponent in tied)


TIE_BREAKS: Final[Mapping[str, Callable[[Histories, Player], float]]] = {
    "buchholz-cut-1": buchholz_cut_1,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "direct-encounter": direct_encounter,
    "wins": wins,
    "progressive": progressive,
}
USUAL: Final = ("buchholz-cut-1", "buchholz", "sonneborn-berger", "direct-encounter", "wins")


class Standing(Struct, frozen=True):
    """A player's place, points, and tie-breaks in the order they were asked for. Who cannot be told apart shares it."""

    place: int
    player: Player
    points: float
    tie_breaks: tuple[float, ...]


def standings(histories: Histories, by: tuple[str, ...] = USUAL) -> list[Standing]:
    worth = {
        player: (score(history), *(TIE_BREAKS[name](histories, player) for name in by))
        for player, history in histories.items()
    }
    ranked = sorted(worth, key=lambda player: [-value for value in worth[player]])
    places = {values: place for place, values in reversed(list(enumerate(sorted(worth.values(), reverse=True), 1)))}
    return [Standing(places[worth[one]], one, worth[one][0], worth[one][1:]) for one in ranked]
