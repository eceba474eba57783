"""Windows (TH-122 to TH-125): who is asked, in which order, and what the others may notice of it."""

from collections.abc import Iterator
from functools import lru_cache

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.abilities import ability_uses, use_ability
from panzerkiste.games.tank_hunter.actions import Action, Command, Pass, Play, UseAbility
from panzerkiste.games.tank_hunter.attack import stands
from panzerkiste.games.tank_hunter.cards import Timing, WindowKind
from panzerkiste.games.tank_hunter.decks import cards_of
from panzerkiste.games.tank_hunter.events import Asked, Event, WindowClosed, WindowOpened
from panzerkiste.games.tank_hunter.playing import command, commands, play, plays, usable
from panzerkiste.games.tank_hunter.state import AskWindow, CommanderInPlay, OpenWindow, State, UnitInPlay
from panzerkiste.games.tank_hunter.table import Stepped, card_of, clockwise, deck_of, seat_of, tell


def moves(state: State, seat: Seat, kind: WindowKind) -> Iterator[Action]:
    """What this player may play or use in a window of this kind."""
    yield from plays(state, seat, kind)
    yield from commands(state, seat, kind)
    if kind == "open" and seat == state.turn_player:  # TH-365
        yield from ability_uses(state, seat)


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
    """TH-124, TH-125: the first who can act is asked; where nobody can, the window closes at once."""
    seats = in_priority(state, frame.kind)
    if frame.opened:
        return _ask(state, frame.kind, seats if _lasts(state, frame.kind) else [])
    if not any(_could_act(state, seat, frame.kind) for seat in seats):
        return Step(state)
    opened: Told[Event] = Told(WindowOpened(frame.kind))
    step = _ask(state, frame.kind, seats)
    return Step(step.state, (opened, *step.told))


def _lasts(state: State, kind: WindowKind) -> bool:
    """TH-124: `declare` closes at once when the attack is cancelled or does not stand any more."""
    return kind != "declare" or (state.attack is not None and stands(state, state.attack))


def _ask(state: State, kind: WindowKind, seats: list[Seat]) -> Stepped:
    for seat in seats:
        if next(moves(state, seat, kind), None):
            asked: Told[Event] = Told(Asked(seat, kind), (seat,))
            return Step(then(state, AskWindow(kind, seat)), (asked,))
    return tell(state, WindowClosed(kind))


def answers_in_window(state: State, frame: AskWindow) -> list[Action]:
    return [Pass(), *moves(state, frame.asked, frame.kind)]


def answer_window(state: State, frame: AskWindow, action: Action) -> Stepped:
    """TH-124: after a pass the next is asked, after a play asking begins again at the turn player."""
    if isinstance(action, Pass):
        order = in_priority(state, frame.kind)
        return _ask(state, frame.kind, order[order.index(frame.asked) + 1 :])
    return make_move(then(state, OpenWindow(frame.kind, opened=True)), frame.asked, frame.kind, action)


def _could_act(state: State, seat: Seat, kind: WindowKind) -> bool:
    """TH-125: by public facts only: a hand, a ready commander, or a unit that might be used."""
    player, turn_player = state.players[seat], seat == state.turn_player
    timings = _timings(state.options.deck, kind)
    if player.hand and ("any" in timings or ("own" if turn_player else "other") in timings):
        return True
    if any(_ready(state, seat, one, kind) for one in player.commanders):
        return True
    return kind == "open" and turn_player and any(_might_be_used(state, unit) for unit in player.units)


def _ready(state: State, seat: Seat, commander: CommanderInPlay, kind: WindowKind) -> bool:
    return not commander.exhausted and usable(state, seat, deck_of(state).commanders[commander.card], kind)


def _might_be_used(state: State, unit: UnitInPlay) -> bool:
    if unit.exhausted or unit.hidden:
        return not unit.exhausted
    abilities = card_of(state, unit).abilities
    return abilities.amphibian or abilities.transport or abilities.pulling


@lru_cache(maxsize=512)
def _timings(deck: str, kind: WindowKind) -> frozenset[Timing]:
    """When the events of the deck that are for such a window can be played."""
    return frozenset(card.timing for card in cards_of(deck).events.values() if kind in card.windows)
