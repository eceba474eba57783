"""The start of a game (TC-10, TC-11) as the options say, and how long it can last (TC-56)."""

from panzerkiste.engine.game import Step
from panzerkiste.games.tank_chess.draws import QUIET_TURNS
from panzerkiste.games.tank_chess.events import Event
from panzerkiste.games.tank_chess.maps import check_map, map_of, set_up
from panzerkiste.games.tank_chess.position import read_first_position, read_position
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import announced


def start(options: Options, seats: int) -> Step[State, Event]:
    """Raises Illegal for a map that TC-66 refuses and for a position that TC-61 rejects."""
    return Step(first_state(options))


def first_start(options: Options, seats: int) -> Step[State, Event]:
    """The same as the first version of the rules had it (TC-69)."""
    return Step(read_first_position(options.position, options) if options.position else first_state(options))


def first_state(options: Options) -> State:
    if options.position:
        return read_position(options.position, options)
    map = map_of(options)
    check_map(map, options)
    return announced(set_up(map, options))


def bound(options: Options) -> int:
    """TC-56: at most a hundred turns for each tank but one; each may bring an offer of a draw and its refusal."""
    turns = QUIET_TURNS * (len(first_state(options).tanks) - 1)
    return 3 * turns + 5
