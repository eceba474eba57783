"""Positions as text: a battle at any moment, in lines that can be written by hand.

::

    turn 2
    order A B
    A ucm 0,0-48,0
    B scourge 0,48-48,48
    A1 ucm_armour
    A1a ucm_sabre
    A1a1 ucm_sabre table 10,12 90 damage=1
    piece w1 wood 20,20 24,20 24,24 20,24
    now A activate

A line is a word of the position, a side with its friendly edges, a battlegroup, a squad or a unit; units follow their
squad. A unit's further properties are written as in the state, ``fired=[0,1]``. ``table 48 48`` clears the battlefield;
``piece`` and ``house`` set something on it. ``now A activate`` and ``now A1a order`` say what is asked; any other
moment is written as data. A line that begins with ``;`` is a remark.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import BATTLEGROUPS, FACTIONS, UNITS
from panzerkiste.games.dropzone.armies.mustering import PLAYER_CODES
from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    NextActivation,
)
from panzerkiste.games.dropzone.battle.slots import slot_of
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of, read_battlefield
from panzerkiste.games.dropzone.fields.terrain import Board, collapsed
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.missions.scenarios import objectives_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import (
    NOBODY,
    Activation,
    Battlegroup,
    Building,
    Edge,
    Objective,
    Side,
    Slot,
    Squad,
    State,
    Unit,
)
from panzerkiste.games.dropzone.terms import Player
from panzerkiste.games.dropzone.text.names import (
    read_int,
    read_number,
    read_point,
)
from panzerkiste.games.dropzone.text.position_writing import GROUPED, ORDERING, PLACED, SIDED
from panzerkiste.games.dropzone.versions import RULES


def read_position(text: str, options: Options) -> State:
    """Raises Illegal with the number of the line that cannot be read."""
    reading = _Reading(options)
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(";"):
            continue
        try:
            reading.read(line.split(" "))
        except (Illegal, msgspec.MsgspecError, ValueError, KeyError, IndexError, TypeError) as error:
            raise Illegal("DZ-400", "position", line=number, text=line[:60]) from error
    return reading.state()


class _Reading:
    """The position as far as it has been read."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.board, self.is_own = battlefield_of(options.battlefield).board, False
        self.turn, self.order, self.last = 1, (), NOBODY  # type: tuple[int, tuple[Player, ...], Player]
        self.sides: list[Side] = []
        self.groups: list[Battlegroup] = []
        self.squads: list[Squad] = []
        self.units: list[Unit] = []
        self.shares: list[tuple[str, ...]] = []
        self.buildings: dict[str, Building] = {}
        self.given: dict[str, Any] = {}
        self.now: list[str] = []

    def read(self, words: list[str]) -> None:
        first, rest = words[0], words[1:]
        match first:
            case "turn":
                self.turn = _count(rest[0])
            case "order":
                self.order = tuple(PLAYER_CODES.index(word) for word in rest)
            case "last":
                self.last = PLAYER_CODES.index(rest[0])
            case "now":
                self.now = rest
            case "table" | "piece" | "house" | "board":
                self._read_board(first, rest)
            case "building":
                self.buildings[rest[0]] = _with_properties(Building(rest[0]), rest[1:], ("id",))
            case "objectives" | "cards" | "pending" | "activation" | "result":
                self.given[first] = msgspec.json.decode(" ".join(rest), type=_SHAPES[first])
            case _ if first in PLAYER_CODES and first:
                self._read_side(first, rest)
            case _ if rest[0] in BATTLEGROUPS:
                self._read_group(first, rest)
            case _ if len(rest) > 1 and rest[1] != "shares":
                self._read_unit(first, rest)
            case _:
                self._read_squad(first, rest)

    def _read_side(self, code: str, words: list[str]) -> None:
        if PLAYER_CODES.index(code) != len(self.sides) or words[0] not in FACTIONS:
            raise ValueError(code)
        edges = [word for word in words[1:] if "=" not in word]
        side = Side(words[0], tuple(_read_edge(word) for word in edges))
        self.sides.append(_with_properties(side, [word for word in words[1:] if "=" in word], SIDED))

    def _read_group(self, name: str, words: list[str]) -> None:
        player = self._player(name)
        group = Battlegroup(len(self.groups), name, player, words[0], ())
        self.groups.append(_with_properties(group, words[1:], GROUPED))

    def _player(self, name: str) -> Player:
        player = PLAYER_CODES.index(name[0])
        if player >= len(self.sides):
            raise ValueError(name)
        return player

    def _read_squad(self, name: str, words: list[str]) -> None:
        group = self.groups[-1]
        squad = Squad(len(self.squads), name, self._player(name), group.id, UNITS[words[0]].id, ())
        if squad.player != group.player:
            raise ValueError(name)
        self.squads.append(squad)
        self.shares.append(tuple(words[2:]))
        self.groups[-1] = replace(group, squads=(*group.squads, squad.id))

    def _read_unit(self, name: str, words: list[str]) -> None:
        kind, status, *more = words
        if any(unit.name == name for unit in self.units):
            raise ValueError(name)
        group, squad = self.groups[-1], self.squads[-1]
        owner = squad.id if name.startswith(squad.name) and squad.battlegroup == group.id else NOBODY
        id = len(self.units)
        unit = Unit(id, name, group.player, group.id, owner, UNITS[kind].id)
        placed = more and "=" not in more[0]
        place = {"at": read_point(more[0]), "facing": read_number(more[1])} if placed else {}
        plain = {**msgspec.to_builtins(unit), "status": status, **place}
        properties = more[2:] if placed else more
        self.units.append(_with_properties(msgspec.convert(plain, Unit), properties, PLACED))
        if owner != NOBODY:
            self._join(squad, id, kind)

    def _join(self, squad: Squad, unit: int, kind: str) -> None:
        if kind == squad.kind:
            self.squads[-1] = replace(squad, units=(*squad.units, unit))
        else:
            self.squads[-1] = replace(squad, transports=(*squad.transports, unit))

    def _read_board(self, word: str, words: list[str]) -> None:
        match word:
            case "table":
                self.board = Board(read_number(words[0]), read_number(words[1]), rules=RULES)
            case "board":
                written = msgspec.json.decode(" ".join(words), type=Board)
                self.board, self.is_own = replace(written, rules=RULES), True
            case "piece":
                self._set_up("terrain", f'kind = "{words[1]}"', words)
            case _:
                self._set_up("building", f'size = "{words[1]}"\nheight = {words[2]}', words)

    def _set_up(self, table: str, properties: str, words: list[str]) -> None:
        """A piece or a building as a battlefield's file would have it."""
        corners = [list(read_point(word)) for word in words[2:] if "," in word]
        file = (
            f'id = "x"\nname = {{ en = "", de = "" }}\ndescription = {{ en = "", de = "" }}\nsize = [48, 48]\n'
            f'[[{table}]]\nid = "{words[0]}"\noutline = {corners}\n{properties}\n'
        )
        read = read_battlefield(file).board
        pieces, buildings = self.board.pieces + read.pieces, self.board.buildings + read.buildings
        self.board = replace(self.board, pieces=pieces, buildings=buildings)

    def state(self) -> State:
        if len(self.sides) < 2 or not self.units:
            raise Illegal("DZ-400", "position_lacks")
        players = tuple(range(len(self.sides)))
        state = State(
            options=self.options,
            board=self._fallen_board(),
            sides=tuple(self.sides),
            battlegroups=tuple(self.groups),
            squads=tuple(self._shared(squad) for squad in self.squads),
            units=tuple(self.units),
            buildings=self._all_buildings(),
            objectives=self.given.get("objectives", objectives_of(self.options.scenario, self.board)),
            hands=self.given["cards"][0] if "cards" in self.given else ((),) * len(players),
            decks=self.given["cards"][1] if "cards" in self.given else ((),) * len(players),
            turn=self.turn,
            order=self.order or players,
            last_active=self.last,
            activation=self.given.get("activation"),
            pending=self.given.get("pending", ()),
            result=self.given.get("result"),
        )
        _check_numbers(state)
        return _moment(state, self.now) if self.now else state

    def _shared(self, squad: Squad) -> Squad:
        names = self.shares[squad.id]
        return replace(squad, shared=tuple(unit.id for unit in self.units if unit.name in names))

    def _fallen_board(self) -> Board:
        standing = {building.id for building in self.board.buildings}
        for building in self.buildings.values():
            if building.rubble and building.id in standing:
                self.board = collapsed(self.board, building.id)
        return self.board

    def _all_buildings(self) -> tuple[Building, ...]:
        """Those that stand or stood, in the order of the battlefield, or of a text with a board of its own."""
        field = battlefield_of(self.options.battlefield).board
        ids = list(self.buildings) if self.is_own else [building.id for building in field.buildings]
        here = [building.id for building in self.board.buildings] + list(self.buildings)
        known = [id for id in dict.fromkeys([*ids, *here]) if id in here]
        return tuple(self.buildings.get(id, Building(id)) for id in known)


def _count(word: str) -> int:
    number = read_int(word)
    if not 0 <= number <= 99:
        raise ValueError(word)
    return number


def _read_edge(word: str) -> Edge:
    start, end = word.split("-")
    return Edge(read_point(start), read_point(end))


def _with_properties(record: Any, words: Sequence[str], leave_out: Sequence[str]) -> Any:
    plain = msgspec.to_builtins(record)
    known = {*record.__struct_fields__}.difference(leave_out)
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise ValueError(word)
        plain[name] = msgspec.json.decode(value)
    return msgspec.convert(plain, type(record))


_SHAPES: Final[dict[str, Any]] = {
    "objectives": tuple[Objective, ...],
    "cards": tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]],
    "pending": tuple[Frame, ...],
    "activation": Activation,
    "result": Result,
}


def _check_numbers(state: State) -> None:
    """A position names only what it has."""
    units, squads = range(NOBODY, len(state.units)), range(NOBODY, len(state.squads))
    fits = (
        set(state.order) <= set(state.players)
        and all(unit.carrier in units and unit.squad in squads for unit in state.units)
        and all(squad.units for squad in state.squads)
        and all(len(cards) == len(state.sides) for cards in (state.hands, state.decks))
    )
    if not fits:
        raise Illegal("DZ-400", "position_names")


def _moment(state: State, words: Sequence[str]) -> State:
    """``A activate`` or ``A1a order``."""
    match words:
        case [code, "activate"] if code in PLAYER_CODES[: len(state.sides)]:
            return replace(state, pending=(NextActivation(), AnnounceBattlegroup(PLAYER_CODES.index(code))))
        case [name, "order"]:
            squad = next((squad for squad in state.squads if squad.name == name), None)
            if squad:
                activation = Activation(squad.player, squad.battlegroup, slot=Slot(slot_of(state, squad.id)))
                group = replace(state.battlegroups[squad.battlegroup], activated_turn=state.turn)
                acting = replace(state.with_battlegroup(group), activation=activation, last_active=squad.player)
                return replace(acting, pending=ORDERING)
    raise Illegal("DZ-400", "position_now", text=" ".join(words))
