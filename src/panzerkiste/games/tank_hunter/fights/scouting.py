"""Scouting (TH-105 to TH-112)."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Counter, Expose, Pass, Scout
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.events import CounterDeclined, ScoutDeclared, ScoutRolled
from panzerkiste.games.tank_hunter.fights.counterattack import able, counter_scouting, counters
from panzerkiste.games.tank_hunter.fights.declaration import forget_escapes
from panzerkiste.games.tank_hunter.fights.values import scout_number, succeeds, total
from panzerkiste.games.tank_hunter.state import (
    AskScoutCounter,
    EndScouting,
    ExposeUnits,
    Handle,
    OpenWindow,
    RollScout,
    Scouting,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    deck_of,
    find,
    go_on,
    in_order,
    opponents,
    seat_of,
    tell,
    unit_of,
)
from panzerkiste.games.tank_hunter.units.lines import reveal


def scouts(state: State, seat: Seat) -> Iterator[Scout]:
    """TH-105, TH-106: able units with a scouting value, hidden ones included (TH-080), and whom they may scout."""
    units = deck_of(state).units
    able_units = [unit for unit in state.players[seat].units if _scout_breach(units[unit.card], unit) is None]
    if not able_units:
        return
    for opponent in opponents(state, seat):
        if hidden_units(state, opponent):
            for unit in able_units:
                yield Scout(unit.handle, opponent)


def _scout_breach(card: cards.Unit, unit: UnitInPlay) -> tuple[str, str] | None:
    """TH-105, TH-264: why this unit cannot scout."""
    if card.abilities.scout is None:
        return "TH-105", "unit"
    if unit.disabled:
        return "TH-264", "scout"
    return None if _front(unit) else ("TH-105", "line")


def hidden_units(state: State, seat: Seat) -> list[Handle]:
    return [unit.handle for unit in in_order(state.players[seat]) if unit.hidden]


def check_scout(state: State, seat: Seat, action: Scout) -> None:
    unit = find(state, action.unit)
    if unit is None or seat_of(unit.handle) != seat:
        raise Illegal("TH-105", "unit", unit=action.unit)
    if breach := _scout_breach(card_of(state, unit), unit):
        raise Illegal(*breach, unit=unit.handle)
    if action.opponent not in opponents(state, seat):
        raise Illegal("TH-106", "opponent")
    if not hidden_units(state, action.opponent):
        raise Illegal("TH-106", "hidden")


def scout(state: State, seat: Seat, action: Scout) -> Stepped:
    check_scout(state, seat, action)
    step = reveal(state, action.unit)
    state = replace(forget_escapes(step.state), scouting=Scouting(action.unit, action.opponent))
    state = then(state, OpenWindow("scout"), RollScout(), EndScouting())
    return go_on(Step(state, step.told), lambda state: tell(state, ScoutDeclared(action.unit, action.opponent)))


def scouting_of(state: State) -> Scouting:
    assert state.scouting is not None, "nobody is scouting"
    return state.scouting


def roll_scout(state: State, frame: RollScout, die: int) -> Stepped:
    """TH-107: no attack roll, so no ammunition check."""
    scouting = scouting_of(state)
    needs = total(scout_number(state, unit_of(state, scouting.unit), scouting.modifiers))
    step = tell(state, ScoutRolled(scouting.unit, die, needs))
    return go_on(step, lambda state: _success(state, die) if succeeds(die, needs) else _failure(state))


def _success(state: State, die: int) -> Stepped:
    """TH-108: exactly as many as the die shows; where that is all of them there is nothing to choose."""
    hidden = hidden_units(state, scouting_of(state).opponent)
    if len(hidden) <= die:
        return expose(state, ExposeUnits(die), Expose(tuple(hidden)))
    return Step(then(state, ExposeUnits(die)))


def exposures(state: State, frame: ExposeUnits) -> Sequence[Action]:
    """TH-108: the opponent may have revealed some in the meantime (TH-080)."""
    hidden = hidden_units(state, scouting_of(state).opponent)
    return [Expose(chosen) for chosen in combinations(hidden, min(frame.count, len(hidden)))]


def expose(state: State, frame: ExposeUnits, action: Action) -> Stepped:
    assert isinstance(action, Expose)
    return go_on(Step(state), *(partial(reveal, handle=unit) for unit in action.units))


def _failure(state: State) -> Stepped:
    """TH-110: asked wherever hidden front units exist, also if none of them can counter."""
    scouting = scouting_of(state)
    units = state.players[scouting.opponent].units
    asked = any(_front(unit) and not unit.disabled and not unit.evaded and unit.hidden for unit in units)
    if asked or any(not unit.hidden and _may_counter(state, unit) for unit in units):
        return Step(then(state, AskScoutCounter()))
    return Step(state)


def _front(unit: UnitInPlay) -> bool:
    return unit.line == "front"


def _may_counter(state: State, unit: UnitInPlay) -> bool:
    """TH-110, TH-355."""
    scout = unit_of(state, scouting_of(state).unit)
    return _front(unit) and not card_of(state, unit).abilities.no_turret and able(state, unit, scout)


def scout_counters(state: State, frame: AskScoutCounter) -> Sequence[Action]:
    scouting = scouting_of(state)
    units = [unit for unit in state.players[scouting.opponent].units if _may_counter(state, unit)]
    return [Pass(), *(counter for unit in units for counter in counters(state, unit, scouting.unit))]


def answer_scouting(state: State, frame: AskScoutCounter, action: Action) -> Stepped:
    if isinstance(action, Counter):
        return counter_scouting(state, action)
    return tell(state, CounterDeclined(scouting_of(state).opponent))


def end_scouting(state: State, frame: EndScouting) -> Stepped:
    return Step(replace(state, scouting=None))
