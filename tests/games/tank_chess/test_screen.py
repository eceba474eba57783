"""What a screen is shown of a game: the position, not the turns by which repetitions are found."""

import msgspec

from panzerkiste.games.tank_chess import TANK_CHESS as GAME


def test_a_screen_is_shown_the_position_without_its_trail():
    state = GAME.play.start(GAME.types.options(), 2).state
    for _ in range(2):
        state = GAME.play.apply(state, state.mover, GAME.play.default(state, state.mover)).state
    screen = GAME.information.screen(GAME.information.view(state, 1))
    shown = msgspec.to_builtins(screen)["state"]
    whole = msgspec.to_builtins(state)
    assert state.trail
    assert shown == {name: whole[name] for name in shown}
    assert "trail" not in shown
