"""How the chapters' tables come together: what one answers for, no other does."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.chapters import is_allowed, merged


def test_tables_are_put_together_in_their_order():
    assert list(merged({"move": 1}, {"load": 2, "unload": 3})) == ["move", "load", "unload"]


def test_two_chapters_never_answer_for_the_same_order():
    with pytest.raises(ValueError, match="unload"):
        merged({"load": 1, "unload": 2}, {"unload": 3})


def test_a_rule_allows_what_it_does_not_refuse():
    def at_most_six(die: int) -> int:
        if die > 6:
            raise Illegal("DZ-001")
        return die

    assert is_allowed(at_most_six, 6)
    assert not is_allowed(at_most_six, 7)
