"""What can be answered: one type per choice. Plan and Setup stand in state.py, since states hold them."""

from typing import Annotated

from msgspec import Meta, Struct

from panzerkiste.games.panzerschlacht.board import Side, Square
from panzerkiste.games.panzerschlacht.state import Plan, Setup


class Move(Struct, frozen=True, tag=True, gc=False):
    """PS-35: a whole turn. Each path begins on the tank's square and names every square entered."""

    paths: tuple[tuple[Square, ...], ...]


class Pass(Struct, frozen=True, tag=True, gc=False):
    """PS-50: no own tank can make a step."""


class Fight(Struct, frozen=True, tag=True, gc=False):
    """PS-59: the next fight."""

    attacker: Square
    target: Square


class Roll(Struct, frozen=True, tag=True, gc=False):
    """Chance's answer to RollDie; 1 is the red face (PS-05)."""

    die: Annotated[int, Meta(ge=1, le=6)]


class Resign(Struct, frozen=True, tag=True, gc=False):
    """PS-80."""


class OfferDraw(Struct, frozen=True, tag=True, gc=False):
    """PS-80."""


class AcceptDraw(Struct, frozen=True, tag=True, gc=False):
    """PS-80."""


class TimeUp(Struct, frozen=True, tag=True, gc=False):
    """PS-97: the host's word that a side's clock has run out."""

    side: Side


Action = Setup | Plan | Move | Pass | Fight | Roll | Resign | OfferDraw | AcceptDraw | TimeUp
