"""What is written of a match besides its entries: only by the worker that holds it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from panzerkiste.server.storage.ownership import Stale

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


@contextmanager
def written(table: "Table") -> Iterator[None]:
    """Whoever is refused has lost the match to another, and what is known of it here is old."""
    try:
        yield
    except Stale:
        table.let_go()
        raise
