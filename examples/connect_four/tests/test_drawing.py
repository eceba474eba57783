"""The pictures: every column can be pointed at, and every stone is seen."""

from xml.etree import ElementTree

from connect_four import CONNECT_FOUR as GAME
from connect_four.state import Drop, Options, Resign

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.pictures.svg(GAME.text.read_position(text, Options())))


def test_every_column_is_a_place_and_a_drop_is_about_it():
    places = [part.get("data-place") for part in drawn(". . . . . . .").iter() if part.get("data-place")]
    assert places == list("abcdefg")
    assert GAME.pictures.places(Drop("d")) == ("d",)
    assert GAME.pictures.places(Resign()) == ()


def test_stones_lie_in_their_columns_and_differ_by_more_than_colour():
    column = next(part for part in drawn(". . . RY R . .").iter() if part.get("data-place") == "d")
    radii = [circle.get("r") for circle in column.iter(f"{SVG}circle")]
    assert radii.count("24") == 6 + 2  # the holes, and the stones in them
    assert radii.count("10") == 1  # Red's ring
    assert len(list(column.iter(f"{SVG}path"))) == 1  # Yellow's cross


def test_a_line_and_the_latest_stone_are_rimmed():
    over = GAME.play.apply(GAME.text.read_position("RY RY R . Y . .", Options()), 0, Drop("d")).state
    assert GAME.pictures.svg(over).count('stroke="#fff"') == 4
    begun = GAME.play.apply(GAME.play.start(Options(), 2).state, 0, Drop("d")).state
    assert GAME.pictures.svg(begun).count('stroke="#fff"') == 1


def test_terminals_get_letters():
    board = GAME.text.board(GAME.text.read_position(". . . RY R . .", Options()))
    assert board.splitlines()[-3:] == ["· · · Y · · ·", "· · · R R · ·", "a b c d e f g"]
