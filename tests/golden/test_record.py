"""The recorder of golden matches never loses what was recorded before."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.match import read_record
from tests.engine.toy import TOY, Event, Over, toy_with
from tests.golden.record import kinds, record_anew


class Unheard(Struct, frozen=True, tag=True):
    """An event that the toy never tells of."""


def telling(event: Any) -> AnyGame:
    """The toy, said to tell of such events."""
    return replace(TOY, types=replace(TOY.types, event=event))


def test_new_matches_take_the_place_of_the_old(tmp_path: Path):
    (tmp_path / "9.jsonl").write_text("old")
    record_anew(TOY, tmp_path)
    files = sorted(tmp_path.glob("*"))
    assert [file.name for file in files] == [f"{number}.jsonl" for number in range(1, 7)]
    assert all(read_record(file.read_bytes(), {"toy": TOY}.get).entries for file in files)


def test_matches_of_earlier_rules_stay(tmp_path: Path):
    (tmp_path / "1.jsonl").write_text("old")
    (tmp_path / "2-9.jsonl").write_text("old")
    record_anew(replace(TOY, rules=2), tmp_path)
    assert (tmp_path / "1.jsonl").read_text() == "old"
    assert sorted(file.name for file in tmp_path.glob("2-*")) == [f"2-{number}.jsonl" for number in range(1, 7)]


def test_a_game_none_of_whose_matches_ends_in_time_keeps_what_it_has_and_is_told_why(tmp_path: Path):
    (tmp_path / "1.jsonl").write_text("old")
    with pytest.raises(SystemExit, match="0 of 600 random matches ended in time, and none told of Hidden"):
        record_anew(toy_with(result=lambda state: None), tmp_path)
    assert (tmp_path / "1.jsonl").read_text() == "old"


def test_an_event_that_no_match_tells_is_named(tmp_path: Path):
    with pytest.raises(SystemExit, match="none told of Unheard"):
        record_anew(telling(Event | Unheard), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_may_have_a_single_kind_of_event():
    assert kinds(telling(Over)) == {"Over"}
