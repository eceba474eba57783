"""Time that passes while nobody looks, on a real server whose clock a test moves."""

from tests.server.house import House

LIVE = {"type": "Live", "minutes": 5, "increment": 0, "decision": 0}
LOST = {"winners": [1], "reason": "time"}


def wish(clock):
    return {"game": "tank-chess", "options": {}, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "clock": clock}


async def test_a_flag_falls_while_nobody_looks_and_time_to_think_stands_still_without_a_server(tmp_path, visitor):
    house = House(tmp_path).open()
    anna = visitor(house)
    match = (await anna.tell("/api/matches", wish(LIVE)))["id"]
    house.move_clock(200)
    house.close()
    house.move_clock(1000)  # nobody's time while there is no server
    house.open()
    async with anna.table(match) as place:
        picture = await place.picture()
        assert picture["result"] is None
        assert 90_000 < picture["clock"]["left"][0] <= 100_000
    house.move_clock(100)
    async with anna.table(match) as place:
        assert (await place.seq(1))["result"] == LOST
    info = await anna.ask(f"/api/matches/{match}")
    assert (info["clock"], info["options"]["minutes"], info["result"]) == (LIVE, 5, LOST)
    house.close()
