"""What results are worth."""

import pytest

from panzerkiste.arena.pairing import Entrant, Pairing, Terms, duel, ladder, mirrored, round_robin
from panzerkiste.arena.rating import Score, ratings, score
from panzerkiste.arena.tournament import Played
from panzerkiste.engine.game import Result

STRONG, MIDDLING, WEAK = Entrant(3, 1.0), Entrant(2, 1.0), Entrant(1, 1.0)


def game(first: Entrant, second: Entrant, *winners: int) -> Played:
    return Played(Pairing("panzerschlacht", (first, second), 0), Result(winners, "tanks"), 1, ((), ()))


def test_a_draw_is_half_a_point():
    games = [game(STRONG, WEAK, 0), game(WEAK, STRONG, 1), game(STRONG, WEAK), game(STRONG, WEAK, 1)]
    assert score(games, STRONG) == Score(wins=2, draws=1, losses=1)
    assert score(games, STRONG).share == 0.625


def test_the_interval_holds_the_share_and_narrows_with_more_games():
    few, many = Score(7, 0, 3), Score(140, 0, 60)
    for result in (few, many):
        low, high = result.interval
        assert 0 <= low < result.share < high <= 1
    assert many.interval[0] > few.interval[0]
    assert many.interval == pytest.approx((0.633, 0.759), abs=0.001)  # Wilson's, as tables give it


def test_a_clean_sweep_still_leaves_room_for_doubt():
    low, high = Score(20, 0, 0).interval
    assert 0.8 < low < 0.9
    assert high == pytest.approx(1)


def test_a_share_of_three_quarters_is_worth_190_points():
    assert Score(75, 0, 25).elo == pytest.approx(190.8, abs=0.1)


def test_ratings_order_entrants_that_never_met():
    games = [game(STRONG, MIDDLING, 0)] * 30 + [game(STRONG, MIDDLING, 1)] * 10
    games += [game(MIDDLING, WEAK, 0)] * 30 + [game(MIDDLING, WEAK, 1)] * 10
    best, middle, worst = ratings(games)
    assert [best.entrant, middle.entrant, worst.entrant] == [STRONG, MIDDLING, WEAK]
    assert worst.elo == 0
    assert best.elo - middle.elo == pytest.approx(middle.elo, rel=0.01)
    assert middle.error < best.error  # it played twice as often


def test_a_ladder_pairs_neighbours_and_its_ends():
    assert ladder([WEAK, MIDDLING, STRONG]) == [(MIDDLING, WEAK), (STRONG, MIDDLING), (STRONG, WEAK)]


def test_opponents_change_seats_and_no_two_games_share_a_seed():
    pairings = list(duel("panzerschlacht", STRONG, WEAK, 4, 0))
    assert len({pairing.seed for pairing in pairings}) == len(pairings)
    first = [pairing.entrants[0] for pairing in duel("panzerschlacht", STRONG, WEAK, 4, 0)]
    assert first == [STRONG, WEAK, STRONG, WEAK]


def test_at_a_table_of_several_each_met_each():
    table = Pairing("tank-hunter", (WEAK, STRONG, MIDDLING), 0)
    best, *others = ratings([Played(table, Result((1,), "points"), 1, ((), (), ()))] * 20)
    assert best.entrant == STRONG
    assert [other.elo for other in others] == [0, 0]  # whoever does not win has lost alike


def test_everybody_sits_with_everybody_or_only_with_one():
    assert round_robin([WEAK, MIDDLING, STRONG], 2) == [(WEAK, MIDDLING), (WEAK, STRONG), (MIDDLING, STRONG)]
    assert round_robin([WEAK, MIDDLING, STRONG], 2, STRONG) == [(WEAK, STRONG), (MIDDLING, STRONG)]
    assert round_robin([WEAK, STRONG], 3) == [(WEAK, STRONG, WEAK)]


def test_each_deal_is_played_from_every_seat():
    tables = [(WEAK, MIDDLING, STRONG)]
    pairings = list(mirrored(Terms("tank-hunter", {"charge": True}), tables, 2, 5))
    assert [pairing.seed for pairing in pairings] == [5, 5, 5, 6, 6, 6]
    assert {pairing.entrants.index(STRONG) for pairing in pairings[:3]} == {0, 1, 2}
    assert all(pairing.options == {"charge": True} for pairing in pairings)
