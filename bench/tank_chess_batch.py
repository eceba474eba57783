"""Batches of Tank Chess: all threads of the processor beside one, and a graphics card beside Pgx's chess on it.

Every step lists all legal turns (about 500) of every game, chooses one, plays it and judges the end. A graphics card
is used where there is one; the games on it and on the processor must be the same. ``--games`` says how many lie on it.

    make bench ONLY=bench/tank_chess_batch.py
    python bench/tank_chess_batch.py --games 131072
"""

import argparse
import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from panzerkiste.games.tank_chess.kernel import on_processor
from panzerkiste.games.tank_chess.kernel.batch import Batch, Place
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options

START = first_state(Options())
ROUNDS = 5


def rate(work: Callable[[], object], done: int) -> float:
    """Units of work a second, in the best round."""
    work()
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return done / min(times)


def batch_rate(games: int, steps: int, on: Place) -> float:
    batch = Batch([START], games, seed=1, on=on)

    def work() -> None:
        for _ in range(steps):
            batch.step(batch.any())
        batch.on_host(batch.counts)  # a graphics card works on while nobody waits for it

    return rate(work, games * steps)


def single_rate(games: int, steps: int) -> float:
    """The same by one thread."""
    usual, on_processor.THREADS = on_processor.THREADS, 1  # type: ignore[misc]
    on_processor._pool.cache_clear()
    try:
        return batch_rate(games, steps, "processor")
    finally:
        on_processor.THREADS = usual  # type: ignore[misc]
        on_processor._pool.cache_clear()


def told(on: Place) -> np.ndarray:
    """The course of some games: how they stand and how many turns they have."""
    batch = Batch([START, first_state(Options(map="crossways16", mode="raid"))], 512, seed=42, on=on)
    steps = ((batch.step(batch.any()), batch.counts) for _ in range(200))
    return np.array([[batch.on_host(outcomes), batch.on_host(counts)] for outcomes, counts in steps])


def pgx_rate(games: int, steps: int) -> float:
    """Random chess with a mask of all legal moves at every step, restarted at its end: as its authors time it."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("chess")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, choosing, starting = jax.random.split(key, 3)
        moves = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        return step(state, moves, jax.random.split(starting, games)), key

    run = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, one, (state, key))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    return rate(lambda: jax.block_until_ready(run(state, jax.random.PRNGKey(1))), games * steps)


def has_cuda() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=131_072, help="games on the graphics card, e.g. 65536")
    parser.add_argument("--pgx", type=int, default=16_384, help="games of Pgx's chess on it")
    wanted = parser.parse_args()
    single, cores = single_rate(4096, 10), os.cpu_count() or 1
    many = batch_rate(4096 * cores, 10, "processor")
    print(f"one thread          {single:14,.0f} steps/s")
    print(f"{cores:3} threads         {many:14,.0f} steps/s: {many / single / cores:.2f} of {cores} times one")
    if not has_cuda():
        print("no graphics card: the other half was not run")
        return
    same = np.array_equal(told("processor"), told("cuda"))
    print(f"512 games of 200 steps are the same on both: {same}")
    card = batch_rate(wanted.games, 20, "cuda")
    print(f"graphics card       {card:14,.0f} steps/s with {wanted.games:,} games")
    try:
        peer = pgx_rate(wanted.pgx, 20)
    except ImportError:
        print("Pgx is not installed: no comparison")
        return
    print(f"Pgx chess on it     {peer:14,.0f} steps/s with {wanted.pgx:,} games: we do {card / peer:.1f} times as many")


if __name__ == "__main__":
    main()
