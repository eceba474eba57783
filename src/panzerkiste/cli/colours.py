"""The board in letters, in colour where the terminal can (Rich asks it, and heeds NO_COLOR)."""

import re
from typing import Final

from rich.text import Text

from panzerkiste.engine.game import AnyGame

SEATS: Final = ("green", "bright_black", "cyan", "magenta", "yellow", "blue", "red", "white")
GROUND: Final = {
    "light": "bold bright_white",
    "dark": "bold cyan",
    "stone": "yellow",
    "growth": "green",
    "water": "blue",
    "height": "magenta",
    "goal": "bold bright_yellow",
}


def painted(game: AnyGame, drawn: str, seats: int) -> Text:
    """What stands there in its owner's colour, and the ground in its own."""
    text = Text(drawn)
    for ink in game.text.inks:
        text.highlight_regex(ink.pattern, GROUND[ink.of])
    for seat, code in enumerate(game.seat_codes(seats)):
        own = re.compile(rf"\b{code}[\w?]+\*?|^[ >]?{code}(?=:|  )", re.MULTILINE)
        text.highlight_regex(own, f"bold {SEATS[seat % len(SEATS)]}")
    return text
