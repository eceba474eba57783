"""The workshop of Dropzone: own armies and battlefields, and whole battles as a report."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from panzerkiste.registry import OwnFile, Study, Workshop

if TYPE_CHECKING:
    from panzerkiste.server.web.workshops import Web


def _web() -> "Web":
    from panzerkiste.workshops.dropzone.web import WEB

    return WEB


def _commands() -> Mapping[str, Callable[..., None]]:
    from panzerkiste.workshops.dropzone.battle import battle

    return {"battle": battle}


def _own_files() -> Sequence[OwnFile]:
    from panzerkiste.workshops.dropzone.own_files import OWN_FILES

    return OWN_FILES


def _studies() -> Sequence[Study]:
    from panzerkiste.games.dropzone.armies.text import ARMY_NAMES
    from panzerkiste.workshops.dropzone.army_games import LEVEL, ArmyGame, army_game
    from panzerkiste.workshops.dropzone.army_page import army_page

    return (Study("army", LEVEL, ARMY_NAMES, ArmyGame, army_game, army_page),)


WORKSHOP: Final = Workshop(Path(__file__).parent, web=_web, commands=_commands, own_files=_own_files, studies=_studies)
