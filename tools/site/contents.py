"""The site's navigation: the sections of docs/contents.toml, and at the end whatever page it does not name yet."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = "contents.toml"
FRONT: Final = "index"
REST: Final = "More"


class Section(NamedTuple):
    title: str
    pages: tuple[str, ...]


def pages_of(folder: Path) -> list[str]:
    """Every page below a folder, without its ending, but not the front page."""
    found = sorted(file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.md"))
    return [page for page in found if page != FRONT]


def sections(contents: Path, pages: Iterable[str]) -> list[Section]:
    """*pages* in their sections. A name with ``*`` takes all that fit; whoever is named must be there."""
    left = sorted(pages)
    found = []
    for section in tomllib.loads(contents.read_text(encoding="utf-8"))["section"]:
        taken = [page for name in section["pages"] for page in _fitting(name, left)]
        left = [page for page in left if page not in taken]
        found.append(Section(section["title"], tuple(taken)))
    return [*found, Section(REST, tuple(left))] if left else found


def _fitting(name: str, pages: list[str]) -> list[str]:
    fitting = [page for page in pages if Path(page).match(name)] if "*" in name else [name]
    if missing := [page for page in fitting if page not in pages]:
        raise ValueError(f"{FILE} names {missing[0]} twice, or there is no such page")
    return fitting


def tree(found: Iterable[Section]) -> str:
    """The sections as Sphinx reads them, at the end of the front page."""
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {section.title}\n\n" + "\n".join(section.pages) + "\n```\n"
        for section in found
    )
