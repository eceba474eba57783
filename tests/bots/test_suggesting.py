"""Suggestions: what the game's own players would consider, the best first, each with a reason."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from panzerkiste.bots import suggest
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.tank_chess import TANK_CHESS
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.locales import voice
from panzerkiste.registry import GAMES
from tests.games.panzerschlacht import play, position

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def questions(game: AnyGame, rng: Random, most: int) -> Iterator[tuple[Any, Seat]]:
    """The first time that each question is asked in a match of any legal answers."""
    state, asked = game.play.start(game.types.options(), 2).state, set[str]()
    for _ in range(most):
        if (owed := game.play.decision(state)) is None:
            return
        seat = owed.seats[0]
        if seat == CHANCE:
            state = game.play.apply(state, CHANCE, game.play.sample(state, Simulated(rng))).state
            continue
        if owed.ask not in asked:
            asked.add(owed.ask)
            yield state, seat
        offer = game.play.offer(state, seat)
        answers = game.play.candidates(state, seat, rng, 1) if offer.space else offer.actions
        state = game.play.apply(state, seat, rng.choice(answers)).state


@every_game
def test_every_suggestion_is_legal_and_says_why_in_both_languages(game: AnyGame):
    speakers = [voice(language, "engine", game.folder / "texts") for language in LANGUAGES]
    for state, seat in questions(game, Random(3), 60):
        found = suggest(game.id, game.information.view(state, seat), seat, 3, Random(5))
        assert 0 < len(found) <= 3
        for action, why, *_ in found:
            game.play.apply(state, seat, action)
            assert why.key.startswith(f"{game.id}-"), "a game's own reason, and not that some player would do it"
            assert all("{" not in speaker.format(why.key, why.facts) != why.key for speaker in speakers)


@every_game
def test_the_same_view_gets_the_same_suggestions(game: AnyGame):
    state, seat = next(questions(game, Random(3), 60))
    view = game.information.view(state, seat)
    assert suggest(game.id, view, seat, 3, Random(5)) == suggest(game.id, view, seat, 3, Random(5))


def test_the_best_fight_comes_first():
    state = position("g5=6/e1 c1 b1", "f7=5 a10 ; AT g8 h7")
    state = play(state, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    found = suggest("panzerschlacht", PANZERSCHLACHT.information.view(state, 0), 0, 5, Random(1))
    offer = PANZERSCHLACHT.play.offer(state, 0)
    assert sorted(one.action.target for one in found) == sorted(fight.target for fight in offer.actions)
    assert found[0].why.facts["wins"] == max(one.why.facts["wins"] for one in found)


def test_whoever_can_win_at_once_is_told_so_first():
    state = TANK_CHESS.text.read_position("TC1 8x8 - Cd4N,La1N,ca5E w", Options())
    first, *_ = suggest("tank-chess", TANK_CHESS.information.view(state, 0), 0, 5, Random(1))
    assert first.why.key == "tank-chess-suggest-win"
    assert TANK_CHESS.play.result(TANK_CHESS.play.apply(state, 0, first.action).state)
