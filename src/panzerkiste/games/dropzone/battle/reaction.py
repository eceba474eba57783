"""Reaction fire (DZ-264, DZ-267 to DZ-276, DZ-403): windows in an enemy's flight and fire, and who may use them."""

import math
from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Pass, React
from panzerkiste.games.dropzone.air.flying import others_in_order
from panzerkiste.games.dropzone.battle.aiming import Line, best_line, is_in_arc, looks_at, may_raise
from panzerkiste.games.dropzone.battle.events import FireDeclared, ReactionDeclared, ReactionFailed
from panzerkiste.games.dropzone.battle.frames import FireVolley, NextReaction, ReactionWindow, ReactToFire
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.battle.shooting import accuracy, aligned, fired
from panzerkiste.games.dropzone.battle.weapons import Firing, check_may_shoot, firing
from panzerkiste.games.dropzone.buildings.garrisons import in_battle
from panzerkiste.games.dropzone.chapters import Done, Question, Questions, Steps, is_allowed, told
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.geometry import (
    at_most,
    distance,
    length_of,
    less_than,
    more_than,
    nearest_on_segment,
    point_along,
)
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Aim, Player, Point, Shot, UnitId

# Who may react (DZ-268, DZ-269).


def check_may_react(state: State, unit: Unit) -> None:
    """DZ-268: who may shoot, and is not in a building where a battle runs (DZ-241: from the turn after storming)."""
    check_may_shoot(state, unit)
    if unit.status != "inside":
        return
    stormed = state.building(unit.building).stormed_turn
    if in_battle(state, unit.building) and 0 < stormed < state.turn:
        raise Illegal("DZ-268", "fights", unit=unit.name)


def aa_shots(state: State, unit: Unit, target: UnitId) -> list[Shot]:
    """DZ-267, DZ-269, DZ-273: all its anti-air weapons that may still fire, DZ-260: of alternatives the first."""
    shots: list[Shot] = []
    for mount, weapon in enumerate(unit.weapons):
        shot = Shot(unit.id, mount, target)
        if weapon.aa and is_allowed(firing, state, unit, shot, shots):
            shots.append(shot)
    return shots


def small_arms_shots(state: State, unit: Unit, target: UnitId) -> list[Shot]:
    """DZ-264: one shot in place of all."""
    shots = [Shot(unit.id, mount, target, small_arms=True) for mount, one in enumerate(unit.weapons) if one.small_arms]
    return [shot for shot in shots if is_allowed(firing, state, unit, shot, ())][:1]


def reactors(state: State, player: Player) -> list[Unit]:
    """DZ-403: whoever has an unspent, permitted weapon; range, sight and arc are never asked (DZ-271)."""
    return [unit for unit in state.units if unit.player == player and can_react(state, unit)]


def _has_reactor(state: State, player: Player) -> bool:
    return any(unit.player == player and can_react(state, unit) for unit in state.units)


def can_react(state: State, unit: Unit) -> bool:
    if unit.status not in ("table", "inside"):
        return False
    return is_allowed(check_may_react, state, unit) and bool(
        aa_shots(state, unit, unit.id) or small_arms_shots(state, unit, unit.id)
    )


# Windows.


def react_to_fire(state: State, frame: ReactToFire) -> Done:
    """DZ-268: aircraft have declared their fire; they may be engaged where they are."""
    firing_now = [state.units[unit] for unit in frame.units]
    window = ReactionWindow(
        targets=frame.units,
        paths=tuple((unit.at,) for unit in firing_now),
        heights=tuple(unit.altitude for unit in firing_now),
        reached=(-1.0,) * len(frame.units),
        waiting=others_in_order(state, firing_now[0].player),
        trigger="fire",
    )
    return told(then(state, NextReaction(window)))


def next_reaction(state: State, frame: NextReaction) -> Done:
    """DZ-096, DZ-403: asked are those who could fire, at aircraft that are still there."""
    window = _still_open(state, frame.window)
    return told(then(state, window) if window.targets and window.waiting else state)


def _still_open(state: State, window: ReactionWindow) -> ReactionWindow:
    there = [place for place, unit in enumerate(window.targets) if state.units[unit].on_table]
    return replace(
        window,
        targets=tuple(window.targets[place] for place in there),
        paths=tuple(window.paths[place] for place in there),
        heights=tuple(window.heights[place] for place in there),
        reached=tuple(window.reached[place] for place in there),
        waiting=tuple(player for player in window.waiting if _has_reactor(state, player)),
    )


# Reacting.


def react(state: State, frame: ReactionWindow, action: React | Pass) -> Done:
    """DZ-273: one unit at a time; DZ-096: then the next player."""
    first, *others = frame.waiting
    if isinstance(action, Pass):
        return told(then(state, NextReaction(replace(frame, waiting=tuple(others)))))
    unit, place = _reacting(state, frame, first, action), _target(frame, action)
    check_point(frame, place, action.along, unit)
    at = point_along(frame.paths[place], action.along)
    target = replace(state.units[action.target], at=at)
    shots = small_arms_shots(state, unit, target.id) if action.small_arms else aa_shots(state, unit, target.id)
    if not shots:
        raise Illegal("DZ-267", "no_weapon", unit=unit.name)
    tried = [engagement(state, unit, shot, target) for shot in shots]
    reached = (*frame.reached[:place], action.along, *frame.reached[place + 1 :])
    again = NextReaction(replace(frame, reached=reached, waiting=(*others, first)))
    state = aligned(state.with_units([target]), [one.shot for one in tried if one.aim])
    state = _spent(state, unit, [one.shot for one in tried])
    aims = tuple(one.aim for one in tried if one.aim)
    declared = ReactionDeclared(ref(unit), ref(target), at, action.along)
    step = told(then(state, FireVolley(aims), again), declared, *(_outcome(unit, target, one) for one in tried))
    return replace(step, final=True)  # DZ-271: whether it was in range is known now


def _reacting(state: State, frame: ReactionWindow, player: Player, action: React) -> Unit:
    if not 0 <= action.unit < len(state.units) or state.units[action.unit].player != player:
        raise Illegal("DZ-268", "own")
    unit = state.units[action.unit]
    check_may_react(state, unit)
    return unit


def _target(frame: ReactionWindow, action: React) -> int:
    if action.target not in frame.targets:
        raise Illegal("DZ-268", "target")
    return frame.targets.index(action.target)


def check_point(frame: ReactionWindow, place: int, along: float, unit: Unit) -> None:
    """DZ-270, DZ-273: on the segment, and after the last engagement point; at the very end equality will do."""
    inches, reached = length_of(frame.paths[place]), frame.reached[place]
    if not math.isfinite(along) or less_than(along, 0.0) or more_than(along, inches):
        raise Illegal("DZ-270", unit=unit.name, inches=round(inches, 2))
    at_end = at_most(inches, along)
    if not more_than(along, reached) and not at_end:
        raise Illegal("DZ-273", unit=unit.name, reached=round(reached, 2))


class Engagement(NamedTuple):
    """DZ-271: a shot in reaction: aimed, or the rule by which it goes wrong."""

    shot: Shot
    aim: Aim | None
    rule: str = ""


def engagement(state: State, unit: Unit, shot: Shot, target: Unit) -> Engagement:
    """DZ-270, DZ-271: resolved at the point; a mount on an arm is raised only where the hull sees nothing."""
    fires = firing(state, unit, shot)
    tries = [shot, replace(shot, raised=True)] if may_raise(unit, fires.weapon) else [shot]
    found = [_engagement(state, unit, each, fires, target) for each in tries]
    return next((one for one in found if one.aim), found[0])


def _engagement(state: State, unit: Unit, shot: Shot, fires: Firing, target: Unit) -> Engagement:
    try:
        line = _line(state, unit, shot, fires, target)
    except Illegal as illegal:
        return Engagement(shot, None, illegal.rule)
    need = accuracy(fires, line, target, reaction=True)
    return Engagement(shot, Aim(shot, fires.dice, need, fires.energy, reaction=True))


def _line(state: State, unit: Unit, shot: Shot, fires: Firing, target: Unit) -> Line:
    """Arc, sight and range to the engagement point."""
    if not is_in_arc(state, unit, fires, target.at):
        raise Illegal("DZ-124", unit=unit.name, weapon=fires.weapon.id, target=target.name)
    aligned(state.with_units([target]), [shot])
    return best_line(unit, fires, target, [look.line for look in looks_at(state, unit, shot, fires, target)])


def _spent(state: State, unit: Unit, shots: Sequence[Shot]) -> State:
    """DZ-269: spent for the turn, whether the shots could hit or not."""
    after = fired(state, shots)
    mounts = {shot.mount for shot in shots}
    return after.with_unit(unit.id, reacted=tuple(sorted({*unit.reacted, *mounts})))


def _outcome(unit: Unit, target: Unit, tried: Engagement) -> Event:
    weapon = unit.profile.weapons[tried.shot.mount]
    if tried.aim is None:
        return ReactionFailed(ref(unit), weapon, ref(target), tried.rule)
    return FireDeclared(ref(unit), weapon, ref(target), tried.aim.dice, tried.aim.need, reaction=True)


# Answers to try, and standing orders.


def _reactions(state: State, frame: ReactionWindow, rng: Random, count: int) -> Sequence[Action]:
    """To pass, or to fire at the point of a path that lies nearest, or at some other point of it."""
    return [Pass() if rng.random() < 0.3 else _reaction(state, frame, rng) for _ in range(count)]


def _reaction(state: State, frame: ReactionWindow, rng: Random) -> Action:
    unit = rng.choice(reactors(state, frame.waiting[0]))
    place = rng.randrange(len(frame.targets))
    nearest = nearest_along(frame.paths[place], unit.at)
    least = max(0.0, frame.reached[place])
    along = rng.choice((nearest, rng.uniform(least, length_of(frame.paths[place]))))
    return reaction_at(state, frame, unit, place, along) or Pass()


def reaction_at(state: State, frame: ReactionWindow, unit: Unit, place: int, along: float) -> React | None:
    """The unit's reaction at a point of a target's path, or None where that lies before the last one."""
    small = not aa_shots(state, unit, frame.targets[place])
    if not is_allowed(check_point, frame, place, along, unit):
        return None
    return React(unit.id, frame.targets[place], along, small_arms=small)


def nearest_along(path: Sequence[Point], point: Point) -> float:
    """How far along a path the point of it lies that is nearest to *point*."""
    best, walked = (distance(path[0], point), 0.0), 0.0
    for start, end in pairwise(path):
        near = nearest_on_segment(point, start, end)
        best = min(best, (distance(near, point), walked + distance(start, near)))
        walked += distance(start, end)
    return min(best[1], length_of(path))


def standing_answer(state: State, held: Collection[UnitId], engaging: Collection[UnitId]) -> Action | None:
    """What standing orders answer in an open window: fire with who shall, pass where all the others shall hold."""
    frame = state.pending[-1]
    assert isinstance(frame, ReactionWindow), "a window is open"
    able = reactors(state, frame.waiting[0])
    shots = (_first_point(state, frame, unit) for unit in able if unit.id in engaging)
    if shot := next(filter(None, shots), None):
        return shot
    return Pass() if all(unit.id in held for unit in able) else None


def _first_point(state: State, frame: ReactionWindow, unit: Unit) -> React | None:
    """The first target, where its path comes nearest to the unit."""
    tried = (
        reaction_at(state, frame, unit, place, nearest_along(path, unit.at)) for place, path in enumerate(frame.paths)
    )
    return next(filter(None, tried), None)


QUESTIONS: Final[Questions] = {
    ReactionWindow: Question(
        "react",
        (React, Pass),
        lambda state, frame: frame.waiting[0],
        lambda state, frame: None,
        react,
        lambda state, frame: Pass(),
        _reactions,
    ),
}
STEPS: Final[Steps] = {ReactToFire: react_to_fire, NextReaction: next_reaction}
