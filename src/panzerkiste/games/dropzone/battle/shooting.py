"""Shooting (DZ-120 to DZ-149): a whole slot declares its fire, then allocation after allocation is rolled (DZ-015)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Shoot
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.aiming import (
    Line,
    arcs_of,
    line_to_building,
    line_to_unit,
)
from panzerkiste.games.dropzone.battle.cards import in_sphere, may_play, window
from panzerkiste.games.dropzone.battle.damage import is_destroyed, strike
from panzerkiste.games.dropzone.battle.events import FireDeclared, ShotsRolled, ShotsWasted
from panzerkiste.games.dropzone.battle.formation import Broken, duty, ways_broken
from panzerkiste.games.dropzone.battle.frames import (
    FireVolley,
    FireWeapon,
    ReactToFire,
    RollAgain,
    RollToHit,
    ScoreHits,
)
from panzerkiste.games.dropzone.battle.movement import allowance
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.battle.slots import acting, check_may_still_act, elements
from panzerkiste.games.dropzone.battle.weapons import Firing, check_may_shoot, firing
from panzerkiste.games.dropzone.buildings.construction import is_unstable
from panzerkiste.games.dropzone.chapters import (
    Done,
    Steps,
    Throw,
    Throws,
    first_told,
    is_allowed,
    told,
)
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.geometry import at_least, less_than
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Aim, Cause, Hits, Point, Shot, Target, TargetId, UnitId, UnitRef
from panzerkiste.games.dropzone.versions import FIRST

WORST: Final = 6  # DZ-138: a 6 always hits a legal target
BUILDING: Final = 2  # DZ-139
EVADING: Final = 6.0  # DZ-282: inches
PLACES_TO_SHOOT_FROM: Final = ("table", "inside")


# Declaring.


def declared(state: State, aims: Sequence[Aim]) -> Done:
    """DZ-268: fire of airborne aircraft opens a window before the first die."""
    airborne = tuple(sorted({aim.shot.unit for aim in aims if state.units[aim.shot.unit].is_airborne}))
    react = [ReactToFire(airborne)] if airborne else []
    return told(then(state, *react, FireVolley(tuple(aims))), *(_declaration(state, aim) for aim in aims))


def _declaration(state: State, aim: Aim) -> FireDeclared:
    shooter, weapon, target = _named(state, aim)
    return FireDeclared(shooter, weapon, target, aim.dice, aim.need, aim.reaction)


def aim(state: State, shot: Shot, before: Sequence[Shot] = ()) -> Aim:
    """DZ-120, steps 1 to 5, for one weapon; raises Illegal."""
    unit = shooter_of(state, shot.unit)
    check_may_shoot(state, unit)
    fires = firing(state, unit, shot, before)
    line = line_of_fire(state, unit, shot, fires)
    if isinstance(shot.target, str):
        return Aim(shot, fires.dice, BUILDING, fires.energy, unstable=is_unstable(state, shot.target))
    target = state.units[shot.target]
    return Aim(shot, fires.dice, accuracy(fires, line, target), fires.energy, cover=covers(fires, line, target))


def line_of_fire(state: State, unit: Unit, shot: Shot, fires: Firing) -> Line:
    if isinstance(shot.target, str):
        return line_to_building(state, unit, shot, fires, shot.target)
    if not 0 <= shot.target < len(state.units):
        raise Illegal("DZ-146", "unknown", target=shot.target)
    return line_to_unit(state, unit, shot, fires, state.units[shot.target])


def shooter_of(state: State, id: UnitId) -> Unit:
    """DZ-400: a unit of this slot; DZ-243: not one that fought or left early; DZ-351: nor one that searched."""
    unit = acting(state).get(id)
    if unit is None:
        raise Illegal("DZ-400", "shooter")
    check_may_still_act(state, unit)
    if unit.squad in state.slot.searched and not unit.profile.is_transport:  # transports are outside, and fire
        raise Illegal("DZ-351", "shoots", unit=unit.name)
    return unit


def shooters(state: State) -> list[Unit]:
    """Who of the slot may be ordered to shoot, and is somewhere to shoot from."""
    there = (unit for unit in acting(state).values() if unit.status in PLACES_TO_SHOOT_FROM)
    return [unit for unit in there if is_allowed(shooter_of, state, unit.id)]


Judge = Callable[[State, Shot, Sequence[Shot]], Aim]  # one shot after those before it; raises Illegal


def aims_of(state: State, shots: Sequence[Shot], judge: Judge = aim) -> list[Aim]:
    """DZ-136: all allocations before the first die."""
    if not shots:
        raise Illegal("DZ-136", "nothing")
    return [judge(state, shot, shots[:place]) for place, shot in enumerate(shots)]


def give_shoot(state: State, order: Shoot, judge: Judge = aim) -> Done:
    slot = state.slot
    if is_stopped(state):
        raise Illegal("DZ-093", "stopped")
    if slot.shot:
        raise Illegal("DZ-136", "once")
    aims = aims_of(state, order.shots, judge)
    main = _main_bodies(state, order)
    state = fired(aligned(state, order.shots), order.shots)
    return declared(state.with_slot(replace(slot, shot=True, main=main)), aims)


class Modifier(NamedTuple):
    """A line of the arithmetic of a shot: the rule, what it is, and what it adds."""

    rule: str
    code: str
    value: int


def accuracy(fires: Firing, line: Line, target: Unit, *, reaction: bool = False) -> int:
    """DZ-138, DZ-329: what must be rolled, never worse than 6+."""
    return sum(term.value for term in arithmetic(fires, line, target, reaction=reaction))


def arithmetic(fires: Firing, line: Line, target: Unit, *, reaction: bool = False) -> list[Modifier]:
    """DZ-138, DZ-329: the accuracy, what is added to it, and what is taken off where that would be too much."""
    added = [term for term in _modifiers(fires, line, target, reaction=reaction) if term.value]
    weapon, sum_added = fires.weapon, sum(term.value for term in added)
    if weapon.modifier_cap is not None and sum_added > weapon.modifier_cap:
        added.append(Modifier("DZ-329", "cap", weapon.modifier_cap - sum_added))
        sum_added = weapon.modifier_cap
    base = _base(fires, target)
    worse = base.value + sum_added - WORST
    return [base, *added, *([Modifier("DZ-138", "worst", -worse)] if worse > 0 else [])]


def _base(fires: Firing, target: Unit) -> Modifier:
    weapon = fires.weapon
    if weapon.accuracy_ground is not None and not target.is_airborne:
        return Modifier("DZ-329", "accuracy_ground", weapon.accuracy_ground)
    return Modifier("DZ-137", "accuracy", weapon.accuracy)


def _modifiers(fires: Firing, line: Line, target: Unit, *, reaction: bool) -> Iterator[Modifier]:
    weapon = fires.weapon
    concealed = line.concealed and not weapon.sniper and not (weapon.flame and target.profile.is_infantry)
    yield Modifier("DZ-128", "hull_down", 2 * (line.hull_down and not weapon.sniper))
    yield Modifier("DZ-205", "concealed", 2 * concealed)
    yield Modifier("DZ-282", "evading", 2 * (is_evading(target) and not fires.aa))
    yield Modifier("DZ-274", "reaction", 2 * reaction)
    yield Modifier("DZ-333", "evasion", target.profile.evasion)
    yield Modifier("DZ-335", "unseen", 2 * line.unseen)
    yield Modifier("DZ-310", "jinks", int(reaction and target.jinks))


def is_evading(target: Unit) -> bool:
    """DZ-282: a skimmer that moved 6" or more in its last activation."""
    return target.profile.skimmer and not target.profile.is_aircraft and at_least(target.moved_last, EVADING)


def covers(fires: Firing, line: Line, target: Unit) -> bool:
    """DZ-204: infantry only; DZ-278, DZ-334: not against snipers and flames."""
    return line.body_cover and target.profile.is_infantry and not (fires.weapon.sniper or fires.weapon.flame)


def aligned(state: State, shots: Sequence[Shot]) -> State:
    """DZ-266: weapons with the same number fire into the same arc within a turn; raises Illegal where they do not.

    DZ-124: of a target on a border the owner picks the arc. Both are kept until a shot of the other weapon decides.
    """
    for shot in shots:
        unit = state.units[shot.unit]
        number = unit.weapons[shot.mount].coaxial
        if not number:
            continue
        before = frozenset(arc for other, arc in unit.coaxial if other == number)
        here = arcs_of(unit, _aimed_at(state, unit, shot))
        common = here & before if before else here
        if not common:
            raise Illegal("DZ-266", unit=unit.name)
        others = tuple(pair for pair in unit.coaxial if pair[0] != number)
        state = state.with_unit(unit.id, coaxial=others + tuple((number, arc) for arc in sorted(common)))
    return state


def _aimed_at(state: State, unit: Unit, shot: Shot) -> Point:
    """Where the target stands; DZ-147, DZ-224: of a building the point of a wall that is seen."""
    if isinstance(shot.target, int) and state.units[shot.target].on_table:
        return state.units[shot.target].at
    return line_of_fire(state, unit, shot, firing(state, unit, shot)).at


def _main_bodies(state: State, order: Shoot) -> tuple[UnitId, ...] | UnsetType:
    """DZ-109, DZ-110: one of each main body that is named with the fire; of none that need not be."""
    named: list[UnitId] = []
    for element in elements(state, state.slot.squads):
        own = [shot for shot in order.shots if state.units[shot.unit] in element.units]
        apart = ways_broken(state, element.units) if own and element.key not in state.slot.before else []
        if apart:
            wanted = [one for one in apart if set(one.main) & set(order.main)] or apart
            main = _main_body(state, own, wanted)
            named += [main] if len(apart) > 1 else []
    return tuple(named) if named and state.version > FIRST else UNSET


def _main_body(state: State, shots: Sequence[Shot], apart: Sequence[Broken]) -> UnitId:
    """DZ-110: who must come back fires nothing that would keep him from it; the first part for which that holds."""
    kept = [_kept_away(state, shots, one) for one in apart]
    if all(kept):
        raise next(filter(None, kept))
    return apart[kept.index(None)].main[0]


def _kept_away(state: State, shots: Sequence[Shot], apart: Broken) -> Illegal | None:
    """Why these shots would keep somebody from coming back."""
    for shot in shots:
        unit = state.units[shot.unit]
        limit = unit.weapons[shot.mount].move_and_fire
        if unit.id not in apart.isolated or limit is None:
            continue
        owed = duty(state, unit, [body_of(state.units[mate]) for mate in apart.main], allowance(state, unit))
        if owed and less_than(limit, min(owed.distance, allowance(state, unit))):
            return Illegal("DZ-110", "fires", unit=unit.name, inches=round(owed.distance, 2))
    return None


def fired(state: State, shots: Sequence[Shot]) -> State:
    """DZ-026, DZ-263, DZ-337: what the shooters have used up."""
    for shot in shots:
        unit = state.units[shot.unit]
        limited = (shot.mount,) if unit.weapons[shot.mount].limited else ()
        state = state.with_unit(
            unit.id,
            fired=(*unit.fired, shot.mount),
            small_arms=unit.small_arms or shot.small_arms,
            spent=unit.spent + limited,
            raised=unit.raised or shot.raised,
        )
    return state


# Rolling.


def fire_volley(state: State, frame: FireVolley) -> Done:
    """DZ-268: shots of aircraft killed in the window are lost."""
    lost = [aim for aim in frame.aims if not state.units[aim.shot.unit].is_alive]
    frames = [FireWeapon(aim) for aim in frame.aims if aim not in lost]
    return told(then(state, *frames), *(ShotsWasted(*_named(state, aim)) for aim in lost))


def fire_weapon(state: State, frame: FireWeapon) -> Done:
    """DZ-015: no dice for an allocation whose target is already destroyed."""
    if is_destroyed(state, frame.aim.shot.target):
        return told(state, ShotsWasted(*_named(state, frame.aim)))
    return told(then(state, RollToHit(frame.aim)))


def roll_to_hit(state: State, frame: RollToHit, dice: tuple[int, ...]) -> Done:
    """DZ-137."""
    aim = frame.aim
    hits = sum(die >= aim.need for die in dice)
    shooter, weapon, target = _named(state, aim)
    event = ShotsRolled(shooter, weapon, target, dice, aim.need, hits, aim.reaction)
    unit = state.units[aim.shot.unit]
    if hits < len(dice) and may_play(state, unit.player) and in_sphere(state, unit):
        score, again = ScoreHits(scored(aim, weapon, hits)), RollAgain(aim, hits, len(dice) - hits)
        return told(then(state, *window(state, unit.player, "second_look", proceed=[score], instead=[again])), event)
    return first_told([event], strike(state, scored(aim, weapon, hits)))


def roll_again(state: State, frame: RollAgain, dice: tuple[int, ...]) -> Done:
    """DZ-310: Second look."""
    aim = frame.aim
    hits = sum(die >= aim.need for die in dice)
    shooter, weapon, target = _named(state, aim)
    event = ShotsRolled(shooter, weapon, target, dice, aim.need, hits, aim.reaction)
    return first_told([event], strike(state, scored(aim, weapon, frame.hits + hits)))


def scored(aim: Aim, weapon: str, hits: int) -> Hits:
    cause: Cause = "reaction" if aim.reaction else "fire"
    return Hits(aim.shot.target, hits, aim.energy, cause, weapon, aim.shot.unit, aim.cover, aim.unstable)


def _named(state: State, aim: Aim) -> tuple[UnitRef, str, Target]:
    shooter = state.units[aim.shot.unit]
    return ref(shooter), shooter.profile.weapons[aim.shot.mount], named_target(state, aim.shot.target)


def named_target(state: State, target: TargetId) -> Target:
    return target if isinstance(target, str) else ref(state.units[target])


ROLLS: Final[Throws] = {
    RollToHit: Throw(lambda state, frame: frame.aim.dice, roll_to_hit),
    RollAgain: Throw(lambda state, frame: frame.misses, roll_again),
}
STEPS: Final[Steps] = {FireVolley: fire_volley, FireWeapon: fire_weapon}
