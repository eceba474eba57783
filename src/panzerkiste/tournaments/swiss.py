"""Swiss pairing: whoever did alike meets, nobody twice, seats in turn, and nobody sits out twice.

The basic rules of FIDE for Swiss systems (C.04.1), in brackets below; within scores the Dutch system's (brackets.py).
"""

from collections.abc import Collection, Mapping
from typing import Final

from panzerkiste.tournaments.brackets import Field, paired
from panzerkiste.tournaments.history import (
    FIRST,
    History,
    NoPairing,
    Pairings,
    Player,
    Round,
    Table,
    floated,
    score,
    seats,
    surplus,
)
from panzerkiste.tournaments.matching import perfect_matching

MOST_APART: Final = 2  # (f) how much oftener one seat may have been had than the other
IN_A_ROW: Final = 2  # (g) how often the same seat may come without a break
NOBODY: Final[Player] = ""  # whom whoever sits out meets, below all others

DOWN, UP = -1, 1


def next_round(histories: Mapping[Player, History], away: Collection[Player] = ()) -> Pairings:
    """The next round among these players, given in the order of their starting ranks, without those who are away."""
    points = {player: score(history) for player, history in histories.items() if player not in away}
    ranked = sorted(points, key=lambda player: -points[player])  # stable: then by starting rank
    if len(ranked) % 2:
        ranked, points = [*ranked, NOBODY], points | {NOBODY: -1.0}
    musts = {player: _must_have(histories.get(player, ())) for player in ranked}
    # Somebody has a seat once too often rather than nobody to play with.
    for bound in (musts, dict.fromkeys(musts)):
        open_to = {one: [other for other in ranked if _may_meet(histories, bound, one, other)] for one in ranked}
        if perfect_matching(open_to, {}) is not None:
            return _seated_all(histories, paired(_field(histories, ranked, points, open_to)))
    raise NoPairing(f"{len(points)} players cannot be paired again without a second meeting")


def _field(
    histories: Mapping[Player, History],
    ranked: list[Player],
    points: Mapping[Player, float],
    open_to: Mapping[Player, list[Player]],
) -> Field:
    known = {**histories, NOBODY: ()}
    floats = {player: [floated(known, player, ago) for ago in (1, 2)] for player in ranked}
    return Field(
        ranked=ranked,
        points=points,
        open_to=open_to,
        wishes={player: _wish(known[player]) for player in ranked},
        down={player: (last == DOWN, before == DOWN) for player, (last, before) in floats.items()},
        up={player: (last == UP, before == UP) for player, (last, before) in floats.items()},
    )


def _may_meet(
    histories: Mapping[Player, History], musts: Mapping[Player, int | None], one: Player, other: Player
) -> bool:
    """(b) not a second time; (d) nobody sits out who had a win's points without playing before; (f, g) not if both
    must have the same seat."""
    if NOBODY in (one, other):
        return one != other and not any(map(_is_won_idly, histories[one or other]))
    if one == other or any(played.opponent == other for played in histories[one]):
        return False
    return musts[one] is None or musts[one] != musts[other]


def _is_won_idly(played: Round) -> bool:
    return played.opponent is None and played.points >= 1


# Seats.


def _seated_all(histories: Mapping[Player, History], pairs: list[tuple[Player, Player]]) -> Pairings:
    """The highest score first, then both scores together, then ranks."""
    bye = next((one for one, other in pairs if other == NOBODY), None)
    met = [pair for pair in pairs if NOBODY not in pair]
    met.sort(key=lambda pair: [-score(histories[one]) for one in pair])
    return Pairings(tuple(_seated(histories, *pair, table) for table, pair in enumerate(met)), bye)


def _must_have(history: History) -> int | None:
    """(f, g) the seat that alone keeps to the rules; FIDE's absolute preference."""
    ahead = surplus(history)
    if abs(ahead) >= MOST_APART:
        return int(ahead > 0)
    last = seats(history)[-IN_A_ROW:]
    return 1 - last[0] if len(last) == IN_A_ROW and len(set(last)) == 1 else None


def _wish(history: History) -> int | None:
    """(h) the seat that was had less often, else the one that was not had last; nobody has wishes at first."""
    must, ahead, had = _must_have(history), surplus(history), seats(history)
    if must is not None:
        return must
    if ahead:
        return int(ahead > 0)
    return 1 - had[-1] if had else None


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
    urgency = [(_must_have(history) is not None, abs(surplus(history))) for history in (higher, lower)]
    if urgency[0] != urgency[1]:
        return urgency[0] < urgency[1]
    for one, other in zip(reversed(seats(higher)), reversed(seats(lower)), strict=False):
        if one != other:
            return one == _wish(higher)  # had then what both want now
    return False
