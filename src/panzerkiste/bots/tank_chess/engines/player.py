"""A player that is another program: started by its command line, asked in the engine protocol."""

from time import monotonic
from typing import Any, Final

from panzerkiste.bots.tank_chess.engines.lines import Go
from panzerkiste.bots.tank_chess.engines.process import Engine
from panzerkiste.engine.knowledge import Knowledge, Player

SPARE: Final = 0.1  # of the time there is: for lines to travel and the program to stop


def engine_player(command: str) -> Player:
    engine = Engine(command)

    def player(known: Knowledge) -> Any:
        left = max(0.01, (known.deadline - monotonic()) * (1 - SPARE))
        return engine.best(known.imagine(), Go(seconds=left), known.deadline)

    return player
