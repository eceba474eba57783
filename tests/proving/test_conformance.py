"""The conformance suite finds what it is there to find, in a good game that is broken in one place at a time."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from panzerkiste.engine.game import Information, Offer, Result, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.proving.conformance import check_game
from panzerkiste.proving.wander import Nonconforming, moment_of, new_match, wander
from panzerkiste.proving.worlds import check_imagination
from tests.engine import toy
from tests.engine.toy import TOY, AskMarks, Hide, Mark, Marked, Roll, Stop, toy_with

SEEDS = range(25)


def test_a_game_that_keeps_the_contract_passes():
    check_game(TOY, SEEDS, [toy.Options(), toy.Options(rounds=3)])


def test_a_game_need_not_answer_questions_or_take_standing_orders():
    silent = Information[Any, Any, Any, Any](view=toy.view, secrets=lambda options: True, imagine=toy.imagine)
    check_game(toy_with(query=None, advice=None, order=None, information=silent), SEEDS)


def test_what_nobody_hides_everybody_sees():
    state = TOY.play.start(toy.Options(), 2).state
    open_to_all = Information[Any, Any, Any, Any]()
    assert open_to_all.view(state, 1) is state
    assert open_to_all.imagine(state, Random(1)) is state


def broken(complaint: str, **parts: Any) -> Any:
    return pytest.param(toy_with(**parts), complaint, id=complaint)


def view_with_the_others_number(state: Any, seat: int) -> Any:
    return changed(toy.view(state, seat), number=state.numbers[1])


def view_of_the_marks_left(state: Any, seat: int) -> Any:
    return changed(toy.view(state, seat), pending=state.pending)


def view_of_the_marks(state: Any, seat: int) -> Any:
    return changed(toy.view(state, seat), marks=state.marks)


def imagine_along(view: Any, rng: Random) -> Any:
    """Keeps to what the view lets out, so that imagined worlds alone do not betray it."""
    return changed(toy.imagine(view, rng), marks=view.marks, pending=toy.imagine(view, Random(0)).pending)


def offer_that_knows_the_answer(state: Any, seat: int) -> Offer[Any]:
    offer = toy.offer(state, seat)
    return changed(offer, actions=(Stop(),)) if state.numbers[1] in state.marks and offer.ask == "mark" else offer


def apply_that_tells_by_refusing(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    if seat == 1 and isinstance(state.pending[-1] if state.pending else None, AskMarks) and 2 in state.marks:
        raise Illegal("TOY-1", "too_late")
    return toy.apply(state, seat, action)


def apply_with_a_crash(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    if isinstance(action, Mark):
        [1, 2, 3][action.number]
    return toy.apply(state, seat, action)


def apply_for_anybody(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    return toy.apply(state, 0, action) if action == Stop() else toy.apply(state, seat, action)


def apply_with_strange_rules(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    try:
        return toy.apply(state, seat, action)
    except Illegal as illegal:
        raise Illegal("GO-1", "elsewhere") from illegal


def apply_that_forgets_who_heard(state: Any, seat: int, action: Any) -> Step[Any, Any]:
    step = toy.apply(state, seat, action)
    return changed(step, told=tuple(changed(t, to=(7,)) if isinstance(t.event, Marked) else t for t in step.told))


def apply_by_mood() -> Callable[..., Step[Any, Any]]:
    moods = iter(range(10**9))

    def apply(state: Any, seat: int, action: Any) -> Step[Any, Any]:
        step = toy.apply(state, seat, action)
        return changed(step, final=next(moods) % 3 == 0)

    return apply


def notate_without_the_seat(state: Any, seat: int, action: Any) -> str:
    return toy.notate(state, 0 if seat == 1 else seat, action)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        broken("the view of seat .* tells two worlds apart:\n.*number", view=view_with_the_others_number),
        broken("the view .* of seat .* tells two worlds apart:\n.*left", view=view_of_the_marks_left),
        broken("the view of seat .* tells two worlds apart:\n.*marks", view=view_of_the_marks, imagine=imagine_along),
        broken("the offer of seat 0 tells two worlds apart", offer=offer_that_knows_the_answer),
        broken("seat 1 is offered Resign|the verdict on .* of seat 1", apply=apply_that_tells_by_refusing),
        broken("raised IndexError", apply=apply_with_a_crash),
        broken("was not offered Stop.*, but it is accepted", apply=apply_for_anybody),
        broken("names no rule of toy", apply=apply_with_strange_rules),
        broken("told to seats that do not exist", apply=apply_that_forgets_who_heard),
        broken("replays to|way back|tells two worlds apart", apply=apply_by_mood()),
        broken("was written for", notate=notate_without_the_seat),
        broken("do not sum to 1", outcomes=lambda state: [(Roll(1), Fraction(1, 2)), (Roll(2), Fraction(1, 3))]),
        broken("chance cannot answer", outcomes=lambda state: [(Roll(9), Fraction(1))]),
        broken(
            "are not one and the same",
            sample=lambda state, source: Roll(1),
            outcomes=lambda state: [(Roll(2), Fraction(1))],
        ),
        broken("nothing is said to be secret, but seat .* could as well be in", secrets=lambda options: False),
        broken("only one is imagined", imagine=lambda view, rng: toy.imagine(view, Random(0))),
        broken("goes on after its bound", bound=lambda options: 5),
        broken("the result is", result=lambda state: Result((), "always")),
        broken("is offered Hide.*, but it is refused", default=lambda state, seat: Hide(9)),
        broken("which is refused", obey=lambda view, offer, orders: Mark(7)),
        broken("reads back as", read_position=lambda text, options: toy.read_position("A 1 B 0", options)),
        broken("need as many names", seat_names=lambda seats: ("a",)),
        broken("what does play.seats say", seats=lambda state: 3),
    ],
)
def test_a_game_broken_in_one_place_is_found(game: Any, complaint: str):
    with pytest.raises(Nonconforming, match=complaint):
        check_game(game, SEEDS)


def test_an_imagined_world_that_looks_different_to_the_seat_is_found():
    told_apart = r"the view of an imagined world of seat 0 tells two worlds apart:\n.*number"
    with pytest.raises(Nonconforming, match=told_apart):
        imagine_everywhere(toy_with(view=view_with_the_others_number))


def imagine_everywhere(game: Any) -> None:
    match, rng = new_match(game, toy.Options(), 2), Random(0)
    for _ in wander(match, rng):
        check_imagination(moment_of(match, rng), 0, world=None)
