"""The workshop of Dropzone on the server."""

from typing import Final

import panzerkiste.games.dropzone.geometry.network  # noqa: F401  # large: loaded now, not while a visitor's first move waits
from panzerkiste.server.web.workshops import Web, Wire
from panzerkiste.workshops.dropzone import army_protocol, field_protocol
from panzerkiste.workshops.dropzone.armies import ARMY_HANDLERS, ARMY_SHELF
from panzerkiste.workshops.dropzone.battlefields import BATTLEFIELD_HANDLERS, BATTLEFIELD_SHELF

WEB: Final = Web(
    handlers=(*ARMY_HANDLERS, *BATTLEFIELD_HANDLERS),
    shelves=(ARMY_SHELF, BATTLEFIELD_SHELF),
    wire=(Wire("armies", army_protocol), Wire("battlefields", field_protocol)),
)
