"""Perfect recall, held to the letter: a seat's information state is the same text in two matches exactly where all that
the seat has done, heard and seen was the same in both, also long ago.
"""

from random import Random
from typing import Any, Final

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, Match
from panzerkiste.proving.wander import Nonconforming, attempt, moment_of, random_answer

FOLLOWED_STEPS: Final = 10
SAME: Final = 0.5  # how often others do the same in both matches


def check_recall(match: AnyMatch, rng: Random) -> None:
    """Two matches that begin like this one are played on side by side, and in one of them others do as they like."""
    begun, seat = rng.randrange(len(match.entries) + 1), rng.randrange(len(match.header.seats))
    here, there = _again(match, begun), _again(match, begun)
    for _ in range(FOLLOWED_STEPS):
        if not _both_go_on(here, there, seat, rng):
            return
        alike = _observed(here, seat) == _observed(there, seat)
        if (here.information_state(seat) == there.information_state(seat)) != alike:
            raise Nonconforming(
                f"seat {seat} {'cannot' if alike else 'can'} tell two matches apart, but its information states "
                f"{'differ' if alike else 'are the same'}:\n{here.information_state(seat)}"
            )


def _again(match: AnyMatch, entries: int) -> AnyMatch:
    """A match that began the same."""
    copy: AnyMatch = Match(match.game, match.header)
    copy.entries, copy.steps = match.entries[:entries], match.steps[: entries + 1]
    return copy


def _both_go_on(here: AnyMatch, there: AnyMatch, seat: Seat, rng: Random) -> bool:
    """One entry each; the seat itself does the same in both, as far as it may."""
    asked = [match.game.play.decision(match.state) for match in (here, there)]
    if None in asked:
        return False
    first, second = (owed.seats for owed in asked if owed)
    actor = rng.choice(first)
    other = actor if actor in second else rng.choice(second)
    action = random_answer(moment_of(here, rng), actor)
    freely = other != actor or (actor != seat and rng.random() > SAME)
    here.submit(actor, action)
    there.submit(
        other, _answer(there, other, action, rng) if not freely else random_answer(moment_of(there, rng), other)
    )
    return True


def _answer(match: AnyMatch, seat: Seat, action: Any, rng: Random) -> Any:
    """The same answer, where it is legal here too."""
    moment = moment_of(match, rng)
    return random_answer(moment, seat) if isinstance(attempt(moment, seat, action), Illegal) else action


def _observed(match: AnyMatch, seat: Seat) -> list[Any]:
    """All that the seat has noticed: what it did and heard, and each view that was not as the one before."""
    found: list[Any] = []
    view = None
    for number, step in enumerate(match.steps):
        found += match.history(seat, number, number + 1)
        before, view = view, match.game.information.view(step.state, seat)
        if view != before:
            found.append(view)
    return found
