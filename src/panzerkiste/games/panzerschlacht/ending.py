"""What a finished match comes to: what each side has hit, won and kept, and the step that cost the loser most."""

from panzerkiste.engine.ending import Count, Ending, History, heaviest
from panzerkiste.games.panzerschlacht.board import Side
from panzerkiste.games.panzerschlacht.events import DuelFought, Event, GunFought, MineExploded, TankShot
from panzerkiste.games.panzerschlacht.state import State


def ending(state: State, history: History[Event]) -> Ending[Event]:
    losers = [side for side in (0, 1) if state.result and side not in state.result.winners]
    decisive = heaviest(history, lambda event: sum(tanks_lost(event, side) for side in losers))
    return Ending(_counts(state, [event for _, event in history]), decisive)


def tanks_lost(event: Event, side: Side) -> int:
    """How many tanks the event cost that side."""
    match event:
        case TankShot() | MineExploded():
            return int(event.side == side)
        case DuelFought():
            return int((event.attacker if event.side == side else event.target) in event.lost)
        case GunFought():
            return int(event.side == side and event.lost == event.attacker)
        case _:
            return 0


def _counts(state: State, events: list[Event]) -> tuple[Count, ...]:
    def count(about: str, *values: int) -> Count:
        return Count(f"panzerschlacht-number-{about}", values)

    def lost(kind: type[TankShot] | type[MineExploded], side: Side) -> int:
        return sum(isinstance(event, kind) and event.side == side for event in events)

    rows = [
        count("hits", lost(TankShot, 1), lost(TankShot, 0)),
        count("mines", lost(MineExploded, 1), lost(MineExploded, 0)),
        count("guns", *(_guns_beaten(events, side) for side in (0, 1))),
        count("duels", *(_duels_won(events, side) for side in (0, 1))),
    ]
    if state.board:
        rows.append(count("whites", *(army.whites for army in state.board.armies)))
        rows.append(count("tanks", *(len(army.standing) for army in state.board.armies)))
    return tuple(rows)


def _guns_beaten(events: list[Event], side: Side) -> int:
    return sum(isinstance(event, GunFought) and event.side == side and event.lost == event.gun for event in events)


def _duels_won(events: list[Event], side: Side) -> int:
    """PS-61: a duel that costs both their tanks is nobody's."""
    fought = [event for event in events if isinstance(event, DuelFought)]
    return sum(tanks_lost(event, 1 - side) > tanks_lost(event, side) for event in fought)
