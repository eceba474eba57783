"""Drafting: what a card is worth before the battle.

Fitted to the results of games between computer players. A unit's points are what the others gain by destroying it, so
that cheap infantry which is hard to hit is worth more than the heaviest tank: beginners learn that late.
"""

from panzerkiste.games.tank_hunter.cards.cards import CardId, Unit
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.cards.effect_codes import (
    AirStrike,
    Ambush,
    AttackMod,
    AttackType,
    CancelAttack,
    DrawUnits,
    Escape,
    ExtraAction,
    HandAttack,
    Reroll,
)

COMMANDER = 0.1
EVENTS = {
    AirStrike: 0.07, DrawUnits: 0.07, ExtraAction: 0.06, Escape: 0.06, CancelAttack: 0.05, Ambush: 0.05, Reroll: 0.05,
    AttackMod: 0.04, HandAttack: 0.03,
}  # fmt: skip
ORDINARY = 0.03
UNIT = -0.3  # so much a unit must be good for before it beats an event


def card_worth(deck: Cards, card: CardId) -> float:
    """What it is worth to have a card at the start."""
    if unit := deck.units.get(card):
        return unit_worth(unit)
    if event := deck.events.get(card):
        return EVENTS.get(type(event.effect), ORDINARY)
    return COMMANDER


def unit_worth(unit: Unit) -> float:
    return UNIT + sum(terms(unit).values())


def terms(unit: Unit) -> dict[str, float]:
    """What a unit is worth, by what makes it so."""
    return {
        "defence": unit.defence * (0.05 if unit.type == "AFV" else 0.16),
        "supply": 0.02 * unit.supply,
        **{str(kind): worth for kind, worth in strikes(unit).items()},
        "scout": 0.02 * (unit.abilities.scout or 0),
        "leads": 0.22 * unit.abilities.leadership,
        "points": -0.025 * unit.points,
    }


def edge(unit: Unit, other: Unit) -> str:
    """What a unit has over another one most of all; nothing where it has nothing."""
    mine, theirs = terms(unit), terms(other)
    most = max(mine, key=lambda term: mine[term] - theirs[term])
    return most if mine[most] > theirs[most] else "none"


def strikes(unit: Unit) -> dict[AttackType, float]:
    """What each kind of attack is worth that a unit makes well enough for drafting to count it."""
    long_range, shots = unit.abilities.long_range, unit.shots
    return {
        "anti_armour": 0.02 * (unit.anti_armour or 0) * (1 + 0.8 * (shots.anti_armour - 1)),
        "grenade": 0.02 * (unit.non_aa or 0),
        "gunfight": 0.05 * (unit.gun or 0),
        "suicide": 0.045 * (unit.suicide or 0),
        "long_range": 0.07 * (long_range or 0) * shots.long_range,
    }


def printed_worth(deck: Cards, card: CardId) -> float:
    """What a beginner sees in a card: the biggest tanks are the best."""
    return float(deck.units[card].points) if card in deck.units else 2.0
