"""What a card can be played on (TH-128, TH-129): every legal aim, in the order of TH-138."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import (
    LINES,
    AttackTarget,
    EventTarget,
    PlayerTarget,
    RollTarget,
    UnitTarget,
    Who,
)
from panzerkiste.games.tank_hunter.effects.effect import EffectCard
from panzerkiste.games.tank_hunter.event_cards.lying import events_in_play
from panzerkiste.games.tank_hunter.state import Aim, Attack, Player, Shooting, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import card_of, clockwise, deck_of, in_order, opponents, seat_of, unit_of

AS_IT_IS: Final = (Aim(),)  # all there is to aim at is under way, or clear
_FACES: Final = {"yes": (False,), "no": (True,), "any": (False, True)}  # whether a unit that fits is hidden
_LINES: Final = {"front": ("front",), "rear": ("rear",), "any": LINES}


def nothing(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """For cards that leave nothing to choose."""
    return AS_IT_IS


def units(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    target = card.target
    assert isinstance(target, UnitTarget)
    fitting = [unit.handle for unit in targets(state, seat, target) if card.id not in unit.attachments]  # TH-131
    counts = range(target.min, target.max + 1)
    return [Aim(units=chosen) for count in counts for chosen in combinations(fitting, count)] if fitting else ()


def targets(state: State, seat: Seat, target: UnitTarget) -> list[UnitInPlay]:
    """The units that fit. No deck has a card that asks of another's hidden unit more than its back shows."""
    return [
        unit
        for owner in owners(state, seat, target.who)
        for unit in in_order(state.players[owner])
        if _lies_as_wanted(unit, target) and _is_as_wanted(state, unit, target)
    ]


def might_be_units(state: State, seat: Seat, card: EffectCard) -> bool:
    """TH-125: are there units that fit, as far as everybody can see? Every hidden one might be of the type wanted."""
    target, fitting = card.target, 0
    assert isinstance(target, UnitTarget)
    for owner in owners(state, seat, target.who):
        for unit in state.players[owner].units:
            fitting += _might_fit(state, unit, target) and card.id not in unit.attachments
            if fitting == target.min:
                return True
    return False


def _might_fit(state: State, unit: UnitInPlay, target: UnitTarget) -> bool:
    if not _lies_as_wanted(unit, target):
        return False
    return _is_marked_as_wanted(unit, target) if unit.hidden else _is_as_wanted(state, unit, target)


def owners(state: State, seat: Seat, who: Who) -> Sequence[Seat]:
    match who:
        case "own":
            return (seat,)
        case "enemy":
            return opponents(state, seat)
        case "turn_player":
            return (state.turn_player,)
        case "any" | "all":
            return clockwise(state, seat)


def _lies_as_wanted(unit: UnitInPlay, target: UnitTarget) -> bool:
    return unit.hidden in _FACES[target.revealed] and unit.line in _LINES[target.line]


def _is_as_wanted(state: State, unit: UnitInPlay, target: UnitTarget) -> bool:
    if not _is_marked_as_wanted(unit, target):
        return False
    card = card_of(state, unit)
    return card.type in target.types and (target.needs != "anti_armour" or card.anti_armour is not None)


def _is_marked_as_wanted(unit: UnitInPlay, target: UnitTarget) -> bool:
    match target.needs:
        case "out_of_ammo":
            return unit.out_of_ammo
        case "any_marker":
            return unit.disabled
        case "not_rolled_attack":
            return not unit.rolled_attack
        case "anti_armour" | None:
            return True


def players(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """TH-132: a card that stays lies only once in front of the same player."""
    target, table = card.target, state.players
    assert isinstance(target, PlayerTarget)
    return [
        Aim(player=other)
        for other in owners(state, seat, target.who)
        if card.id not in table[other].staying and _has_needed(table[other], target)
    ]


def _has_needed(player: Player, target: PlayerTarget) -> bool:
    match target.needs:
        case "hidden_unit":
            return any(unit.hidden for unit in player.units)
        case "card_in_hand":
            return bool(player.hand)
        case "front_unit":
            return any(unit.line == "front" for unit in player.units)
        case None:
            return True


def attack(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """The attack or counter under way, if it is one that the card names."""
    target, under_way = card.target, state.shooting or state.attack
    assert isinstance(target, AttackTarget)
    if under_way is None or not _concerns(seat, under_way, target):
        return ()
    attacker = unit_of(state, under_way.attacker)
    if target.attack_types and under_way.kind not in target.attack_types:
        return ()
    if target.attacker_types and card_of(state, attacker).type not in target.attacker_types:
        return ()
    return AS_IT_IS if target.attacker_line in (None, attacker.line) else ()


def roll(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    """The roll just made."""
    target = card.target
    assert isinstance(target, RollTarget)
    return AS_IT_IS if state.shooting is not None and _concerns(seat, state.shooting, target) else ()


def _concerns(seat: Seat, under_way: Attack | Shooting, target: AttackTarget | RollTarget) -> bool:
    if (seat_of(under_way.attacker) == seat) != (target.who == "own"):
        return False
    return target.against is None or seat_of(under_way.target) == seat


def events(state: State, seat: Seat, card: EffectCard) -> Sequence[Aim]:
    target = card.target
    assert isinstance(target, EventTarget)
    cards = deck_of(state).events
    return [
        Aim(event=lying)
        for lying in events_in_play(state, seat)
        if target.needs is None or target.needs in cards[lying.card].tags
    ]
