"""What is installed: games, their bots and their workshops, each registered by an entry point under its game's id.

Ours stand in our own pyproject.toml; another package brings its own and touches no file here. Whatever cannot be
used is left out and kept in ``broken``, so that the rest goes on and whoever starts the program can be told.
"""

import copyreg
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from panzerkiste.engine.game import AnyGame, Game, Line, Seat
from panzerkiste.engine.illegal import Refusal
from panzerkiste.engine.knowledge import Player
from panzerkiste.engine.match import FileForm, Record, read_record
from panzerkiste.engine.puzzle import Puzzle

T = TypeVar("T")


class Broken(NamedTuple):
    """An entry point that cannot be used. *why* is a sentence of the command line."""

    group: str
    name: str
    package: str
    why: Line


class Registered(Mapping[str, T], Generic[T]):
    """What is registered in one group, by id; each is loaded when it is first asked for."""

    def __init__(
        self, group: str, fault: Callable[[str, Any], Line | None], name: Callable[[str], bool] = lambda _: True
    ) -> None:
        self._group, self._fault, self._name = group, fault, name
        self._loaded: dict[str, T | None] = {}  # None: broken
        self.broken: list[Broken] = []

    def __getitem__(self, id: str) -> T:
        if id not in self._loaded:
            self._loaded[id] = self._load(self._entries[id])
        found = self._loaded[id]
        if found is None:
            raise KeyError(id)
        return found

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._entries if id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def refuse(self, id: str, why: Line) -> None:
        """Something registered turned out to be of no use; it is not asked for again."""
        self._loaded[id] = None
        self.broken.append(Broken(self._group, id, _package(self._entries[id]), why))

    @cached_property
    def _entries(self) -> dict[str, EntryPoint]:
        """Ours first, then by name; of two that claim a name the first has it, and the other is broken."""
        found: dict[str, EntryPoint] = {}
        for entry in sorted(entry_points(group=self._group), key=_order):
            if not self._name(entry.name):
                continue
            if entry.name in found:
                why = Line("cli-broken-twice", {"name": entry.name, "other": _package(found[entry.name])})
                self.broken.append(Broken(self._group, entry.name, _package(entry), why))
            else:
                found[entry.name] = entry
        return found

    def _load(self, entry: EntryPoint) -> T | None:
        try:
            value: T = entry.load()
            why = self._fault(entry.name, value)
        except (Exception, SystemExit) as error:  # a stranger's code may fail in any way
            why = failure(error)
        if why is None:
            return value
        self.refuse(entry.name, why)
        return None


def failure(error: BaseException) -> Line:
    """Why something is broken: its own code failed."""
    return Line("cli-broken-failed", {"error": f"{type(error).__name__}: {' '.join(str(error).split())}"})


def taken(names: Iterable[str]) -> Line:
    """Why something is broken: it claims names that others had before."""
    return Line("cli-broken-taken", {"names": ", ".join(sorted(names))})


def _order(entry: EntryPoint) -> tuple[bool, str]:
    return _package(entry) != "panzerkiste", entry.name


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"


EXTRAS: Final = {
    "server": "litestar",
    "kernel": "numba",
    "postgres": "asyncpg",
    "redis": "redis",
    "metrics": "prometheus_client",
    "traces": "opentelemetry.sdk",
}  # each is known by one of its modules


def has_extra(name: str) -> bool:
    """Whether what ``pip install panzerkiste[name]`` brings is here."""
    try:
        return find_spec(EXTRAS[name]) is not None
    except ModuleNotFoundError:  # not even the package that it is a part of
        return False


@dataclass(frozen=True)
class Judge:
    """How a game's own judgement sees a whole state, for a review of a match that is over.

    chances(state)     -> numbers    each seat's chance to win, 1 in sum; None where nothing sensible can be said
    meanwhile(state)   -> answer     seat and action by which what is under way goes on; None: judged as it is
    odds(state)        -> pairs      chance's answers with their weights where the rules list none; those alike once
    thrower(state)     -> Seat       whose dice or cards chance is asked for; None: of whoever answered last
    """

    chances: Callable[[Any], tuple[float, ...] | None]
    meanwhile: Callable[[Any], tuple[Seat, Any] | None] = lambda state: None
    odds: Callable[[Any], Sequence[tuple[Any, Fraction]]] = lambda state: ()
    thrower: Callable[[Any], Seat | None] = lambda state: None


@dataclass(frozen=True)
class Bots:
    """A game's computer players: each a function of what its seat knows (engine.knowledge), the weakest first."""

    levels: tuple[Callable[[Any], Any], ...]
    # What takes long before the first answer: compiling, on a machine that never did. It tells of steps done and all.
    warm: Callable[[Callable[[int, int], None]], None] | None = None
    # So many answers to what a seat knows, the best first, each with a reason and, where there is one, a chance to win
    # (bots.suggestion); among them, wherever they come, those that are asked about besides. It compiles nothing.
    suggest: Callable[[Any, int, tuple[Any, ...]], Sequence[Any]] | None = None
    # The same with what *warm* has compiled, for the coach; where there is none, he says what *suggest* does.
    coach: Callable[[Any, int, tuple[Any, ...]], Sequence[Any]] | None = None
    # What one dig for puzzles finds, by a seed and the dig's number: the same two find the same. A dig takes seconds,
    # several go on at once in other processes, and `panzerkiste puzzles` asks for as many as it takes.
    puzzles: Callable[[int, int], Sequence[Puzzle]] | None = None
    # Where so many are wanted: who says of one after the other whether it is kept. Without it all are.
    puzzle_choice: Callable[[int], Callable[[Puzzle], bool]] | None = None
    extra: str = ""  # of ours, that is not installed here and would bring more levels
    # A player that is another program, started by its command line and asked in the game's engine protocol.
    engine: Callable[[str], Player] | None = None
    # What a review of a match goes by. Without it nothing is said about chances and luck.
    judge: Judge | None = None


class Objection(NamedTuple):
    """What speaks against a file: an error refuses it, a warning only marks it. *place* says where, if anywhere."""

    level: Literal["error", "warning"]
    place: str
    why: Refusal


class OwnFile(NamedTuple):
    """A kind of file that players make for a game. Several may share a suffix: *is_one* then tells them apart, and
    whoever has none takes what is left."""

    name: str  # said under cli-file-<name>
    suffix: str
    objections: Callable[[str], Iterator[Objection]]
    is_one: Callable[[str], bool] | None = None


@dataclass(frozen=True)
class Study:
    """What a design of one's own comes to in many games, which ``panzerkiste study`` plays and tells."""

    kind: str  # the name of an OwnFile: together with the game's id it names the study
    level: int  # that plays unless told otherwise: a fast one
    names: Sequence[str]  # of designs in the box, which can be studied, too
    shape: type  # of what remains of a game, a msgspec.Struct
    game: Callable[[str, int, int], Any]  # of a design (its name or its text), a level and a number: always the same
    page: Callable[[str, int, Sequence[Any]], str]  # about a design, the level that played, and its games


@dataclass(frozen=True)
class Workshop:
    """What a game brings besides its table. Each part is a function, so that nobody imports what another needs."""

    folder: Path  # of its package: beside the code lie texts/
    web: Callable[[], Any] | None = None  # a server.web.workshops.Web: what it adds to the server
    commands: Callable[[], Mapping[str, Callable[..., None]]] = dict  # of the command line, by name
    own_files: Callable[[], Sequence[OwnFile]] = tuple
    studies: Callable[[], Sequence[Study]] = tuple


def _game_fault(id: str, game: Any) -> Line | None:
    if fault := _type_fault(game, Game):
        return fault
    if game.id != id:
        return Line("cli-broken-id", {"name": id, "id": game.id})
    _look_into_box(game)
    return None


def _look_into_box(game: AnyGame) -> None:
    """What a shelf of boxes says of every game at once: one that fails at it would leave the visitor without any."""
    msgspec.json.schema(game.types.options)
    options = game.types.options()
    msgspec.json.encode(
        [options, game.hosting.presets, game.players, game.hosting.lasts, game.information.secrets(options)]
    )
    names = game.seat_names(game.players[1])
    if len(names) != game.players[1]:
        raise ValueError(f"{len(names)} names for {game.players[1]} seats")


def _type_fault(value: Any, wanted: type) -> Line | None:
    if isinstance(value, wanted):
        return None
    return Line("cli-broken-type", {"type": type(value).__name__, "wanted": wanted.__name__})


def _player_fault(id: str, player: Any) -> Line | None:
    if callable(player):
        return None
    return Line("cli-broken-type", {"type": type(player).__name__, "wanted": Player.__name__})


PLAYER_OF: Final = "."  # tank-chess.rook is a single player of a game, and is called rook
GAMES: Final = Registered[AnyGame]("panzerkiste.games", _game_fault)
BOTS: Final = Registered[Bots](
    "panzerkiste.bots", lambda _, bots: _type_fault(bots, Bots), lambda name: PLAYER_OF not in name
)
PLAYERS: Final = Registered[Player]("panzerkiste.bots", _player_fault, lambda name: PLAYER_OF in name)
WORKSHOPS: Final = Registered[Workshop]("panzerkiste.workshops", lambda _, workshop: _type_fault(workshop, Workshop))


def registered_game(id: str, rules: int) -> AnyGame:
    """The game under that version of its rules."""
    found = GAMES[id].under(rules)
    if found is None:
        raise ValueError(f"{id} is not played by rules {rules} any more, but by {GAMES[id].rules}")
    return found


def _compiled_game(id: str) -> AnyGame | None:
    return GAMES[id].compiled


def _pickled(game: AnyGame) -> Any:
    """A registered game goes to other processes by its name: its functions are there already."""
    known = GAMES.get(game.id)
    if known is not None and known.under(game.rules) is game:
        return registered_game, (game.id, game.rules)
    if known is not None and known.compiled is game:
        return _compiled_game, (game.id,)
    return object.__reduce_ex__(game, 4)


copyreg.pickle(Game, _pickled)


def broken_entries() -> list[Broken]:
    """All that cannot be used, once everything has been looked at."""
    groups: tuple[Registered[Any], ...] = GAMES, BOTS, PLAYERS, WORKSHOPS
    for group in groups:
        list(group)  # loads each
    return [broken for group in groups for broken in group.broken]


def workshop_parts(part: Callable[[Workshop], T]) -> dict[str, T]:
    """One part of every workshop, by the game's id. Whoever fails to bring it is broken."""
    found: dict[str, T] = {}
    for id, workshop in list(WORKSHOPS.items()):
        try:
            found[id] = part(workshop)
        except Exception as error:  # a stranger's code may fail in any way
            WORKSHOPS.refuse(id, failure(error))
    return found


def form_of_file(data: bytes) -> tuple[AnyGame, FileForm] | None:
    """The game whose own form of file this is, if it is any game's. Whose form fails at that is broken."""
    for id, game in list(GAMES.items()):
        try:
            if (form := game.text.file) and form.recognises(data):
                return game, form
        except Exception as error:  # a stranger's code may fail in any way
            GAMES.refuse(id, failure(error))
    return None


def read_match_file(data: bytes) -> Record:
    """The record in a match file, or in a file of a game's own form, which may raise Illegal; else a ValueError."""
    if found := form_of_file(data):
        _, form = found
        return form.read(data.decode())
    return read_record(data, GAMES.get)
