"""A review of one match of each game: what it says adds up, and luck is nothing but luck."""

import dataclasses
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from panzerkiste.engine.game import CHANCE, HOST
from panzerkiste.engine.match import AnyMatch, Match, TakeBack, begin
from panzerkiste.registry import BOTS, GAMES
from panzerkiste.review import OPEN, MatchReview, assembled, review, tasks, work
from panzerkiste.review.parts import Look, Walk
from panzerkiste.review.whole import as_far_off
from panzerkiste.review.worth import Worth
from tests.review.matches import GAME_IDS, match_of, review_of

every_game = pytest.mark.parametrize("game_id", GAME_IDS)


@every_game
def test_dice_choices_and_what_was_hidden_add_up_from_the_first_chance_to_the_last(game_id: str) -> None:
    for course in review_of(game_id).courses:
        for seat, balance in enumerate(course.balances):
            whole = balance.dice + balance.own + balance.others + balance.hidden
            assert whole == pytest.approx(course.chances[-1][seat] - course.chances[0][seat], abs=1e-3)


@every_game
def test_the_last_chance_is_the_result_and_all_seats_share_one_point(game_id: str) -> None:
    result = match_of(game_id).result
    assert result
    for course in review_of(game_id).courses:
        assert course.chances[-1] == tuple(result.share(seat) for seat in range(2))
        assert all(sum(chances) == pytest.approx(1, abs=1e-3) for chances in course.chances)


@every_game
def test_a_throw_is_worth_exactly_the_mean_of_what_it_can_come_to(game_id: str) -> None:
    walk = Walk(match_of(game_id))
    assert walk.judge
    worth, throws = Worth(walk.game, walk.judge), 0
    for place in range(len(walk.steps) - 1):
        if walk.entry(place).seat != CHANCE:
            continue
        before = worth.of(walk.state(place))
        outcomes = worth.outcomes(walk.state(place))
        if before is None or not outcomes:
            continue
        throws += 1
        assert sum(one.weight for one in outcomes) == pytest.approx(1)
        for seat in range(walk.seats):
            assert sum(one.weight * (one.chances[seat] - before[seat]) for one in outcomes) == pytest.approx(0)
        came = worth.of(walk.state(place + 1))
        assert any(came == pytest.approx(one.chances) for one in outcomes)
        if throws == 40:
            break
    assert bool(throws) == walk.game.play.has_chance or game_id == "panzerschlacht"  # few guns are attacked


def test_dice_are_grouped_without_changing_their_odds() -> None:
    """Against every single throw."""
    walk, judge, compared = Walk(match_of("dropzone")), BOTS["dropzone"].judge, 0
    assert judge
    for place in range(len(walk.steps) - 1):
        entry, state = walk.entry(place), walk.state(place)
        if entry.seat != CHANCE or not 2 <= len(getattr(entry.action, "dice", ())) <= 3:
            continue
        dice = len(entry.action.dice)
        throws = [(type(entry.action)(faces), Fraction(1, 6**dice)) for faces in product(range(1, 7), repeat=dice)]
        assert _ends(walk, state, judge.odds(state)) == _ends(walk, state, throws)
        compared += 1
        if compared == 6:
            break
    assert compared


def _ends(walk: Walk, state: Any, throws: Iterable[tuple[Any, Fraction]]) -> dict[Any, Fraction]:
    ends = dict[Any, Fraction]()
    for throw, weight in throws:
        end = walk.game.play.apply(state, CHANCE, throw).state
        ends[end] = ends.get(end, Fraction(0)) + weight
    return ends


@pytest.mark.parametrize("game_id", ["panzerschlacht", "tank-hunter"])
def test_a_seats_course_is_the_same_in_every_world_that_it_cannot_tell_apart(game_id: str) -> None:
    """What the seat sees is kept, all else is imagined anew: its chances stay, and those with open eyes do not."""
    match = match_of(game_id)
    walk, differ = Walk(match), 0
    begins = review_of(game_id).begins
    for place in range(begins, min(begins + 30, len(walk.steps) - 1)):
        other: AnyMatch = Match(match.game, match.header)
        view = match.game.information.view(walk.state(place), 0)
        other.steps[0] = msgspec.structs.replace(match.steps[0], state=match.game.information.imagine(view, Random(99)))
        for eyes in (0, OPEN):
            here = work(match, Look(eyes, place, place + 1))
            there = work(other, Look(eyes, 0, 1))
            if eyes == 0:
                assert here.chances == there.chances
            else:
                differ += here.chances != there.chances
    assert differ


@pytest.mark.parametrize("game_id", ["panzerschlacht", "tank-hunter"])
def test_where_something_is_hidden_every_seat_has_a_course_of_its_own(game_id: str) -> None:
    assert [course.eyes for course in review_of(game_id).courses] == [OPEN, 0, 1]


@pytest.mark.parametrize("game_id", ["tank-chess", "dropzone"])
def test_where_nothing_is_hidden_there_is_one_course(game_id: str) -> None:
    assert [course.eyes for course in review_of(game_id).courses] == [OPEN]


@every_game
def test_up_to_three_turning_points_lie_on_the_way_and_tell_what_happened(game_id: str) -> None:
    found = review_of(game_id)
    assert 0 < len(found.points) <= 3
    assert [point.step for point in found.points] == sorted(point.step for point in found.points)
    for point in found.points:
        place = found.steps.index(point.step) - found.begins
        chances = found.courses[0].chances
        gained = tuple(after - before for after, before in zip(chances[place], chances[place - 1], strict=True))
        assert point.gains == pytest.approx(gained, abs=1e-3)
        if point.better and point.better.chance is not None and point.done and point.done.chance is not None:
            assert point.better.chance > point.done.chance
            assert point.better.why


@every_game
def test_every_seat_has_an_accuracy_from_all_its_decisions_that_can_be_weighed(game_id: str) -> None:
    accuracies = review_of(game_id).accuracies
    assert [one.seat for one in accuracies] == [0, 1]
    for one in accuracies:
        assert one.percent is not None
        assert 0 < one.percent <= 100
        assert one.best + one.good + one.inaccurate + one.mistakes > 0


@every_game
def test_a_review_is_plain_data(game_id: str) -> None:
    found = review_of(game_id)
    assert msgspec.json.decode(msgspec.json.encode(found), type=MatchReview) == found


def test_luck_counts_good_throws_against_those_to_be_expected() -> None:
    for luck in review_of("tank-hunter").luck:
        assert 0 <= luck.good <= luck.throws
        assert 0 < luck.expected < luck.throws
        assert 0 < luck.likely <= 1
    assert any(luck.ask == "shot" for luck in review_of("tank-hunter").luck)


def test_three_of_five_guns_where_more_than_four_were_to_be_expected_is_bad_luck() -> None:
    assert as_far_off([5 / 6] * 5, 3) == pytest.approx(1 - (5 / 6) ** 5 - 5 * (5 / 6) ** 4 / 6)
    assert as_far_off([0.5, 0.5], 2) == pytest.approx(0.25)


def test_set_ups_and_drafts_are_not_judged() -> None:
    found = review_of("tank-hunter")
    assert found.begins > 0
    assert len(found.courses[0].chances) == len(found.steps) - found.begins


def test_of_a_game_without_a_judgement_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    players = dataclasses.replace(BOTS["panzerschlacht"], judge=None)
    monkeypatch.setitem(BOTS._loaded, "panzerschlacht", players)
    match = match_of("panzerschlacht")
    found = review(match)
    assert not tasks(match)
    assert not found.courses
    assert not found.points
    assert not found.accuracies


def test_a_match_that_runs_is_not_reviewed() -> None:
    match = begin(GAMES["tank-chess"])
    assert not tasks(match)
    assert not assembled(match, ()).courses


def test_what_was_taken_back_is_no_part_of_it() -> None:
    match, again = match_of("tank-chess"), Match(GAMES["tank-chess"], match_of("tank-chess").header)
    first = match.entries[0]
    again.submit(first.seat, first.action)
    again.submit(HOST, TakeBack(0))
    for entry in match.entries:
        again.submit(entry.seat, entry.action)
    walk = Walk(again)
    assert walk.steps == [0, *range(3, len(match.entries) + 3)]
    assert [walk.entry(place).action for place in range(3)] == [entry.action for entry in match.entries[:3]]
