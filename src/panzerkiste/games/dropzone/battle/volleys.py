"""Volleys to try (DZ-125, DZ-135, DZ-261): every shot that could be declared now, and orders made of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, groupby
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Order, Shoot
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.aiming import best_line, check_target, eyes, line_seen, may_raise, squad_mates
from panzerkiste.games.dropzone.battle.shooting import Judge, accuracy, aim, covers, give_shoot, shooters
from panzerkiste.games.dropzone.battle.weapons import Firing, check_may_shoot, firing
from panzerkiste.games.dropzone.chapters import Command, Commands, is_allowed, legal
from panzerkiste.games.dropzone.fields.sight import Eye, sights
from panzerkiste.games.dropzone.fields.table import scene_of
from panzerkiste.games.dropzone.geometry import at_most, distance
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Aim, Shot

TARGETED: Final = ("table", "inside")
TRIES: Final = 4  # in vain: then there is probably no other volley


class Prospect(NamedTuple):
    """A shot of which everything is checked but sight."""

    shot: Shot
    unit: Unit
    fires: Firing
    target: Unit
    eye: Eye


def possible_shots(state: State, units: Iterable[Unit]) -> list[Aim]:
    """Every shot at an enemy unit that these units of the slot could declare now; raised where that is better.

    Sight is asked for all of them at once, which is much faster than one by one.
    """
    judged: list[Aim | None] = []
    prospects: list[Prospect] = []
    targets = [unit for unit in state.units if unit.status in TARGETED]
    for unit, fires, shot in _weapons_ready(state, units):
        seen_from = eyes(state, unit, shot, fires)
        for target in targets:
            if target.player == unit.player:
                continue
            aimed = Shot(unit.id, shot.mount, target.id)
            if not target.on_table:
                judged.append(aim_if_possible(state, aimed))
            elif _may_reach(unit, fires, target) and is_allowed(check_target, state, unit, fires, target):
                prospects += [Prospect(aimed, unit, fires, target, eye) for eye in seen_from]
    plain = {aim.shot: aim for aim in aims_at(state, prospects)}
    raised = {replace(aim.shot, raised=False): aim for aim in aims_at(state, _raised(state, prospects, plain))}
    better = {shot: aim for shot, aim in raised.items() if shot not in plain or aim.need < plain[shot].need}
    return [*filter(None, judged), *(plain | better).values()]


def _may_reach(unit: Unit, fires: Firing, target: Unit) -> bool:
    """The cheap question first: from a window, or hand to hand, it is another one (DZ-149, DZ-222)."""
    farthest = max(fires.full_range, fires.countered_range)
    return not unit.on_table or fires.weapon.close_combat or at_most(distance(unit.at, target.at), farthest)


def _weapons_ready(state: State, units: Iterable[Unit]) -> Iterator[tuple[Unit, Firing, Shot]]:
    """Every mount that can fire now, with a shot at nobody."""
    for unit in units:
        if not is_allowed(check_may_shoot, state, unit):
            continue
        for shot in (Shot(unit.id, mount, NOBODY) for mount in range(len(unit.weapons))):
            try:
                fires = firing(state, unit, shot)
            except Illegal:
                continue
            yield unit, fires, shot


def shots_to_try(state: State, units: Iterable[Unit]) -> Iterator[Shot]:
    """Every mount at every enemy unit that is on the table or in a building."""
    targets = [unit for unit in state.units if unit.status in TARGETED]
    for unit in units:
        for mount in range(len(unit.weapons)):
            for enemy in (target for target in targets if target.player != unit.player):
                yield Shot(unit.id, mount, enemy.id)


def small_arms_to_try(state: State, units: Iterable[Unit]) -> Iterator[Shot]:
    """DZ-264: at aircraft in the air."""
    for shot in shots_to_try(state, units):
        unit, target = state.units[shot.unit], state.units[int(shot.target)]
        if unit.weapons[shot.mount].small_arms and target.is_airborne:
            yield replace(shot, small_arms=True)


def buildings_to_try(state: State, units: Iterable[Unit]) -> Iterator[Shot]:
    """DZ-147: every mount at every building that stands."""
    for unit in units:
        for mount in range(len(unit.weapons)):
            yield from (Shot(unit.id, mount, building.id) for building in state.board.buildings)


def _raised(state: State, prospects: Iterable[Prospect], plain: Mapping[Shot, Aim]) -> list[Prospect]:
    """DZ-261: the same shots over the hull, where a clear line from there could be better."""
    found: list[Prospect] = []
    for shot, unit, fires, _, _ in (each for each in prospects if each.unit.on_table):
        clear = shot in plain and plain[shot].need == fires.weapon.accuracy
        if may_raise(unit, fires.weapon) and not clear:
            found += _prospect(state, replace(shot, raised=True))
    return found


def needs_sight(state: State, shot: Shot) -> bool:
    """Between two units on the table; walls are judged one by one."""
    return isinstance(shot.target, int) and state.units[shot.unit].on_table and state.units[shot.target].on_table


def _prospect(state: State, shot: Shot) -> list[Prospect]:
    try:
        return prospect(state, shot)
    except Illegal:
        return []


def prospect(state: State, shot: Shot) -> list[Prospect]:
    """A shot between two units on the table, from each place it may be aimed from; raises Illegal."""
    assert isinstance(shot.target, int), "walls are judged one by one"
    unit, target = state.units[shot.unit], state.units[shot.target]
    check_may_shoot(state, unit)
    fires = firing(state, unit, shot)
    check_target(state, unit, fires, target)
    return [Prospect(shot, unit, fires, target, eye) for eye in eyes(state, unit, shot, fires)]


def aims_at(state: State, prospects: Sequence[Prospect]) -> Iterator[Aim]:
    """The aims of those that see their target."""
    pairs = list(dict.fromkeys((prospect.eye, prospect.target.id) for prospect in prospects))
    shooters = {prospect.unit.id: prospect.unit for prospect in prospects}
    mates = {id: squad_mates(state, unit) for id, unit in shooters.items()}
    looks = sights(scene_of(state), pairs, [mates[int(eye.unit)] for eye, _ in pairs]) if pairs else []
    seen = dict(zip(pairs, looks, strict=True))
    for shot, same in groupby(prospects, key=lambda prospect: prospect.shot):  # DZ-222: from one opening or another
        _, unit, fires, target, _ = (ways := list(same))[0]
        lines = [line_seen(eye, seen[eye, target.id], fires, target) for _, _, _, _, eye in ways]
        try:
            line = best_line(unit, fires, target, lines)
        except Illegal:
            continue
        yield Aim(shot, fires.dice, accuracy(fires, line, target), fires.energy, cover=covers(fires, line, target))


def aim_if_possible(state: State, shot: Shot) -> Aim | None:
    try:
        return aim(state, shot)
    except Illegal:
        return None


def shoot_candidates(state: State, rng: Random) -> Iterator[Order]:
    """Volleys in which each weapon takes some target it can hit."""
    if state.slot.shot or is_stopped(state):
        return
    if aims := possible_shots(state, shooters(state)):
        give = partial(give_shoot, judge=as_found(aims))
        yield from legal(state, give, (_some_volley(state, aims, rng) for _ in count()), in_vain=TRIES)


def as_found(aims: Sequence[Aim]) -> Judge:
    """Shots are judged by what was found of them; only what each leaves to the next is new."""
    found = {aim.shot: aim for aim in aims}

    def judge(state: State, shot: Shot, before: Sequence[Shot] = ()) -> Aim:
        firing(state, state.units[shot.unit], shot, before)
        return found[shot]

    return judge


def _some_volley(state: State, aims: Sequence[Aim], rng: Random) -> Shoot:
    shots: list[Shot] = []
    for unit, mount in dict.fromkeys((one.shot.unit, one.shot.mount) for one in aims):
        shot = rng.choice([one.shot for one in aims if (one.shot.unit, one.shot.mount) == (unit, mount)])
        if is_allowed(firing, state, state.units[unit], shot, shots):
            shots.append(shot)
    return Shoot(tuple(shots))


ORDERS: Final[Commands] = {Shoot: Command(give_shoot, shoot_candidates)}
