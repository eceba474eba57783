"""Declaring an attack (TH-101, TH-174 step 1, TH-175, TH-180 to TH-182, TH-221): who may attack whom, and how.

Long range (TH-285 to TH-290), paratroopers (TH-370) and charge (TH-310) are ways to attack and stand here too.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

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
from panzerkiste.games.tank_hunter.fights.matrix import MATRIX, most_shots, printed_value
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

_Way = tuple[AttackType, int, bool]  # kind, shots, charge
_Ways = Sequence[_Way]
_Stance = tuple[UnitType, Line]  # of the target
_NO_SPOTTER: Final = ("",)


def attacks(state: State, seat: Seat) -> list[DeclareAttack]:
    """TH-175: every attack the turn player may declare, own hidden attackers included (TH-080)."""
    own = [unit for unit in state.players[seat].units if may_shoot(unit)]
    if not own:
        return []
    targets = _targets(state, seat)
    dry_ways = _dry_ways_and_charges if state.options.charge else _dry_ways
    found = list[DeclareAttack]()
    for attacker in own:
        ways_against = dry_ways(state.options.deck, attacker.card, attacker.line)
        for target, stance, water in targets:
            ways = ways_against[stance]
            if water and ways:
                ways = _through_water(state, attacker, target, ways)
            for kind, shots, charge in ways:
                spotters = ("", *hidden_spotters(state, attacker)) if kind == "long_range" else _NO_SPOTTER
                for spotter in spotters:
                    found.append(DeclareAttack(attacker.handle, target.handle, kind, shots, charge, spotter))
    return found


def _targets(state: State, seat: Seat) -> list[tuple[UnitInPlay, _Stance, bool]]:
    """Whom this player may attack, what matters about them for that, and whether Water lies in between."""
    units = deck_of(state).units
    return [
        (target, (units[target.card].type, target.line), water_near(state, (seat, other)))
        for other in opponents(state, seat)
        for target in attackable(state, other)
    ]


def _through_water(state: State, attacker: UnitInPlay, target: UnitInPlay, ways: _Ways) -> _Ways:
    """What no Water between the two forbids."""
    possible, chargeable = kinds(state, attacker, target), may_charge(state, attacker, target)
    return [(kind, shots, charge) for kind, shots, charge in ways if kind in possible and (chargeable or not charge)]


@lru_cache(maxsize=1024)
def _dry_ways(deck: str, card: CardId, line: Line) -> dict[_Stance, _Ways]:
    """Every kind with every number of shots (TH-221) where no Water lies."""
    return {stance: _salvos(deck, card, line, stance) for stance in product(ALL_TYPES, LINES)}


def _salvos(deck: str, card: CardId, line: Line, target: _Stance) -> _Ways:
    unit = cards_of(deck).units[card]
    return tuple(
        (kind, shots, False)
        for kind in _dry_kinds(deck, card, line, *target)
        for shots in range(1, most_shots(unit, kind) + 1)
    )


@lru_cache(maxsize=1024)
def _dry_ways_and_charges(deck: str, card: CardId, line: Line) -> dict[_Stance, _Ways]:
    """TH-310: an anti-armour attack of an AFV on an AFV may be a charge."""
    dry_ways = _dry_ways(deck, card, line)
    if cards_of(deck).units[card].type != "AFV":
        return dry_ways
    return {stance: _with_charges(ways) if stance[0] == "AFV" else ways for stance, ways in dry_ways.items()}


def _with_charges(ways: _Ways) -> _Ways:
    both = (False, True)
    return tuple(
        (kind, shots, charge) for kind, shots, _ in ways for charge in both if not charge or kind == "anti_armour"
    )


def may_shoot(unit: UnitInPlay) -> bool:
    """TH-264, TH-302."""
    return not (unit.out_of_ammo or unit.pinned or unit.evaded)


def attackable(state: State, seat: Seat) -> list[UnitInPlay]:
    """TH-076, TH-367: revealed units of this player that are not protected by the Leadership shield."""
    player, units = state.players[seat], deck_of(state).units
    revealed = [unit for unit in player.units if not unit.hidden]
    if not revealed:
        return revealed
    shielded = [unit for unit in revealed if unit.line == "front" and units[unit.card].abilities.leadership]
    if not shielded or not shielding(state, player):
        return revealed
    return [unit for unit in revealed if unit not in shielded]


def shielding(state: State, player: Player) -> bool:
    """TH-367: does a unit without Leadership stand in the front line? A hidden one counts as such."""
    return any(
        unit.line == "front" and (unit.hidden or not card_of(state, unit).abilities.leadership) for unit in player.units
    )


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
    """The lines of the matrix for which the card has a value where no Water lies; from the rear line long range."""
    unit = cards_of(deck).units[card]
    if stand_opposed(unit, line, target_line):
        return tuple(cell.kind for cell in MATRIX[unit.type, target] if printed_value(unit, cell.kind) is not None)
    far = line == "rear" and target_line == "front" and unit.abilities.long_range  # TH-285
    return ("long_range",) if far else ()


def stand_opposed(card: cards.Unit, line: Line, target_line: Line) -> bool:
    """TH-101: both in their front lines; TH-370: a paratrooper in the rear line against a unit in a rear line."""
    return line == target_line and (line == "front" or card.abilities.paratroop)


def may_charge(state: State, attacker: UnitInPlay, target: UnitInPlay) -> bool:
    """TH-310: AFV against AFV, where the option is on and no river lies between."""
    if not state.options.charge or card_of(state, attacker).type != "AFV" or card_of(state, target).type != "AFV":
        return False
    pair = seat_of(attacker.handle), seat_of(target.handle)
    if not water_near(state, pair):
        return True
    ignored = state.players[pair[0]].ignored_water
    return not blocks_charge(state, pair, ignored, paratroop=target.line == "rear")


def hidden_spotters(state: State, attacker: UnitInPlay) -> list[Handle]:
    """TH-080: hidden Spying units that could be revealed for a long-range attack."""
    deck, player = deck_of(state), state.players[seat_of(attacker.handle)]
    return [
        unit.handle
        for unit in player.units
        if unit.hidden and unit.handle != attacker.handle and deck.units[unit.card].abilities.spying
    ]


def check_attack(state: State, seat: Seat, declared: DeclareAttack) -> None:
    """The first rule that this attack would break."""
    attacker, target = find(state, declared.attacker), find(state, declared.target)
    if attacker is None or seat_of(attacker.handle) != seat:
        raise Illegal("TH-175", "attacker", unit=declared.attacker)
    if attacker.disabled:
        raise Illegal("TH-264", "attack", unit=attacker.handle)
    if attacker.evaded:
        raise Illegal("TH-302", "attack", unit=attacker.handle)
    if target is None:
        raise Illegal("TH-175", "target", unit=declared.target)
    if seat_of(target.handle) == seat:
        raise Illegal("TH-182", unit=target.handle)
    if target.hidden:
        raise Illegal("TH-076", "target", unit=target.handle)
    if target not in attackable(state, seat_of(target.handle)):
        raise Illegal("TH-367", unit=target.handle)
    _check_kind(state, attacker, target, declared)
    _check_spotter(state, attacker, declared)


def _check_kind(state: State, attacker: UnitInPlay, target: UnitInPlay, declared: DeclareAttack) -> None:
    possible, card = kinds(state, attacker, target), card_of(state, attacker)
    if declared.kind not in possible:
        raise Illegal(*_why_not(state, attacker, target, declared.kind), unit=attacker.handle, kind=declared.kind)
    most = most_shots(card, declared.kind)
    if not 1 <= declared.shots <= most:
        raise Illegal("TH-221", most=most, have=declared.shots)
    if declared.charge and not (declared.kind == "anti_armour" and may_charge(state, attacker, target)):
        raise Illegal("TH-310" if state.options.charge else "TH-027")


def _why_not(state: State, attacker: UnitInPlay, target: UnitInPlay, kind: AttackType) -> tuple[str, str]:
    card, other = card_of(state, attacker), card_of(state, target)
    if kind == "long_range":
        return ("TH-285", "value") if card.abilities.long_range is None else ("TH-285", "line")
    if not stand_opposed(card, attacker.line, target.line):
        return "TH-092", "line"
    if kind not in {cell.kind for cell in MATRIX[card.type, other.type]}:
        return "TH-200", "kind"
    return ("TH-006", "") if printed_value(card, kind) is None else ("TH-175", "water")


def _check_spotter(state: State, attacker: UnitInPlay, declared: DeclareAttack) -> None:
    if not declared.spotter:
        return
    if declared.kind != "long_range" or declared.spotter not in hidden_spotters(state, attacker):
        raise Illegal("TH-080", "spotter", unit=declared.spotter)


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
