"""Abilities that exhaust a unit (TH-358 to TH-365): amphibian, transport, pulling.

The others are read where they matter: scouting, long range, anti-air, evading, Leadership, spying and so on.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import UseAbility
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import CardId, UnitType
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.cards.effect_codes import Water
from panzerkiste.games.tank_hunter.events import AbilityUsed, AmmunitionRolled
from panzerkiste.games.tank_hunter.fights.values import supply
from panzerkiste.games.tank_hunter.state import SEAT_CODES, InPlay, RollAmmunition, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    clockwise,
    deck_of,
    find,
    go_on,
    in_order,
    seat_of,
    tell,
    unit_of,
    with_player,
)
from panzerkiste.games.tank_hunter.units.lines import change_line, conceal, exhaust, mark, reveal


class _Use(NamedTuple):
    """What a unit can be exhausted for."""

    amphibian: bool
    carried: tuple[UnitType, ...]


def ability_uses(state: State, seat: Seat) -> Iterator[UseAbility]:
    """TH-365: what the turn player's units can be exhausted for at an open moment, hidden ones by being revealed."""
    useful = _useful(state.options.deck)
    ready = [unit for unit in state.players[seat].units if unit.card in useful and not unit.exhausted]
    for unit in sorted(ready, key=_in_rear) if ready else ():  # TH-138
        use = useful[unit.card]
        if use.amphibian and not unit.disabled:
            yield from _crossings(state, seat, unit)
        if use.carried and not unit.out_of_ammo:
            yield from _carryings(state, seat, unit, use.carried)


def _in_rear(unit: UnitInPlay) -> bool:
    return unit.line == "rear"


@lru_cache(maxsize=64)
def _useful(deck: str) -> dict[CardId, _Use]:
    """The units of the deck that have such an ability."""
    uses = {unit.id: _Use(unit.abilities.amphibian, _carried(unit)) for unit in cards_of(deck).units.values()}
    return {id: use for id, use in uses.items() if use.amphibian or use.carried}


def has_useful(state: State, seat: Seat) -> bool:
    """A quick look that never says no too often: has the player a unit of such use that is not exhausted?"""
    useful = _useful(state.options.deck)
    return bool([unit for unit in state.players[seat].units if unit.card in useful and not unit.exhausted])


def might_use_ability(state: State, seat: Seat) -> bool:
    """TH-125: as far as everybody can see, every hidden unit might have such an ability."""
    useful = _useful(state.options.deck)
    units = state.players[seat].units
    return bool([unit for unit in units if (unit.hidden or unit.card in useful) and not unit.exhausted])


def _crossings(state: State, seat: Seat, unit: UnitInPlay) -> Iterator[UseAbility]:
    """TH-358: each Water event in play that the player does not ignore yet."""
    events, ignored = deck_of(state).events, state.players[seat].ignored_water
    for other in clockwise(state, seat):
        for lying in state.players[other].staying:
            water = InPlay(lying, SEAT_CODES[other])
            if isinstance(events[lying].effect, Water) and water not in ignored:
                yield UseAbility(unit.handle, "amphibian", water=water)


def _carryings(state: State, seat: Seat, unit: UnitInPlay, carried: tuple[UnitType, ...]) -> Iterator[UseAbility]:
    """TH-361, TH-363: INFs are transported, GUNs are pulled, if they are revealed."""
    units = deck_of(state).units
    for load in in_order(state.players[seat]):
        loaded = units[load.card]
        if load.hidden or loaded.type not in carried:
            continue
        yield UseAbility(unit.handle, "conceal", load.handle)
        if load.line == "front" and loaded.abilities.rear:
            yield UseAbility(unit.handle, "withdraw", load.handle)


def _carried(card: cards.Unit) -> tuple[UnitType, ...]:
    transported: tuple[UnitType, ...] = ("INF",) if card.abilities.transport else ()
    pulled: tuple[UnitType, ...] = ("GUN",) if card.abilities.pulling else ()
    return transported + pulled


def use_ability(state: State, seat: Seat, action: UseAbility) -> Stepped:
    """The unit is revealed and exhausted, the ability takes effect, then its ammunition is rolled for."""
    if action not in ability_uses(state, seat):
        raise _refusal(state, seat, action)
    state = then(state, RollAmmunition(action.unit))  # TH-359, TH-362, TH-364
    return go_on(
        reveal(state, action.unit),
        lambda state: exhaust(state, action.unit),
        lambda state: tell(state, AbilityUsed(action.unit, action.ability, action.load, action.water)),
        lambda state: _take_effect(state, seat, action),
    )


def _take_effect(state: State, seat: Seat, action: UseAbility) -> Stepped:
    match action.ability:
        case "conceal":
            return conceal(state, action.load)
        case "withdraw":
            return change_line(state, action.load, "rear")
        case "amphibian":
            assert action.water is not None
            player = state.players[seat]
            ignoring = replace(player, ignored_water=(*player.ignored_water, action.water))
            return Step(with_player(state, seat, ignoring))


def ammunition_rolled(state: State, frame: RollAmmunition, die: int) -> Stepped:
    """TH-359: the effect holds anyway."""
    needed = supply(state, unit_of(state, frame.unit))
    step = tell(state, AmmunitionRolled(frame.unit, die, needed))
    if die < needed:
        return step
    return go_on(step, lambda state: mark(state, frame.unit, "out_of_ammo", seat_of(frame.unit)))


def _refusal(state: State, seat: Seat, action: UseAbility) -> Illegal:
    """Why the owner of a unit cannot use it so."""
    unit = find(state, action.unit)
    if unit is None or seat_of(unit.handle) != seat:
        return Illegal("TH-365", "unit", unit=action.unit)
    card = card_of(state, unit)
    if unit.exhausted:
        return Illegal("TH-280", "unit", unit=unit.handle)
    if action.ability == "amphibian":
        return _crossing_refusal(unit, card)
    return _carrying_refusal(state, unit, card, action)


def _crossing_refusal(unit: UnitInPlay, card: cards.Unit) -> Illegal:
    if not card.abilities.amphibian:
        return Illegal("TH-358", "ability", unit=unit.handle)
    return Illegal("TH-358", "disabled" if unit.disabled else "water", unit=unit.handle)


def _carrying_refusal(state: State, unit: UnitInPlay, card: cards.Unit, action: UseAbility) -> Illegal:
    """Whatever another player's card is, it is refused in the same words (TH-014)."""
    load = find(state, action.load) if seat_of(action.load) == seat_of(unit.handle) else None
    rule = "TH-363" if load and card_of(state, load).type == "GUN" else "TH-361"
    if unit.out_of_ammo:
        return Illegal(rule, "ammo", unit=unit.handle)
    if load is None or card_of(state, load).type not in _carried(card):
        return Illegal(rule, "load", unit=unit.handle)
    return Illegal(rule, "hidden" if load.hidden else "rear", load=load.handle)
