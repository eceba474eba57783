"""Prints the path of a Chromium for the browser tests, and installs one where there is none.

In this order: the one that PANZERKISTE_BROWSER names, the machine's, Playwright's own if it is there already,
Debian's (as root), Playwright's own. Without any the script fails and says what to install. Chromium without windows
does for the tests and saves a fifth of their work, so it comes before the whole one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMANDS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PLAYWRIGHT = (sys.executable, "-m", "playwright")

NO_BROWSER = """\
The browser tests need Chromium, and none was found or could be installed. Please install it, for example with
    sudo apt-get install chromium
or set PANZERKISTE_BROWSER to the path of a Chromium or Chrome that is somewhere else."""

NO_DRIVER = """\
Playwright, which drives the browser in the tests, does not start here. Usually a library is missing:
    sudo apt-get install libatomic1"""


def machines_own() -> str | None:
    found = (shutil.which(command) for command in COMMANDS)
    return next((path for path in found if path and runs(path, "--version")), None)


def playwrights_own() -> str | None:
    if not playwright_runs():
        return None
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() and runs(path, "--version") else None


def from_debian() -> str | None:
    return machines_own() if apt_get_install("chromium-headless-shell") or apt_get_install("chromium") else None


def from_playwright() -> str | None:
    tell("Fetching Playwright's Chromium for the browser tests ...")
    options = ("--with-deps",) if may_apt_get() else ()
    return playwrights_own() if does(*PLAYWRIGHT, "install", *options, "chromium") else None


def playwright_runs() -> bool:
    return runs(*PLAYWRIGHT, "--version")


def may_apt_get() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_get_install(package: str) -> bool:
    if not may_apt_get():
        return False
    tell(f"Installing {package} for the tests ...")
    apt_get = ("apt-get", "-o", "DPkg::Lock::Timeout=300")  # another one may be at work
    does(*apt_get, "update")  # where this fails, the older lists may do
    return does(*apt_get, "install", "-y", "--no-install-recommends", package)


def runs(*command: str) -> bool:
    """Whether it starts. Not everything by the name of a browser does: Ubuntu's may be a note about a snap."""
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def does(*command: str) -> bool:
    """Runs a command silently, unless it fails."""
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        tell(f"{' '.join(command)} failed:")
        tell("\n".join(done.stdout.splitlines()[-6:]))
    return done.returncode == 0


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def main() -> None:
    path = os.environ.get("PANZERKISTE_BROWSER")
    if path and not runs(path, "--version"):
        sys.exit(f"PANZERKISTE_BROWSER is {path}, and that does not start.")
    path = path or machines_own() or playwrights_own() or from_debian() or from_playwright()
    if not path:
        sys.exit(NO_BROWSER)
    if not playwright_runs() and not (apt_get_install("libatomic1") and playwright_runs()):
        sys.exit(NO_DRIVER)
    print(path)


if __name__ == "__main__":
    main()
