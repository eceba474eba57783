"""A match is its record: who played what, append-only, dice included. Everything else is derived from it.

The exchange format is one JSON line for the header, one per entry, and, when the match is over, one that
shows the seed. Replaying a record gives the same states and events again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, Union

import msgspec
from msgspec import Struct

from panzerkiste.engine.chance import Verifiable, commitment
from panzerkiste.engine.game import CHANCE, HOST, AnyGame, Game, Result, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.recall import Answered, TakenBack, information_state

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741


class TakeBack(Struct, frozen=True, tag=True):
    """Go back to the state after the first *entries* entries; what lies between stays in the record."""

    entries: int


class Header(Struct, frozen=True):
    """What was fixed before the first move."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]  # the players' names, in seat order
    created: str = ""
    commitment: str = ""  # hash of the host's seed; empty when the dice cannot be verified
    values: tuple[str, ...] = ()  # what each seat mixed in


class Entry(Struct, Generic[A], frozen=True):
    """One answer: a player's action, chance's outcome, or the host's word. *at* is milliseconds since the start."""

    seat: Seat
    action: A
    at: int = 0


class Seal(Struct, frozen=True):
    """The last line of a finished match's file: the seed behind its dice, in hexadecimal."""

    seed: str


class Record(Struct, frozen=True):
    """What remains of a match: its header, every answer in order, and the seed once it may be known."""

    header: Header
    entries: tuple[Entry[Any], ...] = ()
    seed: str = ""


@dataclass(frozen=True)
class FileForm:
    """A game's own form of file for whole matches, to be read where match files are.

    suffix               without the dot
    recognises(data)     -> bool     by how a file begins
    read(text)           -> Record   raises Illegal
    write(record)        -> str      raises Illegal where the form has no words for a match
    """

    suffix: str
    recognises: Callable[[bytes], bool]
    read: Callable[[str], Record]
    write: Callable[[Record], str]


class Match(Generic[S, A, E, V, O]):
    """A running match: the record so far, and the state it leads to.

    game      the rules it is played by
    header    what was fixed before the first move
    options   what the players agreed on
    entries   who answered what, chance included
    steps     what each entry led to: the state and the events; ``steps[0]`` is the start
    """

    def __init__(self, game: Game[S, A, E, V, O], header: Header) -> None:
        played = game.under(header.rules) if header.game == game.id else None
        if played is None:
            raise ValueError(f"recorded under {header.game} rules {header.rules}, not {game.id} rules {game.rules}")
        self.game, self.header = played, header
        self.options: O = msgspec.convert(header.options, game.types.options)
        self.entries: list[Entry[A | TakeBack]] = []
        self.steps: list[Step[S, E]] = [played.play.start(self.options, len(header.seats))]  # steps[n]: after n entries

    @property
    def state(self) -> S:
        """Where the match stands."""
        return self.steps[-1].state

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.game.play.result(self.state)

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat has won or lost, 0 in sum; nothing while the match goes on."""
        return self.game.play.returns(self.state)

    @property
    def record(self) -> Record:
        """All that happened so far, to be kept or replayed."""
        return Record(self.header, tuple(self.entries))

    def judge(self, seat: Seat, action: A | TakeBack) -> Step[S, E]:
        """What the action would lead to; raises Illegal and changes nothing."""
        if isinstance(action, TakeBack):
            return self._back(seat, action)
        return self.game.play.apply(self.state, seat, action)

    def submit(self, seat: Seat, action: A | TakeBack, at: int = 0) -> Step[S, E]:
        """Append the action and return the step it led to."""
        return self.append(Entry(seat, action, at), self.judge(seat, action))

    def append(self, entry: Entry[A | TakeBack], step: Step[S, E]) -> Step[S, E]:
        """Append an entry that was judged in the present state."""
        self.entries.append(entry)
        self.steps.append(step)
        return step

    def heard(self, seat: Seat, since: int = 0) -> Iterator[tuple[int, E]]:
        """The events this seat learnt after the first *since* steps, each with the number of its step."""
        for number in range(since, len(self.steps)):
            for told in self.steps[number].told:
                if told.heard_by(seat):
                    yield number, told.event

    def history(self, seat: Seat, since: int = 0, until: int | None = None) -> Iterator[Any]:
        """What the seat did (as Answered) and heard in these steps, in order; of others' actions it has only events."""
        for number in range(since, len(self.steps) if until is None else until):
            if number:
                yield from _done(self.entries[number - 1], seat)
            for told in self.steps[number].told:
                if told.heard_by(seat):
                    yield told.event

    def information_state(self, seat: Seat) -> str:
        """All that the seat knows, with perfect recall: equal for histories that it cannot tell apart."""
        return information_state(self.game, seat, self.history(seat), self.game.information.view(self.state, seat))

    def free_undo(self, seat: Seat) -> int | None:
        """How many entries remain if the seat takes back all it freely may; None if it may take back nothing.

        Free is what revealed nothing (the rules mark such a step final) and was followed by nobody else's
        choice and by no outcome of chance.
        """
        keep = len(self.entries)
        while (further := self._step_back(seat, keep)) is not None:
            keep = further
        return keep if keep < len(self.entries) else None

    def step_back(self, seat: Seat) -> int | None:
        """How many entries remain if the seat takes back the latest of what it freely may."""
        return self._step_back(seat, len(self.entries))

    def standing(self) -> set[int]:
        """The steps that still count: no take-back has undone them."""
        found, number = {0}, len(self.entries)
        while number:
            found.add(number)
            action = self.entries[number - 1].action
            number = action.entries if isinstance(action, TakeBack) else number - 1
        return found

    def before_last(self, seat: Seat) -> int | None:
        """How many entries remain if the seat's latest choice is taken back, with all that followed."""
        number = len(self.entries)
        while number:
            entry = self.entries[number - 1]
            if isinstance(entry.action, TakeBack):
                number = entry.action.entries
            elif entry.seat == seat:
                return number - 1
            else:
                number -= 1
        return None

    def _step_back(self, seat: Seat, number: int) -> int | None:
        """Before the latest of the first *number* entries; what the seat has taken back itself is out of the way."""
        while number and (entry := self.entries[number - 1]).seat == seat and isinstance(entry.action, TakeBack):
            number = entry.action.entries
        return number - 1 if number and self._free(number, seat) else None

    def _free(self, number: int, seat: Seat) -> bool:
        entry, step = self.entries[number - 1], self.steps[number]
        return entry.seat == seat and not step.final and not isinstance(entry.action, TakeBack)

    def _back(self, seat: Seat, back: TakeBack) -> Step[S, E]:
        if not 0 <= back.entries < len(self.entries):
            raise Illegal("UNDO", "nothing")
        if seat != HOST and ((free := self.free_undo(seat)) is None or back.entries < free):
            raise Illegal("UNDO", "learnt")
        return Step(self.steps[back.entries].state)


def _done(entry: Entry[Any], seat: Seat) -> Iterator[Answered | TakenBack]:
    """What the seat knows of an entry before it hears anything: its own, and what all go back behind."""
    if isinstance(entry.action, TakeBack):
        if entry.seat in (seat, HOST):
            yield TakenBack()
    elif entry.seat == seat:
        yield Answered(entry.action)


AnyMatch = Match[Any, Any, Any, Any, Any]


def begin(game: AnyGame, seats: int = 0, options: Mapping[str, Any] | object = None, created: str = "") -> AnyMatch:
    """A new match among so many, or as few as it takes; *options* are whole, or a mapping of those that differ.

    Raises Illegal where the rules have something against the options.
    """
    fewest, most = game.players
    seats = seats or fewest
    if not fewest <= seats <= most:
        raise ValueError(f"{game.id} is played by {fewest} to {most}, not by {seats}")
    wanted = msgspec.convert(options or {}, game.types.options) if isinstance(options, Mapping | None) else options
    plain = msgspec.json.decode(msgspec.json.encode(wanted))  # as a match file has them: lists, no tuples
    return Match(game, Header(game.id, game.rules, plain, tuple(game.seat_names(seats)), created))


def replay(game: Game[S, A, E, V, O], record: Record) -> Match[S, A, E, V, O]:
    """The match a record leads to. Dice are in the record, so replay draws none; raises Illegal where it breaks."""
    match = Match(game, record.header)
    for entry in record.entries:
        match.submit(entry.seat, entry.action, entry.at)
    return match


def write_record(record: Record) -> bytes:
    """The match file: JSON lines."""
    lines: list[object] = [record.header, *record.entries, *([Seal(record.seed)] if record.seed else [])]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read_record(data: bytes, find: Callable[[str], AnyGame | None]) -> Record:
    """The record in a match file; a ValueError names the bad line."""
    lines = data.splitlines()
    header = _line(lines, 1, Header)
    game = find(header.game)
    if game is None:
        raise ValueError(f"line 1: no game is called {header.game!r}")
    seed = ""
    if len(lines) > 1 and b'"seed"' in lines[-1] and b'"action"' not in lines[-1]:
        seed = _line(lines, len(lines), Seal).seed
        lines.pop()
    shape = Entry[Union[game.types.action, TakeBack]]  # type: ignore[name-defined]  # noqa: UP007  # the union is known at run time only
    return Record(header, tuple(_line(lines, number, shape) for number in range(2, len(lines) + 1)), seed)


def _line(lines: Sequence[bytes], number: int, shape: Any) -> Any:
    try:
        return msgspec.json.decode(lines[number - 1], type=shape)
    except IndexError:
        raise ValueError(f"line {number}: missing") from None
    except msgspec.DecodeError as error:
        raise ValueError(f"line {number}: {error}") from None


def wrong_draws(game: AnyGame, record: Record, played: AnyMatch | None = None) -> list[int]:
    """The entries whose dice do not follow from the record's seed; -1 stands for the seed itself.

    *played*: the match that the record leads to, where it has been replayed already.
    """
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.header.commitment:
        return [-1]
    return [*_wrong_draws(played or replay(game, record), seed)]


def _wrong_draws(match: AnyMatch, seed: bytes) -> Iterator[int]:
    for number, (entry, before) in enumerate(zip(match.entries, match.steps, strict=False)):
        source = Verifiable(seed, match.header.values, number)
        if entry.seat == CHANCE and match.game.play.sample(before.state, source) != entry.action:
            yield number
