"""Why a turn is good, in a sentence: what the rules say it does, and what it changes in the evaluation's terms."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from panzerkiste.bots.tank_chess.evaluation import Values, terms, weights
from panzerkiste.bots.tank_chess.panel import TEMPER, new_panel
from panzerkiste.bots.tank_chess.search import NEAR_WIN, WIN, hunt
from panzerkiste.engine.game import AnyGame, Line
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.tank_chess.actions import Move, Turn
from panzerkiste.games.tank_chess.board import Cell, Side, name
from panzerkiste.games.tank_chess.kernel.desk import new_desk
from panzerkiste.games.tank_chess.kernel.layout import FRAME
from panzerkiste.games.tank_chess.kernel.tables import KIND_OF
from panzerkiste.games.tank_chess.movement import reach
from panzerkiste.games.tank_chess.raid import without_goal
from panzerkiste.games.tank_chess.shooting import shots, strike
from panzerkiste.games.tank_chess.state import Board, State, Tank
from panzerkiste.games.tank_chess.terrain import ground

SLIGHT: Final = 3.0  # hundredths of a light tank: less than that is no reason

Facts = dict[str, Fact]


class Reasons:
    """For the turns of one position."""

    def __init__(self, state: State, game: AnyGame) -> None:
        self._state, self._game, self._side = state, game, state.mover
        self._prey, self._victims = prey(state, self._side), prey(state, 1 - self._side)
        self._worth = worth_of(state, self._side)

    def why(self, turn: Turn, score: int) -> Line:
        after: State = self._game.play.apply(self._state, self._side, turn).state
        if after.result:
            return Line("tank-chess-suggest-win", {})
        if score >= NEAR_WIN:
            return Line("tank-chess-coach-forced", {"turns": (WIN - score + 1) // 2})
        risk = self._risk(after)
        if score <= -NEAR_WIN:
            return Line("tank-chess-coach-lost", {"turns": (WIN + score) // 2, **risk})
        about, facts = next(self._told(turn, after))
        return Line(f"tank-chess-coach-{about}", {**facts, **risk})

    def _told(self, turn: Turn, after: State) -> Iterator[tuple[str, Facts]]:
        """What it is good for, the most important first."""
        if isinstance(turn, Move) and turn.target is not None:
            yield from self._destroyed(turn, turn.target)
        left = prey(after, 1 - self._side)
        stands = {turn.start: turn.end} if isinstance(turn, Move) else {}
        saved = [tank for cell, tank in self._victims.items() if stands.get(cell, cell) not in left]
        if saved:
            yield "saves", _tank(_dearest(saved))
        if after.check:
            yield "check", _tank(self._state.command(1 - self._side))
        if after.escape:
            yield "escape", {}
        threatened = [tank for cell, tank in prey(after, self._side).items() if cell not in self._prey]
        if threatened:
            yield "threatens", _tank(_dearest(threatened))
        yield "term", {"term": self._term(after)}

    def _destroyed(self, turn: Move, cell: Cell) -> Iterator[tuple[str, Facts]]:
        shooter, target = self._state.tank_on(turn.start), self._state.tank_on(cell)
        assert shooter, "a tank fires"
        assert target, "a shot has a target"
        struck = strike(self._state, shooter, turn.end, target)
        if struck.destroys:
            facts: Facts = {"facet": struck.facet.value, "gun": struck.gun, "armour": struck.armour}
            yield "destroys", {**_tank(target), **facts}

    def _risk(self, after: State) -> Facts:
        """The dearest tank of one's own that the enemy could destroy next."""
        lost = list(prey(after, 1 - self._side).values())
        if not lost:
            return {"risk": "none", "at": ""}
        dearest = _dearest(lost)
        return {"risk": dearest.type.id, "at": name(dearest.cell)}

    def _term(self, after: State) -> str:
        """The term of the evaluation that gains most."""
        now = worth_of(after, self._side)
        best = max(now, key=lambda term: now[term] - self._worth[term])
        return best if now[best] - self._worth[best] >= SLIGHT else "none"


def prey(state: State, side: Side) -> dict[Cell, Tank]:
    """The enemies that *side* could destroy if it were its turn, by the rules (TC-23 to TC-33)."""
    field, everything, enemies = ground(state.board), state.occupied, state.army(1 - side)
    found = dict[Cell, Tank]()
    for tank in state.army(side):
        occupied = everything & ~(1 << tank.cell)
        way = without_goal(state.board, tank, reach(field, tank, occupied))
        left = [enemy for enemy in enemies if enemy.cell not in found]
        standing = {enemy.cell: enemy for enemy in left}
        for by_post in shots(field, tank, way, left, occupied):
            for post, targets in by_post.items():
                hit = (standing[cell] for cell in targets if cell not in found)
                found.update({one.cell: one for one in hit if strike(state, tank, post, one).destroys})
    return found


def worth_of(state: State, side: Side) -> dict[str, float]:
    """Every term of the evaluation but material, as *side* sees it, in hundredths of a light tank."""
    by_pose = _terms(state.board)
    found = {term: 0.0 for term in by_pose if term != "material"}
    for tank in state.tanks:
        place = tank.side, KIND_OF[tank.letter], 8 * (tank.cell + FRAME) + tank.heading
        for term in found:
            found[term] += float(by_pose[term][place]) * (1 if tank.side == side else -1)
    panel, desk = new_panel(weights(), TEMPER), new_desk(state, 1)
    found["hunt"] = (hunt(desk, panel, side) - hunt(desk, panel, 1 - side)) / 100
    return found


@lru_cache(maxsize=16)
def _terms(board: Board) -> dict[str, Values]:
    return terms(board, weights())


def _dearest(tanks: list[Tank]) -> Tank:
    """The command tank is the game itself."""
    return max(tanks, key=lambda tank: (tank.letter == "C", weights().material[tank.letter]))


def _tank(tank: Tank | None) -> Facts:
    assert tank, "it stands on the board"
    return {"tank": tank.type.id, "cell": name(tank.cell)}
