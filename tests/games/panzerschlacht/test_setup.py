"""Chapter 3: set-up (PS-12 to PS-21)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.board import name, read_square
from panzerkiste.games.panzerschlacht.notation import parse, setup_text
from panzerkiste.games.panzerschlacht.setup import (
    army_of,
    check_setup,
    random_setup,
    ready_mades,
    secret_of,
    turned,
    walled_in,
)
from panzerkiste.games.panzerschlacht.state import Placed, Setup
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import GREEN_SETUP, GREY_SETUP, asks, play, random_game, refusal, refused, tank

START = GAME.play.start(GAME.types.options(), 2).state


def green(**parts: str) -> str:
    """The demo set-up of Green with some parts placed otherwise."""
    words = dict(word.split("=") for word in GREEN_SETUP.removeprefix("G setup ").split())
    return "G setup " + " ".join(f"{key}={value}" for key, value in (words | parts).items())


def read(text: str) -> Setup:
    _, setup = parse(START, text)
    assert isinstance(setup, Setup)
    return setup


def demo_setup() -> Setup:
    return read(GREEN_SETUP)


@rule("PS-12")
def test_ps_12_a_set_up_names_installations_tanks_with_values_guns_and_mines():
    sealed = play(START, GREEN_SETUP, GREY_SETUP).state
    army, secret = sealed.board.armies[0], sealed.secrets[0]
    assert [name(square) for square in army.installations] == ["c3", "h2", "f4"]
    values = dict(zip((name(tank.square) for tank in army.tanks), secret.values, strict=True))
    assert values == {"b1": 2, "c1": 5, "e1": 6, "f1": 1, "h1": 4, "i1": 3}
    assert {name(gun) for gun in army.guns} == {"c4", "b3", "h3", "g4", "f5"}
    assert {name(mine) for mine in secret.mines} == {"d5", "i4"}


@rule("PS-13")
def test_ps_13_both_sides_are_asked_at_once_and_nothing_shows_until_both_are_sealed():
    assert asks(START) == "GY setup"
    one = play(START, GREY_SETUP)
    assert one.lines == ["sealed Y"]
    assert (asks(one.state), one.state.board) == ("G setup", None)
    both = play(one.state, GREEN_SETUP)
    assert both.lines == [
        "sealed G",
        "G setup HQ=c3 AM=h2 FU=f4 T=b1,c1,e1,f1,h1,i1 AT=b3,h3,c4,g4,f5 / "
        "Y setup HQ=h8 AM=c9 FU=e7 T=a10,c10,d10,g10,h10,j10 AT=e6,d7,h7,c8,g8",
    ]


@rule("PS-13")
def test_ps_13_the_order_of_sealing_makes_no_difference():
    assert play(START, GREEN_SETUP, GREY_SETUP).state == play(START, GREY_SETUP, GREEN_SETUP).state


@rule("PS-14")
@pytest.mark.parametrize("square", ["c1", "c6", "c9", "c10"])
def test_ps_14_an_installation_stands_neither_on_the_home_row_nor_beyond_the_river(square):
    assert refused(START, green(HQ=square, T="a1:2,b1:5,e1:6,f1:1,h1:4,i1:3")) == "PS-14"


@rule("PS-14")
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_ps_14_rows_two_to_five_are_allowed_the_river_row_too(row):
    others = {2: ("h3", "e4"), 3: ("h2", "e4"), 4: ("h2", "e3"), 5: ("h2", "e3")}[row]
    guns = "a4,b5,j3,g4,f5"
    assert play(START, green(HQ=f"c{row}", AM=others[0], FU=others[1], AT=guns)).lines == ["sealed G"]


@rule("PS-14")
def test_ps_14_grey_has_rows_six_to_nine():
    assert play(START, GREY_SETUP.replace("HQ=h8", "HQ=h6")).lines == ["sealed Y"]
    assert refused(START, GREY_SETUP.replace("HQ=h8", "HQ=i10")) == "PS-14"
    assert refused(START, GREY_SETUP.replace("HQ=h8", "HQ=h5")) == "PS-14"


@rule("PS-15")
def test_ps_15_installations_stand_in_three_rows_and_three_files():
    row = refusal(START, green(HQ="c2"))  # the ammunition depot stands on h2
    assert (row.rule, row.way, row.facts) == ("PS-15", "row", {"row": 2})
    file = refusal(START, green(HQ="h5"))
    assert (file.rule, file.way, file.facts) == ("PS-15", "file", {"file": "h"})


@rule("PS-16")
@pytest.mark.parametrize("square", ["b2", "b5", "b10"])
def test_ps_16_tanks_start_on_the_home_row(square):
    assert refused(START, green(T=f"{square}:2,c1:5,e1:6,f1:1,h1:4,i1:3")) == "PS-16"


@rule("PS-16")
def test_ps_16_any_six_squares_of_the_home_row_will_do():
    assert play(START, green(T="a1:1,j1:2,d1:3,e1:4,f1:5,g1:6")).lines == ["sealed G"]


@rule("PS-17")
def test_ps_17_each_value_is_given_once():
    twice = refusal(START, green(T="b1:2,c1:2,e1:6,f1:1,h1:4,i1:3"))
    assert (twice.rule, twice.way, twice.facts) == ("PS-17", "twice", {"value": 2})


@rule("PS-17")
def test_ps_17_a_value_beyond_six_is_refused():
    setup = demo_setup()
    high = replace(setup, tanks=(Placed(read_square("b1"), 7), *setup.tanks[1:]))
    with pytest.raises(Illegal, match="PS-17 range"):
        GAME.play.apply(START, 0, high)


@rule("PS-17")
def test_ps_17_values_never_change():
    sealed = [entry.after.secrets for entry in random_game(3) if entry.after.secrets]
    assert {tuple(secret.values for secret in secrets) for secrets in sealed} == {
        tuple(secret.values for secret in sealed[0])
    }


@rule("PS-18")
def test_ps_18_guns_stand_on_open_squares_of_the_own_half():
    assert refused(START, green(AT="c6,b3,h3,g4,f5")) == "PS-18"
    assert refused(START, green(AT="c3,b3,h3,g4,f5")) == "PS-11"  # the headquarters
    assert refused(START, green(AT="b3,b3,h3,g4,f5")) == "PS-11"
    assert play(START, green(AT="a1,d1,j1,a5,j5")).lines == ["sealed G"]  # the home row and the river row too


@rule("PS-19")
@pytest.mark.parametrize(
    ("mines", "way"),
    [
        ("d5", "count"),
        ("d5,i4,a2", "count"),
        ("d6,i4", "half"),
        ("e1,i4", "occupied"),
        ("c4,i4", "occupied"),
        ("c3,i4", "occupied"),
        ("i4,i4", "twice"),
    ],
)
def test_ps_19_two_mines_on_two_empty_squares_of_the_own_half(mines, way):
    breach = refusal(START, green(M=mines))
    assert (breach.rule, breach.way) == ("PS-19", way)


@rule("PS-19")
def test_ps_19_free_squares_of_the_home_row_may_be_mined():
    assert play(START, green(M="a1,j1")).lines == ["sealed G"]


@rule("PS-20")
def test_ps_20_a_sealed_set_up_cannot_be_changed():
    sealed = play(START, GREEN_SETUP).state
    again = refusal(sealed, green(M="a1,j1"))
    assert (again.rule, again.way) == ("PS-20", "not_asked")
    assert GAME.play.apply(START, *parse(START, GREEN_SETUP)).final


@rule("PS-20")
def test_ps_20_a_refused_set_up_leaves_the_side_to_try_again():
    refused(START, green(M="d6,i4"))
    assert asks(START) == "GY setup"


@rule("PS-20")
def test_ps_20_walling_in_own_tanks_is_legal_but_noticed():
    walls = green(T="a1:2,c1:5,e1:6,f1:1,h1:4,i1:3", AT="b1,a2,h3,g4,f5", HQ="c3")
    setup = read(walls)
    assert [name(square) for square in walled_in(0, setup)] == ["a1"]
    assert play(START, walls).lines == ["sealed G"]
    assert walled_in(0, demo_setup()) == []
    assert [name(square) for square in walled_in(1, turned(setup))] == ["j10"]


@rule("PS-21")
def test_ps_21_a_tank_keeps_its_set_up_square_as_its_name():
    state = play(START, GREEN_SETUP, GREY_SETUP, "G move e1>e2>e3>e4; f1>e1>e2>e3").state
    assert name(tank(state, "Ge1").square) == "e4"
    assert name(tank(state, "Gf1").square) == "e3"


@rule("PS-21", "PS-89")
@given(st.permutations(range(6)), st.permutations(range(1, 7)))
@settings(max_examples=30)
def test_ps_21_nothing_public_depends_on_the_values_or_on_the_order_of_placing(order, values):
    setup = demo_setup()
    placed = [Placed(tank.square, value) for tank, value in zip(setup.tanks, values, strict=True)]
    shuffled = Setup(setup.installations, tuple(placed[n] for n in order), setup.guns[::-1], setup.mines[::-1])
    assert army_of(shuffled) == army_of(setup)
    assert dict(zip(sorted(tank.square for tank in placed), secret_of(shuffled).values, strict=True)) == {
        tank.square: tank.value for tank in placed
    }


@rule("PS-14", "PS-15", "PS-20")
@pytest.mark.parametrize("ready", ready_mades(), ids=lambda ready: ready.id)
def test_ps_14_ready_made_set_ups_are_legal_for_both_sides_and_keep_to_the_2nd_to_4th_row(ready):
    setup = read(ready.setup)
    check_setup(0, setup)
    check_setup(1, turned(setup))
    assert all(name(square)[1:] in {"2", "3", "4"} for square in setup.installations)
    assert walled_in(0, setup) == []


@rule("PS-20")
@given(st.integers(0, 2**32), st.sampled_from((0, 1)))
@settings(max_examples=100)
def test_ps_20_every_set_up_drawn_by_lot_is_legal(seed, side):
    setup = random_setup(side, Random(seed))
    check_setup(side, setup)
    rows = {name(square)[1:] for square in setup.installations}
    assert rows <= ({"2", "3", "4"} if side == 0 else {"7", "8", "9"})
    assert parse(START, f"{'GY'[side]} {setup_text(setup)}") == (side, setup)


@rule("PS-20")
@pytest.mark.parametrize("nowhere", [-1, -7, 100, 1000])
def test_ps_20_a_square_beside_the_board_is_refused_like_any_other_mistake(nowhere):
    setup = demo_setup()
    for wrong in (
        replace(setup, installations=(nowhere, *setup.installations[1:])),
        replace(setup, tanks=(Placed(nowhere, 2), *setup.tanks[1:])),
        replace(setup, guns=(nowhere, *setup.guns[1:])),
        replace(setup, mines=(nowhere, setup.mines[1])),
    ):
        with pytest.raises(Illegal):
            GAME.play.apply(START, 0, wrong)
