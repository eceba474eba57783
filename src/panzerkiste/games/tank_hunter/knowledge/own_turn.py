"""The own turn at a glance: all that can be done in it, with odds, and why the rest cannot be."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.tank_hunter.actions import Action, DeclareAttack, Pass, Scout
from panzerkiste.games.tank_hunter.contract import apply, decision, default, offer
from panzerkiste.games.tank_hunter.fights.attack import attack_shots
from panzerkiste.games.tank_hunter.fights.declaration import attacker_breach, attacks, check_target, declare
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.fights.scouting import check_scout, scouts
from panzerkiste.games.tank_hunter.fights.values import scout_number, succeeds, total
from panzerkiste.games.tank_hunter.knowledge.foresight import foresee, usual_answers
from panzerkiste.games.tank_hunter.knowledge.imagining import imagine
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.state import (
    AdvanceUnit,
    AskWindow,
    Handle,
    PayRelief,
    RearrangeHidden,
    State,
    TakeAction,
)
from panzerkiste.games.tank_hunter.state.table import card_of, opponents, unit_of

DIE: Final = range(1, 7)
_STEPS: Final = (RearrangeHidden, AdvanceUnit, PayRelief)
_FORESEEN: Final = 2  # attacks per unit that are played through to the end: each takes milliseconds


class TryTurn(Struct, frozen=True, tag=True, gc=False):
    """What can I do in this turn, also while a step before it is asked for?"""


class Option(Struct, frozen=True, gc=False):
    """An attack, its target number, the dice that hit, and how likely one does; None: not told."""

    attack: DeclareAttack
    number: int | None
    hits: tuple[int, ...]
    chance: str | None


class Prospect(Struct, frozen=True, gc=False):
    """What an attack may bring and cost, as fractions, if the other counters and evades and nobody plays a card."""

    option: Option
    destroyed: str
    pinned: str
    lost: str  # the attacker, to a counter
    emptied: str  # the attacker is out of ammo afterwards
    countered: bool
    promises: Literal["destroyed", "pinned"]  # TH-200: a grenade that cannot destroy still pins


class Barred(Struct, frozen=True, gc=False):
    """Why one unit cannot attack another at all."""

    attacker: Handle
    target: Handle
    why: Refusal


class Idle(Struct, frozen=True, gc=False):
    """Why an own unit cannot attack anybody."""

    unit: Handle
    why: Refusal


class ScoutOption(Struct, frozen=True, gc=False):
    scout: Scout
    number: int | None
    chance: str | None


class TurnAdvice(Struct, frozen=True, tag=True, gc=False):
    """*best* are a few attacks of each unit, those first that bring the most points; *options* are all.

    *later* is what else can be done in this turn once what is asked now has been declined.
    """

    options: tuple[Option, ...]
    best: tuple[Prospect, ...]
    barred: tuple[Barred, ...]
    idle: tuple[Idle, ...]
    scouts: tuple[ScoutOption, ...]
    no_scout: tuple[Idle, ...]  # units with a scouting value, where nobody can scout
    later: tuple[Action, ...]


def hitting(number: int) -> tuple[int, ...]:
    return tuple(die for die in DIE if succeeds(die, number))


def in_own_turn(view: View) -> bool:
    """Is the seat asked for its action, for a step before it (TH-061 to TH-064), or in the open moment before it?"""
    if view.seat != view.turn_player or not view.pending:
        return False
    frame = view.pending[-1]
    if isinstance(frame, AskWindow):
        return frame.kind == "open" and frame.asked == view.seat and view.actions > 0
    return isinstance(frame, (TakeAction, *_STEPS))


def action_to_come(view: View) -> State:
    """Some world that fits the view, at the own action: nothing is done before it, and nobody plays anything."""
    return _walk(view)[-1]


def turn_advice(view: View) -> TurnAdvice:
    walked = _walk(view)
    state, seat = walked[-1], view.seat
    options = tuple(_option(state, seat, attack) for attack in attacks(state, seat))
    found = tuple(_scout_option(state, scout) for scout in scouts(state, seat))
    return TurnAdvice(
        options,
        _best(state, seat, options),
        tuple(_barred(state, seat, {(one.attack.attacker, one.attack.target) for one in options})),
        tuple(_idle(state, seat)),
        found,
        () if found else tuple(_no_scout(state, seat)),
        tuple(_later(walked, seat)),
    )


def _walk(view: View) -> list[State]:
    """From what is asked now to the own action."""
    if not in_own_turn(view):
        raise Illegal("TH-401", "not_asked")
    states = [imagine(view, Random(0))]
    while not isinstance(states[-1].pending[-1], TakeAction):
        owed = decision(states[-1])
        assert owed is not None, "an action comes"
        asked = owed.seats[0]
        answer = Pass() if asked == CHANCE else default(states[-1], asked)
        states.append(apply(states[-1], asked, answer).state)
    return states


def _later(walked: list[State], seat: Seat) -> Iterator[Action]:
    """Attacks and scouting are told with their odds."""
    for state in walked[1:]:
        if isinstance(state.pending[-1], (TakeAction, *_STEPS)):
            told = (Pass, DeclareAttack, Scout)
            yield from (action for action in offer(state, seat).actions if not isinstance(action, told))


def _option(state: State, seat: Seat, attack: DeclareAttack) -> Option:
    declared = declare(state, seat, attack).state  # what may come after it changes no number
    assert declared.attack is not None
    number = reckon(declared, attack_shots(declared, declared.attack)).number
    hits = hitting(number)
    return Option(attack, number, hits, str(Fraction(len(hits), len(DIE))))


def _best(state: State, seat: Seat, options: tuple[Option, ...]) -> tuple[Prospect, ...]:
    """TH-166: points decide, so what counts is what a unit is worth and how likely it falls. Each pair once."""
    promising = [option for unit in state.players[seat].units for option in _promising(state, options, unit.handle)]
    prospects = [_prospect(state, seat, option) for option in promising]
    ranked = sorted(prospects, key=lambda prospect: _worth(state, prospect))
    pairs = {(one.option.attack.attacker, one.option.attack.target): one for one in ranked}
    return tuple(sorted(pairs.values(), key=lambda prospect: _worth(state, prospect), reverse=True))


def _promising(state: State, options: tuple[Option, ...], attacker: Handle) -> list[Option]:
    """With all shots and without a charge, on the targets from which the most points can be expected."""
    own = [one for one in options if one.attack.attacker == attacker and one.hits and _is_plain(one.attack)]
    ways = {(one.attack.target, one.attack.kind): one for one in sorted(own, key=lambda one: one.attack.shots)}
    return sorted(ways.values(), key=lambda one: _points(state, one.attack.target) * len(one.hits))[-_FORESEEN:]


def _is_plain(attack: DeclareAttack) -> bool:
    return not attack.charge and not attack.spotter


def _prospect(state: State, seat: Seat, option: Option) -> Prospect:
    declared = apply(state, seat, option.attack).state
    ends = foresee(declared, option.attack.attacker, usual_answers(counter=True, evade=True, leader=""))

    def chance(word: str) -> Fraction:
        return sum((chance for happened, chance in ends.items() if word in happened), Fraction(0))

    destroyed = chance("destroyed")
    return Prospect(
        option,
        destroyed=str(destroyed),
        pinned=str(chance("pinned")),
        lost=str(chance("attacker_destroyed")),
        emptied=str(chance("attacker_out_of_ammo")),
        countered=chance("countered") > 0,
        promises="pinned" if option.attack.kind == "grenade" and not destroyed else "destroyed",
    )


def _worth(state: State, prospect: Prospect) -> tuple[Fraction, Fraction]:
    """The points to be expected; what only pins comes after what destroys."""
    attack = prospect.option.attack
    gain = Fraction(prospect.destroyed) * _points(state, attack.target)
    loss = Fraction(prospect.lost) * _points(state, attack.attacker)
    return gain - loss, Fraction(prospect.pinned)


def _points(state: State, unit: Handle) -> int:
    return card_of(state, unit_of(state, unit)).points


def _barred(state: State, seat: Seat, possible: set[tuple[Handle, Handle]]) -> Iterator[Barred]:
    able = [unit for unit in state.players[seat].units if attacker_breach(unit) is None]
    targets = [unit for other in opponents(state, seat) for unit in state.players[other].units]
    for own in able:
        for target in targets:
            if (own.handle, target.handle) in possible:
                continue
            try:
                check_target(state, seat, own.handle, target.handle)
            except Illegal as illegal:
                yield Barred(own.handle, target.handle, illegal.refusal)


def _idle(state: State, seat: Seat) -> Iterator[Idle]:
    for unit in state.players[seat].units:
        if breach := attacker_breach(unit):
            yield Idle(unit.handle, Illegal(*breach, unit=unit.handle).refusal)


def _scout_option(state: State, scout: Scout) -> ScoutOption:
    number = total(scout_number(state, unit_of(state, scout.unit), ()))
    return ScoutOption(scout, number, str(Fraction(len(hitting(number)), len(DIE))))


def _no_scout(state: State, seat: Seat) -> Iterator[Idle]:
    """TH-105, TH-106: why those who could scout cannot."""
    for unit in state.players[seat].units:
        if card_of(state, unit).abilities.scout is None:
            continue
        try:
            check_scout(state, seat, Scout(unit.handle, opponents(state, seat)[0]))
        except Illegal as illegal:
            yield Idle(unit.handle, illegal.refusal)
