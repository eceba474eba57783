"""Command cards (DZ-086, DZ-310), an option: hands, draws, and the moments at which a card may be played.

A chapter that has such a moment pushes ``window(…)``: what happens if the card is played, and what otherwise. A window
opens for every player who holds any card: whether he holds the right one is his secret (DZ-097).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Discard, Order, Pass, PlayCard
from panzerkiste.games.dropzone.armies.catalogue import COMMANDERS
from panzerkiste.games.dropzone.armies.commanders import command_value
from panzerkiste.games.dropzone.battle.events import CardDrawn, CardPlayed, CardsCounted, CardsDiscarded, UnitRepaired
from panzerkiste.games.dropzone.battle.frames import CardWanted, DiscardCards, DrawCards, RefillHands
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.chapters import (
    Command,
    Commands,
    Deal,
    Deals,
    Done,
    Question,
    Questions,
    Steps,
    asked_by_frame,
    is_allowed,
    shuffled,
    told,
)
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.frames import CardWindow, Frame
from panzerkiste.games.dropzone.geometry import at_most, distance
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Card, Player

CARDS: Final[tuple[Card, ...]] = ("called_forward", "field_repair", "jink", "second_look", "shore_up", "steady")
_IN_PLAY: Final = ("table", "ready")  # an aircraft jinks also as it comes onto the table
DECK: Final = tuple(card for card in CARDS for _ in range(2))  # DZ-310: two of each


# Hands (DZ-086).


def refill_hands(state: State, frame: RefillHands) -> Done:
    """Steps 2 and 3 of the initiation phase, in initiative order."""
    if not state.options.cards:
        return told(state)
    discards = [DiscardCards(player) for player in state.order if state.hands[player]]
    return told(then(state, *discards, *(DrawCards(player) for player in state.order)))


def discard_cards(state: State, frame: DiscardCards, action: Discard) -> Done:
    if Counter(action.cards) - Counter(state.hands[frame.player]):
        raise Illegal("DZ-310", "hand")
    for card in action.cards:
        state = _without(state, frame.player, card)
    return told(state, CardsDiscarded(frame.player, tuple(sorted(action.cards))))


def _some_discards(state: State, frame: DiscardCards, rng: Random, count: int) -> Sequence[Action]:
    hand = state.hands[frame.player]
    return [Discard(tuple(sorted(rng.sample(hand, rng.randint(0, len(hand)))))) for _ in range(count)]


def missing_cards(state: State, player: Player) -> int:
    """DZ-086: up to the command value of the highest commander on the table, as long as the deck lasts."""
    return min(command_value(state, player) - len(state.hands[player]), len(state.decks[player]))


def deal_next(state: State, frame: DrawCards) -> Done:
    """One card after another."""
    return told(then(state, CardWanted(frame.player)) if missing_cards(state, frame.player) > 0 else state)


def deal_card(state: State, frame: CardWanted, card: str) -> Done:
    """Only its owner sees it; everybody sees how many he holds."""
    player = frame.player
    deck = list(state.decks[player])
    deck.remove(card)
    state = _with_cards(state, player, (*state.hands[player], card), tuple(deck))
    secret = Told[Event](CardDrawn(player, card), (player,))
    return Step(then(state, DrawCards(player)), (secret, Told(CardsCounted(player, len(state.hands[player])))))


def _without(state: State, player: Player, card: str) -> State:
    hand = list(state.hands[player])
    if card not in hand:
        raise Illegal("DZ-310", "hand")
    hand.remove(card)
    return _with_cards(state, player, tuple(hand), state.decks[player])


def _with_cards(state: State, player: Player, hand: tuple[str, ...], deck: tuple[str, ...]) -> State:
    hands, decks = list(state.hands), list(state.decks)
    hands[player], decks[player] = tuple(sorted(hand)), deck
    return replace(state, hands=tuple(hands), decks=tuple(decks))


# Playing (DZ-310).


def window(
    state: State, player: Player, card: Card, *, proceed: Sequence[Frame] = (), instead: Sequence[Frame] = ()
) -> tuple[Frame, ...]:
    """The frames of a moment at which the player may play a card: then *instead* happens, otherwise *proceed*."""
    if not may_play(state, player):
        return tuple(proceed)
    return (CardWindow(player, card, tuple(proceed), tuple(instead)),)


def may_play(state: State, player: Player) -> bool:
    """One card in each activation."""
    played = state.activation is not None and player in state.activation.carded
    return bool(state.hands[player]) and not played


def _answer_window(state: State, frame: CardWindow, action: Pass | PlayCard) -> Done:
    if isinstance(action, Pass):
        return told(then(state, *frame.proceed))
    if action.card != frame.card:
        raise Illegal("DZ-310", "moment")
    return _played(then(state, *frame.instead), frame.player, action)


def _played(state: State, player: Player, action: PlayCard, *events: UnitRepaired) -> Done:
    state = _without(state, player, action.card)
    if state.activation:
        state = replace(state, activation=replace(state.activation, carded=(*state.activation.carded, player)))
    unit = ref(state.units[action.unit]) if 0 <= action.unit < len(state.units) else None
    return told(state, CardPlayed(player, action.card, unit), *events)


def _window_answers(state: State, frame: CardWindow) -> Sequence[Action]:
    held = [PlayCard(frame.card)] if frame.card in state.hands[frame.player] else []
    return [Pass(), *held]


def in_sphere(state: State, unit: Unit) -> bool:
    """DZ-300, DZ-310: within the radius of its own commander on the table."""
    return any(at_most(distance(leader.at, unit.at), radius) for leader, radius in leaders(state, unit.player))


def leaders(state: State, player: Player) -> list[tuple[Unit, float]]:
    """DZ-300: the units on the table that have a commander in them, and how far he reaches."""
    commanders = (unit for unit in state.units if unit.player == player and unit.command_value)
    levels = COMMANDERS[state.sides[player].faction]
    return [
        (place, level.radius)
        for unit in commanders
        if (place := state.outermost(unit)).on_table
        for level in levels
        if level.command_value == unit.command_value
    ]


# Cards that are played as an order of a slot.


def give_card(state: State, order: PlayCard) -> Done:
    """DZ-310: Field repair and Jink, at any time in one's own slot."""
    activation = state.activation
    assert activation, "orders are given in an activation"
    if not may_play(state, activation.player):
        raise Illegal("DZ-310", "one")
    if order.card not in state.hands[activation.player]:
        raise Illegal("DZ-310", "hand")
    unit = state.units[order.unit] if 0 <= order.unit < len(state.units) else None
    if unit is None or unit.player != activation.player or unit.status not in _IN_PLAY:
        raise Illegal("DZ-310", "unit")
    match order.card:
        case "field_repair":
            return _repair(state, unit, order)
        case "jink" if unit.profile.is_aircraft:
            return _played(state.with_unit(unit.id, jinks=True), unit.player, order)
    raise Illegal("DZ-310", "moment")


def _repair(state: State, unit: Unit, order: PlayCard) -> Done:
    if unit.profile.is_infantry or not unit.is_ground_unit or not unit.damage or not in_sphere(state, unit):
        raise Illegal("DZ-310", "repair", unit=unit.name)
    repaired = state.with_unit(unit.id, damage=unit.damage - 1)
    return _played(repaired, unit.player, order, UnitRepaired(ref(unit), unit.left + 1))


def playable(state: State) -> list[PlayCard]:
    """DZ-310: every card of the acting player's hand as an order, for each unit that it can be played for."""
    activation = state.activation
    assert activation, "orders are given in an activation"
    hand = state.hands[activation.player]
    own = [unit for unit in state.units if unit.player == activation.player and unit.status in _IN_PLAY]
    tried = [PlayCard(card, unit.id) for card in dict.fromkeys(hand) for unit in own]
    return [order for order in tried if is_allowed(give_card, state, order)]


def card_candidates(state: State, rng: Random) -> Iterator[Order]:
    return iter(shuffled(playable(state), rng))


QUESTIONS: Final[Questions] = {
    DiscardCards: Question(
        "discard",
        (Discard,),
        asked_by_frame,
        lambda state, frame: None,
        discard_cards,
        lambda state, frame: Discard(()),
        _some_discards,
    ),
    CardWindow: Question(
        "card",
        (Pass, PlayCard),
        asked_by_frame,
        _window_answers,
        _answer_window,
        lambda state, frame: Pass(),
    ),
}
DEALS: Final[Deals] = {CardWanted: Deal(lambda state, frame: state.decks[frame.player], deal_card)}
STEPS: Final[Steps] = {RefillHands: refill_hands, DrawCards: deal_next}
ORDERS: Final[Commands] = {PlayCard: Command(give_card, card_candidates)}
