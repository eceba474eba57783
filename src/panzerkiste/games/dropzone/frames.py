"""What is still to happen: the frames of the pending stack, chapter by chapter.

A frame is a question to a player, dice that chance owes, or a step that runs by itself; each chapter says which of its
frames are which in its tables QUESTIONS, ROLLS and STEPS (see chapters.py), and turn.py puts the tables together.
The usual stack, from the bottom:

    NextActivation                       whose battlegroup is next, until the end phase
      CloseActivation                    the battlegroup is finished
        Fights                           close-quarters battles of this battlegroup start here (DZ-243)
          NextSquad                      until no squad is left; ChooseSquad asks which acts next
            CloseSlot                    the squads are done
              GiveOrder                  one order after another until EndSlot
                Fly … ReachSegmentEnd    a flight move, segment by segment; GiveOrder again at a loading stop
                  ReactionWindow         an interrupt: the others answer in initiative order
                    FireVolley           shots declared; then FireWeapon, one allocation after another
                      RollToHit, RollSaves, RollDamage
                        SufferLoss       a unit is destroyed: tables, survivors, objectives, before anything else

ManWalls runs right after the announcement, before NextSquad (DZ-401).

A frame holds nothing secret.
"""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import (
    Aim,
    BuildingId,
    Card,
    Cause,
    Flight,
    Hits,
    Player,
    Point,
    Run,
    SquadId,
    UnitId,
)

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


# The turn (DZ-080 to DZ-095)


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


class EndPhase(Struct, frozen=True, tag=True, gc=False):
    """DZ-095."""


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


# Aircraft (DZ-150 to DZ-171) and reaction fire (DZ-268 to DZ-276)


class Fly(Struct, frozen=True, tag=True, gc=False):
    """DZ-275: segment number *segment* of an announced flight move of a whole element."""

    flights: tuple[Flight, ...]
    segment: int = 0


class ReactToFire(Struct, frozen=True, tag=True, gc=False):
    """DZ-268: these airborne aircraft have declared their fire; a window opens before the first die."""

    units: tuple[UnitId, ...]


class LowFlightTest(Struct, frozen=True, tag=True, gc=False):
    """DZ-153: chance. Two dice."""

    unit: UnitId


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


class ReachSegmentEnd(Struct, frozen=True, tag=True, gc=False):
    """DZ-275, steps 3 and 4: survivors arrive, land, or stop to load."""

    flights: tuple[Flight, ...]
    segment: int


class RollCrash(Struct, frozen=True, tag=True, gc=False):
    """DZ-166: chance. One die."""

    unit: UnitId


class CrashBelow(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: what lies under the template, one unit or building after another."""

    unit: UnitId
    units: tuple[UnitId, ...]
    buildings: tuple[BuildingId, ...]


class RollUnderCrash(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: chance. Is the next ground unit or building hit (4+)?"""

    unit: UnitId
    target: UnitId | BuildingId


class RollCrashHits(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: chance. D6 hits on an infantry base whose centre lies under the template."""

    target: UnitId


class RollPassengers(Struct, frozen=True, tag=True, gc=False):
    """DZ-166, DZ-191: chance. One die for the next passenger; on 4+ it dies."""

    passengers: tuple[UnitId, ...]


class PlaceSurvivors(Struct, frozen=True, tag=True, gc=False):
    """DZ-169, DZ-192: the owner places who got out of a wreck that stood at this point with this facing."""

    player: Player
    units: tuple[UnitId, ...]
    wreck: UnitId
    at: Point
    facing: float


class ClearWreck(Struct, frozen=True, tag=True, gc=False):
    """DZ-169, DZ-192: what became of the passengers is settled; whoever got out of this wreck is placed."""

    unit: UnitId


# Transports (DZ-175 to DZ-197)


class RollWreck(Struct, frozen=True, tag=True, gc=False):
    """DZ-191: chance. A ground transport is destroyed with units aboard."""

    unit: UnitId


# Buildings and garrisons (DZ-210 to DZ-235)


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


class DrawLot(Struct, frozen=True, tag=True, gc=False):
    """DZ-016: chance. One of several by lot; *about* says for what, *points* is the damage that looks for a base."""

    about: Literal["masonry_squad", "masonry_base", "stays", "defender"]
    candidates: tuple[int, ...]
    building: BuildingId = ""
    points: int = 0


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


# Fast movers (DZ-320 to DZ-325)


class RollAvailable(Struct, frozen=True, tag=True, gc=False):
    """DZ-320: chance. Is the squad there?"""

    squad: SquadId


class AnnounceRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-321: the squad is available; its player announces its run, or holds it back."""

    player: Player
    squad: SquadId


class OfferInterception(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: the player is asked if he has somebody who could intercept, and there is somebody to be intercepted."""

    player: Player
    run: Run


class InterceptWindow(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: may a squad in readiness intercept?"""

    player: Player
    run: Run


class RollInterception(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: chance. Is the intercepting squad there?"""

    squad: SquadId
    run: Run
    along: float


class EnterRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-322: whoever was not intercepted comes in; low runs are tested."""

    run: Run


class RunFire(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: the survivors, if there are any, may fire."""

    run: Run


class AimOnRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: from which points of their lines the survivors fire, and at what."""

    player: Player
    run: Run


class LeaveRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-324."""

    run: Run


# Scenarios (DZ-350 to DZ-355)


class RollSearch(Struct, frozen=True, tag=True, gc=False):
    """DZ-351: chance. One die."""

    squad: SquadId
    need: int


class RollPaper(Struct, frozen=True, tag=True, gc=False):
    """DZ-355: chance. What the marker is."""

    squad: SquadId
    objective: int


class RollTrap(Struct, frozen=True, tag=True, gc=False):
    """DZ-355: chance. D3 hits on the building."""

    building: BuildingId


class PickUp(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: these squads have ended their move; what lies where they are is theirs."""

    squads: tuple[SquadId, ...]


class DropObjective(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: whoever carried it is gone; it stays in the building or at this point."""

    objective: int
    at: Point
    building: BuildingId


class UncoverObjectives(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: the building has fallen on what was hidden in it."""

    building: BuildingId


class LeaveTable(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: these units have reached a friendly edge with an objective."""

    units: tuple[UnitId, ...]


# Command cards (DZ-310)


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


class CardWindow(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: a moment at which this card may be played: then *instead* happens, otherwise *proceed*."""

    player: Player
    card: Card
    proceed: tuple["Frame", ...] = ()
    instead: tuple["Frame", ...] = ()


class RollAgain(Struct, frozen=True, tag=True, gc=False):
    """DZ-310, Second look: chance. The dice of an allocation that missed."""

    aim: Aim
    hits: int  # of the first roll
    misses: int


class ScoreHits(Struct, frozen=True, tag=True, gc=False):
    """DZ-140: hits that nothing turns away any more: saves, then damage."""

    hits: Hits


class ReserveFailed(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: these squads did not come; Called forward may still bring them."""

    squads: tuple[SquadId, ...]


class Release(Struct, frozen=True, tag=True, gc=False):
    """DZ-073, DZ-310: these squads come out of reserve."""

    squads: tuple[SquadId, ...]


Frame = (
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
    | NextActivation
    | AnnounceBattlegroup
    | NextSquad
    | ChooseSquad
    | GiveOrder
    | CloseSlot
    | CloseActivation
    | EndPhase
    | FireVolley
    | FireWeapon
    | RollToHit
    | RollSaves
    | RollDamage
    | Blast
    | RollBlast
    | SufferLoss
    | Fly
    | ReactToFire
    | LowFlightTest
    | ReactionWindow
    | NextReaction
    | ReachSegmentEnd
    | RollCrash
    | CrashBelow
    | RollUnderCrash
    | RollCrashHits
    | RollPassengers
    | PlaceSurvivors
    | ClearWreck
    | RollWreck
    | ManWalls
    | AssignWalls
    | DamageBuilding
    | FallMasonry
    | RollMasonry
    | RollMasonryHit
    | DrawLot
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
    | RollAvailable
    | AnnounceRun
    | OfferInterception
    | InterceptWindow
    | RollInterception
    | EnterRun
    | RunFire
    | AimOnRun
    | LeaveRun
    | RollSearch
    | RollPaper
    | RollTrap
    | PickUp
    | DropObjective
    | UncoverObjectives
    | LeaveTable
    | RefillHands
    | DiscardCards
    | DrawCards
    | CardWanted
    | CardWindow
    | RollAgain
    | ScoreHits
    | ReserveFailed
    | Release
)
