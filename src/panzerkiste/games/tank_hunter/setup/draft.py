"""The draft (TH-045 to TH-047)."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Pick
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.event_cards.draws import without
from panzerkiste.games.tank_hunter.events import CardPicked, DraftEnded, Event, PackReceived, PacksPassed
from panzerkiste.games.tank_hunter.state import Draft, DraftCards, PlaceUnits, SetOut, State
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, go_on, tell, with_player


def everybody(state: State) -> tuple[Seat, ...]:
    return tuple(range(len(state.players)))


def draft_of(state: State) -> Draft:
    assert state.draft is not None, "setup is over"
    return state.draft


def picks(state: State, seat: Seat) -> Sequence[Action]:
    return [Pick(card) for card in dict.fromkeys(draft_of(state).packs[seat])]


def pick(state: State, frame: DraftCards, seat: Seat, action: Pick) -> Stepped:
    """TH-046: secret and final; packs are passed when everybody has picked."""
    draft = draft_of(state)
    if action.card not in draft.packs[seat]:
        raise Illegal("TH-045", card=action.card)
    draft = replace(
        draft,
        packs=_with(draft.packs, seat, without(draft.packs[seat], (action.card,))),
        picks=_with(draft.picks, seat, (*draft.picks[seat], action.card)),
    )
    state, told = replace(state, draft=draft), CardPicked(seat)
    owing = tuple(other for other in frame.owing if other != seat)
    if owing:
        return tell(then(state, DraftCards(owing)), told)
    return go_on(tell(state, told), _pass_packs)


def _with(rows: tuple[tuple[CardId, ...], ...], at: int, row: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    return (*rows[:at], row, *rows[at + 1 :])


def left_neighbour(seat: Seat, players: int) -> Seat:
    """TH-045, TH-053: whom the pack goes to."""
    return (seat + 1) % players


def _pass_packs(state: State) -> Stepped:
    """TH-045: to the left neighbour, clockwise; the sixth card is kept without choice."""
    draft = draft_of(state)
    passed = {left_neighbour(seat, len(draft.packs)): pack for seat, pack in enumerate(draft.packs)}
    packs = tuple(passed[seat] for seat in everybody(state))
    received = [Told[Event](PackReceived(seat, pack), (seat,)) for seat, pack in enumerate(packs)]
    told = (Told[Event](PacksPassed(len(packs[0]))), *received)
    if len(packs[0]) > 1:
        state = replace(state, draft=replace(draft, packs=packs))
        return Step(then(state, DraftCards(everybody(state))), told)
    picks = tuple(kept + pack for kept, pack in zip(draft.picks, packs, strict=True))
    state = _after_draft(replace(state, draft=Draft(((),) * len(packs), picks)))
    hands = DraftEnded(tuple(len(player.hand) for player in state.players))
    return Step(state, (*told, Told(hands)))


def _after_draft(state: State) -> State:
    """TH-047: events to hand; units are still to be placed, commanders lie down with them (TH-049)."""
    events = deck_of(state).events
    for seat, kept in enumerate(draft_of(state).picks):
        hand = tuple(card for card in kept if card in events)
        state = with_player(state, seat, replace(state.players[seat], hand=hand))
    left = tuple(tuple(card for card in kept if card not in events) for kept in draft_of(state).picks)
    draft = Draft(((),) * len(left), left, (None,) * len(left))
    return then(replace(state, draft=draft), PlaceUnits(everybody(state)), SetOut())
