"""What a fight may come to: every roll of the dice, played through the rules themselves, with its exact chance."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from panzerkiste.engine.game import CHANCE, Seat, Told
from panzerkiste.games.tank_hunter import events as e
from panzerkiste.games.tank_hunter.actions import Action, Counter, Evade, Lead, Pass
from panzerkiste.games.tank_hunter.contract import apply, decision, default, offer, outcomes
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.state import Handle, State

Happenings = frozenset[str]
Answers = Callable[[State, Seat, str], Action]  # what a player answers to a question
_Worlds = dict[tuple[State, Happenings], Fraction]


def foresee(state: State, attacker: Handle, answers: Answers) -> dict[Happenings, Fraction]:
    """The chance of every combination of happenings until the fight is over, players answering as told.

    *attacker* is the unit that attacks or scouts; what befalls the other one is told without its name.
    """
    ended: dict[Happenings, Fraction] = defaultdict(Fraction)
    worlds: _Worlds = {(state, frozenset()): Fraction(1)}
    while worlds:
        following: _Worlds = defaultdict(Fraction)
        for (world, happened), chance in worlds.items():
            if _over(world):
                ended[happened] += chance
                continue
            for seat, action, weight in _next(world, answers):
                step = apply(world, seat, action)
                following[step.state, happened.union(_words(step.told, attacker))] += chance * weight
        worlds = following
    return dict(ended)


def _over(state: State) -> bool:
    return state.result is not None or (state.attack is None and state.scouting is None)


def _next(state: State, answers: Answers) -> Iterator[tuple[Seat, Action, Fraction]]:
    owed = decision(state)
    assert owed is not None, "a fight is under way"
    seat = owed.seats[0]
    if seat == CHANCE:
        yield from ((CHANCE, outcome, weight) for outcome, weight in outcomes(state))
    else:
        yield seat, answers(state, seat, owed.ask), Fraction(1)


def usual_answers(*, counter: bool, evade: bool, leader: str) -> Answers:
    """Nobody plays a card; whoever may counter or evade does as told; *leader* leads where it can."""

    def answer(state: State, seat: Seat, ask: str) -> Action:
        if ask in ("counter", "scout_counter") and counter:
            found = [action for action in offer(state, seat).actions if isinstance(action, Counter)]
            return max(found, key=lambda action: action.shots, default=Pass())
        if ask == "evade" and evade:
            return Evade()
        if ask == "leadership" and Lead(leader) in offer(state, seat).actions:
            return Lead(leader)
        return default(state, seat)

    return answer


def _words(told: Iterable[Told[e.Event]], attacker: Handle) -> Iterator[str]:
    """What matters of what happened."""
    for one in told:
        match one.event:
            case e.CounterDeclared():
                yield "countered"
            case e.Destroyed(unit):
                yield "attacker_destroyed" if unit == attacker else "destroyed"
            case e.Marked(unit, marker):
                yield f"attacker_{marker}" if unit == attacker else marker
            case e.EvadeRolled(unit, die, needs) if succeeds(die, needs):
                yield "attacker_evaded" if unit == attacker else "evaded"
