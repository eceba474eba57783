"""Looking back at a table as a clerk does, without one."""

from typing import Any

from panzerkiste.engine.game import Seat
from panzerkiste.server.matches.api import Replay
from panzerkiste.server.matches.replays import look_back, past, view_at
from panzerkiste.server.matches.table import Table


def replay_of(table: Table, viewer: Seat) -> Replay:
    asked = past(table, viewer)
    return look_back(asked.file, asked.viewer, asked.steps)


def drawing(table: Table, viewer: Seat, seq: int | None) -> Any:
    return table.game.pictures.svg(view_at(table, viewer, seq))
