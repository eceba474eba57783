"""Where measuring is allowed (DZ-005): in one's own shooting step, and where the players have not forbidden it."""

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.air.fast_movers import on_run, stationed
from panzerkiste.games.dropzone.air.frames import AimOnRun
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.frames import GiveOrder
from panzerkiste.games.dropzone.battle.slots import acting
from panzerkiste.games.dropzone.buildings.frames import FireOut
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import SquadId, UnitId
from panzerkiste.games.dropzone.turn import decision
from panzerkiste.games.dropzone.view import View


def own(view: View, unit: UnitId) -> Unit:
    """Nobody asks the rules about another player's units."""
    if not 0 <= unit < len(view.state.units) or view.state.units[unit].player != view.seat:
        raise Illegal("DZ-005", "own")
    return view.state.units[unit]


def own_squad(view: View, squad: SquadId) -> SquadId:
    if not 0 <= squad < len(view.state.squads) or view.state.squads[squad].player != view.seat:
        raise Illegal("DZ-005", "own")
    return squad


def is_asked(view: View) -> bool:
    owed = decision(view.state)
    return owed is not None and view.seat in owed.seats


def gives_orders(view: View) -> bool:
    return is_asked(view) and isinstance(view.state.pending[-1], GiveOrder)


def may_measure(view: View) -> bool:
    return view.state.options.premeasure_shooting and may_shoot(view)


def may_shoot(view: View) -> bool:
    """DZ-136: it is the asker's shooting step: once in a slot, and not at a stop of a flight."""
    state = view.state
    if not is_asked(view):
        return False
    match state.pending[-1]:
        case AimOnRun():
            return True
        case FireOut():
            return not state.slot.shot
        case GiveOrder():
            return not state.slot.shot and not is_stopped(state)
        case _:
            return False


def check_measuring(view: View) -> None:
    if not may_measure(view):
        raise Illegal("DZ-005", "measure")


def shooting_state(view: View, along: tuple[float, ...]) -> State:
    """DZ-323: the table on which shots are judged: aircraft on a run stand where they would fire."""
    check_measuring(view)
    frame = view.state.pending[-1]
    return stationed(view.state, frame.run, along) if isinstance(frame, AimOnRun) else view.state


def shooters(state: State) -> dict[UnitId, Unit]:
    """The units whose shooting step it is."""
    frame = state.pending[-1]
    if isinstance(frame, AimOnRun):
        return {unit.id: unit for unit in on_run(state, frame.run)}
    return acting(state)
