"""A game's own form of file: given out by the server before the end only where that tells nobody anything new."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.replays import file_form

TCG = GAMES["tank-chess"].text.file
HIDING = replace(GAMES["panzerschlacht"], text=replace(GAMES["panzerschlacht"].text, file=TCG))


def table(game: Any, *, is_over: bool) -> Any:
    """As much of a table as matters here."""
    return SimpleNamespace(game=game, is_over=is_over, match=SimpleNamespace(options=game.types.options()))


def test_a_running_match_of_an_open_game_is_given_out():
    assert file_form(table(GAMES["tank-chess"], is_over=False)) is TCG


def test_dice_are_no_secret():
    dropzone = GAMES["dropzone"]
    assert file_form(table(replace(dropzone, text=replace(dropzone.text, file=TCG)), is_over=False)) is TCG


def test_a_running_match_of_a_game_that_hides_something_is_not():
    with pytest.raises(Illegal) as refused:
        file_form(table(HIDING, is_over=False))
    assert refused.value.key == "refused-lobby-running"
    assert file_form(table(HIDING, is_over=True)) is TCG


def test_a_game_without_a_form_of_its_own_gives_out_none():
    with pytest.raises(Illegal) as refused:
        file_form(table(GAMES["panzerschlacht"], is_over=True))
    assert refused.value.key == "refused-request-unknown"
