"""Panzerkiste, the tank crate: tank games as a Python library, a server and a browser table.

What can be played, and a match between two functions:

>>> import panzerkiste
>>> panzerkiste.games()
('dropzone', 'panzerschlacht', 'tank-chess', 'tank-hunter')
>>> def hasty(known):
...     return known.candidates(1)[0]
>>> match = panzerkiste.play("panzerschlacht", [hasty, hasty], seed=7)
>>> match.result.winners, match.returns
((1,), (-1.0, 1.0))

games()                       the ids of all games that are installed
game(id)                      one of them, a value; help(game) explains it
play(game, players, seed)     a whole match between players
begin(game)                   a match to be played step by step
numbered(game)                a match in numbers, masks and arrays, for programs that learn: Numbered
batch(game, games)            many matches at once, where a game has compiled rules: Batch
replay(record)                a match again, from its record or its file
player(game, bot)             a computer player: a level, or another package's
chances(game, state)          each seat's chance to win, as the game's own judgement sees it
Player                        a function of Knowledge: what it gives is its answer
Knowledge                     what a player is asked with
Match, Record, write_record   a match, what remains of it, and the file for that
Game, Decision, Offer, Step   what the rules are made of, and what they answer
Result, Told, Illegal         how it ended, who heard what, and why not
CHANCE, HOST, WATCHER         seats that are nobody's: dice, the table's word, whoever looks on
Simulated                     where dice come from: game.play.sample(state, Simulated(Random(7)))

These names are promised. All others are the crate's own and may change with every version, except what a game, a bot
or a workshop needs to register (docs/writing-a-game.md).
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

import panzerkiste.games  # noqa: F401  # loads it
from panzerkiste import library
from panzerkiste.engine.batch import Batch
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, HOST, WATCHER, Decision, Game, Offer, Result, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge, Player
from panzerkiste.engine.match import Match, Record, write_record
from panzerkiste.engine.numbered import Numbered
from panzerkiste.library import batch, begin, chances, game, numbered, play, player, replay

if TYPE_CHECKING:
    from panzerkiste.library import games  # noqa: TC004  # at run time it is the package of that name

__version__ = "0.1.0"


class _Games(ModuleType):
    """The package ``panzerkiste.games``, which can be called: it is a promised name, and holds our games as well."""

    def __call__(self) -> tuple[str, ...]:
        return library.games()


sys.modules["panzerkiste.games"].__class__ = _Games

__all__ = [
    "CHANCE",
    "HOST",
    "WATCHER",
    "Batch",
    "Decision",
    "Game",
    "Illegal",
    "Knowledge",
    "Match",
    "Numbered",
    "Offer",
    "Player",
    "Record",
    "Result",
    "Simulated",
    "Step",
    "Told",
    "batch",
    "begin",
    "chances",
    "game",
    "games",
    "numbered",
    "play",
    "player",
    "replay",
    "write_record",
]
