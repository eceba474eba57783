"""The nouns of Panzerschlacht: pieces, what is public, what is secret, and what is still to happen."""

# Values of this game never form cycles, so the garbage collector need not watch them (gc=False).

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.games.panzerschlacht.board import GREEN, NOWHERE, Side, Square, Squares, squares

HQ: Final = 0
AMMUNITION: Final = 1
FUEL: Final = 2
INSTALLATION_CODES: Final = ("HQ", "AM", "FU")

RED_SHOTS: Final = 6  # PS-04
WHITE_SHOTS: Final = 5  # PS-32
SAFE_TURNS: Final = 2  # PS-25

_BY_HOST: Final = {"host": True}  # set-up forms leave it to the server, which keeps the clocks


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the players agree on before the match."""

    siege: bool = True  # PS-98
    own_targets: bool = False  # the variant, PS-81 to PS-84
    patience: Annotated[int, Meta(ge=10, le=200)] = 50  # PS-79
    minutes: Annotated[int, Meta(ge=0, le=180, extra_json_schema=_BY_HOST)] = 0  # PS-97; 0 where nobody has said so
    timed: Annotated[bool | UnsetType, Meta(extra_json_schema=_BY_HOST)] = (
        UNSET  # PS-97: the host counts, in minutes or otherwise
    )


class Tank(Struct, frozen=True, gc=False):
    """A tank as everybody sees it. Its set-up square is its name for the whole game (PS-21)."""

    home: Square
    square: Square  # NOWHERE once destroyed
    flag: bool = False
    shown: int = 0  # the value both players know from a duel; 0 while it is hidden
    fate: str = ""  # shot, mine, gun or duel once destroyed


class Army(Struct, frozen=True, gc=False):
    """The public part of a side's pieces. Tanks stand in the order of their set-up squares, never by value (PS-89)."""

    tanks: tuple[Tank, ...]
    guns: tuple[Square, ...]
    installations: tuple[Square, Square, Square]  # HQ, ammunition, fuel; NOWHERE once destroyed
    whites: int = WHITE_SHOTS
    mines: int = 2  # how many of its mines have not gone off, live or void
    exploded: tuple[Square, ...] = ()  # its own mines that went off
    cleared: tuple[Square, ...] = ()  # where no mine of this side can lie (any more), as everybody could see

    @property
    def standing(self) -> list[int]:
        """The numbers of the tanks still in play."""
        return [number for number, tank in enumerate(self.tanks) if tank.square != NOWHERE]

    @property
    def pieces(self) -> list[Square]:
        """Where its tanks, guns and installations stand; mines are no pieces."""
        placed = [tank.square for tank in self.tanks]
        placed += self.guns
        placed += self.installations
        return [square for square in placed if square != NOWHERE] if NOWHERE in placed else placed

    @property
    def strength(self) -> int:
        """How many pieces it has."""
        tanks = [tank.square for tank in self.tanks]
        lost = tanks.count(NOWHERE) + self.installations.count(NOWHERE)
        return len(tanks) + len(self.guns) + len(self.installations) - lost

    @property
    def occupied(self) -> Squares:
        return squares(self.pieces)


class Plan(Struct, frozen=True, tag=True, gc=False):
    """PS-27: the squares a side will fire at, red and white."""

    red: tuple[Square, ...] = ()
    white: tuple[Square, ...] = ()


class Board(Struct, frozen=True, gc=False):
    """Everything public (PS-85). Legality is judged from this alone (PS-88)."""

    options: Options
    armies: tuple[Army, Army]
    turn: int = 1  # player-turns, odd ones are Green's
    idle: int = 0  # player-turns without progress (PS-79)
    passed: bool = False  # the previous player-turn was a pass
    locked: bool = False  # a plan waits to be revealed
    draw_offers: tuple[bool, bool] = (False, False)
    last_plan: Plan | None = None  # as revealed in the latest P2

    @property
    def mover(self) -> Side:
        """PS-22: Green takes the odd player-turns."""
        return (self.turn + 1) % 2

    @property
    def is_safe(self) -> bool:
        """PS-25: in the first player-turns nobody shoots."""
        return self.turn <= SAFE_TURNS

    def with_armies(self, own: Army, other: Army) -> "Board":
        """The mover's army and the other side's as they are now."""
        return replace(self, armies=(own, other) if self.mover == GREEN else (other, own))


class Secret(Struct, frozen=True, gc=False):
    """What only the owner knows (PS-86). Values stand in the order of the army's tanks."""

    values: tuple[int, ...]
    mines: tuple[Square, ...]  # not exploded; void once the HQ is gone
    plan: Plan | None = None


class Placed(Struct, frozen=True, gc=False):
    square: Square
    value: int


class Setup(Struct, frozen=True, tag=True, gc=False):
    """PS-12: one complete set-up, sealed as a whole."""

    installations: tuple[Square, Square, Square]
    tanks: tuple[Placed, ...]
    guns: tuple[Square, ...]
    mines: tuple[Square, ...]


# What is still to happen: questions first, then the steps that run by themselves.


class PlaceArmies(Struct, frozen=True, tag=True, gc=False):
    """PS-13: both sides set up at the same time; the sides that still owe theirs."""

    owing: tuple[Side, ...]


class PlanShots(Struct, frozen=True, tag=True, gc=False):
    """P0: the side not to move fixes its plan."""


class DriveTanks(Struct, frozen=True, tag=True, gc=False):
    """P1: the mover commits a turn, or passes."""


class ChooseFight(Struct, frozen=True, tag=True, gc=False):
    """P6: the mover picks the next of several fights (PS-59)."""


class RollDie(Struct, frozen=True, tag=True, gc=False):
    """P6: chance decides a tank's fight against a gun (PS-62)."""

    attacker: Square
    gun: Square


class RevealShots(Struct, frozen=True, tag=True, gc=False):
    """P2. Drivers are numbers of the mover's tanks, in the order of the committed paths."""

    drivers: tuple[int, ...]


class BlowMines(Struct, frozen=True, tag=True, gc=False):
    """P3."""

    drivers: tuple[int, ...]


class RazeInstallations(Struct, frozen=True, tag=True, gc=False):
    """P4. *ends* is where the committed paths ended; *shelled* are own installations the planner fired at (PS-83)."""

    ends: tuple[Square, ...]
    shelled: tuple[Square, ...]


class AwardFlags(Struct, frozen=True, tag=True, gc=False):
    """P5."""

    drivers: tuple[int, ...]


class WorkOffFights(Struct, frozen=True, tag=True, gc=False):
    """P6, as long as a pair is left."""


class CloseTurn(Struct, frozen=True, tag=True, gc=False):
    """P7. Progress is a piece fewer than *pieces*, or a plain tank that *advanced* (PS-79)."""

    pieces: int
    advanced: bool
    passed: bool


Frame = (
    PlaceArmies
    | PlanShots
    | DriveTanks
    | ChooseFight
    | RollDie
    | RevealShots
    | BlowMines
    | RazeInstallations
    | AwardFlags
    | WorkOffFights
    | CloseTurn
)


class State(Struct, frozen=True, gc=False):
    """Everything the game is, at every moment."""

    options: Options
    board: Board | None  # None until both set-ups are sealed
    secrets: tuple[Secret, ...]  # one per side once the board is set
    sealed: tuple[Setup | None, Setup | None]
    pending: tuple[Frame, ...]
    result: Result | None = None
