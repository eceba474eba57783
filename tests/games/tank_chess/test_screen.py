"""What a screen is shown of a game: the position, not the turns by which repetitions are found."""

import msgspec
import pytest

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import name
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, play


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


@rule("TC-61")
@pytest.mark.parametrize(
    ("position", "options", "turn", "stands"),
    [
        ("Cd4N,ca5E", {}, "Cd4-off", ["a5"]),
        ("TC1 16x16 @standard16 Ch1N,Li13N,ca16S w", {"mode": "raid"}, "Li13-i16N", ["h1", "i16", "a16"]),
    ],
)
def test_tc_61_a_screen_is_shown_the_tanks_as_the_winning_turn_has_left_them(
    position: str, options: dict[str, str], turn: str, stands: list[str]
):
    over = play(at(position, **options), turn).state
    shown = GAME.information.screen(GAME.information.view(over, 0)).state
    assert shown.result
    assert sorted(name(tank.cell) for tank in shown.tanks) == sorted(stands)


@rule("TC-61", "TCX-03")
def test_tc_61_a_command_tank_that_has_sunk_is_shown_no_more():
    over = play(at("Cd3N,ca8S", obstacles="d5~", module="funset"), "Cd3-d5N").state
    shown = GAME.information.screen(GAME.information.view(over, 0)).state
    assert [name(tank.cell) for tank in shown.tanks] == ["a8"]
