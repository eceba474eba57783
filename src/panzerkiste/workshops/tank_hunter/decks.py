"""Decks that players build for Tank Hunter: checked, kept, and shown to whoever has the link."""

from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.cards.cards import shipped_commanders, shipped_events, shipped_units
from panzerkiste.games.tank_hunter.cards.deck_file import Deck, read_deck
from panzerkiste.games.tank_hunter.cards.decks import compose, findings, most_players
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.storage.tables import DECKS
from panzerkiste.workshops.tank_hunter.forms import forms
from panzerkiste.workshops.tank_hunter.protocol import Box, Check, Finding, Forms, Saved, ToCheck, ToSave

DECK_SHELF: Final = Shelf(DECKS, "DECK")

Account = NamedDependency[str]
TheStore = NamedDependency[Store]


@get("/api/decks/box", sync_to_thread=False)
def show_box() -> Box:
    return Box(tuple(shipped_units().values()), tuple(shipped_events().values()), tuple(shipped_commanders().values()))


@get("/api/decks/forms", sync_to_thread=False)
def show_forms() -> Forms:
    return forms()


@post("/api/decks/check", status_code=200, sync_to_thread=True)
def check_deck(data: ToCheck) -> Check:
    deck, _ = read_deck(data.text)
    told = [Finding(found.level, found.fault.card, found.fault.field, found.fault.why) for found in findings(data.text)]
    if deck is None:
        return Check(None, tuple(told), 0, 0, 0)
    options = Options(deck=data.text, commanders=True)
    built = compose(options)
    return Check(deck, tuple(told), sum(built.units.values()), sum(built.events.values()), most_players(options))


@post("/api/decks")
async def save_deck(data: ToSave, account: Account, store: TheStore) -> Saved:
    """A deck may be saved long before it is a good one; it only has to be readable."""
    _readable(data.text)
    return _saved(await DECK_SHELF.save(store, account, data.text, data.id), account)


@get("/api/decks")
async def list_decks(account: Account, store: TheStore) -> list[Saved]:
    return [_saved(deck, account) for deck in await DECK_SHELF.works_of(store, account)]


@get("/api/decks/{deck_id:str}")
async def show_deck(deck_id: str, account: Account, store: TheStore) -> Saved:
    return _saved(await DECK_SHELF.work(store, deck_id), account)


@delete("/api/decks/{deck_id:str}")
async def throw_deck_away(deck_id: str, account: Account, store: TheStore) -> None:
    await DECK_SHELF.throw_away(store, account, deck_id)


def _readable(text: str) -> Deck:
    deck, faults = read_deck(text)
    if deck is None:
        raise Illegal("DECK", "unreadable", faults=len(faults))
    return deck


def _saved(stored: StoredWork, account: str) -> Saved:
    """A card may have left the box since; then the file has to speak for itself."""
    deck, _ = read_deck(stored.text)
    return Saved(stored.id, deck.name if deck else "", stored.text, stored.account == account, stored.changed)


DECK_HANDLERS: Final = (show_box, show_forms, check_deck, save_deck, list_decks, show_deck, throw_deck_away)
