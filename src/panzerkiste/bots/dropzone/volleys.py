"""The best fire of a slot: every weapon takes the target where it is expected to bring most (DZ-135, DZ-136)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.bots.dropzone.judgement import prize_of
from panzerkiste.bots.dropzone.odds import Loss, expected
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Shoot
from panzerkiste.games.dropzone.battle import shooting
from panzerkiste.games.dropzone.battle.damage import damage_need
from panzerkiste.games.dropzone.battle.shooting import aim, fired, give_shoot
from panzerkiste.games.dropzone.battle.volleys import possible_shots
from panzerkiste.games.dropzone.buildings.construction import building_armour
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.geometry import at_most, distance
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Aim, BuildingId, Shot, TargetId

LEAST: Final = 0.02  # expected points below which a shot is not worth declaring
MASONRY: Final = 3.0  # expected points of infantry lost for each damage point of its building (DZ-227)
BUILDINGS: Final = 2  # houses looked at


class Volley(NamedTuple):
    shots: tuple[Shot, ...]
    value: float

    @property
    def order(self) -> Shoot:
        return Shoot(self.shots)


HOLD_FIRE: Final = Volley((), 0.0)


def shooters(state: State) -> list[Unit]:
    """Who of the slot may still be told to fire."""
    return [unit for unit in shooting.shooters(state) if not (unit.status == "inside" and unit.wall < 0)]


def best_volley(state: State, units: Sequence[Unit] | None = None) -> Volley:
    """What the slot should fire now; nothing where it has fired, or nothing is in sight."""
    return next(some_volleys(state, units), HOLD_FIRE)


def some_volleys(state: State, units: Sequence[Unit] | None = None) -> Iterator[Volley]:
    """The best volley, then what can be fired best without its chief target, then without the next one's, too."""
    if state.slot.shot:
        return
    ready = shooters(state) if units is None else units
    aims = [*possible_shots(state, ready), *_at_houses(state, ready)]
    while (volley := _legal(state, allotted(state, aims))).shots:
        yield volley
        aims = [aim for aim in aims if aim.shot.target != volley.shots[0].target]


def given_volley(state: State, order: Shoot) -> Volley:
    """Somebody's own fire, and what is expected of it."""
    return allotted(state, [aim(state, shot) for shot in order.shots])


def allotted(state: State, aims: Iterable[Aim]) -> Volley:
    """The best shot first; what a target is expected to have lost lowers what the next shot at it brings."""
    losses = {aim: loss for aim in aims if (loss := loss_of(state, aim)).share > 0}
    values = {aim: _prize(state, aim.shot.target) for aim in losses}
    left: dict[TargetId, float] = defaultdict(lambda: 1.0)
    used: set[tuple[int, int]] = set()
    chosen: list[Shot] = []
    total = 0.0
    while losses:
        best = max(losses, key=lambda aim: losses[aim].value * values[aim] * left[aim.shot.target])
        value = losses[best].value * values[best] * left[best.shot.target]
        if value < LEAST:
            break
        total += value
        left[best.shot.target] *= 1.0 - losses[best].killed
        chosen.append(best.shot)
        used.add((best.shot.unit, best.shot.mount))
        losses = {aim: loss for aim, loss in losses.items() if not _is_spent(state, aim.shot, best.shot, used)}
    return Volley(tuple(chosen), total)


def _is_spent(state: State, shot: Shot, fired_now: Shot, used: set[tuple[int, int]]) -> bool:
    """DZ-135, DZ-260, DZ-266: a mount fires once, of alternatives one; co-axial ones follow each other's target."""
    if (shot.unit, shot.mount) in used:
        return True
    if shot.unit != fired_now.unit:
        return False
    one, other = (state.units[shot.unit].weapons[mount] for mount in (shot.mount, fired_now.mount))
    if one.alternative and one.alternative == other.alternative:
        return True
    return bool(one.coaxial) and one.coaxial == other.coaxial and shot.target != fired_now.target


def loss_of(state: State, aim: Aim) -> Loss:
    """What its target is expected to lose by an allocation."""
    weapon = state.units[aim.shot.unit].weapons[aim.shot.mount]
    if isinstance(aim.shot.target, str):
        return _house_loss(state, aim, aim.shot.target)
    return expected(aim.dice, aim.need, aim.energy, weapon, state.units[aim.shot.target], cover=aim.cover)


def brings(state: State, aim: Aim) -> float:
    """Expected points of an allocation by itself."""
    return loss_of(state, aim).value * _prize(state, aim.shot.target)


def _prize(state: State, target: TargetId) -> float:
    if isinstance(target, str):
        return MASONRY
    return prize_of(state, state.units[target])


# Houses (DZ-147): the only way to hurt those who hide in them.


def _at_houses(state: State, units: Sequence[Unit]) -> Iterator[Aim]:
    if not units:
        return
    player = units[0].player
    held = {unit.building for unit in state.units if unit.status == "inside" and unit.player != player}
    ours = {unit.building for unit in state.units if unit.status == "inside" and unit.player == player}
    middle = units[0].at
    outlines = {house.id: house.outline[0] for house in state.board.buildings}
    near = sorted(held - ours, key=lambda house: distance(middle, outlines[house]))[:BUILDINGS]
    for house in near:
        yield from _aims_at(state, units, house)


def _aims_at(state: State, units: Sequence[Unit], house: BuildingId) -> Iterator[Aim]:
    armour, corner = building_armour(state, house), state.board.building(house).outline[0]
    for unit in units:
        for mount, weapon in enumerate(unit.weapons):
            hurts = damage_need(weapon.energy, armour) <= 6 and not weapon.close_combat
            if hurts and at_most(distance(unit.at, corner), weapon.full_range + 6.0):
                try:
                    yield aim(state, Shot(unit.id, mount, house))
                except Illegal:
                    continue


def _house_loss(state: State, aim: Aim, house: BuildingId) -> Loss:
    """Expected damage points; worth more the more bases are inside."""
    weapon = state.units[aim.shot.unit].weapons[aim.shot.mount]
    need = damage_need(aim.energy, building_armour(state, house))
    points = sum(0 if die < need else (2 if die >= need + 2 else 1) + weapon.demolisher for die in range(1, 7)) / 6
    inside = len(state.inside(house))
    hit = (7 - aim.need) / 6 * aim.dice
    return Loss(hit * points * min(1.5, 0.5 + 0.2 * inside) / 0.35, 0.0)


# What the rules say to it.


def _legal(state: State, volley: Volley) -> Volley:
    """Where the rules refuse it, shot by shot without those that they refuse beside the others."""
    if not volley.shots or is_allowed(give_shoot, state, volley.order):
        return volley
    kept: tuple[Shot, ...] = ()
    for shot in volley.shots:
        if is_allowed(give_shoot, state, Shoot((*kept, shot))):
            kept = (*kept, shot)
    return Volley(kept, volley.value * len(kept) / len(volley.shots))


def as_if_fired(state: State, volley: Volley) -> State:
    """The moment after the volley, nobody hit: what the shooters may still do."""
    after = fired(state, volley.shots)
    return after.with_slot(replace(after.slot, shot=True))
