"""`panzerkiste arena`: computer players among themselves, rated; what was played stays played."""

from pathlib import Path

import msgspec
import pytest

from panzerkiste.arena.tournament import Played
from tests.cli.test_cli import panzerkiste

QUICK = ("--deals", 2, "--workers", 1, "--option", "patience=10")


def test_everybody_meets_everybody_and_the_best_stands_first(tmp_path: Path):
    results = tmp_path / "results.jsonl"
    done = panzerkiste("arena", "panzerschlacht", 0, 1, *QUICK, "--save", results)
    assert done.returncode == 0, done.stderr
    assert [row.split()[0] for row in rows(done.stdout)] == ["1", "0"]
    games = [msgspec.json.decode(line, type=Played) for line in results.read_bytes().splitlines()]
    assert [[entrant.bot for entrant in game.pairing.entrants] for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert [game.pairing.seed for game in games] == [1, 1, 2, 2]  # each deal from either seat


def test_what_was_played_is_not_played_again(tmp_path: Path):
    results, words = tmp_path / "results.jsonl", ("arena", "panzerschlacht", 0, 1, *QUICK)
    whole = panzerkiste(*words, "--save", results).stdout
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:3]))
    again = panzerkiste(*words, "--save", results)
    assert results.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert len(results.read_bytes().splitlines()) == 4
    assert [row.split()[:4] for row in rows(again.stdout)] == [row.split()[:4] for row in rows(whole)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path):
    results, words = tmp_path / "results.jsonl", ("arena", "panzerschlacht", 0, 1, *QUICK)
    panzerkiste(*words, "--save", results)
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines)[:-20])
    again = panzerkiste(*words, "--save", results)
    assert again.returncode == 0, again.stderr
    mended = [msgspec.json.decode(line, type=Played).pairing for line in results.read_bytes().splitlines()]
    assert mended == [msgspec.json.decode(line, type=Played).pairing for line in lines]


def test_a_table_of_several_seats_and_a_gauntlet(tmp_path: Path):
    results = tmp_path / "results.jsonl"
    words = ("--seats", 3, "--deals", 1, "--workers", 1, "--gauntlet", "--seconds", 0.1, "--save", results)
    done = panzerkiste("arena", "tank-hunter", 1, 0, *words)
    assert done.returncode == 0, done.stderr
    games = [msgspec.json.decode(line, type=Played) for line in results.read_bytes().splitlines()]
    assert [[entrant.bot for entrant in game.pairing.entrants] for game in games] == [[1, 0, 1], [0, 1, 1], [1, 1, 0]]


def test_own_functions_play_a_swiss_tournament_and_a_page_tells_it(tmp_path: Path):
    (tmp_path / "my_bot.py").write_text("def choose(known):\n    return known.candidates(1)[0]\n")
    page, own = tmp_path / "arena.html", f"{tmp_path}/my_bot.py:choose"
    done = panzerkiste("arena", "panzerschlacht", 0, own, "--swiss", 1, *QUICK, "--deals", 1, "--report", page)
    assert done.returncode == 0, done.stderr
    assert len(rows(done.stdout)) == 2
    assert "Sonneborn-Berger" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "panzerschlacht", "rook", "1"), "There is no computer player called “rook”. There are: 0, 1, 2"),
        (("arena", "panzerschlacht", "77", "1"), "There is no level 77"),
        (("arena", "panzerschlacht", "1", "1"), "at least two different"),
        (("arena", "panzerschlacht", "--seats", "3"), "is no number of players"),
        (("arena", "panzerschlacht", "--option", "patience"), "“patience” is no option"),
        (("arena", "panzerschlacht", "--option", "patience=3"), "begin with these options: Expected `int` >= 10"),
        (("arena", "tank-chess", "--option", "map=nowhere"), "No match can begin with these options: "),
        (("arena", "panzerschlacht", "--save", __file__), "holds no games of the arena"),
        (
            ("arena", "panzerschlacht", "1", f"{__file__}:nobody"),
            ":nobody” cannot be used as a player: KeyError: 'nobody'",
        ),
        (("arena", "panzerschlacht", "1", "2", "3", "--sprt", "0,20"), "A test is for two players, not for 3"),
        (("arena", "panzerschlacht", "1", "2", "--sprt", "20"), "“20” is no test. Example: --sprt 0,20"),
        (("arena", "panzerschlacht", "1", "2", "3", "--swiss", "4"), "At most 3 will do"),
        (("arena", "tank-hunter", "--swiss", "2", "--seats", "3"), "are for two seats"),
        (("arena", "panzerschlacht", "1", "2", "--sprt", "0,20", "--gauntlet"), "Please choose one"),
        (("play", "panzerschlacht", "--against", "rook"), "There is no computer player called “rook”"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], sentence: str):
    done = panzerkiste(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_the_language_is_named_after_any_command_too():
    done = panzerkiste("play", "tank-chess", "--lang", "de", "--against", "rook")
    assert "Es gibt keinen Computergegner namens „rook“" in done.stderr
    assert "There is no game called" in panzerkiste("rules", "chess", "--lang=en", lang="de_DE.UTF-8").stderr


def rows(told: str) -> list[str]:
    return [line.strip("│ ") for line in told.splitlines() if line.startswith("│")]
