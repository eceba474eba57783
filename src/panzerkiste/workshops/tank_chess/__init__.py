"""The workshop of Tank Chess: own maps and how fair they are, an analysis board, counting positions."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from panzerkiste.registry import OwnFile, Study, Workshop, has_extra

if TYPE_CHECKING:
    from panzerkiste.server.web.workshops import Web


def _web() -> "Web":
    from panzerkiste.workshops.tank_chess.web import WEB

    return WEB


def _commands() -> Mapping[str, Callable[..., None]]:
    from panzerkiste.workshops.tank_chess.counting import count
    from panzerkiste.workshops.tank_chess.engine import engine

    return {"perft": count, "engine": engine}


def _own_files() -> Sequence[OwnFile]:
    from panzerkiste.workshops.tank_chess.own_files import OWN_FILES

    return OWN_FILES


def _studies() -> Sequence[Study]:
    """Their games are played by the compiled search."""
    if not has_extra("kernel"):
        return ()
    from panzerkiste.games.tank_chess.shipped import MAP_NAMES
    from panzerkiste.workshops.tank_chess.map_games import DEPTH, MapGame, map_game
    from panzerkiste.workshops.tank_chess.map_page import map_page

    return (Study("map", DEPTH, MAP_NAMES, MapGame, map_game, map_page),)


WORKSHOP: Final = Workshop(Path(__file__).parent, web=_web, commands=_commands, own_files=_own_files, studies=_studies)
