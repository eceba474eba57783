"""Counterattacks (TH-214, TH-230 to TH-239), by the target of an attack, in ambush, or after a failed scouting."""

from msgspec.structs import replace

from panzerkiste.games.tank_hunter.actions import Counter
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import CounterDeclared
from panzerkiste.games.tank_hunter.fights.matrix import cell, counter_kind, printed_value, salvos
from panzerkiste.games.tank_hunter.fights.reckoning import fitting
from panzerkiste.games.tank_hunter.fights.shooting import begin_shooting
from panzerkiste.games.tank_hunter.fights.water import blocked, ignored_by_attack
from panzerkiste.games.tank_hunter.state import Attack, Handle, InPlay, Shooting, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    deck_of,
    find,
    go_on,
    seat_of,
    tell,
    under_way,
    unit_of,
)
from panzerkiste.games.tank_hunter.units.lines import reveal


def able(
    state: State, unit: UnitInPlay, against: UnitInPlay, ignored: tuple[InPlay, ...] = (), *, paratroop: bool = False
) -> bool:
    """TH-236: not disabled, not evaded, with the value it needs, and no Water in between that forbids its type."""
    if unit.disabled or unit.evaded:
        return False
    card = card_of(state, unit)
    kind = counter_kind(card.type, card_of(state, against).type)
    if printed_value(card, kind) is None:
        return False
    return not blocked(state, (seat_of(unit.handle), seat_of(against.handle)), kind, ignored, paratroop=paratroop)


def able_to_answer(state: State, unit: UnitInPlay, attack: Attack) -> bool:
    """TH-236 for a counter to this attack, by its target or from an ambush (TH-360: Water it ignores)."""
    ignored = ignored_by_attack(state, attack)
    return able(state, unit, unit_of(state, attack.attacker), ignored, paratroop=attack.paratroop)


def may_counter(state: State, attack: Attack) -> bool:
    """TH-214, TH-235, TH-177: may the target of this attack counter it?"""
    attacker, target = find(state, attack.attacker), find(state, attack.target)
    if attack.counter_used or attacker is None or target is None or target.hidden or target.escaped:
        return False
    card = card_of(state, target)
    if cell(attack.kind, card_of(state, attacker).type, card.type).counter == "never":
        return False
    return not (card.abilities.no_turret and _forbidden(state, attack)) and able_to_answer(state, target, attack)


def _forbidden(state: State, attack: Attack) -> bool:
    """Flank Attack: a target without a turret may not counter."""
    played = fitting(deck_of(state), attack.modifiers, attack.kind)
    return any(effect.no_counter_vs_no_turret for _, effect in played)


def counters(state: State, unit: UnitInPlay, against: Handle) -> list[Counter]:
    """TH-221: the counter with every number of shots the unit has for it."""
    card = card_of(state, unit)
    kind = counter_kind(card.type, card_of(state, unit_of(state, against)).type)
    return [Counter(unit.handle, shots) for shots in salvos(card, kind)]


def counter_attack(state: State, counter: Counter) -> Stepped:
    """TH-233: the target, or the unit that lay in ambush, shoots at the attacker."""
    attack = under_way(state)
    state = replace(state, attack=replace(attack, counter_used=True))
    return _begin(state, counter_shots(state, attack, counter))


def counter_shots(state: State, attack: Attack, counter: Counter) -> Shooting:
    return Shooting(
        counter.unit,
        attack.attacker,
        _kind(state, counter.unit, attack.attacker),
        counter.shots,
        counter=True,
        charge=attack.charge,
        paratroop=attack.paratroop,
        ignores=ignored_by_attack(state, attack),
    )


def ambushed(state: State, unit: Handle, shots: int) -> Stepped:
    """The hidden unit is revealed and counters first; this is the only counter to the attack."""
    return go_on(reveal(state, unit), lambda state: counter_attack(state, Counter(unit, shots)))


def counter_scouting(state: State, counter: Counter) -> Stepped:
    """TH-110, TH-111: the unit, revealed first if need be, shoots at the scouting unit."""
    assert state.scouting is not None, "nobody is scouting"
    scout = state.scouting.unit
    kind = _kind(state, counter.unit, scout)
    shooting = Shooting(counter.unit, scout, kind, counter.shots, counter=True)
    return go_on(reveal(state, counter.unit), lambda state: _begin(state, shooting))


def _kind(state: State, unit: Handle, against: Handle) -> AttackType:
    return counter_kind(card_of(state, unit_of(state, unit)).type, card_of(state, unit_of(state, against)).type)


def _begin(state: State, shooting: Shooting) -> Stepped:
    told = CounterDeclared(shooting.attacker, shooting.target, shooting.kind, shooting.shots)
    return tell(begin_shooting(state, shooting), told)
