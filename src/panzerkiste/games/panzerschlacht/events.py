"""What can happen, in the order of the phases. Animation, story and logs come from these alone."""

from msgspec import Struct

from panzerkiste.games.panzerschlacht.board import Side, Square
from panzerkiste.games.panzerschlacht.state import Army, Plan


class SetupSealed(Struct, frozen=True, tag=True, gc=False):
    side: Side


class ArmiesRevealed(Struct, frozen=True, tag=True, gc=False):
    """PS-13: both set-ups are accepted; positions and kinds become public at once."""

    armies: tuple[Army, Army]


class PlanLocked(Struct, frozen=True, tag=True, gc=False):
    """P0 is over. Nothing of the plan is told (PS-87)."""

    side: Side


class Moved(Struct, frozen=True, tag=True, gc=False):
    side: Side
    paths: tuple[tuple[Square, ...], ...]


class Passed(Struct, frozen=True, tag=True, gc=False):
    side: Side


class ShotsRevealed(Struct, frozen=True, tag=True, gc=False):
    """PS-54: the whole plan, hits and misses; squares sorted by row, then file."""

    side: Side
    plan: Plan


class ShotsMissed(Struct, frozen=True, tag=True, gc=False):
    """Shots were fired and none hit."""

    side: Side


class TankShot(Struct, frozen=True, tag=True, gc=False):
    """PS-53: lost to a shot, its value untold."""

    side: Side
    home: Square
    square: Square


class MineExploded(Struct, frozen=True, tag=True, gc=False):
    """PS-55. *side* lost the tank *home*."""

    side: Side
    home: Square
    square: Square


class InstallationLost(Struct, frozen=True, tag=True, gc=False):
    side: Side
    installation: int
    square: Square


class MinesVoid(Struct, frozen=True, tag=True, gc=False):
    """PS-64: the headquarters fell while its side still had live mines."""

    side: Side


class FlagAwarded(Struct, frozen=True, tag=True, gc=False):
    side: Side
    home: Square
    square: Square


class DuelFought(Struct, frozen=True, tag=True, gc=False):
    """PS-61: both values are shown; the lower is removed, equal ones both."""

    side: Side  # the attacker's
    attacker: Square
    attacker_value: int
    target: Square
    target_value: int
    lost: tuple[Square, ...]


class GunAttacked(Struct, frozen=True, tag=True):
    """PS-59: this fight against a gun is next; the die decides it."""

    side: Side  # the attacker's
    attacker: Square
    gun: Square


class GunFought(Struct, frozen=True, tag=True, gc=False):
    """PS-62."""

    side: Side  # the attacker's
    attacker: Square
    gun: Square
    die: int
    lost: Square


class WhitesChanged(Struct, frozen=True, tag=True, gc=False):
    side: Side
    whites: int


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    side: Side
    turn: int


class DrawOffered(Struct, frozen=True, tag=True, gc=False):
    side: Side


class Won(Struct, frozen=True, tag=True, gc=False):
    side: Side
    reason: str  # tanks, resign or time


class Drawn(Struct, frozen=True, tag=True, gc=False):
    reason: str  # both-destroyed, deadlock, no-progress or agreed


class SecretsRevealed(Struct, frozen=True, tag=True, gc=False):
    """PS-90: after the end everything is shown."""

    values: tuple[tuple[int, ...], ...]
    mines: tuple[tuple[Square, ...], ...]
    plan: Plan | None  # a plan that was locked but never revealed


Event = (
    SetupSealed
    | ArmiesRevealed
    | PlanLocked
    | Moved
    | Passed
    | ShotsRevealed
    | ShotsMissed
    | TankShot
    | MineExploded
    | InstallationLost
    | MinesVoid
    | FlagAwarded
    | DuelFought
    | GunAttacked
    | GunFought
    | WhitesChanged
    | TurnBegan
    | DrawOffered
    | Won
    | Drawn
    | SecretsRevealed
)
