"""Puzzles: where to fire. Positions are from self-play, one plan is the best by a margin, and the sum shows it.

What the solver cannot know is where the other side's tanks will end. Every way in which its turn can end by the rules
counts once; own mines take their part. So that shots count, white ones are spent, and often the ammunition depot is
gone.
"""

from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from panzerkiste.bots.panzerschlacht.odds import Aimed, Ending, Field, best_plans, endings, field, is_close
from panzerkiste.engine.game import CHANCE, Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.engine.playing import play
from panzerkiste.engine.puzzle import EASIEST, HARDEST, Puzzle, Sum, puzzle_id
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.panzerschlacht.actions import Action, Move, Roll
from panzerkiste.games.panzerschlacht.board import NOWHERE, SIDE_CODES, Square
from panzerkiste.games.panzerschlacht.notation import notate
from panzerkiste.games.panzerschlacht.planning import red_limit
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.games.panzerschlacht.state import Options, Plan, PlanShots, State
from panzerkiste.games.panzerschlacht.turn import apply, decision, offer
from panzerkiste.games.panzerschlacht.victory import board_of
from panzerkiste.games.panzerschlacht.view import view

MARGIN: Final = 0.06  # of all endings: what the best plan takes more than any other
LEAST: Final = 0.25  # nobody cares for a plan that hits less often
TANKS: Final = range(2, 5)  # a lone tank stops anywhere; of more than four, nobody can think of every turn
ENDINGS: Final = 6000
FEWEST: Final = 12  # endings: with less there is nothing to find out
MOST: Final = 2  # of one match: more would be much alike
COMPARED: Final = 4  # plans shown with the solution
STRENGTHS: Final = ((4, 5), (3, 4), (5, 6), (4, 2))  # who plays whom, by number of dig
JUDGES: Final = slice(1, 6)  # the levels whose plans say how hard it is
TRIES: Final = 3
EASY: Final = 0.25  # of what the best plan hits: so much the levels miss of the easiest puzzle
HARD: Final = 0.95


class Chooser(Protocol):
    """A level, as far as it is asked here."""

    @property
    def plan(self) -> Callable[[Knowledge], Action]: ...

    def choose(self, known: Knowledge) -> Action: ...


class Task(NamedTuple):
    """A moment to plan shots, with all that the other side may do."""

    state: State
    turns: dict[Ending, Move]
    where: Field
    shots: int

    @property
    def seat(self) -> int:
        return 1 - board_of(self.state).mover


def dig(levels: Sequence[Chooser], seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one match of self-play."""
    players = [levels[level].choose for level in STRENGTHS[number % len(STRENGTHS)]]
    match = play(PANZERSCHLACHT, players, Random(f"{seed} {number}").getrandbits(32), seconds=inf)
    states = (step.state for step in match.steps if step.state.pending)
    moments = (state for state in states if isinstance(state.pending[-1], PlanShots))
    found = (_first(state, levels[JUDGES]) for state in moments)
    return [*filter(None, found)][:MOST]


def _first(state: State, judges: Sequence[Chooser]) -> Puzzle | None:
    return next(filter(None, (puzzle_of(text, judges) for text in _variants(state))), None)


def _variants(state: State) -> Iterator[str]:
    """The moment with the white shots spent, and the same without ammunition depot where that makes shots scarce."""
    board = board_of(state)
    planner = 1 - board.mover
    if len(board.armies[board.mover].standing) not in TANKS:
        return
    army = replace(board.armies[planner], whites=0)
    yield write_position(_with_army(state, planner, army))
    if len(army.standing) < red_limit(board, planner):
        hq, _, fuel = army.installations
        yield write_position(_with_army(state, planner, replace(army, installations=(hq, NOWHERE, fuel))))


def _with_army(state: State, side: int, army: object) -> State:
    board = board_of(state)
    armies = (army, board.armies[1]) if side == 0 else (board.armies[0], army)
    return replace(state, board=replace(board, armies=armies))


def task_of(text: str) -> Task | None:
    """None where there is too much to count, or nothing to choose."""
    state = read_position(text, Options())
    board = board_of(state)
    planner = 1 - board.mover
    turns, shots = endings(board, ENDINGS), red_limit(board, planner)
    if not turns:
        return None
    where = field(board, state.secrets[planner].mines, list(turns))
    enough = len(turns) >= FEWEST and len(where.on) >= shots + COMPARED
    return Task(state, turns, where, shots) if shots and enough else None


def best_by_a_margin(task: Task) -> Aimed | None:
    """The one plan that nothing comes near; by full search."""
    short = int(MARGIN * task.where.total)
    if is_close(task.where, task.shots, short):
        return None
    best, *others = best_plans(task.where, task.shots, short)
    return best if not others and best.lost >= LEAST * task.where.total else None


def puzzle_of(text: str, judges: Sequence[Chooser]) -> Puzzle | None:
    task = task_of(text)
    best = best_by_a_margin(task) if task else None
    if not task or not best:
        return None
    answer, seat = _plan_text(task, best.plan), SIDE_CODES[task.seat]
    return Puzzle(
        puzzle_id(text, seat),
        seat,
        text,
        theme_of(task, best),
        _rating(task, best, judges),
        (answer,),
        _hit(task, best.plan),
        tuple(_sum(task, each) for each in _compared(task)),
    )


def _compared(task: Task) -> list[Aimed]:
    """The best plans; how far one has to look for a few is not known before."""
    for part in (8, 4, 2, 1):
        if len(found := best_plans(task.where, task.shots, task.where.total // part)) >= COMPARED:
            break
    return found[:COMPARED]


def _plan_text(task: Task, plan: Sequence[Square]) -> str:
    return notate(task.state, task.seat, Plan(tuple(plan)))


def theme_of(task: Task, best: Aimed) -> str:
    if best.lost == task.where.total:
        return "no-way-out"
    if task.where.mined:
        return "mine"
    return {1: "lone-shot", 6: "salvo"}.get(task.shots, "few-shots")


def _sum(task: Task, aimed: Aimed) -> Sum:
    sentence = Line(
        "panzerschlacht-puzzle-sum",
        {
            "shots": task.shots,
            "squares": len(task.where.on),
            "lost": aimed.lost,
            "endings": task.where.total,
            "mined": task.where.mined.bit_count(),
        },
    )
    chance = round(aimed.lost / task.where.total, 4)
    return Sum(_plan_text(task, aimed.plan), chance, sentence)


def _hit(task: Task, plan: Sequence[Square]) -> tuple[str, ...]:
    """A turn of the other side that runs into the plan, rather one without fights: it shows what is meant."""
    mover = board_of(task.state).mover
    planned = apply(task.state, task.seat, Plan(tuple(plan))).state
    hit = [move for ending, move in task.turns.items() if any(end in plan for _, end in ending)]
    after = {move: apply(planned, mover, move).state for move in hit}
    calm = [move for move, state in after.items() if state.pending and isinstance(state.pending[-1], PlanShots)]
    move = (calm or hit)[0]
    return notate(planned, mover, move), *_dice(after[move])


def _dice(state: State) -> Iterator[str]:
    """Guns are beaten, until somebody is asked."""
    while (owed := decision(state)) is not None and owed.seats == (CHANCE,):
        yield notate(state, CHANCE, Roll(6))
        state = apply(state, CHANCE, Roll(6)).state


def _rating(task: Task, best: Aimed, judges: Sequence[Chooser]) -> int:
    """How much of what can be hit our levels hit: who hits all of it has solved it."""
    hit = [min(1.0, task.where.chance(plan.red) * task.where.total / best.lost) for plan in _plans(task, judges)]
    missed = 1 - sum(hit) / len(hit)
    return round(EASIEST + (HARDEST - EASIEST) * max(0.0, min(1.0, (missed - EASY) / (HARD - EASY))))


def _plans(task: Task, judges: Sequence[Chooser]) -> Iterator[Plan]:
    seen, asked = view(task.state, task.seat), offer(task.state, task.seat)
    for level, player in enumerate(judges):
        for number in range(TRIES):
            rng = Random(f"{level} {number}")
            plan = player.plan(Knowledge(PANZERSCHLACHT, seen, asked, (), task.seat, rng, inf))
            assert isinstance(plan, Plan)
            yield plan
