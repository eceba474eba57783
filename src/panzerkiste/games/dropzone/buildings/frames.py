"""What is still to happen in buildings: walls, masonry, and close-quarters battle."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Player, SquadId, UnitId

# Garrisons and masonry (DZ-210 to DZ-235)


class ManWalls(Struct, frozen=True, tag=True, gc=False):
    """DZ-401: the battlegroup is announced; its garrisons that do not fight are asked for their walls."""


class AssignWalls(Struct, frozen=True, tag=True, gc=False):
    """DZ-220, DZ-401: which bases will fire through which walls."""

    player: Player
    squads: tuple[SquadId, ...]


class DamageBuilding(Struct, frozen=True, tag=True, gc=False):
    """DZ-227: damage points that a building suffers at once; collapse, or masonry point by point."""

    building: BuildingId
    points: int
    unstable: bool = False


class FallMasonry(Struct, frozen=True, tag=True, gc=False):
    """DZ-227: a die for each damage point, as long as there is somebody inside."""

    building: BuildingId
    points: int
    unstable: bool = False


class RollMasonry(Struct, frozen=True, tag=True, gc=False):
    """DZ-227: chance. One die for one damage point."""

    building: BuildingId
    unstable: bool = False


class RollMasonryHit(Struct, frozen=True, tag=True, gc=False):
    """DZ-228: chance. The save, then the damage of one E6 hit on a squad; which base it is comes last (DZ-015)."""

    building: BuildingId
    squad: SquadId
    stage: Literal["save", "damage"]


class RollCollapse(Struct, frozen=True, tag=True, gc=False):
    """DZ-214: chance. One die for each unit within 1", in id order."""

    building: BuildingId
    units: tuple[UnitId, ...]


# Close-quarters battle (DZ-240 to DZ-258)


class Fights(Struct, frozen=True, tag=True, gc=False):
    """DZ-243: the close-quarters battles that are due at the end of this activation, by building."""


class BeginFight(Struct, frozen=True, tag=True, gc=False):
    """DZ-243: a round of close-quarters battle in this building."""

    building: BuildingId


class CommitRepelForce(Struct, frozen=True, tag=True, gc=False):
    """DZ-244."""

    player: Player
    building: BuildingId


class GetAway(Struct, frozen=True, tag=True, gc=False):
    """DZ-245: what a squad that was not committed does."""

    player: Player
    building: BuildingId
    squad: SquadId


class FireOut(Struct, frozen=True, tag=True, gc=False):
    """DZ-245: the squad has taken its windows; now it fires."""

    player: Player
    squad: SquadId


class CountDice(Struct, frozen=True, tag=True, gc=False):
    """DZ-246, DZ-247: everybody's dice are counted and spread; *fighters* are the attackers, then the repel force."""

    building: BuildingId
    fighters: tuple[SquadId, ...]


class SpreadDice(Struct, frozen=True, tag=True, gc=False):
    """DZ-248: which of these bases the *extra* dice go to, the remainder after an even share."""

    player: Player
    building: BuildingId
    targets: tuple[UnitId, ...]
    extra: int


class RollFight(Struct, frozen=True, tag=True, gc=False):
    """DZ-249, DZ-250: chance. What a side rolls against one squad: damage, then saves, then dodges."""

    building: BuildingId
    player: Player
    squad: SquadId
    dice: int
    stage: Literal["damage", "save", "dodge"] = "damage"


class SettleFight(Struct, frozen=True, tag=True, gc=False):
    """DZ-251, DZ-252: damage of both sides at once, then morale."""

    building: BuildingId
    fighters: tuple[SquadId, ...]
    hits: tuple[tuple[SquadId, int], ...] = ()


class CheckMorale(Struct, frozen=True, tag=True, gc=False):
    """DZ-253: who of these fighters must test."""

    building: BuildingId
    fighters: tuple[SquadId, ...]


class RollMorale(Struct, frozen=True, tag=True, gc=False):
    """DZ-253: chance. One die for each squad that must test, in this order."""

    building: BuildingId
    squads: tuple[SquadId, ...]


class Waver(Struct, frozen=True, tag=True, gc=False):
    """DZ-253, DZ-310: the squad's test has failed; a card may still save it."""

    squad: SquadId


class Rally(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: the failed test counts as passed."""

    squad: SquadId


class GiveWay(Struct, frozen=True, tag=True, gc=False):
    """DZ-254, DZ-255: these squads withdraw, unless one of them must stay."""

    building: BuildingId
    squads: tuple[SquadId, ...]


class Withdraw(Struct, frozen=True, tag=True, gc=False):
    """DZ-254: where a squad whose morale failed goes."""

    player: Player
    building: BuildingId
    squad: SquadId


class EndFight(Struct, frozen=True, tag=True, gc=False):
    """DZ-243, DZ-256: the round is over; these squads have acted."""

    building: BuildingId
    squads: tuple[SquadId, ...]


class SettleRoles(Struct, frozen=True, tag=True, gc=False):
    """DZ-242, DZ-257: who defends this building after somebody inside is gone."""

    building: BuildingId


BuildingFrame = (
    ManWalls
    | AssignWalls
    | DamageBuilding
    | FallMasonry
    | RollMasonry
    | RollMasonryHit
    | RollCollapse
    | Fights
    | BeginFight
    | CommitRepelForce
    | GetAway
    | FireOut
    | CountDice
    | SpreadDice
    | RollFight
    | SettleFight
    | CheckMorale
    | RollMorale
    | Waver
    | Rally
    | GiveWay
    | Withdraw
    | EndFight
    | SettleRoles
)
