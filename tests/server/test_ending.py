"""What a finished match comes to, as its players are told."""

from panzerkiste.games.panzerschlacht.actions import Resign
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import Json

SMALL = "TC1 8x8 e4,e5 Ca1N,Md2N,ld7S,ch8S w"
SEATS = [{"kind": "me", "level": 0}, {"kind": "me", "level": 0}]


async def played(anna, *turns: str) -> tuple[str, Json]:
    """The match, and what is said of its end after these turns."""
    match = await anna.tell("/api/matches", {"game": "tank-chess", "options": {"position": SMALL}, "seats": SEATS})
    async with anna.table(match["id"], 0) as white, anna.table(match["id"], 1) as black:
        await white.picture()
        await black.picture()
        for number, turn in enumerate(turns):
            await (white, black)[number % 2].say("Write", text=turn)
    return match["id"], (await anna.get(f"/api/matches/{match['id']}/ending?seat=1")).json()


async def test_the_decisive_step_is_told_with_its_number_in_the_replay(visitor):
    anna = visitor()
    turns = ["w Md2-d3NE", "b Ld7-d6SE", "w Md3-d4Nxd6", "b Ch8-h7S", "w Ca1-a6N", "b Ch7-g7W", "w Ca6-off"]
    id, told = await played(anna, *turns)
    moment = told["moment"]
    assert [line["key"] for line in moment["lines"]] == ["tank-chess-story-escaped"]
    assert moment["lines"][0]["facts"]["you"] == "no"
    replay = await anna.replay(f"/api/matches/{id}/replay?seat=1")
    happened = replay["frames"][moment["seq"]]["happened"]
    assert "Escaped" in [one["event"]["type"] for one in happened]
    assert {"key": "tank-chess-number-destroyed", "values": [1, 0]} in told["counts"]
    assert len(told["thinking"]) == 2


async def test_a_match_given_up_at_once_has_numbers_and_no_decisive_step(visitor):
    _, told = await played(visitor(), "w resign")
    assert told["moment"] is None
    assert {"key": "tank-chess-number-tanks", "values": [2, 2]} in told["counts"]


async def test_nothing_is_said_of_the_end_before_it(visitor):
    _, refused = await played(visitor(), "w Md2-d3NE")
    assert refused["key"] == "refused-lobby-running"


async def test_how_it_ended_is_written_down_and_whoever_heeds_the_tables_is_told(tmp_path):
    store, told = Store(Sqlite(tmp_path / DATABASE)), []
    lobby = Lobby(store, Thinkers(), WIDE_LIMITS)
    lobby.heeds.append(lambda table: told.append(table.is_over))
    seats = (SeatWish("me"), SeatWish("hotseat"))
    made = await lobby.create(NewMatch("panzerschlacht", {}, seats), "anna")
    table = await lobby.table(made.id)
    await table.act(0, Resign())
    await lobby.close()
    stored = await store.match(made.id)
    await store.close()
    assert stored.result == '{"winners":[1],"reason":"resign"}'
    assert (told[0], told[-1]) == (False, True)
