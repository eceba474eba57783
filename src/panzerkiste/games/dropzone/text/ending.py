"""What a finished battle comes to: points, kills and losses, and the step that decided it (DZ-350)."""

from collections.abc import Sequence

from panzerkiste.engine.ending import Count, Ending, History, heaviest
from panzerkiste.games.dropzone.battle.events import ShotsRolled, UnitLost
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.missions.ending import kill_points
from panzerkiste.games.dropzone.missions.events import ObjectiveExtracted
from panzerkiste.games.dropzone.state import State

_OBJECTIVE = 10_000  # DZ-350: victory points come before any number of kill points


def ending(state: State, history: History[Event]) -> Ending[Event]:
    winners = state.result.winners if state.result else ()

    def weight(event: Event) -> int:
        match event:
            case ObjectiveExtracted(_, player, points) if player in winners or not winners:
                return _OBJECTIVE * points
            case UnitLost(unit) if unit.player not in winners:
                return state.units[unit.id].points
            case _:
                return 0

    return Ending(_counts(state, [event for _, event in history]), heaviest(history, weight))


def _counts(state: State, events: Sequence[Event]) -> tuple[Count, ...]:
    shots = [event for event in events if isinstance(event, ShotsRolled)]
    lost = [event.unit.player for event in events if isinstance(event, UnitLost)]

    def count(about: str, *values: int) -> Count:
        return Count(f"dropzone-number-{about}", values)

    return (
        count("points", *(side.victory_points for side in state.sides)),
        count("kills", *(kill_points(state, player) for player in state.players)),
        count("lost", *(lost.count(player) for player in state.players)),
        count("shots", *(sum(len(s.dice) for s in shots if s.shooter.player == player) for player in state.players)),
        count("hits", *(sum(s.hits for s in shots if s.shooter.player == player) for player in state.players)),
    )
