"""Maps that players draw: checked (TC-66), kept, shared by link, and played on by the computer."""

import asyncio
import sys

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import read_cell
from panzerkiste.games.tank_chess.shipped import shipped_text
from panzerkiste.proving.coverage import rule
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.workshops.tank_chess.map_protocol import MapRules, StudyWish
from panzerkiste.workshops.tank_chess.studies import MOST, MOST_FROM_ONE, Studies

FARMYARD = shipped_text("farmyard10")
RULES = {"mode": "standard", "module": "none"}


async def look(visitor, text, **rules):
    return await visitor.tell("/api/maps/check", {"text": text, **RULES, **rules})


def keys(check):
    return [(found["level"], found["why"]["key"]) for found in check["findings"]]


@rule("TC-66")
async def test_tc_66_a_drawing_board_is_told_sizes_halves_and_of_which_tank_there_is_one(visitor):
    paper = await visitor().ask("/api/maps/paper")
    assert (paper["smallest"], paper["largest"], paper["single"]) == (8, 26, "C")
    assert (paper["halves"]["8"], paper["halves"]["9"]) == (4, 4)
    assert paper["facings"] == [0, 4]  # TC-10: White looks north, Black south


# Checking.


async def test_a_good_map_is_drawn_and_nothing_speaks_against_it(visitor):
    check = await look(visitor(), FARMYARD)
    drawing = check["drawing"]
    assert (drawing["width"], drawing["height"], drawing["name"]) == (10, 10, "Farmyard")
    assert {"cell": read_cell("g1"), "side": 0, "letter": "C"} in drawing["tanks"]
    assert drawing["facings"] == [0, 4]
    assert (check["unreadable"], check["findings"]) == (None, [])


async def test_what_speaks_against_a_map_names_the_cells(visitor):
    check = await look(visitor(), FARMYARD.replace("C", ".").replace("#", "~", 1))
    assert keys(check) == [
        ("error", "refused-tcx-06"),
        ("error", "refused-tc-66-command"),
        ("warning", "refused-tc-66-symmetry"),
    ]
    assert check["findings"][1]["why"]["facts"] == {"side": "white", "have": 0}
    assert read_cell("d10") in check["findings"][2]["cells"]


@rule("TC-66", "TC-69")
@pytest.mark.parametrize("text", ["L\n", FARMYARD.replace("C", ".")])
async def test_tc_69_a_map_for_raid_without_a_command_tank_is_refused_by_the_rule_and_drawn(visitor, text):
    check = await look(visitor(), text, mode="raid")
    assert check["drawing"]
    assert ("error", "refused-tc-66-command") in keys(check)


async def test_the_module_makes_water_a_matter_of_taste(visitor):
    wet = FARMYARD.replace("#", "~")
    assert ("error", "refused-tcx-06") not in keys(await look(visitor(), wet, module="funset"))


async def test_a_text_that_is_no_map_is_told_where(visitor):
    check = await look(visitor(), FARMYARD.replace("#", "?", 1))
    assert check["drawing"] is None
    assert check["unreadable"]["key"] == "refused-tc-63-sign"
    assert check["unreadable"]["facts"]["line"] == 6


@pytest.mark.parametrize(
    "body", [{}, {"text": ""}, {"text": "." * 4001, **RULES}, {"text": FARMYARD, "mode": "chess", "module": "none"}]
)
async def test_a_request_of_another_shape_is_refused(visitor, body):
    answer = await visitor().post("/api/maps/check", body)
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-request-unreadable")


# Keeping.


async def save(visitor, text=FARMYARD, id=None):
    return await visitor.tell("/api/maps", {"text": text, "id": id})


async def test_a_saved_map_is_there_for_its_owner_and_for_whoever_has_the_link(visitor):
    anna, ben = visitor(), visitor()
    map = await save(anna)
    assert (map["name"], map["module"], map["mine"]) == ("Farmyard", "none", True)
    assert await anna.ask("/api/maps") == [map]
    assert await ben.ask("/api/maps") == []
    assert await ben.ask(f"/api/maps/{map['id']}") == {**map, "mine": False}


async def test_saving_again_replaces_and_the_last_one_changed_comes_first(visitor):
    anna = visitor()
    first, second = await save(anna), await save(anna, FARMYARD.replace("Farmyard", "Barn"))
    await save(anna, FARMYARD.replace("#", "~"), first["id"])
    listed = await anna.ask("/api/maps")
    assert [map["id"] for map in listed] == [first["id"], second["id"]]
    assert (listed[0]["module"], listed[1]["name"]) == ("funset", "Barn")


async def test_only_the_owner_changes_a_map_or_throws_it_away(visitor):
    anna, ben = visitor(), visitor()
    map = await save(anna)
    for answer in (
        await ben.post("/api/maps", {"text": FARMYARD.replace("#", "."), "id": map["id"]}),
        await ben.http.delete(f"/api/maps/{map['id']}"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-map-not-yours")
    assert (await anna.ask("/api/maps"))[0]["text"] == FARMYARD
    assert (await anna.http.delete(f"/api/maps/{map['id']}")).status_code == 204
    gone = await anna.get(f"/api/maps/{map['id']}")
    assert (gone.status_code, gone.json()["key"]) == (404, "refused-map-none")


async def test_an_unfinished_map_is_saved_but_a_text_that_is_no_map_is_not(visitor):
    anna = visitor()
    await save(anna, FARMYARD.replace("C", "."))
    answer = await anna.post("/api/maps", {"text": "name: nothing\n", "id": None})
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-tc-63-empty")
    assert len(await anna.ask("/api/maps")) == 1


# Playing on them.


async def test_the_computer_refuses_to_play_on_a_map_that_no_match_could_start_on(visitor):
    wish = {"map": {"text": FARMYARD.replace("C", "."), **RULES}, "games": 4}
    answer = await visitor().post("/api/maps/studies", wish)
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-tc-66-command")


async def test_the_computer_refuses_more_tanks_than_its_kernel_holds(visitor):
    from panzerkiste.games.tank_chess.kernel.layout import MOST_TANKS  # late: it brings compiled code along

    rows = [".c" + "." * 24, *["l" * 26] * 3, *["." * 26] * 9]
    text = "\n".join([*rows, *(row[::-1].swapcase() for row in reversed(rows))]) + "\n"
    answer = await visitor().post("/api/maps/studies", {"map": {"text": text, **RULES}, "games": 1})
    assert (answer.json()["key"], answer.json()["facts"]) == ("refused-map-tanks", {"most": MOST_TANKS})


async def test_a_study_belongs_to_who_started_it(visitor):
    anna, ben = visitor(), visitor()
    study = await anna.tell("/api/maps/studies", {"map": {"text": FARMYARD, **RULES}, "games": 400})
    foreign = await ben.get(f"/api/maps/studies/{study['id']}")
    assert (foreign.status_code, foreign.json()["key"]) == (404, "refused-study-none")
    assert (await anna.http.delete(f"/api/maps/studies/{study['id']}")).status_code == 204
    assert (await anna.ask(f"/api/maps/studies/{study['id']}"))["stage"] == "stopped"


WISH = StudyWish(MapRules(FARMYARD, "standard", "none"), 3)
TALLY = b'{"white":1,"drawn":0,"black":0,"turns":30}'


def worker(*lines: str) -> list[str]:
    return [
        sys.executable,
        "-c",
        "\n".join(["import sys, time", "wish, tally = sys.stdin.readline(), sys.stdin.readline()", *lines]),
    ]


def of(account, address="home"):
    return Asker(address, account)


async def leaves(studies, id, account, *stages):
    """The first report that shows another stage; asked for again and again, as browsers do."""
    while (report := studies.report(id, account)).stage in stages:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return report


async def ended(studies, id):
    return await leaves(studies, id, "anna", "waiting", "playing")


@pytest.fixture
async def studying():
    made = []

    def start(*lines: str, **settings: float) -> Studies:
        made.append(Studies(worker(*lines), **settings))
        return made[-1]

    yield start
    for studies in made:
        await studies.close()


async def test_the_last_tally_is_the_report(studying):
    studies = studying(f"print('{TALLY.decode()}')")
    report = await ended(studies, studies.start(WISH, of("anna")).id)
    assert (report.stage, report.games, report.tally.white, report.tally.turns) == ("done", 3, 1, 30)


@pytest.mark.parametrize("line", ["print('nonsense')", "sys.exit(3)"])
async def test_a_worker_that_fails_is_no_harm(studying, line):
    studies = studying(line)
    assert (await ended(studies, studies.start(WISH, of("anna")).id)).stage == "failed"


async def test_one_plays_the_others_wait_and_a_second_wish_replaces_the_first(studying):
    studies = studying("time.sleep(600)")
    anna, ben = studies.start(WISH, of("anna")).id, studies.start(WISH, of("ben")).id
    await leaves(studies, anna, "anna", "waiting")
    assert studies.report(ben, "ben").stage == "waiting"
    again = studies.start(WISH, of("anna")).id
    assert (await ended(studies, anna)).stage == "stopped"
    await leaves(studies, ben, "ben", "waiting")
    assert studies.report(again, "anna").stage == "waiting"


async def test_a_study_that_nobody_asks_about_is_stopped(studying):
    studies = studying("time.sleep(600)", forsaken=0.0)
    study = studies.start(WISH, of("anna"))
    await asyncio.wait([studies._studies[study.id].task])
    assert studies.report(study.id, "anna").stage == "stopped"


async def test_there_is_an_end_to_what_can_wait(studying):
    studies = studying("time.sleep(600)")
    for number in range(MOST):
        studies.start(WISH, of(f"visitor {number}", f"address {number}"))
    with pytest.raises(Illegal, match="STUDY busy"):
        studies.start(WISH, of("anna"))


async def test_one_address_does_not_take_every_place(studying):
    studies = studying("time.sleep(600)")
    for number in range(MOST_FROM_ONE):
        studies.start(WISH, of(f"visitor {number}"))
    with pytest.raises(Illegal, match="STUDY neighbours"):
        studies.start(WISH, of("anna"))
    assert studies.start(WISH, of("ben", "elsewhere")).stage == "waiting"
    assert studies.start(WISH, of("visitor 0")).stage == "waiting", "in place of his own"


async def test_whoever_waits_has_his_turn_and_what_was_played_is_kept(studying, gate):
    """The worker plays a game whenever it is let."""
    studies = studying(
        "import json",
        f"tally, leave = json.loads(tally), open({gate.leave!r})",
        "while leave.readline():",
        "    tally['white'] += 1",
        "    print(json.dumps(tally), flush=True)",
        slice_seconds=0.0,
    )
    anna = studies.start(WISH, of("anna")).id
    await leaves(studies, anna, "anna", "waiting")
    ben = studies.start(WISH, of("ben", "elsewhere")).id
    while not studies._turns.somebody_waits:  # noqa: ASYNC110
        await asyncio.sleep(0)
    gate.let(answers=1)
    assert (await leaves(studies, ben, "ben", "waiting")).stage == "playing"
    assert (studies.report(anna, "anna").stage, studies.report(anna, "anna").tally.white) == ("waiting", 1)
    gate.let(answers=1)
    await leaves(studies, anna, "anna", "waiting")
    gate.let(answers=1)
    await leaves(studies, ben, "ben", "waiting")
    assert studies.report(anna, "anna").tally.white == 2
