"""How much stronger is each level of Panzerschlacht than the one below?

    python bench/panzerschlacht_levels.py                        # 200 games a pairing, 2 s an answer at most
    python bench/panzerschlacht_levels.py --games 20 --seconds 0.2

Every level plays the one below it; the lowest and the highest also play against random answers. Sides are changed
after every game. A draw is half a point; the interval is Wilson's, 95 %. Ratings count from random play.
"""

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a game is one task on one core

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste.arena.pairing import Entrant, duel, ladder
from panzerkiste.arena.rating import ratings, score
from panzerkiste.arena.tournament import Played, local_processes, tournament
from panzerkiste.bots import UNIFORM, levels
from panzerkiste.registry import GAMES

GAME = "panzerschlacht"


def thinking_times(games: Sequence[Played], entrant: Entrant) -> list[float]:
    """Sorted seconds per answer."""
    seats = [(game, seat) for game in games for seat, other in enumerate(game.pairing.entrants) if other == entrant]
    return sorted(seconds for game, seat in seats for seconds in game.thought[seat])


def name(entrant: Entrant) -> str:
    return f"level {entrant.bot}" if entrant.bot != UNIFORM else "random"


def row(higher: Entrant, lower: Entrant, games: Sequence[Played]) -> list[str]:
    played = [game for game in games if {*game.pairing.entrants} == {higher, lower}]
    result, times = score(played, higher), thinking_times(played, higher)
    low, high = result.interval
    return [
        f"{name(higher)} – {name(lower)}",
        f"{result.wins}–{result.draws}–{result.losses}",
        f"{result.share:.1%}",
        f"{low:.1%} … {high:.1%}",
        f"{sum(game.answers for game in played) / len(played):.0f}",
        *(f"{times[min(len(times) - 1, int(part * len(times)))]:.3f} s" for part in (0.5, 0.99, 1.0)),
    ]


def report(levels: Sequence[Entrant], games: Sequence[Played]) -> list[Table]:
    results = Table("pairing", "won–drawn–lost", "points", "95 %", "answers", "think p50", "p99", "most", box=SIMPLE)
    for lower, higher in [*pairwise(levels), (levels[0], levels[-1])]:
        results.add_row(*row(higher, lower, games))
    elo = Table("player", "Elo", "95 %", box=SIMPLE)
    for rating in ratings(games):
        elo.add_row(name(rating.entrant), f"{rating.elo:.0f}", f"± {rating.error:.0f}")
    return [results, elo]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="per pairing")
    parser.add_argument("--seconds", type=float, default=2.0, help="for one answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    entrants = [Entrant(level, wanted.seconds) for level in range(UNIFORM, levels(GAMES[GAME]) + 1)]
    todo = [
        *ladder(GAME, entrants, wanted.games, wanted.seed),
        *duel(GAME, entrants[-1], entrants[0], wanted.games, wanted.seed + len(entrants) * wanted.games),
    ]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(width=110)
    with Progress(*columns, console=console) as progress, local_processes(wanted.processes) as run_all:
        games = list(progress.track(tournament(todo, run_all), total=len(todo), description="games"))
    console.print(*report(entrants, games))


if __name__ == "__main__":
    main()
