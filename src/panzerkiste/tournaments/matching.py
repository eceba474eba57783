"""Can everybody be given a partner? Edmonds' blossom algorithm: a largest matching of any graph."""

from collections import deque
from collections.abc import Collection, Hashable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def perfect_matching(graph: Mapping[T, Collection[T]], begun: Mapping[T, T]) -> dict[T, T] | None:
    """Everybody with a partner, if there is a way; found fastest from pairs that nearly do."""
    mates = largest_matching(graph, begun)
    return mates if len(mates) == len(graph) else None


def largest_matching(graph: Mapping[T, Collection[T]], begun: Mapping[T, T]) -> dict[T, T]:
    """Each who has a partner, with the partner. Whoever has one to begin with has one in the end."""
    mates = {one: other for one, other in begun.items() if one in graph and other in graph}
    for one, others in graph.items():  # most find somebody at once; only the others need a search
        if one not in mates and (free := next((other for other in others if other not in mates), None)) is not None:
            mates[one], mates[free] = free, one
    for one in graph:
        if one not in mates:
            _Search(graph, mates).augment(one)
    return mates


class _Search(dict[T, T]):
    """One search for a way that gives *root* a partner; holds, for those on the way, who comes before them."""

    def __init__(self, graph: Mapping[T, Collection[T]], mates: dict[T, T]) -> None:
        super().__init__()
        self.graph, self.mates = graph, mates
        self.base = {one: one for one in graph}

    def augment(self, root: T) -> None:
        end = self._reached_end(root)
        while end is not None:
            before = self[end]
            following = self.mates.get(before)
            self.mates[end], self.mates[before] = before, end
            end = following

    def _reached_end(self, root: T) -> T | None:
        """Somebody without a partner at the end of a way of pairs that could be changed all along."""
        outer, waiting = {root}, deque([root])
        while waiting:
            one = waiting.popleft()
            for other in self.graph[one]:
                if self.base[one] == self.base[other] or self.mates.get(one) == other:
                    continue
                if other == root or (other in self.mates and self.mates[other] in self):
                    self._shrink(one, other, outer, waiting)
                elif other not in self:
                    self[other] = one
                    if other not in self.mates:
                        return other
                    outer.add(self.mates[other])
                    waiting.append(self.mates[other])
        return None

    def _shrink(self, one: T, other: T, outer: set[T], waiting: deque[T]) -> None:
        """A ring of odd length counts as one from now on, with the base where it hangs on the way."""
        base, ring = self._common_base(one, other), set[T]()
        self._mark(one, base, other, ring)
        self._mark(other, base, one, ring)
        for member in self.graph:
            if self.base[member] in ring:
                self.base[member] = base
                if member not in outer:
                    outer.add(member)
                    waiting.append(member)

    def _common_base(self, one: T, other: T) -> T:
        seen = set[T]()
        while True:
            one = self.base[one]
            seen.add(one)
            if one not in self.mates or self.mates[one] not in self:
                break
            one = self[self.mates[one]]
        while self.base[other] not in seen:
            other = self[self.mates[self.base[other]]]
        return self.base[other]

    def _mark(self, one: T, base: T, child: T, ring: set[T]) -> None:
        while self.base[one] != base:
            mate = self.mates[one]
            ring |= {self.base[one], self.base[mate]}
            self[one] = child
            child, one = mate, self[mate]
