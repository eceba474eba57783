"""Thinking ahead: an answer is worth what it leads to, weighed by all that the dice can say, in several worlds that
could be the true one.

An answer is followed to the end of the turn: dice branch, cards are drawn by chance, and everybody answers by
instinct. Where the next turn begins, the chance to win is judged. The less promising half of the answers is dropped
again and again, so that most of the time goes to those that are hard to tell apart (sequential halving).
"""

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.bots.tank_hunter.instinct import appeal, best_at_sight
from panzerkiste.bots.tank_hunter.judgement import Temper, chance_to_win
from panzerkiste.bots.tank_hunter.odds import Odds
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter.actions import Roll
from panzerkiste.games.tank_hunter.fights.declaration import attacks
from panzerkiste.games.tank_hunter.fights.values import supply
from panzerkiste.games.tank_hunter.state import RollForFirst, RollShot, State
from panzerkiste.games.tank_hunter.state.table import clockwise, shooting_of, unit_of

FAINT: Final = 0.02  # less likely branches are followed along one die only
LONGEST: Final = 60  # answers and dice on one way
BEFORE_TURN: Final = frozenset({"rearrange", "advance", "relief"})
FACES: Final = range(1, 7)


class Foresight(NamedTuple):
    """How much a player thinks ahead: worlds for a first look at every answer, and answers worth a look."""

    worlds: int = 8
    width: int = 10


def foreseen(known: Knowledge, options: Sequence[Any], temper: Temper, mind: Foresight, part: float) -> Any:
    """The answer with the best prospects, found in this part of the time."""
    now = monotonic()
    deadline = now + part * (known.deadline - now)
    state = known.imagine()
    left = sorted(options, key=lambda action: -appeal(state, known.seat, action, temper))[: mind.width]
    sums, worlds = dict.fromkeys(range(len(left)), 0.0), mind.worlds
    while len(sums) > 1:
        for _ in range(worlds):
            found = _in_a_world(known, temper, {number: left[number] for number in sums}, deadline)
            if found is None:
                return left[max(sums, key=sums.__getitem__)]
            sums = {number: total + found[number] for number, total in sums.items()}
        best_first = sorted(sums, key=lambda number: -sums[number])
        sums = {number: sums[number] for number in best_first[: len(sums) // 2]}
        worlds *= 2
    return left[next(iter(sums))]


def prospects(known: Knowledge, answers: Sequence[Any], temper: Temper, worlds: int) -> list[float] | None:
    """The chance to win after each answer, on average over so many worlds; None where time is up before the first."""
    found = list[dict[int, float]]()
    for _ in range(worlds):
        seen = _in_a_world(known, temper, dict(enumerate(answers)), known.deadline)
        if seen is None:
            break
        found.append(seen)
    return [sum(seen[number] for seen in found) / len(found) for number in range(len(answers))] if found else None


def _in_a_world(known: Knowledge, temper: Temper, answers: dict[int, Any], deadline: float) -> dict[int, float] | None:
    """What each answer leads to in one world that could be the true one; None where time runs out on the way."""
    world = _in_no_time(known.imagine())
    thought, found = _Thought(known, temper, world.turn), dict[int, float]()
    for number, action in answers.items():
        if monotonic() > deadline:
            return None
        found[number] = thought.after(world, action)
    return found


def _in_no_time(world: State) -> State:
    """TH-125: in a thought a window closes as soon as everybody has passed."""
    return replace(world, options=replace(world.options, held_windows=False))


class _Thought:
    """One imagined world, and what was found out about it."""

    def __init__(self, known: Knowledge, temper: Temper, turn: int) -> None:
        self._known, self._temper, self._turn = known, temper, turn
        self._odds, self._source = Odds(temper), Simulated(known.rng)
        self._values = dict[Any, float]()

    def after(self, world: State, action: Any) -> float:
        """The chance to win once this has been answered in this world."""
        state = self._known.game.play.apply(world, self._known.seat, action).state
        return self._follow(state, 1.0, LONGEST)

    def _follow(self, state: State, likely: float, left: int) -> float:
        game = self._known.game
        decision = game.play.decision(state)
        if decision is None or state.turn != self._turn or not left:
            return self._judged(state)
        seat = decision.seats[0]
        if seat == CHANCE:
            return self._by_chance(state, likely, left)
        offer = game.play.offer(state, seat)
        options = game.play.candidates(state, seat, self._known.rng, 1) if offer.space else offer.actions
        answer = best_at_sight(state, seat, options, self._temper, self._known.rng)
        return self._follow(game.play.apply(state, seat, answer).state, likely, left - 1)

    def _by_chance(self, state: State, likely: float, left: int) -> float:
        game = self._known.game
        sampled = game.play.sample(state, self._source)
        if likely < FAINT or not isinstance(sampled, Roll) or isinstance(state.pending[-1], RollForFirst):
            return self._follow(game.play.apply(state, CHANCE, sampled).state, likely, left - 1)
        value = 0.0
        for after, part in self._rolled(state):
            value += part * self._follow(after, likely * part, left - 1)
        return value

    def _rolled(self, state: State) -> Iterator[tuple[State, float]]:
        """What the die leads to; faces that come to the same are followed once."""
        game = self._known.game
        if isinstance(state.pending[-1], RollShot):
            for face, count in _telling_faces(state).items():
                yield game.play.apply(state, CHANCE, Roll(face)).state, count / 6
            return
        after = [game.play.apply(state, CHANCE, Roll(face)).state for face in FACES]
        distinct = [at for at in range(6) if at == 0 or after[at] != after[at - 1]]
        for at, end in zip(distinct, [*distinct[1:], 6], strict=True):
            yield after[at], (end - at) / 6

    def _judged(self, state: State) -> float:
        key = state.players, state.turn_player, state.turn, state.result  # most dice lead to the same table
        if key not in self._values:
            self._values[key] = self._value(state)
        return self._values[key]

    def _value(self, state: State) -> float:
        game = self._known.game
        while (decision := game.play.decision(state)) and decision.ask in BEFORE_TURN:
            seat = decision.seats[0]
            state = game.play.apply(state, seat, game.play.default(state, seat)).state
        strikes = [0.0] * len(state.players)
        for seat in clockwise(state, state.turn_player):
            strikes[seat] = self._best_attack(state, seat)
        return chance_to_win(state, self._known.seat, strikes, self._temper)

    def _best_attack(self, state: State, seat: Seat) -> float:
        return max((self._odds.attack(state, attack) for attack in attacks(state, seat)), default=0.0)


def _telling_faces(state: State) -> dict[int, int]:
    """One face for each thing a shot can come to (TH-173, TH-260), and how many faces come to the same."""
    shooting = shooting_of(state)
    dry, needs = supply(state, unit_of(state, shooting.attacker)), shooting.needs or 0
    found = dict[tuple[bool, bool], list[int]]()
    for face in FACES:
        found.setdefault((face <= needs, face >= dry), []).append(face)
    return {faces[0]: len(faces) for faces in found.values()}
