"""How fair a Tank Chess map is: quick games of a shallow search against itself.

Both sides think alike, so what one side wins more than the other is the map's doing. No two games are the same: in
the opening both sides overlook much, each game something else.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from msgspec import Struct

from panzerkiste.bots.tank_chess.levels import noticed
from panzerkiste.engine.game import Result, Step
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.board import BLACK, WHITE
from panzerkiste.games.tank_chess.events import Event
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import play, turns

DEPTH: Final = 2  # turns that are looked ahead, before shots are looked at to their end
OPENING: Final = 8  # turns, both sides counted, in which
ATTENTION: Final = 0.5  # so much is noticed
MEMORY: Final = 1 << 12


class Tally(Struct, frozen=True):
    """How the games so far ended."""

    white: int = 0
    drawn: int = 0
    black: int = 0
    turns: int = 0  # of all games together

    @property
    def games(self) -> int:
        return self.white + self.drawn + self.black

    @property
    def white_share(self) -> float:
        """White's part of the points, a draw being half of one; a half before the first game."""
        return (self.white + self.drawn / 2) / self.games if self.games else 0.5

    def with_game(self, result: Result, turns: int) -> "Tally":
        return Tally(
            self.white + (result.winners == (WHITE,)),
            self.drawn + (not result.winners),
            self.black + (result.winners == (BLACK,)),
            self.turns + turns,
        )


NOTHING: Final = Tally()


def study(
    options: Options, games: int, tally: Tally = NOTHING, *, depth: int = DEPTH, seed: int = 0
) -> Iterator[Tally]:
    """Play up to so many games and tell after each how they stand. Raises Illegal where no game can start."""
    start = first_state(options)
    for number in range(tally.games, games):
        result, length = quick_game(start, Random(f"{seed}/{number}"), depth)
        tally = tally.with_game(result, length)
        yield tally


def quick_game(state: State, rng: Random, depth: int = DEPTH) -> tuple[Result, int]:
    """How a game from here ends, and after how many turns."""
    *_, last = steps = list(quick_steps(state, rng, depth))
    assert last.state.result, "a game that nobody goes on with is over"
    return last.state.result, len(steps)


def quick_steps(state: State, rng: Random, depth: int) -> Iterator[Step[State, Event]]:
    """A game from here, turn by turn."""
    for number in count():
        seen = noticed(list(turns(state)), ATTENTION, rng) if number < OPENING else None
        step = play(state, quick_turn(state, depth, seen))
        yield step
        state = step.state
        if state.result:
            return


def quick_turn(state: State, depth: int, seen: list[Turn] | None) -> Turn:
    """The best turn, of all or of those that are *seen*."""
    # Late: the compiler takes longer to load than all the rest, and every command would wait for it.
    from panzerkiste.bots.tank_chess.memory import new_memory
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker

    return Thinker(state, only=seen, memory=new_memory(MEMORY)).best(Limits(depth=depth)).turn
