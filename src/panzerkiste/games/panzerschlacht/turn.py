"""The turn (PS-22 to PS-26): who decides, what is legal, what follows."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, Final, assert_never

from msgspec.structs import replace

from panzerkiste.engine.chance import Source
from panzerkiste.engine.game import CHANCE, HOST, Decision, Offer, Result, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import settle, then
from panzerkiste.games.panzerschlacht.actions import (
    AcceptDraw,
    Action,
    Fight,
    Move,
    OfferDraw,
    Pass,
    Resign,
    Roll,
    TimeUp,
)
from panzerkiste.games.panzerschlacht.board import Side, rows_to_goal
from panzerkiste.games.panzerschlacht.events import (
    ArmiesRevealed,
    DrawOffered,
    Event,
    Moved,
    Passed,
    PlanLocked,
    SetupSealed,
    TurnBegan,
)
from panzerkiste.games.panzerschlacht.movement import begin, board_after, can_step, check_move, check_pass, random_turn
from panzerkiste.games.panzerschlacht.planning import besieged, check_plan, random_plan
from panzerkiste.games.panzerschlacht.resolution import (
    award_flags,
    blow_mines,
    fight,
    fights,
    gun_fight,
    raze_installations,
    reveal_shots,
    with_secret,
    work_off_fights,
)
from panzerkiste.games.panzerschlacht.setup import army_of, check_setup, random_setup, secret_of
from panzerkiste.games.panzerschlacht.state import (
    AwardFlags,
    BlowMines,
    Board,
    ChooseFight,
    CloseTurn,
    DriveTanks,
    Frame,
    Options,
    PlaceArmies,
    Plan,
    PlanShots,
    RazeInstallations,
    RevealShots,
    RollDie,
    Setup,
    State,
    WorkOffFights,
)
from panzerkiste.games.panzerschlacht.victory import board_of, deadlocked, draw, win

_DRAW_TIMES: Final = (PlanShots, DriveTanks)  # PS-80


def start(options: Options, seats: int) -> Step[State, Event]:
    return Step(State(options, None, (), (None, None), (PlaceArmies((0, 1)),)))


def decision(state: State) -> Decision | None:
    """PS-26: the only decisions are set-up, plan, movement and the order of fights."""
    if not state.pending:
        return None
    question = state.pending[-1]
    if isinstance(question, PlaceArmies):
        return Decision(question.owing, "setup", question.owing)
    return _asked(board_of(state).mover, type(question))


@cache
def _asked(mover: Side, question: type[Frame]) -> Decision:
    """A question to one seat. There are few, and they are asked about often."""
    seat, ask = {
        PlanShots: (1 - mover, "plan"),
        DriveTanks: (mover, "move"),
        ChooseFight: (mover, "fight"),
        RollDie: (CHANCE, "die"),
    }[question]
    return Decision((seat,), ask, (seat,))


def offer(state: State, seat: Seat) -> Offer[Action]:
    owed = decision(state)
    if owed is None:
        return Offer()
    if seat == HOST:
        timed = state.options.timed or state.options.minutes
        return Offer(asides=tuple(TimeUp(side) for side in owed.seats if timed and side >= 0))
    asides = _asides(state, seat) if seat in (0, 1) else ()
    if seat not in owed.seats:
        return Offer(asides=asides)
    match owed.ask:
        case "die":
            return Offer("die", tuple(Roll(die) for die in range(1, 7)))
        case "fight":
            return Offer("fight", tuple(fights(board_of(state))), asides=asides)
        case "move" if not can_step(begin(board_of(state))):
            return Offer("move", (Pass(),), asides=asides)
        case ask:
            return Offer(ask, space=True, asides=asides)


def _asides(state: State, seat: Seat) -> tuple[Action, ...]:
    """PS-80: resigning, and a draw by agreement."""
    board = state.board
    if board is None:
        return (Resign(),)
    offers = (OfferDraw(),) if type(state.pending[-1]) in _DRAW_TIMES and not board.draw_offers[seat] else ()
    return (Resign(), *offers, AcceptDraw()) if board.draw_offers[1 - seat] else (Resign(), *offers)


def propose(state: State, seat: Seat, rng: Random, count: int) -> Sequence[Action]:
    """Sensible answers where the answers are a space: legal ones by chance."""
    question = state.pending[-1]
    if isinstance(question, PlaceArmies):
        return [random_setup(seat, rng) for _ in range(count)]
    board = board_of(state)
    if isinstance(question, PlanShots):
        return [random_plan(board, seat, rng) for _ in range(count)]
    return [random_turn(board, rng) for _ in range(count)]


def default(state: State, seat: Seat) -> Action:
    """The answer for somebody who gives none: a plain set-up, no shots, some legal turn, the first fight."""
    if isinstance(state.pending[-1], PlanShots):
        return Plan()
    asked = offer(state, seat)
    return propose(state, seat, Random(0), 1)[0] if asked.space else asked.actions[0]


def outcomes(state: State) -> Sequence[tuple[Action, Fraction]]:
    return [(Roll(die), Fraction(1, 6)) for die in range(1, 7)]


def sample(state: State, source: Source) -> Action:
    return Roll(1 + source.below(6))


def result(state: State) -> Result | None:
    return state.result


def bound(options: Options) -> int:
    """PS-79: at most 140 player-turns make progress; each has a plan, a turn and its fights, each fight a loss.

    PS-80: and at most three draw offers: the mover's, the planner's before his plan, and again after it.
    """
    return 141 * options.patience * (2 + 3) + 2 * 40 + 20


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if not state.pending:
        raise Illegal("PS-77")
    return settle(_answer(state, seat, action), _STEPS)


def _answer(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if isinstance(action, TimeUp):
        return _time_up(state, seat, action.side)
    if isinstance(action, Resign | OfferDraw | AcceptDraw):
        return _aside(state, seat, action)
    owed = decision(state)
    assert owed is not None, "a frame that waits asks somebody"
    if seat not in owed.seats:
        raise Illegal("PS-20" if isinstance(action, Setup) and seat in (0, 1) else "PS-26", "not_asked")
    question, rest = state.pending[-1], replace(state, pending=state.pending[:-1])
    match question, action:
        case PlaceArmies(), Setup():
            return _seal(rest, seat, action, question)
        case PlanShots(), Plan():
            check_plan(board_of(state), seat, action)
            return _lock(_submitted(rest, seat), seat, action)
        case DriveTanks(), Move():
            return _commit(_submitted(rest, seat), action)
        case DriveTanks(), Pass():
            return _pass(_submitted(rest, seat))
        case ChooseFight(), Fight():
            return _final(fight(rest, action))
        case RollDie(), Roll(die):
            return gun_fight(rest, question, die)
        case _:
            raise Illegal("PS-23", "not_now")


def _final(step: Step[State, Event]) -> Step[State, Event]:
    return Step(step.state, step.told, final=True)


def _aside(state: State, seat: Seat, action: Resign | OfferDraw | AcceptDraw) -> Step[State, Event]:
    if seat not in (0, 1) or action not in _asides(state, seat):
        raise Illegal("PS-80", "not_now")
    match action:
        case Resign():
            return win(state, 1 - seat, "resign")
        case AcceptDraw():
            return draw(state, "agreed")
        case OfferDraw():
            return Step(_with_draw_offer(state, seat, stands=True), (Told(DrawOffered(seat)),), final=True)
        case _ as other:
            assert_never(other)


def _with_draw_offer(state: State, side: Side, *, stands: bool) -> State:
    board = board_of(state)
    green, grey = board.draw_offers
    return replace(state, board=replace(board, draw_offers=(stands, grey) if side == 0 else (green, stands)))


def _submitted(state: State, side: Side) -> State:
    """PS-80: a draw offer lapses when the offerer's next plan or turn is submitted."""
    return _with_draw_offer(state, side, stands=False) if board_of(state).draw_offers[side] else state


def _time_up(state: State, seat: Seat, side: Side) -> Step[State, Event]:
    """PS-97: only the host reads the clock, and it runs only for those who owe an answer."""
    if TimeUp(side) not in offer(state, HOST).asides or seat != HOST:
        raise Illegal("PS-97")
    return win(state, 1 - side, "time")


def _seal(state: State, side: Side, setup: Setup, question: PlaceArmies) -> Step[State, Event]:
    """PS-13: nothing is shown until both set-ups are accepted; then positions become public at once."""
    check_setup(side, setup)
    sealed = (setup, state.sealed[1]) if side == 0 else (state.sealed[0], setup)
    state = replace(state, sealed=sealed)
    told: tuple[Told[Event], ...] = (Told(SetupSealed(side)),)
    green, grey = sealed
    if green is None or grey is None:
        owing = tuple(other for other in question.owing if other != side)
        return Step(then(state, PlaceArmies(owing)), told, final=True)
    armies = army_of(green), army_of(grey)
    state = replace(
        state,
        board=Board(state.options, armies),
        secrets=(secret_of(green), secret_of(grey)),
        sealed=(None, None),
    )
    opened = open_turn(state)
    return Step(opened.state, (*told, Told(ArmiesRevealed(armies)), *opened.told), final=True)


def _lock(state: State, side: Side, plan: Plan) -> Step[State, Event]:
    """PS-27: a plan is secret, and locked once submitted."""
    state = with_secret(state, side, replace(state.secrets[side], plan=plan))
    return Step(replace(state, board=replace(board_of(state), locked=True)), (Told(PlanLocked(side)),), final=True)


def _commit(state: State, move: Move) -> Step[State, Event]:
    """PS-35: the whole turn at once; then its resolution, in the order of PS-51."""
    board = board_of(state)
    check_move(board, move)
    mover, tanks = board.mover, board.armies[board.mover].tanks
    number_of = {tank.square: number for number, tank in enumerate(tanks)}
    drivers = tuple(number_of[path[0]] for path in move.paths)
    advanced = any(
        not tanks[number].flag and rows_to_goal(mover, path[-1]) < rows_to_goal(mover, path[0])
        for number, path in zip(drivers, move.paths, strict=True)
    )
    close = CloseTurn(pieces(board), advanced, passed=False)
    state = replace(state, board=board_after(board, move.paths))
    return Step(_resolve(state, drivers, close), (Told(Moved(mover, move.paths)),), final=True)


def _pass(state: State) -> Step[State, Event]:
    """PS-50: the plan is still revealed and its whites are spent."""
    board = board_of(state)
    check_pass(board)
    close = CloseTurn(pieces(board), advanced=False, passed=True)
    return Step(_resolve(state, (), close), (Told(Passed(board.mover)),), final=True)


def _resolve(state: State, drivers: tuple[int, ...], close: CloseTurn) -> State:
    """P2 to P7. PS-25: in the first two player-turns there is no plan to reveal."""
    board = board_of(state)
    tanks = board.armies[board.mover].tanks
    ends = tuple([tanks[number].square for number in drivers])
    first = (BlowMines(drivers), RazeInstallations(ends, ())) if board.is_safe else (RevealShots(drivers),)
    if not drivers:  # nobody has come anywhere
        return then(state, *first, WorkOffFights(), close)
    return then(state, *first, AwardFlags(drivers), WorkOffFights(), close)


def pieces(board: Board) -> int:
    """PS-79: how many tanks, guns and installations are still there."""
    return board.armies[0].strength + board.armies[1].strength


def made_progress(board: Board, frame: CloseTurn) -> bool:
    """PS-79: in the turn that *frame* will close, as far as it has come."""
    return frame.advanced or pieces(board) < frame.pieces


def _close_turn(state: State, frame: CloseTurn) -> Step[State, Event]:
    """P7: end checks, no-progress count, the other side's turn."""
    board = board_of(state)
    if deadlocked(board, passed=frame.passed):
        return draw(state, "deadlock")
    idle = 0 if made_progress(board, frame) else board.idle + 1
    board = replace(board, turn=board.turn + 1, idle=idle, passed=frame.passed)
    state = replace(state, board=board)
    if board.idle >= board.options.patience:
        return draw(state, "no-progress")
    return open_turn(state)


def open_turn(state: State) -> Step[State, Event]:
    """The start of a player-turn. PS-25: in the first two nobody plans. PS-98: nor does a side that has passed."""
    board = board_of(state)
    planner, began = 1 - board.mover, TurnBegan(board.mover, board.turn)
    if board.is_safe:
        return Step(then(state, DriveTanks()), (Told(began),))
    if besieged(board, planner):
        locked = _lock(then(state, DriveTanks()), planner, Plan())
        return Step(locked.state, (Told(began), *locked.told))
    return Step(then(state, PlanShots(), DriveTanks()), (Told(began),))


_STEPS: Final[Mapping[type, Callable[[State, Any], Step[State, Event]]]] = {
    RevealShots: reveal_shots,
    BlowMines: blow_mines,
    RazeInstallations: raze_installations,
    AwardFlags: award_flags,
    WorkOffFights: work_off_fights,
    CloseTurn: _close_turn,
}
