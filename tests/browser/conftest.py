"""A real server, a real browser, and visitors whose pages must not complain and must not call anybody else."""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
# The pages of one visitor share a process, as do those of the visitors after him in the same browser (Browsers).
FLAGS = ["--disable-gpu", "--process-per-site", f"--disable-features={','.join(SWITCHED_OFF)}"]
LONG = re.compile("axe|course|whole|to_the_end|each_army|people")  # in the names of tests
SLOWEST = 20_000  # milliseconds until a page must show or let do what a test wants


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker takes its share, and then from the others: what takes long comes first in every share."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    ours = [item for item in items if _is_ours(item)]
    long, short = ([item for item in ours if bool(LONG.search(item.name)) is wanted] for wanted in (True, False))
    shares = [[*long[worker::workers], *short[worker::workers]] for worker in range(workers)]
    items[:] = [*(item for item in items if not _is_ours(item)), *(item for share in shares for item in share)]


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


class Browsers:
    """What visitors of one house browse with. Whoever is gone leaves his to the next who wants the same settings.

    It knows nothing of him any more, but has the client's files at hand: to start a browser and to load them into it
    is half of what a short test costs.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    @contextmanager
    def lent(self) -> Iterator[Callable[..., BrowserContext]]:
        """A browser at every call, until the visit is over."""
        lent: list[tuple[str, BrowserContext]] = []

        def lend(**settings: Any) -> BrowserContext:
            kind = repr(sorted(settings.items()))
            lent.append((kind, self._free[kind].pop() if self._free[kind] else self._new(settings)))
            return lent[-1][1]

        yield lend
        for kind, context in lent:
            self._forget(context)
            self._free[kind].append(context)

    def _new(self, settings: dict[str, Any]) -> BrowserContext:
        context = new_context(self._browser, self._address, **settings)
        context.new_page().goto("/favicon.svg")  # as long as a page is open, its process stays
        return context

    def _forget(self, context: BrowserContext) -> None:
        first, *pages = context.pages
        for page in pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        device = context.new_cdp_session(first)
        kept = {"origin": self._address, "storageTypes": "local_storage,indexeddb,cache_storage,service_workers"}
        device.send("Storage.clearDataForOrigin", kept)
        device.detach()


def new_context(browser: Browser, address: str, **settings: Any) -> BrowserContext:
    # What the browser keeps for reading without the host must not answer in its place.
    settings = {"service_workers": "block", "locale": "en", **settings}
    context = browser.new_context(base_url=address, **settings)
    context.set_default_timeout(SLOWEST)
    return context


class Visitor:
    """Somebody with a browser of his own: cookies, settings, complaints."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
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


@pytest.fixture(scope="session")
def browsers(browser: Browser, address: str) -> Browsers:
    return Browsers(browser, address)


@pytest.fixture
def visitors(browsers: Browsers, address: str) -> Iterator[Any]:
    """Makes visitors; when the test is over, none of them may have had a complaint."""
    made: list[Visitor] = []
    with browsers.lent() as lend:

        def arrive(**settings: Any) -> Visitor:
            made.append(Visitor(lend(**settings), address))
            return made[-1]

        yield arrive
        complaints = [complaint for visitor in made for complaint in visitor.complaints]
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
