"""A round of a Swiss score by score, from the top: who falls to the next lower score, and who meets whom.

The criteria of FIDE's Dutch system (C.04.3), in brackets below, in their order.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from panzerkiste.tournaments.history import Player
from panzerkiste.tournaments.matching import largest_matching, perfect_matching

Graph = Mapping[Player, Sequence[Player]]


class Way(NamedTuple):
    """Whom somebody meets, None if he falls himself; and who is left over then, if anybody."""

    other: Player | None
    over: Player | None


class Field(Struct, frozen=True):
    """Everybody who is to be paired, in the order of ranks: whom he may meet, and what he wishes for.

    *down* and *up*: for each the last round and the one before, whether he floated so.
    """

    ranked: Sequence[Player]
    points: Mapping[Player, float]
    open_to: Graph
    wishes: Mapping[Player, int | None]
    down: Mapping[Player, tuple[bool, bool]]
    up: Mapping[Player, tuple[bool, bool]]


def paired(field: Field) -> list[tuple[Player, Player]]:
    """Everybody with an opponent, the higher first; there must be a way."""
    pairs, fallen, below = list[tuple[Player, Player]](), list[Player](), list(field.ranked)
    while below:
        level = field.points[below[0]]
        bracket = [*fallen, *(one for one in below if field.points[one] == level)]
        below = [one for one in below if field.points[one] != level]
        falling, one_of = _falling(field, bracket, below)
        made = _met(field, [one for one in bracket if one not in falling], one_of)
        met = {one for pair in made for one in pair}
        fallen = [one for one in bracket if one not in met]
        pairs += made
    return pairs


def _among(graph: Graph, players: Collection[Player]) -> dict[Player, list[Player]]:
    some = set(players)
    return {one: [other for other in graph[one] if other in some] for one in players}


def _pleased(field: Field, players: Sequence[Player]) -> int:
    """[C10] How many of them can meet in pairs that do not wish for the same seat."""
    graph = _among(field.open_to, players)
    return len(largest_matching({one: [two for two in graph[one] if not _clash(field, one, two)] for one in graph}, {}))


def _clash(field: Field, one: Player, other: Player) -> bool:
    return field.wishes[one] is not None and field.wishes[one] == field.wishes[other]


# Who falls.


def _falling(
    field: Field, bracket: Sequence[Player], below: Sequence[Player]
) -> tuple[Sequence[Player], Sequence[Player]]:
    """[C5] As few as can be, such that [C4] everybody below finds a partner: those who do, and of whom one more."""
    graph = _among(field.open_to, bracket)
    mates = largest_matching(graph, {})
    staying, falling, alike = list(bracket), list[Player](), list[Player]()
    for _ in range(len(bracket) - len(mates)):
        falling += alike[:1]
        staying = [one for one in bracket if one not in falling]
        alike = _next_to_fall(field, staying, falling, below, len(mates))
    if alike or (len(mates) == len(bracket) and _is_complete(field, below)):
        return falling, alike
    everybody = largest_matching(_among(field.open_to, [*bracket, *below]), mates)
    return [one for one in bracket if everybody[one] not in graph], ()


def _is_complete(field: Field, players: Sequence[Player]) -> bool:
    return perfect_matching(_among(field.open_to, players), {}) is not None


def _next_to_fall(
    field: Field, staying: Sequence[Player], falling: Sequence[Player], below: Sequence[Player], mates: int
) -> list[Player]:
    """[C6] The lowest score; [C7] whoever finds an opponent there; [C10] wishes of those who stay; [C12, C14] nobody
    who fell a round or two ago. All who are alike in this, the lowest first."""
    following = [one for one in below if field.points[one] == field.points[below[0]]] if below else []
    is_last = len(staying) - 1 == mates

    def worth(one: Player) -> tuple[float, int, int, tuple[bool, bool]]:
        found = largest_matching(_among(field.open_to, [*falling, one, *following]), {})
        return field.points[one], -len(found), -_pleased(field, _without(staying, one)), field.down[one]

    def may_fall(one: Player) -> bool:
        if len(largest_matching(_among(field.open_to, _without(staying, one)), {})) < mates:
            return False
        return not is_last or _is_complete(field, [*falling, one, *below])

    worths = {one: worth(one) for one in reversed(staying) if may_fall(one)}
    return [one for one in worths if worths[one] == min(worths.values())]


def _without(players: Sequence[Player], *gone: Player | None) -> list[Player]:
    return [one for one in players if one not in gone]


# Who meets whom.


def _met(field: Field, players: Sequence[Player], one_of: Sequence[Player]) -> list[tuple[Player, Player]]:
    """From the top, everybody with the first opponent that leaves the others a partner, and as many of them pleased.

    One of *one_of*, if there are any, is left over.
    """
    pairs, left = list[tuple[Player, Player]](), list(players)
    while len(left) > 1:
        top = left[0]
        other, over = _best_way(field, left, one_of)
        if other is not None:
            pairs.append((top, other))
        left = [one for one in left[1:] if one != other]
        one_of = [over, *(one for one in one_of if one != over)] if over and over != top else []
    return pairs


def _best_way(field: Field, left: Sequence[Player], one_of: Sequence[Player]) -> Way:
    most, best = -1, Way(None, None)
    bound = _pleased(field, _without(left, *one_of[:1]))
    for way in _ways(field, left, one_of):
        rest = _without(left[1:], *way)
        if not _is_complete(field, rest):
            continue
        glad = 2 if way.other and not _clash(field, left[0], way.other) else 0
        if (pleased := glad + _pleased(field, rest)) > most:
            most, best = pleased, way
        if most >= bound:
            break
    return best


def _ways(field: Field, left: Sequence[Player], one_of: Sequence[Player]) -> Iterator[Way]:
    """In which the first could go. Rather somebody of the lower half is left over, then of the upper, then he."""
    top, half = left[0], len(left) // 2
    lower = [one for one in one_of if one in left[half:]]
    for some in (lower, _without(one_of, top, *lower)) if one_of else ([None],):
        for other in _order(field, left):
            if other in field.open_to[top]:
                yield from (Way(other, over) for over in some if over != other)
    if top in one_of:
        yield Way(None, top)


def _order(field: Field, left: Sequence[Player]) -> list[Player]:
    """The opponents of the first, the best first. Whoever fell meets the highest, [C13, C15] but nobody who was met
    from above a round or two ago; among equals the upper half meets the lower."""
    top, half = left[0], len(left) // 2
    if field.points[top] == field.points[left[-1]]:
        return [*left[half:], *reversed(left[1:half])]
    return sorted(left[1:], key=lambda one: (field.points[one], field.up[one]))
