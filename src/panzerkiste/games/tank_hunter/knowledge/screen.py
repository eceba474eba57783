"""What of a view a screen is shown: the table as it lies and what is asked, not how the rules mean to go on."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import Attack, Draft, KnownEvent, Player, Scouting, Shooting, Strike
from panzerkiste.games.tank_hunter.state.frames import Chance, Question, Run


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
    )


def _question(view: View) -> Question | Chance | None:
    """Steps that run by themselves have run before anybody looks."""
    frame = view.pending[-1] if view.pending else None
    assert not isinstance(frame, Run), "a settled game asks"
    return frame
