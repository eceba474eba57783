"""What a finished game comes to: what each side has destroyed and announced, and the turn that decided it."""

from panzerkiste.engine.ending import Count, Ending, History, heaviest
from panzerkiste.games.tank_chess.board import Side
from panzerkiste.games.tank_chess.events import (
    CheckAnnounced,
    Escaped,
    Event,
    ShotFired,
    TankDestroyed,
    TankMoved,
    TankSunk,
)
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.tanks import COMMAND
from panzerkiste.games.tank_chess.victory import standing

_DECIDES = 100  # more than a whole army


def ending(state: State, history: History[Event]) -> Ending[Event]:
    result = state.result
    if result and result.reason == "raid":  # TC-69: the turn that completed it
        decisive = heaviest(history[-2:], lambda event: int(isinstance(event, TankMoved)))
    else:
        losers = [side for side in (0, 1) if result and side not in result.winners]
        decisive = heaviest(history, lambda event: _weight(event, losers))
    return Ending(_counts(state, [event for _, event in history]), decisive)


def _weight(event: Event, losers: list[Side]) -> int:
    """TC-37, TC-43: the command tank's end or escape decides; before it, whatever the loser has lost."""
    match event:
        case Escaped():
            return _DECIDES
        case TankDestroyed(side, letter) | TankSunk(side, letter) if side in losers:
            return _DECIDES if letter == COMMAND else 1
        case _:
            return 0


def _counts(state: State, events: list[Event]) -> tuple[Count, ...]:
    shots = [event for event in events if isinstance(event, ShotFired)]
    checks = [event for event in events if isinstance(event, CheckAnnounced)]
    left = standing(state)

    def count(about: str, *values: int) -> Count:
        return Count(f"tank-chess-number-{about}", values)

    return (
        count("destroyed", *(sum(shot.destroyed and shot.side == side for shot in shots) for side in (0, 1))),
        count("bounced", *(sum(not shot.destroyed and shot.side == side for shot in shots) for side in (0, 1))),
        count("checks", *(sum(check.side == side for check in checks) for side in (0, 1))),
        count("tanks", *(sum(tank.side == side for tank in left) for side in (0, 1))),
    )
