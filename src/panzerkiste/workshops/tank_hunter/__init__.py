"""The workshop of Tank Hunter: own decks."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from panzerkiste.registry import OwnFile, Workshop

if TYPE_CHECKING:
    from panzerkiste.server.web.workshops import Web


def _web() -> "Web":
    from panzerkiste.workshops.tank_hunter.web import WEB

    return WEB


def _own_files() -> Sequence[OwnFile]:
    from panzerkiste.workshops.tank_hunter.own_files import OWN_FILES

    return OWN_FILES


WORKSHOP: Final = Workshop(Path(__file__).parent, web=_web, own_files=_own_files)
