"""Game files (TC-62): a whole game as text, to keep, to send and to read in again."""

import re
from collections.abc import Iterator
from typing import Final, get_args

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import HOST, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import Entry, Header, Record, TakeBack
from panzerkiste.games.tank_chess.actions import AcceptDraw, Action, Escape, Move, OfferDraw, Resign, TimeUp, Turn
from panzerkiste.games.tank_chess.board import BLACK, WHITE, Side
from panzerkiste.games.tank_chess.map_file import Map, read_map, write_map
from panzerkiste.games.tank_chess.maps import command_cells, map_of, shipped_map
from panzerkiste.games.tank_chess.notation import notate, read_turn
from panzerkiste.games.tank_chess.position import read_position, write_position
from panzerkiste.games.tank_chess.reading import Reader
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import GAME_ID, RULES, Mode, Module, Options, State
from panzerkiste.games.tank_chess.turn import apply, play

REQUIRED: Final = ("Event", "Date", "White", "Black", "Map", "Result", "Termination")
OPTIONAL: Final = ("TimeControl", "Position", "Mode", "Module")
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")
LINE: Final = 80
OWN_MAP: Final = "own"


class Comment(Struct, frozen=True):
    """Text in braces, and how many turns stand before it."""

    after: int
    text: str


class GameFile(Struct, frozen=True):
    """The tags of a game file, and its turns."""

    event: str
    date: str
    white: str
    black: str
    map: str
    result: str = "*"
    termination: str = "unfinished"
    time_control: int = 0  # seconds for each player; 0 is no clock
    position: str = ""
    mode: Mode = "standard"
    module: Module = "none"
    turns: tuple[Turn, ...] = ()
    comments: tuple[Comment, ...] = ()


def options_of(file: GameFile) -> Options:
    """The options under which the game was played; raises Illegal where the tags do not fit together."""
    minutes = min(180, -(-file.time_control // 60))
    options = Options(mode=file.mode, module=file.module, minutes=minutes, position=file.position)
    if file.map in MAP_NAMES:
        return msgspec.structs.replace(options, map=file.map)
    if not file.position:
        raise Illegal("TC-62", "no_position", map=file.map)
    if file.mode == "standard":
        return options
    plain = read_position(file.position, msgspec.structs.replace(options, mode="standard"))
    return msgspec.structs.replace(options, map=_map_text(plain, file.map), position="")


def _map_text(state: State, name: str) -> str:
    """The map whose setup this position is; a RAID takes its goals from there."""
    board = state.board
    white, black = (next((tank.heading for tank in state.army(side)), 4 * side) for side in (WHITE, BLACK))
    text = write_map(Map(board.width, board.height, board.terrain, state.tanks, name, facings=(white, black)))
    if state.wrecks or read_map(text).tanks != state.tanks or (state.mover, state.quiet, state.turn) != (WHITE, 0, 1):
        raise Illegal("TC-62", "setup")
    return text


# Writing.


def write_game(file: GameFile) -> str:
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in _tags(file)]
    return "\n".join([*lines, "", *_wrapped(_words(file)), ""])


def _tags(file: GameFile) -> Iterator[tuple[str, str]]:
    told = (file.event, file.date, file.white, file.black, file.map, file.result, file.termination)
    yield from zip(REQUIRED, told, strict=True)
    if file.time_control:
        yield "TimeControl", str(file.time_control)
    if file.position:
        yield "Position", file.position
    if file.mode != "standard":
        yield "Mode", file.mode
    if file.module != "none":
        yield "Module", file.module


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _words(file: GameFile) -> Iterator[str]:
    """Turns with their numbers, comments and the result; a number and its turn stay on one line."""
    state = first_state(options_of(file))
    yield from _comments(file, 0)
    for number, turn in enumerate(file.turns):
        text = notate(state, state.mover, turn)
        if state.mover == WHITE:
            yield f"{state.turn}. {text}"
        else:
            yield text if number else f"{state.turn}... {text}"
        yield from _comments(file, number + 1)
        state = play(state, turn).state
    yield file.result


def _comments(file: GameFile, after: int) -> Iterator[str]:
    for comment in file.comments:
        if comment.after == after:
            yield from f"{{{comment.text}}}".split(" ")


def _wrapped(words: Iterator[str]) -> Iterator[str]:
    line = next(words)
    for word in words:
        if len(line) + 1 + len(word) > LINE:
            yield line
            line = word
        else:
            line += f" {word}"
    yield line


# Reading.


def is_game_file(data: bytes) -> bool:
    """Whether a file begins as one: with a tag."""
    return re.match(rb"\s*\[[A-Za-z]", data) is not None


def read_game(text: str) -> GameFile:
    """The game in a file, played through by the rules; raises Illegal with line and column."""
    reader = Reader(text.replace("\r\n", "\n"), "TC-62")
    file = _read_tags(reader)
    state = _first_state(reader, file)
    turns, comments = list[Turn](), list[Comment]()
    while True:
        comments += _read_comments(reader, len(turns))
        if state.result or reader.finished or reader.sees(r"(1-0|0-1|1/2-1/2|\*)(\s|$)"):
            break
        turn = _read_numbered(reader, state, first=not turns)
        turns.append(turn)
        state = play(state, turn).state
    _check_end(reader, file, state)
    comments += _read_comments(reader, len(turns))
    reader.end()
    return msgspec.structs.replace(file, turns=tuple(turns), comments=tuple(comments))


def _read_tags(reader: Reader) -> GameFile:
    reader.take(r"\s*")
    found: dict[str, str] = {}
    while reader.sees(r"\["):
        began = reader.at
        reader.take(r"\[")
        name = reader.need("[A-Za-z]+", "tag")
        if name not in REQUIRED + OPTIONAL or name in found:
            raise reader.refusal("tag_twice" if name in found else "tag", began)
        reader.need(' +"', "quote")
        found[name] = _read_value(reader)
        reader.need(r'"\] *(\n|$)', "bracket")
    missing = [name for name in REQUIRED if name not in found]
    if missing:
        raise reader.refusal("missing", tag=missing[0])
    reader.need(r"[ \t]*(\n|$)", "blank")
    return _file_of_tags(reader, found)


def _read_value(reader: Reader) -> str:
    value = ""
    while part := reader.take(r'\\["\\]|[^"\\\n]+'):
        value += part.removeprefix("\\")
    return value


def _file_of_tags(reader: Reader, found: dict[str, str]) -> GameFile:
    known: dict[str, tuple[str, ...]] = {"Result": RESULTS, "Mode": get_args(Mode), "Module": get_args(Module)}
    for name, values in known.items():
        if name in found and found[name] not in values:
            raise reader.refusal("value", reader.text.index(f"[{name} "), tag=name)
    seconds = found.get("TimeControl", "0")
    if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 7):
        raise reader.refusal("value", reader.text.index("[TimeControl "), tag="TimeControl")
    return GameFile(
        event=found["Event"],
        date=found["Date"],
        white=found["White"],
        black=found["Black"],
        map=found["Map"],
        result=found["Result"],
        termination=found["Termination"],
        time_control=int(seconds),
        position=found.get("Position", ""),
        mode="raid" if found.get("Mode") == "raid" else "standard",
        module="funset" if found.get("Module") == "funset" else "none",
    )


def _first_state(reader: Reader, file: GameFile) -> State:
    """Where the game begins; what is wrong with it is found in the tag of the position or the map."""
    tag = "Position" if file.position else "Map"
    began = reader.text.index(f"[{tag} ")
    try:
        state = first_state(options_of(file))
    except Illegal as illegal:
        inside = int(illegal.facts.get("column", 1)) - 1 + len('[Position "') if file.position else 0
        raise reader.refusal("position", began + inside, because=illegal.rule) from None
    if file.map in MAP_NAMES and state.board.map != file.map:
        raise reader.refusal("map", began, map=file.map)
    return state


def _read_comments(reader: Reader, after: int) -> Iterator[Comment]:
    reader.take(r"\s*")
    while reader.sees("{"):
        began = reader.at
        text = reader.take("{[^}]*")
        if not reader.take(r"}\s*"):
            raise reader.refusal("brace", began)
        yield Comment(after, " ".join(text[1:].split()))


def _read_numbered(reader: Reader, state: State, *, first: bool) -> Turn:
    """A turn; White's stands after its number, Black's after number and dots where it is the first."""
    dots = "." if state.mover == WHITE else "..."
    if state.mover == WHITE or first or reader.sees(r"\d"):
        reader.need(rf"{state.turn}{dots.replace('.', '[.]')}(?![.])\s*", "number")
    began = reader.at
    turn = read_turn(reader, state)
    reader.need(r"(?=\s|\{|$)", "space")
    try:
        apply(state, state.mover, turn)
    except Illegal as illegal:
        raise reader.refusal("turn", began, because=illegal.rule) from None
    return turn


def _check_end(reader: Reader, file: GameFile, state: State) -> None:
    """The result in the text, the tags, and what was played must say the same."""
    began = reader.at
    found = reader.need(r"1-0|0-1|1/2-1/2|\*", "result")
    if found != file.result:
        raise reader.refusal("result_tag", began, result=file.result)
    if (file.result, file.termination) not in possible_ends(state):
        raise reader.refusal("termination", began, result=file.result, termination=file.termination)


def possible_ends(state: State) -> list[tuple[str, str]]:
    """Results with their termination words (TC-58) that a game can have that has come this far."""
    if state.result:
        return [(_result_text(state), state.result.reason)]
    on_time = RESULTS[1 - state.mover]  # TC-53: only the side to move can run out of time
    return [
        ("*", "unfinished"),
        ("1/2-1/2", "agreement"),
        ("1-0", "resignation"),
        ("0-1", "resignation"),
        (on_time, "time"),
    ]


def _result_text(state: State) -> str:
    if state.result is None:
        return "*"
    return RESULTS[state.result.winners[0]] if state.result.winners else "1/2-1/2"


# A match of the engine and a game file.


def game_file_of(record: Record) -> GameFile:
    """A match as a game file. What was taken back is left out, and so are offers of a draw that came to nothing."""
    options = msgspec.convert(record.header.options, Options)
    state = first = first_state(options)
    turns = []
    for seat, action in line_of(record):
        state = apply(state, seat, action).state
        if isinstance(action, Move | Escape):
            turns.append(action)
    white, black = (" ".join(name.split()) for name in record.header.seats)
    position = "" if options.map == first.board.map and not options.position else write_position(first)
    return GameFile(
        event="Panzerkiste",
        date=record.header.created[:10].replace("-", ".") or "????.??.??",
        white=white,
        black=black,
        map=first.board.map if _is_shipped(first) else _own_name(options),
        result=_result_text(state),
        termination=state.result.reason if state.result else "unfinished",
        time_control=60 * options.minutes,
        position=position,
        mode=options.mode,
        module=options.module,
        turns=tuple(turns),
    )


def _is_shipped(first: State) -> bool:
    """TC-62, TC-69: a shipped map's name stands for its obstacles and, in a RAID, for its goals."""
    board = first.board
    return bool(board.map) and board.goals in ((), command_cells(shipped_map(board.map)))


def _own_name(options: Options) -> str:
    if options.position and options.mode == "raid":
        raise Illegal("TC-62", "raid")  # the goals of an own map are written down as its setup only
    map_name = "" if options.position else map_of(options).name
    return OWN_MAP if map_name in ("", *MAP_NAMES) else map_name


def line_of(record: Record) -> tuple[tuple[Seat, Action], ...]:
    """The entries that count once all takebacks are carried out."""
    after: list[tuple[tuple[Seat, Action], ...]] = [()]
    for entry in record.entries:
        if isinstance(entry.action, TakeBack):
            after.append(after[entry.action.entries])
        else:
            after.append((*after[-1], (entry.seat, entry.action)))
    return after[-1]


def record_of(file: GameFile) -> Record:
    """A game file as a match that the engine can replay."""
    options = options_of(file)
    if file.termination == "time":
        options = msgspec.structs.replace(options, minutes=max(1, options.minutes))
    created = file.date.replace(".", "-") if "?" not in file.date else ""
    header = Header(GAME_ID, RULES, msgspec.to_builtins(options), (file.white, file.black), created)
    state, entries = first_state(options), list[Entry[Action]]()
    for turn in file.turns:
        entries.append(Entry(state.mover, turn))
        state = play(state, turn).state
    return Record(header, (*entries, *_said(file, state.mover)))


def _said(file: GameFile, mover: Side) -> Iterator[Entry[Action]]:
    """The entries behind an ending that no position shows."""
    loser = BLACK if file.result == "1-0" else WHITE
    match file.termination:
        case "resignation":
            yield Entry(loser, Resign())
        case "agreement":
            yield Entry(mover, OfferDraw())
            yield Entry(1 - mover, AcceptDraw())
        case "time":
            yield Entry(HOST, TimeUp(loser))
