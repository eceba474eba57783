"""Answers in numbers: the checks find a coding that is broken, and every game's holds where random matches lead."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import panzerkiste
from panzerkiste.engine.coding import Coding, Part, listed
from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.proving.coding import check_coding, check_observations
from panzerkiste.proving.wander import Nonconforming, moment_of, new_match, wander
from tests.engine import toy
from tests.engine.toy import TOY, Hide, Mark, Stop
from tests.golden.record import starts

WORDS = ("hide", "mark", "stop", "1", "2", "3")


def spelled(action: Any) -> tuple[str, ...]:
    match action:
        case Hide(number):
            return "hide", str(number)
        case Mark(number):
            return "mark", str(number)
    return ("stop",)


def begin(state: Any, seat: int) -> Part[Any]:
    return listed((spelled(action), action) for action in toy.offer(state, seat).actions)


LAYOUTS = (Layout("numbers", ("number", "points")),)


def observe(view: Any) -> Any:
    canvas = Canvas(LAYOUTS)
    canvas.numbers(number=view.number, points=view.points[0])
    return canvas.arrays


def wandering(begin: Any, words: tuple[str, ...] = WORDS) -> None:
    game = replace(TOY, coding=lambda options: Coding(words, begin, LAYOUTS, observe))
    for seed in range(10):
        match, rng = new_match(game, toy.Options(), 2), Random(seed)
        check_coding(moment_of(match, rng))
        for _ in wander(match, rng):
            check_coding(moment_of(match, rng))


def test_the_toys_answers_can_be_said_in_numbers():
    wandering(begin)
    coding, state = Coding(WORDS, begin, LAYOUTS, observe), new_match(TOY, toy.Options(), 2).state
    part = coding.begin(state, 0)
    assert coding.choices(part) == [0]
    assert bytes(coding.mask(part)) == b"\1\0\0\0\0\0"
    assert coding.choices(coding.then(part, 0)) == [3, 4, 5]
    assert coding.action(state, 0, [0, 4]) == Hide(2)
    assert coding.action(state, 0, [0]) is None
    with pytest.raises(KeyError):
        coding.action(state, 0, [1])


def test_a_word_that_nobody_knows_is_found():
    with pytest.raises(Nonconforming, match=r"these are no words: \['3'\]"):
        wandering(begin, WORDS[:-1])


def test_an_answer_that_is_illegal_is_found():
    with pytest.raises(Nonconforming, match="which is refused"):
        wandering(
            lambda state, seat: Part({"stop": lambda: Part(action=Stop())}) if begin(state, seat).following else Part()
        )


def test_an_answer_that_cannot_be_said_is_found():
    with pytest.raises(Nonconforming, match="not each can be said once"):
        wandering(lambda state, seat: listed((spelled(a), a) for a in toy.offer(state, seat).actions if a != Hide(2)))


def test_a_seat_that_is_not_asked_and_can_speak_is_found():
    with pytest.raises(Nonconforming, match="is asked '', but can say"):
        wandering(
            lambda state, seat: begin(state, seat) if toy.offer(state, seat).ask else listed([(("stop",), Stop())])
        )


def observed(observe: Any) -> None:
    game = replace(TOY, coding=lambda options: Coding(WORDS, begin, LAYOUTS, observe))
    check_observations(moment_of(new_match(game, toy.Options(), 2), Random(0)))


def test_arrays_are_as_the_layouts_say():
    observed(observe)


@pytest.mark.parametrize("wrong", [lambda array: array[:1], lambda array: array / 0.0])
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_an_array_of_another_shape_or_without_numbers_is_found(wrong: Any):
    with pytest.raises(Nonconforming, match="the observation of seat 0 is"):
        observed(lambda view: {"numbers": wrong(observe(view)["numbers"])})


def test_own_comes_first_whoever_looks():
    match = panzerkiste.begin("tank-chess")
    assert match.game.coding
    coding = match.game.coding(match.options)
    white, black = (coding.observe(match.game.information.view(match.state, seat))["board"] for seat in (0, 1))
    planes = coding.layouts[0].says
    own, enemy = planes.index("own C"), planes.index("enemy C")
    assert white[own].sum() == 1
    assert (white[own] == black[enemy]).all()
    assert (white[enemy] == black[own]).all()


def test_a_hidden_value_is_no_number():
    match = panzerkiste.begin("panzerschlacht")
    assert match.game.coding
    coding, rng = match.game.coding(match.options), Random(1)
    for seat in (0, 1):
        match.submit(seat, match.game.play.candidates(match.state, seat, rng, 1)[0])
    board = coding.observe(match.game.information.view(match.state, 1))["board"]
    own, enemy = (board[coding.layouts[0].says.index(f"{whose} value")] for whose in ("own", "enemy"))
    assert sorted(own[own > 0] * 6) == pytest.approx([1, 2, 3, 4, 5, 6])
    assert not enemy.any()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("id", panzerkiste.games())
def test_what_random_matches_ask_can_be_said(id: str, seed: int):
    written = starts(id)[seed::4]
    game, rng = panzerkiste.game(id), Random(seed)
    for options, seats in [({}, 2)] if id != "dropzone" else [(start.options, start.players) for start in written[:3]]:
        match = panzerkiste.begin(game, seats, options)
        asked = set[str]()
        for number, _ in enumerate(wander(match, rng)):
            owed = game.play.decision(match.state)
            if owed and (owed.ask not in asked or rng.random() < 0.03):
                asked.add(owed.ask)
                check_coding(moment_of(match, rng))
                check_observations(moment_of(match, rng))
            if number > 300:
                break


def play_by_numbers(id: str, seed: int) -> panzerkiste.Match:  # type: ignore[type-arg]
    game, rng = panzerkiste.game(id), Random(seed)
    assert game.coding
    coding = game.coding(game.types.options())

    def player(known: panzerkiste.Knowledge) -> Any:
        state = known.imagine()
        part = coding.begin(state, known.seat)
        while part.action is None:
            part = coding.then(part, rng.choice(coding.choices(part)))
        return part.action

    return panzerkiste.play(id, [player, player], seed)


@pytest.mark.parametrize("id", ["panzerschlacht", "tank-hunter"])
def test_a_whole_match_is_played_by_numbers_from_what_a_seat_knows(id: str):
    assert play_by_numbers(id, 3).result is not None


def test_tank_chess_needs_a_word_for_each_cell_and_few_more():
    game = panzerkiste.game("tank-chess")
    assert game.coding
    board = panzerkiste.begin(game).state.board
    assert len(game.coding(game.types.options()).words) == board.width * board.height + 10
