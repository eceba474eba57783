"""Chance: dice and draws happen when they are asked for, and can be checked afterwards.

Nothing random is stored ahead. A match's host keeps a secret seed and publishes its hash before the first
move; every seat mixes in a value of its own; the draw for entry number n follows from all of these. When
the match is over the seed is shown, and anybody can repeat every draw from the record alone.
"""

import hashlib
import hmac
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from random import Random
from secrets import token_bytes
from typing import Protocol, TypeVar

A = TypeVar("A")


class Source(Protocol):
    """Where chance comes from."""

    def below(self, n: int) -> int:
        """A whole number from 0 up to but not including *n*, each as likely as the others."""


class Simulated:
    """Chance for simulations: quick, repeatable from a seed, not verifiable."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        """One of 0, 1, … n - 1."""
        return int(self._random() * n)


class Verifiable:
    """Chance for one entry of a real match: HMAC-SHA256 blocks, cut without bias.

    Block i is HMAC(seed, "value 0|value 1|…|entry|i"); its first eight bytes are a big-endian number that is
    used when it lies below the largest multiple of *n*, and skipped otherwise.
    """

    def __init__(self, seed: bytes, values: Sequence[str], entry: int) -> None:
        self._seed, self._label, self._block = seed, "|".join([*values, str(entry)]), 0

    def below(self, n: int) -> int:
        fair = (1 << 64) // n * n
        while True:
            message = f"{self._label}|{self._block}".encode()
            self._block += 1
            number = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if number < fair:
                return number % n


def new_seed() -> bytes:
    return token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the match begins."""
    return hashlib.sha256(seed).hexdigest()


def draw(outcomes: Sequence[tuple[A, Fraction]], source: Source) -> A:
    """One of the outcomes, by its exact weight."""
    whole = lcm(*(weight.denominator for _, weight in outcomes))
    number = source.below(whole)
    for outcome, weight in outcomes:
        number -= int(weight * whole)
        if number < 0:
            return outcome
    raise ValueError("the weights of the outcomes do not sum to 1")
