"""What every test may ask for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# A loaded machine makes any example late; that is no fault of the code under test. The examples are the same every
# time, so that a failure is the fault of a change; `panzerkiste fuzz` is there to look for new ones.
settings.register_profile("panzerkiste", deadline=None, derandomize=True)
settings.load_profile("panzerkiste")

# Files with tests that take many seconds each.
LONG = {"test_conformance.py", "test_connect_four.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: a long test at the end would leave all other cores without work."""
    items.sort(key=lambda item: item.path.name not in LONG)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser for tests/browser. A test that wants one and finds none fails, and says what to install."""
    if path := os.environ.get("PANZERKISTE_BROWSER"):
        return path
    finder = [sys.executable, str(ROOT / "tools" / "browser.py")]
    found = subprocess.run(finder, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail(found.stderr, pytrace=False)
    return found.stdout.strip()
