"""Builds the documentation: docs/, the rulebooks and the references, as a site that needs nothing from elsewhere.

    python -m tools.site.build FOLDER

A link that leads nowhere, a page that nothing leads to, a script in a page, a font from elsewhere: each stops it.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

import panzerkiste
from tools.site import contents, described, links, python_reference, rulebooks

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
BESIDE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}  # pages that lie above docs/
SETTINGS: Final[dict[str, Any]] = {
    "project": "Panzerkiste",
    "version": panzerkiste.__version__,
    "extensions": ["myst_parser"],
    "myst_enable_extensions": ["colon_fence"],
    "myst_heading_anchors": 4,
    "root_doc": contents.FRONT,
    "html_theme": "furo",
    "html_title": "Panzerkiste",
    "html_copy_source": False,
    "html_show_sphinx": False,
    "html_show_copyright": False,
    "html_domain_indices": False,
    "html_use_index": False,
    "suppress_warnings": ["misc.highlighting_failure", "myst.xref_ambiguous"],  # blocks in forms of our own
}
THEME: Final = "_static/scripts/theme.js"
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ELSEWHERE: Final = re.compile(r"""<(?:script|img|iframe)[^>]*src="https?:|<link[^>]*href="https?:|url\(["']?https?:""")


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        gather(pages := Path(place) / "pages")
        write(pages, built := Path(place) / "site")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target, ignore=shutil.ignore_patterns(".*", "objects.inv", "*.map"))
    size = sum(file.stat().st_size for file in target.rglob("*") if file.is_file())
    print(f"{target / 'index.html'}: {size / 1e6:.1f} MB")


def write(pages: Path, site: Path) -> None:
    """The pages as a site; what is wrong with one is said on the way, and stops it in the end."""
    sphinx = Sphinx(pages, None, site, site.with_name("trees"), "html", SETTINGS, status=None, warningiserror=True)
    sphinx.build()
    if sphinx.statuscode:
        raise SystemExit(sphinx.statuscode)
    tidy(site)


def gather(pages: Path) -> None:
    """All that is to be read, in one folder, with links that hold there."""
    shutil.copytree(DOCS, pages)
    for name, page in BESIDE.items():
        shutil.copy(ROOT / name, pages / page)
    for file in sorted(pages.rglob("*.md")):
        source = next((ROOT / name for name, page in BESIDE.items() if file.name == page), None)
        origin = source or DOCS / file.relative_to(pages)
        file.write_text(links.for_the_site(file.read_text(encoding="utf-8"), origin), encoding="utf-8")
    generate(pages)
    front = pages / f"{contents.FRONT}.md"
    found = contents.sections(pages / contents.FILE, contents.pages_of(pages))
    front.write_text(front.read_text(encoding="utf-8") + contents.tree(found), encoding="utf-8")


def generate(pages: Path) -> None:
    """What the program can say of itself."""
    rulebooks.write_rulebooks(pages / links.RULEBOOKS)
    told = described.description()
    reference = pages / "reference"
    reference.mkdir()
    written = {
        "python": python_reference.page(),
        "http": described.http_page(told),
        "sockets": described.sockets_page(told),
    }
    for name, text in written.items():
        (reference / f"{name}.md").write_text(text, encoding="utf-8")


def tidy(site: Path) -> None:
    """Nothing comes from elsewhere, and the script that the theme writes into every page becomes a file."""
    for page in sorted((*site.rglob("*.html"), *site.rglob("*.css"))):
        text = page.read_text(encoding="utf-8")
        if found := ELSEWHERE.search(text):
            raise ValueError(f"{page.name} needs something from elsewhere: {found[0]}")
        for script in set(INLINE.findall(text)):
            if "dataset.theme" not in script:
                raise ValueError(f"{page.name} has a script of its own: {script.strip()[:60]}")
            (site / THEME).write_text(script.strip() + "\n", encoding="utf-8")
        up = "../" * (len(page.relative_to(site).parts) - 1)
        page.write_text(INLINE.sub(f'<script src="{up}{THEME}"></script>', text), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
