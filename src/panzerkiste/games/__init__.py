"""The games in the crate, by name."""

from typing import Final

from panzerkiste.engine.game import AnyGame
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (PANZERSCHLACHT,)}
