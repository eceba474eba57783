"""The turn (TC-11 to TC-14): who decides, what is legal, what follows."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.game import HOST, Decision, Offer, Result, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import (
    AcceptDraw,
    Action,
    DeclineDraw,
    Escape,
    Move,
    OfferDraw,
    Resign,
    TimeUp,
    Turn,
)
from panzerkiste.games.tank_chess.announcements import check, escape
from panzerkiste.games.tank_chess.board import BLACK, SIDES, Cell, Cells, Side, members, name, turned
from panzerkiste.games.tank_chess.clocks import running_out, time_up
from panzerkiste.games.tank_chess.draws import (
    OCCURRENCES,
    QUIET_TURNS,
    draw_talk,
    occurrences,
    talk,
    turn_completed,
)
from panzerkiste.games.tank_chess.events import (
    CheckAnnounced,
    EscapeAnnounced,
    Escaped,
    Event,
    PositionRepeated,
    ShotFired,
    TankDestroyed,
    TankMoved,
    TankSunk,
)
from panzerkiste.games.tank_chess.movement import Reach, Route, check_end, escape_route, reach, route
from panzerkiste.games.tank_chess.raid import goal, without_goal
from panzerkiste.games.tank_chess.shooting import check_shot, shots, strike
from panzerkiste.games.tank_chess.state import Drive, State, Tank
from panzerkiste.games.tank_chess.tanks import COMMAND
from panzerkiste.games.tank_chess.terrain import ground
from panzerkiste.games.tank_chess.victory import draw, win, win_by


class Judge(NamedTuple):
    """Who looks at the board: the readable rules (``READABLE``), or the kernel, which sees the same (``swift``).

    turns(state)               -> turns    every legal turn of the side to move, in order
    drive(state, tank, turn)   -> Driven   how the tank gets there; raises Illegal
    announced(state)           -> State    with what the side that has just moved announces
    """

    turns: Callable[[State], tuple[Turn, ...]]
    drive: "Callable[[State, Tank, Move], Driven]"
    announced: Callable[[State], State]


class Driven(NamedTuple):
    """A legal move: a shortest way, and whether it ends in water (TCX-03)."""

    route: Route
    sinks: bool


def turns(state: State) -> Iterator[Turn]:
    """TC-22: every legal turn of the side to move, by start, heading, end and target, each tank's escape last."""
    everything = state.occupied
    enemies = state.army(1 - state.mover)
    for tank in () if state.result else state.army(state.mover):
        yield from turns_of(state, tank, enemies, everything & ~(1 << tank.cell))


def turns_of(state: State, tank: Tank, enemies: Sequence[Tank], occupied: Cells) -> Iterator[Turn]:
    """All turns with one tank. *occupied* leaves it out."""
    field = ground(state.board)
    way = reach(field, tank, occupied)
    targets = shots(field, tank, without_goal(state.board, tank, way), enemies, occupied)
    for drives, fired_at in zip(_drives(way, tank.cell), targets, strict=True):
        if not fired_at:
            yield from drives
            continue
        for drive in drives:
            yield drive
            for target in fired_at.get(drive.end, ()):
                yield Move(tank.cell, drive.end, drive.heading, target)
    if way.escapes:
        yield Escape(tank.cell)


@lru_cache(maxsize=4096)
def _drives(way: Reach, start: Cell) -> list[tuple[Move, ...]]:
    """By heading: the turns without a shot."""
    return [tuple(Move(start, end, heading, None) for end in members(ends)) for heading, ends in enumerate(way.ends)]


def drive(state: State, tank: Tank, turn: Move) -> Driven:
    """TC-13, TC-14: the tank's way to where the turn ends; raises Illegal where it cannot end there, or not fire."""
    for cell in (turn.end, turn.target):
        if cell is not None and cell not in state.board.grid:
            raise Illegal("TC-01")
    way = reach(ground(state.board), tank, state.occupied)
    check_end(state, tank, turn, way)
    sinks = bool(way.sinks[turn.heading] >> turn.end & 1)
    if not sinks and not goal(state.board, tank.side) >> turn.end & 1:
        check_shot(state, tank, turn, way)
    return Driven(route(way, tank, turn.end, turn.heading), sinks)


def announced(state: State) -> State:
    """TC-46: the announcements of the side that has just moved, new or old."""
    side = 1 - state.mover
    return replace(state, check=check(state, side), escape=escape(state, side))


READABLE: Final = Judge(lambda state: tuple(turns(state)), drive, announced)


def decision(state: State) -> Decision | None:
    """TC-11: the sides take turns; TC-58: after the end nobody is asked."""
    return None if state.result else Decision((state.mover,), "move", (state.mover,))


def offer(state: State, seat: Seat, judge: Judge = READABLE) -> Offer[Action]:
    if state.result:
        return Offer()
    if seat == HOST:
        return Offer(asides=running_out(state))
    if seat not in SIDES:
        return Offer()
    asides: tuple[Action, ...] = (Resign(), *draw_talk(state, seat))
    if seat != state.mover:
        return Offer(asides=asides)
    return Offer("move", judge.turns(state), asides=asides)


def default(state: State, seat: Seat) -> Action:
    """TC-13: turning on the spot is always legal."""
    tank = state.army(seat)[0]
    return Move(tank.cell, tank.cell, turned(tank.heading, 1), None)


def result(state: State) -> Result | None:
    return state.result


def apply(state: State, seat: Seat, action: Action, judge: Judge = READABLE) -> Step[State, Event]:
    if state.result:
        raise Illegal("TC-58")
    match action:
        case TimeUp(side):
            return time_up(state, seat, side)
        case _ if seat not in SIDES:
            raise Illegal("TC-11")
        case Resign():
            return win(state, 1 - seat, "resignation")  # TC-57
        case OfferDraw() | AcceptDraw() | DeclineDraw():
            return talk(state, seat, action)
        case Move() | Escape():
            if seat != state.mover:
                raise Illegal("TC-11")
            return play(state, action, judge)


def play(state: State, turn: Turn, judge: Judge = READABLE) -> Step[State, Event]:
    """TC-12, TC-14: the side to move moves one tank, then may fire with it."""
    tank = _own_tank(state, turn.start)
    if isinstance(turn, Escape):
        return _escape(state, tank, turn)
    way, sinks = judge.drive(state, tank, turn)
    moved = TankMoved(tank.side, tank.letter, tank.cell, turn.end, turn.heading, way)
    if sinks:
        return _sink(judge, state, tank, turn, moved)
    if goal(state.board, tank.side) >> turn.end & 1:
        return _raid(state, tank, turn, moved)
    return _drive_and_fire(judge, state, tank, turn, moved)


def _own_tank(state: State, cell: Cell) -> Tank:
    """TC-12: one own live tank."""
    tank = state.tank_on(cell)
    if cell not in state.board.grid:
        raise Illegal("TC-01")
    if tank is None:
        raise Illegal("TC-12", "no_tank", cell=name(cell))
    if tank.side != state.mover:
        raise Illegal("TC-12", "not_yours", cell=name(cell))
    return tank


def _escape(state: State, tank: Tank, turn: Escape) -> Step[State, Event]:
    """TC-38 to TC-43."""
    way = reach(ground(state.board), tank, state.occupied)
    if tank.letter != COMMAND:
        raise Illegal("TC-42", cell=name(tank.cell))
    if not way.escapes:
        raise Illegal("TC-39", cell=name(tank.cell), speed=tank.type.speed)
    left = Escaped(tank.side, tank.cell, escape_route(way, ground(state.board), tank))
    return win_by(state, turn, tank.side, "escape", left)


def _raid(state: State, tank: Tank, turn: Move, moved: TankMoved) -> Step[State, Event]:
    """TC-69."""
    if turn.target is not None:
        raise Illegal("TC-69", "shot", cell=name(turn.end))
    return win_by(state, turn, tank.side, "raid", moved)


def _sink(judge: Judge, state: State, tank: Tank, turn: Move, moved: TankMoved) -> Step[State, Event]:
    """TCX-03: the turn ends in the water; a command tank that sinks loses the game."""
    if turn.target is not None:
        raise Illegal("TCX-03", cell=name(turn.end))
    sunk = TankSunk(tank.side, tank.letter, turn.end)
    if tank.letter == COMMAND:
        return win_by(state, turn, 1 - tank.side, "destruction", moved, sunk)
    left = replace(state, tanks=tuple(other for other in state.tanks if other is not tank))
    return _complete(judge, _loss(left), moved, sunk)


def _drive_and_fire(judge: Judge, state: State, tank: Tank, turn: Move, moved: TankMoved) -> Step[State, Event]:
    arrived = replace(tank, cell=turn.end, heading=turn.heading)
    driven = state.with_tanks(arrived if other is tank else other for other in state.tanks)
    target = None if turn.target is None else state.tank_on(turn.target)
    if target is None:
        return _complete(judge, _quiet(driven, tank, arrived), moved)
    hit = strike(state, tank, turn.end, target)
    fired = ShotFired(tank.side, tank.letter, turn.end, target.cell, hit, hit.destroys)
    if not hit.destroys:  # TC-34
        return _complete(judge, _quiet(driven, tank, arrived), moved, fired)
    wrecked = _loss(driven.with_wreck(target))
    told = moved, fired, TankDestroyed(target.side, target.letter, target.cell)
    if target.letter == COMMAND:  # TC-37
        return win(_next_turn(wrecked), tank.side, "destruction", *told)
    return _complete(judge, wrecked, *told)


def _quiet(state: State, tank: Tank, arrived: Tank) -> State:
    """TC-56: a turn without a loss. TC-55: it leads to a position that may have stood before."""
    drive = Drive(tank.letter, tank.cell, tank.heading, arrived.cell, arrived.heading)
    return replace(state, quiet=state.quiet + 1, trail=(*state.trail, drive))


def _loss(state: State) -> State:
    """TC-56: a tank is lost, and no earlier position can come back."""
    return replace(state, quiet=0, trail=())


def _next_turn(state: State) -> State:
    return replace(state, mover=1 - state.mover, turn=state.turn + (state.mover == BLACK), check=None, escape=None)


def _complete(judge: Judge, state: State, *told: Event) -> Step[State, Event]:
    """The turn is over and nobody has won: draws, then announcements, then the other side's turn."""
    side = state.mover
    state = _next_turn(turn_completed(state, side))
    seen = occurrences(state.trail)
    if seen >= OCCURRENCES:
        return draw(state, "repetition", *told)
    if state.quiet >= QUIET_TURNS:
        return draw(state, "no-progress", *told)
    if seen == OCCURRENCES - 1:
        told += (PositionRepeated(),)
    state = judge.announced(state)
    return Step(state, tuple(Told(event) for event in (*told, *_announcements(state, side))), final=True)


def _announcements(state: State, side: Side) -> Iterator[Event]:
    if state.check:
        yield CheckAnnounced(side, state.check)
    if state.escape:
        yield EscapeAnnounced(side, state.escape)
