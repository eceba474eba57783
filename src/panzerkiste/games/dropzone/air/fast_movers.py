"""Fast movers (DZ-276, DZ-320 to DZ-325): attack runs straight across the table, and interceptors."""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, AttackRun, EndSlot, FireOnRun, Intercept, Pass
from panzerkiste.games.dropzone.air.aircraft import HEIGHTS, LOW, Segment
from panzerkiste.games.dropzone.air.events import (
    AvailabilityRolled,
    InterceptionAnnounced,
    RunAimed,
    RunAnnounced,
    RunEnded,
)
from panzerkiste.games.dropzone.air.flying import others_in_order, window_on
from panzerkiste.games.dropzone.air.frames import (
    AimOnRun,
    AnnounceRun,
    EnterRun,
    InterceptWindow,
    LeaveRun,
    LowFlightTest,
    OfferInterception,
    RollAvailable,
    RollInterception,
    RunFire,
)
from panzerkiste.games.dropzone.battle.aiming import Line
from panzerkiste.games.dropzone.battle.events import FireDeclared
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.frames import FireVolley, NextReaction
from panzerkiste.games.dropzone.battle.placing import check_finite, obstacle_name, ref
from panzerkiste.games.dropzone.battle.reaction import aa_shots, nearest_along
from panzerkiste.games.dropzone.battle.shooting import Judge, accuracy, aim, aims_of, declared, fired
from panzerkiste.games.dropzone.battle.volleys import possible_shots
from panzerkiste.games.dropzone.battle.weapons import firing
from panzerkiste.games.dropzone.chapters import (
    Done,
    Question,
    Questions,
    Steps,
    Throw,
    Throws,
    asked_by_frame,
    first_told,
    is_allowed,
    told,
)
from panzerkiste.games.dropzone.geometry import (
    at_most,
    bearing,
    distance,
    flight,
    more_than,
    nearest_on_segment,
    point_along,
)
from panzerkiste.games.dropzone.state import Edge, State, Unit
from panzerkiste.games.dropzone.terms import Aim, Player, Point, Run, Shot, SquadId, UnitId

# Available? (DZ-320)


def roll_available(state: State, frame: RollAvailable, dice: tuple[int, ...]) -> Done:
    """DZ-320: failure leaves the squad in readiness and spends the activation."""
    there = dice[0] >= state.options.fm_available
    squad = state.squads[frame.squad]
    frames = [AnnounceRun(squad.player, squad.id)] if there else []
    return told(then(state, *frames), AvailabilityRolled(squad.name, dice[0], there))


# The run (DZ-321, DZ-322).


def announce_run(state: State, frame: AnnounceRun, action: AttackRun | EndSlot) -> Done:
    """DZ-070: the squad may be held back all the same."""
    if isinstance(action, EndSlot):
        return told(state)
    run = _run(state, frame, action)
    after = state.with_units(_on_line(state.units[unit], run, 0.0) for unit in run.units)
    for unit in run.units:
        check_line(state, state.units[unit], run)
    _check_side_by_side(state, run)
    segments = [Segment((start, end), run.height, "on") for start, end in zip(run.entries, run.exits, strict=True)]
    others = others_in_order(state, frame.player)
    window = replace(window_on(list(zip(run.units, segments, strict=True)), others), trigger="run")
    frames = (
        *(OfferInterception(other, run) for other in others),
        EnterRun(run),
        NextReaction(window),
        RunFire(run),
        LeaveRun(run),
    )
    return told(then(after, *frames), RunAnnounced(state.squads[run.squad].name, run.entries, run.exits, run.height))


def _run(state: State, frame: AnnounceRun, action: AttackRun) -> Run:
    units = tuple(unit.id for unit in state.units_of(frame.squad))
    if action.squad != frame.squad or not len(units) == len(action.entries) == len(action.exits):
        raise Illegal("DZ-321", "everybody", squad=state.squads[frame.squad].name)
    check_finite(state.squads[frame.squad].name, (*action.entries, *action.exits), 0.0)
    return Run(frame.squad, units, action.entries, action.exits, run_height(action))


def run_height(action: AttackRun) -> Literal[2, 6]:
    """DZ-321, DZ-153: high as all flight, or low."""
    return LOW if action.low else HEIGHTS[0]


def line_of(run: Run, unit: UnitId) -> tuple[Point, Point]:
    place = run.units.index(unit)
    return run.entries[place], run.exits[place]


def _on_line(unit: Unit, run: Run, along: float) -> Unit:
    """The aircraft at a point of its line, facing along it."""
    start, end = line_of(run, unit.id)
    at = point_along((start, end), along)
    return replace(unit, status="table", at=at, facing=bearing(start, end), altitude=run.height)


def table_edges(state: State) -> list[Edge]:
    width, depth = state.board.width, state.board.depth
    corners = (0.0, 0.0), (width, 0.0), (width, depth), (0.0, depth)
    return [Edge(corners[place], corners[(place + 1) % 4]) for place in range(4)]


def _edges_at(state: State, point: Point) -> set[int]:
    edges = enumerate(table_edges(state))
    return {n for n, edge in edges if at_most(distance(point, nearest_on_segment(point, edge.start, edge.end)), 0.0)}


def check_line(state: State, unit: Unit, run: Run) -> None:
    """DZ-321: from one edge of the table to another; DZ-322: over nothing higher than the flight."""
    line = line_of(run, unit.id)
    entry, exit = (_edges_at(state, point) for point in line)
    if not entry or not exit or (entry == exit and len(entry) == 1) or not more_than(distance(*line), 0.0):
        raise Illegal("DZ-321", "edges", unit=unit.name)
    found = flight(state.board, line, run.height, fast_mover=True).obstruction
    if found:
        raise Illegal("DZ-322", unit=unit.name, by=obstacle_name(state, found), height=run.height)


def _check_side_by_side(state: State, run: Run) -> None:
    """DZ-106: in formation where they come and where they go."""
    for along in (0.0, math.inf):
        flying = [_on_line(state.units[unit], run, along) for unit in run.units]
        check_formation(state.with_units(flying), flying)


# Interceptors (DZ-325).


def interceptors(state: State, player: Player) -> list[SquadId]:
    """Squads with Interceptor that are in readiness and have not been activated this turn."""
    return [squad.id for squad in state.squads if squad.player == player and _may_intercept(state, squad.id)]


def _may_intercept(state: State, squad: SquadId) -> bool:
    units = state.units_of(squad)
    ready = all(unit.status == "ready" and unit.acted_turn < state.turn for unit in units)
    return bool(units) and units[0].profile.interceptor and ready


def on_run(state: State, run: Run) -> list[Unit]:
    """Who of the run is still in the air."""
    return [state.units[unit] for unit in run.units if state.units[unit].is_airborne]


def offer_interception(state: State, frame: OfferInterception) -> Done:
    able = on_run(state, frame.run) and interceptors(state, frame.player)
    return told(then(state, InterceptWindow(frame.player, frame.run)) if able else state)


def intercept(state: State, frame: InterceptWindow, action: Intercept | Pass) -> Done:
    if isinstance(action, Pass):
        return told(state)
    if action.squad not in interceptors(state, frame.player):
        raise Illegal("DZ-325", "squad")
    shortest = shortest_line(state, frame.run)
    if not (math.isfinite(action.along) and 0.0 <= action.along <= shortest):
        raise Illegal("DZ-325", "point", inches=round(shortest, 2))
    frames = RollInterception(action.squad, frame.run, action.along), OfferInterception(frame.player, frame.run)
    event = InterceptionAnnounced(frame.player, state.squads[action.squad].name, action.along)
    return told(then(state, *frames), event)


def shortest_line(state: State, run: Run) -> float:
    return min(distance(*line_of(run, unit.id)) for unit in on_run(state, run))


def roll_interception(state: State, frame: RollInterception, dice: tuple[int, ...]) -> Done:
    """DZ-325: it counts as activated; if it is there each aircraft fires once, and it returns to reserve."""
    there = dice[0] >= state.options.fm_available
    units, squad = state.units_of(frame.squad), state.squads[frame.squad]
    state = state.with_units(replace(unit, acted_turn=state.turn) for unit in units)
    event = AvailabilityRolled(squad.name, dice[0], there)
    return first_told([event], _intercepted(state, frame) if there else told(state))


def _intercepted(state: State, frame: RollInterception) -> Done:
    """Each at one of the enemy's aircraft in turn, all above the chosen point."""
    targets = [_on_line(unit, frame.run, frame.along) for unit in on_run(state, frame.run)]
    state = state.with_units(targets)
    units = state.units_of(frame.squad)
    pairs = [(unit, targets[place % len(targets)]) for place, unit in enumerate(units)]
    aims = [shot for unit, target in pairs for shot in _interception(state, unit, target)]
    state = fired(state, [shot.shot for shot in aims])
    state = state.with_units(_returned(state.units[unit.id]) for unit in units)
    events = [_declaration(state, shot) for shot in aims]
    return told(then(state, FireVolley(tuple(aims))), *events, RunEnded(state.squads[frame.squad].name))


def _interception(state: State, unit: Unit, target: Unit) -> Iterator[Aim]:
    """Its AA weapons from up to 12" behind: in range, in sight and in the arc, and without the +2 of reactions."""
    for shot in aa_shots(state, unit, target.id):
        fires = firing(state, unit, shot)
        need = accuracy(fires, Line(0.0, target.at), target)
        yield Aim(shot, fires.dice, need, fires.energy)


def _declaration(state: State, shot: Aim) -> FireDeclared:
    shooter, target = state.units[shot.shot.unit], shot.shot.target
    assert isinstance(target, int), "interceptors fire at aircraft"
    weapon = shooter.profile.weapons[shot.shot.mount]
    return FireDeclared(ref(shooter), weapon, ref(state.units[target]), shot.dice, shot.need)


# In, fire, and away (DZ-322 to DZ-324).


def enter_run(state: State, frame: EnterRun) -> Done:
    """DZ-322: one test each, at the entry point, wherever an interceptor struck."""
    coming = [_on_line(unit, frame.run, 0.0) for unit in on_run(state, frame.run)]
    tests = [LowFlightTest(unit.id) for unit in coming if frame.run.height == LOW]
    return told(then(state.with_units(coming), *tests))


def run_fire(state: State, frame: RunFire) -> Done:
    player = state.squads[frame.run.squad].player
    return told(then(state, AimOnRun(player, frame.run)) if on_run(state, frame.run) else state)


def fire_on_run(state: State, frame: AimOnRun, action: FireOnRun | Pass, judge: Judge = aim) -> Done:
    """DZ-323: each from one point of its line, facing along it; after that as in all shooting of aircraft (DZ-268)."""
    if isinstance(action, Pass):
        return told(state)
    state = stationed(state, frame.run, action.along)
    shooters = {unit.id for unit in on_run(state, frame.run)}
    if any(shot.unit not in shooters for shot in action.shots):
        raise Illegal("DZ-400", "shooter")
    aims = aims_of(state, action.shots, judge)
    event = RunAimed(state.squads[frame.run.squad].name, tuple(unit.at for unit in on_run(state, frame.run)))
    return first_told([event], declared(fired(state, action.shots), aims))


def stationed(state: State, run: Run, along: Sequence[float]) -> State:
    """DZ-323: each surviving aircraft at its point of the line."""
    units = on_run(state, run)
    if len(along) != len(units):
        raise Illegal("DZ-323", "points", count=len(units))
    for unit, inches in zip(units, along, strict=True):
        longest = distance(*line_of(run, unit.id))
        if not (math.isfinite(inches) and 0.0 <= inches <= longest):
            raise Illegal("DZ-323", "off_line", unit=unit.name, inches=round(longest, 2))
    return state.with_units(_on_line(unit, run, inches) for unit, inches in zip(units, along, strict=True))


def leave_run(state: State, frame: LeaveRun) -> Done:
    """DZ-324: back to reserve; the next roll comes with the next turn."""
    left = on_run(state, frame.run)
    if not left:
        return told(state)
    return told(state.with_units(map(_returned, left)), RunEnded(state.squads[frame.run.squad].name))


def _returned(unit: Unit) -> Unit:
    return replace(unit, status="reserve", altitude=0, ran=True)


# Answers to try.


def _runs(state: State, frame: AnnounceRun, rng: Random, count: int) -> Sequence[Action]:
    tried = (_some_run(state, frame, rng) for _ in range(8 * count))
    legal = [run for run in tried if is_allowed(announce_run, state, frame, run)][:count]
    return legal or [EndSlot()]


def _some_run(state: State, frame: AnnounceRun, rng: Random) -> AttackRun:
    """Straight across from one edge to the opposite one, side by side."""
    units = state.units_of(frame.squad)
    edge = rng.choice(table_edges(state))
    north = edge.start[1] == edge.end[1]
    near, far = (
        (edge.start[1], state.board.depth - edge.start[1])
        if north
        else (edge.start[0], state.board.width - edge.start[0])
    )
    span = state.board.width if north else state.board.depth
    first = rng.uniform(1.0, span - 1.0 - 3.0 * len(units))
    tracks = [first + 3.0 * place for place in range(len(units))]
    entries = tuple((track, near) if north else (near, track) for track in tracks)
    exits = tuple((track, far) if north else (far, track) for track in tracks)
    return AttackRun(frame.squad, entries, exits, low=rng.random() < 0.2)


def _interceptions(state: State, frame: InterceptWindow, rng: Random, count: int) -> Sequence[Action]:
    squads, longest = interceptors(state, frame.player), shortest_line(state, frame.run)
    return [
        Intercept(rng.choice(squads), rng.uniform(0.0, longest)) if rng.random() < 0.8 else Pass() for _ in range(count)
    ]


def _volleys(state: State, frame: AimOnRun, rng: Random, count: int) -> Sequence[Action]:
    found = (_some_volley(state, frame.run, rng) for _ in range(4 * count))
    return [volley for volley in found if volley][:count] or [Pass()]


def _some_volley(state: State, run: Run, rng: Random) -> FireOnRun | None:
    """Somewhere on the lines, most often where an enemy comes into the corridor."""
    units = on_run(state, run)
    enemies = [enemy for enemy in state.units if enemy.is_ground_unit and enemy.player != units[0].player]
    along = tuple(_some_point(run, unit, enemies, rng) for unit in units)
    there = stationed(state, run, along)
    aims = possible_shots(there, [there.units[unit.id] for unit in units])
    shots: dict[tuple[UnitId, int], Shot] = {}
    for found in rng.sample(aims, len(aims)):
        shots.setdefault((found.shot.unit, found.shot.mount), found.shot)
    return FireOnRun(along, tuple(shots.values())) if shots else None


def _some_point(run: Run, unit: Unit, enemies: Sequence[Unit], rng: Random) -> float:
    line = line_of(run, unit.id)
    if not enemies:
        return rng.uniform(0.0, distance(*line))
    return max(0.0, nearest_along(line, rng.choice(enemies).at) - rng.uniform(2.0, 9.0))


QUESTIONS: Final[Questions] = {
    AnnounceRun: Question(
        "run",
        (AttackRun, EndSlot),
        asked_by_frame,
        lambda state, frame: None,
        announce_run,
        lambda state, frame: EndSlot(),
        _runs,
    ),
    InterceptWindow: Question(
        "intercept",
        (Intercept, Pass),
        asked_by_frame,
        lambda state, frame: None,
        intercept,
        lambda state, frame: Pass(),
        _interceptions,
    ),
    AimOnRun: Question(
        "run_fire",
        (FireOnRun, Pass),
        asked_by_frame,
        lambda state, frame: None,
        fire_on_run,
        lambda state, frame: Pass(),
        _volleys,
    ),
}
ROLLS: Final[Throws] = {
    RollAvailable: Throw(lambda state, frame: 1, roll_available),
    RollInterception: Throw(lambda state, frame: 1, roll_interception),
}
STEPS: Final[Steps] = {
    OfferInterception: offer_interception,
    EnterRun: enter_run,
    RunFire: run_fire,
    LeaveRun: leave_run,
}
