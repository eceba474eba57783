"""How much stronger is each level of a game than the one below?

    python bench/levels.py panzerschlacht                          # 100 deals a pairing, 2.5 s an answer at most
    python bench/levels.py dropzone --deals 10 --save levels.jsonl --report levels.html
    python bench/levels.py tank-hunter --against bench/tank_hunter_greedy.py:greedy

Every level plays the one below it, and the highest plays random answers, or a player of your own. It is the arena's
machinery, but the options take turns: scenarios, armies and battlefields of Dropzone, presets of Tank Hunter. Each deal
is played from both seats; the interval is Wilson's, 95 %.
"""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, Final, get_args

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a game is one task on one core

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from panzerkiste.arena.journal import Journal
from panzerkiste.arena.pairing import Entrant, Pairing, Terms, ladder, mirrored
from panzerkiste.arena.rating import ratings, score
from panzerkiste.arena.report import report
from panzerkiste.arena.tournament import Played, play
from panzerkiste.bots import UNIFORM, levels
from panzerkiste.cli.arena import BEGINNING
from panzerkiste.cli.running import runner
from panzerkiste.cli.terminal import say, title
from panzerkiste.engine.game import AnyGame
from panzerkiste.games.dropzone.options import Scenario
from panzerkiste.registry import GAMES

ARMIES: Final = tuple(combinations(("ucm-skirmish", "scourge-skirmish", "phr-skirmish", "shaltari-skirmish"), 2))
BATTLEFIELDS: Final = "city_block_9", "beech_hills", "dead_foundry", "three_bridges"
SCENARIOS: Final = get_args(Scenario)
OPENING: Final = 4  # answers by lot, in games without dice


def options(game: str) -> Iterator[Mapping[str, Any]]:
    """One after the other, without end."""
    if game == "dropzone":
        for number in cycle(range(len(SCENARIOS) * len(ARMIES) * len(BATTLEFIELDS))):
            army_a, army_b = ARMIES[number // len(SCENARIOS) % len(ARMIES)]
            field, scenario = BATTLEFIELDS[number % len(BATTLEFIELDS)], SCENARIOS[number % len(SCENARIOS)]
            yield {"army_a": army_a, "army_b": army_b, "battlefield": field, "scenario": scenario}
    presets = GAMES[game].hosting.presets.values() if game == "tank-hunter" else [{}]
    yield from cycle(presets)


def pairings(game: str, tables: Sequence[tuple[Entrant, ...]], deals: int, seed: int) -> Iterator[Pairing]:
    opening = 0 if GAMES[game].play.has_chance else OPENING
    for deal, chosen in enumerate(islice(options(game), deals)):
        yield from mirrored(Terms(game, dict(chosen), opening), tables, 1, seed + deal * len(tables))


def row(higher: Entrant, lower: Entrant, games: Sequence[Played]) -> list[str]:
    met = [game for game in games if {*game.pairing.entrants} == {higher, lower}]
    found = score(met, higher)
    low, high = found.interval
    times = sorted(seconds for game in met for seconds in game.thought[game.pairing.entrants.index(higher)])
    return [
        f"{higher.bot} – {lower.bot}",
        f"{found.wins}–{found.draws}–{found.losses}",
        f"{found.share:.1%}",
        f"{low:.1%} … {high:.1%}",
        *(f"{times[min(len(times) - 1, int(part * len(times)))]:.3f} s" for part in (0.5, 0.99, 1.0)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=tuple(GAMES), help="all unless some are named")
    parser.add_argument("--deals", type=int, default=100, help="per pairing, from both seats")
    parser.add_argument("--seconds", type=float, default=2.5, help="for one answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--against", default=UNIFORM, help="whom the highest level plays besides")
    parser.add_argument("--save", type=Path, help="each game in this file, from which the run goes on")
    parser.add_argument("--report", type=Path, help="a page with plots")
    wanted = parser.parse_args()
    for game in wanted.games:
        climb(GAMES[game], wanted)


def climb(game: AnyGame, wanted: argparse.Namespace) -> None:
    rungs = [Entrant(level, wanted.seconds) for level in range(UNIFORM, levels(game) + 1)]
    tables = [*ladder(rungs)[:-1], (rungs[-1], Entrant(wanted.against, wanted.seconds))]
    journal = Journal(wanted.save, Played, BEGINNING, lambda one: msgspec.json.encode(one.pairing))
    with runner(journal, wanted.workers, "", title(game)) as run:
        games = run(play, list(pairings(game.id, tables, wanted.deals, wanted.seed)), msgspec.json.encode)
    results = Table("pairing", "won–drawn–lost", "points", "95 %", "think p50", "p99", "most", box=SIMPLE)
    for higher, lower in tables:
        results.add_row(*row(higher, lower, games))
    elo = Table("player", "Elo", "95 %", box=SIMPLE)
    for rating in ratings(games):
        elo.add_row(str(rating.entrant.bot), f"{rating.elo:.0f}", f"± {rating.error:.0f}")
    Console(width=110).print(results, elo)
    if wanted.report:
        wanted.report.write_text(report(games, say, title(game), "en", None, None), encoding="utf-8")


if __name__ == "__main__":
    main()
