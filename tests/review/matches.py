"""One match of each game between computer players, played once."""

from functools import cache

from panzerkiste import bots
from panzerkiste.engine.match import AnyMatch
from panzerkiste.engine.playing import play
from panzerkiste.registry import GAMES
from panzerkiste.review import MatchReview, review

LEVELS = {"panzerschlacht": (4, 5), "tank-hunter": (4, 3), "dropzone": (2, 1), "tank-chess": (1, 2)}
OPTIONS = {"dropzone": {"turns": 3}}
GAME_IDS = tuple(LEVELS)


@cache
def match_of(game_id: str) -> AnyMatch:
    players = [lambda known, level=level: bots.answer(level, known) for level in LEVELS[game_id]]
    return play(GAMES[game_id], players, seed=4, options=OPTIONS.get(game_id), seconds=5.0)


@cache
def review_of(game_id: str) -> MatchReview:
    return review(match_of(game_id))
