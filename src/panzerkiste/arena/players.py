"""Who can enter: the levels and players that are installed, engines, and any function of the author's own."""

import sys
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from runpy import run_path
from typing import Final

from panzerkiste.bots import Bot, named
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.knowledge import Player

OWN: Final = ":"  # between a module, or a file, and the function in it


class NoPlayer(ValueError):
    """No function can be had under this name."""


def known(game: AnyGame, name: str) -> Bot | None:
    """How an entrant of that name is called; None where there is nobody. NoPlayer where the own function fails."""
    if (found := named(game, name)) is not None:
        return found
    if OWN not in name:
        return None
    own_player(name)
    return name


def player(game: AnyGame, bot: Bot) -> Bot | Player:
    """As whoever answers is asked: an own function itself, others by their name."""
    return bot if isinstance(bot, int) or named(game, bot) is not None else own_player(bot)


@cache
def own_player(name: str) -> Player:
    """``my_bot:choose`` is a function of a module, ``bots/my_bot.py:choose`` of a file."""
    place, _, function = name.rpartition(OWN)
    try:
        found = _of_file(place, function) if place.endswith(".py") else _of_module(name)
    except Exception as error:  # a stranger's code may fail in any way
        raise NoPlayer(f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise NoPlayer(f"{function} is a {type(found).__name__}")
    return found


def _of_file(file: str, function: str) -> Player:
    folder = str(Path(file).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # for what it imports from beside it
    found: Player = run_path(file)[function]
    return found


def _of_module(name: str) -> Player:
    if "" not in sys.path:
        sys.path.append("")  # modules of the folder that the arena is started in
    found: Player = EntryPoint("own", name, "panzerkiste.bots").load()
    return found
