"""Decks of one's own (TH-025), and what speaks against them."""

from collections.abc import Iterator
from typing import Final

from panzerkiste.games.tank_hunter.cards.decks import findings
from panzerkiste.registry import Objection, OwnFile


def _objections(text: str) -> Iterator[Objection]:
    for found in findings(text):
        place = " › ".join(filter(None, (found.fault.card, found.fault.field)))
        yield Objection(found.level, place, found.fault.why)


OWN_FILES: Final = (OwnFile("deck", ".toml", _objections),)
