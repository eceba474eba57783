"""Ratings of tables of several, by OpenSkill."""

import pytest
from openskill.models import PlackettLuce

from panzerkiste.arena.pairing import Entrant, Pairing
from panzerkiste.arena.rating import skills
from panzerkiste.arena.tournament import Played
from panzerkiste.engine.game import Result

STRONG, MIDDLING, WEAK = Entrant(3, 1.0), Entrant(2, 1.0), Entrant(1, 1.0)


def table(*entrants: Entrant, winners: tuple[int, ...]) -> Played:
    return Played(Pairing("tank-hunter", entrants, 0), Result(winners, "points"), 1, ((),) * len(entrants))


def test_openskill_rates_as_its_own_example_says():
    # Its manual: two beat two. Without the growth of doubt that it has by default (tau), as we rate players who do not
    # learn, its example of version 3 gives these.
    model = PlackettLuce(tau=0.0)
    numbers = [[(25, 25 / 3), (32.444, 5.123)], [(43.381, 2.421), (25.188, 6.211)]]
    first, second = model.rate([[model.rating(mu, sigma) for mu, sigma in team] for team in numbers])
    assert [round(player.mu, 4) for player in (*first, *second)] == [28.6696, 33.8309, 43.0713, 23.1495]
    assert [round(player.sigma, 4) for player in (*first, *second)] == [8.0715, 5.0628, 2.4167, 6.1379]


def test_who_wins_tables_stands_first_and_more_games_leave_less_doubt():
    few, many = ([table(WEAK, STRONG, MIDDLING, winners=(1,))] * count for count in (3, 30))
    assert skills(many)[0].entrant == STRONG
    assert skills(many)[0].elo > skills(few)[0].elo
    assert all(after.error < before.error for after, before in zip(skills(many), skills(few), strict=True))


def test_a_shared_table_is_shared():
    both = skills([table(WEAK, STRONG, MIDDLING, winners=(0, 1))] * 10)
    assert both[0].elo == pytest.approx(both[1].elo)
    assert both[2].entrant == MIDDLING


def test_who_sits_twice_counts_once_with_its_average():
    rated = {rating.entrant: rating.elo for rating in skills([table(WEAK, STRONG, WEAK, winners=(0,))] * 5)}
    assert rated[WEAK] > rated[STRONG]
