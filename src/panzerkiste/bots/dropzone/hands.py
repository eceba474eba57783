"""Command cards (DZ-086, DZ-310): hands are refilled every turn, so a card is played as soon as it is worth it."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.dropzone.air import path_of
from panzerkiste.bots.dropzone.brawls import brawl
from panzerkiste.bots.dropzone.danger import flak
from panzerkiste.bots.dropzone.judgement import worth
from panzerkiste.bots.dropzone.rehearsal import tried
from panzerkiste.bots.dropzone.volleys import brings, loss_of
from panzerkiste.bots.dropzone.weighing import Weighed
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import Discard, FlyMove, Order, Pass, PlayCard
from panzerkiste.games.dropzone.battle.cards import in_sphere, may_play
from panzerkiste.games.dropzone.battle.frames import Release, ReserveFailed, RollAgain
from panzerkiste.games.dropzone.buildings.close_quarters import ways_out
from panzerkiste.games.dropzone.buildings.frames import Rally
from panzerkiste.games.dropzone.buildings.garrisons import in_battle
from panzerkiste.games.dropzone.frames import CardWindow
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Card, Flight, Player, SquadId
from panzerkiste.games.dropzone.turn import ORDERS

LEAST: Final = 2.0  # points that a card must be expected to bring
STEADY: Final = 0.4  # of its worth, what a squad is spared that need not withdraw


# Moments.


def window(known: Knowledge, state: State) -> list[Weighed]:
    frame = state.pending[-1]
    assert isinstance(frame, CardWindow), "a card may be played"
    held = frame.card in state.hands[frame.player]
    return [Weighed(PlayCard(frame.card) if held and _is_worth(state, frame) else Pass())]


def _is_worth(state: State, frame: CardWindow) -> bool:
    match frame.instead:
        case (RollAgain() as again,):
            return _second_look(state, again) >= LEAST
        case (Rally(squad),):
            return _steady(state, squad) >= LEAST
        case (Release() as party,):
            return _is_called(state, frame, party)
        case _:  # Shore up: the hit is gone
            return True


def _second_look(state: State, again: RollAgain) -> float:
    """What the dice that missed would bring beside those that hit."""
    sure = loss_of(state, replace(again.aim, dice=again.hits, need=1))
    return (1.0 - sure.killed) * brings(state, replace(again.aim, dice=again.misses))


def _steady(state: State, squad: SquadId) -> float:
    """Whoever has nowhere to go stays; the others only where the next round is not lost."""
    units = state.units_of(squad)
    spared = sum(map(worth, units))
    if not ways_out(state, squad, Random(0), 1):
        return spared
    return STEADY * spared + min(0.0, brawl(state, units[0].player, units[0].building))


def _is_called(state: State, frame: CardWindow, party: Release) -> bool:
    """As many as there are cards for, the dearest parties first."""
    failed = (later for later in state.pending if isinstance(later, ReserveFailed))
    own = (later for later in failed if state.squads[later.squads[0]].player == frame.player)
    dearer = sum(_cost(state, later) > _cost(state, party) for later in own)
    return dearer < state.hands[frame.player].count(frame.card)


def _cost(state: State, party: Release | ReserveFailed) -> float:
    return sum(worth(unit) for squad in party.squads for unit in state.units_of(squad))


# Orders.


def repair(state: State, player: Player) -> Order | None:
    """Field repair for the unit whose damage point is worth most."""
    if not _holds(state, player, "field_repair"):
        return None
    found = ORDERS[PlayCard].candidates(state, Random(0))
    repairs = [order for order in found if isinstance(order, PlayCard) and order.card == "field_repair"]
    best = max(repairs, key=lambda order: _point(state.units[order.unit]), default=None)
    return best if best and _point(state.units[best.unit]) >= LEAST else None


def _point(unit: Unit) -> float:
    return worth(unit) / unit.profile.damage_points


def jink(state: State, player: Player, order: Order) -> Order | None:
    """Jink before a flight past anti-air guns, for the aircraft that it spares most."""
    if not isinstance(order, FlyMove) or not _holds(state, player, "jink"):
        return None
    best = max(order.flights, key=lambda flight: _spared(state, flight))
    card = PlayCard("jink", best.unit)
    return card if _spared(state, best) >= LEAST and tried(state, player, card) else None


def _spared(state: State, flight: Flight) -> float:
    unit, path = state.units[flight.unit], path_of(state, flight)
    return flak(state, unit, path) - flak(state, replace(unit, jinks=True), path)


def _holds(state: State, player: Player, card: Card) -> bool:
    return card in state.hands[player] and may_play(state, player)


# Hands.

_USES: Final[dict[str, Callable[[State, Unit], bool]]] = {
    "called_forward": lambda state, unit: unit.status == "reserve",
    "field_repair": lambda state, unit: unit.on_table and unit.damage > 0 and in_sphere(state, unit),
    "jink": lambda state, unit: unit.status in ("table", "ready") and unit.profile.is_aircraft,
    "second_look": lambda state, unit: unit.on_table and bool(unit.weapons) and in_sphere(state, unit),
    "shore_up": lambda state, unit: unit.status == "inside",
    "steady": lambda state, unit: unit.status == "inside" and in_battle(state, unit.building),
}


def discard(known: Knowledge, state: State) -> list[Weighed]:
    """Away with what nobody has a use for now, as long as others come for it."""
    own = [unit for unit in state.units if unit.player == known.seat and unit.is_alive]
    used = {card for card, uses in _USES.items() if any(uses(state, unit) for unit in own)}
    unwanted = [card for card in state.hands[known.seat] if card not in used]
    return [Weighed(Discard(tuple(unwanted[: len(state.decks[known.seat])])))]
