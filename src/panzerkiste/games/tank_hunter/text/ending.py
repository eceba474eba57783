"""What a finished match comes to: points, captures and shots, and the step that brought the winners most (TH-166)."""

from collections.abc import Sequence

from panzerkiste.engine.ending import Count, Ending, History, heaviest
from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.events import AttackDeclared, Destroyed, Event, EventPlayed, ShotHit, ShotMissed
from panzerkiste.games.tank_hunter.state import State
from panzerkiste.games.tank_hunter.state.table import seat_of
from panzerkiste.games.tank_hunter.turns.ending import scores


def ending(state: State, history: History[Event]) -> Ending[Event]:
    winners = state.result.winners if state.result else ()

    def points(event: Event) -> int:
        return event.points if isinstance(event, Destroyed) and event.by in winners else 0

    return Ending(_counts(state, [event for _, event in history]), heaviest(history, points))


def _counts(state: State, events: Sequence[Event]) -> tuple[Count, ...]:
    seats = range(len(state.players))
    doers = [_done(event) for event in events]

    def count(about: str) -> Count:
        return Count(f"tank-hunter-number-{about}", tuple(doers.count((about, seat)) for seat in seats))

    points = tuple(score.points for score in scores(state.options, state.players))
    whole = Count("tank-hunter-number-points", points)
    return (whole, *map(count, ("captured", "attacks", "hits", "misses", "events")))


def _done(event: Event) -> tuple[str, Seat] | None:
    """What counts, and for whom."""
    match event:
        case Destroyed(by=seat):
            return "captured", seat
        case AttackDeclared(attacker):
            return "attacks", seat_of(attacker)
        case ShotHit(unit):
            return "hits", seat_of(unit)
        case ShotMissed(unit):
            return "misses", seat_of(unit)
        case EventPlayed(seat):
            return "events", seat
        case _:
            return None
