"""Looking back: a match step by step as one viewer saw it, as a file, as a drawing; and files that others bring."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from panzerkiste.engine.game import HOST, WATCHER, AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import (
    AnyMatch,
    FileForm,
    Header,
    Match,
    Record,
    TakeBack,
    replay,
    write_record,
    wrong_draws,
)
from panzerkiste.registry import GAMES, read_match_file
from panzerkiste.server.limits import DRAWINGS, DRAWN_ENTRIES, FILE_ENTRIES, REPLAY
from panzerkiste.server.matches import telling
from panzerkiste.server.matches.api import Frame, Replay
from panzerkiste.server.matches.clerks import LookBack
from panzerkiste.server.matches.differences import folded
from panzerkiste.server.matches.picture import happened, shown, shown_options
from panzerkiste.server.matches.wire import encode

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

Dice = Literal["verified", "wrong", "sealed", "unknown"]
RECENT: Final = 4  # matches that a clerk remembers
_recent: dict[bytes, AnyMatch] = {}  # by header, the one that was looked back at last at the end
MakeFrame = Callable[[AnyMatch, Seat, Sequence[int], int], Frame]


class LogHeader(Struct, frozen=True):
    """The first line of a log: what one viewer was told of a match that still runs. It is no match file."""

    log: str
    match: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    viewer: Seat


def match_file(table: "Table", viewer: Seat) -> bytes:
    """The whole record once the match is over; until then the viewer's own log."""
    return write_record(table.record()) if table.is_over else _log(table, viewer)


def file_form(table: "Table") -> FileForm:
    """The form in which the match can be given out; while it runs only where nothing is hidden."""
    if table.game.text.file is None:
        raise Illegal("REQUEST", "unknown")
    if not table.is_over and table.game.information.secrets(table.match.options):
        raise Illegal("LOBBY", "running")
    return table.game.text.file


def _log(table: "Table", viewer: Seat) -> bytes:
    header = table.match.header
    opening = LogHeader(
        log="What this viewer was told so far. The whole record is given out when the match is over.",
        match=table.stored.id,
        game=header.game,
        rules=header.rules,
        options=shown_options(table.match),
        seats=header.seats,
        commitment=header.commitment,
        viewer=viewer,
    )
    heard = telling.heard(table, viewer)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (opening, *heard))


def past(table: "Table", viewer: Seat) -> LookBack:
    """All that the viewer can look back at, for a clerk to work out."""
    return _look_back(table, viewer, table.steps_seen(_viewer(table.match, viewer)))


def noticed(table: "Table", viewer: Seat) -> LookBack:
    """What the viewer noticed at the table, by the numbers under which it was told, also once the match is over."""
    return _look_back(table, viewer, table.noticed.since(_viewer(table.match, viewer), -1))


def _look_back(table: "Table", viewer: Seat, steps: Sequence[int]) -> LookBack:
    record = table.record() if table.is_over else table.match.record
    return LookBack(write_record(record), viewer, tuple(steps))


def look_back(file: bytes, viewer: Seat, steps: Sequence[int]) -> Replay:
    record = read_match_file(file)
    match = replayed(record)
    dice: Dice = _dice(match, record) if record.seed else "sealed"
    return _replay(match, viewer, dice, steps, _frame)


def replayed(record: Record) -> AnyMatch:
    """The match that a record leads to. Rules are dear: one that was looked back at goes on from where it was."""
    key = msgspec.json.encode(record.header)
    match = _recent.pop(key, None)
    if match is None or tuple(match.entries) != record.entries[: len(match.entries)]:
        match = Match(GAMES[record.header.game], record.header)
    for entry in record.entries[len(match.entries) :]:
        match.submit(entry.seat, entry.action, entry.at)
    _recent[key] = match
    while len(_recent) > RECENT:
        del _recent[next(iter(_recent))]
    return match


def view_at(table: "Table", viewer: Seat, seq: int | None) -> Any:
    """What the viewer saw after a step that he may look back at; without a number after the latest.

    Numbers count differently once a match is over: whoever only wants to see where it stands gives none.
    """
    steps = table.steps_seen(_viewer(table.match, viewer))
    if seq is None:
        seq = len(steps) - 1
    if not 0 <= seq < len(steps):
        raise Illegal("REQUEST", "unknown")
    return table.game.information.view(table.match.steps[steps[seq]].state, viewer)


def written(replay: Replay) -> bytes:
    """As it travels, if that is not too much."""
    room, travelling = Room(REPLAY), folded(replay)
    for frame, changes in zip(travelling.replay.frames, travelling.changes, strict=True):
        room.take(len(encode(replace(frame, drawing=UNSET))) + len(encode(changes)))
    return encode(travelling)


def replay_file(data: bytes, viewer: Seat) -> Replay:
    """A match file that somebody brought, replayed by the rules."""
    return _read(data, viewer, _frame, FILE_ENTRIES)


def drawn_replay_file(data: bytes, viewer: Seat) -> Replay:
    """With a drawing of every frame, for a client that has no board for the game."""
    room = Room(DRAWINGS)

    def drawn(match: AnyMatch, viewer: Seat, steps: Sequence[int], seq: int) -> Frame:
        picture = match.game.pictures.svg(match.game.information.view(match.steps[steps[seq]].state, viewer))
        room.take(len(picture))
        return replace(_frame(match, viewer, steps, seq), drawing=picture)

    return _read(data, viewer, drawn, DRAWN_ENTRIES)


class Room:
    """How many more bytes there may be."""

    def __init__(self, most: int) -> None:
        self._most = self._left = most

    def take(self, size: int) -> None:
        self._left -= size
        if self._left < 0:
            raise Illegal("FILE", "large", most=self._most // 2**20)


def _read(data: bytes, viewer: Seat, frame: MakeFrame, most: int) -> Replay:
    record = read_file(data)
    game = GAMES[record.header.game]
    if game.under(record.header.rules) is None:
        raise Illegal("LOBBY", "old_rules")
    _check_seats(game, record.header)
    if len(record.entries) > most:
        raise Illegal("FILE", "long", most=most)
    try:
        match = replay(game, record)
        return _replay(match, _viewer(match, viewer), _dice(match, record), range(len(match.steps)), frame)
    except msgspec.ValidationError as error:
        raise Illegal("FILE", "unreadable", error=str(error)[:200]) from None


def read_file(data: bytes) -> Record:
    """What somebody brought, if it can be read."""
    try:
        return read_match_file(data)
    except Illegal:
        raise
    except (ValueError, RecursionError) as error:
        raise Illegal("FILE", "unreadable", error=str(error)[:200]) from None


def _check_seats(game: AnyGame, header: Header) -> None:
    fewest, most = game.players
    if not fewest <= len(header.seats) <= most:
        raise Illegal("LOBBY", "seats", fewest=fewest, most=most)


def _dice(match: AnyMatch, record: Record) -> Dice:
    if not record.seed:
        return "unknown"
    try:
        return "wrong" if wrong_draws(match.game, record, match) else "verified"
    except ValueError:
        return "wrong"  # a seed that is no hexadecimal number


def _viewer(match: AnyMatch, viewer: Seat) -> Seat:
    if viewer != WATCHER and not 0 <= viewer < len(match.header.seats):
        raise Illegal("LOBBY", "no_seat")
    return viewer


def _replay(match: AnyMatch, viewer: Seat, dice: Dice, steps: Sequence[int], frame: MakeFrame) -> Replay:
    return Replay(
        game=match.game.id,
        options=shown_options(match),
        seats=match.header.seats,
        viewer=viewer,
        secrets=match.game.information.secrets(match.options),
        frames=tuple(frame(match, viewer, steps, seq) for seq in range(len(steps))),
        dice=dice,
        result=match.game.play.result(match.state),
    )


def _frame(match: AnyMatch, viewer: Seat, steps: Sequence[int], seq: int) -> Frame:
    game, number = match.game, steps[seq]
    step = match.steps[number]
    view, heard = shown(game, step.state, viewer), happened(match, viewer, [(seq, number)])
    if not number:
        return Frame(seq, HOST, "", 0, view, heard, None)
    entry, before = match.entries[number - 1], match.steps[number - 1].state
    seat, text, over = entry.seat, "", game.play.decision(match.state) is None
    kept = bisect_right(steps, entry.action.entries) - 1 if isinstance(entry.action, TakeBack) else None
    # An action may be secret: until the end a viewer reads only his own.
    if (over or seat == viewer) and kept is None:
        text = game.text.notate(before, seat, entry.action)
    if not over and seat != viewer and (answered := game.play.decision(before)) and not answered.shown:
        seat = HOST  # TH-125: nor does he learn who was asked in a window
    return Frame(seq, seat, text, entry.at, view, heard, kept)
