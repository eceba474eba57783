"""Leadership dice (TH-366): two dice for every roll of an attack or counter, and the lower counts."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Lead, Pass
from panzerkiste.games.tank_hunter.cards.effect_codes import Leadership
from panzerkiste.games.tank_hunter.events import Led
from panzerkiste.games.tank_hunter.fights.matrix import LEADABLE
from panzerkiste.games.tank_hunter.state import AskLeadership, LeadShooting, State, UnitInPlay
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    deck_of,
    go_on,
    seat_of,
    shooting_of,
    tell,
    unit_of,
)
from panzerkiste.games.tank_hunter.units.lines import exhaust, exhaust_commander, reveal


def lead_shooting(state: State, frame: LeadShooting) -> Stepped:
    """Asked once, before the first die. Where a hidden unit might lead, always: silence would betray it."""
    shooting = shooting_of(state)
    if shooting.kind not in LEADABLE or card_of(state, unit_of(state, shooting.attacker)).type != "AFV":
        return Step(state)
    seat = seat_of(shooting.attacker)
    possible = any(_might_lead(state, unit) for unit in state.players[seat].units)
    return Step(then(state, AskLeadership())) if possible or _ready_commanders(state, seat) else Step(state)


def _might_lead(state: State, unit: UnitInPlay) -> bool:
    """As far as everybody can see."""
    ready = unit.line == "front" and not unit.exhausted
    return ready and (unit.hidden or card_of(state, unit).abilities.leadership)


def _ready_commanders(state: State, seat: Seat) -> list[str]:
    records = deck_of(state).commanders
    return [
        commander.card
        for commander in state.players[seat].commanders
        if not commander.exhausted and isinstance(records[commander.card].effect, Leadership)
    ]


def leaders(state: State, frame: AskLeadership) -> Sequence[Action]:
    """TH-366: nobody, a ready Leadership unit in the front line, hidden or not, disabled or not, or a commander."""
    seat = seat_of(shooting_of(state).attacker)
    units = [
        unit.handle
        for unit in state.players[seat].units
        if unit.line == "front" and not unit.exhausted and card_of(state, unit).abilities.leadership
    ]
    return [Pass(), *(Lead(by) for by in units), *(Lead(by) for by in dict.fromkeys(_ready_commanders(state, seat)))]


def lead(state: State, frame: AskLeadership, action: Action) -> Stepped:
    if not isinstance(action, Lead):
        return Step(state)
    shooting = shooting_of(state)
    state, led = replace(state, shooting=replace(shooting, lead=True)), Led(shooting.attacker, action.by)
    if action.by in deck_of(state).commanders:
        return go_on(tell(state, led), lambda state: exhaust_commander(state, seat_of(shooting.attacker), action.by))
    step = reveal(state, action.by)
    return go_on(step, lambda state: tell(state, led), lambda state: exhaust(state, action.by))
