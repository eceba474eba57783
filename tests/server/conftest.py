"""One server for all tests that do not need one of their own."""

from contextlib import AsyncExitStack

import pytest

from panzerkiste.server.limits import Limits, Rate
from tests.server.databases import Place, Postgreses
from tests.server.house import House, Visitor
from tools.postgres import NO_POSTGRES, programs

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


@pytest.fixture(scope="session")
def postgres():
    """PostgreSQL for all tests that need it; without its programs they are skipped."""
    if not programs():
        pytest.skip(NO_POSTGRES)
    found = Postgreses()
    yield found
    found.cluster.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """Where a test keeps its matches: it runs on both."""
    if request.param == "sqlite":
        return Place(tmp_path)
    return Place(tmp_path, request.getfixturevalue("postgres").new_address())


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request, tmp_path):
    """Where nothing is yet, not even tables."""
    if request.param == "sqlite":
        return Place(tmp_path)
    cluster = request.getfixturevalue("postgres").cluster
    return Place(tmp_path, cluster.address(cluster.new_database()))


@pytest.fixture
async def visitor(house):
    """A new visitor at every call."""
    async with AsyncExitStack() as leaving:

        def come(where: House = house) -> Visitor:
            visitor = Visitor(where)
            leaving.push_async_callback(visitor.http.aclose)
            return visitor

        yield come
