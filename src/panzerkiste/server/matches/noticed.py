"""Which steps each pair of eyes notices, and the sequence numbers that count them.

Who passes in a window is nobody else's business (TH-125): a pass is not even a gap in what the others are told.
"""

from bisect import bisect_right
from typing import Any

from panzerkiste.engine.game import WATCHER, Decision, Seat, Step
from panzerkiste.engine.match import Entry, TakeBack


class Noticed:
    """Per seat, and for watchers, the numbers of the steps noticed; the first is the start of the match."""

    def __init__(self, seats: int) -> None:
        self._steps = {seat: [0] for seat in (*range(seats), WATCHER)}

    def follow(self, number: int, entry: Entry[Any], step: Step[Any, Any], answered: Decision | None) -> None:
        """Step *number* came of an entry that answered this question."""
        secret = answered is not None and not answered.shown and not isinstance(entry.action, TakeBack)
        for seat, steps in self._steps.items():
            if not secret or entry.seat == seat or any(told.heard_by(seat) for told in step.told):
                steps.append(number)

    def latest(self, seat: Seat) -> int:
        """The number of the last step that the seat noticed."""
        return self._steps[seat][-1]

    def latest_seq(self, seat: Seat) -> int:
        """How much the seat has noticed, its start not counted."""
        return len(self._steps[seat]) - 1

    def seq(self, seat: Seat, number: int) -> int:
        """How much the seat had noticed at step *number*, its start not counted."""
        return bisect_right(self._steps[seat], number) - 1

    def since(self, seat: Seat, seq: int) -> list[int]:
        """The steps noticed after the seat had come to *seq*; all of them if it never has."""
        steps = self._steps[seat]
        return steps[seq + 1 :] if -1 <= seq < len(steps) else steps
