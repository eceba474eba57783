"""Finds the proxies that deploy/ has sites for, and installs them from Debian where they are missing.

Where they cannot be, the script says what is skipped: nobody needs them to play.
"""

import shutil

from tools.browser import apt_get_install

PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}


def program(name: str) -> str | None:
    """Where it lies; users who are not root often lack /usr/sbin in their path."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin")


def main() -> None:
    for name, package in PACKAGES.items():
        if not program(name):
            apt_get_install(package)
        print(f"{name} for the tests: {program(name)}" if program(name) else f"The tests behind {name} are skipped.")


if __name__ == "__main__":
    main()
