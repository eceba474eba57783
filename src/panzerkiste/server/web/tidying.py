"""The garbage collector: how it keeps nobody waiting.

What is young is looked through often and in small portions. To look through all that is kept stops everybody, for a
tenth of a second where a million things are kept; that waits until nobody says anything.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

PORTION: Final = 5000  # things made and kept, after which they are looked through: half a millisecond
PORTIONS: Final = 4  # after which their survivors are: two milliseconds
NEVER: Final = 2**30
EVERY: Final = 60.0  # seconds
PATIENCE: Final = 240  # seconds: a house that is never quiet for one is looked through all the same


def collect_in_portions() -> None:
    """What is loaded now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(PORTION, PORTIONS, NEVER)


async def tidy_for_ever(is_quiet: Callable[[], bool]) -> None:
    while True:
        await asyncio.sleep(EVERY)
        for _ in range(PATIENCE):
            if is_quiet():
                break
            await asyncio.sleep(1)
        gc.collect()
