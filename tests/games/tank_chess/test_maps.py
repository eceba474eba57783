"""Maps and modes (TC-63 to TC-70)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import BLACK, WHITE, cell_at, name, read_cell
from panzerkiste.games.tank_chess.map_file import Map, read_map, write_map
from panzerkiste.games.tank_chess.maps import Finding, findings, shipped_map
from panzerkiste.games.tank_chess.shipped import MAP_NAMES, shipped_text
from panzerkiste.games.tank_chess.state import Options, Tank
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, play, refused, start, texts

QUIET = """.h.c..l...
.##.###.##
..........
..........
##......##
##......##
..........
..........
##.###.##.
...L..C.H.
"""


def found(text: str, **options: str) -> list[tuple[str, str, list[str]]]:
    """What TC-66 finds: level, key without its beginning, cells."""
    told: tuple[Finding, ...] = findings(read_map(text), Options(**options))  # type: ignore[arg-type]
    return [(f.level, f.why.key.removeprefix("refused-tc-66-"), [name(cell) for cell in f.cells]) for f in told]


def redrawn(text: str, **cells: str) -> str:
    """The map with some cells changed: ``redrawn(QUIET, d5="#")``."""
    map = read_map(text)
    rows = write_map(map).rstrip("\n").split("\n")[-map.height :]
    for cell, sign in cells.items():
        number = read_cell(cell)
        assert number is not None
        file, row = number % 32, map.height - 1 - number // 32
        rows[row] = rows[row][:file] + sign + rows[row][file + 1 :]
    return "\n".join(rows) + "\n"


@rule("TC-63")
def test_tc_63_a_map_file_has_a_head_and_a_board_with_the_highest_rank_first():
    map = read_map("; drawn on a train\nname: Attic\nauthor: Ann\nwhite-facing: NE\n\n" + QUIET)
    assert (map.name, map.author, map.comment, map.width, map.height) == ("Attic", "Ann", "", 10, 10)
    assert map.tanks[0] == Tank(cell_at(3, 0), WHITE, "L", 1)
    assert map.tanks[-1] == Tank(cell_at(6, 9), BLACK, "L", 4)
    assert map.terrain[10:20] == "##.###.##."


@rule("TC-63")
def test_tc_63_the_head_may_be_missing():
    assert read_map(QUIET) == read_map("\n" + QUIET) == read_map(QUIET.replace("\n", "\r\n"))


@rule("TC-63")
@pytest.mark.parametrize(
    ("text", "way", "line", "column"),
    [
        ("", "empty", 1, 1),
        ("name: x\n", "empty", 2, 1),
        ("title: x\n\n" + QUIET, "key", 1, 1),
        ("name: x\nname: y\n\n" + QUIET, "twice", 2, 1),
        ("white-facing: up\n\n" + QUIET, "facing", 1, 15),
        ("name: x\n" + QUIET, "blank", 2, 1),
        (QUIET.replace("##......##", "##...?..##", 1), "sign", 5, 6),
        (QUIET.replace("##......##", "##......#", 1), "row", 5, 1),
    ],
)
def test_tc_63_what_is_wrong_is_told_with_line_and_column(text: str, way: str, line: int, column: int):
    with pytest.raises(Illegal) as caught:
        read_map(text)
    facts = caught.value.facts
    assert (caught.value.key, facts["line"], facts["column"]) == (f"refused-tc-63-{way}", line, column)


@st.composite
def maps(draw: st.DrawFn) -> Map:
    width, height = draw(st.integers(1, 26)), draw(st.integers(1, 26))
    signs = draw(st.lists(st.sampled_from('....#_~"CLMHDAclmhda'), min_size=width * height, max_size=width * height))
    facings = draw(st.tuples(st.integers(0, 7), st.integers(0, 7)))
    terrain = "".join("." if sign.isalpha() else sign for sign in signs)
    tanks = tuple(
        Tank(cell_at(n % width, n // width), int(sign.islower()), sign.upper(), facings[sign.islower()])
        for n, sign in enumerate(signs)
        if sign.isalpha()
    )
    texts = [draw(st.just("") | st.text("abc:;#é. ", max_size=9).map(str.strip)) for _ in range(3)]
    return Map(width, height, terrain, tanks, texts[0], texts[1], texts[2], facings)


@rule("TC-63")
@given(maps())
def test_tc_63_any_map_survives_being_written_down(map: Map):
    assert read_map(write_map(map)) == map


@rule("TC-63")
def test_tc_63_an_unknown_name_is_no_map():
    with pytest.raises(Illegal, match="TC-63"):
        start(map="nowhere")


@rule("TC-70", "TC-64", "TC-65")
@pytest.mark.parametrize(
    ("map", "rule_id", "size", "obstacles"),
    [("standard16", "TC-70", 16, 50), ("crossways16", "TC-64", 16, 46), ("ironfield20", "TC-65", 20, 70)],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_tc_64_the_maps_in_the_box_are_those_of_the_rulebook(
    map: str, rule_id: str, size: int, obstacles: int, language: str
):
    text = next(rule.text for rule in read_rules(rulebook_text(GAME, language)) if rule.id == rule_id)
    rows = [line.split()[1:-1] for line in text.splitlines() if line.strip()[:1].isdigit() and len(line) > size]
    shipped = shipped_map(map)
    assert (shipped.width, shipped.height, shipped.terrain.count("#")) == (size, size, obstacles)
    assert "".join("".join(row) + "\n" for row in rows) == shipped_text(map).split("\n\n")[1]


@rule("TC-70")
def test_tc_70_the_printed_small_board_is_the_map_one_gets_without_choosing():
    assert MAP_NAMES[0] == "standard16"
    assert start().board.map == "standard16"


@rule("TC-64", "TC-65", "TC-66")
@pytest.mark.parametrize("map", MAP_NAMES)
@pytest.mark.parametrize("mode", ["standard", "raid"])
def test_tc_66_nothing_speaks_against_the_maps_in_the_box(map: str, mode: str):
    assert found(shipped_text(map), mode=mode, module="funset") == []


@rule("TC-64", "TC-65")
@pytest.mark.parametrize("map", ["crossways16", "ironfield20"])
def test_tc_64_no_first_turn_of_white_brings_an_announcement(map: str):
    state = start(map=map)
    written = [GAME.text.notate(state, WHITE, turn) for turn in GAME.play.offer(state, WHITE).actions]
    assert not [text for text in written if text[-1] in "+^#"]


@rule("TC-66")
def test_tc_66_a_good_map_has_no_findings():
    assert found(QUIET) == []
    assert found(PONDS, module="funset") == []


@rule("TC-66")
def test_tc_66_size():
    assert ("error", "size", []) in found("C.....c\n" * 8)
    with pytest.raises(Illegal) as caught:
        read_map("." * 27 + "\n")
    assert caught.value.key == "refused-tc-66-size"


@rule("TC-66")
def test_tc_66_exactly_one_command_tank_for_each_side():
    assert ("error", "command", []) in found(redrawn(QUIET, g1="."))
    assert ("error", "command", ["g1", "h1"]) in found(redrawn(QUIET, h1="C"))
    assert ("error", "command", []) in found(redrawn(QUIET, d10="."))


@rule("TC-66")
@pytest.mark.parametrize(("cell", "sign", "errors"), [("e5", "L", 0), ("e6", "L", 1), ("e6", "l", 0), ("e5", "l", 1)])
def test_tc_66_tanks_start_in_their_own_half(cell: str, sign: str, errors: int):
    told = found(redrawn(QUIET, **{cell: sign}))
    assert told.count(("error", "half", [cell])) == errors


@rule("TC-66")
def test_tc_66_the_middle_rank_of_an_odd_board_belongs_to_nobody():
    rows = QUIET.splitlines()
    odd = "\n".join([*rows[:5], "....L.....", *rows[5:]]) + "\n"
    assert ("error", "half", ["e6"]) in found(odd)
    assert ("error", "half", ["e6"]) in found(odd.replace("....L.....", "....l....."))


@rule("TC-66")
def test_tc_66_a_command_tank_needs_a_way_to_its_far_edge():
    wall = {f"{file}5": "#" for file in "abcdefghij"}
    told = found(redrawn(QUIET, **wall))
    assert ("error", "route", ["g1"]) in told
    assert ("error", "route", ["d10"]) in told
    assert not [level for level, _, _ in found(redrawn(QUIET, **(wall | {"e5": "."}))) if level == "error"]
    hedge = found(redrawn(QUIET, **(wall | {"e5": '"'})), module="funset")
    assert not [level for level, _, _ in hedge if level == "error"]
    pond = found(redrawn(QUIET, **(wall | {"e5": "~"})), module="funset")
    assert ("error", "route", ["g1"]) in pond


@rule("TC-66")
def test_tc_66_nobody_may_win_on_the_first_turn():
    assert ("error", "check", ["d3"]) in found(redrawn(QUIET, d3="M", d9=".", d10="c", d2="."))
    rows = ["........"] * 3 + [".......c", "...C...."] + ["........"] * 3
    told = found("\n".join(rows))
    assert ("error", "escape", ["d4"]) in told
    assert ("error", "escape", ["h5"]) in told


@rule("TC-66")
def test_tc_66_a_map_refused_cannot_be_played():
    with pytest.raises(Illegal, match="TC-66 command"):
        start(map=redrawn(QUIET, g1="."))


@rule("TC-66")
def test_tc_66_warnings_do_not_refuse_a_map():
    told = found(redrawn(QUIET, e5="#"))
    assert told == [("warning", "symmetry", ["e5"])]
    assert start(map=redrawn(QUIET, e5="#")).mover == WHITE


@rule("TC-66")
def test_tc_66_crossways_without_g8_is_not_symmetric_and_with_rank_8_filled_is_refused():
    text = shipped_text("crossways16")
    assert found(redrawn(text, g8=".")) == [("warning", "symmetry", ["j9"])]
    walled = found(redrawn(text, **{f"{file}8": "#" for file in "abcdefghijklmnop"}))
    errors = [entry for entry in walled if entry[0] == "error"]
    assert errors == [("error", "route", ["i1"]), ("error", "route", ["h16"])]


@rule("TC-66")
def test_tc_66_an_army_that_differs_is_not_symmetric():
    assert found(redrawn(QUIET, d1="M")) == [("warning", "symmetry", ["d1", "g10"])]


@rule("TC-66")
def test_tc_66_a_tank_that_could_be_lost_at_once_is_a_warning():
    told = found(redrawn(QUIET, a1="H", a10="l", a5=".", a6=".", a2="."))
    assert ("warning", "loss", ["a10"]) in told


@rule("TC-66")
def test_tc_66_a_tank_that_cannot_leave_its_cell_is_a_warning():
    walls = dict.fromkeys(("c1", "e1", "c2", "d2", "e2"), "#")
    assert ("warning", "stuck", ["d1"]) in found(redrawn(QUIET, **walls))


@rule("TC-66", "TC-67")
def test_tc_67_boards_need_not_be_square_and_may_hold_any_other_tanks():
    plain = ["............"] * 3
    rows = ["a.......d.c.", *plain, "####..######", "######..####", *plain, ".C.D.......A"]
    text = "\n".join(rows) + "\n"
    assert [entry for entry in found(text) if entry[0] == "error"] == []
    assert start(map=text).board.width == 12


@rule("TC-68")
def test_tc_68_without_a_choice_the_game_is_standard():
    state = start()
    assert (state.options.mode, state.board.goals) == ("standard", ())


@rule("TC-69")
def test_tc_69_ending_on_the_enemy_command_tanks_first_cell_wins_a_raid():
    position = "TC1 16x16 @standard16 Ch1N,Li13N,ca16S w 0 1"
    state = at(position, mode="raid")
    assert [name(cell) for cell in state.board.goals] == ["i16", "h1"]
    after = play(state, "Li13-i16N")
    assert after.state.result == Result((WHITE,), "raid")
    assert after.lines == ["Li13-i16N", "win w raid"]
    assert GAME.text.notate(state, *GAME.text.parse(state, "Li13-i16N")) == "Li13-i16N#"
    assert GAME.text.write_position(after.state) == f"{position} Li13-i16N#"
    assert at(f"{position} Li13-i16N#", mode="raid") == after.state
    assert play(at(position), "Li13-i16N").state.result is None


@rule("TC-69")
def test_tc_69_a_piece_on_the_goal_is_in_the_way_and_no_shot_belongs_to_a_raid():
    position = "TC1 16x16 @standard16 Ch1N,Li13N,ca16S,l{cell}S w 0 1"
    blocked = at(position.format(cell="i16"), mode="raid")
    assert refused(blocked, "Li13-i16N") == "TC-17"
    open_goal = at(position.format(cell="m16"), mode="raid")
    assert refused(open_goal, "Li13-i16Exm16") == "TC-69"
    assert not [text for text in texts(open_goal) if text.startswith("Li13-i16") and "x" in text]


@rule("TC-69")
def test_tc_69_the_threat_of_a_raid_is_announced_like_an_escape():
    state = at("TC1 16x16 @standard16 Ch1N,Li13S,ca1N w 0 1", mode="raid")
    assert play(state, "Li13-i13SW").state.escape is None, "too many turns away"
    after = play(at("TC1 16x16 @standard16 Ch1N,Li13NE,ca1N w 0 1", mode="raid"), "Li13-i14N")
    assert "escape i14-i16N" in after.lines


@rule("TC-69")
def test_tc_69_a_raid_needs_a_known_map():
    with pytest.raises(Illegal, match="TC-69"):
        at("TC1 8x8 - Ca1N,ch8S w", mode="raid")
    state = start(map=QUIET, mode="raid")
    assert at(GAME.text.write_position(state), map=QUIET, mode="raid") == state


@rule("TC-69")
def test_tc_69_a_position_in_which_the_raid_is_over_already_is_rejected():
    with pytest.raises(Illegal, match="TC-69 won"):
        at("TC1 16x16 @standard16 Ch1N,Li16N,ca16S w", mode="raid")
    assert at("TC1 16x16 @standard16 Ch1N,li16N,ca16S w", mode="raid").result is None
