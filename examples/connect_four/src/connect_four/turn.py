"""The turn (CF-03 to CF-09): who decides, what is legal, what follows."""

from typing import assert_never

from msgspec.structs import replace

from connect_four.board import in_lines, stone, with_stone
from connect_four.state import CODES, LETTERS, Action, Drawn, Drop, Dropped, Event, Options, Resign, State, Won
from panzerkiste.engine.game import Decision, Offer, Result, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal


def start(options: Options, seats: int) -> Step[State, Event]:
    return Step(State(options, ("",) * options.width))


def decision(state: State) -> Decision | None:
    """CF-05: there is one question, and the side to move answers it."""
    if state.result:
        return None
    return Decision((state.mover,), "drop", (state.mover,))


def offer(state: State, seat: Seat) -> Offer[Action]:
    if state.result or seat not in (0, 1):
        return Offer()
    if seat != state.mover:
        return Offer(asides=(Resign(),))
    letters = LETTERS[: state.options.width]
    return Offer("drop", tuple(Drop(letter) for letter in letters if has_room(state, letter)), asides=(Resign(),))


def has_room(state: State, letter: str) -> bool:
    """CF-04."""
    return len(state.columns[LETTERS.index(letter)]) < state.options.height


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if state.result:
        raise Illegal("CF-09")
    if seat not in (0, 1):
        raise Illegal("CF-01")
    match action:
        case Drop(letter):
            return _drop(state, seat, letter)
        case Resign():
            return _ended(state, Result((1 - seat,), "resign"))
        case _ as other:
            assert_never(other)


def _drop(state: State, seat: Seat, letter: str) -> Step[State, Event]:
    if seat != state.mover:
        raise Illegal("CF-05")
    if len(letter) != 1 or letter not in LETTERS[: state.options.width]:
        raise Illegal("CF-03", column=letter)
    if not has_room(state, letter):
        raise Illegal("CF-04", column=letter)
    column = LETTERS.index(letter)
    columns = with_stone(state.columns, column, CODES[seat])
    state = replace(state, columns=columns, last=letter)
    dropped = Told[Event](Dropped(seat, f"{letter}{len(columns[column])}"))
    return _ended(state, ending(state), dropped)


def ending(state: State) -> Result | None:
    """CF-06, CF-07: a line wins; a full board without one is a draw."""
    options = state.options
    winners = {CODES.index(stone(state.columns, cell)) for cell in in_lines(state.columns, options.connect)}
    if winners:
        return Result(tuple(sorted(winners)), "line")
    return Result((), "full") if state.turn > options.width * options.height else None


def _ended(state: State, result: Result | None, *told: Told[Event]) -> Step[State, Event]:
    """The step once it is known how the game ends, if it does."""
    if result is None:
        return Step(state, told, final=True)
    end = Won(result.winners[0], result.reason) if result.winners else Drawn()
    return Step(replace(state, result=result), (*told, Told(end)), final=True)
