"""The fuzzer: random matches, and matches that branch off where something rare happened, checked on the way.

Rare is an event kind, or a pair of kinds that follow one another, that few matches have reached. Matches are
played in rounds; what a round plays follows from the seed and from the rounds before it, however many processes
share the work. A finding is a match that leads to the failure, and can be checked again by itself.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.game import AnyGame, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, Entry, Match, Record
from panzerkiste.proving.conformance import check_moment, check_record
from panzerkiste.proving.wander import mixed_options, moment_of, new_match, random_entry

BATCH: Final = 5  # matches that one process plays at a time
ROUND: Final = 8  # batches between two looks at what was reached
RAREST: Final = 16  # how many places to branch from are offered to a round
CHECKED: Final = 1 / 40  # of all moments


class Finding(NamedTuple):
    """A failure: what is wrong, and the match that leads there."""

    problem: str
    record: Record

    @property
    def kind(self) -> str:
        """The same for failures that differ in numbers only."""
        return re.sub(r"[-\d]+", "#", self.problem.splitlines()[0])[:120]


class Batch(NamedTuple):
    """Matches for one process to play."""

    seed: int
    numbers: range
    players: tuple[int, int]
    branches: tuple[Record, ...]
    common: frozenset[str]  # what is reached so often that nobody needs a way to it


class Played(NamedTuple):
    """What a match reached: each thing with the number of entries that led to it."""

    entries: int
    reached: dict[str, int]
    record: Record | None  # where it reached something that is not common
    finding: Finding | None


class Progress(NamedTuple):
    matches: int
    entries: int
    findings: tuple[Finding, ...]
    reached: Counter[str]


def fuzz(
    find: Callable[[], AnyGame],
    seed: int,
    matches: int,
    players: tuple[int, int],
    executor: Executor | None = None,
) -> Iterator[Progress]:
    """Fuzz the game that *find* finds, in the executor's processes; tells how far it is after each batch."""
    corpus: dict[str, Record] = {}
    reached, findings = Counter[str](), dict[str, Finding]()
    done = entries = 0
    while done < matches:
        branches, common = _rarest(corpus, reached), _common(reached, done)
        firsts = range(done, min(matches, done + BATCH * ROUND), BATCH)
        batches = [
            Batch(seed, range(first, min(matches, first + BATCH)), players, branches, common) for first in firsts
        ]
        run = executor.map if executor else map
        for played in run(_play_batch, [find] * len(batches), batches):
            for one in played:
                done, entries = done + 1, entries + one.entries
                reached.update(one.reached.keys())
                if one.finding:
                    findings.setdefault(one.finding.kind, one.finding)
                if one.record:
                    corpus.update(_ways(one.record, one.reached, common))
            yield Progress(done, entries, tuple(findings.values()), reached)


def _ways(record: Record, reached: dict[str, int], common: frozenset[str]) -> dict[str, Record]:
    """For each rare thing the part of the match that led to it."""
    return {
        what: replace(record, entries=record.entries[:count]) for what, count in reached.items() if what not in common
    }


def _rarest(corpus: dict[str, Record], reached: Counter[str]) -> tuple[Record, ...]:
    return tuple(corpus[what] for what in sorted(corpus, key=lambda what: (reached[what], what))[:RAREST])


def _common(reached: Counter[str], done: int) -> frozenset[str]:
    return frozenset(what for what, count in reached.items() if count > done / 10)


def _play_batch(find: Callable[[], AnyGame], batch: Batch) -> list[Played]:
    game = find()
    return [play_one(game, batch, number) for number in batch.numbers]


def play_one(game: AnyGame, batch: Batch, number: int) -> Played:
    """One match of a batch, from the start or from a branch."""
    label = f"fuzz {batch.seed} {number}"
    rng = Random(label)
    branch = rng.choice(batch.branches) if batch.branches and rng.random() < 0.5 else None
    match = _branched(game, branch, label) if branch else _fresh(game, batch.players, label, rng)
    started = len(match.entries)
    finding = _play_on(match, rng)
    reached = happenings(match)
    rare = any(what not in batch.common for what in reached)
    return Played(len(match.entries) - started, reached, match.record if rare else None, finding)


def _fresh(game: AnyGame, players: tuple[int, int], label: str, rng: Random) -> AnyMatch:
    seats = rng.randint(*players)
    try:
        return new_match(game, mixed_options(game, rng), seats, label)
    except Illegal:  # options that do not go together
        return new_match(game, game.types.options(), seats, label)


def _branched(game: AnyGame, branch: Record, label: str) -> AnyMatch:
    match: AnyMatch = Match(game, replace(branch.header, created=label))
    for entry in branch.entries:
        match.submit(entry.seat, entry.action, entry.at)
    return match


def _play_on(match: AnyMatch, rng: Random) -> Finding | None:
    """Play at random to the end; the first thing that goes wrong is the finding."""
    asides, bound = rng.choice((0, 0, 0.02)), match.game.play.bound(match.options)
    while match.game.play.decision(match.state):
        if len(match.entries) >= bound:
            return Finding(f"the match goes on after its bound of {bound} entries", match.record)
        if problem := _next(match, rng, asides):
            return problem
        if rng.random() < CHECKED and (wrong := _problem(match)):
            return Finding(wrong, match.record)
    wrong = _problem(match) or _raised(partial(check_record, match))
    return Finding(wrong, match.record) if wrong else None


def _next(match: AnyMatch, rng: Random, asides: float) -> Finding | None:
    entry = None
    try:
        entry = Entry(*random_entry(moment_of(match, rng), asides))
        match.submit(entry.seat, entry.action)
    except Exception as error:
        tried = (entry,) if entry else ()
        return Finding(f"{type(error).__name__}: {error}", replace(match.record, entries=(*match.entries, *tried)))
    return None


def _problem(match: AnyMatch) -> str:
    """What is wrong with the present moment; the same whenever it is looked at again."""
    rng = Random(f"{match.header.created} {len(match.entries)}")
    return _raised(partial(check_moment, moment_of(match, rng)))


def _raised(check: Callable[[], object]) -> str:
    try:
        check()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def check_again(game: AnyGame, record: Record) -> Finding | None:
    """Check every moment of a recorded match, as the fuzzer would; the first that fails is the finding."""
    match: AnyMatch = Match(game, record.header)
    for number, entry in enumerate(record.entries, 1):
        wrong = _problem(match) or _raised(partial(match.submit, entry.seat, entry.action))
        if wrong:
            return Finding(wrong, replace(record, entries=record.entries[:number]))
    wrong = _problem(match) or _raised(partial(check_record, match))
    return Finding(wrong, record) if wrong else None


def happenings(match: AnyMatch) -> dict[str, int]:
    """Event kinds, and pairs of kinds that follow one another, with the entry that first told them."""
    found: dict[str, int] = {}
    before = ""
    for number, step in enumerate(match.steps):
        for kind in _kinds(step):
            found.setdefault(kind, number)
            found.setdefault(f"{before} {kind}", number)
            before = kind
    return found


def _kinds(step: Step[Any, Any]) -> list[str]:
    return [type(told.event).__name__ for told in step.told]
