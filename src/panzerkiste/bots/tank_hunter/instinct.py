"""A quick answer to any question: what looks best at once. Low levels play by it, and all levels imagine with it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from panzerkiste.bots.tank_hunter.drafting import card_worth
from panzerkiste.bots.tank_hunter.judgement import EVENT, Temper, standing
from panzerkiste.bots.tank_hunter.odds import attack_value, chance, counter_value, hits, shooting_value
from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter import actions
from panzerkiste.games.tank_hunter.cards.cards import Unit
from panzerkiste.games.tank_hunter.cards.effect_codes import (
    AirStrike,
    Ambush,
    AmmoStrike,
    AntiAirMod,
    AttachMod,
    AttackMod,
    CancelAttack,
    ClearMarkers,
    Conceal,
    DrawUnits,
    Escape,
    ExtraAction,
    HandAttack,
    Mine,
    MoveRear,
    Redirect,
    Reroll,
    Resupply,
    RevealEnemy,
    ScoutMod,
    SupplyMod,
    Water,
)
from panzerkiste.games.tank_hunter.fights.counterattack import able
from panzerkiste.games.tank_hunter.fights.matrix import counter_kind
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.fights.values import hand_limit, scout_number, total
from panzerkiste.games.tank_hunter.state import Aim, Place, Shooting, State
from panzerkiste.games.tank_hunter.state.table import card_of, deck_of, find, opponents, seat_of, unit_of

UNLIKELY = 0.12  # what an event must bring to be played at once
POINTS = 30.0  # of the score, for what drafting counts as 1


def best_at_sight(state: State, seat: Seat, options: Sequence[Any], temper: Temper, rng: Random) -> Any:
    """The answer that looks best; among equals, any."""
    return max(options, key=lambda action: (appeal(state, seat, action, temper), rng.random()))


def appeal(state: State, seat: Seat, action: Any, temper: Temper) -> float:
    """What an answer seems to bring, in points, against doing nothing."""
    match action:
        case actions.DeclareAttack():
            return attack_value(state, action, temper)
        case actions.Scout(unit, opponent):
            return _scouting(state, unit, opponent, temper)
        case actions.Wait():
            return EVENT if len(state.players[seat].hand) < hand_limit(state, seat) else 0.1
        case actions.Play(card, on):
            return _event(state, seat, card, on, temper) - UNLIKELY
        case actions.Command(card, on):
            return _effect(state, seat, deck_of(state).commanders[card].effect, on, temper)
        case actions.UseAbility(unit, ability):
            return -0.1 if ability == "amphibian" else -0.05
        case actions.Counter(unit, shots):
            return _counter(state, unit, shots, temper)
        case actions.Lead():
            return 0.2
        case actions.Evade():
            return 0.5
        case actions.Expose(units):
            return sum(1.0 + (unit_of(state, unit).line == "front") for unit in units)
        case actions.FireAntiAir(unit):
            return chance(deck_of(state).units[unit_of(state, unit).card].abilities.anti_air or 0)
        case actions.Discard(cards) | actions.Relieve(cards):
            return _parting(state, seat, action, cards)
        case actions.Advance(unit):
            return _advance(state, seat, unit)
        case actions.Pick(card):
            return card_worth(deck_of(state), card)
        case Place(_, rear):
            return sum(_behind(deck_of(state).units[card]) for card in rear)
        case actions.TakeKind(kind):
            return _retaken(state, kind, temper)
        case actions.Reveal() | actions.Resign():
            return -100.0
        case _:  # to pass, to end, to leave things as they are
            return 0.0


def _behind(card: Unit) -> float:
    """What it brings to put a unit in the rear line: guns shoot from there, the others only hide."""
    able = card.abilities
    if able.long_range:
        return 0.5
    return 0.2 if able.anti_air or (able.spying and not able.scout) else -0.2


def _scouting(state: State, scout: str, opponent: Seat, temper: Temper) -> float:
    unit = unit_of(state, scout)
    success = chance(total(scout_number(state, unit, ())))
    hidden = sum(other.hidden for other in state.players[opponent].units)
    guns = sum(other.line == "front" and not other.disabled for other in state.players[opponent].units)
    found = success * min(hidden, 2.5) * 0.45
    return found - (1 - success) * min(1.0, guns / 2) * 0.5 * card_of(state, unit).points * (0.3 + temper.own)


def _counter(state: State, handle: str, shots: int, temper: Temper) -> float:
    attacked = state.attack.attacker if state.attack else state.scouting.unit if state.scouting else ""
    if find(state, attacked) is None:
        return 0.0
    kind = counter_kind(card_of(state, unit_of(state, handle)).type, card_of(state, unit_of(state, attacked)).type)
    shooting = Shooting(handle, attacked, kind, shots, counter=True, charge=bool(state.attack and state.attack.charge))
    return shooting_value(state, shooting, temper)


def _retaken(state: State, kind: Any, temper: Temper) -> float:
    attack = state.attack
    assert attack is not None
    return shooting_value(state, Shooting(attack.attacker, attack.target, kind, attack.shots), temper)


def _parting(state: State, seat: Seat, action: Any, cards: tuple[str, ...]) -> float:
    deck = deck_of(state)
    cost = POINTS * sum(card_worth(deck, card) for card in cards)
    if isinstance(action, actions.Relieve):
        return 0.7 * card_of(state, unit_of(state, action.unit)).points - cost
    mine = any(card in state.players[seat].hand for card in cards)
    return -cost if mine else cost


def _advance(state: State, seat: Seat, handle: str) -> float:
    unit, card = unit_of(state, handle), card_of(state, unit_of(state, handle))
    front = sum(other.line == "front" for other in state.players[seat].units)
    useful = card.abilities.long_range or card.abilities.anti_air or card.abilities.transport or card.abilities.pulling
    return 0.3 - 0.1 * front if not unit.disabled and not useful else -0.2


def _event(state: State, seat: Seat, card: str, on: Aim, temper: Temper) -> float:
    return _effect(state, seat, deck_of(state).events[card].effect, on, temper)


def _effect(state: State, seat: Seat, effect: Any, on: Aim, temper: Temper) -> float:
    """What a card seems to bring now. Better a late card than a wasted one."""
    match effect:
        case AirStrike(hit_le, result):
            return hit_le / 6 * _points(state, seat, on, temper) * (1.0 if result == "destroy" else 0.5)
        case AmmoStrike(le):
            return le / 6 * 0.4 * _points(state, seat, on, temper)
        case Resupply() | ClearMarkers():
            return sum(0.5 * card_of(state, unit_of(state, unit)).points for unit in on.units)
        case ExtraAction():
            return 0.8
        case DrawUnits(count):
            return 1.5 * count
        case RevealEnemy(count):
            return 0.4 * count if not any(True for _ in _prey(state, seat)) else 0.1
        case AttackMod() | Reroll() | CancelAttack() | Redirect() | Escape() | Ambush() | Mine():
            return _reaction(state, seat, effect, on, temper)
        case AttachMod() | Conceal():
            return 0.15 * sum(card_of(state, unit_of(state, unit)).points for unit in on.units)
        case MoveRear():
            return sum(0.1 * card_of(state, unit_of(state, unit)).points for unit in on.units) - 0.3
        case HandAttack() | SupplyMod() | Water():
            return 0.45 if on.player != seat else -1.0
        case ScoutMod() | AntiAirMod():
            return 0.3
        case _:
            return 0.2


def _points(state: State, seat: Seat, on: Aim, temper: Temper) -> float:
    deck = deck_of(state)
    found = [unit for handle in on.units if (unit := find(state, handle)) and seat_of(handle) != seat]
    return sum(temper.prey * standing(unit, deck.units[unit.card]) for unit in found)


def _prey(state: State, seat: Seat) -> list[str]:
    return [
        unit.handle
        for other in opponents(state, seat)
        for unit in state.players[other].units
        if not unit.hidden and unit.line == "front"
    ]


def _reaction(state: State, seat: Seat, effect: Any, on: Aim, temper: Temper) -> float:
    """Cards played into a shooting: as good as the chance they turn, times what is at stake."""
    shooting = state.shooting or _as_shooting(state)
    if shooting is None or find(state, shooting.target) is None or find(state, shooting.attacker) is None:
        return 0.0
    mine, number = seat_of(shooting.attacker) == seat, reckon(state, shooting).number
    stake = card_of(state, unit_of(state, shooting.target)).points * (temper.prey + temper.own)
    likely = hits(number, shooting.shots or 1)
    match effect:
        case AttackMod(tn, attack_value):
            turned = hits(number + tn + attack_value, shooting.shots or 1) - likely
            return stake * (turned if mine else -turned)
        case Reroll():
            hit = bool(shooting.dice) and min(shooting.dice) <= number
            return stake * (chance(number) if mine and not hit else 1 - chance(number) if not mine and hit else 0.0)
        case Escape():
            return stake
        case Ambush():
            return _ambush(state, on, temper) + 0.3 * likely * stake
        case Mine(hit_le):
            return hit_le / 6 * card_of(state, unit_of(state, shooting.attacker)).points * temper.prey + 0.2 * stake
        case _:  # cancelled, or turned to another target
            return likely * stake * (0.8 if not mine else -1.0)


def _as_shooting(state: State) -> Shooting | None:
    attack = state.attack
    return Shooting(attack.attacker, attack.target, attack.kind, attack.shots, charge=attack.charge) if attack else None


def _ambush(state: State, on: Aim, temper: Temper) -> float:
    attack = state.attack
    if attack is None or not on.units or find(state, attack.attacker) is None:
        return 0.0
    unit, attacker = unit_of(state, on.units[0]), unit_of(state, attack.attacker)
    if not able(state, unit, attacker):
        return 0.0
    back = Shooting(attack.attacker, unit.handle, attack.kind, 1)
    return counter_value(state, back) * card_of(state, attacker).points * temper.prey
