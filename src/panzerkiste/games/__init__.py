"""The games in the crate, by name."""

from typing import Final

from panzerkiste.engine.game import AnyGame
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.tank_chess import TANK_CHESS
from panzerkiste.games.tank_hunter import TANK_HUNTER

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (PANZERSCHLACHT, TANK_CHESS, TANK_HUNTER, DROPZONE)}
