"""One unit's shots at another, in an attack or a counter (TH-176, TH-183, TH-220 to TH-227, TH-260, TH-270, TH-271)."""

from msgspec.structs import replace

from panzerkiste.engine.game import Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.events import DiceVoid, HitEscaped, ShotHit, ShotMissed, ShotRolled
from panzerkiste.games.tank_hunter.fights.evading import hit_stands, may_evade
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.fights.values import empties, succeeds, supply
from panzerkiste.games.tank_hunter.state import (
    ApplyHit,
    AskEvade,
    JudgeShot,
    LeadShooting,
    NextShot,
    OpenWindow,
    RollShot,
    Shooting,
    State,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    find,
    go_on,
    seat_of,
    shooting_of,
    tell,
    unit_of,
    with_unit,
)
from panzerkiste.games.tank_hunter.units.lines import conceal, destroy, marked


def begin_shooting(state: State, shooting: Shooting) -> State:
    """TH-176, TH-230: a counter has a window of its own; then Leadership is asked for, then the shots are fired."""
    frames = (LeadShooting(), NextShot())
    if shooting.counter:
        return then(replace(state, shooting=shooting), OpenWindow("counter"), *frames)
    return then(replace(state, shooting=shooting), *frames)


def next_shot(state: State, frame: NextShot) -> Stepped:
    """TH-222: each shot is a roll of its own. TH-224: all of them are rolled, even if there is nothing left to hit."""
    shooting = shooting_of(state)
    if not shooting.shots:
        return end_shooting(state, shooting)
    needs = None if gone(state, shooting) else reckon(state, shooting).number
    state = replace(state, shooting=replace(shooting, shots=shooting.shots - 1, needs=needs, dice=()))
    if needs is None:
        return Step(then(state, RollShot(), JudgeShot(), frame))
    return Step(then(state, RollShot(), OpenWindow("roll"), JudgeShot(), frame))


def gone(state: State, shooting: Shooting) -> bool:
    """TH-224: the target has evaded, escaped or left play."""
    target = find(state, shooting.target)
    return shooting.evaded or target is None or target.escaped


def roll_shot(state: State, frame: RollShot, die: int) -> Stepped:
    """TH-176 (a): one die, or two with Leadership, one after the other."""
    shooting = shooting_of(state)
    shooting = replace(shooting, dice=(*shooting.dice, die))
    state = replace(state, shooting=shooting)
    shooter = unit_of(state, shooting.attacker)
    if not shooter.rolled_attack:
        state = with_unit(state, replace(shooter, rolled_attack=True))
    if shooting.lead and len(shooting.dice) == 1:
        return Step(then(state, frame))
    return tell(state, ShotRolled(shooting.attacker, shooting.target, shooting.dice, shooting.needs))


def rerolled(state: State) -> Stepped:
    """Ricochet: all dice of the shot are rolled again."""
    shooting = shooting_of(state)
    state = then(replace(state, shooting=replace(shooting, dice=())), RollShot())
    return tell(state, DiceVoid(shooting.attacker))


def judge_shot(state: State, frame: JudgeShot) -> Stepped:
    """TH-176 (c), (d); TH-173: a roll succeeds if it is no higher than the target number."""
    shooting = shooting_of(state)
    if empties(max(shooting.dice), supply(state, unit_of(state, shooting.attacker))):
        shooting = replace(shooting, ammo=True)
        state = replace(state, shooting=shooting)
    if shooting.needs is None:
        return Step(state)
    if not succeeds(min(shooting.dice), shooting.needs):
        return tell(state, ShotMissed(shooting.attacker, shooting.target))
    evades = may_evade(state, shooting)
    state = then(state, AskEvade()) if evades else hit_stands(state)
    return tell(state, ShotHit(shooting.attacker, shooting.target))


def escaped(state: State) -> Stepped:
    """TH-177: the pending hit does not happen; the unit is concealed and out of this attack."""
    handle = shooting_of(state).target
    state = with_unit(state, replace(unit_of(state, handle), escaped=True))
    return go_on(tell(state, HitEscaped(handle)), lambda state: conceal(state, handle))


def apply_hit(state: State, frame: ApplyHit) -> Stepped:
    """TH-270, TH-271, TH-226: a grenade pins, and destroys what is pinned already; any other hit destroys."""
    shooting = shooting_of(state)
    if gone(state, shooting):
        return Step(state)
    state = replace(state, shooting=replace(shooting, hit=True))
    target = unit_of(state, shooting.target)
    if shooting.kind == "grenade" and not target.pinned:
        return marked(state, target, "pinned")
    return destroy(state, target.handle, seat_of(shooting.attacker))


def end_shooting(state: State, shooting: Shooting) -> Stepped:
    """TH-260, TH-225: one marker after the last shot, however many dice called for it."""
    attack = state.attack
    if attack and not shooting.counter:
        attack = replace(attack, hit=shooting.hit)
    state = replace(state, shooting=None, attack=attack)
    shooter = find(state, shooting.attacker)
    if not shooting.ammo or shooter is None or shooter.out_of_ammo:
        return Step(state)
    return marked(state, shooter, "out_of_ammo")
