"""Quick pairing: the same wish, near ratings first, wider the longer somebody waits."""

import pytest

from panzerkiste.server.club import pairing
from panzerkiste.server.club.meeting_api import Seek
from panzerkiste.server.club.pairing import Queue, Searching
from panzerkiste.server.matches.time_controls import Live, Untimed


def searching(account, *, rating=None, since=0.0, game="tank-chess", clock=None, rated=False):
    return Searching(account, "here", Seek(game, clock or Untimed(), rated), rating, since)


def paired(*those, now=0.0):
    queue = Queue()
    for one in those:
        queue.begin(one)
    return [(one.account, other.account) for one, other in queue.take_pairs(now)]


def test_two_who_want_the_same_are_paired():
    assert paired(searching("anna"), searching("bert")) == [("anna", "bert")]


@pytest.mark.parametrize("other", [{"game": "dropzone"}, {"clock": Live(10)}, {"rated": True}])
def test_another_game_another_clock_or_that_it_counts_is_another_wish(other):
    assert paired(searching("anna"), searching("bert", **other)) == []


def test_nobody_is_paired_with_himself():
    assert paired(searching("anna"), searching("anna", since=1.0), now=9.0) == []


def test_the_longest_waiting_comes_first_and_gets_whoever_is_nearest():
    those = (
        searching("anna", rating=1500),
        searching("far", rating=1590, since=1.0),
        searching("near", rating=1510, since=2.0),
    )
    assert paired(*those, now=2.0) == [("anna", "near")]


def test_how_far_apart_two_may_be_grows_with_waiting():
    those = searching("anna", rating=1500), searching("bert", rating=1750, since=10.0)
    assert paired(*those, now=10.0) == []
    assert paired(*those, now=15.0) == [("anna", "bert")]


def test_whose_rating_nobody_knows_fits_everybody():
    assert paired(searching("anna", rating=2100), searching("new")) == [("anna", "new")]


def test_who_was_paired_waits_no_more_and_the_others_are_counted():
    queue = Queue()
    for one in (searching("anna"), searching("bert"), searching("carl")):
        queue.begin(one)
    queue.take_pairs(0.0)
    assert [waiting.count for waiting in queue.waiting()] == [1]
    queue.stop("carl")
    assert queue.waiting() == ()


def test_many_who_want_different_things_do_not_look_through_each_other(monkeypatch):
    compared = list[tuple[str, str]]()
    monkeypatch.setattr(pairing, "fits", lambda one, other, _: compared.append((one.account, other.account)))
    assert not paired(*(searching(str(number), clock=Live(1 + number)) for number in range(180)))
    assert not compared
