"""The games as a library: what ``import panzerkiste`` promises, by the names of games instead of their values."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from panzerkiste import bots
from panzerkiste.engine import match, playing
from panzerkiste.engine.batch import Batch
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.knowledge import Player
from panzerkiste.engine.match import AnyMatch, Record
from panzerkiste.engine.numbered import Numbered
from panzerkiste.registry import BOTS, GAMES, read_match_file


def games() -> tuple[str, ...]:
    """The ids of all games that are installed, ours first."""
    return tuple(GAMES)


def game(id: str) -> AnyGame:
    """The game of that id, by compiled rules where it has any; ``help`` of it explains what a game is."""
    if id not in GAMES:
        raise ValueError(f"no game is called {id!r}; there are {', '.join(GAMES)}")
    return GAMES[id].compiled or GAMES[id]


def begin(of: str | AnyGame, seats: int = 0, options: Mapping[str, Any] | object = None) -> AnyMatch:
    """A new match, to be played step by step with ``match.submit(seat, action)``.

    Among as few as it takes, unless *seats* says otherwise; *options* are the game's own (``game.types.options``), or
    a mapping of those that shall not be as usual. Raises Illegal where the rules have something against them.
    """
    return match.begin(_found(of), seats, options)


def numbered(
    of: str | AnyGame, seats: int = 0, options: Mapping[str, Any] | object = None, position: str = ""
) -> Numbered:
    """A new match in numbers, for programs that learn: one word at a time, under masks, with arrays to look at.

    *position*: the text of a moment to begin with (``game.text.write_position``), where that is not the start.
    """
    new = begin(of, seats, options)
    return Numbered(new.game, len(new.header.seats), new.options, position)


def batch(
    of: str | AnyGame, games: int, options: Mapping[str, Any] | object = None, seed: int = 0, on: str = "processor"
) -> Batch:
    """So many matches at once, by compiled rules, *on* the "processor" or "cuda"; ValueError where a game has none."""
    new = begin(of, 0, options)
    if new.game.batch is None:
        raise ValueError(f"{new.game.id} has no compiled rules to play many matches at once")
    return new.game.batch([new.state], games, seed=seed, on=on)


def play(
    of: str | AnyGame,
    players: Sequence[Player],
    seed: int = 0,
    options: Mapping[str, Any] | object = None,
    seconds: float = playing.SECONDS,
) -> AnyMatch:
    """A whole match, one player for each seat. A player is a function of Knowledge and gives a legal answer.

    Dice and all that players draw from ``known.rng`` follow from the seed: the same players play the same match
    again. *seconds* is the time for one answer; keeping to it is left to the players. An illegal answer raises Illegal.
    """
    return playing.play(_found(of), players, seed, options, seconds)


def player(of: str | AnyGame, bot: int | str) -> Player:
    """A computer player: a level of the crate (1 is the weakest, 0 gives any legal answer), or another package's."""
    found = _found(of)
    known = bots.named(found, str(bot))
    if known is None:
        there = f"{found.id} has the computer players {', '.join(bots.names(found))}, but not {bot}"
        extra = bots.missing_extra(found)
        raise ValueError(f"{there}; more come with pip install 'panzerkiste[{extra}]'" if extra else there)
    return partial(bots.answer, known)


def chances(of: str | AnyGame, state: Any) -> tuple[float, ...] | None:
    """Each seat's chance to win, 1 in sum, as the game's own judgement sees it: a score for a greedy player.

    Once it is over, the parts of one point. None where nothing sensible can be said, as while armies are set up.
    """
    found = _found(of)
    if result := found.play.result(state):
        return tuple(result.share(seat) for seat in range(found.play.seats(state)))
    judge = BOTS[found.id].judge if found.id in BOTS and not bots.missing_extra(found) else None
    return judge.chances(state) if judge else None


def replay(record: Record | Path | str) -> AnyMatch:
    """The match in a record or in a match file. It is judged once more, and raises Illegal where it breaks a rule."""
    found = record if isinstance(record, Record) else read_match_file(Path(record).read_bytes())
    return match.replay(game(found.header.game), found)


def _found(of: str | AnyGame) -> AnyGame:
    return game(of) if isinstance(of, str) else of
