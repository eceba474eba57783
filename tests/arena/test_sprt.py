"""The sequential test, against values that others have published."""

import pytest

from panzerkiste.arena.pairing import Entrant, Pairing, Terms
from panzerkiste.arena.sprt import Test, expected, pairs
from panzerkiste.arena.systems import LOOK, held, until_clear
from panzerkiste.arena.tournament import Played
from panzerkiste.engine.game import Result

STRONG, WEAK = Entrant(2, 1.0), Entrant(1, 1.0)


@pytest.mark.parametrize(
    ("lower", "higher", "counts", "published"),
    [  # fastchess, tests of its SPRT: logistic Elo; losses, draws, wins, then pairs of games from 0 to 2 points
        (0.5, 2.5, (21184, 40708, 21404), -1.57),
        (0, 2, (57030, 106593, 57433), -2.59),
        (0.5, 2.5, (223, 9863, 20279 + 1000, 10037, 246), -3.07),
        (0, 2, (871, 26175, 55003 + 980, 26678, 821), -4.98),
    ],
)
def test_the_likelihood_ratio_as_published(lower: float, higher: float, counts: tuple[int, ...], published: float):
    assert Test(lower, higher).likelihood(counts) == pytest.approx(published, rel=0.01)


def test_the_bounds_are_walds():
    assert Test(0, 5).bound == pytest.approx(2.94, abs=0.005)  # as every chess engine is until_clear: ±2.94 for 5 %


def test_two_hundred_points_promise_three_quarters():
    assert expected(190.85) == pytest.approx(0.75, abs=1e-4)


def test_two_games_of_a_deal_count_together():
    assert pairs([1.0, 1.0, 0.0, 1.0, 0.5, 0.5, 0.0, 0.5, 0.0, 0.0, 1.0, 0.5]) == [1, 1, 2, 1, 1]


def test_before_any_game_and_among_equals_nothing_is_decided():
    assert Test(0, 20).verdict([0] * 5) == "open"
    assert Test(-20, 20).verdict([5, 0, 40, 0, 5]) == "open"


@pytest.mark.parametrize(("winner", "verdict"), [(STRONG, "higher"), (WEAK, "lower")])
def test_a_run_stops_as_soon_as_it_is_clear(winner: Entrant, verdict: str):
    def played(wanted: list[Pairing]) -> list[Played]:
        return [Played(one, Result((one.entrants.index(winner),), "tanks"), 1, ((), ())) for one in wanted]

    games = held(until_clear(Terms("panzerschlacht"), (STRONG, WEAK), Test(0, 100), 1000, 1), played)
    assert len(games) == 2 * LOOK  # one look was enough
    assert Test(0, 100).verdict(pairs([game.share(game.pairing.entrants.index(STRONG)) for game in games])) == verdict


def test_an_open_run_ends_with_its_deals():
    def drawn(wanted: list[Pairing]) -> list[Played]:
        return [Played(one, Result((), "quiet"), 1, ((), ())) for one in wanted]

    games = held(until_clear(Terms("panzerschlacht"), (STRONG, WEAK), Test(-5, 5), 50, 1), drawn)
    assert len(games) == 100
    assert len({(game.pairing.seed, game.pairing.entrants) for game in games}) == 100
