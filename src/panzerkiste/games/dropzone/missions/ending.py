"""The end phase and the end of the battle (DZ-095, DZ-350)."""

from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    BeginTurn,
    CallReserves,
    ChooseSquad,
    NextActivation,
    OfferLast,
)
from panzerkiste.games.dropzone.chapters import Done, Steps, first_told, told
from panzerkiste.games.dropzone.missions.events import (
    Conceded,
    Drawn,
    MarkersControlled,
    MissionEvent,
    TimeRanOut,
    TurnEnded,
    Won,
)
from panzerkiste.games.dropzone.missions.frames import EndPhase
from panzerkiste.games.dropzone.missions.scenarios import controller, final_points
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Player

_Asked = AnnounceBattlegroup | CallReserves | OfferLast  # what a player is asked while nothing is being resolved
_COUNTS_AS_DESTROYED: Final = ("lost", "ready", "net", "reserve")  # DZ-350


def end_phase(state: State, frame: EndPhase) -> Done:
    """DZ-095: the game is over after its last turn, or when at most one player has anything left."""
    ended = TurnEnded(state.turn, points_so_far(state))
    over = state.turn >= state.options.turns or sum(has_units(state, player) for player in state.players) <= 1
    step = finish(state) if over else told(then(state, BeginTurn()))
    return first_told([ended], step)


def has_units(state: State, player: Player) -> bool:
    """DZ-095: in play, ready, in the net or in reserve."""
    return not state.sides[player].conceded and any(unit.player == player and unit.is_alive for unit in state.units)


def points_so_far(state: State) -> tuple[int, ...]:
    return tuple(side.victory_points for side in state.sides)


def kill_points(state: State, player: Player) -> int:
    """DZ-350: points of destroyed enemy units; those that never came count, those that left safely do not."""
    return sum(unit.points for unit in state.units if unit.player != player and _counts(state, unit))


def _counts(state: State, unit: Unit) -> bool:
    status = state.outermost(unit).status
    return status in _COUNTS_AS_DESTROYED and not (unit.ran and status != "lost")


def finish(state: State, alone: str = "conceded") -> Done:
    """DZ-095, DZ-350: victory points, then kill points; equal is a draw. *alone*: why no other is left, if none is."""
    points = tuple(so_far + late for so_far, late in zip(points_so_far(state), final_points(state), strict=True))
    kills = tuple(kill_points(state, player) for player in state.players)
    for player in state.players:
        state = state.with_side(player, replace(state.sides[player], victory_points=points[player]))
    in_game = [player for player in state.players if not state.sides[player].conceded]
    best = max((points[player], kills[player]) for player in in_game)
    winners = tuple(player for player in in_game if (points[player], kills[player]) == best)
    reason = "points" if sum(points[player] == best[0] for player in in_game) == 1 else "kills"
    if len(in_game) == 1:
        reason = alone
    if len(winners) == len(in_game) > 1:
        return _over(state, Result((), "equal"), Drawn("equal", points, kills))
    return _over(state, Result(winners, reason), Won(winners, reason, points, kills))


def _markers(state: State) -> list[MissionEvent]:
    """DZ-354: who holds each marker at the end."""
    if state.options.scenario != "crossroads":
        return []
    holders = (controller(state, marker.at) for marker in state.objectives)
    return [MarkersControlled(tuple(NOBODY if holder is None else holder for holder in holders))]


def _over(state: State, result: Result, event: Won | Drawn) -> Done:
    return told(replace(state, result=result, pending=(), activation=None), *_markers(state), event)


# Conceding.


def concede(state: State, player: Player) -> Done:
    return replace(first_told([Conceded(player)], _leave(state, player, "conceded")), final=True)


def run_out(state: State, player: Player) -> Done:
    """DZ-095: whoever has no time left has lost the battle."""
    return replace(first_told([TimeRanOut(player)], _leave(state, player, "time")), final=True)


def _leave(state: State, player: Player, why: str) -> Done:
    """DZ-095: between two players the battle is over; among more the others go on without him."""
    state = state.with_side(player, replace(state.sides[player], conceded=True))
    left = [other for other in state.players if not state.sides[other].conceded]
    return finish(state, why) if len(left) == 1 else told(_without(state, player))


def may_concede(state: State, player: Player) -> bool:
    """Among several players only while nothing is being resolved: consequences are not cut short."""
    if state.sides[player].conceded:
        return False
    left = [other for other in state.players if not state.sides[other].conceded]
    return len(left) == 2 or isinstance(state.pending[-1], _Asked | ChooseSquad)


def _without(state: State, player: Player) -> State:
    """His units leave the battle; what only he was asked for is not asked any more."""
    his = [unit for unit in state.units if unit.player == player and unit.is_alive]
    state = state.with_units(replace(unit, status="lost") for unit in his)
    order = tuple(other for other in state.order if other != player)
    if state.last_active == player:  # whoever came after him is still next
        state = replace(state, last_active=state.order[state.order.index(player) - 1])
    pending = state.pending
    if state.activation and state.activation.player == player:
        pending = pending[: [type(frame) for frame in pending].index(NextActivation) + 1]
        state = replace(state, activation=None)
    pending = tuple(frame for frame in pending if not (isinstance(frame, _Asked) and frame.player == player))
    return replace(state, order=order, pending=pending)


STEPS: Final[Steps] = {EndPhase: end_phase}
