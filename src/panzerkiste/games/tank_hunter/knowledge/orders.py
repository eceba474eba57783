"""Standing orders (TH-125): what a player has settled beforehand, so that nobody waits for an answer that is known.

Of several orders that fit, the last one given holds. An order answers only with what is legal; where nothing it
wants is on offer, the player is asked.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from msgspec import Struct

from panzerkiste.engine.game import Offer
from panzerkiste.games.tank_hunter.actions import (
    Action,
    Command,
    Counter,
    Evade,
    FireAntiAir,
    Lead,
    Pass,
    Play,
)
from panzerkiste.games.tank_hunter.cards.cards import CardId, WindowKind
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.state import AskWindow, Handle, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import seat_of


class PassOrder(Struct, frozen=True, tag=True, gc=False):
    """Pass in windows of this kind: always, in my own turn or in others', or unless my units are under fire."""

    window: WindowKind
    when: Literal["always", "own_turn", "others_turn", "unless_concerned"] = "always"


class KeepOrder(Struct, frozen=True, tag=True, gc=False):
    """Do not ask me about this card: I keep it. In a window where I could use nothing else, I pass."""

    card: CardId
    window: WindowKind | None = None  # None: in every window


class PlayOrder(Struct, frozen=True, tag=True, gc=False):
    """Use this card as soon as it can be used, if my unit at stake is worth so many points."""

    card: CardId
    worth: int = 0


class CounterOrder(Struct, frozen=True, tag=True, gc=False):
    """Always counter, with all shots, or never; with this unit, or (no handle) with any."""

    how: Literal["always", "never"]
    unit: Handle = ""


class EvadeOrder(Struct, frozen=True, tag=True, gc=False):
    """Always evade or never; with this unit, or (no handle) with any."""

    how: Literal["always", "never"]
    unit: Handle = ""


class AntiAirOrder(Struct, frozen=True, tag=True, gc=False):
    """Always fire at aircraft, revealed units first, or never."""

    how: Literal["always", "never"]


class LeadOrder(Struct, frozen=True, tag=True, gc=False):
    """Always lead, with what is revealed first, or never."""

    how: Literal["always", "never"]


class StepOrder(Struct, frozen=True, tag=True, gc=False):
    """Leave out a step before the turn."""

    step: Literal["rearrange", "advance", "relief"]


class OnlyOrder(Struct, frozen=True, tag=True, gc=False):
    """Where a question has only one answer, give it."""


StandingOrder = (
    PassOrder | KeepOrder | PlayOrder | CounterOrder | EvadeOrder | AntiAirOrder | LeadOrder | StepOrder | OnlyOrder
)


def obey(view: View, offer: Offer[Action], orders: Sequence[StandingOrder]) -> Action | None:
    if not offer.actions:
        return None
    answers = (_answer(view, offer, order) for order in reversed(orders))
    answer = next((answer for answer in answers if answer is not None), None)
    return answer or _kept(view, offer, orders)


def _answer(view: View, offer: Offer[Action], order: StandingOrder) -> Action | None:
    match order:
        case PassOrder(window, when):
            return Pass() if _window(view, offer) == window and _holds(view, when) else None
        case PlayOrder():
            return _played(view, offer, order)
        case CounterOrder(how, unit) if offer.ask in ("counter", "scout_counter"):
            return _countered(offer, how, unit)
        case EvadeOrder(how, unit) if offer.ask == "evade" and view.shooting and unit in ("", view.shooting.target):
            return Evade() if how == "always" else Pass()
        case AntiAirOrder(how) if offer.ask == "anti_air":
            return _first(view, offer, FireAntiAir) if how == "always" else Pass()
        case LeadOrder(how) if offer.ask == "leadership":
            return _first(view, offer, Lead) if how == "always" else Pass()
        case StepOrder(step) if offer.ask == step:
            return Pass()
        case OnlyOrder() if len(offer.actions) == 1 and not offer.space and offer.ask:
            return offer.actions[0]
        case KeepOrder() | CounterOrder() | EvadeOrder() | AntiAirOrder() | LeadOrder() | StepOrder() | OnlyOrder():
            return None
        case _ as other:
            assert_never(other)


def _window(view: View, offer: Offer[Action]) -> WindowKind | None:
    """The kind of the window in which the seat is asked."""
    question = view.pending[-1] if view.pending else None
    return question.kind if offer.ask == "window" and isinstance(question, AskWindow) else None


def _holds(view: View, when: str) -> bool:
    match when:
        case "own_turn":
            return view.seat == view.turn_player
        case "others_turn":
            return view.seat != view.turn_player
        case "unless_concerned":
            return not _concerned(view)
    return True


def _stakes(view: View) -> Iterable[UnitInPlay]:
    """The own units that what is under way is about."""
    fights = [fight for fight in (view.attack, view.shooting) if fight]
    handles = {handle for fight in fights for handle in (fight.attacker, fight.target)}
    handles |= {view.strike.target} if view.strike else set()
    return (unit for unit in view.players[view.seat].units if unit.handle in handles)


def _concerned(view: View) -> bool:
    """Is one of the own units attacked or bombed, or is the seat scouted?"""
    targets = [fight.target for fight in (view.attack, view.shooting, view.strike) if fight]
    scouted = view.scouting is not None and view.scouting.opponent == view.seat
    return scouted or any(seat_of(target) == view.seat for target in targets)


def _kept(view: View, offer: Offer[Action], orders: Sequence[StandingOrder]) -> Action | None:
    """A window in which only kept cards could be used is passed."""
    window = _window(view, offer)
    kept = {order.card for order in orders if isinstance(order, KeepOrder) and order.window in (None, window)}
    if window is None or not kept:
        return None
    used = [action for action in offer.actions if not isinstance(action, Pass)]
    return Pass() if all(isinstance(a, Play | Command) and a.card in kept for a in used) else None


def _played(view: View, offer: Offer[Action], order: PlayOrder) -> Action | None:
    if _window(view, offer) is None:
        return None
    units = cards_of(view.options.deck).units
    if order.worth and not any(units[unit.card].points >= order.worth for unit in _stakes(view)):
        return None
    fitting = (a for a in offer.actions if isinstance(a, Play | Command) and a.card == order.card)
    return next(fitting, None)


def _countered(offer: Offer[Action], how: str, unit: Handle) -> Action | None:
    counters = [a for a in offer.actions if isinstance(a, Counter) and unit in ("", a.unit)]
    if how == "always":
        return max(counters, key=lambda counter: counter.shots, default=None)
    return Pass() if counters or not unit else None


def _first(view: View, offer: Offer[Action], kind: type[FireAntiAir] | type[Lead]) -> Action | None:
    """The first of these answers for which nothing need be revealed, or else the first."""
    found = [action for action in offer.actions if isinstance(action, kind)]
    hidden = {unit.handle for unit in view.players[view.seat].units if unit.hidden}
    return min(found, key=lambda a: (a.unit if isinstance(a, FireAntiAir) else a.by) in hidden, default=None)
