"""Information (DZ-097): everything is public except the cards in other hands, and the order of the decks."""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player

UNKNOWN = ""  # a card that the viewer cannot see


class View(Struct, frozen=True, gc=False):
    """What *seat* may know: the state, in which unseen cards are blank and lie in their owner's deck."""

    seat: Seat
    state: State

    def _repr_svg_(self) -> str:
        """How a notebook shows a view."""
        return svg(self)


def view(state: State, seat: Seat) -> View:
    others = [player for player in state.players if player != seat and state.hands[player]]
    for player in others:
        state = _hidden(state, player)
    return View(seat, state)


def _hidden(state: State, player: Player) -> State:
    """The hand turned over: how many cards is seen, which ones they or the deck hold is not."""
    unseen = tuple(sorted(state.hands[player] + state.decks[player]))
    return _with_cards(state, player, (UNKNOWN,) * len(state.hands[player]), unseen)


def _with_cards(state: State, player: Player, hand: tuple[str, ...], deck: tuple[str, ...]) -> State:
    hands, decks = list(state.hands), list(state.decks)
    hands[player], decks[player] = hand, deck
    return replace(state, hands=tuple(hands), decks=tuple(decks))


def shown_options(options: Options) -> Options:
    """DZ-097: the position that a battle begins with names every hand and deck; nobody reads that."""
    lines = options.position.splitlines()
    open_ones = [line for line in lines if line.split()[:1] != ["cards"]]
    return options if open_ones == lines else replace(options, position="\n".join(open_ones))


def imagine(view: View, rng: Random) -> State:
    """A full state that this view could be a view of: unseen hands are dealt at random."""
    state = view.state
    for player in state.players:
        if UNKNOWN in state.hands[player]:
            unseen = list(state.decks[player])
            rng.shuffle(unseen)
            held = len(state.hands[player])
            state = _with_cards(state, player, tuple(sorted(unseen[:held])), tuple(sorted(unseen[held:])))
    return state


def svg(view: View) -> str:
    """The battle as a field map."""
    from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
    from panzerkiste.games.dropzone.pictures.drawing import battle_svg

    state = view.state
    field = replace(battlefield_of(state.options.battlefield), board=state.board)
    return battle_svg(field, state.units, (), state.objectives)
