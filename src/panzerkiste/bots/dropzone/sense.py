"""What no player does, however distracted: legal, and to no purpose."""

from msgspec.structs import replace

from panzerkiste.bots.dropzone.volleys import brings
from panzerkiste.games.dropzone.actions import Action, Load, React
from panzerkiste.games.dropzone.battle.frames import ReactionWindow
from panzerkiste.games.dropzone.battle.reaction import aa_shots, engagement, small_arms_shots
from panzerkiste.games.dropzone.geometry import point_along
from panzerkiste.games.dropzone.state import State, Unit


def is_pointless(state: State, action: Action) -> bool:
    match action:
        case React():
            return reaction_value(state, action) <= 0.0
        case Load(boardings):
            return any(state.units[boarding.unit].unloaded_turn == state.turn for boarding in boardings)
        case _:
            return False


def reaction_value(state: State, action: React) -> float:
    """DZ-270, DZ-271: what the shots promise from there; nothing out of range, arc or sight."""
    frame = state.pending[-1]
    assert isinstance(frame, ReactionWindow), "a window is open"
    path = frame.paths[frame.targets.index(action.target)]
    there = replace(state.units[action.target], at=point_along(path, action.along))
    return _shots_value(state, state.units[action.unit], there, small=action.small_arms)


def _shots_value(state: State, unit: Unit, target: Unit, *, small: bool) -> float:
    shots = small_arms_shots(state, unit, target.id) if small else aa_shots(state, unit, target.id)
    aims = (engagement(state, unit, shot, target).aim for shot in shots)
    return sum(brings(state, aim) for aim in aims if aim)
