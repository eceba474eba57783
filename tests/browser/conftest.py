"""A real server, a real browser, and visitors whose pages must not complain and must not call anybody else."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.dresses import DESKTOP
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House

# Every new window loads two pages for the list below its address bar, which nobody sees here: more work than our own
# page. The others are what Playwright switches off by itself; Chromium reads only one list.
SWITCHED_OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding", "MediaRouter"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "LensOverlay"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
FLAGS = ["--disable-gpu", f"--disable-features={','.join(SWITCHED_OFF)}"]
LONG = re.compile("axe|whole|to_the_end|each_army|people")  # in the names of tests
SLOWEST = 20_000  # milliseconds until a page must show or let do what a test wants


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two workers take one half each, and then from each other: what takes long comes first in both halves."""
    ours = [item for item in items if _is_ours(item)]
    long, short = ([item for item in ours if bool(LONG.search(item.name)) is wanted] for wanted in (True, False))
    middle = len(short) // 2
    others = [item for item in items if not _is_ours(item)]
    items[:] = [*others, *long[::2], *short[:middle], *long[1::2], *short[middle:]]


def _is_ours(item: pytest.Item) -> bool:
    return item.path.is_relative_to(Path(__file__).parent)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Compiled before the first test: on a machine that never did it, that takes longer than any test may."""
    if not session.config.option.collectonly and any(map(_is_ours, session.items)):
        subprocess.run([sys.executable, "-m", "panzerkiste.server.thinking.thinkers", "warm-up"], check=True)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The program in a folder of its own, with chance that repeats itself, so that no match is lucky or unlucky."""
    limits = replace(WIDE_LIMITS, hold=0)  # all visitors of the tests come from one address
    house = House(tmp_path_factory.mktemp("data"), limits, ahead=True).open()
    yield house.url
    house.close()


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of his own: cookies, settings, complaints."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        self.address = address
        self.complaints: list[str] = []
        # What the browser keeps for reading without the host must not answer in its place.
        settings = {"service_workers": "block", "locale": "en", **settings}
        self.context: BrowserContext = browser.new_context(base_url=address, **settings)
        self.context.set_default_timeout(SLOWEST)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._check_host(request.url))
        self.page.on("websocket", lambda wire: self._check_host(wire.url))

    def _hear(self, message: Any) -> None:
        cut_off = "ERR_INTERNET_DISCONNECTED" in message.text
        blocked = message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not cut_off and not blocked:
            self.complaints.append(message.text)

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"a request to {url}")

    def new_match(self, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        body = {"game": "panzerschlacht", "options": options, "seats": seats}
        answer = self.context.request.post("/api/matches", data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Any]:
    """Makes visitors; when the test is over, none of them may have had a complaint."""
    made: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        made.append(Visitor(browser, address, **settings))
        return made[-1]

    yield arrive
    complaints = [complaint for visitor in made for complaint in visitor.complaints]
    for visitor in made:
        visitor.context.close()
    assert complaints == []


@pytest.fixture
def visitor(visitors: Any) -> Visitor:
    visitor: Visitor = visitors(reduced_motion="reduce")
    return visitor


@pytest.fixture
def looker(visitors: Any) -> Visitor:
    """Who looks at pages in all their dresses (dresses.py)."""
    looker: Visitor = visitors(viewport=DESKTOP, reduced_motion="reduce")
    return looker
