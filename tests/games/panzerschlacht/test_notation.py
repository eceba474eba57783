"""Chapter 12: text notation (PS-91 to PS-95)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.game import CHANCE, HOST
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import (
    AcceptDraw,
    Action,
    Fight,
    Move,
    OfferDraw,
    Pass,
    Resign,
    Roll,
    TimeUp,
)
from panzerkiste.games.panzerschlacht.board import name, read_square
from panzerkiste.games.panzerschlacht.notation import notate, parse
from panzerkiste.games.panzerschlacht.state import Plan, Setup
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import GREEN_SETUP, GREY_SETUP, demo, play, position, random_game, verdict

STATE = demo()


def meant(text: str):
    return parse(STATE, text)


def unreadable(text: str) -> str:
    with pytest.raises(Illegal) as caught:
        meant(text)
    return caught.value.rule


def squares(text: str) -> tuple[int, ...]:
    return tuple(read_square(square) for square in text.split())


@rule("PS-91")
def test_ps_91_a_square_is_a_name_or_a_printed_number_and_is_written_as_a_name():
    assert read_square("e4") == read_square("#36")
    assert notate(STATE, 0, meant("G move #36>#46")[1]) == "G move e4>e5"
    assert [read_square(name(square)) for square in range(100)] == list(range(100))


@rule("PS-91")
@pytest.mark.parametrize("text", ["", "k1", "a0", "a11", "e", "4e", "E4", "#0", "#101", "#", "36", "e4 ", "é4", "a1a1"])
def test_ps_91_what_is_no_square_is_refused(text):
    with pytest.raises(Illegal) as caught:
        read_square(text)
    assert (caught.value.rule, caught.value.facts) == ("PS-91", {"text": text})


@rule("PS-92")
def test_ps_92_a_set_up_is_read_and_written():
    seat, setup = meant(GREEN_SETUP)
    assert seat == 0
    assert isinstance(setup, Setup)
    assert notate(STATE, 0, setup) == GREEN_SETUP


@rule("PS-92")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "HQ=c3 AM=h2 FU=f4",
        "AM=h2 HQ=c3 FU=f4 T=b1:2 AT=c4 M=d5",
        "HQ=c3 AM=h2 FU=f4 T=b1,c1 AT=c4 M=d5",
        "HQ=c3 AM=h2 FU=f4 T=b1:7 AT=c4 M=d5",
        "HQ=c3 AM=h2 FU=f4 T=b1: AT=c4 M=d5",
        "HQ=c3 AM=h2 FU=f4 T=b1:2 AT=c4",
    ],
)
def test_ps_92_what_is_no_set_up_is_refused(text):
    assert unreadable(f"G setup {text}") == "PS-92"


@rule("PS-92")
def test_ps_92_a_square_inside_a_set_up_is_judged_as_a_square():
    assert unreadable("G setup HQ=c33 AM=h2 FU=f4 T=b1:2 AT=c4 M=d5") == "PS-91"


@rule("PS-92")
def test_ps_92_the_public_form_leaves_out_values_and_mines():
    played = play(GAME.play.start(GAME.types.options(), 2).state, GREEN_SETUP, GREY_SETUP)
    public = played.lines[1].split(" / ")[0]
    assert public == "G setup HQ=c3 AM=h2 FU=f4 T=b1,c1,e1,f1,h1,i1 AT=b3,h3,c4,g4,f5"


@rule("PS-93")
@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("R=d4,d5,e5 W=b6", Plan(squares("d4 d5 e5"), squares("b6"))),
        ("R=d4", Plan(squares("d4"))),
        ("W=b6,b7", Plan((), squares("b6 b7"))),
        ("-", Plan()),
    ],
)
def test_ps_93_either_part_of_a_plan_may_be_missing(text, plan):
    assert meant(f"Y plan {text}") == (1, plan)
    assert notate(STATE, 1, plan) == f"Y plan {text}"


@rule("PS-93")
@pytest.mark.parametrize("text", ["", "d4", "W=b6 R=d4", "R= W=b6", "- R=d4", "R=d4  W=b6", "X=d4"])
def test_ps_93_what_is_no_plan_is_refused(text):
    assert unreadable(f"Y plan {text}") == "PS-93"


@rule("PS-94")
def test_ps_94_a_move_names_every_square_and_keeps_the_order_of_paths():
    move = Move((squares("e1 e2 e3 e4"), squares("f1 e1 e2 e3")))
    assert meant("G move e1>e2>e3>e4; f1>e1>e2>e3") == (0, move)
    assert meant("G move e1>e2>e3>e4;f1>e1>e2>e3") == (0, move)  # input also ";"
    assert notate(STATE, 0, move) == "G move e1>e2>e3>e4; f1>e1>e2>e3"
    assert meant("Y pass") == (1, Pass())


@rule("PS-94")
@pytest.mark.parametrize(
    "text", ["", "G", "X pass", "g pass", "G dance", "G pass now", "G resign now", "Gmove e1>e2", "die 7"]
)
def test_ps_94_what_is_no_action_is_refused(text):
    assert unreadable(text) == "PS-94"


@rule("PS-94", "PS-91")
@pytest.mark.parametrize("text", ["G move", "G move e1-e2", "G move e1>", "G move e1>e2;", "G fight e1xz9"])
def test_ps_94_a_path_is_made_of_squares(text):
    assert unreadable(text) == "PS-91"


@rule("PS-95")
def test_ps_95_fights_resigning_draws_dice_and_time_have_words():
    words: dict[str, tuple[int, Action]] = {
        "G fight g7xf7": (0, Fight(*squares("g7 f7"))),
        "Y resign": (1, Resign()),
        "G draw offer": (0, OfferDraw()),
        "Y draw accept": (1, AcceptDraw()),
        "die 3": (CHANCE, Roll(3)),
        "Y time": (HOST, TimeUp(1)),
    }
    for text, (seat, action) in words.items():
        assert meant(text) == (seat, action)
        assert notate(STATE, seat, action) == text


@rule("PS-95", "PS-51")
def test_ps_95_the_lines_of_a_whole_turn():
    state = position(
        "h7=6/h1 g5=5/g1 b5=4/b1 d9=3/d1 a1=2/a1",
        "f7=5 j10=1 ; AT g8 i9 ; I h8 c9 e7 ; M b6 f6",
    )
    played = play(state, "Y plan R=a2,j5 W=e3", "G move h7>h8; g5>g6>g7; b5>b6; d9>d10; a1>a2")
    assert played.lines == [
        "G move h7>h8; g5>g6>g7; b5>b6; d9>d10; a1>a2",
        "shots R=a2,j5 W=e3",
        "white Y 1",
        "hit a2",
        "mine b6",
        "inst HQ h8",
        "mines-void Y",
        "flag d10",
    ]
    played = play(played.state, "G fight g7xf7")
    assert played.lines == ["duel g7(5)xf7(5) lost f7,g7"]
    assert play(played.state, "die 4").lines == ["gun h8xg8 die 4 lost g8", "white Y 0"]


@rule("PS-95")
def test_ps_95_an_empty_plan_gives_shots_and_no_miss():
    state = position("e4 a1 b1", "a10")
    assert play(state, "Y plan -", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").lines[1:] == ["shots -"]
    assert play(state, "Y plan R=j9", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").lines[1:] == ["shots R=j9", "miss"]


@rule("PS-91", "PS-92", "PS-93", "PS-94", "PS-95")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_action_of_every_game_survives_being_written_and_read(seed):
    for entry in random_game(seed):
        assert parse(entry.before, notate(entry.before, entry.seat, entry.action)) == (entry.seat, entry.action)


@rule("PS-94")
@given(
    st.text(max_size=40) | st.from_regex(r"[GY] (move|plan|setup|fight|draw)( [a-j0-9=>x;,RWTMAH#-]*)?", fullmatch=True)
)
@settings(max_examples=200)
def test_ps_94_no_text_however_odd_does_more_than_be_refused(text):
    found = verdict(STATE, text)
    assert found is None or found.rule.startswith("PS-")
