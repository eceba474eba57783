"""Close-quarters battle (DZ-240 to DZ-258): how a round begins, who repels, who gets away, who holds the building.

Storming is entering (garrisons); the dice of the round are in fighting.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Assign, ChangeBuilding, Commit, Leave, Shoot, StayInside
from panzerkiste.games.dropzone.battle.frames import CleanUp, DrawLot
from panzerkiste.games.dropzone.battle.shooting import Judge, aim, give_shoot
from panzerkiste.games.dropzone.battle.volleys import shoot_candidates
from panzerkiste.games.dropzone.buildings.events import BuildingTaken, FightBegan
from panzerkiste.games.dropzone.buildings.frames import (
    AssignWalls,
    BeginFight,
    CommitRepelForce,
    CountDice,
    EndFight,
    Fights,
    FireOut,
    GetAway,
    SettleRoles,
)
from panzerkiste.games.dropzone.buildings.garrisons import (
    assign_walls,
    assignments,
    changed,
    in_battle,
    leaving,
    left,
    settled,
)
from panzerkiste.games.dropzone.chapters import (
    Done,
    Lot,
    Lots,
    Question,
    Questions,
    Steps,
    asked_by_frame,
    is_allowed,
    told,
)
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.state import NOBODY, Building, Slot, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Cause, Player, SquadId
from panzerkiste.games.dropzone.text.names import player_code

# When a round is due (DZ-241, DZ-243).


def fights(state: State, frame: Fights) -> Done:
    """DZ-243: at the end of the activation, by building."""
    assert state.activation, "a battlegroup acts"
    held = state.activation.garrisoned
    due = [building.id for building in state.buildings if building.id in held and _is_due(state, building)]
    return told(then(state, *(BeginFight(building) for building in due)))


def _is_due(state: State, building: Building) -> bool:
    """DZ-241, DZ-243: with the defender's first activation that has infantry inside, once in a turn."""
    active = state.activation.player if state.activation else None
    return building.defender == active and building.fought_turn < state.turn and in_battle(state, building.id)


def attackers(state: State, building: BuildingId) -> tuple[SquadId, ...]:
    """DZ-246: whoever does not defend and has been inside since before this turn."""
    defender = state.building(building).defender
    return tuple(squad for squad in _since_before(state, building) if state.squads[squad].player != defender)


def repellers(state: State, building: BuildingId) -> tuple[SquadId, ...]:
    """DZ-244: the defender's squads, inside since before this turn, that have not acted."""
    defender = state.building(building).defender
    own = (squad for squad in _since_before(state, building) if state.squads[squad].player == defender)
    return tuple(squad for squad in own if _may_act(state, squad))


def _since_before(state: State, building: BuildingId) -> list[SquadId]:
    return sorted({unit.squad for unit in state.inside(building) if unit.entered_turn < state.turn})


def _may_act(state: State, squad: SquadId) -> bool:
    """DZ-243: what the squads of the active battlegroup may do is only decided now."""
    assert state.activation, "a battlegroup acts"
    active = state.squads[squad].battlegroup == state.activation.battlegroup
    return active or all(unit.acted_turn < state.turn for unit in state.units_of(squad))


def begin_fight(state: State, frame: BeginFight) -> Done:
    """DZ-244: without an eligible defender there is no fight this turn."""
    building = state.building(frame.building)
    if building.rubble or not _is_due(state, building):
        return told(state)
    state = state.with_building(replace(building, fought_turn=state.turn))
    able, against = repellers(state, frame.building), attackers(state, frame.building)
    if not able:
        return told(state)
    state = state.with_units(_woken(unit) for squad in able for unit in state.units_of(squad))
    if not against:
        return _committed(state, frame.building, ())
    if len(able) <= len(against):
        return _committed(state, frame.building, able)
    return told(then(state, CommitRepelForce(building.defender, frame.building)))


def _woken(unit: Unit) -> Unit:
    """DZ-244, DZ-245: their activation starts here, away from the walls."""
    return replace(unit, wall=-1, acted_turn=0)


# The repel force (DZ-244).


def commit(state: State, frame: CommitRepelForce, action: Commit) -> Done:
    able, least = repellers(state, frame.building), len(attackers(state, frame.building))
    if len(set(action.squads)) < len(action.squads) or not set(action.squads) <= set(able):
        raise Illegal("DZ-244", "squad", building=frame.building)
    if len(action.squads) < least:
        raise Illegal("DZ-244", "few", building=frame.building, least=least, have=len(action.squads))
    for squad in able:
        if is_bloodthirsty(state, squad) and squad not in action.squads:
            raise Illegal("DZ-244", "bloodthirsty", squad=state.squads[squad].name)
    return _committed(state, frame.building, tuple(sorted(action.squads)))


def is_bloodthirsty(state: State, squad: SquadId) -> bool:
    return any(unit.profile.bloodthirsty for unit in state.units_of(squad))


def _committed(state: State, building: BuildingId, committed: tuple[SquadId, ...]) -> Done:
    """DZ-258: then the free squads choose, then the dice."""
    defender, able, against = state.building(building).defender, repellers(state, building), attackers(state, building)
    free = [GetAway(defender, building, squad) for squad in able if squad not in committed]
    if not committed:
        return told(then(state, *free, EndFight(building, against + able)))
    state = then(state, *free, CountDice(building, against + committed), EndFight(building, against + able))
    names = [tuple(state.squads[squad].name for squad in squads) for squads in (against, committed)]
    return told(state, FightBegan(building, *names))


def _commitments(state: State, frame: CommitRepelForce, rng: Random, count: int) -> Sequence[Action]:
    able, least = repellers(state, frame.building), len(attackers(state, frame.building))
    must = [squad for squad in able if is_bloodthirsty(state, squad)]
    others = [squad for squad in able if squad not in must]
    found = []
    for _ in range(count):
        more = rng.randint(max(0, least - len(must)), len(others))
        found.append(Commit(tuple(sorted([*must, *rng.sample(others, more)]))))
    return found


# Getting away (DZ-245).

Escape = Leave | ChangeBuilding | Assign | StayInside


def get_away(state: State, frame: GetAway, action: Escape) -> Done:
    """DZ-245: a squad that was not committed leaves, changes to a connected building, fires, or stays."""
    before = state.building(frame.building)
    match action:
        case Assign():
            return _man_windows(state, frame, action)
        case _ if action.squad != frame.squad:
            raise Illegal("DZ-245", "squad", squad=state.squads[frame.squad].name)
        case Leave(boardings=boardings) if boardings:
            raise Illegal("DZ-243", "loads", squad=state.squads[frame.squad].name)
        case Leave():
            return with_taking(left(state, action), before)
        case ChangeBuilding():
            return with_taking(changed(state, frame.squad, action.building), before)
        case StayInside():
            return told(state)


def _man_windows(state: State, frame: GetAway, action: Assign) -> Done:
    """DZ-245: the walls are taken at this moment; then the squad fires."""
    step = assign_walls(state, AssignWalls(frame.player, (frame.squad,)), action)
    if not action.posts:
        return step
    firing = step.state.with_slot(Slot((frame.squad,)))
    return replace(step, state=then(firing, FireOut(frame.player, frame.squad)))


def fire_out(state: State, frame: FireOut, action: Shoot | StayInside, judge: Judge = aim) -> Done:
    """DZ-245: only the squad itself; its transports have their own slot (DZ-243)."""
    if isinstance(action, StayInside):
        return told(state.with_slot(None))
    own = state.squads[frame.squad].units
    if any(shot.unit not in own for shot in action.shots):
        raise Illegal("DZ-400", "shooter")
    step = give_shoot(state, action, judge)
    return replace(step, state=step.state.with_slot(None))


def _ways_to_get_away(state: State, frame: GetAway, rng: Random, count: int) -> Sequence[Action]:
    windows = assignments(state, AssignWalls(frame.player, (frame.squad,)), rng, 1)
    return [StayInside(frame.squad), *windows, *ways_out(state, frame.squad, rng, count)][:count]


def ways_out(state: State, squad: SquadId, rng: Random, count: int) -> list[Leave | ChangeBuilding]:
    """DZ-231, DZ-232: through some doors of the building, and into connected ones."""
    building = state.board.building(state.units_of(squad)[0].building)
    doors = list(range(len(building.entrances)))
    rng.shuffle(doors)
    found: list[Leave | ChangeBuilding] = [
        change for other in building.connected if _is_open(state, change := ChangeBuilding(squad, other))
    ]
    for door in doors:
        if len(found) >= count:
            break
        way = leaving(state, squad, door)
        found += [way] if way and _is_open(state, way) else []
    return found


def _is_open(state: State, way: Leave | ChangeBuilding) -> bool:
    if isinstance(way, Leave):
        return is_allowed(left, state, way)
    return is_allowed(changed, state, way.squad, way.building)


def _shots_out(state: State, frame: FireOut, rng: Random, count: int) -> Sequence[Action]:
    own = state.squads[frame.squad].units
    volleys = [order for order in islice(shoot_candidates(state, rng), count) if isinstance(order, Shoot)]
    legal = [order for order in volleys if all(shot.unit in own for shot in order.shots)]
    return legal or [StayInside(frame.squad)]


# The end of a round (DZ-243, DZ-256) and roles (DZ-242, DZ-257).


def end_fight(state: State, frame: EndFight) -> Done:
    """DZ-243: whoever was involved has been activated, and can do nothing else this turn."""
    involved = [unit for squad in frame.squads for unit in state.units_of(squad)]
    state = state.with_units(replace(unit, acted_turn=state.turn) for unit in involved)
    return told(then(state, SettleRoles(frame.building)))


def with_taking(step: Done, before: Building) -> Done:
    """DZ-242: told where the last defender has gone and somebody else holds the building now."""
    now = step.state.building(before.id).defender
    if now in (before.defender, NOBODY):
        return step
    return replace(step, told=(*step.told, Told(BuildingTaken(before.id, now))))


def settle_roles(state: State, frame: SettleRoles) -> Done:
    """DZ-242: who is alone inside holds it; DZ-257: of several without a defender the strongest defends.

    DZ-256: not before the end of a round that is being fought.
    """
    state = _nobody_asked_in_vain(state)
    before = state.building(frame.building)
    if before.rubble or any(isinstance(later, EndFight) and later.building == before.id for later in state.pending):
        return told(state)
    strength = _strength(state, frame.building)
    if len(strength) < 2:
        return with_taking(told(settled(state, frame.building)), before)
    if before.defender in strength:
        return told(state)
    most = [player for player in sorted(strength) if strength[player] == max(strength.values())]
    if len(most) > 1:
        return told(then(state, DrawLot("defender", tuple(most), frame.building)))
    return defend(state, frame.building, most[0])


def _nobody_asked_in_vain(state: State) -> State:
    """DZ-245: a squad that has died in the meantime is not asked how it gets away."""
    asked = (frame for frame in state.pending if not isinstance(frame, GetAway) or state.units_of(frame.squad))
    return replace(state, pending=tuple(asked))


def _strength(state: State, building: BuildingId) -> dict[Player, int]:
    """Damage points left inside, by player."""
    found: dict[Player, int] = {}
    for unit in state.inside(building):
        found[unit.player] = found.get(unit.player, 0) + unit.left
    return found


def defend(state: State, building: BuildingId, player: Player) -> Done:
    after = state.with_building(replace(state.building(building), defender=player))
    return told(after, BuildingTaken(building, player))


def clean_up(state: State, frame: CleanUp) -> Done:
    """DZ-087, DZ-241: battles begin; each has a defender."""
    fought_over = [building.id for building in state.buildings if len(_strength(state, building.id)) > 1]
    return told(then(state, *(SettleRoles(building) for building in fought_over)))


def lost_inside(state: State, unit: Unit, cause: Cause) -> Sequence[Frame]:
    """DZ-242: a loss inside may change the roles."""
    return [SettleRoles(unit.building)] if unit.status == "inside" else []


QUESTIONS: Final[Questions] = {
    CommitRepelForce: Question(
        "commit",
        (Commit,),
        asked_by_frame,
        lambda state, frame: None,
        commit,
        lambda state, frame: Commit(repellers(state, frame.building)),
        _commitments,
    ),
    GetAway: Question(
        "get_away",
        (Leave, ChangeBuilding, Assign, StayInside),
        asked_by_frame,
        lambda state, frame: None,
        get_away,
        lambda state, frame: StayInside(frame.squad),
        _ways_to_get_away,
    ),
    FireOut: Question(
        "fire_out",
        (Shoot, StayInside),
        asked_by_frame,
        lambda state, frame: None,
        fire_out,
        lambda state, frame: StayInside(frame.squad),
        _shots_out,
    ),
}
STEPS: Final[Steps] = {
    CleanUp: clean_up,
    Fights: fights,
    BeginFight: begin_fight,
    EndFight: end_fight,
    SettleRoles: settle_roles,
}
LOTS: Final[Lots] = {
    "defender": Lot(
        lambda state, frame, chosen: defend(state, frame.building, chosen), lambda state, player: player_code(player)
    ),
}
