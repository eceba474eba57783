"""Events that lie in play (TH-131, TH-132): before a player, or under a unit."""

from collections.abc import Iterator

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import Expiry, Lasting
from panzerkiste.games.tank_hunter.events import EventEnded
from panzerkiste.games.tank_hunter.state import SEAT_CODES, InPlay, State
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    clockwise,
    deck_of,
    in_order,
    tell,
    unit_of,
    with_player,
    with_unit,
)


def events_in_play(state: State, first: Seat) -> Iterator[InPlay]:
    """From *first* clockwise: what lies before a player, then what lies under that player's units."""
    for seat in clockwise(state, first):
        player = state.players[seat]
        yield from (InPlay(card, SEAT_CODES[seat]) for card in player.staying)
        for unit in in_order(player):
            yield from (InPlay(card, unit.handle) for card in unit.attachments)


def ending(state: State, seat: Seat, how: Expiry) -> list[CardId]:
    """What lies before this player and ends in this way, oldest first."""
    staying = state.players[seat].staying
    if not staying:
        return []
    effects = {card: deck_of(state).events[card].effect for card in staying}
    return [card for card, effect in effects.items() if isinstance(effect, Lasting) and effect.expires == how]


def end_event(state: State, event: InPlay) -> Stepped:
    """The event goes to the discard pile."""
    state = _heeded(_without(state, event), event)
    return tell(replace(state, discard=(*state.discard, event.card)), EventEnded(event))


def _without(state: State, event: InPlay) -> State:
    if len(event.place) > 1:
        unit = unit_of(state, event.place)
        return with_unit(state, replace(unit, attachments=_left(unit.attachments, event.card)))
    seat = SEAT_CODES.index(event.place)
    player = state.players[seat]
    return with_player(state, seat, replace(player, staying=_left(player.staying, event.card)))


def _heeded(state: State, event: InPlay) -> State:
    """TH-358: one Water event is ignored, not another of its name that comes to lie there in the same turn."""
    seat = state.turn_player
    player = state.players[seat]
    if event not in player.ignored_water:
        return state
    left = tuple(water for water in player.ignored_water if water != event)
    return with_player(state, seat, replace(player, ignored_water=left))


def _left(cards: tuple[CardId, ...], gone: CardId) -> tuple[CardId, ...]:
    """TH-131, TH-132: a card lies only once in one place."""
    return tuple(card for card in cards if card != gone)
