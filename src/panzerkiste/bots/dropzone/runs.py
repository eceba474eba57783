"""Fast movers (DZ-320 to DZ-325): lines over what is worth most, fire from the best points of them, interceptors."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.bots.dropzone.danger import flak
from panzerkiste.bots.dropzone.judgement import enemies, worth
from panzerkiste.bots.dropzone.volleys import Volley, allotted, brings
from panzerkiste.bots.dropzone.weighing import Weighed, best_first
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import AttackRun, EndSlot, FireOnRun, Intercept, Pass
from panzerkiste.games.dropzone.advice.queries import ProposeRun
from panzerkiste.games.dropzone.advice.windows import lines_over, proposed_run
from panzerkiste.games.dropzone.air.fast_movers import interceptors, line_of, on_run, shortest_line, stationed
from panzerkiste.games.dropzone.air.frames import AimOnRun, AnnounceRun, InterceptWindow, LeaveRun
from panzerkiste.games.dropzone.battle.aiming import Line
from panzerkiste.games.dropzone.battle.reaction import aa_shots, nearest_along
from panzerkiste.games.dropzone.battle.shooting import accuracy
from panzerkiste.games.dropzone.battle.volleys import possible_shots
from panzerkiste.games.dropzone.battle.weapons import firing
from panzerkiste.games.dropzone.geometry import distance, point_along
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Aim, Player, Run, SquadId
from panzerkiste.games.dropzone.turn import apply

GOALS: Final = 4  # enemies over which lines are laid
POINTS: Final = 4  # enemies for which a point to fire from is looked for
BEFORE: Final = (2.0, 8.0)  # inches before the point of a line that lies nearest to a target
LEAST: Final = 1.0  # points that a run or an interception must promise


# The line (DZ-321).


def run(known: Knowledge, state: State) -> list[Weighed]:
    """The line from which the best fire is given, less what anti-air guns do to those who fly it."""
    frame = state.pending[-1]
    assert isinstance(frame, AnnounceRun), "a run is announced"
    worth_it = [idea for idea in _ideas(known, state, frame.squad) if idea.value >= LEAST]
    return best_first(worth_it) or [Weighed(EndSlot(), why=("run",))]


def _ideas(known: Knowledge, state: State, squad: SquadId) -> Iterator[Weighed]:
    """Straight across the table over the dearest enemies, each way, as long as there is time."""
    for goal in _dearest(state, known.seat, GOALS):
        for start, end in lines_over(state, goal.at):
            proposal = proposed_run(known.view, ProposeRun(squad, start, end))
            for action in proposal.actions:
                if isinstance(action, AttackRun) and not proposal.trial.refusal and known.in_time():
                    yield Weighed(action, flown(state, known.seat, action))


def _dearest(state: State, player: Player, count: int) -> list[Unit]:
    return sorted(_ground(state, player), key=worth, reverse=True)[:count]


def _ground(state: State, player: Player) -> list[Unit]:
    return [foe for foe in enemies(state, player) if foe.is_ground_unit]


def flown(state: State, player: Player, action: AttackRun) -> float:
    """What it is expected to bring."""
    after = apply(state, player, action).state
    announced = next(frame.run for frame in after.pending if isinstance(frame, LeaveRun))
    lines = ((unit, line_of(announced, unit.id)) for unit in on_run(after, announced))
    return _best_fire(after, announced).volley.value - sum(flak(state, unit, line) for unit, line in lines)


# Fire (DZ-323).


class Fire(NamedTuple):
    along: tuple[float, ...]
    volley: Volley


def fire_on_run(known: Knowledge, state: State) -> list[Weighed]:
    frame = state.pending[-1]
    assert isinstance(frame, AimOnRun), "a squad fires on its run"
    along, volley = _best_fire(state, frame.run)
    return [Weighed(FireOnRun(along, volley.shots), volley.value) if volley.shots else Weighed(Pass())]


def _best_fire(state: State, run: Run) -> Fire:
    """Each aircraft from the point that suits it best, then all together."""
    units = on_run(state, run)
    along = tuple(_best_point(state, run, unit) for unit in units)
    return Fire(along, _volley(stationed(state, run, along), units))


def _best_point(state: State, run: Run, unit: Unit) -> float:
    def value(inches: float) -> float:
        alone = replace(run, units=(unit.id,), entries=(line[0],), exits=(line[1],))
        return _volley(stationed(state, alone, (inches,)), [unit]).value

    line = line_of(run, unit.id)
    near = sorted(
        _ground(state, unit.player), key=lambda foe: distance(foe.at, point_along(line, nearest_along(line, foe.at)))
    )
    points = [max(0.0, nearest_along(line, foe.at) - before) for foe in near[:POINTS] for before in BEFORE]
    return max(points, key=value, default=0.0)


def _volley(state: State, units: Sequence[Unit]) -> Volley:
    return allotted(state, possible_shots(state, [state.units[unit.id] for unit in units]))


# Interceptors (DZ-325).


def intercept(known: Knowledge, state: State) -> list[Weighed]:
    """The squad that is expected to shoot down most, in the middle of the line."""
    frame = state.pending[-1]
    assert isinstance(frame, InterceptWindow), "a run may be intercepted"
    middle = shortest_line(state, frame.run) / 2
    squads = interceptors(state, frame.player)
    options = [Weighed(Intercept(squad, middle), _shot_down(state, squad, frame.run)) for squad in squads]
    return best_first(option for option in options if option.value >= LEAST) or [Weighed(Pass())]


def _shot_down(state: State, squad: SquadId, run: Run) -> float:
    """Each at one of the enemy's aircraft in turn, always in range and in sight."""
    targets = on_run(state, run)
    pairs = ((unit, targets[place % len(targets)]) for place, unit in enumerate(state.units_of(squad)))
    return sum(brings(state, aim) for unit, target in pairs for aim in _aims(state, unit, target))


def _aims(state: State, unit: Unit, target: Unit) -> Iterator[Aim]:
    for shot in aa_shots(state, unit, target.id):
        fires = firing(state, unit, shot)
        yield Aim(shot, fires.dice, accuracy(fires, Line(0.0, target.at), target), fires.energy)
