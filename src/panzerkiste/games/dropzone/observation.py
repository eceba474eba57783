"""What a seat sees as arrays: every unit by its id, buildings and prizes by their order on the table, and numbers.

Players are numbered from the seat itself on, in the order of their seats. Places are parts of the table's width and
depth.
"""

from math import cos, radians, sin
from typing import TYPE_CHECKING, Final, get_args

from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.battle.cards import CARDS
from panzerkiste.games.dropzone.state import State, Status, Unit
from panzerkiste.games.dropzone.terms import Player
from panzerkiste.games.dropzone.view import UNKNOWN, View

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

MOST_UNITS: Final = 400
MOST_BUILDINGS: Final = 60
MOST_OBJECTIVES: Final = 20
PLAYERS: Final = tuple(f"player {number}" for number in range(4))
UNIT: Final = (
    *PLAYERS,
    *get_args(Status),
    *("kind", "x", "y", "altitude", "sin facing", "cos facing", "left", "moved", "acted", "acts now"),
)
BUILDING: Final = ("here", "damage", "rubble", *(f"{player} inside" for player in PLAYERS))
OBJECTIVE: Final = ("here", "x", "y", "found", "gone", *(f"{player} carries" for player in PLAYERS))
PLAYER: Final = ("seated", "victory points", "hand", "acts", "conceded")
NUMBERS: Final = ("turn", "own turn")
CARD_NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
KINDS: Final = {kind: number for number, kind in enumerate(sorted(UNITS), 1)}
LAYOUTS: Final = (
    Layout("units", UNIT, (MOST_UNITS,)),
    Layout("buildings", BUILDING, (MOST_BUILDINGS,)),
    Layout("objectives", OBJECTIVE, (MOST_OBJECTIVES,)),
    Layout("players", PLAYER, (len(PLAYERS),)),
    Layout("cards", ("own hand",), (len(CARDS),)),
    Layout("numbers", NUMBERS),
)


def observe(view: View) -> "Arrays":
    state, own, canvas = view.state, max(view.seat, 0), Canvas(LAYOUTS)
    for unit in state.units:
        _draw_unit(canvas, state, unit, own)
    _draw_buildings(canvas, state, own)
    _draw_objectives(canvas, state, own)
    _draw_players(canvas, state, own)
    for card in state.hands[own] if view.seat >= 0 else ():
        if card != UNKNOWN:
            canvas.add("cards", "own hand", CARD_NUMBERS[card])
    canvas.numbers(turn=state.turn, own_turn=state.activation is not None and state.activation.player == own)
    return canvas.arrays


def _number(state: State, player: Player, own: Player) -> int:
    return (player - own) % len(state.sides)


def _draw_unit(canvas: Canvas, state: State, unit: Unit, own: Player) -> None:
    facing, (x, y) = radians(unit.facing), unit.at
    slot = state.activation.slot if state.activation else None
    said = {
        PLAYERS[_number(state, unit.player, own)]: 1.0,
        unit.status: 1.0,
        "kind": KINDS.get(unit.kind, 0),
        "x": x / state.board.width,
        "y": y / state.board.depth,
        "altitude": unit.altitude,
        "sin facing": sin(facing),
        "cos facing": cos(facing),
        "left": unit.left,
        "moved": unit.moved,
        "acted": unit.acted_turn == state.turn,
        "acts now": slot is not None and unit.squad in slot.squads,
    }
    for what, value in said.items():
        canvas.put("units", what, unit.id, value=value)


def _draw_buildings(canvas: Canvas, state: State, own: Player) -> None:
    for number, building in enumerate(state.buildings):
        canvas.put("buildings", "here", number)
        canvas.put("buildings", "damage", number, value=building.damage)
        canvas.put("buildings", "rubble", number, value=building.rubble)
        for player in {unit.player for unit in state.inside(building.id)}:
            canvas.put("buildings", f"{PLAYERS[_number(state, player, own)]} inside", number)


def _draw_objectives(canvas: Canvas, state: State, own: Player) -> None:
    for number, prize in enumerate(state.objectives):
        x, y = prize.at
        said = {"here": 1, "x": x / state.board.width, "y": y / state.board.depth, "found": prize.found}
        for what, value in {**said, "gone": prize.gone}.items():
            canvas.put("objectives", what, number, value=value)
        if prize.squad >= 0:
            carrier = _number(state, state.squads[prize.squad].player, own)
            canvas.put("objectives", f"{PLAYERS[carrier]} carries", number)


def _draw_players(canvas: Canvas, state: State, own: Player) -> None:
    for player, side in enumerate(state.sides):
        said = {
            "seated": 1,
            "victory points": side.victory_points,
            "hand": len(state.hands[player]),
            "acts": state.activation is not None and state.activation.player == player,
            "conceded": side.conceded,
        }
        for what, value in said.items():
            canvas.put("players", what, _number(state, player, own), value=value)
