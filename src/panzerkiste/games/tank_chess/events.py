"""What can happen, in the order in which a turn goes. Animation, story and logs come from these alone."""

from msgspec import Struct

from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.armour import Impact
from panzerkiste.games.tank_chess.board import Cell, Heading, Side


class TankMoved(Struct, frozen=True, tag=True):
    """TC-12: a tank drove, turned or reversed. *route* is a shortest way, start first, for showing only (TC-22)."""

    side: Side
    letter: str
    start: Cell
    end: Cell
    heading: Heading
    route: tuple[tuple[Cell, Heading], ...]


class ShotFired(Struct, frozen=True, tag=True):
    side: Side
    letter: str
    cell: Cell
    target: Cell
    impact: Impact
    destroyed: bool


class TankDestroyed(Struct, frozen=True, tag=True):
    """TC-36: the tank of *side* is a wreck from now on."""

    side: Side
    letter: str
    cell: Cell


class TankSunk(Struct, frozen=True, tag=True):
    """TCX-03: the tank of *side* has left the board and leaves no wreck."""

    side: Side
    letter: str
    cell: Cell


class Escaped(Struct, frozen=True, tag=True):
    """TC-43: the command tank has left the board; *route* ends on its last cell."""

    side: Side
    start: Cell
    route: tuple[tuple[Cell, Heading], ...]


class CheckAnnounced(Struct, frozen=True, tag=True):
    """TC-44, with a turn that would do it."""

    side: Side
    by: Move


class EscapeAnnounced(Struct, frozen=True, tag=True):
    """TC-45, with the move that would do it; in a RAID also that of TC-69."""

    side: Side
    by: Move | Escape


class PositionRepeated(Struct, frozen=True, tag=True):
    """TC-55: the same position for the second time; a third would end the game."""


class DrawOffered(Struct, frozen=True, tag=True):
    side: Side


class DrawDeclined(Struct, frozen=True, tag=True):
    side: Side


class Won(Struct, frozen=True, tag=True):
    side: Side
    reason: str  # destruction, escape, raid, time or resignation


class Drawn(Struct, frozen=True, tag=True):
    reason: str  # agreement, repetition or no-progress


Event = (
    TankMoved
    | ShotFired
    | TankDestroyed
    | TankSunk
    | Escaped
    | CheckAnnounced
    | EscapeAnnounced
    | PositionRepeated
    | DrawOffered
    | DrawDeclined
    | Won
    | Drawn
)
