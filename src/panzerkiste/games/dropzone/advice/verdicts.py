"""The verdict of the rules on an action that is only tried."""

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.turn import apply
from panzerkiste.games.dropzone.view import View


def refusal_of(view: View, action: Action) -> Refusal | None:
    """None: it would be accepted."""
    try:
        apply(view.state, view.seat, action)
    except Illegal as illegal:
        return illegal.refusal
    return None


def is_legal(view: View, *actions: Action) -> bool:
    """Whether these can be given one after the other, nothing else being asked in between."""
    return is_allowed(after, view, *actions)


def after(view: View, *actions: Action) -> View:
    """What is seen when these have been given one after the other; raises Illegal."""
    state = view.state
    for action in actions:
        state = apply(state, view.seat, action).state
    return replace(view, state=state)
