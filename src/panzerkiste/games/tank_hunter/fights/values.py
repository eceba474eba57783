"""Values after all changes by cards that lie in play (TH-140, TH-171, TH-261, TH-356)."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.cards.effect_codes import (
    AntiAirMod,
    AttachMod,
    HandLimit,
    ScoutMod,
    Spying,
    SupplyMod,
    Weather,
)
from panzerkiste.games.tank_hunter.state import Handle, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import card_of, deck_of, seat_of, unit_of

BASE_HAND_LIMIT = 3  # TH-140


class Part(Struct, frozen=True, gc=False):
    """A number and where it comes from: a card's id, or a word of the rules (value, armour, charge, spying, …)."""

    source: str
    amount: int


def total(parts: tuple[Part, ...]) -> int:
    return sum([part.amount for part in parts])


def succeeds(die: int, number: int) -> bool:
    """TH-173: it shows the number or less."""
    return die <= number


def empties(die: int, supply: int) -> bool:
    """TH-260: whether a roll hit or not, this die uses up the ammunition."""
    return die >= supply


def supply(state: State, unit: UnitInPlay) -> int:
    """TH-261: at least 1, whatever lowers it."""
    value = card_of(state, unit).supply
    staying = state.players[seat_of(unit.handle)].staying
    if staying:
        events = deck_of(state).events
        value += sum(effect.supply for card in staying if isinstance(effect := events[card].effect, SupplyMod))
    return max(1, value)


def defence(state: State, unit: UnitInPlay) -> tuple[Part, ...]:
    """TH-004: armour of an AFV, agility of a GUN or INF, with what is attached."""
    card = card_of(state, unit)
    armoured = card.type == "AFV"
    printed = Part("armour" if armoured else "agility", card.defence)
    if not unit.attachments:
        return (printed,)
    attached = (Part(id, mod.armour if armoured else mod.agility) for id, mod in _attached(state, unit))
    return (printed, *(part for part in attached if part.amount))


def _attached(state: State, unit: UnitInPlay) -> list[tuple[CardId, AttachMod]]:
    events = deck_of(state).events
    return [(card, effect) for card in unit.attachments if isinstance(effect := events[card].effect, AttachMod)]


def attached_anti_armour(state: State, unit: UnitInPlay) -> tuple[Part, ...]:
    if not unit.attachments:
        return ()
    return tuple(Part(card, mod.anti_armour) for card, mod in _attached(state, unit) if mod.anti_armour)


def hand_limit(state: State, seat: Seat) -> int:
    """TH-140: 3 and all modifiers, at least 1."""
    player, deck = state.players[seat], deck_of(state)
    effects = [deck.events[card].effect for card in player.staying]
    own = [deck.commanders[commander.card].effect for commander in player.commanders]
    changes = sum(effect.delta for effect in (*effects, *own) if isinstance(effect, HandLimit))
    return max(1, BASE_HAND_LIMIT + changes)


def spies(state: State, seat: Seat) -> bool:
    """TH-356: a revealed Spying unit in either line, disabled or not, or a commander who counts as one."""
    player, deck = state.players[seat], deck_of(state)
    if any(isinstance(deck.commanders[commander.card].effect, Spying) for commander in player.commanders):
        return True
    return any(not unit.hidden and deck.units[unit.card].abilities.spying for unit in player.units)


def scout_number(state: State, unit: UnitInPlay, modifiers: tuple[CardId, ...]) -> tuple[Part, ...]:
    """TH-107: the scouting value, the weather and the commanders used."""
    deck = deck_of(state)
    weather = (
        Part(card, effect.scout_mod)
        for player in state.players
        for card in player.staying
        if isinstance(effect := deck.events[card].effect, Weather)
    )
    commanders = (
        Part(card, used.scout_mod) for card in modifiers if isinstance(used := deck.commanders[card].effect, ScoutMod)
    )
    return (Part("value", deck.units[unit.card].abilities.scout or 0), *weather, *commanders)


def anti_air_number(state: State, handle: Handle, modifiers: tuple[CardId, ...]) -> tuple[Part, ...]:
    """TH-291 (3): the anti-air value and the commanders used."""
    deck = deck_of(state)
    commanders = (
        Part(card, used.anti_air) for card in modifiers if isinstance(used := deck.commanders[card].effect, AntiAirMod)
    )
    return (Part("value", deck.units[unit_of(state, handle).card].abilities.anti_air or 0), *commanders)


def grounded(state: State) -> bool:
    """Weather in which nobody may play an air strike."""
    return any(_grounds(deck_of(state), card) for player in state.players for card in player.staying)


def _grounds(deck: Cards, card: CardId) -> bool:
    effect = deck.events[card].effect
    return isinstance(effect, Weather) and effect.no_air_strikes
