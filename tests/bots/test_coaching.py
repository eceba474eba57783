"""The coach: what he would do, the best first, and what he thinks of what was done, from the view alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from panzerkiste.bots import COACHED, SLIGHT, coach, review
from panzerkiste.bots.suggestion import Suggestion, percent
from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.locales import voice
from tests.bots.test_suggesting import every_game, questions

COSTLY = {"tank-chess", "tank-hunter"}  # elsewhere the best three are about as good
SECRETS = {"panzerschlacht", "tank-hunter"}


@pytest.fixture(autouse=True)
def never_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What he says shall not depend on how busy the machine is."""
    monkeypatch.setattr("panzerkiste.bots.COACHING", 3600.0)


def asked(game: AnyGame) -> Iterator[tuple[Any, Any, Seat, list[Suggestion]]]:
    """Some questions of a match, and what the coach would do."""
    for state, seat in questions(game, Random(3), 60):
        view = game.information.view(state, seat)
        yield state, view, seat, coach(game.id, view, seat, Random(5))


@every_game
def test_the_coach_names_up_to_three_legal_answers_the_best_first_and_says_why(game: AnyGame):
    speakers = [voice(language, "engine", game.folder / "texts") for language in LANGUAGES]
    several = 0
    for state, _, seat, found in asked(game):
        chances = [one.chance for one in found if one.chance is not None]
        assert 0 < len(found) <= COACHED
        assert len(chances) in (0, len(found))
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        for one in found:
            game.play.apply(state, seat, one.action)
            said = [speaker.format(one.why.key, one.why.facts) for speaker in speakers]
            assert all("{" not in text != one.why.key for text in said), said
        several += len(chances) > 1
    assert several > 0, "somewhere there is a choice with chances"


@every_game
def test_nothing_is_better_than_the_best_and_what_is_worse_costs_something(game: AnyGame):
    costs = list[int]()
    for _, view, seat, found in asked(game):
        best = review(game.id, view, seat, found[0].action, Random(5))
        assert best is not None
        assert best.better is None
        last = review(game.id, view, seat, found[-1].action, Random(5))
        assert last is not None
        assert last.done.action == found[-1].action
        if last.better and last.better.chance is not None and last.done.chance is not None:
            costs.append(percent(last.better.chance) - percent(last.done.chance))
    assert all(cost >= SLIGHT for cost in costs)
    assert costs or game.id not in COSTLY, "somewhere the last is worse"


@every_game
def test_the_coach_knows_no_more_than_the_player(game: AnyGame):
    """In two worlds that the seat cannot tell apart he says the same, whatever is hidden in them."""
    differing = 0
    for state, view, seat, found in asked(game):
        world = game.information.imagine(view, Random(8))
        differing += world != state
        assert coach(game.id, game.information.view(world, seat), seat, Random(5)) == found
    assert (differing > 1) == (game.id in SECRETS), "at several questions something is hidden"
