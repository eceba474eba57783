"""What those who look on are told of a view: all of it on entry and on any doubt, then what has changed."""

import msgspec
import pytest

from panzerkiste.engine.match import read_record, replay
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.picture import shown
from panzerkiste.server.matches.protocol import Change
from panzerkiste.server.matches.seen import SMALL, Seen
from tests.conftest import ROOT
from tests.server.house import changed

MAP = "m" * SMALL


def view(**parts):
    return {"map": MAP, "turn": 1, **parts}


def read(told):
    return msgspec.json.decode(msgspec.json.encode(told))


@pytest.fixture
def seen():
    return Seen()


def test_whoever_comes_is_shown_all_of_it_and_then_what_has_changed(seen):
    assert read(seen.enter(0, view())) == view()
    assert seen.news(0, view(turn=2)) == (Change(("turn",), 2),)
    assert seen.news(0, view(turn=2, hit=True)) == (Change(("hit",), True),)
    assert seen.news(0, view(turn=2, hit=True)) == ()


def test_each_pair_of_eyes_is_told_by_what_it_has_seen_itself(seen):
    seen.enter(0, view())
    seen.enter(1, view(plan="secret"))
    assert seen.news(0, view(turn=2)) == (Change(("turn",), 2),)
    assert seen.news(1, view(plan="secret", turn=2)) == (Change(("turn",), 2),)


def test_a_second_pair_that_sees_the_same_changes_nothing(seen):
    seen.enter(0, view())
    seen.enter(0, view())
    assert seen.news(0, view(turn=2)) == (Change(("turn",), 2),)


def test_where_two_have_seen_different_things_the_next_news_are_whole(seen):
    """What a seat does not notice should not change what it sees; if it does, nobody is left with a wrong picture."""
    seen.enter(0, view())
    seen.enter(0, view(turn=2))
    assert read(seen.news(0, view(turn=3))) == [{"path": [], "value": view(turn=3)}]
    assert seen.news(0, view(turn=4)) == (Change(("turn",), 4),)


def test_who_left_and_comes_back_begins_anew(seen):
    seen.enter(0, view())
    seen.forget(0)
    seen.enter(0, view(turn=5))
    assert seen.news(0, view(turn=6)) == (Change(("turn",), 6),)


def test_a_small_view_goes_whole_until_it_has_grown(seen):
    seen.enter(0, {"turn": 1})
    assert read(seen.news(0, {"turn": 2})) == [{"path": [], "value": {"turn": 2}}]
    assert read(seen.news(0, view(turn=3))) == [{"path": [], "value": view(turn=3)}]
    assert seen.news(0, view(turn=4)) == (Change(("turn",), 4),)


@pytest.mark.parametrize("game", ["dropzone", "panzerschlacht", "tank-chess", "tank-hunter"])
def test_every_picture_of_a_match_comes_out_as_it_was_also_for_who_comes_late(seen, game):
    match = replay(GAMES[game], read_record((ROOT / f"tests/golden/{game}/1.jsonl").read_bytes(), GAMES.get))
    screens = [shown(match.game, step.state, 0) for step in match.steps]
    first, late = read(seen.enter(0, screens[0])), None
    for number, screen in enumerate(screens[1:], 1):
        told = read(seen.news(0, screen))
        first = changed(first, told)
        late = read(seen.enter(0, screen)) if number == len(screens) // 2 else late and changed(late, told)
        assert first == read(screen)
        assert late in (None, first)


def test_a_step_of_a_battle_is_light():
    match = replay(GAMES["dropzone"], read_record((ROOT / "tests/golden/dropzone/1.jsonl").read_bytes(), GAMES.get))
    screens, seen = [shown(match.game, step.state, 0) for step in match.steps], Seen()
    whole = len(seen.enter(0, screens[0]))
    told = [len(msgspec.json.encode(seen.news(0, screen))) for screen in screens[1:]]
    assert sum(told) / len(told) < whole / 10
