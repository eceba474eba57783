"""The games as environments of PettingZoo: seats in turn (``env``), or all at once (``parallel_env``).

>>> from panzerkiste.adapters import pettingzoo
>>> env = pettingzoo.env("tank-chess", options={"map": "farmyard10"})
>>> env.reset(seed=7)
>>> observation, reward, over, cut_off, info = env.last()
>>> observation["observation"]["board"].shape, int(observation["action_mask"].sum())
((28, 10, 10), 6)

An agent says one word of an answer in a step (docs/adapters.md); words that may not come next end the match, and
whoever says one loses.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from panzerkiste import WATCHER, Game, Numbered, numbered

AnyGame = Game[Any, Any, Any, Any, Any]
Options = Mapping[str, Any] | None
Observation = dict[str, Any]


def env(of: str | AnyGame, seats: int = 0, options: Options = None, position: str = "") -> Any:
    """Seats in turn, with PettingZoo's usual wrappers around it."""
    terminating = TerminateIllegalWrapper(InTurn(of, seats, options, position), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(terminating))


def parallel_env(of: str | AnyGame, seats: int = 0, options: Options = None, position: str = "") -> "AtOnce":
    """All seats at once; whoever is not asked can only say the last number, which is no word: wait."""
    return AtOnce(of, seats, options, position)


def _space(start: Numbered, numbers: int) -> Dict:
    arrays: dict[str, Space[Any]] = {
        layout.name: Box(-np.inf, np.inf, layout.shape, np.float32) for layout in start.layouts
    }
    return Dict({"observation": Dict(arrays), "action_mask": Box(0, 1, (numbers,), np.int8)})


def _metadata(game: AnyGame, *, parallel: bool) -> dict[str, Any]:
    return {"name": f"{game.id}_v{game.rules}", "render_modes": ["ansi"], "is_parallelizable": parallel}


def _board(match: Numbered) -> str:
    return match.game.text.board(match.game.information.view(match.state, WATCHER))


class InTurn(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo says nothing of types
    """One seat after the other. Of several that are asked at once each answers without knowing the others' answers."""

    def __init__(self, of: str | AnyGame, seats: int = 0, options: Options = None, position: str = "") -> None:
        self._start = numbered(of, seats, options, position)
        self.match, self._rng, self.render_mode = self._start, Random(), "ansi"
        self.metadata = _metadata(self.match.game, parallel=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        words = len(self.match.coding.words)
        self.action_spaces = {agent: Discrete(words) for agent in self.possible_agents}
        self.observation_spaces = {agent: _space(self.match, words) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.match, self.agents = self._start.copy(), self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        self.match.roll(self._rng)
        return self.possible_agents[self.match.asked[0] if self.match.asked else 0]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.frombuffer(self.match.mask(seat), np.int8)
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.say(self.possible_agents.index(agent), int(action))
        self.agent_selection = self._next()
        if not self.match.asked:
            self.rewards = dict(zip(self.agents, self.match.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def render(self) -> str:
        return _board(self.match)

    def close(self) -> None:
        """Nothing is open."""


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats at once: in a set-up or a draft each builds its answer at the same time as the others."""

    def __init__(self, of: str | AnyGame, seats: int = 0, options: Options = None, position: str = "") -> None:
        self._start = numbered(of, seats, options, position)
        self.match, self._rng, self.render_mode = self._start, Random(), "ansi"
        self.metadata = _metadata(self.match.game, parallel=True)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self.agents: list[str] = []
        self.wait = len(self.match.coding.words)
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: _space(self.match, self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._rng = Random(seed)
        self.match, self.agents = self._start.copy(), self.possible_agents[:]
        self.match.roll(self._rng)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        mask = np.frombuffer(self._mask(seat), np.int8)
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def _mask(self, seat: int) -> bytearray:
        return self.match.mask(seat) + bytes([seat not in self.match.asked])

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        numbers = {seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents)}
        rewards = self._punished(numbers)
        over = any(rewards)
        if not over:
            self._say(numbers)
            over, rewards = not self.match.asked, list(self.match.returns)
        agents, self.agents = self.possible_agents, [] if over else self.agents
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _punished(self, numbers: dict[int, int]) -> list[float]:
        """Whoever says what may not come next loses one point, as in TerminateIllegalWrapper."""
        return [0.0 if self._mask(seat)[number] else -1.0 for seat, number in numbers.items()]

    def _say(self, numbers: dict[int, int]) -> None:
        """Each of those asked one word; somebody's answer may close the question for the others."""
        asked = self.match.asked
        for seat in asked:
            if seat in self.match.asked and numbers[seat] in self.match.choices(seat):
                self.match.say(seat, numbers[seat])
        self.match.roll(self._rng)

    def render(self) -> str:
        return _board(self.match)

    def close(self) -> None:
        """Nothing is open."""
