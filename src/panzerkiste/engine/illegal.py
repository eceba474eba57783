"""The one error for a refused action."""

from msgspec import Struct

Fact = str | int | float


class Refusal(Struct, frozen=True):
    """A refused action as data: the rule, and the Fluent id and facts of the sentence that says why."""

    rule: str
    key: str
    facts: dict[str, Fact]


class Illegal(ValueError):
    """An action is refused: the rule it would break, and the facts a sentence about it needs.

    >>> raise Illegal("PS-45", square="e4")
    Traceback (most recent call last):
    panzerkiste.engine.illegal.Illegal: PS-45 (square=e4)

    A rule that can be broken in several ways names the way: ``Illegal("PS-42", "no_tank", square="e4")``.
    Every surface finds its sentence under ``key``, in the player's language.
    """

    def __init__(self, rule: str, way: str = "", **facts: Fact) -> None:
        super().__init__(rule, way)
        self.rule, self.way, self.facts = rule, way, facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.rule}{' ' + self.way if self.way else ''}{f' ({told})' if told else ''}"

    @property
    def refusal(self) -> Refusal:
        """The same as a value that travels."""
        return Refusal(self.rule, self.key, self.facts)

    @property
    def key(self) -> str:
        """The Fluent id of the sentence: ``refused-ps-42-no-tank``."""
        way = f"-{self.way}" if self.way else ""
        return f"refused-{self.rule}{way}".lower().replace("_", "-")
