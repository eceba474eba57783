"""Drafting and placing: what a card is worth before the battle."""

from panzerkiste.games.tank_hunter.cards import CardId, Unit
from panzerkiste.games.tank_hunter.decks import Cards
from panzerkiste.games.tank_hunter.effect_codes import (
    AirStrike,
    Ambush,
    AttackMod,
    CancelAttack,
    DrawUnits,
    Escape,
    ExtraAction,
    HandAttack,
    Reroll,
)

COMMANDER = 2.2
EVENTS = {
    AirStrike: 2.2, DrawUnits: 2.4, ExtraAction: 2.0, Escape: 1.8, CancelAttack: 1.7, Ambush: 1.7, Reroll: 1.5,
    AttackMod: 1.3, HandAttack: 1.1,
}  # fmt: skip
ORDINARY = 1.0


def card_worth(deck: Cards, card: CardId) -> float:
    """What it is worth to have a card at the start."""
    if unit := deck.units.get(card):
        return unit_worth(unit)
    if event := deck.events.get(card):
        return EVENTS.get(type(event.effect), ORDINARY)
    return COMMANDER


def unit_worth(unit: Unit) -> float:
    """How well it strikes and stands; its own points are what the others gain by destroying it."""
    against_armour = (unit.anti_armour or unit.suicide or 0) * (1 + 0.4 * (unit.shots.anti_armour - 1))
    against_others = max(unit.non_aa or 0, unit.trample or 0, unit.gun or 0)
    stands = unit.defence * (1.0 if unit.type == "AFV" else 0.8)
    able = unit.abilities
    gifts = (
        0.5 * (able.scout or 0) + 0.9 * (able.long_range or 0) + 0.3 * (able.evade or 0) + 0.2 * (able.anti_air or 0)
    )
    gifts += 0.8 * able.leadership + 0.3 * able.spying + 0.4 * able.paratroop
    return 0.55 * against_armour + 0.3 * against_others + 0.6 * stands + 0.25 * unit.supply + gifts - 0.35 * unit.points
