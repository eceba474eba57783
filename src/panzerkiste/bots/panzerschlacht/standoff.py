"""The contest between a turn and a plan that are chosen without sight of each other.

The mover mixes over turns, the planner over squares. A shot takes away what the driver on its square is worth, so
the stake is linear in the plan, and two players who learn from each other's habits find good mixtures quickly.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

SAFE: Final = 100  # stands for squares that no shot can be planned on
_ARTLESS_HEAT: Final = 0.15


class Contest(NamedTuple):
    """The mover's turns. In every world (one guess at the mover's hidden values) they are worth something else."""

    worth: Numbers  # worlds × turns: if nothing is hit
    ends: Indices  # turns × tanks: where drivers end; SAFE for tanks that no shot can hit
    stakes: Numbers  # worlds × turns × tanks: what a hit there takes away
    shots: int


class Mixture(NamedTuple):
    turns: Numbers  # worlds × turns: how likely each is; sums to 1 in every world
    cover: Numbers  # per square the chance that it is shot at


class Habits(NamedTuple):
    """How both sides come to their choices."""

    rounds: int  # of adapting to each other; 1 is to think that nobody adapts
    heat: float  # how little small differences count for the mover
    artless: float  # the chance that the mover does not think of shots at all


def settle(contest: Contest, habits: Habits, in_time: Callable[[], bool]) -> Mixture:
    """Both sides adapt to what the other has done so far; their averages come close to an equilibrium.

    In the first round the mover drives as if nobody shot. Its choice is soft, and less so with every round.
    """
    cover, turns, played = np.zeros(SAFE + 1), np.zeros(contest.worth.shape), 0
    artless = softly(contest.worth, _ARTLESS_HEAT)
    while played < habits.rounds and (played == 0 or in_time()):
        hoped = contest.worth - losses(contest, cover / max(1, played))
        played += 1
        turns += softly(hoped, habits.heat / np.sqrt(played))
        expected = (1 - habits.artless) * turns / played + habits.artless * artless
        cover[_best_plan(aims(contest, expected), contest.shots)] += 1
    return Mixture(turns / played, cover / played)


def losses(contest: Contest, cover: Numbers) -> Numbers:
    """What shots are expected to take from each turn."""
    return np.asarray((contest.stakes * cover[contest.ends]).sum(axis=2))


def aims(contest: Contest, turns: Numbers) -> Numbers:
    """Per square, what a shot there is expected to take, if turns are mixed so."""
    stakes = np.einsum("wtn,wt->tn", contest.stakes, turns) / len(turns)
    found = np.bincount(contest.ends.ravel(), stakes.ravel(), minlength=SAFE + 1).astype(np.float64)
    found[SAFE] = 0
    return found


def _best_plan(aim: Numbers, shots: int) -> Indices:
    best = np.argpartition(-aim, shots)[:shots]
    return best[aim[best] > 0]


def softly(hoped: Numbers, heat: float) -> Numbers:
    """The better the likelier, in every world."""
    weights = np.exp((hoped - hoped.max(axis=1, keepdims=True)) / heat)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))
