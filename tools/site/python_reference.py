"""The Python reference: what ``panzerkiste`` promises, as ``help`` tells it, and the parts that a game is made of."""

import inspect
import re
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any, Final

import panzerkiste
from panzerkiste.engine import coding, game
from panzerkiste.engine.observation import Layout

PARTS: Final = (game.Types, game.Play, game.Information, game.Text, game.Pictures, game.Hosting)
LEARNING: Final = (coding.Coding, Layout)
_TABLE: Final = re.compile(r"\S {2,}\S|^ |^>>>|->", re.MULTILINE)


@cache
def page() -> str:
    promised = {name: vars(panzerkiste)[name] for name in panzerkiste.__all__}
    ours = sorted(promised.items(), key=lambda one: (not inspect.isroutine(one[1]), one[0].lower()))
    parts = [(part.__name__, part) for part in (*PARTS, *LEARNING)]
    return "\n".join(
        (
            "# Python reference",
            "The first part is what `panzerkiste` promises; `help()` says the same.",
            "[The games as a library](../library.md) shows how it is used.\n",
            "## Promised\n",
            *(line for name, thing in ours for line in entry(name, thing)),
            "## The parts of a game",
            "`game.play`, `game.information` and so on; programs that learn use `game.coding(options)`.\n",
            *(line for name, part in parts for line in entry(name, part)),
        )
    )


def entry(name: str, thing: Any) -> Iterator[str]:
    """One name: what it is called with, and its own words."""
    yield f"### {name}\n"
    if inspect.isclass(thing) or inspect.isroutine(thing):
        yield f"```python-signature\n{called(name, thing)}\n```\n"
        yield from words(inspect.getdoc(thing) or "")
    elif inspect.ismodule(thing):
        yield f"```python-signature\n{name}() -> tuple[str, ...]\n```\n"
        yield from words(inspect.getdoc(thing) or "")
    else:
        yield f"`{name} = {thing!r}`\n"
    if inspect.isclass(thing):
        for member, what in members(thing):
            yield f"**`{member}`**\n"
            yield from words(what)


def called(name: str, thing: Any) -> str:
    """A function with its parameters; of a class its name alone: its fields stand in its words."""
    return name if inspect.isclass(thing) else f"{name}{inspect.signature(thing)}"


def members(thing: type) -> list[tuple[str, str]]:
    """Methods and properties of its own, as they are written, and what each says."""
    found = []
    for name, member in vars(thing).items():
        if name.startswith("_") or name in vars(thing).get("__annotations__", {}):  # a field, told of above
            continue
        if isinstance(member, property | cached_property):
            found.append((name, inspect.getdoc(member) or ""))
        elif inspect.isfunction(member):
            found.append((f"{name}{inspect.signature(member)}", inspect.getdoc(member) or ""))
    return found


def words(text: str) -> Iterator[str]:
    """A docstring as Markdown: paragraphs, and what is set in columns or typed stays as it is."""
    for paragraph in filter(None, re.split(r"\n\s*\n", text)):
        yield f"```text\n{paragraph}\n```\n" if _TABLE.search(paragraph) else f"{paragraph}\n"
