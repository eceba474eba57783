"""Game files (TC-62)."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.game import HOST
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.match import AnyMatch, Header, Match, TakeBack, replay
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import AcceptDraw, Action, OfferDraw, Resign, TimeUp
from panzerkiste.games.tank_chess.board import BLACK, WHITE, name
from panzerkiste.games.tank_chess.game_file import (
    Comment,
    GameFile,
    game_file_of,
    options_of,
    read_game,
    record_of,
    write_game,
)
from panzerkiste.games.tank_chess.map_file import write_map
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.position import read_position, write_position
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, random_game

FINAL_POSITION = (
    "TC1 16x16 @crossways16 Hd1N,Ci1N,Ml1N,Hn1N,Le2N,Mh2N,Lo2N,Le5N,Mf6N,Ln7W,lo12SE,ch13*,lo14SE,lb15S,me15NE,"
    "lf15*,mi15S,hc16S,mj16S,hm16S b 0 5"
)


def example(language: str = "en") -> str:
    text = next(rule.text for rule in read_rules(rulebook_text(GAME, language)) if rule.id == "TC-62")
    found = re.search(r"```tcg\n(.*?)```", text, re.DOTALL)
    assert found
    return found[1]


@rule("TC-62")
def test_tc_62_the_game_of_the_rulebook_is_read_played_and_written_again():
    assert {example(language) for language in LANGUAGES} == {example()}
    file = read_game(example())
    assert (file.white, file.black, file.map, file.time_control) == ("A", "B", "crossways16", 1800)
    assert write_game(file) == example()
    match = replay(GAME, record_of(file))
    assert GAME.text.write_position(match.state) == FINAL_POSITION
    assert match.state.result is not None
    assert match.state.result.reason == "destruction"


@rule("TC-62")
@pytest.mark.parametrize(
    ("old", "new", "way", "line", "column"),
    [
        ('[Event "Example"]', '[Event "Example"', "bracket", 1, 16),
        ('[Event "Example"]', "[Event Example]", "quote", 1, 7),
        ('[Event "Example"]', '[Occasion "Example"]', "tag", 1, 1),
        ('[Black "B"]', '[White "B"]', "tag-twice", 4, 1),
        ('[Black "B"]\n', "", "missing", 8, 1),
        ('[Result "1-0"]', '[Result "2-0"]', "value", 6, 1),
        ('[TimeControl "1800"]', '[TimeControl "long"]', "value", 8, 1),
        ('"crossways16"', '"nowhere"', "position", 5, 1),
        ('[TimeControl "1800"]\n\n1', '[TimeControl "1800"]\n1', "blank", 9, 1),
        ("1. Lb2-e5N", "2. Lb2-e5N", "number", 10, 1),
        ("1. Lb2-e5N", "Lb2-e5N", "number", 10, 1),
        ("1. Lb2-e5N", "1... Lb2-e5N", "number", 10, 1),
        ("Lb2-e5N ", "Lb2-e5N?", "space", 10, 11),
        ("Lb2-e5N ", "Lb2-e9N ", "turn", 10, 4),
        ("4. Lk2-m5NE+", "4. Lk2-m5NE+ {so", "brace", 11, 14),
        ("# 1-0", "# 0-1", "result-tag", 11, 41),
        ("# 1-0", "#", "result", 12, 1),
        ('"destruction"', '"escape"', "termination", 11, 41),
        ("# 1-0", "# 1-0 and more", "end", 11, 45),
    ],
)
def test_tc_62_what_is_wrong_is_told_with_line_and_column(old: str, new: str, way: str, line: int, column: int):
    assert old in example()
    with pytest.raises(Illegal) as caught:
        read_game(example().replace(old, new))
    facts = caught.value.facts
    assert (caught.value.key, facts["line"], facts["column"]) == (f"refused-tc-62-{way}", line, column)


@rule("TC-62")
def test_tc_62_a_bad_turn_names_its_place_even_when_it_cannot_be_read():
    with pytest.raises(Illegal) as caught:
        read_game(example().replace("Me16-e15NE", "Me16-e15"))
    facts = caught.value.facts
    assert (caught.value.key, facts["line"], facts["column"]) == ("refused-tc-60-heading", 11, 22)


@rule("TC-62")
def test_tc_62_black_may_move_first_from_a_position():
    text = example().split("\n\n")[0].replace('"1-0"', '"*"').replace('"destruction"', '"unfinished"')
    position = FINAL_POSITION.replace("ch13*", "ch13E")
    file = read_game(f'{text}\n[Position "{position}"]\n\n5... Me15-e15E 6. Le5-e6N *\n')
    assert len(file.turns) == 2
    assert write_game(file).splitlines()[-1].startswith("5... Me15-e15E")
    assert read_game(write_game(file)) == file


@rule("TC-62")
def test_tc_62_comments_are_kept_where_they_stand():
    text = example().replace("1. Lb2", "{before} 1. Lb2").replace("+ Me16", "+ {a check\n  so soon} Me16") + "{end}\n"
    file = read_game(text)
    assert file.comments == (Comment(0, "before"), Comment(7, "a check so soon"), Comment(9, "end"))
    assert read_game(write_game(file)) == file


@rule("TC-62")
def test_tc_62_quotes_and_backslashes_in_tags_are_escaped():
    file = GameFile('The "\\" Cup', "2025.01.01", 'A "B" C', "D\\", "standard16")
    assert r'[Event "The \"\\\" Cup"]' in write_game(file)
    assert read_game(write_game(file)) == file


@rule("TC-62")
def test_tc_62_a_map_that_is_not_in_the_box_needs_a_position():
    file = GameFile("E", "2025.01.01", "A", "B", "attic")
    with pytest.raises(Illegal, match="no_position"):
        options_of(file)
    placed = GameFile("E", "2025.01.01", "A", "B", "attic", position="TC1 8x8 d4 Ca1N,ch8S w 0 1")
    assert read_game(write_game(placed)) == placed


@rule("TC-62", "TC-69")
@pytest.mark.parametrize(
    "pieces", ["Ca1N,ch8S,ld4* w 0 1", "Ca1N,Lb1E,ch8S w 0 1", "Ca1N,ch8* b 0 5", "Ca1N,ch8S b 0 1"]
)
def test_tc_62_a_raid_on_an_own_map_starts_from_its_setup(pieces: str):
    file = GameFile("E", "2025.01.01", "A", "B", "attic", position=f"TC1 8x8 d5 {pieces}", mode="raid")
    with pytest.raises(Illegal, match="TC-62 setup"):
        options_of(file)


RAIDED = ("Lb2-e6NE", "Ce16-d15N", "Le6-f10N+", "Hc16-c16NE", "Lf10-f14N+^", "Hc16-c16N", "Lf14-e16N#")


def own_crossways() -> str:
    """crossways16 with the command tanks elsewhere: White's on l1, Black's on e16."""
    map, letters = shipped_map("crossways16"), {"i1": "M", "l1": "C", "h16": "M", "e16": "C"}
    tanks = tuple(replace(tank, letter=letters.get(name(tank.cell), tank.letter)) for tank in map.tanks)
    return write_map(replace(map, name="my crossways", tanks=tanks))


@rule("TC-61", "TC-69")
def test_tc_69_the_goals_are_those_of_the_matchs_map_also_where_a_shipped_one_has_its_obstacles():
    options = Options(map=own_crossways(), mode="raid")
    state = first_state(options)
    assert [name(cell) for cell in state.board.goals] == ["e16", "l1"]
    assert state.board.map == "crossways16"
    assert read_position(write_position(state), options).board.goals == state.board.goals
    assert GAME.earlier[1].text.read_position(write_position(state), options).board.goals != state.board.goals
    elsewhere = read_position(write_position(state), Options(mode="raid"))
    assert [name(cell) for cell in elsewhere.board.goals] == ["h16", "i1"], "without the map, those of the shipped one"


@rule("TC-62", "TC-69")
def test_tc_62_a_raid_on_an_own_map_with_the_obstacles_of_a_shipped_one_goes_to_a_file_and_back():
    header = Header(GAME.id, GAME.rules, {"map": own_crossways(), "mode": "raid"}, ("Ann", "Bob"), "2025-03-04T05:06")
    match = Match(GAME, header)
    for line in RAIDED:
        match.submit(*GAME.text.parse(match.state, line))
    assert match.state.result is not None
    assert match.state.result.reason == "raid"
    text = write_game(game_file_of(match.record))
    again = replay(GAME, record_of(read_game(text)))
    assert again.state.board.goals == match.state.board.goals
    assert again.state.result == match.state.result


def played(seed: int, turns: int, **options: str) -> AnyMatch:
    header = Header(GAME.id, GAME.rules, dict(options), ("Ann", "Bob"), "2025-03-04T05:06")
    match = Match(GAME, header)
    for number, (state, turn) in enumerate(random_game(seed, **options)):
        if number == turns:
            break
        match.submit(state.mover, turn)
    return match


@rule("TC-62")
@settings(max_examples=12)
@given(
    st.integers(0, 50),
    st.integers(0, 60),
    st.sampled_from(
        [
            {},
            {"map": "ironfield20"},
            {"map": "crossways16", "mode": "raid"},
            {"map": PONDS, "module": "funset"},
            {"map": PONDS, "module": "funset", "mode": "raid"},
        ]
    ),
)
def test_tc_62_any_match_goes_to_a_file_and_back(seed: int, turns: int, options: dict[str, str]):
    match = played(seed, turns, **options)
    file = game_file_of(match.record)
    assert (file.date, file.white, file.black) == ("2025.03.04", "Ann", "Bob")
    text = write_game(file)
    assert read_game(text) == file
    assert max(map(len, text.split("\n\n")[1].splitlines())) <= 80
    again = replay(GAME, record_of(file))
    assert GAME.text.write_position(again.state) == GAME.text.write_position(match.state)
    assert again.state.result == match.state.result


@rule("TC-62", "TC-58")
@pytest.mark.parametrize(
    ("said", "result", "word"),
    [
        ([(WHITE, Resign())], "0-1", "resignation"),
        ([(BLACK, Resign())], "1-0", "resignation"),
        ([(WHITE, OfferDraw()), (BLACK, AcceptDraw())], "1/2-1/2", "agreement"),
        ([(HOST, TimeUp(BLACK))], "1-0", "time"),
        ([], "*", "unfinished"),
    ],
)
def test_tc_62_every_ending_has_its_word(said: list[tuple[int, Action]], result: str, word: str):
    match = Match(GAME, Header(GAME.id, GAME.rules, {"minutes": 30}, ("Ann", "Bob")))
    match.submit(WHITE, GAME.text.parse(match.state, "Lc3-c5N")[1])
    for seat, action in said:
        match.submit(seat, action)
    file = game_file_of(match.record)
    assert (file.result, file.termination, file.time_control) == (result, word, 1800)
    again = replay(GAME, record_of(read_game(write_game(file))))
    assert again.state.result == match.state.result


@rule("TC-62")
def test_tc_62_what_was_taken_back_is_left_out():
    match = Match(GAME, Header(GAME.id, GAME.rules, {}, ("Ann", "Bob")))
    match.submit(WHITE, GAME.text.parse(match.state, "Lc3-c5N")[1])
    match.submit(HOST, TakeBack(0))
    match.submit(WHITE, GAME.text.parse(match.state, "Lc3-c4N")[1])
    assert write_game(game_file_of(match.record)).splitlines()[-1] == "1. Lc3-c4N *"
