"""Elimination and the ends of the game (TH-155 to TH-158, TH-160 to TH-168)."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.game import Result, Seat, Step
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.events import Discarded, Eliminated, Event, EventEnded, GameEnded
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import SEAT_CODES, Dispose, InPlay, Player, Removed, State
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, go_on, tell, tell_all, with_player
from panzerkiste.games.tank_hunter.units.lines import put_down

Reason = Literal["last-player", "bombing", "unit-deck", "stalemate"]


class Score(Struct, frozen=True, gc=False):
    points: int
    rank: int


def score_of(options: Options, player: Player) -> int:
    """TH-166: the points in a score pile."""
    units = cards_of(options.deck).units
    return sum(units[card].points for card in player.score)


def scores(options: Options, players: Sequence[Player]) -> tuple[Score, ...]:
    """TH-166, TH-168: by seat; equal points share a rank, since there is no tie-break."""
    points = [score_of(options, player) for player in players]
    return tuple(Score(own, 1 + sum(other > own for other in points)) for own in points)


def end_game(state: State, reason: Reason) -> Stepped:
    """TH-166 to TH-168: everybody counts, also the eliminated; equal highest scores share the victory.

    TH-159: whoever has resigned has given the victory away, or a leader could end the game by resigning.
    """
    step = _all_placed(cut(state, 0))
    state = step.state
    points = tuple(score_of(state.options, player) for player in state.players)
    in_it = [seat for seat, player in enumerate(state.players) if not player.resigned] or range(len(points))
    winners = tuple(seat for seat in in_it if points[seat] == max(points[other] for other in in_it))
    state = replace(state, attack=None, shooting=None, scouting=None, strike=None, result=Result(winners, reason))
    return go_on(Step(state, step.told), lambda state: tell(state, GameEnded(reason, points, winners)))


def _all_placed(state: State) -> Stepped:
    """TH-164: remaining placements go to the front without a question."""
    holding = [seat for seat, player in enumerate(state.players) if player.drawn]
    return go_on(Step(state), *(partial(put_down, seat=seat, front=state.players[seat].drawn) for seat in holding))


def cut(state: State, keep: int) -> State:
    """The stack down to its first *keep* frames. Events that were being carried out above go where they belong."""
    events = deck_of(state).events
    for frame in state.pending[keep:]:
        if not isinstance(frame, Dispose):
            continue
        card = frame.playing.card
        if events[card].after == "remove":
            state = replace(state, removed=(*state.removed, Removed(card)))
        else:
            state = replace(state, discard=(*state.discard, card))
    return replace(state, pending=state.pending[:keep])


def eliminate(state: State, seat: Seat) -> Stepped:
    """TH-155, TH-158: hand and events go to the discard pile, commanders out of the game; the score pile stays."""
    player = state.players[seat]
    gone = tuple(Removed(commander.card) for commander in player.commanders)
    told: list[Event] = [Discarded(seat, player.hand)] if player.hand else []
    told += [EventEnded(InPlay(card, SEAT_CODES[seat])) for card in player.staying]
    state = replace(state, discard=state.discard + player.hand + player.staying, removed=state.removed + gone)
    left = replace(player, hand=(), staying=(), commanders=(), ignored_water=(), eliminated=True)
    return tell_all(with_player(state, seat, left), Eliminated(seat), *told)


def alive(state: State) -> list[Seat]:
    return [seat for seat, player in enumerate(state.players) if not player.eliminated]


def unless_decided(step: Stepped) -> Stepped:
    """TH-160: the game ends as soon as at most one player is left."""
    if len(alive(step.state)) > 1:
        return step
    return go_on(step, lambda state: end_game(state, "last-player"))
