"""Is every map of Tank Chess fair?

    python bench/tank_chess_maps.py                              # 400 games on each map in the box
    python bench/tank_chess_maps.py --games 50 farmyard10 own.tcm

A shallow search plays against itself from varied openings; both sides think alike, so what White wins more than Black
is the map's doing. A draw is half a point; the interval is Wilson's, 95 %. A share above 60 % for either side fails.
"""

import argparse
import sys
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.workshops.tank_chess.balance import DEPTH, Tally, study

MOST = 0.6  # of the points, for either side
DEVIATIONS = 1.96


def options_for(map: str) -> Options:
    """A map of the box by its name, any other by its file, with the module in case it has water or hedges."""
    return Options(map=map if map in MAP_NAMES else Path(map).read_text(encoding="utf-8"), module="funset")


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's."""
    spread = DEVIATIONS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = DEVIATIONS * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return middle - reach, middle + reach


def row(map: str, tally: Tally) -> tuple[str, ...]:
    low, high = interval(tally.white_share, tally.games)
    ends = map, str(tally.white), str(tally.drawn), str(tally.black)
    return *ends, f"{tally.white_share:.1%}", f"{low:.0%}–{high:.0%}", f"{tally.turns / tally.games:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("maps", nargs="*", default=MAP_NAMES, help="names, or .tcm files")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--depth", type=int, default=DEPTH, help="turns that a side looks ahead")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    console = Console()
    table = Table("map", "White", "drawn", "Black", "White’s points", "95 %", "turns")
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    fair = True
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        for map in given.maps:
            tally, task = Tally(), progress.add_task(map, total=given.games)
            for tally in study(options_for(map), given.games, depth=given.depth, seed=given.seed):  # noqa: B007
                progress.advance(task)
            table.add_row(*row(map, tally))
            fair &= 1 - MOST <= tally.white_share <= MOST
    console.print(table)
    sys.exit(not fair)


if __name__ == "__main__":
    main()
