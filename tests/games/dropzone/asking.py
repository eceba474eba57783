"""Asking the rules for advice, as the table does."""

from typing import TypeVar

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.advice.answers import Advice, Proposal, Trial
from panzerkiste.games.dropzone.advice.queries import Query, TryAction
from panzerkiste.games.dropzone.state import State

A = TypeVar("A", bound=Advice)


def advice(state: State, query: Query, kind: type[A], seat: int = 0) -> A:
    found = DROPZONE.information.advise(DROPZONE.information.view(state, seat), query)
    assert isinstance(found, kind)
    return found


def trial(state: State, line: str) -> Trial:
    """A line of notation tried by its own seat."""
    seat, action = DROPZONE.text.parse(state, line)
    return advice(state, TryAction(action), Trial, seat)


def proposal(state: State, query: Query, seat: int = 0) -> tuple[Action, ...]:
    """The actions that are proposed; the trial in the answer is of the first."""
    found = advice(state, query, Proposal, seat)
    if found.actions:
        assert found.trial == advice(state, TryAction(found.actions[0]), Trial, seat)
    return found.actions


def given(state: State, actions: tuple[Action, ...], seat: int = 0) -> State:
    """The orders given one after the other."""
    assert actions, "there is something to give"
    for action in actions:
        state = DROPZONE.play.apply(state, seat, action).state
    return state


def why_not(state: State, query: Query, seat: int = 0) -> str:
    """The rule and the way by which a proposal says that it cannot be done, or by which the question is refused."""
    try:
        found = DROPZONE.information.advise(DROPZONE.information.view(state, seat), query)
    except Illegal as illegal:
        return " ".join(filter(None, (illegal.rule, illegal.way)))
    refusal = (
        found.trial.refusal if isinstance(found, Proposal) else found.refusal if isinstance(found, Trial) else None
    )
    return refusal.key.removeprefix("refused-") if refusal else ""
