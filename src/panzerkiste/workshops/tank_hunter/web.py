"""The workshop of Tank Hunter on the server."""

from typing import Final

from panzerkiste.server.web.workshops import Web, Wire
from panzerkiste.workshops.tank_hunter import protocol
from panzerkiste.workshops.tank_hunter.decks import DECK_HANDLERS, DECK_SHELF

WEB: Final = Web(handlers=DECK_HANDLERS, shelves=(DECK_SHELF,), wire=(Wire("decks", protocol),))
