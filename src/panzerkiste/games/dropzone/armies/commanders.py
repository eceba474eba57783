"""Commanders (DZ-085, DZ-300, DZ-301): who commands, and what his rank is worth."""

from typing import Final

from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player

NO_COMMANDER: Final = 1  # DZ-085


def command_value(state: State, player: Player) -> int:
    """DZ-081, DZ-085: of the highest-ranking commander on the table, also aboard or inside something there."""
    own = (unit for unit in state.units if unit.player == player)
    present = (unit.command_value for unit in own if state.outermost(unit).status in ("table", "inside"))
    return max(present, default=0) or NO_COMMANDER
