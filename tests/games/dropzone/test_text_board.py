"""Dropzone's table in letters."""

from panzerkiste.engine.game import WATCHER
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.text.text_board import text_board
from tests.games.dropzone.battle import battle

TABLE = (
    "table 48 48",
    "house h1 small 2.25 20,20 24,20 24,24 20,24",
    "piece w1 wood 4,8 10,8 10,12 4,12",
    "piece r1 river 0,40 48,40 48,42 0,42",
)
STATE = battle(
    "A1a ucm_sabre 10,30@90 12,30@90",
    'A1b ucm_legionnaires inside/building="h1" inside/building="h1"',
    "A2a ucm_sabre ready ready",
    "B1a scourge_hunter 30.25,30@180 30.5,30.5@180",
    "B1b scourge_marauder 40,10@0/altitude=6/damage=1",
    now="A1a order",
    table=TABLE,
)
BOARD = text_board(DROPZONE.information.view(STATE, 0)).splitlines()


def line(inches: int) -> str:
    return next(line[3:] for line in BOARD if line.startswith(f"{inches:>2} "))


def test_buildings_and_terrain_lie_where_they_are():
    assert (line(20)[19:25], line(24)[19:25]) == (".####.", ".....*")
    assert line(8)[3:11] == ".&&&&&&."
    assert line(40) == "~" * 48


def test_squads_stand_on_the_map_by_name_and_no_name_covers_another():
    assert line(30)[10:14] == "A1a."
    assert line(30)[30:34] == "B1a."


def test_the_list_says_where_everybody_is():
    assert "    A1a  ucm_sabre  1 10,30@90  2 12,30@90" in BOARD
    assert "    A1b  ucm_legionnaires  1 2 /h1" in BOARD
    assert "    A2a  ucm_sabre  1 2 ready" in BOARD
    assert "    B1a  scourge_hunter  1 30.25,30@180  2 30.5,30.5@180" in BOARD
    assert "    B1b  scourge_marauder  1 40,10@0^6 -1" in BOARD


def test_who_acts_and_who_has_acted_is_marked():
    assert BOARD[0] == "turn 1/6  order A B"
    assert [row for row in BOARD if row[:2] in (">A", " ~")] == [">A  ucm  0 points", " ~A1  ucm_armour"]


def test_everybody_sees_the_same_table():
    assert text_board(DROPZONE.information.view(STATE, WATCHER)).splitlines() == BOARD
    assert DROPZONE.text.ready_answers(DROPZONE.information.view(STATE, 0)) == {}
