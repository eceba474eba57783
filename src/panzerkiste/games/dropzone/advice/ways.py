"""A unit's way over the ground to a point (DZ-014, DZ-068), for proposals and areas."""

from panzerkiste.games.dropzone.battle.placing import inward
from panzerkiste.games.dropzone.geometry import bearing, distance, more_than, nearest_on_segment
from panzerkiste.games.dropzone.state import Edge, State, Unit
from panzerkiste.games.dropzone.terms import Point, Points, Way


def way_to(state: State, unit: Unit, to: Point, facing: float | None = None, via: Points = ()) -> Way:
    """Without a facing the way it travels; who stays put keeps his."""
    if unit.on_table:
        last = via[-1] if via else unit.at
        travelled = bearing(last, to) if more_than(distance(last, to), 0.0) else unit.facing
        return Way(unit.id, to, travelled if facing is None else facing, via)
    towards = via[0] if via else to
    edge = nearest_edge(state, unit, towards)
    entry = nearest_on_segment(towards, edge.start, edge.end)
    return Way(unit.id, to, inward(state, edge) if facing is None else facing, via, entry)


def nearest_edge(state: State, unit: Unit, to: Point) -> Edge:
    """DZ-068: the friendly edge nearest to a point."""
    edges = state.sides[unit.player].edges
    return min(edges, key=lambda edge: distance(to, nearest_on_segment(to, edge.start, edge.end)))
