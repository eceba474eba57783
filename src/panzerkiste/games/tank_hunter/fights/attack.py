"""Attack procedure (TH-145, TH-146, TH-174, TH-177 to TH-179): what happens to an attack once it is declared."""

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import TakeKind
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import AttackCancelled, AttackFizzled, AttackRedirected
from panzerkiste.games.tank_hunter.fights.counterattack import may_counter
from panzerkiste.games.tank_hunter.fights.declaration import attackable, attacker_breach, kinds, may_be_charge
from panzerkiste.games.tank_hunter.fights.matrix import most_shots
from panzerkiste.games.tank_hunter.fights.shooting import begin_shooting
from panzerkiste.games.tank_hunter.fights.water import ignored_by_attack
from panzerkiste.games.tank_hunter.state import (
    AnswerAttack,
    AnswerFailedAttack,
    AskCounter,
    Attack,
    CarryOutAttack,
    ChooseKind,
    EndAttack,
    Handle,
    Shooting,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, card_of, find, tell, under_way, unit_of

# What cards in the `declare` window do to it.


def modified(state: State, card: CardId) -> State:
    """TH-408: a card is played on the attack in `declare`, on the counter in `counter`."""
    if state.shooting:
        shooting = replace(state.shooting, modifiers=(*state.shooting.modifiers, card))
        return replace(state, shooting=shooting)
    attack = under_way(state)
    return replace(state, attack=replace(attack, modifiers=(*attack.modifiers, card)))


def cancelled(state: State) -> Stepped:
    """TH-145: the attack ends without dice and without a counter."""
    attack = under_way(state)
    return tell(replace(state, attack=replace(attack, cancelled=True)), AttackCancelled(attack.attacker))


def redirections(state: State, seat: Seat) -> list[Handle]:
    """TH-146: this player's other units that the attacker could legally have chosen."""
    attack = under_way(state)
    attacker = unit_of(state, attack.attacker)
    return [
        unit.handle
        for unit in attackable(state, seat)
        if unit.handle != attack.target
        and unit.line == attack.target_line
        and _kinds_after_redirect(state, attack, attacker, unit)
    ]


def _kinds_after_redirect(state: State, attack: Attack, attacker: UnitInPlay, target: UnitInPlay) -> list[AttackType]:
    """A long-range attack stays one, any other stays none (TH-371)."""
    far = attack.kind == "long_range"
    return [kind for kind in kinds(state, attacker, target) if (kind == "long_range") == far]


def redirected(state: State, target: Handle) -> Stepped:
    """TH-146: the attack goes on against another unit; grenade or trample is chosen again."""
    attack = under_way(state)
    possible = _kinds_after_redirect(state, attack, unit_of(state, attack.attacker), unit_of(state, target))
    state = replace(state, attack=replace(attack, target=target, kind=possible[0]))
    return Step(then(state, ChooseKind())) if len(possible) > 1 else take_kind(state, TakeKind(possible[0]))


def redirect_kinds(state: State) -> list[TakeKind]:
    attack = under_way(state)
    attacker, target = unit_of(state, attack.attacker), unit_of(state, attack.target)
    return [TakeKind(kind) for kind in _kinds_after_redirect(state, attack, attacker, target)]


def take_kind(state: State, taken: TakeKind) -> Stepped:
    attack = under_way(state)
    card, other = card_of(state, unit_of(state, attack.attacker)), card_of(state, unit_of(state, attack.target))
    attack = replace(
        attack,
        kind=taken.kind,
        shots=min(attack.shots, most_shots(card, taken.kind)),
        charge=attack.charge and may_be_charge(card.type, other.type, taken.kind),
    )
    told = AttackRedirected(attack.attacker, attack.target, attack.kind, attack.shots, attack.charge)
    return tell(replace(state, attack=attack), told)


# The steps after the declaration.


def stands(state: State, attack: Attack) -> bool:
    """TH-177: may the attack still be carried out?"""
    attacker, target = find(state, attack.attacker), find(state, attack.target)
    if attacker is None or target is None or attack.cancelled:
        return False
    if attacker.hidden or attacker.line != attack.line or attacker.escaped or attacker_breach(attacker):
        return False
    return not target.hidden and target.line == attack.target_line and not target.escaped


def counter_comes_first(state: State, attack: Attack) -> bool:
    """TH-200: every attack on a GUN is answered first, except long range; so is a charge (TH-311)."""
    if attack.kind == "long_range":
        return False
    return attack.charge or card_of(state, unit_of(state, attack.target)).type == "GUN"


def answer_attack(state: State, frame: AnswerAttack) -> Stepped:
    """TH-174, step 3."""
    attack = under_way(state)
    if attack.cancelled:
        return Step(state)
    if not stands(state, attack):
        return tell(state, AttackFizzled(attack.attacker))
    if counter_comes_first(state, attack) and may_counter(state, attack):
        return Step(then(state, AskCounter(), CarryOutAttack()))
    return _begin(state, attack)


def carry_out_attack(state: State, frame: CarryOutAttack) -> Stepped:
    """TH-174, step 4. TH-237: a first counter that succeeded has left no attack that stands."""
    attack = under_way(state)
    if not stands(state, attack):
        return tell(state, AttackFizzled(attack.attacker))
    return _begin(state, attack)


def _begin(state: State, attack: Attack) -> Stepped:
    return Step(begin_shooting(then(state, AnswerFailedAttack()), attack_shots(state, attack)))


def attack_shots(state: State, attack: Attack) -> Shooting:
    """TH-146: everything after the `declare` window reads what the attack has become."""
    return Shooting(
        attack.attacker,
        attack.target,
        attack.kind,
        attack.shots,
        charge=attack.charge,
        paratroop=attack.paratroop,
        modifiers=attack.modifiers,
        ignores=ignored_by_attack(state, attack),
    )


def answer_failed_attack(state: State, frame: AnswerFailedAttack) -> Stepped:
    """TH-174, step 6. TH-235, TH-313: one counter at most, and none after one that could have come first."""
    attack = under_way(state)
    if attack.hit or find(state, attack.target) is None or counter_comes_first(state, attack):
        return Step(state)
    return Step(then(state, AskCounter())) if may_counter(state, attack) else Step(state)


def end_attack(state: State, frame: EndAttack) -> Stepped:
    return Step(replace(state, attack=None))
