"""One dig: a game of the engine against itself, and the puzzles in it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict, replace

from panzerkiste.bots.tank_chess.levels import SMALL_MEMORY
from panzerkiste.bots.tank_chess.memory import new_memory
from panzerkiste.bots.tank_chess.proof import Position, fewest_turns, only_turn
from panzerkiste.bots.tank_chess.puzzles.lines import line_after
from panzerkiste.bots.tank_chess.puzzles.rating import rate
from panzerkiste.bots.tank_chess.puzzles.self_play import Moment, boards, game, judgement
from panzerkiste.bots.tank_chess.puzzles.themes import theme_of
from panzerkiste.bots.tank_chess.search import WIN
from panzerkiste.bots.tank_chess.thinking import Limits, Thinker
from panzerkiste.engine.puzzle import Puzzle, puzzle_id
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.board import SIDE_CODES
from panzerkiste.games.tank_chess.notation import notate
from panzerkiste.games.tank_chess.position import read_position, write_position
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import play

LONGEST: Final = 3  # turns of a solution
OFTEN: Final = 4  # every so many games are searched for the longest: they are rare, and that takes as long as the rest
# By turns of the solution: within how many no other turn may win. To look a turn further than three takes hours.
LOOKED: Final = {1: 2, 2: 3, 3: 3}
# To see whether a proof of a long win is worth its time: first a glance, then, where that is promising, a look.
GLANCE: Final = Limits(nodes=400)
PROMISING: Final = 150
LOOK: Final = Limits(nodes=5_000, depth=2 * LONGEST)
EASY: Final = 2  # puzzles of one turn from one game


class Candidate(NamedTuple):
    state: State
    turns: int


def dig(seed: int, number: int) -> list[Puzzle]:
    """What one game has; the same seed and number find the same."""
    every = boards()
    moments = list(game(every[number % len(every)], Random(f"{seed} {number}")))
    found, seen, easy = list[Puzzle](), set[str](), 0
    for candidate in _candidates(moments, LONGEST if number % OFTEN == 0 else LONGEST - 1):
        puzzle = None if candidate.turns == 1 and easy == EASY else _puzzle(*candidate)
        if puzzle and puzzle.answers[0] not in seen:
            seen.add(puzzle.answers[0])
            easy += candidate.turns == 1
            found.append(puzzle)
    return found


def _candidates(moments: Sequence[Moment], longest: int) -> Iterator[Candidate]:
    """The positions in which the side to move wins by force within so many turns."""
    for moment in moments:
        for state in filter(None, moment):
            clean = _clean(state)
            turns = fewest_turns(clean, LONGEST - 1)
            if not turns and longest == LONGEST and _foreseen(clean) and Position(clean).wins_within(LONGEST):
                turns = LONGEST
            if turns:
                yield Candidate(clean, turns)


def _clean(state: State) -> State:
    """The same without a past, as a puzzle begins: nothing has been repeated, nothing counted (TC-55, TC-56)."""
    text = write_position(replace(state, quiet=0, trail=()))
    return read_position(text, state.options)


def _foreseen(state: State) -> bool:
    """Whether a quick search believes in a win; what it believes is then proven, or not."""
    return _score(state, GLANCE) >= PROMISING and _score(state, LOOK) >= WIN - 2 * LONGEST


def _score(state: State, limits: Limits) -> int:
    thinker = Thinker(state, memory=new_memory(SMALL_MEMORY), judgement=judgement(state.board))
    return thinker.best(limits).lines[0].score


def _puzzle(state: State, turns: int) -> Puzzle | None:
    """None where more than one turn wins."""
    turn = only_turn(state, turns, LOOKED[turns])
    rest = line_after(state, turn, turns) if turn else None
    if turn is None or rest is None:
        return None
    line = (turn, *rest)
    position, seat = write_position(state), SIDE_CODES[state.mover]
    id, texts = puzzle_id(position, seat), _texts(state, line)
    return Puzzle(
        id,
        seat,
        position,
        theme_of(state, line),
        rate(state, line, id),
        texts[:1],
        texts[1:],
        options=_unusual(state.options),
    )


def _texts(state: State, line: Sequence[Turn]) -> tuple[str, ...]:
    found = []
    for turn in line:
        found.append(notate(state, state.mover, turn))
        state = play(state, turn).state
    return tuple(found)


def _unusual(options: Options) -> dict[str, Any]:
    """The options that are not the usual ones."""
    usual = asdict(Options())
    return {name: value for name, value in asdict(options).items() if value != usual[name]}
