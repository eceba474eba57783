"""Names in notation: players A to D, battlegroups A1, squads A1b, units A1b3; numbers as they are, exactly."""

import re
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.mustering import PLAYER_CODES
from panzerkiste.games.dropzone.state import NOBODY, State
from panzerkiste.games.dropzone.terms import BattlegroupId, Player, Point, SquadId, TargetId, UnitId

NOTHING: Final = "-"


def unreadable(text: str) -> Illegal:
    return Illegal("DZ-400", "unreadable", text=text[:40])


def number_text(number: float) -> str:
    """Shortest text that reads back as the same number."""
    return repr(number)[:-2] if number == int(number) and "e" not in repr(number) else repr(number)


def read_number(text: str) -> float:
    if not re.fullmatch(r"-?\d{1,20}(\.\d{1,20})?(e[-+]?\d{1,3})?", text):
        raise unreadable(text)
    return float(text)


def read_int(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,20}", text):
        raise unreadable(text)
    return int(text)


def point_text(point: Point) -> str:
    return f"{number_text(point[0])},{number_text(point[1])}"


def read_point(text: str) -> Point:
    x, comma, y = text.partition(",")
    if not comma:
        raise unreadable(text)
    return read_number(x), read_number(y)


def player_code(player: Player) -> str:
    return PLAYER_CODES[player] if 0 <= player < len(PLAYER_CODES) else f"#{player}"


def read_player(text: str) -> Player:
    if text.startswith("#"):
        return read_int(text[1:])
    if len(text) != 1 or text not in PLAYER_CODES:
        raise unreadable(text)
    return PLAYER_CODES.index(text)


def unit_name(state: State, unit: UnitId) -> str:
    """The unit's name; for a number that is no unit, the number."""
    if unit == NOBODY:
        return NOTHING
    return state.units[unit].name if 0 <= unit < len(state.units) else f"#{unit}"


def read_unit(state: State, text: str) -> UnitId:
    if text == NOTHING:
        return NOBODY
    if text.startswith("#"):
        return read_int(text[1:])
    unit = state.unit_named(text)
    if unit is None:
        raise unreadable(text)
    return unit.id


def squad_name(state: State, squad: SquadId) -> str:
    return state.squads[squad].name if 0 <= squad < len(state.squads) else f"#{squad}"


def read_squad(state: State, text: str) -> SquadId:
    if text.startswith("#"):
        return read_int(text[1:])
    for squad in state.squads:
        if squad.name == text:
            return squad.id
    raise unreadable(text)


def group_name(state: State, group: BattlegroupId) -> str:
    return state.battlegroups[group].name if 0 <= group < len(state.battlegroups) else f"#{group}"


def read_group(state: State, text: str) -> BattlegroupId:
    if text.startswith("#"):
        return read_int(text[1:])
    for group in state.battlegroups:
        if group.name == text:
            return group.id
    raise unreadable(text)


def target_name(state: State, target: TargetId) -> str:
    """A building's name stands behind a stroke: /b5."""
    return f"/{target}" if isinstance(target, str) else unit_name(state, target)


def read_target(state: State, text: str) -> TargetId:
    return text[1:] if text.startswith("/") else read_unit(state, text)
