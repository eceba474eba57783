"""Resigning (TH-159)."""

from functools import partial

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.events import Resigned, TimeRanOut
from panzerkiste.games.tank_hunter.state import (
    AskEffect,
    AskWindow,
    BeginTurn,
    CloseTurn,
    DiscardDown,
    Dispose,
    DrawEvent,
    DrawUnit,
    EndAttack,
    EndScouting,
    FinishSetup,
    Frame,
    OpenWindow,
    PlaceDrawn,
    PlayRed,
    Removed,
    RollEffect,
    State,
    TakeEvent,
    TakeUnit,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, clockwise, go_on, seat_of, tell, with_player
from panzerkiste.games.tank_hunter.turns.ending import cut, eliminate, unless_decided
from panzerkiste.games.tank_hunter.units.lines import take_out


def resign(state: State, seat: Seat, why: type[Resigned | TimeRanOut] = Resigned) -> Stepped:
    """TH-159: at any time, or when one's time is up. During setup it takes effect when the first player is found."""
    player = state.players[seat]
    if player.eliminated or player.resigned:
        raise Illegal("TH-159", "out")
    step = tell(with_player(state, seat, replace(player, resigned=True)), why(seat))
    if state.turn == 0:
        return step
    step = go_on(step, lambda state: unless_decided(leave(state, seat)))
    return step if step.state.result else go_on(step, lambda state: Step(_stack_without(state, seat)))


def finish_setup(state: State, frame: FinishSetup) -> Stepped:
    """Whoever resigned during setup leaves now; the first of the others, clockwise, begins."""
    leaving = [seat for seat, player in enumerate(state.players) if player.resigned]
    step = unless_decided(go_on(Step(state), *(partial(leave, seat=seat) for seat in leaving)))
    return step if step.state.result else go_on(step, _first_turn)


def _first_turn(state: State) -> Stepped:
    first = clockwise(state, state.turn_player)[0]
    return Step(replace(state, turn=1, turn_player=first, pending=(BeginTurn(),)))


def leave(state: State, seat: Seat) -> Stepped:
    """TH-159, TH-158: units are removed unscored, hidden ones unseen; the rest goes as after an elimination."""
    units = [unit.handle for unit in state.players[seat].units]
    step = go_on(Step(state), *(partial(take_out, handle=unit) for unit in units))
    return go_on(step, lambda state: eliminate(_without_drawn(state, seat), seat))


def _without_drawn(state: State, seat: Seat) -> State:
    player = state.players[seat]
    gone = tuple(Removed(card, seat) for card in player.drawn)
    return with_player(replace(state, removed=state.removed + gone), seat, replace(player, drawn=()))


def _stack_without(state: State, seat: Seat) -> State:
    """What was to happen and now cannot: the player's turn, a fight with the player's units, the player's answers."""
    if state.turn_player == seat:
        placing = [PlaceDrawn(other) for other, player in enumerate(state.players) if player.drawn]  # TH-096
        state = replace(cut(state, 0), attack=None, shooting=None, scouting=None, strike=None)
        return then(state, *placing, CloseTurn())
    state = _without_fight(state, seat)
    frames = (_without_player(frame, seat) for frame in state.pending)
    return replace(state, pending=tuple(frame for frame in frames if frame))


def _without_fight(state: State, seat: Seat) -> State:
    involved = {seat_of(shot) for shot in (state.shooting.attacker, state.shooting.target)} if state.shooting else set()
    if state.attack:
        involved |= {seat_of(state.attack.attacker), seat_of(state.attack.target)}
    if state.scouting:
        involved |= {state.scouting.opponent}
    if seat in involved:
        end = EndAttack if state.attack else EndScouting
        at = max(at for at, frame in enumerate(state.pending) if isinstance(frame, end))
        return replace(cut(state, at), attack=None, shooting=None, scouting=None)
    if state.strike and seat_of(state.strike.target) == seat:
        at = max(at for at, frame in enumerate(state.pending) if isinstance(frame, Dispose))
        return replace(cut(state, at + 1), strike=None)
    return state


def _without_player(frame: Frame, seat: Seat) -> Frame | None:
    match frame:
        case AskWindow(kind, asked) if asked == seat:
            return OpenWindow(kind, opened=True)
        case AskEffect(playing=playing, asked=asked) if seat in (asked, playing.on.player):
            return None
        case RollEffect(unit=unit) if unit and seat_of(unit) == seat:
            return None
        case DiscardDown() | PlaceDrawn() | DrawEvent() | DrawUnit() | TakeEvent() | TakeUnit() | PlayRed():
            return None if frame.seat == seat else frame
        case _:
            return frame
