"""Deployments to propose (DZ-066, DZ-067): a battlegroup around a point of its zone, squad by squad."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Deploy
from panzerkiste.games.dropzone.advice.answers import DeploymentAdvice, Proposal
from panzerkiste.games.dropzone.advice.proposals import proposal, proposed
from panzerkiste.games.dropzone.advice.queries import ProposeDeploy
from panzerkiste.games.dropzone.battle.deployment import check_zone, to_deploy, zone
from panzerkiste.games.dropzone.battle.formation import formation_of
from panzerkiste.games.dropzone.battle.placing import check_finite, inward
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.fields.table import bodies, body_of
from panzerkiste.games.dropzone.geometry import Body, ahead, distance, standing_obstruction, together
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Placement, Point
from panzerkiste.games.dropzone.transport.alighting import beside
from panzerkiste.games.dropzone.view import View

RING: Final = 0.5  # how finely the first place of a squad is looked for
FARTHEST: Final = 60.0


def deployment_advice(view: View) -> DeploymentAdvice:
    state = view.state
    if view.seat not in state.players:
        raise Illegal("DZ-005", "own")
    edges = state.sides[view.seat].edges
    zones = tuple(zone(edge, state.board) for edge in edges)
    corners = [corner for ring in zones for corner in ring]
    middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    return DeploymentAdvice(zones, middle, inward(state, edges[0]), tuple(to_deploy(state, view.seat)))


def proposed_deploy(view: View, query: ProposeDeploy) -> Proposal:
    units = to_deploy(view.state, view.seat).get(query.battlegroup)
    return proposed(lambda: proposal(view, _deployment(view.state, units or [], query)))


def _deployment(state: State, units: Sequence[Unit], query: ProposeDeploy) -> Deploy:
    if not units:
        raise Illegal("DZ-066", "battlegroup")
    check_finite(units[0].name, (query.at, *(put.at for put in query.placed)), query.facing)
    placements = _kept(units, query)
    done = {put.unit for put in placements}
    squads = sorted({unit.squad for unit in units if unit.id not in done}, key=lambda squad: squad != query.squad)
    for squad in squads:
        party = [unit for unit in units if unit.squad == squad]
        placements += _around(state.with_units(_stood(state, placements)), party, query)
    return Deploy(query.battlegroup, tuple(sorted(placements, key=lambda put: put.unit)))


def _kept(units: Sequence[Unit], query: ProposeDeploy) -> list[Placement]:
    """Whole squads that are placed already, but for the one that is asked about."""
    if query.squad < 0:
        return []
    placed = {put.unit: put for put in query.placed}
    squads = {unit.squad for unit in units if unit.id not in placed} | {query.squad}
    return [placed[unit.id] for unit in units if unit.squad not in squads]


def _stood(state: State, placements: Sequence[Placement]) -> list[Unit]:
    return [replace(state.units[put.unit], status="table", at=put.at, facing=put.facing) for put in placements]


def _around(state: State, party: Sequence[Unit], query: ProposeDeploy) -> list[Placement]:
    """As near to the point as there is room, each in formation with those placed before him."""
    others, placed = bodies(state), list[Body]()
    for unit in party:
        spots = sorted(beside(unit, placed), key=lambda spot: distance(spot, query.at)) if placed else _rings(query.at)
        body = next(
            (body for spot in spots if (body := _fits(state, unit, spot, query, [*others, *placed], placed))), None
        )
        if body is None:
            raise Illegal("DZ-066", "zone", unit=unit.name)
        placed.append(body)
    return [Placement(unit.id, body.at, body.facing) for unit, body in zip(party, placed, strict=True)]


def _rings(at: Point) -> Iterator[Point]:
    yield at
    for ring in range(1, round(FARTHEST / RING)):
        count = max(8, round(2 * ring))
        yield from (ahead(at, 360.0 * part / count, ring * RING) for part in range(count))


def _fits(
    state: State, unit: Unit, at: Point, query: ProposeDeploy, others: Sequence[Body], placed: Sequence[Body]
) -> Body | None:
    body, formation, gap = body_of(unit, at, query.facing), formation_of(unit), state.options.contact_gap
    if not is_allowed(check_zone, state, Placement(unit.id, at, query.facing)):
        return None
    joins = not placed or any(together(body, mate, formation, gap) for mate in placed)
    return body if joins and standing_obstruction(state.board, body, others) is None else None
