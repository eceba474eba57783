"""Proximal policy optimisation in plain numpy: learns Tank Chess on a small map, then meets a level of the crate.

    pip install panzerkiste[adapters]
    python examples/tank_chess_ppo.py --turns 150000

At first its opponent moves at random. Whenever it wins four of five, its opponent becomes a copy of itself.
A turn's number is made of tank, shot, heading and cell: the network has an output for each tank's shots and for each
tank's headings and cells, and a turn is worth the sum of its two.
"""

import argparse
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import panzerkiste
from panzerkiste.adapters.gymnasium import Arrays, BatchEnv, observed

MAP = """
..c.....
.m....l.
..###...
#......#
#......#
...###..
.L....M.
.....C..
"""
OPTIONS = {"map": MAP.lstrip()}
TANKS, SHOTS, POSES = 3, 9, 8 * 64
GAMES, STEPS, EPOCHS = 256, 16, 3
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.99, 0.95, 0.2, 0.003, 1e-3
Numbers = NDArray[Any]


class Legal(NamedTuple):
    """The legal turns of many matches, one after another: which match, the turn's number, its two outputs."""

    row: Numbers
    number: Numbers
    shot: Numbers
    pose: Numbers
    first: Numbers  # of each match


def legal(mask: Numbers) -> Legal:
    row, number = np.nonzero(mask)
    tank, rest = np.divmod(number, SHOTS * POSES)
    shot, pose = np.divmod(rest, POSES)
    outputs = tank * SHOTS + shot, TANKS * SHOTS + tank * POSES + pose
    return Legal(row, number, *outputs, np.searchsorted(row, np.arange(len(mask))))


class Network:
    """One hidden layer; the last output is the value. Adam keeps its two moments beside the weights."""

    def __init__(self, inputs: int, rng: np.random.Generator, hidden: int = 128) -> None:
        outputs = TANKS * (SHOTS + POSES) + 1
        self.weights = [
            (rng.standard_normal((inputs, hidden)) / np.sqrt(40)).astype(np.float32),  # few planes are set at a time
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates, self.rng = 0, rng

    def copy(self) -> "Network":
        other = Network(1, self.rng)
        other.weights = [weight.copy() for weight in self.weights]
        return other

    def forward(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        return hidden, hidden @ self.weights[2] + self.weights[3]

    def chances(self, outputs: Numbers, turns: Legal) -> Numbers:
        """How likely each legal turn is chosen."""
        logits = outputs[turns.row, turns.shot] + outputs[turns.row, turns.pose]
        powers = np.exp(logits - np.maximum.reduceat(logits, turns.first)[turns.row], dtype=np.float64)
        return np.asarray(powers / np.add.reduceat(powers, turns.first)[turns.row])

    def choose(self, observations: Arrays) -> tuple[Numbers, Legal, Numbers, Numbers, Numbers]:
        """For each match one turn by its chance: what was seen, the turns, the choice, its chance, the value."""
        seen, turns = flat(observations), legal(observations["action_mask"])
        _, outputs = self.forward(seen)
        chances = self.chances(outputs, turns)
        whole = np.append(turns.first[1:], len(chances)) - 1  # the last turn of each match
        drawn = np.arange(len(seen)) + self.rng.random(len(seen))
        choice = np.clip(np.searchsorted(np.cumsum(chances), drawn), turns.first, whole)
        return seen, turns, choice, chances[choice], outputs[:, -1]

    def numbers(self, observations: Arrays) -> Numbers:
        """The same, as an opponent is asked."""
        _, turns, choice, _, _ = self.choose(observations)
        return np.asarray(turns.number[choice])

    def best(self, observations: Arrays) -> int:
        turns = legal(observations["action_mask"])
        _, outputs = self.forward(flat(observations))
        return int(turns.number[np.argmax(self.chances(outputs, turns))])

    def learn(self, part: "Part") -> None:
        hidden, outputs = self.forward(part.seen)
        chances, turns, choice = self.chances(outputs, part.turns), part.turns, part.choice
        ratio = chances[choice] / part.before
        kept = np.where(part.gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # PPO: no further than the clip
        pull = (kept * ratio * part.gain)[turns.row] * -chances
        pull[choice] += kept * ratio * part.gain
        logs = np.log(chances + 1e-12)
        spread = -np.add.reduceat(chances * logs, turns.first)
        pull -= ENTROPY * chances * (logs + spread[turns.row])
        slopes = np.zeros(outputs.shape, np.float32)
        for output in (turns.shot, turns.pose):
            flat_index = turns.row * outputs.shape[1] + output
            slopes += np.bincount(flat_index, -pull, slopes.size).reshape(slopes.shape)
        slopes[:, -1] = 0.5 * (outputs[:, -1] - part.target)
        self._descend(part.seen, hidden, slopes / len(part.seen))

    def _descend(self, seen: Numbers, hidden: Numbers, slopes: Numbers) -> None:
        below = (slopes @ self.weights[2].T) * (1 - hidden**2)
        self.updates += 1
        for weight, moments, slope in zip(
            self.weights, self.moments, (seen.T @ below, below.sum(0), hidden.T @ slopes, slopes.sum(0)), strict=True
        ):
            for moment, decay, power in zip(moments, (0.9, 0.999), (1, 2), strict=True):
                np.add(moment, (1 - decay) * (slope**power - moment), out=moment)
            step, size = moments[0] / (1 - 0.9**self.updates), moments[1] / (1 - 0.999**self.updates)
            np.subtract(weight, RATE * step / (np.sqrt(size) + 1e-8), out=weight)


class Part(NamedTuple):
    """A moment of all matches: what was seen and chosen, how likely it was, and what came of it."""

    seen: Numbers
    turns: Legal
    choice: Numbers
    before: Numbers
    gain: Numbers
    target: Numbers


def flat(observations: Arrays) -> Numbers:
    board = observations["board"]
    return np.concatenate([board.reshape(len(board), -1), observations["numbers"]], axis=1)


def experience(env: BatchEnv, network: Network, observations: Arrays) -> tuple[list[Part], Arrays, list[float]]:
    """So many steps in all matches, with advantages (GAE); how the matches ended that ended on the way."""
    taken, values, rewards, overs, ends = [], [], [], [], list[float]()
    for _ in range(STEPS):
        seen, turns, choice, before, value = network.choose(observations)
        observations, reward, over, _, _ = env.step(turns.number[choice])
        taken.append((seen, turns, choice, before))
        values.append(value)
        rewards.append(reward)
        overs.append(over)
        ends += reward[over].tolist()
    gain, later, parts = np.zeros(GAMES), network.forward(flat(observations))[1][:, -1], list[Part]()
    for step in reversed(range(STEPS)):
        goes_on = ~overs[step]
        gain = rewards[step] + GAMMA * later * goes_on - values[step] + GAMMA * LAMBDA * gain * goes_on
        parts.append(Part(*taken[step], gain, gain + values[step]))
        later = values[step]
    return parts, observations, ends


def train(turns: int, seed: int) -> Network:
    rng, began = np.random.default_rng(seed), process_time()
    env = BatchEnv("tank-chess", GAMES, OPTIONS)
    observations, _ = env.reset(seed=seed)
    network, rounds, steps = Network(flat(observations).shape[1], rng), 0, 0
    while steps < turns:
        parts, observations, ends = experience(env, network, observations)
        scale = np.std([part.gain for part in parts]) + 1e-6
        for _ in range(EPOCHS):
            for number in rng.permutation(STEPS):
                network.learn(parts[number]._replace(gain=parts[number].gain / scale))
        won, steps = np.mean([end > 0 for end in ends] or [False]), steps + GAMES * STEPS
        spent = process_time() - began
        print(f"{spent:5.0f} s  {steps:8,} turns  opponent {rounds}  won {won:4.0%} of {len(ends)}", flush=True)
        if won > 0.8:
            rival, rounds = network.copy(), rounds + 1
            env.opponent = rival.numbers
    return network


class Pilot:
    """The network as a player: a batch of one match goes along with the true one."""

    def __init__(self, network: Network) -> None:
        self.network, self.batch = network, panzerkiste.batch("tank-chess", 1, OPTIONS)

    def __call__(self, known: panzerkiste.Knowledge) -> Any:
        number = self.network.best(observed(self.batch))
        action = self.batch.action(0, number)
        self.batch.play([number])
        return action

    def follow(self, action: Any) -> None:
        numbers = np.flatnonzero(np.unpackbits(self.batch.masks().view(np.uint8), bitorder="little"))
        self.batch.play([next(number for number in numbers.tolist() if self.batch.action(0, number) == action)])


def versus(network: Network, level: int, seed: int) -> float:
    """One match against a level, with White if the seed is even; what the network has won or lost."""
    pilot, rival = Pilot(network), panzerkiste.player("tank-chess", level)

    def watched(known: panzerkiste.Knowledge) -> Any:
        action = rival(known)
        pilot.follow(action)
        return action

    players: list[panzerkiste.Player] = [pilot, watched] if seed % 2 == 0 else [watched, pilot]
    return panzerkiste.play("tank-chess", players, seed, OPTIONS).returns[seed % 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=150_000, help="to learn from")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    network = train(wanted.turns, wanted.seed)
    results = np.array([versus(network, wanted.level, seed) for seed in range(wanted.matches)])
    won, drawn, lost = (int((results == result).sum()) for result in (1, 0, -1))
    print(f"against level {wanted.level}: {won} won, {drawn} drawn, {lost} lost")


if __name__ == "__main__":
    main()
