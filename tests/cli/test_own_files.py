"""`panzerkiste check`: what speaks against maps and decks of one's own."""

from pathlib import Path

import pytest

from panzerkiste.games.tank_chess.shipped import shipped_text
from panzerkiste.games.tank_hunter.cards.decks import standard_deck
from tests.cli.test_cli import panzerkiste
from tests.games.tank_hunter.deck_files import write_deck


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.toml"
    file.write_text(write_deck(standard_deck()), encoding="utf-8")
    return file


@pytest.fixture
def map(tmp_path: Path) -> Path:
    file = tmp_path / "board.tcm"
    file.write_text(shipped_text("standard16"), encoding="utf-8")
    return file


def change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_good_files_are_good(deck: Path, map: Path):
    done = panzerkiste("check", deck, map)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"{file}: nothing speaks against it." for file in (deck, map)]


def test_a_faulty_deck_is_told_with_card_field_reason_and_rule(deck: Path):
    change(deck, "[copies]", "[copies]\nde_tigger = 2")
    done = panzerkiste("check", deck)
    assert (done.returncode, done.stdout) == (1, "")
    assert "Error de_tigger › copies: There is no such card in the box. (TH-025)" in done.stderr


def test_a_small_deck_is_usable_with_a_warning(deck: Path):
    copies = standard_deck().copies
    for id in list(copies)[:40]:
        change(deck, f"\n{id} = {copies[id]}\n", "\n")
    done = panzerkiste("check", deck)
    assert done.returncode == 0
    assert done.stderr.startswith("Warning There are ")
    assert "it can be used" in done.stdout


def test_a_faulty_map_is_told_with_its_rule(map: Path):
    change(map, "C", ".")
    done = panzerkiste("check", map)
    assert done.returncode == 1
    assert "(TC-66)" in done.stderr


def test_an_unreadable_map_and_a_strange_file_are_told(tmp_path: Path, map: Path):
    map.write_text("?", encoding="utf-8")
    assert "(TC-63)" in panzerkiste("check", map).stderr
    strange = panzerkiste("check", tmp_path / "notes.txt")
    kinds = "army lists for Dropzone (.army), battlefields for Dropzone (.toml), maps for Tank Chess (.tcm), decks"
    assert (strange.returncode, kinds in strange.stderr) == (2, True)
    assert "cannot be read" in panzerkiste("check", tmp_path / "none.toml").stderr
    (tmp_path / "deep.toml").write_text("a = " + "[" * 5000 + "]" * 5000, encoding="utf-8")
    assert "nested too deeply" in panzerkiste("check", tmp_path / "deep.toml").stderr
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in panzerkiste("check", tmp_path / "binary.toml").stderr
