"""The stack of what is still to happen."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.pending import settle, then


class Ask(Struct, frozen=True):
    what: str


class Say(Struct, frozen=True):
    what: str


class Interrupt(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    pending: tuple[object, ...] = ()
    said: str = ""


def say(state: State, frame: Say) -> Step[State, str]:
    return Step(replace(state, said=state.said + frame.what), (Told(frame.what),))


def interrupt(state: State, frame: Interrupt) -> Step[State, str]:
    return Step(then(state, Say("!"), Ask("really?")), (Told("stop"),))


STEPS: dict[type, Callable[[State, Any], Step[State, str]]] = {Say: say, Interrupt: interrupt}


def test_frames_happen_in_the_order_they_were_given_before_what_waits_already():
    assert then(State((Ask("later"),)), Say("a"), Say("b")).pending == (Ask("later"), Say("b"), Say("a"))


def test_frames_that_ask_nobody_run_until_a_question_is_open():
    step = settle(Step[State, str](then(State(), Say("a"), Say("b"), Ask("now?"), Say("c"))), STEPS)
    assert step.state == State((Say("c"), Ask("now?")), "ab")
    assert [told.event for told in step.told] == ["a", "b"]


def test_an_interrupt_goes_first_and_the_rest_waits_beneath():
    step = settle(Step[State, str](then(State(), Interrupt(), Say("c"))), STEPS)
    assert step.state == State((Say("c"), Ask("really?")), "!")


def test_what_the_step_told_before_comes_first_and_it_stays_final():
    step = settle(Step[State, str](then(State(), Say("a")), (Told("before"),), final=True), STEPS)
    assert [told.event for told in step.told] == ["before", "a"]
    assert step.final
    assert step.state.pending == ()
