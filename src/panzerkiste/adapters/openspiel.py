"""The games as games of OpenSpiel: importing this module registers them, as ``panzerkiste_tank_chess`` and so on.

>>> import pyspiel
>>> from panzerkiste.adapters import openspiel
>>> game = pyspiel.load_game("panzerkiste_panzerschlacht", {"patience": 20})
>>> state = game.new_initial_state()
>>> state.action_to_string(state.current_player(), state.legal_actions()[0])
'a2'

Players say an answer word by word, chance draws one by one (docs/adapters.md). The parameters of a game are its
options that are a number, a text, or yes or no; *seats* is how many play, *position* a moment to begin with.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel

import panzerkiste
from panzerkiste import CHANCE, WATCHER, Numbered

MOST_WORDS: Final = 200  # of one answer
PREFIX: Final = "panzerkiste_"
Kind = pyspiel.GameType
AnyGame = panzerkiste.Game[Any, Any, Any, Any, Any]


def _parameters(game: AnyGame) -> dict[str, Any]:
    usual = msgspec.to_builtins(game.types.options())
    scalars = {name: value for name, value in usual.items() if isinstance(value, bool | int | float | str)}
    return {"seats": game.players[0], "position": "", **scalars}


def _plain(params: dict[str, Any]) -> dict[str, Any]:
    """As OpenSpiel can write them into the name of a game and read them back: texts without = and commas."""
    return {name: quote(value, safe=" ;:/*") if isinstance(value, str) else value for name, value in params.items()}


def _type(game: AnyGame) -> Any:
    secret = game.information.secrets(game.types.options())
    fewest, most = game.players
    return Kind(
        short_name=PREFIX + game.id.replace("-", "_"),
        long_name=f"{game.id} of the Panzerkiste, rules {game.rules}",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC if game.play.has_chance else Kind.ChanceMode.DETERMINISTIC,
        information=Kind.Information.IMPERFECT_INFORMATION if secret else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel is compiled and says nothing of types
    """One of the games, with the parameters it was loaded with."""

    def __init__(self, of: AnyGame, kind: Any, params: dict[str, Any] | None) -> None:
        given = {name: unquote(value) if isinstance(value, str) else value for name, value in (params or {}).items()}
        agreed = {**_parameters(of), **given}
        seats = agreed.pop("seats")
        position = agreed.pop("position") if "position" not in of.types.options.__struct_fields__ else ""
        self.start = panzerkiste.numbered(of, seats, agreed, position)
        longest = of.play.bound(self.start.options) * MOST_WORDS
        info = pyspiel.GameInfo(len(self.start.coding.words), Numbered.most_outcomes, seats, -1.0, 1.0, 0.0, longest)
        super().__init__(kind, info, _plain(given))

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.start, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a match: the state of the rules, the past, and what is said of an unfinished answer."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match: Numbered = game.start.copy()

    def current_player(self) -> int:
        if not self.match.asked:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.match.asked[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.choices(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(weight)) for number, weight in self.match.outcomes()]

    def _apply_action(self, action: int) -> None:
        seat = self.match.asked[0]
        if seat == CHANCE:
            self.match.draw(action)
        else:
            self.match.say(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.coding.words[action] if player >= 0 else f"draw {action}"

    def is_terminal(self) -> bool:
        return not self.match.asked

    def returns(self) -> list[float]:
        return list(self.match.returns)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that the player could as well be in; its history is not told."""
        other = State(self.get_game())
        other.match = self.match.imagined(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        """What the game is, and what has been said and drawn on the way."""
        return f"{msgspec.json.encode(self.match.state).decode()} {self.history_str()}"


class Observer:
    """What a player, or with no private information a watcher, sees as arrays and as a text.

    With perfect recall there is the text alone: no array has room for a history.
    """

    def __init__(self, start: Numbered, kind: Any, params: Any) -> None:
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a player sees what is public and its own, a watcher what is public")
        self._watching, self._recalls = kind.private_info == pyspiel.PrivateInfoType.NONE, kind.perfect_recall
        layouts = () if self._recalls else start.layouts
        sizes = [int(np.prod(layout.shape)) for layout in layouts]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1]) if sizes else []
        self.dict = {layout.name: piece.reshape(layout.shape) for layout, piece in zip(layouts, pieces, strict=True)}

    def set_from(self, state: State, player: int) -> None:
        arrays = state.match.observe(self._seat(player))
        for name, piece in self.dict.items():
            piece[:] = arrays[name]

    def string_from(self, state: State, player: int) -> str:
        seat, match = self._seat(player), state.match
        return match.information_state(seat) if self._recalls else match.view_text(seat)

    def _seat(self, player: int) -> int:
        return WATCHER if self._watching else player


def _register(of: AnyGame) -> None:
    kind = _type(of)

    class Loaded(Game):
        """OpenSpiel lets go of it only when Python has ended; a class, other than a partial, still stands then."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(of, kind, params)

    pyspiel.register_game(kind, Loaded)


for _id in panzerkiste.games():
    if panzerkiste.game(_id).coding:
        _register(panzerkiste.game(_id))
