"""Puzzles over the web: what is told of them beforehand, and the sockets at which they are tried."""

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
from panzerkiste.server.matches.effort import Effort, Payer
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.puzzles import PuzzleTable
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web import alone
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.questions import Questions

ADDRESS: Final = re.compile(r"/api/games/(?P<game>[\w-]{1,40})/puzzles/(?P<puzzle>[\w-]{1,40})/play")
LATELY: Final = 2000  # signs of ids: more than a hundred puzzles


def _today() -> date:
    return datetime.now(UTC).date()


async def _prepare(effort: Effort, payer: Payer, game_id: str, puzzle_id: str) -> None:
    """In turn with everybody else, where it has to be played through first. Raises Illegal."""
    if (game_id, puzzle_id) not in puzzles.AT_HAND:
        await effort.beside(partial(puzzles.prepared, game_id, puzzle_id), payer)


async def _text(lobby: Lobby, desk: Desk, game_id: str, puzzle_id: str) -> PuzzleText:
    await _prepare(lobby.effort, Payer(Asker(desk.address, desk.account)), game_id, puzzle_id)
    return puzzles.text_of(game_id, puzzle_id, _today())


@get("/api/puzzles")
async def show_today(lobby: Lobby, desk: Desk) -> Today:
    """The puzzle of the day of every game that has puzzles."""
    today, found = _today(), list[PuzzleText]()
    for id in tuple(GAMES):
        if puzzle := puzzles.of_the_day(id, today):
            try:
                found.append(await _text(lobby, desk, id, puzzle))
            except Illegal:  # it is written down why: the other games have one all the same
                continue
    return Today(today.isoformat(), tuple(found))


@get("/api/games/{game_id:str}/puzzles", sync_to_thread=True)
def show_puzzles(game_id: str) -> PuzzleBook:
    """How many puzzles a game has, and of which themes."""
    return puzzles.book(game_called(game_id).id, _today())


@get("/api/games/{game_id:str}/puzzles/next")
async def show_next_puzzle(
    lobby: Lobby,
    desk: Desk,
    game_id: str,
    rating: Annotated[int, Parameter(ge=0, le=9999)],
    theme: Annotated[str, Parameter(max_length=40)] = "",
    done: Annotated[str, Parameter(max_length=LATELY)] = "",
) -> PuzzleText:
    """The puzzle nearest to a rating, perhaps of a theme, that is not among the last ones done."""
    id = game_called(game_id).id
    return await _text(lobby, desk, id, puzzles.next_one(id, rating, theme, done.split(",")))


@get("/api/games/{game_id:str}/puzzles/{puzzle_id:str}")
async def show_puzzle(lobby: Lobby, desk: Desk, game_id: str, puzzle_id: str) -> PuzzleText:
    """What is asked in a puzzle."""
    return await _text(lobby, desk, game_called(game_id).id, puzzle_id)


HANDLERS: Final = (show_today, show_puzzles, show_next_puzzle, show_puzzle)


async def attend(questions: Questions, effort: Effort, found: re.Match[str], receive: Receive) -> None:
    """A puzzle, until the solver leaves."""
    which = game_called(found["game"]).id, found["puzzle"]
    await _prepare(effort, questions.connection.payer, *which)
    puzzle = puzzles.prepared(*which)
    await alone.attend(alone.Visit(questions, effort, puzzle.game), partial(PuzzleTable, puzzle), receive)
