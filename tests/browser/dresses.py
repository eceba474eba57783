"""A page in all its dresses, on a desktop and on a phone, light and dark, without playing up to it again for each."""

from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.conftest import ROOT

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

Theme = Literal["light", "dark"]
Dress = tuple[ViewportSize, Theme]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
ON_A_PHONE: Final[tuple[Dress, ...]] = ((PHONE, "light"), (PHONE, "dark"))
# Every screen in both sizes and in both themes. What a page shows in one size alone is seen in the other theme at the
# next look; which colours go together at all is told by web/tests/contrast.test.ts.
LOOKS: Final[tuple[tuple[Dress, ...], ...]] = (
    ((DESKTOP, "light"), (PHONE, "dark")),
    ((DESKTOP, "dark"), (PHONE, "light")),
)
# Media queries are told of a change before the first picture, watchers of sizes after it.
TWO_PICTURES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
OVERFLOW: Final = (
    "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)


def violations(page: Page, *dresses: Dress, within: str = "html") -> list[str]:
    """What axe finds on the page as it stands now, or in a part of it. Afterwards it has its size, and is light."""
    before = page.viewport_size
    assert before
    look = _looks_before(page)
    found = [one for dress in dresses or LOOKS[look % len(LOOKS)] for one in _violations(page, *dress, within)]
    _dress(page, before, "light")
    return found


def _looks_before(page: Page) -> int:
    """How often axe has looked at this page. Before the first time it has to be there."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE)
    looks: int = page.evaluate("window.looks = (window.looks ?? -1) + 1")
    return looks


def _violations(page: Page, size: ViewportSize, theme: Theme, within: str) -> list[str]:
    _dress(page, size, theme)
    result = page.evaluate("within => axe.run(within, { resultTypes: ['violations'] })", within)
    dress = f"{page.url}, {theme}, {size['width']} wide"
    return [f"{dress}: {one['id']}: {one['nodes'][0]['html']}" for one in result["violations"]]


def overflow(page: Page, size: ViewportSize) -> list[list[int]]:
    """By how many pixels the page is too wide and too high for a window of this size, light and dark."""
    found = []
    for theme in THEMES:
        _dress(page, size, theme)
        found.append(page.evaluate(OVERFLOW))
    return found


def _dress(page: Page, size: ViewportSize, theme: Theme) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme)
    page.evaluate(TWO_PICTURES)
