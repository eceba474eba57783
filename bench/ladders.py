"""What bench/levels.py has played, into the data from which the levels' first ratings follow.

    python bench/levels.py panzerschlacht --save ladder.jsonl
    python bench/ladders.py ladder.jsonl --played "2026-11-16, 30 s an answer at most, busy machine"

Ladders of other games stay as they are. It prints where the levels stand then.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path

import msgspec

from panzerkiste.arena.pairing import Entrant
from panzerkiste.arena.rating import score
from panzerkiste.arena.tournament import Played
from panzerkiste.bots import levels
from panzerkiste.bots.ladders import FILE, Ladder, Ladders, Meeting, is_of, measured, points
from panzerkiste.registry import GAMES

HEADING = (
    "# How each level did against the one below. Written by bench/ladders.py from what bench/levels.py has played.\n"
)


def played_in(journal: Path) -> list[Played]:
    return [msgspec.json.decode(line, type=Played) for line in journal.read_bytes().splitlines() if line]


def meetings(games: Iterable[Played], most: int) -> Iterable[Meeting]:
    games = list(games)
    for level in range(1, most + 1):
        met = [game for game in games if {one.bot for one in game.pairing.entrants} == {level, level - 1}]
        if met:
            found = score(met, _called(met[0], level))
            yield Meeting(level, found.wins, found.draws, found.losses)


def _called(game: Played, level: int) -> Entrant:
    return next(one for one in game.pairing.entrants if one.bot == level)


def written(ladders: Ladders) -> str:
    """As TOML, a line for each meeting."""
    text = HEADING
    for ladder in ladders.ladder:
        text += (
            f'\n[[ladder]]\ngame = "{ladder.game}"\nlevels = {ladder.levels}\nplayed = "{ladder.played}"\nmeeting = [\n'
        )
        for one in ladder.meeting:
            text += f"  {{ level = {one.level}, won = {one.won}, drawn = {one.drawn}, lost = {one.lost} }},\n"
        text += "]\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("journal", type=Path, help="what bench/levels.py --save has written, of one game")
    parser.add_argument("--played", required=True, help="when, how long an answer could take, and where")
    wanted = parser.parse_args()
    games = played_in(wanted.journal)
    game = games[0].pairing.game
    most = levels(GAMES[game])
    new = Ladder(game, most, wanted.played, tuple(meetings(games, most)))
    others = [ladder for ladder in measured().ladder if not is_of(ladder, game, most)]
    ladders = sorted([*others, new], key=lambda ladder: (ladder.game, ladder.levels))
    FILE.write_text(written(Ladders(tuple(ladders))), encoding="utf-8")
    measured.cache_clear()
    print(game, *(f"{level}: {point:+.0f}" for level, point in enumerate(points(game, most))))


if __name__ == "__main__":
    main()
