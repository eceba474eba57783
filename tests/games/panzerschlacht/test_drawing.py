"""A position as an SVG drawing."""

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Fight, Pass
from panzerkiste.games.panzerschlacht.state import State
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import GREEN_SETUP, OPENING, REPLY, demo, play, position, random_game

SVG = "{http://www.w3.org/2000/svg}"
GREEN, GREY = 0, 1


def drawn(state: State, seat: int = GREEN) -> ET.Element:
    return ET.fromstring(GAME.pictures.svg(GAME.information.view(state, seat)))


def used(root: ET.Element) -> Counter[str]:
    return Counter(use.attrib["href"].removeprefix("#ps-") for use in root.iter(f"{SVG}use"))


def plates(root: ET.Element) -> list[str]:
    """What stands on the value plates."""
    return sorted(text.text or "" for text in root.iter(f"{SVG}text") if text.get("font-size") == "15.5")


def place(root: ET.Element, symbol: str) -> tuple[float, float]:
    use = next(use for use in root.iter(f"{SVG}use") if use.attrib["href"] == f"#ps-{symbol}")
    return float(use.attrib["x"]), float(use.attrib["y"])


def test_the_drawing_stands_alone_and_explains_itself():
    text = GAME.pictures.svg(GAME.information.view(demo(), GREEN))
    root = ET.fromstring(text)
    assert root.findtext(f"{SVG}title") == "Panzerschlacht, turn 1, Green to move"
    description = root.findtext(f"{SVG}desc") or ""
    assert "Green: tanks b1 (value 2)" in description
    assert "Grey: tanks a10 (value hidden)" in description
    assert "<script" not in text
    assert text.count("http") == 1  # the name of SVG itself
    defined = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= defined


def test_every_standing_piece_is_drawn_once():
    state = position("e4=6/e1 f10=3/f1* ; AT c4 b3 ; I c3 - f4 ; M d5", "a8=5! c10 ; AT h7 ; I - b9 e7")
    assert used(drawn(state)) == {
        "tank-green": 2,
        "flag-green": 1,
        "gun-green": 2,
        "hq-green": 1,
        "fu-green": 1,
        "mine-green": 1,
        "tank-grey": 2,
        "gun-grey": 1,
        "am-grey": 1,
        "fu-grey": 1,
    }


@rule("PS-86", "PS-87")
def test_ps_86_values_and_mines_are_drawn_for_those_who_know_them():
    state = position("e4=6/e1 a1=2 ; M d5", "a8=5! c10=3 ; M f6 b7")
    assert plates(drawn(state, GREEN)) == ["2", "5", "6", "?"]
    assert plates(drawn(state, GREY)) == ["3", "5", "?", "?"]
    assert plates(drawn(state, WATCHER)) == ["5", "?", "?", "?"]
    assert [used(drawn(state, seat))["mine-grey"] for seat in (GREEN, GREY, WATCHER)] == [0, 2, 0]


@rule("PS-89")
@pytest.mark.parametrize("seat", [GREEN, WATCHER])
def test_ps_89_two_worlds_give_one_drawing(seat):
    state = demo(OPENING, REPLY)
    one, two = play(state, "Y plan -").state, play(state, "Y plan R=d5,e5 W=j6").state
    assert GAME.pictures.svg(GAME.information.view(one, seat)) == GAME.pictures.svg(GAME.information.view(two, seat))


@rule("PS-54", "PS-87")
def test_ps_87_pegs_show_the_own_locked_plan_and_the_last_one_revealed():
    state = position("e4 a1 b1", "a10 ; AT j8")
    locked = play(state, "Y plan R=c5,c6 W=j9").state
    assert (used(drawn(locked, GREY))["red"], used(drawn(locked, GREY))["white"]) == (2, 1)
    assert used(drawn(locked, GREEN))["red"] == 0
    revealed = play(locked, "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").state
    assert (used(drawn(revealed, GREEN))["red"], used(drawn(revealed, GREEN))["white"]) == (2, 1)


@rule("PS-08")
def test_ps_08_each_side_sees_its_home_row_below():
    state = position("a1=1 ; AT j5", "j10")
    assert place(drawn(state, GREEN), "tank-green") == (26 + 4, 26 + 9 * 64 + 4)
    assert place(drawn(state, GREY), "tank-green") == (26 + 9 * 64 + 4, 26 + 4)
    corner = next(text for text in drawn(state, GREY).iter(f"{SVG}text") if text.text == "1")  # j1
    assert (corner.attrib["x"], corner.attrib["y"]) == (str(26 + 5), str(26 + 12))


def test_a_sealed_set_up_is_drawn_for_its_owner_alone():
    sealed = play(GAME.play.start(GAME.types.options(), 2).state, GREEN_SETUP).state
    assert used(drawn(sealed, GREEN))["tank-green"] == 6
    assert used(drawn(sealed, GREEN))["mine-green"] == 2
    for seat in (GREY, WATCHER):
        assert used(drawn(sealed, seat)) == {}


def test_a_notebook_shows_a_view_as_its_drawing():
    view = GAME.information.view(demo(), GREEN)
    assert view._repr_svg_() == GAME.pictures.svg(view)


def test_every_view_of_a_game_is_well_formed():
    for entry in random_game(4):
        for seat in (GREEN, GREY, WATCHER):
            drawn(entry.after, seat)


def test_every_square_can_be_pointed_at_where_its_viewer_sees_it():
    for seat, corner in ((GREEN, "M26 602h64v64h-64z"), (GREY, "M602 26h64v64h-64z")):
        places = {
            path.attrib["data-place"]: path.attrib["d"]
            for path in drawn(demo(), seat).iter()
            if "data-place" in path.attrib
        }
        assert len(places) == 100
        assert places["a1"] == corner


def test_a_fight_is_about_its_two_squares():
    assert GAME.pictures.places(Fight(attacker=34, target=44)) == ("e4", "e5")
    assert GAME.pictures.places(Pass()) == ()
