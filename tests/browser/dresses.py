"""A page in all its dresses, on a desktop and on a phone, light and dark, without playing up to it again for each."""

from typing import Any, Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.conftest import ROOT

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
# Every rule is tried in both sizes and in both themes; what depends on colours in each of the four dresses.
WHOLE: Final = ((DESKTOP, "light"), (PHONE, "dark"))
COLOURS: Final = ["color-contrast", "link-in-text-block"]
# Media queries are told of a change before the first picture, watchers of sizes after it.
TWO_PICTURES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
OVERFLOW: Final = (
    "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)


def violations(page: Page, *sizes: ViewportSize, within: str = "html") -> list[str]:
    """What axe finds on the page as it stands now, or in a part of it. Afterwards it has its size, and is light."""
    before = page.viewport_size
    assert before
    page.evaluate(AXE)
    found = [violation for size in sizes or (DESKTOP, PHONE) for violation in _violations(page, size, within)]
    _dress(page, before, "light")
    return found


def _violations(page: Page, size: ViewportSize, within: str) -> list[str]:
    found = []
    for theme in THEMES:
        _dress(page, size, theme)
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if (size, theme) not in WHOLE:
            options["runOnly"] = COLOURS
        result = page.evaluate("([within, options]) => axe.run(within, options)", [within, options])
        dress = f"{page.url}, {theme}, {size['width']} wide"
        found += [f"{dress}: {one['id']}: {one['nodes'][0]['html']}" for one in result["violations"]]
    return found


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
