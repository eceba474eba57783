"""What every test may ask for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# A loaded machine makes any example late; that is no fault of the code under test.
settings.register_profile("panzerkiste", deadline=None, print_blob=True)
settings.load_profile("panzerkiste")


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
