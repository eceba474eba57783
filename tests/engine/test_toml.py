"""TOML that somebody brings is looked at before it is read."""

import pytest

from panzerkiste.engine.toml import has_deep_key


@pytest.mark.parametrize(
    "text", ["a." * 30_000 + "b=1\n", "x = 1\n" + "a . " * 9 + "b = 1\n", "x = {" + "a." * 9 + "b = 1}\n"]
)
def test_a_key_of_many_parts_is_found_without_reading_it(text):
    assert has_deep_key(text)


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = 1\n",
        'name = "a.b.c.d.e.f.g.h.i.j.k"\n',
        "outline = [[1.5, 2.5], [3.5, 4.5], [5.5, 6.5], [7.5, 8.5]]\nheight = 2\n",
        "walls = [{ a = [1.5, 2.5], b = [3.5, 4.5] }, { a = [1.25, 2.5], b = [3.5, 4.5] }]\n",
        'text = """\nWait ............ and see\n"""\nname = "x"\n',
    ],
)
def test_what_people_write_has_none(text):
    assert not has_deep_key(text)
