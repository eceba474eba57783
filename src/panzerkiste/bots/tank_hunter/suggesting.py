"""What the strongest player would consider, the best first, each with its reason and its chance to win.

What looks best at once is followed to the end of the turn, in several worlds that could be the true one.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.bots.tank_hunter.drafting import edge, strikes
from panzerkiste.bots.tank_hunter.foresight import prospects
from panzerkiste.bots.tank_hunter.instinct import appeal
from panzerkiste.bots.tank_hunter.judgement import BALANCED
from panzerkiste.bots.tank_hunter.odds import attack_shooting, chance, counter_value, hits, is_countered
from panzerkiste.engine.game import Line
from panzerkiste.engine.illegal import Fact
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import actions
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.fights.matrix import printed_value
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.fights.values import scout_number, total
from panzerkiste.games.tank_hunter.state import Place, State
from panzerkiste.games.tank_hunter.state.table import card_of, deck_of, unit_of

PLACED: Final = 24  # placements and the like, where there are too many to list
WIDTH: Final = 8  # answers that are followed
WORLDS: Final = 12  # in which they are
AT_SIGHT: Final = frozenset({"draft", "place", "rearrange", "place_drawn"})  # too far from the end of any turn

BEFORE_ACTION: Final = frozenset({"rearrange", "advance", "relief"})  # TH-062 to TH-064
ABOUT: Final[dict[type, str]] = {
    actions.Advance: "advance", actions.Command: "card", actions.Counter: "counter", actions.Discard: "discard",
    actions.EndActions: "pass", actions.Evade: "evade", actions.Expose: "expose", actions.FireAntiAir: "anti_air",
    actions.Lead: "lead", actions.Pass: "pass", actions.Rearrange: "rearrange", actions.Relieve: "relieve",
    actions.Wait: "wait", Place: "place",
}  # fmt: skip


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    state: State = known.imagine()
    play = known.game.play
    options = play.candidates(state, known.seat, known.rng, PLACED) if known.offer.space else known.offer.actions
    ranked = sorted(options, key=lambda action: -appeal(state, known.seat, action, BALANCED))
    asked = [action for action in also if action not in known.offer.asides]
    best = [*dict.fromkeys((*ranked[:WIDTH], *asked))]
    chances = None if known.offer.ask in AT_SIGHT else prospects(known, best, BALANCED, WORLDS)
    if chances is None:
        named = [*dict.fromkeys((*ranked[:count], *asked))]
        return [
            Suggestion(action, _why(known, state, action, rival), None, _places(action))
            for action, rival in zip_longest(named, named[1:])
        ]
    found = sorted(zip(best, chances, strict=True), key=lambda one: -one[1])
    wanted = [one for place, one in enumerate(found) if place < count or one[0] in asked]
    return [Suggestion(action, _why(known, state, action), likely, _places(action)) for action, likely in wanted]


def _why(known: Knowledge, state: State, action: Any, rival: Any = None) -> Line:
    match action:
        case actions.DeclareAttack():
            return Line("tank-hunter-suggest-attack", _attack(state, action))
        case actions.Scout(unit, opponent):
            success = chance(total(scout_number(state, unit_of(state, unit), ())))
            hidden = sum(other.hidden for other in state.players[opponent].units)
            return Line("tank-hunter-suggest-scout", {"chance": round(100 * success), "hidden": hidden})
        case actions.Play(card):
            return Line("tank-hunter-suggest-pick", _picked(deck_of(state), card, ""))
        case actions.Pick(card):
            against = rival.card if isinstance(rival, actions.Pick) else ""
            return Line("tank-hunter-suggest-pick", _picked(deck_of(state), card, against))
        case actions.UseAbility(_, ability):
            return _about(ability)
        case actions.Pass() if known.offer.ask in BEFORE_ACTION:
            return _about("onward")
        case _:
            return _about(ABOUT.get(type(action), "other"))


def _attack(state: State, attack: actions.DeclareAttack) -> dict[str, Fact]:
    """What the dice need, what is to be won, and how likely the target strikes back with success."""
    shooting, target = attack_shooting(state, attack), unit_of(state, attack.target)
    needs = reckon(state, shooting).number
    back = counter_value(state, shooting) if is_countered(state, attack) else 0.0
    return {
        "chance": round(100 * hits(needs, attack.shots)),
        "number": max(0, min(6, needs)),
        "shots": attack.shots,
        "points": card_of(state, target).points,
        "counter": round(100 * back),
    }


def _picked(deck: Cards, card: CardId, rival: CardId) -> dict[str, Fact]:
    """What the card brings, as drafting counts it, and what puts it before the next best."""
    unit, other = deck.units.get(card), deck.units.get(rival)
    if unit is None:
        event = deck.events.get(card)
        effect = type(event.effect).__struct_config__.tag if event else None
        return {"about": "event" if event else "commander", "effect": str(effect or "")}
    worth = strikes(unit)
    kind = max(worth, key=worth.__getitem__)
    return {
        "about": "unit",
        "type": unit.type,
        "defence": unit.defence,
        "kind": kind if worth[kind] else "none",
        "number": printed_value(unit, kind) or 0,
        "leads": "yes" if unit.abilities.leadership else "no",
        "points": unit.points,
        "edge": edge(unit, other) if other else "none",
    }


def _about(about: str) -> Line:
    return Line("tank-hunter-suggest", {"about": about})


def _places(action: Any) -> tuple[str, ...]:
    """Units by their handles, cards by their ids."""
    match action:
        case actions.DeclareAttack(attacker, target):
            return attacker, target
        case actions.Scout(unit) | actions.Counter(unit) | actions.Advance(unit) | actions.FireAntiAir(unit):
            return (unit,)
        case actions.Play(card, on) | actions.Command(card, on):
            return card, *on.units
        case actions.Pick(card):
            return (card,)
        case actions.Expose(units):
            return units
        case actions.Discard(cards):
            return cards
        case _:
            return ()
