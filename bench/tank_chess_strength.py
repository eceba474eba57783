"""How strong the players of Tank Chess are: against OpenSpiel's MCTS bot, weights against weights, and
a learnt network against the written judgement at equal time.

    make bench ONLY=bench/tank_chess_strength.py               # the strongest level against MCTS, a second a move each
    python bench/tank_chess_strength.py weights my.toml        # other weights of the evaluation against ours
    python bench/tank_chess_strength.py network learning/network.bin --seconds 0.2 --games 400  # a learnt network

MCTS plays the same game through an adapter made for this bench. Its rollouts run in our compiled kernel, so that it has
many more of them than a game written in Python would give it.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any

import msgspec
import numba
import numpy as np

from panzerkiste.arena.rating import Score
from panzerkiste.bots.tank_chess import BOTS
from panzerkiste.bots.tank_chess.evaluation import Weights, weights
from panzerkiste.bots.tank_chess.network import from_bytes, spread
from panzerkiste.bots.tank_chess.thinking import Judgement, Limits, Thinker, judgement
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.kernel.desk import new_desk, to_turn
from panzerkiste.games.tank_chess.kernel.layout import ENDS, MOVES, QUIET, SIDE
from panzerkiste.games.tank_chess.kernel.making import make
from panzerkiste.games.tank_chess.kernel.moves import generate, generate_effective
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.terrain import module_of
from panzerkiste.games.tank_chess.turn import play, turns

Player = Callable[[State], Turn]

SECONDS = 1.0
EXPLORATION = 1.4
ROLLOUT = 120  # plies; then nobody has won
NODES = 8_000  # a turn, when weights are compared


def openings(map: str, seed: int) -> Iterator[State]:
    """Positions a few random turns into the game, in which nobody has lost anything or could win at once."""
    rng, start = Random(seed), first_state(Options(map=map, module=module_of(shipped_map(map).terrain)))
    while True:
        state = start
        for _ in range(rng.choice((4, 6))):
            state = play(
                state, rng.choice([turn for turn in turns(state) if getattr(turn, "target", None) is None])
            ).state
        if not state.check and not state.escape and Thinker(state).best(Limits(depth=1)).lines[0].score < 100:
            yield state


def game(white: Player, black: Player, state: State) -> float:
    """White's share of the point."""
    while not state.result:
        state = play(state, (white, black)[state.mover](state)).state
    return state.result.share(0)


def duel(name: str, first: Player, second: Player, games: int, map: str) -> Score:
    """The first player's score; every opening is played with both colours."""
    shares: list[float] = []
    for opening in openings(map, seed=1):
        shares += [game(first, second, opening), 1 - game(second, first, opening)]
        wins, losses = shares.count(1.0), shares.count(0.0)
        score = Score(wins, len(shares) - wins - losses, losses)
        print(f"\r{name}: +{score.wins} ={score.draws} -{score.losses}", end="", flush=True)
        if len(shares) >= games:
            break
    low, high = score.interval
    print(f"   {score.share:.1%} (95 %: {low:.1%} to {high:.1%})")
    return score


def level(number: int, seconds: float) -> Player:
    def choose(state: State) -> Turn:
        seat = state.mover
        known = Knowledge(
            GAME,
            GAME.information.view(state, seat),
            GAME.play.offer(state, seat),
            (),
            seat,
            Random(repr(state)),
            monotonic() + seconds,
        )
        return BOTS.levels[number - 1](known)

    return choose


def weighing(wanted: Weights, map: str) -> Player:
    judge = judgement(first_state(Options(map=map)).board, wanted)
    return lambda state: Thinker(state, judgement=judge).best(Limits(nodes=NODES)).turn


def network_against_written(file: Path, games: int, map: str, seconds: float) -> None:
    """Both with one thread and the same time a turn, from openings played with both colours."""
    board = first_state(Options(map=map, module=module_of(shipped_map(map).terrain))).board
    written = judgement(board, weights())
    learnt = written._replace(net=spread(from_bytes(file.read_bytes()), board))
    players = [partial(_best, judge, seconds) for judge in (learnt, written)]
    score = duel(f"network against none, {seconds:g} s a turn, {map}", *players, games, map)
    print(f"goal 75 %: {score.share / 0.75:.2f} of it, {'reached' if score.share >= 0.75 else 'missed'}")


def _best(judge: Judgement, seconds: float, state: State) -> Turn:
    return Thinker(state, judgement=judge).best(Limits(seconds=seconds)).turn


@numba.njit(nogil=True, error_model="numpy")
def rollout(desk: Numbers, top: int, seed: int) -> int:
    """Who wins a game of random effective turns: 1 for White, -1 for Black, 0 for nobody."""
    for _ in range(ROLLOUT):
        end = generate_effective(desk, top)
        seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        turn = desk[top + (seed >> 20) % (end - top)]
        if turn & ENDS:
            return 1 - 2 * desk[SIDE]
        make(desk, turn)
    return 0


class Adapter:
    """As much of OpenSpiel's state as its MCTS bot asks for. An action is the number of a turn in the list."""

    def __init__(self, desk: Numbers, won: int | None = None) -> None:
        self.desk, self.won = desk, won

    def clone(self) -> "Adapter":
        desk = np.zeros_like(self.desk)
        desk[:MOVES] = self.desk[:MOVES]
        return Adapter(desk, self.won)

    def legal_actions(self, _: int = 0) -> list[int]:
        return self.desk[MOVES : generate(self.desk, MOVES)].tolist()

    def apply_action(self, action: int) -> None:
        if action & ENDS:
            self.won = 1 - 2 * int(self.desk[SIDE])
        make(self.desk, action)
        if self.won is None and self.desk[QUIET] >= 100:
            self.won = 0

    def is_terminal(self) -> bool:
        return self.won is not None

    def returns(self) -> list[float]:
        return [float(self.won or 0), -float(self.won or 0)]

    def current_player(self) -> int:
        return int(self.desk[SIDE])

    def is_chance_node(self) -> bool:
        return False


class Rollouts:
    """OpenSpiel's random rollout evaluator, compiled."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: Adapter) -> np.ndarray:
        won = rollout(state.clone().desk, MOVES, self.rng.getrandbits(62))
        return np.array([won, -won], dtype=float)

    def prior(self, state: Adapter) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def monte_carlo(seconds: float) -> Player:
    """OpenSpiel's MCTS bot with as many simulations as fit into the time."""
    import pyspiel
    from open_spiel.python.algorithms import mcts

    stands_in: Any = pyspiel.load_game("breakthrough")  # the bot only asks for its utilities, which are ours
    bot = mcts.MCTSBot(stands_in, EXPLORATION, 100, Rollouts(Random(1)), random_state=np.random.RandomState(1))

    def choose(state: State) -> Turn:
        began = perf_counter()
        action = bot.step(Adapter(new_desk(state, 1)))
        bot.max_simulations = max(50, int(bot.max_simulations * seconds / (perf_counter() - began)))
        return to_turn(action)

    return choose


def against_mcts(games: int, map: str, seconds: float) -> None:
    strongest = len(BOTS.levels)
    mcts = monte_carlo(seconds)
    mcts(first_state(Options(map=map)))
    score = duel(f"level {strongest} against MCTS, {seconds:g} s a turn", level(strongest, seconds), mcts, games, map)
    print(f"goal 95 %: {'reached' if score.share >= 0.95 else 'missed'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mcts", "weights", "network"), nargs="?", default="mcts")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--map", default="standard16")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    if wanted.what == "mcts":
        against_mcts(wanted.games, wanted.map, wanted.seconds)
    elif wanted.what == "network":
        network_against_written(wanted.file, wanted.games, wanted.map, wanted.seconds)
    else:
        other = msgspec.toml.decode(wanted.file.read_bytes(), type=Weights)
        theirs, ours = weighing(other, wanted.map), weighing(weights(), wanted.map)
        duel("those weights against ours", theirs, ours, wanted.games, wanted.map)


if __name__ == "__main__":
    main()
