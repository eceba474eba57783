"""Decks that players build for Tank Hunter: checked, kept, and shown to whoever has the link."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from msgspec import Struct

from panzerkiste import __version__
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.cards.cards import shipped_commanders, shipped_events, shipped_units
from panzerkiste.games.tank_hunter.cards.deck_file import read_deck
from panzerkiste.games.tank_hunter.cards.decks import compose, findings, most_players
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.desk import Desk, Kept
from panzerkiste.workshops.tank_hunter.forms import forms
from panzerkiste.workshops.tank_hunter.protocol import Box, Check, Finding, Forms, Saved, ToCheck, ToSave


class DeckTold(Struct, frozen=True):
    """What a list says of a deck. A card may have left the box since; then the file has to speak for itself."""

    name: str


def _tell(text: str) -> DeckTold:
    deck, _ = read_deck(text)
    return DeckTold(deck.name if deck else "")


DECK_SHELF: Final = Shelf("deck", "DECK", DeckTold, _tell, __version__)

TheDesk = NamedDependency[Desk]


@get("/api/decks/box", sync_to_thread=True)
def show_box() -> Box:
    return Box(tuple(shipped_units().values()), tuple(shipped_events().values()), tuple(shipped_commanders().values()))


@get("/api/decks/forms", sync_to_thread=True)
def show_forms() -> Forms:
    return forms()


@post("/api/decks/check", status_code=200)
async def check_deck(data: ToCheck, desk: TheDesk) -> Check:
    return await desk.work(lambda: _checked(data))


def _checked(data: ToCheck) -> Check:
    deck, _ = read_deck(data.text)
    told = [Finding(found.level, found.fault.card, found.fault.field, found.fault.why) for found in findings(data.text)]
    if deck is None:
        return Check(None, tuple(told), 0, 0, 0)
    options = Options(deck=data.text, commanders=True)
    built = compose(options)
    return Check(deck, tuple(told), sum(built.units.values()), sum(built.events.values()), most_players(options))


@post("/api/decks")
async def save_deck(data: ToSave, desk: TheDesk) -> Saved:
    """A deck may be saved long before it is a good one; it only has to be readable."""
    await desk.work(lambda: _check_readable(data.text))
    return _saved(await desk.keep(DECK_SHELF, data.text, data.id), desk.account)


@get("/api/decks", responses=holding(list[Saved]))
async def list_decks(desk: TheDesk) -> Response[bytes]:
    return await desk.listed(DECK_SHELF)


@get("/api/decks/{deck_id:str}")
async def show_deck(deck_id: str, desk: TheDesk) -> Saved:
    return _saved(await desk.one(DECK_SHELF, deck_id), desk.account)


@delete("/api/decks/{deck_id:str}")
async def throw_deck_away(deck_id: str, desk: TheDesk) -> None:
    await desk.throw_away(DECK_SHELF, deck_id)


def _check_readable(text: str) -> None:
    deck, faults = read_deck(text)
    if deck is None:
        raise Illegal("DECK", "unreadable", faults=len(faults))


def _saved(kept: Kept[DeckTold], account: str) -> Saved:
    work, told = kept
    return Saved(work.id, told.name, work.text, work.account == account, work.changed)


DECK_HANDLERS: Final = (show_box, show_forms, check_deck, save_deck, list_decks, show_deck, throw_deck_away)
