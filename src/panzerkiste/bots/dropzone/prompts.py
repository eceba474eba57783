"""Answers to everything that is not an order (DZ-403): who acts, who holds which wall, who fires at what flies by."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.dropzone.danger import exposure
from panzerkiste.bots.dropzone.judgement import TO_COME, worth
from panzerkiste.bots.dropzone.rehearsal import Temper, Terms, standing
from panzerkiste.bots.dropzone.sense import reaction_value
from panzerkiste.bots.dropzone.volleys import best_volley
from panzerkiste.bots.dropzone.weighing import Weighed, best_first, compared
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import (
    ActFirst,
    Action,
    Activate,
    ActLast,
    Assign,
    Deploy,
    Pass,
    Play,
    React,
)
from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS
from panzerkiste.games.dropzone.battle.frames import ReactionWindow
from panzerkiste.games.dropzone.battle.reaction import nearest_along, reaction_at, reactors
from panzerkiste.games.dropzone.battle.slots import members
from panzerkiste.games.dropzone.buildings.frames import AssignWalls
from panzerkiste.games.dropzone.geometry import length_of
from panzerkiste.games.dropzone.state import Activation, Slot, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Player, Post
from panzerkiste.games.dropzone.turn import apply, default, propose

TRIED: Final = 6  # answers looked at where they are a space
LEAST: Final = 0.6  # points that a shot in reaction must promise
AT_A_WALL: Final = 0.5  # points that fire from a wall must promise before anybody shows himself


# Whose turn.


def activate(known: Knowledge, state: State) -> list[Weighed]:
    """Who can hurt somebody acts first; who is still to come, last."""
    return best_first(_urgency(state, action) for action in known.offer.actions)


def _urgency(state: State, action: Activate) -> Weighed:
    group = action.battlegroup
    units = [unit for unit in state.everyone(group) if unit.is_alive]
    there = [unit for unit in units if unit.status in ("table", "inside")]
    late = state.turn >= state.options.turns
    waiting = sum(worth(unit) for unit in units if unit.status in TO_COME)
    fire = _fire(state, group, there) if there else 0.0
    urges = {"fire": 3.0 * fire, "danger": 0.3 * exposure(state, there), "comes": (-0.02 if late else 0.005) * waiting}
    chief = max(urges, key=lambda name: urges[name])
    return Weighed(action, sum(urges.values()), (chief,) if urges[chief] > 0 else ())


def _fire(state: State, group: int, there: Sequence[Unit]) -> float:
    return best_volley(_as_slot(state, group), there).value


def _as_slot(state: State, group: int) -> State:
    """The state as if the whole battlegroup acted at once, to ask what it could fire at."""
    squads = state.battlegroups[group].squads
    return replace(state, activation=Activation(state.battlegroups[group].player, group, slot=Slot(squads)))


def squad(known: Knowledge, state: State) -> list[Weighed]:
    """The squad with the best fire first, so that the others see what is left."""
    return best_first(_readiness(state, action) for action in known.offer.actions)


def _readiness(state: State, action: Play) -> Weighed:
    there = [unit for unit in members(state, action.squad) if unit.status in ("table", "inside")]
    fire = best_volley(state.with_slot(Slot((action.squad,))), there).value if there else -1.0
    return Weighed(action, fire, ("fire" if fire > 0 else "stands" if there else "comes",))


def act_last(known: Knowledge, state: State) -> list[Weighed]:
    """In the last turn the last word counts most (DZ-354)."""
    return [Weighed(ActLast() if state.turn >= state.options.turns else ActFirst())]


# Walls (DZ-220).


def walls(known: Knowledge, state: State) -> list[Weighed]:
    frame = state.pending[-1]
    assert isinstance(frame, AssignWalls), "walls are assigned"
    held = dict.fromkeys(unit.building for unit in _garrison(state, frame))
    return [Weighed(Assign(tuple(post for building in held for post in posts(state, frame, building))))]


def _garrison(state: State, frame: AssignWalls) -> list[Unit]:
    return [unit for squad in frame.squads for unit in state.units_of(squad) if unit.status == "inside"]


def posts(state: State, frame: AssignWalls, building: BuildingId) -> Iterator[Post]:
    """As many as may fire, at the wall with the best targets; everybody hides where there are none."""
    house = state.board.building(building)
    units = [unit for unit in _garrison(state, frame) if unit.building == building]
    others = sum(unit.wall >= 0 for unit in state.inside(building))
    room = BUILDINGS[house.size].garrison - others
    posted = units[: max(0, room)]
    scores = {wall: _from_wall(state, posted, wall) for wall in sorted({opening.wall for opening in house.openings})}
    best = max(scores, key=lambda wall: scores[wall], default=None)
    if best is not None and scores[best] > AT_A_WALL * len(posted):
        yield from (Post(unit.id, best) for unit in posted)


def _from_wall(state: State, units: Sequence[Unit], wall: int) -> float:
    if not units:
        return 0.0
    posted = [replace(unit, wall=wall) for unit in units]
    squads = tuple(dict.fromkeys(unit.squad for unit in units))
    return best_volley(state.with_units(posted).with_slot(Slot(squads)), posted).value


# Reaction fire (DZ-268 to DZ-275).


def react(known: Knowledge, state: State) -> list[Weighed]:
    """The surest shot, at the point of the path that lies nearest."""
    frame = state.pending[-1]
    assert isinstance(frame, ReactionWindow), "a window is open"
    worth_it = [chance for chance in _chances(state, frame, known.seat) if chance.value >= LEAST]
    return best_first(worth_it) or [Weighed(Pass())]


def _chances(state: State, frame: ReactionWindow, player: Player) -> Iterator[Weighed]:
    for unit in reactors(state, player):
        for place, path in enumerate(frame.paths):
            for along in dict.fromkeys((nearest_along(path, unit.at), length_of(path))):
                action = reaction_at(state, frame, unit, place, max(along, frame.reached[place] + 1e-3))
                if action is None:
                    continue
                value = reaction_value(state, action)
                if value >= LEAST:
                    yield Weighed(action, value - _forgone(state, unit, action))


def _forgone(state: State, unit: Unit, action: React) -> float:
    """DZ-264: small arms fire once in place of all; who is still to act would have used them otherwise."""
    if not action.small_arms or state.battlegroups[unit.battlegroup].activated_turn >= state.turn:
        return 0.0
    return _fire(state, unit.battlegroup, [unit])


# Anything else.


def deploy(known: Knowledge, state: State) -> list[Weighed]:
    """DZ-066: of some places the one that is worth most."""
    return among_some(known, state, lambda action: _deployed(known, state, action))


def _deployed(known: Knowledge, state: State, action: Action) -> Terms:
    after = apply(state, known.seat, action).state
    placed = {put.unit for put in action.placements} if isinstance(action, Deploy) else set()
    return standing(after, known.seat, Temper(), [unit for unit in after.units if unit.id in placed])


def among_some(known: Knowledge, state: State, judge: Callable[[Action], Terms]) -> list[Weighed]:
    """Where answers are a space: some that the rules propose."""
    return compared(propose(state, known.seat, known.rng, TRIED), judge) or safe(known, state)


def safe(known: Knowledge, state: State) -> list[Weighed]:
    """What the rules answer for somebody who is absent."""
    return [Weighed(default(state, known.seat))]
