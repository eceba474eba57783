"""Golden matches replay to what they led to when they were recorded; see record.py."""

from pathlib import Path

import pytest

from panzerkiste.engine.match import replay, wrong_draws
from panzerkiste.proving.fuzz import happenings
from panzerkiste.registry import GAMES
from tests.golden.record import golden_files, kinds, read_golden, transcript

FILES = golden_files()
every_match = pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name} {file.stem}" for file in FILES])


@every_match
def test_a_golden_match_replays_to_the_same_states_and_events(file: Path):
    game, record = read_golden(file)
    assert transcript(game, record) == file.with_suffix(".txt").read_text(encoding="utf-8")


@every_match
def test_the_dice_of_a_golden_match_follow_from_its_seed(file: Path):
    assert wrong_draws(*read_golden(file)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_matches_of_a_game_tell_every_kind_of_event(game: str):
    told = {kind for file in golden_files(game) for kind in happenings(replay(*read_golden(file)))}
    assert kinds(GAMES[game]) <= told
