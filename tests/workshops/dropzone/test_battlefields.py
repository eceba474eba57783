"""Battlefields that players draw: checked (DZ-202), looked across (DZ-125), kept and shared by link."""

import pytest

from panzerkiste.games.dropzone.fields.battlefields import (
    BATTLEFIELD_NAMES,
    read_battlefield,
    shipped_battlefield,
    write_battlefield,
)

HOUSE = {
    "id": "b1",
    "outline": [[20, 20], [24, 20], [24, 24], [20, 24]],
    "height": 3,
    "size": "medium",
    "construction": "standard",
    "entrances": None,
    "openings": None,
    "connected": [],
    "roof": False,
    "ground_level": False,
}
WOOD = {"id": "t1", "kind": "wood", "outline": [[4, 20], [8, 20], [8, 24], [4, 24]]}
INFANTRY, TANK = {"stands": "infantry", "height": 0.4}, {"stands": "vehicle", "height": 0.8}


def file(*buildings, terrain=(), **changed):
    words = {"en": "Yard", "de": "Hof"}
    head = {"id": "yard", "name": words, "description": words, "size": [48, 48], "barred": []}
    return {**head, "building": buildings, "terrain": terrain, **changed}


async def check(visitor, drawn):
    return await visitor.tell("/api/battlefields/check", {"file": drawn})


def told(found):
    return [(finding["level"], finding["piece"], finding["why"]["key"]) for finding in found]


async def test_the_battlefields_in_the_box_come_as_their_files_have_them(visitor):
    shipped = await visitor().ask("/api/battlefields/shipped")
    assert [field["id"] for field in shipped] == list(BATTLEFIELD_NAMES)
    assert shipped[0]["building"][0]["entrances"] is None
    assert shipped[0]["terrain"][0] == {**shipped[0]["terrain"][0], "kind": "wood", "height": None, "passage": None}


@pytest.mark.parametrize("name", BATTLEFIELD_NAMES)
async def test_a_battlefield_survives_the_way_into_the_editor_and_back(visitor, name):
    anna, text = visitor(), write_battlefield(shipped_battlefield(name))
    read = await anna.tell("/api/battlefields/read", {"text": text})
    checked = await check(anna, read["file"])
    assert checked["text"] == text
    assert [found for found in told(checked["findings"]) if found[0] == "error"] == []


async def test_what_speaks_against_a_battlefield_names_the_piece_and_the_rule(visitor):
    other = {**HOUSE, "id": "b2", "outline": [[22, 22], [27, 22], [27, 26], [22, 26]]}
    checked = await check(visitor(), file(HOUSE, other))
    assert told(checked["findings"]) == [("error", "b1", "refused-dz-210-overlap")]
    assert checked["findings"][0]["why"]["facts"] == {"piece": "b1", "other": "b2"}


async def test_a_scenario_says_where_its_objectives_lie_and_what_it_lacks(visitor):
    checked = await check(visitor(), file(HOUSE))
    plans = {plan["scenario"]: plan for plan in checked["plans"]}
    assert [objective["at"] for objective in plans["crossroads"]["objectives"]] == [[24, 24], [12, 24], [36, 24]]
    assert [objective["building"] for objective in plans["prizes"]["objectives"]] == ["b1"]
    assert told(plans["crossroads"]["findings"]) == [("error", "", "refused-dz-350-buildings")]
    assert {objective["control"] for objective in plans["crossroads"]["objectives"]} == {6}  # DZ-354
    assert {objective["control"] for objective in plans["prizes"]["objectives"]} == {0}
    fronts = {front["deployment"]: front for front in checked["fronts"]}
    south, north = [[0, 0], [48, 0], [48, 6], [0, 6]], [[0, 48], [48, 48], [48, 42], [0, 42]]
    assert fronts["closing_in"]["zones"] == [[south], [north]]  # DZ-356
    assert fronts["readiness"]["zones"] == []
    assert fronts["readiness"]["edges"] == [[{"start": [0, 0], "end": [48, 0]}], [{"start": [0, 48], "end": [48, 48]}]]


async def test_a_crossed_outline_is_said_and_neither_planned_nor_looked_across(visitor):
    anna, crossed = visitor(), file({**HOUSE, "outline": [[0, 0], [4, 4], [4, 0], [0, 4]]})
    checked = await check(anna, crossed)
    assert told(checked["findings"]) == [("error", "b1", "refused-dz-008-simple")]
    assert checked["plans"] == []
    places = {"eye": {**INFANTRY, "at": [10, 22]}, "target": {**TANK, "at": [30, 22]}}
    seen = await anna.tell("/api/battlefields/sight", {"file": crossed, **places})
    assert (seen["look"], seen["problem"]["key"]) == (None, "refused-battlefield-crooked")


async def look(visitor, drawn, eye, target):
    seen = await visitor.tell("/api/battlefields/sight", {"file": drawn, "eye": eye, "target": target})
    return seen["look"]


async def test_sight_across_a_house_is_blocked_by_it_and_free_beside_it(visitor):
    anna, drawn = visitor(), file(HOUSE)
    behind = await look(anna, drawn, {**INFANTRY, "at": [10, 22]}, {**TANK, "at": [30, 22]})
    assert (behind["cover"], behind["visible"], behind["distance"]) == ("hidden", 0, 20)
    assert behind["blocks"] == [{"id": "b1", "share": 1}]
    beside = await look(anna, drawn, {**INFANTRY, "at": [10, 30]}, {**TANK, "at": [30, 30]})
    assert (beside["cover"], beside["visible"], beside["blocks"]) == ("clear", 1, [])


async def test_sight_knows_flight_heights_hills_and_woods(visitor):
    anna, hill = visitor(), {"id": "t2", "kind": "hill", "outline": [[8, 20], [12, 20], [12, 24], [8, 24]], "height": 4}
    drawn = file(HOUSE, terrain=[WOOD, hill])
    above = await look(anna, drawn, {**INFANTRY, "at": [10, 22]}, {"stands": "aircraft", "height": 6, "at": [30, 22]})
    assert (above["cover"], above["eye"], above["aim"]) == ("clear", 4.4, 6)
    through = await look(anna, drawn, {**INFANTRY, "at": [2, 22]}, {**INFANTRY, "at": [6, 22]})
    assert through["concealment"] == "t1"
    walker = await look(anna, drawn, {**INFANTRY, "at": [2, 40]}, {"stands": "walker", "height": 3, "at": [9, 40]})
    assert walker["aim"] == 2.25


async def test_two_who_stand_in_the_same_place_see_each_other(visitor):
    seen = await look(visitor(), file(), {**TANK, "at": [5, 5]}, {**TANK, "at": [5, 5]})
    assert seen["distance"] == 0


@pytest.mark.parametrize(
    ("drawn", "status", "key"),
    [
        (file({**HOUSE, "outline": [[0, 0], [1e9, 0], [0, 1]]}), 400, "refused-request-unreadable"),
        (file({**HOUSE, "size": "vast"}), 400, "refused-request-unreadable"),
        (file(terrain=[{**WOOD, "kind": "lava"}]), 400, "refused-dz-207-kind"),
        (file(terrain=[{**WOOD, "colour": "red"}]), 400, "refused-request-unreadable"),
        (file(name={"en": "x" * 70_000, "de": ""}), 400, "refused-battlefield-long"),
        (file(name={"en": "x" * 2_000_000, "de": ""}), 413, "refused-request-large"),
    ],
    ids=["far", "size", "kind", "unknown", "long", "huge"],
)
async def test_what_is_no_battlefield_is_refused_in_words(visitor, drawn, status, key):
    answer = await visitor().post("/api/battlefields/check", {"file": drawn})
    assert (answer.status_code, answer.json()["key"]) == (status, key)


async def test_a_battlefield_with_hundreds_of_houses_is_counted_and_not_measured(visitor):
    checked = await check(visitor(), file(*({**HOUSE, "id": f"b{number}"} for number in range(300))))
    assert told(checked["findings"]) == [("error", "", "refused-dz-202-many")]


@pytest.mark.parametrize("text", ["size =", "id = 1\n", 'id = "x"\n', "\x00"], ids=["cut", "number", "bare", "null"])
async def test_a_text_that_is_no_battlefield_says_why(visitor, text):
    read = await visitor().tell("/api/battlefields/read", {"text": text})
    assert (read["file"], read["unreadable"]["key"]) == (None, "refused-dz-202-text")
    assert read["unreadable"]["facts"]["why"]


async def save(visitor, drawn, id=None):
    return await visitor.tell("/api/battlefields", {"file": drawn, "id": id})


async def test_a_saved_battlefield_is_there_for_its_owner_and_for_whoever_has_the_link(visitor):
    anna, ben = visitor(), visitor()
    field = await save(anna, file(HOUSE))
    assert (field["name"], field["mine"]) == ({"en": "Yard", "de": "Hof"}, True)
    assert read_battlefield(field["text"]).board.buildings[0].id == "b1"
    assert await anna.ask("/api/battlefields") == [field]
    assert await ben.ask("/api/battlefields") == []
    assert await ben.ask(f"/api/battlefields/{field['id']}") == {**field, "mine": False}


async def test_only_the_owner_changes_a_battlefield_or_throws_it_away(visitor):
    anna, ben = visitor(), visitor()
    field = await save(anna, file(HOUSE))
    for answer in (
        await ben.post("/api/battlefields", {"file": file(), "id": field["id"]}),
        await ben.http.delete(f"/api/battlefields/{field['id']}"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-battlefield-not-yours")
    await save(anna, file(), field["id"])
    assert [kept["file"]["building"] for kept in await anna.ask("/api/battlefields")] == [[]]
    assert (await anna.http.delete(f"/api/battlefields/{field['id']}")).status_code == 204
    gone = await anna.get(f"/api/battlefields/{field['id']}")
    assert (gone.status_code, gone.json()["key"]) == (404, "refused-battlefield-none")


async def test_dz_211_the_check_says_how_big_each_building_is_by_its_shape(visitor):
    said = {**HOUSE, "id": "b1", "size": "large"}
    unsaid = {**HOUSE, "id": "b2", "outline": [[30, 4], [34, 4], [34, 8], [30, 8]], "size": None}
    checked = await check(visitor(), file(said, unsaid))
    assert checked["sizes"]["b1"] == checked["sizes"]["b2"] != "large"
    about = {found["piece"] for found in checked["findings"] if found["why"]["rule"] == "DZ-211"}
    assert about == {"b1"}  # who says nothing is what his shape says


async def test_dz_009_the_check_says_what_hangs_in_walls_that_say_nothing(visitor):
    """A door in the middle of each wall and a window every inch; a tiny building has doors in every other wall."""
    outline = [[10, 10], [14, 10], [14, 13], [10, 13]]
    sizes = {"b1": "small", "b2": "tiny", "b3": "micro"}
    houses = [{**HOUSE, "id": id, "size": size, "outline": outline, "entrances": []} for id, size in sizes.items()]
    usual = (await check(visitor(), file(*houses)))["usual"]
    small, tiny, micro = (usual[id] for id in sizes)
    middles = [[(door["a"][axis] + door["b"][axis]) / 2 for axis in (0, 1)] for door in small["entrances"]]
    assert middles == [[12, 10], [14, 11.5], [12, 13], [10, 11.5]]
    assert [len(row["points"]) for row in small["openings"]] == [4, 3, 4, 3]
    assert small["openings"][0]["points"][0] == [10.5, 10, 0.5]
    assert [door["wall"] for door in tiny["entrances"]] == [0, 2]
    assert micro == {"entrances": [], "openings": []}


async def test_dz_207_the_check_says_what_it_costs_to_cross_the_outline_of_a_hill(visitor):
    hill = {**WOOD, "id": "t2", "kind": "hill", "height": 2.5, "outline_cost": 1}
    assert (await check(visitor(), file(terrain=[WOOD, hill])))["costs"] == {"t1": 0, "t2": 2.5}
