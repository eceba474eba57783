"""Setup (TH-040 to TH-044, TH-048 to TH-054): dealing, placing, and who begins."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from panzerkiste.engine.chance import Source
from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Deal
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import check_composition, compose, is_carpet_bombing
from panzerkiste.games.tank_hunter.events import (
    Dealt,
    Event,
    EventDeckMade,
    FirstPlayer,
    FirstRolled,
    LinesShown,
    PlacementFixed,
    PointsAnnounced,
)
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    CommanderInPlay,
    DealCards,
    Draft,
    DraftCards,
    EventDeck,
    FinishSetup,
    Place,
    PlaceUnits,
    Player,
    RollForFirst,
    SetOut,
    State,
)
from panzerkiste.games.tank_hunter.table import Stepped, deck_of, go_on, tell, tell_all, with_player
from panzerkiste.games.tank_hunter.turns.draft import draft_of, everybody
from panzerkiste.games.tank_hunter.turns.draws import without
from panzerkiste.games.tank_hunter.turns.lines import placed

HAND = 5  # TH-040
PILES = 3  # TH-042


def start(options: Options, seats: int) -> Stepped:
    """TH-028, TH-029: refused where the cards do not suffice."""
    check_composition(options, seats)
    units = tuple(sorted(card for card, copies in compose(options).units.items() for _ in range(copies)))
    return Step(State(options, (Player(),) * seats, units, pending=(DealCards(),)))


# TH-040 to TH-044: the deal.


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


# TH-048 to TH-050: placing.


def units_to_place(state: State, seat: Seat) -> tuple[CardId, ...]:
    units = deck_of(state).units
    return tuple(card for card in draft_of(state).picks[seat] if card in units)


def plain_placement(state: State, seat: Seat) -> Place:
    """TH-402: everything in front, in the order of the draft."""
    return Place(units_to_place(state, seat), ())


def random_placement(state: State, seat: Seat, rng: Random) -> Place:
    cards, units = list(units_to_place(state, seat)), deck_of(state).units
    rng.shuffle(cards)
    rear = [at for at, card in enumerate(cards) if units[card].abilities.rear and rng.random() < 0.5]
    return Place(tuple(card for at, card in enumerate(cards) if at not in rear), tuple(cards[at] for at in rear))


def check_placement(state: State, seat: Seat, place: Place) -> None:
    units = deck_of(state).units
    if Counter(place.front + place.rear) != Counter(units_to_place(state, seat)):
        raise Illegal("TH-050")
    for card in place.rear:
        if not units[card].abilities.rear:
            raise Illegal("TH-048", card=card)


def place_units(state: State, frame: PlaceUnits, seat: Seat, place: Place) -> Stepped:
    """TH-050: collected secretly and shown together."""
    check_placement(state, seat, place)
    draft = draft_of(state)
    state = replace(state, draft=replace(draft, placed=(*draft.placed[:seat], place, *draft.placed[seat + 1 :])))
    owing = tuple(other for other in frame.owing if other != seat)
    return tell(then(state, PlaceUnits(owing)) if owing else state, PlacementFixed(seat))


def set_out(state: State, frame: SetOut) -> Stepped:
    """TH-050, TH-052: all lines are shown, and everybody announces the points of the most valuable unit."""
    draft, told = draft_of(state), list[Event]()
    for seat, place in enumerate(draft.placed):
        state, shown = _lines_of(state, seat, draft, place or Place())
        told.append(shown)
    units = deck_of(state).units
    points = tuple(max((units[unit.card].points for unit in player.units), default=0) for player in state.players)
    tied = tuple(seat for seat, best in enumerate(points) if best == max(points))
    step = tell_all(replace(state, draft=None), *told, PointsAnnounced(points))
    if len(tied) > 1:
        return Step(then(step.state, RollForFirst(tied)), step.told)
    return go_on(step, lambda state: _begins(state, tied[0]))


def _lines_of(state: State, seat: Seat, draft: Draft, place: Place) -> tuple[State, LinesShown]:
    records = deck_of(state).commanders
    commanders = tuple(card for card in draft.picks[seat] if card in records)
    player = placed(state.players[seat], seat, place.front, place.rear)
    player = replace(player, commanders=tuple(CommanderInPlay(card) for card in commanders))
    front = tuple(unit.handle for unit in player.units if unit.line == "front")
    rear = tuple(unit.handle for unit in player.units if unit.line == "rear")
    return with_player(state, seat, player), LinesShown(seat, front, rear, commanders, len(player.hand))


# TH-052: the first player.


def roll_for_first(state: State, frame: RollForFirst, die: int) -> Stepped:
    """In seat order; the highest begins, still tied players roll again."""
    rolled = (*frame.rolled, die)
    step = tell(state, FirstRolled(frame.tied[len(frame.rolled)], die))
    if len(rolled) < len(frame.tied):
        return Step(then(state, RollForFirst(frame.tied, rolled)), step.told)
    tied = tuple(seat for seat, one in zip(frame.tied, rolled, strict=True) if one == max(rolled))
    if len(tied) > 1:
        return Step(then(state, RollForFirst(tied)), step.told)
    return go_on(step, lambda state: _begins(state, tied[0]))


def _begins(state: State, seat: Seat) -> Stepped:
    return tell(then(replace(state, turn_player=seat), FinishSetup()), FirstPlayer(seat))
