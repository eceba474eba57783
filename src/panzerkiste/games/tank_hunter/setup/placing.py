"""Placing (TH-048 to TH-052): where the drafted units lie, and who begins."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.events import (
    Event,
    FirstPlayer,
    FirstRolled,
    LinesShown,
    PlacementFixed,
    PointsAnnounced,
)
from panzerkiste.games.tank_hunter.setup.draft import draft_of
from panzerkiste.games.tank_hunter.state import (
    CommanderInPlay,
    Draft,
    FinishSetup,
    Place,
    PlaceUnits,
    RollForFirst,
    SetOut,
    State,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, go_on, tell, tell_all, with_player
from panzerkiste.games.tank_hunter.units.lines import fit_for_the_rear, placed


def units_to_place(state: State, seat: Seat) -> tuple[CardId, ...]:
    units = deck_of(state).units
    return tuple(card for card in draft_of(state).picks[seat] if card in units)


def plain_placement(state: State, seat: Seat) -> Place:
    """TH-402: everything in front, in the order of the draft."""
    return Place(units_to_place(state, seat), ())


def random_placement(state: State, seat: Seat, rng: Random) -> Place:
    cards = list(units_to_place(state, seat))
    rng.shuffle(cards)
    fit = fit_for_the_rear(state.options, cards)
    rear = [at for at, card in enumerate(cards) if card in fit and rng.random() < 0.5]
    return Place(tuple(card for at, card in enumerate(cards) if at not in rear), tuple(cards[at] for at in rear))


def check_placement(state: State, seat: Seat, place: Place) -> None:
    if Counter(place.front + place.rear) != Counter(units_to_place(state, seat)):
        raise Illegal("TH-050")
    fit = fit_for_the_rear(state.options, place.rear)
    for card in place.rear:
        if card not in fit:
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
