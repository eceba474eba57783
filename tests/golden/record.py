"""Golden matches: short recorded matches that together tell every kind of event, with what they must replay to.

A ruling that changes what they replay to is a decision with a line in the CHANGELOG: the rules version rises, and the
matches of earlier ones stay and replay as before. Then, from the project's folder:

    .venv/bin/python tests/golden/record.py panzerschlacht          # find and record new matches
    .venv/bin/python tests/golden/record.py panzerschlacht --again  # keep the matches, write anew what they lead to

Random matches rarely reach what a long game keeps for its end. Where a file of the game's name lies beside this one,
the matches begin as it says: with these options, for so many players, and with these first actions in notation.
"""

import hashlib
import sys
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.chance import Verifiable, commitment
from panzerkiste.engine.game import CHANCE, AnyGame
from panzerkiste.engine.match import AnyMatch, Match, Record, read_record, replay, write_record
from panzerkiste.engine.scenario import event_lines
from panzerkiste.proving.fuzz import happenings
from panzerkiste.proving.wander import mixed_options, moment_of, new_match, random_entry
from panzerkiste.registry import GAMES

HERE: Final = Path(__file__).parent
MATCHES: Final = 6
TRIED: Final = 600
LONGEST: Final = 150


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a golden match begins; *do* is what the players do first."""

    about: str
    options: dict[str, Any]
    players: int = 2
    do: tuple[str, ...] = ()


@cache
def starts(game: str) -> tuple[Start, ...]:
    """The beginnings that are written down for a game: none for most."""
    file = HERE / f"{game}.toml"
    written = tomllib.loads(file.read_text(encoding="utf-8"))["start"] if file.exists() else []
    return msgspec.convert(written, tuple[Start, ...])


def transcript(game: AnyGame, record: Record) -> str:
    """The match in notation: every entry, the digest of the state it leads to, and every event."""
    match = replay(game, record)
    lines = [_digest(match.steps[0].state)]
    for entry, before, step in zip(match.entries, match.steps, match.steps[1:], strict=False):
        lines.append(f"{game.text.notate(before.state, entry.seat, entry.action)}  [{_digest(step.state)}]")
        lines += [f"  {line}" for line in event_lines(game, step)]
    return "\n".join(lines) + "\n"


def _digest(state: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:12]


def kinds(game: AnyGame) -> set[str]:
    return {kind.__name__ for kind in get_args(game.types.event) or (game.types.event,)}


def golden_files(game: str = "*") -> list[Path]:
    return sorted(HERE.glob(f"{game}/*.jsonl"))


def read_golden(file: Path) -> tuple[AnyGame, Record]:
    record = read_record(file.read_bytes(), GAMES.get)
    return GAMES[record.header.game], record


def _play(game: AnyGame, number: int) -> tuple[Record, AnyMatch]:
    """A random match with verifiable dice."""
    rng, seed = Random(f"golden {number}"), hashlib.sha256(str(number).encode()).digest()
    start = _start(game, number, rng)
    drawn = new_match(game, msgspec.convert(start.options, game.types.options), start.players)
    values = tuple(f"value {seat}" for seat in range(start.players))
    match: AnyMatch = Match(game, replace(drawn.header, commitment=commitment(seed), values=values))
    first = list(start.do)
    while (owed := game.play.decision(match.state)) and len(match.entries) < LONGEST:
        if CHANCE in owed.seats:
            entry = CHANCE, game.play.sample(match.state, Verifiable(seed, values, len(match.entries)))
        elif first:
            entry = game.text.parse(match.state, first.pop(0))
        else:
            entry = random_entry(moment_of(match, rng), asides=0.01)
        match.submit(*entry, at=1000 * len(match.entries))
    return replace(match.record, seed=seed.hex()), match


def _start(game: AnyGame, number: int, rng: Random) -> Start:
    if written := starts(game.id):
        return written[number % len(written)]
    return Start("random", msgspec.to_builtins(mixed_options(game, rng)), game.players[0])


def _choose(game: AnyGame) -> list[Record]:
    """Greedily the matches that bring the most news for their length, until every kind of event is among them."""
    played = [_play(game, number) for number in range(TRIED)]
    found = [(record, set(happenings(match))) for record, match in played if game.play.result(match.state)]
    chosen: list[Record] = []
    seen: set[str] = set()
    while found and (len(chosen) < MATCHES or not kinds(game) <= seen):
        record, news = max(found, key=lambda one: _worth(one[1] - seen, kinds(game)) / (20 + len(one[0].entries)))
        chosen.append(record)
        seen |= news
        found.remove((record, news))
    if missing := kinds(game) - seen:
        ended = sum(game.play.result(match.state) is not None for _, match in played)
        raise SystemExit(
            f"{ended} of {TRIED} random matches ended in time, and none told of {', '.join(sorted(missing))}"
        )
    return chosen


def _worth(news: set[str], kinds: set[str]) -> int:
    return sum(20 if what in kinds else 1 for what in news)


def record_anew(game: AnyGame, folder: Path) -> None:
    """New matches in place of those in the folder, which stay where none can be found; those of other rules stay."""
    chosen = _choose(game)
    folder.mkdir(exist_ok=True)
    for file in folder.glob(f"{_mark(game)}[0-9]*"):
        if file.stem.count("-") == _mark(game).count("-"):
            file.unlink()
    for number, record in enumerate(chosen, 1):
        (folder / f"{_mark(game)}{number}.jsonl").write_bytes(write_record(record))


def _mark(game: AnyGame) -> str:
    """How the matches of later rules than the first are called: 2-1, 2-2."""
    return f"{game.rules}-" if game.rules > 1 else ""


def main(name: str, *how: str) -> None:
    if how != ("--again",):
        record_anew(GAMES[name], HERE / name)
    for file in golden_files(name):
        file.with_suffix(".txt").write_text(transcript(*read_golden(file)), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main(*sys.argv[1:])
