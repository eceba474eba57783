"""What a player had in the rounds before: opponents, seats, points, and floats."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

FIRST: Final = 0  # the seat that begins

Player = str
Table = tuple[Player, Player]  # in the order of the seats


class Round(Struct, frozen=True):
    """What one player had in a round: the opponent and the seat (both None in a bye), and the points won."""

    opponent: Player | None
    seat: int | None
    points: float


History = Sequence[Round]


class Pairings(Struct, frozen=True):
    """Who meets whom in the next round, the best table first, and who sits out, if anybody."""

    tables: tuple[Table, ...]
    bye: Player | None


class NoPairing(ValueError):
    """Too many rounds for so few players: somebody would have to be met again."""


def score(history: History) -> float:
    return sum(played.points for played in history)


def seats(history: History) -> list[int]:
    return [played.seat for played in history if played.seat is not None]


def surplus(history: History) -> int:
    """How much oftener the first seat was had than the second."""
    had = seats(history)
    return 2 * had.count(FIRST) - len(had)


def floated(histories: Mapping[Player, History], player: Player, ago: int) -> int:
    """Below one's own score (-1), above it (1), or neither, so many rounds ago (FIDE C.04.3, A.4).

    Whoever did not play is held to have floated down, and so is nobody whose opponent is not known any more.
    """
    history = histories[player]
    if len(history) < ago:
        return 0
    at = len(history) - ago
    other = history[at].opponent
    if other is None:
        return -1
    if other not in histories:
        return 0
    apart = score(histories[other][:at]) - score(history[:at])
    return (apart > 0) - (apart < 0)
