"""Tank Chess in the terminal: game files are read and written, and the board is drawn in letters."""

from pathlib import Path

import pytest

from panzerkiste.games.tank_chess import TANK_CHESS
from panzerkiste.games.tank_chess.position import read_position
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.text_board import text_board
from tests.cli.test_cli import MATCH, panzerkiste

GAME = """[Event "Test"]
[Date "2026.11.15"]
[White "Anna"]
[Black "Ben"]
[Map "own"]
[Result "1-0"]
[Termination "destruction"]
[Position "TC1 8x8 - Ca1E,Md2N,ch7S,lh4W w 0 1"]

1. Md2-d3NExh7# 1-0
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.tcg"
    file.write_text(GAME)
    return file


def test_a_game_file_is_replayed_and_verified(game: Path):
    assert "White wins" in panzerkiste("replay", game).stdout
    assert panzerkiste("verify", game).returncode == 0


def test_a_game_file_becomes_a_match_file_and_a_game_file_again(game: Path, tmp_path: Path):
    match = tmp_path / "match.jsonl"
    assert panzerkiste("export", game, "--to", "jsonl", "--out", match).returncode == 0
    again = panzerkiste("export", match, "--to", "tcg").stdout
    assert again.splitlines()[-1] == "1. Md2-d3NExh7# 1-0"
    assert '[White "Anna"]' in again


@pytest.mark.parametrize(("lang", "place"), [("en", "Line 10, column 4"), ("de", "Zeile 10, Spalte 4")])
def test_what_is_wrong_in_a_game_file_is_told_with_its_place_in_the_users_language(game: Path, lang: str, place: str):
    game.write_text(GAME.replace("Md2-d3NE", "Md2-d7NE"))
    done = panzerkiste("--lang", lang, "replay", game)
    assert done.returncode == 2
    assert place in " ".join(done.stderr.split())


def test_only_tank_chess_has_game_files():
    done = panzerkiste("export", MATCH, "--to", "tcg")
    assert done.returncode == 2
    assert "Tank Chess" in done.stderr


def test_a_turn_against_the_computer_is_taken_back():
    played = panzerkiste("play", "tank-chess", "--against", 0, typed="Mf1-f2N\nundo\nMf1-e2NW\nquit\n")
    assert "from f1 to e2" in played.stdout


def board(seat: int) -> list[str]:
    options = Options(module="funset")
    state = read_position('TC1 8x8 b5~,c5",d5_,e5 Ca1E,Md2NE,lh4*,ch7S b', options)
    return text_board(TANK_CHESS.information.view(state, seat)).splitlines()


def test_the_own_edge_lies_below_and_arrows_point_as_on_the_screen():
    assert board(0)[7].split() == ["1", "C→", *["."] * 7]
    assert board(1)[7].split()[0] == "8"
    assert board(1)[0].split()[-1] == "C←"
    assert board(0)[6].split()[4] == "M↗"


def test_terrain_wrecks_and_the_side_to_move_are_told_in_letters():
    assert board(0)[3].split() == ["5", ".", "~~", '""', "__", "##", ".", ".", "."]
    assert board(0)[4].split()[-1] == "lx"
    assert board(0)[-2:] == ["w: CM", "b: C *"]
