"""The arena: who is paired with whom, and what a streak is worth."""

from random import Random

from panzerkiste.tournaments.arena import pairs, standings, worth
from panzerkiste.tournaments.history import Round, Table

Histories = dict[str, list[Round]]


def history(*points: float) -> list[Round]:
    return [Round("somebody", 0, one) for one in points]


def test_two_wins_and_a_draw_are_worth_six_as_lichess_explains_it():
    assert worth(history(1, 1, 0.5)) == [2, 2, 2]


def test_from_the_third_win_running_each_counts_double_until_one_is_not_won():
    assert worth(history(1, 1, 1, 1, 0, 1, 0.5)) == [2, 2, 4, 4, 0, 2, 1]


def test_a_streak_stands_before_the_same_wins_apart_and_equals_share_a_place():
    told = standings({"A": history(1, 0, 1, 1), "B": history(1, 1, 1, 0), "C": history(0, 1, 1, 1), "D": history(0)})
    assert [(one.place, one.player, one.points) for one in told] == [(1, "B", 8), (1, "C", 8), (3, "A", 6), (4, "D", 0)]


def note(histories: Histories, table: Table, points: float) -> None:
    first, second = table
    histories[first].append(Round(second, 0, points))
    histories[second].append(Round(first, 1, 1 - points))


def test_two_who_have_just_met_do_not_meet_again_at_once_unless_nobody_else_is_there():
    histories: Histories = {"A": [], "B": []}
    note(histories, ("A", "B"), 1)
    assert pairs(["A", "B"], histories, (), busy=2) == []
    assert pairs(["A", "B"], histories, (), busy=0) == [("B", "A")], "and seats change"


def test_two_bots_are_not_paired_and_people_come_first():
    histories: Histories = {one: [] for one in ("A", "B", "bot 1", "bot 2")}
    assert pairs(["bot 1", "bot 2"], histories, ("bot 1", "bot 2"), busy=2) == []
    assert pairs(["bot 1", "A", "bot 2", "B"], histories, ("bot 1", "bot 2"), busy=0) == [
        ("bot 1", "A"),
        ("bot 2", "B"),
    ]
    assert pairs(["A", "bot 1", "B"], histories, ("bot 1",), busy=0) == [("A", "B")]


def test_in_a_long_arena_everybody_meets_everybody_and_seats_stay_even():
    rng, histories = Random(3), {one: list[Round]() for one in "ABCDE"}
    for _ in range(60):
        free = [one.player for one in standings(histories)]
        for table in pairs(rng.sample(free, 4), histories, (), busy=1):
            assert {had[-1].opponent for one in table if (had := histories[one])} != {*table}, "not just now"
            note(histories, table, rng.choice((0, 0.5, 1)))
    for player, played in histories.items():
        assert {one.opponent for one in played} == set("ABCDE") - {player}
        seats = [one.seat for one in played]
        assert abs(seats.count(0) - seats.count(1)) <= 2
