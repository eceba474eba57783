"""What a position must be for a battle to begin with it. A text that can be read may still make no sense (DZ-400)."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import isfinite
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS, COMMANDERS
from panzerkiste.games.dropzone.battle.activation import activatable
from panzerkiste.games.dropzone.battle.cards import CARDS
from panzerkiste.games.dropzone.battle.frames import AnnounceBattlegroup
from panzerkiste.games.dropzone.battle.slots import can_act
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.fields.checks import check_battlefield
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, Building, State, Unit
from panzerkiste.games.dropzone.terms import Point
from panzerkiste.games.dropzone.text.position import read_position

_DATA: Final = ("pending", "activation", "result")  # moments as data: how they came about cannot be checked

_Wrong = Iterator[tuple[str, str]]  # how the line begins, and what in it is wrong


def first_state(options: Options, seats: int) -> State:
    """The state in the option ``position``. Raises Illegal with the first line that cannot be."""
    text = options.position
    _refuse_data(text)
    state = read_position(text, replace(options, position=""))  # the text would only be carried along
    if len(state.sides) != seats:
        raise Illegal("DZ-400", "position_players", have=len(state.sides), need=seats)
    for look in _LOOKS:
        for start, what in look(state):
            raise Illegal("DZ-400", "position_wrong", line=_line_of(text, start), text=f"{start} {what}")
    check_battlefield(replace(battlefield_of(options.battlefield), board=state.board, barred=()))
    return state


def _refuse_data(text: str) -> None:
    for number, line in enumerate(text.splitlines(), 1):
        if line.partition(" ")[0] in _DATA:
            raise Illegal("DZ-400", "position_data", line=number)


def _line_of(text: str, start: str) -> int:
    """The line that begins so; the last one if none does."""
    lines = text.splitlines()
    return next((number for number, line in enumerate(lines, 1) if f"{line} ".startswith(f"{start} ")), len(lines))


# The battle as a whole.


def _turn(state: State) -> _Wrong:
    if not 1 <= state.turn <= state.options.turns:
        yield "turn", str(state.turn)
    if sorted(state.order) != list(state.players):
        yield "order", "A, B …"
    if state.last_active not in (NOBODY, *state.players):
        yield "last", "A, B …"


def _names(state: State) -> _Wrong:
    groups, squads = (thing.name for thing in state.battlegroups), (thing.name for thing in state.squads)
    for name, times in Counter([*groups, *squads]).items():
        if times > 1:
            yield name, f"× {times}"


def _sides(state: State) -> _Wrong:
    for player, side in enumerate(state.sides):
        if not all(_is_on(state, point) for edge in side.edges for point in (edge.start, edge.end)):
            yield "ABCD"[player], "edges"
        if not side.edges or side.conceded:
            yield "ABCD"[player], side.faction


def _is_on(state: State, point: Point) -> bool:
    return 0 <= point[0] <= state.board.width and 0 <= point[1] <= state.board.depth


def _moment(state: State) -> _Wrong:
    """Somebody is asked who has something to answer."""
    if not state.pending:
        yield "now", "…"
    elif isinstance(frame := state.pending[-1], AnnounceBattlegroup):
        if not activatable(state, frame.player):
            yield "now", "activate"
    elif not can_act(state, state.slot.squads[0]):
        yield "now", "order"


def _cards(state: State) -> _Wrong:
    if not {card for cards in state.hands + state.decks for card in cards} <= set(CARDS):
        yield "cards", ", ".join(CARDS)


# What stands on the table.


def _units(state: State) -> _Wrong:
    for unit in state.units:
        for name, fits in _UNIT_LOOKS:
            if not fits(state, unit):
                yield unit.name, name


def _is_carried(state: State, unit: Unit) -> bool:
    """Aboard a living transport of the same player, which is not, in the end, aboard the unit itself."""
    chain = [unit]
    while chain[-1].status == "aboard":
        if chain[-1].carrier == NOBODY or len(chain) > len(state.units):
            return False
        chain.append(state.units[chain[-1].carrier])
    return all(link.player == unit.player and link.is_alive for link in chain[1:])


def _is_housed(state: State, unit: Unit) -> bool:
    if unit.status != "inside":
        return True
    houses = [house for house in state.board.buildings if house.id == unit.building and BUILDINGS[house.size].garrison]
    return unit.profile.is_infantry and any(-1 <= unit.wall < len(house.outline) for house in houses)


def _has_level(state: State, unit: Unit) -> bool:
    levels = (level.command_value for level in COMMANDERS[state.sides[unit.player].faction])
    return unit.command_value in (0, *levels)


def _mounts_exist(unit: Unit) -> bool:
    mounts = range(len(unit.profile.weapons))
    return all(mount in mounts for mount in unit.fired + unit.reacted + unit.spent)


_STAMPS: Final = (
    "acted_turn",
    "entered_turn",
    "left_turn",
    "loaded_turn",
    "unloaded_turn",
    "no_shoot_turn",
    "arrived_turn",
)
_AMOUNTS: Final = ("moved", "used", "moved_last", "manoeuvres", "passed_mass", "commander_points")
_UNIT_LOOKS: Final[tuple[tuple[str, Callable[[State, Unit], bool]], ...]] = (
    ("status", lambda state, unit: unit.status != "table" or not unit.profile.is_fast_mover),
    ("at", lambda state, unit: _is_on(state, unit.at)),
    ("facing", lambda state, unit: isfinite(unit.facing)),
    ("altitude", lambda state, unit: not unit.altitude or unit.profile.is_aircraft),
    ("damage", lambda state, unit: unit.damage >= 0 and (unit.left > 0 or not unit.is_alive)),
    ("carrier", _is_carried),
    ("building", _is_housed),
    ("command_value", _has_level),
    ("fired, reacted, spent", lambda state, unit: _mounts_exist(unit)),
    *((name, lambda state, unit, name=name: 0 <= getattr(unit, name) <= state.turn) for name in _STAMPS),
    *((name, lambda state, unit, name=name: 0 <= getattr(unit, name) < 10_000) for name in _AMOUNTS),
)


def _buildings(state: State) -> _Wrong:
    known = {house.id for house in state.board.buildings} | {piece.id for piece in state.board.pieces}
    for building in state.buildings:
        if building.id not in known or not _is_sound(state, building):
            yield f"building {building.id}", ""


def _is_sound(state: State, building: Building) -> bool:
    stamps = building.stormed_turn, building.fought_turn
    standing = next((house for house in state.board.buildings if house.id == building.id), None)
    return (
        building.rubble is (standing is None)
        and building.defender in (NOBODY, *state.players)
        and all(0 <= stamp <= state.turn for stamp in stamps)
        and all(0 <= failed <= 99 for failed in building.failed_searches)
        and len(building.failed_searches) in (0, len(state.sides))
        and (standing is None or 0 <= building.damage < BUILDINGS[standing.size].damage_points)
    )


def _objectives(state: State) -> _Wrong:
    squads, houses = (NOBODY, *range(len(state.squads))), {"", *(building.id for building in state.buildings)}
    for number, objective in enumerate(state.objectives):
        fits = (
            objective.id == number
            and _is_on(state, objective.at)
            and objective.squad in squads
            and objective.building in houses
            and objective.gate in (NOBODY, *(unit.id for unit in state.units if unit.profile.is_gate))
            and objective.extracted_by in (NOBODY, *state.players)
        )
        if not fits:
            yield "objectives", str(number)


_LOOKS: Final[tuple[Callable[[State], _Wrong], ...]] = (
    _turn,
    _names,
    _sides,
    _units,
    _buildings,
    _objectives,
    _cards,
    _moment,
)
