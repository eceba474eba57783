"""Berger's tables, as FIDE prints them (C.05, annex 1)."""

from collections import Counter
from itertools import combinations

import pytest

from panzerkiste.tournaments.round_robin import round_of, rounds

EIGHT = """
1-8 2-7 3-6 4-5
8-5 6-4 7-3 1-2
2-8 3-1 4-7 5-6
8-6 7-5 1-4 2-3
3-8 4-2 5-1 6-7
8-7 1-6 2-5 3-4
4-8 5-3 6-2 7-1
"""


def players(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def test_eight_players_meet_as_the_table_says():
    played = [round_of(players(8), number).tables for number in range(1, 8)]
    assert [" ".join(map("-".join, tables)) for tables in played] == EIGHT.split("\n")[1:-1]


def test_of_seven_whoever_would_meet_the_eighth_sits_out():
    assert [round_of(players(7), number).bye for number in range(1, 8)] == ["1", "5", "2", "6", "3", "7", "4"]


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_meets_everybody_once_sits_out_at_most_once_and_sits_first_half_the_time(count: int):
    games = [round_of(players(count), number) for number in range(1, rounds(count) + 1)]
    met = Counter(frozenset(table) for game in games for table in game.tables)
    assert met == Counter(map(frozenset, combinations(players(count), 2)))
    byes = Counter(game.bye for game in games if game.bye)
    assert byes == Counter(players(count) if count % 2 else ())
    firsts = Counter(first for game in games for first, _ in game.tables)
    assert max(firsts.values()) - min(firsts.get(one, 0) for one in players(count)) <= 1
