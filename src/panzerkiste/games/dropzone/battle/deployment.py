"""Deployment (DZ-065 to DZ-075): directly, in readiness, in reserve; friendly edges and the way onto the table."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Deploy, LetBegin
from panzerkiste.games.dropzone.battle.events import BattlegroupDeployed, RolledOff, StarterChosen
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.frames import ChooseStarter, DeployBattlegroup, NextDeployment, RollOff
from panzerkiste.games.dropzone.battle.placing import check_spots, ref, rows
from panzerkiste.games.dropzone.chapters import Done, Question, Questions, Steps, Throw, Throws, asked_by_frame, told
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.fields.terrain import Board
from panzerkiste.games.dropzone.geometry import at_most, corners, nearest_on_segment
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, Edge, State, Unit
from panzerkiste.games.dropzone.terms import BattlegroupId, Placed, Placement, Player, Point, SquadId

ZONE: Final = 6.0  # DZ-356: how deep the deployment zone is


# Edges.


def friendly_edges(options: Options, board: Board, players: int) -> tuple[tuple[Edge, ...], ...]:
    """DZ-350: south and north; DZ-356: half-edges at opposite corners; DZ-096: each player his own edge."""
    width, depth = board.width, board.depth
    south, north = Edge((0.0, 0.0), (width, 0.0)), Edge((0.0, depth), (width, depth))
    west, east = Edge((0.0, 0.0), (0.0, depth)), Edge((width, 0.0), (width, depth))
    if options.deployment == "corners" and players == 2:
        one = Edge((0.0, 0.0), (width / 2, 0.0)), Edge((0.0, 0.0), (0.0, depth / 2))
        other = Edge((width / 2, depth), (width, depth)), Edge((width, depth / 2), (width, depth))
        return one, other
    return tuple((edge,) for edge in (south, north, west, east)[:players])


def edge_at(state: State, player: Player, point: Point) -> Edge | None:
    """DZ-068: the friendly edge that the point lies on."""
    for edge in state.sides[player].edges:
        x, y = nearest_on_segment(point, edge.start, edge.end)
        if at_most(abs(x - point[0]) + abs(y - point[1]), 0.0):
            return edge
    return None


# Reserve.


def reserve_need(turn: int) -> int:
    """DZ-073."""
    return {1: 6, 2: 4}.get(turn, 2)


def reserve_parties(state: State, player: Player) -> tuple[tuple[SquadId, ...], ...]:
    """DZ-074: a battlegroup wholly in reserve is one party; otherwise each squad, sharers of a transport together."""
    parties: list[tuple[SquadId, ...]] = []
    for group in state.battlegroups:
        if group.player != player:
            continue
        waiting = [squad for squad in group.squads if in_reserve(state, squad)]
        living = [squad for squad in group.squads if any(unit.is_alive for unit in state.units_of(squad))]
        if waiting and waiting == living:
            parties.append(tuple(waiting))
        else:
            parties += _sharing(state, waiting)
    return tuple(parties)


def _sharing(state: State, squads: Sequence[SquadId]) -> list[tuple[SquadId, ...]]:
    parties: list[tuple[SquadId, ...]] = []
    for squad in squads:
        linked = {other for other in squads if set(state.squads[other].shared) & set(state.squads[squad].shared)}
        party = tuple(sorted(linked | {squad}))
        if party not in parties:
            parties.append(party)
    return parties


def in_reserve(state: State, squad: SquadId) -> bool:
    return any(state.units[unit].status == "reserve" for unit in state.squads[squad].everyone)


def check_parties(state: State, player: Player, firsts: Sequence[SquadId]) -> tuple[tuple[SquadId, ...], ...]:
    known = {party[0]: party for party in reserve_parties(state, player)}
    if len(set(firsts)) != len(firsts) or not set(firsts) <= set(known):
        raise Illegal("DZ-074", "party")
    return tuple(known[first] for first in firsts)


def release(state: State, party: Sequence[SquadId]) -> State:
    """DZ-073: into readiness."""
    everyone = {unit for squad in party for unit in state.squads[squad].everyone}
    for unit in sorted(everyone):
        if state.units[unit].status == "reserve":
            state = state.with_unit(unit, status="ready")
    return state


# Direct deployment.


def deploys_directly(state: State, unit: Unit) -> bool:
    """DZ-356: ground squads without transports; DZ-075: never aircraft nor who is carried by them."""
    if state.options.deployment != "closing_in" or unit.squad == NOBODY:
        return False
    return not unit.profile.is_aircraft and not state.squads[unit.squad].transports and unit.status in ("ready", "net")


def to_deploy(state: State, player: Player) -> dict[BattlegroupId, list[Unit]]:
    """DZ-066: the player's troops that are still to be set up, by battlegroup."""
    found: dict[BattlegroupId, list[Unit]] = {}
    for unit in state.units:
        if unit.player == player and deploys_directly(state, unit):
            found.setdefault(unit.battlegroup, []).append(unit)
    return found


def begin_deployment(state: State) -> State:
    """DZ-066: whoever has such troops rolls off; alone he just deploys."""
    players = tuple(player for player in state.players if to_deploy(state, player))
    if not players:
        return state
    return then(state, RollOff(players)) if len(players) > 1 else then(state, NextDeployment(players))


def roll_off(state: State, frame: RollOff, dice: tuple[int, ...]) -> Done:
    """DZ-066: the higher roller chooses who starts; ties are rolled again."""
    best = [player for player, die in zip(frame.players, dice, strict=True) if die == max(dice)]
    all_players = tuple(player for player in state.players if to_deploy(state, player))
    follows = RollOff(tuple(best)) if len(best) > 1 else ChooseStarter(best[0], all_players)
    return told(then(state, follows), RolledOff(frame.players, dice))


def _choose_starter(state: State, frame: ChooseStarter, action: LetBegin) -> Done:
    if action.player not in frame.players:
        raise Illegal("DZ-066", "starter")
    place = frame.players.index(action.player)
    order = frame.players[place:] + frame.players[:place]
    return told(then(state, NextDeployment(order)), StarterChosen(action.player))


def next_deployment(state: State, frame: NextDeployment) -> Done:
    """DZ-066: the players alternate; one with nothing left is skipped."""
    waiting = [player for player in frame.players if to_deploy(state, player)]
    if not waiting:
        return told(state)
    place = frame.players.index(waiting[0])
    order = frame.players[place + 1 :] + frame.players[: place + 1]
    return told(then(state, DeployBattlegroup(waiting[0]), NextDeployment(order)))


def _deploy(state: State, frame: DeployBattlegroup, action: Deploy) -> Done:
    """DZ-066, DZ-067: all squads of a battlegroup together, inside the zone, in formation, on free ground."""
    units = to_deploy(state, frame.player).get(action.battlegroup)
    if units is None:
        raise Illegal("DZ-066", "battlegroup")
    if sorted(put.unit for put in action.placements) != [unit.id for unit in units]:
        raise Illegal("DZ-066", "everybody", battlegroup=state.battlegroups[action.battlegroup].name)
    for put in action.placements:
        check_zone(state, put)
    after = check_spots(state, action.placements)
    for squad in sorted({unit.squad for unit in units}):
        check_formation(after, after.units_of(squad), "DZ-067")
    group = state.battlegroups[action.battlegroup]
    placed = tuple(Placed(ref(state.units[put.unit]), put.at, put.facing % 360) for put in action.placements)
    return told(after, BattlegroupDeployed(frame.player, group.name, placed))


def zone(edge: Edge, board: Board) -> tuple[Point, ...]:
    """DZ-356: the strip behind an edge in which one deploys."""
    (ax, ay), (bx, by) = edge.start, edge.end
    if ax == bx:
        x = abs(ax - min(ZONE, board.width))
        return edge.start, edge.end, (x, by), (x, ay)
    y = abs(ay - min(ZONE, board.depth))
    return edge.start, edge.end, (bx, y), (ax, y)


def check_zone(state: State, put: Placement) -> None:
    """DZ-066: entirely inside."""
    unit = state.units[put.unit]
    body = body_of(unit, put.at, put.facing)
    outline = corners(body) if not body.is_disc else tuple(_rim(put.at, body.width / 2))
    edges = state.sides[unit.player].edges
    if not all(any(at_most(_depth(edge, corner), ZONE) for edge in edges) for corner in outline):
        raise Illegal("DZ-066", "zone", unit=unit.name)


def _rim(at: Point, radius: float) -> Iterator[Point]:
    return ((at[0] + dx * radius, at[1] + dy * radius) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def _depth(edge: Edge, point: Point) -> float:
    if edge.start[0] == edge.end[0]:
        return abs(point[0] - edge.start[0])
    return abs(point[1] - edge.start[1])


def _deployments(state: State, frame: DeployBattlegroup, rng: Random, count: int) -> Sequence[Action]:
    """Squads side by side in rows, somewhere along the edge."""
    waiting = to_deploy(state, frame.player)
    found = []
    for _ in range(count):
        group = rng.choice(sorted(waiting))
        found.append(_some_deployment(state, frame.player, group, waiting[group], rng))
    return found


def _some_deployment(state: State, player: Player, group: BattlegroupId, units: list[Unit], rng: Random) -> Deploy:
    """Squad by squad into whatever room is left."""
    placements: tuple[Placement, ...] = ()
    for squad in sorted({unit.squad for unit in units}):
        row = _some_row(state, player, [unit for unit in units if unit.squad == squad], rng)
        placements += row
        state = check_spots(state, row)
    return Deploy(group, placements)


def _some_row(state: State, player: Player, units: list[Unit], rng: Random) -> tuple[Placement, ...]:
    for _ in range(500):
        row = rows(state, units, state.sides[player].edges, rng, ZONE)
        try:
            for put in row:
                check_zone(state, put)
            after = check_spots(state, row)
            check_formation(after, after.units_of(units[0].squad), "DZ-067")
        except Illegal:
            continue
        return row
    raise AssertionError("there is room for a squad in the deployment zone")


QUESTIONS: Final[Questions] = {
    ChooseStarter: Question(
        "starter",
        (LetBegin,),
        asked_by_frame,
        lambda state, frame: [LetBegin(player) for player in frame.players],
        _choose_starter,
        lambda state, frame: LetBegin(frame.player),
    ),
    DeployBattlegroup: Question(
        "deploy",
        (Deploy,),
        asked_by_frame,
        lambda state, frame: None,
        _deploy,
        lambda state, frame: _deployments(state, frame, Random(0), 1)[0],
        _deployments,
    ),
}
ROLLS: Final[Throws] = {RollOff: Throw(lambda state, frame: len(frame.players), roll_off)}
STEPS: Final[Steps] = {NextDeployment: next_deployment}
