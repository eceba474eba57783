"""The places of the drawing that an answer is about: units by their names, buildings by their ids."""

from collections.abc import Iterable

from panzerkiste.games.dropzone import actions
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import SquadId, TargetId, UnitId


def spots(state: State, action: Action) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_spots(state, action)))


def _spots(state: State, action: Action) -> Iterable[str]:
    match action:
        case actions.Move(ways):
            return [_name(state, way.unit) for way in ways]
        case actions.FlyMove(flights):
            return [_name(state, flight.unit) for flight in flights]
        case actions.Shoot(shots) | actions.FireOnRun(_, shots):
            return [_name(state, place) for shot in shots for place in (shot.unit, shot.target)]
        case actions.React(unit, target):
            return [_name(state, unit), _name(state, target)]
        case actions.Enter(squad, building) | actions.ChangeBuilding(squad, building):
            return [*_squad(state, squad), building]
        case actions.Play(squad) | actions.Search(squad) | actions.Leave(squad) | actions.Intercept(squad):
            return _squad(state, squad)
        case actions.Activate(battlegroup):
            return [unit.name for unit in state.everyone(battlegroup) if unit.on_table]
        case _:
            return ()


def _squad(state: State, squad: SquadId) -> list[str]:
    return [unit.name for unit in state.units_of(squad) if unit.on_table]


def _name(state: State, place: UnitId | TargetId) -> str:
    return place if isinstance(place, str) else state.units[place].name
