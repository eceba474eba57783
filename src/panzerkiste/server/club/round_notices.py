"""Who is told of his board when a round is paired; computer players need no telling."""

from collections.abc import Mapping, Sequence

import msgspec

from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.storage.events import StoredBoard, StoredEvent
from panzerkiste.server.storage.notices import StoredNotice


def round_notices(
    event: StoredEvent, boards: Sequence[StoredBoard], names: Mapping[str, str], now: int
) -> list[StoredNotice]:
    """One for each person at a board that is played."""
    accounts = {one.number: one.account for one in event.entrants}
    found = list[StoredNotice]()
    for board in boards:
        for mine, other in ((board.first, board.second), (board.second, board.first)):
            account, opponent = accounts.get(mine or 0), accounts.get(other or 0)
            if account and board.match:
                told = msgspec.json.encode([names.get(opponent) or call_sign(opponent)] if opponent else []).decode()
                row = event.row
                found.append(StoredNotice(account, "round", board.match, row.game, told, now, event=row.name))
    return found
