"""The documentation: every page has its place, every link leads somewhere, every block runs, and help() agrees."""

import inspect
import pydoc
import re
from pathlib import Path

import pytest

import panzerkiste
from panzerkiste.engine.scenario import game_scenarios
from panzerkiste.registry import GAMES
from tests.connect_four import EXAMPLE
from tools.site import build, contents, links, python_reference, rulebooks

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
ABOVE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
BOOKS = [game.folder / "rulebook" / f"{language}.md" for game in GAMES.values() for language in ("en", "de")]
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in ABOVE), *BOOKS]
BLOCK = re.compile(r"^```python ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def test_every_page_has_its_place_in_the_navigation():
    pages = [*contents.pages_of(DOCS), *(page.removesuffix(".md") for page in build.BESIDE.values())]
    found = contents.sections(DOCS / contents.FILE, pages)
    assert sorted(page for section in found for page in section.pages) == sorted(pages)


def test_a_page_that_no_section_names_is_found_at_the_end_and_a_name_without_a_page_is_a_mistake(tmp_path: Path):
    file = tmp_path / contents.FILE
    file.write_text('[[section]]\ntitle = "First"\npages = ["one", "more/*"]\n', encoding="utf-8")
    found = contents.sections(file, ["one", "new", "more/b", "more/a"])
    assert found == [("First", ("one", "more/a", "more/b")), ("More", ("new",))]
    with pytest.raises(ValueError, match="one"):
        contents.sections(file, ["new"])


@every_page
def test_every_link_leads_somewhere(page: Path):
    for link in links.links_in(page.read_text(encoding="utf-8")):
        if ":" in link.target:
            continue
        path, _, part = link.target.partition("#")
        there = page.parent / path if path else page
        assert there.exists(), link
        if part:
            assert part in links.anchors(there.read_text(encoding="utf-8")), link


def _file(name: str) -> str:
    """A file of the crate, if there is one of that name."""
    return (ROOT / name).read_text(encoding="utf-8") if name and (ROOT / name).is_file() else ""


@every_page
def test_every_python_block_is_run_or_is_part_of_the_example(page: Path):
    """Doctest runs what is typed, of every page (pyproject.toml); the rest is the example's, line by line."""
    for name, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        is_example = (name and (EXAMPLE / name).is_file()) or text in _file(name)
        assert is_example or name.startswith("openings/") or text.startswith(">>> "), text


def test_a_page_keeps_its_links_on_the_site_and_loses_those_to_the_source():
    text = "[a](table.md#x) [b](../src/panzerkiste/games/tank_chess/rulebook/de.md) [c](../CHANGELOG.md) [d](../bench)"
    led = "[a](table.md#x) [b](rulebooks/tank-chess-de.md) [c](changelog.md) d"
    assert links.for_the_site(text, DOCS / "library.md") == led
    assert links.for_the_site("[a](../table.md)", DOCS / "decisions" / "x.md") == "[a](../table.md)"
    assert links.for_the_site("```\n[a](../src)\n```", DOCS / "x.md") == "```\n[a](../src)\n```"


@pytest.mark.parametrize("name", panzerkiste.__all__)
def test_help_and_the_reference_agree(name: str):
    thing, told = vars(panzerkiste)[name], "\n".join(python_reference.entry(name, vars(panzerkiste)[name]))
    assert told in python_reference.page()
    if isinstance(thing, int):
        assert f"{name} = {thing}" in told
        return
    words = inspect.getdoc(thing) or ""
    assert words
    helped = pydoc.render_doc(thing, renderer=pydoc.plaintext)  # type: ignore[attr-defined]
    for line in filter(None, map(str.strip, words.splitlines())):
        assert line in told
        assert line in helped
    if inspect.isclass(thing):
        for member, what in python_reference.members(thing):
            assert what, f"{name}.{member} says nothing"
            assert member in told


def test_a_rulebook_has_its_examples_as_figures_under_their_rules():
    game = panzerkiste.game("tank-chess")
    examples = list(game_scenarios(game).values())
    text = rulebooks.illustrated(game, "de", examples)
    first = examples[0]
    place = text.index(f"figures/tank-chess/{first.id}.svg")
    assert text.rindex("\n### ", 0, place) == text.index(f"\n### {first.rules[0]} ")
    assert text.count(":::{figure}") == len(examples)
    assert first.title.de in text[place:]


@pytest.mark.filterwarnings("ignore:'myst_parser")  # its own affair with Sphinx
def test_a_broken_link_stops_the_site(tmp_path: Path):
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.md").write_text("# One\n\n[two](two.md)\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        build.write(pages, tmp_path / "site")


def test_scripts_become_files_and_nothing_comes_from_elsewhere(tmp_path: Path):
    page = tmp_path / "more" / "page.html"
    (tmp_path / build.THEME).parent.mkdir(parents=True)
    page.parent.mkdir()
    page.write_text('<body><script>\ndocument.body.dataset.theme = "auto";\n</script></body>', encoding="utf-8")
    build.tidy(tmp_path)
    assert page.read_text(encoding="utf-8") == f'<body><script src="../{build.THEME}"></script></body>'
    assert (tmp_path / build.THEME).read_text(encoding="utf-8") == 'document.body.dataset.theme = "auto";\n'
    for bad in ("<script>alert(1)</script>", '<link rel="x" href="https://fonts.example/a.css">'):
        page.write_text(bad, encoding="utf-8")
        with pytest.raises(ValueError, match=r"page\.html"):
            build.tidy(tmp_path)
