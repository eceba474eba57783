"""Who may react (DZ-267 to DZ-273) or intercept (DZ-325), and attack runs (DZ-321)."""

from collections.abc import Iterator, Sequence
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import AttackRun
from panzerkiste.games.dropzone.advice.answers import (
    OpenPart,
    Proposal,
    ReactionsAdvice,
    Reactor,
    Trial,
)
from panzerkiste.games.dropzone.advice.areas import to_edge
from panzerkiste.games.dropzone.advice.measuring import is_asked, own_squad
from panzerkiste.games.dropzone.advice.proposals import proposal, proposed
from panzerkiste.games.dropzone.advice.queries import ProposeRun, SuggestRun
from panzerkiste.games.dropzone.air.fast_movers import interceptors, shortest_line
from panzerkiste.games.dropzone.air.frames import InterceptWindow
from panzerkiste.games.dropzone.battle.frames import ReactionWindow
from panzerkiste.games.dropzone.battle.placing import check_finite, spacing
from panzerkiste.games.dropzone.battle.reaction import aa_shots, nearest_along, reactors, small_arms_shots
from panzerkiste.games.dropzone.geometry import ahead, at_most, bearing, distance, length_of, point_along
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Point, SquadId
from panzerkiste.games.dropzone.view import View

FINEST: Final = 0.25  # inches: how near after another an engagement point is offered
NEAR: Final = 1.5  # inches from a line that passes somebody
NO_LINE: Final = Proposal((), Trial(Illegal("DZ-321", "no_line").refusal))


def reactions_advice(view: View) -> ReactionsAdvice:
    """DZ-271: whoever has an unspent, permitted weapon; range, sight and arc are never asked."""
    state = view.state
    frame = state.pending[-1] if is_asked(view) else None
    match frame:
        case ReactionWindow():
            able = tuple(_reactor(state, unit) for unit in reactors(state, view.seat))
            return ReactionsAdvice(able, tuple(map(_open_part, frame.paths, frame.reached)))
        case InterceptWindow(_, run):
            return ReactionsAdvice(
                interceptors=tuple(interceptors(state, view.seat)), longest=shortest_line(state, run)
            )
        case _:
            raise Illegal("DZ-400", "not_now")


def _reactor(state: State, unit: Unit) -> Reactor:
    mounts = tuple(shot.mount for shot in aa_shots(state, unit, unit.id))
    return Reactor(unit.id, mounts, bool(small_arms_shots(state, unit, unit.id)))


def _open_part(path: Sequence[Point], reached: float) -> OpenPart:
    """DZ-273: after the last engagement point; the very end always."""
    inches = length_of(path)
    return OpenPart(0.0 if reached < 0 else min(inches, reached + FINEST), inches)


# Attack runs.


def proposed_run(view: View, query: ProposeRun) -> Proposal:
    squad = own_squad(view, query.squad)
    return proposed(lambda: proposal(view, _run(view.state, squad, query)))


def _run(state: State, squad: SquadId, query: ProposeRun) -> AttackRun:
    """DZ-321: lines side by side, each from edge to edge."""
    units, name = state.units_of(squad), state.squads[squad].name
    check_finite(name, (query.entry, query.exit), 0.0)
    if not units or at_most(distance(query.entry, query.exit), 0.0):
        raise Illegal("DZ-321", "everybody", squad=name)
    heading = bearing(query.entry, query.exit)
    middle = (len(units) - 1) / 2
    starts = [ahead(query.entry, heading + 90.0, (place - middle) * spacing(units[0])) for place in range(len(units))]
    lines = [(_edge(state, start, heading + 180.0), _edge(state, start, heading)) for start in starts]
    return AttackRun(squad, tuple(entry for entry, _ in lines), tuple(exit for _, exit in lines), query.low)


def suggested_run(view: View, query: SuggestRun) -> Proposal:
    """Those that pass as many enemies are tried in the order of the enemies. Where the rules refuse all, it is said why
    they refuse the best."""
    squad = own_squad(view, query.squad)
    foes = [unit.at for unit in view.state.units if unit.player != view.seat and unit.on_table]
    lines = [line for foe in foes for line in lines_over(view.state, foe)]
    lines.sort(key=lambda line: _passed(line, foes), reverse=True)
    refused = NO_LINE
    for line in dict.fromkeys(lines):
        found = proposed_run(view, ProposeRun(squad, *line, query.low))
        if not found.trial.refusal:
            return found
        refused = found if refused is NO_LINE else refused
    return refused


def lines_over(state: State, at: Point) -> Iterator[tuple[Point, Point]]:
    """Along and across the table, there and back."""
    (x, y), width, depth = at, state.board.width, state.board.depth
    yield from (((x, 0.0), (x, depth)), ((x, depth), (x, 0.0)), ((0.0, y), (width, y)), ((width, y), (0.0, y)))


def _passed(line: tuple[Point, Point], foes: Sequence[Point]) -> int:
    return sum(at_most(distance(foe, point_along(line, nearest_along(line, foe))), NEAR) for foe in foes)


def _edge(state: State, start: Point, heading: float) -> Point:
    """Where a line from a point of the table leaves it."""
    width, depth = state.board.width, state.board.depth
    at = min(max(start[0], 0.0), width), min(max(start[1], 0.0), depth)
    x, y = ahead(at, heading, to_edge(state, at, heading))
    return _onto(x, width), _onto(y, depth)


def _onto(number: float, most: float) -> float:
    """On the edge itself, where rounding has left it just before it."""
    return next((edge for edge in (0.0, most) if at_most(abs(number - edge), 0.0)), number)
