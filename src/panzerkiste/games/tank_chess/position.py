"""Position text (TC-61)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.board import (
    HEADING_TEXT,
    HEADINGS,
    LARGEST,
    SIDE_CODES,
    SIDE_IDS,
    SIDES,
    SMALLEST,
    Cell,
    cell_at,
    file_of,
    name,
    rank_of,
)
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.maps import board_of, command_cells, map_of, shipped_map
from panzerkiste.games.tank_chess.notation import piece_letter, read_cell_in, read_turn, turn_text
from panzerkiste.games.tank_chess.reading import Reader
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import Board, Options, State, Tank, Wreck, by_cell
from panzerkiste.games.tank_chess.tanks import COMMAND, LETTERS
from panzerkiste.games.tank_chess.terrain import HEDGE, MODULE_SIGNS, OBSTACLE, OPEN, WATER, module_of
from panzerkiste.games.tank_chess.turn import announced, play


def write_position(state: State) -> str:
    text = " ".join(
        (
            "TC1",
            f"{state.board.width}x{state.board.height}",
            f"@{state.board.map}" if state.board.map else ",".join(_obstacles(state.board)) or "-",
            ",".join(_pieces(state)) or "-",
            SIDE_CODES[state.mover],
            str(state.quiet),
            str(state.turn),
        )
    )
    return f"{text} {turn_text(state, state.last)}#" if state.last else text


def _obstacles(board: Board) -> Iterator[str]:
    for number, sign in enumerate(board.terrain):
        if sign != OPEN:
            cell = cell_at(number % board.width, number // board.width)
            yield name(cell) + (sign if sign != OBSTACLE else "")


def _pieces(state: State) -> Iterator[str]:
    for piece in sorted(state.pieces, key=by_cell):
        facing = HEADINGS[piece.heading] if isinstance(piece, Tank) else "*"
        yield f"{piece_letter(piece.side, piece.letter)}{name(piece.cell)}{facing}"


GoalsOf = Callable[[Board, Options], tuple[Cell, ...]]


def read_position(text: str, options: Options) -> State:
    """The position in a text; raises Illegal with line and column."""
    return _read_position(text, options, _goals)


def read_first_position(text: str, options: Options) -> State:
    """The same as the first version of the rules had it (TC-69)."""
    return _read_position(text, options, _first_goals)


def _read_position(text: str, options: Options, goals_of: GoalsOf) -> State:
    reader = Reader(text.strip(), "TC-61")
    reader.need("TC1 ", "tag")
    width, height = _read_size(reader)
    terrain = _read_obstacles(reader, width, height, options)
    board = board_of(width, height, terrain)
    began = reader.at
    tanks, wrecks = _read_pieces(reader, board)
    mover = SIDE_CODES.index(reader.need("[wb]", "side"))
    quiet, turn = _read_counters(reader)
    board = replace(board, goals=goals_of(board, options) if options.mode == "raid" else ())
    state = State(options, board, tanks, wrecks, mover, turn, quiet)
    _check_goals(state)
    return _read_end(reader, _judged(state, reader, began))


def _read_size(reader: Reader) -> tuple[int, int]:
    began = reader.at
    width, height = (int(number) for number in reader.need(r"\d{1,3}x\d{1,3} ", "size").split("x"))
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise reader.refusal("size", began, "TC-01", width=width, height=height)
    return width, height


def _read_obstacles(reader: Reader, width: int, height: int, options: Options) -> str:
    began = reader.at
    if reader.take("- "):
        return OPEN * width * height
    if reader.take("@"):
        return _read_map_name(reader, width, height, began, options)
    signs = [OPEN] * (width * height)
    while True:
        began = reader.at
        cell = _read_new_cell(reader, width, height)
        number = rank_of(cell) * width + file_of(cell)
        if signs[number] != OPEN:
            raise reader.refusal("twice", began, cell=name(cell))
        signs[number] = _read_terrain(reader, options)
        if not reader.take(","):
            break
    reader.need(" ", "space")
    return "".join(signs)


def _read_map_name(reader: Reader, width: int, height: int, began: int, options: Options) -> str:
    found = reader.take(r"[^ ]+")
    reader.need(" ", "space")
    if found not in MAP_NAMES:
        raise reader.refusal("map", began)
    map = shipped_map(found)
    if (map.width, map.height) != (width, height):
        raise reader.refusal("map_size", began, width=map.width, height=map.height)
    if options.module == "none" and module_of(map.terrain) != "none":
        raise Illegal("TCX-06")
    return map.terrain


def _read_new_cell(reader: Reader, width: int, height: int) -> Cell:
    began = reader.at
    cell = read_cell_in(reader)
    if file_of(cell) >= width or rank_of(cell) >= height:
        raise reader.refusal("off_board", began, cell=name(cell))
    return cell


def _read_terrain(reader: Reader, options: Options) -> str:
    sign = reader.take(f"[{MODULE_SIGNS}]")
    if sign and options.module == "none":
        raise Illegal("TCX-06")
    return sign or OBSTACLE


def _read_pieces(reader: Reader, board: Board) -> tuple[tuple[Tank, ...], tuple[Wreck, ...]]:
    found: dict[Cell, Tank | Wreck] = {}
    while not reader.take("- "):
        began = reader.at
        piece = _read_piece(reader, board)
        if piece.cell in found or board.sign(piece.cell) not in OPEN + HEDGE + WATER:
            raise reader.refusal("twice", began, cell=name(piece.cell))
        found[piece.cell] = piece
        if not reader.take(","):
            reader.need(" ", "space")
            break
    pieces = [found[cell] for cell in sorted(found)]
    tanks = tuple(piece for piece in pieces if isinstance(piece, Tank))
    return tanks, tuple(piece for piece in pieces if isinstance(piece, Wreck))


def _read_piece(reader: Reader, board: Board) -> Tank | Wreck:
    letter = reader.need(f"[{LETTERS}{LETTERS.lower()}]", "letter")
    side, letter = int(letter.islower()), letter.upper()
    cell = _read_new_cell(reader, board.width, board.height)
    facing = reader.need(rf"{HEADING_TEXT}|\*", "heading")
    return Wreck(cell, side, letter) if facing == "*" else Tank(cell, side, letter, HEADINGS.index(facing))


def _read_counters(reader: Reader) -> tuple[int, int]:
    if not reader.sees(r" \d"):
        return 0, 1
    reader.take(" ")
    began = reader.at
    quiet = int(reader.need(r"\d{1,5}", "quiet"))
    if quiet > QUIET_TURNS:
        raise reader.refusal("quiet", began)
    reader.need(" ", "space")
    return quiet, int(reader.need(r"[1-9]\d{0,5}", "turn"))


def _goals(board: Board, options: Options) -> tuple[Cell, ...]:
    """TC-69: the goals are those of the match's own map, also where a shipped one has the same obstacles."""
    map = map_of(options)
    if (map.width, map.height, map.terrain) == (board.width, board.height, board.terrain):
        return command_cells(map)
    if board.map:
        return command_cells(shipped_map(board.map))
    raise Illegal("TC-69", "map")


def _first_goals(board: Board, options: Options) -> tuple[Cell, ...]:
    """The shipped map came before the match's own."""
    return command_cells(shipped_map(board.map)) if board.map else _goals(board, options)


def _check_goals(state: State) -> None:
    """TC-69: whoever stands on the goal has won already, so nobody does."""
    for side, cell in enumerate(state.board.goals):
        tank = state.tank_on(cell)
        if tank and tank.side == side:
            raise Illegal("TC-69", "won", cell=name(cell))


def _judged(state: State, reader: Reader, began: int) -> State:
    """Who has a command tank, and whether the game is over already."""
    for side in SIDES:
        if sum(tank.letter == COMMAND for tank in state.army(side)) > 1:
            raise reader.refusal("commands", began, side=SIDE_IDS[side])
    beaten = [side for side in SIDES if state.command(side) is None]
    wrecked = {wreck.side for wreck in state.wrecks if wreck.letter == COMMAND}
    if len(beaten) == 1 and beaten[0] in wrecked:
        return replace(state, result=Result((1 - beaten[0],), "destruction"))
    if beaten:
        raise reader.refusal("no_command", began, side=SIDE_IDS[beaten[0]])
    if state.quiet == QUIET_TURNS:
        return replace(state, result=Result((), "no-progress"))
    return announced(state)


def _read_end(reader: Reader, state: State) -> State:
    """A last move follows where it is an escape, a raid or a sinking that won."""
    if reader.finished:
        return state
    reader.need(" ", "end")
    began = reader.at
    turn = read_turn(reader, state)
    reader.end()
    over = play(state, turn).state if not state.result else state
    if over.last is None:
        raise reader.refusal("move", began)
    return over
