"""Systems of play give out rounds; what they come to does not depend on who is first to finish."""

from panzerkiste.arena.pairing import Entrant, Pairing, Terms
from panzerkiste.arena.report import report, rows
from panzerkiste.arena.sprt import Test
from panzerkiste.arena.systems import all_tables, held, new_field, swiss
from panzerkiste.arena.tournament import Played
from panzerkiste.engine.game import Result
from panzerkiste.tournaments.tie_breaks import standings

TERMS = Terms("panzerschlacht", {"patience": 10})
FIVE = [Entrant(level, 1.0) for level in range(5)]


def stronger_wins(wanted: list[Pairing]) -> list[Played]:
    return [
        Played(
            one,
            Result((max(range(len(one.entrants)), key=lambda seat: str(one.entrants[seat].bot)),), "tanks"),
            20 + one.seed,
            ((0.1,),) * len(one.entrants),
            (0, 2),
            ((), ("KeyError: <gone>",)),
        )
        for one in wanted
    ]


def test_a_swiss_tournament_finds_the_best_in_few_rounds():
    field = new_field(FIVE)
    games = held(swiss(TERMS, field, 3, 2, 1), stronger_wins)
    # The two behind the best have not met, and each has lost to it alone: they share a place.
    assert [(one.place, one.player) for one in standings(field.histories)][:3] == [(1, "4"), (2, "2"), (2, "3")]
    assert len(games) == 3 * 2 * 2 * 2  # three rounds of two tables, two deals from either seat
    assert len({(one.pairing.seed, one.pairing.entrants) for one in games}) == len(games)
    met = [frozenset(entrant.bot for entrant in one.pairing.entrants) for one in games]
    assert all(met.count(pair) == 4 for pair in met)
    assert sum(one.opponent is None for history in field.histories.values() for one in history) == 3


def test_a_swiss_tournament_ends_when_everybody_has_met_everybody():
    field = new_field(FIVE[:4])
    assert len(held(swiss(TERMS, field, 9, 1, 1), stronger_wins)) == 3 * 2 * 2
    assert {len(history) for history in field.histories.values()} == {3}


def test_a_run_that_is_stopped_ends_with_what_there_is():
    games = held(swiss(TERMS, new_field(FIVE), 3, 1, 1), lambda wanted: stronger_wins(wanted)[:1])
    assert len(games) == 1


def test_the_report_tells_who_won_what_and_whose_answers_were_lost():
    tables = [(FIVE[0], FIVE[1]), (FIVE[1], FIVE[2])]
    games = held(all_tables(TERMS, tables, 3, 1), stronger_wins)
    assert [row.name for row in rows(games)] == ["2", "1", "0"]
    assert [row.lost for row in rows(games)] == [6, 12, 6]
    page = told(games)
    assert "KeyError: &lt;gone&gt;" in page
    assert "report-seat seat=1" in page
    assert page.count("<svg") == 3
    assert "<script" not in page


def test_a_report_holds_the_test_and_the_swiss_standings():
    field = new_field(FIVE)
    games = held(swiss(TERMS, field, 1, 4, 1), stronger_wins)
    pair = [game for game in games if game.pairing.entrants[0] in FIVE[:1] or game.pairing.entrants[1] in FIVE[:1]]
    page = report(pair, said, "Panzerschlacht", "en", Test(0, 20), field)
    assert "report-test-open" in page
    assert "report-sonneborn-berger" in page


def told(games: list[Played]) -> str:
    return report(games, said, "Panzerschlacht", "en", None, None)


def said(key: str, **facts: object) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])
