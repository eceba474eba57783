"""Move text (TC-59, TC-60) and position text (TC-61)."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.game import HOST, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import BLACK, WHITE
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, not_read, play, random_game, refused, start
from tests.games.tank_chess.test_second_opinion import boards

CELL = r"[a-z](?:1\d|2[0-6]|[1-9])"
MOVE_TEXT = re.compile(rf"([CLMHDA])?({CELL})-(?:(off)|({CELL})(NE|NW|SE|SW|N|E|S|W)(?:([x~])({CELL}))?)([+^#]*)")


@rule("TC-59")
def test_tc_59_a_game_is_written_down_by_cells():
    state = start()
    assert all("-" in GAME.text.notate(state, WHITE, turn) for turn in turns(state))


@rule("TC-60")
@pytest.mark.parametrize(
    ("pieces", "obstacles", "text"),
    [
        ("Lk2N,Ca1N,cp16S", "a2,b1,b2,p15,o15,o16", "Lk2-k6N"),
        ("Hd1N,Ca1N,cp16S", "a2,b1,b2,p15,o15,o16", "Hd1-d1NE"),
        ("Mf9N,Ca1N,cp16S", "a2,b1,b2,p15,o15,o16", "Mf9-f8N"),
        ("Mh2N,lk8W,Ca1N,ch16E", "a2,b1,b2", "Mh2-h5NExk8+"),
        ("Lb2N,hf15S,Ca1N,cp16S", "a2,b1,p15,o15,o16", "Lb2-f6NE~f15"),
        ("Ce13N,cp1N", "-", "Ce13-off#"),
        ("hm16S,Ck11N,cp16S", "-", "Hm16-m13Sxk11#"),
    ],
)
def test_tc_60_move_texts_are_read_and_written_alike(pieces: str, obstacles: str, text: str):
    state = at(pieces, "b" if pieces.startswith("h") else "w", obstacles=obstacles, size="16x16")
    assert GAME.text.notate(state, *GAME.text.parse(state, text)) == text


@rule("TC-60")
@pytest.mark.parametrize("typed", ["Ld2-d3N~d7", "Ld2-d3Nxd7", "d2-d3N~d7", "Ld2-d3Nxd7^#+", " Ld2-d3N~d7 "])
def test_tc_60_letter_marks_and_sign_are_optional_or_corrected(typed: str):
    state = at("Ld2N,hd7S,ca8S,Ch1W", obstacles="b8,b7,a7,g1,g2,h2")
    assert GAME.text.notate(state, *GAME.text.parse(state, typed)) == "Ld2-d3N~d7"


@rule("TC-60")
def test_tc_60_a_letter_that_does_not_match_the_tank_is_illegal():
    assert refused(at("Ld2N"), "Md2-d3N") == "TC-60"
    assert refused(at("Ld2N"), "ld2-d3N") == "TC-60"


@rule("TC-60")
@pytest.mark.parametrize(
    ("text", "way", "column"),
    [
        ("", "cell", 1),
        ("Lz", "cell", 2),
        ("La0-a1N", "cell", 2),
        ("La1_a2N", "dash", 4),
        ("La1-a2", "heading", 7),
        ("La1-a2n", "heading", 7),
        ("La1-a2Nx", "cell", 9),
        ("La1-a2N!", "end", 8),
        ("La1-offN", "end", 8),
        ("w gives up", "word", 3),
        ("b resign now", "word", 3),
    ],
)
def test_tc_60_an_error_is_told_with_its_column(text: str, way: str, column: int):
    with pytest.raises(Illegal) as caught:
        GAME.text.parse(at("La2N,Cb1N"), text)
    assert (caught.value.key, caught.value.facts["column"]) == (f"refused-tc-60-{way}", column)


@rule("TC-60")
@given(st.from_regex(MOVE_TEXT, fullmatch=True) | st.text("LCa1b2-off NESWx~+^#19", max_size=14))
def test_tc_60_what_the_regular_expression_accepts_is_read_and_nothing_else(text: str):
    state, found = at("TC1 8x8 - Cg1N,ch8S w"), MOVE_TEXT.fullmatch(text.strip())
    try:
        GAME.text.parse(state, text)
    except Illegal:
        assert not found or (found[1] and found[2] in ("g1", "h8") and found[1] != "C")
    else:
        assert found


@rule("TC-60")
def test_tc_60_what_players_say():
    state = start(minutes=5)
    assert asides(state, WHITE) == ["w resign", "w draw offer"]
    assert asides(state, HOST) == ["w time"]
    after = play(state, "w draw offer").state
    assert asides(after, BLACK) == ["b resign", "b draw accept", "b draw decline"]


def asides(state: State, seat: int) -> list[str]:
    return [GAME.text.notate(state, seat, aside) for aside in GAME.play.offer(state, seat).asides]


@rule("TC-60")
@pytest.mark.parametrize(
    "options",
    [{}, {"map": "ironfield20", "mode": "raid"}, {"map": PONDS, "module": "funset"}],
    ids=["standard", "raid", "ponds"],
)
def test_tc_60_every_turn_of_a_game_survives_being_written_down(options: dict[str, str]):
    for number, (state, turn) in enumerate(random_game(5, **options)):
        text = GAME.text.notate(state, state.mover, turn)
        assert MOVE_TEXT.fullmatch(text)
        assert GAME.text.parse(state, text) == (state.mover, turn)
        if number % 20 == 0:
            texts = [GAME.text.notate(state, state.mover, other) for other in turns(state)]
            assert len(set(texts)) == len(texts)


@rule("TC-61", "TC-70", "TC-64", "TC-65")
@pytest.mark.parametrize(
    "text",
    [
        "TC1 16x16 @standard16 Hc1N,Mf1N,Ch1N,Mj1N,Hm1N,Lc3N,Lf3N,Mh3N,Lj3N,Lm3N,"
        "ld14S,lg14S,mi14S,lk14S,ln14S,hd16S,mg16S,ci16S,mk16S,hn16S w 0 1",
        "TC1 16x16 @crossways16 Hd1N,Mg1N,Ci1N,Ml1N,Hn1N,Lb2N,Le2N,Mh2N,Lk2N,Lo2N,"
        "lb15S,lf15S,mi15S,ll15S,lo15S,hc16S,me16S,ch16S,mj16S,hm16S w 0 1",
        "TC1 20x20 @ironfield20 Ac1N,Hf1N,Mh1N,Ck1N,Mm1N,Hp1N,Ar1N,Lb2N,De2N,Lg2N,Mj2N,Ln2N,Dq2N,Ls2N,"
        "lb19S,dd19S,lg19S,mk19S,ln19S,dp19S,ls19S,ac20S,he20S,mh20S,cj20S,mm20S,ho20S,ar20S w 0 1",
    ],
)
def test_tc_61_the_shipped_maps_start_as_the_rulebook_says(text: str):
    assert GAME.text.write_position(start(map=text.split()[2][1:])) == text
    assert at(text) == replace(start(map=text.split()[2][1:]), options=Options())


@rule("TC-61")
def test_tc_61_pieces_in_any_order_counters_missing_and_spelt_out_obstacles_are_the_same_position():
    state = at("TC1 8x8 b5,a5 ch8S,Ld2N,md7*,Ca1E b")
    assert GAME.text.write_position(state) == "TC1 8x8 a5,b5 Ca1E,Ld2N,md7*,ch8S b 0 1"
    assert at("TC1 8x8 a5,b5 Ca1E,Ld2N,md7*,ch8S b 0 1") == state


@rule("TC-61")
def test_tc_61_a_map_in_the_box_is_known_by_its_obstacles():
    named = GAME.text.write_position(start())
    obstacles = [
        f"{'abcdefghijklmnop'[number % 16]}{number // 16 + 1}"
        for number, sign in enumerate(start().board.terrain)
        if sign == "#"
    ]
    assert GAME.text.write_position(at(named.replace("@standard16", ",".join(obstacles)))) == named


@rule("TC-61")
@pytest.mark.parametrize(
    ("text", "way", "column"),
    [
        ("TC2 8x8 - Ca1N,ch8S w", "tc-61-tag", 1),
        ("TC1 8*8 - Ca1N,ch8S w", "tc-61-size", 5),
        ("TC1 8x8 c9 Ca1N,ch8S w", "tc-61-off-board", 9),
        ("TC1 8x8 c1,c1 Ca1N,ch8S w", "tc-61-twice", 12),
        ("TC1 8x8 c1;c2 Ca1N,ch8S w", "tc-61-space", 11),
        ("TC1 8x8 @nowhere Ca1N,ch8S w", "tc-61-map", 9),
        ("TC1 8x8 @standard16 Ca1N,ch8S w", "tc-61-map-size", 9),
        ("TC1 8x8 a1 Ca1N,ch8S w", "tc-61-twice", 12),
        ("TC1 8x8 - Ca1N,ca1S w", "tc-61-twice", 16),
        ("TC1 8x8 - Ca1N,ci8S w", "tc-61-off-board", 17),
        ("TC1 8x8 - Ca1N,xh8S w", "tc-61-letter", 16),
        ("TC1 8x8 - Ca1N,ch8 w", "tc-61-heading", 19),
        ("TC1 8x8 - Ca1N,ch8S x", "tc-61-side", 21),
        ("TC1 8x8 - Ca1N,ch8S w 101 1", "tc-61-quiet", 23),
        ("TC1 8x8 - Ca1N,ch8S w 0", "tc-61-space", 24),
        ("TC1 8x8 - Ca1N,ch8S w 0 0", "tc-61-turn", 25),
        ("TC1 8x8 - Ca1N,Cb1N,ch8S w", "tc-61-commands", 11),
        ("TC1 8x8 - ch8S w", "tc-61-no-command", 11),
        ("TC1 8x8 - - w", "tc-61-no-command", 11),
        ("TC1 8x8 - Ca1*,ch8* w", "tc-61-no-command", 11),
        ("TC1 8x8 - Ca1N,ch8S w 0 1 Ca1-a2N", "tc-61-move", 27),
        ("TC1 8x8 - Ca1N,ch8S w 0 1x", "tc-61-end", 26),
    ],
)
def test_tc_61_what_is_wrong_is_told_with_its_column(text: str, way: str, column: int):
    with pytest.raises(Illegal) as caught:
        GAME.text.read_position(text, Options())
    assert (caught.value.key, caught.value.facts["line"], caught.value.facts["column"]) == (f"refused-{way}", 1, column)


@rule("TC-61")
def test_tc_61_a_side_whose_command_tank_is_a_wreck_has_lost():
    state = at("TC1 8x8 - Ca1N,ch8* b 0 7")
    assert state.result == Result((WHITE,), "destruction")
    assert GAME.play.decision(state) is None


@rule("TC-61")
@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ("TC1 8x8 - Cd4N,ca5E w 0 1", "Cd4-off#", "escape"),
        ("TC1 8x8 d3~ Cd4S,ca5E w 3 9", "Cd4-d3S#", "destruction"),
    ],
)
def test_tc_61_an_ending_that_pieces_cannot_show_is_the_position_before_it_and_the_move(
    before: str, move: str, reason: str
):
    state = at(before, module="funset")
    after = play(state, move).state
    assert after.result is not None
    assert after.result.reason == reason
    assert GAME.text.write_position(after) == f"{before} {move}"
    assert at(f"{before} {move}", module="funset") == after


@rule("TC-61")
def test_tc_61_a_hundred_quiet_turns_load_as_a_draw():
    assert at("TC1 8x8 - Ca1N,ch8S w 100 51").result == Result((), "no-progress")


@rule("TC-61")
@settings(max_examples=100)
@given(boards())
def test_tc_61_any_position_survives_being_written_down(state: State):
    text = GAME.text.write_position(state)
    again = GAME.text.read_position(text, state.options)
    assert again == state
    assert GAME.text.write_position(again) == text


@rule("TC-61", "TC-46")
def test_tc_61_every_position_of_a_game_is_read_as_it_stood_but_for_its_history():
    for number, (state, _) in enumerate(random_game(8, map="crossways16")):
        if number % 10 == 0:
            again = at(GAME.text.write_position(state), map="crossways16")
            assert (again.tanks, again.wrecks, again.mover, again.turn) == (
                state.tanks,
                state.wrecks,
                state.mover,
                state.turn,
            )
            assert (again.check, again.escape) == (state.check, state.escape)


@rule("TC-61", "TCX-06")
def test_tc_61_terrain_signs_need_the_module():
    assert not_read("TC1 8x8 d4~ Ca1N,ch8S w") == "refused-tcx-06"
    text = 'TC1 8x8 b2_,d4~,e5",f6 Ca1N,Ld4E,le5W,ch8S w 0 1'
    assert GAME.text.write_position(at(text, module="funset")) == text
    assert not_read("TC1 8x8 d4_ Ca1N,ch8S,Ld4E w", module="funset") == "refused-tc-61-twice"


def test_turns_are_listed_by_start_heading_end_and_target_with_the_escape_last():
    for state, _ in random_game(2):
        listed = list(turns(state))
        assert listed == sorted(listed, key=_order)


def _order(turn: Move | Escape) -> tuple[int, ...]:
    if isinstance(turn, Escape):
        return (turn.start, 8)
    return (turn.start, turn.heading, turn.end, -1 if turn.target is None else turn.target)
