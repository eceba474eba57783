"""What the strategist would consider, best first, with its reasons."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from panzerkiste.bots.panzerschlacht.belief import guess_values
from panzerkiste.bots.panzerschlacht.deploying import deploy
from panzerkiste.bots.panzerschlacht.driving import Turn, move_of
from panzerkiste.bots.panzerschlacht.fighting import ranked_fights
from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL
from panzerkiste.bots.panzerschlacht.standoff import SAFE, Habits, aims, losses
from panzerkiste.bots.panzerschlacht.thinking import Mind, Outlook, outlook
from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht.actions import Pass
from panzerkiste.games.panzerschlacht.board import Square, goal_row, name
from panzerkiste.games.panzerschlacht.movement import board_after
from panzerkiste.games.panzerschlacht.planning import red_limit
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.state import Board, Plan

MIND: Final = Mind(60, Habits(rounds=12, heat=0.12, artless=0.3))


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    match known.offer.ask:
        case "setup":
            why = Line("panzerschlacht-suggest-setup", {})
            return [Suggestion(deploy(known.seat, known.rng), why) for _ in range(count)]
        case "plan":
            return _plans(known, count)
        case "move":
            return _moves(known, count)
        case _:
            return _fights(known, count)


def _plans(known: Knowledge, count: int) -> list[Suggestion]:
    """First the squares where most is to be hit, then the same with the weakest of them left for others."""
    board: Board = known.view.board
    seen = outlook(board, [guess_values(board.armies[board.mover], known.rng)], MIND, known.rng, known.in_time)
    if seen is None:
        return [Suggestion(Plan(), Line("panzerschlacht-suggest-no-shot", {}))]
    aim, shots = aims(seen.contest, seen.mixture.turns), red_limit(board, known.seat)
    best = [int(square) for square in np.argsort(-aim) if aim[square] > 0 and square != SAFE]
    kept = max(1, shots // 2)
    plans = [best[:shots]] + [best[:kept] + best[start : start + shots - kept] for start in range(shots, len(best), 2)]
    return [Suggestion(Plan(tuple(sorted(plan))), _plan_line(plan)) for plan in plans[:count] if plan]


def _plan_line(plan: list[Square]) -> Line:
    return Line("panzerschlacht-suggest-plan", {"squares": ", ".join(map(name, plan[:3]))})


def _moves(known: Knowledge, count: int) -> list[Suggestion]:
    board: Board = known.view.board
    seen = outlook(board, [known.view.values[known.seat]], MIND, known.rng, known.in_time)
    if seen is None:
        return [Suggestion(Pass(), Line("panzerschlacht-suggest-pass", {}))]
    hoped = seen.contest.worth[0] - losses(seen.contest, seen.mixture.cover)[0]
    best = [int(row) for row in np.argsort(-hoped)[:count]]
    return [Suggestion(move_of(seen.turns[row]), _move_line(board, seen, row)) for row in best]


def _move_line(board: Board, seen: Outlook, row: int) -> Line:
    """What the turn is for, and how likely a shot finds one of its tanks."""
    turn = seen.turns[row]
    missed = np.prod(1 - np.minimum(1.0, seen.mixture.cover[seen.contest.ends[row]]))
    about, square = _purpose(board, turn)
    return Line("panzerschlacht-suggest-move", {"about": about, "square": square, "risk": round(100 * (1 - missed))})


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


def _fights(known: Knowledge, count: int) -> list[Suggestion]:
    ranked = ranked_fights(known.view.board, known.view.values[known.seat], known.offer.actions, NEUTRAL)
    return [
        Suggestion(pair, Line("panzerschlacht-suggest-fight", {"wins": round(100 * odds.wins)}))
        for pair, odds in ranked[:count]
    ]
