"""What a host may have measured. Until a room listens (web/metrics.py, web/traces.py) each of these does nothing.

Nothing here is told of one match's seat, nor to any visitor: who answers in a window is nobody's business (TH-125).
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

NOTHING: Final = nullcontext()


def _unseen(_: Any) -> None:
    pass


def _untraced(name: str, **facts: str) -> AbstractContextManager[Any]:
    return NOTHING


@dataclass(slots=True)
class Measures:
    moved: Callable[[int], None] = _unseen  # so many entries are durable
    told: Callable[[float], None] = _unseen  # seconds from an action's receipt until everybody has been told
    thinker_came: Callable[[float], None] = _unseen  # seconds that a computer player waited for its turn to think
    queued: Callable[[int], None] = _unseen  # so many more jobs wait for the database, or fewer
    refused: Callable[[str], None] = _unseen  # by a rule of this id
    span: Callable[..., AbstractContextManager[Any]] = _untraced  # a piece of work, and what may be known of it


MEASURES: Final = Measures()
