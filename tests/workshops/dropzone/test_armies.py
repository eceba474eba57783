"""Armies that players build for Dropzone: the catalogue, the check (DZ-058), keeping and sharing."""

import pytest
from msgspec import convert, to_builtins

from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    BATTLEGROUPS,
    FACTIONS,
    TERRAIN_KINDS,
    UNITS,
    WEAPONS,
)
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, shipped_army
from panzerkiste.games.dropzone.fields.battlefields import FieldFile, battlefield_in
from tests.games.dropzone.armies import army_text

STARTER = army_text("ucm-starter")
SIZES = {"starter": 650, "skirmish": 999}  # DZ-060: points


async def look(visitor, text, cap_basis="army_total"):
    return await visitor.tell("/api/armies/check", {"text": text, "cap_basis": cap_basis})


async def test_the_catalogue_has_every_profile_and_may_be_kept_for_a_while(visitor):
    answer = await visitor().get("/api/dropzone/catalogue")
    assert answer.headers["cache-control"].startswith("public, max-age=")
    catalogue = answer.json()
    assert [unit["id"] for unit in catalogue["units"]] == list(UNITS)
    assert [weapon["id"] for weapon in catalogue["weapons"]] == list(WEAPONS)
    assert [table["size"] for table in catalogue["army_tables"]] == ["skirmish", "clash", "battle"]
    assert [level["points"] for level in catalogue["commanders"]["ucm"]] == [35, 60, 95, 140, 220]
    limits = {army["id"]: (army["faction"], army["limit"]) for army in catalogue["armies"]}
    assert limits == {f"{side}-{name}": (side, limit) for side in FACTIONS for name, limit in SIZES.items()}
    railgun = next(weapon for weapon in catalogue["weapons"] if weapon["id"] == "avenger_railgun")
    assert (railgun["full_range"], railgun["countered_range"]) == (None, 24)  # unlimited, and 24 inches


async def test_dz_207_the_catalogue_lays_out_a_piece_of_every_kind_and_what_a_drawing_board_begins_with(visitor):
    player = visitor()
    catalogue = (await player.get("/api/dropzone/catalogue")).json()
    sheet, outline = catalogue["sheet"], [[10, 10], [14, 10], [14, 13], [10, 13]]
    pieces = [{**sheet["piece"], "id": f"t{n}", "kind": kind} for n, kind in enumerate(TERRAIN_KINDS)]
    file = {**sheet["file"], "terrain": [{**piece, "outline": outline} for piece in pieces]}
    read = battlefield_in(convert(file, FieldFile)).board.pieces
    told = [{**to_builtins(piece), "id": piece.kind, "outline": []} for piece in read]
    assert to_builtins(catalogue["terrain_kinds"]) == told
    file = {**sheet["file"], "building": [{**sheet["building"], "id": "b1", "outline": outline}]}
    check = await player.tell("/api/battlefields/check", {"file": file})
    assert check["sizes"].keys() == {"b1"}
    walkers = {mover for mover, goings in sheet["goings"].items() if {"H", "step"} & set(goings)}
    assert walkers == {"walker"}  # DZ-283


@pytest.mark.parametrize("faction", FACTIONS)
async def test_dz_342_gates_are_offered_to_whoever_has_some(visitor, faction):
    profile = next(id for id, group in BATTLEGROUPS.items() if group.faction == faction)
    check = await look(visitor(), f"army: x\nfaction: {faction}\nlimit: 999\n\n{profile}\n")
    offered = check["counts"][0]["groups"][0]["gate_kinds"]
    gates = [unit for unit in UNITS.values() if unit.is_gate and unit.faction == faction]
    assert offered == [{"unit": unit.id, "count": unit.sizes[0]} for unit in gates]


async def test_dz_060_an_army_of_the_box_says_which_others_it_can_meet(visitor):
    catalogue = (await visitor().get("/api/dropzone/catalogue")).json()
    meets = {army["id"]: set(army["meets"]) for army in catalogue["armies"]}
    for name in ARMY_NAMES:
        assert meets[name] == {other for other in ARMY_NAMES if shipped_army(other).limit == shipped_army(name).limit}
    assert meets["ucm-starter"] != meets["ucm-skirmish"]


async def test_dz_060_the_check_names_the_armies_of_the_same_limit_to_play_against(visitor):
    player = visitor()
    for limit, name in ((650, "Small"), (999, "Large")):
        text = f"army: {name}\nfaction: phr\nlimit: {limit}\n"
        await player.tell("/api/armies", {"text": text, "id": None})
    opponents = (await look(player, STARTER))["opponents"]
    shipped = [one["army"] for one in opponents if one["shipped"]]
    assert {shipped_army(name).limit for name in shipped} == {650}
    assert [shipped_army(name).faction for name in shipped][-1] == "ucm"  # its own faction comes last
    [small] = [one for one in opponents if not one["shipped"]]
    assert small["name"] == "Small"
    assert (await player.ask(f"/api/armies/{small['army']}"))["name"] == "Small"  # its text is not sent while one edits
    assert (await look(player, "nonsense"))["opponents"] == []


async def test_dz_060_an_army_is_no_opponent_of_itself_but_as_a_mirror(visitor):
    player = visitor()
    await player.tell("/api/armies", {"text": STARTER, "id": None})
    assert all(one["shipped"] for one in (await look(player, STARTER))["opponents"])


@pytest.mark.parametrize("name", ARMY_NAMES)
async def test_nothing_speaks_against_an_army_of_the_box(visitor, name):
    check = await look(visitor(), army_text(name))
    assert (check["unreadable"], check["findings"]) == (None, [])
    assert [army["limit"] for army in check["lists"]] == [shipped_army(name).limit]


async def test_dz_057_a_list_is_counted_entry_by_entry_and_the_commander_for_the_army_only(visitor):
    text = (
        "army: x\nfaction: phr\nlimit: 999\n\n"
        "phr_hq\n  2 phr_zeus\n  commander 2 in phr_zeus#2\nphr_infantry\n  2 phr_immortals in 1 phr_juno_a1\n"
    )
    check = await look(visitor(), text)
    (counted,) = check["counts"]
    zeus, immortals, juno = (UNITS[unit].points for unit in ("phr_zeus", "phr_immortals", "phr_juno_a1"))
    staff, infantry = counted["groups"]
    assert (staff["points"], staff["squads"], staff["commander"]) == (2 * zeus, [2 * zeus], 55)
    assert staff["seats"] == ["phr_zeus", "phr_zeus#2"]
    assert infantry["squads"] == [2 * immortals + juno]
    assert infantry["seats"] == []
    assert (counted["points"], counted["size"]) == (2 * zeus + 55 + 2 * immortals + juno, "skirmish")
    assert check["limit"] == 999


async def test_dz_047_dz_055_dz_056_rows_and_shares_come_counted(visitor):
    text = (
        "army: x\nfaction: ucm\nlimit: 999\n\n"
        "ucm_armour\n  3 ucm_sabre in 1 ucm_condor\n  3 ucm_rapier in 1 ucm_condor\nucm_hq\n  1 ucm_kodiak\n"
    )
    check = await look(visitor(), text)
    (counted,) = check["counts"]
    armour, staff = counted["groups"]
    table = ARMY_TABLES["skirmish"]
    rows = {row["category"]: row for row in counted["rows"]}
    assert (rows["armour"]["have"], rows["armour"]["fewest"], rows["armour"]["most"]) == (1, *table.armour)
    assert [row["category"] for row in counted["rows"] if not row["fits"]] == ["infantry"]
    assert counted["most_groups"] == table.max
    profile = BATTLEGROUPS["ucm_armour"].skirmish
    had = [(row["category"], row["have"], row["fits"]) for row in armour["rows"] if row["have"]]
    assert had == [("standard", 1, True), ("support", 1, True)]
    assert "transport" not in {row["category"] for row in armour["rows"]}  # DZ-050
    assert all(row["have"] or row["most"] for row in armour["rows"])
    assert (armour["most_squads"], armour["most_shared"]) == (profile.max, 1)
    assert armour["share"] == round(100 * armour["points"] / counted["points"])
    assert armour["share"] + staff["share"] == 100
    assert armour["most_share"] == 100 * table.cap[0] // table.cap[1]


async def test_dz_047_the_catalogue_says_what_each_battlegroup_may_have(visitor):
    catalogue = (await visitor().get("/api/dropzone/catalogue")).json()
    offered = {(each["battlegroup"], each["size"]): each["units"] for each in catalogue["offered"]}
    assert set(offered) == {(profile, size) for profile in BATTLEGROUPS for size in ARMY_TABLES}
    assert offered["phr_hq", "skirmish"] == ["phr_zeus", "phr_janus"]
    assert offered["phr_hq", "battle"] == ["phr_zeus", "phr_janus", "phr_sirens"]


@pytest.mark.parametrize(("limit", "more"), [(1999, False), (2000, True), (9999, True)])
async def test_dz_061_a_battle_may_have_another_list(visitor, limit, more):
    assert (await look(visitor(), f"army: x\nfaction: ucm\nlimit: {limit}\n"))["more_lists"] is more


async def test_no_number_in_a_text_makes_the_count_long(visitor):
    many = "  9999 phr_zeus\n" * 480
    check = await look(visitor(), f"army: x\nfaction: phr\nlimit: 999\n\nphr_hq\n{many}")
    assert len(check["counts"][0]["groups"][0]["seats"]) == 480 * max(UNITS["phr_zeus"].sizes)


async def test_dz_179_every_squad_has_the_transports_that_it_fills(visitor):
    catalogue = (await visitor().get("/api/dropzone/catalogue")).json()
    loads = {(each["unit"], each["count"]): each["ways"] for each in catalogue["loads"]}
    assert loads["ucm_sabre", 6][0] == [{"unit": "ucm_condor", "count": 2}]
    assert loads["ucm_sabre", 6][-1] == []
    assert set(loads) == {(unit.id, count) for unit in UNITS.values() for count in unit.sizes}


async def test_every_violation_comes_with_its_place(visitor):
    check = await look(visitor(), "army: \nfaction: ucm\nlimit: 650\n\nucm_armour\n  4 ucm_sabre in 1 ucm_bear\n")
    found = {(each["place"]["group"], each["place"]["part"], each["why"]["key"]) for each in check["findings"]}
    assert found == {
        (0, "army", "refused-dz-055-few"),  # no infantry
        (1, "group", "refused-dz-056"),
        (1, "squad", "refused-dz-034"),
        (1, "squad", "refused-dz-179-carrier"),
    }


async def test_the_share_of_a_battlegroup_can_count_from_the_limit(visitor):
    text = "army: \nfaction: ucm\nlimit: 999\n\nucm_armour\n  6 ucm_sabre in 2 ucm_condor\n"
    rules = [{found["why"]["rule"] for found in (await look(visitor(), text, basis))["findings"]} for basis in BASES]
    assert rules == [{"DZ-055", "DZ-056"}, {"DZ-055"}]


BASES = ("army_total", "game_limit")


async def test_dz_061_several_lists_are_checked_one_by_one_and_together(visitor):
    check = await look(visitor(), f"{STARTER}\n{STARTER.replace('4 ucm_wolverine_a', '3 ucm_wolverine_a')}")
    assert [army["name"] for army in check["lists"]] == ["UCM starter"] * 2
    first, *others = check["findings"]
    assert (first["list"], first["why"]["key"]) == (-1, "refused-dz-061-lists")  # 1300 points are one list
    assert {found["list"] for found in others} == {1}


async def test_a_text_that_is_no_army_is_refused_with_line_and_column(visitor):
    check = await look(visitor(), f"{STARTER}\narmy: Two\nfaction: ucm\nlimit: 650\nucm_armour\n  3 tiger\n")
    assert (check["lists"], check["findings"]) == ([], [])
    lines = STARTER.count("\n") + 6  # of the whole text
    assert check["unreadable"]["key"] == "refused-dz-058-text-unit"
    assert check["unreadable"]["facts"] == {"line": lines, "column": 5, "found": "tiger"}


@pytest.mark.parametrize(
    "text",
    [
        "army:",
        "\n",
        "army: x\nfaction: ucm\nlimit: 0\n",
        "army: x\nfaction: orcs\nlimit: 650\n",
        "\x00" * 50,
        "army: \n" * 9,
    ],
)
async def test_nonsense_is_told_and_never_breaks_anything(visitor, text):
    anna = visitor()
    assert (await look(anna, text))["unreadable"]["rule"] == "DZ-058"
    answer = await anna.post("/api/armies", {"text": text, "id": None})
    assert (answer.status_code, answer.json()["rule"]) == (400, "DZ-058")


@pytest.mark.parametrize(
    "body",
    [{}, {"text": STARTER}, {"text": "", "cap_basis": "army_total"}, {"text": STARTER, "cap_basis": "half"}, []],
)
async def test_a_question_of_another_shape_is_refused(visitor, body):
    answer = await visitor().post("/api/armies/check", body)
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-request-unreadable")


async def test_a_battlegroup_crowded_with_sharers_is_checked_at_once(visitor):
    squads = "  3 ucm_legionnaires in 1 ucm_bear\n" * 150
    text = f"army: \nfaction: ucm\nlimit: 999\n\nucm_infantry\n{squads}  shared 7 ucm_condor\n"
    rules = {found["why"]["rule"] for found in (await look(visitor(), text))["findings"]}
    assert {"DZ-048", "DZ-060"} <= rules


async def save(visitor, text=STARTER, id=None):
    return await visitor.tell("/api/armies", {"text": text, "id": id})


async def test_a_saved_army_is_there_for_its_owner_and_for_whoever_has_the_link(visitor):
    anna, ben = visitor(), visitor()
    army = await save(anna)
    assert (army["name"], army["faction"], army["limit"], army["mine"]) == ("UCM starter", "ucm", 650, True)
    assert await anna.ask("/api/armies") == [army]
    assert await ben.ask("/api/armies") == []
    assert await ben.ask(f"/api/armies/{army['id']}") == {**army, "mine": False}


async def test_only_the_owner_changes_an_army_or_throws_it_away(visitor):
    anna, ben = visitor(), visitor()
    army = await save(anna)
    for answer in (
        await ben.post("/api/armies", {"text": STARTER, "id": army["id"]}),
        await ben.http.delete(f"/api/armies/{army['id']}"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-army-not-yours")
    await save(anna, STARTER.replace("UCM starter", "Steel"), army["id"])
    assert [kept["name"] for kept in await anna.ask("/api/armies")] == ["Steel"]
    assert (await anna.http.delete(f"/api/armies/{army['id']}")).status_code == 204
    gone = await anna.get(f"/api/armies/{army['id']}")
    assert (gone.status_code, gone.json()["key"]) == (404, "refused-army-none")


async def test_an_unfinished_army_is_saved(visitor):
    anna = visitor()
    await save(anna, "army: Nothing yet\nfaction: phr\nlimit: 1500\n")
    [army] = await anna.ask("/api/armies")
    assert (army["name"], army["limit"]) == ("Nothing yet", 1500)
