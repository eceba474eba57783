"""Tank Chess's kernel beside the reference, python-chess, OpenSpiel and plain C, on one core and in the same run.

Every perft makes and takes back every turn; nothing is counted in bulk. Times are the processor's, the best of several
rounds taken by turns, so that a busy machine strikes all alike.

    make bench ONLY=bench/tank_chess_kernel.py
"""

import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import which
from time import process_time

import chess
import numba
import pyspiel

from panzerkiste.bots.tank_chess.thinking import Limits, Thinker
from panzerkiste.games.tank_chess.board import file_of, rank_of
from panzerkiste.games.tank_chess.kernel.desk import new_desk
from panzerkiste.games.tank_chess.kernel.layout import ENDS, MOVES, PLY
from panzerkiste.games.tank_chess.kernel.making import make, perft
from panzerkiste.games.tank_chess.kernel.moves import generate
from panzerkiste.games.tank_chess.kernel.tables import KIND_OF, Numbers
from panzerkiste.games.tank_chess.perft import perft as count
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import play, turns

ROUNDS = 3
PLIES = 90
LIMIT = Path(__file__).with_name("tank_chess_limit.c")


def best(work: Callable[[], int]) -> float:
    """Units of work per second of processor time, in the best round."""
    rates = []
    for _ in range(ROUNDS):
        began = process_time()
        done = work()
        rates.append(done / (process_time() - began))
    return max(rates)


def kernel_perft(state: State, depth: int) -> Callable[[], int]:
    desk = new_desk(state, depth)
    perft(desk, MOVES, 1)
    return lambda: int(perft(desk, MOVES, depth))


def reference_perft(state: State) -> int:
    """Every answer to some first turns made, as the kernel does; a frozen state needs no taking back."""
    nodes = 0
    options = list(turns(state))
    for first in options[:: len(options) // 3]:
        after = play(state, first).state
        for turn in turns(after):
            play(after, turn)
            nodes += 1
    return nodes


def chess_perft(board: chess.Board, depth: int) -> int:
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += 1 if depth == 1 else chess_perft(board, depth - 1)
        board.pop()
    return nodes


def limit(folder: str) -> Path:
    """The C program, compiled."""
    program = Path(folder) / "limit"
    compiler = which("gcc") or which("cc") or "gcc"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, LIMIT], check=True)
    return program


def limit_perft(program: Path, state: State, depth: int) -> tuple[int, float]:
    """How many nodes the C program counts, and how many a second."""
    answer = subprocess.run(
        [program, str(depth), str(ROUNDS)], input=for_the_limit(state), text=True, capture_output=True, check=True
    )
    nodes, seconds = answer.stdout.split()
    return int(nodes), int(nodes) / float(seconds)


def for_the_limit(state: State) -> str:
    """A position as the C program reads it."""
    tanks = sorted(state.tanks, key=lambda tank: tank.side)
    words = [state.board.width, state.board.height, state.mover, len(tanks)]
    words += [int(sign == "#") for sign in state.board.terrain]
    for tank in tanks:
        words += [file_of(tank.cell) + 1, rank_of(tank.cell) + 1, KIND_OF[tank.letter], tank.heading, tank.side]
    return " ".join(map(str, words))


@numba.njit(nogil=True, error_model="numpy")
def random_turns(desk: Numbers, top: int, plies: int, seed: int) -> int:
    """A random game of so many plies or fewer; how many legal turns were listed on the way."""
    listed = 0
    for _ in range(plies):
        end = generate(desk, top)
        listed += end - top
        seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        turn = desk[top + (seed >> 20) % (end - top)]
        if turn & ENDS:
            break
        make(desk, turn)
    return listed


def kernel_play(state: State, rng: Random) -> int:
    start = new_desk(state, 1)
    return sum(int(random_turns(start.copy(), MOVES, PLIES, rng.getrandbits(62))) for _ in range(200))


def kernel_play_from_python(state: State, rng: Random) -> int:
    """The same with the loop in Python, as OpenSpiel has it."""
    listed, start = 0, new_desk(state, 1)
    for _ in range(60):
        desk = start.copy()
        while desk[PLY] < PLIES:
            end = generate(desk, MOVES)
            listed += end - MOVES
            turn = desk[MOVES + int(rng.random() * (end - MOVES))]
            if turn & ENDS:
                break
            make(desk, turn)
    return int(listed)


def open_spiel_play(rng: Random) -> int:
    listed, game = 0, pyspiel.load_game("chess")
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            listed += len(actions)
            state.apply_action(actions[int(rng.random() * len(actions))])
    return listed


def searched(state: State) -> int:
    return Thinker(state).best(Limits(nodes=400_000)).nodes


def tell(what: str, ours: float, theirs: float, goal: float) -> None:
    ratio = ours / theirs
    print(f"{what:52} {ratio:9.2f} times  (goal {goal:g}: {'reached' if ratio >= goal else 'missed'})")


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and not the busiest
    state, rng = first_state(Options()), Random(1)
    kernel_play(state, rng), Thinker(state).best(Limits(depth=2))
    print("perft to depth 3 by the kernel:")
    for name in ("standard16", "crossways16", "ironfield20"):
        print(f"  {name:12} {count(first_state(Options(map=name)), 3):13,}")
    kernel, reference = best(kernel_perft(state, 2)), best(lambda: reference_perft(state))
    python_chess = best(lambda: chess_perft(chess.Board(), 3))
    with tempfile.TemporaryDirectory() as folder:
        nodes, in_c = limit_perft(limit(folder), state, 2)
    assert nodes == count(state, 2), "the C program and the kernel disagree"
    moves, from_python, open_spiel = (
        best(lambda: kernel_play(state, rng)),
        best(lambda: kernel_play_from_python(state, rng)),
        best(lambda: open_spiel_play(rng)),
    )
    nodes_searched = best(lambda: searched(state))
    for what, rate in (
        ("perft, kernel", kernel),
        ("perft, reference", reference),
        ("perft, python-chess", python_chess),
        ("perft, C", in_c),
        ("legal moves in random play, kernel", moves),
        ("legal moves in random play, kernel, loop in Python", from_python),
        ("legal moves in random play, OpenSpiel chess", open_spiel),
        ("search, kernel", nodes_searched),
    ):
        print(f"{what:52} {rate:15,.0f} a second")
    tell("perft: kernel to reference", kernel, reference, 100)
    tell("perft: kernel to python-chess", kernel, python_chess, 50)
    tell("perft: kernel to C", kernel, in_c, 0.5)
    tell("legal moves: kernel to OpenSpiel", moves, open_spiel, 10)
    tell("legal moves: kernel, loop in Python, to OpenSpiel", from_python, open_spiel, 10)
    tell("search: nodes to a million a second", nodes_searched, 1e6, 1)


if __name__ == "__main__":
    main()
