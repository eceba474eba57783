"""What the boards of an event come to: everybody's rounds, the standings, and who meets whom next."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from panzerkiste.server.storage.events import StoredBoard, StoredEntrant, StoredEvent
from panzerkiste.tournaments import arena, round_robin, swiss, tie_breaks
from panzerkiste.tournaments.history import NoPairing, Pairings, Player, Round
from panzerkiste.tournaments.tie_breaks import Standing

ALL_MEET: Final = ("sonneborn-berger", "direct-encounter", "wins")
TIE_BREAKS: Final = {
    "swiss": ("buchholz-cut-1", "buchholz", "sonneborn-berger"),
    "round-robin": ALL_MEET,
    "arena": ("wins",),
}
LATE: Final = {"no": 0.0, "zero": 0.0, "half": 0.5}  # points for a round that somebody came too late for
BOARDS: Final = 600  # of one arena

NewId = Callable[[], str]


def histories(event: StoredEvent) -> dict[Player, list[Round]]:
    """What everybody had so far, by his number; a board without a result counts for nobody yet."""
    found: dict[Player, list[Round]] = {str(one.number): [] for one in event.entrants}
    for board in event.boards:
        if board.first_points is None or board.second_points is None:
            continue
        played = board.second is not None and board.match is not None
        for seat, (one, other) in enumerate(((board.first, board.second), (board.second, board.first))):
            points = (board.first_points, board.second_points)[seat]
            if one is not None:
                met, had = (str(other), seat) if played else (None, None)
                found[str(one)].append(Round(met, had, points))
    return found


@lru_cache(32)
def standings(event: StoredEvent) -> Sequence[Standing]:
    """Tie-breaks of many take their time, and all who look on ask for the same: they are worked out once."""
    if event.row.kind == "arena":
        return arena.standings(histories(event))
    return tie_breaks.standings(histories(event), TIE_BREAKS[event.row.kind])


def is_round_over(event: StoredEvent) -> bool:
    return not any(board.is_open for board in event.boards)


def here(event: StoredEvent) -> list[StoredEntrant]:
    """Who has not withdrawn."""
    return [one for one in event.entrants if not one.gone]


def all_rounds(event: StoredEvent) -> int:
    """How many there will be among those who are here at the start."""
    most = round_robin.rounds(len(here(event)))
    return {"swiss": min(event.row.rounds, most), "round-robin": most, "arena": 1}[event.row.kind]


def next_boards(event: StoredEvent, new_id: NewId) -> list[StoredBoard]:
    """The next round, or in an arena the boards of those who are free now; raises NoPairing."""
    match event.row.kind:
        case "arena":
            return _of_the_free(event, new_id)
        case "swiss":
            return _boards(event, _of_swiss(event), 1.0, new_id)
        case "round-robin":
            everybody = [str(one.number) for one in event.entrants]
            return _boards(event, round_robin.round_of(everybody, event.row.round + 1), 0.0, new_id)


def _of_swiss(event: StoredEvent) -> Pairings:
    """Starting ranks go by ratings, then by entries."""
    if len(here(event)) < 2:
        raise NoPairing("nobody is left to meet")
    ranked = sorted(event.entrants, key=lambda one: (-(one.rating or 0), one.number))
    so_far = histories(event)
    gone = {str(one.number) for one in event.entrants if one.gone}
    return swiss.next_round({str(one.number): so_far[str(one.number)] for one in ranked}, gone)


def _boards(event: StoredEvent, pairings: Pairings, bye: float, new_id: NewId) -> list[StoredBoard]:
    number, gone = event.row.round + 1, {one.number for one in event.entrants if one.gone}
    boards = [
        _board(number, board, (int(first), int(second)), gone, new_id)
        for board, (first, second) in enumerate(pairings.tables, 1)
    ]
    if pairings.bye is None or int(pairings.bye) in gone:
        return boards
    return [*boards, StoredBoard(number, len(boards) + 1, int(pairings.bye), None, None, bye, 0.0)]


def _board(number: int, board: int, pair: tuple[int, int], gone: set[int], new_id: NewId) -> StoredBoard:
    """Where somebody has withdrawn nothing is played, and whoever is here has won."""
    first, second = pair
    if not gone & {first, second}:
        return StoredBoard(number, board, first, second, new_id())
    return StoredBoard(number, board, first, second, None, float(first not in gone), float(second not in gone))


def _of_the_free(event: StoredEvent, new_id: NewId) -> list[StoredBoard]:
    busy = {one for board in event.boards if board.is_open for one in (board.first, board.second)}
    there = {str(one.number): one for one in here(event)}
    free = [one.player for one in standings(event) if one.player in there and there[one.player].number not in busy]
    bots = [player for player, one in there.items() if one.account is None]
    playing = sum(one.number in busy for one in there.values())
    tables = arena.pairs(free, histories(event), bots, playing)[: max(0, BOARDS - len(event.boards))]
    return [
        StoredBoard(1, board, int(first), int(second), new_id())
        for board, (first, second) in enumerate(tables, len(event.boards) + 1)
    ]


def missed(event: StoredEvent, number: int, points: float) -> list[StoredBoard]:
    """What somebody has of the rounds before he came, or came back."""
    if event.row.kind == "arena":
        return []
    had = {board.round for board in event.boards if number in (board.first, board.second)}
    return [
        StoredBoard(round, _last(event.boards, round) + 1, number, None, None, points, 0.0)
        for round in range(1, event.row.round + 1)
        if round not in had
    ]


def _last(boards: Sequence[StoredBoard], round: int) -> int:
    return max((board.board for board in boards if board.round == round), default=0)
