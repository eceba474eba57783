"""Who is in: open connections by address, and how many more fit. Nothing here knows what they are open for."""

import ipaddress
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic
from typing import Final

from panzerkiste.server.limits import Buckets, Limits

SPARE_FILES: Final = 192  # for the database, the thinkers, and those who are told that the house is full
QUIET: Final = 1.0  # seconds in which nobody has said anything
TOLD: Final = 64  # too many who are told so; the door stays shut for more

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(4096)
def household(address: str) -> str:
    """Who an address counts as: one IPv6 household has 2**64 of them."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Doors:
    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits, self.proxies = limits, tuple(proxies)
        self.bound = ""  # the address at which we listen; everywhere
        self._trusted: list[Network] = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._most = limits.everybody
        self._inside, self._everybody = Counter[str](), 0
        self._arrivals = Buckets(limits.arrivals)
        self._heard = 0.0
        self.are_closing = False  # the server is about to end: whoever comes is sent elsewhere

    def hear(self) -> None:
        """Somebody has said something, whatever it was."""
        self._heard = monotonic()

    def are_quiet(self) -> bool:
        return monotonic() - self._heard > QUIET

    def fit(self, files: int) -> None:
        """Let in no more than there are files for: every connection takes one."""
        self._most = max(1, min(self._most, files - SPARE_FILES))

    def enter(self, address: str) -> bool | None:
        """Whether there is room: True, False for somebody who is to be told so, None for one too many of these."""
        who = household(address)
        self._inside[who] += 1
        self._everybody += 1
        over = self._everybody - self._most if self._is_proxy(address) else self._over(who)
        return None if over > TOLD else over <= 0

    def leave(self, address: str) -> None:
        who = household(address)
        self._inside[who] -= 1
        self._everybody -= 1
        if not self._inside[who]:
            del self._inside[who]

    def _over(self, who: str) -> int:
        if not self._arrivals.take(who):
            return TOLD + 1
        most = min(self.limits.connections, self._most // 2)  # where files are few, others have room, too
        return max(self._inside[who] - most, self._everybody - self._most)

    def _is_proxy(self, address: str) -> bool:
        """A named proxy brings many visitors, who are told apart by what it says of them."""
        return bool(self._trusted) and any(ipaddress.ip_address(address) in network for network in self._trusted)


class Neighbours:
    """The door by which other workers bring their visitors, who were counted where they came in."""

    def __init__(self, doors: Doors) -> None:
        self.limits, self.hear = doors.limits, doors.hear

    def enter(self, address: str) -> bool | None:
        return True

    def leave(self, address: str) -> None:
        pass
