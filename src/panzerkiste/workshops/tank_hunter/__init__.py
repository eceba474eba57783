"""The workshop of Tank Hunter: own decks, and what they are worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from panzerkiste.registry import OwnFile, Study, Workshop

if TYPE_CHECKING:
    from panzerkiste.server.web.workshops import Web


def _web() -> "Web":
    from panzerkiste.workshops.tank_hunter.web import WEB

    return WEB


def _own_files() -> Sequence[OwnFile]:
    from panzerkiste.workshops.tank_hunter.own_files import OWN_FILES

    return OWN_FILES


def _studies() -> Sequence[Study]:
    from panzerkiste.games.tank_hunter.cards.decks import STANDARD
    from panzerkiste.workshops.tank_hunter.deck_games import LEVEL, DeckGame, deck_game
    from panzerkiste.workshops.tank_hunter.deck_page import deck_page

    return (Study("deck", LEVEL, (STANDARD,), DeckGame, deck_game, deck_page),)


WORKSHOP: Final = Workshop(Path(__file__).parent, web=_web, own_files=_own_files, studies=_studies)
