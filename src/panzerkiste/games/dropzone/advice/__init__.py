"""What a player may ask while trying things out (DZ-005): his own moves always, measuring only where it is allowed."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec import Struct

from panzerkiste.engine.game import Offer, Seat
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.actions import ActFirst, Action, Pass, Shoot
from panzerkiste.games.dropzone.aiming import eyes
from panzerkiste.games.dropzone.damage import covered_need, save_need
from panzerkiste.games.dropzone.frames import FireOut, GiveOrder
from panzerkiste.games.dropzone.geometry import distance
from panzerkiste.games.dropzone.movement import allowance, fire_limit
from panzerkiste.games.dropzone.reaction import standing_answer
from panzerkiste.games.dropzone.shooting import aim, possible_shots, scored
from panzerkiste.games.dropzone.sight import sight
from panzerkiste.games.dropzone.slots import members
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.table import scene_of
from panzerkiste.games.dropzone.terms import Aim, Shot, UnitId
from panzerkiste.games.dropzone.turn import QUESTIONS, apply
from panzerkiste.games.dropzone.view import View
from panzerkiste.games.dropzone.weapons import firing


class TryAction(Struct, frozen=True, tag=True, gc=False):
    """Would this answer be accepted, and if not, why? A Shoot is measuring, and refused where that is not allowed."""

    action: Action


class ShowMove(Struct, frozen=True, tag=True, gc=False):
    """How far may this unit of mine still move?"""

    unit: UnitId


class ShowShots(Struct, frozen=True, tag=True, gc=False):
    """What could this unit fire at now?"""

    unit: UnitId


class ShowSight(Struct, frozen=True, tag=True, gc=False):
    """What does this mount see of that unit, how far is it, and what blocks?"""

    unit: UnitId
    mount: int
    target: UnitId
    raised: bool = False


Query = TryAction | ShowMove | ShowShots | ShowSight


class Verdict(Struct, frozen=True, tag=True, gc=False):
    refusal: Refusal | None  # None: it would be accepted


class MoveAdvice(Struct, frozen=True, tag=True, gc=False):
    unit: UnitId
    inches: float  # what is left of its move
    fire_limit: float | None  # DZ-122: the most it may move after what it fired; None: no limit


class ShotAdvice(Struct, frozen=True, gc=False):
    """A legal shot with its odds."""

    shot: Shot
    dice: int
    need: int
    save: int  # 0: none
    damage: int  # 7: impossible
    expected: float  # damage points


class ShotsAdvice(Struct, frozen=True, tag=True, gc=False):
    unit: UnitId
    shots: tuple[ShotAdvice, ...]


class SightAdvice(Struct, frozen=True, tag=True, gc=False):
    """DZ-013, DZ-128: how much of the target is seen, and what hides the rest."""

    inches: float
    cover: str
    visible: float
    blocks: tuple[str, ...]
    refusal: Refusal | None


Advice = Verdict | MoveAdvice | ShotsAdvice | SightAdvice


def advise(view: View, query: Query) -> Advice:
    state = view.state
    match query:
        case TryAction(action):
            return _verdict(view, action)
        case ShowMove(unit):
            return _move_advice(state, _own(view, unit))
        case ShowShots(unit):
            shooter = _shooter(view, unit)
            return ShotsAdvice(unit, tuple(_shots(state, shooter)))
        case ShowSight():
            return _sight_advice(view, query)
        case _ as other:
            assert_never(other)


def _verdict(view: View, action: Action) -> Verdict:
    if isinstance(action, Shoot):
        _check_measuring(view)
    try:
        apply(view.state, view.seat, action)
    except Illegal as illegal:
        return Verdict(illegal.refusal)
    return Verdict(None)


def _own(view: View, unit: UnitId) -> Unit:
    if not 0 <= unit < len(view.state.units) or view.state.units[unit].player != view.seat:
        raise Illegal("DZ-005", "own")
    return view.state.units[unit]


def _move_advice(state: State, unit: Unit) -> MoveAdvice:
    limit = fire_limit(unit)
    return MoveAdvice(unit.id, allowance(state, unit), None if limit == float("inf") else limit)


def _check_measuring(view: View) -> None:
    """DZ-005: only in one's own shooting step, and where the players allow it."""
    state = view.state
    if not state.pending or not isinstance(state.pending[-1], FireOut | GiveOrder):
        raise Illegal("DZ-005", "measure")
    asked: Seat = QUESTIONS[GiveOrder].player(state, state.pending[-1])
    if asked != view.seat or state.slot.shot or not state.options.premeasure_shooting:
        raise Illegal("DZ-005", "measure")


def _shooter(view: View, unit: UnitId) -> Unit:
    _check_measuring(view)
    shooter = _own(view, unit)
    if shooter.id not in {mate.id for squad in view.state.slot.squads for mate in members(view.state, squad)}:
        raise Illegal("DZ-005", "measure")
    return shooter


def _shots(state: State, unit: Unit) -> Iterator[ShotAdvice]:
    for found in possible_shots(state, [unit]):
        yield shot_advice(state, found)


def shot_advice(state: State, found: Aim) -> ShotAdvice:
    """DZ-137 to DZ-143: the odds of a declared shot."""
    hits = scored(found, state.units[found.shot.unit].profile.weapons[found.shot.mount], 1)
    assert isinstance(found.shot.target, int), "a shot at a unit"
    save = save_need(state, hits)
    damage = covered_need(found.energy, state.units[found.shot.target].profile.armour, cover=found.cover)
    one, two = max(0, 7 - damage), max(0, 7 - damage - 2)
    chance = (7 - found.need) / 6 * ((save - 1) / 6 if save else 1.0)
    return ShotAdvice(found.shot, found.dice, found.need, save, damage, found.dice * chance * (one + two) / 6)


def _sight_advice(view: View, query: ShowSight) -> SightAdvice:
    state, shooter = view.state, _shooter(view, query.unit)
    if not 0 <= query.target < len(state.units) or not state.units[query.target].on_table or not shooter.on_table:
        raise Illegal("DZ-005", "measure")
    shot = Shot(query.unit, query.mount, query.target, query.raised)
    eye = eyes(state, shooter, shot, firing(state, shooter, shot))[0]
    seen = sight(scene_of(state), eye, query.target)
    blocks = tuple(state.units[block.id].name if isinstance(block.id, int) else block.id for block in seen.blocks)
    inches = distance(shooter.at, state.units[query.target].at)
    return SightAdvice(inches, seen.cover.value, seen.visible, blocks, _refusal(state, shot))


def _refusal(state: State, shot: Shot) -> Refusal | None:
    try:
        aim(state, shot)
    except Illegal as illegal:
        return illegal.refusal
    return None


# Standing orders.


class HoldFire(Struct, frozen=True, tag=True, gc=False):
    """Never react, never intercept, until I say otherwise."""


class HoldUnit(Struct, frozen=True, tag=True, gc=False):
    """This unit never reacts; nobody is asked where only such units could."""

    unit: UnitId


class EngageWith(Struct, frozen=True, tag=True, gc=False):
    """This unit fires in the first window it can, where the path comes nearest to it (nothing is measured, DZ-271)."""

    unit: UnitId


class KeepInitiative(Struct, frozen=True, tag=True, gc=False):
    """Never act last."""


StandingOrder = HoldFire | HoldUnit | EngageWith | KeepInitiative


def obey(view: View, offer: Offer[Action], orders: Sequence[StandingOrder]) -> Action | None:
    if offer.ask in ("react", "intercept") and HoldFire() in orders:
        return Pass()
    if offer.ask == "react":
        held = {order.unit for order in orders if isinstance(order, HoldUnit)}
        engaging = {order.unit for order in orders if isinstance(order, EngageWith)}
        return standing_answer(view.state, held, engaging)
    if offer.ask == "last" and KeepInitiative() in orders:
        return ActFirst()
    return None
