"""The games that are learnt from, and matches between two networks, board by board."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

from panzerkiste.bots.tank_chess.contest import Moments, Table
from panzerkiste.bots.tank_chess.evaluation import weights
from panzerkiste.bots.tank_chess.network import NOBODY, Network, Rows, spread
from panzerkiste.bots.tank_chess.thinking import judgement
from panzerkiste.games.tank_chess.kernel.playing import BLACK_WINS, WHITE_WINS
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Board, Options

OPENING: Final = (4, 6, 8, 10)  # random turns
CERTAIN: Final = 1.96  # standard errors for 95 %
WHIMS: Final = 15  # of a thousand turns, when games are learnt from


class Played(NamedTuple):
    """Games on one board, moment after moment."""

    options: Options
    moments: Moments


def spread_on(network: Network | None, board: Board) -> Rows:
    return NOBODY if network is None else spread(network, board)


def games(options: Options, network: Network | None, nodes: int, seed: int, count: int) -> Played:
    """Games of a network against itself."""
    state = first_state(options)
    table, net = Table(state, judgement(state.board, weights())), spread_on(network, state.board)
    luck, found = np.array([seed << 24]), []
    for _ in range(count):
        opening = table.opening(luck, OPENING)
        if opening is not None:
            found.append(table.play(opening, (net, net), (nodes, nodes), luck, WHIMS)[1])
    empty = np.zeros((0, 0), dtype=np.int16)
    return Played(options, np.concatenate(found) if found else empty)


def pairs(
    options: Options, nets: tuple[Network | None, Network | None], nodes: tuple[int, int], seed: int, count: int
) -> list[float]:
    """The first network's shares of the point; every opening is played with both colours."""
    state = first_state(options)
    table = Table(state, judgement(state.board, weights()))
    first, second = (spread_on(net, state.board) for net in nets)
    luck, shares = np.array([seed << 24]), []
    for _ in range(count):
        opening = table.opening(luck, OPENING)
        if opening is None:
            continue
        white, _ = table.play(opening, (first, second), nodes, luck)
        black, _ = table.play(opening, (second, first), (nodes[1], nodes[0]), luck)
        shares += [_share(white, WHITE_WINS, BLACK_WINS), _share(black, BLACK_WINS, WHITE_WINS)]
    return shares


def _share(outcome: int, won: int, lost: int) -> float:
    return 1.0 if outcome == won else 0.0 if outcome == lost else 0.5


def surely_better(shares: Sequence[float]) -> bool:
    """Whether more than half the points is no luck, with 95 % certainty. A lost point is counted besides, for doubt."""
    counted = [*shares, 0.0]
    error = sqrt(fmean((share - fmean(counted)) ** 2 for share in counted) / len(counted))
    return fmean(counted) - CERTAIN * error > 0.5
