"""What the coach says in Tank Chess is so by the rules: every sentence is held against all that could be played."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from panzerkiste.bots import coach, review
from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import name
from panzerkiste.games.tank_chess.events import ShotFired
from panzerkiste.games.tank_chess.state import Options, State


def said(state: State) -> list[Suggestion]:
    return coach("tank-chess", GAME.information.view(state, state.mover), state.mover, Random(1))


def position(text: str) -> State:
    return GAME.text.read_position(text, Options())


def positions() -> Iterator[State]:
    """Of a match of any legal turns, once the tanks have met; and one in which something is to be destroyed."""
    yield position("TC1 8x8 - Ch1N,Mc2N,lc6E,ca8S w")
    state, rng = GAME.play.start(Options(), 2).state, Random(4)
    for number in range(36):
        assert state.result is None
        if number > 16 and number % 4 == 0:
            yield state
        state = GAME.play.apply(state, state.mover, rng.choice(GAME.play.offer(state, state.mover).actions)).state


def could_fall(state: State, side: int) -> set[str]:
    """The cells of the tanks of *side* that some turn of the other side would destroy, if it were to move."""
    theirs = replace(state, mover=1 - side, check=None, escape=None)
    shots = [turn for turn in GAME.play.offer(theirs, 1 - side).actions if getattr(turn, "target", None) is not None]
    standing = {tank.cell for tank in state.army(side)}
    after = (GAME.play.apply(theirs, 1 - side, turn).state for turn in shots)
    return {name(cell) for left in after for cell in standing - {tank.cell for tank in left.army(side)}}


def test_what_is_said_of_a_turn_is_so_by_the_rules():
    heard = set[str]()
    for state in positions():
        side = state.mover
        for turn, why, *_ in said(state):
            step = GAME.play.apply(state, side, turn)
            about = why.key.removeprefix("tank-chess-coach-")
            heard.add(about)
            if about == "tank-chess-suggest-win":
                assert step.state.result.winners == (side,)
            if about in ("tank-chess-suggest-win", "forced", "lost"):
                continue
            check_risk(why.facts, could_fall(step.state, side))
            check_reason(about, why.facts, state, turn, step)
    assert "destroys" in heard


def check_risk(facts: Any, endangered: set[str]) -> None:
    if facts["risk"] == "none":
        assert not endangered
    else:
        assert facts["at"] in endangered


def check_reason(about: str, facts: Any, state: State, turn: Move | Escape, step: Any) -> None:
    side = state.mover
    match about:
        case "destroys":
            [shot] = [told.event for told in step.told if isinstance(told.event, ShotFired)]
            assert facts["cell"] == name(shot.target)
            assert (facts["gun"], facts["armour"]) == (shot.impact.gun, shot.impact.armour)
            assert facts["gun"] > facts["armour"]
        case "saves":
            assert facts["cell"] in could_fall(state, side)
            moved = {name(turn.start): name(turn.end)} if isinstance(turn, Move) else {}
            assert moved.get(facts["cell"], facts["cell"]) not in could_fall(step.state, side)
        case "threatens":
            assert facts["cell"] not in could_fall(state, 1 - side)
            assert facts["cell"] in could_fall(step.state, 1 - side)
        case "check":
            assert facts["cell"] in could_fall(step.state, 1 - side)


def test_whoever_can_win_at_once_is_told_so_and_anything_else_costs_the_game():
    state = position("TC1 8x8 - Cd4N,La1N,ca5E w")
    first = said(state)[0]
    assert (first.why.key, first.chance) == ("tank-chess-suggest-win", 1.0)
    away = next(turn for turn in GAME.play.offer(state, 0).actions if not GAME.play.apply(state, 0, turn).state.result)
    found = review("tank-chess", GAME.information.view(state, 0), 0, away, Random(1))
    assert found is not None
    assert found.better is not None
    assert found.better.why.key == "tank-chess-suggest-win"


def test_an_offer_of_a_draw_is_nothing_he_judges():
    state = GAME.play.start(Options(), 2).state
    aside = GAME.play.offer(state, 0).asides[0]
    assert review("tank-chess", GAME.information.view(state, 0), 0, aside, Random(1)) is None
