"""TH-125: what a clever listener makes of the lengths of all windows of a match."""

from math import exp
from random import Random
from statistics import mean

import numpy as np
import pytest

from panzerkiste.proving.coverage import rule
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.windows import Windows
from tests.server.eavesdropper import Eavesdropper, told_apart
from tests.server.test_windows import HELD, WINDOW

WINDOWS, KNOWN, HEARD = 150, 30, 12  # in a match; matches to learn from, and to be judged by
ORDERS = 0.0  # seconds that a standing order takes


def about(seconds, tail):
    return lambda rng, gone: seconds * exp(rng.gauss(0, tail))


def either(one, other, share):
    return lambda rng, gone: (one if rng.random() < share else other)(rng, gone)


def becoming(first, last):
    return lambda rng, gone: first * (last / first) ** gone * exp(rng.gauss(0, 0.3))


# How long people take to pass, in seconds, and what of the match is over then.
STEADY = {
    "quick": about(0.8, 0.4),
    "typical": about(1.8, 0.6),
    "slow": about(4.0, 0.5),
    "always alike": about(1.0, 0.05),
    "quick against slow": either(about(0.8, 0.4), about(4.0, 0.5), 0.5),
    "now and then away": either(about(2.0, 0.5), about(60.0, 0.1), 0.9),
    "orders for most": either(about(1.8, 0.6), lambda rng, gone: ORDERS, 0.4),
    "two clocks": either(about(0.8, 0.05), about(4.0, 0.05), 0.5),
}
TELLING = {
    "at once": about(0.35, 0.2),
    "twice as quick at the end": becoming(2.8, 1.4),
    "twice as slow at the end": becoming(1.4, 2.8),
}


def course(people, seed, pace="live"):
    """A match with somebody asked in every fourth window: how long each lasts, and whether somebody was asked."""
    limits, rng, now, lasted = Limits(), Random(seed), 0, []
    windows, most = Windows(limits, pace, 2, Random(seed + 10_000)), {"live": limits.live, "equal": limits.equal}[pace]
    for number in range(WINDOWS):
        opened, asked = now, rng.random() < 0.25
        windows.open(now)
        windows.ask(now, WINDOW if asked else HELD)
        if asked:
            now += int(1000 * min(most, people(rng, number / WINDOWS)))
            windows.answer(now)
            windows.ask(now, HELD)
        closes = windows.closes_at(HELD)
        assert closes is not None
        now = max(now, int(closes))
        lasted.append((now - opened, asked))
    return lasted


def overheard(people):
    listener = Eavesdropper([course(people, 1000 + seed) for seed in range(KNOWN)])
    found = []
    for lasted in (course(people, seed) for seed in range(HEARD)):
        lengths, asked = zip(*lasted, strict=True)
        found.append(told_apart(listener.suspicion(list(lengths)), np.array(asked)))
    return mean(found)


@rule("TH-125")
@pytest.mark.parametrize("people", STEADY)
def test_th_125_a_listener_who_knows_the_players_hardly_tells_asked_from_not_asked(people):
    assert overheard(STEADY[people]) <= 0.6


@rule("TH-125")
@pytest.mark.parametrize("people", TELLING)
def test_th_125_where_all_pass_at_once_or_the_pace_changes_a_listener_learns_little_more(people):
    """What a table is like now, it learns from no more than the last lengths."""
    assert overheard(TELLING[people]) <= 0.65


@rule("TH-125")
def test_th_125_at_an_equal_pace_a_listener_learns_nothing():
    assert len({length for length, _ in course(STEADY["typical"], 1, "equal")}) == 1


@rule("TH-125")
@pytest.mark.parametrize("people", STEADY | TELLING)
def test_th_125_windows_last_no_longer_for_it_than_people_take(people):
    """So a match takes as much longer as there are windows in which nobody is asked, and no more."""
    lasted = [window for seed in range(HEARD) for window in course((STEADY | TELLING)[people], seed)]
    yes, no = ([length for length, asked in lasted if asked is was] for was in (True, False))
    assert mean(no) <= 1.2 * mean(yes)
