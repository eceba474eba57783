"""A position written down; position says how its lines are made."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    CloseActivation,
    CloseSlot,
    GiveOrder,
    NextActivation,
    NextSquad,
)
from panzerkiste.games.dropzone.buildings.frames import Fights
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.fields.terrain import Board, collapsed
from panzerkiste.games.dropzone.missions.scenarios import objectives_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import (
    NOBODY,
    Building,
    Side,
    Slot,
    Squad,
    State,
    Unit,
)
from panzerkiste.games.dropzone.terms import Player
from panzerkiste.games.dropzone.text.names import (
    number_text,
    player_code,
    point_text,
)

ORDERING: Final = NextActivation(), CloseActivation(), Fights(), NextSquad(), CloseSlot(), GiveOrder()
# What a line says in its first words, not as properties.
PLACED: Final = ("id", "name", "player", "battlegroup", "squad", "kind", "status", "at", "facing")
GROUPED: Final = ("id", "name", "player", "kind", "squads")
SIDED: Final = ("faction", "edges")


def write_position(state: State) -> str:
    return "\n".join(_lines(state)) + "\n"


def _lines(state: State) -> Iterator[str]:
    yield f"turn {state.turn}"
    yield " ".join(["order", *map(player_code, state.order)])
    if state.last_active != NOBODY:
        yield f"last {player_code(state.last_active)}"
    for player, side in enumerate(state.sides):
        yield _side_line(player, side)
    for group in state.battlegroups:
        yield f"{group.name} {group.kind}{_properties(group, GROUPED)}"
        for squad in group.squads:
            yield from _squad_lines(state, state.squads[squad])
        yield from (_unit_line(unit) for unit in state.units if unit.battlegroup == group.id and unit.squad == NOBODY)
    if own := state.board != _expected_board(state.options, state.buildings):
        yield f"board {_data(state.board)}"
    for building in state.buildings:  # on a table of its own, their order cannot be known from the battlefield
        if (properties := _properties(building, ("id",))) or own:
            yield f"building {building.id}{properties}"
    if state.objectives != objectives_of(state.options.scenario, state.board):
        yield f"objectives {_data(state.objectives)}"
    if any(state.hands) or any(state.decks):
        yield f"cards {_data((state.hands, state.decks))}"
    yield from _moment_lines(state)


def _data(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _properties(record: msgspec.Struct, leave_out: Sequence[str]) -> str:
    """What differs from the usual, ``damage=1``."""
    plain, usual = msgspec.to_builtins(record), _usual(type(record))
    words = [
        f"{name}={_data(value).replace(' ', '')}"
        for name, value in plain.items()
        if name not in leave_out and value != usual[name]
    ]
    return "".join(f" {word}" for word in words)


@cache
def _usual(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What its properties are unless said otherwise; looking through a type takes longer than writing a line."""
    return {
        field.name: msgspec.to_builtins(field.default)
        for field in msgspec.structs.fields(kind)
        if field.default is not msgspec.NODEFAULT
    }


def _side_line(player: Player, side: Side) -> str:
    edges = (f"{point_text(edge.start)}-{point_text(edge.end)}" for edge in side.edges)
    return " ".join([player_code(player), side.faction, *edges]) + _properties(side, SIDED)


def _squad_lines(state: State, squad: Squad) -> Iterator[str]:
    shared = f" shares {' '.join(state.units[unit].name for unit in squad.shared)}" if squad.shared else ""
    yield f"{squad.name} {squad.kind}{shared}"
    yield from (_unit_line(state.units[unit]) for unit in squad.units + squad.transports)


def _unit_line(unit: Unit) -> str:
    words = [unit.name, unit.kind, unit.status]
    if unit.at != (0.0, 0.0) or unit.facing or unit.status == "table":
        words += [point_text(unit.at), number_text(unit.facing)]
    return " ".join(words) + _properties(unit, PLACED)


def _expected_board(options: Options, buildings: Sequence[Building]) -> Board:
    board = battlefield_of(options.battlefield).board
    standing = {building.id for building in board.buildings}
    for building in buildings:
        if building.rubble and building.id in standing:
            board = collapsed(board, building.id)
    return board


def _moment_lines(state: State) -> Iterator[str]:
    if (asks := _asked(state)) is not None:
        yield f"now {asks}"
        return
    yield f"pending {_data(state.pending)}"
    if state.activation:
        yield f"activation {_data(state.activation)}"
    if state.result:
        yield f"result {_data(state.result)}"


def _asked(state: State) -> str | None:
    if state.activation is None and len(state.pending) == 2 and isinstance(state.pending[-1], AnnounceBattlegroup):
        return f"{player_code(state.pending[-1].player)} activate"
    activation = state.activation
    if state.pending == ORDERING and activation and activation.slot and not activation.garrisoned:
        fresh = activation.slot == Slot(activation.slot.squads) and not activation.done
        if fresh and state.last_active == activation.player:
            return f"{state.squads[activation.slot.squads[0]].name} order"
    return None
