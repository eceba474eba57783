"""What is installed: games, their bots and their workshops, each registered by an entry point under its game's id.

Ours stand in our own pyproject.toml; another package brings its own and touches no file here. Whatever cannot be
loaded is left out and named in ``broken``, so that the rest goes on.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Generic, TypeVar

from panzerkiste.engine.game import AnyGame, Game

LOG: Final = logging.getLogger("panzerkiste.registry")

T = TypeVar("T")


class Shelf(Mapping[str, T], Generic[T]):
    """What is registered in one group, by id; each is loaded when it is first asked for."""

    def __init__(self, group: str, fault: Callable[[str, Any], str]) -> None:
        self._group, self._fault = group, fault
        self._loaded: dict[str, T] = {}
        self.broken: dict[str, str] = {}  # by the name and package of an entry point: what is wrong with it

    def __getitem__(self, id: str) -> T:
        if id not in self._loaded:
            found = self._load(self._entries[id])
            if found is None:
                raise KeyError(id)
            self._loaded[id] = found
        return self._loaded[id]

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._entries if self.get(id) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self.get(id) is not None

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        """Ours first, then by name; of two that claim a name the first has it, and the other is broken."""
        found: dict[str, EntryPoint] = {}
        for entry in sorted(entry_points(group=self._group), key=_order):
            if entry.name in found:
                self._refuse(entry, f"{_package(found[entry.name])} has already registered {entry.name!r}")
            else:
                found[entry.name] = entry
        return found

    def _load(self, entry: EntryPoint) -> T | None:
        if _label(entry) in self.broken:
            return None
        try:
            value = entry.load()
            fault = self._fault(entry.name, value)
        except Exception as error:  # a stranger's code may fail in any way
            fault = f"{type(error).__name__}: {error}"
        if fault:
            self._refuse(entry, fault)
            return None
        found: T = value
        return found

    def _refuse(self, entry: EntryPoint, fault: str) -> None:
        self.broken[_label(entry)] = fault
        LOG.error("%s: %s cannot be used: %s", self._group, _label(entry), fault)


def _order(entry: EntryPoint) -> tuple[bool, str]:
    return _package(entry) != "panzerkiste", entry.name


def _label(entry: EntryPoint) -> str:
    return f"{entry.name} ({_package(entry)}, {entry.value})"


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"


@dataclass(frozen=True)
class Bots:
    """A game's computer players: each a function of what its seat knows (bots.knowledge), the weakest first."""

    levels: tuple[Callable[[Any], Any], ...]
    # What takes long before the first answer: compiling, on a machine that never did. It tells of steps done and all.
    warm: Callable[[Callable[[int, int], None]], None] | None = None


def _game_fault(id: str, game: Any) -> str:
    if not isinstance(game, Game):
        return f"it is {type(game).__name__}, not a Game"
    return "" if game.id == id else f"the game calls itself {game.id!r}"


def _bots_fault(_: str, bots: Any) -> str:
    return "" if isinstance(bots, Bots) else f"it is {type(bots).__name__}, not Bots"


GAMES: Final = Shelf[AnyGame]("panzerkiste.games", _game_fault)
BOTS: Final = Shelf[Bots]("panzerkiste.bots", _bots_fault)
