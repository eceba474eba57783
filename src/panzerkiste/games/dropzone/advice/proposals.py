"""From a wish to orders: what is proposed is tried, and what cannot be proposed says why."""

from collections.abc import Callable

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.advice.answers import Proposal, Trial
from panzerkiste.games.dropzone.advice.trials import tried
from panzerkiste.games.dropzone.view import View


def proposal(view: View, *actions: Action) -> Proposal:
    return Proposal(actions, tried(view, actions[0]))


def proposed(propose: Callable[[], Proposal]) -> Proposal:
    """A refusal on the way to a proposal is the answer."""
    try:
        return propose()
    except Illegal as illegal:
        return Proposal((), Trial(illegal.refusal))
