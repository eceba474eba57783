"""Somebody who listens to a table of Tank Hunter and knows how long every window was open (TH-125).

He knows the pace of the people who play there from many other matches of theirs, in which he was told who was asked,
and he knows the whole match: he compares a window with those around it, before it and after it, and with all that are
as long. From each he estimates how much likelier it makes that somebody was asked, and weighs these against each other.
"""

from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]

Lasted = list[tuple[int, bool]]  # milliseconds, and whether somebody was asked

BINS, PHASES, AROUND, NEVER = 24, 6, 10, 9.0
DOUBT = 2.0  # matches are few: what was seen once may have been luck


class Eavesdropper:
    def __init__(self, known: list[Lasted]) -> None:
        marks = np.concatenate([_marks(lasted) for lasted in known])
        asked = np.concatenate([[was for _, was in lasted] for lasted in known])
        edges = np.linspace(0, 1, BINS + 1)[1:-1]
        self._edges = [np.unique(np.quantile(column, edges)) for column in marks[:, :-1].T]
        sorts = self._sorts(marks)
        self._tells = [_likelihood(column, asked) for column in sorts.T]
        self._weights = _weighed(self._evidence(sorts), asked)

    def suspicion(self, lengths: list[int]) -> Numbers:
        """For each window, the more the likelier somebody was asked."""
        found: Numbers = self._evidence(self._sorts(_marks([(length, False) for length in lengths]))) @ self._weights
        return found

    def _sorts(self, marks: Numbers) -> Numbers:
        """Of which sort a window is by each mark, and by its length at its time of the match."""
        by_mark = [np.searchsorted(edges, column) for edges, column in zip(self._edges, marks[:, :-1].T, strict=True)]
        return np.column_stack([*by_mark, by_mark[0] * PHASES + marks[:, -1].astype(int)])

    def _evidence(self, sorts: Numbers) -> Numbers:
        told = [tells[column] for tells, column in zip(self._tells, sorts.T, strict=True)]
        return np.column_stack([*told, np.ones(len(sorts))])


def told_apart(suspicion: Numbers, asked: Numbers) -> float:
    """The area under the curve: how often the more suspicious of two windows is that in which somebody was asked."""
    yes, no = suspicion[asked, None], suspicion[~asked]
    return float(np.mean((yes > no) + (yes == no) / 2))


def _marks(lasted: Lasted) -> Numbers:
    """What can be seen of each window: its length, by itself and beside others, and last its time of the match."""
    lengths = np.array([log(length) for length, _ in lasted])
    number = np.arange(len(lengths))
    apart = np.abs(lengths[:, None] - lengths) + NEVER * np.eye(len(lengths))
    beside = [lengths[max(0, at - AROUND) : at + AROUND + 1] for at in number]
    before = [lengths[max(0, at - AROUND) : at + 1] for at in number]
    after = [lengths[at : at + AROUND + 1] for at in number]
    earlier, later = (
        np.where(where, apart, NEVER).min(1) for where in (number < number[:, None], number > number[:, None])
    )
    medians = [lengths - [np.median(some) for some in others] for others in (beside, before, after)]
    alike = [np.log(np.maximum(one, 1e-4)) for one in (earlier, later, np.sort(apart, 1)[:, 5])]
    return np.column_stack([lengths, *medians, *alike, number * PHASES // len(number)])


def _likelihood(sorts: Numbers, asked: Numbers) -> Numbers:
    """By the sort of a window, how much likelier it is where somebody was asked."""
    share = asked.mean()
    most = BINS * PHASES
    yes, no = np.bincount(sorts[asked], minlength=most), np.bincount(sorts[~asked], minlength=most)
    ratio: Numbers = np.log((yes + DOUBT * share) / (no + DOUBT * (1 - share)) * (1 - share) / share)
    return ratio


def _weighed(evidence: Numbers, asked: Numbers) -> Numbers:
    """How much each piece of evidence says beside the others: logistic regression."""
    weights = np.zeros(evidence.shape[1])
    for _ in range(10):
        chance = 1 / (1 + np.exp(-evidence @ weights))
        bend = (evidence * (chance * (1 - chance))[:, None]).T @ evidence + 5 * np.eye(len(weights))
        weights += np.linalg.solve(bend, evidence.T @ (asked - chance) - 5 * weights)
    return weights
