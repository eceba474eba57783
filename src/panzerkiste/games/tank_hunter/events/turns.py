"""Before the turn and in it (TH-060 to TH-100): units, markers, windows."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line, WindowKind
from panzerkiste.games.tank_hunter.state import Handle, Marker, UnitInPlay


class BeforeTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-060: the steps before this player's turn begin."""

    seat: Seat
    turn: int


class Refreshed(Struct, frozen=True, tag=True, gc=False):
    """TH-061."""

    seat: Seat
    units: tuple[Handle, ...]
    commanders: tuple[CardId, ...]


class Rearranged(Struct, frozen=True, tag=True, gc=False):
    """TH-062, TH-015: the hidden cards of a line as they lie now, under new handles; their faces are not told."""

    seat: Seat
    line: Line
    units: tuple[UnitInPlay, ...]


class Relieved(Struct, frozen=True, tag=True, gc=False):
    """TH-064."""

    unit: Handle
    marker: Marker
    cards: tuple[CardId, ...]


class FrontFilled(Struct, frozen=True, tag=True, gc=False):
    """TH-065: the rear line has become the front line."""

    seat: Seat
    units: tuple[Handle, ...]


class Revealed(Struct, frozen=True, tag=True, gc=False):
    """TH-077."""

    unit: Handle
    card: CardId


class Concealed(Struct, frozen=True, tag=True, gc=False):
    """TH-078."""

    unit: Handle


class LineChanged(Struct, frozen=True, tag=True, gc=False):
    """TH-093, TH-094."""

    unit: Handle
    line: Line


class Exhausted(Struct, frozen=True, tag=True, gc=False):
    """TH-280."""

    unit: Handle


class Marked(Struct, frozen=True, tag=True, gc=False):
    """TH-012: out of ammo or pinned."""

    unit: Handle
    marker: Marker


class Unmarked(Struct, frozen=True, tag=True, gc=False):
    """TH-272."""

    unit: Handle
    marker: Marker


class Destroyed(Struct, frozen=True, tag=True, gc=False):
    """TH-178, TH-133: into the score pile of *by*."""

    unit: Handle
    card: CardId
    by: Seat
    points: int


class TakenOut(Struct, frozen=True, tag=True, gc=False):
    """TH-134: removed from the game. The card of a hidden unit is not told (TH-014)."""

    unit: Handle
    card: CardId


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    turn: int


class WindowOpened(Struct, frozen=True, tag=True, gc=False):
    """TH-125: shown by public facts alone."""

    kind: WindowKind


class Asked(Struct, frozen=True, tag=True, gc=False):
    """To the player alone: you may play something in the open window."""

    seat: Seat
    kind: WindowKind


class WindowClosed(Struct, frozen=True, tag=True, gc=False):
    kind: WindowKind


class ActionsDropped(Struct, frozen=True, tag=True, gc=False):
    """TH-099: end of the turn though another action was left."""

    seat: Seat


class ActionsAdded(Struct, frozen=True, tag=True, gc=False):
    """Blitz and the like."""

    seat: Seat
    count: int
