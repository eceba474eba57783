"""Drawing and discarding (TH-096, TH-114 to TH-118, TH-136 to TH-144, TH-164, TH-324)."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Discard
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.events import (
    CommanderArrived,
    Discarded,
    Event,
    EventDeckMade,
    EventDrawn,
    EventReceived,
    EventsSeen,
    RedDrawn,
    UnitDrawn,
    UnitReceived,
)
from panzerkiste.games.tank_hunter.fights.values import hand_limit
from panzerkiste.games.tank_hunter.state import (
    CommanderInPlay,
    DiscardDown,
    DrawEvent,
    DrawUnit,
    EventDeck,
    Frame,
    KnownEvent,
    PeekEvent,
    Place,
    PlaceDrawn,
    PlayRed,
    State,
    TakeEvent,
    TakeUnit,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, go_on, stir, tell, with_player
from panzerkiste.games.tank_hunter.turns.ending import end_game
from panzerkiste.games.tank_hunter.units.lines import fit_for_the_rear, put_down


def without(cards: tuple[CardId, ...], taken: Iterable[CardId]) -> tuple[CardId, ...]:
    """The cards less one copy of each that is taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


# Events.


def draw_event(state: State, frame: DrawEvent) -> Stepped:
    """TH-141: whoever is at the limit discards first. TH-143: an empty deck is made anew from the discard pile."""
    if len(state.players[frame.seat].hand) >= (limit := hand_limit(state, frame.seat)):
        return Step(then(state, DiscardDown(frame.seat, limit - 1), frame))
    step = reshuffled(state)
    state = step.state
    if not state.event_deck.size:
        return step
    if state.event_deck.known_top:
        return go_on(step, lambda state: _take_known(state, frame.seat))
    return Step(then(state, TakeEvent(frame.seat)), step.told)


def reshuffled(state: State) -> Stepped:
    if state.event_deck.size or not state.discard:
        return Step(state)
    deck = EventDeck(piles=(tuple(sorted(state.discard)),))
    return tell(replace(state, event_deck=deck, discard=()), EventDeckMade(len(state.discard), anew=True))


def _take_known(state: State, seat: Seat) -> Stepped:
    """TH-400: cards that somebody has looked at come first."""
    deck = state.event_deck
    top = deck.known_top[0]
    return received(replace(state, event_deck=replace(deck, known_top=deck.known_top[1:])), seat, top.card)


def top_pile(deck: EventDeck) -> int:
    return next(number for number, pile in enumerate(deck.piles) if pile)


def event_off_pile(state: State, card: CardId) -> tuple[State, int]:
    """The state without a card of the top pile, and the number of that pile."""
    deck = state.event_deck
    at = top_pile(deck)
    if card not in deck.piles[at]:
        raise Illegal("TH-400", "draw", card=card)
    piles = (*deck.piles[:at], without(deck.piles[at], (card,)), *deck.piles[at + 1 :])
    return replace(state, event_deck=replace(deck, piles=piles)), at


def take_event(state: State, frame: TakeEvent, card: CardId) -> Stepped:
    state, _ = event_off_pile(state, card)
    return received(state, frame.seat, card)


def received(state: State, seat: Seat, card: CardId) -> Stepped:
    """TH-136: a red event is played at once; any other goes to the hand."""
    state = stir(state)
    if deck_of(state).events[card].red:
        return tell(then(state, PlayRed(seat, card)), RedDrawn(seat, card))
    player = state.players[seat]
    state = with_player(state, seat, replace(player, hand=(*player.hand, card)))
    return Step(state, (Told(EventDrawn(seat)), Told(EventReceived(seat, card), (seat,))))


def peek_event(state: State, frame: PeekEvent, card: CardId) -> Stepped:
    """TH-144, TH-400: looked at, not drawn."""
    state, pile = event_off_pile(state, card)
    deck = state.event_deck
    known = (*deck.known_top, KnownEvent(card, (frame.seat,), pile))
    told = Told[Event](EventsSeen(frame.seat, (card,)), (frame.seat,))
    return Step(replace(state, event_deck=replace(deck, known_top=known)), (told,))


def discards(state: State, frame: DiscardDown) -> Sequence[Action]:
    """TH-141: as many as it takes; TH-402: the first are those received first."""
    hand = state.players[frame.seat].hand
    return [Discard(cards) for cards in dict.fromkeys(combinations(hand, len(hand) - frame.keep))]


def discard_down(state: State, frame: DiscardDown, action: Action) -> Stepped:
    assert isinstance(action, Discard)
    return discard(state, frame.seat, action.cards)


def discard(state: State, seat: Seat, cards: tuple[CardId, ...]) -> Stepped:
    """From the hand to the discard pile, face up."""
    player = state.players[seat]
    state = with_player(state, seat, replace(player, hand=without(player.hand, cards)))
    return tell(replace(state, discard=state.discard + cards), Discarded(seat, cards))


# Units.


def unit_draws(seat: Seat, count: int) -> tuple[Frame, ...]:
    """TH-096: draw all first, then place them."""
    return (*(DrawUnit(seat),) * count, PlaceDrawn(seat))


def draw_unit(state: State, frame: DrawUnit) -> Stepped:
    return Step(then(state, TakeUnit(frame.seat)))


def take_unit(state: State, frame: TakeUnit, card: CardId) -> Stepped:
    """TH-164: the last card ends the game. TH-324: a commander is placed and replaced."""
    if card not in state.unit_deck:
        raise Illegal("TH-400", "draw", card=card)
    state = replace(state, unit_deck=without(state.unit_deck, (card,)))
    step = _arrived(state, frame.seat, card) if card in deck_of(state).commanders else _held(state, frame.seat, card)
    return step if state.unit_deck else go_on(step, lambda state: end_game(state, "unit-deck"))


def _held(state: State, seat: Seat, card: CardId) -> Stepped:
    player = state.players[seat]
    state = with_player(state, seat, replace(player, drawn=(*player.drawn, card)))
    return Step(state, (Told(UnitDrawn(seat)), Told(UnitReceived(seat, card), (seat,))))


def _arrived(state: State, seat: Seat, card: CardId) -> Stepped:
    player = state.players[seat]
    arrived = replace(player, commanders=(*player.commanders, CommanderInPlay(card)))
    return tell(then(with_player(state, seat, arrived), DrawUnit(seat)), CommanderArrived(seat, card))


def placements(state: State, frame: PlaceDrawn) -> Sequence[Action]:
    """TH-096: front, or rear for those with Rear Positioning; the order is that of drawing."""
    drawn = state.players[frame.seat].drawn
    fit = fit_for_the_rear(state.options, drawn)
    free = [at for at, card in enumerate(drawn) if card in fit]
    chosen = (at for count in range(len(free) + 1) for at in combinations(free, count))
    return list(dict.fromkeys(_placement(drawn, rear) for rear in chosen))


def _placement(drawn: tuple[CardId, ...], rear: tuple[int, ...]) -> Place:
    return Place(tuple(card for at, card in enumerate(drawn) if at not in rear), tuple(drawn[at] for at in rear))


def place_drawn(state: State, frame: PlaceDrawn, action: Action) -> Stepped:
    assert isinstance(action, Place)
    return put_down(state, frame.seat, action.front, action.rear)
