"""What the strategist would consider, best first, with its reasons."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from panzerkiste.bots.panzerschlacht.belief import guess_values
from panzerkiste.bots.panzerschlacht.deploying import deploy, is_proven
from panzerkiste.bots.panzerschlacht.driving import Garage, Turn, move_of
from panzerkiste.bots.panzerschlacht.fighting import Ranked, ranked_fights
from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL
from panzerkiste.bots.panzerschlacht.standoff import SAFE, Habits, Numbers, aims, losses
from panzerkiste.bots.panzerschlacht.thinking import Mind, Outlook, outlook
from panzerkiste.bots.panzerschlacht.winning import chance
from panzerkiste.bots.suggestion import Suggestion, percent
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht.actions import Fight, Move, Pass
from panzerkiste.games.panzerschlacht.board import Square, goal_row, name
from panzerkiste.games.panzerschlacht.movement import board_after
from panzerkiste.games.panzerschlacht.planning import open_targets, red_limit
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.state import Board, Plan, Setup

MIND: Final = Mind(60, Habits(rounds=12, heat=0.12, artless=0.3))


class Weighed(NamedTuple):
    """What can be done, why, and what the judgement makes of it in the eyes of whoever is asked."""

    action: Any
    why: Line
    value: float = 0.0


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    found = sorted(weighed(known, count, also), key=lambda one: -one.value)
    return [Suggestion(one.action, one.why, _chance(known, one)) for one in found]


def _chance(known: Knowledge, one: Weighed) -> float | None:
    """To win; of a set-up nothing is known."""
    return None if known.offer.ask == "setup" else chance(known.view.board, known.seat, known.offer.ask, one.value)


def weighed(known: Knowledge, count: int, also: tuple[Any, ...]) -> list[Weighed]:
    match known.offer.ask:
        case "setup":
            return _setups(known, count, [setup for setup in also if isinstance(setup, Setup)])
        case "plan":
            return _plans(known, count, [plan for plan in also if isinstance(plan, Plan)])
        case "move":
            return _moves(known, count, [move for move in also if isinstance(move, Move)])
        case _:
            return _fights(known, count, [fight for fight in also if isinstance(fight, Fight)])


# Set-ups.


def _setups(known: Knowledge, count: int, also: Sequence[Setup]) -> list[Weighed]:
    """One is as good as another."""
    proven = [setup for setup in also if is_proven(known.seat, setup)]
    made = [deploy(known.seat, known.rng) for _ in range(count)]
    return [Weighed(setup, _setup_line(setup)) for setup in dict.fromkeys((*proven, *made))]


def _setup_line(setup: Setup) -> Line:
    hq, ammunition, fuel = map(name, setup.installations)
    return Line("panzerschlacht-suggest-setup", {"hq": hq, "ammunition": ammunition, "fuel": fuel})


# Shots.


def _plans(known: Knowledge, count: int, also: Sequence[Plan]) -> list[Weighed]:
    """First the squares where most is to be hit, then the same with the weakest of them left for others."""
    board: Board = known.view.board
    seen = outlook(board, [guess_values(board.armies[board.mover], known.rng)], MIND, known.rng, known.in_time)
    if seen is None:
        return [Weighed(plan, Line("panzerschlacht-suggest-no-shot", {})) for plan in (Plan(), *also)]
    aim, shots = aims(seen.contest, seen.mixture.turns), red_limit(board, known.seat)
    best = [int(square) for square in np.argsort(-aim) if aim[square] > 0 and square != SAFE]
    kept = max(1, shots // 2)
    plans = [best[:shots]] + [best[:kept] + best[start : start + shots - kept] for start in range(shots, len(best), 2)]
    made = [Plan(tuple(sorted(plan))) for plan in plans if plan][:count]
    every = dict.fromkeys((*made, *also))
    return [Weighed(plan, _plan_line(board, aim, plan), _plan_value(board, seen, aim, plan)) for plan in every]


def _plan_value(board: Board, seen: Outlook, aim: Numbers, plan: Plan) -> float:
    """The other side drives: what it may hope for, less what the shots take."""
    hoped = float((seen.mixture.turns[0] * seen.contest.worth[0]).sum())
    taken = sum(float(aim[square]) for square in {*plan.red, *plan.white})
    return _now(board) - hoped + taken


def _plan_line(board: Board, aim: Numbers, plan: Plan) -> Line:
    ends, first = stops(board), sorted(plan.red, key=lambda square: -aim[square])
    counted = {"covered": len(ends.intersection(plan.red)), "stops": len(ends)}
    return Line("panzerschlacht-suggest-plan", {"squares": ", ".join(map(name, first[:3])), **counted})


def stops(board: Board) -> set[Square]:
    """Where the mover's tanks can end their drive and be shot at (PS-29)."""
    targets = open_targets(board, 1 - board.mover)
    return {route.end for route in Garage(board).routes if targets >> route.end & 1}


# Turns.


def _moves(known: Knowledge, count: int, also: Sequence[Move]) -> list[Weighed]:
    board: Board = known.view.board
    seen = outlook(board, [known.view.values[known.seat]], MIND, known.rng, known.in_time, also)
    if seen is None:
        return [Weighed(Pass(), Line("panzerschlacht-suggest-pass", {}))]
    hoped = seen.contest.worth[0] - losses(seen.contest, seen.mixture.cover)[0]
    found, ends = list[Weighed](), len(stops(board))
    for row in map(int, np.argsort(-hoped)):
        move = move_of(seen.turns[row])
        if len(found) < count or move in also:
            value = float(hoped[row]) - _now(board)
            found.append(Weighed(move, _move_line(board, seen, row, ends), value))
    return found


def _now(board: Board) -> float:
    """What the mover's tanks are worth before they drive."""
    return NEUTRAL.side_worth(len(board.armies[board.mover].standing))


def _move_line(board: Board, seen: Outlook, row: int, ends: int) -> Line:
    """What the turn is for, what the other side has against it, and how likely a shot finds one of its tanks."""
    turn = seen.turns[row]
    missed = np.prod(1 - np.minimum(1.0, seen.mixture.cover[seen.contest.ends[row]]))
    about, square = _purpose(board, turn)
    shots = 0 if board.is_safe else red_limit(board, 1 - board.mover)  # PS-25
    threat = {"shots": shots, "stops": ends, "risk": percent(1 - missed)}
    return Line("panzerschlacht-suggest-move", {"about": about, "square": square, **threat})


def _purpose(board: Board, turn: Turn) -> tuple[str, str]:
    ends = [route.end for route in turn]
    for end in ends:
        if end in board.armies[1 - board.mover].installations:
            return "storm", name(end)
    for pair in fights(board_after(board, [route.path for route in turn])):
        return "fight", name(pair.target)
    for route in turn:
        if route.end in goal_row(board.mover) and route.path[0] not in goal_row(board.mover):
            return "flag", name(route.end)
    return "advance", name(ends[0])


# Fights.


def _fights(known: Knowledge, count: int, also: Sequence[Fight]) -> list[Weighed]:
    board: Board = known.view.board
    ranked = ranked_fights(board, known.view.values[known.seat], known.offer.actions, NEUTRAL)
    wanted = [one for place, one in enumerate(ranked) if place < count or one.fight in also]
    return [Weighed(one.fight, _fight_line(one), one.promise) for one in wanted]


def _fight_line(one: Ranked) -> Line:
    facts = {"wins": round(100 * one.odds.wins), "ties": round(100 * one.odds.ties)}
    return Line("panzerschlacht-suggest-fight", {"square": name(one.fight.target), **facts})
