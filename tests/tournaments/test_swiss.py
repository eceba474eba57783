"""Swiss pairing keeps FIDE's basic rules (C.04.1) whatever the results are."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.tournaments.brackets import Field, paired
from panzerkiste.tournaments.history import NoPairing, Pairings, Round, floated, score
from panzerkiste.tournaments.matching import largest_matching, perfect_matching
from panzerkiste.tournaments.swiss import next_round

Histories = dict[str, list[Round]]


def players(count: int) -> Histories:
    return {f"{number:02}": [] for number in range(1, count + 1)}


def played(histories: Histories, pairings: Pairings, rng: Random) -> None:
    """Note a round with results by chance."""
    for first, second in pairings.tables:
        points = rng.choice((0.0, 0.5, 1.0))
        histories[first].append(Round(second, 0, points))
        histories[second].append(Round(first, 1, 1 - points))
    if pairings.bye:
        histories[pairings.bye].append(Round(None, None, 1.0))


def tournament(count: int, rounds: int, seed: int) -> Histories:
    histories, rng = players(count), Random(seed)
    for _ in range(rounds):
        played(histories, next_round(histories), rng)
    return histories


def test_in_the_first_round_the_upper_half_meets_the_lower_and_seats_alternate():
    assert next_round(players(8)) == Pairings((("01", "05"), ("06", "02"), ("03", "07"), ("08", "04")), None)


def test_of_an_odd_number_the_last_sits_out():
    assert next_round(players(5)) == Pairings((("01", "03"), ("04", "02")), "05")


def test_winners_meet_winners_in_the_second_round():
    histories = players(8)
    for first, second in next_round(histories).tables:
        histories[first].append(Round(second, 0, 1.0))
        histories[second].append(Round(first, 1, 0.0))
    scores = [{score(histories[one]) for one in table} for table in next_round(histories).tables]
    assert scores == [{1.0}, {1.0}, {0.0}, {0.0}]


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 16), st.integers(0, 1 << 30))
def test_nobody_meets_twice_sits_out_twice_or_has_one_seat_too_often(count: int, seed: int):
    rounds = max(2, count // 2)
    for player, history in tournament(count, rounds, seed).items():
        opponents = [one.opponent for one in history if one.opponent]
        seats = [one.seat for one in history if one.seat is not None]
        assert len(history) == rounds
        assert len(set(opponents)) == len(opponents)
        assert player not in opponents
        assert len(history) - len(opponents) <= count % 2
        if rounds * 2 < count:  # with fewer opponents left a seat may come once too often
            assert abs(2 * sum(seats) - len(seats)) <= 2
            assert not any(len({*seats[at : at + 3]}) == 1 for at in range(len(seats) - 2))


def test_a_large_field_meets_opponents_of_its_own_strength():
    histories, rng = tournament(60, 8, 1), Random(2)
    apart = [abs(score(histories[one]) - score(histories[other])) for one, other in next_round(histories).tables]
    assert sum(apart) / len(apart) < 0.2
    assert max(apart) <= 1
    played(histories, next_round(histories), rng)


def test_everybody_can_meet_everybody_but_not_once_more():
    histories = tournament(4, 3, 0)
    with pytest.raises(NoPairing):
        next_round(histories)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.data())
def test_a_matching_is_found_wherever_there_is_one(count: int, data: st.DataObject):
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(count), 2)) or [(0, 0)])))
    graph = {one: [b if a == one else a for a, b in sorted(edges) if one in (a, b) and a != b] for one in range(count)}
    found = largest_matching(graph, {})
    assert all(found[found[one]] == one and found[one] in graph[one] for one in found)
    assert len(found) == 2 * most_pairs(sorted(edge for edge in edges if edge[0] != edge[1]))
    assert (perfect_matching(graph, {}) is not None) == (len(found) == count)


def most_pairs(edges: list[tuple[int, int]]) -> int:
    if not edges:
        return 0
    (a, b), *rest = edges
    return max(most_pairs(rest), 1 + most_pairs([edge for edge in rest if not {a, b} & {*edge}]))


# Mario Held's example for arbiters, “The Dutch system explained”: fourteen players, of whom one is away in a round.
Games = tuple[tuple[int, int, float], ...]
HELD: tuple[Games, ...] = (
    ((1, 8, 1), (9, 2, 0), (3, 10, 1), (11, 4, 0.5), (5, 12, 1), (13, 6, 0), (7, 14, 1)),
    ((5, 1, 1), (2, 7, 1), (6, 3, 0.5), (4, 9, 1), (8, 11, 0), (10, 13, 1)),
    ((2, 5, 0.5), (3, 4, 0.5), (11, 6, 0), (14, 1, 0), (7, 10, 1), (12, 8, 0.5), (9, 13, 1)),
    ((6, 2, 0), (4, 5, 0), (1, 3, 0), (11, 7, 0), (10, 14, 0), (8, 9, 0), (13, 12, 0)),
)


def held(histories: Histories, games: Games) -> None:
    for one, other, points in games:
        histories[f"{one:02}"].append(Round(f"{other:02}", 0, points))
        histories[f"{other:02}"].append(Round(f"{one:02}", 1, 1 - points))


def tables(games: Games) -> tuple[tuple[str, str], ...]:
    return tuple((f"{one:02}", f"{other:02}") for one, other, _ in games)


def test_four_rounds_of_a_published_example_are_paired_as_published():
    histories = players(14)
    assert next_round(histories) == Pairings(tables(HELD[0]), None)
    held(histories, HELD[0])
    assert next_round(histories, away={"12"}) == Pairings(tables(HELD[1]), "14")
    held(histories, HELD[1])
    histories["14"].append(Round(None, None, 1.0))
    histories["12"].append(Round(None, None, 0.0))
    assert next_round(histories) == Pairings(tables(HELD[2]), None)
    held(histories, HELD[2])
    assert next_round(histories) == Pairings(tables(HELD[3]), None), "14 sat out two rounds ago, so 9 falls"


def test_whoever_came_late_and_had_half_a_point_for_it_may_still_sit_out():
    histories = {"A": [Round("B", 0, 1.0)], "B": [Round("A", 1, 0.0)], "C": [Round(None, None, 0.5)]}
    assert next_round(histories).bye == "B"
    histories["B"][0] = Round(None, None, 1.0)
    assert next_round({"A": [Round(None, None, 1.0)], "B": histories["B"], "C": histories["C"]}).bye == "C"


def test_who_met_a_lower_score_floated_down_who_met_a_higher_one_up_and_who_sat_out_down():
    histories = {
        "A": [Round("B", 0, 1.0), Round("C", 0, 1.0)],
        "B": [Round("A", 1, 0.0), Round(None, None, 1.0)],
        "C": [Round(None, None, 0.5), Round("A", 1, 0.0)],
    }
    assert [floated(histories, player, 1) for player in "ABC"] == [-1, -1, 1]
    assert [floated(histories, player, 2) for player in "ABC"] == [0, 0, -1]
    assert floated(histories, "A", 3) == 0


@pytest.mark.parametrize(("before", "falls"), [((0, 0), "05"), ((-1, 0), "03"), ((0, -1), "03")])
def test_whoever_fell_a_round_or_two_ago_is_spared(before: tuple[int, int], falls: str):
    """Five with a point each, of whom the last would fall to the sixth, and 03 next; nobody has a wish for a seat."""
    field = players(6)
    wish = dict.fromkeys(field)
    down = dict.fromkeys(field, (False, False)) | {"05": (before[0] < 0, before[1] < 0), "04": (True, False)}
    points = dict.fromkeys(field, 1.0) | {"06": 0.0}
    open_to = {one: [other for other in field if other != one] for one in field}
    pairs = paired(Field([*field], points, open_to, wish, down, up=dict.fromkeys(field, (False, False))))
    assert next(one for one, other in pairs if other == "06") == falls
