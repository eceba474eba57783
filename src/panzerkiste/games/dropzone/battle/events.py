"""What can happen in a turn on the ground, from deployment to command cards."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import Cause, Placed, Player, Point, Target, Travelled, UnitRef

# Deployment and the turn


class RolledOff(Struct, frozen=True, tag=True, gc=False):
    """DZ-066."""

    players: tuple[Player, ...]
    dice: tuple[int, ...]


class StarterChosen(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: who deploys first."""

    player: Player


class BattlegroupDeployed(Struct, frozen=True, tag=True, gc=False):
    """DZ-066."""

    player: Player
    battlegroup: str
    placed: tuple[Placed, ...]


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    turn: int


class InitiativeRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-081: dice and totals of these players, and the order so far."""

    players: tuple[Player, ...]
    dice: tuple[int, ...]
    totals: tuple[int, ...]
    order: tuple[Player, ...]


class ActsLast(Struct, frozen=True, tag=True, gc=False):
    """DZ-084."""

    player: Player


class ReservesCalled(Struct, frozen=True, tag=True, gc=False):
    """DZ-074: for which squads a player rolls."""

    player: Player
    squads: tuple[str, ...]


class ReserveRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-073."""

    player: Player
    squads: tuple[str, ...]
    die: int
    need: int
    released: bool


class BattlegroupActivated(Struct, frozen=True, tag=True, gc=False):
    """DZ-089."""

    player: Player
    battlegroup: str


class SquadsPlay(Struct, frozen=True, tag=True, gc=False):
    """DZ-092."""

    player: Player
    squads: tuple[str, ...]


class SquadHeld(Struct, frozen=True, tag=True, gc=False):
    """DZ-070."""

    player: Player
    squad: str


# Movement and shooting


class Moved(Struct, frozen=True, tag=True, gc=False):
    """DZ-400: an element has moved, all units at once."""

    player: Player
    travelled: tuple[Travelled, ...]


class FireDeclared(Struct, frozen=True, tag=True, gc=False):
    """DZ-136: an allocation, before any die."""

    shooter: UnitRef
    weapon: str
    target: Target
    dice: int
    need: int
    reaction: bool = False


class ShotsRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-137."""

    shooter: UnitRef
    weapon: str
    target: Target
    dice: tuple[int, ...]
    need: int
    hits: int
    reaction: bool = False


class ShotsWasted(Struct, frozen=True, tag=True, gc=False):
    """DZ-136: the target was destroyed earlier in the volley, or the shooter is gone."""

    shooter: UnitRef
    weapon: str
    target: Target


class SavesRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-140."""

    target: UnitRef
    dice: tuple[int, ...]
    need: int
    saved: int


class NoDamagePossible(Struct, frozen=True, tag=True, gc=False):
    """DZ-144."""

    target: Target
    energy: int
    armour: int


class DamageRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-141, DZ-143."""

    target: Target
    dice: tuple[int, ...]
    need: int  # 7 where only a shaped charge can hurt
    points: int  # all of them; surplus is lost
    hurts_on: int  # what a die must show at least: the need, or a shaped charge's 6


class BlastRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-336: a die for everybody under the template."""

    units: tuple[UnitRef, ...]
    dice: tuple[int, ...]
    need: int
    hits: int


class UnitDamaged(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    points: int
    left: int


class UnitLost(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    at: Point | None
    cause: Cause


# Reaction fire


class ReactionDeclared(Struct, frozen=True, tag=True, gc=False):
    """DZ-270: the engagement point, *along* inches from the start of the segment; DZ-273: the next lies after it."""

    shooter: UnitRef
    target: UnitRef
    at: Point
    along: float


class ReactionFailed(Struct, frozen=True, tag=True, gc=False):
    """DZ-271: all shots miss; the rule says why."""

    shooter: UnitRef
    weapon: str
    target: UnitRef
    rule: str


# Lots and cards


class LotDrawn(Struct, frozen=True, tag=True, gc=False):
    """DZ-016: the name of the squad, unit or player on whom the lot fell; empty: on nobody, it is drawn again."""

    about: Literal["masonry_squad", "masonry_base", "stays", "defender"]
    dice: tuple[int, ...]
    chosen: str


class CardDrawn(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: told to its owner alone."""

    player: Player
    card: str


class CardsCounted(Struct, frozen=True, tag=True, gc=False):
    """DZ-086: how many cards a player holds now."""

    player: Player
    count: int


class CardsDiscarded(Struct, frozen=True, tag=True, gc=False):
    """DZ-086."""

    player: Player
    cards: tuple[str, ...]


class UnitRepaired(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: Field repair."""

    unit: UnitRef
    left: int


class CardPlayed(Struct, frozen=True, tag=True, gc=False):
    player: Player
    card: str
    unit: UnitRef | None


BattleEvent = (
    RolledOff
    | StarterChosen
    | BattlegroupDeployed
    | TurnBegan
    | InitiativeRolled
    | ActsLast
    | ReservesCalled
    | ReserveRolled
    | BattlegroupActivated
    | SquadsPlay
    | SquadHeld
    | Moved
    | FireDeclared
    | ShotsRolled
    | ShotsWasted
    | SavesRolled
    | NoDamagePossible
    | DamageRolled
    | BlastRolled
    | UnitDamaged
    | UnitLost
    | ReactionDeclared
    | ReactionFailed
    | LotDrawn
    | CardDrawn
    | CardsCounted
    | CardsDiscarded
    | UnitRepaired
    | CardPlayed
)
