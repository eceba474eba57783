"""The table: finding what lies on it, and the next state with something on it changed."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import Line
from panzerkiste.games.tank_hunter.cards.decks import Cards, cards_of
from panzerkiste.games.tank_hunter.events import Event
from panzerkiste.games.tank_hunter.state import SEAT_CODES, Attack, Handle, Player, Shooting, State, UnitInPlay

Stepped = Step[State, Event]

_SEATS: Final = {code: seat for seat, code in enumerate(SEAT_CODES)}
NO_SEAT: Final = 99
_ROUNDS: Final = [  # by the number of seats and the first of them
    [(*range(first, seats), *range(first)) for first in range(seats)] for seats in range(len(SEAT_CODES) + 1)
]


def seat_of(handle: Handle) -> Seat:
    """The owner a handle names; NO_SEAT for what is no handle."""
    return _SEATS.get(handle[:1], NO_SEAT)


def find(state: State, handle: Handle) -> UnitInPlay | None:
    owner = _SEATS.get(handle[:1], NO_SEAT)
    if owner < len(state.players):
        for unit in state.players[owner].units:
            if unit.handle == handle:
                return unit
    return None


def unit_of(state: State, handle: Handle) -> UnitInPlay:
    """The unit with this handle, which must be in play."""
    unit = find(state, handle)
    if unit is None:
        raise Illegal("TH-015", handle=handle)
    return unit


def deck_of(state: State) -> Cards:
    """The cards of this match by id."""
    return cards_of(state.options.deck)


def card_of(state: State, unit: UnitInPlay) -> cards.Unit:
    return cards_of(state.options.deck).units[unit.card]


def under_way(state: State) -> Attack:
    """The attack that has been declared."""
    assert state.attack is not None, "no attack has been declared"
    return state.attack


def shooting_of(state: State) -> Shooting:
    """The shots that are being fired."""
    assert state.shooting is not None, "nobody is shooting"
    return state.shooting


def opponents(state: State, seat: Seat) -> list[Seat]:
    """The others who are not eliminated, clockwise from the seat."""
    players = state.players
    return [other for other in _ROUNDS[len(players)][seat][1:] if not players[other].eliminated]


def clockwise(state: State, first: Seat) -> list[Seat]:
    """TH-053: everybody who is not eliminated, beginning with *first*."""
    players = state.players
    return [seat for seat in _ROUNDS[len(players)][first] if not players[seat].eliminated]


def in_line(player: Player, line: Line) -> list[UnitInPlay]:
    return [unit for unit in player.units if unit.line == line]


def in_order(player: Player) -> list[UnitInPlay]:
    """TH-138: front line before rear line, left to right."""
    return in_line(player, "front") + in_line(player, "rear")


def with_player(state: State, seat: Seat, player: Player) -> State:
    players = state.players
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


def with_unit(state: State, unit: UnitInPlay) -> State:
    """The state with the unit of this handle changed."""
    owner = _SEATS[unit.handle[0]]
    player, handle = state.players[owner], unit.handle
    units = tuple([unit if other.handle == handle else other for other in player.units])
    return with_player(state, owner, replace(player, units=units))


def without_unit(state: State, handle: Handle) -> State:
    owner = _SEATS[handle[0]]
    player = state.players[owner]
    return with_player(state, owner, replace(player, units=tuple([u for u in player.units if u.handle != handle])))


def stir(state: State) -> State:
    """TH-169: something has happened, so this is no quiet turn."""
    return state if state.stirred else replace(state, stirred=True)


def tell(state: State, event: Event) -> Stepped:
    """A step that everybody hears of."""
    return Step(state, (Told(event),))


def tell_all(state: State, *events: Event) -> Stepped:
    return Step(state, tuple(map(Told, events)))


def go_on(step: Stepped, *moves: Callable[[State], Stepped]) -> Stepped:
    """One step after the other."""
    state, told = step.state, step.told
    for move in moves:
        done = move(state)
        state, told = done.state, told + done.told
    return Step(state, told)
