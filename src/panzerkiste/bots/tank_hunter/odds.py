"""Quick odds of a shooting: what it brings and what it may cost. Windows and what others hold are left out."""

from typing import Any

from msgspec.structs import replace

from panzerkiste.bots.tank_hunter.judgement import Temper
from panzerkiste.games.tank_hunter.actions import DeclareAttack
from panzerkiste.games.tank_hunter.fights.counterattack import able
from panzerkiste.games.tank_hunter.fights.matrix import Cell, cell, counter_kind, most_shots
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.fights.values import supply
from panzerkiste.games.tank_hunter.state import Shooting, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import card_of, unit_of

PINNED = 0.4  # of a unit's points: what pinning it brings


def chance(number: int) -> float:
    """TH-173: that a die is no higher than the target number."""
    return max(0, min(6, number)) / 6


def hits(number: int, shots: int) -> float:
    """That at least one of the shots hits."""
    return 1 - (1 - chance(number)) ** shots


def runs_dry(state: State, unit: UnitInPlay, shots: int) -> float:
    """TH-260: that some die reaches the supply value."""
    return 1 - (min(6, supply(state, unit) - 1) / 6) ** shots


def shooting_value(state: State, shooting: Shooting, temper: Temper) -> float:
    """What the shots bring on average, less the ammunition they may cost."""
    shooter, target = unit_of(state, shooting.attacker), unit_of(state, shooting.target)
    points, success = card_of(state, target).points, hits(reckon(state, shooting).number, shooting.shots)
    pins = shooting.kind == "grenade" and not target.pinned
    prize = points * (PINNED if pins and shooting.shots == 1 else temper.prey + temper.own)
    dry = runs_dry(state, shooter, shooting.shots) * (0.3 + 0.5 * temper.own * card_of(state, shooter).points)
    return success * prize - (0.0 if shooter.out_of_ammo else dry)


class Odds:
    """What attacks bring, each reckoned once as long as nothing about the two units changes."""

    def __init__(self, temper: Temper) -> None:
        self._temper = temper
        self._known = dict[Any, float]()

    def attack(self, state: State, attack: DeclareAttack) -> float:
        attacker, target = unit_of(state, attack.attacker), unit_of(state, attack.target)
        waters = state.players[attacker.owner].staying, state.players[target.owner].staying
        key = attacker, target, attack.kind, attack.shots, attack.charge, waters
        if (found := self._known.get(key)) is None:
            found = self._known[key] = max(0.0, attack_value(state, attack, self._temper))
        return found


def attack_value(state: State, attack: DeclareAttack, temper: Temper) -> float:
    """What an attack brings on average, the counter included."""
    attacker, shooting = unit_of(state, attack.attacker), attack_shooting(state, attack)
    bring = shooting_value(state, shooting, temper)
    if not is_countered(state, attack):
        return bring
    answer = counter_value(state, shooting)
    if _line(state, attack).counter == "before" or attack.charge:
        return (1 - answer) * bring - answer * _loss(state, attacker, temper)
    failure = 1 - hits(reckon(state, shooting).number, shooting.shots)
    return bring - failure * answer * _loss(state, attacker, temper)


def attack_shooting(state: State, attack: DeclareAttack) -> Shooting:
    """The shots of an attack as it is declared."""
    attacker, target = unit_of(state, attack.attacker), unit_of(state, attack.target)
    return Shooting(
        attack.attacker,
        attack.target,
        attack.kind,
        attack.shots,
        charge=attack.charge,
        paratroop=attack.kind != "long_range" and target.line == "rear",
        ignores=state.players[attacker.owner].ignored_water,
    )


def is_countered(state: State, attack: DeclareAttack) -> bool:
    """TH-231: may the target strike back?"""
    attacker, target = unit_of(state, attack.attacker), unit_of(state, attack.target)
    if _line(state, attack).counter == "never":
        return False
    shooting = attack_shooting(state, attack)
    return able(state, target, attacker, shooting.ignores, paratroop=shooting.paratroop)


def _line(state: State, attack: DeclareAttack) -> Cell:
    attacker, target = unit_of(state, attack.attacker), unit_of(state, attack.target)
    return cell(attack.kind, card_of(state, attacker).type, card_of(state, target).type)


def counter_value(state: State, shooting: Shooting) -> float:
    """How likely the target strikes back with success, with all its shots."""
    shooter, target = card_of(state, unit_of(state, shooting.attacker)), card_of(state, unit_of(state, shooting.target))
    kind = counter_kind(target.type, shooter.type)
    back = replace(
        shooting,
        attacker=shooting.target,
        target=shooting.attacker,
        kind=kind,
        shots=most_shots(target, kind),
        counter=True,
    )
    return hits(reckon(state, back).number, back.shots)


def _loss(state: State, unit: UnitInPlay, temper: Temper) -> float:
    """What it costs to lose a unit: its points go to somebody else."""
    return card_of(state, unit).points * (0.6 + temper.own)
