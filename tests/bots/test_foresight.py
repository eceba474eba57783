"""Looking ahead in any open game: shown at Nim, where whoever takes the last of a heap has won."""

from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from panzerkiste.bots.foresight import foresighted
from panzerkiste.engine.game import Decision, Information, Offer, Play, Result, Seat, Step, first_offered
from panzerkiste.engine.knowledge import Knowledge

State = tuple[int, Seat]  # what is left, and who takes from it


def offer(state: State, seat: Seat) -> Offer[int]:
    left, mover = state
    return Offer("take", tuple(range(1, min(3, left) + 1)) if seat == mover else ())


NIM = SimpleNamespace(
    play=Play(
        start=lambda options, seats: Step((10, 0)),
        decision=lambda state: Decision((state[1],), "take", (state[1],)) if state[0] else None,
        offer=offer,
        apply=lambda state, seat, taken: Step((state[0] - taken, 1 - seat)),
        result=lambda state: None if state[0] else Result((1 - state[1],), "last"),
        default=first_offered(offer),
        bound=lambda options: 10,
    ),
    information=Information(),
)


def answer(left: int, turns: int, seat: Seat = 0, seed: int = 1, seconds: float = 60, worth: Any = None) -> int:
    state = left, seat
    known = Knowledge(NIM, state, offer(state, seat), (), seat, Random(seed), monotonic() + seconds)  # type: ignore[arg-type]
    taken: int = foresighted(turns, worth or (lambda state, seat: 0.0), known)
    return taken


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("left", "best"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_leaves_what_the_rival_can_only_lose_from(left: int, best: int, seat: Seat):
    assert {answer(left, 9, seat, seed) for seed in range(5)} == {best}


def test_of_two_ways_to_win_it_takes_the_sooner():
    """To leave four wins as well, three turns later."""
    assert {answer(3, 9, seed=seed) for seed in range(5)} == {3}


@pytest.mark.parametrize("own", [0, 1])
def test_beyond_its_turns_it_goes_by_what_a_state_is_worth_to_its_seat(own: Seat):
    """The worth is asked of its own seat, also where the rival would be next: here much left is good for seat 1."""
    assert answer(10, 1, own, worth=lambda state, seat: state[0] if seat == 1 else -state[0]) == (3, 1)[own]


def test_what_seems_equal_is_chosen_by_chance():
    assert {answer(10, 1, seed=seed) for seed in range(30)} == {1, 2, 3}


def test_without_time_it_still_answers():
    assert answer(9, 9, seconds=-1) in (1, 2, 3)


def test_somebody_absent_gives_the_first_answer_that_is_offered():
    assert NIM.play.default((10, 1), 1) == 1
