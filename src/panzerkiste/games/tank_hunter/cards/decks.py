"""Deck building and options (TH-020 to TH-032)."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.tank_hunter.cards.cards import (
    Card,
    CardId,
    Commander,
    Event,
    Unit,
    shipped_commanders,
    shipped_events,
    shipped_units,
)
from panzerkiste.games.tank_hunter.cards.deck_file import Deck, Fault, read_deck
from panzerkiste.games.tank_hunter.cards.effect_codes import CarpetBombing
from panzerkiste.games.tank_hunter.options import Options

STANDARD: Final = "standard"
PLAYERS: Final = range(2, 9)  # TH-002

# TH-031: what to agree on before the match, by the name of a preset.
PRESETS: Final[dict[str, dict[str, bool]]] = {
    "first_game": {"tanks_only": True, "commanders": False, "evading": False, "charge": False},
    "standard": {"tanks_only": False, "commanders": False, "evading": False, "charge": False},
    "expert": {"tanks_only": False, "commanders": True, "evading": True, "charge": True},
}


class Cards(Struct, frozen=True, gc=False):
    """The cards of a deck by id, and how many copies of each it has before any option takes some out."""

    units: dict[CardId, Unit]
    commanders: dict[CardId, Commander]
    events: dict[CardId, Event]
    copies: dict[CardId, int]


class Composition(Struct, frozen=True, gc=False):
    """The copies in the unit deck, commanders included (TH-011), and in the event deck, by card in the deck's order."""

    units: dict[CardId, int]
    events: dict[CardId, int]


class Finding(Struct, frozen=True):
    """TH-028, TH-029: something about a whole deck. An error refuses it, a warning only marks it."""

    level: Literal["error", "warning"]
    fault: Fault


def standard_deck() -> Deck:
    """TH-020: all cards in the box."""
    cards: tuple[Card, ...] = (*shipped_units().values(), *shipped_commanders().values(), *shipped_events().values())
    return Deck("Tank Hunter", copies={card.id: card.copies for card in cards})


@lru_cache(maxsize=64)
def cards_of(deck: str) -> Cards:
    """The cards of the standard deck or of the one in the text. Raises Illegal with the place of the first fault."""
    if deck == STANDARD:
        return _cards(standard_deck())
    found, faults = read_deck(deck)
    if found is None:
        place = " › ".join(filter(None, (faults[0].card, faults[0].field))) or "TOML"
        raise Illegal("TH-025", "faulty", place=place, faults=len(faults))
    return _cards(found)


def _cards(deck: Deck) -> Cards:
    units = {id: unit for id, unit in shipped_units().items() if id in deck.copies}
    commanders = {id: commander for id, commander in shipped_commanders().items() if id in deck.copies}
    events = {id: event for id, event in shipped_events().items() if id in deck.copies}
    units |= {unit.id: unit for unit in deck.unit}
    commanders |= {commander.id: commander for commander in deck.commander}
    events |= {event.id: event for event in deck.event}
    own: tuple[Card, ...] = (*deck.unit, *deck.commander, *deck.event)
    return Cards(units, commanders, events, {**deck.copies, **{card.id: card.copies for card in own}})


@lru_cache(maxsize=64)
def compose(options: Options) -> Composition:
    """TH-021 to TH-025: the deck after its options: nations, then types, then singletons."""
    cards = cards_of(options.deck)
    units = {id: cards.copies[id] for id, unit in cards.units.items() if _kept(unit, options)}
    if options.singletons:
        units = dict.fromkeys(units, 1)
    if options.commanders:
        units |= {id: cards.copies[id] for id in cards.commanders}
    taken_out = "non_tank" if options.tanks_only else ""
    events = {id: cards.copies[id] for id, event in cards.events.items() if taken_out not in event.tags}
    return Composition(units, events)


def _kept(unit: Unit, options: Options) -> bool:
    return (not options.nations or unit.nation in options.nations) and (not options.tanks_only or unit.type == "AFV")


def check_composition(options: Options, players: int) -> None:
    """TH-028, TH-029: raises Illegal where the cards are too few for the players."""
    for illegal in _shortages(cards_of(options.deck), compose(options), players):
        raise illegal


def _shortages(cards: Cards, built: Composition, players: int) -> list[Illegal]:
    found = list[Illegal]()
    units, needed = sum(built.units.values()), 6 * players
    if units < needed:
        found.append(Illegal("TH-028", have=units, need=needed, players=players))
    bombings = sum(copies for id, copies in built.events.items() if is_carpet_bombing(cards.events[id]))
    if bombings != 3:
        found.append(Illegal("TH-029", "bombings", have=bombings))
    others = sum(copies for id, copies in built.events.items() if not cards.events[id].red)
    if others < players + 3:
        found.append(Illegal("TH-029", "events", have=others, need=players + 3, players=players))
    return found


def is_carpet_bombing(event: Event) -> bool:
    return isinstance(event.effect, CarpetBombing)


def findings(text: str) -> tuple[Finding, ...]:
    """Everything that speaks against a deck file: its faults, and whether its cards are enough for two and for more."""
    deck, faults = read_deck(text)
    if deck is None:
        return tuple(Finding("error", fault) for fault in faults)
    built = compose(Options(deck=text, commanders=True))
    short = _shortages(cards_of(text), built, PLAYERS[0])
    errors = [Finding("error", Fault("", "", illegal.refusal)) for illegal in short]
    return (*errors, *_warnings(built))


def _warnings(built: Composition) -> list[Finding]:
    """Of a deck for as many players as there may be."""
    short = sum(built.units.values()) < 6 * PLAYERS[0]
    return [] if short else [Finding("warning", Fault("", "", told)) for told in _few_cards(built, PLAYERS[-1])]


def _few_cards(built: Composition, players: int) -> list[Refusal]:
    """TH-028: below eight unit cards for each player the deck may run out early."""
    units = sum(built.units.values())
    if units >= 8 * players:
        return []
    return [Illegal("TH-028", "few", have=units, players=max(units // 8, 1)).refusal]


def warnings(options: Options, players: int) -> list[Refusal]:
    """TH-028: what players ought to know before they make a match; fewer than six for each refuse it."""
    built = compose(options)
    return [] if sum(built.units.values()) < 6 * players else _few_cards(built, players)


def most_players(options: Options) -> int:
    """For how many players the cards are enough; 0 where not even for two."""
    cards, built = cards_of(options.deck), compose(options)
    return max((players for players in PLAYERS if not _shortages(cards, built, players)), default=0)
