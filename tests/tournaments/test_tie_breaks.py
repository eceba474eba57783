"""Tie-breaks, against examples that others have published."""

from collections import defaultdict

from panzerkiste.tournaments.history import Round
from panzerkiste.tournaments.tie_breaks import TIE_BREAKS, standings


def table(*games: tuple[str, str, float]) -> dict[str, list[Round]]:
    """Who sat first, who second, and what the first one won."""
    histories = defaultdict[str, list[Round]](list)
    for first, second, points in games:
        histories[first].append(Round(second, 0, points))
        histories[second].append(Round(first, 1, 1 - points))
    return dict(histories)


def tie_break(name: str, histories: dict[str, list[Round]]) -> dict[str, float]:
    return {player: TIE_BREAKS[name](histories, player) for player in sorted(histories)}


# Sensei's Library, “Sonneborn-Berger”: each of four met each twice.
DOUBLE = table(
    *(("A", "B", 1), ("A", "C", 1), ("A", "D", 1), ("B", "C", 1), ("B", "D", 1), ("C", "D", 1)),
    *(("A", "B", 0), ("A", "C", 1), ("A", "D", 0), ("B", "C", 0), ("B", "D", 1), ("C", "D", 1)),
)


def test_sonneborn_berger_as_published():
    assert tie_break("sonneborn-berger", DOUBLE) == {"A": 11, "B": 9, "C": 6, "D": 4}


def test_who_beat_the_stronger_stands_first():
    assert [(one.place, one.player) for one in standings(DOUBLE, ("sonneborn-berger",))] == [
        (1, "A"),
        (2, "B"),
        (3, "C"),
        (4, "D"),
    ]


def test_buchholz_adds_opponents_points_and_its_cut_leaves_the_weakest_out():
    histories = table(("A", "B", 1), ("C", "D", 1), ("A", "C", 0.5), ("B", "D", 1))  # A, C 1.5; B 1; D 0
    assert tie_break("buchholz", histories) == {"A": 2.5, "B": 1.5, "C": 1.5, "D": 2.5}
    assert tie_break("buchholz-cut-1", histories) == {"A": 1.5, "B": 1.5, "C": 1.5, "D": 1.5}
    assert [one.player for one in standings(histories, ("buchholz-cut-1", "buchholz"))] == ["A", "C", "B", "D"]


def test_a_bye_counts_as_an_opponent_with_ones_own_points():
    histories = {"A": [Round(None, None, 1.0), Round("B", 0, 1.0)], "B": [Round("A", 1, 0.0)]}
    assert tie_break("buchholz", histories) == {"A": 2.0 + 0.0, "B": 2.0}
    assert tie_break("wins", histories) == {"A": 1, "B": 0}


def test_an_early_win_is_worth_more_than_a_late_one():
    histories = table(("A", "B", 1), ("A", "C", 0), ("D", "B", 1))
    assert tie_break("progressive", histories) == {"A": 2, "B": 0, "C": 1, "D": 1}


def test_direct_encounter_counts_where_all_who_are_tied_have_met():
    met = table(("A", "B", 1), ("B", "C", 1), ("C", "A", 0), ("C", "D", 1), ("B", "D", 1), ("D", "A", 1))  # A, B 2
    assert tie_break("direct-encounter", met)["A"] == 1
    assert tie_break("direct-encounter", met)["B"] == 0
    apart = table(("A", "C", 1), ("B", "D", 1))
    assert set(tie_break("direct-encounter", apart).values()) == {0}


def test_who_cannot_be_told_apart_shares_a_place():
    assert [one.place for one in standings(table(("A", "C", 1), ("B", "D", 1)))] == [1, 1, 3, 3]
