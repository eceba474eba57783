"""Move text (TC-59, TC-60), what else players say, and events as lines of text."""

from typing import assert_never

from panzerkiste.engine.game import HOST, Seat
from panzerkiste.games.tank_chess.actions import (
    AcceptDraw,
    Action,
    DeclineDraw,
    Escape,
    Move,
    OfferDraw,
    Resign,
    TimeUp,
    Turn,
)
from panzerkiste.games.tank_chess.board import (
    CELL_TEXT,
    HEADING_TEXT,
    HEADINGS,
    SIDE_CODES,
    WHITE,
    Cell,
    Side,
    name,
    read_cell,
)
from panzerkiste.games.tank_chess.events import (
    CheckAnnounced,
    DrawDeclined,
    Drawn,
    DrawOffered,
    EscapeAnnounced,
    Escaped,
    Event,
    PositionRepeated,
    ShotFired,
    TankDestroyed,
    TankMoved,
    TankSunk,
    Won,
)
from panzerkiste.games.tank_chess.reading import Reader
from panzerkiste.games.tank_chess.shooting import strike
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.tanks import LETTERS
from panzerkiste.games.tank_chess.turn import play

_WORDS: dict[str, Action] = {
    "resign": Resign(),
    "draw offer": OfferDraw(),
    "draw accept": AcceptDraw(),
    "draw decline": DeclineDraw(),
}


def notate(state: State, seat: Seat, action: Action) -> str:
    match action:
        case Move() | Escape():
            return turn_text(state, action) + marks(play(state, action).state)
        case TimeUp(side):
            return f"{SIDE_CODES[side]} time"
        case _:
            word = next(word for word, said in _WORDS.items() if said == action)
            return f"{SIDE_CODES[seat]} {word}"


def turn_text(state: State, turn: Turn) -> str:
    """TC-60 without marks: letter, way, and the shot with its effect."""
    tank = state.tank_on(turn.start)
    text = (tank.letter if tank else "") + bare_text(turn)
    if isinstance(turn, Escape) or turn.target is None or tank is None:
        return text
    target = state.tank_on(turn.target)
    destroyed = target is not None and strike(state, tank, turn.end, target).destroys
    return text if destroyed else text.replace("x", "~")


def bare_text(turn: Turn) -> str:
    """A turn as nobody's: without the letter, every shot written ``x``."""
    if isinstance(turn, Escape):
        return f"{name(turn.start)}-off"
    shot = "" if turn.target is None else f"x{name(turn.target)}"
    return f"{name(turn.start)}-{name(turn.end)}{HEADINGS[turn.heading]}{shot}"


def marks(after: State) -> str:
    """TC-60: CHECK and ESCAPE, or the one sign of a win."""
    if after.result:
        return "#" if after.result.winners else ""
    return ("+" if after.check else "") + ("^" if after.escape else "")


def parse(state: State, text: str) -> tuple[Seat, Action]:
    """The action a line means, and whose it is. Only its form is judged here, and that letter and tank agree.

    A turn needs no word about its side, but may have one.
    """
    reader = Reader(text.strip(), "TC-60")
    reader.take(rf"{SIDE_CODES[state.mover]} (?=[{LETTERS}]?{CELL_TEXT})")
    if reader.sees("[wb] "):
        return _read_words(reader)
    turn = read_turn(reader, state)
    reader.end()
    return state.mover, turn


def _read_words(reader: Reader) -> tuple[Seat, Action]:
    side = SIDE_CODES.index(reader.take("[wb]"))
    reader.take(" ")
    if reader.take("time$"):
        return HOST, TimeUp(side)
    word = reader.need("|".join(f"{word}$" for word in _WORDS), "word")
    return side, _WORDS[word]


def read_turn(reader: Reader, state: State) -> Turn:
    """TC-60. Marks and the sign of the shot are not trusted: what they say is worked out by the rules."""
    began = reader.at
    letter = reader.take(f"[{LETTERS}]")
    start = read_cell_in(reader)
    tank = state.tank_on(start)
    if letter and tank and tank.letter != letter:
        raise reader.refusal("letter", began, "TC-60", cell=name(start), letter=tank.letter)
    reader.need("-", "dash", "TC-60")
    turn: Turn = Escape(start) if reader.take("off") else _read_move(reader, start)
    reader.take("[+^#]*")
    return turn


def _read_move(reader: Reader, start: Cell) -> Move:
    end = read_cell_in(reader)
    heading = HEADINGS.index(reader.need(HEADING_TEXT, "heading", "TC-60"))
    target = read_cell_in(reader) if reader.take("[x~]") else None
    return Move(start, end, heading, target)


def read_cell_in(reader: Reader) -> Cell:
    cell = read_cell(reader.need(CELL_TEXT, "cell", "TC-60"))
    assert cell is not None, "what looks like a cell is one"
    return cell


def event_text(event: Event) -> str:
    """One line for each event, in the spirit of TC-60."""
    match event:
        case TankMoved():
            return event.letter + bare_text(Move(event.start, event.end, event.heading, None))
        case ShotFired():
            sign, impact = "x" if event.destroyed else "~", event.impact
            return f"{name(event.cell)}{sign}{name(event.target)} {impact.facet.value} {impact.gun}:{impact.armour}"
        case TankDestroyed(side, letter, cell):
            return f"destroyed {piece_letter(side, letter)}{name(cell)}"
        case TankSunk(side, letter, cell):
            return f"sunk {piece_letter(side, letter)}{name(cell)}"
        case Escaped(_, start):
            return f"C{name(start)}-off"
        case CheckAnnounced(_, by):
            return f"check {bare_text(by)}"
        case EscapeAnnounced(_, by):
            return f"escape {bare_text(by)}"
        case PositionRepeated():
            return "repeated"
        case DrawOffered(side):
            return f"draw-offer {SIDE_CODES[side]}"
        case DrawDeclined(side):
            return f"draw-declined {SIDE_CODES[side]}"
        case Won(side, reason):
            return f"win {SIDE_CODES[side]} {reason}"
        case Drawn(reason):
            return f"draw {reason}"
        case _ as other:
            assert_never(other)


def piece_letter(side: Side, letter: str) -> str:
    """TC-61: upper case is White, lower case Black."""
    return letter if side == WHITE else letter.lower()
