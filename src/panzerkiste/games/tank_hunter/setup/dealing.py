"""Dealing (TH-040 to TH-044): units and events for everybody, and the three piles of the event deck."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from panzerkiste.engine.chance import Source
from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Deal
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import check_composition, compose, is_carpet_bombing
from panzerkiste.games.tank_hunter.event_cards.draws import without
from panzerkiste.games.tank_hunter.events import Dealt, Event, EventDeckMade
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.setup.draft import everybody
from panzerkiste.games.tank_hunter.state import DealCards, Draft, DraftCards, EventDeck, Player, State
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of

HAND = 5  # TH-040
PILES = 3  # TH-042


def start(options: Options, seats: int) -> Stepped:
    """TH-028, TH-029: refused where the cards do not suffice."""
    check_composition(options, seats)
    units = tuple(sorted(card for card, copies in compose(options).units.items() for _ in range(copies)))
    return Step(State(options, (Player(),) * seats, units, pending=(DealCards(),)))


def event_cards(options: Options) -> list[CardId]:
    return [card for card, copies in compose(options).events.items() for _ in range(copies)]


def pile_sizes(left: int) -> list[int]:
    """TH-043: nearly equal piles, the larger ones on top, before a Carpet Bombing is added to each."""
    quotient, more = divmod(left, PILES)
    return [quotient + (number < more) for number in range(PILES)]


def random_deal(state: State, source: Source) -> Deal:
    """TH-044: nobody is dealt a red event; the red ones are in the rest that makes up the piles."""
    events, seats = deck_of(state).events, len(state.players)
    units = shuffled(state.unit_deck, source)
    hands = tuple(tuple(units[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    cards = event_cards(state.options)
    bombings = shuffled([card for card in cards if is_carpet_bombing(events[card])], source)
    others = shuffled([card for card in cards if not is_carpet_bombing(events[card])], source)
    dealt = [card for card in others if not events[card].red][:seats]
    rest = list(without(tuple(others), dealt))
    piles = list[tuple[CardId, ...]]()
    for size, bombing in zip(pile_sizes(len(rest)), bombings, strict=True):
        piles.append(tuple(sorted([*rest[:size], bombing])))
        rest = rest[size:]
    return Deal(hands, tuple(dealt), tuple(piles))


def shuffled(cards: Sequence[CardId], source: Source) -> list[CardId]:
    mixed = list(cards)
    for at in range(len(mixed) - 1, 0, -1):
        other = source.below(at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return mixed


def check_deal(state: State, deal: Deal) -> None:
    seats, events = len(state.players), deck_of(state).events
    dealt = [card for hand in deal.units for card in hand]
    if [len(hand) for hand in deal.units] != [HAND] * seats or Counter(dealt) - Counter(state.unit_deck):
        raise Illegal("TH-040")
    cards = event_cards(state.options)
    if len(deal.events) != seats or Counter([*deal.events, *_flat(deal.piles)]) != Counter(cards):
        raise Illegal("TH-041")
    if any(events[card].red for card in deal.events):
        raise Illegal("TH-044")
    sizes = [size + 1 for size in pile_sizes(len(cards) - seats - PILES)]
    bombings = [sum(is_carpet_bombing(events[card]) for card in pile) for pile in deal.piles]
    if [len(pile) for pile in deal.piles] != sizes or bombings != [1] * PILES:
        raise Illegal("TH-043")


def _flat(piles: Iterable[Iterable[CardId]]) -> list[CardId]:
    return [card for pile in piles for card in pile]


def deal_cards(state: State, frame: DealCards, deal: Deal) -> Stepped:
    check_deal(state, deal)
    packs = tuple((*units, event) for units, event in zip(deal.units, deal.events, strict=True))
    state = replace(
        state,
        unit_deck=without(state.unit_deck, _flat(deal.units)),
        event_deck=EventDeck(piles=tuple(tuple(sorted(pile)) for pile in deal.piles)),
        draft=Draft(packs, ((),) * len(packs)),
    )
    told = [Told[Event](Dealt(seat, pack), (seat,)) for seat, pack in enumerate(packs)]
    made: Told[Event] = Told(EventDeckMade(state.event_deck.size, anew=False))
    return Step(then(state, DraftCards(everybody(state))), (made, *told))
