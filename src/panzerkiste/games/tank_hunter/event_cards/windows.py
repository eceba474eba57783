"""Windows (TH-122 to TH-125): who is asked, in which order, and what the others may notice of it."""

from collections.abc import Iterator
from itertools import chain

from panzerkiste.engine.game import CHANCE, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Command, Pass, Play, UseAbility
from panzerkiste.games.tank_hunter.cards.cards import WindowKind
from panzerkiste.games.tank_hunter.event_cards.playing import (
    command,
    commands,
    has_ready,
    might_command,
    might_play,
    play,
    plays,
    usable_in,
)
from panzerkiste.games.tank_hunter.events import Asked, Event, WindowClosed, WindowOpened
from panzerkiste.games.tank_hunter.fights.attack import stands
from panzerkiste.games.tank_hunter.state import AskWindow, OpenWindow, State
from panzerkiste.games.tank_hunter.state.table import Stepped, clockwise, seat_of, tell
from panzerkiste.games.tank_hunter.units.abilities import ability_uses, has_useful, might_use_ability, use_ability


def moves(state: State, seat: Seat, kind: WindowKind) -> Iterator[Action]:
    """What this player may play or use in a window of this kind."""
    usable = usable_in(state, seat, kind)
    used = ability_uses(state, seat) if kind == "open" and seat == state.turn_player else ()  # TH-365
    return chain(plays(state, seat, usable), commands(state, seat, usable), used)


def _has_nothing(state: State, seat: Seat, kind: WindowKind) -> bool:
    """A quick no: neither a card nor a ready commander for such a window, nor a unit of use in an open moment."""
    player = state.players[seat]
    if player.hand or player.commanders:
        usable = usable_in(state, seat, kind)
        if not usable.events.keys().isdisjoint(player.hand) or has_ready(player, usable):
            return False
    return kind != "open" or seat != state.turn_player or not has_useful(state, seat)


def make_move(state: State, seat: Seat, kind: WindowKind, action: Action) -> Stepped:
    match action:
        case Play():
            return play(state, seat, action, kind)
        case Command():
            return command(state, seat, action, kind)
        case UseAbility() if kind == "open" and seat == state.turn_player:
            return use_ability(state, seat, action)
    raise Illegal("TH-122", "action")


def in_priority(state: State, kind: WindowKind) -> list[Seat]:
    """TH-123: the turn player first, then clockwise. TH-291: an air strike asks the target's owner only."""
    if kind == "air" and state.strike:
        return [seat_of(state.strike.target)]
    return clockwise(state, state.turn_player)


def open_window(state: State, frame: OpenWindow) -> Stepped:
    """TH-124, TH-125: the first who can act is asked; where everybody sees that nobody can, no window opens."""
    kind, seats = frame.kind, in_priority(state, frame.kind)
    if frame.opened:
        return _ask(state, kind, seats) if _lasts(state, kind) else tell(state, WindowClosed(kind))
    for seat in seats:
        if might_act(state, seat, kind):
            opened: Told[Event] = Told(WindowOpened(kind))
            step = _ask(state, kind, seats)
            return Step(step.state, (opened, *step.told))
    return Step(state)


def _lasts(state: State, kind: WindowKind) -> bool:
    """TH-124: `declare` closes at once when the attack is cancelled or does not stand any more."""
    return kind != "declare" or (state.attack is not None and stands(state, state.attack))


def _ask(state: State, kind: WindowKind, seats: list[Seat]) -> Stepped:
    for seat in seats:
        if not _has_nothing(state, seat, kind) and next(moves(state, seat, kind), None):
            asked: Told[Event] = Told(Asked(seat, kind), (seat,))
            return Step(then(state, AskWindow(kind, seat)), (asked,))
    if state.options.held_windows:  # TH-125: it looks as if somebody were asked, until its time is over
        return Step(then(state, AskWindow(kind, CHANCE)))
    return tell(state, WindowClosed(kind))


def answers_in_window(state: State, frame: AskWindow) -> list[Action]:
    return [Pass()] if frame.asked == CHANCE else [Pass(), *moves(state, frame.asked, frame.kind)]


def answer_window(state: State, frame: AskWindow, action: Action) -> Stepped:
    """TH-124: after a pass the next is asked, after a play asking begins again at the turn player."""
    if frame.asked == CHANCE:
        return _time_over(state, frame, action)
    if isinstance(action, Pass):
        order = in_priority(state, frame.kind)
        return _ask(state, frame.kind, order[order.index(frame.asked) + 1 :])
    return make_move(then(state, OpenWindow(frame.kind, opened=True)), frame.asked, frame.kind, action)


def _time_over(state: State, frame: AskWindow, action: Action) -> Stepped:
    if not isinstance(action, Pass):
        raise Illegal("TH-400", "not_now")
    return tell(state, WindowClosed(frame.kind))


def might_act(state: State, seat: Seat, kind: WindowKind) -> bool:
    """TH-125: by public facts only: a unit that might be used, a hand, or a ready commander."""
    if kind == "open" and seat == state.turn_player and might_use_ability(state, seat):
        return True
    player = state.players[seat]
    if not player.hand and not player.commanders:
        return False
    usable = usable_in(state, seat, kind)
    return might_play(state, seat, usable) or might_command(state, seat, usable)
