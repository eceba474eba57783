"""The workshop that docs/writing-a-game.md writes, installed as a package of its own: a shelf that is not ours."""

import os

import pytest

from tests.connect_four import blocks
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House

ABOUT = "Metadata-Version: 2.1\nName: openings\nVersion: 1.0\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    place = tmp_path_factory.mktemp("openings")
    for block in blocks():
        if block.file.startswith("openings/"):
            (place / block.file).parent.mkdir(parents=True, exist_ok=True)
            (place / block.file).write_text(block.text, encoding="utf-8")
    about = place / "openings-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(ABOUT, encoding="utf-8")
    entry = (place / "openings" / "pyproject.toml").read_text(encoding="utf-8")
    entry = entry.replace('project.entry-points."panzerkiste.workshops"', "panzerkiste.workshops").replace('"', "")
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")
    return place


@pytest.fixture
def house(installed, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(installed), os.environ.get("PYTHONPATH")))))
    house = House(tmp_path, WIDE_LIMITS).open()
    yield house
    house.close()


async def test_what_is_kept_on_its_shelf_is_found_again_and_shown_to_whoever_has_the_link(house, visitor):
    anna, ben = visitor(house), visitor(house)
    kept = await anna.tell("/api/connect-four/openings", {"columns": "ddec"})
    assert (kept["columns"], kept["stones"]) == ("ddec", 4)
    assert await anna.ask("/api/connect-four/openings") == [kept]
    assert await ben.ask("/api/connect-four/openings") == []
    assert await ben.ask(f"/api/connect-four/openings/{kept['id']}") == kept


async def test_it_refuses_in_its_own_words(house, visitor):
    anna = visitor(house)
    absent = await anna.get("/api/connect-four/openings/nobody")
    wrong = await anna.post("/api/connect-four/openings", {"columns": "xyz"})
    assert [(answer.status_code, answer.json()["key"], answer.json()["detail"]) for answer in (absent, wrong)] == [
        (404, "refused-opening-none", "There is no such opening, or its owner has thrown it away."),
        (400, "refused-opening-letters", "An opening is one to twenty letters of columns: “ddec”."),
    ]
