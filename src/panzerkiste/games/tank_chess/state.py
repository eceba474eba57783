"""The nouns of Tank Chess: the board, the tanks on it, the wrecks, and the moment of the game."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import WHITE, Cell, Cells, Grid, Heading, Side, cells, file_of, grid, rank_of
from panzerkiste.games.tank_chess.shipped import DEFAULT_MAP, MAP_NAMES
from panzerkiste.games.tank_chess.tanks import COMMAND, TANKS, TankType

GAME_ID: Final = "tank-chess"
FIRST: Final = 1  # TC-69: the goals of a RAID from a position were those of the shipped map with the same obstacles
RULES: Final = 2  # rises when a ruling changes what a recorded match replays to

_BY_HOST: Final = {"host": True}  # set-up forms leave it to the server, which keeps the clocks

Mode = Literal["standard", "raid"]
Module = Literal["none", "funset"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What the players agree on before the match."""

    # The name of a shipped map, or the text of a map file (TC-63).
    map: Annotated[str, Meta(max_length=4000, examples=list(MAP_NAMES))] = DEFAULT_MAP
    mode: Mode = "standard"  # TC-68, TC-69
    module: Module = "none"  # TCX-06
    # TC-52, for each player and the whole game; 0 where nobody has said so
    minutes: Annotated[int, Meta(ge=0, le=180, extra_json_schema=_BY_HOST)] = 0
    position: Annotated[str, Meta(max_length=8000)] = ""  # TC-61: start from here instead of the map's setup
    timed: Annotated[bool | UnsetType, Meta(extra_json_schema=_BY_HOST)] = (
        UNSET  # TC-53: the host counts, in minutes or otherwise
    )


class Board(Struct, frozen=True, cache_hash=True):
    """What never changes in a game. *terrain* has one sign of TC-63 for each cell, rank by rank from a1."""

    width: int
    height: int
    terrain: str
    map: str  # the shipped map that has this terrain, or ""
    goals: tuple[Cell, ...] = ()  # TC-69, by side: where the enemy's command tank started; empty without RAID

    @property
    def grid(self) -> Grid:
        return grid(self.width, self.height)

    def sign(self, cell: Cell) -> str:
        """The terrain of a cell."""
        return self.terrain[rank_of(cell) * self.width + file_of(cell)]


class Tank(Struct, frozen=True, cache_hash=True):
    """A live tank. Nothing tells two tanks of a kind apart but where they stand (TC-55)."""

    cell: Cell
    side: Side
    letter: str
    heading: Heading

    @property
    def type(self) -> TankType:
        return TANKS[self.letter]


class Wreck(Struct, frozen=True, cache_hash=True):
    """TC-36: owner and type are kept for display only."""

    cell: Cell
    side: Side
    letter: str


class Drive(Struct, frozen=True, array_like=True, cache_hash=True):
    """What a turn without a loss changed: one tank's cell and heading."""

    letter: str
    start: Cell
    start_heading: Heading
    end: Cell
    heading: Heading


class State(Struct, frozen=True):
    """Everything the game is, at every moment.

    *trail* holds the turns since something was last destroyed: the positions that may come back can be read from
    it, so a repetition is found exactly and the state never holds more than a hundred short entries (TC-56).
    """

    options: Options
    board: Board
    tanks: tuple[Tank, ...]  # live ones, by cell
    wrecks: tuple[Wreck, ...]  # by cell
    mover: Side = WHITE
    turn: int = 1  # grows after Black's
    quiet: int = 0  # turns since the last destruction (TC-56)
    trail: tuple[Drive, ...] = ()
    check: Move | None = None  # TC-44: how the side that has just moved could destroy the command tank next
    escape: Move | Escape | None = None  # TC-45, TC-69: how it could escape, or complete a raid, next
    draw_offer: Side | None = None  # whose offer stands (TC-54)
    offered: tuple[bool, bool] = (False, False)  # who has used up the offer of the present turn
    result: Result | None = None
    last: Move | Escape | None = None  # TC-61: the escape, raid or sinking that won; the pieces stand as before it

    def __deepcopy__(self, memo: object) -> "State":
        """Nothing in it ever changes."""
        return self

    @property
    def pieces(self) -> list[Tank | Wreck]:
        return [*self.tanks, *self.wrecks]

    @property
    def occupied(self) -> Cells:
        """TC-04: the cells that hold a tank or a wreck."""
        return cells(piece.cell for piece in self.pieces)

    def tank_on(self, cell: Cell) -> Tank | None:
        return next((tank for tank in self.tanks if tank.cell == cell), None)

    def army(self, side: Side) -> list[Tank]:
        return [tank for tank in self.tanks if tank.side == side]

    def command(self, side: Side) -> Tank | None:
        return next((tank for tank in self.tanks if tank.letter == COMMAND and tank.side == side), None)

    def with_tanks(self, tanks: Iterable[Tank]) -> "State":
        return replace(self, tanks=tuple(sorted(tanks, key=by_cell)))

    def with_wreck(self, tank: Tank) -> "State":
        """TC-36: the tank becomes a wreck where it stands."""
        wrecks = (*self.wrecks, Wreck(tank.cell, tank.side, tank.letter))
        left = tuple(other for other in self.tanks if other is not tank)
        return replace(self, tanks=left, wrecks=tuple(sorted(wrecks, key=by_cell)))


def by_cell(piece: Tank | Wreck) -> Cell:
    return piece.cell
