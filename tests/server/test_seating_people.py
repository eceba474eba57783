"""A match of an event: its seats are given to those who are known, all may look on, and nobody is helped."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import coaching, sitting
from panzerkiste.server.matches.making import Arranged
from panzerkiste.server.matches.time_controls import Untimed
from tests.server.test_lobby import lobby as lobby  # noqa: PLC0414  # a fixture


async def seated(lobby, *sitters, game="panzerschlacht"):
    wanted = Arranged(game, {}, sitters, Untimed(), rated=False, event="herbst", id="board-1")
    return await lobby.seat_people(wanted)


async def test_everybody_sits_at_once_and_nobody_needs_a_code(lobby):
    table = await seated(lobby, "anna", "bert")
    assert (table.seating.of("anna"), table.seating.of("bert")) == ([0], [1])
    assert (table.begun, table.seating.open_codes()) == (0, [])
    assert (table.stored.event, table.stored.id) == ("herbst", "board-1")
    assert [summary.id for summary in await lobby.lists.summaries("anna")] == ["board-1"]


async def test_anybody_may_look_on_and_nobody_finds_it_among_his_own(lobby):
    table = await seated(lobby, "anna", "bert")
    assert await lobby.table_for("board-1", "a stranger") is table
    assert await lobby.lists.summaries("a stranger") == []


async def test_bots_among_themselves_do_not_wait_for_a_watcher(lobby):
    table = await seated(lobby, 1, 1)
    assert not table.is_paused


async def test_whose_name_stands_in_the_table_plays_himself_and_is_not_helped(lobby):
    table = await seated(lobby, "anna", 1)
    with pytest.raises(Illegal, match="event"):
        coaching.counsel(table, 0)
    with pytest.raises(Illegal, match="not_yours"):
        await sitting.let_bot_play(table, 0, "anna", 1)
    assert not table.takebacks.can_ask(0)


async def test_what_the_rules_refuse_is_refused_before_anything_is_written(lobby):
    for sitters in (("anna",), ("anna", 99)):
        with pytest.raises(Illegal):
            await seated(lobby, *sitters)
    with pytest.raises(Illegal, match="no_match"):
        await lobby.table("board-1")
