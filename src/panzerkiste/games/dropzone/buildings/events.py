"""What can happen in buildings: garrisons, masonry, and close-quarters battle."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Placed, Player, UnitRef

# Garrisons and masonry


class WallsAssigned(Struct, frozen=True, tag=True, gc=False):
    """DZ-220."""

    player: Player
    units: tuple[UnitRef, ...]
    walls: tuple[int, ...]


class BuildingEntered(Struct, frozen=True, tag=True, gc=False):
    """DZ-217, DZ-232."""

    player: Player
    squad: str
    building: BuildingId


class BuildingLeft(Struct, frozen=True, tag=True, gc=False):
    """DZ-231."""

    player: Player
    squad: str
    building: BuildingId
    placed: tuple[Placed, ...]


class BuildingDamaged(Struct, frozen=True, tag=True, gc=False):
    building: BuildingId
    points: int
    left: int


class BuildingCollapsed(Struct, frozen=True, tag=True, gc=False):
    """DZ-214."""

    building: BuildingId


class CollapseRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-214: a die for everybody near."""

    building: BuildingId
    units: tuple[UnitRef, ...]
    dice: tuple[int, ...]
    need: int
    lost: int


class MasonryFell(Struct, frozen=True, tag=True, gc=False):
    """DZ-227."""

    building: BuildingId
    die: int
    squad: str  # empty where nobody is hit


# Close-quarters battle


class FightBegan(Struct, frozen=True, tag=True, gc=False):
    """DZ-243."""

    building: BuildingId
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class DiceSpread(Struct, frozen=True, tag=True, gc=False):
    """DZ-248: the bases that the rest of the dice goes to."""

    player: Player
    building: BuildingId
    units: tuple[UnitRef, ...]


class FightRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-249, DZ-250."""

    building: BuildingId
    player: Player
    squad: str
    stage: Literal["damage", "save", "dodge"]
    dice: tuple[int, ...]
    need: int
    counted: int


class MoraleRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-253."""

    squad: str
    die: int
    need: int
    passed: bool


class Withdrew(Struct, frozen=True, tag=True, gc=False):
    """DZ-254."""

    squad: str
    building: BuildingId
    to: Literal["building", "transport", "outside", "nowhere"]


class BuildingTaken(Struct, frozen=True, tag=True, gc=False):
    """DZ-242."""

    building: BuildingId
    player: Player


BuildingEvent = (
    WallsAssigned
    | BuildingEntered
    | BuildingLeft
    | BuildingDamaged
    | BuildingCollapsed
    | CollapseRolled
    | MasonryFell
    | FightBegan
    | DiceSpread
    | FightRolled
    | MoraleRolled
    | Withdrew
    | BuildingTaken
)
