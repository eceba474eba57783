"""What machines ask: does it answer, and may visitors be sent to it?"""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Limits
from panzerkiste.server.web import health
from panzerkiste.server.web.doors import Doors
from tests.server.house import House


@pytest.mark.parametrize("path", ["/health", "/ready"])
async def test_machines_are_answered_without_a_cookie(house: House, visitor, path):
    answer = await visitor().get(path)
    assert (answer.status_code, answer.text) == (200, "ok")
    assert "set-cookie" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"


class Desk:
    """Whose database is as the test wants it."""

    def __init__(self, reach) -> None:
        self.store = self
        self.reach = reach


async def reached() -> None:
    pass


async def failed() -> None:
    raise Illegal("STORAGE", "failed")


async def never() -> None:
    raise TimeoutError


@pytest.mark.parametrize("reach", [failed, never])
async def test_a_server_without_its_database_is_not_ready(reach):
    with pytest.raises(Illegal, match="STORAGE"):
        await health.show_ready.fn(Desk(reach), Doors(Limits()))


async def test_a_server_about_to_end_is_not_ready():
    doors = Doors(Limits())
    assert await health.show_ready.fn(Desk(reached), doors) == "ok"
    doors.are_closing = True
    with pytest.raises(Illegal, match="REQUEST"):
        await health.show_ready.fn(Desk(reached), doors)
