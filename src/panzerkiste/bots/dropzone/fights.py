"""Answers in close-quarters battle (DZ-244 to DZ-254): who repels, whom odd dice hit, who gets away, and where to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from typing import Final

from panzerkiste.bots.dropzone.brawls import exchange, loss
from panzerkiste.bots.dropzone.prompts import TRIED, among_some, posts
from panzerkiste.bots.dropzone.rehearsal import Temper, Terms, standing
from panzerkiste.bots.dropzone.volleys import best_volley
from panzerkiste.bots.dropzone.weighing import Weighed, best_first, compared
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import Action, Assign, ChangeBuilding, Commit, Leave, Spread, StayInside
from panzerkiste.games.dropzone.advice.answers import FightSide
from panzerkiste.games.dropzone.advice.fights import fight_advice
from panzerkiste.games.dropzone.buildings.frames import AssignWalls, FireOut, GetAway, RollFight, SpreadDice, Withdraw
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player, SquadId
from panzerkiste.games.dropzone.turn import apply, propose

MOST: Final = 6  # squads that may be left out: more would be too many ways


# Who repels (DZ-244).


def commit(known: Knowledge, state: State) -> list[Weighed]:
    """The force that brings most; whoever is left out of a lost fight saves himself."""
    advice = fight_advice(known.view)
    forces = _forces(advice.able, advice.must, advice.least)
    return best_first(_committed(state, force, advice.attackers) for force in forces)


def _committed(state: State, force: Sequence[FightSide], attackers: Sequence[FightSide]) -> Weighed:
    brings = exchange(state, force, attackers)
    return Weighed(Commit(tuple(sorted(side.squad for side in force))), brings, ("gain" if brings > 0 else "loss",))


def _forces(able: Sequence[FightSide], must: Sequence[SquadId], least: int) -> Iterator[tuple[FightSide, ...]]:
    """Everybody first, then fewer and fewer."""
    free = [side for side in able if side.squad not in must][:MOST]
    bound = tuple(side for side in able if side not in free)
    for count in range(len(free), max(0, least - len(bound)) - 1, -1):
        yield from (bound + force for force in combinations(free, count))


# Odd dice (DZ-248).


def spread(known: Knowledge, state: State) -> list[Weighed]:
    """Where they cost the enemy most."""
    frame = state.pending[-1]
    assert isinstance(frame, SpreadDice), "dice are spread"
    sides, pools = fight_advice(known.view).attackers, _pools(state, frame.player)
    bases = [[unit for unit in frame.targets if state.units[unit].squad == side.squad] for side in sides]
    splits = (split for split in product(*(range(len(each) + 1) for each in bases)) if sum(split) == frame.extra)

    def cost(split: Sequence[int]) -> float:
        return sum(loss(state, side, pools[side.squad] + more) for side, more in zip(sides, split, strict=True))

    best = max(splits, key=cost)
    return [Weighed(Spread(tuple(sorted(chain(*(each[:more] for each, more in zip(bases, best, strict=True)))))))]


def _pools(state: State, player: Player) -> Counter[SquadId]:
    """The dice that are already meant for each squad."""
    rolls = (waiting for waiting in state.pending if isinstance(waiting, RollFight) and waiting.player == player)
    return Counter({roll.squad: roll.dice for roll in rolls})


# Getting away (DZ-245).


def get_away(known: Knowledge, state: State) -> list[Weighed]:
    """Out, next door, to the windows, or nothing: whatever leaves the squad best off."""
    frame = state.pending[-1]
    assert isinstance(frame, GetAway), "a squad may get away"
    ways = [way for way in propose(state, known.seat, known.rng, TRIED) if isinstance(way, Leave | ChangeBuilding)]
    windows = Assign(tuple(posts(state, AssignWalls(frame.player, (frame.squad,)), frame.building)))
    answers: list[Action] = [StayInside(frame.squad), *ways, *([windows] if windows.posts else [])]
    return compared(answers, lambda action: _escaped(state, frame, action))


def _escaped(state: State, frame: GetAway, action: Action) -> Terms:
    after = apply(state, frame.player, action).state
    fire = best_volley(after, after.units_of(frame.squad)).value if isinstance(action, Assign) else 0.0
    return _left(after, frame.player, frame.squad)._replace(fire=fire)


def _left(state: State, player: Player, squad: SquadId) -> Terms:
    return standing(state, player, Temper(), state.units_of(squad))


def fire_out(known: Knowledge, state: State) -> list[Weighed]:
    """DZ-245: only the squad itself fires."""
    frame = state.pending[-1]
    assert isinstance(frame, FireOut), "a squad has taken its windows"
    volley = best_volley(state, state.units_of(frame.squad))
    return [Weighed(volley.order, volley.value) if volley.shots else Weighed(StayInside(frame.squad))]


# Withdrawing (DZ-254).


def withdraw(known: Knowledge, state: State) -> list[Weighed]:
    """The way on which the squad ends best."""
    frame = state.pending[-1]
    assert isinstance(frame, Withdraw), "a squad withdraws"
    return among_some(known, state, lambda way: _left(apply(state, frame.player, way).state, frame.player, frame.squad))
