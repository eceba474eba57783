"""The contest between a turn and a plan that are chosen without sight of each other.

The mover mixes over turns, the planner over squares. A shot takes away what the driver on its square is worth, so
the stake is linear in the plan, and two players who learn from each other's habits find good mixtures quickly.
Whoever plays its part of a balance gains nothing from being unknown; the nearer to it, the less it
helps to know how somebody mixes.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

SAFE: Final = 100  # stands for squares that no shot can be planned on
_ARTLESS_HEAT: Final = 0.15
_EAGER: Final = 4.0  # how soon a planner who learns takes to what has paid
_FAINTEST: Final = 30.0  # liked by so much less is liked as little as can be


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


class Poise(NamedTuple):
    """How a player mixes that expects to be seen through."""

    rounds: int  # of both sides' learning
    trust: float  # the chance that the other side has habits; otherwise it knows how we mix


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


def balance(contest: Contest, habits: Mixture, poise: Poise, in_time: Callable[[], bool], *, planning: bool) -> Mixture:
    """How to mix, as planner or as mover, against one who either has *habits* or knows how we mix.

    Both learn by regret: the mover likes what would have been better so far, the planner what would have taken more.
    Their averages, of which later rounds count for more, come close to a balance: neither could do better by knowing.
    """
    turns, cover = np.full(contest.worth.shape, 1 / contest.worth.shape[1]), np.zeros(SAFE + 1)
    regrets, taken, scale = np.zeros(turns.shape), np.zeros(SAFE + 1), 1e-9
    all_turns, all_cover, weights, played = np.zeros(turns.shape), np.zeros(SAFE + 1), 0, 0
    by_habit, by_knowledge = poise.trust, 1 - poise.trust
    while played < poise.rounds and (played == 0 or in_time()):
        played += 1
        expected = by_habit * habits.turns + by_knowledge * turns if planning else turns
        aim = aims(contest, expected)
        taken, scale = taken + aim, max(scale, float(aim.max()))
        cover = _shared_out(taken * _EAGER / (scale * np.sqrt(played)), contest)
        feared = cover if planning else by_habit * habits.cover + by_knowledge * cover
        hoped = contest.worth - losses(contest, feared)
        regrets = np.maximum(regrets + hoped - (hoped * turns).sum(axis=1, keepdims=True), 0)
        turns = _by_regret(regrets)
        all_turns, all_cover, weights = all_turns + played * turns, all_cover + played * cover, weights + played
    all_turns, all_cover = all_turns / weights, all_cover / weights
    if planning:
        return Mixture(by_habit * habits.turns + by_knowledge * all_turns, all_cover)
    return Mixture(all_turns, by_habit * habits.cover + by_knowledge * all_cover)


def _by_regret(regrets: Numbers) -> Numbers:
    """Per world, turns in proportion to what not having taken them has cost; all alike where it has cost nothing."""
    whole = regrets.sum(axis=1, keepdims=True)
    return np.where(whole > 0, regrets / np.where(whole > 0, whole, 1), 1 / regrets.shape[1])


def _shared_out(liking: Numbers, contest: Contest) -> Numbers:
    """The planner's shots over the squares where somebody may end, the more the better liked, at most one on each."""
    reached = np.zeros(SAFE + 1, dtype=bool)
    reached[contest.ends] = True
    reached[SAFE] = False
    cover = np.zeros(SAFE + 1)
    shots = min(contest.shots, int(reached.sum()))
    weights = np.where(reached, np.exp(np.maximum(liking - liking.max(), -_FAINTEST)), 0)
    full = np.zeros(SAFE + 1, dtype=bool)
    while shots > full.sum():
        open_to = np.where(full, 0, weights)
        cover = np.where(full, 1, open_to * (shots - full.sum()) / open_to.sum())
        if not (over := cover > 1).any():
            return cover
        full |= over
    return np.where(full, 1.0, 0.0)


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
