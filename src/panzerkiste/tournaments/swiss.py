"""Swiss pairing: whoever did alike meets, nobody twice, seats in turn, and nobody sits out twice.

The basic rules of FIDE for Swiss systems (C.04.1), in brackets below. Within a bracket of equal scores the upper half
meets the lower half, as in the Dutch system; where that cannot be, the next best is taken that leaves everybody a
partner. It is not the Dutch system to the last: who fell into a lower bracket before may do so again.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from panzerkiste.tournaments.matching import largest_matching, perfect_matching

FIRST: Final = 0  # the seat that begins
MOST_APART: Final = 2  # (f) how much oftener one seat may have been had than the other
IN_A_ROW: Final = 2  # (g) how often the same seat may come without a break

Player = str


class Round(Struct, frozen=True):
    """What one player had in a round: the opponent and the seat (both None in a bye), and the points won."""

    opponent: Player | None
    seat: int | None
    points: float


History = Sequence[Round]
Table = tuple[Player, Player]  # in the order of the seats


class Pairings(Struct, frozen=True):
    """Who meets whom in the next round, the best table first, and who sits out, if anybody."""

    tables: tuple[Table, ...]
    bye: Player | None


class NoPairing(ValueError):
    """Too many rounds for so few players: somebody would have to be met again."""


def next_round(histories: Mapping[Player, History]) -> Pairings:
    """The next round among these players, given in the order of their starting ranks."""
    points = {player: score(history) for player, history in histories.items()}
    ranked = sorted(histories, key=lambda player: -points[player])  # stable: then by starting rank
    musts = {player: _must_have(history) for player, history in histories.items()}
    # Somebody has a seat once too often rather than nobody to play with.
    for bound in (musts, dict.fromkeys(musts)):
        open_to = {one: [other for other in ranked if _may_meet(histories, bound, one, other)] for one in ranked}
        for bye in _byes(histories, ranked):
            left = _without(open_to, bye)
            if (mates := perfect_matching(left, {})) is not None:
                tables = _chosen([player for player in ranked if player != bye], points, histories, left, mates)
                return Pairings(tuple(_seated(histories, *pair, table) for table, pair in enumerate(tables)), bye)
    raise NoPairing(f"{len(ranked)} players cannot be paired again without a second meeting")


def score(history: History) -> float:
    return sum(played.points for played in history)


def _may_meet(
    histories: Mapping[Player, History], musts: Mapping[Player, int | None], one: Player, other: Player
) -> bool:
    """(b) not a second time; (f, g) not if both must have the same seat."""
    if one == other or any(played.opponent == other for played in histories[one]):
        return False
    return musts[one] is None or musts[one] != musts[other]


def _byes(histories: Mapping[Player, History], ranked: Sequence[Player]) -> list[Player | None]:
    """(c) of an odd number one sits out, the lowest first; (d) nobody who had a win's points without playing before."""
    if len(ranked) % 2 == 0:
        return [None]
    return [player for player in reversed(ranked) if not any(map(_is_won_idly, histories[player]))]


def _is_won_idly(played: Round) -> bool:
    return played.opponent is None and played.points >= 1


def _without(open_to: Mapping[Player, Sequence[Player]], *gone: Player | None) -> dict[Player, list[Player]]:
    return {one: [other for other in others if other not in gone] for one, others in open_to.items() if one not in gone}


def _chosen(
    ranked: Sequence[Player],
    points: Mapping[Player, float],
    histories: Mapping[Player, History],
    open_to: dict[Player, list[Player]],
    mates: dict[Player, Player],
) -> list[tuple[Player, Player]]:
    """(e) from the top: everybody has the best opponent that leaves a partner to all others."""
    pairs = list[tuple[Player, Player]]()
    wishes = {player: _wish(histories[player]) for player in ranked}
    while open_to:
        left = [player for player in ranked if player in open_to]
        rests = {other: _without(open_to, left[0], other) for other in _preferred(left, points, open_to, wishes)}
        found = ((other, perfect_matching(rest, mates)) for other, rest in rests.items())
        other, mates = next((other, rest) for other, rest in found if rest is not None)
        pairs.append((left[0], other))
        open_to = rests[other]
    return pairs


def _preferred(
    left: Sequence[Player],
    points: Mapping[Player, float],
    open_to: Mapping[Player, Sequence[Player]],
    wishes: Mapping[Player, int | None],
) -> list[Player]:
    """The opponents of the first who is left, the best first: near in score, then such that most of the bracket find
    a partner in it, then such that most have the seat they wish for; else the upper half meets the lower."""
    top, bracket = left[0], [player for player in left if points[player] == points[left[0]]]
    half = len(bracket) // 2
    order = [*bracket[half:], *reversed(bracket[1:half]), *left[len(bracket) :]]
    within = {one: [other for other in open_to[one] if other in bracket] for one in bracket}
    content = {one: [other for other in within[one] if not _clash(wishes, one, other)] for one in bracket}

    def worth(player: Player) -> tuple[float, int, int, bool]:
        paired, pleased = (len(largest_matching(_without(graph, top, player), {})) for graph in (within, content))
        clash = _clash(wishes, top, player)
        return -points[player], -paired, -pleased + 2 * clash, clash and player not in bracket

    return sorted((player for player in order if player in open_to[top]), key=worth)


def _clash(wishes: Mapping[Player, int | None], one: Player, other: Player) -> bool:
    return wishes[one] is not None and wishes[one] == wishes[other]


# Seats.


def _seats(history: History) -> list[int]:
    return [played.seat for played in history if played.seat is not None]


def _surplus(history: History) -> int:
    """How much oftener the first seat was had than the second."""
    seats = _seats(history)
    return 2 * seats.count(FIRST) - len(seats)


def _must_have(history: History) -> int | None:
    """(f, g) the seat that alone keeps to the rules; FIDE's absolute preference."""
    seats, surplus = _seats(history), _surplus(history)
    if abs(surplus) >= MOST_APART:
        return int(surplus > 0)
    last = seats[-IN_A_ROW:]
    return 1 - last[0] if len(last) == IN_A_ROW and len(set(last)) == 1 else None


def _wish(history: History) -> int | None:
    """(h) the seat that was had less often, else the one that was not had last; nobody has wishes at first."""
    must, surplus, seats = _must_have(history), _surplus(history), _seats(history)
    if must is not None:
        return must
    if surplus:
        return int(surplus > 0)
    return 1 - seats[-1] if seats else None


def _seated(histories: Mapping[Player, History], higher: Player, lower: Player, table: int) -> Table:
    """Both have their wish, or whoever wishes more, or who sat otherwise when last their seats differed; then ranks."""
    wishes = _wish(histories[higher]), _wish(histories[lower])
    if wishes == (None, None):
        return (higher, lower) if table % 2 == 0 else (lower, higher)
    if wishes[0] is None or wishes[1] is None or wishes[0] != wishes[1]:
        first = wishes[0] == FIRST or wishes[1] == 1
        return (higher, lower) if first else (lower, higher)
    yields = _yields(histories[higher], histories[lower])
    seat = 1 - wishes[0] if yields else wishes[0]
    return (higher, lower) if seat == FIRST else (lower, higher)


def _yields(higher: History, lower: History) -> bool:
    """Of two who wish for the same seat, does the higher one yield?"""
    urgency = [(_must_have(history) is not None, abs(_surplus(history))) for history in (higher, lower)]
    if urgency[0] != urgency[1]:
        return urgency[0] < urgency[1]
    for one, other in zip(reversed(_seats(higher)), reversed(_seats(lower)), strict=False):
        if one != other:
            return one == _wish(higher)  # had then what both want now
    return False
