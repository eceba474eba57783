"""Reading a text from left to right; what does not fit is refused with its line and column (TC-60 to TC-63)."""

import re

from panzerkiste.engine.illegal import Fact, Illegal


class Reader:
    def __init__(self, text: str, rule: str) -> None:
        self.text, self.rule, self.at = text, rule, 0

    @property
    def finished(self) -> bool:
        return self.at == len(self.text)

    def sees(self, pattern: str) -> bool:
        """Does the pattern come next?"""
        return bool(re.compile(pattern).match(self.text, self.at))

    def take(self, pattern: str) -> str:
        """The text that fits the pattern and comes next; empty if there is none."""
        found = re.compile(pattern).match(self.text, self.at)
        if not found:
            return ""
        self.at = found.end()
        return found[0]

    def need(self, pattern: str, way: str, rule: str = "") -> str:
        """The text that fits the pattern and must come next; *way* names what is missing otherwise."""
        if not self.sees(pattern):
            raise self.refusal(way, rule=rule)
        return self.take(pattern)

    def end(self) -> None:
        if not self.finished:
            raise self.refusal("end")

    def refusal(self, way: str, at: int | None = None, rule: str = "", **facts: Fact) -> Illegal:
        """What is wrong at a place, the present one if none is named."""
        at = self.at if at is None else at
        line, column = self.text.count("\n", 0, at) + 1, at - self.text.rfind("\n", 0, at)
        found = self.text[at : at + 12].split("\n")[0]
        return Illegal(rule or self.rule, way, line=line, column=column, found=found, **facts)
