"""Searching (DZ-351, DZ-355): what lies in a building, who finds it, who picks it up, and where it stays."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Order, Search
from panzerkiste.games.dropzone.battle.damage import strike
from panzerkiste.games.dropzone.battle.dice import d3
from panzerkiste.games.dropzone.buildings.construction import is_unstable
from panzerkiste.games.dropzone.chapters import (
    Command,
    Commands,
    Done,
    Steps,
    Throw,
    Throws,
    first_told,
    legal,
    shuffled,
    told,
)
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.geometry import at_most, centroid, gap_to_point
from panzerkiste.games.dropzone.missions.events import (
    MissionEvent,
    ObjectiveDropped,
    ObjectiveTaken,
    PaperRead,
    SearchBegan,
    Searched,
)
from panzerkiste.games.dropzone.missions.frames import (
    DropObjective,
    PickUp,
    RollPaper,
    RollSearch,
    RollTrap,
    UncoverObjectives,
)
from panzerkiste.games.dropzone.state import NOBODY, Objective, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Cause, Hits, Player, SquadId

FOUND: Final = 5  # DZ-351: on this or more, before failed searches
EASIEST: Final = 2
TRAP_ENERGY: Final = 10  # DZ-355


# Searching.


def give_search(state: State, order: Search) -> Done:
    """DZ-351: instead of shooting."""
    units = _searchers(state, order.squad)
    building = units[0].building
    if not hidden(state, building):
        raise Illegal("DZ-351", "nothing", building=building)
    slot = state.slot
    state = state.with_slot(replace(slot, searched=(*slot.searched, order.squad)))
    roll = RollSearch(order.squad, search_need(state, building, units[0].player))
    return told(then(state, roll), SearchBegan(state.squads[order.squad].name, building))


def _searchers(state: State, squad: SquadId) -> list[Unit]:
    """Infantry inside since before this turn that did nothing else, and is alone in the building."""
    if squad not in state.slot.squads:
        raise Illegal("DZ-400", "squad")
    units, name = state.units_of(squad), state.squads[squad].name
    if not units or units[0].status != "inside":
        raise Illegal("DZ-351", "outside", squad=name)
    if state.turn in {turn for unit in units for turn in (unit.entered_turn, unit.acted_turn)}:
        raise Illegal("DZ-351", "entered", squad=name)
    if squad in state.slot.searched or any(unit.fired for unit in units):
        raise Illegal("DZ-351", "once", squad=name)
    if any(unit.player != units[0].player for unit in state.inside(units[0].building)):
        raise Illegal("DZ-351", "enemy", squad=name, building=units[0].building)
    return units


def hidden(state: State, building: BuildingId) -> Objective | None:
    """What can still be found there."""
    here = (prize for prize in state.objectives if prize.building == building)
    return next((prize for prize in here if not prize.found and not prize.gone), None)


def search_need(state: State, building: BuildingId, player: Player) -> int:
    """DZ-351: one less for each earlier failure of the same player there; DZ-355: a paper is found on 2+."""
    prize = hidden(state, building)
    if prize and prize.kind == "intelligence":
        return EASIEST
    failed = state.building(building).failed_searches
    return max(EASIEST, FOUND - (failed[player] if failed else 0))


def roll_search(state: State, frame: RollSearch, dice: tuple[int, ...]) -> Done:
    squad, found = state.squads[frame.squad], dice[0] >= frame.need
    building = state.units_of(squad.id)[0].building
    event = Searched(squad.name, building, dice[0], frame.need, found)
    prize = hidden(state, building)
    if not found or prize is None:
        return told(_failed(state, building, squad.player), event)
    if prize.kind == "intelligence":
        return told(then(state, RollPaper(squad.id, prize.id)), event)
    return first_told([event], _taken(state, prize, squad.id))


def _failed(state: State, building: BuildingId, player: Player) -> State:
    before = state.building(building)
    failed = list(before.failed_searches or (0 for _ in state.players))
    failed[player] += 1
    return state.with_building(replace(before, failed_searches=tuple(failed)))


def _taken(state: State, prize: Objective, squad: SquadId) -> Done:
    """DZ-351: the squad carries it."""
    carried = replace(prize, found=True, squad=squad, building="")
    return told(state.with_objective(carried), ObjectiveTaken(prize.id, state.squads[squad].name))


# Papers (DZ-355).


def roll_paper(state: State, frame: RollPaper, dice: tuple[int, ...]) -> Done:
    """1: a booby trap; 2 to 5: intelligence; 6: an objective that can be extracted as well."""
    squad = state.squads[frame.squad]
    building = state.units_of(squad.id)[0].building
    paper = next(prize for prize in state.objectives if prize.id == frame.objective)
    gone = state.with_objective(replace(paper, gone=True))
    match dice[0]:
        case 1:
            return told(then(gone, RollTrap(building)), PaperRead(squad.player, 1, "trap"))
        case 6:
            step = _taken(_scored(state, squad.player), replace(paper, kind="prize"), squad.id)
            return first_told([PaperRead(squad.player, 6, "objective")], step)
        case die:
            return told(_scored(gone, squad.player), PaperRead(squad.player, die, "intelligence"))


def _scored(state: State, player: Player) -> State:
    side = state.sides[player]
    return state.with_side(player, replace(side, victory_points=side.victory_points + 1))


def roll_trap(state: State, frame: RollTrap, dice: tuple[int, ...]) -> Done:
    """D3 hits with energy 10 on the building."""
    unstable = is_unstable(state, frame.building)
    return strike(state, Hits(frame.building, d3(dice[0]), TRAP_ENERGY, "trap", unstable=unstable))


# Losing and picking up (DZ-352).


def dropped(state: State, unit: Unit, cause: Cause) -> Sequence[Frame]:
    """DZ-352: with its last unit, or the gate (DZ-341), the carrier is gone and the objective stays where that was."""
    last = unit.squad != NOBODY and state.units_of(unit.squad) == [unit]
    carried = [prize for prize in state.objectives if prize.gate == unit.id or (last and prize.squad == unit.squad)]
    inside = unit.status == "inside" and not state.building(unit.building).rubble
    building = unit.building if inside else ""
    return [DropObjective(prize.id, _lies_at(state, unit), building) for prize in carried]


def _lies_at(state: State, unit: Unit) -> tuple[float, float]:
    """In the middle of a building or its rubble, at the wreck, or on the spot."""
    if unit.status == "inside":
        here = (feature for feature in state.board.features if feature.id == unit.building)
        return centroid(next(here).outline)
    return state.outermost(unit).at


def drop_objective(state: State, frame: DropObjective) -> Done:
    prize = next(prize for prize in state.objectives if prize.id == frame.objective)
    lying = replace(prize, squad=NOBODY, gate=NOBODY, at=frame.at, building=frame.building)
    return told(state.with_objective(lying), ObjectiveDropped(prize.id, frame.at))


def uncover_objectives(state: State, frame: UncoverObjectives) -> Done:
    """DZ-352: what was in a fallen building lies loose in the middle of the rubble; a paper is lost."""
    buried = [prize for prize in state.objectives if prize.building == frame.building and not prize.gone]
    middle = centroid(state.board.piece(frame.building).outline)
    events: list[MissionEvent] = []
    for prize in buried:
        if prize.kind == "intelligence":
            state = state.with_objective(replace(prize, gone=True, building=""))
        else:
            state = state.with_objective(replace(prize, found=True, building="", at=middle))
            events.append(ObjectiveDropped(prize.id, middle))
    return told(state, *events)


def pick_up(state: State, frame: PickUp) -> Done:
    """DZ-352: an infantry squad that ends its move in contact with it, or in that building."""
    events: list[MissionEvent] = []
    for prize in state.objectives:
        squad = next((squad for squad in frame.squads if _reaches(state, squad, prize)), None)
        if squad is not None and _is_loose(prize):
            state = state.with_objective(replace(prize, squad=squad, building=""))
            events.append(ObjectiveTaken(prize.id, state.squads[squad].name))
    return told(state, *events)


def _is_loose(prize: Objective) -> bool:
    held = prize.squad != NOBODY or prize.gate != NOBODY
    return prize.found and not held and not prize.gone and prize.extracted_by == NOBODY


def _reaches(state: State, squad: SquadId, prize: Objective) -> bool:
    return any(_is_at(state, unit, prize) for unit in state.units_of(squad) if unit.profile.is_infantry)


def _is_at(state: State, unit: Unit, prize: Objective) -> bool:
    if unit.status == "inside":
        return unit.building == prize.building
    return (
        unit.on_table
        and not prize.building
        and at_most(gap_to_point(body_of(unit), prize.at), state.options.contact_gap)
    )


def search_candidates(state: State, rng: Random) -> Iterator[Order]:
    return legal(state, give_search, shuffled(map(Search, state.slot.squads), rng))


ROLLS: Final[Throws] = {
    RollSearch: Throw(lambda state, frame: 1, roll_search),
    RollPaper: Throw(lambda state, frame: 1, roll_paper),
    RollTrap: Throw(lambda state, frame: 1, roll_trap),
}
STEPS: Final[Steps] = {
    DropObjective: drop_objective,
    UncoverObjectives: uncover_objectives,
    PickUp: pick_up,
}
ORDERS: Final[Commands] = {Search: Command(give_search, search_candidates)}
