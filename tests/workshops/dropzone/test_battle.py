"""`panzerkiste battle`: a battle between computer players, told on one page."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.test_cli import panzerkiste

RANDOM = ("--level", "0", "--seed", "4")


class Outline(HTMLParser):
    """What a page is made of: its tags, its links, its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.words += data


def told(file: Path, *more: str) -> str:
    done = panzerkiste("battle", "--report", file, *RANDOM, *more)
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    armies = ("--armies", "ucm-starter", "scourge-starter")
    return told(tmp_path_factory.mktemp("battle") / "out.html", "--scenario", "crossroads", *armies)


def test_the_page_shows_every_turn_as_a_drawing_with_the_log(page: str) -> None:
    outline = Outline(page)
    headings = re.findall(r"<h2>(.*?)</h2>", page)
    assert headings == [f"Turn {turn}" for turn in range(1, 7)]
    assert outline.tags.count("svg") == outline.tags.count("section") == len(headings)
    assert "Player A activates battlegroup" in outline.words
    assert "Victory points" in outline.words
    assert "dropzone-" not in outline.words  # every sentence is known


def test_the_page_needs_nothing_but_itself(page: str) -> None:
    outline = Outline(page)
    assert not {"script", "link", "img", "iframe", "object"} & {*outline.tags}
    assert all((value or "").startswith("#") for name, value in outline.attributes if name in ("href", "src"))
    assert "url(" not in page
    assert "@import" not in page


def test_the_page_suits_light_and_dark_and_a_phone(page: str) -> None:
    assert 'name="viewport" content="width=device-width' in page
    assert "prefers-color-scheme:dark" in page


def test_the_same_seed_tells_the_same_battle_in_german_too(page: str, tmp_path: Path) -> None:
    again = told(tmp_path / "again.html")
    assert again == page
    done = panzerkiste("--lang", "de", "battle", "--report", tmp_path / "de.html", *RANDOM)
    assert done.returncode == 0, done.stderr
    german = (tmp_path / "de.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in german
    assert re.findall(r"<h2>(.*?)</h2>", german)[0] == "Runde 1"
    assert re.findall(r"<polyline[^>]*>", german) == re.findall(r"<polyline[^>]*>", page)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--armies", "navy", "ucm-starter"), "There is no army called “navy”. Choose one of"),
        (("--field", "moon"), "There is no battlefield called “moon”. Choose one of"),
        (("--armies", "ucm-starter", "ucm-skirmish"), "(DZ-060)"),
        (("--level", "99"), "There is no level 99."),
    ],
)
def test_what_cannot_be_fought_is_refused(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = panzerkiste("battle", "--report", tmp_path / "out.html", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert not (tmp_path / "out.html").exists()


def test_an_army_and_a_battlefield_of_ones_own_are_read_from_files(tmp_path: Path) -> None:
    from panzerkiste.games.dropzone.fields.battlefields import shipped_battlefield, write_battlefield
    from tests.games.dropzone.armies import army_text

    army, field = tmp_path / "mine.army", tmp_path / "field.toml"
    army.write_text(army_text("phr-starter"), encoding="utf-8")
    field.write_text(write_battlefield(shipped_battlefield("beech_hills")), encoding="utf-8")
    shown = told(tmp_path / "out.html", "--armies", str(army), "scourge-starter", "--field", str(field))
    assert "A: mine – B: scourge-starter" in shown
