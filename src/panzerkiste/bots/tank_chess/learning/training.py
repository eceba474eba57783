"""Training the network on moments of games: with PyTorch where it finds a graphics card, else compiled.

The network learns what is to be added to the written judgement, so that both together foretell, through the curve that
turns points into chances, a mixture of what the search said and of how the game ended.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from panzerkiste.bots.tank_chess.contest import CALM, MOVER, POSED, RESULT, SCORE, WRITTEN
from panzerkiste.bots.tank_chess.evaluation import POSES
from panzerkiste.bots.tank_chess.features import (
    AWAY,
    FACTS,
    FIRST_OF,
    OF_POSE,
    SPAN,
    WHO,
    Facts,
    pose_facts,
    reflected,
    relation_facts,
)
from panzerkiste.bots.tank_chess.lanes import UNIT, WIDTH
from panzerkiste.bots.tank_chess.learning.games import Played
from panzerkiste.bots.tank_chess.network import FINE, PER_PHASE, PHASES, Network
from panzerkiste.games.tank_chess.board import SIDES
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.tables import COMMAND_KIND, KIND_OF, Numbers
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import State

Reals = npt.NDArray[np.float32]

CURVE: Final = 0.0045  # what a point adds to the logarithm of the odds: see docs/opponents.md
POINTS: Final = 100.0  # what a weight of one in the last layer is worth
LARGEST_WEIGHT: Final = 127 / UNIT
TEST: Final = 20  # every so-manieth game is kept apart
BETAS: Final = (0.9, 0.99)  # of Adam
DECIDED: Final = 1500  # further ahead than that nothing is to be learnt


class Lessons(NamedTuple):
    """Moments as the trainer reads them; tanks that are gone have key 0."""

    keys: Facts  # by moment, side that looks (the mover first) and tank: the place in *poses*
    poses: Facts  # the facts of each pose that occurs
    relations: Facts  # by moment, side that looks, tank: two places among the relations
    phase: npt.NDArray[np.int64]
    written: Reals
    score: Reals
    result: Reals

    def __len__(self) -> int:
        return len(self.phase)


def lessons(played: Sequence[Played]) -> Lessons:
    """The calm moments of all games."""
    parts, poses, used = [], [np.zeros((1, OF_POSE), dtype=np.int32)], 1
    tanks = max(one.moments.shape[1] for one in played) - POSED
    for one in played:
        moments = one.moments
        moments = moments[(moments[:, CALM] == 1) & (abs(moments[:, SCORE]) < DECIDED)] if len(moments) else moments
        if len(moments):
            state = first_state(one.options)
            keys, relations = _keys(state, moments)
            found, places = np.unique(keys, return_inverse=True)
            facts = pose_facts(state.board).reshape(-1, OF_POSE)[np.maximum(found - 1, 0)]
            facts[found == 0] = 0
            poses.append(facts)
            keys = np.where(keys > 0, places.reshape(keys.shape) + used, 0)
            used += len(found)
            gap = ((0, 0), (0, 0), (0, tanks - keys.shape[2]))
            parts.append(
                (np.pad(keys, gap), np.pad(relations, (*gap, (0, 0))), moments[:, :POSED], (keys[:, 0] > 0).sum(axis=1))
            )
    keys, relations, heads, left = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Lessons(
        keys.astype(np.int32),
        np.concatenate(poses),
        relations.astype(np.int32),
        np.minimum(left // PER_PHASE, PHASES - 1).astype(np.int64),
        heads[:, WRITTEN].astype(np.float32),
        heads[:, SCORE].astype(np.float32),
        (heads[:, RESULT] / 2 + 0.5).astype(np.float32),
    )


def _keys(state: State, moments: npt.NDArray[np.int16]) -> tuple[Numbers, Numbers]:
    """By moment, side that looks and tank: one more than the number of its pose, and its relations."""
    tanks = sorted(state.tanks, key=lambda tank: tank.side)
    kinds = np.array([KIND_OF[tank.letter] for tank in tanks])
    sides = np.array([tank.side for tank in tanks])
    pose = moments[:, POSED : POSED + len(tanks)].astype(np.int64)
    cell, heading = pose >> 3, pose & 7
    keys = np.zeros((len(moments), 2, len(tanks)), dtype=np.int64)
    relations = np.zeros((len(moments), 2, len(tanks), 2), dtype=np.int64)
    for looks in (0, 1):
        eye = (moments[:, MOVER].astype(np.int64) ^ looks)[:, None]
        who = 2 * kinds + (sides ^ eye)
        keys[:, looks] = np.where(pose > 0, 1 + (eye * WHO + who) * POSES + pose, 0)
        for whose in (0, 1):
            commands = [int(np.nonzero((kinds == COMMAND_KIND) & (sides == side))[0][0]) for side in SIDES]
            target = np.where((eye ^ whose) == 0, cell[:, [commands[0]]], cell[:, [commands[1]]])
            ranks, files = (cell >> 5) - (target >> 5), (cell & 31) - (target & 31)
            ranks = np.clip(np.where(eye == 1, -ranks, ranks), -AWAY, AWAY) + AWAY
            files = np.clip(files, -AWAY, AWAY) + AWAY
            facing = np.where(eye == 1, 4 - heading & 7, heading)
            place = (((whose * WHO + who) * 8 + facing) * SPAN + ranks) * SPAN + files
            relations[:, looks, :, whose] = np.where(pose > 0, 1 + place, 0)
    return keys, relations


@cache
def relation_table() -> Facts:
    """The facts of each relation, after none."""
    facts = relation_facts().reshape(-1, 2)
    return np.concatenate((np.zeros((1, 2), dtype=np.int32), facts))


def facts_of(some: Lessons, chosen: Any) -> Facts:
    """By moment and side that looks: all facts, 0 where there is none."""
    first = some.poses[some.keys[chosen]]
    second = relation_table()[some.relations[chosen]]
    return np.concatenate((first.reshape(*first.shape[:2], -1), second.reshape(*second.shape[:2], -1)), axis=2)


def targets(some: Lessons, trust: float) -> Reals:
    """What is to be foretold: the search's word as far as it is trusted, else how the game ended."""
    chance = 1 / (1 + np.exp(-CURVE * some.score))
    return (trust * chance + (1 - trust) * some.result).astype(np.float32)


class Weights(NamedTuple):
    """The network while it learns."""

    facts: Any
    bias: Any
    last: Any


def first_weights(seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    facts = np.zeros((FACTS, WIDTH), dtype=np.float32)
    poses = slice(1, FIRST_OF["offset"])
    facts[poses] = rng.normal(0, 0.02, facts[poses].shape)
    last = rng.normal(0, 0.2, (PHASES, 2 * WIDTH)).astype(np.float32)
    return Weights(facts, np.full(WIDTH, 0.3, dtype=np.float32), last)


def whole(weights: Weights, seen: npt.NDArray[np.bool_]) -> Network:
    """The network in whole numbers; what was never seen counts nothing."""
    facts = np.rint(np.where(seen[:, None], weights.facts, 0) * UNIT).clip(-127, 127).astype(np.int8)
    facts[0] = 0
    last = np.rint(weights.last * POINTS * FINE).clip(-32767, 32767).astype(np.int16)
    return Network(facts, np.rint(weights.bias * UNIT).astype(np.int16), last)


def seen_facts(some: Lessons) -> npt.NDArray[np.bool_]:
    """Facts that occur, on the board or its reflection."""
    seen = np.zeros(FACTS, dtype=bool)
    seen[np.unique(some.poses)] = True
    seen[np.unique(relation_table()[np.unique(some.relations)])] = True
    return seen | seen[reflected()]


class Course(NamedTuple):
    """How the network is trained."""

    epochs: int = 3  # more teach it the games by heart
    batch: int = 8192
    rate: float = 2e-3
    decay: float = 0.02  # what weights lose in a step, times the rate
    trust: float = 0.8
    seed: int = 1


Progress = Callable[[int, float, float], None]  # the epoch, and the losses of training and of the test


def train(some: Lessons, course: Course, progress: Progress) -> Network:
    """The network that did best on the games kept apart."""
    learner = _with_torch if _has_graphics_card() else _compiled
    best, least = first_weights(course.seed), float("inf")
    for epoch, (weights, loss, test) in enumerate(learner(some, course)):
        progress(epoch, loss, test)
        if test < least:
            best, least = weights, test
    return whole(best, seen_facts(some))


def _has_graphics_card() -> bool:
    if not find_spec("torch"):
        return False
    import torch

    return bool(torch.cuda.is_available())


Epochs = Iterator[tuple[Weights, float, float]]  # the weights so far, and the losses of training and of the test


def _rate(course: Course, step: int, steps: int) -> float:
    """It falls to nothing."""
    return course.rate * (1 - step / steps)


def _with_torch(some: Lessons, course: Course) -> Epochs:
    import torch
    from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

    device = "cuda"
    parts = Weights(*(torch.tensor(part, device=device, requires_grad=True) for part in first_weights(course.seed)))
    keys, poses, relations, phase, written = (torch.tensor(part, device=device) for part in some[:5])
    table, across = torch.tensor(relation_table(), device=device), torch.tensor(reflected(), device=device)
    none = torch.arange(FACTS, dtype=torch.int32, device=device)
    wanted = torch.tensor(targets(some, course.trust), device=device)
    cut, rows, steps = _plan(some, course)
    optimiser = torch.optim.AdamW(parts, lr=course.rate, betas=BETAS, weight_decay=course.decay)

    def loss(chosen: Any, names: Any) -> Any:
        facts = torch.cat((poses[keys[chosen]].flatten(2), table[relations[chosen]].flatten(2)), dim=2)
        facts = names[facts].reshape(2 * len(chosen), -1)
        first = embedding_bag(facts, parts.facts, mode="sum", padding_idx=0).reshape(len(chosen), 2, WIDTH)
        shown = (first + parts.bias).clamp(0, 1).square().reshape(len(chosen), -1)
        points = written[chosen] + POINTS * (shown * parts.last[phase[chosen]]).sum(dim=1)
        return binary_cross_entropy_with_logits(CURVE * points, wanted[chosen])

    rng, step = np.random.default_rng(course.seed), 0
    for epoch in range(course.epochs):
        order, total = torch.tensor(rng.permutation(cut), device=device), 0.0
        for number in range(cut // rows):
            optimiser.param_groups[0]["lr"] = _rate(course, step, steps)
            optimiser.zero_grad(set_to_none=True)
            now = loss(order[number * rows : (number + 1) * rows], across if number + epoch & 1 else none)
            now.backward()
            optimiser.step()
            with torch.no_grad():
                parts.facts.clamp_(-LARGEST_WEIGHT, LARGEST_WEIGHT)
            total, step = total + float(now.detach()), step + 1
        with torch.no_grad():
            tested = [loss(part, none) * len(part) for part in torch.arange(cut, len(some), device=device).split(rows)]
        weights = Weights(*(part.detach().cpu().numpy().copy() for part in parts))
        yield weights, total / (cut // rows), float(sum(tested)) / max(1, len(some) - cut)


def _plan(some: Lessons, course: Course) -> tuple[int, int, int]:
    """How many moments are learnt from, how many at a time, and how many steps that makes."""
    cut = len(some) - len(some) // TEST
    rows = min(course.batch, cut)
    return cut, rows, course.epochs * (cut // rows)


def _compiled(some: Lessons, course: Course) -> Epochs:
    weights = first_weights(course.seed)
    wanted, across, none = targets(some, course.trust), reflected(), np.arange(FACTS, dtype=np.int32)
    slopes = Weights(*(np.zeros_like(part) for part in weights))
    moving = [(np.zeros_like(part), np.zeros_like(part)) for part in weights]
    cut, rows, steps = _plan(some, course)
    rng, step = np.random.default_rng(course.seed), 0
    table = relation_table()

    def over(chosen: Numbers, facts: Facts) -> float:
        for slope in slopes:
            slope[...] = 0
        return float(
            descend(
                some.keys,
                some.poses,
                some.relations,
                table,
                some.phase,
                some.written,
                wanted,
                chosen,
                facts,
                *weights,
                *slopes,
            )
        )

    for _ in range(course.epochs):
        order, total = rng.permutation(cut), 0.0
        for start in range(0, cut // rows * rows, rows):
            total += over(order[start : start + rows], across if step & 1 else none) / rows
            step += 1
            rate = _rate(course, step - 1, steps)
            for number, part in enumerate(weights):
                _adapt(part, slopes[number] / rows, moving[number], step, rate)
                part -= rate * course.decay * part  # noqa: PLW2901  # in place
            np.clip(weights.facts, -LARGEST_WEIGHT, LARGEST_WEIGHT, out=weights.facts)
        test = over(np.arange(cut, len(some)), none) / max(1, len(some) - cut)
        yield Weights(*(part.copy() for part in weights)), total / (cut // rows), test


def _adapt(part: Reals, slope: Reals, moving: tuple[Reals, Reals], step: int, rate: float) -> None:
    """One step of Adam, in place."""
    mean, square = moving
    mean += (1 - BETAS[0]) * (slope - mean)
    square += (1 - BETAS[1]) * (slope * slope - square)
    part -= rate * mean / (1 - BETAS[0] ** step) / (np.sqrt(square / (1 - BETAS[1] ** step)) + 1e-8)


@compiled
def descend(  # noqa: PLR0913, PLR0917
    keys: Facts,
    poses: Facts,
    relations: Facts,
    table: Facts,
    phase: Numbers,
    written: Reals,
    wanted: Reals,
    chosen: Numbers,
    facts: Facts,
    rows: Reals,
    bias: Reals,
    last: Reals,
    row_slopes: Reals,
    bias_slopes: Reals,
    last_slopes: Reals,
) -> float:
    """Add up the losses of the chosen moments, and how they change with every weight."""
    width, total = len(bias), 0.0
    first = np.zeros((2, width), dtype=np.float32)
    slope = np.zeros(width, dtype=np.float32)
    seen = np.zeros(keys.shape[2] * (poses.shape[1] + 4), dtype=np.int32)
    for moment in chosen:
        for looks in range(2):
            first[looks] = bias
            count = _gather(keys[moment, looks], poses, relations[moment, looks], table, facts, seen)
            for place in range(count):
                for neuron in range(width):
                    first[looks, neuron] += rows[seen[place], neuron]
        points = written[moment]
        for looks in range(2):
            for neuron in range(width):
                shown = min(max(first[looks, neuron], np.float32(0)), np.float32(1))
                points += np.float32(POINTS) * shown * shown * last[phase[moment], looks * width + neuron]
        chance = 1 / (1 + np.exp(-CURVE * points))
        total -= wanted[moment] * np.log(chance + 1e-12) + (1 - wanted[moment]) * np.log(1 - chance + 1e-12)
        missed = np.float32(CURVE * POINTS * (chance - wanted[moment]))
        for looks in range(2):
            for neuron in range(width):
                shown = first[looks, neuron]
                weight = last[phase[moment], looks * width + neuron]
                inside = shown > 0 and shown < 1
                slope[neuron] = missed * 2 * shown * weight if inside else 0
                shown = min(max(shown, np.float32(0)), np.float32(1))
                last_slopes[phase[moment], looks * width + neuron] += missed * shown * shown
                bias_slopes[neuron] += slope[neuron]
            count = _gather(keys[moment, looks], poses, relations[moment, looks], table, facts, seen)
            for place in range(count):
                for neuron in range(width):
                    row_slopes[seen[place], neuron] += slope[neuron]
    return total


@compiled
def _gather(keys: Facts, poses: Facts, relations: Facts, table: Facts, facts: Facts, seen: Facts) -> int:
    """Write down all facts about a position as one side sees it; how many."""
    count = 0
    for tank in range(len(keys)):
        if keys[tank]:
            for fact in poses[keys[tank]]:
                if fact:
                    seen[count] = facts[fact]
                    count += 1
            for whose in range(2):
                for fact in table[relations[tank, whose]]:
                    if fact:
                        seen[count] = facts[fact]
                        count += 1
    return count
