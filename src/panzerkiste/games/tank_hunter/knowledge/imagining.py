"""Worlds that fit a view (TH-014): what is hidden from the seat is dealt at random from the cards it has not seen."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import cards_of, compose, is_carpet_bombing
from panzerkiste.games.tank_hunter.event_cards.windows import in_priority
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.setup.dealing import PILES
from panzerkiste.games.tank_hunter.setup.placing import random_placement
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    UNKNOWN,
    AskWindow,
    DealCards,
    Dispose,
    Draft,
    DraftCards,
    EventDeck,
    KnownEvent,
    PlaceUnits,
    Player,
    State,
)


def imagine(view: View, rng: Random) -> State:
    """A full state that this view could be a view of."""
    pool = _Unseen(view, rng)
    draft = _draft(view, pool, rng) if view.draft else None
    players = tuple(_player(player, pool) for player in view.players)
    removed = tuple(gone if gone.card else replace(gone, card=pool.unit()) for gone in view.removed)
    hands = tuple(_hand(player, pool) for player in players)
    state = State(
        view.options,
        hands,
        tuple(sorted(pool.units)),
        _event_deck(view, pool, rng),
        view.discard,
        removed,
        view.bombings,
        view.turn,
        view.turn_player,
        view.actions,
        view.acted,
        view.stirred,
        view.quiet_turns,
        draft,
        view.attack,
        view.shooting,
        view.scouting,
        view.strike,
        view.pending,
        view.result,
    )
    return _placed(_asked(state, view, rng), view, rng)


class _Unseen:
    """The cards a seat has not seen, in random order; each is dealt once."""

    def __init__(self, view: View, rng: Random) -> None:
        built, seen = compose(view.options), Counter(_seen(view))
        self.records, self.rng = cards_of(view.options.deck), rng
        self.units = _shuffled(built.units, seen, rng)
        self.events = _shuffled(built.events, seen, rng)

    def unit(self) -> CardId:
        """No commander: those never lie face down."""
        return _take(self.units, lambda card: card in self.records.units)

    def rear_unit(self) -> CardId:
        """TH-048, TH-094: whatever is in a rear line more often than not has Rear Positioning."""
        records = self.records.units
        able = any(card in records and records[card].abilities.rear for card in self.units)
        if not able or self.rng.random() < 0.4:
            return self.unit()
        return _take(self.units, lambda card: card in records and records[card].abilities.rear)

    def event_to_hold(self) -> CardId:
        """TH-137: no red event is ever in a hand."""
        return _take(self.events, lambda card: not self.records.events[card].red)

    def bombings(self) -> list[CardId]:
        found = [card for card in self.events if is_carpet_bombing(self.records.events[card])]
        self.events = [card for card in self.events if card not in found]
        return found


def _shuffled(copies: dict[CardId, int], seen: Counter[CardId], rng: Random) -> list[CardId]:
    cards = [card for card, count in copies.items() for _ in range(count - seen[card])]
    rng.shuffle(cards)
    return cards


def _take(pool: list[CardId], fits: Callable[[CardId], bool]) -> CardId:
    at = next(at for at in range(len(pool) - 1, -1, -1) if fits(pool[at]))
    return pool.pop(at)


def _seen(view: View) -> Iterator[CardId]:
    """Every card whose place the seat knows; blanks do not matter."""
    for player in view.players:
        yield from player.hand + player.drawn + player.score + player.staying
        yield from (commander.card for commander in player.commanders)
        for unit in player.units:
            yield unit.card
            yield from unit.attachments
    yield from view.discard
    yield from (gone.card for gone in view.removed)
    yield from (entry.card for entry in view.known_top)
    yield from (frame.playing.card for frame in view.pending if isinstance(frame, Dispose))
    if view.draft:
        for cards in view.draft.packs + view.draft.picks:
            yield from cards


def _player(player: Player, pool: _Unseen) -> Player:
    if not any(unit.card == UNKNOWN for unit in player.units) and UNKNOWN not in player.drawn:
        return player
    units = tuple(
        unit if unit.card else replace(unit, card=pool.rear_unit() if unit.line == "rear" else pool.unit())
        for unit in player.units
    )
    return replace(player, units=units, drawn=tuple(card or pool.unit() for card in player.drawn))


def _hand(player: Player, pool: _Unseen) -> Player:
    if UNKNOWN not in player.hand:
        return player
    return replace(player, hand=tuple(card or pool.event_to_hold() for card in player.hand))


# The event deck.


def _event_deck(view: View, pool: _Unseen, rng: Random) -> EventDeck:
    """TH-042: each pile that has not shown its Carpet Bombing still has it, here or among what was looked at."""
    if any(isinstance(frame, DealCards) for frame in view.pending):
        return EventDeck()
    slots = [(pile, False) for pile, size in enumerate(view.piles) for _ in range(size)]
    slots += [(entry.pile, True) for entry in view.known_top if not entry.card]
    filled = dict(zip(_bombed(view, slots, len(bombings := pool.bombings()), rng), bombings, strict=True))
    cards = [filled[at] if at in filled else pool.events.pop() for at in range(len(slots))]
    looked_at = iter([card for card, (_, known) in zip(cards, slots, strict=True) if known])
    piles = tuple(
        tuple(sorted(card for card, (at, known) in zip(cards, slots, strict=True) if at == pile and not known))
        for pile in range(len(view.piles))
    )
    known_top = tuple(_known(entry, looked_at) for entry in view.known_top)
    return EventDeck(known_top, piles)


def _known(entry: KnownEvent, cards: Iterator[CardId]) -> KnownEvent:
    return entry if entry.card else replace(entry, card=next(cards))


def _bombed(view: View, slots: list[tuple[int, bool]], count: int, rng: Random) -> list[int]:
    """Where the Carpet Bombings lie: in different piles, as long as there are as many as the setup made."""
    chosen = list[int]()
    lowest_first = range(PILES)[::-1] if len(view.piles) == PILES else range(0)
    for pile in lowest_first[:count]:
        free = [at for at, (of, _) in enumerate(slots) if of == pile]
        chosen += [rng.choice(free)] if free else []
    rest = [at for at in range(len(slots)) if at not in chosen]
    return chosen + rng.sample(rest, count - len(chosen))


# Setup.


def _draft(view: View, pool: _Unseen, rng: Random) -> Draft:
    """TH-041: as many events are being drafted as there are players; afterwards none."""
    assert view.draft is not None
    draft = view.draft
    blanks = sum(cards.count(UNKNOWN) for cards in draft.packs + draft.picks)
    drafting = any(isinstance(frame, DraftCards) for frame in view.pending)
    known = sum(card in pool.records.events for cards in draft.packs + draft.picks for card in cards)
    events = len(view.players) - known if drafting else 0
    hidden = [pool.event_to_hold() for _ in range(events)] + [pool.units.pop() for _ in range(blanks - events)]
    rng.shuffle(hidden)

    def filled(rows: tuple[tuple[CardId, ...], ...]) -> tuple[tuple[CardId, ...], ...]:
        return tuple(tuple(card or hidden.pop() for card in cards) for cards in rows)

    return Draft(filled(draft.packs), filled(draft.picks), draft.placed)


def _placed(state: State, view: View, rng: Random) -> State:
    """TH-050: somebody who owes no placement any more has made one."""
    question = state.pending[-1] if state.pending else None
    if state.draft is None or not isinstance(question, PlaceUnits):
        return state
    placed = tuple(
        place if place or seat in question.owing else random_placement(state, seat, rng)
        for seat, place in enumerate(state.draft.placed)
    )
    return replace(state, draft=replace(state.draft, placed=placed))


def _asked(state: State, view: View, rng: Random) -> State:
    """TH-125: in an open window somebody else is asked, or nobody any more, and the seat cannot know who."""
    question = state.pending[-1] if state.pending else None
    if not isinstance(question, AskWindow) or question.asked != NOBODY:
        return state
    others = [seat for seat in in_priority(state, question.kind) if seat != view.seat]
    holding = [seat for seat in others if state.players[seat].hand or state.players[seat].commanders]
    time = [CHANCE] if state.options.held_windows else []
    asked = AskWindow(question.kind, rng.choice([*holding, *time] or others))
    return replace(state, pending=(*state.pending[:-1], asked))
