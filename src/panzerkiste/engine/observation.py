"""A view as arrays, for programs that learn: layouts say what lies where. numpy is loaded when the first is made."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Arrays = dict[str, NDArray[float32]]


class Layout(NamedTuple):
    """One array of an observation: its name, what is said at each place of its first axis, and the other axes."""

    name: str
    says: tuple[str, ...]
    axes: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return len(self.says), *self.axes


class Canvas:
    """The arrays of one observation while they are filled in; what is not said is 0."""

    def __init__(self, layouts: Sequence[Layout]) -> None:
        import numpy as np

        self.arrays: Arrays = {layout.name: np.zeros(layout.shape, np.float32) for layout in layouts}
        self._at = {layout.name: {said: number for number, said in enumerate(layout.says)} for layout in layouts}

    def put(self, name: str, said: str, *place: int, value: float = 1.0) -> None:
        """At that place; whatever lies beyond the axes is left out."""
        array = self.arrays[name]
        if all(at < size for at, size in zip(place, array.shape[1:], strict=True)):
            array[(self._at[name][said], *place)] = value

    def put_all(self, name: str, said: str, places: Iterable[tuple[int, ...]]) -> None:
        for place in places:
            self.put(name, said, *place)

    def add(self, name: str, said: str, *place: int) -> None:
        self.arrays[name][(self._at[name][said], *place)] += 1

    def numbers(self, **said: Any) -> None:
        """Of the array *numbers*: each by its name, with spaces for underscores."""
        for key, value in said.items():
            self.put("numbers", key.replace("_", " "), value=float(value))
