"""What can be answered: one type per choice."""

from typing import Annotated

from msgspec import Meta, Struct

from panzerkiste.games.tank_chess.board import LARGEST, STRIDE, Cell, Heading, Side

CellNumber = Annotated[Cell, Meta(ge=0, le=LARGEST * STRIDE)]
HeadingNumber = Annotated[Heading, Meta(ge=0, le=7)]
SideNumber = Annotated[Side, Meta(ge=0, le=1)]


class Move(Struct, frozen=True, tag=True, gc=False):
    """TC-22: a turn is where a tank starts, where and facing which way it ends, and what it fires at, if it does."""

    start: CellNumber
    end: CellNumber
    heading: HeadingNumber
    target: CellNumber | None


class Escape(Struct, frozen=True, tag=True):
    """TC-38: the command tank leaves across the far edge; one move, whatever the way (TC-22)."""

    start: CellNumber


class Resign(Struct, frozen=True, tag=True):
    """TC-57."""


class OfferDraw(Struct, frozen=True, tag=True):
    """TC-54."""


class AcceptDraw(Struct, frozen=True, tag=True):
    """TC-54."""


class DeclineDraw(Struct, frozen=True, tag=True):
    """TC-54."""


class TimeUp(Struct, frozen=True, tag=True):
    """TC-53: the host's word that a side's time has reached zero."""

    side: SideNumber


Turn = Move | Escape
Action = Move | Escape | Resign | OfferDraw | AcceptDraw | DeclineDraw | TimeUp
