"""What a moment of Tank Hunter is worth to a seat: its chance to win.

Every player's prospects are summed up from what lies before them; chances are in the ratio of their exponentials.
The weights were fitted to the results of games between computer players (bench/tank_hunter_judgement.py).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, tanh
from typing import Final, NamedTuple

import msgspec

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import Unit
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.state import Player, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import deck_of


class Temper(NamedTuple):
    """How a player weighs what may be won against what may be lost."""

    prey: float = 1.0  # points in the score pile
    own: float = 0.45  # a unit of one's own that still stands, per point printed on it


BALANCED: Final = Temper()
CAUTIOUS: Final = Temper(own=0.5)
RECKLESS: Final = Temper(own=0.4)

EVENT: Final = 0.5  # an event in hand, in points
HIDDEN: Final = 1.15  # a unit that cannot be attacked yet
DISABLED: Final = 0.45  # a unit that cannot shoot
FULL_HAND: Final = 3  # TH-140: what is held beyond it will be thrown away


def standing(unit: UnitInPlay, card: Unit) -> float:
    """What a unit is still good for, in points."""
    value = float(card.points) * (HIDDEN if unit.hidden else 1.0)
    return value * DISABLED if unit.disabled else value


def features_of_unit(unit: UnitInPlay, card: Unit) -> dict[str, float]:
    """What counts about a unit; one that cannot shoot has little left."""
    if unit.disabled:
        return {"disabled": 1, "disabled_points": card.points, "disabled_defence": card.defence}
    able, afv = card.abilities, card.type == "AFV"
    found = {
        "able": 1,
        "points": card.points,
        "anti_armour": card.anti_armour or 0,
        "anti_armour_more_shots": (card.anti_armour or 0) * (card.shots.anti_armour - 1),
        "grenade": card.non_aa or 0,
        "armour": card.defence if afv else 0,
        "agility": 0 if afv else card.defence,
        "supply": card.supply,
        "suicide": card.suicide or 0,
        "gun": card.gun or 0,
        "scout": able.scout or 0,
        "long_range": (able.long_range or 0) * card.shots.long_range,
        "anti_air": able.anti_air or 0,
        "evade": able.evade or 0,
        "leadership": able.leadership,
        "no_turret": able.no_turret,
        "rear": unit.line == "rear",
        "hidden": unit.hidden,
        "hidden_points": card.points if unit.hidden else 0,
    }
    return {name: float(value) for name, value in found.items() if value}


def features_of_player(player: Player, deck: Cards) -> dict[str, float]:
    """What counts about a player beside units and score."""
    found = {
        "hand": float(min(len(player.hand), FULL_HAND)),
        "commanders": float(len(player.commanders)),
        "last_unit": float(len(player.units) == 1),
        "no_unit": float(not player.units),
    }
    for card in player.hand:
        kind = f"event_{type(deck.events[card].effect).__name__}"
        found[kind] = found.get(kind, 0.0) + 1
    return found


class Stage(NamedTuple):
    """How far the game has gone: what a lead counts for depends on it."""

    gone: float  # part of the event deck
    fewest: int  # units of whoever has the fewest
    bombed: bool  # TH-161: the next Carpet Bombing is the last


def stage(state: State) -> Stage:
    whole = sum(deck_of(state).copies[card] for card in deck_of(state).events)
    fewest = min(len(player.units) for player in state.players if not player.eliminated)
    return Stage(1 - state.event_deck.size / whole, fewest, state.bombings >= 2)


def features_of_score(score: int, lead: int, at: Stage) -> dict[str, float]:
    ahead = tanh(lead / 2) / 2
    return {
        "score": score,
        "score_gone": score * at.gone,
        "score_few": score / (1 + at.fewest),
        "ahead": ahead,
        "ahead_few": ahead / (1 + at.fewest),
        "ahead_bombed": ahead * at.bombed,
    }


@cache
def weights() -> Mapping[str, float]:
    text = (files("panzerkiste.bots.tank_hunter") / "judgement.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, float])


def scores(state: State) -> list[int]:
    units = deck_of(state).units
    return [sum(units[card].points for card in player.score) for player in state.players]


def lead(points: Sequence[int], seat: Seat) -> int:
    return points[seat] - max(other for at, other in enumerate(points) if at != seat)


def chance_to_win(state: State, seat: Seat, strikes: Sequence[float], temper: Temper) -> float:
    """The seat's chance to win, where *strikes* is what each player's best attack would bring, in points."""
    if state.result:
        return state.result.share(seat)
    points, at = scores(state), stage(state)
    prospects = [
        _prospects(state, other, points, at, strikes[other], temper.own / BALANCED.own if other == seat else 1.0)
        for other in range(len(state.players))
    ]
    highest = max(prospects)
    likely = [exp(value - highest) for value in prospects]
    return likely[seat] / sum(likely)


def _prospects(state: State, seat: Seat, points: Sequence[int], at: Stage, strike: float, care: float) -> float:
    weigh, player = weights(), state.players[seat]
    value = sum(
        weigh.get(name, 0.0) * amount
        for name, amount in features_of_score(points[seat], lead(points, seat), at).items()
    )
    if player.eliminated:
        return value
    deck = deck_of(state)
    forces = sum(_strength(unit, deck.units[unit.card]) for unit in player.units)
    value += sum(weigh.get(name, 0.0) * amount for name, amount in features_of_player(player, deck).items())
    return value + care * forces + weigh["strike_now" if seat == state.turn_player else "strike_later"] * strike


_KNOWN: Final = dict[tuple[Unit, bool, bool, str], float]()


def _strength(unit: UnitInPlay, card: Unit) -> float:
    key = card, unit.hidden, unit.disabled, unit.line
    if (found := _KNOWN.get(key)) is None:
        weigh = weights()
        found = sum(weigh.get(name, 0.0) * amount for name, amount in features_of_unit(unit, card).items())
        _KNOWN[key] = found
    return found
