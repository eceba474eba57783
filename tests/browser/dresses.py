"""A page in all its dresses, on a desktop and on a phone, light and dark, without playing up to it again for each."""

from typing import Final, Literal
from zlib import crc32

from playwright.sync_api import Page, ViewportSize

from tests.conftest import ROOT

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

Theme = Literal["light", "dark"]
Dress = tuple[ViewportSize, Theme]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
ON_A_PHONE: Final[tuple[Dress, ...]] = ((PHONE, "light"), (PHONE, "dark"))
# Every screen in both sizes and in both themes, half of the screens crosswise, as their titles have it. What a page
# shows in one size alone is seen in the other theme at the next look; which colours go together at all is told by
# web/tests/contrast.test.ts.
LOOKS: Final[tuple[tuple[Dress, ...], ...]] = (
    ((DESKTOP, "light"), (PHONE, "dark")),
    ((DESKTOP, "dark"), (PHONE, "light")),
)
# Media queries are told of a change before the first picture, watchers of sizes after it.
TWO_PICTURES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
OVERFLOW: Final = (
    "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)

# What a finger can press and finds less than 40 pixels wide or high, counting what a style adds around it for fingers.
# Left out: links in a sentence, and what lies on a board or a map, where the nearest thing is meant.
SMALL: Final = """() => {
  const reach = thing => {
    const { width, height } = thing.getBoundingClientRect();
    const around = ['::before', '::after'].map(part => getComputedStyle(thing, part))
      .filter(style => style.content !== 'none' && style.position === 'absolute');
    const more = side => Math.max(0, ...around.map(style => -parseFloat(style[side]) || 0));
    return [width + more('left') + more('right'), height + more('top') + more('bottom')];
  };
  const isInSentence = thing =>
    thing.matches('a') && getComputedStyle(thing).display === 'inline' && thing.closest('p, li, dd, td');
  const isNamedElsewhere = thing =>
    thing.matches('input') && (thing.closest('label') || document.querySelector(`label[for="${thing.id}"]`));
  return [...document.querySelectorAll('button, summary, select, a[href], label:has(input), input')]
    .filter(thing => !thing.closest('svg, [role=grid], .field') && !thing.matches('.skip, :disabled'))
    .filter(thing => !isInSentence(thing) && !isNamedElsewhere(thing))
    .filter(thing => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(thing => [...reach(thing), thing.outerHTML])
    .filter(([width, height]) => Math.min(width, height) > 0 && Math.min(width, height) < 39.5);
}"""
# What axe finds; of all that it has looked at nothing else travels.
FOUND: Final = """within => axe.run(within, { resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))"""
# A desktop whose page is enlarged to 200 %.
TWICE: Final[ViewportSize] = {"width": 720, "height": 450}
# Words of buttons and headings that are wider than their place, and not meant to end in an ellipsis.
CUT_OFF: Final = """() => [...document.querySelectorAll('main :is(button, h1, h2, h3, label)')]
  .filter(thing => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(thing => thing.innerText?.trim() && thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 1)
  .filter(thing => getComputedStyle(thing).overflowX !== 'visible')
  .filter(thing => getComputedStyle(thing).textOverflow !== 'ellipsis')
  .map(thing => thing.outerHTML.slice(0, 160))"""
# Letters of twice the size, and nothing else: what whoever sets that on a phone sees. Drawings keep theirs.
LARGE_LETTERS: Final = """() => {
  const all = [...document.querySelectorAll('body *')].filter(thing => !thing.closest('svg'));
  const sizes = all.map(thing => parseFloat(getComputedStyle(thing).fontSize));
  all.forEach((thing, at) => (thing.style.fontSize = `${2 * sizes[at]}px`));
}"""
LARGER_PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger on a phone, with its size. Afterwards the page has its size, and is light."""
    before = page.viewport_size
    assert before
    _dress(page, LARGER_PHONE, "light")
    found = [f"{page.url}: {width:.0f}×{height:.0f}: {html[:160]}" for width, height, html in page.evaluate(SMALL)]
    _dress(page, before, "light")
    return found


def violations(page: Page, *dresses: Dress, within: str = "html") -> list[str]:
    """What axe finds on the page as it stands now, or in a part of it. Afterwards it has its size, and is light."""
    before = page.viewport_size
    assert before
    look = _looks_before(page) + crc32(page.title().encode())
    found = [one for dress in dresses or LOOKS[look % len(LOOKS)] for one in _violations(page, *dress, within)]
    _dress(page, before, "light")
    return found


def flaws(page: Page, *dresses: Dress) -> list[str]:
    """What axe finds, and what is too small for a finger."""
    return violations(page, *dresses) + small_targets(page)


def too_wide(page: Page) -> list[str]:
    """What does not fit where everything is twice as large. Afterwards the page has its size, and is light."""
    before = page.viewport_size
    assert before
    _dress(page, TWICE, "light")
    pixels: int = page.evaluate(OVERFLOW)[0]
    cut: list[str] = page.evaluate(CUT_OFF)
    _dress(page, before, "light")
    return [f"{page.url}: {pixels} too wide"] * (pixels > 0) + [f"{page.url}: cut off: {words}" for words in cut]


def too_wide_in_large_letters(page: Page) -> list[str]:
    """What does not fit on a phone with letters twice as large, which the page keeps."""
    _dress(page, LARGER_PHONE, "light")
    page.evaluate(LARGE_LETTERS)
    page.evaluate(TWO_PICTURES)
    pixels: int = page.evaluate(OVERFLOW)[0]
    cut: list[str] = page.evaluate(CUT_OFF)
    return [f"{page.url}: {pixels} too wide"] * (pixels > 0) + [f"{page.url}: cut off: {words}" for words in cut]


def _looks_before(page: Page) -> int:
    """How often axe has looked at this page since it was loaded. Before the first time it has to be there."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE)
    looks: int = page.evaluate("window.looks = (window.looks ?? -1) + 1")
    return looks


def _violations(page: Page, size: ViewportSize, theme: Theme, within: str) -> list[str]:
    _dress(page, size, theme)
    dress = f"{page.url}, {theme}, {size['width']} wide"
    return [f"{dress}: {rule}: {html}" for rule, html in page.evaluate(FOUND, within)]


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
