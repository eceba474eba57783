"""The whole loop: play, choose, train, match, and keep the network if it is better. Stopped anywhere, it goes on there.

Everything is kept in one folder: the games of every board, what each round's training brought, and how its match
against the best so far went. The best so far is ``network.bin``; in the beginning it is none.
"""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import numpy as np
from msgspec import Struct

from panzerkiste.bots.tank_chess.learning.boards import KEPT_APART, boards
from panzerkiste.bots.tank_chess.learning.games import Played, games, pairs, surely_better
from panzerkiste.bots.tank_chess.learning.training import Course, lessons, train
from panzerkiste.bots.tank_chess.network import Network, from_bytes
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.terrain import module_of
from panzerkiste.registry import Learning

Job = TypeVar("Job")
Found = TypeVar("Found")
Told = Callable[[str, int, int], None]  # what goes on (play, train, match), how much of it is done, and of how much

SIZES: Final = {"small": (2, 2, 60, 4), "usual": (400, 20, 1000, 200)}  # boards, games on each, nodes a turn, pairs


class _Kept(Struct, frozen=True):
    """The games of one board, as they are written down."""

    options: Options
    shape: tuple[int, int]
    moments: bytes


def learn(folder: Path, rounds: int, processes: int, size: str, told: Told) -> Iterator[Learning]:
    """What came of each round, those of an earlier run included."""
    folder.mkdir(parents=True, exist_ok=True)
    for round in range(1, rounds + 1):
        ended = folder / f"round-{round}.json"
        if not ended.exists():
            write(ended, msgspec.json.encode(_round(folder, round, processes, size, told)))
        yield msgspec.json.decode(ended.read_bytes(), type=Learning)


def _round(folder: Path, round: int, processes: int, size: str, told: Told) -> Learning:
    best_file, tried = folder / "network.bin", folder / f"trained-{round}.bin"
    best = from_bytes(best_file.read_bytes()) if best_file.exists() else None
    count, each, nodes, openings = SIZES[size]
    if not tried.exists():
        _play(folder, round, best, (count, each, nodes), processes, told)
        played = [_read(file) for file in sorted(folder.glob("games-*.bin"))]
        course = Course()
        found = train(
            lessons([one for one in played if len(one.moments)]),
            course,
            lambda epoch, _, test: told("train", epoch + 1, course.epochs),
        )
        write(tried, found.to_bytes())
    new = from_bytes(tried.read_bytes())
    shares = _match((new, best), nodes, openings, processes, told)
    better = surely_better(shares)
    wins, losses = shares.count(1.0), shares.count(0.0)
    if better:
        write(best_file, new.to_bytes())
    return Learning(round, wins, len(shares) - wins - losses, losses, better)


def write(file: Path, content: bytes) -> None:
    """All of it or nothing, wherever the power fails."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _play(
    folder: Path, round: int, best: Network | None, wanted: tuple[int, int, int], processes: int, told: Told
) -> None:
    """Games on boards of this round that have none yet."""
    count, each, nodes = wanted
    files = [folder / f"games-{round}-{number:05}.bin" for number in range(count)]
    chosen = list(islice(boards(round), count))
    missing = [number for number, file in enumerate(files) if not file.exists()]
    jobs = [(chosen[number], best, nodes, round * 100_000 + number, each) for number in missing]
    for done, (number, played) in enumerate(zip(missing, _in_order(_games, jobs, processes), strict=True), 1):
        shape = played.moments.shape
        kept = _Kept(played.options, (shape[0], shape[1]), played.moments.astype("<i2").tobytes())
        write(files[number], msgspec.msgpack.encode(kept))
        told("play", count - len(missing) + done, count)


def _read(file: Path) -> Played:
    kept = msgspec.msgpack.decode(file.read_bytes(), type=_Kept)
    return Played(kept.options, np.frombuffer(kept.moments, dtype="<i2").astype(np.int16).reshape(kept.shape))


def _match(nets: tuple[Network, Network | None], nodes: int, openings: int, processes: int, told: Told) -> list[float]:
    """On all shipped maps, those kept apart as often as the others, in the standard game and as a RAID."""
    known = [name for name in MAP_NAMES if name not in KEPT_APART]
    shares: list[float] = []
    jobs = []
    for number in range(openings):
        names = KEPT_APART if number % 2 else known
        name = names[number // 2 % len(names)]
        options = Options(
            map=name, mode="raid" if number % 3 == 2 else "standard", module=module_of(shipped_map(name).terrain)
        )
        jobs.append((options, nets, (nodes, nodes), number, 1))
    for done, some in enumerate(_in_order(_pairs, jobs, processes), 1):
        shares += some
        told("match", done, openings)
    return shares


def _games(job: tuple[Options, Network | None, int, int, int]) -> Played:
    return games(*job)


def _pairs(
    job: tuple[Options, tuple[Network | None, Network | None], tuple[int, int], int, int],
) -> list[float]:
    return pairs(*job)


def _in_order(work: Callable[[Job], Found], jobs: Iterable[Job], processes: int) -> Iterator[Found]:
    if processes == 1:
        yield from map(work, jobs)
        return
    # Fresh processes: forking under a progress bar's thread could stop one of them for good.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_stopping_to_us) as pool:
        try:
            yield from pool.map(work, jobs)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_stopping_to_us() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
