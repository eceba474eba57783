"""How much stronger is each level of Panzerschlacht than the one below?

    python bench/panzerschlacht_levels.py                        # 200 games a pairing, 2 s an answer at most
    python bench/panzerschlacht_levels.py --games 20 --seconds 0.2

Every level plays the one below it, the lowest plays at random, and so does the opponent of the highest. Sides are
changed after every game. A draw is half a point; the interval is Wilson's, 95 %.
"""

import argparse
import os
from collections.abc import Iterator, Sequence

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a game is one task on one core

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste.arena.pairing import Entrant, Pairing, duel
from panzerkiste.arena.rating import Score, score
from panzerkiste.arena.tournament import Played, local_processes, tournament
from panzerkiste.bots import LEVELS, UNIFORM

GAME = "panzerschlacht"
Rung = tuple[Entrant, Entrant]


def rungs(seconds: float) -> list[Rung]:
    """Each level with its opponent, then the highest against random play."""
    levels = [Entrant(level, seconds) for level in range(UNIFORM, LEVELS[GAME] + 1)]
    return [*zip(levels[1:], levels, strict=False), (levels[-1], levels[0])]


def pairings(rungs: Sequence[Rung], games: int, seed: int) -> Iterator[Pairing]:
    for number, (higher, lower) in enumerate(rungs):
        yield from duel(GAME, higher, lower, games, seed + number * games)


def thinking_times(games: Sequence[Played], entrant: Entrant) -> list[float]:
    """Sorted seconds per answer."""
    seats = [(game, seat) for game in games for seat, other in enumerate(game.pairing.entrants) if other == entrant]
    return sorted(seconds for game, seat in seats for seconds in game.thought[seat])


def name(entrant: Entrant) -> str:
    return f"level {entrant.level}" if entrant.level != UNIFORM else "random"


def report(rungs: Sequence[Rung], games: Sequence[Played]) -> Table:
    table = Table("pairing", "won–drawn–lost", "points", "95 %", "answers", "think p50", "p99", "most", box=SIMPLE)
    for higher, lower in rungs:
        played = [game for game in games if {*game.pairing.entrants} == {higher, lower}]
        result, times = score(played, higher), thinking_times(played, higher)
        answers = sum(game.answers for game in played) / len(played)
        seconds = (f"{times[min(len(times) - 1, int(part * len(times)))]:.3f} s" for part in (0.5, 0.99, 1.0))
        table.add_row(f"{name(higher)} – {name(lower)}", *figures(result), f"{answers:.0f}", *seconds)
    return table


def figures(result: Score) -> list[str]:
    low, high = result.interval
    return [
        f"{result.wins}–{result.draws}–{result.losses}",
        f"{result.share:.1%}",
        f"{low:.1%} … {high:.1%}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="per pairing")
    parser.add_argument("--seconds", type=float, default=2.0, help="for one answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", type=int, help="the pairing of this level alone")
    wanted = parser.parse_args()
    chosen = [rung for rung in rungs(wanted.seconds) if wanted.only in (None, rung[0].level)]
    todo = list(pairings(chosen, wanted.games, wanted.seed))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(width=110)
    with Progress(*columns, console=console) as progress, local_processes(wanted.processes) as run_all:
        games = list(progress.track(tournament(todo, run_all), total=len(todo), description="games"))
    console.print(report(chosen, games))


if __name__ == "__main__":
    main()
