"""The turn and its end (TH-098 to TH-100, TH-114, TH-150, TH-155, TH-169)."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.game import Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, DeclareAttack, EndActions, Scout, Wait
from panzerkiste.games.tank_hunter.cards.effect_codes import Lasting
from panzerkiste.games.tank_hunter.event_cards.lying import end_event, ending
from panzerkiste.games.tank_hunter.event_cards.windows import make_move, moves
from panzerkiste.games.tank_hunter.events import ActionsDropped, ExpiryRolled, TurnBegan, Waited
from panzerkiste.games.tank_hunter.fights.declaration import attacks, declare
from panzerkiste.games.tank_hunter.fights.scouting import scout, scouts
from panzerkiste.games.tank_hunter.state import (
    SEAT_CODES,
    BeginTurn,
    CloseTurn,
    DrawEvent,
    EndTurn,
    GoOnWithTurn,
    InPlay,
    OpenWindow,
    Player,
    RollExpiry,
    StartTurn,
    State,
    TakeAction,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, clockwise, deck_of, go_on, tell
from panzerkiste.games.tank_hunter.turns.ending import alive, eliminate, end_game, unless_decided


def start_turn(state: State, frame: StartTurn) -> Stepped:
    """TH-098: the START window, then MAIN."""
    state = then(replace(state, actions=1, acted=False), OpenWindow("open"), GoOnWithTurn())
    return tell(state, TurnBegan(state.turn_player, state.turn))


def go_on_with_turn(state: State, frame: GoOnWithTurn) -> Stepped:
    return Step(then(state, TakeAction() if state.actions else EndTurn()))


# MAIN.


def main_answers(state: State, frame: TakeAction) -> Sequence[Action]:
    """TH-099: wait is always possible; after the first action the rest may be dropped."""
    seat = state.turn_player
    end = (EndActions(),) if state.acted else ()
    return (Wait(), *end, *attacks(state, seat), *scouts(state, seat), *moves(state, seat, "open"))


def take_action(state: State, frame: TakeAction, action: Action) -> Stepped:
    """TH-098: events and abilities leave the turn player in MAIN; an action is followed by an `open` window."""
    seat = state.turn_player
    if isinstance(action, DeclareAttack):
        return declare(_acted(state), seat, action)
    if isinstance(action, Scout):
        return scout(_acted(state), seat, action)
    if isinstance(action, Wait):
        return tell(then(_acted(state), DrawEvent(seat)), Waited(seat))  # TH-114
    if isinstance(action, EndActions):
        return _end_actions(state)
    return make_move(then(state, frame), seat, "open", action)


def _acted(state: State) -> State:
    return then(replace(state, actions=state.actions - 1, acted=True), OpenWindow("open"), GoOnWithTurn())


def _end_actions(state: State) -> Stepped:
    if not state.acted:
        raise Illegal("TH-099")
    state = then(replace(state, actions=0), OpenWindow("open"), GoOnWithTurn())
    return tell(state, ActionsDropped(state.turn_player))


# TH-150.


def end_turn(state: State, frame: EndTurn) -> Stepped:
    """(1): end-of-turn text of events that lie before the turn player, oldest first."""
    rolling = ending(state, state.turn_player, "roll_at_owner_turn_end")
    if not rolling:
        return close_turn(state, CloseTurn())
    return Step(then(state, *(RollExpiry(card) for card in rolling), CloseTurn()))


def roll_expiry(state: State, frame: RollExpiry, die: int) -> Stepped:
    seat, effect = state.turn_player, deck_of(state).events[frame.card].effect
    step = tell(state, ExpiryRolled(seat, frame.card, die))
    assert isinstance(effect, Lasting)
    if effect.expire_le is None or die > effect.expire_le:
        return step
    return go_on(step, lambda state: end_event(state, InPlay(frame.card, SEAT_CODES[seat])))


def close_turn(state: State, frame: CloseTurn) -> Stepped:
    """(2) to (5): flags, elimination (TH-155), the end of the game, the next player."""
    state = _flags_cleared(state)
    seat = state.turn_player
    player = state.players[seat]
    if player.units or player.eliminated:
        return _next_turn(state)
    step = unless_decided(eliminate(state, seat))
    return step if step.state.result else go_on(step, _next_turn)


def _flags_cleared(state: State) -> State:
    players = tuple([_player_cleared(player) for player in state.players])
    quiet = 0 if state.stirred else state.quiet_turns + 1
    return replace(state, players=players, quiet_turns=quiet, stirred=False)


def _player_cleared(player: Player) -> Player:
    flagged = [unit for unit in player.units if unit.rolled_attack or unit.evaded or unit.escaped]
    if not player.ignored_water and not flagged:
        return player
    units = tuple(
        replace(unit, rolled_attack=False, evaded=False, escaped=False) if unit in flagged else unit
        for unit in player.units
    )
    return replace(player, units=units, ignored_water=())


def _next_turn(state: State) -> Stepped:
    """TH-169: a game in which nothing happens for so many rounds ends. TH-053: clockwise."""
    rounds, quiet = state.options.stalemate_rounds, state.quiet_turns
    if rounds and quiet >= rounds and quiet >= rounds * len(alive(state)):
        return end_game(state, "stalemate")
    after = (state.turn_player + 1) % len(state.players)
    state = replace(state, turn=state.turn + 1, turn_player=clockwise(state, after)[0])
    return Step(then(state, BeginTurn()))
