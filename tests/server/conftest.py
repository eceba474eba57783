"""One server for all tests that do not need one of their own."""

from contextlib import AsyncExitStack

import pytest

from panzerkiste.server.limits import Limits, Rate
from tests.server.house import House, Visitor

WIDE = Rate(10_000, 10_000)
BYTES = Rate(1e9, 1e9)
WIDE_LIMITS = Limits(
    requests=WIDE,
    visits=WIDE,
    joins=WIDE,
    matches=WIDE,
    days=WIDE,
    names=WIDE,
    bots=WIDE,
    tries=WIDE,
    events=WIDE,
    uploads=WIDE,
    saves=WIDE,
    saved=BYTES,
    messages=WIDE,
    questions=WIDE,
    judging=WIDE,
    words=WIDE,
    reports=WIDE,
    advice=WIDE,
    replays=WIDE,
    entrances=WIDE,
    meetings=WIDE,
    arrivals=WIDE,
)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"), WIDE_LIMITS, watched=True).open()
    yield house
    house.close()


@pytest.fixture
async def visitor(house):
    """A new visitor at every call."""
    async with AsyncExitStack() as leaving:

        def come(where: House = house) -> Visitor:
            visitor = Visitor(where)
            leaving.push_async_callback(visitor.http.aclose)
            return visitor

        yield come
