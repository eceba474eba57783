"""Many matches of one game at once, for programs that learn: what a game with compiled rules offers them."""

from typing import TYPE_CHECKING, Any, Protocol

from panzerkiste.engine.observation import Layout

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays


class Batch(Protocol):
    """Matches between two, side by side; one that has ended begins again at once.

    games     how many there are
    numbers   how many numbers an action can have: 0 up to this
    """

    games: int
    numbers: int

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """What lies where in an observation."""

    def movers(self) -> Any:
        """By match, the seat whose turn it is."""

    def observe(self) -> "Arrays":
        """By name, a row for each match: what the seat whose turn it is sees."""

    def masks(self, *, every: bool = True) -> Any:
        """By match, a bit for every number, 64 to a word: set where it is legal. Unless *every*, no idle ones."""

    def any(self) -> Any:
        """A choice for each match among its legal actions, each as likely as another; for ``step``."""

    def step(self, choices: Any) -> Any:
        """Play the action at that place of each match's list; the outcomes, as ``play`` has them."""

    def play(self, numbers: Any) -> Any:
        """Play the actions with these numbers, none where it is below 0; ValueError where one is not legal.

        By match: 0 it goes on, 1 and 2 the first and the second seat have won, 3 a draw.
        """

    def action(self, game: int, number: int) -> Any:
        """What the rules call the action with that number."""

    def on_host(self, numbers: Any) -> Any:
        """A copy of what another method has returned, where numpy can read it."""
