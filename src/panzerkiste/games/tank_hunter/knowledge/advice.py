"""What a player may ask while choosing: answered from his view alone, by the rules themselves."""

from fractions import Fraction
from random import Random
from typing import Literal, assert_never

from msgspec import Struct

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.tank_hunter.actions import Action, Counter, DeclareAttack, Scout
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.contract import apply
from panzerkiste.games.tank_hunter.fights.attack import attack_shots, counter_comes_first
from panzerkiste.games.tank_hunter.fights.counterattack import counter_shots, may_counter
from panzerkiste.games.tank_hunter.fights.reckoning import Reckoning, reckon
from panzerkiste.games.tank_hunter.fights.scouting import check_scout
from panzerkiste.games.tank_hunter.fights.shooting import gone
from panzerkiste.games.tank_hunter.fights.values import Part, empties, scout_number, supply, total
from panzerkiste.games.tank_hunter.knowledge.foresight import Answers, Happenings, foresee, usual_answers
from panzerkiste.games.tank_hunter.knowledge.imagining import imagine
from panzerkiste.games.tank_hunter.knowledge.own_turn import (
    DIE,
    TryTurn,
    TurnAdvice,
    action_to_come,
    hitting,
    turn_advice,
)
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.state import (
    AnswerAttack,
    Attack,
    CarryOutAttack,
    Handle,
    Shooting,
    State,
)
from panzerkiste.games.tank_hunter.state.table import find, unit_of


class TryAttack(Struct, frozen=True, tag=True, gc=False):
    """What would this attack come to? Nobody plays a card; the other may counter and evade, or not."""

    attack: DeclareAttack
    counter: bool
    evade: bool
    leader: str  # a Leadership unit's handle or a commander's card; empty for none


class TryCounter(Struct, frozen=True, tag=True, gc=False):
    """What would this counter come to, and the attack after it?"""

    counter: Counter
    leader: str


class TryFight(Struct, frozen=True, tag=True, gc=False):
    """What will the attack under way come to, if nobody plays anything more?"""

    counter: bool
    evade: bool


class TryScout(Struct, frozen=True, tag=True, gc=False):
    scout: Scout


Query = TryAttack | TryTurn | TryCounter | TryFight | TryScout


class Chance(Struct, frozen=True, gc=False):
    """Something that may happen, and its exact chance as a fraction: destroyed, pinned, countered, …"""

    what: str
    chance: str


class Shots(Struct, frozen=True, gc=False):
    """The shots of one unit: the reckoning of their target number, and which dice hit and use up its ammunition."""

    unit: Handle
    kind: AttackType
    reckoning: Reckoning
    number: int
    hits: tuple[int, ...]
    empties: tuple[int, ...]


class FightAdvice(Struct, frozen=True, tag=True, gc=False):
    """Either why it is refused, or the shots, the counter to expect and when, and the chance of all that may happen.

    The shots are those that are to come: of a counter once it is declared, whatever the attack before it has rolled.
    """

    breach: Refusal | None
    shots: Shots | None
    counter: Shots | None
    when: Literal["before", "after", "never"]
    chances: tuple[Chance, ...]


class ScoutAdvice(Struct, frozen=True, tag=True, gc=False):
    breach: Refusal | None
    parts: tuple[Part, ...]
    number: int | None
    hits: tuple[int, ...]
    chance: str | None  # None: not told, as the number is


Advice = FightAdvice | TurnAdvice | ScoutAdvice


def advise(view: View, query: Query) -> Advice:
    match query:
        case TryAttack(attack, counter, evade, leader):
            answers = usual_answers(counter=counter, evade=evade, leader=leader)
            return _tried(action_to_come(view), view, attack, answers)
        case TryCounter(counter, leader):
            return _tried(_world(view), view, counter, usual_answers(counter=True, evade=True, leader=leader))
        case TryFight(counter, evade):
            return _fight(_world(view), usual_answers(counter=counter, evade=evade, leader=""))
        case TryTurn():
            return turn_advice(view)
        case TryScout(scout):
            return _try_scout(action_to_come(view), view, scout)
        case _ as other:
            assert_never(other)


def _world(view: View) -> State:
    """Some world that fits the view: what is asked here does not depend on what the seat cannot see."""
    return imagine(view, Random(0))


def _tried(state: State, view: View, action: Action, answers: Answers) -> FightAdvice:
    """The fight once this is declared, or why it cannot be."""
    try:
        declared = apply(state, view.seat, action).state
    except Illegal as illegal:
        return FightAdvice(illegal.refusal, None, None, "never", ())
    return _fight(declared, answers)


def _fight(state: State, answers: Answers) -> FightAdvice:
    attack, shooting = state.attack, state.shooting
    if attack is None:
        if state.scouting is None or shooting is None:
            raise Illegal("TH-401", "not_now")
        chances = _summed(foresee(state, state.scouting.unit, answers))
        return FightAdvice(None, _shots(state, shooting), None, "never", chances)
    chances = _summed(foresee(state, attack.attacker, answers))
    shots = shooting or _if_aimed(state, attack_shots(state, attack))
    counter, when = _counter(state, attack)
    return FightAdvice(None, _shots(state, shots), _shots(state, counter), when, chances)


def _summed(ends: dict[Happenings, Fraction]) -> tuple[Chance, ...]:
    """The chance of each happening; "nothing" is a fight in which none of them comes about."""
    words = sorted({word for happened in ends for word in happened})
    chances = [Chance(word, str(sum(chance for end, chance in ends.items() if word in end))) for word in words]
    return (*chances, Chance("nothing", str(ends.get(frozenset(), Fraction(0)))))


def _shots(state: State, shooting: Shooting | None) -> Shots | None:
    if shooting is None or gone(state, shooting):
        return None
    reckoning, unit = reckon(state, shooting), unit_of(state, shooting.attacker)
    number, empty = reckoning.number, supply(state, unit)
    using_up = tuple(die for die in DIE if empties(die, empty))
    return Shots(unit.handle, shooting.kind, reckoning, number, hitting(number), using_up)


def _if_aimed(state: State, shooting: Shooting) -> Shooting | None:
    both = find(state, shooting.attacker) and find(state, shooting.target)
    return shooting if both else None


def _counter(state: State, attack: Attack) -> tuple[Shooting | None, Literal["before", "after", "never"]]:
    """The counter under way, or the one that may still come."""
    if state.shooting and state.shooting.counter:
        attack_to_come = any(isinstance(frame, AnswerAttack | CarryOutAttack) for frame in state.pending)
        return state.shooting, "before" if attack_to_come else "after"
    if not may_counter(state, attack):
        return None, "never"
    when: Literal["before", "after"] = "before" if counter_comes_first(state, attack) else "after"
    return counter_shots(state, attack, Counter(attack.target)), when


def _try_scout(state: State, view: View, scout: Scout) -> ScoutAdvice:
    try:
        check_scout(state, view.seat, scout)
    except Illegal as illegal:
        return ScoutAdvice(illegal.refusal, (), 0, (), "0")
    parts = scout_number(state, unit_of(state, scout.unit), ())
    hits = hitting(total(parts))
    return ScoutAdvice(None, parts, total(parts), hits, str(Fraction(len(hits), len(DIE))))
