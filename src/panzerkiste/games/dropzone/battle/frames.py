"""What is still to happen in a turn on the ground, from deployment to command cards."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import Aim, BuildingId, Cause, Hits, Player, Point, SquadId, UnitId

# Deployment (DZ-065 to DZ-075)


class RollOff(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: chance. One die for each; ties roll again."""

    players: tuple[Player, ...]


class ChooseStarter(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: the higher roller says who deploys first."""

    player: Player
    players: tuple[Player, ...]


class NextDeployment(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: the players alternate in this order, by battlegroup, as long as one has troops to deploy directly."""

    players: tuple[Player, ...]


class DeployBattlegroup(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: the player puts a whole battlegroup into the deployment zone."""

    player: Player


# The initiation phase (DZ-080 to DZ-088)


class BeginTurn(Struct, frozen=True, tag=True, gc=False):
    """DZ-080: the initiation phase."""


class RollInitiative(Struct, frozen=True, tag=True, gc=False):
    """DZ-081, DZ-083: chance. One die for each, in this order; *place* is the first of theirs in the order."""

    players: tuple[Player, ...]
    place: int


class WinInitiative(Struct, frozen=True, tag=True, gc=False):
    """DZ-084: the order is settled; its first may act last instead."""


class OfferLast(Struct, frozen=True, tag=True, gc=False):
    """DZ-084: the winner may act last."""

    player: Player


class CleanUp(Struct, frozen=True, tag=True, gc=False):
    """DZ-087: step 4 of the initiation phase."""


class ReserveStep(Struct, frozen=True, tag=True, gc=False):
    """DZ-088: step 5 of the initiation phase, in initiative order."""


class CallReserves(Struct, frozen=True, tag=True, gc=False):
    """DZ-074: the player says for which battlegroups and squads he rolls."""

    player: Player


class RollReserves(Struct, frozen=True, tag=True, gc=False):
    """DZ-073, DZ-074: chance. One die for each party, in this order; a party is released together."""

    parties: tuple[tuple[SquadId, ...], ...]


class ReserveFailed(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: these squads did not come; Called forward may still bring them."""

    squads: tuple[SquadId, ...]


class Release(Struct, frozen=True, tag=True, gc=False):
    """DZ-073, DZ-310: these squads come out of reserve."""

    squads: tuple[SquadId, ...]


# Activation (DZ-089 to DZ-094)


class NextActivation(Struct, frozen=True, tag=True, gc=False):
    """DZ-089: the next player with a battlegroup left, or the end phase."""


class AnnounceBattlegroup(Struct, frozen=True, tag=True, gc=False):
    """DZ-089, DZ-091."""

    player: Player


class NextSquad(Struct, frozen=True, tag=True, gc=False):
    """DZ-092: as long as a squad of the battlegroup has not acted."""


class ChooseSquad(Struct, frozen=True, tag=True, gc=False):
    """DZ-092: which squad of the battlegroup acts next."""


class GiveOrder(Struct, frozen=True, tag=True, gc=False):
    """DZ-400: the next order of the slot. *stopped*: the transport that waits at a loading stop of its flight."""

    stopped: UnitId = -1


class CloseSlot(Struct, frozen=True, tag=True, gc=False):
    """DZ-400: the slot is over; its units have acted."""


class CloseActivation(Struct, frozen=True, tag=True, gc=False):
    """DZ-094: the battlegroup is finished; its close-quarters battles come now (DZ-243)."""


# Shooting (DZ-120 to DZ-149)


class FireVolley(Struct, frozen=True, tag=True, gc=False):
    """DZ-136: everything was declared; shots of units that died since are lost (DZ-268)."""

    aims: tuple[Aim, ...]


class FireWeapon(Struct, frozen=True, tag=True, gc=False):
    """DZ-015: one allocation."""

    aim: Aim


class RollToHit(Struct, frozen=True, tag=True, gc=False):
    """DZ-137: chance. One die for each shot."""

    aim: Aim


class RollAgain(Struct, frozen=True, tag=True, gc=False):
    """DZ-310, Second look: chance. The dice of an allocation that missed."""

    aim: Aim
    hits: int  # of the first roll
    misses: int


class ScoreHits(Struct, frozen=True, tag=True, gc=False):
    """DZ-140: hits that nothing turns away any more: saves, then damage."""

    hits: Hits


class RollSaves(Struct, frozen=True, tag=True, gc=False):
    """DZ-140: chance. One die for each hit."""

    hits: Hits
    need: int


class RollDamage(Struct, frozen=True, tag=True, gc=False):
    """DZ-141: chance. One die for each hit that is left."""

    hits: Hits


class Blast(Struct, frozen=True, tag=True, gc=False):
    """DZ-336: who stands around the target of a weapon with an area."""

    hits: Hits


class RollBlast(Struct, frozen=True, tag=True, gc=False):
    """DZ-336: chance. One die for each unit under the template."""

    hits: Hits
    units: tuple[UnitId, ...]


class SufferLoss(Struct, frozen=True, tag=True, gc=False):
    """DZ-145: a destroyed unit's consequences, at once."""

    unit: UnitId
    cause: Cause = "fire"


# Reaction fire (DZ-268 to DZ-276)


class ReactToFire(Struct, frozen=True, tag=True, gc=False):
    """DZ-268: these airborne aircraft have declared their fire; a window opens before the first die."""

    units: tuple[UnitId, ...]


class ReactionWindow(Struct, frozen=True, tag=True, gc=False):
    """DZ-268, DZ-273, DZ-275: one reaction after another, *waiting* players in initiative order, until all pass.

    Each target is on its way along its path at its height; *reached* is its last engagement point, in inches from the
    start. For a shooting trigger the path is the single point where the aircraft is.
    """

    targets: tuple[UnitId, ...]
    paths: tuple[tuple[Point, ...], ...]
    heights: tuple[int, ...]
    reached: tuple[float, ...]  # -1 before the first
    waiting: tuple[Player, ...]
    trigger: Literal["flight", "fire", "run"] = "flight"


class NextReaction(Struct, frozen=True, tag=True, gc=False):
    """DZ-268, DZ-403: the window is asked (again) as long as there is somebody to fire and somebody to be fired at."""

    window: ReactionWindow


# Choosing by lot (DZ-016)


class DrawLot(Struct, frozen=True, tag=True, gc=False):
    """DZ-016: chance. One of several by lot; *about* says for what, *points* is the damage that looks for a base."""

    about: Literal["masonry_squad", "masonry_base", "stays", "defender"]
    candidates: tuple[int, ...]
    building: BuildingId = ""
    points: int = 0


# Command cards (DZ-086, DZ-310)


class RefillHands(Struct, frozen=True, tag=True, gc=False):
    """DZ-086: steps 2 and 3 of the initiation phase; nothing without the option."""


class DiscardCards(Struct, frozen=True, tag=True, gc=False):
    """DZ-086, step 2."""

    player: Player


class DrawCards(Struct, frozen=True, tag=True, gc=False):
    """DZ-086, step 3: until the hand is full."""

    player: Player


class CardWanted(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: chance. A card of this player's deck."""

    player: Player


BattleFrame = (
    RollOff
    | ChooseStarter
    | NextDeployment
    | DeployBattlegroup
    | BeginTurn
    | RollInitiative
    | WinInitiative
    | OfferLast
    | CleanUp
    | ReserveStep
    | CallReserves
    | RollReserves
    | ReserveFailed
    | Release
    | NextActivation
    | AnnounceBattlegroup
    | NextSquad
    | ChooseSquad
    | GiveOrder
    | CloseSlot
    | CloseActivation
    | FireVolley
    | FireWeapon
    | RollToHit
    | RollAgain
    | ScoreHits
    | RollSaves
    | RollDamage
    | Blast
    | RollBlast
    | SufferLoss
    | ReactToFire
    | ReactionWindow
    | NextReaction
    | DrawLot
    | RefillHands
    | DiscardCards
    | DrawCards
    | CardWanted
)
