"""Declaring an attack (TH-101, TH-174 step 1, TH-175, TH-180 to TH-182, TH-221): who may attack whom, and how.

Long range (TH-285 to TH-290), paratroopers (TH-370) and charge (TH-310) are ways to attack and stand here too.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, get_args

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import DeclareAttack
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import ALL_TYPES, LINES, CardId, Line, UnitType
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import AttackDeclared
from panzerkiste.games.tank_hunter.fights.matrix import MATRIX, most_shots, printed_value, salvos
from panzerkiste.games.tank_hunter.fights.water import blocked, blocks_charge, water_near
from panzerkiste.games.tank_hunter.state import (
    AnswerAttack,
    Attack,
    EndAttack,
    Handle,
    OpenWindow,
    Player,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    deck_of,
    find,
    go_on,
    opponents,
    seat_of,
    unit_of,
)
from panzerkiste.games.tank_hunter.units.lines import reveal

_Breach = tuple[str, str]  # the rule, and the way it is broken
_Way = tuple[AttackType, int, bool]  # kind, shots, charge
_Ways = Sequence[_Way]
_Stance = tuple[UnitType, Line]  # of the target
_KINDS: Final[tuple[AttackType, ...]] = get_args(AttackType)
_NO_SPOTTER: Final = ("",)


def attacks(state: State, seat: Seat) -> list[DeclareAttack]:
    """TH-175: every attack that ``check_attack`` does not refuse, own hidden attackers included (TH-080)."""
    own = [unit for unit in state.players[seat].units if attacker_breach(unit) is None]
    if not own:
        return []
    targets, charges = _targets(state, seat), _charges(state)
    found = list[DeclareAttack]()
    for attacker in own:
        ways_against = _dry_ways(state.options.deck, attacker.card, attacker.line, charges)
        for target, stance, water in targets:
            ways = ways_against[stance]
            if water and ways:
                ways = _through_water(state, attacker, target, ways)
            for kind, shots, charge in ways:
                for spotter in _spotters(state, attacker, kind):
                    found.append(DeclareAttack(attacker.handle, target.handle, kind, shots, charge, spotter))
    return found


def _targets(state: State, seat: Seat) -> list[tuple[UnitInPlay, _Stance, bool]]:
    """Whom this player may attack, what matters about them for that, and whether Water lies in between."""
    units = deck_of(state).units
    return [
        (target, (units[target.card].type, target.line), water)
        for other in opponents(state, seat)
        for water in (water_near(state, (seat, other)),)
        for target in attackable(state, other)
    ]


def _through_water(state: State, attacker: UnitInPlay, target: UnitInPlay, ways: _Ways) -> _Ways:
    possible, chargeable = kinds(state, attacker, target), not _stops_charge(state, attacker, target)
    return [(kind, shots, charge) for kind, shots, charge in ways if kind in possible and (chargeable or not charge)]


@lru_cache(maxsize=2048)
def _dry_ways(deck: str, card: CardId, line: Line, charges: tuple[bool, ...]) -> dict[_Stance, _Ways]:
    """Every kind with every number of shots, as a charge or not, where no Water lies."""
    unit = cards_of(deck).units[card]
    return {
        target: tuple(
            (kind, shots, charge)
            for kind in _dry_kinds(deck, card, line, *target)
            for shots in salvos(unit, kind)
            for charge in charges
            if not charge or may_be_charge(unit.type, target[0], kind)
        )
        for target in product(ALL_TYPES, LINES)
    }


# What an attack is judged by, each question once: the list above and the refusals below both ask these.


def attacker_breach(unit: UnitInPlay) -> _Breach | None:
    """TH-264, TH-302: why this unit cannot attack."""
    if unit.out_of_ammo or unit.pinned:
        return "TH-264", "attack"
    return ("TH-302", "attack") if unit.evaded else None


def attackable(state: State, seat: Seat) -> list[UnitInPlay]:
    """TH-076, TH-367: the revealed units of this player, less those that are shielded."""
    player, units = state.players[seat], deck_of(state).units
    return [unit for unit in player.units if not unit.hidden and not _shielded(units, player, unit)]


def _shielded(units: dict[CardId, cards.Unit], player: Player, unit: UnitInPlay) -> bool:
    """TH-367: a Leadership unit in front, while one without stands there too. A hidden one counts as such."""
    if unit.line != "front" or not units[unit.card].abilities.leadership:
        return False
    front = [other for other in player.units if other.line == "front"]
    return any(other.hidden or not units[other.card].abilities.leadership for other in front)


def kinds(state: State, attacker: UnitInPlay, target: UnitInPlay) -> Sequence[AttackType]:
    """The ways one unit may attack another where they stand: matrix, value (TH-006) and Water."""
    deck = state.options.deck
    found = _dry_kinds(deck, attacker.card, attacker.line, cards_of(deck).units[target.card].type, target.line)
    if not found:
        return found
    pair = seat_of(attacker.handle), seat_of(target.handle)
    if not water_near(state, pair):
        return found
    ignored, paratroop = state.players[pair[0]].ignored_water, target.line == "rear"
    return [kind for kind in found if not blocked(state, pair, kind, ignored, paratroop=paratroop)]


@lru_cache(maxsize=8192)
def _dry_kinds(deck: str, card: CardId, line: Line, target: UnitType, target_line: Line) -> tuple[AttackType, ...]:
    unit = cards_of(deck).units[card]
    return tuple(kind for kind in _KINDS if _kind_breach(unit, line, (target, target_line), kind) is None)


def _kind_breach(card: cards.Unit, line: Line, target: _Stance, kind: AttackType) -> _Breach | None:
    """Why a unit cannot attack in this way where no Water lies: lines, matrix, value."""
    other, other_line = target
    if kind == "long_range" and card.abilities.long_range is None:
        return "TH-285", "value"
    if kind == "long_range":
        return None if line == "rear" and other_line == "front" else ("TH-285", "line")
    if not _stand_opposed(card, line, other_line):
        return "TH-092", "line"
    if kind not in {cell.kind for cell in MATRIX[card.type, other]}:
        return "TH-200", "kind"
    return ("TH-006", "") if printed_value(card, kind) is None else None


def _stand_opposed(card: cards.Unit, line: Line, target_line: Line) -> bool:
    """TH-101: both in their front lines; TH-370: a paratrooper in the rear line against a unit in a rear line."""
    return line == target_line and (line == "front" or card.abilities.paratroop)


def _charges(state: State) -> tuple[bool, ...]:
    """TH-027: without the option, no attack is a charge."""
    return (False, True) if state.options.charge else (False,)


def may_be_charge(attacker: UnitType, target: UnitType, kind: AttackType) -> bool:
    """TH-310: an anti-armour attack of an AFV on an AFV."""
    return attacker == target == "AFV" and kind == "anti_armour"


def _stops_charge(state: State, attacker: UnitInPlay, target: UnitInPlay) -> bool:
    """TH-310: does a river lie between?"""
    pair = seat_of(attacker.handle), seat_of(target.handle)
    return blocks_charge(state, pair, state.players[pair[0]].ignored_water, paratroop=target.line == "rear")


def _spotters(state: State, attacker: UnitInPlay, kind: AttackType) -> Sequence[Handle]:
    """TH-080: nobody, or for a long-range attack a hidden Spying unit that is revealed for it."""
    if kind != "long_range":
        return _NO_SPOTTER
    units, own = deck_of(state).units, state.players[seat_of(attacker.handle)].units
    hidden = [unit for unit in own if unit.hidden and unit.handle != attacker.handle]
    return ("", *(unit.handle for unit in hidden if units[unit.card].abilities.spying))


# Declaring.


def check_attack(state: State, seat: Seat, declared: DeclareAttack) -> None:
    """The first rule that this attack would break."""
    attacker, target = _check_pair(state, seat, declared.attacker, declared.target)
    _check_way(state, attacker, target, declared)
    if declared.spotter not in _spotters(state, attacker, declared.kind):
        raise Illegal("TH-080", "spotter", unit=declared.spotter)


def check_target(state: State, seat: Seat, attacker: Handle, target: Handle) -> None:
    """The first rule that keeps the one from attacking the other in any way at all."""
    own, other = _check_pair(state, seat, attacker, target)
    if kinds(state, own, other):
        return
    card, stance = card_of(state, own), (card_of(state, other).type, other.line)
    fires_far = own.line == "rear" and card.abilities.long_range is not None
    tried: list[AttackType] = ["long_range"] if fires_far else [cell.kind for cell in MATRIX[card.type, stance[0]]]
    breaches = {kind: _kind_breach(card, own.line, stance, kind) or ("TH-175", "water") for kind in tried}
    kind = next((kind for kind, (rule, _) in breaches.items() if rule == "TH-175"), tried[0])
    raise Illegal(*breaches[kind], unit=own.handle, kind=kind)


def _check_pair(state: State, seat: Seat, attacker: Handle, target: Handle) -> tuple[UnitInPlay, UnitInPlay]:
    """Who attacks and who is attacked, however it is done."""
    own, other = find(state, attacker), find(state, target)
    if own is None or seat_of(own.handle) != seat:
        raise Illegal("TH-175", "attacker", unit=attacker)
    if breach := attacker_breach(own):
        raise Illegal(*breach, unit=own.handle)
    if other is None:
        raise Illegal("TH-175", "target", unit=target)
    if seat_of(other.handle) == seat:
        raise Illegal("TH-182", unit=other.handle)
    if other.hidden:
        raise Illegal("TH-076", "target", unit=other.handle)
    if _shielded(deck_of(state).units, state.players[seat_of(other.handle)], other):
        raise Illegal("TH-367", unit=other.handle)
    return own, other


def _check_way(state: State, attacker: UnitInPlay, target: UnitInPlay, declared: DeclareAttack) -> None:
    card, other, kind = card_of(state, attacker), card_of(state, target), declared.kind
    if kind not in kinds(state, attacker, target):
        breach = _kind_breach(card, attacker.line, (other.type, target.line), kind) or ("TH-175", "water")
        raise Illegal(*breach, unit=attacker.handle, kind=kind)
    if declared.shots not in salvos(card, kind):
        raise Illegal("TH-221", most=most_shots(card, kind), have=declared.shots)
    if declared.charge not in _charges(state):
        raise Illegal("TH-027")
    if declared.charge and (not may_be_charge(card.type, other.type, kind) or _stops_charge(state, attacker, target)):
        raise Illegal("TH-310")


def declare(state: State, seat: Seat, declared: DeclareAttack) -> Stepped:
    """TH-174, step 1."""
    check_attack(state, seat, declared)
    step = reveal(state, declared.attacker)
    if declared.spotter:
        step = go_on(step, lambda state: reveal(state, declared.spotter))
    state = forget_escapes(step.state)
    attacker, target = unit_of(state, declared.attacker), unit_of(state, declared.target)
    attack = Attack(
        declared.attacker,
        declared.target,
        declared.kind,
        declared.shots,
        declared.charge,
        attacker.line,
        target.line,
    )
    state = then(replace(state, attack=attack), OpenWindow("declare"), AnswerAttack(), EndAttack())
    told = AttackDeclared(attack.attacker, attack.target, attack.kind, attack.shots, attack.charge)
    return Step(state, (*step.told, Told(told)))


def forget_escapes(state: State) -> State:
    """TH-177: the flag `escaped` ends when the next attack or scouting is declared."""
    if not [unit for player in state.players for unit in player.units if unit.escaped]:
        return state
    players = tuple(
        replace(player, units=tuple(replace(unit, escaped=False) for unit in player.units)) for player in state.players
    )
    return replace(state, players=players)
