"""What of a view a screen is shown: the table as it lies and what is asked, not how the rules mean to go on."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.actions import Rearrange
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.knowledge.own_turn import in_own_turn
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.setup.draft import left_neighbour
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    Attack,
    Draft,
    KnownEvent,
    Player,
    RearrangeHidden,
    Scouting,
    Shooting,
    Strike,
)
from panzerkiste.games.tank_hunter.state.frames import Chance, Question, Run
from panzerkiste.games.tank_hunter.turns.before_turn import hidden
from panzerkiste.games.tank_hunter.turns.ending import Score, scores
from panzerkiste.games.tank_hunter.units.lines import fit_for_the_rear


class Screen(Struct, frozen=True, gc=False):
    """What *seat* may know and looks at. A card that it may not know is UNKNOWN."""

    seat: Seat
    options: Options
    players: tuple[Player, ...]
    unit_deck: int
    known_top: tuple[KnownEvent, ...]
    piles: tuple[int, ...]
    discard: tuple[CardId, ...]
    bombings: int
    turn: int
    turn_player: Seat
    actions: int
    draft: Draft | None
    attack: Attack | None
    shooting: Shooting | None
    scouting: Scouting | None
    strike: Strike | None
    question: Question | Chance | None  # what is asked now; None: the game is over
    scores: tuple[Score, ...]  # by seat
    pack_to: Seat  # TH-045: whom this seat passes its pack to; NOBODY for a watcher
    fit_for_the_rear: tuple[CardId, ...]  # TH-048: of the cards this seat is to place
    rearranging: Rearrange | None  # TH-062: the cards this seat may rearrange, as they lie
    in_own_turn: bool  # this seat is asked for its action, or for a step that belongs to it


def screen(view: View) -> Screen:
    return Screen(
        view.seat,
        view.options,
        view.players,
        view.unit_deck,
        view.known_top,
        view.piles,
        view.discard,
        view.bombings,
        view.turn,
        view.turn_player,
        view.actions,
        view.draft,
        view.attack,
        view.shooting,
        view.scouting,
        view.strike,
        _question(view),
        scores(view.options, view.players),
        left_neighbour(view.seat, len(view.players)) if view.seat >= 0 else NOBODY,
        fit_for_the_rear(view.options, _to_place(view)),
        _rearranging(view),
        in_own_turn(view),
    )


def _to_place(view: View) -> tuple[CardId, ...]:
    if view.seat < 0:
        return ()
    return view.draft.picks[view.seat] if view.draft else view.players[view.seat].drawn


def _rearranging(view: View) -> Rearrange | None:
    if view.seat != view.turn_player or not isinstance(_question(view), RearrangeHidden):
        return None
    player = view.players[view.seat]
    return Rearrange(tuple(hidden(player, "front")), tuple(hidden(player, "rear")))


def _question(view: View) -> Question | Chance | None:
    """Steps that run by themselves have run before anybody looks."""
    frame = view.pending[-1] if view.pending else None
    assert not isinstance(frame, Run), "a settled game asks"
    return frame
