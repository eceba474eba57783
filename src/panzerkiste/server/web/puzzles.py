"""Puzzles over the web: what is told of them beforehand, and the sockets at which they are tried."""

import asyncio
import re
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter
from litestar.types import Receive

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import puzzles
from panzerkiste.server.matches.api import PuzzleBook, PuzzleText, Today
from panzerkiste.server.matches.effort import Effort
from panzerkiste.server.matches.puzzles import PuzzleTable
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.web import alone
from panzerkiste.server.web.questions import Questions

ADDRESS: Final = re.compile(r"/api/games/(?P<game>[\w-]{1,40})/puzzles/(?P<puzzle>[\w-]{1,40})/play")
LATELY: Final = 2000  # signs of ids: more than a hundred puzzles


def _today() -> date:
    return datetime.now(UTC).date()


@get("/api/puzzles", sync_to_thread=True)
def show_today() -> Today:
    """The puzzle of the day of every game that has puzzles."""
    today, found = _today(), list[PuzzleText]()
    for id in tuple(GAMES):
        if puzzle := puzzles.of_the_day(id, today):
            try:
                found.append(puzzles.text_of(id, puzzle, today))
            except Illegal:  # it is written down why: the other games have one all the same
                continue
    return Today(today.isoformat(), tuple(found))


@get("/api/games/{game_id:str}/puzzles", sync_to_thread=True)
def show_puzzles(game_id: str) -> PuzzleBook:
    """How many puzzles a game has, and of which themes."""
    return puzzles.book(game_called(game_id).id, _today())


@get("/api/games/{game_id:str}/puzzles/next", sync_to_thread=True)
def show_next_puzzle(
    game_id: str,
    rating: Annotated[int, Parameter(ge=0, le=9999)],
    theme: Annotated[str, Parameter(max_length=40)] = "",
    done: Annotated[str, Parameter(max_length=LATELY)] = "",
) -> PuzzleText:
    """The puzzle nearest to a rating, perhaps of a theme, that is not among the last ones done."""
    id = game_called(game_id).id
    return puzzles.text_of(id, puzzles.next_one(id, rating, theme, done.split(",")), _today())


@get("/api/games/{game_id:str}/puzzles/{puzzle_id:str}", sync_to_thread=True)
def show_puzzle(game_id: str, puzzle_id: str) -> PuzzleText:
    """What is asked in a puzzle."""
    return puzzles.text_of(game_called(game_id).id, puzzle_id, _today())


HANDLERS: Final = (show_today, show_puzzles, show_next_puzzle, show_puzzle)


async def attend(questions: Questions, effort: Effort, found: re.Match[str], receive: Receive) -> None:
    """A puzzle, until the solver leaves."""
    puzzle = await asyncio.to_thread(puzzles.prepared, game_called(found["game"]).id, found["puzzle"])
    await alone.attend(alone.Visit(questions, effort, puzzle.game), partial(PuzzleTable, puzzle), receive)
