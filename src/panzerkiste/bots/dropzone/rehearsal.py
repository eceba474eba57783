"""Orders tried out in the head: what the rules make of them, with nobody reacting and no die rolled."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from panzerkiste.bots.dropzone.brawls import brawl
from panzerkiste.bots.dropzone.danger import exposure, flak_at, promise
from panzerkiste.bots.dropzone.judgement import prospects
from panzerkiste.bots.dropzone.volleys import best_volley
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Order, Pass
from panzerkiste.games.dropzone.battle.slots import members
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Player
from panzerkiste.games.dropzone.turn import apply, decision

LITTLE: Final = 0.2  # of the greatest gain, what a smaller one must exceed to be named
EVEN: Final = 1e-6  # points that are no gain


class Temper(NamedTuple):
    """What a player cares about."""

    caution: float = 0.4  # how much a loss to be feared counts
    promise: float = 0.4  # how much fire in the turns to come counts


class Terms(NamedTuple):
    """What a position is worth, in points, by what makes it so."""

    fire: float = 0.0  # of this slot
    purpose: float = 0.0  # what the scenario will pay
    hope: float = 0.0  # fire in the turns to come
    fights: float = 0.0  # close-quarters battle
    danger: float = 0.0  # what is to be feared, below zero

    @property
    def value(self) -> float:
        return sum(self)

    def gains(self, other: "Terms") -> tuple[str, ...]:
        """What it has over another position, the most first; what is little beside that is not named."""
        gains = {name: mine - theirs for name, mine, theirs in zip(self._fields, self, other, strict=True)}
        least = max(LITTLE * max(gains.values()), EVEN)
        return tuple(sorted((name for name in gains if gains[name] > least), key=lambda name: -gains[name]))


def tried(state: State, player: Player, *orders: Order) -> State | None:
    """The state after these orders; None where the rules refuse one, or somebody else has to answer first."""
    for order in orders:
        if not is_asked_for_order(state, player):
            return None
        try:
            state = _unhindered(apply(state, player, order).state)
        except Illegal:
            return None
    return state


def _unhindered(state: State) -> State:
    """Nobody fires in reaction."""
    while (owed := decision(state)) and owed.ask == "react":
        state = apply(state, owed.seats[0], Pass()).state
    return state


def is_asked_for_order(state: State, player: Player) -> bool:
    owed = decision(state)
    return owed is not None and owed.ask == "order" and owed.seats == (player,)


def acting(state: State) -> list[Unit]:
    """The units of the slot that are left, each once."""
    slot = state.activation.slot if state.activation else None
    units = {unit.id: unit for squad in (slot.squads if slot else ()) for unit in members(state, squad)}
    return [unit for unit in units.values() if unit.is_alive]


def outlook(state: State, player: Player, temper: Temper, units: Iterable[Unit] = ()) -> Terms:
    """What a position in the middle of a slot is worth, the fire it can still give included."""
    mine = [state.units[unit.id] for unit in units] or acting(state)
    volley = best_volley(state).value if state.activation and state.activation.slot else 0.0
    return standing(state, player, temper, mine)._replace(fire=volley)


def standing(state: State, player: Player, temper: Temper, units: Iterable[Unit]) -> Terms:
    """What a position is worth without fire of this slot."""
    mine = list(units)
    danger = exposure(state, mine) + sum(flak_at(state, unit, unit.at) for unit in _flying(mine))
    hope = temper.promise * promise(state, mine) if temper.promise else 0.0
    fights = _fights(state, player, mine)
    return Terms(0.0, prospects(state, player), hope, fights, -temper.caution * danger)


def _fights(state: State, player: Player, units: Iterable[Unit]) -> float:
    """What the next rounds of close-quarters battle are expected to bring where these units are inside."""
    houses = dict.fromkeys(unit.building for unit in units if unit.status == "inside")
    return sum(brawl(state, player, house) for house in houses)


def _flying(units: Iterable[Unit]) -> Iterator[Unit]:
    return (unit for unit in units if unit.is_airborne)
