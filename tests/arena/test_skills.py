"""Ratings of tables of several, by OpenSkill."""

import pytest

from panzerkiste.arena.pairing import Entrant, Pairing
from panzerkiste.arena.rating import skills
from panzerkiste.arena.tournament import Played
from panzerkiste.engine.game import Result

STRONG, MIDDLING, WEAK = Entrant(3, 1.0), Entrant(2, 1.0), Entrant(1, 1.0)


def table(*entrants: Entrant, winners: tuple[int, ...]) -> Played:
    return Played(Pairing("tank-hunter", entrants, 0), Result(winners, "points"), 1, ((),) * len(entrants))


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
