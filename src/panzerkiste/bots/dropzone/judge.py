"""What a whole state of Dropzone is worth to either player, and what many dice can come to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, Final

from panzerkiste.bots.dropzone.winning import chance
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Roll
from panzerkiste.games.dropzone.battle.frames import RollAgain, RollDamage, RollToHit
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import ROLLS
from panzerkiste.registry import Judge

MOST: Final = 2000  # throws that are told apart
FACES: Final = range(1, 7)
QUIET: Final = frozenset({"starter", "deploy", "last", "reserves", "discard", "activate", "squad", "order", "run"})

Alike = tuple[int, ...]  # faces that come to the same


def chances(state: State) -> tuple[float, ...] | None:
    """Between two, from the first turn on (DZ-350): before it everybody waits beside the table."""
    wins = chance(state, 0) if state.turn else None
    return None if wins is None else (wins, 1 - wins)


def meanwhile(state: State) -> tuple[Seat, Any] | None:
    """In the middle of a slot everybody does the usual: what is under way counts as it will come."""
    asked = DROPZONE.play.decision(state)
    if asked is None or asked.ask in QUIET or asked.seats[0] < 0:
        return None
    seat = asked.seats[0]
    return seat, DROPZONE.play.default(state, seat)


def thrower(state: State) -> Seat | None:
    match state.pending[-1]:
        case RollToHit(aim) | RollAgain(aim):
            return state.units[aim.shot.unit].player
        case RollDamage(hits) if hits.by >= 0:
            return state.units[hits.by].player
        case _:
            return None


def odds(state: State) -> Sequence[tuple[Any, Fraction]]:
    """Of many dice: each die's faces that come to the same are one. Nothing where even these are too many."""
    frame = state.pending[-1]
    if (throw := ROLLS.get(type(frame))) is None or not (dice := throw.dice(state, frame)):
        return ()
    kinds, ends = _kinds(state, dice)
    if all(kind == kinds[0] for kind in kinds) and all(end == ends[0] for end in ends):
        return list(_counted(kinds[0], dice))
    if prod(map(len, kinds)) > MOST:
        return ()
    return [(Roll(tuple(face[0] for face in faces)), _weight(faces)) for faces in product(*kinds)]


def _kinds(state: State, dice: int) -> tuple[list[list[Alike]], list[list[Any]]]:
    """Per die its faces that come to the same whatever all others show, and what these come to."""
    kinds, ends = list[list[Alike]](), list[list[Any]]()
    for place in range(dice):
        led = {face: [_rolled(state, dice, others, place, face) for others in FACES] for face in FACES}
        alike = list[list[int]]()
        for face in FACES:
            group = next((group for group in alike if led[group[0]] == led[face]), None)
            if group is None:
                alike.append([face])
            else:
                group.append(face)
        kinds.append([tuple(group) for group in alike])
        ends.append([led[group[0]] for group in alike])
    return kinds, ends


def _rolled(state: State, dice: int, others: int, place: int, face: int) -> Any:
    faces = [others] * dice
    faces[place] = face
    return DROPZONE.play.apply(state, CHANCE, Roll(tuple(faces))).state


def _counted(kind: Sequence[Alike], dice: int) -> Iterator[tuple[Any, Fraction]]:
    """Where it does not matter which die it is, only how many of each kind there are."""
    for faces in combinations_with_replacement(kind, dice):
        ways = factorial(dice) // prod(map(factorial, Counter(faces).values()))
        yield Roll(tuple(face[0] for face in faces)), ways * _weight(faces)


def _weight(faces: Sequence[Alike]) -> Fraction:
    return Fraction(prod(map(len, faces)), 6 ** len(faces))


JUDGE: Final = Judge(chances, meanwhile, odds, thrower)
