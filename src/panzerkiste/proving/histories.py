"""Histories for property tests: any match the rules allow. Needs Hypothesis."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.match import AnyMatch
from panzerkiste.proving.wander import mixed_options, new_match


@st.composite
def histories(draw: st.DrawFn, game: AnyGame, longest: int = 40) -> AnyMatch:
    """A match of at most *longest* entries: at each step any legal answer, and asides; it shrinks to a shorter one."""
    seats = draw(st.integers(*game.players))
    options = mixed_options(game, Random(draw(st.integers(0, 99))), seats)
    match = new_match(game, options, seats)
    while len(match.entries) < longest and draw(st.booleans()) and (owed := game.play.decision(match.state)):
        seat = draw(st.sampled_from(owed.seats))
        match.submit(seat, draw(_answers(game, match.state, seat)))
    return match


def _answers(game: AnyGame, state: Any, seat: Seat) -> st.SearchStrategy[Any]:
    offer = game.play.offer(state, seat)
    listed = offer.actions + offer.asides
    if seat == CHANCE and not listed:
        listed = tuple(outcome for outcome, _ in game.play.outcomes(state))
    if not offer.space:
        return st.sampled_from(listed)
    spread = st.integers(0, 2**16).map(lambda seed: game.play.candidates(state, seat, Random(seed), 1)[0])
    return st.one_of(spread, st.sampled_from(listed)) if listed else spread
