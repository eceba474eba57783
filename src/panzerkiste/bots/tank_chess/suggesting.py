"""What looks best at once, with its reason. It needs no compiled search, so that nobody waits for a compiler."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.bots.tank_chess.levels import prize
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_chess.actions import Action, Escape, Move, Turn
from panzerkiste.games.tank_chess.advice import ShowThreats, ThreatAdvice, advise
from panzerkiste.games.tank_chess.board import WHITE, name, rank_of
from panzerkiste.games.tank_chess.state import State

LOOKED_AT: Final = 24  # turns whose answers are looked at
COMMAND: Final = 10  # what the command tank is worth, in guns


class Judged(NamedTuple):
    worth: float
    turn: Turn
    why: Line


def suggest(known: Knowledge, count: int, also: tuple[Action, ...]) -> Sequence[Suggestion]:
    state: State = known.imagine()
    turns = [turn for turn in known.offer.actions if isinstance(turn, Move | Escape)]
    first = sorted(turns, key=lambda turn: (-_promise(state, turn), known.rng.random()))[:LOOKED_AT]
    asked = [turn for turn in also if isinstance(turn, Move | Escape)]
    judged = [_judged(known, state, turn) for turn in dict.fromkeys((*asked, *first)) if known.in_time()]
    best = sorted(judged, key=lambda one: -one.worth)
    return [Suggestion(one.turn, one.why) for place, one in enumerate(best) if place < count or one.turn in asked]


def _promise(state: State, turn: Turn) -> float:
    """What it destroys, then how far it gets."""
    return prize(state, turn) + _advance(state, turn) / 10


def _advance(state: State, turn: Turn) -> int:
    """How many ranks a tank gains; the command tank is better off at home."""
    tank = state.tank_on(turn.start)
    if isinstance(turn, Escape) or tank is None or tank.letter == "C":
        return 0
    ranks = rank_of(turn.end) - rank_of(turn.start)
    return ranks if state.mover == WHITE else -ranks


def _judged(known: Knowledge, state: State, turn: Turn) -> Judged:
    """What it brings, less what the enemy could destroy after it."""
    after = known.game.play.apply(state, known.seat, turn).state
    won = prize(state, turn)
    if after.result is not None:
        return Judged(100.0, turn, Line("tank-chess-suggest-win", {}))
    own = known.game.information.view(after, known.seat)
    mine, theirs = advise(own, ShowThreats(known.seat)), advise(own, ShowThreats(1 - known.seat))
    assert isinstance(mine, ThreatAdvice)
    assert isinstance(theirs, ThreatAdvice)
    lost = COMMAND if theirs.kills or theirs.escape else _lost(after, known.seat, theirs)
    check = bool(mine.kills or mine.escape)
    return Judged(_promise(state, turn) + check - lost, turn, _why(turn, won, check=check, lost=lost))


def _lost(state: State, side: int, threats: ThreatAdvice) -> int:
    """The dearest own tank in the line of a gun that beats its side: no more than a guess."""
    guns = {fire.cell: fire.gun for fire in threats.fire}
    return max(
        (tank.type.gun for tank in state.army(side) if guns.get(tank.cell, 0) > tank.type.armour.side), default=0
    )


def _why(turn: Turn, won: int, *, check: bool, lost: int) -> Line:
    safe = "no" if lost else "yes"
    if won and isinstance(turn, Move) and turn.target is not None:
        return Line("tank-chess-suggest-destroy", {"cell": name(turn.target), "safe": safe})
    about = "check" if check else "advance"
    return Line("tank-chess-suggest-move", {"about": about, "safe": safe})
