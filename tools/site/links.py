"""Links between pages: where they lead, on the site and in this folder."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
RULEBOOKS: Final = "rulebooks"
LINK: Final = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
FENCE: Final = re.compile(r"^(```|~~~).*?^\1\s*?$", re.MULTILINE | re.DOTALL)
_BOOK: Final = re.compile(r"src/panzerkiste/games/(\w+)/rulebook/(\w+)\.md")
_ABOVE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}


class Link(NamedTuple):
    words: str
    target: str


def links_in(text: str) -> Iterator[Link]:
    """All but those in blocks of code."""
    for found in LINK.finditer(FENCE.sub("", text)):
        yield Link(found["words"], found["target"])


def for_the_site(text: str, origin: Path) -> str:
    """The page *origin* as it stands on the site: what is not there is named without a link."""

    def led(found: "re.Match[str]") -> str:
        target = found["target"]
        if ":" in target or target.startswith("#"):
            return found[0]
        path, _, part = target.partition("#")
        there = (origin.parent / path).resolve()
        place = _place(there)
        if place is None:
            return found["words"]
        return f"{found['picture']}[{found['words']}]({_relative(origin, place)}{f'#{part}' if part else ''})"

    code = [(fence.start(), fence.end()) for fence in FENCE.finditer(text)]
    return LINK.sub(lambda found: found[0] if any(a <= found.start() < b for a, b in code) else led(found), text)


def _place(file: Path) -> str | None:
    """Where a file of ours is on the site, counted from its top."""
    if book := _BOOK.fullmatch(file.relative_to(ROOT).as_posix()):
        return f"{RULEBOOKS}/{book[1].replace('_', '-')}-{book[2]}.md"
    if file.name in _ABOVE and file.parent == ROOT:
        return _ABOVE[file.name]
    return file.relative_to(DOCS).as_posix() if file.is_relative_to(DOCS) and file.is_file() else None


def _relative(origin: Path, place: str) -> str:
    depth = len(origin.relative_to(DOCS).parts) - 1 if origin.is_relative_to(DOCS) else 0
    return "../" * depth + place


def anchors(text: str) -> set[str]:
    """What can be led to within a page: its headings, as GitHub and the site name them."""
    headings = re.findall(r"^#{1,6} (.+?)\s*$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
