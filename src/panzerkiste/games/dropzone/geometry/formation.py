"""Formations: who hangs together in a squad (DZ-106 to DZ-110)."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from panzerkiste.games.dropzone.geometry.bodies import CONTACT_GAP, Body, Id, in_contact
from panzerkiste.games.dropzone.geometry.plane import distance
from panzerkiste.games.dropzone.geometry.tolerance import at_most

Squad = Sequence[Body]


class Formation(StrEnum):
    """DZ-106."""

    BASE_TO_BASE = "b2b"
    STANDARD = "standard"
    WIDE = "wide"
    OPEN = "open"


REACH: Final = {Formation.STANDARD: 3.0, Formation.WIDE: 6.0}  # DZ-106, in inches


class FormationMode(StrEnum):
    """DZ-107: the squad is one piece, or, literally, each unit is near some other."""

    CONNECTED = "connected"
    LITERAL = "literal"


def together(one: Body, other: Body, formation: Formation, contact_gap: float = CONTACT_GAP) -> bool:
    """DZ-106: whether two units of a squad are near enough to each other."""
    match formation:
        case Formation.OPEN:
            return True
        case Formation.BASE_TO_BASE:
            return in_contact(one, other, contact_gap)
        case _:
            return at_most(distance(one.at, other.at), REACH[formation])


def components(squad: Squad, formation: Formation, contact_gap: float = CONTACT_GAP) -> tuple[tuple[Id, ...], ...]:
    """DZ-107: the parts that hang together, largest first and among equals in the order of the squad."""
    left, parts = list(squad), []
    while left:
        part, frontier = [left[0]], [left.pop(0)]
        while frontier:
            near = _near(frontier.pop(), formation, contact_gap)
            joined, left = [body for body in left if near(body)], [body for body in left if not near(body)]
            part, frontier = part + joined, frontier + joined
        parts.append(part)
    order = {body.id: place for place, body in enumerate(squad)}
    found = [tuple(sorted((body.id for body in part), key=order.__getitem__)) for part in parts]
    return tuple(sorted(found, key=lambda part: (-len(part), order[part[0]])))


def _near(one: Body, formation: Formation, contact_gap: float) -> Callable[[Body], bool]:
    return lambda other: together(one, other, formation, contact_gap)


def in_formation(
    squad: Squad,
    formation: Formation,
    mode: FormationMode = FormationMode.CONNECTED,
    contact_gap: float = CONTACT_GAP,
) -> bool:
    """DZ-106, DZ-107: whether a squad stands in formation; a single unit always does."""
    if len(squad) <= 1:
        return True
    parts = components(squad, formation, contact_gap)
    return len(parts) == 1 if mode is FormationMode.CONNECTED else all(len(part) > 1 for part in parts)


def main_bodies(squad: Squad, formation: Formation, contact_gap: float = CONTACT_GAP) -> tuple[tuple[Id, ...], ...]:
    """DZ-109: the parts that may be the main body: the largest, of which the owner names one if there are several."""
    parts = components(squad, formation, contact_gap)
    return tuple(part for part in parts if len(part) == len(parts[0]))
