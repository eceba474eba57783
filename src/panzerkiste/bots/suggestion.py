"""What a computer player would consider, and why: for people who ask for a suggestion."""

from typing import Any, NamedTuple

from panzerkiste.engine.game import Line


class Suggestion(NamedTuple):
    action: Any
    why: Line
