"""Chance: exact weights, and draws that anybody can repeat."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from panzerkiste.engine.chance import Simulated, Verifiable, commitment, draw, new_seed


class Scripted:
    """A source that counts through all numbers it can be asked for."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert self.number < n
        return self.number


def block(seed: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:8], "big")


def test_a_verifiable_draw_is_the_first_block_cut_to_size():
    assert Verifiable(b"seed", ("a", "b"), 7).below(6) == block(b"seed", "a|b|7|0") % 6


def test_each_draw_of_an_entry_uses_the_next_block():
    source = Verifiable(b"seed", ("a",), 0)
    assert [source.below(1000) for _ in range(3)] == [block(b"seed", f"a|0|{i}") % 1000 for i in range(3)]


def test_a_number_that_would_favour_some_outcomes_is_skipped():
    # Just above half of all numbers: only those below n are fair, so about every second block is skipped.
    n = (1 << 63) + 1
    source = Verifiable(b"seed", (), 0)
    drawn = [source.below(n) for _ in range(20)]
    blocks = [block(b"seed", f"0|{i}") for i in range(80)]
    assert any(number >= n for number in blocks[:20])
    assert drawn == [number for number in blocks if number < n][:20]


def test_every_outcome_of_a_die_is_about_equally_likely():
    faces = Counter(Verifiable(b"seed", ("a", "b"), entry).below(6) for entry in range(6000))
    squared = sum((count - 1000) ** 2 / 1000 for count in faces.values())
    assert len(faces) == 6
    assert squared < 20.5  # chi-squared with five degrees of freedom: one seed in a thousand; this one is fixed


@pytest.mark.parametrize(
    "other", [Verifiable(b"other", ("a",), 1), Verifiable(b"seed", ("b",), 1), Verifiable(b"seed", ("a",), 2)]
)
def test_seed_values_and_entry_all_matter(other: Verifiable):
    source = Verifiable(b"seed", ("a",), 1)
    assert [source.below(100) for _ in range(8)] != [other.below(100) for _ in range(8)]


def test_a_commitment_is_the_hash_of_the_seed_and_seeds_differ():
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()
    assert new_seed() != new_seed()


def test_outcomes_are_drawn_by_their_exact_weight():
    weights = [("rare", Fraction(1, 12)), ("often", Fraction(3, 4)), ("seldom", Fraction(1, 6))]
    drawn = Counter(draw(weights, Scripted(number)) for number in range(12))
    assert drawn == {"rare": 1, "often": 9, "seldom": 2}


def test_weights_that_do_not_sum_to_one_are_no_distribution():
    with pytest.raises(ValueError, match="sum to 1"):
        draw([("a", Fraction(1, 3)), ("b", Fraction(1, 3))], Scripted(2))


def test_simulated_chance_is_repeatable_and_in_range():
    first, second = (Simulated(Random(4)) for _ in range(2))
    drawn = [first.below(6) for _ in range(200)]
    assert drawn == [second.below(6) for _ in range(200)]
    assert set(drawn) == set(range(6))
