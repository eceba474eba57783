"""Many matches at once as a vector environment of Gymnasium, for games with compiled rules: one agent, one opponent.

>>> from panzerkiste.adapters.gymnasium import BatchEnv
>>> env = BatchEnv("tank-chess", num_envs=4, options={"map": "farmyard10"})
>>> observations, infos = env.reset(seed=1)
>>> observations["board"].shape, observations["action_mask"].sum(axis=1) > 100
((4, 28, 10, 10), array([ True,  True,  True,  True]))

In every other match the agent has the second seat, and the opponent begins. A match that has ended begins again in the
same step: what ``step`` returns is then what the agent sees first in the next one.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import panzerkiste

Arrays = dict[str, NDArray[Any]]
Opponent = Callable[[Arrays], NDArray[Any]]  # numbers, by what is seen in each match
WON: Final = np.array([[0, 1, -1, 0], [0, -1, 1, 0]], np.float32)  # by seat and outcome


def observed(batch: panzerkiste.Batch) -> Arrays:
    """What is seen in every match by whoever is to move, with a mask over the numbers.

    It leaves out actions that change no more than another does: in Tank Chess shots without effect (TC-34).
    """
    masks = np.ascontiguousarray(batch.on_host(batch.masks(every=False)))
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    return {**batch.observe(), "action_mask": bits[:, : batch.numbers].view(np.int8)}


def any_number(observations: Arrays, rng: np.random.Generator) -> NDArray[Any]:
    """A legal number for each match, each as likely as another."""
    mask = observations["action_mask"]
    return np.asarray(np.argmax(mask * rng.random(mask.shape, np.float32), axis=1))


class BatchEnv(VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """The agent answers in every match, then the opponent does: unless one is given, by chance."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        of: str,
        num_envs: int,
        options: Mapping[str, Any] | None = None,
        opponent: Opponent | None = None,
        on: str = "processor",
    ) -> None:
        self._new = partial(panzerkiste.batch, of, num_envs, options, on=on)
        self.batch = self._new()
        self.num_envs, self.opponent = num_envs, opponent or self._by_chance
        self.seats = np.arange(num_envs) % 2
        spaces: dict[str, Space[Any]] = {
            layout.name: Box(0, 1, layout.shape, np.float32) for layout in self.batch.layouts
        }
        spaces["action_mask"] = Box(0, 1, (self.batch.numbers,), np.int8)
        self.single_observation_space = Dict(spaces)
        self.single_action_space = Discrete(self.batch.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _by_chance(self, observations: Arrays) -> NDArray[Any]:
        return any_number(observations, self.np_random)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch = self._new()
        self._reply()
        return observed(self.batch), {}

    def step(self, actions: NDArray[Any]) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        outcomes = self.batch.on_host(self.batch.play(actions.reshape(-1)))
        outcomes = np.where(outcomes, outcomes, self._reply())
        rewards = WON[self.seats, outcomes]
        return observed(self.batch), rewards, outcomes > 0, np.zeros(self.num_envs, bool), {}

    def _reply(self) -> NDArray[Any]:
        """The opponent's turn wherever it is its turn, also in a match that begins anew; what they ended with."""
        outcomes = np.zeros(self.num_envs, np.int64)
        while (waiting := self.batch.movers() != self.seats).any():
            played = self.batch.play(np.where(waiting, self.opponent(observed(self.batch)), -1))
            outcomes = np.maximum(outcomes, self.batch.on_host(played))
        return outcomes
