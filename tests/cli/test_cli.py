"""The commands as a user types them: what they say, in which language, and how they end."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from panzerkiste import __version__
from panzerkiste.cli.commands import app
from panzerkiste.engine.match import read_record, write_record
from panzerkiste.registry import GAMES
from panzerkiste.server.web.accounts import read_key
from tests.golden.record import golden_files

MATCH = golden_files("panzerschlacht")[-1]
LIMITS = Path(__file__).parent / "misspelt-limits.toml"
COMMANDS = (
    *("serve", "play", "arena", "replay", "review", "verify", "export", "check"),
    *("scenario", "rules", "fuzz", "puzzles", "learn", "sessions", "perft"),
)


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def panzerkiste(*words: object, typed: str = "", lang: str = "C") -> Done:
    """A command in this process."""
    environment = {"LC_ALL": lang, "COLUMNS": "100"}
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=environment)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Done(done.exit_code, done.stdout, done.stderr)


def process(*words: object, lang: str = "C") -> Done:
    """A command in a process of its own, as it is really started."""
    environment = os.environ | {"LC_ALL": lang, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "panzerkiste", *map(str, words)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def test_the_version_is_told():
    assert panzerkiste("--version").stdout == f"Panzerkiste {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str):
    last_line = panzerkiste(command, "--help").stdout.rstrip().splitlines()[-1]
    assert f": panzerkiste {command} " in last_line


def test_all_cookies_are_taken_back_by_a_new_key(tmp_path: Path):
    before = read_key(tmp_path)
    assert panzerkiste("sessions", "--revoke-all", "--data", tmp_path).returncode == 0
    assert read_key(tmp_path) != before


def test_help_speaks_the_language_of_the_environment_or_the_one_that_is_named():
    assert "Beispiel: panzerkiste" in process("--help", lang="de_DE.UTF-8").stdout
    assert "Beispiel: panzerkiste" in process("--lang", "de", "--help").stdout
    assert "Example: panzerkiste" in process("--lang=en", "--help", lang="de_DE.UTF-8").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game called “chess”. The crate holds: dropzone, panzerschlacht"),
        (("play", "panzerschlacht", "--side", "blue"), "There is no side called “blue”"),
        (("play", "panzerschlacht", "--against", "99"), "There is no level 99"),
        (("replay", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("verify", Path(__file__)), "is not a match file of ours: line 1"),
        (
            ("export", MATCH, "--to", "pgn"),
            "no form called “pgn”. Choose one of: svg, text, json, jsonl, tcg.",
        ),
        (("export", MATCH, "--to", "text", "--seq", "9999"), "There is no action 9999"),
        (("export", MATCH, "--to", "svg", "--out", "/nowhere/x.svg"), "/nowhere/x.svg cannot be written"),
        (("scenario", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("scenario", Path(__file__)), "test_cli.py"),
        (("rules", "chess"), "There is no game called"),
        (("fuzz", "panzerschlacht", "--players", "3..x"), "is no number of players"),
        (("fuzz", "panzerschlacht", "--check", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("frobnicate",), "frobnicate"),
        (("--port", "99999"), "--port"),
        (("--certificate", "house.pem"), "--certificate house.pem --key house.key"),
        (("--certificate", "/nowhere/a.pem", "--key", "/nowhere/a.key"), "/nowhere/a.pem"),
        (("--proxy", "everybody"), "--proxy 127.0.0.1"),
        (("--limits", "nowhere.toml"), "nowhere.toml"),
        (("--limits", LIMITS), "unknown field `sokets`"),
        (("--openid", "nowhere.toml"), "nowhere.toml"),
        (("sessions",), "panzerkiste sessions --revoke-all"),
        (("--no-open", "--data", Path(__file__)), "test_cli.py cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_and_ends_with_2(words: tuple[object, ...], sentence: str):
    done = panzerkiste(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_a_match_in_the_terminal_from_set_up_to_resignation(tmp_path: Path):
    saved = tmp_path / "match.jsonl"
    typed = "\n".join(["help", "move e1>e2", "spearhead", "suggest", "move e1>e9", "1", "undo", "resign"])
    done = panzerkiste("play", "panzerschlacht", "--against", 0, "--seed", 3, "--save", saved, typed=typed)
    assert done.returncode == 0, done.stderr
    told = done.stdout
    assert "spearhead  Spearhead. Four strong tanks" in told
    assert "This is not what is asked now. (PS-23)" in told
    assert "Both set-ups are revealed." in told
    assert "│  G1 │     │  G4 │  G6 │  G5 │  G3 │" in told
    assert "Y?" in told.partition("You have lost.")[0]
    assert "(PS-36)" in told
    assert "You have lost." in told
    assert "All dice follow from the seed" in panzerkiste("verify", saved).stdout


def test_the_same_seed_gives_the_same_match(tmp_path: Path):
    typed = "balanced\nsuggest\n1\nresign\n"
    stories = [
        panzerkiste("play", "panzerschlacht", "--against", 0, "--seed", 5, "--side", "grey", typed=typed).stdout
        for _ in range(2)
    ]
    assert stories[0] == stories[1]
    assert "You have lost." in stories[0]


def test_a_match_in_german_ends_politely_when_the_input_ends():
    done = panzerkiste("play", "panzerschlacht", "--against", 0, typed="hilfe\n", lang="de_DE.UTF-8")
    assert done.returncode == 0
    assert "Stell deine Teile auf" in done.stdout
    assert "Du hast die Partie verlassen." in done.stdout


def test_a_replay_tells_the_story_action_by_action():
    told = panzerkiste("replay", MATCH).stdout.splitlines()
    assert told[1].startswith("   1  ")
    assert "      Both set-ups are revealed. Values and mines stay secret." in told


def test_a_replay_waits_between_steps_and_stops_with_the_input():
    told = panzerkiste("replay", MATCH, "--step", "--seat", "green", typed="\n\n").stdout
    assert told.count("Enter: go on") == 3
    assert "   3  " not in told


def test_a_record_and_its_dice_are_verified():
    assert panzerkiste("verify", MATCH).stdout.splitlines() == [
        f"The record follows the rules: {len(MATCH.read_text().splitlines()) - 2} actions, to the end.",
        "All dice follow from the seed that was committed to before the match.",
    ]


def changed_copy(folder: Path, old: str, new: str) -> Path:
    file = folder / "changed.jsonl"
    text = MATCH.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    return file


def test_a_changed_die_is_found(tmp_path: Path):
    record = read_record(MATCH.read_bytes(), GAMES.get)
    number, die = next((n, e.action.die) for n, e in enumerate(record.entries, 1) if e.seat == -1)
    other = die % 6 + 1 if die != 6 else 5
    old, new = (f'{{"seat":-1,"action":{{"type":"Roll","die":{face}}}' for face in (die, other))
    done = panzerkiste("verify", changed_copy(tmp_path, old, new))
    assert done.returncode == 1
    assert f"These dice do not follow from the seed: action {number}." in done.stderr or "breaks at" in done.stderr


def test_a_changed_seed_is_found(tmp_path: Path):
    seed = read_record(MATCH.read_bytes(), GAMES.get).seed
    done = panzerkiste("verify", changed_copy(tmp_path, seed, "00" * 32))
    assert (done.returncode, "The seed is not the one" in done.stderr) == (1, True)


def test_a_record_that_breaks_the_rules_names_the_line_and_the_rule(tmp_path: Path):
    lines = MATCH.read_bytes().splitlines()
    file = tmp_path / "short.jsonl"
    file.write_bytes(b"\n".join([*lines[:2], lines[4], *lines[5:]]))
    done = panzerkiste("verify", file)
    assert done.returncode == 1
    assert "breaks at action 2 (line 3)" in done.stderr
    assert "(PS-" in done.stderr


@pytest.mark.parametrize(("form", "begins"), [("svg", "<svg"), ("json", "{"), ("text", "G ")])
def test_a_position_is_exported(form: str, begins: str, tmp_path: Path):
    out = tmp_path / "position"
    assert panzerkiste("export", MATCH, "--to", form, "--seq", 4, "--out", out).returncode == 0
    printed = panzerkiste("export", MATCH, "--to", form, "--seq", 4).stdout
    assert printed.startswith((begins, begins.replace("G", "Y")))
    assert out.read_text(encoding="utf-8") == printed


def test_an_export_does_not_show_a_seat_what_it_may_not_know():
    seen = panzerkiste("export", MATCH, "--to", "json", "--seq", 4, "--seat", "grey").stdout
    assert '"mines": [\n    null,' in seen


def test_a_scenario_that_fails_is_explained(tmp_path: Path):
    file = tmp_path / "wrong.toml"
    file.write_text("""
[[scenario]]
id = "a-draw-needs-two"
rules = ["PS-80"]
title = { en = "A draw needs two.", de = "Zum Remis gehören zwei." }
[[scenario.step]]
do = "G draw accept"
""")
    done = panzerkiste("scenario", file, "--game", "panzerschlacht")
    assert done.returncode == 1
    assert "a-draw-needs-two (PS-80), step 1: G draw accept" in done.stderr
    assert "expected: a legal action" in done.stderr
    assert "happened: refused: PS-80 not_now" in done.stderr
    assert "1 of 1 scenarios failed." in done.stderr


def test_the_rules_are_listed_with_what_shows_them():
    listed = panzerkiste("rules", "panzerschlacht")
    assert listed.returncode == 0
    assert "PS-45" in listed.stdout
    assert "test_ps_45_" in listed.stdout


def test_a_short_fuzz_is_clean():
    done = process("fuzz", "panzerschlacht", "--games", 10, "--seed", 1)
    assert done.returncode == 0, done.stderr
    assert "10 matches" in done.stdout
    assert "Nothing found." in done.stdout


def test_a_match_file_is_checked_again_at_every_moment(tmp_path: Path):
    record = read_record(MATCH.read_bytes(), GAMES.get)
    file = tmp_path / "start.jsonl"
    file.write_bytes(write_record(type(record)(record.header, record.entries[:6])))
    assert (
        "Nothing found at any moment of the 6 actions." in panzerkiste("fuzz", "panzerschlacht", "--check", file).stdout
    )


def test_a_port_in_use_is_said_so():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = panzerkiste("--no-open", "--port", port)
    assert done.returncode == 2
    assert f"Cannot serve on 127.0.0.1, port {port}" in done.stderr


def test_review_tells_chances_luck_turning_points_and_accuracy_in_both_languages() -> None:
    told = panzerkiste("review", MATCH).stdout
    assert "Accuracy" in told
    assert "own choices" in told
    assert "1. Turn" in told
    assert "cli-review" not in told
    german = panzerkiste("review", MATCH, lang="de_DE.UTF-8").stdout
    assert "Genauigkeit" in german
    assert "cli-review" not in german


def test_a_match_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    file.write_bytes(b"".join(MATCH.read_bytes().splitlines(keepends=True)[:8]))
    done = panzerkiste("review", file)
    assert done.returncode != 0
    assert "not over" in done.stderr + done.stdout
